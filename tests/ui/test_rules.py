"""The rulebooks as pages."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from poisonbox.games import GAMES
from poisonbox.texts.rulebook import LANGUAGES, rulebook
from poisonbox.ui.room import Room
from poisonbox.ui.screens.drop_down import DropDown
from poisonbox.ui.screens.rulebook_view import RulebookView
from poisonbox.ui.screens.rules import RulesPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def open_page(qtbot: QtBot, room: Room, game: str = "cauldrons") -> RulesPage:
    page = RulesPage(room, game)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.arrive()
    return page


def book(page: RulesPage) -> RulebookView:
    return page.findChildren(RulebookView)[0]


def contents(page: RulesPage) -> QListWidget:
    return page.findChildren(QListWidget)[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_clauses_options_summary_and_credit_can_be_read(
    qtbot: QtBot, room: Room, game: str, language: str
) -> None:
    room.look.language = language
    text = " ".join(book(open_page(qtbot, room, game)).text.split())
    own = rulebook(game)
    for words in (own.summary, own.credit, *(clause.text for clause in own.clause)):
        assert " ".join(words[language].split()) in text
    for option in own.option.values():
        assert option.title[language] in text


def test_a_clause_chosen_from_the_contents_is_marked(qtbot: QtBot, room: Room) -> None:
    page = open_page(qtbot, room)
    item = contents(page).findItems("Spilling over", Qt.MatchFlag.MatchContains)[0]
    contents(page).setCurrentItem(item)
    assert "▸ Spilling over" in book(page).text
    assert contents(page).currentItem() is item


def test_another_game_is_one_click_away(qtbot: QtBot, room: Room) -> None:
    page = open_page(qtbot, room)
    pok = next(made for made in page.findChildren(QPushButton) if made.text() == "Pok")
    pok.click()
    assert page.game == "pok"
    assert "Six counters" in book(page).text
    assert contents(page).findItems("Six counters", Qt.MatchFlag.MatchContains)


def test_searching_narrows_text_and_contents(qtbot: QtBot, room: Room) -> None:
    page = open_page(qtbot, room)
    whole = contents(page).count()
    qtbot.keyClicks(book(page).search, "majority")
    assert contents(page).count() < whole
    assert "Fifty cards" not in book(page).text


def test_search_has_the_keyboard_first(qtbot: QtBot, room: Room) -> None:
    page = open_page(qtbot, room)
    assert page.focusWidget() is book(page).search


def test_esc_goes_back_even_from_the_search(qtbot: QtBot, room: Room) -> None:
    page = open_page(qtbot, room)
    with qtbot.waitSignal(page.back, timeout=0):
        qtbot.keyClick(book(page).search, Qt.Key.Key_Escape)


def test_where_there_is_little_room_the_contents_drop_down(qtbot: QtBot, room: Room) -> None:
    page = open_page(qtbot, room)
    assert contents(page).isVisible()
    page.resize(700, 640)
    assert not contents(page).isVisible()
    assert page.findChildren(DropDown)[0].isVisible()
