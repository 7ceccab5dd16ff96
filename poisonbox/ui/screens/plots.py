"""Plots drawn by ourselves: bars and a line of points, with axes, words and symbols."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, cos, floor, pi, sin

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from poisonbox.ui.look import Look

_TICKS = 5


class Bar(Struct, frozen=True):
    """One bar.

    Attributes:
        name: What it is about.
        value: How long its filled part is.
        whole: How long it is in all; the rest is hatched.
        words: What is written beside it.
    """

    name: str
    value: float
    whole: float
    words: str


class Point(Struct, frozen=True):
    """One match in a line of points.

    Attributes:
        value: The points.
        won: Whether the match was won.
        when: The date in short form.
    """

    value: int
    won: bool
    when: str


class Plot(QWidget):
    """What all plots share: fonts, a scale, and a ground."""

    def __init__(self, look: Look, axis: str) -> None:
        """Show nothing yet; ``axis`` says what is counted."""
        super().__init__()
        self.look = look
        self._axis = axis
        self._font = look.font("small")
        self._line = QFontMetricsF(self._font).height()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _ink(self, painter: QPainter, colour: str, wide: float = 1.0) -> None:
        painter.setPen(QPen(QColor(colour), wide))

    def _write(self, painter: QPainter, box: QRectF, words: str, align: Qt.AlignmentFlag) -> None:
        metrics = QFontMetricsF(painter.font())
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, box.width() + 1)
        painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter, shown)


class BarPlot(Plot):
    """Horizontal bars: the filled part of each, the hatched rest, and the numbers in words."""

    def __init__(self, look: Look, axis: str) -> None:
        """Show nothing yet."""
        super().__init__(look, axis)
        self._bars: Sequence[Bar] = ()
        self._row = round(self._line * 2.3)

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Show these bars."""
        self._bars = bars
        told = "; ".join(f"{bar.name}: {bar.words}" for bar in bars)
        self.setAccessibleDescription(told)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """A row for each bar, and the axis."""
        return QSize(280, round(self._row * len(self._bars) + self._line * 2.6))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """As tall as it is."""
        return QSize(180, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw it."""
        if not self._bars:
            return
        theme = self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        bottom = self._row * len(self._bars)
        most, step = nice_scale(max(bar.whole for bar in self._bars))
        field = QRectF(1, 0, self.width() - 10, bottom)
        for tick in range(round(most / step) + 1):
            x = field.left() + field.width() * tick * step / most
            self._ink(painter, theme.line, 1)
            painter.drawLine(QPointF(x, 2), QPointF(x, bottom + 4))
            self._ink(painter, theme.soft)
            wide = field.width() * step / most
            left = min(max(x - wide / 2, 0.0), self.width() - wide)
            align = Qt.AlignmentFlag.AlignLeft if tick == 0 else Qt.AlignmentFlag.AlignHCenter
            if x + wide / 2 > self.width():
                align = Qt.AlignmentFlag.AlignRight
            self._write(
                painter, QRectF(left, bottom + 4, wide, self._line), f"{tick * step:g}", align
            )
        for at, bar in enumerate(self._bars):
            self._paint_bar(painter, bar, field, at * self._row, most)
        self._ink(painter, theme.soft)
        under = QRectF(0, bottom + 4 + self._line, self.width(), self._line * 1.3)
        self._write(painter, under, self._axis, Qt.AlignmentFlag.AlignRight)

    def _paint_bar(
        self, painter: QPainter, bar: Bar, field: QRectF, top: float, most: float
    ) -> None:
        """Name and numbers above the bar, so that neither needs room beside it."""
        theme = self.look.theme
        words = QRectF(field.left(), top, field.width(), self._line * 1.15)
        metrics = QFontMetricsF(self._font)
        said = metrics.horizontalAdvance(bar.words)
        # The words lie on the panel, not on the lines of the scale.
        ground = QColor(theme.panel)
        bold = QFont(self._font)
        bold.setWeight(QFont.Weight.DemiBold)
        name = QFontMetricsF(bold).elidedText(
            bar.name, Qt.TextElideMode.ElideRight, max(20.0, words.width() - said - 16)
        )
        wide = QFontMetricsF(bold).horizontalAdvance(name)
        painter.fillRect(QRectF(words.left(), words.top(), wide + 6, words.height()), ground)
        painter.fillRect(
            QRectF(words.right() - said - 6, words.top(), said + 6, words.height()), ground
        )
        painter.setFont(bold)
        self._ink(painter, theme.ink)
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
        painter.setFont(self._font)
        self._ink(painter, theme.soft)
        painter.drawText(
            words, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, bar.words
        )
        tall = self._row - words.height() - 8
        box = QRectF(field.left(), words.bottom() + 1, field.width() * bar.whole / most, tall)
        self._ink(painter, theme.accent, 1.2)
        painter.setBrush(QColor(theme.panel))
        painter.drawRect(box)
        painter.setBrush(QBrush(QColor(theme.accent), Qt.BrushStyle.BDiagPattern))
        painter.drawRect(box)
        if bar.value > 0:
            painter.setBrush(QColor(theme.accent))
            painter.drawRect(QRectF(box.left(), box.top(), field.width() * bar.value / most, tall))


class PointPlot(Plot):
    """Points of one person, match after match; wins are stars."""

    def __init__(self, look: Look, axis: str) -> None:
        """Show nothing yet."""
        super().__init__(look, axis)
        self._points: Sequence[Point] = ()

    def show_points(self, points: Sequence[Point]) -> None:
        """Show these matches, the oldest first."""
        self._points = points
        told = "; ".join(
            f"{point.when}: {point.value}{' ★' if point.won else ''}" for point in points
        )
        self.setAccessibleDescription(told)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Tall enough to read values off."""
        return QSize(320, round(self._line * 14))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """As tall as it is."""
        return QSize(180, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw it."""
        if not self._points:
            return
        theme = self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        low = min(0, *(point.value for point in self._points))
        most, step = nice_scale(max(1, *(point.value for point in self._points)))
        least = floor(low / step) * step
        metrics = QFontMetricsF(self._font)
        left = max(metrics.horizontalAdvance(f"{value:g}") for value in (least, most)) + 10
        top = self._line * 1.6
        field = QRectF(left, top, self.width() - left - 14, self.height() - top - self._line * 1.8)
        self._ink(painter, theme.soft)
        self._write(
            painter, QRectF(0, 0, self.width(), self._line), self._axis, Qt.AlignmentFlag.AlignLeft
        )
        for tick in range(round((most - least) / step) + 1):
            value = least + tick * step
            y = field.bottom() - field.height() * tick * step / (most - least)
            self._ink(painter, theme.line)
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            self._ink(painter, theme.soft)
            box = QRectF(0, y - self._line / 2, left - 6, self._line)
            self._write(painter, box, f"{value:g}", Qt.AlignmentFlag.AlignRight)
        self._paint_dates(painter, field)
        self._paint_line(painter, field, least, most)

    def _paint_dates(self, painter: QPainter, field: QRectF) -> None:
        box = QRectF(field.left(), field.bottom() + 6, field.width(), self._line)
        first, last = self._points[0].when, self._points[-1].when
        self._write(painter, box, first, Qt.AlignmentFlag.AlignLeft)
        metrics = QFontMetricsF(self._font)
        if metrics.horizontalAdvance(first + last) + 20 < box.width() and len(self._points) > 1:
            self._write(painter, box, last, Qt.AlignmentFlag.AlignRight)

    def _paint_line(self, painter: QPainter, field: QRectF, least: float, most: float) -> None:
        theme, count = self.look.theme, len(self._points)
        inner = field.adjusted(8, 0, -8, 0)
        places = [
            QPointF(
                inner.left() + inner.width() * (at / (count - 1) if count > 1 else 0.5),
                inner.bottom() - inner.height() * (point.value - least) / (most - least),
            )
            for at, point in enumerate(self._points)
        ]
        self._ink(painter, theme.soft, 1.6)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(places))
        size = 5.0 if count <= 40 else 3.5
        for place, point in zip(places, self._points, strict=True):
            if point.won:
                self._ink(painter, theme.panel, 1)
                painter.setBrush(QColor(theme.accent))
                painter.drawPolygon(star(place, size * 1.8))
            else:
                self._ink(painter, theme.ink, 1.6)
                painter.setBrush(QColor(theme.panel))
                painter.drawEllipse(place, size * 0.8, size * 0.8)


def nice_scale(most: float) -> tuple[float, float]:
    """An end of a scale that is not below ``most``, and the step of its ticks: whole numbers."""
    most = max(1.0, most)
    step, size = 1, 1
    while True:
        for part in (1, 2, 5):
            step = part * size
            if ceil(most / step) <= _TICKS:
                return float(ceil(most / step) * step), float(step)
        size *= 10


def star(middle: QPointF, size: float) -> QPolygonF:
    """A star with five points."""
    corners = []
    for corner in range(10):
        reach = size if corner % 2 == 0 else size * 0.45
        angle = pi * corner / 5 - pi / 2
        corners.append(middle + QPointF(cos(angle) * reach, sin(angle) * reach))
    return QPolygonF(corners)
