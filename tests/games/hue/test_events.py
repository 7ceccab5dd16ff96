"""What the table sees and hears."""

import pytest

from poisonbox.core.event import Event, redact
from poisonbox.core.state import CHANCE
from tests.games.hue.table import (
    REDS,
    SNAKE,
    STARTERS,
    felt,
    hands,
    place,
    set_up,
    sit_down,
    table,
)

TEN = [*REDS, *SNAKE[:6]]


@pytest.mark.clause("hue/set-up")
def test_a_set_up_tells_the_starting_cards_and_each_seat_its_hand() -> None:
    match = sit_down(3)
    given = hands("S:RYG", "S:YGB", "S:GBP")
    (dealt,) = match.submit(CHANCE, set_up(given, first=2))
    assert (dealt.kind, dealt.seat) == ("dealt", None)
    assert dealt.facts == {"starters": tuple(STARTERS), "first": 2, "sizes": (6, 6, 6)}
    for seat in range(3):
        assert redact(dealt, seat).secret == {seat: {"hand": tuple(given[seat])}}
    assert redact(dealt, None).secret == {}


@pytest.mark.clause("hue/turn")
def test_a_card_that_covers_nothing_is_told_as_it_lies() -> None:
    match = felt("S:RYG", "")
    facts = {"card": "S:RYG", "x": 0, "y": -1, "heading": "n"}
    assert place(match, "S:RYG 0 -1 n") == [Event("placed", 0, facts)]


@pytest.mark.clause("hue/cover")
def test_a_card_that_covers_tells_what_disappeared_under_it() -> None:
    match = felt("S:RYG", "")
    placed, covered = place(match, "S:RYG 3 2 s")
    assert placed.kind == "placed"
    stripes = ("blue", "purple", "red")
    facts = {"x": 3, "y": 2, "colours": stripes, "skull": False}
    assert covered == Event("covered", 0, facts)


@pytest.mark.clause("hue/cover")
def test_a_covered_stripe_is_told_from_north_to_south_or_from_west_to_east() -> None:
    match = felt("T:YRG T:YRB", "S:GBP S:PGR")
    place(match, "T:YRG -1 0 w", "S:GBP 5 2 e", "T:YRB 0 -1 n")
    _, covered = place(match, "S:PGR -3 0 s")
    assert covered.facts["colours"] == ("green", "red", "yellow")
    match = felt("T:YRB", "S:PGR")
    place(match, "T:YRB 0 -1 n")
    _, covered = place(match, "S:PGR 0 -3 e")
    assert covered.facts["colours"] == ("yellow", "red", "blue")


@pytest.mark.clause("hue/poison")
def test_a_covered_skull_is_told() -> None:
    match = felt("X:YRP", "S:GBP")
    place(match, "X:YRP -1 -1 e")
    _, covered = place(match, "S:GBP 0 -1 n")
    assert covered == Event("covered", 1, {"x": 0, "y": -1, "colours": ("red",), "skull": True})


@pytest.mark.clause("hue/score-card")
def test_the_last_card_shows_the_score_cards_then_the_score_then_the_end() -> None:
    match = table(TEN, "T:YRG X:PBG")
    early = place(match, *TEN[:9])
    assert {event.kind for event in early} == {"placed"}
    placed, cards, scored, ended = place(match, TEN[9])
    assert (placed.kind, placed.seat) == ("placed", 1)
    assert cards == Event("score-cards", None, {"cards": ("T:YRG", "X:PBG")})
    assert (scored.kind, scored.seat) == ("scored", None)
    assert ended == Event("ended", None, {"totals": (18, 19), "winners": (1,)})


@pytest.mark.clause("hue/score")
def test_a_score_tells_points_lines_values_and_areas() -> None:
    match = table(TEN, "T:YRG X:PBG")
    scored = place(match, *TEN)[-2]
    facts = scored.facts
    assert (facts["round"], facts["points"], facts["totals"]) == (0, (18, 19), (18, 19))
    assert facts["lines"] == match.sheets()[0].lines
    assert facts["values"] == {"red": 6, "yellow": 3, "green": 3, "blue": 6, "purple": 4}
    poisoned = [area for area in facts["areas"] if area["poisoned"]]
    assert [(area["colour"], area["worth"]) for area in poisoned] == [("red", 6)]
    assert sorted(poisoned[0]["sections"]) == [(0, -2, 0), (0, -1, 0)]


@pytest.mark.clause("hue/score-card")
def test_what_a_seat_saw_of_a_match_has_no_other_hand_in_it() -> None:
    match = table(TEN, "T:YRG X:PBG")
    place(match, *TEN)
    for seat in (0, 1):
        secrets = [set(event.secret) for event in match.events_since(0, seat) if event.secret]
        assert secrets == [{seat}]
    assert not any(event.secret for event in match.events_since(0, None))
