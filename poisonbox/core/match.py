"""A match is a log of moves; everything else is a view of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Generic

from poisonbox.core.event import Event, redact
from poisonbox.core.game import Game
from poisonbox.core.record import FORMAT, Record
from poisonbox.core.refusal import IllegalMove, Malformed, Refusal
from poisonbox.core.result import Result, Sheet
from poisonbox.core.state import CHANCE, M, Seat, State
from poisonbox.core.view import View


class Match(Generic[M]):
    """The only door through which moves come.

    Attributes:
        game: The game that is played.
        players: Number of seats.
        options: Every option with its value.
        log: Seats and moves so far; replaying it gives the position.
    """

    def __init__(
        self, game: Game[M], players: int, options: Mapping[str, Any] | None = None
    ) -> None:
        """Sit down; raises Malformed for a table or an option the game does not have."""
        self.game = game
        self.players = players
        self.options = game.read_options(players, options or {})
        self.log: list[tuple[Seat, M]] = []
        self._state: State[M] = game.start(players, self.options)
        self._events: list[tuple[Event, ...]] = []

    # -- asking ------------------------------------------------------------------------------

    def actors(self) -> tuple[Seat, ...]:
        """Who is to move."""
        return self._state.actors()

    def moves(self, seat: Seat) -> tuple[M, ...]:
        """Every legal move of a seat; none for chance or when it is not to act."""
        if seat == CHANCE or seat not in self._state.actors():
            return ()
        return tuple(self._state.moves(seat))

    def why_not(self, seat: Seat, move: M) -> Refusal | None:
        """The clause a move breaks, or None when it may be made."""
        if not CHANCE <= seat < self.players:
            raise Malformed(f"there is no seat {seat}")
        return self._state.why_not(seat, move)

    def view(self, seat: Seat | None) -> View:
        """What a seat may know."""
        return self._state.view(seat)

    def sample(self, rng: Random) -> M:
        """Draw an outcome for chance, whose turn it has to be."""
        return self._state.sample(rng)

    def result(self) -> Result | None:
        """Totals and winners once the match is over."""
        return self._state.result()

    def sheets(self) -> tuple[Sheet, ...]:
        """The score sheet of each finished round."""
        return self._state.sheets()

    def state(self) -> State[M]:
        """A copy of the position, for whoever may know all of it: tests, dealers, replays."""
        return self._state.copy()

    # -- moving ------------------------------------------------------------------------------

    def submit(self, seat: Seat, move: M) -> tuple[Event, ...]:
        """Make a move and tell what happened; raises IllegalMove and changes nothing otherwise."""
        self._tell()
        before = self._state.copy()
        self._accept(seat, move)
        events = self.game.tell(before, seat, move, self._state)
        self._events.append(events)
        return events

    def events_since(self, move: int, seat: Seat | None) -> tuple[Event, ...]:
        """What a seat saw from the move with that index on."""
        self._tell()
        return tuple(redact(event, seat) for told in self._events[move:] for event in told)

    def _accept(self, seat: Seat, move: M) -> None:
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self._state.play(seat, move)
        self.log.append((seat, move))

    def _tell(self) -> None:
        """Tell the moves that were replayed in silence, once somebody asks what happened."""
        if len(self._events) == len(self.log):
            return
        state = self.game.start(self.players, self.options)
        for index, (seat, move) in enumerate(self.log):
            before = state.copy()
            state.play(seat, move)
            if index == len(self._events):
                self._events.append(self.game.tell(before, seat, move, state))

    # -- records -----------------------------------------------------------------------------

    def to_record(self, seats: list[Any] | None = None) -> Record:
        """The match written down."""
        encode = self.game.encode
        return Record(
            format=FORMAT,
            game=self.game.id,
            rules_version=self.game.rules_version,
            players=self.players,
            options=dict(self.options),
            seats=seats,
            moves=[(seat, encode(move)) for seat, move in self.log],
        )

    @classmethod
    def replay(
        cls,
        game: Game[M],
        players: int,
        options: Mapping[str, Any],
        moves: Iterable[tuple[Seat, M]],
    ) -> Match[M]:
        """Play moves one after the other; IllegalMove carries how many were accepted before."""
        match = cls(game, players, options)
        for seat, move in moves:
            try:
                match._accept(seat, move)
            except IllegalMove as error:
                error.index = len(match.log)
                raise
        return match

    @classmethod
    def from_record(cls, record: Record, games: Mapping[str, Game[Any]]) -> Match[Any]:
        """Replay a record; Malformed when it is none of these games', IllegalMove when refused."""
        game = games.get(record.game)
        if game is None:
            raise Malformed(f"unknown game {record.game!r:.60}")
        if record.rules_version != game.rules_version:
            raise Malformed(f"rules version {record.rules_version} of {game.id} is unknown")
        options = game.read_options(record.players, record.options)
        if record.seats is not None and len(record.seats) != record.players:
            raise Malformed(f"{len(record.seats)} seats are named for {record.players} players")
        moves = []
        for index, (seat, value) in enumerate(record.moves):
            try:
                if not CHANCE <= seat < record.players:
                    raise Malformed(f"there is no seat {seat}")
                moves.append((seat, game.decode(value)))
            except Malformed as error:
                raise Malformed(f"move {index}: {error}") from error
        return cls.replay(game, record.players, options, moves)
