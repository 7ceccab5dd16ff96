"""Who wins, and when nobody can."""

from typing import Any

import pytest

from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from tests.games.pok.table import four_handed_over, play_round, sit_down


def after_meeting(players: int, *symbols: str) -> Match[Any]:
    """A match in which seat 0 alone met the first die, round after round."""
    match = sit_down(players)
    for symbol in symbols:
        other = "disc" if symbol == "triangle" else "triangle"
        others = " ".join([other] * (players - 1))
        assert sum(play_round(match, f"1 {symbol}, -, -", f"{symbol} {others}")) == 1
    return match


def nearly_stuck(players: int) -> Match[Any]:
    """Everybody but seats 0 and 1 has two triangles left; those have a square besides."""
    match = sit_down(players)
    for symbol in ("disc", "disc", "square", "square"):
        shown = ["triangle"] * 2 + [symbol] * (players - 2)
        play_round(match, "1 triangle, -, -", " ".join(shown))
    for symbol in ("disc", "disc", "square"):
        shown = [symbol] * 2 + ["triangle"] * (players - 2)
        play_round(match, "1 triangle, -, -", " ".join(shown))
    return match


@pytest.mark.clause("pok/winner")
@pytest.mark.parametrize("players", [3, 5, 7])
def test_the_first_to_hand_over_a_fifth_counter_wins(players: int) -> None:
    match = after_meeting(players, "disc", "disc", "square", "square", "triangle")
    assert match.result().winners == (0,)
    assert match.result().totals == (5, *[0] * (players - 1))
    assert match.actors() == ()
    assert match.view(2).winners == (0,)


@pytest.mark.clause("pok/winner")
def test_four_counters_are_not_enough() -> None:
    match = after_meeting(3, "disc", "disc", "square", "square")
    assert match.result() is None
    assert match.view(None).winners is None
    assert match.view(None).totals == (4, 0, 0)
    assert match.actors() == (CHANCE,)


@pytest.mark.clause("pok/winner")
def test_two_who_hand_over_their_fifth_in_the_same_round_draw() -> None:
    match = sit_down(4)
    for _ in range(2):
        play_round(match, "1 square, 2 disc, -", "disc disc triangle triangle")
        play_round(match, "1 disc, 2 square, -", "square square triangle triangle")
    assert match.result() is None
    play_round(match, "1 disc, 2 triangle, -", "triangle triangle square square")
    assert match.result().totals == (5, 5, 0, 0)
    assert match.result().winners == (0, 1)


@pytest.mark.clause("pok/winner")
def test_who_hands_over_a_fourth_in_the_last_round_does_not_win() -> None:
    match = sit_down(4)
    play_round(match, "1 disc, -, -", "disc triangle triangle triangle")
    play_round(match, "1 square, 2 disc, -", "disc disc triangle triangle")
    for _ in range(2):
        play_round(match, "1 disc, 2 square, -", "square square triangle triangle")
    play_round(match, "1 disc, 2 triangle, -", "triangle triangle square square")
    assert match.result().totals == (5, 4, 0, 0)
    assert match.result().winners == (0,)


@pytest.mark.clause("pok/winner")
def test_all_may_draw() -> None:
    match = four_handed_over(3)
    play_round(match, "1 disc, 2 disc, 3 triangle", "triangle triangle triangle")
    assert match.result().totals == (5, 5, 5)
    assert match.result().winners == (0, 1, 2)


@pytest.mark.clause("pok/stalemate")
def test_four_players_with_nothing_but_triangles_draw_at_once() -> None:
    match = four_handed_over(4)
    assert match.actors() == ()
    assert match.result().totals == (4, 4, 4, 4)
    assert match.result().winners == (0, 1, 2, 3)
    assert match.view(1).counters == {"disc": 0, "square": 0, "triangle": 2}


@pytest.mark.clause("pok/stalemate")
def test_three_players_with_nothing_but_triangles_go_on() -> None:
    match = four_handed_over(3)
    assert match.result() is None
    assert match.actors() == (CHANCE,)
    assert play_round(match, "1 disc, -, -", "triangle triangle triangle") == (0, 0, 0)
    assert match.actors() == (CHANCE,)


@pytest.mark.clause("pok/stalemate")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_a_single_counter_of_another_symbol_keeps_the_match_going(players: int) -> None:
    match = nearly_stuck(players)
    assert match.view(None).left == (3, 3, *[2] * (players - 2))
    assert match.result() is None
    play_round(match, "1 square, -, -", " ".join(["square", *["triangle"] * (players - 1)]))
    assert match.view(None).left == (2, 3, *[2] * (players - 2))
    assert match.result() is None
    play_round(
        match, "1 square, -, -", " ".join(["triangle", "square", *["triangle"] * 5][:players])
    )
    assert match.result().totals == (4,) * players
    assert match.result().winners == tuple(range(players))


@pytest.mark.clause("pok/winner")
def test_a_fifth_counter_wins_before_anybody_is_stuck() -> None:
    match = nearly_stuck(4)
    play_round(match, "1 square, 2 triangle, -", "square square triangle triangle")
    assert match.result().totals == (3, 3, 5, 5)
    assert match.result().winners == (2, 3)
