"""Matches of before."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QListView
from pytestqt.qtbot import QtBot

from poisonbox.store.library import Library
from poisonbox.ui.room import Room
from poisonbox.ui.screens.drop_down import DropDown
from poisonbox.ui.screens.history import HistoryPage
from tests.ui.stored_matches import BOT, PEOPLE, finished, keep, play, shown_texts

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def library(room: Room) -> Library:
    assert room.library is not None
    return room.library


def open_page(qtbot: QtBot, room: Room) -> HistoryPage:
    page = HistoryPage(room)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.arrive()
    return page


def matches(page: HistoryPage) -> QListView:
    views = page.findChildren(QListView)  # drop-downs have some of their own
    return next(view for view in views if view.accessibleName() == "Matches")


def listed(page: HistoryPage) -> list[str]:
    model = matches(page).model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def press(page: HistoryPage, words: str) -> None:
    shown_texts(page)
    next(
        made
        for made in page.findChildren(QAbstractButton)
        if made.text() == words and made.isVisibleTo(page)
    ).click()


def choose(page: HistoryPage, name: str, words: str) -> None:
    box = next(box for box in page.findChildren(DropDown) if box.accessibleName() == name)
    at = box.findText(words)
    assert at >= 0
    box.setCurrentIndex(at)
    box.activated.emit(at)


# -- the list --------------------------------------------------------------------------------------


def test_matches_are_listed_with_players_and_ending(
    qtbot: QtBot, room: Room, library: Library
) -> None:
    keep(library, finished("hue"))
    keep(library, play("cauldrons", moves=5), (PEOPLE[1], BOT, PEOPLE[2]))
    first, second = listed(open_page(qtbot, room))
    assert first.startswith("Cauldrons")
    assert first.endswith("Ben, Rufus, Cleo; not finished")
    winner = finished("hue").result().winners[0]  # type: ignore[union-attr]
    assert second.endswith(f"Ada, Ben, Cleo; {PEOPLE[winner].name} won")


def test_an_empty_history_says_so(qtbot: QtBot, room: Room) -> None:
    page = open_page(qtbot, room)
    assert "No match was played yet. Every match you begin is kept here." in shown_texts(page)
    assert not matches(page).isVisible()


def test_without_a_library_the_page_says_so(qtbot: QtBot, room: Room) -> None:
    without = Room(room.settings, None, room.look)
    page = HistoryPage(without)
    qtbot.addWidget(page)
    page.resize(800, 600)
    page.show()
    page.arrive()
    words = "The library could not be opened, so there are no matches to show."
    assert words in shown_texts(page)


@pytest.mark.parametrize(
    ("filtered", "left"),
    [
        (("Game", "Hue"), ["Hue"]),
        (("Player", "Ben"), ["Cauldrons", "Hue"]),
        (("Player", "Dora"), ["Pok"]),
        (("Finished or not", "Unfinished"), ["Cauldrons"]),
        (("Finished or not", "Finished"), ["Pok", "Hue"]),
        (("Tag", "#summer"), ["Hue"]),
    ],
)
def test_filters_leave_what_fits(
    qtbot: QtBot, room: Room, library: Library, filtered: tuple[str, str], left: list[str]
) -> None:
    library.tag(keep(library, finished("hue")), "summer")
    keep(library, finished("pok"), (PEOPLE[3], BOT, BOT))
    keep(library, play("cauldrons", moves=5))
    page = open_page(qtbot, room)
    choose(page, *filtered)
    assert [line.partition(",")[0] for line in listed(page)] == left


def test_a_filter_that_nothing_fits_says_so(qtbot: QtBot, room: Room, library: Library) -> None:
    keep(library, finished("hue"))
    page = open_page(qtbot, room)
    choose(page, "Game", "Pok")
    assert "No match fits." in shown_texts(page)


def test_more_matches_come_when_the_list_is_scrolled(
    qtbot: QtBot, room: Room, library: Library
) -> None:
    for _ in range(65):
        library.begin("hue", 3, {}, PEOPLE[:3])
    page = open_page(qtbot, room)
    model = matches(page).model()
    matches(page).scrollToBottom()
    qtbot.waitUntil(lambda: model.rowCount() == 65)


# -- going on and seeing again ---------------------------------------------------------------------


def test_enter_goes_on_with_an_unfinished_match(qtbot: QtBot, room: Room, library: Library) -> None:
    number = keep(library, play("cauldrons", moves=5))
    page = open_page(qtbot, room)
    with qtbot.waitSignal(page.resume, timeout=0) as asked:
        qtbot.keyClick(matches(page), Qt.Key.Key_Return)
    assert asked.args == [number]


def test_enter_replays_a_finished_match(qtbot: QtBot, room: Room, library: Library) -> None:
    number = keep(library, finished("hue"))
    page = open_page(qtbot, room)
    with qtbot.waitSignal(page.replay, timeout=0) as asked:
        qtbot.keyClick(matches(page), Qt.Key.Key_Return)
    assert asked.args == [number]


def test_buttons_of_the_chosen_match(qtbot: QtBot, room: Room, library: Library) -> None:
    number = keep(library, play("cauldrons", moves=5))
    page = open_page(qtbot, room)
    with qtbot.waitSignal(page.resume, timeout=0) as asked:
        press(page, "Continue")
    assert asked.args == [number]
    with qtbot.waitSignal(page.replay, timeout=0) as seen:
        press(page, "Replay")
    assert seen.args == [number]


# -- keeping order ---------------------------------------------------------------------------------


def test_a_tag_is_put_on_and_taken_off(qtbot: QtBot, room: Room, library: Library) -> None:
    number = keep(library, finished("hue"))
    page = open_page(qtbot, room)
    shown_texts(page)
    fields = [one for one in page.findChildren(QLineEdit) if one.isVisibleTo(page)]
    field = next(one for one in fields if one.accessibleName() == "New tag")
    field.setText(" rainy   evening ")
    press(page, "Add")
    assert library.load(number).tags == ("rainy evening",)
    press(page, "#rainy evening  ×")
    assert library.load(number).tags == ()


def test_deleting_asks_first_and_can_be_declined(
    qtbot: QtBot, room: Room, library: Library
) -> None:
    number = keep(library, finished("hue"))
    page = open_page(qtbot, room)
    press(page, "Delete …")
    assert "Delete this match for good?" in shown_texts(page)
    press(page, "Keep")
    assert "Delete this match for good?" not in shown_texts(page)
    assert library.load(number)
    press(page, "Delete …")
    press(page, "Delete")
    assert library.history() == []
    assert listed(page) == []


def test_several_matches_are_exported_and_come_back(
    qtbot: QtBot, room: Room, library: Library, tmp_path: Path
) -> None:
    numbers = [keep(library, finished(game)) for game in ("hue", "pok")]
    page = open_page(qtbot, room)
    matches(page).selectAll()
    assert any("2 matches are chosen" in text for text in shown_texts(page))
    file = tmp_path / "kept.jsonl"
    page.export_to(numbers, file)
    assert any("kept.jsonl" in text for text in shown_texts(page))
    page.delete(numbers)
    page.import_from(file)
    assert len(listed(page)) == 2
    assert any("2 matches are imported." in text for text in shown_texts(page))
    page.import_from(file)
    assert len(listed(page)) == 2


def test_an_unfinished_match_is_exported_with_a_warning(
    qtbot: QtBot, room: Room, library: Library
) -> None:
    keep(library, play("cauldrons", moves=5))
    words = "A file of an unfinished match tells its reader every hidden card."
    assert words in shown_texts(open_page(qtbot, room))


def test_a_file_that_is_none_gets_one_sentence_and_changes_nothing(
    qtbot: QtBot, room: Room, library: Library, tmp_path: Path
) -> None:
    keep(library, finished("hue"))
    page = open_page(qtbot, room)
    page.import_from(tmp_path / "nowhere.jsonl")
    assert any("nowhere.jsonl" in text for text in shown_texts(page))
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("a shopping list\n")
    page.import_from(wrong)
    assert any("could not be read" in text and "wrong.jsonl" in text for text in shown_texts(page))
    assert len(listed(page)) == 1


def test_a_file_that_cannot_be_written_gets_one_sentence(
    qtbot: QtBot, room: Room, library: Library, tmp_path: Path
) -> None:
    number = keep(library, finished("hue"))
    page = open_page(qtbot, room)
    page.export_to([number], tmp_path / "no" / "such" / "folder.jsonl")
    assert any("folder.jsonl" in text for text in shown_texts(page))


def test_esc_goes_back(qtbot: QtBot, room: Room, library: Library) -> None:
    keep(library, finished("hue"))
    page = open_page(qtbot, room)
    with qtbot.waitSignal(page.back, timeout=0):
        qtbot.keyClick(matches(page), Qt.Key.Key_Escape)


def test_in_a_narrow_window_the_chosen_match_is_below_the_list(
    qtbot: QtBot, room: Room, library: Library
) -> None:
    keep(library, finished("hue"))
    page = open_page(qtbot, room)
    page.resize(700, 640)
    shown_texts(page)
    press(page, "Delete …")  # still there
    qtbot.waitUntil(lambda: page.area.verticalScrollBar().maximum() > 0)


def test_the_question_whether_to_delete_is_scrolled_into_sight(
    qtbot: QtBot, room: Room, library: Library
) -> None:
    keep(library, finished("hue"))
    page = open_page(qtbot, room)
    page.resize(700, 400)
    press(page, "Delete …")
    shown_texts(page)
    answer = next(
        made
        for made in page.findChildren(QAbstractButton)
        if made.text() == "Keep" and made.isVisibleTo(page)
    )
    qtbot.waitUntil(lambda: not answer.visibleRegion().isEmpty())
