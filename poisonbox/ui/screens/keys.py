"""Keys: the list of them, shown on ``?``, and Enter, which Qt's buttons do not listen to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from poisonbox.ui.widgets import button, label, panel, rule, scrolling

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

_NARROWEST, _LETTERS = 480, 64
"""How wide the dialog is, in pixels and in letters."""

_LEFT = 40
"""So much of the window stays visible around it."""

_AROUND, _SPARE = 74, 8
"""What margins take of the width, and a little air below the last key."""


def press_focused(event: QKeyEvent, inside: QWidget) -> bool:
    """Press the button that has the keyboard, if Enter was pressed; tells whether it was."""
    focused = inside.focusWidget()
    if event.key() in ENTER and isinstance(focused, QAbstractButton) and focused.hasFocus():
        focused.click()
        return True
    return False


class KeysDialog(QDialog):
    """Lists keys and what they do; Esc and ``?`` close it."""

    def __init__(self, parent: QWidget | None, rows: Sequence[tuple[str, str]]) -> None:
        """Show keys.

        Args:
            parent: The page they work on.
            rows: Pairs of a key, such as ``Ctrl+Z`` or ``Space``, and what it does.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        lay = QVBoxLayout(self)
        lay.setContentsMargins(24, 18, 24, 18)
        lay.setSpacing(12)
        lay.addWidget(label(self.tr("Keys"), "title"))
        lay.addWidget(rule())
        content = QWidget()
        grid = QGridLayout(content)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for at, (key, words) in enumerate(rows):
            middle = Qt.AlignmentFlag.AlignVCenter
            grid.addWidget(_caps(key), at, 0, Qt.AlignmentFlag.AlignLeft | middle)
            grid.addWidget(label(words, wrap=True), at, 1)
        grid.setRowStretch(len(rows), 1)
        self._content, self._area = content, scrolling(content)
        lay.addWidget(self._area, 1)
        close = button(self.tr("Close"), self.accept, "accent")
        close.setDefault(True)
        lay.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        close.setFocus()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Be large enough for all keys, or as large as the window allows."""
        self.ensurePolished()
        wide = max(_NARROWEST, self.fontMetrics().averageCharWidth() * _LETTERS)
        page = self.parentWidget()
        room = self.screen().availableSize() if page is None else page.window().size()
        most = room - QSize(_LEFT, _LEFT)
        wide = min(wide, most.width())
        needed = self._content.heightForWidth(wide - _AROUND) + self._rest()
        self.resize(wide, min(needed, most.height()))
        super().showEvent(event)

    def _rest(self) -> int:
        """The height of everything but the keys."""
        return self.sizeHint().height() - self._area.sizeHint().height() + _SPARE

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """The key that opened it closes it."""
        if event.text() == "?":
            self.accept()
        else:
            super().keyPressEvent(event)


def _caps(key: str) -> QWidget:
    """A key as it looks on the keyboard; ``+`` between those that are held together."""
    made = QWidget()
    made.setAccessibleName(key)
    line = QHBoxLayout(made)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(4)
    parts = [part or "+" for part in key.split("+")] if key != "+" else ["+"]
    for at, part in enumerate(parts):
        if at:
            line.addWidget(label("+", "small"))
        cap = panel("card")
        inside = QHBoxLayout(cap)
        inside.setContentsMargins(10, 4, 10, 5)
        inside.addWidget(label(part, "heading"))
        line.addWidget(cap)
    return made
