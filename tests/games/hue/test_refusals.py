"""Moves that may not be made: their clause, their reason, and that nothing changes."""

from typing import Any

import pytest

from poisonbox.core.match import Match
from poisonbox.core.refusal import IllegalMove
from poisonbox.core.state import CHANCE
from tests.games.hue.table import REDS, SNAKE, a_place, felt, finished, hands, set_up, sit_down

SET_UP = set_up(hands("S:RYG", "S:GBP"))
PLACE = a_place("S:RYG 0 -1 e")


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


@pytest.mark.clause("hue/set-up")
@pytest.mark.parametrize("value", [PLACE, SET_UP])
def test_no_player_does_anything_before_the_set_up(value: Any) -> None:
    assert refused(sit_down(2), 0, value) == ("hue/set-up", "first", {})


@pytest.mark.clause("hue/turn")
def test_chance_lays_no_card_instead_of_setting_up() -> None:
    assert refused(sit_down(2), CHANCE, PLACE) == ("hue/turn", "not-now", {})


@pytest.mark.clause("hue/set-up")
def test_a_set_up_for_another_number_of_players_is_impossible() -> None:
    assert refused(sit_down(3), CHANCE, SET_UP) == ("hue/set-up", "impossible", {})


@pytest.mark.clause("hue/turn")
@pytest.mark.parametrize("value", [PLACE, SET_UP])
def test_chance_does_nothing_while_cards_are_laid(value: Any) -> None:
    assert refused(felt("S:RYG", ""), CHANCE, value) == ("hue/turn", "first", {})


@pytest.mark.clause("hue/set-up")
@pytest.mark.parametrize("seat", [0, 1])
def test_no_player_sets_up_a_second_time(seat: int) -> None:
    assert refused(felt("S:RYG", ""), seat, SET_UP) == ("hue/set-up", "not-now", {})


@pytest.mark.clause("hue/turn")
def test_who_is_not_to_play_is_told_who_is() -> None:
    match = felt("", "S:GBP", "", first=2)
    answer = refused(match, 1, a_place("S:GBP 0 -1 e"))
    assert answer == ("hue/turn", "not-your-turn", {"player": 2})


@pytest.mark.clause("hue/turn")
def test_the_turn_is_judged_before_the_card_and_the_place() -> None:
    answer = refused(felt("S:RYG", "S:GBP"), 1, a_place("S:RYG 50 50 e"))
    assert answer == ("hue/turn", "not-your-turn", {"player": 0})


@pytest.mark.clause("hue/card")
@pytest.mark.parametrize("card", ["S:GBP", "X:GYR", "N:YGBPRYGBP", "N:GBPRYGBPR"])
def test_a_card_that_is_not_in_hand_cannot_be_laid(card: str) -> None:
    match = felt("S:RYG X:YRP", "S:GBP X:GYR")
    answer = refused(match, 0, a_place(f"{card} 0 -1 e"))
    assert answer == ("hue/card", "not-in-hand", {"card": card})


@pytest.mark.clause("hue/card")
def test_the_card_is_judged_before_the_place() -> None:
    answer = refused(felt("S:RYG", "S:GBP"), 0, a_place("S:GBP 50 50 e"))
    assert answer == ("hue/card", "not-in-hand", {"card": "S:GBP"})


@pytest.mark.clause("hue/touch")
@pytest.mark.parametrize("where", ["50 50 e", "-1 -1 w", "0 -2 e", "500 0 e"])
def test_a_card_that_touches_nothing_is_alone(where: str) -> None:
    answer = refused(felt("S:RYG", ""), 0, a_place(f"S:RYG {where}"))
    assert answer == ("hue/touch", "alone", {})


@pytest.mark.clause("hue/cover")
@pytest.mark.parametrize(("where", "number"), [("1 0 w", 2), ("1 1 e", 3)])
def test_a_card_that_covers_too_much_is_told_how_much(where: str, number: int) -> None:
    answer = refused(felt("S:RYG", ""), 0, a_place(f"S:RYG {where}"))
    assert answer == ("hue/cover", "too-many", {"number": number})


@pytest.mark.clause("hue/turn")
@pytest.mark.parametrize(
    ("seat", "value"), [(0, a_place("T:YRG 3 -1 e")), (1, PLACE), (CHANCE, SET_UP), (0, SET_UP)]
)
def test_nothing_is_laid_or_set_up_after_the_end(seat: int, value: Any) -> None:
    match = finished([*REDS, *SNAKE[:6]], "T:YRG X:PBG")
    assert refused(match, seat, value) == ("hue/turn", "over", {})
    assert match.moves(0) == ()
