"""People who play in the real window by mouse: they look, click, drag and hand the device over."""

from __future__ import annotations

import time
from collections.abc import Hashable
from random import Random
from typing import Any

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QPushButton, QWidget

from poisonbox.control.screen import Ask, Screen
from poisonbox.games.cauldrons.cards import card_and_cauldron
from poisonbox.games.hue.cards import HEADINGS
from poisonbox.ui.games.hue_felt import Held
from poisonbox.ui.screens.table import TablePage
from poisonbox.ui.window import MainWindow
from tests.soak.virtual_screen import Hands, middle_of

PATIENCE = 120.0
"""Seconds after which nothing will happen any more."""

_REFUSALS = 0.1
"""How often somebody tries what may not be done."""


class Stuck(AssertionError):
    """Somebody does not know how to go on."""


class Looker:
    """Somebody before the window.

    Attributes:
        window: The window.
        hands: Their hands.
        moves: How many moves they have confirmed.
    """

    def __init__(self, window: MainWindow, hands: Hands, rng: Random) -> None:
        """Sit down."""
        self.window = window
        self.hands = hands
        self.rng = rng
        self.moves = 0

    # -- looking -----------------------------------------------------------------------------

    @property
    def page(self) -> TablePage:
        """The table."""
        if not isinstance(self.window.page, TablePage):
            raise Stuck(f"there is no table but {type(self.window.page).__name__}")
        return self.window.page

    @property
    def screen(self) -> Screen:
        """What is shown."""
        assert self.page.screen_shown is not None
        return self.page.screen_shown

    def calm(self) -> None:
        """Wait until nothing moves, and until a press would be taken for one."""
        until = time.monotonic() + PATIENCE
        while isinstance(self.window.page, TablePage):
            self.hands.wait(0.01)
            page = self.window.page
            if not isinstance(page, TablePage):
                return
            now = page._session.screen(page._now())  # noqa: SLF001
            if not page.queue.busy and not now.dead and now == page.screen_shown:
                return
            if time.monotonic() > until:
                raise Stuck(f"it moves for ever: {now.kind}")

    def buttons(self, within: QWidget | None = None) -> list[QAbstractButton]:
        """What can be pressed."""
        top = within or QApplication.activeModalWidget() or self.window
        return [
            made
            for made in top.findChildren(QAbstractButton)
            if made.isEnabled() and not made.visibleRegion().isEmpty()
        ]

    def find(self, words: str, within: QWidget | None = None) -> QAbstractButton:
        """The button that says this, or is called so for those who cannot see it."""
        for made in self.buttons(within):
            if words in (made.accessibleName(), made.text()) or made.text().startswith(f"{words} "):
                return made
        said = [made.accessibleName() or made.text() for made in self.buttons(within)]
        raise Stuck(f"there is no button {words!r} among {said}")

    def press(self, button: QAbstractButton) -> None:
        """Use a button."""
        self.hands.click(middle_of(button))

    def fill(self, field: QLineEdit, words: str) -> None:
        """Write into a field."""
        self.hands.click(middle_of(field))
        self.hands.keys("ctrl+a")
        self.hands.do("type", words)

    # -- playing -----------------------------------------------------------------------------

    def play(self) -> None:
        """Until the match is over."""
        before, since = None, time.monotonic()
        while True:
            self.calm()
            screen = self.screen
            if screen.kind == "over":
                return
            now = (screen.revision, screen.kind, screen.holder, screen.asks, screen.chairs)
            if now != before:
                before, since = now, time.monotonic()
            elif time.monotonic() - since > PATIENCE:
                raise Stuck(f"nothing happens any more: {screen.kind}")
            self.step(screen)

    def step(self, screen: Screen) -> None:
        """One thing that somebody does."""
        if screen.trouble is not None:
            raise Stuck(f"trouble: {screen.trouble}")
        if screen.kind in ("curtain", "hidden", "board") and screen.holder is None:
            self.open(screen)
        elif screen.kind == "scoring":
            self.go_on()
        elif screen.asks and not all(ask.sealed for ask in screen.asks):
            ask = next((ask for ask in screen.asks if ask.choice is None), None)
            if ask is None:
                self.confirm()
                self.moves += 1
            else:
                self.choose(ask)
        else:
            self.hands.wait(0.05)

    def open(self, screen: Screen) -> None:
        """Open a hand."""
        words = "Choose" if screen.kind == "board" else "Show my hand"
        offered = [b for b in self.buttons(self.page.curtain) if b.text().startswith(words)]
        if offered:
            self.press(self.rng.choice(offered))

    def go_on(self) -> None:
        """The score sheet has been read."""
        shown = self.page.scoring if self.page.scoring.isVisible() else self.page.prompt
        self.press(self.find("Go on", shown))

    def confirm(self) -> None:
        """Make the move."""
        accents = [b for b in self.buttons(self.page.prompt) if b.property("role") == "accent"]
        if not accents:
            raise Stuck(f"nothing confirms: {self.page.prompt.sentence}")
        self.press(accents[0])

    def choose(self, ask: Ask) -> None:
        """Choose a move."""
        raise NotImplementedError

    def spot(self, key: Hashable) -> QPoint:
        """Where something lies on the screen."""
        view = self.page.view
        for spot in self.page.scene.spots:
            if spot.key == key:
                return view.viewport().mapToGlobal(view.mapFromScene(spot.rect.center()))
        raise Stuck(f"no {key} among {[spot.key for spot in self.page.scene.spots]}")

    def keys_of(self, *kinds: str) -> list[Any]:
        """What lies on the table of these kinds."""
        return [
            spot.key
            for spot in self.page.scene.spots
            if isinstance(spot.key, tuple) and spot.key[0] in kinds
        ]


class MousePlayer(Looker):
    """Plays by mouse alone: some things click by click, others by drag and drop."""

    def choose(self, ask: Ask) -> None:
        """Choose a move as the game wants it."""
        drag = self.rng.random() < 0.5
        getattr(self, f"_choose_{self.page.game}")(ask, drag)

    def _carry(self, start: QPoint, stop: QPoint, drag: bool) -> None:
        if drag:
            self.hands.drag(start, stop)
        else:
            self.hands.click(start)
            self.calm()
            self.hands.click(stop)

    def _choose_cauldrons(self, ask: Ask, drag: bool) -> None:
        scene: Any = self.page.scene
        hand = self.keys_of("hand")
        if self.rng.random() < _REFUSALS:
            at, into = self.rng.choice(hand), self.rng.randrange(3)
        else:
            kind, into = card_and_cauldron(self.rng.choice(ask.moves))
            at = next(key for key in hand if scene._kind_at(key[1]) == kind)  # noqa: SLF001
        rect = next(spot.rect for spot in scene.spots if spot.key == at)
        view = self.page.view
        edge = QPointF(rect.left() + 8, rect.center().y())  # what the next card does not cover
        start = view.viewport().mapToGlobal(view.mapFromScene(edge))
        self._carry(start, self.spot(("cauldron", into)), drag)

    def _choose_goblets(self, ask: Ask, drag: bool) -> None:
        if ask.phase == "drink":
            self.hands.click(self.spot(self.rng.choice(self.keys_of("thumb"))))
            return
        view: Any = self.screen.view
        wrong = self.rng.random() < _REFUSALS
        others = [g for g, owner in enumerate(view.owners) if wrong or owner != view.seat]
        hand = self.keys_of("hand")
        for key, goblet in zip(hand, self.rng.sample(others, len(others)), strict=False):
            if self.screen.asks and self.screen.asks[0].choice is not None:
                return  # the last one filled itself up
            if key in self.keys_of("hand"):
                self._carry(self.spot(key), self.spot(("goblet", goblet)), drag)
                self.calm()

    def _choose_pok(self, ask: Ask, drag: bool) -> None:
        own = [
            spot.key
            for spot in self.page.scene.spots
            if spot.zone == "hand" and spot.act is not None and isinstance(spot.key, tuple)
        ]
        key = self.rng.choice(own)
        if drag:
            self.hands.drag(self.spot(key), self.spot("own-hand"))
        else:
            self.hands.click(self.spot(key))

    def _choose_hue(self, ask: Ask, drag: bool) -> None:
        felt = self.page.scene.felt  # type: ignore[attr-defined]
        view = self.page.view

        def place(move: Any) -> QPoint:
            held = Held.of(move)
            box = felt.box(held.x, held.y)
            return view.viewport().mapToGlobal(view.mapFromScene(box.center()))

        def in_sight(move: Any) -> bool:
            held = Held.of(move)
            return bool(felt.room.contains(felt.box(held.x, held.y)))

        moves = [move for move in ask.moves if in_sight(move)]
        if drag:  # a card is dragged as it lies in the hand
            moves = [move for move in moves if move.heading == "e"] or moves
        move = self.rng.choice(moves)
        if drag and move.heading == "e":
            self.hands.drag(self.spot(("hand", move.card)), place(move), 8)
            return
        self.hands.click(self.spot(("hand", move.card)))
        self.calm()
        held = self.page.scene.held  # type: ignore[attr-defined]
        if held is None:
            return
        turns = (HEADINGS.index(move.heading) - HEADINGS.index(held.heading)) % len(HEADINGS)
        for _ in range(turns):
            if self.rng.random() < 0.5:
                self.hands.click(self.spot(("tool", "turn-right")))
            else:
                at = place(move)
                self.hands.do("mousemove", at.x(), at.y(), "click", 5)
        self.hands.click(place(move))


def set_up(looker: Looker, game_title: str, people: bool) -> None:
    """From the first page to a table for three people, or for one and three expert bots."""
    looker.press(looker.find(f"Set up {game_title}"))
    looker.hands.wait(0.3)
    if people:
        looker.press(looker.find("All people"))
        looker.hands.wait(0.1)
        page: Any = looker.window.page
        while len(page.chips) > 3:
            looker.press(page.chips[-1].controls["remove"])
            looker.hands.wait(0.1)
        for seat, name in enumerate(("Ada", "Ben", "Cleo")):
            looker.fill(page.chips[seat].controls["name"], name)
            looker.hands.wait(0.1)
    else:
        looker.press(looker.find("Expert"))
        looker.hands.wait(0.1)
    play = next(b for b in looker.buttons() if isinstance(b, QPushButton) and b.text() == "Play")
    looker.press(play)
    looker.hands.wait(0.3)
