"""``poisonbox`` and ``poisonbox play``: the window."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

_NO_WINDOW = 1
_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""One of these is set where a window can be shown."""

_SOCKETS, _UNIX = "/tmp/.X11-unix/X", Path("/proc/net/unix")  # X11 has them there


def add(commands: Any) -> None:
    """Describe the subcommand."""
    parser = commands.add_parser(
        "play",
        help="play, in a window (this is what happens without a command)",
        description="Open the window and play.",
    )
    parser.set_defaults(run=run)


def _screen() -> bool:
    """Whether there is one; where an X server does not answer, Qt would end the program."""
    if not any(map(os.environ.get, _SCREENS)):
        return False
    display = os.environ.get("DISPLAY", "")
    if any(map(os.environ.get, _SCREENS[1:])) or not display.startswith(":"):
        return True
    socket = f"{_SOCKETS}{display[1:].partition('.')[0]}"
    if Path(socket).exists():
        return True
    with suppress(OSError):  # some servers have only a socket that is no file
        return any(line.endswith(f"@{socket}") for line in _UNIX.read_text().splitlines())
    return True


def run(_: argparse.Namespace) -> int:
    """Open the window."""
    if sys.platform.startswith("linux") and not _screen():
        print("poisonbox: there is no screen to open a window on.", file=sys.stderr)
        return _NO_WINDOW
    gc.disable()  # what a start loads stays: looking for rubbish in it would only take time
    try:
        from poisonbox.ui.app import run as run_window  # noqa: PLC0415
    except ImportError as error:
        print(f"poisonbox: the window cannot be opened: {error}", file=sys.stderr)
        return _NO_WINDOW
    return run_window()
