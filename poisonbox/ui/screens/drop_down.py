"""A list that opens: a field with a chevron, whose words end in dots where they are too long."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QPaintEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

from poisonbox.ui.look import Look
from poisonbox.ui.screens.keys import ENTER

_CHEVRON = 18
_ROOM = 56
"""What is left free of words: the padding and the chevron."""


class DropDown(QComboBox):
    """A field that shows one value and opens a list of all."""

    def __init__(self, look: Look) -> None:
        """Offer nothing yet."""
        super().__init__()
        self._look = look
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:  # noqa: N802
        """The longest words and the chevron."""
        words = [self.itemText(at) for at in range(self.count())]
        wide = max(map(self.fontMetrics().horizontalAdvance, words), default=0)
        return super().sizeHint().expandedTo(QSize(wide + _ROOM + 4, 0))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """It can be narrow: long words are shortened."""
        return QSize(_ROOM * 2, super().minimumSizeHint().height())

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Scrolling a page must not change what is chosen."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter opens the list, as the space bar does."""
        if event.key() in ENTER:
            self.showPopup()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the field, the words and the chevron."""
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        mode = Qt.TextElideMode.ElideRight
        room = self.width() - _ROOM
        option.currentText = self.fontMetrics().elidedText(self.currentText(), mode, room)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        colour = {"ink": self._look.theme.accent}
        chevron = self._look.picture("icons/chevron-down", _CHEVRON, _CHEVRON, colour)
        painter.drawPixmap(self.width() - _CHEVRON - 12, (self.height() - _CHEVRON) // 2, chevron)


def mirrored(look: Look, icon: str) -> QIcon:
    """A symbol that points the other way."""
    picture = look.picture(f"icons/{icon}", 24, 24, {"ink": look.theme.ink})
    turned = picture.transformed(QTransform().scale(-1, 1))
    turned.setDevicePixelRatio(picture.devicePixelRatio())
    return QIcon(turned)
