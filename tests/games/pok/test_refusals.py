"""Moves that may not be made: their clause, their reason, and that nothing changes."""

from typing import Any

import pytest

from poisonbox.core.match import Match
from poisonbox.core.refusal import IllegalMove
from poisonbox.core.state import CHANCE
from tests.games.pok.table import a_roll, a_show, four_handed_over, play_round, roll, sit_down


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


def rolled(players: int = 3) -> Match[Any]:
    """A match in which the dice have fallen."""
    match = sit_down(players)
    roll(match, "1 disc, 2 square, -")
    return match


@pytest.mark.clause("pok/roll")
@pytest.mark.parametrize("value", [a_show("disc"), a_roll("1 disc, -, -")])
def test_no_player_does_anything_before_the_roll(value: Any) -> None:
    assert refused(sit_down(3), 0, value) == ("pok/roll", "first", {})


@pytest.mark.clause("pok/choose")
def test_chance_has_no_counter_to_choose() -> None:
    assert refused(sit_down(3), CHANCE, a_show("disc")) == ("pok/choose", "not-now", {})


@pytest.mark.clause("pok/choose")
@pytest.mark.parametrize("value", [a_show("disc"), a_roll("1 disc, -, -")])
def test_chance_does_nothing_while_somebody_is_to_choose(value: Any) -> None:
    assert refused(rolled(), CHANCE, value) == ("pok/choose", "first", {})


@pytest.mark.clause("pok/roll")
def test_no_player_rolls_the_dice() -> None:
    assert refused(rolled(), 0, a_roll("1 disc, -, -")) == ("pok/roll", "not-now", {})


@pytest.mark.clause("pok/dice")
def test_a_first_die_that_is_blank_is_refused() -> None:
    answer = refused(sit_down(3), CHANCE, a_roll("-, 2 disc, -"))
    assert answer == ("pok/dice", "faces", {})


@pytest.mark.clause("pok/dice")
def test_two_dice_are_not_a_roll() -> None:
    assert refused(sit_down(3), CHANCE, a_roll("1 disc, -")) == ("pok/dice", "faces", {})


@pytest.mark.clause("pok/choose")
@pytest.mark.parametrize("symbol", ["disc", "square"])
def test_a_closed_fist_stays_closed(symbol: str) -> None:
    match = rolled()
    match.submit(1, a_show("disc"))
    assert refused(match, 1, a_show(symbol)) == ("pok/choose", "twice", {})
    assert match.moves(1) == ()


@pytest.mark.clause("pok/choose")
def test_a_counter_that_is_gone_cannot_be_chosen() -> None:
    match = sit_down(3)
    for _ in range(2):
        play_round(match, "1 disc, -, -", "disc square square")
    roll(match, "1 disc, -, -")
    assert refused(match, 0, a_show("disc")) == ("pok/choose", "none-left", {"symbol": "disc"})
    assert match.why_not(1, a_show("disc")) is None


@pytest.mark.clause("pok/choose")
def test_choosing_twice_is_judged_before_the_counter() -> None:
    match = sit_down(3)
    for _ in range(2):
        play_round(match, "1 disc, -, -", "disc square square")
    roll(match, "1 disc, -, -")
    match.submit(0, a_show("square"))
    assert refused(match, 0, a_show("disc")) == ("pok/choose", "twice", {})


@pytest.mark.clause("pok/choose")
@pytest.mark.parametrize("seat", [0, 3])
def test_nobody_chooses_after_the_end(seat: int) -> None:
    assert refused(four_handed_over(4), seat, a_show("triangle")) == ("pok/choose", "over", {})


@pytest.mark.clause("pok/roll")
def test_nobody_rolls_after_the_end() -> None:
    match = four_handed_over(4)
    assert refused(match, CHANCE, a_roll("1 disc, -, -")) == ("pok/roll", "over", {})
    assert match.moves(0) == ()
