"""The end of a round: points explained step by step."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from poisonbox.games import GAMES
from poisonbox.texts.telling import say_line
from poisonbox.ui.look import Look
from poisonbox.ui.screens.people import plain_names
from poisonbox.ui.screens.scoring import ScoringOverlay
from tests.ui.stored_matches import play, screen, shown_texts

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

SLOW = 1000.0
"""So slow that nothing happens by itself during a test."""


def over_a_table(qtbot: QtBot, game: str, motion: float) -> ScoringOverlay:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1024, 640)
    table.show()
    overlay = ScoringOverlay(Look(motion=motion), game, table)
    overlay.destroyed.connect(lambda: table)  # keeps the table as long as what lies over it
    return overlay


def sentences(game: str) -> set[str]:
    shown = screen(play(game, rounds=1))
    names = plain_names(shown.chairs)
    return {say_line(line, "en", names) for line in shown.sheets[-1].lines}


@pytest.mark.parametrize("game", GAMES)
def test_without_motion_every_line_is_there_at_once(qtbot: QtBot, game: str) -> None:
    overlay = over_a_table(qtbot, game, 0.0)
    overlay.show_screen(screen(play(game, rounds=1)))
    assert sentences(game) <= set(shown_texts(overlay))
    assert overlay.finished


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_X, Qt.Key.Key_Escape])
def test_any_key_shows_the_rest_and_goes_no_further(qtbot: QtBot, key: Qt.Key) -> None:
    overlay = over_a_table(qtbot, "cauldrons", SLOW)
    overlay.show_screen(screen(play("cauldrons", rounds=1)))
    assert not sentences("cauldrons") & set(shown_texts(overlay))
    with qtbot.assertNotEmitted(overlay.go_on):
        qtbot.keyClick(overlay, key)
    assert sentences("cauldrons") <= set(shown_texts(overlay))


def test_a_click_anywhere_shows_the_rest(qtbot: QtBot) -> None:
    overlay = over_a_table(qtbot, "cauldrons", SLOW)
    overlay.show_screen(screen(play("cauldrons", rounds=1)))
    qtbot.mouseClick(overlay, Qt.MouseButton.LeftButton)
    assert overlay.finished


def test_enter_goes_on_when_all_is_shown(qtbot: QtBot) -> None:
    overlay = over_a_table(qtbot, "cauldrons", 0.0)
    overlay.show_screen(screen(play("cauldrons", rounds=1)))
    with qtbot.waitSignal(overlay.go_on, timeout=0):
        qtbot.keyClick(overlay, Qt.Key.Key_Return)


def test_the_button_shows_all_first_and_then_goes_on(qtbot: QtBot) -> None:
    overlay = over_a_table(qtbot, "cauldrons", SLOW)
    overlay.show_screen(screen(play("cauldrons", rounds=1)))
    go_on = overlay.findChildren(QPushButton)[0]
    with qtbot.assertNotEmitted(overlay.go_on):
        go_on.click()
    with qtbot.waitSignal(overlay.go_on, timeout=0):
        go_on.click()


def test_the_steps_come_by_themselves(qtbot: QtBot) -> None:
    overlay = over_a_table(qtbot, "cauldrons", 0.01)
    overlay.show_screen(screen(play("cauldrons", rounds=1)))
    qtbot.waitUntil(lambda: overlay.finished)
    totals = play("cauldrons", rounds=1).view(None).totals
    assert {str(total) for total in totals} <= set(shown_texts(overlay))


def test_the_same_screen_again_does_not_begin_anew(qtbot: QtBot) -> None:
    overlay = over_a_table(qtbot, "cauldrons", SLOW)
    shown = screen(play("cauldrons", rounds=1))
    overlay.show_screen(shown)
    overlay.finish()
    overlay.show_screen(shown)
    assert overlay.finished


def test_it_is_as_large_as_the_table_even_when_that_changes(qtbot: QtBot) -> None:
    overlay = over_a_table(qtbot, "cauldrons", 0.0)
    overlay.show_screen(screen(play("cauldrons", rounds=1)))
    table = overlay.parentWidget()
    assert table is not None
    table.resize(700, 500)
    assert overlay.size() == table.size()


def test_tab_stays_inside(qtbot: QtBot) -> None:
    overlay = over_a_table(qtbot, "cauldrons", 0.0)
    below = QPushButton("below", overlay.parentWidget())
    below.show()
    overlay.show_screen(screen(play("cauldrons", rounds=1)))
    for _ in range(3):
        qtbot.keyClick(overlay, Qt.Key.Key_Tab)
        focused = overlay.window().focusWidget()
        assert focused is not None
        assert overlay.isAncestorOf(focused)


def test_poisoned_areas_are_told_where_skulls_killed_some(qtbot: QtBot) -> None:
    match = next(
        match
        for match in (play("hue", seed=seed) for seed in range(60))
        if any(area["poisoned"] for area in match.sheets()[0].facts["areas"])
    )
    overlay = over_a_table(qtbot, "hue", 0.0)
    overlay.show_screen(screen(match))
    assert any(text.startswith("poisoned: ") for text in shown_texts(overlay))
