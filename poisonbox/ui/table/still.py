"""Stills: a position replayed by the rules, laid by its game's scene, cut to what matters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from poisonbox.control.screen import Ask, Chair
from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES
from poisonbox.texts.pictures import Picture, album
from poisonbox.ui.fonts import TEXT
from poisonbox.ui.games import scene_class
from poisonbox.ui.look import Look
from poisonbox.ui.style import BODY, style_sheet
from poisonbox.ui.table.pointing import Pointer, find, words_of
from poisonbox.ui.table.scene import TableScene
from poisonbox.ui.table.stage import Stage
from poisonbox.ui.theme import CRESTS, Theme

_AROUND = 14.0
"""Pixels of the table that are seen around what matters."""

_DRAFT = 0.05
"""How finely things are drawn that nobody sees: only where they lie counts."""


def replayed(picture: Picture) -> Match[Any]:
    """The match of a picture; raises as Match does for what cannot be."""
    game = GAMES[picture.clause.partition("/")[0]]
    table = album(game.id).table[picture.table]
    moves = [(seat, game.decode(move)) for seat, move in (*table.moves, *picture.moves)]
    return Match.replay(game, len(table.names), table.options, moves)


def stage_of(picture: Picture) -> Stage:
    """What lies on the table of a picture."""
    match = replayed(picture)
    view = match.view(picture.seat)
    result = match.result()
    sealed = getattr(view, "sealed", None)
    actors = () if picture.scored else match.actors()
    if not actors or CHANCE in actors:
        sealed = None
    names = album(match.game.id).table[picture.table].names
    chairs = tuple(
        Chair(
            seat=seat,
            kind="human",
            name=name,
            crest=CRESTS[seat],
            character=None,
            level=None,
            asked=seat in actors,
            seal=None if sealed is None else sealed[seat],
            locked=False,
            wrong=0,
        )
        for seat, name in enumerate(names)
    )
    kind = "over" if result is not None else "scoring" if picture.scored else "open"
    return Stage(
        view, chairs, kind, _asks(picture, match), sheets=match.sheets(), result=result
    )  # fmt: skip


def _asks(picture: Picture, match: Match[Any]) -> tuple[Ask, ...]:
    """What the seat may choose, and what it has chosen."""
    seat = picture.seat
    if seat is None or seat not in match.actors() or picture.scored:
        return ()
    moves = match.moves(seat)
    game = match.game
    phase = str(next(iter(game.encode(moves[0]))))
    choice = None if picture.choice is None else game.decode(picture.choice)
    return (Ask(seat, phase, moves, choice),)


def still_look(theme: Theme, language: str) -> Look:
    """What stills are drawn with; several of them with the same one share what they have alike."""
    return Look(theme, 1.0, language, motion=0.0)


def still(picture: Picture, look: Look, size: QSize) -> QImage:
    """Draw a picture in a size, in pixels of the device, with a look made for stills."""
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(look.theme.panel if picture.sheet else look.theme.ground))
    (_draw_sheet if picture.sheet else _draw_table)(picture, look, image)
    return image


# -- the table -------------------------------------------------------------------------------------


def laid(picture: Picture, look: Look) -> TableScene:
    """The scene of a picture with everything that was done to it."""
    scene = scene_class(picture.clause.partition("/")[0])(look)
    scene.prompted = False
    scene.resize(*picture.size)
    scene.show_stage(stage_of(picture))
    for done in picture.press:
        _press(scene, done.split())
    if picture.point:
        Pointer(scene).point(picture.point)
    return scene


def frame_of(scene: TableScene, picture: Picture) -> QRectF:
    """The part of the table that is seen: all that matters, in the picture's shape."""
    whole = scene.sceneRect()
    seen = QRectF()
    for wanted in picture.part:
        places = find(scene, wanted)
        if not places:
            raise KeyError(f"{picture.clause}: there is no {wanted} on this table")
        for place in places:
            seen = seen.united(place)
    box = seen.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND) if picture.part else whole
    wide = max(box.width(), box.height() * picture.proportion)
    tall = max(box.height(), box.width() / picture.proportion)
    fit = min(1.0, whole.width() / wide, whole.height() / tall)
    wide, tall = wide * fit, tall * fit
    left = min(max(box.center().x() - wide / 2, whole.left()), whole.right() - wide)
    top = min(max(box.center().y() - tall / 2, whole.top()), whole.bottom() - tall)
    return QRectF(left, top, wide, tall)


def _draw_table(picture: Picture, look: Look, image: QImage) -> None:
    look.art.scale = _DRAFT
    draft = laid(picture, look)
    frame = frame_of(draft, picture)
    draft.deleteLater()
    look.art.scale = image.width() / frame.width()
    scene = laid(picture, look)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    scene.render(painter, QRectF(image.rect()), frame)
    painter.end()
    scene.deleteLater()


def _press(scene: TableScene, words: Sequence[str]) -> None:
    """Press a spot, or keys on it, as somebody at the table would."""
    name = [word for word in words if not word.startswith("+")]
    keys = [word[1:] for word in words if word.startswith("+")]
    spot = next(spot for spot in scene.spots if words_of(spot.key) == name)
    if not keys and spot.act is not None:
        spot.act()
    for key in keys:
        pressed = Qt.Key[f"Key_{key}"]
        event = QKeyEvent(QEvent.Type.KeyPress, pressed, Qt.KeyboardModifier.NoModifier)
        scene.own_key(event, spot.key)


# -- the score sheet -------------------------------------------------------------------------------


def _draw_sheet(picture: Picture, look: Look, image: QImage) -> None:
    """A round's score sheet, as it lies over the table after a round."""
    from poisonbox.ui.screens.round_sheet import RoundSheet  # noqa: PLC0415  # it knows all pages

    stage = stage_of(picture)
    game = picture.clause.partition("/")[0]
    wide = picture.size[0]
    look.art.scale = image.width() / wide
    sheet = RoundSheet(look, game, stage.sheets[-1], stage.view, stage.chairs)
    ground = QWidget()
    plain = f'color: {look.theme.ink}; font-family: "{TEXT}"; font-size: {BODY}px;'
    ground.setObjectName("ground")
    ground.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    own = f"QWidget {{ {plain} }} #ground {{ background: {look.theme.panel}; }}"
    ground.setStyleSheet(own + style_sheet(look.theme, 1.0))
    ground.resize(wide, round(wide / picture.proportion))
    inside = QVBoxLayout(ground)
    inside.addWidget(sheet)
    inside.addStretch(1)
    image.setDevicePixelRatio(look.art.scale)
    ground.grab()  # so that everything is laid out
    ground.render(image)
    image.setDevicePixelRatio(1.0)
    ground.deleteLater()
