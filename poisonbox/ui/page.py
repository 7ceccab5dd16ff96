"""A page: what fills the window at one time."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from poisonbox.ui.room import Room


class Page(QWidget):
    """Base of all pages. A page is built when it is gone to and dropped when it is left.

    When the theme, the language or the size of text changes, the window builds the page anew, so a
    page never has to change its looks.

    Attributes:
        room: What every page is given.

    Signals:
        back: The person wants to leave this page.
    """

    back = Signal()

    def __init__(self, room: Room) -> None:
        """Build the page; subclasses lay it out."""
        super().__init__()
        self.room = room
        self.look = room.look

    @property
    def backdrop(self) -> str:
        """The drawing behind the page."""
        return self.look.theme.wall

    def arrive(self) -> None:
        """The page is shown: put the keyboard where it is wanted first."""

    def take_over(self, old: Page) -> None:
        """The page is the old one in another look: what was entered there is not lost."""

    def leave(self) -> None:
        """The page is about to be dropped: stop timers, close what was opened."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the room behind the page."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self.look.picture(self.backdrop, self.width(), self.height()))
