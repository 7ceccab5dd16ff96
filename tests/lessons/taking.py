"""Taking lessons without a window: as their solutions say, and as a learner would who errs."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from poisonbox.control.customs import Customs
from poisonbox.control.lessons import judging
from poisonbox.control.lessons.company import Company
from poisonbox.control.lessons.outcome import Outcome
from poisonbox.control.lessons.pupil import Pupil
from poisonbox.control.lessons.run import LessonRun
from poisonbox.control.recap import Told
from poisonbox.games import GAMES
from poisonbox.teach.lesson import Choose, Do, Lesson, Play, Predict, Say, Score
from tests.control.memory import TestThinker

QUICK = Customs(bots_pace=0.0, bots_seal=0.0)


class Failure(NamedTuple):
    """An attempt that was not right."""

    lesson: str
    step: int
    attempt: Any
    outcome: Outcome


class Taking:
    """A learner who knows the solutions, and a clock."""

    def __init__(self, lesson: Lesson, *, at: int = 0, pupil: Pupil | None = None) -> None:
        self.now = 1000.0
        self.told: list[Told] = []
        self.thinker = TestThinker()
        company = Company("you", customs=QUICK, thinker=self.thinker, pupil=pupil)
        self.game = GAMES[lesson.game]
        self.run = LessonRun(lesson, self.game, company, self.now, at)
        self.thinker.state = self.state

    def state(self) -> Any:
        return self.run._session._table.ledger.match.state()  # noqa: SLF001

    def wait(self, seconds: float = 1.0) -> tuple[Told, ...]:
        self.now += seconds
        told = self.run.tick(self.now)
        self.told += told
        return told

    def try_move(self, written: Any) -> Outcome | None:
        """Propose a move and, if it may be chosen, make it."""
        self.wait()
        if self.run.choose(self.game.decode(written), self.now).done:
            assert self.run.confirm(self.now).done
        return self.run.outcome

    def moves(self) -> list[Any]:
        """What the learner may play now, as records write it."""
        asks = self.run.screen(self.now).asks
        return [self.game.encode(move) for move in asks[0].moves] if asks else []

    def right_answer(self) -> int:
        step = self.run.step
        assert isinstance(step, Predict)
        match = self.run._match  # noqa: SLF001
        right = judging.right_answers(step, match, self.run.seat)
        assert sum(right) == 1, f"{self.where}: answers {right}"
        return right.index(True)

    def right_numbers(self) -> list[int]:
        step = self.run.step
        assert isinstance(step, Score)
        screen = self.run._session.screen(self.now)  # noqa: SLF001
        return list(judging.expected(step, judging.account(screen)))

    @property
    def where(self) -> str:
        return f"{self.run.lesson.id} step {self.run.at}"

    def solve(self) -> None:
        """Take the step as its solution says, without going on."""
        step, run = self.run.step, self.run
        if isinstance(step, Do | Choose):
            self.try_move(step.solution)
        elif isinstance(step, Predict):
            run.answer(self.right_answer(), self.now)
        elif isinstance(step, Score):
            run.enter(self.right_numbers(), self.now)
        elif isinstance(step, Play):
            self.play_out()
        self.wait()
        assert run.may_go_on, f"{self.where}: {run.phase} {run.outcome}"

    def play_out(self, seed: int = 0) -> None:
        """Play anything legal until it is enough."""
        rng = Random(seed)
        for _ in range(2000):
            self.wait()
            if self.run.phase == "right":
                return
            moves = self.moves()
            if moves:
                self.try_move(rng.choice(moves))
        raise AssertionError(f"{self.where} does not end")

    def go_on(self) -> None:
        self.run.next(self.now)

    def take_all(self) -> None:
        """The whole lesson from here."""
        for _ in self.run.lesson.steps[self.run.at :]:
            self.solve()
            self.go_on()
        assert self.run.phase == "finished"


def failures(taking: Taking) -> Iterator[Failure]:
    """Every attempt at the step of now that is not right; the step is as it was afterwards."""
    run, step = taking.run, taking.run.step
    if isinstance(step, Do | Choose):
        yield from _failing_moves(taking)
    elif isinstance(step, Predict):
        right = taking.right_answer()
        for index in range(len(step.answers)):
            if index != right:
                outcome = run.answer(index, taking.now)
                assert outcome is not None
                yield Failure(run.lesson.id, run.at, index, outcome)
    elif isinstance(step, Score):
        right_ones = taking.right_numbers()
        wrong = [(m.field, m.value) for m in step.mistakes]
        wrong += [(at, right_ones[at] + 100) for at in range(len(right_ones))]
        for field, value in wrong:
            for at in range(len(right_ones)) if field is None else [field]:
                if right_ones[at] == value:
                    continue
                entered = [*right_ones[:at], value, *right_ones[at + 1 :]]
                outcome = run.enter(entered, taking.now)
                assert outcome is not None
                yield Failure(run.lesson.id, run.at, entered, outcome)
    elif not isinstance(step, Say | Play):
        raise AssertionError(step)


def _failing_moves(taking: Taking) -> Iterator[Failure]:
    """Every legal move that is not right, and some that are not legal."""
    run = taking.run
    for written in _thinkable(taking):
        outcome = taking.try_move(written)
        assert outcome is not None, f"{taking.where} {written}"
        if outcome.kind != "right":
            yield Failure(run.lesson.id, run.at, written, outcome)
        if outcome.kind != "refused":
            run.rewind(taking.now)


FORBIDDEN = 60
"""How many moves are tried that may not be legal."""


def _thinkable(taking: Taking) -> list[Any]:
    """Every legal move, and mixtures of two of them, which may be illegal."""
    moves = taking.moves()
    step = taking.run.step
    assert isinstance(step, Do | Choose)
    found = list(moves)
    if step.solution not in found:
        found.append(step.solution)
    rng = Random(0)
    for _ in range(10 * FORBIDDEN if moves else 0):
        one, other = rng.choice(moves), rng.choice(moves)
        key = rng.choice(sorted(one.keys() & other.keys()))
        mixed = {**one, key: other[key]}
        if len(found) < len(moves) + FORBIDDEN and mixed not in found:
            found.append(mixed)
    return found
