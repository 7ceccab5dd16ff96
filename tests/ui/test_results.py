"""The end of a match: who won and why."""

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from poisonbox.core.result import Result
from poisonbox.games import GAMES
from poisonbox.texts.telling import say_line
from poisonbox.ui.look import Look
from poisonbox.ui.screens.celebration import Celebration
from poisonbox.ui.screens.people import plain_names
from poisonbox.ui.screens.results import ResultsOverlay
from tests.ui.stored_matches import finished, play, screen, shown_texts

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def over_a_table(qtbot: QtBot, game: str, motion: float = 0.0) -> ResultsOverlay:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1024, 640)
    table.show()
    overlay = ResultsOverlay(Look(motion=motion), game, table)
    overlay.destroyed.connect(lambda: table)  # keeps the table as long as what lies over it
    return overlay


@pytest.mark.parametrize("game", GAMES)
def test_the_winner_is_named_and_the_last_round_explained(qtbot: QtBot, game: str) -> None:
    overlay, shown = over_a_table(qtbot, game), screen(finished(game))
    overlay.show_screen(shown)
    texts = shown_texts(overlay)
    assert shown.result is not None
    for seat in shown.result.winners:
        assert any(shown.chairs[seat].name in text for text in texts[:3])
    names = plain_names(shown.chairs)
    assert {say_line(line, "en", names) for line in shown.sheets[-1].lines} <= set(texts)


def test_everybody_is_listed_from_first_to_last(qtbot: QtBot) -> None:
    overlay, shown = over_a_table(qtbot, "goblets"), screen(finished("goblets"))
    result = Result((3, 8, 5), (1,))
    overlay.show_screen(replace(shown, result=result))
    texts = shown_texts(overlay)
    listed = texts[texts.index("1.") :]
    names = [text for text in listed if text in ("Ada", "Ben", "Cleo")]
    assert names[:3] == ["Ben", "Cleo", "Ada"]


def test_a_shared_win_is_called_so(qtbot: QtBot) -> None:
    overlay, shown = over_a_table(qtbot, "cauldrons"), screen(finished("cauldrons"))
    overlay.show_screen(replace(shown, result=Result((4, 4, 9), (0, 1))))
    texts = shown_texts(overlay)
    assert "A shared win" in texts
    assert any("Ada and Ben share the win" in text for text in texts)


def test_one_round_is_a_match_without_a_table_of_rounds(qtbot: QtBot) -> None:
    hue, cauldrons = over_a_table(qtbot, "hue"), over_a_table(qtbot, "cauldrons")
    hue.show_screen(screen(finished("hue")))
    cauldrons.show_screen(screen(finished("cauldrons")))
    assert "The whole match" not in shown_texts(hue)
    assert "The whole match" in shown_texts(cauldrons)


@pytest.mark.parametrize(
    ("words", "signal"),
    [("Rematch", "rematch"), ("Replay", "replay"), ("New set-up", "set_up"), ("Home", "home")],
)
def test_each_button_says_what_is_wanted(qtbot: QtBot, words: str, signal: str) -> None:
    overlay = over_a_table(qtbot, "hue")
    overlay.show_screen(screen(finished("hue")))
    made = next(made for made in overlay.findChildren(QPushButton) if made.text() == words)
    with qtbot.waitSignal(getattr(overlay, signal), timeout=0):
        made.click()


def test_enter_plays_again(qtbot: QtBot) -> None:
    overlay = over_a_table(qtbot, "hue")
    overlay.show_screen(screen(finished("hue")))
    again = next(made for made in overlay.findChildren(QPushButton) if made.text() == "Rematch")
    qtbot.waitUntil(again.hasFocus)
    with qtbot.waitSignal(overlay.rematch, timeout=0):
        qtbot.keyClick(again, Qt.Key.Key_Return)


@pytest.mark.parametrize(("motion", "moves"), [(0.0, False), (1.0, True)])
def test_sparks_fly_only_where_things_move(qtbot: QtBot, motion: float, moves: bool) -> None:
    overlay = over_a_table(qtbot, "hue", motion)
    overlay.show_screen(screen(finished("hue")))
    assert overlay.findChildren(Celebration)[0].moving is moves


def test_a_match_that_is_not_over_shows_nothing(qtbot: QtBot) -> None:
    overlay = over_a_table(qtbot, "cauldrons")
    unfinished: Any = play("cauldrons", rounds=1)
    overlay.show_screen(screen(unfinished))
    assert not overlay.isVisible()
