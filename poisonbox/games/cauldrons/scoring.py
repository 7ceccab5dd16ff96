"""What a round of Cauldrons costs: majorities, potions and poison.

What a seat has taken is a *tally*: four bits each for its red, blue, purple and poison cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from poisonbox.core.result import Line
from poisonbox.core.state import Seat
from poisonbox.games.cauldrons.cards import COLOURS

POISON_SHIFT = 12
_SHIFTS = (0, 4, 8)


def _most(counts: Sequence[int]) -> Seat | None:
    """cauldrons/majority: who has strictly more than each other."""
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else None


def spares(taken: Sequence[int], seat: Seat) -> bool:
    """Whether a seat puts the cards of a colour aside."""
    return any(_most([tally >> shift & 15 for tally in taken]) == seat for shift in _SHIFTS)


def points_of(taken: Sequence[int]) -> tuple[int, ...]:
    """cauldrons/points"""
    points = [
        (tally & 15) + (tally >> 4 & 15) + (tally >> 8 & 15) + 2 * (tally >> POISON_SHIFT)
        for tally in taken
    ]
    for shift in _SHIFTS:
        counts = [tally >> shift & 15 for tally in taken]
        spared = _most(counts)
        if spared is not None:
            points[spared] -= counts[spared]
    return tuple(points)


def lines_of(taken: Sequence[int]) -> tuple[Line, ...]:
    """The same points, each with its reason."""
    lines = []
    for colour, shift in zip(COLOURS, _SHIFTS, strict=True):
        counts = [tally >> shift & 15 for tally in taken]
        spared = _most(counts)
        tied = spared is None
        for seat, count in enumerate(counts):
            facts = {"colour": colour, "cards": count}
            if count and seat == spared:
                lines.append(Line(seat, "cauldrons/majority", 0, facts))
            elif count:
                facts["tied"] = tied and count == max(counts)
                lines.append(Line(seat, "cauldrons/points", count, facts))
    for seat, tally in enumerate(taken):
        if count := tally >> POISON_SHIFT:
            facts = {"colour": "poison", "cards": count, "tied": False}
            lines.append(Line(seat, "cauldrons/points", 2 * count, facts))
    return tuple(sorted(lines, key=lambda line: line.seat))
