"""Somebody who plays in the real window by lot: opens hands, chooses, confirms, goes on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from poisonbox.ai.characters import CHARACTERS
from poisonbox.control.screen import Screen
from poisonbox.store.models import SeatInfo
from poisonbox.store.preferences import Setup
from poisonbox.ui.app import open_room
from poisonbox.ui.appearance import Appearance
from poisonbox.ui.room import Room
from poisonbox.ui.screens.table import TablePage
from poisonbox.ui.theme import CRESTS
from poisonbox.ui.window import MainWindow

PATIENCE = 60.0
"""Seconds after which nothing will happen any more."""

_NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
_SHORT: dict[str, dict[str, Any]] = {"cauldrons": {"rounds": 1}}
_THINKING = 0.002
"""Seconds between two looks while bots think."""


class Clock:
    """Time goes on by itself, and faster when nobody need wait."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead


def table_setup(game: str, people: int, bots: int = 0, level: str = "novice") -> Setup:
    """So many people and bots at a short match."""
    seats = [SeatInfo(_NAMES[at], "human", crest=CRESTS[at]) for at in range(people)]
    characters = list(CHARACTERS)[:bots]
    seats += [SeatInfo("", "bot", character=name, level=level) for name in characters]
    return Setup(people + bots, tuple(seats), _SHORT.get(game, {}))


@contextmanager
def open_window(
    app: QApplication, folder: Path, motion: str = "off"
) -> Iterator[tuple[MainWindow, Room, Clock]]:
    """The window with a library and settings in a folder, where nobody waits for bots."""
    room = open_room(app, folder / "data", folder / "config")
    room.settings.update(theme="dark", language="en", motion=motion, bots_pace="off")
    clock = Clock()
    room.clock = clock
    window = MainWindow(room, Appearance(app, room))
    window.resize(1280, 800)
    window.show()
    try:
        yield window, room, clock
    finally:
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if room.library is not None:
            room.library.close()


class WindowPlayer:
    """Plays whatever match is in the window."""

    def __init__(self, window: MainWindow, clock: Clock, rng: Random) -> None:
        self._window = window
        self._clock = clock
        self._rng = rng

    @property
    def page(self) -> TablePage:
        """The table."""
        assert isinstance(self._window.page, TablePage)
        return self._window.page

    @property
    def screen(self) -> Screen:
        """What is shown."""
        assert self.page.screen_shown is not None
        return self.page.screen_shown

    def settle(self) -> None:
        """Let the window do what is due."""
        self._clock.ahead += 0.5  # nobody waits until a double press is harmless
        QApplication.processEvents()
        self.page.tick()
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def finish(self) -> None:
        """Play until the match is over."""
        while self.screen.kind != "over":
            self.step()

    def step(self) -> None:
        """One thing that somebody does, or the answer of a bot."""
        screen, page = self.screen, self.page
        if page.queue.busy:
            self.settle()
            return
        if screen.trouble is not None:
            raise AssertionError(f"trouble at the table: {screen.trouble}")
        still = [c.seat for c in screen.chairs if c.kind == "human" and c.asked and not c.seal]
        if screen.kind in ("curtain", "hidden") and screen.called is not None:
            page.curtain.opened.emit(screen.called, "")
        elif screen.kind == "board" and screen.holder is None and still:
            page.curtain.opened.emit(self._rng.choice(still), "")
        elif screen.kind == "scoring":
            page.confirm()
        elif screen.asks and not all(ask.sealed for ask in screen.asks):
            for ask in screen.asks:
                page.propose(self._rng.choice(ask.moves))
            page.confirm()
        else:
            self._wait(screen)
        self.settle()

    def _wait(self, screen: Screen) -> None:
        """Until bots have thought."""
        until = time.monotonic() + PATIENCE
        while self.screen == screen:
            if time.monotonic() > until:
                raise AssertionError(f"nothing happens any more: {screen.kind}")
            time.sleep(_THINKING)
            self.settle()
