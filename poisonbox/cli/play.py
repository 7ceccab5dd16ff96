"""``poisonbox`` and ``poisonbox play``: the window."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from typing import Any

_NO_WINDOW = 1
_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""One of these is set where a window can be shown."""


def add(commands: Any) -> None:
    """Describe the subcommand."""
    parser = commands.add_parser(
        "play",
        help="play, in a window (this is what happens without a command)",
        description="Open the window and play.",
    )
    parser.set_defaults(run=run)


def run(_: argparse.Namespace) -> int:
    """Open the window."""
    if sys.platform.startswith("linux") and not any(map(os.environ.get, _SCREENS)):
        print("poisonbox: there is no screen to open a window on.", file=sys.stderr)
        return _NO_WINDOW
    gc.disable()  # what a start loads stays: looking for rubbish in it would only take time
    try:
        from poisonbox.ui.app import run as run_window  # noqa: PLC0415
    except ImportError as error:
        print(f"poisonbox: the window cannot be opened: {error}", file=sys.stderr)
        return _NO_WINDOW
    return run_window()
