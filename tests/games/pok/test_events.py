"""What the table sees and hears."""

import pytest

from poisonbox.core.event import Event, redact
from tests.games.pok.table import a_show, four_handed_over, play_round, roll, show, sit_down


@pytest.mark.clause("pok/roll")
def test_a_roll_tells_what_the_dice_show() -> None:
    match = sit_down(3)
    (rolled,) = roll(match, "1 disc, -, 3 square")
    faces = ((1, "disc"), None, (3, "square"))
    assert rolled == Event("rolled", None, {"round": 0, "roll": faces})
    show(match, "disc disc disc")
    (rolled,) = roll(match, "1 disc, -, -")
    assert rolled.facts["round"] == 1


@pytest.mark.clause("pok/choose")
def test_a_closed_fist_tells_its_owner_alone_what_is_in_it() -> None:
    match = sit_down(3)
    roll(match, "1 disc, -, -")
    (sealed,) = match.submit(1, a_show("square"))
    assert (sealed.kind, sealed.seat, sealed.facts) == ("sealed", 1, {})
    assert redact(sealed, 1).secret == {1: {"show": "square"}}
    for seat in (0, 2, None):
        assert redact(sealed, seat) == Event("sealed", 1, {}, {})


@pytest.mark.clause("pok/exact")
def test_the_last_fist_opens_all_and_tells_who_hands_over_and_who_takes_back() -> None:
    match = sit_down(4)
    roll(match, "1 triangle, 2 disc, -")
    sealed, shown, *counters, scored = show(match, "disc disc square triangle")
    assert (sealed.kind, sealed.seat) == ("sealed", 3)
    assert (shown.kind, shown.seat) == ("shown", None)
    assert shown.facts == {
        "shown": ("disc", "disc", "square", "triangle"),
        "roll": ((1, "triangle"), (2, "disc"), None),
    }
    met = {"clause": "pok/exact", "symbol": "disc", "shown": 2}
    assert counters == [
        Event("handed-over", 0, met),
        Event("handed-over", 1, met),
        Event("took-back", 2, {"clause": "pok/miss", "symbol": "square", "shown": 1}),
        Event("handed-over", 3, {"clause": "pok/exact", "symbol": "triangle", "shown": 1}),
    ]
    assert scored.kind == "scored"


@pytest.mark.clause("pok/outsider")
def test_an_outsider_and_those_who_missed_are_told_why() -> None:
    match = sit_down(3)
    roll(match, "1 disc, -, -")
    counters = show(match, "disc disc square")[2:5]
    told = [(event.kind, event.seat, event.facts["clause"]) for event in counters]
    assert told == [
        ("took-back", 0, "pok/miss"),
        ("took-back", 1, "pok/miss"),
        ("handed-over", 2, "pok/outsider"),
    ]


@pytest.mark.clause("pok/all-outside")
def test_when_all_are_outside_everybody_is_told_why_it_came_back() -> None:
    match = sit_down(3)
    roll(match, "1 disc, -, -")
    counters = show(match, "square triangle square")[2:5]
    assert {event.kind for event in counters} == {"took-back"}
    assert {event.facts["clause"] for event in counters} == {"pok/all-outside"}


@pytest.mark.clause("pok/box")
def test_a_round_tells_its_score() -> None:
    match = sit_down(3)
    play_round(match, "1 disc, -, -", "disc square square")
    roll(match, "1 disc, 2 square, -")
    scored = show(match, "disc square square")[-1]
    assert (scored.kind, scored.seat) == ("scored", None)
    assert (scored.facts["round"], scored.facts["points"]) == (1, (1, 1, 1))
    assert scored.facts["totals"] == (2, 1, 1)
    assert scored.facts["lines"] == match.sheets()[1].lines


@pytest.mark.clause("pok/winner")
def test_the_round_of_a_fifth_counter_tells_the_end() -> None:
    match = four_handed_over(3)
    roll(match, "1 disc, 2 disc, 3 triangle")
    scored, ended = show(match, "triangle triangle triangle")[-2:]
    assert scored.facts["totals"] == (5, 5, 5)
    assert ended == Event("ended", None, {"totals": (5, 5, 5), "winners": (0, 1, 2)})


@pytest.mark.clause("pok/stalemate")
def test_a_stalemate_tells_the_end() -> None:
    match = four_handed_over(4)
    ended = match.events_since(0, None)[-1]
    assert ended == Event("ended", None, {"totals": (4, 4, 4, 4), "winners": (0, 1, 2, 3)})
    assert [event.kind for event in match.events_since(0, None)].count("ended") == 1


@pytest.mark.clause("pok/choose")
def test_a_seat_hears_its_own_secrets_and_no_others() -> None:
    match = sit_down(3)
    play_round(match, "1 disc, -, -", "disc square triangle")
    secrets = [dict(event.secret) for event in match.events_since(0, 2) if event.secret]
    assert secrets == [{2: {"show": "triangle"}}]
    assert not any(event.secret for event in match.events_since(0, None))
