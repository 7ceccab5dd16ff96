"""Measures frames, start and memory on a virtual screen, beside KPatience from Debian (kpat)."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from statistics import median
from typing import Any

from tests.bench.window.screen import session_bus, settle, virtual_screen

FRAME_BARS = {"1280x800": 4.0, "1920x1080": 4.0, "3840x2160": 8.0}
THINKING = ("3840x2160", 16.7)
START_BAR, MEMORY_BAR = 0.7, 0.8
RIVAL = shutil.which("kpat", path=f"{os.environ.get('PATH', '')}:/usr/games")


def main() -> None:
    """Measures and prints a table."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.window", description=__doc__)
    parser.add_argument("--turns", type=int, default=5, help="of each program (5)")
    parser.add_argument("--frames", type=int, default=200, help="of each size (200)")
    chosen = parser.parse_args()
    if shutil.which("Xvfb") is None:
        sys.exit("Xvfb is missing: apt-get install xvfb")
    print("| bar | limit | measured | |\n|---|--:|--:|---|")
    for size, bar in FRAME_BARS.items():
        told(f"p95 frame at {size}, ms", bar, frames(size, chosen.frames, bot=False)["p95"])
    size, bar = THINKING
    told(f"p95 frame at {size} while an expert thinks, ms", bar,
         frames(size, chosen.frames, bot=True)["p95"])  # fmt: skip
    if RIVAL is None:
        print("kpat is missing, so nothing is compared: apt-get install kpat", file=sys.stderr)
        return
    ours, theirs = starts(chosen.turns)
    told("start / kpat", START_BAR, median(t for t, _ in ours) / median(t for t, _ in theirs))
    told("memory / kpat", MEMORY_BAR, median(m for _, m in ours) / median(m for _, m in theirs))
    print(f"\nstart: {figures(ours)}; kpat: {figures(theirs)}")


def told(name: str, bar: float, value: float) -> None:
    """One line of the table."""
    print(f"| {name} | ≤ {bar} | {value:.2f} | {'met' if value <= bar else 'missed'} |", flush=True)


def figures(runs: list[tuple[float, float]]) -> str:
    """Medians in words."""
    return f"{median(t for t, _ in runs):.2f} s, {median(m for _, m in runs):.0f} MB"


def frames(size: str, count: int, *, bot: bool) -> dict[str, Any]:
    """Frame times in a process that has one core, with the rest of the machine beside it."""
    width, height = map(int, size.split("x"))
    command = ["taskset", "-c", "0", sys.executable, "-m", "tests.bench.window.frames"]
    command += ["--size", size, "--frames", str(count), *(["--bot"] if bot else [])]
    with virtual_screen(width, height) as display:
        done = subprocess.run(
            command, env={**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"},
            check=True, capture_output=True, text=True,
        )  # fmt: skip
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def starts(turns: int) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Seconds and MB of each program, started in turns on the same screen; the first is warm-up."""
    assert RIVAL is not None
    ours, theirs = [], []
    with (
        virtual_screen(1280, 800) as display,
        session_bus() as bus,
        tempfile.TemporaryDirectory() as home,
    ):
        extra = {
            "DBUS_SESSION_BUS_ADDRESS": bus,
            "HOME": home,
            "XDG_DATA_HOME": home,
            "XDG_CONFIG_HOME": home,
            "XDG_CACHE_HOME": home,
            "QT_QPA_PLATFORM": "xcb",
            "PYTHONDONTWRITEBYTECODE": "",  # as where people play: the first start keeps bytecode
        }
        for _ in range(turns + 1):
            ours.append(settle(display, [sys.executable, "-m", "poisonbox", "play"], extra))
            theirs.append(settle(display, [RIVAL], extra))
    return ours[1:], theirs[1:]


if __name__ == "__main__":
    main()
