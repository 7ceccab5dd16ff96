"""Who holds the device: nobody, or one seat; and when input is dead."""

from __future__ import annotations

from poisonbox.core.state import Seat

DEAD_TIME = 0.3
"""Seconds after a switch in which a second press does nothing."""


class Device:
    """The one computer that goes round the table.

    Attributes:
        holder: The seat whose hand is open; None while the curtain is up.
        peeking: Whether it is open only as long as a key is held.
        last: Who held it last and was not covered since: for them it needs no curtain.
        hidden: Whether somebody who plays alone hid the hand.
    """

    def __init__(self, now: float) -> None:
        """Nobody holds it."""
        self.holder: Seat | None = None
        self.peeking = False
        self.last: Seat | None = None
        self.hidden = False
        self._touched = now
        self._dead_until = now

    def give(self, seat: Seat, now: float, peeking: bool = False) -> None:
        """A hand is opened."""
        self.holder = self.last = seat
        self.peeking = peeking
        self.switch(now)

    def cover(self, now: float) -> None:
        """Nothing private is left, and the next one needs a curtain, whoever it is."""
        if self.holder is not None:
            self.switch(now)
        self.holder = self.last = None
        self.peeking = False

    def put_down(self, now: float) -> None:
        """A choice was made: nothing private is left, and who only peeked has to peek again."""
        if self.holder is not None and self.peeking:
            self.last = None
            self.peeking = False
        self.holder = None
        self.switch(now)

    def switch(self, now: float) -> None:
        """Somebody else may be in front of the device: a second press of the last one is dead."""
        self._dead_until = now + DEAD_TIME
        self._touched = now

    def touch(self, now: float) -> None:
        """Somebody is there."""
        self._touched = max(self._touched, now)

    def dead(self, now: float) -> bool:
        """Whether input does nothing."""
        return now < self._dead_until

    def idle(self, now: float) -> float:
        """Seconds since the last touch."""
        return now - self._touched
