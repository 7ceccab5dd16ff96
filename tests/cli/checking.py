"""Running ``poisonbox check`` in this process, and records to run it on."""

from __future__ import annotations

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from poisonbox.cli import main
from poisonbox.core.match import Match
from poisonbox.core.record import dump_record
from poisonbox.games import GAMES
from tests.contract.playing import random_log

ROOT = Path(__file__).resolve().parents[2]

SHORT = {"cauldrons": {"rounds": 1}, "goblets": {"specials": "two", "couples": [[0, 1]]}}


class Answer(NamedTuple):
    """What the command printed, and its exit code."""

    code: int
    out: list[str]
    err: list[str]

    @property
    def objects(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out]


def check(*arguments: object, stdin: bytes = b"") -> Answer:
    """Run the command as a terminal with UTF-8 would see it."""
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n")
    err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="backslashreplace")
    given = io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8")
    usual, sys.stdin = sys.stdin, given
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main(["check", *map(str, arguments)])
    finally:
        sys.stdin = usual
    lines = []
    for stream in (out, err):
        stream.flush()
        lines.append(stream.buffer.getvalue().decode().splitlines())  # type: ignore[attr-defined]
    return Answer(code, *lines)


def check_json(data: bytes | str | dict[str, Any]) -> Answer:
    """Check one record given on standard input."""
    if isinstance(data, dict):
        data = json.dumps(data)
    return check("--json", "-", stdin=data.encode() if isinstance(data, str) else data)


def is_malformed(answer: Answer) -> bool:
    """One object with an error, the same as one sentence on standard error, and exit code 2."""
    (printed,) = answer.objects
    return (
        answer.code == 2
        and list(printed) == ["ok", "error"]
        and printed["ok"] is False
        and len(answer.err) == 1
        and bool(printed["error"])
    )


@cache
def _match(game: str, moves: int) -> bytes:
    options = SHORT.get(game, {})
    state = GAMES[game].new(4, **options)
    log = random_log(state, Random(f"check {game}"), moves)
    return dump_record(Match.replay(GAMES[game], 4, options, log).to_record())


def record(game: str, moves: int = 5000) -> dict[str, Any]:
    """A match of four players, whole or broken off."""
    value: dict[str, Any] = json.loads(_match(game, moves))
    return value
