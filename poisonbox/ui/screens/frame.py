"""What most pages have in common: a bar with the way back, and a body that scrolls."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from poisonbox.ui.look import Look
from poisonbox.ui.page import Page
from poisonbox.ui.room import Room
from poisonbox.ui.screens.keys import press_focused
from poisonbox.ui.widgets import button, column, label, row, rule, scrolling

MARGIN = 24
_SYMBOL = 18
_GAP = 4
"""Pixels between a symbol and the words beside it, besides those of the style."""


def add_icon(made: QAbstractButton, look: Look, icon: str) -> None:
    """Put a symbol before a button's words, as large as they are and a little away from them."""
    size = round(_SYMBOL * look.text_scale)
    drawn = look.picture(f"icons/{icon}", size, size, {"ink": look.theme.ink})
    scale = drawn.devicePixelRatio()
    wide = QPixmap(drawn.width() + round(_GAP * scale), drawn.height())
    wide.setDevicePixelRatio(scale)
    wide.fill(Qt.GlobalColor.transparent)
    painter = QPainter(wide)
    painter.drawPixmap(0, 0, drawn)
    painter.end()
    made.setIcon(QIcon(wide))
    made.setIconSize(QSize(size + _GAP, size))


class FramedPage(Page):
    """A page with a title and a way back; Esc goes back too.

    Attributes:
        bar: The line with the title, for what else belongs there.
        body: Where the page's own things are laid.
        area: The part that scrolls.
        foot: Below the part that scrolls.
    """

    def __init__(self, room: Room, title: str, *, widest: int = 1720) -> None:
        """Build the frame.

        Args:
            room: What every page is given.
            title: What the page is called.
            widest: The body gets no wider than this at 100 % text, so that lines stay readable.
        """
        super().__init__(room)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(MARGIN, 14, MARGIN, 14)
        outer.setSpacing(10)
        self._back = button("←  " + self.tr("Back"), self.back.emit, "quiet")
        self._back.setToolTip(self.tr("Back to the first page (Esc)"))
        self.bar: QHBoxLayout = row(self._back, label(title, "title", wrap=True), space=12)
        self.bar.setStretch(1, 1)
        outer.addLayout(self.bar)
        outer.addWidget(rule())
        content = QWidget()
        sides = QHBoxLayout(content)
        sides.setContentsMargins(0, 4, 0, 4)
        middle = QWidget()
        middle.setMaximumWidth(round(widest * room.look.text_scale))
        self.body: QVBoxLayout = column(space=16)
        middle.setLayout(self.body)
        sides.addStretch(1)
        sides.addWidget(middle, 1_000)
        sides.addStretch(1)
        self.area: QScrollArea = scrolling(content)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer.addWidget(self.area, 1)
        self.foot: QVBoxLayout = column(space=10)
        outer.addLayout(self.foot)

    def arrive(self) -> None:
        """The keyboard begins at the way back."""
        self._back.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Esc leaves, Enter presses what has the keyboard."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif not press_focused(event, self):
            super().keyPressEvent(event)
