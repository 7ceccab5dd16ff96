"""Pointing: rings that glow around what somebody is to look at."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QObject, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from poisonbox.ui.look import Look
from poisonbox.ui.table.items import Piece, Words
from poisonbox.ui.table.scene import Z_FLYING, TableScene

_AROUND = 13
"""Pixels from a thing to the outer edge of its ring, where there is room."""

_NEAR = 14
"""Pixels between two things below which they are ringed together."""

_FULL = 0.7
"""How much of a ring around several things these fill at least."""

_PULSE = 1600
"""Milliseconds from one glow to the next."""

_DIM, _BRIGHT = 0.45, 1.0


def words_of(key: Hashable) -> list[str]:
    """A key of a scene as lessons write it: ``("cauldron", 0)`` is ``cauldron 0``."""
    return [str(part) for part in key] if isinstance(key, tuple) else [str(key)]


def find(scene: TableScene, wanted: str) -> list[QRectF]:
    """Where the things are whose keys begin with the words, spots before other items.

    What lies close together, such as the cards of a hand, is one place; what is apart is several.
    """
    words = wanted.split()
    for places in (
        [(spot.key, spot.rect) for spot in scene.spots],
        [(key, item.sceneBoundingRect()) for key, item in scene.laid()],
    ):
        found = [rect for key, rect in places if words_of(key)[: len(words)] == words]
        if found:
            return _gathered([rect for rect in found if not rect.isEmpty()])
    return []


def _gathered(places: Sequence[QRectF]) -> list[QRectF]:
    """Neighbours in one place each, unless much would be ringed that is none of them."""
    groups: list[list[QRectF]] = []
    for place in places:
        near = [group for group in groups if _fits(place, group)]
        joined = [place, *(rect for group in near for rect in group)]
        if len(near) > 1 and not _is_full(joined):
            near, joined = near[:1], [place, *near[0]]
        groups = [group for group in groups if group not in near] + [joined]
    return [_around(group) for group in groups]


def _fits(place: QRectF, group: list[QRectF]) -> bool:
    reach = place.adjusted(-_NEAR, -_NEAR, _NEAR, _NEAR)
    return any(reach.intersects(rect) for rect in group) and _is_full([place, *group])


def _is_full(places: Sequence[QRectF]) -> bool:
    """Whether what they cover is most of the box around them all."""
    whole = _around(places)
    covered = sum(place.width() * place.height() for place in places)
    return covered >= _FULL * whole.width() * whole.height()


def _around(places: Sequence[QRectF]) -> QRectF:
    whole = QRectF()
    for place in places:
        whole = whole.united(place)
    return whole


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
            for place in find(self._scene, wanted):
                self._add(place)
        if self._rings and self._scene.look.motion > 0:
            if self._pulse.state() != QVariantAnimation.State.Running:
                self._pulse.start()
        else:
            self._pulse.stop()

    def _add(self, place: QRectF) -> None:
        left, top, right, bottom = self._room_around(place)
        box = place.adjusted(-left, -top, right, bottom)
        box = box.intersected(self._scene.sceneRect().adjusted(2, 2, -2, -2))
        piece = Piece(_ring(self._scene.look, box.width(), box.height()))
        piece.setPos(box.center())
        piece.setZValue(Z_FLYING - 1)
        piece.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(piece)
        self._rings.append(piece)

    def _room_around(self, place: QRectF) -> tuple[float, float, float, float]:
        """How far a ring may be from a thing on each side without lying on words beside it."""
        left = top = right = bottom = float(_AROUND)
        wide = place.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
        for item in self._scene.items(wide):
            words = item.sceneBoundingRect()
            middle = words.center()
            if not isinstance(item, Words) or place.contains(middle):
                continue
            if middle.y() > place.bottom():
                bottom = min(bottom, max(0.0, words.top() - place.bottom()))
            elif middle.y() < place.top():
                top = min(top, max(0.0, place.top() - words.bottom()))
            elif middle.x() > place.right():
                right = min(right, max(0.0, words.left() - place.right()))
            else:
                left = min(left, max(0.0, place.left() - words.right()))
        return left, top, right, bottom

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
