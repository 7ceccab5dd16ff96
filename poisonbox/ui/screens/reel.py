"""A stored match, move by move: every position, and what was told of every move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from poisonbox.control.recap import Told
from poisonbox.control.screen import Chair
from poisonbox.core.event import Event, redact
from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE, Seat, State
from poisonbox.core.view import View
from poisonbox.games import GAMES
from poisonbox.store.models import StoredMatch
from poisonbox.ui.screens.people import chairs_of
from poisonbox.ui.table.stage import Stage

OPEN = "open"
"""The perspective from which every hand is seen."""

Perspective = Seat | str | None
"""A seat's, everybody's (None), or with open hands."""


class Reel:
    """All positions of a match.

    Attributes:
        stored: The match.
        length: How many moves there are.
        perspectives: From where it may be watched: nobody sees here what they may not know yet.
    """

    def __init__(self, stored: StoredMatch, locked: Mapping[str, bool] | None = None) -> None:
        """Play a match through.

        Args:
            stored: The match.
            locked: Whether a person's hand needs a PIN.

        Raises:
            Malformed: It is no match of these games.
            IllegalMove: A move of it is refused.
        """
        self.stored = stored
        match: Match[Any] = Match.from_record(stored.record, GAMES)
        game = match.game
        self._states: list[State[Any]] = [game.start(match.players, match.options)]
        self._events: list[tuple[Event, ...]] = []
        self._movers: list[Seat] = []
        for seat, move in match.log:
            before = self._states[-1]
            after = before.copy()
            after.play(seat, move)
            self._events.append(game.tell(before, seat, move, after))
            self._states.append(after)
            self._movers.append(seat)
        self.length = len(self._events)
        self.perspectives = self._allowed(locked or {})

    def _allowed(self, locked: Mapping[str, bool]) -> tuple[Perspective, ...]:
        """Everybody's view; all of them once it is over; before that a lone person's own."""
        seats = self.stored.seats
        if self.stored.finished:
            return (None, *range(len(seats)), OPEN)
        people = [seat for seat, info in enumerate(seats) if info.kind == "human"]
        if len(people) == 1 and not locked.get(seats[people[0]].name, False):
            return (None, people[0])
        return (None,)

    def stage(self, at: int, perspective: Perspective) -> Stage:
        """The table after so many moves."""
        if perspective not in self.perspectives:
            raise ValueError(f"this match may not be watched as {perspective}")
        state = self._states[at]
        actors, result = state.actors(), state.result()
        view = state.view(perspective if isinstance(perspective, int) else None)
        hands: tuple[View, ...] = ()
        if perspective == OPEN:
            hands = tuple(state.view(seat) for seat in range(len(self.stored.seats)))
        return Stage(
            view,
            self._chairs(view, actors),
            "bots" if result is None else "over",
            hands=hands,
            sheets=state.sheets(),
            result=result,
        )

    def view(self, at: int, seat: Seat) -> View:
        """What a seat of a finished match saw after so many moves."""
        if seat not in self.perspectives:
            raise ValueError(f"this match may not be watched as {seat}")
        return self._states[at].view(seat)

    def _chairs(self, view: View, actors: tuple[Seat, ...]) -> tuple[Chair, ...]:
        chairs = chairs_of(self.stored.seats, actors)
        sealed = getattr(view, "sealed", None)
        if sealed is None or not actors or CHANCE in actors:
            return chairs
        return tuple(replace(chair, seal=sealed[chair.seat]) for chair in chairs)

    def events(self, at: int, perspective: Perspective) -> tuple[Event, ...]:
        """What the move with that index told whoever watches."""
        seat = perspective if isinstance(perspective, int) else None
        return tuple(redact(event, seat) for event in self._events[at])

    def story(self, perspective: Perspective) -> tuple[Told, ...]:
        """The whole match as whoever watches saw it."""
        return tuple(
            Told(at, self._movers[at], self.events(at, perspective)) for at in range(self.length)
        )
