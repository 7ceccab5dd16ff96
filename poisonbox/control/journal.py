"""Where a session writes down what must not be lost; the library, or nothing for a lesson."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from poisonbox.control.seats import Bot, Human, Player, crest_of, name_of
from poisonbox.core.state import Seat
from poisonbox.store.errors import StoreError
from poisonbox.store.models import SeatInfo

Written = tuple[Seat, Any]
"""A seat and its move as records write it."""


class Journal(Protocol):
    """What a session asks of the library.

    What is written is durable when a call returns. A call that raises StoreError has written
    nothing.
    """

    def begin(
        self,
        game: str,
        players: int,
        options: Mapping[str, Any],
        seats: Sequence[SeatInfo],
        note: Mapping[str, Any] | None = None,
    ) -> int:
        """A new match; returns its number."""

    def append(
        self,
        match_id: int,
        at: int,
        moves: Sequence[Written],
        note: Mapping[str, Any] | None = None,
    ) -> None:
        """Moves that follow the first ``at`` ones, together with a new note."""

    def take_back(self, match_id: int, keep: int, note: Mapping[str, Any] | None = None) -> None:
        """All but the first ``keep`` moves are taken back."""

    def keep_note(self, match_id: int, note: Mapping[str, Any]) -> None:
        """A new note in the place of the old one."""

    def reseat(self, match_id: int, seats: Sequence[SeatInfo]) -> None:
        """Who sits there now."""

    def finish(self, match_id: int, totals: Sequence[int], winners: Collection[Seat]) -> None:
        """The match is over."""


class NoJournal:
    """Forgets everything: for lessons, puzzles and replays."""

    def begin(
        self,
        game: str,
        players: int,
        options: Mapping[str, Any],
        seats: Sequence[SeatInfo],
        note: Mapping[str, Any] | None = None,
    ) -> int:
        """Every match has the number 0."""
        return 0

    def append(
        self,
        match_id: int,
        at: int,
        moves: Sequence[Written],
        note: Mapping[str, Any] | None = None,
    ) -> None:
        """Nothing is kept."""

    def take_back(self, match_id: int, keep: int, note: Mapping[str, Any] | None = None) -> None:
        """Nothing is kept."""

    def keep_note(self, match_id: int, note: Mapping[str, Any]) -> None:
        """Nothing is kept."""

    def reseat(self, match_id: int, seats: Sequence[SeatInfo]) -> None:
        """Nothing is kept."""

    def finish(self, match_id: int, totals: Sequence[int], winners: Collection[Seat]) -> None:
        """Nothing is kept."""


class Unsaved(Exception):
    """The journal failed: nothing was written, so nothing has happened.

    Attributes:
        code: Names the sentence in the translations.
        facts: The parameters of that sentence.
    """

    def __init__(self, error: StoreError) -> None:
        """Keep what the store says."""
        super().__init__(str(error))
        self.code = error.code
        self.facts = error.facts


def seat_info(player: Player) -> SeatInfo:
    """A player as the history shows them; a script is a bot without a character."""
    if isinstance(player, Human):
        return SeatInfo(player.name, "human", crest=player.crest or None)
    if isinstance(player, Bot):
        return SeatInfo(name_of(player), "bot", player.character, player.level)
    return SeatInfo(name_of(player), "bot", crest=crest_of(player) or None)
