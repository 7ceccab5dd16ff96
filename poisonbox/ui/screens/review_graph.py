"""The graph of a review: each seat's chances over the match, with symbols besides colours."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from poisonbox.teach.review import Chance
from poisonbox.ui.look import Look
from poisonbox.ui.screens.people import name_colour
from poisonbox.ui.screens.plots import Plot, star

_STEPS = (0.0, 0.25, 0.5, 0.75, 1.0)
_APART = 26
"""Pixels between two symbols of a line, at least."""

_LEADER = 30.0
_SIGN = 10.0
_NAMES_PART = 0.28
"""Pixels from the end of the lines to the symbol of a name, its size, and the part of the width
that names never pass."""

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


def spread(wanted: Sequence[float], step: float, low: float, high: float) -> list[float]:
    """Places in the same order, no two nearer than ``step``, each as near to its own as may be."""
    places: list[float] = []
    for at, want in enumerate(wanted):
        least = places[-1] + step if places else low
        places.append(max(least, min(want, high - step * (len(wanted) - 1 - at))))
    return places


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
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)

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
        """No smaller than that; taller where there is room."""
        return QSize(220, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        metrics = QFontMetricsF(self._font)
        left, top = metrics.horizontalAdvance("100\u202f%") + 12, self._line * 1.8
        named = max((metrics.horizontalAdvance(name) for name in self._names), default=0.0)
        right = min(named + _LEADER + 2 * _SIGN, self.width() * _NAMES_PART)
        wide, high = self.width() - left - right, self.height() - top - self._line * 2
        field = QRectF(left, top, wide, high)
        self._ink(painter, self.look.theme.soft)
        whole = QRectF(0, 0, self.width(), self._line)
        self._write(painter, whole, self._axis, Qt.AlignmentFlag.AlignLeft)
        self._paint_scale(painter, field, left)
        self._paint_rounds(painter, field)
        for seat, line in enumerate(self._lines):
            self._paint_line(painter, field, seat, line)
        self._paint_names(painter, field)
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

    def _paint_names(self, painter: QPainter, field: QRectF) -> None:
        """Each name with its symbol at the end of its line; where lines meet, one below another."""
        ends = {
            seat: self._place(field, line[-1].at, line[-1].win)
            for seat, line in enumerate(self._lines)
            if line
        }
        before = {seat: self._lines[seat][-2:][0].win for seat in ends}
        order = sorted(ends, key=lambda seat: (ends[seat].y(), -before[seat]))
        step = self._line * 1.12
        rows = spread([ends[seat].y() for seat in order], step, field.top(), field.bottom())
        for seat, y in zip(order, rows, strict=True):
            colour = QColor(name_colour(seat, self.look))
            sign = QPointF(field.right() + _LEADER, y)
            painter.setPen(QPen(colour, 1))
            if ends[seat].x() > field.right() - 1:  # else it would look like chances to come
                painter.drawLine(ends[seat], QPointF(sign.x() - _SIGN, y))
            painter.setBrush(colour)
            paint_symbol(painter, seat, sign, _SIGN / 2)
            left = sign.x() + _SIGN
            box = QRectF(left, y - self._line / 2, self.width() - left, self._line)
            self._write(painter, box, self._names[seat], Qt.AlignmentFlag.AlignLeft)

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
