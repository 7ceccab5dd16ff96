"""Reading back what a session wrote beside its match; what makes no sense has its default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from poisonbox.control.customs import Customs
from poisonbox.control.drafts import read_seals
from poisonbox.control.pins import Lock
from poisonbox.control.seats import Bot, Human, Player
from poisonbox.control.table import Table
from poisonbox.store.models import SeatInfo

T = TypeVar("T")


def _read(value: Any, shape: type[T], otherwise: T) -> T:
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError:
        return otherwise


def read_players(note: Mapping[str, Any], seats: Sequence[SeatInfo]) -> list[Player]:
    """Who sits there; where the note does not say, as the history shows them."""
    noted: list[Player] = _read(note.get("seats"), list[Player], [])
    return noted if len(noted) == len(seats) else [player_of(seat) for seat in seats]


def player_of(seat: SeatInfo) -> Player:
    """A player as the history shows them."""
    if seat.kind == "bot":
        usual = Bot()
        return Bot(seat.character or usual.character, seat.level or usual.level)
    return Human(seat.name, seat.crest or "")


def read_customs(note: Mapping[str, Any]) -> Customs:
    """How the table plays."""
    return _read(note.get("customs"), Customs, Customs())


def read_seed(note: Mapping[str, Any], otherwise: str) -> str:
    """Where the chance of the match comes from."""
    return _read(note.get("seed"), str, otherwise)


def restore(table: Table, note: Mapping[str, Any]) -> None:
    """Seals, locks and recaps as they were; nobody holds the device."""
    players = len(table.players)
    table.drafts.sealed = read_seals(note.get("sealed"), table.ledger.match.game, players)
    table.together = table.together or note.get("together") is True
    locks = _read(note.get("locks"), dict[str, Lock], {})
    table.locks |= {seat: locks[str(seat)] for seat in range(players) if str(seat) in locks}
    seen = _read(note.get("seen"), list[int], [])
    if len(seen) == players:
        table.seen = [min(max(since, 0), table.ledger.length) for since in seen]
    looked_at = _read(note.get("looked_at"), int, table.looked_at)
    table.looked_at = min(max(looked_at, 0), table.looked_at)
