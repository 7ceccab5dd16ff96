"""Memory of one window through many matches: `python -m tests.soak.window_memory [--game hue]`.

Matches of all games or of one, alone against bots and hot-seat in turn, with the pages in between.
What the program holds after the last of them must be what it held after the first ten. With
``--sizes`` the number of players is another one each time; then tables that were never seen before
are still met after the first ten, with pictures and letters in sizes of their own.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from poisonbox.games import GAMES
from poisonbox.store.preferences import Setup
from poisonbox.ui.app import application
from poisonbox.ui.screens.table import TablePage
from poisonbox.ui.window import MainWindow
from tests.soak.window_player import WindowPlayer, open_window, table_setup

ALLOWED = 5.0
"""Megabytes that may be held more."""

_REST = 1.0
"""Seconds after which nothing is left to do."""


def resident() -> float:
    """Megabytes of this process."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("no VmRSS")


def rest() -> None:
    """Let the window delete what was left and give its memory back."""
    until = time.monotonic() + _REST
    while time.monotonic() < until:
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        time.sleep(0.01)


def children() -> list[str]:
    """Processes that this one has started and that are still there."""
    return Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()


def table_of(rng: Random, number: int, games: Sequence[str], sizes: bool) -> tuple[str, Setup]:
    """What is played next, and by whom."""
    game = games[number % len(games)]
    alone = (number // len(games)) % 2 == 0
    size = rng.choice([size for size in GAMES[game].seats if size <= 5]) if sizes else 4
    return game, table_setup(game, 1, size - 1) if alone else table_setup(game, size)


def play(player: WindowPlayer, window: MainWindow, number: int, table: tuple[str, Setup]) -> None:
    """One match, begun and left in one of the ways there are."""
    game, setup = table
    if isinstance(window.page, TablePage) and number % 3 == 0:
        window.page.results.rematch.emit()
    else:
        window.start(game, setup)
    player.settle()
    for panel in ("score", "log", "rules", "rules"):
        player.page.ask_for(panel)
        player.settle()
    player.finish()
    if number % 3 == 1:
        match_id = window.page._session.match_id  # type: ignore[union-attr]  # noqa: SLF001
        window.show_replay(match_id)
        QApplication.processEvents()
        window.go_back()
    if number % 3 != 2:
        window.go_home()
        window.show_history()
        QApplication.processEvents()
        window.go_home()
        window.set_up(game)
        QApplication.processEvents()
        window.go_home()
    QApplication.processEvents()


def main() -> int:
    """Plays and measures; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.window_memory", description=__doc__)
    parser.add_argument("--first", type=int, default=10)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--game", choices=list(GAMES), help="all of them unless given")
    parser.add_argument("--sizes", action="store_true", help="another number of players each time")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--each", action="store_true", help="tell the memory after each match")
    chosen = parser.parse_args()
    rng = Random(chosen.seed)
    began = time.monotonic()
    figures: dict[int, float] = {}
    threads = threading.active_count()
    app = application()
    with (
        tempfile.TemporaryDirectory() as folder,
        open_window(app, Path(folder)) as (window, _, clock),
    ):
        for number in range(chosen.matches):
            games = [chosen.game] if chosen.game else list(GAMES)
            table = table_of(rng, number, games, chosen.sizes)
            play(WindowPlayer(window, clock, rng), window, number, table)
            if chosen.each or number + 1 in (chosen.first, chosen.matches):
                rest()
                figures[number + 1] = resident()
            if chosen.each:
                print(f"{number + 1}: {figures[number + 1]:.1f} MB", flush=True)
    first, last = figures[chosen.first], figures[chosen.matches]
    left = {"processes": len(children()), "threads": threading.active_count() - threads}
    print(
        f"{first:.1f} MB after {chosen.first} matches, {last:.1f} MB after {chosen.matches}: "
        f"{last - first:+.1f} MB; left over: {left}; {time.monotonic() - began:.0f} s"
    )
    return 0 if last - first <= ALLOWED and not any(left.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
