"""``poisonbox puzzles --find GAME``: positions from bots' matches with one clearly best move."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any, BinaryIO

from poisonbox.arena.hunt import Shelf, hunt
from poisonbox.arena.posing import Search
from poisonbox.cli.progress import Progress
from poisonbox.core.refusal import Malformed
from poisonbox.games import GAMES
from poisonbox.teach.puzzle import Puzzle, read_puzzle, write_puzzle

_MISUSE = 2


def add(commands: Any) -> None:
    """Describe the subcommand."""
    parser = commands.add_parser(
        "puzzles",
        help="find puzzles in matches of bots",
        description="Let bots play and keep positions in which one move is clearly best, confirmed "
        "by searches at least 20 times deeper. One JSON line for each puzzle. A file that already "
        "holds some is carried on; what was found stays when you stop it.",
    )
    parser.add_argument(
        "--find", required=True, choices=list(GAMES), metavar="GAME", help=", ".join(GAMES)
    )
    parser.add_argument("--count", type=_positive, default=30, metavar="N", help="puzzles (30)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="for all chance (0)")
    parser.add_argument(
        "--jobs", type=_positive, default=os.cpu_count() or 1, metavar="J", help="processes"
    )
    parser.add_argument("--out", metavar="FILE.jsonl", help="where to write (standard output)")
    parser.add_argument(
        "--depth", type=_share, default=1.0, metavar="F", help="part of the searches' depth (1)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Find and write."""
    search = Search(arguments.find, arguments.seed, arguments.depth)
    try:
        if arguments.out is None:
            return _find(search, Shelf(arguments.count), arguments.jobs, sys.stdout.buffer)
        file = Path(arguments.out)
        shelf = Shelf(arguments.count, _known(file, search.game) if file.exists() else ())
        with file.open("ab") as out:
            return _find(search, shelf, arguments.jobs, out)
    except Malformed as error:
        print(f"poisonbox puzzles: {arguments.out}: {error}", file=sys.stderr)
    except OSError as error:
        name = arguments.out or "standard output"
        print(f"poisonbox puzzles: {name}: {error.strerror or error}", file=sys.stderr)
    return _MISUSE


def _known(file: Path, game: str) -> list[Puzzle]:
    """What a file holds already; raises Malformed where that is not puzzles of this game."""
    puzzles = []
    for number, line in enumerate(file.read_bytes().splitlines(), 1):
        try:
            puzzle = read_puzzle(line)
        except Malformed as error:
            raise Malformed(f"line {number} is no puzzle: {error}") from error
        if puzzle.game != game:
            raise Malformed(f"line {number} is a puzzle of {puzzle.game}, not of {game}")
        puzzles.append(puzzle)
    return puzzles


def _find(search: Search, shelf: Shelf, jobs: int, out: BinaryIO) -> int:
    """Write every puzzle as soon as it is found."""
    progress = Progress(max(1, shelf.missing))
    for looked, found in enumerate(hunt(search, shelf, jobs), 1):
        out.writelines(map(write_puzzle, found))
        out.flush()
        progress.step(f"{looked} matches", len(found))
    progress.done()
    return 0


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a positive number")
    return number


def _share(text: str) -> float:
    number = float(text)
    if not 0.0 < number <= 1.0:
        raise argparse.ArgumentTypeError(f"{text} is not a part between 0 and 1")
    return number
