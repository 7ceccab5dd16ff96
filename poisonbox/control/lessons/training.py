"""Puzzles that are solved: what became of an attempt, and which puzzle comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol

from poisonbox.control.lessons import judging
from poisonbox.control.lessons.company import Company
from poisonbox.control.lessons.outcome import Outcome
from poisonbox.control.lessons.run import LessonRun
from poisonbox.control.reply import DONE
from poisonbox.core.game import Game
from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from poisonbox.store.errors import StoreError
from poisonbox.teach.puzzle import Puzzle
from poisonbox.teach.repetition import Repetition
from poisonbox.texts.puzzles import Explaining, as_lesson


class Shelf(Protocol):
    """What a trainee asks of the library."""

    def puzzles(self) -> dict[str, Repetition]:
        """When each puzzle comes back."""

    def keep_puzzle(self, puzzle: str, kept: Repetition) -> None:
        """Keep when a puzzle comes back."""


class Trainee:
    """Somebody who solves puzzles. What cannot be written down lasts until the program ends."""

    def __init__(self, today: Callable[[], int], shelf: Shelf | None = None) -> None:
        """Remember what the library knows, if there is one.

        Args:
            today: Says which day it is, as a number that rises by one each day.
            shelf: The library.
        """
        self._today = today
        self._shelf = shelf
        self._kept: dict[str, Repetition] = {}
        if shelf is not None:
            with suppress(StoreError):
                self._kept = shelf.puzzles()

    def standing(self, puzzle: Puzzle) -> Repetition:
        """How it stands with a puzzle."""
        return self._kept.get(puzzle.id, Repetition())

    def is_due(self, puzzle: Puzzle) -> bool:
        """Whether a puzzle that was missed is to be tried again by now."""
        return self.standing(puzzle).is_due(self._today())

    def due(self, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
        """Puzzles that were missed and are to be tried again by now, the oldest first."""
        late = [each for each in puzzles if self.is_due(each)]
        return sorted(late, key=lambda each: self.standing(each).due)

    def following(self, puzzles: Sequence[Puzzle], after: Puzzle | None = None) -> Puzzle | None:
        """The puzzle to go on with: one that is due, or else the next new one.

        Args:
            puzzles: Those of a game, in order.
            after: The one that was just tried, which is not offered again.
        """
        others = [each for each in puzzles if each != after]
        fresh = [each for each in others if self.standing(each).is_new]
        if after is not None:  # new ones go on from here, and begin again at the end
            at = puzzles.index(after)
            fresh.sort(key=lambda each: puzzles.index(each) < at)
        return next(iter([*self.due(others), *fresh]), None)

    def answered(self, puzzle: Puzzle, *, right: bool) -> None:
        """A puzzle was tried; what counts is the first try."""
        kept = self._kept[puzzle.id] = self.standing(puzzle).after(self._today(), right=right)
        if self._shelf is not None:
            with suppress(StoreError):
                self._shelf.keep_puzzle(puzzle.id, kept)


class PuzzleRun(LessonRun):
    """Somebody solves a puzzle: a lesson of one step in which only the best move is right.

    Attributes:
        puzzle: Which.
        explaining: What is said about moves.
        tried: The last move that was made, as records write it; None before.
        missed: Whether the first try was wrong, or the solution was asked for.
        shown: Whether the solution was asked for.
        went_on: Whether the last try closed a round and the table shows the next one already.
    """

    def __init__(
        self, puzzle: Puzzle, game: Game[Any], company: Company, now: float, trainee: Trainee
    ) -> None:
        """Lay the table."""
        self.puzzle = puzzle
        self.tried: Any = None
        self.missed = False
        self.shown = False
        self.went_on = False
        self._trainee = trainee
        self._counted = False
        view = laid(puzzle, game).view(puzzle.seat)
        self._rounds = len(view.rounds)
        self.explaining = Explaining(puzzle, view)
        super().__init__(as_lesson(puzzle, self.explaining), game, company, now)

    def show_solution(self, now: float) -> None:
        """Give up: the best move is made."""
        if self.phase == "right":
            return
        self._count(right=False)
        self.shown = True
        if self.phase == "wrong":
            self.rewind(now)
        else:
            self.unchoose(now)
        self.choose(self._game.decode(self.puzzle.best.move), now)
        if self.phase == "asking" and self.confirm(now) is not DONE:
            raise RuntimeError("the solution of a puzzle can always be played")

    def _conclude(self, outcome: Outcome) -> None:
        if outcome.kind != "refused":
            self.tried = self._log[-1][1]
            view = judging.lay(self._game, self._position, self._log).view(self.seat)
            closed = len(view.rounds) > self._rounds
            self.went_on = closed and min(view.actors, default=CHANCE) != CHANCE
            self._count(right=outcome.kind == "right")
        super()._conclude(outcome)

    def _count(self, *, right: bool) -> None:
        """The first try counts, and only that."""
        if not self._counted:
            self._counted = True
            self.missed = not right
            self._trainee.answered(self.puzzle, right=right)


def laid(puzzle: Puzzle, game: Game[Any]) -> Match[Any]:
    """The match of a puzzle; raises as Match does for what cannot be."""
    moves = [(seat, game.decode(move)) for seat, move in puzzle.moves]
    return Match.replay(game, puzzle.players, puzzle.options, moves)
