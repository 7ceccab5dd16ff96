"""``poisonbox arena GAME``: bots against bots, and who wins how often."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from poisonbox.arena.contestants import contestant, split
from poisonbox.arena.league import Standing, play_all, standings
from poisonbox.arena.playing import League, Outcome
from poisonbox.cli.options import parse_options
from poisonbox.cli.progress import Progress
from poisonbox.core.record import dump_record
from poisonbox.core.refusal import Malformed
from poisonbox.games import GAMES

_MISUSE = 2


def add(commands: Any) -> None:
    """Describe the subcommand."""
    parser = commands.add_parser(
        "arena",
        help="let bots play many matches",
        description="Play matches on all cores, with rotating seats, and print how often each "
        "contestant won (shared wins count in parts, 95 %% interval).",
    )
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    parser.add_argument(
        "--seats",
        required=True,
        help="contestants with commas between: LEVEL[:CHARACTER], random, greedy, cmd:PROGRAM ...",
    )
    parser.add_argument("--games", type=_positive, default=100, metavar="N", help="matches (100)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="for all chance (0)")
    parser.add_argument(
        "--options", nargs="*", default=[], metavar="K=V", help="such as rounds=1 hand=five"
    )
    parser.add_argument(
        "--jobs", type=_positive, default=os.cpu_count() or 1, metavar="J", help="processes"
    )
    parser.add_argument(
        "--patience", type=float, default=10.0, metavar="S", help="seconds a program may take (10)"
    )
    parser.add_argument(
        "--effort", type=float, default=1.0, metavar="F", help="part of the bots' iterations (1)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--records", metavar="FILE.jsonl", help="write every match there")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play and print."""
    try:
        league = _league(arguments)
    except Malformed as error:
        print(f"poisonbox arena: {error}", file=sys.stderr)
        return _MISUSE
    outcomes = _play(league, arguments.games, arguments.jobs)
    if arguments.records:
        try:
            _write(Path(arguments.records), outcomes)
        except OSError as error:
            print(f"poisonbox arena: {arguments.records}: {error.strerror}", file=sys.stderr)
            return _MISUSE
    _tell_forfeits(league.names, outcomes)
    table = standings(league.names, outcomes)
    if arguments.json:
        seats = [msgspec.to_builtins(standing) for standing in table]
        print(json.dumps({"game": league.game, "games": len(outcomes), "seats": seats}))
    else:
        _print(table)
    return 0


def _league(arguments: argparse.Namespace) -> League:
    """What is to be played; everything is checked before the first match."""
    names = split(arguments.seats)
    options = parse_options(arguments.options)
    GAMES[arguments.game].read_options(len(names), options)
    for name in names:
        contestant(arguments.game, name, arguments.patience)
    return League(
        arguments.game, names, options, arguments.seed, arguments.patience, arguments.effort
    )


def _play(league: League, games: int, jobs: int) -> list[Outcome]:
    progress = Progress(games)
    outcomes = []
    for outcome in play_all(league, games, min(jobs, games)):
        outcomes.append(outcome)
        progress.step()
    progress.done()
    return outcomes


def _write(file: Path, outcomes: Sequence[Outcome]) -> None:
    with file.open("wb") as stream:
        for outcome in outcomes:
            stream.write(dump_record(outcome.record) + b"\n")


def _tell_forfeits(names: Sequence[str], outcomes: Sequence[Outcome]) -> None:
    """Each way of losing a match at the table of the judges, once."""
    forfeits = Counter(outcome.forfeit for outcome in outcomes if outcome.forfeit is not None)
    for (who, reason), times in forfeits.most_common():
        print(
            f"{names[who]} forfeited {times} of {len(outcomes)} matches: {reason}", file=sys.stderr
        )


def _print(table: Sequence[Standing]) -> None:
    width = max(len(standing.name) for standing in table)
    print(f"{'':{width}}  wins    95 % interval   points  ms/move")
    for row in table:
        print(
            f"{row.name:{width}}  {row.win_share:6.1%}  {row.low:6.1%}–{row.high:6.1%}  "
            f"{row.mean_points:6.2f}  {row.ms_per_move:7.1f}"
        )


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a positive number")
    return number
