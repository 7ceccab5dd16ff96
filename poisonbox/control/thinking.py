"""Bots answer when they are ready: questions under way, answers that came, answers too late."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from poisonbox.ai.question import Answer, Question
from poisonbox.core.state import Seat
from poisonbox.teach.coach import Advice

TRIES = 3
"""How often a bot is asked before the table is told that it cannot answer."""


class Thinker(Protocol):
    """Who thinks for the bots; no call waits for a thought."""

    def ask(self, question: Question) -> int:
        """Put a question; the returned ticket names it."""

    def poll(self) -> list[Answer]:
        """The answers that have come since the last time."""

    def cancel(self, ticket: int) -> None:
        """The answer is no longer wanted; a ticket that is not known is nothing to worry about."""


class Asked(Struct, frozen=True):
    """A question under way.

    Attributes:
        seat: For whom it is.
        revision: The session's revision when it was asked; the answer counts for no other.
        hint: Whether a person asked for advice.
    """

    seat: Seat
    revision: int
    hint: bool = False


class Counsel(Struct, frozen=True):
    """What an adviser says.

    Attributes:
        move: What it would do.
        advice: What moves promise and risk, where that was asked for.
    """

    move: Any
    advice: Advice | None = None


class Thinking:
    """The questions of one session.

    Attributes:
        answers: The moves that bots have chosen and that are not made yet.
        failures: How often in a row a seat got no answer.
        advice: What was said to whom about this position.
        wanted: Who has asked for it.
        consulted: For whom, and for which choice of theirs, the coach was asked.
    """

    def __init__(self, thinker: Thinker | None) -> None:
        """Nothing is asked yet; without a thinker nothing can be."""
        self._thinker = thinker
        self._open: dict[int, Asked] = {}
        self.answers: dict[Seat, Any] = {}
        self.failures: dict[Seat, int] = {}
        self.advice: dict[Seat, Counsel] = {}
        self.wanted: set[Seat] = set()
        self.consulted: list[tuple[Seat, Any]] = []

    def waits_for(self, seat: Seat, hint: bool = False) -> bool:
        """Whether an answer for a seat is still to come."""
        return any(asked.seat == seat and asked.hint == hint for asked in self._open.values())

    def in_trouble(self, seat: Seat) -> bool:
        """Whether a bot could not answer, however often it was asked."""
        return self.failures.get(seat, 0) >= TRIES

    def ask(self, asked: Asked, question: Question) -> None:
        """Put a question, once."""
        if self.waits_for(asked.seat, asked.hint):
            return
        if self._thinker is None:
            if not asked.hint:
                self.failures[asked.seat] = TRIES
            return
        try:
            ticket = self._thinker.ask(question)
        except OSError:  # no process could be started
            self.fail(asked)
        else:
            self._open[ticket] = asked

    def fail(self, asked: Asked) -> None:
        """A question got no answer; nobody waits for a hint that does not come."""
        if not asked.hint:
            self.failures[asked.seat] = self.failures.get(asked.seat, 0) + 1

    def poll(self, revision: int) -> list[tuple[Asked, Answer]]:
        """The answers that still count, each with its question."""
        if self._thinker is None:
            return []
        fresh = []
        for answer in self._thinker.poll():
            asked = self._open.pop(answer.ticket, None)
            if asked is not None and asked.revision == revision:
                fresh.append((asked, answer))
        return fresh

    def forget(self, seat: Seat | None = None) -> None:
        """Drop all that was asked and answered, or what was for one seat."""
        for ticket, asked in list(self._open.items()):
            if seat is None or asked.seat == seat:
                self._cancel(ticket)
        for kept in (self.answers, self.failures):
            for key in [key for key in kept if seat is None or key == seat]:
                del kept[key]
        self.advice = {}
        self.wanted = set()
        self.consulted = []

    def advise_only(self, viewer: Seat | None) -> None:
        """Who has no hand open waits for no advice; what they were told is there again later."""
        for ticket, asked in list(self._open.items()):
            if asked.hint and asked.seat != viewer:
                self._cancel(ticket)
                self.consulted = [each for each in self.consulted if each[0] != asked.seat]
        self.wanted &= {viewer}

    def _cancel(self, ticket: int) -> None:
        del self._open[ticket]
        if self._thinker is not None:
            self._thinker.cancel(ticket)
