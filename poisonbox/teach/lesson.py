"""A lesson as data: a position, and steps that say, point, let do, ask and let count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from poisonbox.core.refusal import Malformed
from poisonbox.teach.predicate import When
from poisonbox.teach.wording import Remark, Text

Moves = tuple[tuple[int, Any], ...]
"""Seats and moves as records write them, chance being seat -1."""


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as a lesson lays it.

    Attributes:
        players: Number of seats.
        seat: The learner's.
        names: What everybody is called; where the learner's is empty they are called you.
        crests: The pictures of the others, if the lesson wants certain ones.
        options: What differs from the defaults.
        moves: What was played before, as in a record: the deal and all the rest.
    """

    players: int
    names: tuple[str, ...]
    seat: int = 0
    crests: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    moves: Moves = ()

    def __post_init__(self) -> None:
        """Everybody has a name."""
        if len(self.names) != self.players or not 0 <= self.seat < self.players:
            raise ValueError("there is a name for each seat, and the learner has one of them")


class _Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """What all steps have.

    Attributes:
        say: What is said when the step begins.
        point: What glows meanwhile: keys of the table's scene written as text, ``cauldron 0``.
        show: Seats whose cards, drinks or counters are laid out beside the words.
        hide_score: Whether the table does not show yet what the last round has brought, because
            the learner is to work it out.
        hide_counts: Whether the table does not count along either, where it otherwise does.
        position: Another table that is laid for this step and those after it.
    """

    say: Text
    point: tuple[str, ...] = ()
    show: tuple[int, ...] = ()
    hide_score: bool = False
    hide_counts: bool = False
    position: Position | None = None


class Say(_Step, frozen=True, kw_only=True, tag="say"):
    """Something to read; then the learner goes on.

    Attributes:
        then: Moves that are made before the learner reads, to be looked at.
    """

    then: Moves = ()


class Point(Say, frozen=True, kw_only=True, tag="point"):
    """Something to look at: the same, but what glows is what it is about."""

    def __post_init__(self) -> None:
        """Something has to glow."""
        if not self.point:
            raise ValueError("a step that points names what glows")


class Mistake(Struct, frozen=True, forbid_unknown_fields=True):
    """A foreseeable mistake.

    Attributes:
        when: What the learner did.
        say: Why that was not it.
        clause: The rule behind it.
        then: Moves that show what comes of it, before it is taken back.
    """

    when: When
    say: Text
    clause: str
    then: Moves = ()


class Do(_Step, frozen=True, kw_only=True, tag="do"):
    """The learner makes a move.

    Where ``accept`` asks for a refusal the learner is to try what the rules forbid; that is no move
    then, and the table stays as it is.

    Attributes:
        accept: The moves that are right.
        solution: One of them.
        right: What is said then.
        then: What the others and chance do afterwards.
        mistakes: What is said about certain other moves; the first that fits counts.
        otherwise: What is said about all other legal moves.
    """

    accept: When
    solution: Any
    right: Text
    then: Moves = ()
    mistakes: tuple[Mistake, ...] = ()
    otherwise: Remark


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """One answer to a question.

    Attributes:
        text: The answer.
        say: What is said when the learner gives it.
        clause: The rule behind it; a wrong answer always has one.
        right: Whether it is right, where no move can prove it.
        proof: What must hold once the moves of the step are made; then it is right.
    """

    text: Text
    say: Text
    clause: str = ""
    right: bool = False
    proof: When | None = None

    def __post_init__(self) -> None:
        """What the rules can prove is not claimed besides."""
        if self.proof is not None and self.right:
            raise ValueError("an answer with a proof does not say that it is right")


class Predict(_Step, frozen=True, kw_only=True, tag="predict"):
    """A question; the moves that answer it are made when the right answer was given.

    Attributes:
        answers: What may be answered.
        then: The moves that show it.
    """

    answers: tuple[Answer, ...]
    then: Moves = ()


class Field(Struct, frozen=True, forbid_unknown_fields=True):
    """A number the learner works out.

    Attributes:
        label: What is counted.
        answer: Where the rules have the number: a path into ``view``, ``sheets`` or ``result``.
        seat: Whose cards, drinks or counters are laid out beside it.
    """

    label: Text
    answer: str
    seat: int | None = None


class Miscount(Struct, frozen=True, forbid_unknown_fields=True):
    """A foreseeable wrong number.

    Attributes:
        value: The number.
        say: How one comes to it.
        clause: The rule that was forgotten.
        field: Where, counting from 0; anywhere unless told.
    """

    value: int
    say: Text
    clause: str
    field: int | None = None


class Score(_Step, frozen=True, kw_only=True, tag="score"):
    """The learner counts, and the score sheet of the rules says whether it is right.

    Attributes:
        fields: The numbers to be worked out.
        right: What is said when all are right.
        mistakes: What is said about certain wrong numbers.
        otherwise: What is said about all others.
    """

    fields: tuple[Field, ...]
    right: Text
    mistakes: tuple[Miscount, ...] = ()
    otherwise: Remark


class Ending(Struct, frozen=True, forbid_unknown_fields=True):
    """What comes of one way to choose.

    Attributes:
        when: What the learner did.
        say: What comes of it.
        clause: The rule that shows in it.
        then: What the others do.
    """

    when: When
    say: Text
    clause: str
    then: Moves = ()


class Choose(_Step, frozen=True, kw_only=True, tag="choose"):
    """A free choice: every legal move is right, each has its consequence, any may be tried.

    The table is as before when the learner goes on.

    Attributes:
        endings: What comes of certain moves; the first that fits counts.
        otherwise: What is said about all others.
        solution: One of the moves.
    """

    endings: tuple[Ending, ...]
    otherwise: Remark
    solution: Any


class Voice(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is said once, the first time it happens.

    Attributes:
        when: What happens, to anybody.
        say: What there is to know about it.
        clause: The rule behind it, if there is one.
        point: What glows meanwhile.
    """

    when: When
    say: Text
    clause: str = ""
    point: tuple[str, ...] = ()


class Play(_Step, frozen=True, kw_only=True, tag="play"):
    """The learner plays on against bots; a voice speaks only when something new happens.

    Attributes:
        until: When it is enough; asked after every move.
        right: What is said then.
        voices: What is new.
        bots: Who plays against the learner, from the learner's left on, over and over.
        level: How well.
    """

    until: When
    right: Text
    voices: tuple[Voice, ...] = ()
    bots: tuple[str, ...] = ("steady", "cautious", "gambler")
    level: str = "novice"


Step = Say | Point | Do | Predict | Score | Choose | Play


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One lesson.

    Attributes:
        id: ``game/slug``.
        title: What it is called.
        goal: What the learner can do afterwards.
        minutes: How long it takes.
        clauses: What it teaches, most important first.
        position: The table it begins with.
        steps: What happens.
    """

    id: str
    title: Text
    goal: Text
    minutes: int
    clauses: tuple[str, ...]
    position: Position
    steps: tuple[Step, ...]

    @property
    def game(self) -> str:
        """The game it is about."""
        return self.id.partition("/")[0]

    def before(self, at: int) -> tuple[Position, Moves]:
        """The table that step ``at`` begins with, and all moves made there by then.

        Every step before has been solved as its stored solution says. What the step itself shows
        at its beginning is not made yet.
        """
        position, moves = self.position, self.position.moves
        for step in self.steps[:at]:
            if step.position is not None:
                position, moves = step.position, step.position.moves
            moves += after(step, position.seat)
        if at < len(self.steps):
            fresh = self.steps[at].position
            if fresh is not None:
                return fresh, fresh.moves
        return position, moves


def after(step: Step, seat: int) -> Moves:
    """The moves by which the stored solution of a step leads to the next one."""
    if isinstance(step, Do):
        made = ((seat, step.solution),) if step.accept.refused is None else ()
        return (*made, *step.then)
    if isinstance(step, Say | Predict):
        return step.then
    return ()


def taught(step: Step) -> tuple[str, ...]:
    """The clauses that a step teaches: those it explains when the learner gets them wrong."""
    if isinstance(step, Do):
        found = [*(mistake.clause for mistake in step.mistakes), step.otherwise.clause]
    elif isinstance(step, Predict):
        found = [answer.clause for answer in step.answers]
    elif isinstance(step, Score):
        found = [*(mistake.clause for mistake in step.mistakes), step.otherwise.clause]
    else:
        found = []
    return tuple(dict.fromkeys(clause for clause in found if clause))


NULL = "null"
"""What lessons write where a move of a record has null, such as a blank die: TOML has none."""


def read_lesson(value: Mapping[str, Any]) -> Lesson:
    """A lesson from the JSON or TOML values of its file; raises Malformed for what is none."""
    try:
        return msgspec.convert(_with_nulls(value), Lesson)
    except msgspec.ValidationError as error:
        raise Malformed(str(error)) from error


def _with_nulls(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _with_nulls(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_with_nulls(part) for part in value]
    return None if value == NULL else value
