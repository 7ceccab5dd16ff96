"""Pointing: rings that glow around what somebody is to look at."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QObject, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from poisonbox.ui.look import Look
from poisonbox.ui.table.items import Piece
from poisonbox.ui.table.scene import Z_FLYING, TableScene

_AROUND = 8
"""Pixels between a thing and its ring."""

_PULSE = 1600
"""Milliseconds from one glow to the next."""

_DIM, _BRIGHT = 0.45, 1.0


def words_of(key: Hashable) -> list[str]:
    """A key of a scene as lessons write it: ``("cauldron", 0)`` is ``cauldron 0``."""
    return [str(part) for part in key] if isinstance(key, tuple) else [str(key)]


def find(scene: TableScene, wanted: str) -> QRectF | None:
    """Where the things are whose keys begin with the words, spots before other items."""
    words = wanted.split()
    for places in (
        [(spot.key, spot.rect) for spot in scene.spots],
        [(key, item.sceneBoundingRect()) for key, item in scene.laid()],
    ):
        found = QRectF()
        for key, rect in places:
            if words_of(key)[: len(words)] == words:
                found = found.united(rect)
        if not found.isEmpty():
            return found
    return None


class Pointer(QObject):
    """Rings in a scene. They lie over everything and can be clicked through."""

    def __init__(self, scene: TableScene) -> None:
        """Point at nothing yet."""
        super().__init__(scene)
        self._scene = scene
        self._wanted: tuple[str, ...] = ()
        self._rings: list[Piece] = []
        self._pulse = QVariantAnimation(self)
        self._pulse.setDuration(_PULSE)
        self._pulse.setLoopCount(-1)
        self._pulse.setKeyValues([(0.0, _DIM), (0.5, _BRIGHT), (1.0, _DIM)])
        self._pulse.valueChanged.connect(self._glow)
        scene.changed.connect(self.refresh)

    @property
    def rings(self) -> list[QRectF]:
        """Where the rings are."""
        return [ring.sceneBoundingRect() for ring in self._rings]

    def point(self, wanted: Sequence[str]) -> None:
        """Let these glow, and nothing else."""
        if tuple(wanted) != self._wanted:
            self._wanted = tuple(wanted)
            self.refresh()

    def refresh(self) -> None:
        """What is pointed at may have moved."""
        for ring in self._rings:
            self._scene.removeItem(ring)
        self._rings = []
        for wanted in self._wanted:
            place = find(self._scene, wanted)
            if place is not None:
                self._add(place)
        if self._rings and self._scene.look.motion > 0:
            if self._pulse.state() != QVariantAnimation.State.Running:
                self._pulse.start()
        else:
            self._pulse.stop()

    def _add(self, place: QRectF) -> None:
        box = place.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
        box = box.intersected(self._scene.sceneRect().adjusted(2, 2, -2, -2))
        piece = Piece(_ring(self._scene.look, box.width(), box.height()))
        piece.setPos(box.center())
        piece.setZValue(Z_FLYING - 1)
        piece.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(piece)
        self._rings.append(piece)

    def _glow(self, strength: float) -> None:
        for ring in self._rings:
            ring.setOpacity(strength)


def _ring(look: Look, width: float, height: float) -> QPixmap:
    """A ring of light: bright in the middle, fading on both sides."""
    scale = look.art.scale
    picture = QPixmap(max(1, round(width * scale)), max(1, round(height * scale)))
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = QRectF(0, 0, width, height).adjusted(7, 7, -7, -7)
    for wide, alpha in ((14, 40), (9, 80), (5, 140)):
        glow = QColor(look.theme.focus)
        glow.setAlpha(alpha)
        painter.setPen(QPen(glow, wide))
        painter.drawRoundedRect(inner, 16, 16)
    painter.setPen(QPen(QColor(look.theme.focus), 2.5))
    painter.drawRoundedRect(inner, 16, 16)
    painter.end()
    return picture
