"""The graph of a review: each seat's chances over the match, with symbols besides colours."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from poisonbox.teach.review import Chance
from poisonbox.ui.look import Look
from poisonbox.ui.screens.people import name_colour
from poisonbox.ui.screens.plots import Plot, star

_STEPS = (0.0, 0.25, 0.5, 0.75, 1.0)
_APART = 26
"""Pixels between two symbols of a line, at least."""

_DASHES: tuple[tuple[float, ...], ...] = (
    (), (6, 3), (2, 2), (8, 3, 2, 3), (12, 3), (4, 4), (8, 2, 2, 2, 2, 2), (1, 3),
)  # fmt: skip
"""How each seat's line is drawn; the first is unbroken."""


def paint_symbol(painter: QPainter, seat: int, at: QPointF, size: float) -> None:
    """The sign of a seat's line, in the pen and brush that are set."""
    shapes: dict[int, list[tuple[float, float]]] = {
        1: [(-1, -1), (1, -1), (1, 1), (-1, 1)],
        2: [(0, -1.2), (1.1, 0.9), (-1.1, 0.9)],
        3: [(0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)],
        5: [(-1.1, -0.9), (1.1, -0.9), (0, 1.2)],
        6: [(-1.3, -0.5), (1.3, -0.5), (1.3, 0.5), (-1.3, 0.5)],
        7: [(-0.5, -1.3), (0.5, -1.3), (0.5, 1.3), (-0.5, 1.3)],
    }
    if seat in shapes:
        painter.drawPolygon(
            QPolygonF([at + QPointF(x * size * 0.85, y * size * 0.85) for x, y in shapes[seat]])
        )
    elif seat == 4:
        painter.drawPolygon(star(at, size * 1.5))
    else:
        painter.drawEllipse(at, size, size)


class SeatSign(QWidget):
    """A seat's symbol on a piece of its line, for the list of names below the graph."""

    def __init__(self, look: Look, seat: int) -> None:
        """Be a seat's."""
        super().__init__()
        self._look = look
        self._seat = seat
        size = round(22 * min(look.text_scale, 1.6))
        self.setFixedSize(2 * size, size)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRectF(self.rect()).center()
        painter.setPen(line_pen(self._look, self._seat))
        painter.drawLine(QPointF(2, middle.y()), QPointF(self.width() - 2, middle.y()))
        colour = QColor(name_colour(self._seat, self._look))
        painter.setPen(QPen(QColor(self._look.theme.ink), 1))
        painter.setBrush(colour)
        paint_symbol(painter, self._seat, middle, self.height() / 4)


def line_pen(look: Look, seat: int) -> QPen:
    """How a seat's line is drawn: each in its own way, not only in its own colour."""
    pen = QPen(QColor(name_colour(seat, look)), 2.2)
    if _DASHES[seat % len(_DASHES)]:
        pen.setDashPattern(_DASHES[seat % len(_DASHES)])
    return pen


class ChanceGraph(Plot):
    """Everybody's chances to win, as each could know them, move by move."""

    def __init__(self, look: Look, axis: str) -> None:
        """Show nothing yet."""
        super().__init__(look, axis)
        self._lines: Sequence[Sequence[Chance]] = ()
        self._names: Sequence[str] = ()
        self._rounds: Sequence[tuple[int, str]] = ()
        self._length = 1
        self._marks: Sequence[tuple[int, float]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def lay_out(self, names: Sequence[str], length: int, rounds: Sequence[tuple[int, str]]) -> None:
        """Say who plays, how many moves there are, and where rounds begin."""
        self._names, self._length, self._rounds = names, max(1, length), rounds

    def show_chances(
        self, lines: Sequence[Sequence[Chance]], marks: Sequence[tuple[int, float]] = ()
    ) -> None:
        """Show lines; ``marks`` are the moves and chances of what mattered."""
        self._lines, self._marks = lines, marks
        told = []
        for name, line in zip(self._names, lines, strict=True):
            if line:
                some = line[:: max(1, len(line) // 8)]
                said = ", ".join(f"{chance.win:.0%}" for chance in some)
                told.append(f"{name}: {said}")
        self.setAccessibleDescription("; ".join(told))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Tall enough to read chances off."""
        return QSize(360, round(self._line * 15))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """As tall as it is."""
        return QSize(220, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        metrics = QFontMetricsF(self._font)
        left, top = metrics.horizontalAdvance("100\u202f%") + 12, self._line * 1.8
        field = QRectF(left, top, self.width() - left - 14, self.height() - top - self._line * 2)
        self._ink(painter, self.look.theme.soft)
        whole = QRectF(0, 0, self.width(), self._line)
        self._write(painter, whole, self._axis, Qt.AlignmentFlag.AlignLeft)
        self._paint_scale(painter, field, left)
        self._paint_rounds(painter, field)
        for seat, line in enumerate(self._lines):
            self._paint_line(painter, field, seat, line)
        self._paint_marks(painter, field)

    def _place(self, field: QRectF, at: float, win: float) -> QPointF:
        return QPointF(
            field.left() + field.width() * at / self._length,
            field.bottom() - field.height() * win,
        )

    def _paint_scale(self, painter: QPainter, field: QRectF, left: float) -> None:
        theme = self.look.theme
        for win in _STEPS:
            y = self._place(field, 0, win).y()
            self._ink(painter, theme.line)
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            self._ink(painter, theme.soft)
            box = QRectF(0, y - self._line / 2, left - 8, self._line)
            self._write(painter, box, f"{win * 100:.0f}\u202f%", Qt.AlignmentFlag.AlignRight)

    def _paint_rounds(self, painter: QPainter, field: QRectF) -> None:
        theme, metrics = self.look.theme, QFontMetricsF(self._font)
        free = field.left()
        for at, words in self._rounds:
            x = self._place(field, at, 0).x()
            painter.setPen(QPen(QColor(theme.line), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(x, field.top()), QPointF(x, field.bottom()))
            wide = metrics.horizontalAdvance(words)
            if x >= free and x + wide <= self.width():
                self._ink(painter, theme.soft)
                box = QRectF(x, field.bottom() + 6, wide + 4, self._line)
                self._write(painter, box, words, Qt.AlignmentFlag.AlignLeft)
                free = x + wide + 12

    def _paint_line(
        self, painter: QPainter, field: QRectF, seat: int, line: Sequence[Chance]
    ) -> None:
        places = [self._place(field, chance.at, chance.win) for chance in line]
        if len(places) < 2:
            return
        painter.setPen(line_pen(self.look, seat))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(places))
        painter.setPen(QPen(QColor(self.look.theme.panel), 1))
        painter.setBrush(QColor(name_colour(seat, self.look)))
        before = -1e9
        for place in places:
            if place.x() - before >= _APART:
                paint_symbol(painter, seat, place, 4.5)
                before = place.x()

    def _paint_marks(self, painter: QPainter, field: QRectF) -> None:
        """A numbered ring around each of the moves that mattered."""
        theme = self.look.theme
        size = self._line * 0.62
        for number, (at, win) in enumerate(self._marks, 1):
            place = self._place(field, at + 1, win)
            place.setY(min(max(place.y(), field.top() + size), field.bottom() - size))
            painter.setPen(QPen(QColor(theme.accent_ink), 1))
            painter.setBrush(QColor(theme.accent))
            painter.drawEllipse(place, size, size)
            box = QRectF(place.x() - size, place.y() - size, 2 * size, 2 * size)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
