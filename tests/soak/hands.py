"""Moves of every game made as a person makes them: by mouse, or with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from poisonbox.games import GAMES
from poisonbox.games.goblets.drinks import Pour, Toast
from poisonbox.games.hue.cards import HEADINGS, Place
from poisonbox.games.pok.counters import SYMBOLS
from poisonbox.ui.access.spots import SpotButton
from poisonbox.ui.games.goblets import GobletsScene
from poisonbox.ui.games.hue import HueScene
from poisonbox.ui.games.hue_felt import Held
from poisonbox.ui.screens.lesson_front import LessonFront
from poisonbox.ui.window import MainWindow

DIGITS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
_FAR = 80
"""More presses than any way takes."""


class Hands:
    """Two hands in front of a lesson."""

    def __init__(self, window: MainWindow, wait: Callable[[], None]) -> None:
        """Use a window; ``wait`` lets everything settle."""
        self.window = window
        self.wait = wait

    @property
    def page(self) -> LessonFront:
        """The lesson."""
        assert isinstance(self.window.page, LessonFront)
        return self.window.page

    # -- small movements ---------------------------------------------------------------------

    def click(self, key: Hashable) -> None:
        """Click a spot where nothing lies over it."""
        view = self.page.view
        rect = next(spot.rect for spot in self.page.scene.spots if spot.key == key)
        across = (0.5, 0.1, 0.9, 0.3, 0.7)
        points = [rect.topLeft() + QPointF(rect.width() * x, rect.height() * y)
                  for y in (0.5, 0.2, 0.8) for x in across]  # fmt: skip
        for point in points:
            found = view.spot_at(point)
            if found is not None and found.key == key:
                self.click_at(view.mapFromScene(point))
                return
        raise AssertionError(f"{key} cannot be clicked")

    def click_at(self, point: QPoint) -> None:
        """Click a point of the table."""
        ground = self.page.view.viewport()
        QTest.mouseMove(ground, point)
        QTest.mouseClick(ground, Qt.MouseButton.LeftButton, pos=point)
        self.wait()

    def push(self, button: QPushButton) -> None:
        """Click a button that can be seen."""
        assert button.isVisible(), button.text()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.wait()

    def press(self, *keys: Qt.Key, shift: bool = False) -> None:
        """Press keys on whatever has the keyboard."""
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        for key in keys:
            QTest.keyClick(self.window.focusWidget() or self.page, key, held)
            self.wait()

    def go_to(self, key: Hashable) -> None:
        """Walk to a spot: Tab from zone to zone, arrows inside one."""
        wanted = next(spot for spot in self.page.scene.spots if spot.key == key)
        for step in range(_FAR):
            focused = self.window.focusWidget()
            if not isinstance(focused, SpotButton) or focused.spot.zone != wanted.zone:
                self.press(Qt.Key.Key_Tab)
                continue
            if focused.spot.key == key:
                return
            way = wanted.rect.center() - focused.spot.rect.center()
            sideways = abs(way.x()) > abs(way.y())
            if step > _FAR // 2:  # straight on leads elsewhere
                sideways = step % 2 == 0
            across = Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left
            along = Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up
            self.press(across if sideways else along)
        raise AssertionError(f"the keyboard does not come to {key}")

    # -- moves -------------------------------------------------------------------------------

    def make(self, written: Any, *, keys: bool) -> None:
        """Make a move as records write it, and confirm it if it is one that may be made."""
        move = GAMES[self.page.scene.game].decode(written)
        scene = self.page.scene
        if isinstance(scene, HueScene):
            self._lay(scene, move, keys)
        elif isinstance(move, Pour):
            self._pour(move, keys)
        elif isinstance(move, Toast):
            for at, up in enumerate(move.thumbs):
                self._act(("thumb", at, up), keys)
        elif scene.game == "pok":
            self._show(move, keys)
        else:
            self._play(written, keys)
        if self.page.prompt._confirm.isVisible():  # noqa: SLF001
            if keys:
                self.press(Qt.Key.Key_Return)
            else:
                self.push(self.page.prompt._confirm)  # noqa: SLF001

    def _act(self, key: Hashable, keys: bool) -> None:
        if keys:
            self.go_to(key)
            self.press(Qt.Key.Key_Return)
        else:
            self.click(key)

    def _play(self, written: Any, keys: bool) -> None:
        """A card of Cauldrons."""
        stage = self.page.scene.stage
        assert stage is not None
        hand: Any = stage.view
        cards = sorted(hand.hand, key=lambda own: ("RBPX".index(own[0]), own))
        self._act(("hand", cards.index(written["play"])), keys)
        self._act(("cauldron", written["into"]), keys)

    def _pour(self, move: Pour, keys: bool) -> None:
        """The drinks of Goblets."""
        scene = self.page.scene
        assert isinstance(scene, GobletsScene)
        for goblet, drink in enumerate(move.drinks):
            if drink is None:
                continue
            pouring = scene.pouring
            if pouring is None:
                return  # pouring into the own goblet was refused at once
            if goblet in pouring.placed and pouring.hand[pouring.placed[goblet]] == drink:
                continue  # what is left goes where there is nothing yet
            if keys:
                self.go_to(("goblet", goblet))
                self.press(DIGITS[list(dict.fromkeys(pouring.hand)).index(drink)])
            else:
                at = next(at for at in pouring.left if pouring.hand[at] == drink)
                self.click(("hand", at))
                self.click(("goblet", goblet))

    def _show(self, symbol: int, keys: bool) -> None:
        """A counter of Pok."""
        if keys:
            self.press(DIGITS[symbol])
        else:
            owned = [spot.key for spot in self.page.scene.spots if spot.zone == "hand"]
            mine = [key for key in owned if isinstance(key, tuple) and key[1] == symbol]
            assert mine, SYMBOLS[symbol]
            self.click(mine[0])

    def _lay(self, scene: HueScene, move: Place, keys: bool) -> None:
        """A card of Hue."""
        self._act(("hand", move.card), keys)
        for _ in range(HEADINGS.index(move.heading)):
            if keys:
                self.press(Qt.Key.Key_R)
            else:
                self.click(("tool", "turn-right"))
        wanted = Held.of(move)
        if not keys:
            self.click_at(scene.felt.box(wanted.x, wanted.y).center().toPoint())
            return
        for _ in range(_FAR):
            held = scene.held
            assert held is not None
            if held.x != wanted.x:
                self.press(Qt.Key.Key_Right if held.x < wanted.x else Qt.Key.Key_Left)
            elif held.y != wanted.y:
                self.press(Qt.Key.Key_Down if held.y < wanted.y else Qt.Key.Key_Up)
            else:
                break
        self.press(Qt.Key.Key_Return)
