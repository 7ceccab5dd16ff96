"""The part of the tour that goes through puzzles: the list, one that is open, missed, solved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QApplication

from poisonbox.games import GAMES
from poisonbox.texts.puzzles import puzzles
from poisonbox.ui.room import Room
from poisonbox.ui.screens.puzzle import PuzzlePage
from poisonbox.ui.window import MainWindow


class PuzzleTour:
    """Visits the puzzles of every game."""

    def __init__(
        self, window: MainWindow, room: Room, clock: Any, visit: Callable[[str], None]
    ) -> None:
        """Use a window; ``clock`` is moved on by its ``now``."""
        self._window = window
        self._room = room
        self._clock = clock
        self._visit = visit

    def walk(self) -> None:
        """The list of the first game, then a puzzle of each, that one at the second try."""
        for game in GAMES:
            posed = puzzles(game)[0]
            first = game == next(iter(GAMES))
            if first:
                self._list(game)
            self._window.show_puzzle(posed.id)
            self._wait()
            self._visit(f"puzzle-{game}-open")
            if first:
                self._make(posed.next_best.move)
                self._visit(f"puzzle-{game}-missed")
                self._page.go_on()
                self._wait()
            self._make(posed.best.move)
            self._visit(f"puzzle-{game}-solved")

    def _list(self, game: str) -> None:
        """Every puzzle of a game, some of which were tried."""
        for at, each in enumerate(puzzles(game)[1:9]):
            self._room.training().answered(each, right=at % 3 > 0)
        self._window.show_puzzles(game)
        self._visit(f"puzzles-{game}")

    @property
    def _page(self) -> PuzzlePage:
        assert isinstance(self._window.page, PuzzlePage)
        return self._window.page

    def _make(self, written: Any) -> None:
        self._page.propose(GAMES[self._page.run.lesson.game].decode(written))
        self._wait()
        if self._page.run.phase == "asking":
            self._page.confirm()
            self._wait()

    def _wait(self) -> None:
        self._clock.now += 1.0
        QApplication.processEvents()
        self._page.tick()
        QApplication.processEvents()
