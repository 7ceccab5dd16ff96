"""A tour: the real window walks through every screen and through matches of every game.

Nobody plays: moves are drawn by lot from a fixed seed, and time passes when the tour says so. Every
stop has a name. ``poisonbox tour`` takes a picture at each, and tests look at each.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QThread
from PySide6.QtWidgets import QApplication

from poisonbox.ai.characters import CHARACTERS
from poisonbox.ai.pool import BotPool
from poisonbox.control.customs import Customs, usual_customs
from poisonbox.control.screen import Screen
from poisonbox.control.seats import Bot, Human, Player
from poisonbox.control.session import Means, Session
from poisonbox.core.match import Match
from poisonbox.games import GAMES
from poisonbox.store.preferences import RememberedPlayer, Setup, Window
from poisonbox.ui.app import open_room
from poisonbox.ui.appearance import Appearance
from poisonbox.ui.evening import Evening
from poisonbox.ui.room import Room
from poisonbox.ui.screens.table import TablePage
from poisonbox.ui.theme import CRESTS
from poisonbox.ui.tour_lessons import LessonTour
from poisonbox.ui.tour_puzzles import PuzzleTour
from poisonbox.ui.tour_rules import RulesTour, draw_pictures
from poisonbox.ui.window import MainWindow

Visit = Callable[[str], None]
"""Called at each stop with its name."""

_NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Friedrich", "Gwendolyn", "Hugo")
_LONG = 4000
"""More steps than any match takes."""

_JUDGED = 6
"""Decisions that are looked at before the tour stops a review."""

_PATIENCE = 120.0
"""Seconds within which another process answers on any computer."""


class _Clock:
    """Time passes when the tour says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class TableTour:
    """One match in the window, from which stops are visited on the way."""

    def __init__(self, window: MainWindow, room: Room, clock: _Clock, seed: int) -> None:
        """Use a window."""
        self._window = window
        self._room = room
        self._clock = clock
        self._rng = Random(seed)
        self._seed = seed

    def sit_down(
        self, game: str, players: Sequence[Player], customs: Customs, **options: Any
    ) -> None:
        """Begin a match."""
        pool = BotPool()
        journal = self._room.library
        assert journal is not None
        means = Means(f"tour {self._seed}", journal=journal, thinker=pool)
        match: Match[Any] = Match(GAMES[game], len(players), options)
        session = Session.start(match, players, means, self._clock(), customs)
        setup = Setup(len(players), (), {})
        self._window.sit_down(Evening(game, setup, session, pool))
        self.wait()

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

    def wait(self) -> None:
        """Let time pass and everything settle."""
        self._clock.now += 1.0
        QApplication.processEvents()
        self.page.tick()
        QApplication.processEvents()

    def until(self, *kinds: str, moves: int = _LONG) -> bool:
        """Play on until the screen is of some kind, or so many choices were made."""
        for _ in range(_LONG):
            if self.screen.kind in kinds:
                return True
            if moves <= 0 or self.screen.kind == "over":
                return False
            moves -= self.step()
        raise RuntimeError(f"the match does not come to {kinds}")

    def step(self) -> int:
        """One thing that somebody does; returns how many choices were made by it."""
        screen, page = self.screen, self.page
        made = 0
        if screen.kind in ("curtain", "hidden") and screen.called is not None:
            page.curtain.opened.emit(screen.called, "")
        elif screen.kind == "board" and screen.holder is None:
            page.curtain.opened.emit(self.still_to_choose()[0], "")
        elif screen.kind == "scoring":
            page.scoring.go_on.emit()
        elif screen.kind == "vote":
            page.vote.entered.emit({b.seat: self._rng.choice(b.moves) for b in screen.ballots})
        elif screen.asks and not all(ask.sealed for ask in screen.asks):
            self.choose()
            page.confirm()
            made = 1
        elif screen.kind == "bots":
            QThread.msleep(2)  # bots think in processes of their own, in real time
        self.wait()
        return made

    def choose(self) -> None:
        """The holder chooses something."""
        for ask in self.screen.asks:
            self.page.propose(self._rng.choice(ask.moves))
        self.wait()

    def still_to_choose(self) -> list[int]:
        """People who have not sealed their choice."""
        return [
            chair.seat
            for chair in self.screen.chairs
            if chair.kind == "human" and chair.asked and not chair.seal
        ]


def people(count: int) -> list[Player]:
    """Persons at a table."""
    return [Human(_NAMES[seat], CRESTS[seat]) for seat in range(count)]


def one_against(count: int, level: str = "novice") -> list[Player]:
    """One person and bots."""
    return [Human(_NAMES[0], CRESTS[0]), *(Bot(c, level) for c in list(CHARACTERS)[: count - 1])]


@contextmanager
def toured_window(
    app: QApplication, *, size: tuple[int, int], **preferences: Any
) -> Iterator[tuple[MainWindow, Room, _Clock]]:
    """A window with folders of its own, which nobody's matches or settings are in."""
    with TemporaryDirectory(prefix="poisonbox-tour-") as name:
        folder = Path(name)
        room = open_room(app, folder / "data", folder / "config")
        place = Window(0, 0, *size)
        room.settings.update(motion="off", bots_pace="off", window=place, **preferences)
        for name_, crest in zip(_NAMES[:5], CRESTS, strict=False):
            room.settings.remember(name_, RememberedPlayer(crest=crest))
        clock = _Clock()
        room.clock = clock
        window = MainWindow(room, Appearance(app, room))
        window.show()
        try:
            yield window, room, clock
        finally:
            window.close()
            window.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            if room.library is not None:
                room.library.close()


def walk(window: MainWindow, room: Room, clock: _Clock, visit: Visit) -> None:
    """Go everywhere."""
    walk_menus(window, visit)
    for game in GAMES:
        _walk_match(TableTour(window, room, clock, 3), game, visit)
    _walk_customs(window, room, clock, visit)
    _walk_solo(TableTour(window, room, clock, 5), visit)
    LessonTour(window, clock, lambda name: _visit(name, visit)).walk()
    PuzzleTour(window, room, clock, lambda name: _visit(name, visit)).walk()
    window.go_home()
    _visit("home-continue", visit)
    _walk_history(window, room, visit)


def _visit(name: str, visit: Visit) -> None:
    for _ in range(8):  # bars that are no longer needed go only when everything is laid out
        QApplication.processEvents()
    visit(name)


def _patiently(listen: Callable[[], object], done: Callable[[], bool]) -> None:
    """Wait for thoughts of another process."""
    end = time.monotonic() + _PATIENCE
    while not done():
        listen()
        QApplication.processEvents()
        time.sleep(0.01)
        if time.monotonic() > end:
            raise RuntimeError("nobody answers")


def walk_menus(window: MainWindow, visit: Visit) -> None:
    """Go to every page that needs no match."""
    window.go_home()
    _visit("home", visit)
    for game in GAMES:
        window.set_up(game)
        _visit(f"setup-{game}", visit)
        window.show_rules(game)
        _visit(f"rules-{game}", visit)
        RulesTour(window, lambda name: _visit(name, visit)).walk(game)
    window.show_settings()
    _visit("settings", visit)
    window.show_about()
    _visit("about", visit)


def _walk_match(table: TableTour, game: str, visit: Visit) -> None:
    """A match of as few people as may play, and one of as many."""
    seats = GAMES[game].seats
    options = {"specials": "two"} if game == "goblets" else {}
    customs = usual_customs(table._room.preferences)  # noqa: SLF001
    table.sit_down(game, people(seats[0]), customs)
    _visit(f"{game}-few-curtain", visit)
    table.step()
    _visit(f"{game}-few-early", visit)
    table.until("over", moves=2 * seats[0] + 1)
    _visit(f"{game}-few-mid", visit)
    table.sit_down(game, people(seats[-1]), customs, **options)
    table.step()
    table.choose()
    _visit(f"{game}-chosen", visit)
    _refused(table, game)
    _visit(f"{game}-refused", visit)
    table.until("over", "scoring", moves=3 * seats[-1])
    _visit(f"{game}-mid", visit)
    for tab in ("score", "log", "rules"):
        table.page.ask_for(tab)
        draw_pictures(table.page)
        _visit(f"{game}-panel-{tab}", visit)
    table.page.ask_for("rules")
    if table.until("scoring"):
        _visit(f"{game}-scoring", visit)
    table.until("over")
    _visit(f"{game}-result", visit)
    table.page.results.hide()
    _visit(f"{game}-end", visit)


def _refused(table: TableTour, game: str) -> None:
    """Somebody tries what the rules do not allow, as soon as they forbid anything."""
    while table.screen.kind != "over":
        for ask in table.screen.asks:
            for move in _attempts(game, ask.moves):
                if move not in ask.moves and not ask.sealed:
                    table.page.propose(move)
                    QApplication.processEvents()
                    return
        table.step()


def _attempts(game: str, moves: Sequence[Any]) -> Iterator[Any]:
    """Moves that look like these and may be wrong."""
    encode, decode = GAMES[game].encode, GAMES[game].decode
    for move in moves:
        value = encode(move)
        if "into" in value:
            yield from (decode({**value, "into": into}) for into in range(3))
        elif "at" in value:
            yield decode({**value, "at": [60, 60]})
        elif "pour" in value:
            yield decode({"pour": dict.fromkeys(value["pour"], "poison")})
        elif "show" in value:
            yield from (decode({"show": symbol}) for symbol in ("disc", "square", "triangle"))


def _walk_customs(window: MainWindow, room: Room, clock: _Clock, visit: Visit) -> None:
    """What a table may do its own way."""
    table = TableTour(window, room, clock, 4)
    usual = usual_customs(room.preferences)
    voting = msgspec.structs.replace(usual, table_vote=True)
    for game in ("goblets", "pok"):
        table.sit_down(game, people(5), voting)
        table.until("vote")
        _visit(f"{game}-vote", visit)
        table.sit_down(game, people(5), usual)
        for _ in range(4):
            table.step()
        _visit(f"{game}-board", visit)
    table.sit_down("goblets", people(4), msgspec.structs.replace(usual, one_visit=True))
    table.step()
    _visit("goblets-one-visit", visit)
    table.sit_down("pok", people(4), msgspec.structs.replace(usual, real_chance=True))
    _visit("pok-real-dice", visit)


def _walk_solo(table: TableTour, visit: Visit) -> None:
    """One person against bots."""
    customs = usual_customs(table._room.preferences)  # noqa: SLF001
    table.sit_down("cauldrons", one_against(4), customs)
    table.until("open")
    _visit("solo-open", visit)
    table.page.ask_for("cover")
    table.wait()
    _visit("solo-hidden", visit)
    table.step()
    table.page.menu.pause()
    table.wait()
    _visit("solo-paused", visit)
    for game in ("pok", "hue"):
        table.sit_down(game, one_against(4), usual_customs(table._room.preferences, people=1))  # noqa: SLF001
        table.until("open")
        table.wait()  # a hand that was just opened hears nothing yet
        table.page.ask_for("hint")
        _patiently(table.wait, lambda: table.screen.advice is not None)
        _visit(f"solo-coach-{game}", visit)


def _walk_history(window: MainWindow, room: Room, visit: Visit) -> None:
    assert room.library is not None
    window.show_history()
    _visit("history", visit)
    page: Any = window.page
    page.open_statistics()
    _visit("statistics", visit)
    finished = [match.id for match in room.library.history() if match.finished]
    window.show_replay(finished[0])
    _visit("replay", visit)
    _walk_review(window, room, visit)


def _walk_review(window: MainWindow, room: Room, visit: Visit) -> None:
    """A review that is stopped on the way, and the move that mattered most so far."""
    assert room.library is not None
    quick = [match.id for match in room.library.history(game="pok") if match.finished]
    window.show_review(quick[0])
    _visit("review-working", visit)
    page: Any = window.page
    _patiently(page.tick, lambda: page.work.done >= _JUDGED)
    page.toggle()
    _visit("review", visit)
    page.show_move(max(page.work.judgements, key=lambda judgement: judgement.loss))
    _visit("review-move", visit)
