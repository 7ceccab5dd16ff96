"""Pictures on pages: drawings that keep their proportions, whatever room there is for them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from poisonbox.ui.art import proportion
from poisonbox.ui.look import Look

_NAME = "Poisonbox"
_LOGO = "home/logo"
_ORNAMENT = 0.225
"""How much of the logo's width the ornament on either side of the name takes."""

_GILT = ("#fff3c4", "#e8c876", "#b98f3f")
_BRONZE = ("#8a5a1c", "#6d4312", "#4a2c0b")
"""The name by night and by day, from top to bottom."""


class Cover(QWidget):
    """A picture that fills its place; what does not fit is cut off evenly.

    Signals:
        clicked: Somebody clicked it.
    """

    clicked = Signal()

    def __init__(self, look: Look, drawing: str, *, radius: float = 0.0, foot: bool = True) -> None:
        """Show a drawing.

        Args:
            look: What it is drawn with.
            drawing: Its path below ``resources/art`` without ``.svg``.
            radius: Of the rounded corners.
            foot: Whether the lower corners are rounded too.
        """
        super().__init__()
        self._look = look
        self._drawing = drawing
        self._radius = radius
        self._foot = foot
        self._warm = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def make_clickable(self) -> None:
        """Let the pointer show that it can be clicked."""
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """A picture that can be clicked answers the pointer."""
        self._warm = self.cursor().shape() == Qt.CursorShape.PointingHandCursor
        self.update()

    def leaveEvent(self, event: object) -> None:  # noqa: N802
        """And rests again."""
        self._warm = False
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """A click ends where it began."""
        if self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        edge = self._edge(box)
        painter.setClipPath(edge)
        wide = proportion(self._drawing)
        width, height = max(box.width(), box.height() * wide), max(box.height(), box.width() / wide)
        picture = self._look.picture(self._drawing, width, height)
        painter.drawPixmap(
            round((box.width() - width) / 2), round((box.height() - height) / 2), picture
        )
        if self._warm:
            painter.setPen(QPen(QColor(self._look.theme.focus), 4))
            painter.drawPath(edge)

    def _edge(self, box: QRectF) -> QPainterPath:
        path = QPainterPath()
        below = 0.0 if self._foot else self._radius * 2
        path.addRoundedRect(box.adjusted(0, 0, 0, below), self._radius, self._radius)
        if below:
            whole = QPainterPath()
            whole.addRect(box)
            path = path.intersected(whole)
        return path


class Emblem(QWidget):
    """The program's name between the ornaments of its logo."""

    def __init__(self, look: Look, height: int) -> None:
        """Show it so tall."""
        super().__init__()
        self._look = look
        self.setAccessibleName(_NAME)
        self.set_height(height)

    def set_height(self, height: int) -> None:
        """Make it so tall, and as wide as the drawing and the name ask for."""
        self._font = self._look.font_of(height * 0.52, display=True)
        self._font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 103)
        half = height * proportion(_LOGO) * _ORNAMENT
        words = QFontMetricsF(self._font).horizontalAdvance(_NAME)
        self._half = half
        self.setFixedSize(QSize(round(2 * half + words + height * 0.3), height))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the two halves of the drawing as far apart as the name is long."""
        painter = QPainter(self)
        height, wide = self.height(), self.height() * proportion(_LOGO)
        picture = self._look.picture(_LOGO, wide, height)
        scale = picture.devicePixelRatio()
        part = QRectF(0, 0, self._half * scale, height * scale)
        painter.drawPixmap(QRectF(0, 0, self._half, height), picture, part)
        part.moveLeft(picture.width() - part.width())
        there = QRectF(self.width() - self._half, 0, self._half, height)
        painter.drawPixmap(there, picture, part)
        painter.setFont(self._font)
        box, middle = QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter
        night = self._look.theme.id == "dark"
        if night:
            painter.setPen(QColor(0, 0, 0, 170))
            painter.drawText(box.translated(0, max(1.0, height / 40)), middle, _NAME)
        shine = QLinearGradient(0, height * 0.25, 0, height * 0.8)
        for at, colour in enumerate(_GILT if night else _BRONZE):
            shine.setColorAt(at / 2, QColor(colour))
        painter.setPen(QPen(QBrush(shine), 1))
        painter.drawText(box, middle, _NAME)
