"""The ways between pages, and what is kept when the window is closed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from poisonbox.games import GAMES
from poisonbox.store.library import Library
from poisonbox.store.preferences import Window
from poisonbox.ui.app import open_room
from poisonbox.ui.appearance import Appearance
from poisonbox.ui.room import Room
from poisonbox.ui.screens.home import HomePage
from poisonbox.ui.screens.lesson import LessonPage
from poisonbox.ui.screens.replay import ReplayPage
from poisonbox.ui.screens.rules import RulesPage
from poisonbox.ui.screens.setup import SetUpPage
from poisonbox.ui.screens.table import TablePage
from poisonbox.ui.window import MainWindow
from tests.ui.driving import TableDriver, new_match, people
from tests.ui.stored_matches import finished, keep


def words(window: MainWindow) -> str:
    return " ".join(label.text() for label in window.findChildren(QLabel))


@pytest.mark.parametrize("game", GAMES)
def test_one_click_from_home_to_a_match_against_bots(window: MainWindow, game: str) -> None:
    assert isinstance(window.page, HomePage)
    window.page.play.emit(game)
    assert isinstance(window.page, TablePage)
    kinds = [chair.kind for chair in window.page.screen_shown.chairs]  # type: ignore[union-attr]
    assert kinds.count("human") == 1
    assert kinds.count("bot") == len(kinds) - 1


def test_back_goes_to_the_page_before(window: MainWindow) -> None:
    window.set_up("hue")
    window.show_rules("hue")
    assert isinstance(window.page, RulesPage)
    window.page.back.emit()
    assert isinstance(window.page, SetUpPage)
    window.page.back.emit()
    assert isinstance(window.page, HomePage)
    window.go_back()
    assert isinstance(window.page, HomePage)


def test_an_unfinished_match_is_gone_on_with_where_it_stopped(window: MainWindow) -> None:
    table = TableDriver(window, new_match("cauldrons", 3), people(3))
    table.open(1)
    table.page.propose(table.screen.asks[0].moves[0])
    table.page.confirm()
    table.wait()
    told = table.session.story()
    window.go_home()
    assert "Continue" in words(window)
    window.resume(table.session.match_id)
    assert isinstance(window.page, TablePage)
    again = window.page
    assert again.screen_shown is not None
    assert again.screen_shown.kind == "curtain"
    assert again._session.story() == told  # noqa: SLF001


def test_a_match_that_is_not_there_is_told_in_a_sentence(window: MainWindow) -> None:
    window.resume(4711)
    assert isinstance(window.page, HomePage)
    assert "This match is no longer there." in words(window)


def test_changing_the_theme_keeps_the_page_and_the_match(window: MainWindow, room: Room) -> None:
    table = TableDriver(window, new_match("pok", 3), people(3))
    before = table.session.match_id
    room.prefer(theme="light")
    window._appearance.refresh()  # noqa: SLF001
    assert isinstance(window.page, TablePage)
    assert window.page._session.match_id == before  # noqa: SLF001
    assert room.look.theme.id == "light"


def test_words_are_larger_in_a_large_window(qtbot: QtBot, window: MainWindow, room: Room) -> None:
    small = room.look.text_scale
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: room.look.text_scale > small)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: room.look.text_scale == small)


def test_what_was_entered_stays_when_the_window_grows(
    qtbot: QtBot, window: MainWindow, room: Room
) -> None:
    window.set_up("hue")
    small, old = room.look.text_scale, window.page
    assert isinstance(old, SetUpPage)
    old.plan.all_people()
    old.plan.rename(0, "Zenobia")
    old.plan.rename(1, "")  # not yet playable, so it could not have been kept as a set-up
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: room.look.text_scale > small)
    assert isinstance(window.page, SetUpPage)
    assert [draft.name for draft in window.page.plan.seats][:2] == ["Zenobia", ""]
    assert not window.page.play_button.isEnabled()


def test_a_replay_stays_where_it_is_when_the_window_grows(
    qtbot: QtBot, window: MainWindow, room: Room
) -> None:
    assert room.library is not None
    window.show_replay(keep(room.library, finished("cauldrons")))
    small, old = room.look.text_scale, window.page
    assert isinstance(old, ReplayPage)
    old.watch_as(1)
    old.go(20)
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: room.look.text_scale > small)
    assert isinstance(window.page, ReplayPage)
    assert (window.page.at, window.page.perspective) == (20, 1)


def test_the_lessons_of_a_game_are_one_click_away(window: MainWindow) -> None:
    assert isinstance(window.page, HomePage)
    window.page.lessons.emit("pok")
    assert isinstance(window.page, LessonPage)
    assert window.page.run.lesson.id.startswith("pok/")


def test_the_window_comes_back_where_it_was(qapp: QApplication, room: Room) -> None:
    first = MainWindow(room, Appearance(qapp, room))
    first.setGeometry(40, 30, 1100, 700)
    first.show()
    first.close()
    assert room.preferences.window == Window(40, 30, 1100, 700, "normal")
    second = MainWindow(room, Appearance(qapp, room))
    assert (second.width(), second.height()) == (1100, 700)
    second.deleteLater()


def test_a_place_outside_every_screen_is_not_gone_to(qapp: QApplication, room: Room) -> None:
    room.prefer(window=Window(50_000, 50_000, 1100, 700, "normal"))
    window = MainWindow(room, Appearance(qapp, room))
    assert window.x() < 50_000
    assert window.width() == 1100
    window.deleteLater()


def test_a_library_in_use_is_told_and_play_goes_on(qapp: QApplication, tmp_path: Path) -> None:
    with Library.open(tmp_path / "data"):
        room = open_room(qapp, tmp_path / "data", tmp_path / "config")
        assert room.library is None
        window = MainWindow(room, Appearance(qapp, room))
        window.show()
        assert "in use" in words(window)
        window.play_at_once("pok")
        assert isinstance(window.page, TablePage)
        window.close()
        window.deleteLater()


def test_full_screen_by_its_key(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()
