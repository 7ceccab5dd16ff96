"""A little celebration: the winners in a glow, crowned, with sparks that rise around them."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from poisonbox.control.screen import Chair
from poisonbox.ui.look import Look
from poisonbox.ui.table.seats import seat_colour
from poisonbox.ui.widgets import paint_portrait

_SPARKS = 46
_LASTS = 5200.0
"""Milliseconds of sparks at normal speed."""

_FRAME = 33
_RAYS = 24
_MOST = 4
"""Winners whose faces are shown."""


class Celebration(QWidget):
    """The winners' portraits."""

    def __init__(self, look: Look) -> None:
        """Show nobody yet."""
        super().__init__()
        self._look = look
        self._winners: Sequence[Chair] = ()
        self._face = 150
        self._sparks: list[tuple[float, float, float, float, int]] = []
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self._tick)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_winners(self, winners: Sequence[Chair]) -> None:
        """Celebrate; where nothing moves, the glow is all."""
        self._winners = winners[:_MOST]
        self._face = 150 if len(self._winners) == 1 else 104
        # How sparks fly is chance that nobody has to be able to replay; still it has its own seed.
        rng = Random(len(winners))
        self._sparks = [
            (rng.random(), rng.random(), 0.5 + rng.random(), rng.random(), index)
            for index in range(_SPARKS)
        ]
        self.setAccessibleName(", ".join(chair.name for chair in winners))
        self.updateGeometry()
        if self._look.motion > 0:
            self._clock.start()
            self._timer.start()
        self.update()

    @property
    def moving(self) -> bool:
        """Whether sparks fly."""
        return self._timer.isActive()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Faces side by side, with room for crowns and glow."""
        return QSize(self._face * 2 * max(1, len(self._winners)), round(self._face * 1.42))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Faces may stand close together."""
        return QSize(round(self._face * 1.1) * max(1, len(self._winners)), self.sizeHint().height())

    def _tick(self) -> None:
        if not self.isVisible() or self._clock.elapsed() > _LASTS * self._look.motion:
            self._timer.stop()
        self.update()

    # -- drawing -----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw glow, rays, faces, crowns and sparks."""
        if not self._winners:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = min(self._face * 1.5, self.width() / len(self._winners))
        left = self.width() / 2 - step * (len(self._winners) - 1) / 2
        middle = self.height() - self._face / 2 - self._face * 0.08
        self._paint_glow(painter)
        for at, chair in enumerate(self._winners):
            self._paint_winner(painter, QPointF(left + at * step, middle), chair)
        if self._timer.isActive():
            self._paint_sparks(painter, self._clock.elapsed() / (_LASTS * self._look.motion))

    def _paint_glow(self, painter: QPainter) -> None:
        """Light that fades away before the edges of the widget."""
        wide, tall = min(self._face * 2.2, self.width() / 2), self.height() / 2
        accent = QColor(self._look.theme.accent)
        glow = QRadialGradient(QPointF(0, 0), 1.0)
        for part, strength in ((0.0, 120), (0.5, 60), (1.0, 0)):
            accent.setAlpha(strength)
            glow.setColorAt(part, accent)
        painter.save()
        painter.translate(self.width() / 2, tall)
        painter.scale(wide, tall)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(glow))
        painter.drawEllipse(QPointF(0, 0), 1.0, 1.0)
        pen = QPen(QBrush(glow), 2.0)
        pen.setCosmetic(True)
        painter.setPen(pen)
        for ray in range(_RAYS):
            angle = 2 * pi * ray / _RAYS
            way = QPointF(cos(angle), sin(angle))
            painter.drawLine(way * 0.3, way * (0.97 if ray % 2 else 0.8))
        painter.restore()

    def _paint_winner(self, painter: QPainter, middle: QPointF, chair: Chair) -> None:
        half = self._face / 2
        box = QRectF(middle.x() - half, middle.y() - half, self._face, self._face)
        paint_portrait(painter, self._look, box, chair.crest, seat_colour(chair.seat))
        size = self._face * 0.42
        values = {"ink": self._look.theme.accent}
        crown = self._look.picture("icons/crown", size, size, values)
        painter.drawPixmap(QPointF(middle.x() - size / 2, box.top() - size * 0.82), crown)

    def _paint_sparks(self, painter: QPainter, part: float) -> None:
        colours = [seat_colour(chair.seat) for chair in self._winners]
        colours.append(self._look.theme.accent)
        painter.setPen(Qt.PenStyle.NoPen)
        for across, start, speed, sway, index in self._sparks:
            life = (part * 2.2 * speed - start * 0.9) % 1.0
            if part * 2.2 * speed < start * 0.9:
                continue
            x = self.width() * (0.5 + (across - 0.5) * 0.9) + sin(life * 7 + sway * 6) * 8
            y = self.height() * (1.05 - life * 1.1)
            colour = QColor(colours[index % len(colours)])
            colour.setAlphaF(max(0.0, min(1.0, 3 * (1 - life))) * min(1.0, 4 * max(0.0, 1 - part)))
            painter.setBrush(colour)
            size = 3 + 4 * sway
            if index % 3:
                painter.drawEllipse(QPointF(x, y), size / 2, size / 2)
            else:
                painter.drawPolygon(_star(QPointF(x, y), size))


def _star(middle: QPointF, size: float) -> QPolygonF:
    points = []
    for corner in range(8):
        reach = size if corner % 2 == 0 else size * 0.35
        angle = pi * corner / 4
        points.append(middle + QPointF(cos(angle) * reach, sin(angle) * reach))
    return QPolygonF(points)
