"""What every game's state can be asked: the protocol that bots, sessions and tests share."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Protocol, Self, TypeVar

from poisonbox.core.refusal import Refusal
from poisonbox.core.result import Result, Sheet
from poisonbox.core.view import View

Seat = int
"""Seats count clockwise from 0: the left neighbour of seat ``s`` is ``s + 1``."""

CHANCE: Final[Seat] = -1
"""The dealer and the dice: a seat like any other, so that every log replays exactly."""

MOST_SEATS = 8

CHANCE_ACTS: Final = 1 << MOST_SEATS
ACTORS: Final = (
    *(tuple(s for s in range(MOST_SEATS) if waiting >> s & 1) for waiting in range(CHANCE_ACTS)),
    (CHANCE,),
)
"""Who acts, by a number with a bit for each seat that is awaited, or ``CHANCE_ACTS``."""

M = TypeVar("M")


class State(Protocol[M]):
    """A position of a match: mutable and small, because a search copies it thousands of times."""

    def actors(self) -> tuple[Seat, ...]:
        """Who is to move: one seat, several (secret choice), ``(CHANCE,)``, or none when over."""

    def moves(self, seat: Seat) -> Sequence[M]:
        """Every legal move of a seat that is to act; for ``CHANCE`` see :meth:`sample`."""

    def why_not(self, seat: Seat, move: M) -> Refusal | None:
        """The clause that ``move`` breaks here, or None when it is legal."""

    def play(self, seat: Seat, move: M) -> None:
        """Change the position. Trusts its caller: the match is the gate."""

    def sample(self, rng: Random) -> M:
        """Draw an outcome for ``CHANCE`` with the odds of real cards and dice."""

    def view(self, seat: Seat | None) -> View:
        """Copy what ``seat`` may know, or what everybody may know for None."""

    def copy(self) -> Self:
        """Return an independent position."""

    def result(self) -> Result | None:
        """Totals and winners once the match is over. Cheap: a search asks after each playout."""

    def sheets(self) -> tuple[Sheet, ...]:
        """The score sheet of each finished round: every point with the clause that gave it."""


class Comparable:
    """Equality over all slots, for states: two positions are equal when all they hold is."""

    __slots__: tuple[str, ...] = ()
    __hash__ = None  # type: ignore[assignment]  # states change, so they are no keys

    def __eq__(self, other: object) -> bool:
        """Compare every slot."""
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name in type(self).__slots__
        )
