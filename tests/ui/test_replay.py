"""A match seen again, move by move."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSlider
from pytestqt.qtbot import QtBot

from poisonbox.core.match import Match
from poisonbox.core.refusal import IllegalMove
from poisonbox.core.state import CHANCE
from poisonbox.store.errors import NoSuchMatch
from poisonbox.store.library import Library
from poisonbox.store.preferences import PinHash, RememberedPlayer
from poisonbox.ui.room import Room
from poisonbox.ui.screens.drop_down import DropDown
from poisonbox.ui.screens.reel import OPEN, Reel
from poisonbox.ui.screens.replay import ReplayPage
from poisonbox.ui.screens.story_log import StoryLog
from tests.ui.stored_matches import BOT, PEOPLE, finished, keep, play

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

GAMES_WITH_HANDS = ("cauldrons", "goblets", "pok")


@pytest.fixture
def library(room: Room) -> Library:
    assert room.library is not None
    return room.library


def open_page(qtbot: QtBot, room: Room, number: int) -> ReplayPage:
    room.look.motion = 0.0
    page = ReplayPage(room, number)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitActive(page):  # shortcuts are those of the window that is active
        page.show()
        page.activateWindow()
    page.arrive()
    return page


def log(page: ReplayPage) -> StoryLog:
    return page.findChildren(StoryLog)[0]


# -- what may be seen ------------------------------------------------------------------------------


def test_a_finished_match_may_be_watched_from_everywhere(library: Library) -> None:
    reel = Reel(library.load(keep(library, finished("cauldrons"))))
    assert reel.perspectives == (None, 0, 1, 2, OPEN)


def test_an_unfinished_match_of_several_people_shows_what_everybody_saw(library: Library) -> None:
    stored = library.load(keep(library, play("cauldrons", moves=9), (*PEOPLE[:2], BOT)))
    reel = Reel(stored)
    assert reel.perspectives == (None,)
    for forbidden in (0, 1, 2, OPEN):
        with pytest.raises(ValueError, match="may not be watched"):
            reel.stage(5, forbidden)


@pytest.mark.parametrize(("locked", "seats"), [(False, (None, 1)), (True, (None,))])
def test_a_lone_persons_own_hand_is_shown_unless_a_pin_locks_it(
    library: Library, locked: bool, seats: tuple[int | None, ...]
) -> None:
    stored = library.load(keep(library, play("cauldrons", moves=9), (BOT, PEOPLE[0], BOT)))
    assert Reel(stored, {"Ada": locked}).perspectives == seats


@pytest.mark.parametrize("game", GAMES_WITH_HANDS)
def test_no_step_of_an_unfinished_match_tells_a_secret(library: Library, game: str) -> None:
    match = play(game, moves=12)
    reel = Reel(library.load(keep(library, match)))
    for at in range(reel.length + 1):
        stage = reel.stage(at, None)
        assert stage.holder is None
        assert stage.hands == ()
        assert stage.asks == ()
    assert all(not event.secret for told in reel.story(None) for event in told.events)


def test_a_pin_that_is_remembered_keeps_the_page_from_offering_the_hand(
    qtbot: QtBot, room: Room, library: Library
) -> None:
    room.settings.remember("Ada", RememberedPlayer("raven", "", PinHash("00", "00")))
    number = keep(library, play("cauldrons", moves=9), (PEOPLE[0], BOT, BOT))
    page = open_page(qtbot, room, number)
    assert not page.findChildren(DropDown)[0].isVisible()
    page.watch_as(0)
    assert page.perspective is None


@pytest.mark.parametrize("game", GAMES_WITH_HANDS)
def test_every_position_is_the_one_of_the_match(library: Library, game: str) -> None:
    match = finished(game)
    reel = Reel(library.load(keep(library, match)))
    again: Match[Any] = Match(match.game, match.players, match.options)
    for at, (seat, move) in enumerate(match.log):
        assert reel.stage(at, 1).view == again.view(1)
        again.submit(seat, move)
    assert reel.stage(reel.length, None).view == match.view(None)
    assert reel.stage(reel.length, None).result == match.result()


def test_seals_are_closed_one_by_one(library: Library) -> None:
    match = finished("pok")
    reel = Reel(library.load(keep(library, match)))
    at = next(index for index, (seat, _) in enumerate(match.log) if seat != CHANCE)
    before, after = reel.stage(at, None), reel.stage(at + 1, None)
    assert [chair.seal for chair in before.chairs] == [False, False, False]
    assert [chair.seal for chair in after.chairs].count(True) == 1


def test_open_hands_are_everybodys(library: Library) -> None:
    reel = Reel(library.load(keep(library, finished("cauldrons"))))
    hands = reel.stage(1, OPEN).hands
    assert [view.seat for view in hands] == [0, 1, 2]


# -- the page --------------------------------------------------------------------------------------


def test_keys_go_forward_back_and_to_both_ends(qtbot: QtBot, room: Room, library: Library) -> None:
    page = open_page(qtbot, room, keep(library, finished("cauldrons")))
    last = len(finished("cauldrons").log)
    for key, at in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_Right, last),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
    ):
        qtbot.keyClick(page, key)
        assert page.at == at


def test_the_table_shows_the_position(qtbot: QtBot, room: Room, library: Library) -> None:
    match = finished("cauldrons")
    page = open_page(qtbot, room, keep(library, match))
    page.go(len(match.log))
    assert page.scene.stage is not None
    assert page.scene.stage.view == match.view(None)


def test_the_slider_goes_anywhere(qtbot: QtBot, room: Room, library: Library) -> None:
    page = open_page(qtbot, room, keep(library, finished("cauldrons")))
    page.findChildren(QSlider)[0].setValue(17)
    assert page.at == 17


def test_the_log_marks_the_last_move(qtbot: QtBot, room: Room, library: Library) -> None:
    page = open_page(qtbot, room, keep(library, finished("cauldrons")))
    assert log(page).marked_text() == ""
    page.go(1)
    assert "deals" in log(page).marked_text()
    page.go(2)
    assert "deals" not in log(page).marked_text()
    assert log(page).marked_text() != ""


def test_a_sentence_that_is_clicked_is_gone_to(qtbot: QtBot, room: Room, library: Library) -> None:
    page = open_page(qtbot, room, keep(library, finished("cauldrons")))
    log(page).pointed.emit(11)
    assert page.at == 12


def test_another_perspective_shows_another_hand(qtbot: QtBot, room: Room, library: Library) -> None:
    page = open_page(qtbot, room, keep(library, finished("cauldrons")))
    page.go(3)
    for seat in (0, 2):
        page.watch_as(seat)
        assert page.scene.stage is not None
        assert page.scene.stage.holder == seat
    page.watch_as(None)
    assert not any(spot.zone == "hand" for spot in page.scene.spots)


def test_nothing_can_be_done_at_the_table(qtbot: QtBot, room: Room, library: Library) -> None:
    page = open_page(qtbot, room, keep(library, finished("cauldrons")))
    page.watch_as(0)
    page.go(3)
    with qtbot.assertNotEmitted(page.scene.proposed):
        for spot in page.scene.spots:
            if spot.act is not None:
                point = spot.rect.center().toPoint()
                qtbot.mouseClick(
                    page._table.viewport(),  # noqa: SLF001
                    Qt.MouseButton.LeftButton,
                    pos=point,
                )


def test_it_plays_by_itself_to_the_end_and_stops(
    qtbot: QtBot, room: Room, library: Library
) -> None:
    page = open_page(qtbot, room, keep(library, play("cauldrons", moves=8)))
    room.look.motion = page.queue.speed = 0.001
    qtbot.keyClick(page, Qt.Key.Key_Space)
    assert page.playing
    qtbot.waitUntil(lambda: page.at == 8)
    qtbot.waitUntil(lambda: not page.playing)


def test_space_stops_it_again(qtbot: QtBot, room: Room, library: Library) -> None:
    page = open_page(qtbot, room, keep(library, finished("cauldrons")))
    qtbot.keyClick(page, Qt.Key.Key_Space)
    qtbot.keyClick(page, Qt.Key.Key_Space)
    assert not page.playing


def test_a_jump_drops_what_moves(qtbot: QtBot, room: Room, library: Library) -> None:
    page = open_page(qtbot, room, keep(library, finished("cauldrons")))
    page.queue.speed = 1000.0
    page.step()
    page.step()
    assert page.queue.busy
    page.go(20)
    assert not page.queue.busy
    assert page.at == 20


def test_esc_goes_back(qtbot: QtBot, room: Room, library: Library) -> None:
    page = open_page(qtbot, room, keep(library, finished("cauldrons")))
    with qtbot.waitSignal(page.back, timeout=0):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


def test_a_match_that_does_not_exist_is_refused(room: Room) -> None:
    with pytest.raises(NoSuchMatch):
        ReplayPage(room, 999)


def test_a_match_with_a_move_against_the_rules_is_refused(library: Library) -> None:
    match = play("cauldrons", moves=3)
    number = library.begin("cauldrons", 3, match.options, PEOPLE[:3])
    moves = match.to_record().moves
    library.append(number, 0, [moves[0], moves[1], moves[1]])
    with pytest.raises(IllegalMove):
        Reel(library.load(number))
