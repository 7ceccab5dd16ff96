"""What lies on a table: pictures and words, drawn by Qt itself and never by a Python ``paint``."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsSimpleTextItem

from poisonbox.ui.look import Look

_SMALLEST = 9
"""Pixels below which words are not shrunk any more but shortened."""


class Piece(QGraphicsPixmapItem):
    """A picture. Its position is its middle, so that it turns and grows around it."""

    def __init__(self, picture: QPixmap | None = None) -> None:
        """Show a picture."""
        super().__init__()
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        if picture is not None:
            self.paint_with(picture)

    def paint_with(self, picture: QPixmap) -> None:
        """Show another picture around the same middle."""
        if picture.cacheKey() == self.pixmap().cacheKey():
            return
        self.setPixmap(picture)
        size = picture.deviceIndependentSize()
        self.setOffset(-size.width() / 2, -size.height() / 2)


class Words(QGraphicsSimpleTextItem):
    """A line of text that keeps to its box: it shrinks, and at last it is shortened."""

    def __init__(self) -> None:
        """Say nothing yet."""
        super().__init__()
        self.box = QRectF()
        self.whole = ""

    def say(self, text: str, box: QRectF, font: QFont, colour: str, align: str = "centre") -> None:
        """Say something in a box; ``align`` is ``left``, ``centre`` or ``right``."""
        self.box, self.whole = box, text
        fitted = QFont(font)
        metrics = QFontMetricsF(fitted)
        while fitted.pixelSize() > _SMALLEST and (
            metrics.horizontalAdvance(text) > box.width() or metrics.height() > box.height() + 6
        ):
            fitted.setPixelSize(fitted.pixelSize() - 1)
            metrics = QFontMetricsF(fitted)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 1)
        self.setFont(fitted)
        self.setText(shown)
        self.setBrush(QColor(colour))
        room = box.width() - metrics.horizontalAdvance(shown)
        across = {"left": 0.0, "centre": room / 2, "right": room}[align]
        self.setPos(box.left() + across, box.center().y() - metrics.height() / 2)


def plate(
    look: Look, width: float, height: float, edge: str | None = None, wide: float = 1.5
) -> QPixmap:
    """A plate for words that lie on the table itself."""
    return rounded(look, width, height, look.theme.plate, edge or look.theme.line, wide)


def rounded(
    look: Look, width: float, height: float, fill: str, edge: str, wide: float = 1.5,
    radius: float | None = None,
) -> QPixmap:  # fmt: skip
    """A rectangle with round corners and an edge."""
    scale = look.art.scale
    picture = QPixmap(max(1, round(width * scale)), max(1, round(height * scale)))
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(edge), wide) if wide else Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(QColor(fill)))
    half = wide / 2
    corner = min(width, height) / 2 if radius is None else radius
    painter.drawRoundedRect(
        QRectF(half, half, width - wide, height - wide), min(corner, 14), min(corner, 14)
    )
    painter.end()
    return picture


def middle(item: QGraphicsItem) -> QPointF:
    """Where the middle of an item is in its scene."""
    return item.sceneBoundingRect().center()
