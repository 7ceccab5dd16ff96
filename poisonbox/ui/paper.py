"""Printed pages: blocks that are never cut in two, laid one below the other, with page numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPainterPath,
    QPdfWriter,
    QPen,
    QTextDocument,
)

from poisonbox.ui.fonts import DISPLAY, TEXT
from poisonbox.ui.theme import LIGHT

UNIT = 96
"""Everything is measured in so many parts of an inch, as on a screen."""

_FINE = 1200
"""Dots of an inch of the file: letters keep their places."""

_LENS = 16
"""Text is laid out so many times larger, because letters keep to whole pixels."""

_PIXELS = re.compile(r"([\d.]+)px")
_INK, _SOFT = LIGHT.ink, LIGHT.soft

_SIDE, _TOP, _FOOT = 68.0, 58.0, 66.0
"""What stays free around the text."""

PAGE = QSizeF(210 / 25.4 * UNIT, 297 / 25.4 * UNIT)
WIDTH = PAGE.width() - 2 * _SIDE
"""How wide the text is."""


class Block:
    """A part of a page.

    Attributes:
        height: How tall it is.
        before: How much is left free above it, unless it is the first of a page.
        leads: Whether it must not be the last of a page.
    """

    height = 0.0
    before = 0.0
    leads = False

    def draw(self, painter: QPainter, left: float, top: float) -> None:
        """Draw it with its corner at a point."""
        raise NotImplementedError


class TextBlock(Block):
    """Rich text in a width."""

    def __init__(
        self, html: str, width: float, *, before: float = 0.0, leads: bool = False, size: float = 14
    ) -> None:
        """Lay out a text; sizes in it are in pixels."""
        self._text = QTextDocument()
        self._text.setDocumentMargin(0)
        font = QFont(TEXT)
        font.setPixelSize(round(size * _LENS))
        self._text.setDefaultFont(font)
        self._text.setDefaultStyleSheet(f"p {{ color: {_INK}; }}")
        self._text.setHtml(_PIXELS.sub(lambda n: f"{float(n[1]) * _LENS:.0f}px", html))
        self._text.setTextWidth(width * _LENS)
        self.height = self._text.size().height() / _LENS
        self.before = before
        self.leads = leads

    def draw(self, painter: QPainter, left: float, top: float) -> None:
        """Draw it."""
        painter.save()
        painter.translate(left, top)
        painter.scale(1 / _LENS, 1 / _LENS)
        self._text.drawContents(painter)
        painter.restore()


class ImageBlock(Block):
    """A picture with round corners and a thin edge."""

    def __init__(self, image: QImage, width: float, edge: str, *, before: float = 0.0) -> None:
        """Show a picture in a width."""
        self._image = image
        self._edge = edge
        self._width = width
        self.height = width * image.height() / image.width()
        self.before = before

    def draw(self, painter: QPainter, left: float, top: float) -> None:
        """Draw it."""
        box = QRectF(left, top, self._width, self.height)
        outline = QPainterPath()
        outline.addRoundedRect(box, 6, 6)
        painter.save()
        painter.setClipPath(outline)
        painter.drawImage(box, self._image)
        painter.restore()
        painter.setPen(QPen(QColor(self._edge), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)


class RuleBlock(Block):
    """A thin line."""

    def __init__(self, width: float, colour: str, *, before: float = 0.0) -> None:
        """As wide as told."""
        self._width = width
        self._colour = colour
        self.height = 1.0
        self.before = before
        self.leads = True

    def draw(self, painter: QPainter, left: float, top: float) -> None:
        """Draw it."""
        painter.setPen(QPen(QColor(self._colour), 1))
        painter.drawLine(QPointF(left, top), QPointF(left + self._width, top))


class Group(Block):
    """Blocks that stay together, each at its place."""

    def __init__(self, parts: Sequence[tuple[Block, float, float]], *, before: float = 0.0) -> None:
        """Blocks with where they lie from the left and from the top."""
        self._parts = parts
        self.height = max((top + block.height for block, _, top in parts), default=0.0)
        self.before = before

    def draw(self, painter: QPainter, left: float, top: float) -> None:
        """Draw them all."""
        for block, across, down in self._parts:
            block.draw(painter, left + across, top + down)


def pages_of(blocks: Sequence[Block]) -> list[list[tuple[Block, float]]]:
    """Blocks on pages, each with how far from the top it lies; who leads goes with who follows."""
    room = PAGE.height() - _TOP - _FOOT
    pages: list[list[tuple[Block, float]]] = [[]]
    down = 0.0
    for at, block in enumerate(blocks):
        need = block.height
        following = at
        while blocks[following].leads and following + 1 < len(blocks):
            following += 1
            need += blocks[following].before + blocks[following].height
        before = block.before if pages[-1] else 0.0
        if pages[-1] and down + before + need > room:
            pages.append([])
            down, before = 0.0, 0.0
        pages[-1].append((block, down + before))
        down += before + block.height
    return pages


def printed(
    title: str, blocks: Sequence[Block], foot: Callable[[int, int], str]
) -> tuple[bytes, int]:
    """A PDF file, and how many pages it has.

    Args:
        title: Of the document.
        blocks: What is printed, in order.
        foot: What stands at the foot of a page, from its number and the number of all.
    """
    store = QByteArray()
    device = QBuffer(store)
    device.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(device)
    writer.setResolution(_FINE)
    writer.setTitle(title)
    writer.setCreator("Poisonbox")
    nothing = QMarginsF(0, 0, 0, 0)
    size = QPageSize(QPageSize.PageSizeId.A4)
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, nothing))
    pages = pages_of(blocks)
    painter = QPainter(writer)
    painter.scale(_FINE / UNIT, _FINE / UNIT)
    for number, page in enumerate(pages):
        if number:
            writer.newPage()
        for block, down in page:
            block.draw(painter, _SIDE, _TOP + down)
        _draw_foot(painter, foot(number + 1, len(pages)))
    painter.end()
    device.close()
    return bytes(store.data()), len(pages)


def _draw_foot(painter: QPainter, words: str) -> None:
    look = f"margin:0;color:{_SOFT};font-family:{DISPLAY}"
    line = f'<p align="center" style="{look}">{escape(words)}</p>'
    TextBlock(line, WIDTH, size=12).draw(painter, _SIDE, PAGE.height() - _FOOT + 18)
