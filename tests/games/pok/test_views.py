"""What a seat may know, and what nobody may."""

import pytest

from poisonbox.core.refusal import Malformed
from poisonbox.core.view import view_json
from tests.games.pok.table import a_show, one_round, play_round, roll, sit_down


@pytest.mark.clause("pok/choose")
def test_a_closed_fist_is_seen_by_its_owner_alone() -> None:
    match = sit_down(3)
    roll(match, "1 disc, -, -")
    match.submit(1, a_show("square"))
    assert [match.view(seat).choice for seat in (0, 1, 2, None)] == [None, "square", None, None]
    for seat in (0, 1, 2, None):
        assert match.view(seat).sealed == (False, True, False)


@pytest.mark.clause("pok/choose")
def test_what_is_in_a_fist_changes_no_other_view() -> None:
    views = []
    for symbol in ("disc", "square", "triangle"):
        match = sit_down(3)
        roll(match, "1 disc, -, -")
        match.submit(1, a_show(symbol))
        views.append([match.view(seat) for seat in (0, 2, None)])
    assert views[0] == views[1] == views[2]


@pytest.mark.clause("pok/choose")
def test_a_counter_in_a_fist_is_not_handed_over_yet() -> None:
    match = sit_down(3)
    roll(match, "1 disc, -, -")
    match.submit(1, a_show("square"))
    assert match.view(1).counters == {"disc": 2, "square": 2, "triangle": 2}
    assert match.view(None).left == (6, 6, 6)


@pytest.mark.clause("pok/counters")
def test_nobody_sees_the_counters_of_another() -> None:
    match = one_round("1 disc, -, -", "disc square square")
    assert match.view(0).counters == {"disc": 1, "square": 2, "triangle": 2}
    assert match.view(1).counters == {"disc": 2, "square": 2, "triangle": 2}
    assert match.view(None).counters is None


@pytest.mark.clause("pok/box")
def test_fists_that_were_opened_were_seen_by_everybody() -> None:
    match = one_round("1 disc, -, 3 triangle", "disc square square")
    for seat in (0, 1, 2, None):
        (past,) = match.view(seat).past
        assert past.roll == ((1, "disc"), None, (3, "triangle"))
        assert past.shown == ("disc", "square", "square")
        assert past.handed == (True, False, False)


@pytest.mark.clause("pok/box")
def test_fists_are_open_again_after_the_round() -> None:
    view = one_round("1 disc, -, -", "disc square square").view(0)
    assert (view.sealed, view.choice, view.roll) == ((False, False, False), None, None)
    assert (view.rounds, view.totals) == (((1, 0, 0),), (1, 0, 0))


@pytest.mark.clause("pok/box")
def test_memory_changes_no_view_because_what_was_seen_was_seen() -> None:
    seen = []
    for memory in ("off", "on"):
        match = sit_down(4, memory=memory)
        play_round(match, "1 triangle, 2 disc, -", "disc disc square triangle")
        roll(match, "1 disc, -, -")
        match.submit(2, a_show("square"))
        views = [view_json(match.view(seat)) for seat in (0, 1, 2, 3, None)]
        assert [view.pop("options") for view in views] == [{"memory": memory}] * 5
        seen.append(views)
    assert seen[0] == seen[1]


@pytest.mark.clause("pok/box")
@pytest.mark.parametrize("options", [{"memory": True}, {"memory": "some"}, {"colours": "on"}])
def test_other_options_are_malformed(options: dict) -> None:
    with pytest.raises(Malformed):
        sit_down(3, **options)


@pytest.mark.clause("pok/roll")
def test_before_the_first_roll_there_is_nothing_to_see() -> None:
    view = sit_down(3).view(0)
    assert (view.game, view.seat, view.players, view.actors) == ("pok", 0, 3, (-1,))
    assert (view.roll, view.past, view.rounds) == (None, (), ())
    assert (view.totals, view.winners, view.options) == ((0, 0, 0), None, {"memory": "off"})
