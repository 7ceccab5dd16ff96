"""Judging: what a lesson says about a move, an answer or a number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import structs

from poisonbox.control.lessons.outcome import Outcome
from poisonbox.control.recap import Told
from poisonbox.control.screen import Screen
from poisonbox.core.event import redact
from poisonbox.core.game import Game
from poisonbox.core.match import Match
from poisonbox.core.result import totals
from poisonbox.core.state import Seat
from poisonbox.core.view import view_json
from poisonbox.teach.lesson import Choose, Do, Moves, Position, Predict, Score, Step
from poisonbox.teach.predicate import Attempt, look_up

_COUNTED = ("scored", "ended")
"""Events that tell points."""


def lay(game: Game[Any], position: Position, moves: Moves) -> Match[Any]:
    """The match of a position after moves; raises as Match does for what cannot be."""
    decoded = [(seat, game.decode(move)) for seat, move in moves]
    return Match.replay(game, position.players, position.options, decoded)


def make(match: Match[Any], moves: Moves, watcher: Seat) -> tuple[Told, ...]:
    """Make moves of a lesson, told as a seat sees them."""
    told = []
    for seat, move in moves:
        events = match.submit(seat, match.game.decode(move))
        seen = tuple(redact(event, watcher) for event in events)
        told.append(Told(len(match.log) - 1, seat, seen))
    return tuple(told)


def attempt(match: Match[Any], seat: Seat, move: Any) -> Attempt:
    """Try a move, which is made if it is legal."""
    before = view_json(match.view(seat))
    refusal = match.why_not(seat, match.game.decode(move))
    if refusal is not None:
        return Attempt(move, refusal, (), before, before)
    told = make(match, ((seat, move),), seat)
    return Attempt(move, None, events_of(told), before, view_json(match.view(seat)))


def events_of(told: Iterable[Told]) -> tuple[Any, ...]:
    """All events of several moves."""
    return tuple(event for each in told for event in each.events)


def judge_move(step: Do | Choose, tried: Attempt) -> tuple[Outcome, Moves]:
    """What a lesson says about a move, and the moves that show what comes of it."""
    refusal = tried.refusal
    if isinstance(step, Choose):
        return _ending(step, tried)
    if _accepted(step, tried):
        return Outcome("right", step.right, refusal=refusal), step.then
    kind = "wrong" if refusal is None else "refused"
    for mistake in step.mistakes:
        if mistake.when.holds(tried):
            return Outcome(kind, mistake.say, mistake.clause, refusal), mistake.then
    if refusal is not None:
        return Outcome(kind, None, refusal.clause, refusal), ()
    return Outcome(kind, step.otherwise.say, step.otherwise.clause), ()


def _accepted(step: Do, tried: Attempt) -> bool:
    """What the rules refuse is right only where the learner was to try just that."""
    wanted = tried.refusal is None or step.accept.refused is not None
    return wanted and step.accept.holds(tried)


def _ending(step: Choose, tried: Attempt) -> tuple[Outcome, Moves]:
    if tried.refusal is not None:
        return Outcome("refused", None, tried.refusal.clause, tried.refusal), ()
    for ending in step.endings:
        if ending.when.holds(tried):
            return Outcome("right", ending.say, ending.clause), ending.then
    return Outcome("right", step.otherwise.say, step.otherwise.clause), ()


def right_answers(step: Predict, match: Match[Any], seat: Seat) -> tuple[bool, ...]:
    """Which answers are right: as the moves of the step prove it, or as the lesson says."""
    before = view_json(match.view(seat))
    shown = Match.replay(match.game, match.players, match.options, match.log)
    events = events_of(make(shown, step.then, seat))
    seen = Attempt(None, None, events, before, view_json(shown.view(seat)))
    return tuple(
        answer.right if answer.proof is None else answer.proof.holds(seen)
        for answer in step.answers
    )


def account(screen: Screen) -> dict[str, Any]:
    """Everything the rules have counted that a number of a lesson may be looked up in."""
    return {
        "view": view_json(screen.view),
        "sheets": msgspec.to_builtins(screen.sheets),
        "result": msgspec.to_builtins(screen.result),
    }


def without_last_round(screen: Screen) -> Screen:
    """The same screen as if the points of the last round were not written down yet."""
    view = screen.view
    rounds = view.rounds[:-1]
    before = structs.replace(view, rounds=rounds, totals=totals(rounds, view.players), winners=None)
    return structs.replace(screen, view=before, sheets=screen.sheets[:-1], result=None)


def without_points(told: Iterable[Told]) -> tuple[Told, ...]:
    """The same without what says how many points a round or a match brought."""
    return tuple(
        structs.replace(each, events=tuple(e for e in each.events if e.kind not in _COUNTED))
        for each in told
    )


def expected(step: Score, counted: dict[str, Any]) -> tuple[int, ...]:
    """The numbers that are right, by the rules' own account."""
    return tuple(int(look_up(counted, field.answer)) for field in step.fields)


def judge_numbers(step: Score, entered: Sequence[int], wanted: Sequence[int]) -> Outcome:
    """What a lesson says about numbers."""
    fields = tuple(own == right for own, right in zip(entered, wanted, strict=True))
    if all(fields):
        return Outcome("right", step.right, fields=fields)
    at = fields.index(False)
    for mistake in step.mistakes:
        if mistake.value == entered[at] and mistake.field in (None, at):
            return Outcome("wrong", mistake.say, mistake.clause, fields=fields)
    return Outcome("wrong", step.otherwise.say, step.otherwise.clause, fields=fields)


def can_go_on(steps: Sequence[Step], match: Match[Any], seat: Seat) -> bool:
    """Whether the steps that follow can be taken from here by their stored solutions.

    A learner may do what is right otherwise than the lesson has written down. What the rules count
    or prove later would then be another thing, so before such a step the answer is no.
    """
    trial = Match.replay(match.game, match.players, match.options, match.log)
    for step in steps:
        if step.position is not None:
            return True
        if isinstance(step, Score) or (isinstance(step, Predict) and _proves(step)):
            return False
        if isinstance(step, Do) and not _accepted(step, attempt(trial, seat, step.solution)):
            return False
        for mover, move in getattr(step, "then", ()):
            if trial.why_not(mover, trial.game.decode(move)) is not None:
                return False
            trial.submit(mover, trial.game.decode(move))
    return True


def _proves(step: Predict) -> bool:
    return any(answer.proof is not None for answer in step.answers)
