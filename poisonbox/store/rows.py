"""What is written into the tables; every function here is part of a transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from poisonbox.store.errors import NoSuchMatch, NotStorable
from poisonbox.store.models import SeatInfo
from poisonbox.store.schema import lowest_wins, person_key

LONGEST_NAME = 200


class Head(NamedTuple):
    """What every change of a match has to know first."""

    game: str
    players: int
    moves: int
    finished: bool


class NewMatch(NamedTuple):
    """A match that is to be stored."""

    game: str
    rules_version: int
    players: int
    options: Mapping[str, Any]
    seats: tuple[SeatInfo, ...]


def to_json(value: Any) -> str:
    """A value as text; raises NotStorable where JSON has no way to say it."""
    try:
        return msgspec.json.encode(value).decode()
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise NotStorable(reason=f"no JSON: {error}") from error


def from_json(text: str) -> Any:
    """The value of a stored text; raises msgspec.DecodeError for damaged ones."""
    return msgspec.json.decode(text)


def checked(seats: Sequence[SeatInfo]) -> tuple[SeatInfo, ...]:
    """The same seats; raises NotStorable where one holds something that is no text."""
    for seat in seats:
        try:
            msgspec.convert(msgspec.to_builtins(seat), SeatInfo)
        except msgspec.ValidationError as error:
            raise NotStorable(reason=f"no seat: {error}") from error
        if len(seat.name) > LONGEST_NAME:
            raise NotStorable(reason=f"a name is longer than {LONGEST_NAME} letters")
        to_json(seat)
    return tuple(seats)


def head(connection: sqlite3.Connection, match_id: int) -> Head:
    """Look a match up; raises NoSuchMatch."""
    row = connection.execute(
        "SELECT game, players, (SELECT MAX(at) FROM move WHERE match = id), finished "
        "FROM match WHERE id = ?",
        (match_id,),
    ).fetchone()
    if row is None:
        raise NoSuchMatch(match=match_id)
    game, players, last, finished = row
    return Head(game, players, 0 if last is None else last + 1, finished is not None)


def insert(
    connection: sqlite3.Connection, match: NewMatch, note: Mapping[str, Any], now: int
) -> int:
    """A new match; returns its number."""
    if len(match.seats) != match.players:
        raise NotStorable(reason=f"{len(match.seats)} seats for {match.players} players")
    row = connection.execute(
        "INSERT INTO match (game, rules_version, players, options, note, begun, changed) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            match.game,
            match.rules_version,
            match.players,
            to_json(match.options),
            to_json(note),
            now,
            now,
        ),
    )
    match_id = row.lastrowid
    if match_id is None:
        raise AssertionError("an INSERT has a row")
    connection.executemany(
        "INSERT INTO seat (match, seat, name, kind) VALUES (?, ?, '', '')",
        [(match_id, seat) for seat in range(match.players)],
    )
    update_seats(connection, match_id, match.seats)
    return match_id


def update_seats(
    connection: sqlite3.Connection, match_id: int, seats: tuple[SeatInfo, ...]
) -> None:
    """Who sits there."""
    connection.executemany(
        "UPDATE seat SET name = ?, kind = ?, character = ?, level = ?, crest = ?, person = ? "
        "WHERE match = ? AND seat = ?",
        [
            (s.name, s.kind, s.character, s.level, s.crest, person_key(s.name), match_id, seat)
            for seat, s in enumerate(seats)
        ],
    )


def insert_moves(
    connection: sqlite3.Connection, match_id: int, at: int, moves: Iterable[tuple[int, str]]
) -> None:
    """Moves from the index ``at`` on."""
    connection.executemany(
        "INSERT INTO move (match, at, seat, move) VALUES (?, ?, ?, ?)",
        [(match_id, index, seat, move) for index, (seat, move) in enumerate(moves, at)],
    )


def delete_moves(connection: sqlite3.Connection, match_id: int, keep: int) -> None:
    """All moves from the index ``keep`` on, and with them any result."""
    connection.execute("DELETE FROM move WHERE match = ? AND at >= ?", (match_id, keep))
    connection.execute(
        "UPDATE match SET finished = NULL, lowest_wins = NULL WHERE id = ?", (match_id,)
    )
    connection.execute("UPDATE seat SET points = NULL, share = NULL WHERE match = ?", (match_id,))


def touch(
    connection: sqlite3.Connection, match_id: int, now: int, note: Mapping[str, Any] | None
) -> None:
    """The match has changed, so its fingerprint is another one; and perhaps its note."""
    connection.execute(
        "UPDATE match SET changed = ?, fingerprint = NULL WHERE id = ?", (now, match_id)
    )
    if note is not None:
        connection.execute("UPDATE match SET note = ? WHERE id = ?", (to_json(note), match_id))


def store_result(
    connection: sqlite3.Connection, match_id: int, totals: list[int], winners: list[int], now: int
) -> None:
    """Points, and the win shared by the winners."""
    connection.execute(
        "UPDATE match SET changed = ?, finished = ?, lowest_wins = ? WHERE id = ?",
        (now, now, lowest_wins(totals, winners), match_id),
    )
    connection.executemany(
        "UPDATE seat SET points = ?, share = ? WHERE match = ? AND seat = ?",
        [
            (points, 1 / len(winners) if seat in winners else 0.0, match_id, seat)
            for seat, points in enumerate(totals)
        ],
    )


def insert_tag(connection: sqlite3.Connection, match_id: int, tag: str) -> None:
    """A tag, once."""
    to_json(tag)
    connection.execute("INSERT OR IGNORE INTO tag (match, tag) VALUES (?, ?)", (match_id, tag))


def delete_tag(connection: sqlite3.Connection, match_id: int, tag: str) -> None:
    """A tag, if it is there."""
    connection.execute("DELETE FROM tag WHERE match = ? AND tag = ?", (match_id, tag))


def delete(connection: sqlite3.Connection, match_id: int) -> None:
    """A match with all that belongs to it."""
    connection.execute("DELETE FROM match WHERE id = ?", (match_id,))
