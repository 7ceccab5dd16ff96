"""Pictures: drawings rendered once for each size, scale and set of colours, and kept."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPainterPath, QPixmap

from poisonbox.paths import resources
from poisonbox.ui.picture_cache import PictureCache

_KEPT = 96 << 20
"""Bytes of pictures that are kept; what was not used for the longest time is dropped first."""

_LEAST, _PAGES = 24 << 20, 8
"""In a small window fewer are kept: these bytes, or so many times the largest of them. A table
needs less than that, and memory does not grow until every size of everything has been drawn."""

_BOX = re.compile(rb'viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)')

Values = Mapping[str, str]
_Key = tuple[str, int, int, float, bool, frozenset[tuple[str, str]]]


class Art:
    """Renders drawings and remembers the pictures.

    Attributes:
        scale: Device pixels for one of Qt's.
    """

    def __init__(self, scale: float = 1.0, cache: PictureCache | None = None) -> None:
        """Nothing is rendered yet."""
        self.scale = scale
        self._cache = cache
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self._largest = 0

    def picture(self, name: str, size: QSizeF, values: Values | None = None) -> QPixmap:
        """A drawing that fills a size.

        Args:
            name: Its path below ``resources/art`` without ``.svg``.
            size: In Qt's pixels.
            values: What its variables are.
        """
        return self._picture(name, size, values or {}, round=False)

    def portrait(self, name: str, diameter: float) -> QPixmap:
        """A person's picture, cut out as a circle."""
        return self._picture(f"portraits/{name}", QSizeF(diameter, diameter), {}, round=True)

    def icon(self, name: str, colour: str, size: float = 24.0) -> QIcon:
        """A symbol for a button."""
        return QIcon(self.picture(f"icons/{name}", QSizeF(size, size), {"ink": colour}))

    def started(self) -> None:
        """The first page is there: from now on pictures are not worth a file."""
        if self._cache is not None:
            self._cache.starting = False

    def _picture(self, name: str, size: QSizeF, values: Values, *, round: bool) -> QPixmap:  # noqa: A002
        pixels = (size * self.scale).toSize().expandedTo(QSize(1, 1))
        given = frozenset(values.items())
        key = (name, pixels.width(), pixels.height(), self.scale, round, given)
        found = self._kept.get(key)
        if found is None:
            found = self._render(name, pixels, values, round)
            self._keep(key, found)
        else:
            self._kept.move_to_end(key)
        return found

    def _render(self, name: str, pixels: QSize, values: Values, cut: bool) -> QPixmap:
        image = self._image(name, pixels, values, cut)
        image.setDevicePixelRatio(self.scale)
        return QPixmap.fromImage(image)

    def _image(self, name: str, pixels: QSize, values: Values, cut: bool) -> QImage:
        """A picture from disk if it was rendered before, else a new one."""
        if self._cache is None:
            return _drawn(name, pixels, values, cut)
        size = pixels.width(), pixels.height()
        file = self._cache.name(name, *size, values, cut)
        kept = self._cache.load(file, *size)
        if kept is None:
            kept = _drawn(name, pixels, values, cut)
            self._cache.keep(file, kept)
        return kept

    def _keep(self, key: _Key, picture: QPixmap) -> None:
        self._kept[key] = picture
        self._bytes += _weight(picture)
        self._largest = max(self._largest, _weight(picture))
        most = min(_KEPT, max(_LEAST, _PAGES * self._largest))
        while self._bytes > most and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= _weight(dropped)


def _weight(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


def _drawn(name: str, pixels: QSize, values: Values, cut: bool) -> QImage:
    """Render a drawing."""
    # Where every picture is on disk already, none of this is needed, and starting is faster.
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    from poisonbox.ui.drawing import drawing  # noqa: PLC0415

    image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(drawing(name, values))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    box = QRectF(image.rect())
    if cut:
        circle = QPainterPath()
        circle.addEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setClipPath(circle)
    renderer.render(painter, box)
    painter.end()
    return image


@cache
def proportion(name: str) -> float:
    """How many times as wide as high a drawing is: its box stands in its first line."""
    with (resources() / "art" / f"{name}.svg").open("rb") as file:
        found = _BOX.search(file.read(400))
    return float(found[1]) / float(found[2]) if found else 1.0
