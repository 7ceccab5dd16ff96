"""What is read from the tables: matches, the history, statistics."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

from poisonbox.core.record import FORMAT, Record
from poisonbox.store.errors import MatchDamaged, NoSuchMatch
from poisonbox.store.models import Filters, MatchSummary, SeatInfo, Standing, StoredMatch
from poisonbox.store.rows import from_json
from poisonbox.store.schema import person_key

Who = Literal["person", "bot"]
By = Literal["game", "players"]

_CONDITIONS = {
    "game": "match.game = :game",
    "players": "match.players = :players",
    "person": "EXISTS (SELECT 1 FROM seat AS sat WHERE sat.match = match.id "
    "AND sat.person = :person AND sat.kind = 'human')",
    "tag": "EXISTS (SELECT 1 FROM tag WHERE tag.match = match.id AND tag.tag = :tag)",
    "finished": "(match.finished IS NOT NULL) = :finished",
}
_MATCH = "SELECT id, game, players, options, begun, changed, finished FROM match"


def load(connection: sqlite3.Connection, match_id: int) -> StoredMatch:
    """Everything about one match."""
    row = connection.execute(f"{_MATCH} WHERE id = ?", (match_id,)).fetchone()
    if row is None:
        raise NoSuchMatch(match=match_id)
    summary = _summary(connection, row)
    note, options, rules_version = connection.execute(
        "SELECT note, options, rules_version FROM match WHERE id = ?", (match_id,)
    ).fetchone()
    log = connection.execute(
        "SELECT at, seat, move FROM move WHERE match = ? ORDER BY at", (match_id,)
    ).fetchall()
    if [at for at, _, _ in log] != list(range(len(log))):
        raise MatchDamaged(match=match_id, reason="a move is missing")
    try:
        record = Record(
            format=FORMAT,
            game=summary.game,
            rules_version=rules_version,
            players=summary.players,
            options=_object(options),
            seats=[seat.to_json() for seat in summary.seats],
            moves=[(seat, from_json(move)) for _, seat, move in log],
        )
        noted = _object(note)
    except msgspec.MsgspecError as error:
        raise MatchDamaged(match=match_id, reason=str(error)) from error
    fields = {name: getattr(summary, name) for name in MatchSummary.__struct_fields__}
    return StoredMatch(**fields, record=record, note=noted)


def history(
    connection: sqlite3.Connection, filters: Filters, limit: int | None, offset: int
) -> list[MatchSummary]:
    """Matches that fit, the last one played first."""
    condition, values = _where(filters)
    found = connection.execute(
        f"{_MATCH} WHERE {condition} ORDER BY changed DESC, id DESC LIMIT :limit OFFSET :offset",
        {**values, "limit": -1 if limit is None else limit, "offset": offset},
    ).fetchall()
    return [_summary(connection, row) for row in found]


def tags(connection: sqlite3.Connection) -> dict[str, int]:
    """Every tag, with how many matches carry it."""
    return dict(connection.execute("SELECT tag, COUNT(*) FROM tag GROUP BY tag ORDER BY tag"))


def statistics(
    connection: sqlite3.Connection, who: Who, by: frozenset[By], filters: Filters
) -> list[Standing]:
    """How persons or bots have done."""
    condition, values = _where({**filters, "finished": True})
    if who == "person":
        groups = ["seat.person"]
        condition += " AND seat.kind = 'human' AND seat.person <> ''"
        if "person" in values:
            condition += " AND seat.person = :person"
    else:
        groups = ["seat.character", "seat.level"]
        condition += " AND seat.kind = 'bot'"
    # Points of one game do not compare with those of another.
    one_game = "game" in by or "game" in values
    groups += [f"match.{column}" for column in sorted(by)]
    found = connection.execute(
        f"""
        SELECT seat.person, seat.character, seat.level, match.game, match.players,
               COUNT(*) AS played, SUM(seat.share), AVG(seat.points),
               CASE (SELECT MAX(lowest_wins) FROM match AS other WHERE other.game = match.game)
                    WHEN 1 THEN MIN(seat.points) ELSE MAX(seat.points) END
        FROM seat JOIN match ON match.id = seat.match
        WHERE {condition} GROUP BY {", ".join(groups)}
        ORDER BY played DESC, {", ".join(groups)}
        """,
        values,
    ).fetchall()
    return [
        Standing(
            name=_spelling(connection, person) if who == "person" else None,
            character=character if who == "bot" else None,
            level=level if who == "bot" else None,
            game=game if one_game else None,
            players=players if "players" in by or "players" in values else None,
            played=played,
            won=won,
            mean=mean if one_game else None,
            best=best if one_game else None,
        )
        for person, character, level, game, players, played, won, mean, best in found
    ]


def _spelling(connection: sqlite3.Connection, person: str) -> str:
    """A person's name as it was written last."""
    name: str
    (name,) = connection.execute(
        "SELECT name FROM seat WHERE person = ? AND kind = 'human' ORDER BY match DESC LIMIT 1",
        (person,),
    ).fetchone()
    return name


def _where(filters: Filters) -> tuple[str, dict[str, Any]]:
    """A condition and its parameters; a filter that is None does not count."""
    values: dict[str, Any] = {key: value for key, value in filters.items() if value is not None}
    if "person" in values:
        values["person"] = person_key(values["person"])
    return " AND ".join([_CONDITIONS[key] for key in values] or ["1"]), values


def _summary(connection: sqlite3.Connection, row: tuple[Any, ...]) -> MatchSummary:
    match_id, game, players, options, begun, changed, finished = row
    sat = connection.execute(
        "SELECT name, kind, character, level, crest, points, share FROM seat WHERE match = ? "
        "ORDER BY seat",
        (match_id,),
    ).fetchall()
    (last,) = connection.execute("SELECT MAX(at) FROM move WHERE match = ?", (match_id,)).fetchone()
    tagged = connection.execute("SELECT tag FROM tag WHERE match = ? ORDER BY tag", (match_id,))
    try:
        chosen = _object(options)
    except msgspec.MsgspecError:
        chosen = {}  # one unreadable match does not hide the others
    over = finished is not None
    return MatchSummary(
        id=match_id,
        game=game,
        players=players,
        options=chosen,
        seats=tuple(SeatInfo(*columns) for *columns, _, _ in sat),
        moves=0 if last is None else last + 1,
        begun=_time(begun),
        changed=_time(changed),
        finished=over,
        totals=tuple(points for *_, points, _ in sat) if over else None,
        winners=tuple(seat for seat, (*_, share) in enumerate(sat) if share) if over else None,
        tags=tuple(tag for (tag,) in tagged),
    )


def _object(text: str) -> dict[str, Any]:
    return msgspec.convert(from_json(text), dict[str, Any])


def _time(milliseconds: int) -> datetime:
    """A stored time; one that no calendar has, as damage may leave it, is the first of all."""
    try:
        return datetime.fromtimestamp(milliseconds / 1000, UTC)
    except (OverflowError, ValueError, OSError):
        return datetime.fromtimestamp(0, UTC)
