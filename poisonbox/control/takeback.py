"""Taking a move back: by agreement, and never past something that was revealed."""

from __future__ import annotations

from collections.abc import Container

from msgspec import Struct

from poisonbox.control.ledger import Ledger
from poisonbox.core.state import CHANCE, Seat


class Proposal(Struct, frozen=True):
    """Somebody wants to take their last move back.

    Attributes:
        seat: Who.
        keep: The number of moves that would be left.
        agreed: Who has agreed so far.
    """

    seat: Seat
    keep: int
    agreed: frozenset[Seat]


def last_turn(ledger: Ledger, seats: Container[Seat]) -> tuple[Seat, int] | None:
    """Who of these moved last, and how many moves there were before; None when nobody has.

    Secret choices that were made together can only be taken back together.
    """
    for index in range(ledger.length - 1, -1, -1):
        seat = ledger.match.log[index][0]
        if seat in seats:
            return seat, ledger.groups[index]
    return None


def reveals(ledger: Ledger, index: int) -> bool:
    """Whether a move showed anybody something that was hidden before.

    Chance does, a joint reveal does, and so does a move after which somebody draws a card. A card
    that a player shows by playing it is theirs to take back.
    """
    seat = ledger.match.log[index][0]
    if seat == CHANCE or any(event.secret for event in ledger.events[index]):
        return True
    start = ledger.groups[index]
    alone = ledger.groups.count(start) == 1
    return not alone or (ledger.over and index == ledger.length - 1)


def reveals_since(ledger: Ledger, keep: int) -> bool:
    """Whether anything was revealed after the first ``keep`` moves."""
    return any(reveals(ledger, index) for index in range(keep, ledger.length))
