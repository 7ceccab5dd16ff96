"""Keyboard and screen reader over a table.

Items of a QGraphicsScene are invisible to screen readers and take no focus by themselves. So over
every spot of a table lies a widget that draws nothing but its focus ring and lets the mouse pass:
it has the spot's name, takes the focus and can be pressed. It exists exactly as long as the spot.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from poisonbox.ui.table.spot import Spot

_ARROWS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}

_ACTING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)

KeyHandler = Callable[[QKeyEvent, Hashable], bool]
"""A table's own keys, such as turning a card; tells whether it was one."""


class SpotButton(QAbstractButton):
    """One spot for the keyboard and the screen reader."""

    def __init__(self, layer: SpotLayer, spot: Spot) -> None:
        """Lie over the spot."""
        super().__init__(layer.parentWidget())
        self._layer = layer
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._act)
        self.update_from(spot)

    def update_from(self, spot: Spot) -> None:
        """The spot has changed or moved."""
        self.spot = spot
        if self.accessibleName() != spot.name:
            self.setAccessibleName(spot.name)
        self.setCheckable(spot.chosen)
        self.setChecked(spot.chosen)
        wanted = spot.rect.toAlignedRect().adjusted(-4, -4, 4, 4)
        if self.geometry() != wanted:
            self.setGeometry(wanted)

    def _act(self) -> None:
        if self.spot.act is not None:
            self.spot.act()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Arrows go to the neighbour, Enter and Space act, the table has keys of its own."""
        if self._layer.own_key(event, self.spot.key):
            return
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is not None:
            self._layer.go(self, step)
        elif event.key() in _ACTING and self.spot.act is not None:
            if not event.isAutoRepeat():
                self._act()
                self._layer.acted.emit(self.spot.key)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Acting happens when a key goes down."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """The table may show more about what has the keyboard."""
        super().focusInEvent(event)
        self._layer.focused.emit(self.spot.key)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """It need not any more."""
        super().focusOutEvent(event)
        self._layer.focused.emit(None)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        """Tab leaves the zone, not only the spot."""
        return self._layer.leave_zone(self, forward) or super().focusNextPrevChild(forward)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """A ring around what has the keyboard."""
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            painter.setPen(QPen(QColor("#1b120c"), 3))
            painter.drawRoundedRect(box, 8, 8)
            painter.setPen(QPen(self._layer.colour, 2))
            painter.drawRoundedRect(box, 8, 8)


class SpotLayer(QWidget):
    """All spots of one table, over the widget that shows it.

    Attributes:
        colour: Of the focus ring.

    Signals:
        focused: The key of the spot that has the keyboard now; None when none has it any more.
        acted: The key of a spot that was pressed by keyboard.
    """

    focused = Signal(object)
    acted = Signal(object)

    def __init__(self, over: QWidget, colour: str, own_key: KeyHandler) -> None:
        """Nothing is there yet."""
        super().__init__(over)
        self.resize(0, 0)
        self.colour = QColor(colour)
        self.own_key = own_key
        self._buttons: dict[Hashable, SpotButton] = {}

    def show_spots(self, spots: Sequence[Spot]) -> None:
        """These are the spots now; the focus stays where it was if that is still there."""
        wanted = {spot.key: spot for spot in spots}
        focused = next((key for key, made in self._buttons.items() if made.hasFocus()), None)
        for key in [key for key in self._buttons if key not in wanted]:
            gone = self._buttons.pop(key)
            gone.clearFocus()  # else hiding it would send the focus to a neighbour that goes too
            gone.hide()
            gone.deleteLater()
        for key, spot in wanted.items():
            button = self._buttons.get(key)
            if button is None:
                button = self._buttons[key] = SpotButton(self, spot)
            else:
                button.update_from(spot)
            button.show()
            button.raise_()
        if focused is not None and focused not in wanted and spots:
            self.focus(spots[0].key)

    def set_visible(self, visible: bool) -> None:
        """While things move nothing can be done, and rings would flicker."""
        for button in self._buttons.values():
            button.setVisible(visible)

    def focus(self, key: Hashable) -> None:
        """Put the keyboard on a spot."""
        button = self._buttons.get(key)
        if button is not None:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def names(self) -> list[str]:
        """What a screen reader finds."""
        return [button.accessibleName() for button in self._buttons.values()]

    def go(self, button: SpotButton, step: QPoint) -> None:
        """To the nearest spot of the same zone in a direction; beyond the last, to the first."""
        zone = [b for b in self._buttons.values() if b.spot.zone == button.spot.zone]
        here = button.geometry().center()

        def way(other: SpotButton) -> tuple[int, int]:
            delta = other.geometry().center() - here
            along = delta.x() * step.x() + delta.y() * step.y()
            across = abs(delta.x() * step.y()) + abs(delta.y() * step.x())
            return along, across

        ahead = [b for b in zone if b is not button and way(b)[0] > way(b)[1] / 2 and way(b)[0] > 0]
        if ahead:
            self.focus(min(ahead, key=lambda b: way(b)[0] + 2 * way(b)[1]).spot.key)
            return
        order = [b.spot.key for b in zone]
        forward = 1 if step.x() + step.y() > 0 else -1
        self.focus(order[(order.index(button.spot.key) + forward) % len(order)])

    def leave_zone(self, button: SpotButton, forward: bool) -> bool:
        """Tab goes to the first spot of the next zone; after the last zone to what is beside."""
        if self._buttons.get(button.spot.key) is not button:
            return False
        zones = list(dict.fromkeys(b.spot.zone for b in self._buttons.values()))
        at = zones.index(button.spot.zone) + (1 if forward else -1)
        if not 0 <= at < len(zones):
            return self._leave(button, forward)
        zone = [b for b in self._buttons.values() if b.spot.zone == zones[at]]
        chosen = next((b for b in zone if b.spot.chosen), zone[0])
        self.focus(chosen.spot.key)
        return True

    def _leave(self, button: SpotButton, forward: bool) -> bool:
        """To what comes before or after all spots."""
        reason = Qt.FocusReason
        last = _beside(button, forward)
        while last is not None and last is not button:
            usable = last.isVisible() and last.isEnabled() and not isinstance(last, SpotButton)
            if usable and last.focusPolicy() & Qt.FocusPolicy.TabFocus:
                last.setFocus(reason.TabFocusReason if forward else reason.BacktabFocusReason)
                return True
            last = _beside(last, forward)
        return False

    def ring(self, key: Hashable) -> QRect | None:
        """Where the ring around a spot is."""
        button = self._buttons.get(key)
        return None if button is None else button.geometry()


def _beside(widget: QWidget, forward: bool) -> QWidget | None:
    return widget.nextInFocusChain() if forward else widget.previousInFocusChain()
