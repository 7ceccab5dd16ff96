"""Nobody sees what they may not: pixels, names and texts do not depend on what is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QImage

from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES
from poisonbox.ui.window import MainWindow
from tests.contract.secrets import other_world
from tests.ui.driving import TableDriver, new_match, people

SIZES = {"cauldrons": (3, 6), "goblets": (3, 5), "pok": (3, 4), "hue": (2, 3)}
MOVES = {"cauldrons": 17, "goblets": 4, "hue": 6}


def some_match(game: str, players: int, seed: int) -> Match[Any]:
    """A match in its middle, with somebody to act who is a person."""
    rng = Random(seed)
    match = new_match(game, players)
    most = MOVES.get(game, players + 3)  # pok: a round and a roll, and the first fist is closed
    while len(match.log) < most or CHANCE in match.actors():
        actors = match.actors()
        if actors == (CHANCE,):
            match.submit(CHANCE, match.sample(rng))
        else:
            seat = actors[0]
            match.submit(seat, rng.choice(match.moves(seat)))
    return match


def drawn(window: MainWindow, match: Match[Any], seat: int | None) -> tuple[QImage, list[str]]:
    """What the window shows, and all it says, on the curtain or with one hand open."""
    table = TableDriver(window, match, people(match.players))
    if seat is not None:
        table.open(seat)
        assert table.screen.holder == seat
    else:
        assert table.screen.holder is None
    return window.grab().toImage(), table.texts()


def a_different_world(match: Match[Any], watcher: int | None) -> Match[Any]:
    for seed in range(20):
        other = other_world(match, watcher, Random(seed))
        if other.log != match.log:
            return other
    raise AssertionError("nothing is hidden here")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [0, 1], ids=["few", "many"])
def test_the_curtain_looks_the_same_whatever_is_behind_it(
    window: MainWindow, game: str, size: int
) -> None:
    match = some_match(game, SIZES[game][size], 5)
    other = a_different_world(match, None)
    image, texts = drawn(window, match, None)
    other_image, other_texts = drawn(window, other, None)
    assert texts == other_texts
    assert image == other_image


@pytest.mark.parametrize("game", GAMES)
def test_an_open_hand_looks_the_same_whatever_the_others_hold(
    window: MainWindow, game: str
) -> None:
    match = some_match(game, SIZES[game][1], 8)
    seat = match.actors()[0]
    other = a_different_world(match, seat)
    image, texts = drawn(window, match, seat)
    other_image, other_texts = drawn(window, other, seat)
    assert texts == other_texts
    assert image == other_image


@pytest.mark.parametrize("game", GAMES)
def test_an_open_hand_shows_what_its_owner_holds(window: MainWindow, game: str) -> None:
    """The test above could not fail if nothing private were ever drawn."""
    match = some_match(game, SIZES[game][1], 8)
    seat = match.actors()[0]
    closed, _ = drawn(window, match, None)
    opened, _ = drawn(window, match, seat)
    assert closed != opened


@pytest.mark.parametrize("game", GAMES)
def test_nothing_private_is_left_when_a_hand_is_covered(window: MainWindow, game: str) -> None:
    match = some_match(game, SIZES[game][1], 8)
    table = TableDriver(window, match, people(match.players))
    table.page.curtain.setFocus()
    covered, names = window.grab().toImage(), table.texts()
    keys = set(table.page.scene._items)  # noqa: SLF001
    table.open_next()
    table.page.ask_for("cover")
    table.wait()
    table.page.curtain.setFocus()
    assert table.screen.holder is None
    assert set(table.page.scene._items) == keys  # noqa: SLF001
    assert table.texts() == names
    assert window.grab().toImage() == covered
