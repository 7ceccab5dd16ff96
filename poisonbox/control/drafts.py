"""Choices that are not moves yet: picked but not confirmed, or sealed until the last one closes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from poisonbox.core.game import Game
from poisonbox.core.refusal import Malformed
from poisonbox.core.state import Seat

Choices = dict[str, Any]
"""Moves of one seat by their kind: this phase's, and in one visit the next one's too."""


class Drafts:
    """What the seats have chosen so far.

    Attributes:
        picked: Choices that are taken back freely: they are lost with the program.
        sealed: Secret choices whose owner may still reopen them: they are kept durably.
    """

    def __init__(self) -> None:
        """Nothing is chosen."""
        self.picked: dict[Seat, Choices] = {}
        self.sealed: dict[Seat, Choices] = {}

    def pick(self, seat: Seat, kind: str, move: Any) -> None:
        """Choose, until something else is chosen."""
        self.picked.setdefault(seat, {})[kind] = move

    def picks(self, seat: Seat) -> Choices:
        """What a seat has chosen but not confirmed."""
        return self.picked.get(seat, {})

    def seal(self, seat: Seat, kind: str) -> Any | None:
        """The sealed choice of a seat in a phase."""
        return self.sealed.get(seat, {}).get(kind)

    def with_seal(self, seat: Seat, choices: Choices) -> dict[Seat, Choices]:
        """All seals when a seat has closed its own."""
        return {**self.sealed, seat: dict(choices)}

    def without_seat(self, seat: Seat) -> dict[Seat, Choices]:
        """All seals but those of one seat."""
        return {other: own for other, own in self.sealed.items() if other != seat}

    def without_kind(self, kind: str) -> dict[Seat, Choices]:
        """All seals that wait for a later phase."""
        later = {
            seat: {word: move for word, move in choices.items() if word != kind}
            for seat, choices in self.sealed.items()
        }
        return {seat: choices for seat, choices in later.items() if choices}


def write_seals(sealed: Mapping[Seat, Choices], game: Game[Any]) -> dict[str, dict[str, Any]]:
    """Seals in JSON values."""
    return {
        str(seat): {kind: game.encode(move) for kind, move in choices.items()}
        for seat, choices in sealed.items()
    }


def read_seals(value: Any, game: Game[Any], players: int) -> dict[Seat, Choices]:
    """Seals from JSON values; what is none is left out, and its owner is asked again."""
    sealed: dict[Seat, Choices] = {}
    seats = {str(seat): seat for seat in range(players)}
    for key, choices in (value if isinstance(value, dict) else {}).items():
        if key not in seats or not isinstance(choices, dict):
            continue
        for kind, written in choices.items():
            try:
                sealed.setdefault(seats[key], {})[kind] = game.decode(written)
            except Malformed:
                continue
    return sealed
