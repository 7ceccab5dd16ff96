"""A finished match looked at again: everybody's chances, and the moves that mattered most.

Every decision is judged from the view its seat had at that time. Asking for the judgements is the
business of :mod:`poisonbox.control.reviewing`; here is what is made of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from msgspec import Struct

from poisonbox.core.result import Result
from poisonbox.core.state import Seat
from poisonbox.teach.coach import Advice, Prospect

MOST = 3
"""How many moves are said to have mattered."""


class Judgement(Struct, frozen=True):
    """What a strong player thinks of one decision.

    Attributes:
        at: The move's place in the log.
        seat: Who moved.
        move: What they did.
        advice: What moves promised and risked, as far as that seat could know.
        closely: Whether it was thought about as long as a strong player thinks.
    """

    at: int
    seat: Seat
    move: Any
    advice: Advice
    closely: bool = True

    @property
    def made(self) -> Prospect:
        """What the move that was made promised; the best one's where it was not looked at."""
        return self.advice.find(self.move) or self.advice.best

    @property
    def loss(self) -> float:
        """How much of the chance to win was given away."""
        return self.advice.loss(self.move)


class Chance(Struct, frozen=True):
    """A seat's chance to win, as it could know it.

    Attributes:
        at: After so many moves of the match.
        win: 0 to 1.
    """

    at: int
    win: float


def chances(
    judgements: Iterable[Judgement], players: int, length: int, result: Result | None
) -> tuple[tuple[Chance, ...], ...]:
    """For each seat how its chances went: before and after each of its decisions, and at the end.

    Args:
        judgements: Of decisions, in any order.
        players: How many seats there are.
        length: How many moves the match has.
        result: How it ended; None as long as decisions before the end are still to be judged.
    """
    lines: list[list[Chance]] = [[] for _ in range(players)]
    for each in sorted(judgements, key=lambda judgement: judgement.at):
        line = lines[each.seat]
        line.append(Chance(each.at, each.advice.best.win))
        line.append(Chance(each.at + 1, each.made.win))
    if result is not None:
        for seat, line in enumerate(lines):
            won = seat in result.winners
            line.append(Chance(length, won / len(result.winners)))
    return tuple(map(tuple, lines))


def mattered(judgements: Iterable[Judgement], seats: Collection[Seat]) -> tuple[Judgement, ...]:
    """The moves of some seats that gave most away, the worst first; none where all were fine."""
    costly = [
        each for each in judgements if each.seat in seats and each.advice.is_costly(each.move)
    ]
    return tuple(sorted(costly, key=lambda each: (-each.loss, each.at))[:MOST])
