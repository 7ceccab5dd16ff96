"""What became of something a person did."""

from __future__ import annotations

from msgspec import Struct

from poisonbox.core.refusal import Refusal
from poisonbox.core.state import Seat


class Reply(Struct, frozen=True):
    """Whether it was done, and why not.

    Attributes:
        why: Empty when it was done; else one word for the window: ``dead`` (pressed too soon after
            a switch), ``not-asked``, ``held`` (another hand is open), ``pin``, ``wrong-pin``,
            ``pin-wait``, ``illegal``, ``not-chosen``, ``sealed``, ``thinking`` (bots have not
            sealed yet), ``not-allowed``, ``revealed``, ``journal``.
        refusal: The clause an illegal move breaks.
        seat: Whose move that is.
    """

    why: str = ""
    refusal: Refusal | None = None
    seat: Seat | None = None

    @property
    def done(self) -> bool:
        """Whether it was done."""
        return not self.why


DONE = Reply()
