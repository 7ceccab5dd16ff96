"""What happened, move by move, as one seat or the whole table saw it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from poisonbox.core.event import Event, redact
from poisonbox.core.state import Seat


class Told(Struct, frozen=True):
    """What one move told.

    Attributes:
        index: The move's place in the log.
        seat: Who moved; -1 is chance.
        events: What was seen of it, in order.
    """

    index: int
    seat: Seat
    events: tuple[Event, ...]


Recap = tuple[Told, ...]
"""What happened since somebody's last turn, first things first."""


def recap(
    events: Sequence[tuple[Event, ...]], movers: Sequence[Seat], since: int, seat: Seat | None
) -> Recap:
    """What a seat (None: everybody) saw from the move with the index ``since`` on."""
    return tuple(
        Told(index, movers[index], tuple(redact(event, seat) for event in events[index]))
        for index in range(since, len(events))
    )
