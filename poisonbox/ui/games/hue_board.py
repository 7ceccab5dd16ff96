"""What lies on the felt of Hue: cards, what skulls killed, what glows, and the card to be laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from poisonbox.games.hue.board import TILES, at, cells
from poisonbox.games.hue.cards import Place, colours_of
from poisonbox.games.hue.view import HueView
from poisonbox.ui.games.hue_felt import Held, step
from poisonbox.ui.games.hue_standing import placed, section_box

if TYPE_CHECKING:
    from poisonbox.ui.games.hue import HueScene

BOARD = ("card", "killed", "glow", "dot", "ghost", "choice", "hint")
"""The groups of items that lie on the felt and move with it."""

_LIGHT = "#ffd98a"
_CARD, _KILLED, _GLOW, _DOT, _CHOICE, _GHOST = range(1, 7)
"""What lies over what on the felt."""


def lay_board(scene: HueScene, view: HueView) -> None:
    """Put down everything that lies on the felt."""
    felt = scene.felt
    origin = felt.point(0, 0)
    scene.ground.setBrush(scene.pictures.felt(origin))
    scene.grid.setBrush(scene.pictures.grid(felt.unit, felt.shown.unit, origin))
    for at_, place in enumerate(placed(view)):
        lay_card(scene, ("card", at_), Held.of(place), _CARD + at_ * 0.001)
    _lay_killed(scene)
    lay_glow(scene, view)
    with scene.secretly():
        lay_choosing(scene)


def lay_card(
    scene: HueScene, key: tuple[object, ...], card: Held, z: float, opacity: float = 1.0
) -> None:
    """Put down one card in its place."""
    picture = scene.pictures.card(card.card, card.heading, scene.felt.unit)
    _put(scene, key, picture, scene.felt.point(card.x + 0.5, card.y + 0.5), z, opacity)


def _put(
    scene: HueScene, key: tuple[object, ...], picture: QPixmap, at_: QPointF, z: float,
    opacity: float = 1.0, scale: float = 1.0,
) -> None:  # fmt: skip
    piece = scene.put(key, picture, at_, z, opacity=opacity, scale=scene.felt.scale * scale)
    piece.setParentItem(scene.ground)


def _lay_killed(scene: HueScene) -> None:
    """Veils over the areas that a skull has made worthless."""
    now = scene.standing
    for index, (cell, section) in enumerate(now.killed):
        left, top, wide, tall = section_box(now.board[cell], section)
        x, y = at(cell)
        skull = TILES[now.board[cell]].skull
        picture = scene.pictures.killed(scene.felt.unit, wide, tall, skull)
        middle = scene.felt.point(x + left + wide / 2, y + top + tall / 2)
        _put(scene, ("killed", index), picture, middle, _KILLED)


def lay_glow(scene: HueScene, view: HueView) -> None:
    """The best area of a colour that is looked at; at the end those that made the winner win."""
    now = scene.standing
    if scene.colour is not None:
        colours = [scene.colour]
    elif view.winners is not None and view.score_cards is not None:
        cards = [view.score_cards[seat] for seat in view.winners]
        colours = sorted({colour for card in cards for colour in colours_of(card)})
    else:
        return
    lit = tuple(section for colour in colours for section in now.best[colour])
    picture, bounds, scale = scene.pictures.glow(now.board, lit, scene.felt.unit, _LIGHT)
    middle = scene.felt.point((bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2)
    _put(scene, ("glow",), picture, middle, _GLOW, scale=scale)
    if scene.stage is None or scene.stage.counts:
        for colour in colours:
            _lay_points(scene, colour)


def _lay_points(scene: HueScene, colour: int) -> None:
    """How much an area that shines is worth, in its midst."""
    now, felt = scene.standing, scene.felt
    middles = []
    for cell, section in now.best[colour]:
        left, top, wide, tall = section_box(now.board[cell], section)
        x, y = at(cell)
        middles.append((x + left + wide / 2, y + top + tall / 2))
    if not middles:
        return
    mean_x, mean_y = (sum(ways) / len(middles) for ways in zip(*middles, strict=True))
    nearest = min(middles, key=lambda m: (m[0] - mean_x) ** 2 + (m[1] - mean_y) ** 2)
    size = max(26.0, felt.unit * 0.6)
    here = felt.point(*nearest)
    badge = scene.pictures.disc(size, "#f01a1109", _LIGHT)
    _put(scene, ("glow", "badge", colour), badge, here, _GLOW + 0.1)
    box = QRectF(here.x() - size / 2, here.y() - size / 2, size, size)
    words = scene.write(
        ("glow", "points", colour), str(now.values[colour]), box, size * 0.56,
        z=_GLOW + 0.2, colour="#fff3d0", display=True,
    )  # fmt: skip
    words.setParentItem(scene.ground)


# -- the card that is about to be laid -------------------------------------------------------------


def lay_choosing(scene: HueScene) -> None:
    """What only the holder sees: where the card may lie, the card over the felt, the choice."""
    stage = scene.stage
    ask = None if stage is None else stage.ask("place")
    if stage is None or ask is None or scene.concealed:
        return
    held = scene.held
    if held is not None:
        _lay_dots(scene, held)
    if ask.choice is not None:
        _lay_choice(scene, ask.choice, faint=held is not None)
    if stage.hint is not None and stage.hint != ask.choice:
        _lay_hint(scene, stage.hint)
    lay_ghost(scene)


def lay_ghost(scene: HueScene) -> None:
    """The card over the felt: it shines where it may lie."""
    held = scene.held
    if held is None or scene.ghost_hidden:
        return
    felt, theme = scene.felt, scene.look.theme
    middle = felt.point(held.x + 0.5, held.y + 0.5)
    legal = held.place in scene.legal
    lay_card(scene, ("ghost", "card"), held, _GHOST, 0.9 if legal else 0.4)
    colour = _LIGHT if legal else "#ff6a55"
    outline = scene.pictures.outline(held.heading, felt.unit, colour, airy=True)
    _put(scene, ("ghost", "outline"), outline, middle, _GHOST + 0.3)
    if legal:
        _lay_cover_mark(scene, "ghost", held.place)
    else:
        size = felt.unit * 0.62
        cross = scene.look.picture("icons/cross", size, size, {"ink": theme.bad})
        back = scene.pictures.disc(size * 1.2, "#d8140b08")
        _put(scene, ("ghost", "back"), back, middle, _GHOST + 0.35)
        _put(scene, ("ghost", "cross"), cross, middle, _GHOST + 0.4)


def _lay_cover_mark(scene: HueScene, group: str, place: Place) -> None:
    unit = scene.felt.unit
    for cell in cells(place.x, place.y, place.heading):
        if cell in scene.standing.board:
            x, y = at(cell)
            mark = scene.look.picture("hue/cover-mark", unit, unit)
            _put(scene, (group, "cover"), mark, scene.felt.point(x + 0.5, y + 0.5), _GHOST + 0.2)


def _lay_choice(scene: HueScene, choice: Place, *, faint: bool) -> None:
    """The card that was chosen but not confirmed."""
    card = Held.of(choice)
    middle = scene.felt.point(card.x + 0.5, card.y + 0.5)
    lay_card(scene, ("choice", "card"), card, _CHOICE, 0.35 if faint else 1.0)
    outline = scene.pictures.outline(card.heading, scene.felt.unit, _LIGHT)
    _put(scene, ("choice", "outline"), outline, middle, _CHOICE + 0.1)


def _lay_dots(scene: HueScene, held: Held) -> None:
    """Where the middle of the card may lie in this heading."""
    board, unit = scene.standing.board, scene.felt.unit
    across, down = step(held.heading)
    for index, (x, y) in enumerate(scene.places(held.card, held.heading)):
        covers = any(cell in board for cell in cells(x, y, held.heading))
        picture = scene.pictures.dot(unit, _LIGHT, covers)
        middle = scene.felt.point(x + across + 0.5, y + down + 0.5)
        _put(scene, ("dot", index), picture, middle, _DOT, 0.85)


def _lay_hint(scene: HueScene, hint: Place) -> None:
    """Where the holder was advised to lay a card."""
    card = Held.of(hint)
    middle = scene.felt.point(card.x + 0.5, card.y + 0.5)
    lay_card(scene, ("hint", "card"), card, _CHOICE - 0.2, 0.5)
    size = scene.felt.unit * 0.7
    _put(scene, ("hint", "back"), scene.pictures.disc(size * 1.3, "#e0140b08"), middle, _CHOICE)
    lamp = scene.look.picture("icons/hint", size, size, {"ink": _LIGHT})
    _put(scene, ("hint", "lamp"), lamp, middle, _CHOICE + 0.05)
