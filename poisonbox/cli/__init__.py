"""The command ``poisonbox``: one file for each of its subcommands."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from poisonbox import __version__

_COMMANDS = ("play", "tour", "arena", "check", "puzzles", "rules", "think", "watch")
"""Modules of this package, each with ``add(subparsers)``, which sets ``run``: a function from
arguments to an exit code. Only what is asked for is loaded: a worker must start at once."""

_INTERRUPTED = 130
_BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="poisonbox", description="Four games of hidden information on one table."
    )
    parser.add_argument("--version", action="version", version=f"poisonbox {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    words = list(sys.argv[1:] if arguments is None else arguments) or ["play"]
    for command in words[:1] if words[:1] and words[0] in _COMMANDS else _COMMANDS:
        import_module(f"poisonbox.cli.{command}").add(commands)
    chosen = parser.parse_args(words)
    for stream in (sys.stdout, sys.stderr):  # a file's name may hold what cannot be written
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _BROKEN_PIPE
    except KeyboardInterrupt:
        return _INTERRUPTED
    return code
