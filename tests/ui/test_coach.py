"""The coach at the table: heard when called, unasked only with a reason, and by nobody else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from poisonbox.control.customs import Customs
from poisonbox.control.session import Means, Session
from poisonbox.core.match import Match
from poisonbox.games import GAMES
from poisonbox.store.preferences import Setup
from poisonbox.ui.evening import Evening
from poisonbox.ui.screens.coach_parts import WeighedMove
from poisonbox.ui.window import MainWindow
from tests.control.adviser import Adviser
from tests.ui.driving import CUSTOMS, Clock, TableDriver, people
from tests.ui.layout import problems
from tests.ui.test_secrets import SIZES, some_match

EVERY = pytest.mark.parametrize("game", list(GAMES))
COACHED = replace(CUSTOMS, coach=True)


class CoachedTable(TableDriver):
    """A table whose coach thinks in this process, and answers at once unless told to wait."""

    def __init__(
        self,
        window: MainWindow,
        match: Match[Any],
        customs: Customs = COACHED,
        effort: float = 0.02,
    ) -> None:
        self.window = window
        self.clock = Clock()
        room = window._room  # noqa: SLF001
        room.clock = self.clock
        self.adviser = Adviser(effort)
        means = Means("a seed", journal=room.library, thinker=self.adviser)
        players = people(match.players)
        self.session = Session.start(match, players, means, self.clock(), customs)
        window.sit_down(Evening(match.game.id, Setup(len(players)), self.session, _NoPool()))
        self.wait()

    def call(self) -> list[WeighedMove]:
        self.page.ask_for("hint")
        self.wait()
        self.wait()
        return self.page.coach.panel.moves

    def choose_badly(self) -> Any:
        """The move that the coach finds worst is chosen; returns it."""
        self.wait()
        self.wait()
        (counsel,) = self.session._table.thinking.advice.values()  # noqa: SLF001
        advice = counsel.advice
        assert advice is not None
        worst = min((advice.best, *advice.others), key=lambda each: each.win)
        assert advice.is_costly(worst.move)
        self.page.propose(worst.move)
        self.wait()
        return worst.move


class _NoPool:
    def close(self) -> None:
        """Nobody thinks elsewhere."""


@pytest.fixture
def table(window: MainWindow) -> CoachedTable:
    made = CoachedTable(window, overflowing())
    made.open_next()
    return made


def overflowing() -> Match[Any]:
    """Somebody may pour far too much into a cauldron, or not."""
    match = some_match("cauldrons", 3, 6)
    assert len(match.moves(match.actors()[0])) > 3
    return match


def said(widget: QWidget) -> str:
    """Everything labels and accessible names tell, seen or not."""
    texts = [label.text() for label in widget.findChildren(QLabel)]
    texts += [child.accessibleName() for child in widget.findChildren(QWidget)]
    texts += [child.accessibleDescription() for child in widget.findChildren(QWidget)]
    return "\n".join(texts)


def heard(widget: QWidget) -> str:
    """Everything a screen reader finds below a widget."""
    found, todo = [], [QAccessible.queryAccessibleInterface(widget)]
    while todo:
        each = todo.pop()
        if each is not None and each.isValid():
            kinds = (QAccessible.Text.Name, QAccessible.Text.Description)
            found += [each.text(kind) for kind in kinds]
            todo += [each.child(at) for at in range(each.childCount())]
    return "\n".join(found)


@EVERY
def test_the_coach_shows_moves_with_their_odds_and_marks_the_best_on_the_table(
    window: MainWindow, game: str
) -> None:
    table = CoachedTable(window, some_match(game, SIZES[game][0], 8))
    table.open_next()
    moves = table.call()
    assert moves
    assert table.page.coach.panel.isVisible()
    words = said(table.page.coach.panel)
    assert "%" in words
    assert "★" in words
    advice = table.screen.advice
    assert advice is not None
    assert table.page.scene.stage is not None
    assert table.page.scene.stage.hint == advice.best.move
    assert not problems(window, contrast=False)


def test_until_the_coach_has_thought_it_says_so(window: MainWindow) -> None:
    table = CoachedTable(window, overflowing())
    table.adviser.ready = False
    table.open_next()
    assert table.call() == []
    assert "thinking" in said(table.page.coach.panel)
    table.adviser.ready = True
    table.wait()
    assert table.page.coach.panel.moves


def test_pointing_at_a_move_marks_it_on_the_table(table: CoachedTable) -> None:
    moves = table.call()
    advice = table.screen.advice
    assert advice is not None
    moves[1].setFocus()
    QApplication.processEvents()
    assert table.page.scene.stage is not None
    assert table.page.scene.stage.hint == advice.named()[1].move
    assert table.page.scene.item("hint-card") is not None


def test_the_keyboard_goes_through_the_moves_and_back_to_the_hand(table: CoachedTable) -> None:
    table.window.activateWindow()
    QTest.keyClick(table.page, Qt.Key.Key_H)
    table.wait()
    table.wait()
    moves = table.page.coach.panel.moves
    assert moves[0].hasFocus()
    QTest.keyClick(moves[0], Qt.Key.Key_Down)
    assert moves[1].hasFocus()
    assert moves[1].isChecked()
    QTest.keyClick(moves[1], Qt.Key.Key_Up)
    QTest.keyClick(moves[0], Qt.Key.Key_Escape)
    table.wait()
    assert not table.page.coach.panel.isVisible()
    assert table.page.view.isAncestorOf(table.window.focusWidget())
    assert table.page.scene.stage is not None
    assert table.page.scene.stage.hint is None


def test_calling_again_sends_the_coach_away(table: CoachedTable) -> None:
    table.call()
    table.page.ask_for("hint")
    table.wait()
    assert not table.page.coach.panel.isVisible()


def test_score_sheet_and_coach_take_turns(table: CoachedTable) -> None:
    table.page.ask_for("score")
    table.call()
    assert not table.page.panel.isVisible()
    table.page.ask_for("log")
    assert table.page.panel.isVisible()
    assert not table.page.coach.panel.isVisible()


@EVERY
def test_nothing_the_coach_said_is_left_when_the_hand_is_covered(
    window: MainWindow, game: str
) -> None:
    """Not a pixel, not a word, not for a screen reader."""
    table = CoachedTable(window, some_match(game, SIZES[game][1], 8))
    covered, silent = window.grab().toImage(), heard(table.page.coach.panel)
    names = table.texts()
    table.open_next()
    moves = table.call()
    told = [move.accessibleName() for move in moves]
    assert told
    table.page.ask_for("cover")
    table.wait()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert table.screen.holder is None
    assert table.page.findChildren(WeighedMove) == []
    assert heard(table.page.coach.panel) == silent
    assert not any(words in said(window) for words in told)
    assert table.texts() == names
    assert window.grab().toImage() == covered


@EVERY
def test_title_and_log_are_the_same_whatever_the_coach_says(window: MainWindow, game: str) -> None:
    table = CoachedTable(window, some_match(game, SIZES[game][1], 8))
    table.open_next()
    title = window.windowTitle()
    table.page.ask_for("log")
    table.wait()
    log = said(table.page.panel)
    table.page.ask_for("log")
    assert table.call()
    assert window.windowTitle() == title
    table.page.ask_for("log")
    table.wait()
    assert said(table.page.panel) == log


def test_leaving_the_table_ends_the_thought(window: MainWindow) -> None:
    table = CoachedTable(window, overflowing())
    table.adviser.ready = False
    table.open_next()
    table.call()
    assert table.adviser.waiting
    window.go_home()
    assert not table.adviser.waiting


def test_covering_the_hand_ends_the_thought(window: MainWindow) -> None:
    table = CoachedTable(window, overflowing())
    table.adviser.ready = False
    table.open_next()
    table.call()
    table.page.ask_for("cover")
    table.wait()
    assert not table.adviser.waiting
    table.adviser.ready = True
    table.wait()
    assert table.screen.advice is None


@EVERY
def test_the_next_player_does_not_hear_what_the_last_one_was_told(
    window: MainWindow, game: str
) -> None:
    table = CoachedTable(window, some_match(game, SIZES[game][1], 8))
    table.open_next()
    table.call()
    for ask in table.screen.asks:
        table.page.propose(Random(1).choice(ask.moves))
    table.wait()
    table.page.confirm()
    table.wait()
    assert not table.page.coach.panel.isVisible()
    if table.screen.kind in ("curtain", "board"):
        table.open_next()
        assert table.screen.advice is None
        assert not table.page.coach.panel.isVisible()


# -- by itself -------------------------------------------------------------------------------------


def test_the_prompt_warns_before_a_costly_move_and_shows_why(window: MainWindow) -> None:
    table = CoachedTable(window, costly(), effort=0.1)
    table.open_next()
    chosen = table.choose_badly()
    prompt = table.page.prompt
    assert prompt.sentence.startswith("Careful: under 1")
    assert prompt._show_me.isVisible()  # noqa: SLF001
    assert not table.page.coach.panel.isVisible()
    assert not problems(window, contrast=False)
    prompt.shown.emit()
    table.wait()
    assert table.page.coach.panel.isVisible()
    assert "Your choice" in said(table.page.coach.panel)
    assert not prompt._show_me.isVisible()  # noqa: SLF001
    table.page.confirm()
    table.wait()
    assert table.session._table.ledger.match.log[-1][1] == chosen  # noqa: SLF001


def test_a_good_move_is_made_without_a_word(window: MainWindow) -> None:
    table = CoachedTable(window, costly(), effort=0.1)
    table.open_next()
    table.wait()
    (counsel,) = table.session._table.thinking.advice.values()  # noqa: SLF001
    assert counsel.advice is not None
    table.page.propose(counsel.advice.best.move)
    table.wait()
    assert "Careful" not in table.page.prompt.sentence
    assert not table.page.prompt._show_me.isVisible()  # noqa: SLF001


def test_a_warning_is_gone_when_the_hand_is_covered(window: MainWindow) -> None:
    table = CoachedTable(window, costly(), effort=0.1)
    table.open_next()
    table.choose_badly()
    table.page.ask_for("cover")
    table.wait()
    assert "Careful" not in said(window)


def test_without_a_coach_a_hint_opens_no_drawer(window: MainWindow) -> None:
    table = CoachedTable(window, overflowing(), CUSTOMS)
    table.open_next()
    assert table.call() == []
    assert not table.page.coach.panel.isVisible()
    assert table.page.scene.item("hint-card") is not None


def costly() -> Match[Any]:
    """The last round of a match in which one card makes a full cauldron spill over."""
    match: Match[Any] = Match(GAMES["cauldrons"], 3, {"rounds": 1})
    rng = Random(5)
    while len(match.log) < 20:
        seat = match.actors()[0]
        match.submit(seat, match.sample(rng) if seat < 0 else rng.choice(match.moves(seat)))
    return match
