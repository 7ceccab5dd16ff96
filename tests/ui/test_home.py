"""The first page: one click to a match, and the unfinished one first."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from poisonbox.games import GAMES
from poisonbox.store.models import MatchSummary, SeatInfo
from poisonbox.ui.app import open_room
from poisonbox.ui.room import Room
from poisonbox.ui.screens.home import HomePage
from poisonbox.ui.screens.home_cards import ContinueCard, GameCard
from poisonbox.ui.window import MainWindow

# The platform without a screen says so whenever a window of a test is shown.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PEOPLE = (SeatInfo("Anna", crest="fox"), SeatInfo("Ben", crest="owl"))
TABLE = (*PEOPLE, SeatInfo("", "bot", character="gambler", level="casual"))


def page_of(qtbot: QtBot, room: Room) -> HomePage:
    page = HomePage(room)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    return page


def press(page: QWidget, name: str) -> None:
    """Click the button that is called so, by its words or for screen readers."""
    found = [
        button
        for button in page.findChildren(QPushButton)
        if name in (button.accessibleName(), button.text())
    ]
    assert len(found) == 1, name
    found[0].click()


def texts(page: QWidget) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel)]


def begin(room: Room, game: str) -> int:
    assert room.library is not None
    return room.library.begin(game, 3, {}, TABLE)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize(
    ("words", "signal"), [("Play {}", "play"), ("Set up {}", "set_up"), ("Rules of {}", "rules")]
)
def test_every_game_can_be_played_set_up_and_read_about(
    qtbot: QtBot, room: Room, game: str, words: str, signal: str
) -> None:
    page = page_of(qtbot, room)
    with qtbot.waitSignal(getattr(page, signal)) as heard:
        press(page, words.format(game.capitalize()))
    assert heard.args == [game]


def test_a_click_on_the_picture_plays(qtbot: QtBot, room: Room) -> None:
    page = page_of(qtbot, room)
    card = page.findChildren(GameCard)[1]
    with qtbot.waitSignal(page.play) as heard:
        qtbot.mouseClick(card.picture, Qt.MouseButton.LeftButton)
    assert heard.args == ["goblets"]


def test_cards_tell_how_many_may_play(qtbot: QtBot, room: Room) -> None:
    told = texts(page_of(qtbot, room))
    for game in GAMES.values():
        assert f"{game.seats[0]}–{game.seats[-1]} players" in told


def test_nothing_is_offered_to_continue_when_nothing_is_unfinished(
    qtbot: QtBot, room: Room
) -> None:
    page = page_of(qtbot, room)
    assert not page.findChildren(ContinueCard)


def test_the_newest_unfinished_match_is_continued_with_one_key(room: Room, qtbot: QtBot) -> None:
    begin(room, "hue")
    newest = begin(room, "goblets")
    page = page_of(qtbot, room)
    page.show()
    page.activateWindow()
    page.arrive()
    qtbot.waitUntil(lambda: page.focusWidget().hasFocus())
    assert "Continue Goblets" in texts(page)
    assert "Anna, Ben, Rufus" in texts(page)
    with qtbot.waitSignal(page.resume) as heard:
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert heard.args == [newest]


def test_older_unfinished_matches_are_in_a_menu(qtbot: QtBot, room: Room) -> None:
    oldest = begin(room, "hue")
    begin(room, "pok")
    begin(room, "goblets")
    page = page_of(qtbot, room)
    menus = [button.menu() for button in page.findChildren(QPushButton) if button.menu()]
    assert len(menus) == 1
    acts = menus[0].actions()
    assert [act.text().split(":")[0] for act in acts] == ["Pok", "Hue"]
    with qtbot.waitSignal(page.resume) as heard:
        acts[1].trigger()
    assert heard.args == [oldest]


def test_play_is_less_loud_than_continue(qtbot: QtBot, room: Room) -> None:
    begin(room, "pok")
    page = page_of(qtbot, room)
    loud = [b.text() for b in page.findChildren(QPushButton) if b.property("role") == "accent"]
    assert loud == ["Continue"]


def match_of(room: Room, changed: datetime) -> MatchSummary:
    assert room.library is not None
    begin(room, "pok")
    return msgspec.structs.replace(room.library.unfinished()[0], changed=changed)


@pytest.mark.parametrize(("days", "words"), [(0, "today"), (1, "yesterday"), (9, "March 5, 2026")])
def test_the_time_of_a_match_is_told_as_people_say_it(
    qtbot: QtBot, room: Room, days: int, words: str
) -> None:
    now = datetime(2026, 3, 14, 12, 30, tzinfo=UTC).astimezone()
    card = ContinueCard(room.look, [match_of(room, now - timedelta(days=days))], now)
    qtbot.addWidget(card)
    assert any(words in text for text in texts(card))


def test_trouble_is_told_until_it_is_waved_away(qtbot: QtBot, room: Room) -> None:
    room.trouble.append(lambda: "The disk is full.")
    page = page_of(qtbot, room)
    assert "The disk is full." in texts(page)
    closers = [b for b in page.findChildren(QToolButton) if b.accessibleName()]
    closers[0].click()
    assert room.trouble == []
    assert "The disk is full." not in texts(page_of(qtbot, room))


def test_settings_that_were_set_aside_are_told_once(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text("not at all")
    room = open_room(qapp, tmp_path / "data", tmp_path / "config")
    page = page_of(qtbot, room)
    told = [text for text in texts(page) if text.startswith("Your settings could not be read")]
    assert len(told) == 1
    assert "settings.damaged-" in told[0]
    next(b for b in page.findChildren(QToolButton) if b.accessibleName()).click()
    again = texts(page_of(qtbot, room))
    assert not [text for text in again if text.startswith("Your settings")]
    if room.library is not None:
        room.library.close()


def test_single_wrong_settings_are_named(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text('{"theme": "pink", "volume": 7}')
    room = open_room(qapp, tmp_path / "data", tmp_path / "config")
    assert any(text.endswith("theme, volume.") for text in texts(page_of(qtbot, room)))
    if room.library is not None:
        room.library.close()


def test_a_library_that_was_set_aside_is_told(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, room: Room
) -> None:
    assert room.library is not None
    name = room.library.path.name
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / name).write_bytes(b"no database at all" * 100)
    other = open_room(qapp, tmp_path / "other", tmp_path / "config")
    assert any("the history begins anew" in text for text in texts(page_of(qtbot, other)))
    if other.library is not None:
        other.library.close()


def test_the_page_works_without_a_library(qtbot: QtBot, room: Room) -> None:
    kept, room.library = room.library, None
    page = page_of(qtbot, room)
    room.library = kept
    assert len(page.findChildren(GameCard)) == len(GAMES)


@pytest.mark.parametrize(("width", "columns"), [(1024, 4), (700, 2), (420, 1)])
def test_cards_stand_in_as_many_columns_as_fit(
    qtbot: QtBot, room: Room, width: int, columns: int
) -> None:
    page = page_of(qtbot, room)
    page.resize(width, 640)
    page.show()
    cards = page.findChildren(GameCard)

    def settled() -> None:
        assert len({card.mapTo(page, card.rect().topLeft()).x() for card in cards}) == columns

    qtbot.waitUntil(settled)


@pytest.mark.parametrize("signal", ["history", "settings", "about"])
def test_the_foot_leads_on(qtbot: QtBot, room: Room, signal: str) -> None:
    page = page_of(qtbot, room)
    with qtbot.waitSignal(getattr(page, signal)):
        press(page, signal.capitalize())


def test_quit_closes_the_window(window: MainWindow) -> None:
    assert window.page is not None
    press(window.page, "Quit")
    assert not window.isVisible()
