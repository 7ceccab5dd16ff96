"""Moves that may not be made: their clause, their reason, and that nothing changes."""

from typing import Any

import pytest

from poisonbox.core.match import Match
from poisonbox.core.refusal import IllegalMove
from poisonbox.core.state import CHANCE
from tests.games.cauldrons.table import (
    DECK,
    SCORING_EXAMPLE,
    a_play,
    deal,
    move,
    play_round,
    sit_down,
    table,
)


def refused(match: Match[Any], seat: int, value: Any) -> tuple[str, str, dict]:
    """Submit a move that is refused and see that the match stays as it was."""
    before, log, events = match.state(), list(match.log), match.events_since(0, seat)
    with pytest.raises(IllegalMove) as caught:
        match.submit(seat, value)
    assert match.state() == before
    assert (match.log, match.events_since(0, seat)) == (log, events)
    assert caught.value.refusal == match.why_not(seat, value)
    answer = caught.value.refusal
    return answer.clause, answer.reason, dict(answer.facts)


@pytest.mark.clause("cauldrons/deal")
def test_nobody_plays_before_the_deal() -> None:
    assert refused(sit_down(4), 1, a_play("R7>0")) == ("cauldrons/deal", "first", {})


@pytest.mark.clause("cauldrons/deal")
def test_no_player_deals_before_the_deal() -> None:
    assert refused(sit_down(4), 0, move({"deal": DECK})) == ("cauldrons/deal", "first", {})


@pytest.mark.clause("cauldrons/turn-order")
def test_chance_does_not_play_a_card_instead_of_dealing() -> None:
    answer = refused(sit_down(4), CHANCE, a_play("R7>0"))
    assert answer == ("cauldrons/turn-order", "not-now", {})


@pytest.mark.clause("cauldrons/turn-order")
@pytest.mark.parametrize("value", [{"deal": DECK}, {"play": "R7", "into": 0}])
def test_chance_does_nothing_while_cards_are_in_hand(value: dict) -> None:
    assert refused(table(4), CHANCE, move(value)) == ("cauldrons/turn-order", "first", {})


@pytest.mark.clause("cauldrons/deal")
@pytest.mark.parametrize("seat", [1, 2])
def test_no_player_deals_in_the_middle_of_a_round(seat: int) -> None:
    assert refused(table(4), seat, move({"deal": DECK})) == ("cauldrons/deal", "not-now", {})


@pytest.mark.clause("cauldrons/deal")
def test_a_deal_with_a_card_missing_is_refused() -> None:
    answer = refused(sit_down(4), CHANCE, move({"deal": DECK[:-1]}))
    assert answer == ("cauldrons/deal", "not-the-deck", {})


@pytest.mark.clause("cauldrons/turn-order")
def test_who_is_not_to_play_is_told_who_is() -> None:
    match = table(4, "R7>0", upcoming="R1>0 R2>0")
    answer = refused(match, 3, a_play("R2>0"))
    assert answer == ("cauldrons/turn-order", "not-your-turn", {"player": 2})


@pytest.mark.clause("cauldrons/turn-order")
def test_the_turn_is_judged_before_the_card_and_the_cauldron() -> None:
    match = table(4, "R7>0", upcoming="X>0")
    answer = refused(match, 0, a_play("R7>1"))
    assert answer == ("cauldrons/turn-order", "not-your-turn", {"player": 2})


@pytest.mark.clause("cauldrons/deal")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    match = table(4, upcoming="X X R7 X X X R7 X X X R7")
    answer = refused(match, 1, a_play("R7>0"))
    assert answer == ("cauldrons/deal", "not-in-hand", {"card": "R7"})


@pytest.mark.clause("cauldrons/deal")
def test_the_card_is_judged_before_the_cauldron() -> None:
    match = table(4, "R5>0", upcoming="X R7 X X X R7 X X X R7")
    answer = refused(match, 2, a_play("R7>1"))
    assert answer == ("cauldrons/deal", "not-in-hand", {"card": "R7"})


@pytest.mark.clause("cauldrons/deal")
def test_a_card_is_gone_once_it_is_played() -> None:
    match = table(3, "R7>0 R7>0 R7>0", upcoming="X>0")
    answer = refused(match, 1, a_play("R7>0"))
    assert answer == ("cauldrons/deal", "not-in-hand", {"card": "R7"})


@pytest.mark.clause("cauldrons/own-colour")
@pytest.mark.parametrize("into", [0, 2])
def test_a_colour_that_has_a_cauldron_goes_nowhere_else(into: int) -> None:
    match = table(4, "P1>1", upcoming="P2>1")
    answer = refused(match, 2, a_play(f"P2>{into}"))
    assert answer == ("cauldrons/own-colour", "elsewhere", {"colour": "purple", "cauldron": 1})


@pytest.mark.clause("cauldrons/new-colour")
@pytest.mark.parametrize(("into", "other"), [(0, "purple"), (2, "blue")])
def test_a_new_colour_goes_into_no_other_colours_cauldron(into: int, other: str) -> None:
    match = table(4, "P1>0 B1>2", upcoming="R1>1")
    answer = refused(match, 3, a_play(f"R1>{into}"))
    facts = {"colour": "red", "other": other, "cauldron": into}
    assert answer == ("cauldrons/new-colour", "taken", facts)


@pytest.mark.clause("cauldrons/turn-order")
@pytest.mark.parametrize(
    ("seat", "value"),
    [(0, {"play": "R7", "into": 0}), (CHANCE, {"deal": DECK}), (1, {"deal": DECK})],
)
def test_nothing_is_played_or_dealt_after_the_end(seat: int, value: dict) -> None:
    match = sit_down(4, rounds=1)
    play_round(match, SCORING_EXAMPLE)
    assert refused(match, seat, move(value)) == ("cauldrons/turn-order", "over", {})
    assert match.moves(seat) == ()


@pytest.mark.clause("cauldrons/deal")
def test_between_rounds_nobody_plays_until_the_next_deal() -> None:
    match = sit_down(4)
    play_round(match, SCORING_EXAMPLE)
    assert refused(match, 2, a_play("R7>0")) == ("cauldrons/deal", "first", {})
    deal(match)
    assert match.actors() == (2,)


@pytest.mark.clause("cauldrons/poison-anywhere")
def test_poison_is_refused_nowhere() -> None:
    match = table(4, "R7>0 B7>1 P7>2", upcoming="X>0")
    assert [match.why_not(0, a_play(f"X>{into}")) for into in range(3)] == [None, None, None]
