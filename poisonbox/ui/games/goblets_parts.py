"""The pictures of Goblets that are put together: the table top, drinks and crests."""

from __future__ import annotations

from math import copysign, cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from poisonbox.control.screen import Chair
from poisonbox.ui.look import Look
from poisonbox.ui.table.items import plate
from poisonbox.ui.theme import CRESTS, player_values

_CLOTH = {"dark": ("#6e2430", "#3c1119", "#250a0f"), "light": ("#a8483f", "#7c2a2b", "#51181b")}
"""The table cloth of each theme: in the light, at the edge, and where it hangs down."""


_BRASS = {"player": "#c9a24d", "player-light": "#f6e3a6", "player-deep": "#6b4c17"}


class Pictures:
    """Puts pictures together, each of them once for each size.

    Attributes:
        look: What it draws with.
    """

    def __init__(self, look: Look) -> None:
        """Nothing is drawn yet."""
        self.look = look
        self._kept: dict[tuple[object, ...], QPixmap] = {}

    def drink(self, drink: str | None, giver: int, size: float) -> QPixmap:
        """A drink in the colour of who gives it, face up, or face down where it is not known."""
        values = player_values(giver)
        if drink is None:
            return self.look.picture("goblets/drink-back", size, size, values)
        return self._token(("drink", drink, giver), drink, values, size)

    def _token(
        self, name: tuple[object, ...], drink: str, values: dict[str, str], size: float
    ) -> QPixmap:
        key = (*name, round(size), self.look.art.scale)
        if key not in self._kept:
            picture = self._empty(size, size)
            painter = QPainter(picture)
            painter.drawPixmap(0, 0, self.look.picture("goblets/drink", size, size, values))
            inner = size * 0.46
            middle = QPointF(size / 2, size * 58.5 / 120) - QPointF(inner, inner) / 2
            icon = self.look.picture(f"goblets/icon-{drink}", inner, inner)
            painter.drawPixmap(middle, icon)
            painter.end()
            self._keep(key, picture)
        return self._kept[key]

    def crest(self, chair: Chair, size: float) -> QPixmap:
        """What a guest's goblet bears: a crest, or the face of a guest who has none."""
        if chair.crest in CRESTS or not chair.crest:
            return self.look.picture(f"portraits/crest-{chair.crest or 'anonymous'}", size, size)
        return self.look.art.portrait(chair.crest, size)

    def special(self, drink: str, size: float) -> QPixmap:
        """A drink that is nobody's yet, in brass."""
        return self._token(("special", drink), drink, _BRASS, size)

    def badge(self, size: float, goblet: int) -> QPixmap:
        """A small round plate in the colour of a goblet."""
        key = ("badge", goblet, round(size), self.look.theme.id, self.look.art.scale)
        if key not in self._kept:
            picture, edge = self._empty(size, size), max(2.0, size / 10)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(player_values(goblet)["player"]), edge))
            painter.setBrush(QColor(self.look.theme.panel))
            painter.drawEllipse(QRectF(edge / 2, edge / 2, size - edge, size - edge))
            painter.end()
            self._keep(key, picture)
        return self._kept[key]

    def points(self, words: str, tall: float, colour: str) -> QPixmap:
        """Points on a plate, to be carried to who gets them."""
        wide = tall * (0.9 + 0.5 * len(words))
        picture = plate(self.look, wide, tall, colour, 2)
        painter = QPainter(picture)
        painter.setFont(self.look.font_of(tall * 0.62, display=True))
        painter.setPen(QColor(colour))
        painter.drawText(QRectF(0, 0, wide, tall), Qt.AlignmentFlag.AlignCenter, words)
        painter.end()
        return picture

    def table(self, wide: float, tall: float) -> QPixmap:
        """A table under its cloth, seen from a little above."""
        theme = self.look.theme.id
        key = ("table", theme, round(wide), round(tall), self.look.art.scale)
        if key not in self._kept:
            picture = self._empty(wide, tall)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _paint_table(painter, wide, tall, _CLOTH[theme])
            painter.end()
            self._keep(key, picture)
        return self._kept[key]

    def _empty(self, wide: float, tall: float) -> QPixmap:
        scale = self.look.art.scale
        picture = QPixmap(max(1, round(wide * scale)), max(1, round(tall * scale)))
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    def _keep(self, key: tuple[object, ...], picture: QPixmap) -> None:
        """Keep a picture; when the window has had many sizes, the oldest are dropped."""
        if key[0] == "table":
            for old in [old for old in self._kept if old[0] == "table"]:
                del self._kept[old]
        while len(self._kept) > 400:
            del self._kept[next(iter(self._kept))]
        self._kept[key] = picture


def _paint_table(painter: QPainter, wide: float, tall: float, cloth: tuple[str, str, str]) -> None:
    light, edge, hanging = cloth
    drop = max(6.0, tall * 0.035)
    top = QRectF(4, 3, wide - 8, tall - 2 * drop - 6)
    painter.setPen(Qt.PenStyle.NoPen)
    for grown in range(4):  # the shadow on the floor
        painter.setBrush(QColor(0, 0, 0, 34))
        painter.drawPath(_oval(top.translated(0, drop * (1 + 0.25 * grown)), grown * 1.2))
    fall = QLinearGradient(0, tall * 0.5, 0, tall)
    fall.setColorAt(0, QColor(edge))
    fall.setColorAt(1, QColor(hanging))
    painter.setBrush(fall)
    painter.drawPath(_oval(top.translated(0, drop)))
    lamp = QRadialGradient(QPointF(wide / 2, tall * 0.42), wide * 0.56)
    lamp.setColorAt(0, QColor(light))
    lamp.setColorAt(1, QColor(edge))
    painter.setBrush(lamp)
    painter.setPen(QPen(QColor("#c9a24d"), 2))
    painter.drawPath(_oval(top))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = max(8.0, tall * 0.028)
    painter.setPen(QPen(QColor(235, 196, 110, 90), 1.4))
    painter.drawPath(_oval(top, -inset))
    stitch = QPen(QColor(235, 196, 110, 120), 1.6)
    stitch.setDashPattern([1.2, 4.5])
    painter.setPen(stitch)
    painter.drawPath(_oval(top, -inset - 5))


def _oval(box: QRectF, grown: float = 0.0) -> QPainterPath:
    """A rounded shape between an ellipse and a rectangle: a long table for many guests."""
    path = QPainterPath()
    across, along = box.width() / 2 + grown, box.height() / 2 + grown
    for step in range(160):
        angle = 2 * pi * step / 160
        x, y = cos(angle), sin(angle)
        point = QPointF(
            box.center().x() + across * copysign(abs(x) ** 0.62, x),
            box.center().y() + along * copysign(abs(y) ** 0.62, y),
        )
        path.moveTo(point) if step == 0 else path.lineTo(point)
    path.closeSubpath()
    return path
