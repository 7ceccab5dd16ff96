"""Announcements: what happens at the table, said to screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Announcer:
    """Says sentences to whoever listens.

    Attributes:
        last: What was said last.
    """

    def __init__(self, speaker: QWidget) -> None:
        """Speak for a page."""
        self._speaker = speaker
        self.last: tuple[str, ...] = ()

    def say(self, sentences: Sequence[str]) -> None:
        """Say something; without a screen reader nobody hears it, and nothing is done."""
        self.last = tuple(sentences)
        if sentences and QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._speaker, " ".join(sentences))
            QAccessible.updateAccessibility(event)
