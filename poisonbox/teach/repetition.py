"""Spaced repetition: what was missed comes back, first soon, then after longer and longer times.

Days are numbers that rise by one from one day to the next; whoever asks says which day it is.
"""

from __future__ import annotations

from msgspec import Struct

PAUSES = (1, 3, 7, 16, 35)
"""Days after which a puzzle comes back, by how often it was solved since it was missed."""

NEVER = 0
"""The day of what does not come back."""


class Repetition(Struct, frozen=True):
    """How somebody stands with one puzzle.

    Attributes:
        box: How often it was solved at the first try since it was last missed.
        due: The day on which it comes back; :data:`NEVER` where it does not.
        tried: On how many occasions it was tried.
        missed: On how many of them the first try was wrong.
    """

    box: int = 0
    due: int = NEVER
    tried: int = 0
    missed: int = 0

    @property
    def is_new(self) -> bool:
        """Whether nobody has tried it yet."""
        return not self.tried

    @property
    def is_learnt(self) -> bool:
        """Whether it was solved and does not come back."""
        return self.tried > 0 and self.due == NEVER

    def is_due(self, today: int) -> bool:
        """Whether it is to be tried again by now."""
        return self.due != NEVER and self.due <= today

    def after(self, today: int, *, right: bool) -> Repetition:
        """The same after one more occasion.

        What was missed begins anew. What is solved before its day proves little and stays as it
        was; solved at first sight, it is learnt.
        """
        tried = self.tried + 1
        if not right:
            return Repetition(0, today + PAUSES[0], tried, self.missed + 1)
        if not self.is_due(today):
            return Repetition(self.box, self.due, tried, self.missed)
        box = self.box + 1
        due = today + PAUSES[box] if box < len(PAUSES) else NEVER
        return Repetition(box, due, tried, self.missed)
