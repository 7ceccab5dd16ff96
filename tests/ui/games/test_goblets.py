"""The table of Goblets: pouring by every means, thumbs, and nothing is told early."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import combinations
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QPushButton

from poisonbox.control.customs import Customs
from poisonbox.control.screen import Ask, Chair
from poisonbox.core.event import Event
from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from poisonbox.games.goblets.drinks import PILES, Pour, Toast, pour
from poisonbox.texts.rulebook import rulebook
from poisonbox.ui.games.goblets import GobletsScene
from poisonbox.ui.games.goblets_places import banquet
from poisonbox.ui.games.goblets_pouring import Pouring
from poisonbox.ui.look import Look
from poisonbox.ui.table.items import Piece, Words
from poisonbox.ui.table.stage import Stage
from poisonbox.ui.theme import CRESTS, LIGHT, player_values
from poisonbox.ui.window import MainWindow
from tests.contract.secrets import other_world
from tests.ui.driving import NAMES, TableDriver, new_match, people

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = ((560, 560), (964, 640), (760, 800), (1220, 800), (1860, 1080), (3780, 2160))
QUICK = Customs(bots_pace=0, bots_seal=0, scoring=False)


# -- helpers ---------------------------------------------------------------------------------------


def played(players: int, moves: int, seed: int = 3, **options: Any) -> Match[Any]:
    """A match so many moves old, the set-up not counted."""
    rng = Random(seed)
    match = new_match("goblets", players, **options)
    match.submit(CHANCE, match.state().sample(rng))
    for _ in range(moves):
        seat = match.actors()[0]
        match.submit(seat, rng.choice(match.moves(seat)))
    return match


def stage(match: Match[Any], holder: int | None, **more: Any) -> Stage:
    """What is shown to somebody, who is asked for what the match asks for."""
    chairs = tuple(
        Chair(seat, "human", NAMES[seat], CRESTS[seat], None, None, True,
              seat not in match.actors(), False, 0)
        for seat in range(match.players)
    )  # fmt: skip
    asks: tuple[Ask, ...] = more.pop("asks", ())
    if holder in match.actors() and not asks:
        moves = match.moves(holder)
        phase = "pour" if isinstance(moves[0], Pour) else "drink"
        asks = (Ask(holder, phase, moves, more.pop("choice", None), more.pop("sealed", False)),)
    return Stage(match.view(holder), chairs, **{"kind": "open", "asks": asks, **more})


def table(
    shown: Stage, size: tuple[int, int] = (1220, 800), look: Look | None = None
) -> GobletsScene:
    scene = GobletsScene(look or Look())
    scene.resize(*size)
    scene.show_stage(shown)
    return scene


def proposals(scene: GobletsScene) -> list[Any]:
    made: list[Any] = []
    scene.proposed.connect(made.append)
    return made


def act(scene: GobletsScene, key: Hashable) -> None:
    found = next(spot for spot in scene.spots if spot.key == key)
    assert found.act is not None
    found.act()


def keys_of(scene: GobletsScene) -> set[Hashable]:
    return {spot.key for spot in scene.spots}


def name_of(scene: GobletsScene, key: Hashable) -> str:
    return next(spot.name for spot in scene.spots if spot.key == key)


def pixels(scene: GobletsScene) -> QImage:
    image = QImage(scene.size.toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


def facts_of(scene: GobletsScene) -> list[Any]:
    """Everything about every item and spot that can be seen or asked."""

    def one(item: QGraphicsItem) -> tuple[Any, ...]:
        look: Any = item.whole if isinstance(item, Words) else None
        if isinstance(item, Piece):
            look = item.pixmap().size().toTuple()
        return (item.pos().toTuple(), item.zValue(), item.opacity(), look, item.toolTip())

    spots = [(s.key, s.rect.getRect(), s.name, s.zone, s.chosen) for s in scene.spots]
    return sorted((one(item) for item in scene.items()), key=repr) + spots


def point_of(driver: TableDriver, key: Hashable) -> QPoint:
    spot = next(s for s in driver.page.scene.spots if s.key == key)
    return driver.page.view.mapFromScene(spot.rect.center())


def click(driver: TableDriver, key: Hashable) -> None:
    QTest.mouseClick(driver.page.view.viewport(), Qt.MouseButton.LeftButton,
                     Qt.KeyboardModifier.NoModifier, point_of(driver, key))  # fmt: skip
    driver.wait()


def drag(driver: TableDriver, start: QPoint, stop: QPoint) -> None:
    viewport, left, none = (
        driver.page.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )  # fmt: skip
    QTest.mousePress(viewport, left, none, start)
    QTest.mouseMove(viewport, (start + stop) / 2)
    QTest.mouseMove(viewport, stop)
    QTest.mouseRelease(viewport, left, none, stop)
    driver.wait()


def click_button(driver: TableDriver, words: str) -> None:
    """Press the button that says this, of those that are to be seen."""
    buttons = driver.window.findChildren(QPushButton)
    found = next(b for b in buttons if b.isVisible() and b.text().startswith(words))
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)
    driver.wait()


def press(driver: TableDriver, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or driver.page, key)
    driver.wait()


def focus(driver: TableDriver, zone: str) -> None:
    """Go to a zone of the table with Tab."""
    layer = driver.page.view.layer
    for _ in range(40):
        focused = QApplication.focusWidget()
        spot = getattr(focused, "spot", None)
        if spot is not None and spot.zone == zone:
            return
        QTest.keyClick(focused or driver.page, Qt.Key.Key_Tab)
    raise AssertionError(f"no way to {zone} among {layer.names()}")


# -- places ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("size", SIZES)
def test_no_goblet_covers_another_or_the_middle(players: int, size: tuple[int, int]) -> None:
    scene = table(stage(played(players, 0), None), size)
    found = scene.banquet
    assert found is not None
    wholes = [stand.whole.adjusted(2, 2, -2, -2) for stand in found.stands]
    for first, second in combinations([*wholes, *found.plates], 2):
        overlap = first.intersected(second)
        assert overlap.width() * overlap.height() < 60, (first, second)
    for whole in [*(stand.goblet for stand in found.stands), *found.plates]:
        overlap = whole.intersected(found.middle)
        assert overlap.isEmpty() or min(overlap.width(), overlap.height()) <= 3
    everything = QRectF(0, 0, *size).adjusted(0, 0, 0, -scene.private.height())
    assert all(everything.contains(box) for box in [*found.plates, *wholes])


def test_guests_sit_clockwise() -> None:
    for players in range(3, 9):
        found = banquet(QRectF(0, 0, 1200, 480), players, 6 if players == 3 else players)
        middle = found.table.center()
        turns = 0.0
        for seat in range(players):
            here = found.plates[seat].center() - middle
            then = found.plates[(seat + 1) % players].center() - middle
            turns += here.x() * then.y() - here.y() * then.x() > 0
        assert turns >= players - 1


def test_second_goblets_differ_in_colour_and_number() -> None:
    scene = table(stage(played(3, 0), None))
    first, second = scene.piece(("goblet", 0)), scene.piece(("goblet", 3))
    assert first is not None
    assert second is not None
    assert first.pixmap().toImage() != second.pixmap().toImage()
    numbers = [scene.item(("number", goblet)) for goblet in (0, 3)]
    assert [item.text() for item in numbers if isinstance(item, Words)] == ["I", "II"]
    assert "second" in name_of(scene, ("goblet", 3))


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_words_keep_to_the_table(text: float, language: str) -> None:
    look = Look(LIGHT, text, language)
    for players in (3, 8):
        match = played(players, players * 4, specials="two")
        scene = table(stage(match, 0), (964, 640), look)
        bounds = QRectF(0, 0, 964, 640)
        for item in scene.items():
            if isinstance(item, Words):
                assert bounds.contains(item.sceneBoundingRect()), item.whole


# -- the round -------------------------------------------------------------------------------------


@pytest.mark.parametrize("special", [drink for pile in PILES for drink in pile])
def test_a_special_drink_tells_its_rule(special: str) -> None:
    at = next(index for index, pile in enumerate(PILES) if special in pile)
    for seed in range(60):
        match = played(4, 8 * (at + 1), seed, specials="one")
        if match.view(None).specials == (special,):
            break
    scene = table(stage(match, None))
    rule = rulebook("goblets").find(f"goblets/{special}").text["en"]
    assert rule in name_of(scene, ("special", 0))


def test_a_rule_is_opened_and_closed_again() -> None:
    scene = table(stage(played(5, 10, specials="one"), None))
    act(scene, ("special", 0))
    assert "explained" in keys_of(scene)
    act(scene, "explained")
    assert "explained" not in keys_of(scene)


def test_drinks_are_in_goblets_only_once_everybody_has_poured() -> None:
    before = table(stage(played(5, 4), None))
    assert before.piece(("drink", 0, 1)) is None
    full = table(stage(played(5, 5), None))
    for goblet in range(5):
        givers = [seat for seat in range(5) if full.piece(("drink", goblet, seat)) is not None]
        assert givers == [seat for seat in range(5) if seat != goblet]


def test_the_last_round_stays_readable_while_it_is_scored() -> None:
    match = played(4, 16, specials="one")
    scene = table(stage(match, None, kind="scoring"))
    past = match.view(None).past[-1]
    for goblet in range(4):
        name = name_of(scene, ("goblet", goblet))
        assert ("drunk" in name) == past.thumbs[goblet]
        assert " from " in name
    assert "poison from" in " ".join(spot.name for spot in scene.spots)


# -- pouring ---------------------------------------------------------------------------------------


def test_a_pour_fills_itself_up_when_only_one_way_is_left() -> None:
    pouring = Pouring(("plain", "poison", "plain", "spoil"), (1, 2, 3, 4))
    pouring.put(0, 3)
    assert not pouring.complete
    pouring.put(1, 1)
    assert pouring.move == pour({1: "spoil", 2: "plain", 3: "poison", 4: "plain"})


def test_a_drink_on_another_changes_places_with_it() -> None:
    pouring = Pouring(("poison", "plain", "plain"), (1, 2, 3))
    pouring.put(0, 3)
    pouring.put(0, 1)
    assert pouring.move == pour({1: "poison", 2: "plain", 3: "plain"})


def test_a_drink_taken_back_leaves_the_rest_and_the_button_fills_it_up() -> None:
    scene = table(stage(played(5, 0), 2))
    made = proposals(scene)
    act(scene, ("hand", 0))
    act(scene, ("goblet", 4))
    assert made == [pour({0: "plain", 1: "plain", 3: "plain", 4: "poison"})]
    scene.take_back(0)  # nobody has taken the proposal up, so it is no choice yet
    assert ("placed", 0) not in keys_of(scene)
    act(scene, "fill")
    assert made[1] == made[0]


def test_a_chosen_pour_is_shown_and_swapped() -> None:
    match = played(4, 0)
    chosen = pour({1: "plain", 2: "poison", 3: "plain"})
    scene = table(stage(match, 0, choice=chosen))
    made = proposals(scene)
    assert "poison" in name_of(scene, ("placed", 2))
    act(scene, ("placed", 2))
    act(scene, ("placed", 3))
    assert made == [pour({1: "plain", 2: "plain", 3: "poison"})]


def test_a_sealed_pour_is_closed() -> None:
    match = played(4, 0)
    chosen = pour({1: "plain", 2: "poison", 3: "plain"})
    scene = table(stage(match, 0, choice=chosen, sealed=True))
    assert scene.piece("sealed") is not None
    assert not any("poison" in spot.name for spot in scene.spots)


def test_the_own_goblet_is_refused_with_the_clause(window: MainWindow) -> None:
    driver = TableDriver(window, played(4, 0), people(4))
    driver.open(0)
    click(driver, ("hand", 0))
    click(driver, ("goblet", 0))
    sentence = rulebook("goblets").find("goblets/pour").refusal["own"]["en"]
    assert driver.page.prompt.sentence == sentence
    assert driver.screen.asks[0].choice is None


def test_couples_are_refused_their_love_potion_with_the_clause(window: MainWindow) -> None:
    for seed in range(60):
        match = played(4, 8, seed, specials="one", couples=((0, 1),))
        if match.view(None).specials == ("love-potion",):
            break
    driver = TableDriver(window, match, people(4))
    driver.open(0)
    for at, goblet in ((1, 1), (0, 2)):
        click(driver, ("hand", at))
        click(driver, ("goblet", goblet))
    said = rulebook("goblets").find("goblets/love-potion").refusal["couple"]["en"]
    assert driver.page.prompt.sentence == said.format(player=NAMES[1])
    click(driver, ("placed", 1))
    click(driver, ("placed", 3))
    assert driver.screen.asks[0].choice == pour({1: "plain", 2: "poison", 3: "love-potion"})


def test_drinks_are_dragged_to_goblets_swapped_and_dragged_back(window: MainWindow) -> None:
    driver = TableDriver(window, played(4, 8, specials="one"), people(4))
    driver.open(0)
    special = driver.screen.view.specials[0]  # type: ignore[attr-defined]
    drag(driver, point_of(driver, ("hand", 0)), point_of(driver, ("goblet", 1)))
    drag(driver, point_of(driver, ("placed", 1)), point_of(driver, "tray"))
    assert ("placed", 1) not in keys_of(driver.page.scene)  # type: ignore[arg-type]
    drag(driver, point_of(driver, ("hand", 0)), point_of(driver, ("goblet", 1)))
    drag(driver, point_of(driver, ("hand", 1)), point_of(driver, ("goblet", 2)))
    assert driver.screen.asks[0].choice == pour({1: "poison", 2: special, 3: "plain"})
    drag(driver, point_of(driver, ("placed", 1)), point_of(driver, ("goblet", 2)))
    assert driver.screen.asks[0].choice == pour({1: special, 2: "poison", 3: "plain"})


# -- thumbs ----------------------------------------------------------------------------------------


def test_a_thumb_is_a_choice_and_may_be_changed(window: MainWindow) -> None:
    driver = TableDriver(window, played(4, 4), people(4))
    driver.open(1)
    click(driver, ("thumb", 0, True))
    assert driver.screen.asks[0].choice == Toast((True,))
    drag(driver, point_of(driver, ("thumb", 0, False)), point_of(driver, ("goblet", 1)))
    assert driver.screen.asks[0].choice == Toast((False,))


def test_two_goblets_have_a_thumb_each() -> None:
    scene = table(stage(played(3, 3), 1))
    made = proposals(scene)
    act(scene, ("thumb", 1, True))
    assert made == []
    act(scene, ("thumb", 0, False))
    assert made == [Toast((False, True))]


@pytest.mark.parametrize("players", [3, 5])
def test_in_one_visit_the_thumb_follows_the_pour(window: MainWindow, players: int) -> None:
    customs = Customs(bots_pace=0, bots_seal=0, one_visit=True)
    driver = TableDriver(window, played(players, 0), people(players), customs)
    driver.open(0)
    click(driver, ("hand", 0))
    click(driver, ("goblet", 1))
    for at in range(2 if players == 3 else 1):
        click(driver, ("thumb", at, True))
    click_button(driver, "Seal it")
    assert driver.screen.chairs[0].seal


def test_toasts_in_words() -> None:
    scene = GobletsScene(Look())
    assert scene.move_words(Toast((True,))) == "drinks"
    assert scene.move_words(Toast((False,))) == "refuses"
    two = {scene.move_words(Toast((a, b))) for a in (True, False) for b in (True, False)}
    assert len(two) == 4


# -- whole matches ---------------------------------------------------------------------------------


def test_a_whole_match_by_mouse(window: MainWindow) -> None:
    driver = TableDriver(window, new_match("goblets", 3, specials="two"), people(3), QUICK)
    while driver.screen.kind != "over":
        click_button(driver, "Choose")
        phase = driver.screen.asks[0].phase
        if phase == "pour":
            view: Any = driver.screen.view
            others = [g for g, owner in enumerate(view.owners) if owner != view.seat]
            for at in range(1 + len(view.specials)):
                click(driver, ("hand", at))
                click(driver, ("goblet", others[at]))
        else:
            click(driver, ("thumb", 0, True))
            click(driver, ("thumb", 1, False))
        click_button(driver, "Seal it")
    assert len(driver.screen.sheets) == 4


def test_a_whole_match_by_keyboard(window: MainWindow) -> None:
    driver = TableDriver(window, new_match("goblets", 4, specials="one"), people(4), QUICK)
    while driver.screen.kind != "over":
        window.activateWindow()
        driver.wait()
        press(driver, Qt.Key.Key_Space)  # the curtain's first button has the keyboard
        if driver.screen.asks[0].phase == "pour":
            view: Any = driver.screen.view
            assert view.seat is not None
            press(driver, Qt.Key.Key_Return)  # picks up the poison
            focus(driver, "goblets")
            press(driver, Qt.Key.Key_Right)
            spot = QApplication.focusWidget().spot  # type: ignore[union-attr]
            if spot.key[1] == view.seat:
                press(driver, Qt.Key.Key_Down)
            press(driver, Qt.Key.Key_Return)
            if view.specials:
                other = next(g for g in range(4) if g != view.seat
                             and ("placed", g) not in keys_of(driver.page.scene))  # type: ignore[arg-type]  # fmt: skip
                driver.page.view.layer.focus(("goblet", other))
                press(driver, Qt.Key.Key_2)
        else:
            press(driver, Qt.Key.Key_Return)
        assert driver.screen.asks[0].choice is not None
        press(driver, Qt.Key.Key_Return)
    assert len(driver.screen.sheets) == 4


# -- secrets ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("moves", [1, 2, 8, 13])
@pytest.mark.parametrize("watcher", [None, 0])
def test_nothing_hidden_makes_a_difference(players: int, moves: int, watcher: int | None) -> None:
    match = played(players, moves, specials="off")
    for seed in range(20):
        other = other_world(match, watcher, Random(seed))
        if other.log != match.log:
            break
    assert other.log != match.log
    one, two = table(stage(match, watcher)), table(stage(other, watcher))
    assert facts_of(one) == facts_of(two)
    assert pixels(one) == pixels(two)


def test_nothing_of_a_pour_is_left_when_it_is_concealed() -> None:
    match = played(5, 0)
    fresh = table(stage(match, None))
    scene = table(stage(match, 0))
    act(scene, ("hand", 0))
    act(scene, ("goblet", 3))
    act(scene, ("hand", 0))
    assert ("placed", 3) in keys_of(scene)
    scene.conceal()
    assert not any("poison" in spot.name for spot in scene.spots)
    scene.show_stage(stage(match, None))
    assert facts_of(scene) == facts_of(fresh)
    assert pixels(scene) == pixels(fresh)


# -- motion ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 6])
def test_every_event_comes_to_rest_where_the_next_stage_has_things(players: int) -> None:
    match = played(players, 3 * players - 1, specials="one")
    last = match.actors()[0]
    scene = table(stage(match, None))
    for _ in range(2):
        move = match.moves(last)[0]
        events = match.submit(last, move)
        for event in events:
            motion = scene.motion(event)
            if motion is not None:
                motion.advance(0)
                motion.advance(motion.ms / 2)
                motion.advance(motion.ms)
        kind = "scoring" if any(event.kind == "scored" for event in events) else "board"
        shown = stage(match, None, kind=kind)
        scene.show_stage(shown)
        assert pixels(scene) == pixels(table(shown))
        while len(match.actors()) > 1:
            match.submit(match.actors()[0], match.moves(match.actors()[0])[0])
        last = match.actors()[0]
        scene.show_stage(stage(match, None, kind="board"))


def test_a_shown_goblet_turns_green_where_it_was_poisoned() -> None:
    match = played(5, 5)
    scene = table(stage(match, None))
    cup = scene.piece(("goblet", 2))
    assert cup is not None
    before = cup.pixmap().toImage()
    drinks = ("plain", "poison", None, "plain", "plain")
    facts = {"goblet": 2, "drinks": drinks, "poison": 1, "drunk": True}
    motion = scene.motion(Event("revealed", 2, facts))
    assert motion is not None
    motion.advance(motion.ms)
    box = scene.banquet.stands[2].goblet if scene.banquet is not None else QRectF()
    green = scene.look.picture(
        "goblets/goblet-poisoned", box.width(), box.height(), player_values(2)
    )
    assert before != green.toImage()
    assert cup.pixmap().toImage() == green.toImage()
