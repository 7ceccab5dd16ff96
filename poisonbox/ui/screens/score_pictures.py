"""Small pictures for the lines of score sheets: cards, drinks, counters and colours."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from poisonbox.core.result import Line
from poisonbox.ui.look import Look
from poisonbox.ui.theme import PAINTS, player_values

_CARD = 200 / 280
"""Width of a card of Cauldrons for its height."""

_GOBLET = 60 / 84
_MOST_CARDS = 9
_DRINKS = frozenset(
    {
        "double", "liqueur", "spirits", "spoil", "cordial", "love-potion", "more-drinks",
        "safe-bet", "poison-bet", "sip",
    }
)  # fmt: skip


def line_picture(look: Look, line: Line, tall: float) -> QPixmap | None:
    """What a line counted, as a picture; None where there is nothing to see."""
    draw = _PICTURES.get(line.clause.partition("/")[0])
    return None if draw is None else draw(look, line, tall)


def _slug(line: Line) -> str:
    return line.clause.partition("/")[2]


def _cauldrons(look: Look, line: Line, tall: float) -> QPixmap:
    """So many cards of a colour; those of a majority are struck out."""
    cards = min(_MOST_CARDS, line.facts["cards"])
    wide = tall * _CARD
    step = wide * 0.45
    picture = _empty(look, wide + step * (cards - 1), tall)
    face = potion(look, line.facts["colour"], tall)
    painter = QPainter(picture)
    spared = _slug(line) == "majority"
    painter.setOpacity(0.5 if spared else 1.0)
    for at in range(cards):
        painter.drawPixmap(QPointF(at * step, 0), face)
    if spared:
        painter.setOpacity(1.0)
        size = picture.deviceIndependentSize()
        strike(painter, look, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return picture


def potion(look: Look, colour: str, tall: float) -> QPixmap:
    """A card of a colour without its value, which does not count."""
    if colour == "poison":
        return look.picture("cauldrons/poison", tall * _CARD, tall)
    paint = PAINTS[colour]
    values = {
        "liquid": paint.base,
        "liquid-light": paint.light,
        "liquid-deep": paint.deep,
        "symbol": paint.symbol,
        "value": "",
    }
    return look.picture("cauldrons/potion", tall * _CARD, tall, values)


def _goblets(look: Look, line: Line, tall: float) -> QPixmap | None:
    clause = _slug(line)
    if clause in _DRINKS:
        return drink(look, clause, tall, line.seat)
    if clause == "refuse":
        return look.picture("goblets/goblet", tall * _GOBLET, tall)
    if clause == "drink":
        name = "goblets/goblet-drunk" if line.points else "goblets/goblet-poisoned"
        return look.picture(name, tall * _GOBLET, tall)
    return None


def drink(look: Look, name: str, tall: float, giver: int) -> QPixmap:
    """A drink on its disc, with the colour of whoever gave it."""
    picture = _empty(look, tall, tall)
    painter = QPainter(picture)
    painter.drawPixmap(0, 0, look.picture("goblets/drink", tall, tall, player_values(giver)))
    inner = tall * 0.5
    icon = look.picture(f"goblets/icon-{name}", inner, inner)
    painter.drawPixmap(QPointF((tall - inner) / 2, (tall - inner) / 2 - tall * 0.01), icon)
    painter.end()
    return picture


def coaster(look: Look, stake: int, tall: float) -> QPixmap:
    """A stake."""
    return look.picture("goblets/coaster", tall, tall, {"value": str(stake)})


def thumb(look: Look, up: bool, seat: int, tall: float) -> QPixmap:
    """A toast."""
    name = "goblets/thumb-up" if up else "goblets/thumb-down"
    return look.picture(name, tall, tall, player_values(seat))


def _pok(look: Look, line: Line, tall: float) -> QPixmap:
    """The counter; one that came back is dim."""
    counter = look.picture(f"pok/counter-{line.facts['symbol']}", tall, tall)
    picture = _empty(look, tall * (2.1 if line.points else 1), tall)
    painter = QPainter(picture)
    if line.points:
        painter.drawPixmap(QPointF(tall * 1.1, 0), look.picture("pok/box", tall, tall))
    else:
        painter.setOpacity(0.55)
    painter.drawPixmap(0, 0, counter)
    painter.end()
    return picture


def die(look: Look, face: tuple[int, str] | None, tall: float) -> QPixmap:
    """One side of a die."""
    name = "blank" if face is None else f"{face[0]}-{face[1]}"
    return look.picture(f"pok/face-{name}", tall, tall)


def _hue(look: Look, line: Line, tall: float) -> QPixmap:
    return tile(look, line.facts["colour"], tall)


def tile(look: Look, colour: str, tall: float) -> QPixmap:
    """A colour of Hue with its symbol."""
    paint = PAINTS[colour]
    values = {
        "colour": paint.base,
        "colour-light": paint.light,
        "colour-deep": paint.deep,
        "symbol": paint.symbol,
    }
    return look.picture("hue/square", tall, tall, values)


def poisoned_tile(look: Look, colour: str, tall: float) -> QPixmap:
    """A colour whose area a skull has killed."""
    picture = _empty(look, tall, tall)
    painter = QPainter(picture)
    painter.setOpacity(0.4)
    painter.drawPixmap(0, 0, tile(look, colour, tall))
    painter.setOpacity(1.0)
    small = tall * 0.7
    at = QPointF((tall - small) / 2, (tall - small) / 2)
    painter.drawPixmap(at, look.picture("hue/skull", small, small))
    painter.end()
    return picture


def strike(painter: QPainter, look: Look, box: QRectF) -> None:
    """Strike something out."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for colour, wide in ((look.theme.panel, 6.0), (look.theme.bad, 3.0)):
        painter.setPen(QPen(QColor(colour), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        inner = box.adjusted(3, 5, -3, -5)
        painter.drawLine(inner.bottomLeft(), inner.topRight())


def _empty(look: Look, wide: float, tall: float) -> QPixmap:
    scale = look.art.scale
    picture = QPixmap(max(1, round(wide * scale)), max(1, round(tall * scale)))
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


_PICTURES: dict[str, Callable[[Look, Line, float], QPixmap | None]] = {
    "cauldrons": _cauldrons,
    "goblets": _goblets,
    "pok": _pok,
    "hue": _hue,
}
