"""The coach: what each move promises and risks, out of a strong player's thoughts about one view.

Whoever thinks is given the view of a seat and nothing else, so what is said here is what that seat
could work out. How it is said is the business of :mod:`poisonbox.texts.coaching`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import hypot, sqrt
from typing import Any

from msgspec import Struct

NAMED = 3
"""How many moves are named beside the best one."""

LEAST_LOSS = 0.05
"""A move that gives away less of the chance to win is nobody's business."""

LEAST_SHARE = 0.15
"""Nor one that gives away a smaller part of what chance there is."""

SURE = 2.0
"""How many times the doubt a difference has to be before it is believed."""

OFTEN = 0.1
"""A secret choice that a strong player makes this often is no mistake."""

_MIXED_DOUBT = 0.01
"""Of moves that are mixed: all of them were tried against the same choices of the others."""

_MIXED = 1.001
"""Parts of a mix add up to one; tries are counted one by one."""


class Prospect(Struct, frozen=True):
    """What one move promises and risks.

    Attributes:
        move: The move.
        weight: Part of the attention it got; in a secret choice, how often a strong player makes
            it.
        worth: How good it is as the search judges, 0 to 1.
        doubt: How far off that may be.
        win: The chance to win the match.
        points: What is scored on average, in the game's own points.
        risks: How often, or how many times on average, each thing happens that the game names.
    """

    move: Any
    weight: float
    worth: float
    doubt: float
    win: float
    points: float
    risks: Mapping[str, float] = {}


class Advice(Struct, frozen=True):
    """What a coach has to say about a position.

    Attributes:
        best: The move a strong player makes, in a secret choice the one it makes most often.
        others: All others that were judged, the most trusted first; in a secret choice those that
            are made most often.
        mixed: Whether a strong player makes now this choice, now that, lest it be read.
    """

    best: Prospect
    others: tuple[Prospect, ...] = ()
    mixed: bool = False

    def find(self, move: Any) -> Prospect | None:
        """What was found out about a move; None if it was not looked at."""
        return next((each for each in (self.best, *self.others) if each.move == move), None)

    def named(self, chosen: Any | None = None) -> tuple[Prospect, ...]:
        """The best, the alternatives worth naming, and last what somebody has chosen."""
        named = (self.best, *self.others[:NAMED])
        own = None if chosen is None else self.find(chosen)
        return named if own is None or own in named else (*named, own)

    def loss(self, move: Any) -> float:
        """How much of the chance to win a move gives away, as far as it was looked at."""
        found = self.find(move)
        return 0.0 if found is None else max(0.0, self.best.win - found.win)

    def is_costly(self, move: Any) -> bool:
        """Whether a move is clearly worse than the best, beyond all doubt."""
        found, loss = self.find(move), self.loss(move)
        if found is None or loss < LEAST_LOSS or loss < LEAST_SHARE * self.best.win:
            return False
        if self.mixed and found.weight >= OFTEN:
            return False
        return self._is_surely_worse(found)

    def is_as_good(self, move: Any) -> bool:
        """Whether a move is about as good as the best, as far as can be told."""
        found = self.find(move)
        return (
            found is not None and self.loss(move) < LEAST_LOSS and not self._is_surely_worse(found)
        )

    def _is_surely_worse(self, found: Prospect) -> bool:
        return self.best.worth - found.worth > SURE * hypot(self.best.doubt, found.doubt)

    def about(self, chosen: Any) -> Advice:
        """No more than what is said when somebody has chosen, to be kept."""
        best, *others = self.named(chosen)
        return Advice(best, tuple(others), self.mixed)


def advise(candidates: Sequence[Mapping[str, Any]], decode: Callable[[Any], Any]) -> Advice | None:
    """Read what a bot considered.

    Args:
        candidates: An explained answer's, as they come from another process, best first.
        decode: How the game reads a move.

    Returns:
        None where nothing was explained.
    """
    explained = [each for each in candidates if each.get("outlook") is not None]
    total = sum(each["visits"] for each in explained)
    if not total:
        return None
    mixed = total <= _MIXED
    found = [_prospect(each, total, decode, mixed=mixed) for each in explained]
    if not mixed:  # how often a move was tried is no merit of a move that was asked about
        found.sort(key=lambda each: each.doubt - each.worth)
    best, *others = found
    return Advice(best, tuple(others), mixed)


def _prospect(
    candidate: Mapping[str, Any], total: float, decode: Callable[[Any], Any], *, mixed: bool
) -> Prospect:
    visits, worth, outlook = candidate["visits"], candidate["worth"], candidate["outlook"]
    doubt = _MIXED_DOUBT if mixed else _doubt(worth, visits)
    return Prospect(
        decode(candidate["move"]),
        visits / total,
        worth,
        doubt,
        outlook["win"],
        outlook["points"],
        outlook["risks"],
    )


def _doubt(worth: float, tries: float) -> float:
    """The error of a mean: nothing between 0 and 1 varies more than what is always one of them."""
    share = (worth * tries + 1.0) / (tries + 2.0)  # what never happened yet may still happen
    return sqrt(share * (1.0 - share) / tries)
