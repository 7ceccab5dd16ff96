"""A table played by keyboard alone: where the keyboard is after everything that happens."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from poisonbox.control.seats import Bot, Human
from poisonbox.games.cauldrons.cards import play
from poisonbox.ui.access.spots import SpotButton
from poisonbox.ui.window import MainWindow
from tests.ui.driving import TableDriver, new_match, people


@pytest.fixture
def table(window: MainWindow) -> TableDriver:
    made = TableDriver(window, new_match("cauldrons", 3, rounds=1), people(3))
    window.activateWindow()
    QApplication.processEvents()
    return made


def focused(table: TableDriver) -> QWidget:
    return QApplication.focusWidget() or table.window.focusWidget() or table.page


def press(table: TableDriver, key: Qt.Key) -> None:
    QTest.keyClick(focused(table), key)
    table.wait()


def zone(table: TableDriver) -> str:
    at = focused(table)
    return at.spot.zone if isinstance(at, SpotButton) else type(at).__name__


def test_a_card_is_played_with_four_presses(table: TableDriver) -> None:
    moves = len(table.session.story())
    press(table, Qt.Key.Key_Space)
    assert zone(table) == "hand"
    press(table, Qt.Key.Key_Return)
    assert zone(table) == "cauldrons"
    press(table, Qt.Key.Key_Return)
    assert table.screen.asks[0].choice is not None
    press(table, Qt.Key.Key_Return)
    assert len(table.session.story()) == moves + 1
    assert table.screen.kind == "curtain"


def test_a_whole_match_of_cauldrons_by_keyboard(table: TableDriver) -> None:
    rng = Random(3)
    for _ in range(400):
        if table.screen.kind in ("scoring", "over"):
            break
        if table.screen.holder is None:
            press(table, Qt.Key.Key_Space)
        elif table.screen.asks[0].choice is None and zone(table) == "hand":
            for _ in range(rng.randrange(4)):
                press(table, Qt.Key.Key_Right)
            press(table, Qt.Key.Key_Return)
        elif table.screen.asks[0].choice is None:
            press(table, rng.choice((Qt.Key.Key_Return, Qt.Key.Key_Right)))
        else:
            press(table, Qt.Key.Key_Return)
    assert table.screen.kind in ("scoring", "over")


def test_who_plays_alone_begins_at_the_hand(window: MainWindow) -> None:
    players = [Human("Ada", "owl"), Bot("steady", "novice"), Bot("steady", "novice")]
    match = new_match("pok", 3)
    made = TableDriver(window, match, players)
    window.activateWindow()
    made.wait()
    assert made.screen.kind == "open"
    assert zone(made) == "hand"


def test_the_keyboard_stays_at_the_table_while_things_move(table: TableDriver) -> None:
    table.open(1)
    table.page.queue.speed = 1000.0  # ends only when it is skipped
    table.page.propose(table.screen.asks[0].moves[0])
    table.page.confirm()
    assert table.page.queue.busy
    assert focused(table) is table.page
    press(table, Qt.Key.Key_Space)  # skips
    assert table.page.curtain.isVisible()
    assert table.page.curtain.isAncestorOf(focused(table))


def test_tab_goes_from_the_last_zone_to_what_is_beside_the_table(table: TableDriver) -> None:
    table.open(1)
    assert zone(table) == "hand"
    QTest.keyClick(focused(table), Qt.Key.Key_Tab)
    assert isinstance(focused(table), QToolButton)


def test_enter_presses_the_button_beside_the_table_that_has_the_keyboard(
    table: TableDriver,
) -> None:
    table.open(1)
    table.page.rail.button("score").setFocus()
    press(table, Qt.Key.Key_Return)
    assert table.page.panel.isVisible()


def test_a_refused_card_stays_picked_up(table: TableDriver) -> None:
    """So that another cauldron can be tried at once."""
    while True:
        table.open_next()
        refused = _something_refused(table)
        if refused is not None:
            break
        table.page.propose(table.screen.asks[0].moves[0])
        table.page.confirm()
        table.wait()
    at, into = refused
    scene = table.page.scene
    _spot(table, ("hand", at)).act()
    _spot(table, ("cauldron", into)).act()
    refusal = table.page.prompt.sentence
    assert table.screen.asks[0].choice is None
    assert refusal
    assert _spot(table, ("hand", at)).chosen
    assert scene._picked == at  # type: ignore[attr-defined]  # noqa: SLF001


def _spot(table: TableDriver, key: object):  # type: ignore[no-untyped-def]
    return next(spot for spot in table.page.scene.spots if spot.key == key)


def _something_refused(table: TableDriver) -> tuple[int, int] | None:
    """A card of the open hand and a cauldron that it may not go into."""
    scene, moves = table.page.scene, table.screen.asks[0].moves
    for spot in scene.spots:
        if isinstance(spot.key, tuple) and spot.key[0] == "hand":
            kind = scene._kind_at(spot.key[1])  # type: ignore[attr-defined]  # noqa: SLF001
            for into in range(3):
                if play(kind, into) not in moves:
                    return spot.key[1], into
    return None
