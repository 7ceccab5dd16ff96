"""How a match stands and why: totals for the search, explained sheets for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct, field


class Result(Struct, frozen=True):
    """The end of a match.

    Attributes:
        totals: Points of each seat.
        winners: The seat that won, or all who share the win.
        detail: What else the game counted, such as the worth of each colour.
    """

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    detail: Mapping[str, Any] = field(default_factory=dict)


class Line(Struct, frozen=True):
    """One entry of a score sheet: ``points`` for ``seat`` because of ``clause``.

    Attributes:
        seat: Who gets the points.
        clause: The rulebook clause that gives them.
        points: How many; 0 where a clause spares points or takes away the chance of any.
        facts: What the clause counted, for pictures and sentences.
    """

    seat: int
    clause: str
    points: int
    facts: Mapping[str, Any] = field(default_factory=dict)


class Sheet(Struct, frozen=True):
    """One finished round.

    Attributes:
        points: What was really added to each seat's total.
        lines: Where it came from; the lines of a seat add up to its points.
        facts: What concerns the whole table, such as the worth of each colour.
    """

    points: tuple[int, ...]
    lines: tuple[Line, ...]
    facts: Mapping[str, Any] = field(default_factory=dict)


Note = Callable[[Line], object]
"""Where scoring code writes its explanation when somebody asked for one."""


def totals(rounds: Sequence[tuple[int, ...]], players: int) -> tuple[int, ...]:
    """Add up the points of finished rounds, seat by seat."""
    if len(rounds) == 1:
        return rounds[0]
    return tuple(map(sum, zip(*rounds, strict=True))) or (0,) * players
