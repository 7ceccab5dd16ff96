"""Groups of settings, and the rows they are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QVBoxLayout, QWidget

from poisonbox.ui.look import Look
from poisonbox.ui.screens.flow import Flow, Side
from poisonbox.ui.widgets import column, label, rule


class Group(QFrame):
    """Settings that belong together."""

    def __init__(self, look: Look, title: str) -> None:
        """Hold none yet."""
        super().__init__()
        self.setProperty("role", "panel")
        self._look = look
        self._lay = QVBoxLayout(self)
        self._lay.setContentsMargins(20, 16, 20, 18)
        self._lay.setSpacing(12)
        self._lay.addWidget(label(title, "title", wrap=True))

    def add(self, widget: QWidget) -> None:
        """Add what is no plain setting."""
        self._lay.addWidget(widget)

    def add_setting(self, title: str, text: str, control: QWidget) -> None:
        """Add a setting with what it is called, what it does, and what changes it."""
        self._lay.addWidget(rule())
        words = QWidget()
        lay = column(space=2)
        words.setLayout(lay)
        lay.addWidget(label(title, "heading", wrap=True))
        lay.addWidget(label(text, "small", wrap=True))
        lay.addStretch(1)
        words.setMinimumWidth(160)
        hint = control.sizeHint().width() + round(170 * self._look.text_scale)
        self._lay.addWidget(Side(words, control, space=12, least=hint))


def choices(values: Sequence[tuple[Any, str]], now: Any, keep: Callable[[Any], object]) -> QWidget:
    """Values side by side, or in several lines where the width ends; one is chosen."""
    made = QWidget()
    line = Flow(made, space=6)
    group = QButtonGroup(made)
    for at, (value, words) in enumerate(values):
        one = QPushButton(words)
        one.setProperty("role", "choice")
        one.setCheckable(True)
        one.setCursor(Qt.CursorShape.PointingHandCursor)
        one.setChecked(value == now)
        if value == now:
            made.setFocusProxy(one)
        group.addButton(one, at)
        line.addWidget(one)
    group.idClicked.connect(lambda at: keep(values[at][0]))
    return made
