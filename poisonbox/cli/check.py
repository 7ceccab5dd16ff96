"""``poisonbox check FILE...``: replay records and say what became of them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from poisonbox.cli.progress import Progress
from poisonbox.core.match import Match
from poisonbox.core.record import Record, parse_record
from poisonbox.core.refusal import IllegalMove, Malformed
from poisonbox.core.result import totals
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES
from poisonbox.store.recordfile import split
from poisonbox.texts.rulebook import explain

ACCEPTED, REFUSED, MALFORMED = 0, 1, 2


def add(commands: Any) -> None:
    """Describe the subcommand."""
    parser = commands.add_parser(
        "check",
        help="replay records of matches",
        description="Replay records of matches (JSON, or JSON Lines) and say what became of them. "
        "Exit code: 0 all is well, 1 a move was refused, 2 something is no record.",
    )
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="a record, or - for standard input"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object for each record")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check every record of every file; returns the highest exit code."""
    worst = ACCEPTED
    progress = Progress(terminal_only=True)  # standard error is for what is no record
    for name in arguments.files:
        for place, data in _records(name):
            code, answer = _check(data) if isinstance(data, bytes) else (MALFORMED, _error(data))
            if arguments.json:
                print(json.dumps(answer))
            elif code != MALFORMED:
                print(f"{place}: {_sentence(answer)}")
            if code == MALFORMED:
                sys.stdout.flush()
                print(f"{place}: {answer['error']}", file=sys.stderr)
            worst = max(worst, code)
            progress.step(f"records, {place}")
    progress.done()
    return worst


def _records(name: str) -> Iterator[tuple[str, bytes | Malformed]]:
    """The records of a file with their places; what cannot be read is given as Malformed."""
    try:
        if name == "-":
            yield from split(name, sys.stdin.buffer)
        else:
            with Path(name).open("rb") as file:
                yield from split(name, file)
    except OSError as error:
        yield name, Malformed(f"cannot be read: {error.strerror or error}")
    except ValueError as error:  # a name with a NUL byte
        yield name, Malformed(f"cannot be read: {error}")


def _check(data: bytes) -> tuple[int, dict[str, Any]]:
    """Replay one record."""
    try:
        record = parse_record(data)
        match = Match.from_record(record, GAMES)
    except Malformed as error:
        return MALFORMED, _error(error)
    except IllegalMove as error:
        return REFUSED, {
            "ok": False,
            "move": error.index,
            "clause": error.refusal.clause,
            "message": explain(error.refusal, "en"),
        }
    return ACCEPTED, _standing(match, record)


def _error(error: Malformed) -> dict[str, Any]:
    return {"ok": False, "error": str(error)}


def _standing(match: Match[Any], record: Record) -> dict[str, Any]:
    """How the match stands after the last move."""
    result = match.result()
    rounds = [sheet.points for sheet in match.sheets()]
    actors = match.actors()
    return {
        "ok": True,
        "moves": len(record.moves),
        "actors": actors,
        "legal": {str(seat): len(match.moves(seat)) for seat in actors if seat != CHANCE},
        "totals": totals(rounds, match.players),
        "rounds": rounds,
        "winners": result and result.winners,
        "detail": result.detail if result else {},
    }


def _sentence(answer: dict[str, Any]) -> str:
    """The same for people."""
    if not answer["ok"]:
        return f"move {answer['move']} is refused ({answer['clause']}): {answer['message']}"
    standing = f"{answer['moves']} moves, totals {', '.join(map(str, answer['totals']))}"
    if answer["winners"] is None:
        return f"{standing}, not over yet"
    winners = ", ".join(map(str, answer["winners"]))
    return f"{standing}, won by seat{'s' if len(answer['winners']) > 1 else ''} {winners}"
