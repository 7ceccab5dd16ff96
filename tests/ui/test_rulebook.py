"""Reading a rulebook: searching, pictures, and the ways to lessons."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from poisonbox.control.lessons.pupil import Pupil
from poisonbox.texts.lessons import lessons_of
from poisonbox.texts.pictures import album
from poisonbox.ui.look import Look
from poisonbox.ui.screens import book_browser
from poisonbox.ui.screens.book_browser import BookBrowser, address, drawn, height_of
from poisonbox.ui.screens.enlarged import Enlarged
from poisonbox.ui.screens.panel import SidePanel
from poisonbox.ui.screens.rulebook_view import RulebookView
from poisonbox.ui.screens.rules import RulesPage
from poisonbox.ui.window import MainWindow
from tests.ui.driving import TableDriver, new_match, people

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def look() -> Look:
    book_browser._drawn.clear()  # noqa: SLF001  # what other tests have seen
    return Look(motion=0.0)


def opened(
    qtbot: QtBot, look: Look, game: str = "cauldrons", pupil: Pupil | None = None, wide: bool = True
) -> RulebookView:
    learner = None if pupil is None else lambda: pupil
    view = RulebookView(look, game, wide=wide, learner=learner)
    qtbot.addWidget(view)
    view.resize(900 if wide else 280, 700)
    view.show()
    return view


def draw_all(browser: BookBrowser) -> None:
    while browser.waiting:
        browser.draw_next()


# -- searching -------------------------------------------------------------------------------------


def test_only_clauses_with_all_words_are_left(qtbot: QtBot, look: Look) -> None:
    view = opened(qtbot, look)
    qtbot.keyClicks(view.search, "poison colour")
    shown = [clause for chapter in view.visible_chapters() for clause in chapter.clauses]
    assert shown
    for clause in shown:
        text = f"{clause.title['en']} {clause.text['en']}".lower()
        assert "poison" in text or "colour" in text
    assert "poison-anywhere" in {clause.id.partition("/")[2] for clause in shown}
    assert "turn-order" not in {clause.id.partition("/")[2] for clause in shown}


def test_words_of_a_caption_are_found(qtbot: QtBot, look: Look) -> None:
    view = opened(qtbot, look)
    qtbot.keyClicks(view.search, "brim")
    assert "Room for thirteen" in view.text


def test_options_are_found(qtbot: QtBot, look: Look) -> None:
    view = opened(qtbot, look)
    qtbot.keyClicks(view.search, "memory aid")
    assert "Options" in view.text


def test_accents_need_not_be_written(qtbot: QtBot, look: Look) -> None:
    look.language = "fr"
    view = opened(qtbot, look, "pok")
    qtbot.keyClicks(view.search, "des separement")
    assert "Chaque dé pour soi" in view.text


def test_the_number_of_places_is_told(qtbot: QtBot, look: Look) -> None:
    view = opened(qtbot, look)
    assert view.count == ""
    qtbot.keyClicks(view.search, "dealer")
    number = view.text.lower().count("dealer")
    assert number > 2
    assert view.count.startswith(f"1 of {number} ·")


def test_enter_goes_to_the_next_place_and_around(qtbot: QtBot, look: Look) -> None:
    view = opened(qtbot, look)
    qtbot.keyClicks(view.search, "dealer")
    number = view.text.lower().count("dealer")
    seen = [view.count.partition(" of")[0]]
    for _ in range(number):
        qtbot.keyClick(view.search, Qt.Key.Key_Return)
        seen.append(view.count.partition(" of")[0])
    assert seen == [*map(str, range(1, number + 1)), "1"]


def test_shift_enter_goes_back(qtbot: QtBot, look: Look) -> None:
    view = opened(qtbot, look)
    qtbot.keyClicks(view.search, "dealer")
    number = view.text.lower().count("dealer")
    qtbot.keyClick(view.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert view.count.startswith(f"{number} of {number} ·")


def test_the_place_that_is_looked_at_is_seen(qtbot: QtBot, look: Look) -> None:
    view = opened(qtbot, look)
    qtbot.keyClicks(view.search, "card")
    qtbot.keyClick(view.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert view.browser.verticalScrollBar().value() > 0


def test_nothing_found_says_so(qtbot: QtBot, look: Look) -> None:
    view = opened(qtbot, look)
    qtbot.keyClicks(view.search, "xylophone")
    assert "Nothing in these rules says “xylophone”." in [
        made.text()
        for made in view.findChildren(type(view._nothing))  # noqa: SLF001
    ]
    assert view.count == ""
    assert view.text.strip() == ""


def test_enter_in_the_drawers_search_makes_no_move(window: MainWindow, qtbot: QtBot) -> None:
    table = TableDriver(window, new_match("cauldrons", 3), people(3))
    table.open_next()
    table.page.propose(table.screen.asks[0].moves[0])
    moves = len(table.session.story())
    table.page.show_clause("cauldrons/limit")
    search = table.page.panel.findChildren(RulebookView)[0].search
    search.setFocus()
    qtbot.keyClicks(search, "dealer")
    qtbot.keyClick(search, Qt.Key.Key_Return)
    table.wait()
    assert len(table.session.story()) == moves


# -- pictures --------------------------------------------------------------------------------------


def test_nothing_is_drawn_before_somebody_reads(qtbot: QtBot, look: Look) -> None:
    panel = SidePanel(look, "pok")
    qtbot.addWidget(panel)
    panel.resize(300, 600)
    panel.show()
    browser = panel.findChildren(BookBrowser)[0]
    assert browser.toPlainText() == ""
    panel.open_tab("rules")
    assert "Six counters" in browser.toPlainText()


def test_only_pictures_in_sight_are_drawn(qtbot: QtBot, look: Look) -> None:
    view = opened(qtbot, look, "goblets", wide=False)
    view.show_clause("goblets/double")
    view.browser.grab()  # so that it is painted
    seen = [book_browser.found(url)[:2] for url in view.browser.waiting]
    clauses = {album(game).picture[number].clause for game, number in seen}
    assert "goblets/double" in clauses
    assert "goblets/set-up" not in clauses
    draw_all(view.browser)
    view.browser.grab()
    assert view.browser.waiting == []


def test_an_empty_place_is_as_large_as_its_picture(qtbot: QtBot, look: Look) -> None:
    browser = BookBrowser(look)
    qtbot.addWidget(browser)
    picture = album("hue").picture[1]
    place = address("hue", 1, 96)
    kind = QTextDocument.ResourceType.ImageResource.value
    empty = browser.loadResource(kind, QUrl(place))
    draw_all(browser)
    full = browser.document().resource(kind, QUrl(place))
    assert empty.size() == full.size()  # type: ignore[attr-defined]
    assert full.height() == height_of(picture, 96)


def test_a_picture_is_drawn_once_for_each_look(qtbot: QtBot, look: Look) -> None:
    first = drawn(look, "pok", 0, 80)
    assert drawn(look, "pok", 0, 80).cacheKey() == first.cacheKey()
    look.language = "de"
    assert drawn(look, "pok", 0, 80).cacheKey() != first.cacheKey()


def test_nothing_is_read_from_elsewhere(qtbot: QtBot, look: Look) -> None:
    browser = BookBrowser(look)
    qtbot.addWidget(browser)
    kind = QTextDocument.ResourceType.ImageResource.value
    assert browser.loadResource(kind, QUrl("file:///etc/hostname")) is None


@pytest.mark.parametrize("game", ["cauldrons", "hue"])
@pytest.mark.parametrize("wide", [True, False])
def test_pictures_are_no_wider_than_the_text(
    qtbot: QtBot, look: Look, game: str, wide: bool
) -> None:
    view = opened(qtbot, look, game, wide=wide)
    assert view.text
    assert view.browser.document().size().width() <= view.browser.viewport().width()


def test_a_click_enlarges_and_any_key_closes(window: MainWindow, qtbot: QtBot) -> None:
    window.show_rules("cauldrons")
    page = window.page
    assert isinstance(page, RulesPage)
    browser = page.findChildren(BookBrowser)[0]
    browser.anchorClicked.emit(QUrl(address("cauldrons", 5, 300)))
    shown = window.findChildren(Enlarged)[0]
    assert shown.isVisible()
    focused = shown.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, Qt.Key.Key_Escape)
    assert not shown.isVisible()
    assert window.page is page


# -- lessons ---------------------------------------------------------------------------------------


def test_every_clause_leads_to_its_lesson(qtbot: QtBot, look: Look) -> None:
    view = opened(qtbot, look, pupil=Pupil())
    html = view.browser.toHtml()
    for chapter in view.visible_chapters():
        for clause in chapter.clauses:
            assert f'href="lesson:{clause.id}"' in html
    with qtbot.waitSignal(view.lesson, timeout=0) as heard:
        view.browser.anchorClicked.emit(QUrl("lesson:cauldrons/overflow"))
    place = lessons_of("cauldrons/overflow")[0]
    assert heard.args == [place.lesson, place.step]


def test_only_what_is_mastered_is_marked(qtbot: QtBot, look: Look) -> None:
    pupil = Pupil()
    pupil.use(["cauldrons/limit"], right=True)
    pupil.use(["cauldrons/overflow"], right=False)
    assert opened(qtbot, look, pupil=pupil).text.count("mastered") == 1


def test_where_nobody_learns_no_lesson_is_offered(qtbot: QtBot, look: Look) -> None:
    assert "lesson:" not in opened(qtbot, look).browser.toHtml()


def test_the_rules_page_opens_the_lesson_and_back_returns(window: MainWindow) -> None:
    window.show_rules("pok")
    page = window.page
    assert isinstance(page, RulesPage)
    page.findChildren(BookBrowser)[0].anchorClicked.emit(QUrl("lesson:pok/exact"))
    assert window.page is not page
    assert type(window.page).__name__ == "LessonPage"
    window.go_back()
    assert isinstance(window.page, RulesPage)
