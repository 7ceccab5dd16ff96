"""The table of Pok: dice show what was rolled, fists tell nothing, and every means plays."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QPushButton

from poisonbox.control.customs import Customs
from poisonbox.control.screen import Ask, Chair
from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from poisonbox.games.pok.counters import DICE, ROLLS, SYMBOLS, Roll
from poisonbox.texts.rulebook import explain
from poisonbox.ui.games.pok import PokScene
from poisonbox.ui.games.pok_dice import Throw, at_rest, faces_of, lift
from poisonbox.ui.look import Look
from poisonbox.ui.table.items import Piece, Words
from poisonbox.ui.table.stage import Stage
from poisonbox.ui.theme import CRESTS
from poisonbox.ui.window import MainWindow
from tests.contract.secrets import other_world
from tests.ui.driving import NAMES, TableDriver, new_match, people

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = ((560, 560), (964, 640), (760, 800), (1220, 800), (1860, 1080), (3780, 2160))
QUICK = Customs(bots_pace=0, bots_seal=0, scoring=False)


# -- helpers ---------------------------------------------------------------------------------------


def played(players: int, rounds: int, seed: int = 1, **options: Any) -> Match[Any]:
    """A match some rounds old, the last of which has just been opened."""
    rng = Random(seed)
    match = new_match("pok", players, **options)
    for _ in range(rounds):
        match.submit(CHANCE, rng.choice(ROLLS))
        for seat in range(players):
            match.submit(seat, rng.choice(match.moves(seat)))
    return match


def rolled(match: Match[Any], faces: tuple[Any, ...]) -> Match[Any]:
    match.submit(CHANCE, Roll(faces))
    return match


def stage(match: Match[Any], holder: int | None, **more: Any) -> Stage:
    choosing = bool(match.actors()) and match.actors() != (CHANCE,)
    chairs = tuple(
        Chair(seat, "human", NAMES[seat], CRESTS[seat], None, None, choosing,
              False if choosing else None, False, 0)
        for seat in range(match.players)
    )  # fmt: skip
    asks = ()
    if holder is not None and choosing:
        asks = (Ask(holder, "show", match.moves(holder), more.pop("choice", None)),)
    made = {"kind": "open", "sheets": match.sheets(), "result": match.result(), **more}
    return Stage(match.view(holder), chairs, asks=asks, **made)


def table(shown: Stage, size: tuple[int, int] = (1220, 800), look: Look | None = None) -> PokScene:
    scene = PokScene(look or Look())
    scene.resize(*size)
    scene.show_stage(shown)
    return scene


def pixels(scene: PokScene) -> QImage:
    image = QImage(scene.size.toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


def facts_of(scene: PokScene) -> list[tuple[Any, ...]]:
    """Everything about every item that can be seen or asked."""

    def one(item: QGraphicsItem) -> tuple[Any, ...]:
        look: Any = item.whole if isinstance(item, Words) else None
        if isinstance(item, Piece):
            look = item.pixmap().size().toTuple()
        return (item.pos().toTuple(), item.zValue(), item.opacity(), look, item.toolTip())

    spots = [(s.key, s.rect.getRect(), s.name, s.zone, s.chosen) for s in scene.spots]
    return sorted((one(item) for item in scene.items()), key=repr) + spots


def spot_point(driver: TableDriver, key: Hashable) -> QPoint:
    spot = next(s for s in driver.page.scene.spots if s.key == key)
    return driver.page.view.mapFromScene(spot.rect.center())


def click(driver: TableDriver, key: Hashable) -> None:
    viewport = driver.page.view.viewport()
    point = spot_point(driver, key)
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    driver.wait()


def press(driver: TableDriver, key: Qt.Key) -> None:
    if not driver.window.isActiveWindow():
        driver.window.activateWindow()
        QApplication.processEvents()
    focused = QApplication.focusWidget() or driver.page
    QTest.keyClick(focused, key)
    driver.wait()


def own_counters(driver: TableDriver) -> list[Hashable]:
    return [s.key for s in driver.page.scene.spots if s.zone == "hand" and s.act is not None]


# -- dice ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", range(3))
def test_a_die_at_rest_has_the_rolled_face_on_top(die: int) -> None:
    for face in faces_of(die):
        turn = at_rest(die, face)
        assert lift(turn) == pytest.approx(0)
        tops = [side for side in range(6) if _out(turn, side) == pytest.approx(1)]
        assert [faces_of(die)[side] for side in tops] == [face]


def _out(turn: Any, side: int) -> float:
    axis = ((0, 0, 1), (1, 0, 0), (0, 1, 0), (0, 0, -1), (-1, 0, 0), (0, -1, 0))[side]
    return sum(a * b for a, b in zip(turn[2], axis, strict=True))


def test_a_thrown_die_turns_on_its_way_and_rests_on_its_place() -> None:
    way = (QPointF(0, 300), QPointF(300, 20), QPointF(150, 120))
    throw = Throw(1, (2, "square"), way, 80.0)
    frames = [throw.after(step / 20) for step in range(21)]
    assert frames[-1] == (way[-1], 0.0, at_rest(1, (2, "square")))
    assert frames[0][0] == way[0]
    assert all(before[2] != now[2] for before, now in pairwise(frames))
    assert max(high for _, high, _ in frames) > 0.5
    assert all(high >= -1e-9 for _, high, _ in frames)


def test_dice_look_different_for_every_face() -> None:
    scene = PokScene(Look())
    for die, faces in enumerate(DICE):
        distinct = set(faces_of(die))
        pictures = [scene.dice.resting(die, face, 80).toImage() for face in distinct]
        different = [a for a in pictures if all(a is b or a != b for b in pictures)]
        assert len(different) == len(distinct) == len(set(faces))


def test_the_tumble_ends_with_the_dice_where_they_are_laid() -> None:
    match = played(4, 2)
    scene = table(stage(match, None, kind="bots"))
    (event,) = match.submit(CHANCE, Roll(((1, 0), (2, 1), None)))
    motion = scene.motion(event)
    assert motion is not None
    motion.advance(motion.ms / 2)
    halfway = [item.pos() for item in _flying_dice(scene)]
    motion.advance(motion.ms)
    cubes = _flying_dice(scene)
    assert [cube.pos() for cube in cubes] == list(scene.plan.rests)
    assert halfway != list(scene.plan.rests)
    shown = [cube.pixmap().toImage() for cube in cubes]
    scene.show_stage(stage(match, None, kind="bots"))
    laid = [scene.piece(("die", die)) for die in range(3)]
    assert [piece.pixmap().toImage() for piece in laid if piece] == shown


def _flying_dice(scene: PokScene) -> list[Piece]:
    found = [i for i in scene.items() if isinstance(i, Piece) and 23 <= i.zValue() <= 25]
    return sorted((i for i in found if i.zValue() % 1 == 0), key=lambda i: i.zValue())[-3:]


# -- what is seen ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 5, 7])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_on_anything_else_or_outside(players: int, size: tuple[int, int]) -> None:
    for text in (1.0, 2.0):
        scene = table(stage(played(players, 3), 0), size, Look(text_scale=text))
        plan = scene.plan
        public = QRectF(0, 0, size[0], scene.private.top())
        boxes = [*plan.seats, plan.tray, plan.box]
        for box in boxes:
            assert public.contains(box), (text, box)
        for at, box in enumerate(boxes):
            for other in boxes[at + 1 :]:
                shared = box.intersected(other)
                assert min(shared.width(), shared.height()) < 1, (text, box, other)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_word_is_shortened_on_the_smallest_table(language: str) -> None:
    match = rolled(played(7, 3), ((1, 2), (2, 1), (3, 0)))
    for shown in (stage(played(7, 3), 0, kind="scoring"), stage(match, 0)):
        scene = table(shown, (560, 560), Look(language=language))
        words = [item for item in scene.items() if isinstance(item, Words)]
        assert words
        assert [w.whole for w in words if w.text() != w.whole] == []


def test_hands_of_the_last_round_stay_open_until_the_next_roll() -> None:
    match = played(4, 1)
    scene = table(stage(match, None, kind="scoring"))
    shown = match.view(None).past[-1].shown
    for seat, line in enumerate(match.sheets()[-1].lines):
        assert scene.piece(("shown", seat)) is not None
        assert scene.piece(("verdict", seat)) is not None
        assert shown[seat] in _words_of(scene, ("seat", seat)), line
    scene.show_stage(stage(rolled(match, ((1, 0), None, None)), None))
    assert all(scene.piece(("shown", seat)) is None for seat in range(4))
    assert all(scene.piece(("verdict", seat)) is None for seat in range(4))


def _words_of(scene: PokScene, key: Hashable) -> str:
    return next(spot.name for spot in scene.spots if spot.key == key)


def test_a_die_glows_only_when_it_was_met() -> None:
    match = rolled(new_match("pok", 3), ((1, 0), (2, 1), (3, 1)))
    for seat, symbol in enumerate((0, 1, 1)):
        match.submit(seat, symbol)
    scene = table(stage(match, None, kind="scoring"))
    assert [scene.piece(("glow", die)) is not None for die in range(3)] == [True, True, False]


@pytest.mark.parametrize(("memory", "aids"), [("off", False), ("on", False), ("off", True)])
def test_past_counters_are_shown_only_where_the_table_remembers(memory: str, aids: bool) -> None:
    match = rolled(played(4, 3, memory=memory), ((1, 0), None, None))
    scene = table(stage(match, 0, memory_aids=aids))
    seen = [scene.piece(("memory", seat, at)) for seat in range(4) for at in range(3)]
    helped = memory == "on" or aids
    assert [piece is not None for piece in seen] == [helped] * 12
    assert any("played so far" in spot.name for spot in scene.spots) == helped


def test_showing_the_same_twice_changes_nothing() -> None:
    shown = stage(rolled(played(5, 2), ((1, 0), (2, 0), None)), 1, choice=1)
    scene = table(shown)
    before, image = facts_of(scene), pixels(scene)
    scene.show_stage(shown)
    scene.refresh()
    assert facts_of(scene) == before
    assert pixels(scene) == image


def test_the_reveal_moves_to_where_the_next_stage_lays_everything() -> None:
    match = rolled(played(3, 1), ((1, 0), (2, 1), None))
    scene = table(stage(match, None))
    events = [event for seat in range(3) for event in match.submit(seat, match.moves(seat)[0])]
    kinds = {event.kind for event in events}
    assert {"sealed", "shown"} <= kinds
    for event in events:
        motion = scene.motion(event)
        if motion is not None:
            for part in (0.0, 0.3, 0.7, 1.0):
                motion.advance(motion.ms * part)
    moved = {seat: scene.item(("verdict-word", seat)) for seat in range(3)}
    said = {seat: word.whole for seat, word in moved.items() if isinstance(word, Words)}
    scene.show_stage(stage(match, None, kind="scoring"))
    laid = {seat: scene.item(("verdict-word", seat)) for seat in range(3)}
    assert said == {seat: w.whole for seat, w in laid.items() if isinstance(w, Words)}
    assert len(said) == 3


# -- secrets ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("watcher", [None, 0])
def test_other_fists_change_nothing_that_is_seen_or_said(watcher: int | None) -> None:
    match = rolled(played(4, 2), ((1, 0), (2, 1), (3, 2)))
    for seat in (1, 2, 3):
        match.submit(seat, match.moves(seat)[-1])
    others = [other_world(match, watcher, Random(seed)) for seed in range(6)]
    assert any(other.log != match.log for other in others)
    scene = table(stage(match, watcher))
    before, image = facts_of(scene), pixels(scene)
    for other in others:
        again = table(stage(other, watcher))
        assert facts_of(again) == before
        assert pixels(again) == image


def test_what_the_holder_has_is_gone_when_it_is_concealed() -> None:
    match = rolled(new_match("pok", 3), ((1, 0), None, None))
    scene = table(stage(match, 1, choice=2))
    assert scene.piece(("counter", 0, 0)) is not None
    assert scene.piece("in-hand") is not None
    scene.conceal()
    bare = table(stage(match, None))
    assert pixels(scene) == pixels(bare)
    assert [spot.name for spot in scene.spots] == [spot.name for spot in bare.spots]


# -- playing ---------------------------------------------------------------------------------------


def test_a_whole_match_by_mouse(window: MainWindow) -> None:
    driver = TableDriver(window, played(3, 3, seed=2), people(3), QUICK)
    rng = Random(5)
    for _ in range(120):
        if driver.screen.kind == "over":
            break
        driver.open_next()
        click(driver, rng.choice(own_counters(driver)))
        assert driver.page.scene.piece("in-hand") is not None
        _button(driver).click()
        driver.wait()
    assert driver.screen.kind == "over"


def _button(driver: TableDriver) -> QPushButton:
    made = driver.page.prompt.findChildren(QPushButton)
    return next(b for b in made if b.isVisible() and b.property("role") == "accent")


def test_a_whole_match_by_keyboard(window: MainWindow) -> None:
    driver = TableDriver(window, played(3, 3, seed=2), people(3), QUICK)
    rng = Random(7)
    for _ in range(120):
        if driver.screen.kind == "over":
            break
        assert driver.screen.holder is None
        press(driver, Qt.Key.Key_Space)
        holder = driver.screen.holder
        assert holder is not None
        moves = driver.screen.asks[0].moves
        if rng.random() < 0.5:
            wanted = rng.choice(moves)
            press(driver, (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)[wanted])
            assert driver.screen.asks[0].choice == wanted
        else:
            press(driver, Qt.Key.Key_Right)
            press(driver, Qt.Key.Key_Return)
            assert driver.screen.asks[0].choice is not None
        press(driver, Qt.Key.Key_Return)
        assert driver.screen.holder is None
    assert driver.screen.kind == "over"


def test_a_counter_is_dragged_into_the_hand(window: MainWindow) -> None:
    driver = TableDriver(window, new_match("pok", 3), people(3), QUICK)
    driver.open_next()
    viewport = driver.page.view.viewport()
    start, end = spot_point(driver, ("counter", 1, 0)), spot_point(driver, "own-hand")
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(viewport, button, none, start)
    for step in (0.2, 0.6, 1.0):
        QTest.mouseMove(viewport, start + (end - start) * step)
    QTest.mouseRelease(viewport, button, none, end)
    driver.wait()
    assert driver.screen.asks[0].choice == SYMBOLS.index("square")


def test_a_counter_let_go_elsewhere_is_not_taken(window: MainWindow) -> None:
    driver = TableDriver(window, new_match("pok", 3), people(3), QUICK)
    driver.open_next()
    viewport = driver.page.view.viewport()
    start, end = spot_point(driver, ("counter", 1, 0)), spot_point(driver, "box")
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(viewport, button, none, start)
    for step in (0.2, 0.6, 1.0):
        QTest.mouseMove(viewport, start + (end - start) * step)
    QTest.mouseRelease(viewport, button, none, end)
    driver.wait()
    assert driver.screen.asks[0].choice is None


def test_a_counter_one_has_not_is_refused_with_its_clause(window: MainWindow) -> None:
    match = new_match("pok", 3)
    for _ in range(2):
        rolled(match, ((1, 0), None, None))
        for seat, symbol in enumerate((0, 1, 1)):
            match.submit(seat, symbol)
    driver = TableDriver(window, match, people(3), QUICK)
    press(driver, Qt.Key.Key_Space)
    assert driver.screen.holder == 0
    press(driver, Qt.Key.Key_1)
    refusal = driver.session.choose(0, driver.clock()).refusal
    assert refusal is not None
    assert refusal.clause == "pok/choose"
    assert driver.page.prompt.sentence == explain(refusal, "en", {})
    assert driver.screen.asks[0].choice is None


def test_a_forced_choice_still_needs_the_visit(window: MainWindow) -> None:
    match = new_match("pok", 3)
    for symbol in (0, 1, 0, 1):
        rolled(match, ((1, symbol), None, None))
        for seat, shown in enumerate((symbol, 2, 2)):
            match.submit(seat, shown)
    assert match.view(0).counters == {"disc": 0, "square": 0, "triangle": 2}
    driver = TableDriver(window, match, people(3), QUICK)
    driver.open(0)
    assert driver.screen.asks[0].choice is None
    assert own_counters(driver) == [("counter", 2, 0), ("counter", 2, 1)]


def test_real_dice_are_entered_as_a_whole_roll() -> None:
    scene = table(stage(played(3, 1), None, kind="chance"))
    entered: list[Roll] = []
    scene.rolled.connect(entered.append)

    def act(key: Hashable) -> None:
        spot = next(s for s in scene.spots if s.key == key)
        if spot.act is not None:
            spot.act()

    act(("enter", 0, 1))
    act(("enter", 1, 3))
    act("enter")
    assert entered == []
    act(("enter", 2, 2))
    act(("enter", 2, 0))
    act("enter")
    assert entered == [Roll(((1, 1), None, (3, 0)))]
    assert entered[0] in ROLLS


def test_symbols_have_words() -> None:
    scene = PokScene(Look(language="de"))
    assert [scene.move_words(move) for move in range(3)] == ["Scheibe", "Quadrat", "Dreieck"]
