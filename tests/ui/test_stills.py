"""The pictures of the rulebooks, drawn by the tables' own scenes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from poisonbox.games import GAMES
from poisonbox.texts.pictures import Picture, album, pictures_of
from poisonbox.ui.look import Look
from poisonbox.ui.table.pointing import find
from poisonbox.ui.table.still import frame_of, laid, replayed, stage_of, still, still_look
from poisonbox.ui.theme import DARK, LIGHT

pytestmark = pytest.mark.usefixtures("qapp")

PICTURES = [picture for game in GAMES for picture in album(game).picture]
NAMES = [f"{picture.clause} {at}" for at, picture in enumerate(PICTURES)]
EVERY = pytest.mark.parametrize("picture", PICTURES, ids=NAMES)
TABLES = [picture for picture in PICTURES if not picture.sheet]
WIDE = 120


def coarse() -> Look:
    look = Look(motion=0.0)
    look.art.scale = 0.05
    return look


def colours(image: QImage) -> int:
    small = image.scaled(16, 16)
    return len({small.pixel(x, y) for x in range(16) for y in range(16)})


@EVERY
def test_every_position_replays_by_the_rules(picture: Picture) -> None:
    match = replayed(picture)
    if picture.scored or picture.sheet:
        assert match.sheets()


@EVERY
def test_every_picture_is_drawn(picture: Picture) -> None:
    size = QSize(WIDE, round(WIDE / picture.proportion))
    image = still(picture, still_look(LIGHT, "de"), size)
    assert image.size() == size
    assert colours(image) > 8


@pytest.mark.parametrize("picture", TABLES, ids=[p.caption.en[:40] for p in TABLES])
def test_all_that_matters_is_inside_the_frame_and_the_frame_on_the_table(picture: Picture) -> None:
    scene = laid(picture, coarse())
    frame = frame_of(scene, picture)
    assert scene.sceneRect().adjusted(-1, -1, 1, 1).contains(frame)
    assert frame.width() / frame.height() == pytest.approx(picture.proportion, rel=0.01)
    for wanted in (*picture.part, *picture.point):
        assert find(scene, wanted), wanted
        for place in find(scene, wanted):
            assert frame.adjusted(-2, -2, 2, 2).contains(place), wanted


@EVERY
def test_a_picture_without_a_seat_knows_no_hand(picture: Picture) -> None:
    stage = stage_of(picture)
    assert stage.holder == picture.seat
    assert stage.hands == ()
    if picture.seat is None:
        assert stage.asks == ()
        assert stage.view == replayed(picture).view(None)


def test_a_choice_that_is_shown_is_one_the_rules_allow() -> None:
    for picture in PICTURES:
        for ask in stage_of(picture).asks:
            assert ask.choice is None or ask.choice in ask.moves


def test_themes_are_drawn_differently() -> None:
    picture = pictures_of("cauldrons/limit")[0]
    size = QSize(90, 60)
    dark, light = still_look(DARK, "en"), still_look(LIGHT, "en")
    assert still(picture, dark, size) != still(picture, light, size)


def test_the_same_is_drawn_the_same() -> None:
    picture = pictures_of("pok/exact")[0]
    size = QSize(120, 81)
    shared = still_look(DARK, "en")
    assert still(picture, shared, size) == still(picture, still_look(DARK, "en"), size)
    assert still(picture, shared, size) == still(picture, shared, size)


def test_what_is_pressed_at_the_table_shows() -> None:
    """The card that is picked up shows what each cauldron would hold."""
    picture = pictures_of("cauldrons/poison-anywhere")[0]
    scene = laid(picture, coarse())
    said = [scene.item(("level", into)).text() for into in range(3)]  # type: ignore[union-attr]
    assert said == ["5 + 4 = 9", "7 + 4 = 11", "0 + 4 = 4"]
