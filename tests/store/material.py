"""Matches to keep, and a look into the file behind the library's back."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES
from poisonbox.store.library import Library
from poisonbox.store.models import SeatInfo, StoredMatch

PEOPLE = tuple(
    SeatInfo(name, crest=f"crest-{name.lower()}")
    for name in ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
)
BOT = SeatInfo("Rufus", "bot", "gambler", "expert")


class Played(NamedTuple):
    """A whole match, its moves as records write them."""

    game: str
    players: int
    options: dict[str, Any]
    moves: tuple[tuple[int, Any], ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]


@cache
def played(game: str, seed: int = 1, players: int | None = None) -> Played:
    """A match played at random to its end."""
    rules, rng = GAMES[game], Random(seed)
    match = Match(rules, players or rules.seats[0])
    while actors := match.actors():
        seat = rng.choice(actors)
        move = match.state().sample(rng) if seat == CHANCE else rng.choice(match.moves(seat))
        match.submit(seat, move)
    result = match.result()
    assert result is not None
    record = match.to_record()
    return Played(
        game, match.players, record.options, tuple(record.moves), result.totals, result.winners
    )


def begin(library: Library, match: Played, **note: Any) -> int:
    """Sit down to it."""
    return library.begin(
        match.game, match.players, match.options, list(PEOPLE[: match.players]), note
    )


def store(library: Library, match: Played, seats: list[SeatInfo] | None = None) -> int:
    """Play it from beginning to end."""
    match_id = library.begin(
        match.game, match.players, match.options, seats or list(PEOPLE[: match.players])
    )
    library.append(match_id, 0, match.moves)
    library.finish(match_id, match.totals, match.winners)
    return match_id


def log(stored: StoredMatch) -> list[tuple[int, Any]]:
    """The moves of a stored match."""
    return [(seat, value) for seat, value in stored.record.moves]


@contextmanager
def inside(library_folder: Path) -> Iterator[sqlite3.Connection]:
    """The closed library's file, opened without any of our code; changes are kept."""
    connection = sqlite3.connect(library_folder / "library.sqlite3", isolation_level=None)
    try:
        yield connection
    finally:
        connection.close()


def crashed_copy(folder: Path, to: Path) -> Path:
    """What a program that is killed at this moment leaves behind."""
    shutil.copytree(folder, to, ignore=shutil.ignore_patterns("library.lock"))
    return to


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder but the lock, which is always empty."""
    return {
        file.name: file.read_bytes() for file in folder.iterdir() if file.name != "library.lock"
    }
