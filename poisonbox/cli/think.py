"""``poisonbox think``: a bot's worker process. Not for people: the program starts it itself."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from poisonbox.ai.worker import serve
from poisonbox.games import GAMES, brain


def add(commands: Any) -> None:
    """Describe the subcommand; it is left out of the help."""
    commands.add_parser("think").set_defaults(run=run)


def run(_: argparse.Namespace) -> int:
    """Answer questions from standard input on standard output."""
    serve(lambda game: (GAMES[game], brain(game)), sys.stdin.buffer, sys.stdout.buffer)
    return 0
