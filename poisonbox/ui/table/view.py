"""The widget that shows a table: mouse and wheel become what spots do."""

from __future__ import annotations

from collections.abc import Hashable
from html import escape
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QToolTip

from poisonbox.ui.access.spots import SpotLayer
from poisonbox.ui.table.items import Piece
from poisonbox.ui.table.scene import Z_LIFTED, TableScene
from poisonbox.ui.table.spot import Spot


class TableView(QGraphicsView):
    """Shows a scene, one of its pixels for one of the widget's.

    Attributes:
        layer: The spots for keyboard and screen reader.
        open: Whether anything can be done at the moment.

    Signals:
        pressed: Somebody pressed somewhere: whatever moves may be skipped.
        resized: The table has another size.
        pondered: The move that would be proposed where somebody points, and whether they point by
            keyboard; None where nothing would be proposed.
    """

    pressed = Signal()
    resized = Signal()
    pondered = Signal(object, bool)

    def __init__(self, scene: TableScene) -> None:
        """Show a table."""
        super().__init__(scene)
        self._table = scene
        self.open = True
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.layer = SpotLayer(self.viewport(), scene.look.theme.focus, self._own_key)
        self.layer.focused.connect(scene.attend)
        self.layer.acted.connect(scene.acted)
        self.layer.focused.connect(self._attend)
        scene.changed.connect(self._show_spots)
        scene.focus_wanted.connect(self.layer.focus)
        self._held: Spot | None = None
        self._lifted: Piece | None = None
        self._home = QPointF()
        self._grip = QPointF()
        self._from = QPoint()
        self._pulled: QPointF | None = None
        self._at: Hashable | None = None
        """The spot that somebody points at, by mouse or by keyboard."""
        self._by_key = False
        self._tried: Any | None = None

    def set_open(self, open_: bool) -> None:
        """Let things be done, or not while they move."""
        if open_ != self.open:
            self.open = open_
            self.layer.set_visible(open_)
            if not open_:
                self._let_go()
                self._point_at(None)

    def spot_at(self, point: QPointF) -> Spot | None:
        """The uppermost spot at a point of the scene; those put down last lie on top."""
        for spot in reversed(self._table.spots):
            if spot.rect.contains(point):
                return spot
        return None

    # -- the mouse ---------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Take hold of what lies there."""
        self.pressed.emit()
        if not self.open or event.button() != Qt.MouseButton.LeftButton:
            return
        point = self.mapToScene(event.position().toPoint())
        self._held = self.spot_at(point)
        self._pulled = None
        self._from = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Carry what was taken hold of; else show what can be done here."""
        here = event.position().toPoint()
        point = self.mapToScene(here)
        moved = (here - self._from).manhattanLength() >= QApplication.startDragDistance()
        if self._held is not None and self._held.drag and self._lifted is None and moved:
            self._lift(self._held, self.mapToScene(self._from))
        if self._lifted is not None and self._held is not None:
            self._lifted.setPos(point + self._grip)
            self._table.dragged(self._held.key, point)
            target = self._drop_target(point, self._held)
            self._point_at(None if target is None else target.key, self._held.key)
            return
        if self._held is not None and self._held.pull is not None:
            if moved or self._pulled is not None:
                before = self.mapToScene(self._from) if self._pulled is None else self._pulled
                self._pulled = point
                self._held.pull(point - before)
            return
        if self.open:
            self._table.hover(point)
        spot = self.spot_at(point) if self.open else None
        if spot is not None:
            self._point_at(spot.key)
        active = spot is not None and (spot.act is not None or spot.drag)
        shapes = Qt.CursorShape
        shape = shapes.PointingHandCursor if active else shapes.ArrowCursor
        if not active and spot is not None and spot.pull is not None:
            shape = shapes.OpenHandCursor
        self.viewport().setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Let go: on another spot what was carried is dropped, on the same one it was a click."""
        held, lifted = self._held, self._lifted
        self._held = None
        if held is None or not self.open:
            self._let_go()
            return
        point = self.mapToScene(event.position().toPoint())
        target = self._drop_target(point, held)
        if lifted is not None:
            self._table.dragged(held.key, point if target is not None else None)
            self._let_go()
            if target is not None and target.drop is not None:
                target.drop(held.key)
        elif self._pulled is None and target is not None and target.key == held.key:
            self._table.hover(point)
            if target.act is not None:
                target.act()

    def _drop_target(self, point: QPointF, held: Spot) -> Spot | None:
        """What lies under the pointer, not counting what is carried."""
        if self._lifted is None:
            return self.spot_at(point)
        for spot in reversed(self._table.spots):
            if spot.key != held.key and spot.drop is not None and spot.rect.contains(point):
                return spot
        return None

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """The pointer is elsewhere."""
        super().leaveEvent(event)
        self._table.hover(None)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Turn or zoom what lies there."""
        spot = self.spot_at(self.mapToScene(event.position().toPoint()))
        steps = event.angleDelta().y()
        if self.open and spot is not None and spot.wheel is not None and steps:
            spot.wheel(1 if steps > 0 else -1)
            event.accept()

    def _lift(self, spot: Spot, at: QPointF) -> None:
        piece = self._table.piece(spot.key)
        if piece is None:
            return
        self._lifted, self._home = piece, QPointF(piece.pos())
        self._grip = piece.pos() - at
        piece.setZValue(Z_LIFTED)
        piece.setOpacity(0.92)

    def _let_go(self) -> None:
        """What was carried lies where it was before; a new stage may say otherwise."""
        if self._lifted is not None:
            lifted, self._lifted = self._lifted, None
            if lifted.scene() is not None:
                lifted.setPos(self._home)
            self._table.refresh()

    # -- pointing ----------------------------------------------------------------------------

    def _attend(self, key: Hashable | None) -> None:
        """The keyboard is on a spot."""
        if key is not None:
            self._point_at(key, by_key=True)

    def _point_at(
        self, key: Hashable | None, carried: Hashable | None = None, *, by_key: bool = False
    ) -> None:
        """Tell what would be tried here, if that is something else than before."""
        self._at, self._by_key = key, by_key
        tried = self._table.attempt(key, carried) if self.open and key is not None else None
        if tried != self._tried:
            self._tried = tried
            self.pondered.emit(tried, by_key)

    def _point_again(self) -> None:
        """What is picked up may have changed, and so what would be tried."""
        if self._lifted is None and any(spot.key == self._at for spot in self._table.spots):
            self._point_at(self._at, by_key=self._by_key)
        elif self._lifted is None:
            self._point_at(None)

    # -- the rest ----------------------------------------------------------------------------

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        """Tooltips say what a screen reader says."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            spot = self.spot_at(self.mapToScene(event.pos()))
            if spot is None or not self.open:
                QToolTip.hideText()
            else:
                words = f"<p>{escape(spot.name)}</p>"  # as rich text it is wrapped
                QToolTip.showText(event.globalPos(), words, self.viewport())
            return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The table is as large as the widget."""
        super().resizeEvent(event)
        self._table.resize(self.viewport().width(), self.viewport().height())
        self.resized.emit()

    def _show_spots(self) -> None:
        self.layer.show_spots(self._table.spots)
        self.layer.set_visible(self.open)
        self._point_again()

    def _own_key(self, event: QKeyEvent, key: Hashable) -> bool:
        return self.open and self._table.own_key(event, key)
