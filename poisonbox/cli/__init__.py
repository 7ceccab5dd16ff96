"""The command ``poisonbox``: one file for each of its subcommands."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from poisonbox import __version__
from poisonbox.cli import arena, check, think

_COMMANDS = (arena, check, think)
"""Each has ``add(subparsers)``, which sets ``run``: a function from arguments to an exit code."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="poisonbox", description="Four games of hidden information on one table."
    )
    parser.add_argument("--version", action="version", version=f"poisonbox {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for command in _COMMANDS:
        command.add(commands)
    chosen = parser.parse_args(arguments)
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    return code
