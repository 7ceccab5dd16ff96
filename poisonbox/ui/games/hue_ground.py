"""The ground of Hue's pictures: each is composed once in its size, and the felt is one of them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QTransform

from poisonbox.ui.look import Look

_KEPT = 48 * 1024 * 1024
"""Bytes of pictures that are remembered; those used least recently go first."""

_TILE = 400
"""Pixels after which the felt repeats itself."""

_RIM = 14
"""Pixels of the rim of the felt."""


class Ground:
    """Composes pictures and remembers them: the felt, its rim and its grid, round grounds."""

    def __init__(self, look: Look) -> None:
        """Nothing is composed yet."""
        self.look = look
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0
        self._tiles: dict[str, tuple[int, QPixmap]] = {}

    def felt(self, origin: QPointF) -> QBrush:
        """The felt itself, which goes on as far as one looks; it moves with what lies on it."""
        tile = self.look.picture("hue/felt", _TILE, _TILE)
        return self._tiled("felt", tile, QPointF(origin.x() % _TILE, origin.y() % _TILE), _TILE)

    def grid(self, unit: int, shown: float, origin: QPointF) -> QBrush:
        """Faint crosses where the corners of squares meet, drawn once for one square.

        Args:
            unit: Pixels of a square at rest.
            shown: Pixels of a square now.
            origin: Where a corner is.
        """

        def paint(painter: QPainter) -> None:
            arm = max(2.0, unit * 0.09)
            painter.setPen(QPen(QColor("#4cbfe0d4"), max(1.0, unit / 48)))
            for x in (0, unit):
                for y in (0, unit):
                    painter.drawLine(QPointF(x - arm, y), QPointF(x + arm, y))
                    painter.drawLine(QPointF(x, y - arm), QPointF(x, y + arm))

        cell = self.once(("grid", unit), (unit, unit), paint)
        return self._tiled("grid", cell, QPointF(origin.x() % shown, origin.y() % shown), shown)

    def _tiled(self, name: str, tile: QPixmap, origin: QPointF, size: float) -> QBrush:
        """A brush that repeats a square picture; the same one is equal, so nothing is redrawn."""
        key, plain = self._tiles.get(name, (0, tile))
        if key != tile.cacheKey():
            plain = QPixmap(tile)
            plain.setDevicePixelRatio(1.0)  # brushes count real pixels
            self._tiles[name] = (tile.cacheKey(), plain)
        brush = QBrush(plain)
        place = QTransform.fromTranslate(origin.x(), origin.y())
        brush.setTransform(place.scale(size / plain.width(), size / plain.height()))
        return brush

    def edge(self, length: float, side: str, line: str) -> QPixmap:
        """One side of the rim of the felt: brass, and the shade it throws."""
        lying = side in "ns"
        size = (length, _RIM) if lying else (_RIM, length)

        def paint(painter: QPainter) -> None:
            for depth in range(_RIM):
                shade = QColor(0, 0, 0, round(110 * (1 - depth / _RIM) ** 2))
                colour = QColor(line) if depth < 2 else shade
                place = depth if side in "nw" else _RIM - 1 - depth
                strip = (0, place, length, 1) if lying else (place, 0, 1, length)
                painter.fillRect(QRectF(*strip), colour)

        return self.once(("edge", length, side, line), size, paint)

    def disc(self, size: float, colour: str, edge: str = "") -> QPixmap:
        """A round ground for a sign or a number."""

        def paint(painter: QPainter) -> None:
            painter.setPen(QPen(QColor(edge), 1.6) if edge else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour))
            painter.drawEllipse(QRectF(1, 1, size - 2, size - 2))

        return self.once(("disc", size, colour, edge), (size, size), paint)

    # -- keeping -----------------------------------------------------------------------------

    def once(
        self, key: Hashable, size: tuple[float, float], paint: Callable[[QPainter], None]
    ) -> QPixmap:
        """A picture that is composed when it is first asked for."""
        scale = self.look.art.scale
        full = (key, self.look.theme.id, scale)
        found = self._kept.get(full)
        if found is None:
            found = QPixmap(max(1, round(size[0] * scale)), max(1, round(size[1] * scale)))
            found.setDevicePixelRatio(scale)
            found.fill(Qt.GlobalColor.transparent)
            painter = QPainter(found)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            paint(painter)
            painter.end()
            self._kept[full] = found
            self._bytes += _weight(found)
            while self._bytes > _KEPT and len(self._kept) > 1:
                self._bytes -= _weight(self._kept.popitem(last=False)[1])
        else:
            self._kept.move_to_end(full)
        return found


def _weight(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4
