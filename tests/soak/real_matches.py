"""Whole matches in the real window: `python -m tests.soak.real_matches --game hue --way people`.

The real program on a virtual screen (Xvfb), and real presses of its mouse and keyboard (xdotool):
from the first page through the set-up to the results and back. ``people`` are three who hand the
device over, by mouse; ``bots`` is one person, by mouse, against expert bots; ``keyboard`` is one
of these without a mouse. Every match is replayed from the library afterwards.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from poisonbox.cli import main as poisonbox
from poisonbox.games import GAMES
from poisonbox.store.folders import cache_folder
from poisonbox.store.settings import Settings
from poisonbox.texts.rulebook import heading
from poisonbox.ui.app import application, open_room
from poisonbox.ui.appearance import Appearance
from poisonbox.ui.room import Room
from poisonbox.ui.screens.home import HomePage
from poisonbox.ui.window import MainWindow
from tests.soak.real_keys import KeyPlayer
from tests.soak.real_player import Looker, MousePlayer, Stuck, set_up
from tests.soak.virtual_screen import Complaints, Hands, photograph, virtual_screen

WAYS = ("people", "bots", "keyboard")


def own_folders(folder: Path) -> None:
    """Whoever plays here does not touch the files of whoever runs this."""
    for name in ("DATA", "CONFIG", "CACHE", "STATE"):
        os.environ[f"XDG_{name}_HOME"] = str(folder / name.lower())


def launch(hands: Hands) -> tuple[MainWindow, Room]:
    """The program as a person starts it, in a screen without a window manager."""
    app = application()
    room = open_room(app, cache=cache_folder())
    window = MainWindow(room, Appearance(app, room))
    window.show()
    hands.wait(0.5)
    hands.focus(window)
    return window, room


def one_match(looker: Looker, game: str, people: bool, shots: Path | None) -> int:
    """From the first page to the first page; returns the number of the match."""
    set_up(looker, heading(game).title["en"], people)
    seen = looker.page._session.match_id  # noqa: SLF001
    looker.calm()
    if shots is not None:
        photograph(shots / "begin.png")
    looker.play()
    looker.hands.wait(2.5)  # the results are celebrated
    if shots is not None:
        photograph(shots / "results.png")
    looker.press(looker.find("Home", looker.page.results))
    looker.hands.wait(0.5)
    if not isinstance(looker.window.page, HomePage):
        raise Stuck("the way home leads elsewhere")
    return seen


def replay(room: Room, match_id: int, folder: Path) -> int:
    """`poisonbox check` on what the library kept; returns how many moves it holds."""
    assert room.library is not None
    stored = room.library.load(match_id)
    if not stored.finished:
        raise Stuck("the library does not know that the match is over")
    file = folder / f"{match_id}.jsonl"
    room.library.export([match_id], file)
    if poisonbox(["check", str(file)]):
        raise Stuck("the match cannot be replayed")
    return len(stored.record.moves)


def main() -> int:
    """Play; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.real_matches", description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), help="all of them unless given")
    parser.add_argument("--way", choices=WAYS, help="all of them unless given")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--motion", choices=("off", "fast", "normal", "slow"), default="fast")
    parser.add_argument("--shots", type=Path, help="a folder for pictures of the screen")
    chosen = parser.parse_args()
    games = [chosen.game] if chosen.game else list(GAMES)
    ways = [chosen.way] if chosen.way else list(WAYS)
    with tempfile.TemporaryDirectory() as folder, virtual_screen():
        own_folders(Path(folder))
        Settings.open().update(theme="dark", language="en", motion=chosen.motion, bots_pace="fast")
        hands = Hands()
        complaints = Complaints()
        window, room = launch(hands)
        for game in games:
            for way in ways:
                began = time.monotonic()
                kind = KeyPlayer if way == "keyboard" else MousePlayer
                looker = kind(window, hands, Random(chosen.seed))
                shots = None if chosen.shots is None else chosen.shots / f"{game}-{way}"
                people = way == "people" or (way == "keyboard" and chosen.seed % 2 == 1)
                try:
                    match_id = one_match(looker, game, people, shots)
                except BaseException:
                    photograph((chosen.shots or Path(tempfile.gettempdir())) / "stuck.png")
                    print(f"stuck in {game}, {way}; {complaints.heard}", flush=True)
                    raise
                moves = replay(room, match_id, Path(folder))
                took = time.monotonic() - began
                print(f"{game}, {way}: {moves} moves, {looker.moves} by hand, {took:.0f} s",
                      flush=True)  # fmt: skip
        window.close()
        hands.wait(0.2)
        if room.library is not None:
            room.library.close()
    for complaint in complaints.heard:
        print(complaint)
    return 1 if complaints.heard else 0


if __name__ == "__main__":
    sys.exit(main())
