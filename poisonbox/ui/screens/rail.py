"""The rail: what is always at hand beside a table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QToolButton, QVBoxLayout, QWidget

from poisonbox.ui.look import Look
from poisonbox.ui.widgets import icon_button


class Rail(QFrame):
    """A column of buttons; each has a key, shown in its tooltip.

    Signals:
        asked: The name of what was pressed.
    """

    asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Build the column."""
        super().__init__(parent)
        self.setProperty("role", "panel")
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 8, 4, 8)
        column.setSpacing(4)
        self._look = look
        self._buttons: dict[str, QToolButton] = {}
        for name, icon, text, key in (
            ("menu", "menu", self.tr("Menu"), "Esc"),
            ("score", "score", self.tr("Score sheet"), "S"),
            ("log", "log", self.tr("What happened"), "L"),
            ("rules", "book", self.tr("Rules"), "R"),
            ("hint", "hint", self.tr("Hint"), "H"),
            ("undo", "undo", self.tr("Take back"), "U"),
            ("cover", "eye-off", self.tr("Hide my hand"), "C"),
            ("sound", "sound", self.tr("Sound"), "M"),
            ("keys", "help", self.tr("Keys"), "?"),
        ):
            made = icon_button(look, icon, text, partial(self.asked.emit, name), key)
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._buttons[name] = made
            column.addWidget(made)
            if name == "rules":
                column.addStretch(1)
        self._buttons["sound"].hide()

    def show_sound(self, on: bool) -> None:
        """Offer to switch sound off, or on again; where none can be heard it is not offered."""
        made = self._buttons["sound"]
        made.setIcon(self._look.icon("sound" if on else "sound-off"))
        words = self.tr("Switch sound off") if on else self.tr("Switch sound on")
        made.setAccessibleName(words)
        made.setToolTip(f"{words} (M)")
        made.show()

    def allow(self, name: str, allowed: bool) -> None:
        """Let a button be pressed, or not."""
        self._buttons[name].setEnabled(allowed)

    def mark(self, name: str | None) -> None:
        """Show which drawer is open."""
        for key, made in self._buttons.items():
            made.setCheckable(key in ("score", "log", "rules"))
            made.setChecked(key == name)

    def button(self, name: str) -> QToolButton:
        """One of the buttons."""
        return self._buttons[name]
