"""Beside the felt of Hue: what the colours are worth, and what turns cards and moves the felt."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFontMetricsF

from poisonbox.games.hue.cards import COLOURS
from poisonbox.ui.style import BODY
from poisonbox.ui.table.items import rounded
from poisonbox.ui.table.scene import Z_PIECE, Z_WORDS
from poisonbox.ui.theme import PAINTS

if TYPE_CHECKING:
    from poisonbox.ui.games.hue import HueScene

_TARGET = 34.0
"""Pixels of what can be pressed."""

translate = QCoreApplication.translate


class _Columns(NamedTuple):
    """Widths of what stands in a row of the legend."""

    tile: float
    name: float
    number: float
    change: float

    @property
    def whole(self) -> float:
        return sum(self) + 38


def _columns(scene: HueScene, *, names: bool) -> _Columns:
    look, size = scene.look, scene.pixels("body")
    body = QFontMetricsF(look.font_of(size))
    large = QFontMetricsF(look.font_of(scene.pixels("large"), display=True))
    widest = max(body.horizontalAdvance(scene.words.colour(colour)) for colour in range(5))
    change = QFontMetricsF(look.font_of(size, bold=True)).horizontalAdvance("→00") + 3
    tile = max(34.0, 34.0 * size / (BODY * max(1.0, look.text_scale)))
    return _Columns(tile, widest + 10 if names else 0.0, large.horizontalAdvance("00") + 2, change)


def _named(scene: HueScene) -> bool:
    """Whether there is room for the colours' names."""
    return _columns(scene, names=True).whole < scene.size.width() * 0.24


def side_width(scene: HueScene) -> float:
    """How much room the legend takes from the felt."""
    whole = _columns(scene, names=_named(scene)).whole
    return round(max(whole, 3 * _TARGET + 24))


def lay_side(scene: HueScene, box: QRectF) -> None:
    """Five rows for five colours, and the buttons below them."""
    theme, look = scene.look.theme, scene.look
    asked = scene.stage is not None and scene.stage.ask("place") is not None
    tools = 2 * _TARGET + 10 if asked else _TARGET + 8
    larger = max(1.0, look.text_scale * 0.8, scene.pixels("body") / BODY * 0.8)
    row = min(46.0 * larger, (box.height() - 2 * _TARGET - 24) / 5)
    panel = QRectF(box.left(), box.top(), box.width(), 5 * row + tools + 14)
    plate = rounded(look, panel.width(), panel.height(), theme.plate, theme.line, 1.5, 12)
    scene.put("side", plate, panel.center(), Z_PIECE)
    for colour in range(5):
        place = QRectF(panel.left() + 6, panel.top() + 5 + colour * row, panel.width() - 12, row)
        _lay_row(scene, colour, place)
    lay_row_mark(scene)
    low = QRectF(panel.left() + 8, panel.bottom() - tools - 4, panel.width() - 16, tools)
    _lay_tools(scene, low)


def lay_row_mark(scene: HueScene) -> None:
    """Mark the colour that is looked at."""
    box, theme = scene.rows.get(scene.colour), scene.look.theme
    if box is not None:
        size = (box.width(), box.height() - 2)
        mark = rounded(scene.look, *size, theme.hover, theme.accent, 1.5, 8)
        scene.put(("row",), mark, box.center(), Z_PIECE + 1)


def _lay_row(scene: HueScene, colour: int, box: QRectF) -> None:
    now = scene.standing
    scene.rows[colour] = box
    paint = PAINTS[COLOURS[colour]]
    values = {
        "colour": paint.base,
        "colour-light": paint.light,
        "colour-deep": paint.deep,
        "symbol": paint.symbol,
    }
    columns = _columns(scene, names=_named(scene))
    size = min(box.height() - 6, columns.tile)
    tile = QRectF(box.left() + 4, box.center().y() - size / 2, size, size)
    scene.draw(("tile", colour), "hue/square", tile, Z_PIECE + 2, values)
    if colour in now.killed_colours:
        skull = QRectF(tile.center().x(), tile.center().y(), size * 0.72, size * 0.72)
        scene.draw(("tile-skull", colour), "hue/skull", skull, Z_PIECE + 3)
    left = box.left() + columns.tile + 12
    ink = scene.look.theme.plate_ink
    if columns.name:
        name = QRectF(left, box.top(), columns.name, box.height())
        words = scene.words.colour(colour)
        scene.write(("name", colour), words, name, "body", align="left", colour=ink)
    value = QRectF(left + columns.name, box.top(), columns.number, box.height())
    scene.write(
        ("value", colour), str(now.values[colour]) if _counts(scene) else "?", value, "large",
        align="right", display=True, colour=ink,
    )  # fmt: skip
    with scene.secretly():
        change = QRectF(value.right() + 4, box.top(), columns.change, box.height())
        lay_change(scene, colour, change)
    scene.spot(
        ("colour", colour), box,
        scene.words.value(colour, now) if _counts(scene) else scene.words.colour(colour), "colours",
        partial(scene.pin_colour, colour), chosen=scene.pinned == colour,
    )  # fmt: skip


def _counts(scene: HueScene) -> bool:
    """Whether the legend says what colours are worth; not where a learner is to count."""
    return scene.stage is None or scene.stage.counts


def lay_change(scene: HueScene, colour: int, box: QRectF) -> None:
    """What a colour would be worth if the card over the felt lay there."""
    theme = scene.look.theme
    scene.change_boxes[colour] = box
    if scene.expected is None or scene.concealed:
        return
    before, after = scene.standing.values[colour], scene.expected.values[colour]
    if before != after:
        ink = theme.good if after > before else theme.bad
        scene.write(
            ("change", colour), f"→{after}", box, "body", align="left", colour=ink, bold=True,
            z=Z_WORDS + 1,
        )  # fmt: skip


def _lay_tools(scene: HueScene, box: QRectF) -> None:
    """Zoom out, everything, zoom in; below them turning to the left and to the right."""
    third = box.width() / 3
    tools: tuple[tuple[str, str, Callable[[], None]], ...] = (
        ("zoom-out", translate("Hue", "Smaller (−)"), partial(scene.zoom, -1)),
        ("fit", translate("Hue", "Show all cards (0)"), scene.show_all),
        ("zoom-in", translate("Hue", "Larger (+)"), partial(scene.zoom, 1)),
    )
    for index, (icon, words, act) in enumerate(tools):
        place = QRectF(box.left() + index * third, box.top(), third, _TARGET)
        _tool(scene, icon, words, act, place)
    stage = scene.stage
    if stage is None or stage.ask("place") is None or scene.concealed:
        return
    half = box.width() / 2
    with scene.secretly():
        for index, (icon, words, way) in enumerate(
            (
                ("turn-left", translate("Hue", "Turn the card to the left (Shift+R)"), -1),
                ("turn-right", translate("Hue", "Turn the card to the right (R)"), 1),
            )
        ):
            left = box.left() + index * half
            place = QRectF(left, box.top() + _TARGET + 6, half, _TARGET)
            _tool(scene, icon, words, partial(scene.turn, way), place)


def _tool(scene: HueScene, icon: str, words: str, act: Callable[[], None], place: QRectF) -> None:
    look, theme = scene.look, scene.look.theme
    button = place.adjusted(2, 0, -2, 0)
    plate = rounded(look, button.width(), button.height(), theme.raised, theme.line, 1.2, 8)
    scene.put(("tool", icon), plate, button.center(), Z_PIECE + 1)
    sign = QRectF(button.center().x() - 11, button.center().y() - 11, 22, 22)
    scene.draw(("tool-icon", icon), f"icons/{icon}", sign, Z_PIECE + 2, {"ink": theme.ink})
    scene.spot(("tool", icon), button, words, "tools", act)
