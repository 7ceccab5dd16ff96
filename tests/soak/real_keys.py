"""Somebody who plays in the real window with the keyboard alone."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from poisonbox.control.screen import Ask, Screen
from poisonbox.games.cauldrons.cards import card_and_cauldron
from poisonbox.games.hue.cards import HEADINGS
from poisonbox.ui.access.spots import SpotButton
from poisonbox.ui.games.hue_felt import Held
from tests.soak.real_player import Looker, Stuck
from tests.soak.virtual_screen import focused

_TABS = 120
"""So often Tab is pressed before something counts as out of reach."""


class KeyPlayer(Looker):
    """Uses Tab, arrows, Enter, Space, Escape and the keys that the table offers."""

    # -- getting around ----------------------------------------------------------------------

    def press(self, button: QAbstractButton) -> None:
        """Go to a button with Tab and press it."""
        self._go_to(button)
        self.hands.keys(self.rng.choice(("Return", "space")))

    def fill(self, field: QLineEdit, words: str) -> None:
        """Go to a field and write."""
        self._go_to(field)
        self.hands.keys("ctrl+a")
        self.hands.do("type", words)

    def _go_to(self, wanted: QWidget) -> None:
        for _ in range(_TABS):
            if focused() in (wanted, wanted.focusProxy()):
                return
            self.hands.keys("Tab")
        raise Stuck(f"Tab never comes to {wanted.accessibleName()!r}")

    def _zone(self, zone: str) -> None:
        """Go to a part of the table with Tab."""
        for _ in range(_TABS):
            at = focused()
            if isinstance(at, SpotButton) and at.spot.zone == zone:
                return
            self.hands.keys("Tab")
        raise Stuck(f"Tab never comes to {zone}")

    def _spot(self, key: object) -> None:
        """Go to a spot of the zone that has the keyboard, with arrows."""
        for arrow in ("Right", "Down", "Left", "Up"):
            for _ in range(24):
                at = focused()
                if isinstance(at, SpotButton) and at.spot.key == key:
                    return
                self.hands.keys(arrow)
        raise Stuck(f"no arrow leads to {key}")

    # -- playing -----------------------------------------------------------------------------

    def open(self, screen: Screen) -> None:
        """The curtain has the keyboard."""
        self.hands.keys(self.rng.choice(("space", "Return")))

    def go_on(self) -> None:
        """Enter goes on, once the sheet is written."""
        self.hands.keys("Return")

    def confirm(self) -> None:
        """Enter makes the move."""
        self.hands.keys("Return")

    def choose(self, ask: Ask) -> None:
        """Choose a move as the game wants it."""
        if not isinstance(focused(), SpotButton):
            raise Stuck(f"an open hand has not the keyboard, but {focused()}")
        getattr(self, f"_choose_{self.page.game}")(ask)

    def _choose_cauldrons(self, ask: Ask) -> None:
        scene: Any = self.page.scene
        kind, into = card_and_cauldron(self.rng.choice(ask.moves))
        hand = self.keys_of("hand")
        self._zone("hand")
        self._spot(next(key for key in hand if scene._kind_at(key[1]) == kind))  # noqa: SLF001
        self.hands.keys("Return")
        self._zone("cauldrons")
        self._spot(("cauldron", into))
        self.hands.keys("Return")

    def _choose_goblets(self, ask: Ask) -> None:
        if ask.phase == "drink":
            self._zone("hand")
            self._spot(self.rng.choice(self.keys_of("thumb")))
            self.hands.keys("Return")
            return
        view: Any = self.screen.view
        others = [g for g, owner in enumerate(view.owners) if owner != view.seat]
        drinks = len(self.keys_of("hand"))
        for drink, goblet in enumerate(self.rng.sample(others, min(drinks, len(others))), 1):
            if self.screen.asks and self.screen.asks[0].choice is not None:
                return
            self._zone("goblets")
            self._spot(("goblet", goblet))
            self.hands.keys(str(drink))
            self.calm()

    def _choose_pok(self, ask: Ask) -> None:
        if self.rng.random() < 0.5:
            self.hands.keys(str(self.rng.choice(ask.moves) + 1))
            return
        for _ in range(self.rng.randrange(4)):
            self.hands.keys(self.rng.choice(("Left", "Right")))
        self.hands.keys("Return")

    def _choose_hue(self, ask: Ask) -> None:
        move = self.rng.choice(ask.moves)
        scene: Any = self.page.scene
        if scene.held is None:
            self._zone("hand")
            self._spot(("hand", move.card))
            self.hands.keys("Return")
        turns = (HEADINGS.index(move.heading) - HEADINGS.index(scene.held.heading)) % 4
        self.hands.keys(*(["r"] * turns or ["Left", "Right"]))
        wanted = Held.of(move)
        for _ in range(80):
            held = scene.held
            if held is None or (held.x, held.y) == (wanted.x, wanted.y):
                break
            if held.x != wanted.x:
                self.hands.keys("Right" if held.x < wanted.x else "Left")
            else:
                self.hands.keys("Down" if held.y < wanted.y else "Up")
        self.hands.keys("Return")
