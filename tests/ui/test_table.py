"""Passing the device, choosing and refusing, as the window does it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from poisonbox.control.pins import lock
from poisonbox.control.seats import Bot, Human
from poisonbox.core.match import Match
from poisonbox.games import GAMES
from poisonbox.ui.window import MainWindow
from tests.ui.driving import CUSTOMS, TableDriver, new_match, people


@pytest.fixture
def table(window: MainWindow) -> TableDriver:
    return TableDriver(window, new_match("cauldrons", 3), people(3))


def said(table: TableDriver) -> str:
    """All words on the curtain."""
    return " ".join(found.text() for found in table.page.curtain.findChildren(QLabel))


def hand(table: TableDriver) -> list[str]:
    return [spot.name for spot in table.page.scene.spots if spot.zone == "hand"]


def test_the_curtain_calls_the_next_person_by_name(table: TableDriver) -> None:
    assert table.screen.kind == "curtain"
    assert table.page.curtain.isVisible()
    assert "Ben" in said(table)
    assert not hand(table)


def test_space_opens_the_hand_of_who_is_called(table: TableDriver) -> None:
    QTest.keyClick(table.page.curtain, Qt.Key.Key_Space)
    table.wait()
    assert table.screen.holder == 1
    assert len(hand(table)) == 13
    assert not table.page.curtain.isVisible()


def test_the_curtain_is_there_after_the_deal_was_shown(window: MainWindow) -> None:
    """Nothing has changed since it was hidden for the motion, and yet it must come back."""
    window._room.look.motion = 1000.0  # noqa: SLF001
    table = TableDriver(window, new_match("cauldrons", 3), people(3))
    table.page.queue.skip()
    table.wait()
    assert table.screen.kind == "curtain"
    assert table.page.curtain.isVisible()
    window._room.look.motion = 0.0  # noqa: SLF001


@pytest.mark.parametrize("game", GAMES)
def test_nothing_private_comes_back_when_the_window_is_resized_in_motion(
    window: MainWindow, game: str
) -> None:
    table = TableDriver(window, new_match(game, 3), people(3))
    table.open_next()
    for ask in table.screen.asks:
        table.page.propose(ask.moves[0])
    table.page.queue.speed = 1000.0
    table.page.scene.conceal()  # as it is when the move was confirmed
    window.resize(1100, 700)
    QApplication.processEvents()
    assert not hand(table)
    assert not table.page.scene._secret  # noqa: SLF001


def test_a_second_press_opens_nothing(table: TableDriver) -> None:
    """After a move the next person's curtain must not fall by the same double press."""
    table.open(1)
    table.page.propose(table.screen.asks[0].moves[0])
    table.page.confirm()
    table.clock.now += 0.1
    QTest.keyClick(table.page.curtain, Qt.Key.Key_Space)
    assert table.screen.holder is None
    table.wait()
    QTest.keyClick(table.page.curtain, Qt.Key.Key_Space)
    table.wait()
    assert table.screen.holder == 2


def test_holding_shows_and_letting_go_covers(window: MainWindow) -> None:
    table = TableDriver(
        window, new_match("cauldrons", 3), people(3), replace(CUSTOMS, reveal="hold")
    )
    QTest.keyPress(table.page.curtain, Qt.Key.Key_Space)
    table.wait()
    assert hand(table)
    QTest.keyRelease(table.page, Qt.Key.Key_Space)
    table.wait()
    assert not hand(table)
    assert table.screen.kind == "curtain"


def test_one_key_covers_at_any_time(table: TableDriver) -> None:
    table.open(1)
    QTest.keyClick(table.page, Qt.Key.Key_C)
    table.wait()
    assert not hand(table)
    assert table.page.curtain.isVisible()


def test_leaving_the_window_covers_the_hand(table: TableDriver) -> None:
    table.open(1)
    QApplication.sendEvent(table.window, QEvent(QEvent.Type.WindowDeactivate))
    assert not hand(table)
    assert table.page.curtain.isVisible()


def test_a_hand_nobody_touches_is_covered(table: TableDriver) -> None:
    table.open(1)
    table.wait(CUSTOMS.idle + 1)
    assert not hand(table)


def test_a_pin_is_asked_for_and_a_wrong_one_opens_nothing(window: MainWindow) -> None:
    players = people(3)
    players[1] = Human("Ben", "fox", lock("1234", b"salt"))
    table = TableDriver(window, new_match("cauldrons", 3), players)
    for pin, holder in (("", None), ("9999", None), ("1234", 1)):
        table.page.curtain.opened.emit(1, pin)
        table.wait()
        assert table.screen.holder == holder
    assert "Wrong PIN" not in said(table)


def test_the_consequence_is_told_before_it_is_confirmed(table: TableDriver) -> None:
    table.open(1)
    table.page.propose(table.screen.asks[0].moves[0])
    assert table.page.prompt.sentence
    moves = len(table.session.story())
    table.page.drop()
    assert table.screen.asks[0].choice is None
    table.page.propose(table.screen.asks[0].moves[0])
    table.page.confirm()
    table.wait()
    assert len(table.session.story()) == moves + 1
    assert table.screen.kind == "curtain"


def test_a_refused_move_is_explained_with_its_clause(window: MainWindow) -> None:
    match = _red_lies_left()
    table = TableDriver(window, match, people(3))
    seat = table.open_next()
    hand_ = match.view(seat).hand  # type: ignore[attr-defined]
    red = next(code for code in hand_ if code[0] == "R")
    table.page.propose(GAMES["cauldrons"].decode({"play": red, "into": 2}))
    assert "ed" in table.page.prompt.sentence
    why = next(b for b in table.page.prompt.findChildren(QPushButton) if b.text() == "Why?")
    assert why.isVisible()
    why.click()
    assert table.page.panel.isVisible()
    assert table.screen.asks[0].choice is None


def _red_lies_left() -> Match[object]:
    match = new_match("cauldrons", 3)
    deal = [f"{colour}{value}" for colour in "RBP" for value in "111222555777" + "44"]
    deal = [*deal, *["X"] * 8]
    reds = [code for code in deal if code[0] == "R"]
    others = [code for code in deal if code[0] != "R"]
    # Everybody gets red cards: one in each of the first rounds of dealing.
    order = [card for four in zip(*[iter(reds)] * 4, strict=False) for card in four]
    order += reds[len(order) :] + others
    match.submit(-1, GAMES["cauldrons"].decode({"deal": order}))
    first = match.actors()[0]
    code = next(c for c in match.view(first).hand if c[0] == "R")  # type: ignore[attr-defined]
    match.submit(first, GAMES["cauldrons"].decode({"play": code, "into": 0}))
    return match


def test_a_move_is_taken_back_only_when_everybody_agrees(table: TableDriver) -> None:
    table.open(1)
    table.page.propose(table.screen.asks[0].moves[0])
    table.page.confirm()
    table.wait()
    before = len(table.session.story())
    table.page.ask_for("undo")
    table.wait()
    assert table.screen.proposal is not None
    assert "Ben" in table.page.prompt.sentence
    for _ in range(2):
        table.page.confirm()
        table.wait()
    assert len(table.session.story()) == before - 1


def test_one_person_against_bots_never_sees_a_curtain(window: MainWindow) -> None:
    match = new_match("cauldrons", 3, rounds=1)
    table = TableDriver(window, match, [Human("Ada", "raven"), Bot("steady", "novice"), Bot()])
    kinds = set()
    for _ in range(400):
        table.wait()
        kinds.add(table.screen.kind)
        if table.screen.kind == "open":
            table.page.propose(table.screen.asks[0].moves[0])
            table.page.confirm()
        if table.screen.kind == "over":
            break
        QTest.qWait(5)
    assert kinds <= {"open", "bots", "scoring", "over", "board"}
    assert "over" in kinds
    assert table.page.results.isVisible()


def test_somebody_goes_to_bed_and_a_bot_plays_on(table: TableDriver) -> None:
    table.page.menu.replied.emit(
        table.session.change_seat(1, Bot("steady", "novice"), table.clock())
    )
    for _ in range(200):
        table.wait()
        if table.screen.kind == "curtain":
            break
        QTest.qWait(5)
    assert table.screen.chairs[1].kind == "bot"
    assert "Cleo" in said(table)


def test_pausing_hides_everything_until_somebody_goes_on(table: TableDriver) -> None:
    table.open(1)
    table.page.menu.pause()
    table.wait()
    assert table.screen.kind == "paused"
    assert not hand(table)


def test_a_hint_marks_a_move(window: MainWindow) -> None:
    match = new_match("cauldrons", 3, rounds=1)
    table = TableDriver(window, match, [Human("Ada", "raven"), Human("Ben", "fox"), Bot()])
    table.open_next()
    table.page.ask_for("hint")
    for _ in range(400):
        table.wait(0.01)
        if table.screen.hint is not None:
            break
        QTest.qWait(10)
    assert table.screen.hint in table.screen.asks[0].moves
    assert table.page.scene.item("hint-card") is not None


@pytest.mark.parametrize("tab", ["score", "log", "rules"])
def test_a_drawer_opens_and_closes_by_its_key(table: TableDriver, tab: str) -> None:
    key = {"score": Qt.Key.Key_S, "log": Qt.Key.Key_L, "rules": Qt.Key.Key_R}[tab]
    QTest.keyClick(table.page, key)
    assert table.page.panel.isVisible()
    QTest.keyClick(table.page, key)
    assert not table.page.panel.isVisible()


def test_the_title_of_the_window_tells_nothing(table: TableDriver) -> None:
    table.open(1)
    assert table.window.windowTitle() == "Poisonbox"
