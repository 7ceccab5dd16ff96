"""The table of Hue: long cards laid by mouse, by dragging and by keyboard."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from poisonbox.games.hue.board import TILES, cells, tiles
from poisonbox.games.hue.cards import COLOURS, HEADINGS, POISONS, STANDARD, STARTERS, Place, SetUp
from poisonbox.games.hue.telling import tell
from poisonbox.ui.games.hue import HueScene
from poisonbox.ui.games.hue_felt import Held
from poisonbox.ui.games.hue_pictures import Pictures
from poisonbox.ui.look import Look
from poisonbox.ui.theme import PAINTS
from poisonbox.ui.window import MainWindow
from tests.contract.secrets import other_world
from tests.ui.driving import TableDriver, new_match, people

LEFT = Qt.MouseButton.LeftButton


# -- a table and hands -----------------------------------------------------------------------------


def dealt(players: int = 2, moves: int = 0, seed: int = 4) -> Match[Any]:
    """A match after so many moves of people who keep their cards together."""
    rng = Random(seed)
    match = new_match("hue", players)
    match.submit(CHANCE, match.sample(rng))
    for _ in range(moves):
        seat = match.actors()[0]
        some = rng.sample(match.moves(seat), 40)
        match.submit(seat, min(some, key=lambda move: abs(move.x) + abs(move.y)))
    return match


def sit(window: MainWindow, match: Match[Any]) -> TableDriver:
    return TableDriver(window, match, people(match.players))


def scene_of(table: TableDriver) -> HueScene:
    assert isinstance(table.page.scene, HueScene)
    return table.page.scene


def moves_of(table: TableDriver) -> tuple[Place, ...]:
    (ask,) = table.screen.asks
    return ask.moves


def centre(table: TableDriver, key: object) -> QPoint:
    rect = next(spot.rect for spot in scene_of(table).spots if spot.key == key)
    return rect.center().toPoint()


def square(table: TableDriver, x: int, y: int) -> QPoint:
    return scene_of(table).felt.box(x, y).center().toPoint()


def ground(table: TableDriver) -> QWidget:
    return table.page.view.viewport()


def click(table: TableDriver, at: QPoint) -> None:
    QTest.mouseMove(ground(table), at)
    QTest.mouseClick(ground(table), LEFT, pos=at)


def press(table: TableDriver, key: Qt.Key, *, shift: bool = False) -> None:
    """Press a key on whatever has the keyboard."""
    held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(table.window.focusWidget() or table.page, key, held)


def in_sight(table: TableDriver, move: Place) -> bool:
    held = Held.of(move)
    return scene_of(table).felt.room.contains(QPointF(square(table, held.x, held.y)))


def confirm(table: TableDriver) -> None:
    """Click the button that plays the move."""
    button = next(b for b in table.page.prompt.findChildren(QPushButton) if b.text()[:4] == "Play")
    QTest.mouseClick(button, LEFT)
    table.wait()


def choice(table: TableDriver) -> Place | None:
    return table.screen.asks[0].choice


# -- whole matches ---------------------------------------------------------------------------------


def test_a_whole_match_is_played_with_the_mouse(window: MainWindow) -> None:
    table, rng = sit(window, dealt()), Random(1)
    for _ in range(10):
        table.open_next()
        move = rng.choice([m for m in moves_of(table) if in_sight(table, m)])
        click(table, centre(table, ("hand", move.card)))
        for _ in range(HEADINGS.index(move.heading)):
            click(table, centre(table, ("tool", "turn-right")))
        held = Held.of(move)
        click(table, square(table, held.x, held.y))
        assert choice(table) == move
        confirm(table)
    assert table.screen.kind == "over"


def test_a_whole_match_is_played_with_the_keyboard(window: MainWindow) -> None:
    table, rng = sit(window, dealt()), Random(2)
    while table.screen.kind != "over":
        table.open_next()
        move = rng.choice(moves_of(table))
        table.page.view.layer.focus(("hand", move.card))
        press(table, Qt.Key.Key_Return)
        left = HEADINGS.index(move.heading) == 3
        for _ in range(1 if left else HEADINGS.index(move.heading)):
            press(table, Qt.Key.Key_R, shift=left)
        wanted = Held.of(move)
        for _ in range(60):
            held = scene_of(table).held
            assert held is not None
            if held.x != wanted.x:
                press(table, Qt.Key.Key_Right if held.x < wanted.x else Qt.Key.Key_Left)
            elif held.y != wanted.y:
                press(table, Qt.Key.Key_Down if held.y < wanted.y else Qt.Key.Key_Up)
            else:
                break
        press(table, Qt.Key.Key_Return)
        assert choice(table) == move
        press(table, Qt.Key.Key_Return)
        table.wait()


def test_a_card_is_dragged_onto_the_felt(window: MainWindow) -> None:
    table = sit(window, dealt())
    table.open_next()
    move = next(m for m in moves_of(table) if m.heading == "e" and in_sight(table, m))
    held = Held.of(move)
    start, end = centre(table, ("hand", move.card)), square(table, held.x, held.y)
    QTest.mousePress(ground(table), LEFT, pos=start)
    QTest.mouseMove(ground(table), (start + end) / 2)
    QTest.mouseMove(ground(table), end)
    assert scene_of(table).held == held
    assert scene_of(table).item(("ghost", "card")) is not None
    QTest.mouseRelease(ground(table), LEFT, pos=end)
    assert choice(table) == move


def test_a_card_dragged_back_to_the_hand_is_not_held_any_more(window: MainWindow) -> None:
    table = sit(window, dealt())
    table.open_next()
    card = table.screen.view.hand[0]
    start = centre(table, ("hand", card))
    QTest.mousePress(ground(table), LEFT, pos=start)
    QTest.mouseMove(ground(table), square(table, 1, 1))
    QTest.mouseMove(ground(table), start + QPoint(0, 12))
    QTest.mouseRelease(ground(table), LEFT, pos=start + QPoint(0, 12))
    assert scene_of(table).held is None
    assert choice(table) is None
    assert scene_of(table).item(("ghost", "card")) is None


def test_the_wheel_turns_a_card_that_is_held(window: MainWindow) -> None:
    table = sit(window, dealt())
    table.open_next()
    click(table, centre(table, ("hand", table.screen.view.hand[0])))
    wheel(table, square(table, 1, 1), -120)
    held = scene_of(table).held
    assert held is not None
    assert held.heading == "s"


def wheel(table: TableDriver, at: QPoint, delta: int) -> None:
    place, none = QPointF(at), Qt.MouseButton.NoButton
    event = QWheelEvent(
        place, place, QPoint(), QPoint(0, delta), none, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(ground(table), event)


# -- what may not be done --------------------------------------------------------------------------


def test_a_card_that_covers_too_much_is_refused_with_its_clause(window: MainWindow) -> None:
    table = sit(window, dealt())
    table.open_next()
    card = table.screen.view.hand[0]
    click(table, centre(table, ("hand", card)))
    click(table, square(table, 1, 0))
    assert "may cover one" in table.page.prompt.sentence
    assert choice(table) is None
    assert scene_of(table).held == Held(card, 1, 0, "e")
    assert scene_of(table).item(("ghost", "cross")) is not None


def test_a_card_that_touches_nothing_is_refused_with_its_clause(window: MainWindow) -> None:
    table = sit(window, dealt())
    table.open_next()
    scene = scene_of(table)
    scene.held = Held(table.screen.view.hand[0], 30, 30, "e")
    scene.lay_down()
    assert "at least one side" in table.page.prompt.sentence
    assert choice(table) is None


def test_escape_puts_a_held_card_back_and_leaves_the_menu_closed(window: MainWindow) -> None:
    table = sit(window, dealt())
    table.open_next()
    card = table.screen.view.hand[0]
    click(table, centre(table, ("hand", card)))
    press(table, Qt.Key.Key_Escape)
    assert scene_of(table).held is None
    assert QApplication.activePopupWidget() is None


def test_dots_are_exactly_where_the_held_card_may_lie(window: MainWindow) -> None:
    table = sit(window, dealt(moves=4))
    table.open_next()
    scene = scene_of(table)
    card = table.screen.view.hand[0]
    scene.pick(card)
    scene.turn(1)
    dots = {key for key in scene._items if isinstance(key, tuple) and key[0] == "dot"}  # noqa: SLF001
    assert len(dots) == len([m for m in moves_of(table) if (m.card, m.heading) == (card, "s")])


# -- the felt --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_every_card_is_in_sight_until_somebody_looks_closer(
    window: MainWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    table = sit(window, dealt(5, moves=18))
    scene = scene_of(table)
    for at in range(len(table.screen.view.placed)):
        piece = scene.piece(("card", at))
        assert piece is not None
        assert scene.felt.room.contains(piece.sceneBoundingRect().adjusted(1, 1, -1, -1))


def test_the_felt_is_zoomed_moved_and_shows_all_again(window: MainWindow) -> None:
    table = sit(window, dealt(moves=3))
    table.open_next()
    scene = scene_of(table)
    before = scene.felt.shown
    press(table, Qt.Key.Key_Plus)
    assert scene.felt.shown.unit > before.unit
    closer = scene.felt.shown
    press(table, Qt.Key.Key_Right, shift=True)
    assert scene.felt.shown.x > closer.x
    press(table, Qt.Key.Key_0)
    assert scene.felt.shown == before
    wheel(table, square(table, 1, 1), -120)
    assert scene.felt.shown.unit < before.unit


def test_the_felt_is_pulled_and_nothing_is_laid(window: MainWindow) -> None:
    table = sit(window, dealt())
    table.open_next()
    click(table, centre(table, ("hand", table.screen.view.hand[0])))
    felt = scene_of(table).felt
    before, start = felt.shown, square(table, 1, 1)
    QTest.mousePress(ground(table), LEFT, pos=start)
    QTest.mouseMove(ground(table), start + QPoint(40, 20))
    QTest.mouseRelease(ground(table), LEFT, pos=start + QPoint(40, 20))
    assert felt.shown.x < before.x
    assert felt.shown.y < before.y
    assert choice(table) is None


def test_what_is_zoomed_beyond_the_felt_is_cut_off_there(window: MainWindow) -> None:
    table = sit(window, dealt(moves=6))
    scene = scene_of(table)
    for _ in range(9):
        scene.zoom(1)
    for at in range(len(table.screen.view.placed)):
        piece = scene.piece(("card", at))
        assert piece is not None
        assert piece.isClipped()
        assert scene.ground.rect() == scene.felt.area


# -- colours ---------------------------------------------------------------------------------------


def test_the_legend_says_what_each_colour_is_worth(window: MainWindow) -> None:
    match = dealt(moves=6)
    table = sit(window, match)
    names = [s.name for s in scene_of(table).spots if s.zone == "colours"]
    for colour, value in enumerate(match.state().values()):
        assert COLOURS[colour] in names[colour]
        assert f"worth {value}" in names[colour]


def test_pointing_at_a_colour_lights_its_best_area(window: MainWindow) -> None:
    match = dealt(moves=6)
    table = sit(window, match)
    scene = scene_of(table)
    QTest.mouseMove(ground(table), centre(table, ("colour", 2)))
    assert scene.colour == 2
    assert scene.item(("glow",)) is not None
    board, best = scene.standing.board, scene.standing.best[2]
    worth = sum(TILES[board[cell]].worth for cell, _ in best)
    assert worth == match.state().values()[2]
    QTest.mouseMove(ground(table), square(table, 1, 1))
    assert scene.item(("glow",)) is None


def test_reading_a_colour_by_keyboard_lights_its_area_too(window: MainWindow) -> None:
    table = sit(window, dealt(moves=6))
    table.page.view.layer.focused.emit(("colour", 1))
    assert scene_of(table).item(("glow",)) is not None
    table.page.view.layer.focused.emit(None)
    assert scene_of(table).item(("glow",)) is None


def test_the_legend_shows_what_the_held_card_would_change(window: MainWindow) -> None:
    match = dealt(moves=6)
    table = sit(window, match)
    table.open_next()
    scene, now = scene_of(table), match.state().values()
    for move in moves_of(table):
        after = match.state()
        after.play(match.actors()[0], move)
        changed = {c for c in range(5) if after.values()[c] != now[c]}
        if changed:
            break
    scene.held = Held.of(move)
    scene.show_held()
    assert {c for c in range(5) if scene.item(("change", c)) is not None} == changed


# -- pictures --------------------------------------------------------------------------------------


@pytest.mark.parametrize("heading", HEADINGS)
@pytest.mark.parametrize("card", [STANDARD[0], STANDARD[12], POISONS[2], STARTERS[1]])
def test_a_card_looks_as_its_sections_count(qapp: QApplication, card: str, heading: str) -> None:
    """Between the symbols of each section its own colour is seen, where the rules say it lies."""
    unit = 120
    image = Pictures(Look()).card(card, heading, unit).toImage()
    squares = tiles(card, heading) if heading in "es" else tiles(card, heading)[::-1]
    for index, number in enumerate(squares):
        tile = TILES[number]
        x0, y0 = (index * unit, 0) if heading in "ew" else (0, index * unit)
        for section, colour in enumerate(tile.colours):
            if len(tile.colours) == 1:
                x, y = 60, 104
            elif tile.edges[0] == (0, 1, 2):
                x, y = 60, 20 + 40 * section
            else:
                x, y = 20 + 40 * section, 60
            assert nearest(image, x0 + x, y0 + y) == COLOURS[colour]


def nearest(image: QImage, x: int, y: int) -> str:
    """The paint whose hue is nearest to a pixel's."""
    seen = image.pixelColor(x, y).hsvHue()

    def away(name: str) -> int:
        other = QImage(1, 1, QImage.Format.Format_RGB32)
        other.fill(PAINTS[name].base)
        gap = abs(other.pixelColor(0, 0).hsvHue() - seen)
        return min(gap, 360 - gap)

    return min(COLOURS, key=away)


# -- motion and the end ----------------------------------------------------------------------------


def test_a_card_flies_to_exactly_where_it_is_laid_then(window: MainWindow) -> None:
    match = dealt(3, moves=5)
    table = sit(window, match)
    scene, before = scene_of(table), match.state()
    seat = before.actors()[0]
    move = next(m for m in before.moves(seat) if any(c in before.board for c in cells(*m[1:])))
    after = before.copy()
    after.play(seat, move)
    for event in tell(before, seat, move, after):
        motion = scene.motion(event)
        assert motion is not None
        for part in (0.0, 0.3, 0.6, 1.0):
            motion.advance(motion.ms * part)
    landed = scene._flying[0].sceneBoundingRect()  # noqa: SLF001
    match.submit(seat, move)
    scene = scene_of(sit(window, match))
    piece = scene.piece(("card", len(match.view(None).placed) - 1))
    assert piece is not None
    assert piece.sceneBoundingRect() == landed


def test_dealing_and_score_cards_can_be_watched(window: MainWindow) -> None:
    match = dealt(2, moves=10)
    table = sit(window, match)
    scene = scene_of(table)
    (_, first), *_ = match.log
    assert isinstance(first, SetUp)
    events = [event for told in table.session.story() for event in told.events]
    seen = {event.kind for event in events if (motion := scene.motion(event)) and motion.ms > 1}
    assert seen == {"dealt", "placed", "covered", "score-cards"} & {e.kind for e in events}


def test_at_the_end_everybody_sees_all_score_cards_and_why(window: MainWindow) -> None:
    match = dealt(4, moves=20)
    table = sit(window, match)
    scene, view = scene_of(table), match.view(None)
    names = [spot.name for spot in scene.spots if spot.zone == "score-cards"]
    assert len(names) == 4
    for seat, name in enumerate(names):
        assert name.endswith(f"= {view.totals[seat]}")
    assert scene.item(("glow",)) is not None


# -- secrets ---------------------------------------------------------------------------------------


def test_others_cards_change_nothing_that_is_public(window: MainWindow) -> None:
    match = dealt(3, moves=5)
    other = next(
        world
        for seed in range(20)
        if (world := other_world(match, None, Random(seed))).log != match.log
    )
    shown = []
    for world in (match, other):
        table = sit(window, world)
        items = {
            key: (item.pos().toTuple(), item.zValue())
            for key, item in scene_of(table)._items.items()  # noqa: SLF001
        }
        shown.append((window.grab().toImage(), table.texts(), items))
    assert shown[0] == shown[1]


def test_a_held_card_is_gone_when_the_hand_is_covered(window: MainWindow) -> None:
    table = sit(window, dealt(moves=3))
    table.page.curtain.setFocus()
    before = window.grab().toImage()
    table.open_next()
    press(table, Qt.Key.Key_Return)  # on the first card of the hand
    assert scene_of(table).held is not None
    assert window.grab().toImage() != before
    table.page.ask_for("cover")
    table.wait()
    table.page.curtain.setFocus()
    assert scene_of(table).held is None
    assert window.grab().toImage() == before


def test_nothing_private_comes_back_while_a_card_flies(window: MainWindow) -> None:
    match = dealt(3, moves=3)
    table = sit(window, match)
    table.open_next()
    scene = scene_of(table)
    press(table, Qt.Key.Key_Return)
    scene.conceal()
    event = match.events_since(2, None)[0]
    motion = scene.motion(event)
    assert motion is not None
    motion.advance(100)
    scene.refresh()
    private = {"hand", "ghost", "dot", "choice", "hint", "change", "hand-double"}
    assert not [k for k in scene._items if isinstance(k, tuple) and k[0] in private]  # noqa: SLF001
    assert not [spot for spot in scene.spots if spot.zone == "hand"]


def test_a_card_laid_out_of_sight_is_looked_for(window: MainWindow) -> None:
    match = dealt(3, moves=4)
    table = sit(window, match)
    scene = scene_of(table)
    for _ in range(8):
        scene.zoom(1)
    scene.pan(QPointF(-4000, -4000))
    motion = scene.motion(match.events_since(1, None)[0])
    assert motion is not None
    motion.advance(motion.ms)
    assert not scene.felt.own


def test_a_glide_never_sweeps_a_flying_card_away(window: MainWindow) -> None:
    match = dealt(3, moves=4)
    table = sit(window, match)
    scene = scene_of(table)
    scene.look.motion = 1.0
    before = scene.felt.shown
    scene.zoom(2)
    assert scene.felt.shown == before
    motion = scene.motion(match.events_since(1, None)[0])
    assert motion is not None
    assert scene.felt.shown == scene.felt.aim
    motion.advance(motion.ms / 2)
    glide = scene._glide  # noqa: SLF001
    assert glide.state() == glide.State.Stopped
    QApplication.processEvents()
    assert scene._flying[0].scene() is scene  # noqa: SLF001
