"""The variant with five cards in hand and a pile to draw from."""

from collections import Counter

import pytest

from poisonbox.core.event import redact
from poisonbox.core.refusal import Malformed
from tests.games.cauldrons.table import (
    DECK,
    SCORING_EXAMPLE,
    deal,
    hand,
    play,
    play_round,
    refusal,
    sit_down,
    table,
)


@pytest.mark.clause("cauldrons/draw-pile")
@pytest.mark.parametrize(("players", "pile"), [(3, 35), (4, 30), (5, 25), (6, 20)])
def test_everybody_gets_five_cards_and_the_rest_is_a_pile(players: int, pile: int) -> None:
    view = table(players, hand="five").view(None)
    assert view.sizes == (5,) * players
    assert (view.pile, view.out) == (pile, 0)


@pytest.mark.clause("cauldrons/draw-pile")
def test_who_has_played_draws_the_next_card_of_the_pile() -> None:
    match = sit_down(3, hand="five")
    deal(match, "R1 R1 R1 R2 R2 R2 B1 B1 B1 B2 B2 B2 P1 P1 P1 P7")
    assert hand(match, 1) == ["B1", "B2", "P1", "R1", "R2"]
    play(match, "R1>0")
    assert hand(match, 1) == ["B1", "B2", "P1", "P7", "R2"]
    assert match.view(None).pile == 34
    assert hand(match, 2) == ["B1", "B2", "P1", "R1", "R2"]


@pytest.mark.clause("cauldrons/draw-pile")
def test_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    match = table(3, upcoming=SCORING_EXAMPLE, hand="five")
    _, drew = play(match, "B2>0")
    assert (drew.kind, drew.seat, drew.facts) == ("drew", 1, {"pile": 34})
    assert redact(drew, 1).secret == {1: {"card": "R2"}}
    for seat in (None, 0, 2):
        assert redact(drew, seat).secret == {}


@pytest.mark.clause("cauldrons/draw-pile")
def test_hands_shrink_once_the_pile_is_used_up() -> None:
    plays = SCORING_EXAMPLE.split()
    match = table(4, " ".join(plays[:30]), " ".join(plays[30:]), hand="five")
    assert (match.view(None).pile, match.view(None).sizes) == (0, (5, 5, 5, 5))
    events = play(match, plays[30])
    assert "drew" not in [event.kind for event in events]
    assert match.view(None).sizes == (5, 5, 5, 4)


@pytest.mark.clause("cauldrons/draw-pile")
def test_the_round_ends_when_pile_and_hands_are_empty() -> None:
    match = sit_down(4, hand="five", rounds=1)
    deal(match, SCORING_EXAMPLE)
    *early, last = SCORING_EXAMPLE.split()
    play(match, " ".join(early))
    assert match.result() is None
    assert (match.view(None).pile, match.view(None).sizes) == (0, (0, 0, 1, 0))
    play(match, last)
    assert match.result().totals == (7, 2, 17, 15)


@pytest.mark.clause("cauldrons/draw-pile")
@pytest.mark.parametrize("players", [3, 5, 6])
def test_all_fifty_cards_are_played_whatever_the_number_of_players(players: int) -> None:
    match = sit_down(players, hand="five", rounds=1)
    deal(match)
    while match.actors():
        (seat,) = match.actors()
        match.submit(seat, match.moves(seat)[0])
    assert Counter(one.card for one in match.view(None).plays) == Counter(DECK)
    assert match.view(None).out == 0


@pytest.mark.clause("cauldrons/draw-pile")
def test_a_drawn_card_may_be_played_and_one_in_the_pile_may_not() -> None:
    match = sit_down(3, hand="five")
    deal(match, "R1 R1 R1 R2 R2 R2 B1 B1 B1 B2 B2 B2 P1 P1 P1 X")
    assert refusal(match, 1, "X>2").reason == "not-in-hand"
    play(match, "R1>0 R1>0 R1>0 X>2")
    assert match.view(None).cauldrons[2].cards == ("X",)


@pytest.mark.clause("cauldrons/draw-pile")
def test_the_next_round_has_a_new_pile() -> None:
    match = sit_down(4, hand="five", rounds=2)
    play_round(match, SCORING_EXAMPLE)
    deal(match)
    assert (match.view(None).pile, match.view(None).sizes) == (30, (5, 5, 5, 5))


@pytest.mark.clause("cauldrons/draw-pile")
@pytest.mark.parametrize("value", ["six", 5, None])
def test_other_hands_are_no_option(value: object) -> None:
    with pytest.raises(Malformed):
        sit_down(4, hand=value)
