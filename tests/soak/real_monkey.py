"""Wrong input everywhere: `python -m tests.soak.real_monkey --game pok --events 3000`.

Somebody presses everything, anywhere and at any time in the real window on a virtual screen (Xvfb,
xdotool): clicks, drags, wheels, keys; the window is resized while things move, theme and language
are switched, the program is closed and started again. Nothing may be raised or warned about,
nothing private may lie about, no move may get lost; then people play the match to its end, and it
is replayed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from poisonbox.games import GAMES
from poisonbox.store.settings import Settings
from poisonbox.ui.room import Room
from poisonbox.ui.screens.home import HomePage
from poisonbox.ui.screens.table import TablePage
from poisonbox.ui.window import MainWindow
from tests.soak.real_matches import launch, own_folders, replay
from tests.soak.real_player import MousePlayer, Stuck
from tests.soak.virtual_screen import Complaints, Hands, photograph, virtual_screen
from tests.soak.window_player import table_setup

BATCH = 12
"""Events between two looks."""

CLOSE = 0.01
"""How often, after a batch, the program is closed."""

KEYS = (
    "Return", "Return", "space", "space", "Escape", "Tab", "shift+Tab", "Left", "Right", "Up",
    "Down", "Home", "End", "Next", "Prior", "BackSpace", "Delete", "F1", "F5", "F11", "1", "2",
    "3", "4", "5", "9", "0", "c", "h", "u", "s", "l", "r", "m", "f", "question", "x", "plus",
    "minus", "period", "ctrl+c", "ctrl+z", "Menu", "shift+r",
)  # fmt: skip

SIZES = ((1024, 640), (1280, 800), (1500, 950), (1100, 700))


class Monkey:
    """Presses everything.

    Attributes:
        window: The window, another one after the program was started again.
        events: How many things were done.
        starts: How often the program was started.
    """

    def __init__(self, hands: Hands, rng: Random, game: str) -> None:
        """Start the program and begin a match."""
        self._hands = hands
        self._rng = rng
        self.events = 0
        self.starts = 1
        self.window, self.room = launch(hands)
        self._dialogs = QTimer()
        self._dialogs.setInterval(400)
        self._dialogs.timeout.connect(_close_dialog)
        self._dialogs.start()
        company = rng.choice(((3, 0), (1, 2), (2, 1)))
        self.window.start(game, table_setup(game, *company))
        hands.wait(0.2)
        self.match_id = self.page._session.match_id  # noqa: SLF001

    @property
    def page(self) -> TablePage:
        """The table."""
        if not isinstance(self.window.page, TablePage):
            raise Stuck("there is no table")
        return self.window.page

    def rage(self, events: int) -> None:
        """Press so many things."""
        while self.events < events and not self._over():
            self._hands.do(*self._batch())
            self.events += BATCH
            self._come_back()
            self._look()
            self._disturb()

    def _over(self) -> bool:
        stored = self._library.load(self.match_id)
        return stored.finished

    @property
    def _library(self):  # type: ignore[no-untyped-def]
        assert self.room.library is not None
        return self.room.library

    # -- what it does ------------------------------------------------------------------------

    def _batch(self) -> list[object]:
        words: list[object] = []
        for _ in range(BATCH):
            words += self._event()
        return words

    def _event(self) -> list[object]:
        rng = self._rng
        wide, tall = self.window.width(), self.window.height()
        low = rng.random() < 0.5  # where hands are
        at = (rng.randrange(wide), rng.randrange(tall * 2 // 3 if low else 0, tall))
        kind = rng.random()
        if kind < 0.4:
            return ["key", rng.choice(KEYS)]
        if kind < 0.75:
            button = rng.choice((1, 1, 1, 1, 2, 3, 4, 5))
            return ["mousemove", *at, "click", "--repeat", rng.choice((1, 1, 2)), button]
        there = (rng.randrange(wide), rng.randrange(tall))
        between = ((at[0] + there[0]) // 2, (at[1] + there[1]) // 2)
        extra: list[object] = ["key", rng.choice(KEYS[:6])] if rng.random() < 0.2 else []
        return [
            "mousemove", *at, "mousedown", 1, "mousemove", *between, *extra,
            "mousemove", *there, "mouseup", 1,
        ]  # fmt: skip

    def _disturb(self) -> None:
        """Things that happen around a table."""
        rng = self._rng
        if rng.random() < 0.05:
            self._hands.do("windowsize", int(self.window.winId()), *rng.choice(SIZES))
        if rng.random() < 0.03:
            changes = {"theme": rng.choice(("dark", "light")), "language": rng.choice(("en", "de"))}
            self.room.prefer(**changes)
            self.window._appearance.refresh()  # noqa: SLF001
        if rng.random() < CLOSE:
            self._start_again()

    def _start_again(self) -> None:
        self.window.close()
        self.window.deleteLater()
        before = self._library.load(self.match_id).record.moves
        self._library.close()
        self._hands.wait(0.1)
        self.window, self.room = launch(self._hands)
        self.starts += 1
        self._come_back()
        if self._library.load(self.match_id).record.moves[: len(before)] != before:
            raise Stuck("moves got lost")

    def _come_back(self) -> None:
        """Wherever all that has led: back to the match."""
        self._hands.wait(0.02)
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
            self._hands.wait(0.02)
        if self.window.isFullScreen():
            self.window.showNormal()
        page = self.window.page
        here = isinstance(page, TablePage) and page._session.match_id == self.match_id  # noqa: SLF001
        if not self.window.isVisible() or self._library is None:
            raise Stuck("the window is gone")
        if not here and not self._over():
            self.window.go_home()
            self._hands.wait(0.05)
            home = self.window.page
            assert isinstance(home, HomePage)
            if home._continue is None:  # noqa: SLF001
                raise Stuck("an unfinished match cannot be continued")
            self.window.resume(self.match_id)
            self._hands.wait(0.05)
            self._hands.focus(self.window)

    # -- what it looks at --------------------------------------------------------------------

    def _look(self) -> None:
        """Nothing private lies about."""
        page = self.window.page
        if not isinstance(page, TablePage) or page.queue.busy or page.screen_shown is None:
            return
        screen = page.screen_shown
        if screen.holder is None and page.scene._secret:  # noqa: SLF001
            raise Stuck(f"somebody's hand lies open: {screen.kind}")
        if screen.kind in ("curtain", "hidden") and not page.curtain.isVisible():
            raise Stuck("there is no curtain")


def _close_dialog() -> None:
    """A dialog waits in a loop of its own, so only a timer gets to it."""
    dialog = QApplication.activeModalWidget()
    if dialog is not None:
        dialog.close()


def play_on(monkey: Monkey, hands: Hands, rng: Random) -> tuple[MainWindow, Room]:
    """Somebody comes and plays the match to its end."""
    window, room = monkey.window, monkey.room
    room.prefer(language="en", confirm="explicit", reveal="click")
    window._appearance.refresh()  # noqa: SLF001
    hands.do("windowsize", int(window.winId()), 1280, 800)
    page = window.page
    if isinstance(page, TablePage):
        session = page._session  # noqa: SLF001
        now = page._now()  # noqa: SLF001
        session.unpause(now)
        session.decline()
        usual = page.screen_shown.customs.__class__() if page.screen_shown else None
        if usual is not None:
            session.change_customs(usual, now)
        page.open_panel(None)
        page.dismiss_coach()
        MousePlayer(window, hands, rng).play()
    return window, room


def main() -> int:
    """Rage; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.real_monkey", description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), help="all of them unless given")
    parser.add_argument("--events", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with virtual_screen():
        complaints, hands = Complaints(), Hands()
        for game in [chosen.game] if chosen.game else list(GAMES):
            began, done, rng = time.monotonic(), 0, Random(chosen.seed)
            matches = starts = 0
            while done < chosen.events:
                with tempfile.TemporaryDirectory() as folder:
                    own_folders(Path(folder))
                    Settings.open().update(
                        theme="dark", language="en", motion="fast", bots_pace="fast"
                    )
                    try:
                        monkey = Monkey(hands, rng, game)
                        monkey.rage(chosen.events - done)
                        window, room = play_on(monkey, hands, rng)
                    except BaseException:
                        photograph(Path(tempfile.gettempdir()) / "monkey.png")
                        print(f"stuck in {game} after {done} events; {complaints.heard}")
                        raise
                    replay(room, monkey.match_id, Path(folder))
                    done, matches = done + max(monkey.events, 1), matches + 1
                    starts += monkey.starts
                    window.close()
                    window.deleteLater()
                    hands.wait(0.1)
                    if room.library is not None:
                        room.library.close()
            print(f"{game}: {done} events, {matches} matches, {starts} starts, "
                  f"{len(complaints.heard)} complaints, {time.monotonic() - began:.0f} s",
                  flush=True)  # fmt: skip
    for complaint in dict.fromkeys(complaints.heard):
        print(complaint)
    return 1 if complaints.heard else 0


if __name__ == "__main__":
    sys.exit(main())
