"""``poisonbox tour OUT``: pictures of every screen, taken by driving the real window."""

from __future__ import annotations

import argparse
import os
import re
import sys
from pathlib import Path
from typing import Any

from poisonbox.texts.rulebook import LANGUAGES

_FAILED, _MISUSE = 1, 2
_SMALLEST, _LARGEST = 640, 8192


def add(commands: Any) -> None:
    """Describe the subcommand."""
    parser = commands.add_parser(
        "tour",
        help="take pictures of every screen",
        description="Drive the real window, offscreen, through every screen and through matches of "
        "each game, and write numbered, named pictures.",
    )
    parser.add_argument("out", type=Path, metavar="OUT", help="the folder for the pictures")
    parser.add_argument(
        "--size", type=_size, default=(1280, 800), metavar="WxH", help="of the window (1280x800)"
    )
    parser.add_argument("--theme", choices=("dark", "light"), default="dark", help="(dark)")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language (en)")
    parser.add_argument(
        "--scale", type=int, choices=(100, 200), default=100, help="of text, in percent (100)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Go round and take pictures."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"poisonbox tour: {arguments.out} cannot be used: {error.strerror}", file=sys.stderr)
        return _MISUSE
    try:
        from poisonbox.ui.app import application  # noqa: PLC0415
        from poisonbox.ui.tour import toured_window, walk  # noqa: PLC0415
    except ImportError as error:
        print(f"poisonbox tour: the window cannot be opened: {error}", file=sys.stderr)
        return _FAILED
    taken: list[str] = []
    looks = {
        "theme": arguments.theme,
        "language": arguments.lang,
        "text_scale": arguments.scale / 100,
    }
    with toured_window(application(), size=arguments.size, **looks) as (window, room, clock):

        def visit(name: str) -> None:
            file = arguments.out / f"{len(taken) + 1:02d}-{name}.png"
            if not window.grab().save(str(file)):
                raise OSError(f"{file} cannot be written")
            taken.append(name)
            print(file.name, flush=True)

        try:
            walk(window, room, clock, visit)
        except OSError as error:
            print(f"poisonbox tour: {error}", file=sys.stderr)
            return _FAILED
    return 0


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{3,4})x(\d{3,4})", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"a size is like 1280x800, not {text!r:.40}")
    width, height = int(found[1]), int(found[2])
    if not (_SMALLEST <= width <= _LARGEST and _SMALLEST <= height <= _LARGEST):
        raise argparse.ArgumentTypeError(f"a size has {_SMALLEST} to {_LARGEST} pixels each way")
    return width, height
