"""Refusals that teach: why, where the rule stands, which lesson is about it; also by pointing."""

from __future__ import annotations

import re
from collections.abc import Hashable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from poisonbox.core.match import Match
from poisonbox.core.refusal import Refusal
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES
from poisonbox.teach.lesson import taught
from poisonbox.texts.lessons import lesson, lessons_of
from poisonbox.texts.rulebook import LANGUAGES, explain, rulebook
from poisonbox.ui.screens.lesson import LessonPage
from poisonbox.ui.screens.table import TablePage
from poisonbox.ui.window import MainWindow
from tests.contract.playing import every_game
from tests.lessons.deal import dealt
from tests.texts.scanning import refusals
from tests.ui.driving import TableDriver, new_match, people

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

DEAL = dealt(4, {1: ["R5", "B1"], 2: ["R1", "B7", "X"], 3: ["P2"]})
STAKES = {"stakes": [[2, 3, 4, 5]] * 4, "specials": []}
ROLL = {"roll": [[1, "disc"], None, None]}
SETUP = {
    "starters": ["N:YGBPRYGBP", "N:BPRYGBPRY", "N:GBPRYGBPR"],
    "hands": [
        ["S:PGR", "T:RPG", "S:GRB", "T:RPY", "T:PBY", "X:RPB"],
        ["T:PBR", "S:YPG", "S:GBP", "S:PRY", "T:GYB", "X:YRP"],
    ],
    "first": 0,
}


def match_of(game: str, *moves: tuple[int, Any], **options: Any) -> Match[Any]:
    players = {"cauldrons": 4, "goblets": 4, "pok": 3, "hue": 2}[game]
    match = new_match(game, players, **options)
    for seat, move in moves:
        match.submit(seat, match.game.decode(move))
    return match


def spent_discs() -> Match[Any]:
    """Seat 0 has handed in both discs."""
    match = match_of("pok")
    for _ in range(2):
        match.submit(CHANCE, match.game.decode(ROLL))
        for seat, symbol in enumerate(("disc", "square", "square")):
            match.submit(seat, match.game.decode({"show": symbol}))
    match.submit(CHANCE, match.game.decode(ROLL))
    return match


CAULDRONS = (
    (CHANCE, {"deal": DEAL}),
    (1, {"play": "R5", "into": 0}),
)


def started(window: MainWindow, game: str) -> tuple[TableDriver, Any, str]:
    """A table, a move that is refused there, and the clause that refuses it."""
    if game == "cauldrons":
        match, move = match_of(game, *CAULDRONS), {"play": "R1", "into": 2}
    elif game == "goblets":
        match = match_of(game, (CHANCE, STAKES))
        move = {"pour": {"0": "poison", "1": "plain", "2": "plain"}}
    elif game == "pok":
        match, move = spent_discs(), {"show": "disc"}
    else:
        match = match_of(game, (CHANCE, SETUP))
        move = {"place": "S:PGR", "at": [0, 0], "heading": "e"}
    table = TableDriver(window, match, people(match.players))
    seat = match.actors()[0]
    table.open(seat)
    decoded = match.game.decode(move)
    refusal = match.why_not(seat, decoded)
    assert refusal is not None
    return table, decoded, refusal.clause


def link(table: TableDriver, words: str) -> QPushButton:
    return next(b for b in table.page.prompt.findChildren(QPushButton) if b.text() == words)


def point(table: TableDriver, key: Hashable) -> None:
    spot = next(spot for spot in table.page.scene.spots if spot.key == key)
    view = table.page.view.viewport()
    for place in (QPoint(1, 1), spot.rect.center().toPoint()):  # it must really move
        QTest.mouseMove(view, place)
        QApplication.processEvents()


def pick(table: TableDriver, key: Hashable) -> None:
    spot = next(spot for spot in table.page.scene.spots if spot.key == key)
    assert spot.act is not None
    spot.act()


def card(table: TableDriver, words: str) -> Hashable:
    return next(spot.key for spot in table.page.scene.spots if spot.name == words)


EVERY = pytest.mark.parametrize("game", list(GAMES))


# -- what is tried ---------------------------------------------------------------------------------


@EVERY
def test_a_refusal_leads_to_its_rule_and_to_its_lesson(window: MainWindow, game: str) -> None:
    table, move, clause = started(window, game)
    table.page.propose(move)
    assert table.page.prompt.sentence
    assert link(table, "Why?").isVisible()
    learn = link(table, "Learn it")
    assert learn.isVisible()
    learn.click()
    page = window.page
    assert isinstance(page, LessonPage)
    assert clause in taught(page.run.step)


@EVERY
def test_back_from_the_lesson_the_match_is_as_it_was_and_hands_are_hidden(
    window: MainWindow, game: str
) -> None:
    table, move, _ = started(window, game)
    before = table.session.record()
    table.page.propose(move)
    link(table, "Learn it").click()
    assert isinstance(window.page, LessonPage)
    window.page.back.emit()
    assert isinstance(window.page, TablePage)
    table.wait()
    assert table.session.record() == before
    assert table.screen.holder is None
    assert table.screen.kind in ("curtain", "board")
    assert not [spot for spot in table.page.scene.spots if spot.zone == "hand"]
    table.open_next()
    assert table.screen.asks


@every_game
def test_every_clause_that_refuses_players_is_taught(game: Any) -> None:
    for written in refusals(game.id):
        for pattern in written.clauses:
            for clause in (c for c in game.clauses if re.fullmatch(pattern, c)):
                assert lessons_of(clause), clause
                place = lessons_of(clause)[0]
                assert clause in taught(lesson(place.lesson).steps[place.step])


@pytest.mark.parametrize("language", LANGUAGES)
def test_cauldrons_are_called_by_their_places(language: str) -> None:
    for cauldron in range(3):
        home = {"colour": "red", "cauldron": cauldron}
        for refusal in (
            Refusal("cauldrons/own-colour", "elsewhere", home),
            Refusal("cauldrons/new-colour", "taken", {**home, "other": "blue"}),
        ):
            said = explain(refusal, language)
            assert not re.search(r"\d", said)
            assert rulebook("cauldrons").word(f"cauldron {cauldron}", language) in said
            assert said[0].isupper()


@every_game
def test_every_refusal_is_one_sentence_that_fits_the_prompt(game: Any) -> None:
    for clause in rulebook(game.id).clause:
        for text in clause.refusal.values():
            for words in text.values():
                assert words.count(". ") == 0
                assert len(words) < 200


# -- what is only pointed at -----------------------------------------------------------------------


def test_pointing_at_the_wrong_cauldron_says_why_and_tries_nothing(window: MainWindow) -> None:
    table, _, _ = started(window, "cauldrons")
    pick(table, card(table, "red 1"))
    point(table, ("cauldron", 2))
    assert table.page.prompt.sentence.startswith("Red is already in the left cauldron")
    assert link(table, "Why?").isVisible()
    assert link(table, "Learn it").isVisible()
    assert table.session.screen(table.clock()).asks[0].choice is None


def test_pointing_at_the_right_cauldron_asks_as_before(window: MainWindow) -> None:
    table, _, _ = started(window, "cauldrons")
    pick(table, card(table, "red 1"))
    asked = table.page.prompt.sentence
    point(table, ("cauldron", 2))
    assert table.page.prompt.sentence != asked
    point(table, ("cauldron", 0))
    assert table.page.prompt.sentence == asked


def test_the_reason_stays_while_the_pointer_goes_to_its_links(window: MainWindow) -> None:
    table, _, _ = started(window, "cauldrons")
    pick(table, card(table, "red 1"))
    point(table, ("cauldron", 1))
    said = table.page.prompt.sentence
    view = table.page.view
    private = table.page.scene.private
    QTest.mouseMove(view.viewport(), QPoint(5, round(private.top()) - 30))  # nothing is there
    assert table.page.prompt.sentence == said


def test_without_a_card_cauldrons_are_only_looked_at(window: MainWindow) -> None:
    table, _, _ = started(window, "cauldrons")
    asked = table.page.prompt.sentence
    point(table, ("cauldron", 2))
    assert table.page.prompt.sentence == asked


def test_the_keyboard_points_as_well(window: MainWindow) -> None:
    table, _, _ = started(window, "cauldrons")
    pick(table, card(table, "red 1"))
    table.page.view.layer.focus(("cauldron", 2))
    assert table.page.prompt.sentence.startswith("Red is already in the left cauldron")


def test_a_card_that_is_carried_over_the_wrong_cauldron_says_why(window: MainWindow) -> None:
    table, _, _ = started(window, "cauldrons")
    view, scene = table.page.view, table.page.scene
    spots = {spot.key: spot.rect.center().toPoint() for spot in scene.spots}
    start, end = spots[card(table, "red 1")], spots["cauldron", 1]
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for part in (0.3, 0.7, 1.0):
        QTest.mouseMove(view.viewport(), start + (end - start) * part)
        QApplication.processEvents()
    assert table.page.prompt.sentence.startswith("Red is already in the left cauldron")


def test_pointing_at_ones_own_goblet_says_why(window: MainWindow) -> None:
    table, _, _ = started(window, "goblets")
    pick(table, ("hand", 0))
    point(table, ("goblet", 0))
    assert table.page.prompt.sentence.startswith("Nobody pours into their own goblet")
    point(table, ("goblet", 1))
    assert table.page.prompt.sentence.startswith("Into whose goblet?")


def test_a_love_potion_over_the_partners_goblet_says_why(window: MainWindow) -> None:
    basic = [
        (seat, {"pour": {str(g): "poison" if g == (seat + 1) % 4 else "plain"
                         for g in range(4) if g != seat}})
        for seat in range(4)
    ]  # fmt: skip
    thumbs = [(seat, {"drink": [False]}) for seat in range(4)]
    stakes = {**STAKES, "specials": ["love-potion", "cordial", "sip"]}
    match = match_of("goblets", (CHANCE, stakes), *basic, *thumbs, specials="one", couples=[[0, 2]])
    table = TableDriver(window, match, people(4))
    table.open(0)
    pouring = table.page.scene.pouring  # type: ignore[attr-defined]
    pick(table, ("hand", pouring.hand.index("love-potion")))
    point(table, ("goblet", 2))
    assert table.page.prompt.sentence.startswith("You and Cleo are a couple")
    point(table, ("goblet", 1))
    assert table.page.prompt.sentence.startswith("Into whose goblet?")


def test_a_card_over_a_bad_place_of_the_felt_says_why(window: MainWindow) -> None:
    table, _, _ = started(window, "hue")
    pick(table, ("hand", "S:PGR"))
    scene: Any = table.page.scene
    asked = table.page.prompt.sentence
    for square, start in (((1, 0), "Here your card would cover"), ((9, 9), "Your card must touch")):
        there = scene.felt.box(*square).center().toPoint()
        if not scene.felt.area.contains(there):
            there = scene.felt.area.bottomRight().toPoint() - QPoint(20, 20)
        QTest.mouseMove(table.page.view.viewport(), there)
        QApplication.processEvents()
        assert table.page.prompt.sentence.startswith(start)
    QTest.mouseMove(table.page.view.viewport(), scene.felt.box(4, 0).center().toPoint())
    QApplication.processEvents()
    assert table.page.prompt.sentence == asked


def test_what_was_said_to_one_is_gone_when_the_hand_is_covered(window: MainWindow) -> None:
    table, _, _ = started(window, "cauldrons")
    pick(table, card(table, "red 1"))
    point(table, ("cauldron", 2))
    table.page.ask_for("cover")
    table.wait()
    assert "Red" not in table.page.prompt.sentence
    assert not table.page.prompt.isVisible()


def test_pointing_where_both_counters_are_gone_says_why(window: MainWindow) -> None:
    table, _, _ = started(window, "pok")
    point(table, ("gone", 0))
    assert table.page.prompt.sentence.startswith("You have handed in both of these counters")
