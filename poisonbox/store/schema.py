"""The tables of the library, as the steps that made them what they are.

A new library takes every step, an older one those it has not taken yet. A step that was published
is never edited; what changes is a step more.
"""

from __future__ import annotations

import sqlite3
import unicodedata
from collections.abc import Callable
from typing import Any

APPLICATION = 0x506F4278
"""``PoBx`` in the header of the file: it is ours."""

Step = Callable[[sqlite3.Connection], None]


def person_key(name: str) -> str:
    """What makes two spellings one person: case, width and spaces do not matter."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def lowest_wins(totals: list[int], winners: list[int]) -> int | None:
    """Whether a result shows that fewer points are better; None when it shows nothing.

    Games do not say so themselves, and statistics have to know which points are a person's best.
    """
    best = {totals[seat] for seat in winners}
    if min(totals) == max(totals) or len(best) != 1:
        return None
    return {min(totals): 1, max(totals): 0}.get(best.pop())


def _matches(connection: sqlite3.Connection) -> None:
    """Version 1: matches, who sat there, and the log of moves. Times are milliseconds in UTC."""
    connection.execute(
        """
        CREATE TABLE match (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            rules_version INTEGER NOT NULL,
            players INTEGER NOT NULL,
            options TEXT NOT NULL,
            note TEXT NOT NULL,
            begun INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            finished INTEGER
        )
        """
    )
    connection.execute(
        """
        CREATE TABLE seat (
            match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            kind TEXT NOT NULL,
            character TEXT,
            level TEXT,
            crest TEXT,
            points INTEGER,
            share REAL,
            PRIMARY KEY (match, seat)
        ) WITHOUT ROWID
        """
    )
    connection.execute(
        """
        CREATE TABLE move (
            match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
            at INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            move TEXT NOT NULL,
            PRIMARY KEY (match, at)
        ) WITHOUT ROWID
        """
    )


def _looking_up(connection: sqlite3.Connection) -> None:
    """Version 2: tags; persons by any spelling; which points are best; imports known again."""
    connection.execute(
        """
        CREATE TABLE tag (
            match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
            tag TEXT NOT NULL,
            PRIMARY KEY (match, tag)
        ) WITHOUT ROWID
        """
    )
    connection.execute("ALTER TABLE match ADD COLUMN lowest_wins INTEGER")
    # NULL means that nobody has asked yet: see exchange.py.
    connection.execute("ALTER TABLE match ADD COLUMN fingerprint TEXT")
    connection.execute("ALTER TABLE seat ADD COLUMN person TEXT NOT NULL DEFAULT ''")
    for match, seat, name in connection.execute("SELECT match, seat, name FROM seat").fetchall():
        connection.execute(
            "UPDATE seat SET person = ? WHERE match = ? AND seat = ?",
            (person_key(name), match, seat),
        )
    finished = "SELECT id FROM match WHERE finished IS NOT NULL"
    for (match,) in connection.execute(finished).fetchall():
        rows = connection.execute(
            "SELECT points, share FROM seat WHERE match = ? ORDER BY seat", (match,)
        ).fetchall()
        winners = [seat for seat, (_, share) in enumerate(rows) if share]
        connection.execute(
            "UPDATE match SET lowest_wins = ? WHERE id = ?",
            (lowest_wins([points for points, _ in rows], winners), match),
        )
    connection.execute("CREATE INDEX match_fingerprint ON match (fingerprint)")
    connection.execute("CREATE INDEX match_changed ON match (changed)")
    connection.execute("CREATE INDEX seat_person ON seat (person)")
    connection.execute("CREATE INDEX tag_tag ON tag (tag)")


def _learning(connection: sqlite3.Connection) -> None:
    """Version 3: how far lessons were taken, and how well the clauses of rulebooks are known."""
    connection.execute(
        """
        CREATE TABLE lesson (
            lesson TEXT PRIMARY KEY,
            step INTEGER NOT NULL,
            finished INTEGER NOT NULL
        ) WITHOUT ROWID
        """
    )
    connection.execute(
        """
        CREATE TABLE clause (
            clause TEXT PRIMARY KEY,
            used INTEGER NOT NULL,
            missed INTEGER NOT NULL,
            streak INTEGER NOT NULL
        ) WITHOUT ROWID
        """
    )


def _puzzles(connection: sqlite3.Connection) -> None:
    """Version 4: when puzzles come back. Days are counted as the calendar does, from year 1."""
    connection.execute(
        """
        CREATE TABLE puzzle (
            puzzle TEXT PRIMARY KEY,
            box INTEGER NOT NULL,
            due INTEGER NOT NULL,
            tried INTEGER NOT NULL,
            missed INTEGER NOT NULL
        ) WITHOUT ROWID
        """
    )


STEPS: tuple[Step, ...] = (_matches, _looking_up, _learning, _puzzles)
VERSION = len(STEPS)

COLUMNS = {
    "match": "id game rules_version players options note begun changed finished lowest_wins "
    "fingerprint",
    "seat": "match seat name kind character level crest points share person",
    "move": "match at seat move",
    "tag": "match tag",
    "lesson": "lesson step finished",
    "clause": "clause used missed streak",
    "puzzle": "puzzle box due tried missed",
}
"""What has to be there after the last step."""


def upgrade(connection: sqlite3.Connection, version: int) -> None:
    """Take the steps from ``version`` on, all of them or none."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in STEPS[version:]:
            step(connection)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def missing(connection: sqlite3.Connection) -> str | None:
    """The first table or column that is not there, if any."""
    for table, columns in COLUMNS.items():
        found: set[Any] = {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
        for column in columns.split():
            if column not in found:
                return f"{table}.{column} is missing"
    return None
