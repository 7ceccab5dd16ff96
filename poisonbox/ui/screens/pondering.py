"""Pointing at what cannot be done: the rules are asked why before anybody tries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from poisonbox.control.reply import Reply
from poisonbox.ui.table.view import TableView


class Pondering(QObject):
    """What somebody points at, and why it cannot be done.

    Attributes:
        reply: What the session would answer if it were tried; None where that is nothing special.

    Signals:
        changed: There is something else to say, or nothing any more; tells whether whoever points
            does so by keyboard, and may not see what is pointed at.
    """

    changed = Signal(bool)

    def __init__(self, view: TableView, consider: Callable[[Any], Reply]) -> None:
        """Watch a table."""
        super().__init__(view)
        self._consider = consider
        self.reply: Reply | None = None
        view.pondered.connect(self._ponder)

    def _ponder(self, move: Any | None, by_key: bool) -> None:
        reply = None if move is None else self._consider(move)
        wanted = None if reply is None or reply.refusal is None else reply
        if wanted != self.reply:
            self.reply = wanted
            self.changed.emit(by_key)
