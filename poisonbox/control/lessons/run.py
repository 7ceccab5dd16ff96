"""A lesson that is taken: which step, what is said, what became of an attempt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from poisonbox.control.lessons import judging
from poisonbox.control.lessons.company import Company, seated
from poisonbox.control.lessons.outcome import Outcome
from poisonbox.control.lessons.pupil import Pupil
from poisonbox.control.recap import Told
from poisonbox.control.reply import DONE, Reply
from poisonbox.control.screen import Screen
from poisonbox.control.seats import name_of
from poisonbox.control.session import Means, Session
from poisonbox.core.game import Game
from poisonbox.core.match import Match
from poisonbox.core.state import Seat
from poisonbox.core.view import view_json
from poisonbox.teach.lesson import (
    Choose,
    Do,
    Lesson,
    Moves,
    Play,
    Position,
    Predict,
    Say,
    Score,
    Step,
    Voice,
    taught,
)
from poisonbox.teach.predicate import Attempt


class LessonRun:
    """A learner takes a lesson.

    Attributes:
        lesson: Which.
        at: The index of the step.
        phase: ``asking``: something is to be read or done. ``wrong``: what was tried is shown, and
            :meth:`rewind` takes it back. ``right``: :meth:`next` goes on. ``finished``.
        outcome: What became of the last attempt at this step.
        voices: While the learner plays freely, what is new since their last move.
    """

    def __init__(
        self, lesson: Lesson, game: Game[Any], company: Company, now: float, at: int = 0
    ) -> None:
        """Begin, or go on at a step."""
        self.lesson = lesson
        self.at = _within_reach(lesson, at)
        self.phase = "asking"
        self.outcome: Outcome | None = None
        self.voices: tuple[Voice, ...] = ()
        self._game = game
        self._company = company
        self._pupil = company.pupil or Pupil()
        self._waiting: tuple[Told, ...] = ()
        self._begin(now, None)

    # -- looking -----------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        """What is to be done now."""
        return self.lesson.steps[self.at]

    @property
    def seat(self) -> Seat:
        """The learner's."""
        return self._position.seat

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody at the table is called."""
        players = seated(self._position, self.step, self._log, self._company)
        return tuple(name_of(player) for player in players)

    @property
    def asks_for_move(self) -> bool:
        """Whether the learner is to make a move at the table."""
        return self.phase == "asking" and isinstance(self.step, Do | Choose | Play)

    @property
    def points(self) -> tuple[str, ...]:
        """What glows."""
        if self.voices:
            return self.voices[-1].point
        return self.step.point if self.phase == "asking" else ()

    @property
    def may_rewind(self) -> bool:
        """Whether what was tried can be taken back and tried otherwise."""
        return self.phase == "wrong" or (self.phase == "right" and isinstance(self.step, Choose))

    def screen(self, now: float) -> Screen:
        """What lies on the table."""
        screen = self._session.screen(now)
        return judging.without_last_round(screen) if self._hides_score else screen

    @property
    def _hides_score(self) -> bool:
        """Whether what the last round brought is still to be worked out, here or further on."""
        if self.phase == "asking":
            return self.step.hide_score
        following = self.lesson.steps[self.at + 1 : self.at + 2]
        return any(step.hide_score and step.position is None for step in following)

    @property
    def counts(self) -> bool:
        """Whether the table may count along."""
        return self.phase != "asking" or not self.step.hide_counts

    def tick(self, now: float) -> tuple[Told, ...]:
        """Let time pass; returns what is to be animated."""
        told = self._session.tick(now)
        if told and isinstance(self.step, Play):
            self._listen(self.step, told, now)
        told, self._waiting = (*self._waiting, *told), ()
        return judging.without_points(told) if self._hides_score else told

    # -- doing -------------------------------------------------------------------------------

    def choose(self, move: Any, now: float) -> Reply:
        """The learner picks a move; one that is not allowed is an attempt already."""
        if not self.asks_for_move:
            return Reply("not-asked")
        reply = self._session.choose(move, now)
        if reply.refusal is not None and isinstance(self.step, Do | Choose):
            view = view_json(self.screen(now).view)
            written = self._game.encode(move)
            tried = Attempt(written, reply.refusal, (), view, view)
            outcome, then = judging.judge_move(self.step, tried)
            self._make(then if outcome.kind == "right" else (), now)
            self._conclude(outcome)
        elif reply.refusal is not None:
            self.outcome = Outcome("refused", None, reply.refusal.clause, reply.refusal)
            self._pupil.use([reply.refusal.clause], right=False)
        elif reply.done:
            self.outcome = None
            if self._company.customs.confirm == "on-drop":
                return self.confirm(now)
        return reply

    def unchoose(self, now: float) -> Reply:
        """Pick nothing."""
        return self._session.unchoose(now)

    def confirm(self, now: float) -> Reply:
        """Make the move that is picked, and hear what the lesson says about it."""
        if not self.asks_for_move:
            return Reply("not-asked")
        before = self.screen(now)
        reply = self._session.confirm(now)
        if not reply.done:
            return reply
        self.voices = ()
        step = self.step
        if isinstance(step, Do | Choose):
            move = self._game.encode(before.asks[0].choice)
            told = self._session.tick(now)
            after = view_json(self.screen(now).view)
            seen = judging.events_of(told)
            tried = Attempt(move, None, seen, view_json(before.view), after)
            self._log += ((self.seat, move),)
            self._waiting += told
            outcome, then = judging.judge_move(step, tried)
            self._make(then, now)
            self._conclude(outcome)
        return DONE

    def retry(self, now: float) -> None:
        """A bot could not answer: ask it again."""
        self._session.retry(now)

    def answer(self, index: int, now: float) -> Outcome | None:
        """The learner answers a question."""
        step = self.step
        if self.phase != "asking" or not isinstance(step, Predict):
            return None
        right = judging.right_answers(step, self._match, self.seat)[index]
        chosen = step.answers[index]
        if right:
            self._make(step.then, now)
        self._conclude(Outcome("right" if right else "wrong", chosen.say, chosen.clause))
        return self.outcome

    def enter(self, numbers: Sequence[int], now: float) -> Outcome | None:
        """The learner enters numbers."""
        step = self.step
        if self.phase != "asking" or not isinstance(step, Score):
            return None
        wanted = judging.expected(step, judging.account(self._session.screen(now)))
        self._conclude(judging.judge_numbers(step, numbers, wanted))
        return self.outcome

    def rewind(self, now: float) -> None:
        """Take back what was tried and begin the step again."""
        if self.phase != "finished":
            self._begin(now, self._start)

    # -- going -------------------------------------------------------------------------------

    @property
    def may_go_on(self) -> bool:
        """Whether the step is done."""
        return self.phase == "right" or (self.phase == "asking" and isinstance(self.step, Say))

    def next(self, now: float) -> None:
        """The step is done; the next one begins, or the lesson is over."""
        if self.may_go_on:
            self._go(self.at + 1, now, self._left())

    def skip(self, now: float) -> None:
        """Leave a step out; the next one begins as if it had been done."""
        if self.phase != "finished":
            at = self.at + 1
            while at < len(self.lesson.steps) and _within_reach(self.lesson, at) != at:
                at += 1
            self._go(at, now, None)

    def back(self, now: float) -> None:
        """To the step before."""
        if self.at > 0:
            self._go(_within_reach(self.lesson, self.at - 1), now, None)

    def repeat(self, now: float) -> None:
        """Begin the lesson anew."""
        self._go(0, now, None)

    def close(self) -> None:
        """The learner leaves."""
        self._session.close()

    def _left(self) -> Moves:
        """The table as the step leaves it."""
        if isinstance(self.step, Play):
            return tuple(self._session.record().moves)
        return self._start if isinstance(self.step, Choose) else self._log

    def _go(self, at: int, now: float, log: Moves | None) -> None:
        if at >= len(self.lesson.steps):
            if self.phase != "finished":
                self._pupil.finish(self.lesson.id)
            self.phase = "finished"
            self.voices = ()
            return
        self.at = at
        self._pupil.arrive(self.lesson.id, at)
        self._begin(now, log)

    def _begin(self, now: float, log: Moves | None) -> None:
        """Lay the table of the step: as it was left, if the lesson can go on from there."""
        position, moves = self.lesson.before(self.at)
        if log is not None and log != moves and self.step.position is None:
            kept = judging.lay(self._game, position, log)
            if judging.can_go_on(self.lesson.steps[self.at :], kept, position.seat):
                moves = log
        self._position: Position = position
        self._start: Moves = moves
        self._log: Moves = moves
        self.phase, self.outcome, self.voices = "asking", None, ()
        self._spoken: set[int] = set()
        self._waiting = ()
        self._sit(judging.lay(self._game, position, moves), now)
        if isinstance(self.step, Say):
            self._make(self.step.then, now)
        self._seen = view_json(self.screen(now).view)

    def _sit(self, match: Match[Any], now: float) -> None:
        """Sit down at the table of a match, as in real play."""
        free = isinstance(self.step, Play)
        self._match = match
        means = Means(self._company.seed, thinker=self._company.thinker, holds_chance=not free)
        usual = self._company.customs
        customs = msgspec.structs.replace(
            usual, confirm="explicit", idle=0.0, one_visit=False, table_vote=False,
            real_chance=False, scoring=False,
        )  # fmt: skip
        players = seated(self._position, self.step, self._log, self._company)
        self._session = Session.start(match, players, means, now, customs)

    def _make(self, moves: Moves, now: float) -> None:
        """Others and chance do what the lesson says."""
        if not moves:
            return
        match = judging.lay(self._game, self._position, self._log)
        self._waiting += judging.make(match, moves, self.seat)
        self._log += moves
        self._sit(match, now)

    # -- hearing -----------------------------------------------------------------------------

    def _conclude(self, outcome: Outcome) -> None:
        """An attempt has its answer; clauses that were used are counted."""
        self.outcome = outcome
        if outcome.kind == "right":
            self.phase = "right"
            self._pupil.use(taught(self.step), right=True)
            return
        self._pupil.use([outcome.clause], right=False)
        if outcome.kind == "wrong" and isinstance(self.step, Do):
            self.phase = "wrong"

    def _listen(self, step: Play, told: tuple[Told, ...], now: float) -> None:
        """Something happened in free play: say what is new about it."""
        view = view_json(self.screen(now).view)
        seen = Attempt(None, None, judging.events_of(told), self._seen, view)
        self._seen = view
        for index, voice in enumerate(step.voices):
            if index not in self._spoken and voice.when.holds(seen):
                self._spoken.add(index)
                self.voices += (voice,)
        if step.until.holds(seen):
            self._conclude(Outcome("right", step.right))


def _within_reach(lesson: Lesson, at: int) -> int:
    """The step itself, or the free play before it without which its table cannot be laid."""
    at = min(max(at, 0), len(lesson.steps) - 1)
    here = at
    while here > 0 and lesson.steps[here].position is None:
        here -= 1
        if isinstance(lesson.steps[here], Play):
            return here
    return at
