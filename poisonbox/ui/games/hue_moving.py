"""How the felt of Hue is moved: it shows all cards, or what somebody wants to see closer."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QGuiApplication, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from poisonbox.games.hue.board import cells
from poisonbox.games.hue.view import HueView
from poisonbox.ui.games.hue_choosing import Choosing
from poisonbox.ui.games.hue_felt import Frame, Held
from poisonbox.ui.look import Look
from poisonbox.ui.table.items import Piece
from poisonbox.ui.table.scene import Z_BOARD

_GLIDE = 240
"""Milliseconds in which the felt comes to rest."""


class Moving(Choosing):
    """The part of the table of Hue that zooms and moves its felt.

    Attributes:
        ground: The felt itself; what lies on it does not reach beyond it.
        grid: The corners of the squares on it.
        landed: Cards that have flown to their places since the stage was shown: the picture, the
            place, and the size of a square when it was drawn.
    """

    def __init__(self, look: Look) -> None:
        """A felt at rest."""
        super().__init__(look)
        self.ground = QGraphicsRectItem()
        self.ground.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self.ground.setPen(QPen(Qt.PenStyle.NoPen))
        self.ground.setZValue(Z_BOARD)
        self.addItem(self.ground)
        self.grid = QGraphicsRectItem(self.ground)
        self.grid.setPen(QPen(Qt.PenStyle.NoPen))
        self.landed: list[tuple[Piece, Held, int]] = []
        self._nudged = False  # whether it moved only because a card over it did
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.valueChanged.connect(self._gliding)
        self._glide.finished.connect(self.refresh)
        self._start = self.felt.shown

    def place_felt(self, view: HueView, area: QRectF) -> None:
        """The felt has its place, and shows all cards unless somebody looked closer."""
        felt = self.felt
        moved = felt.area != area
        felt.area = area
        below = 8 if view.score_cards is not None else self.prompt_height - 2
        felt.room = area.adjusted(8, 8, -8, -below)
        self.ground.setRect(area)
        self.grid.setRect(area)
        if not felt.own:
            fitted = felt.fit(self.bounds())
            if moved or not view.placed:
                felt.aim = felt.shown = fitted
            elif fitted != felt.aim:
                self._go(fitted)

    def _go(self, frame: Frame) -> None:
        """Let the felt glide until it shows something else."""
        felt = self.felt
        self._glide.stop()
        felt.aim, self._start = frame, felt.shown
        if self.look.motion <= 0:
            felt.shown = frame
        else:
            self._glide.setDuration(round(_GLIDE * self.look.motion))
            self._glide.start()

    def _gliding(self, part: float) -> None:
        self.felt.shown = self._start.towards(self.felt.aim, part * part * (3 - 2 * part))
        self.show_board()

    def stop_gliding(self) -> None:
        """Something flies now, and what ends a glide would sweep it away."""
        if self._glide.state() == QVariantAnimation.State.Running:
            self._glide.stop()
            self.felt.shown = self.felt.aim
            self.show_board()

    def landed_cells(self) -> list[int]:
        """Where cards lie that the stage does not know yet."""
        return [cell for _, card, _ in self.landed for cell in cells(*card.place[1:])]

    def _look_closer(self, frame: Frame) -> None:
        self.felt.own = True
        self._go(self.felt.kept_near(frame, self.bounds()))
        self.refresh()

    def zoom(self, steps: int) -> None:
        """Larger or smaller."""
        around = self.felt.room.center() if self.pointer is None else self.pointer
        self._look_closer(self.felt.zoomed(steps, around))

    def pan(self, by: QPointF) -> None:
        """The felt was pulled."""
        felt = self.felt
        felt.own = True
        self._glide.stop()
        felt.aim = felt.shown = felt.kept_near(felt.panned(by), self.bounds())
        self.refresh()

    def show_all(self) -> None:
        """Every card, and room around them."""
        self.felt.own = False
        self._go(self.felt.fit(self.bounds()))
        self.refresh()

    def keep_in_sight(self) -> None:
        """The card over the felt has gone somewhere: look there."""
        held = self.held
        if held is not None:
            frame = self.felt.showing(held.x + 0.5, held.y + 0.5, 1.7)
            if frame != self.felt.aim:
                self._nudged = self._nudged or not self.felt.own
                self.felt.own = True
                self._go(frame)

    def forget_choice(self) -> None:
        """Nothing is held, and the felt shows all cards again if it only followed one."""
        super().forget_choice()
        if self._nudged:
            self._nudged = self.felt.own = False

    def wheel(self, steps: int) -> None:
        """Turn the card over the felt; without one, or with Ctrl, zoom."""
        closer = QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier
        if self.held is not None and not closer:
            self.turn(-steps)
        else:
            self.zoom(steps)
