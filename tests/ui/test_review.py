"""The review of a finished match: progress, a graph, the moves that mattered, and their tables."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from poisonbox.core.refusal import Malformed
from poisonbox.games import GAMES
from poisonbox.store.models import SeatInfo
from poisonbox.ui.room import Room
from poisonbox.ui.screens.history import HistoryPage
from poisonbox.ui.screens.reel import OPEN
from poisonbox.ui.screens.results import ResultsOverlay
from poisonbox.ui.screens.review import ReviewPage
from poisonbox.ui.screens.review_graph import spread
from poisonbox.ui.window import MainWindow
from tests.control.adviser import Adviser
from tests.control.blunders import SHORT, blundered
from tests.ui.layout import problems
from tests.ui.stored_matches import PEOPLE, keep, play, screen, shown_texts

EVERY = pytest.mark.parametrize("game", list(GAMES))
BOTS = tuple(SeatInfo("", "bot", name, "expert") for name in ("gambler", "steady", "cautious"))
ALONE = (PEOPLE[0], *BOTS)


def open_review(
    window: MainWindow, game: str, company: Callable[[], Any] | None = None
) -> ReviewPage:
    """Review a match with one blunder of the only person."""
    match, _ = blundered(game)
    room = window._room  # noqa: SLF001
    assert room.library is not None
    number = keep(room.library, match, ALONE)
    made = company or (lambda: Adviser(2 * SHORT[game][2]))
    window.go(lambda: ReviewPage(room, number, made))
    assert isinstance(window.page, ReviewPage)
    return window.page


def finish(page: ReviewPage) -> ReviewPage:
    while not page.work.finished:
        page.tick()
    page.tick()
    QApplication.processEvents()
    return page


def pressed(widget: QWidget, words: str) -> None:
    button = next(b for b in widget.findChildren(QPushButton) if b.text() == words)
    button.click()
    QApplication.processEvents()


@EVERY
def test_the_move_that_mattered_is_shown_as_its_player_saw_it_and_as_it_was(
    window: MainWindow, game: str
) -> None:
    match, blunder = blundered(game)
    page = finish(open_review(window, game))
    found = page.work.mattered()
    assert len(page._cards) == len(found)  # noqa: SLF001
    at = [each.at for each in found].index(blunder)
    page._cards[at].click()  # noqa: SLF001
    QApplication.processEvents()
    stage = page.position.scene.stage
    assert stage is not None
    assert stage.view.seat == 0
    assert stage.hands == ()
    assert stage.asks[0].choice == match.log[blunder][1]
    assert stage.hint == found[at].advice.best.move
    assert any("You made this move" in text for text in shown_texts(page.position))
    pressed(page.position, "What was true")
    assert page.position.perspective == OPEN
    stage = page.position.scene.stage
    assert stage is not None
    assert len(stage.hands) == match.players
    pressed(page.position, "What you could know then")
    assert page.position.perspective == 0


def test_progress_is_shown_and_stop_stops(window: MainWindow) -> None:
    companies: list[Adviser] = []

    def company() -> Adviser:
        made = Adviser(0.05)
        made.ready = bool(companies)
        companies.append(made)
        return made

    page = open_review(window, "pok", company)
    QApplication.processEvents()
    total = page.work.total
    assert f"Looking at move 0 of {total} …" in shown_texts(page)
    pressed(page, "Stop")
    assert page.work.stopped
    assert f"Stopped after 0 of {total} moves." in shown_texts(page)
    pressed(page, "Go on")
    assert not page.work.stopped
    finish(page)
    assert any(text.startswith("Every move") for text in shown_texts(page))
    assert not any(b.isVisible() and b.text() == "Stop" for b in page.findChildren(QPushButton))


def test_leaving_stops_the_work(window: MainWindow) -> None:
    page = open_review(window, "pok")
    work = page.work
    window.go_home()
    assert work.stopped


def test_what_was_found_is_there_at_once_the_next_time(window: MainWindow, room: Room) -> None:
    page = finish(open_review(window, "pok"))
    found = page.work.mattered()
    asked: list[Adviser] = []

    def company() -> Adviser:
        asked.append(Adviser())
        return asked[-1]

    again = ReviewPage(room, page._id, company)  # noqa: SLF001
    assert again.work.finished
    assert again.work.mattered() == found
    assert asked[0].asked == []


def test_a_review_that_was_closed_or_killed_in_the_middle_goes_on_another_day(
    window: MainWindow, room: Room, tmp_path: Path
) -> None:
    room.cache = tmp_path
    page = open_review(window, "pok", lambda: Adviser(0.02))
    while page.work.done < 5:
        page.tick()
    found = dict(page.work.found)
    window.go_home()
    room.reviews.clear()  # the program ends and begins again
    again = ReviewPage(room, page._id, lambda: Adviser(0.02))  # noqa: SLF001
    assert again.work.found == found
    assert again.work.done == len(found)
    again.arrive()
    while again.work.done < 5 + 20:
        assert not again.work.finished
        again.tick()
    room.reviews.clear()  # it is killed, and nobody leaves the page
    last = ReviewPage(room, page._id, lambda: Adviser(0.02))  # noqa: SLF001
    assert last.work.done >= 20
    again.leave()
    last.leave()


def test_reviewing_changes_nothing_in_the_library(window: MainWindow, room: Room) -> None:
    assert room.library is not None
    page = open_review(window, "pok")
    before = room.library.load(page._id), room.library.history()  # noqa: SLF001
    finish(page)
    page.show_move(page.work.mattered()[0])
    window.go_home()
    assert (room.library.load(page._id), room.library.history()) == before  # noqa: SLF001


def test_an_imported_match_can_be_reviewed(window: MainWindow, room: Room, tmp_path: Path) -> None:
    """A record without seats names nobody: everybody is looked at."""
    assert room.library is not None
    match, _ = blundered("pok")
    file = tmp_path / "match.json"
    file.write_bytes(msgspec.json.encode(match.to_record()))
    room.library.import_(file)
    (number,) = [each.id for each in room.library.history()]
    window.go(lambda: ReviewPage(room, number, lambda: Adviser(0.6)))
    page = window.page
    assert isinstance(page, ReviewPage)
    finish(page)
    assert page.work.seats == {0, 1, 2}
    assert len(page._cards) == len(page.work.mattered())  # noqa: SLF001


def test_people_who_shared_the_device_are_all_looked_at(window: MainWindow, room: Room) -> None:
    assert room.library is not None
    match, _ = blundered("pok")
    number = keep(room.library, match, PEOPLE[:3])
    window.go(lambda: ReviewPage(room, number, lambda: Adviser(0.3)))
    page = window.page
    assert isinstance(page, ReviewPage)
    finish(page)
    assert page.work.seats == {0, 1, 2}
    page.show_move(page.work.judgements[0])
    name = PEOPLE[page.work.judgements[0].seat].name
    assert any(f"{name} made this move" in text for text in shown_texts(page.position))


def test_names_beside_the_graph_never_lie_on_each_other() -> None:
    rows = spread([0.0, 90.0, 90.0, 90.0, 91.0], 10.0, 0.0, 100.0)
    assert rows == [0.0, 70.0, 80.0, 90.0, 100.0]
    crowded = spread([5.0] * 4, 10.0, 0.0, 100.0)
    assert crowded == [5.0, 15.0, 25.0, 35.0]


def test_the_keyboard_reaches_a_move_and_comes_back(window: MainWindow) -> None:
    page = finish(open_review(window, "pok"))
    window.activateWindow()
    card = page._cards[-1]  # noqa: SLF001
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Return)
    assert page._stack.currentWidget() is page.position  # noqa: SLF001
    assert page.position.isAncestorOf(window.focusWidget())
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert page._stack.currentIndex() == 0  # noqa: SLF001
    assert card.hasFocus()
    left: list[bool] = []
    page.back.connect(lambda: left.append(True))
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert left == [True]


def test_the_graph_tells_everybodys_chances_to_a_screen_reader(window: MainWindow) -> None:
    page = finish(open_review(window, "pok"))
    told = page.graph.accessibleDescription()
    for name in ("Ada", "Rufus", "Ambrose"):
        assert f"{name}: " in told
    assert "%" in told


def test_a_match_without_a_costly_move_says_so(window: MainWindow) -> None:
    page = finish(open_review(window, "pok", lambda: Adviser(0.0)))
    page.work.found.clear()
    page._show()  # noqa: SLF001
    assert any("No move was clearly worse" in text for text in shown_texts(page))


def test_a_match_that_goes_on_is_not_reviewed(window: MainWindow, room: Room) -> None:
    assert room.library is not None
    number = keep(room.library, play("hue", moves=3))
    with pytest.raises(Malformed):
        ReviewPage(room, number)
    window.show_review(number)
    assert not isinstance(window.page, ReviewPage)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(
    "looks",
    [((1024, 640), 2.0, "de"), ((1280, 800), 1.0, "fr"), ((1024, 640), 1.0, "en")],
)
def test_nothing_is_cut_or_overlaps(
    window: MainWindow, room: Room, theme: str, looks: tuple[tuple[int, int], float, str]
) -> None:
    size, scale, language = looks
    room.settings.update(theme=theme, text_scale=scale, language=language)
    window._appearance.refresh()  # noqa: SLF001
    window.resize(*size)
    page = finish(open_review(window, "pok"))
    assert problems(window) == []
    page.show_move(page.work.mattered()[0])
    QApplication.processEvents()
    assert problems(window) == []


# -- ways there ------------------------------------------------------------------------------------


def test_the_results_lead_to_the_review(qapp: QApplication, room: Room) -> None:
    match, _ = blundered("pok")
    page = QWidget()
    overlay = ResultsOverlay(room.look, "pok", page)
    overlay.show_screen(screen(match, ALONE))
    asked: list[bool] = []
    overlay.review.connect(lambda: asked.append(True))
    pressed(overlay, "Review")
    assert asked == [True]


def test_history_leads_to_the_review_of_finished_matches_only(
    window: MainWindow, room: Room
) -> None:
    assert room.library is not None
    match, _ = blundered("pok")
    number = keep(room.library, match, ALONE)
    window.show_history()
    page = window.page
    assert isinstance(page, HistoryPage)
    page._detail.show_matches(room.library.history())  # noqa: SLF001
    pressed(page._detail, "Review")  # noqa: SLF001
    assert isinstance(window.page, ReviewPage)
    assert window.page._id == number  # noqa: SLF001
    going = keep(room.library, play("hue", moves=3))
    window.show_history()
    page = window.page
    assert isinstance(page, HistoryPage)
    unfinished = [each for each in room.library.history() if each.id == going]
    page._detail.show_matches(unfinished)  # noqa: SLF001
    words = [b.text() for b in page._detail.findChildren(QPushButton)]  # noqa: SLF001
    assert "Review" not in words
