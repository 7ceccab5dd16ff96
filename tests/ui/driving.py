"""Driving the real window: a clock that a test moves, and a table with people at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QApplication

from poisonbox.ai.pool import BotPool
from poisonbox.control.customs import Customs
from poisonbox.control.screen import Screen
from poisonbox.control.seats import Human, Player
from poisonbox.control.session import Means, Session
from poisonbox.core.match import Match
from poisonbox.games import GAMES
from poisonbox.store.preferences import Setup
from poisonbox.ui.evening import Evening
from poisonbox.ui.screens.table import TablePage
from poisonbox.ui.theme import CRESTS
from poisonbox.ui.window import MainWindow

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Greta", "Hugo")
CUSTOMS = Customs(bots_pace=0, bots_seal=0)


class Clock:
    """Time passes when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def people(count: int) -> list[Player]:
    return [Human(NAMES[seat], CRESTS[seat]) for seat in range(count)]


class TableDriver:
    """A table in a window, played as people do: by opening, choosing and confirming."""

    def __init__(
        self,
        window: MainWindow,
        match: Match[Any],
        players: Sequence[Player],
        customs: Customs = CUSTOMS,
    ) -> None:
        self.window = window
        self.clock = Clock()
        room = window._room  # noqa: SLF001
        room.clock = self.clock
        pool = BotPool()
        means = Means("a seed", journal=room.library, thinker=pool)
        session = Session.start(match, players, means, self.clock(), customs)
        self.session = session
        setup = Setup(len(players))
        window.sit_down(Evening(match.game.id, setup, session, pool))
        self.wait()

    @property
    def page(self) -> TablePage:
        assert isinstance(self.window.page, TablePage)
        return self.window.page

    @property
    def screen(self) -> Screen:
        assert self.page.screen_shown is not None
        return self.page.screen_shown

    def wait(self, seconds: float = 1.0) -> None:
        """Let time pass and everything settle."""
        self.clock.now += seconds
        QApplication.processEvents()
        self.page.tick()
        QApplication.processEvents()

    def open(self, seat: int) -> None:
        """Somebody takes the device and shows their hand."""
        self.page.curtain.opened.emit(seat, "")
        self.wait()

    def open_next(self) -> int:
        """Whoever is called or still has to choose shows their hand."""
        screen = self.screen
        seat = screen.called
        if seat is None:
            seat = next(c.seat for c in screen.chairs if c.asked and not c.seal)
        self.open(seat)
        return seat

    def texts(self) -> list[str]:
        """Everything a screen reader, a tooltip or a title could tell."""
        page = self.page
        return [
            self.window.windowTitle(),
            page.prompt.sentence,
            *page.view.layer.names(),
            *(spot.name for spot in page.scene.spots),
        ]


def new_match(game: str, players: int, **options: Any) -> Match[Any]:
    return Match(GAMES[game], players, options)
