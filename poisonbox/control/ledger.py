"""The match with its journal: a move is written down first, then made, then told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from poisonbox.control.journal import Journal, Unsaved, seat_info
from poisonbox.control.seats import Player
from poisonbox.core.event import Event
from poisonbox.core.match import Match
from poisonbox.core.refusal import Refusal
from poisonbox.core.result import Result, Sheet
from poisonbox.core.state import CHANCE, Seat
from poisonbox.core.view import View
from poisonbox.store.errors import StoreError

Moves = Sequence[tuple[Seat, Any]]


@contextmanager
def saving() -> Iterator[None]:
    """Whatever the store cannot do is one error for the session."""
    try:
        yield
    except StoreError as error:
        raise Unsaved(error) from error


class Ledger:
    """A match that never runs ahead of its journal.

    Attributes:
        match: The match; nobody outside this folder asks it for a view.
        journal: Where moves are kept.
        match_id: The match's number there.
        seed: Where its chance comes from. The same position always draws the same outcome, so
            taking back is no way to roll again.
        events: What each move told, to everybody and in secret.
        groups: For each move the index of the first one of its group; secret choices that were
            made together are a group.
        holds_chance: Whether chance waits for somebody who says what it does.
    """

    holds_chance = False

    def __init__(self, match: Match[Any], journal: Journal, match_id: int, seed: str) -> None:
        """Go on from a match; its moves are told anew, so that a recap can be given."""
        self.journal = journal
        self.match_id = match_id
        self.seed = seed
        self.match = Match(match.game, match.players, match.options)
        self.events: list[tuple[Event, ...]] = []
        self.groups: list[int] = []
        self._sheets: tuple[Sheet, ...] | None = None
        self._begin_position((), False)
        self._make(match.log)

    # -- asking ------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """Number of moves so far."""
        return len(self.match.log)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return not self.actors

    def moves(self, seat: Seat) -> tuple[Any, ...]:
        """Every legal move of a seat here."""
        if seat not in self._moves:
            self._moves[seat] = self.match.moves(seat)
        return self._moves[seat]

    def view(self, seat: Seat | None) -> View:
        """What a seat may know here."""
        if seat not in self._views:
            self._views[seat] = self.match.view(seat)
        return self._views[seat]

    def sheets(self) -> tuple[Sheet, ...]:
        """The score sheet of each finished round."""
        if self._sheets is None:
            self._sheets = self.match.sheets()
        return self._sheets

    def rounds(self) -> int:
        """Number of finished rounds."""
        return len(self.view(None).rounds)

    def result(self) -> Result | None:
        """Totals and winners once it is over."""
        return self.match.result()

    def random(self, purpose: str) -> Random:
        """The chance of this position; each purpose has its own."""
        return Random(f"{self.seed}/{self.length}/{purpose}")

    def chance(self) -> Any:
        """The outcome that chance will have here."""
        return self.match.state().sample(self.random("chance"))

    def afterwards(self, seat: Seat, own: Any | None) -> tuple[Any, ...]:
        """What a seat may choose next if nothing is told after the secret choice of now."""
        state = self.match.state()
        for actor in self.actors:
            choice = own if actor == seat and own is not None else self.moves(actor)[0]
            state.play(actor, choice)
        return tuple(state.moves(seat)) if seat in state.actors() else ()

    def foresee(self, seat: Seat, move: Any) -> tuple[Event, ...]:
        """All that a move would tell; whoever shows it leaves out what cannot be known before."""
        before, after = self.match.state(), self.match.state()
        after.play(seat, move)
        return self.match.game.tell(before, seat, move, after)

    # -- moving ------------------------------------------------------------------------------

    def why_not(self, moves: Moves) -> tuple[Seat, Refusal] | None:
        """Which seat's move may not be made after those before it, and why."""
        state = self.match.state() if len(moves) > 1 else None
        for seat, move in moves:
            asked = self.match if state is None else state
            refusal = asked.why_not(seat, move)
            if refusal is not None:
                return seat, refusal
            if state is not None:
                state.play(seat, move)
        return None

    def play(self, moves: Moves, note: Mapping[str, Any]) -> None:
        """Make moves that are legal; raises Unsaved, and then nothing has changed."""
        encode = self.match.game.encode
        written = [(seat, encode(move)) for seat, move in moves]
        with saving():
            self.journal.append(self.match_id, self.length, written, note)
        self._make(moves)

    def take_back(self, keep: int, note: Mapping[str, Any]) -> None:
        """Take back all but the first moves; raises Unsaved, and then nothing has changed."""
        with saving():
            self.journal.take_back(self.match_id, keep, note)
        match = self.match
        kept = match.log[:keep]
        self.match = Match(match.game, match.players, match.options)
        self.events, self.groups = [], []
        self._begin_position((), False)
        self._make(kept)

    def keep(self, note: Mapping[str, Any]) -> None:
        """Write down what the session keeps beside the match."""
        with saving():
            self.journal.keep_note(self.match_id, note)

    def reseat(self, players: Sequence[Player], note: Mapping[str, Any]) -> None:
        """Write down who sits there now; the note, which is written last, is what counts."""
        with saving():
            self.journal.reseat(self.match_id, [seat_info(player) for player in players])
            self.journal.keep_note(self.match_id, note)

    def finish(self, result: Result) -> None:
        """Write down how it ended."""
        with saving():
            self.journal.finish(self.match_id, result.totals, result.winners)

    def _make(self, moves: Iterable[tuple[Seat, Any]]) -> None:
        for seat, move in moves:
            before = self.actors
            joins = self.secret and self._underway
            self.groups.append(self.groups[-1] if joins else self.length)
            self.events.append(self.match.submit(seat, move))
            self._begin_position(tuple(other for other in before if other != seat), self.secret)

    def _begin_position(self, rest: tuple[Seat, ...], was_secret: bool) -> None:
        """Find out who is asked; of a secret choice a part may be sealed in the match already."""
        self.actors = self.match.actors()
        self._underway = was_secret and bool(rest) and rest == self.actors
        self.secret = self._underway or len(self.actors) > 1
        self._moves: dict[Seat, tuple[Any, ...]] = {}
        self._views: dict[Seat | None, View] = {}
        self._sheets = None

    @property
    def chance_acts(self) -> bool:
        """Whether an outcome of chance is awaited."""
        return self.actors == (CHANCE,)
