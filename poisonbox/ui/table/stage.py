"""What a table draws: the part of a session's screen that lies on the table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from poisonbox.control.screen import Ask, Chair, Screen
from poisonbox.core.result import Result, Sheet
from poisonbox.core.state import Seat
from poisonbox.core.view import View


class Stage(Struct, frozen=True):
    """Everything a scene needs to put every item where it belongs.

    Attributes:
        view: The holder's view, or everybody's.
        chairs: Who sits where, with seals.
        kind: What the table waits for, see :class:`~poisonbox.control.screen.Screen`.
        asks: What the holder may choose.
        hint: A move the holder was advised to make.
        hands: Where hands are open, the view of every seat.
        memory_aids: Whether the table helps to remember what everybody has seen.
        sheets: The score sheet of each finished round.
        result: How it ended.
        counts: Whether the table counts along; not where a learner is to count.
    """

    view: View
    chairs: tuple[Chair, ...]
    kind: str = "bots"
    asks: tuple[Ask, ...] = ()
    hint: Any | None = None
    hands: tuple[View, ...] = ()
    memory_aids: bool = False
    sheets: tuple[Sheet, ...] = ()
    result: Result | None = None
    counts: bool = True

    @classmethod
    def of(cls, screen: Screen) -> Stage:
        """What lies on the table of a session."""
        return cls(
            screen.view,
            screen.chairs,
            screen.kind,
            screen.asks,
            screen.hint,
            screen.hands,
            screen.customs.memory_aids,
            screen.sheets,
            screen.result,
        )

    @property
    def holder(self) -> Seat | None:
        """Whose view it is; None is everybody's."""
        return self.view.seat

    def ask(self, phase: str) -> Ask | None:
        """What the holder is asked in a phase, if anything."""
        return next((ask for ask in self.asks if ask.phase == phase), None)
