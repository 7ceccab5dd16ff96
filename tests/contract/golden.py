"""Golden playthroughs: short matches with all that was told, seen and scored, kept in files.

    python -m tests.contract.golden --write

writes them anew: the same moves where they are still legal, so that a difference shows what a
change of the rules changed, and new ones where they are not.

A file is JSON Lines: the table, then each move with its events (of a long match only the first and
last moves have theirs), views of the seats after some moves, and the score sheets and the result.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from poisonbox.core.game import Game
from poisonbox.core.match import Match
from poisonbox.core.option import Option
from poisonbox.core.refusal import IllegalMove, Malformed
from poisonbox.core.view import view_json
from poisonbox.games import GAMES
from tests.contract.playing import example_pairs, random_log

FOLDER = Path(__file__).resolve().parent.parent / "golden"

SHORT: dict[str, dict[str, Any]] = {"cauldrons": {"rounds": 1}}
"""What makes a match short."""

COMPANY: dict[str, dict[str, Any]] = {"goblets-couples-pairs": {"specials": "one"}}
"""What an option needs beside it to matter."""

LUCK: dict[str, str] = {"goblets-couples-pairs": "c"}
"""Seeds of matches in which something special comes up."""

TOLD_FIRST, TOLD_LAST = 20, 8
LONG = 100
"""Of a match of so many moves not every seat's views are kept."""


class Golden(NamedTuple):
    """A table of which a match is kept."""

    name: str
    game: Game[Any]
    players: int
    options: dict[str, Any]

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.jsonl"


def goldens() -> list[Golden]:
    """One match of each game as it is by default, and one for every other value of an option."""
    found = []
    for game in GAMES.values():
        base = SHORT.get(game.id, {})
        given = [(game.id, base)]
        for option in game.options:
            usual = base.get(option.name, option.default)
            for value in _values(option):
                if value != usual:
                    word = value if isinstance(value, str) else _word(option, value)
                    name = f"{game.id}-{option.name}-{word}"
                    given.append((name, base | {option.name: value} | COMPANY.get(name, {})))
        for index, (name, options) in enumerate(given):
            players = game.seats[index % len(game.seats)]
            found.append(Golden(name, game, players, options))
    return found


def _values(option: Any) -> tuple[Any, ...]:
    if isinstance(option, Option):
        return option.values + ((1,) if option.seats else ())
    return (example_pairs(3),)


def _word(option: Any, value: Any) -> str:
    if isinstance(value, list):
        return "pairs"
    return f"seat-{value}" if option.seats else str(value)


def new_moves(golden: Golden) -> list[tuple[int, Any]]:
    """A random match, the same each time."""
    rng = Random(f"{golden.name} {LUCK.get(golden.name, '')}")
    return random_log(golden.game.new(golden.players, **golden.options), rng, 5000)


def kept_moves(golden: Golden) -> list[tuple[int, Any]]:
    """The moves in the file."""
    lines = map(json.loads, golden.path.read_text(encoding="utf-8").splitlines())
    moves = [line["move"] for line in lines if "move" in line]
    return [(seat, golden.game.decode(value)) for seat, value in moves]


def told(golden: Golden, moves: list[tuple[int, Any]]) -> Iterator[str]:
    """The lines of the file."""
    match = Match(golden.game, golden.players, golden.options)
    yield _line(game=golden.game.id, players=golden.players, options=match.options)
    for index, (seat, move) in enumerate(moves):
        events = match.submit(seat, move)
        line = {"move": (seat, golden.game.encode(move))}
        if index < TOLD_FIRST or index >= len(moves) - TOLD_LAST:
            line["events"] = events
        yield _line(**line)
        if index in (0, len(moves) // 3):
            long = len(moves) > LONG
            yield _views(match, (0, None) if long else (*range(golden.players), None))
    yield _views(match, (0, None))
    for sheet in match.sheets():
        yield _line(sheet=sheet)
    yield _line(actors=match.actors(), result=match.result())


def _views(match: Match[Any], watchers: tuple[int | None, ...]) -> str:
    views = {str(watcher): view_json(match.view(watcher)) for watcher in watchers}
    return _line(views=views)


def _line(**value: Any) -> str:
    return msgspec.json.encode(value).decode()


def write() -> None:
    """Write every file, and remove those of tables that are none any more."""
    FOLDER.mkdir(exist_ok=True)
    names = set()
    for golden in goldens():
        names.add(golden.path.name)
        try:
            lines = [*told(golden, kept_moves(golden))]
        except (FileNotFoundError, Malformed, IllegalMove):
            lines = [*told(golden, new_moves(golden))]
        golden.path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        sys.stdout.write(f"{golden.path.name}\n")
    for path in FOLDER.glob("*.jsonl"):
        if path.name not in names:
            path.unlink()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.contract.golden", description=__doc__)
    parser.add_argument("--write", action="store_true", required=True, help="write the files anew")
    parser.parse_args()
    write()


if __name__ == "__main__":
    main()
