"""Records out of the library and into it."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from poisonbox.core.match import Match
from poisonbox.core.record import Record, dump_record, parse_record
from poisonbox.core.refusal import IllegalMove, Malformed
from poisonbox.games import GAMES
from poisonbox.store import browse, rows
from poisonbox.store.errors import (
    FileUnreadable,
    FileUnwritable,
    MatchDamaged,
    NotStorable,
    facts_of,
)
from poisonbox.store.files import write_whole
from poisonbox.store.models import Duplicate, ImportReport, Refused, SeatInfo
from poisonbox.store.recordfile import split

MOST_REFUSED = 1000
"""A file with more wrong records than that is not read further: it is something else."""


def export(connection: sqlite3.Connection, match_ids: list[int], path: Path) -> None:
    """Write records, one on each line."""
    if not match_ids:
        raise NotStorable(reason="no match was chosen to be exported")
    lines = (
        dump_record(browse.load(connection, match_id).record) + b"\n" for match_id in match_ids
    )
    try:
        write_whole(path, lines)
    except OSError as error:
        raise FileUnwritable(path=str(path), **facts_of(error)) from error
    except ValueError as error:  # a name with a NUL byte
        raise FileUnwritable(path=repr(str(path)), reason=str(error)) from error


def import_(connection: sqlite3.Connection, path: Path, now: int) -> ImportReport:
    """Store every record of a file that can be replayed and is not here already."""
    _complete_fingerprints(connection)
    imported: list[int] = []
    duplicates: list[Duplicate] = []
    refused: list[Refused] = []
    for place, data in _records(path):
        if len(refused) == MOST_REFUSED:
            refused.append(Refused(place, "too much is wrong here; the rest was not read"))
            break
        match, seats = _replayed(place, data)
        if isinstance(match, Refused):
            refused.append(match)
            continue
        record = match.to_record([seat.to_json() for seat in seats])
        fingerprint = _fingerprint(record)
        there = connection.execute(
            "SELECT id FROM match WHERE fingerprint = ? ORDER BY id", (fingerprint,)
        ).fetchone()
        if there is not None:
            duplicates.append(Duplicate(place, *there))
        else:
            imported.append(_insert(connection, match, record, seats, now))
            connection.execute(
                "UPDATE match SET fingerprint = ? WHERE id = ?", (fingerprint, imported[-1])
            )
    return ImportReport(tuple(imported), tuple(duplicates), tuple(refused))


def _replayed(
    place: str, data: bytes | Malformed
) -> tuple[Match[Any] | Refused, tuple[SeatInfo, ...]]:
    """A record played through, and who sat there."""
    try:
        if isinstance(data, Malformed):
            raise data
        record = parse_record(data)
        match = Match.from_record(record, GAMES)
        return match, tuple(map(_seat, record.seats or [None] * record.players))
    except Malformed as error:
        return Refused(place, str(error)), ()
    except IllegalMove as error:
        sentence = f"move {error.index} breaks the rule {error.refusal.clause}"
        return Refused(place, sentence, error.index, error.refusal), ()


def _seat(value: Any) -> SeatInfo:
    """Who sat there, as far as another program's record tells; nobody knows otherwise."""
    if isinstance(value, str):
        value = {"name": value}
    try:
        seat = msgspec.convert(value, SeatInfo)
        rows.checked([seat])
    except (msgspec.ValidationError, NotStorable):
        return SeatInfo("")
    return seat


def _insert(
    connection: sqlite3.Connection,
    match: Match[Any],
    record: Record,
    seats: tuple[SeatInfo, ...],
    now: int,
) -> int:
    """A match that was played elsewhere."""
    new = rows.NewMatch(record.game, record.rules_version, match.players, match.options, seats)
    match_id = rows.insert(connection, new, {}, now)
    moves = [(seat, rows.to_json(value)) for seat, value in record.moves]
    rows.insert_moves(connection, match_id, 0, moves)
    result = match.result()
    if result is not None:
        rows.store_result(connection, match_id, list(result.totals), list(result.winners), now)
    return match_id


# --- Known again ----------------------------------------------------------------------------------


def _fingerprint(record: Record) -> str:
    """The same for the same match: game, options, people and moves."""
    written = msgspec.json.encode(record, order="deterministic")
    return hashlib.sha256(written).hexdigest()


def _complete_fingerprints(connection: sqlite3.Connection) -> None:
    """Find the fingerprints of matches that were changed since somebody last asked."""
    for (match_id,) in connection.execute(
        "SELECT id FROM match WHERE fingerprint IS NULL"
    ).fetchall():
        try:
            record = browse.load(connection, match_id).record
        except MatchDamaged:
            continue  # it cannot be the same as one that replays
        connection.execute(
            "UPDATE match SET fingerprint = ? WHERE id = ?", (_fingerprint(record), match_id)
        )


# --- Files ----------------------------------------------------------------------------------------


def _records(path: Path) -> Iterator[tuple[str, bytes | Malformed]]:
    try:
        with path.open("rb") as file:
            yield from split(path.name, file)
    except OSError as error:
        raise FileUnreadable(path=str(path), **facts_of(error)) from error
    except ValueError as error:  # a name with a NUL byte
        raise FileUnreadable(path=repr(str(path)), reason=str(error)) from error
