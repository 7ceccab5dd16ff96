"""What the table sees and hears."""

import pytest

from poisonbox.core.event import Event, redact
from tests.games.cauldrons.table import (
    DECK,
    SCORING_EXAMPLE,
    deal,
    deal_cards,
    play,
    play_round,
    sit_down,
    table,
)


def kinds(events: list[Event] | tuple[Event, ...]) -> list[str]:
    """The verbs."""
    return [event.kind for event in events]


@pytest.mark.clause("cauldrons/deal")
def test_a_deal_tells_everybody_the_sizes_and_each_seat_its_hand() -> None:
    match = sit_down(5)
    (dealt,) = deal_cards(match, DECK)
    assert (dealt.kind, dealt.seat) == ("dealt", None)
    assert dealt.facts == {
        "round": 0,
        "dealer": 0,
        "sizes": (10, 10, 10, 10, 10),
        "pile": 0,
        "out": 0,
    }
    own = redact(dealt, 1).secret
    assert (set(own), set(own[1])) == ({1}, {"hand"})
    hand = ["B1", "B4", "B7", "P1", "P4", "P7", "R1", "R2", "R5", "X"]
    assert sorted(own[1]["hand"]) == hand
    assert redact(dealt, None).secret == {}


@pytest.mark.clause("cauldrons/deal-three")
def test_a_deal_to_three_tells_only_how_many_are_out() -> None:
    (dealt,) = deal(sit_down(3))
    assert (dealt.facts["sizes"], dealt.facts["out"]) == ((12, 13, 13), 12)
    assert set(dealt.secret) == {0, 1, 2}


@pytest.mark.clause("cauldrons/draw-pile")
def test_a_deal_of_five_tells_how_many_are_in_the_pile() -> None:
    (dealt,) = deal(sit_down(6, hand="five"))
    assert (dealt.facts["sizes"], dealt.facts["pile"]) == ((5, 5, 5, 5, 5, 5), 20)


@pytest.mark.clause("cauldrons/limit")
def test_a_play_tells_the_card_the_cauldron_and_the_level_it_came_to() -> None:
    match = table(4, "R7>2", upcoming="X>2 X>0")
    (first,) = play(match, "X>2")
    assert first == Event("played", 2, {"card": "X", "into": 2, "level": 11, "colour": "red"})
    (second,) = play(match, "X>0")
    assert second == Event("played", 3, {"card": "X", "into": 0, "level": 4, "colour": None})


@pytest.mark.clause("cauldrons/overflow")
def test_an_overflow_tells_what_was_taken_in_the_order_played() -> None:
    match = table(4, "R7>0 B1>1 X>0 B1>1", upcoming="R5>0")
    played, overflowed = play(match, "R5>0")
    assert played == Event("played", 1, {"card": "R5", "into": 0, "level": 16, "colour": "red"})
    assert overflowed == Event("overflowed", 1, {"cauldron": 0, "cards": ("R7", "X")})


@pytest.mark.clause("cauldrons/overflow")
def test_a_poison_that_overflows_tells_that_the_colour_is_gone() -> None:
    match = table(4, "R7>0 R5>0", upcoming="X>0")
    played, overflowed = play(match, "X>0")
    assert (played.facts["level"], played.facts["colour"]) == (16, None)
    assert overflowed.facts == {"cauldron": 0, "cards": ("R7", "R5")}


@pytest.mark.clause("cauldrons/draw-pile")
def test_a_turn_with_a_pile_is_played_then_overflowed_then_drawn() -> None:
    match = table(3, "R7>0", upcoming="R7>0", hand="five")
    assert kinds(play(match, "R7>0")) == ["played", "overflowed", "drew"]


@pytest.mark.clause("cauldrons/round-end")
def test_the_last_card_of_a_round_tells_the_score() -> None:
    match = sit_down(4, rounds=2)
    events = play_round(match, SCORING_EXAMPLE)
    assert kinds(events).count("scored") == 1
    assert kinds(events)[-2:] == ["played", "scored"]
    facts = events[-1].facts
    assert (facts["round"], facts["points"]) == (0, (7, 2, 17, 15))
    assert facts["totals"] == (7, 2, 17, 15)
    assert facts["lines"] == match.sheets()[0].lines


@pytest.mark.clause("cauldrons/winner")
def test_the_last_card_of_the_match_tells_the_score_and_the_end() -> None:
    match = sit_down(4, rounds=2)
    play_round(match, SCORING_EXAMPLE)
    events = play_round(match, SCORING_EXAMPLE)
    assert kinds(events)[-3:] == ["played", "scored", "ended"]
    scored, ended = events[-2:]
    assert (scored.facts["round"], scored.facts["points"]) == (1, (15, 7, 2, 17))
    assert scored.facts["totals"] == (22, 9, 19, 32)
    assert ended == Event("ended", None, {"totals": (22, 9, 19, 32), "winners": (1,)})


@pytest.mark.clause("cauldrons/overflow")
def test_the_scoring_example_has_seventeen_overflows() -> None:
    events = play_round(sit_down(4), SCORING_EXAMPLE)
    taken = [(event.seat, event.facts["cards"]) for event in events if event.kind == "overflowed"]
    assert len(taken) == 17
    assert taken[:3] == [(3, ("B2", "B7")), (0, ("R2", "X", "R2")), (2, ("R7", "R5"))]
    assert taken[-1] == (0, ("B7", "B5", "B1"))


@pytest.mark.clause("cauldrons/deal")
def test_what_a_seat_saw_of_a_match_has_no_other_hand_in_it() -> None:
    match = table(4, "R7>0 B1>1", hand="five")
    seen = match.events_since(0, 2)
    assert kinds(seen) == ["dealt", "played", "drew", "played", "drew"]
    assert [set(event.secret) for event in seen] == [{2}, set(), set(), set(), {2}]
