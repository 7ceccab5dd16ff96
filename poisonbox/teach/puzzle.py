"""A puzzle as data: a position in which one move is clearly best, and how that is known.

Puzzles are found by :mod:`poisonbox.arena.puzzling` and shipped in ``resources/puzzles``. What is
right was judged from the view of the seat alone, so whoever solves one can work it out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from poisonbox.core.refusal import Malformed
from poisonbox.teach.coach import Prospect
from poisonbox.teach.lesson import Moves
from poisonbox.teach.wording import Text

EASY, FAIR, HARD = 1, 2, 3
"""How difficult a puzzle is."""

_EASY = 0.72
_FAIR = 0.45


class Verdict(Struct, frozen=True, forbid_unknown_fields=True):
    """What the deep search found out about one move.

    Attributes:
        move: As records write it.
        win: The chance to win the match.
        points: What is scored on average, in the game's own points.
        risks: How often each thing happens that the game names.
    """

    move: Any
    win: float
    points: float = 0.0
    risks: dict[str, float] = {}

    def prospect(self) -> Prospect:
        """The same in the shape in which a coach speaks of it."""
        return Prospect(self.move, 0.0, self.win, 0.0, self.win, self.points, self.risks)


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """How sure it is that the move is best.

    Attributes:
        found: Iterations of the search that found the position.
        deep: Iterations of each search that confirmed it.
        seeds: How many of those there were, each with other luck; all had the same best move.
        gap: How much more of the chance to win the best has than the next best, on average.
        least: The smallest gap in any of them.
        doubt: The standard error of the gap.
    """

    found: int
    deep: int
    seeds: int
    gap: float
    least: float
    doubt: float


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One puzzle.

    Attributes:
        id: ``game/seed-match-move-seat``: where it was found.
        players: Number of seats.
        seat: Who is to move; the solver sits there.
        options: Every option of the match that differs from the default.
        moves: What was played before, as in a record. Secret choices of the others that are made at
            the same time are among them, so that the solver's own closes the round.
        right: Every move that is right: the best, and those that come to the same.
        verdicts: What each move that was looked at promises, the best first.
        idea: What it trains.
        proof: How sure that is.
        solved: How often bots of each level find it, 0 to 1.
    """

    id: str
    players: int
    seat: int
    options: dict[str, Any] = {}
    moves: Moves
    right: tuple[Any, ...]
    verdicts: tuple[Verdict, ...]
    idea: str
    proof: Proof
    solved: dict[str, float]

    def __post_init__(self) -> None:
        """There is a best move, and another to compare it with."""
        if not self.right or len(self.verdicts) < 2 or self.verdicts[0].move not in self.right:
            raise ValueError("a puzzle has a right move, judged first, and a worse one")
        if self.verdicts[-1].move in self.right:
            raise ValueError("a puzzle has a move that is not right")

    @property
    def game(self) -> str:
        """The game it is about."""
        return self.id.partition("/")[0]

    @property
    def best(self) -> Verdict:
        """What the right move promises."""
        return self.verdicts[0]

    @property
    def next_best(self) -> Verdict:
        """The best of what is not right."""
        return next(each for each in self.verdicts if each.move not in self.right)

    @property
    def difficulty(self) -> int:
        """How difficult it is: bots that think little find the easy ones too."""
        found = sum(self.solved.values()) / len(self.solved) if self.solved else 0.0
        return EASY if found >= _EASY else FAIR if found >= _FAIR else HARD

    def find(self, move: Any) -> Verdict | None:
        """What was found out about a move; None if it was not worth a look."""
        return next((each for each in self.verdicts if each.move == move), None)


class Idea(Struct, frozen=True, forbid_unknown_fields=True):
    """What puzzles train.

    Attributes:
        title: A few words.
        say: Why it works.
        clause: The rule behind it.
    """

    title: Text
    say: Text
    clause: str


def read_puzzle(line: bytes) -> Puzzle:
    """A puzzle from its line of JSON; raises Malformed for what is none."""
    try:
        return msgspec.json.decode(line, type=Puzzle)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise Malformed(str(error)) from error


def write_puzzle(puzzle: Puzzle) -> bytes:
    """A puzzle as one line of JSON."""
    return msgspec.json.encode(puzzle) + b"\n"


def read_ideas(value: Mapping[str, Any]) -> dict[str, Idea]:
    """Ideas from the values of their file; raises Malformed for what is none."""
    try:
        return msgspec.convert(value, dict[str, Idea])
    except msgspec.ValidationError as error:
        raise Malformed(str(error)) from error
