"""What matches add up to."""

import pytest
from pytestqt.qtbot import QtBot

from poisonbox.store.library import Library
from poisonbox.ui.look import Look
from poisonbox.ui.room import Room
from poisonbox.ui.screens.plots import Bar, BarPlot, Plot, nice_scale
from poisonbox.ui.screens.statistics import StatisticsView, persons
from tests.ui.stored_matches import BOT, PEOPLE, finished, keep, play, shown_texts

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def library(room: Room) -> Library:
    assert room.library is not None
    return room.library


def open_view(qtbot: QtBot, library: Library) -> StatisticsView:
    view = StatisticsView(Look(), library)
    qtbot.addWidget(view)
    view.resize(1000, 700)
    view.show()
    view.refresh()
    return view


def told(view: StatisticsView, title: str) -> str:
    plot = next(plot for plot in view.findChildren(Plot) if plot.accessibleName() == title)
    return plot.accessibleDescription() if plot.isVisibleTo(view) else ""


def test_wins_and_shares_of_persons_and_of_bots_by_level(qtbot: QtBot, library: Library) -> None:
    match = finished("hue")
    keep(library, match, (PEOPLE[0], BOT, BOT))
    keep(library, match, (PEOPLE[0], BOT, BOT))
    view = open_view(qtbot, library)
    won = match.result().winners == (0,)  # type: ignore[union-attr]
    assert told(view, "Wins of players") == f"Ada: {2 if won else 0} of 2 · {100 if won else 0} %"
    rest = 0 if won else 2
    assert told(view, "Wins of bots by level").startswith(f"Expert: {rest} of 4")


def test_matches_of_each_game_are_counted(qtbot: QtBot, library: Library) -> None:
    keep(library, finished("hue"))
    keep(library, play("hue", moves=3))
    keep(library, finished("pok"))
    view = open_view(qtbot, library)
    assert told(view, "Matches of each game") == "Pok: 1 of 1 finished; Hue: 1 of 2 finished"


def test_points_over_time_are_those_of_the_person(qtbot: QtBot, library: Library) -> None:
    for seed in (1, 2):
        keep(library, play("cauldrons", seed=seed), (BOT, PEOPLE[0], BOT))
    view = open_view(qtbot, library)
    for seed in (1, 2):
        totals = play("cauldrons", seed=seed).view(None).totals
        assert f": {totals[1]}" in told(view, "Points over time")


def test_without_matches_words_stand_where_plots_would(qtbot: QtBot, library: Library) -> None:
    view = open_view(qtbot, library)
    words = "Nothing to show yet: no such match is finished."
    assert shown_texts(view).count(words) == 4
    assert not any(plot.isVisible() for plot in view.findChildren(Plot))


def test_persons_of_unfinished_matches_are_known_too(library: Library) -> None:
    keep(library, play("hue", moves=3), (PEOPLE[2], BOT, BOT))
    assert persons(library) == ["Cleo"]


@pytest.mark.parametrize(
    ("most", "scale"), [(0, (1, 1)), (3, (3, 1)), (11, (15, 5)), (48, (50, 10)), (130, (150, 50))]
)
def test_scales_end_at_round_numbers(most: float, scale: tuple[float, float]) -> None:
    assert nice_scale(most) == scale


def test_a_longer_bar_is_drawn_longer(qtbot: QtBot) -> None:
    look = Look()
    plot = BarPlot(look, "matches")
    qtbot.addWidget(plot)
    plot.show_bars([Bar("a", 4, 4, ""), Bar("b", 1, 4, "")])
    plot.resize(400, plot.sizeHint().height())
    image = plot.grab().toImage()
    row = plot.sizeHint().height() // 4
    filled = [
        sum(image.pixelColor(x, y).name() == look.theme.accent for x in range(image.width()))
        for y in (row, row * 2 + 4)
    ]
    assert filled[0] > filled[1]
