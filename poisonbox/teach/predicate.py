"""Predicates: what a lesson expects of an attempt, put together from small questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct, field

from poisonbox.core.event import Event
from poisonbox.core.refusal import Refusal

ANY_CLAUSE = "any"
"""In ``refused``: whatever rule forbids it."""

_MISSING = object()


class Attempt(Struct, frozen=True):
    """What a learner tried, and what became of it.

    Attributes:
        move: The move as records write it; None where somebody else moved.
        refusal: The clause it breaks, if it was refused.
        events: What the learner saw happen.
        before: The learner's view before, in its JSON form.
        after: The same afterwards; equal to ``before`` if nothing happened.
    """

    move: Any = None
    refusal: Refusal | None = None
    events: tuple[Event, ...] = ()
    before: Mapping[str, Any] = field(default_factory=dict)
    after: Mapping[str, Any] = field(default_factory=dict)


class When(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A predicate: all that it names must hold; one that names nothing holds always.

    Attributes:
        move: A pattern of the move, see :func:`fits`.
        event: A pattern that one of the events must fit: kind, seat and facts.
        refused: The clause the attempt must have been refused by, or ``any``.
        path: A place in the learner's view, such as ``cauldrons.0.level``, for what follows.
        before: Whether that is the view before the move instead of the one after it.
        equals: What must be there.
        least: How much must be there at least.
        most: How much must be there at most.
        contains: What must be among what is there.
        all: Predicates of which all must hold.
        any: Predicates of which one must hold.
        not_: A predicate that must not hold; written ``not``.
    """

    move: Any = msgspec.UNSET
    event: dict[str, Any] | None = None
    refused: str | None = None
    path: str | None = None
    before: bool = False
    equals: Any = msgspec.UNSET
    least: float | None = None
    most: float | None = None
    contains: Any = msgspec.UNSET
    all: tuple[When, ...] = ()
    any: tuple[When, ...] | None = None
    not_: When | None = field(default=None, name="not")

    def __post_init__(self) -> None:
        """A comparison needs a place to look at, and a place something to compare with."""
        compares = (
            self.equals is not msgspec.UNSET
            or self.contains is not msgspec.UNSET
            or self.least is not None
            or self.most is not None
        )
        if compares != (self.path is not None):
            raise ValueError("path and what it is compared with belong together")

    def holds(self, attempt: Attempt) -> bool:
        """Whether an attempt is as this says."""
        if self.refused is not None and not _refused(attempt.refusal, self.refused):
            return False
        if self.move is not msgspec.UNSET and not fits(self.move, attempt.move):
            return False
        if self.event is not None:
            told = [msgspec.to_builtins(event) for event in attempt.events]
            if not any(fits(self.event, event) for event in told):
                return False
        if self.path is not None and not self._compares(attempt):
            return False
        return (
            all(part.holds(attempt) for part in self.all)
            and (self.any is None or any(part.holds(attempt) for part in self.any))
            and (self.not_ is None or not self.not_.holds(attempt))
        )

    def _compares(self, attempt: Attempt) -> bool:
        assert self.path is not None
        there = look_up(attempt.before if self.before else attempt.after, self.path, _MISSING)
        if there is _MISSING:
            return False
        if self.equals is not msgspec.UNSET and not fits(self.equals, there):
            return False
        if self.contains is not msgspec.UNSET and not _contains(there, self.contains):
            return False
        if self.least is None and self.most is None:
            return True
        if isinstance(there, bool) or not isinstance(there, int | float):
            return False
        least = there if self.least is None else self.least
        most = there if self.most is None else self.most
        return least <= there <= most


def fits(pattern: Any, value: Any) -> bool:
    """Whether a JSON value is as a pattern says.

    An object fits when it has all that the pattern names, and perhaps more. A list fits when each
    of its items does. Anything else must be equal; true is not the number 1.
    """
    if isinstance(pattern, Mapping):
        return isinstance(value, Mapping) and all(
            name in value and fits(part, value[name]) for name, part in pattern.items()
        )
    if isinstance(pattern, Sequence) and not isinstance(pattern, str):
        return (
            isinstance(value, Sequence)
            and not isinstance(value, str)
            and len(pattern) == len(value)
            and all(fits(part, own) for part, own in zip(pattern, value, strict=True))
        )
    return isinstance(pattern, bool) == isinstance(value, bool) and bool(pattern == value)


def look_up(value: Any, path: str, otherwise: Any = None) -> Any:
    """What is at a place: names and numbers with dots between.

    In a list ``-1`` is the last, and ``#`` is how many there are.
    """
    for part in path.split("."):
        if part == "#" and isinstance(value, Sequence) and not isinstance(value, str):
            value = len(value)
        elif isinstance(value, Mapping) and part in value:
            value = value[part]
        elif isinstance(value, Sequence) and not isinstance(value, str) and _is_number(part):
            at = int(part)
            if not -len(value) <= at < len(value):
                return otherwise
            value = value[at]
        else:
            return otherwise
    return value


def _is_number(part: str) -> bool:
    return part.removeprefix("-").isdecimal()


def _contains(there: Any, wanted: Any) -> bool:
    if isinstance(there, Mapping):
        return wanted in there
    return (
        isinstance(there, Sequence)
        and not isinstance(there, str)
        and any(fits(wanted, one) for one in there)
    )


def _refused(refusal: Refusal | None, clause: str) -> bool:
    return refusal is not None and clause in (ANY_CLAUSE, refusal.clause)
