"""Moves that are not accepted, with the clause they break."""

from typing import Any

import pytest

from poisonbox.core.match import Match
from poisonbox.core.refusal import IllegalMove, Refusal
from poisonbox.games import GAMES
from tests.games.goblets.table import CIRCLE, Table

STAKES = {"stakes": [[2, 3, 4, 5]] * 4, "specials": []}
POUR = {"pour": {"1": "poison", "2": "plain", "3": "plain"}}
TOAST = {"drink": [True]}


def refused(match: Match[Any], seat: int, value: Any) -> Refusal:
    """Try a move, see that nothing has changed, and return why it was refused."""
    move = match.game.decode(value)
    state, log, events = match.state(), list(match.log), match.events_since(0, seat)
    foreseen = match.why_not(seat, move)
    with pytest.raises(IllegalMove) as caught:
        match.submit(seat, move)
    assert caught.value.refusal == foreseen
    assert move not in match.moves(seat)
    assert match.state() == state
    assert match.log == log
    assert match.events_since(0, seat) == events
    return caught.value.refusal


def over() -> Table:
    table = Table()
    for _ in range(4):
        table.play(CIRCLE, "- - - -")
    return table


@pytest.mark.clause("goblets/set-up")
@pytest.mark.parametrize("move", [STAKES, POUR, TOAST])
def test_nobody_moves_before_the_stakes_are_laid_out(move: Any):
    match = Match(GAMES["goblets"], 4)
    assert refused(match, 0, move) == Refusal("goblets/set-up", "first")


@pytest.mark.clause("goblets/set-up")
def test_stakes_are_laid_out_only_once():
    assert refused(Table().match, 0, STAKES) == Refusal("goblets/set-up", "not-now")


@pytest.mark.clause("goblets/set-up")
@pytest.mark.parametrize(("move", "clause"), [(POUR, "goblets/pour"), (TOAST, "goblets/toast")])
def test_chance_lays_out_stakes_and_does_nothing_else(move: Any, clause: str):
    match = Match(GAMES["goblets"], 4)
    assert refused(match, -1, move) == Refusal(clause, "not-now")


GOOD = [2, 3, 4, 5]


@pytest.mark.clause("goblets/set-up")
@pytest.mark.parametrize(
    ("players", "stakes"),
    [
        (4, [GOOD] * 3),
        (4, [GOOD] * 5),
        (4, []),
        (4, [GOOD, GOOD, GOOD, [2, 3, 4]]),
        (4, [GOOD, GOOD, GOOD, [2, 3, 4, 4]]),
        (4, [GOOD, GOOD, GOOD, [1, 2, 3, 4]]),
        (4, [GOOD, GOOD, GOOD, [2, 3, 4, 5, 5]]),
        (3, [GOOD] * 3),
    ],
)
def test_stakes_are_a_shuffle_of_2_3_4_5_for_each_goblet(players: int, stakes: list[list[int]]):
    match = Match(GAMES["goblets"], players)
    move = {"stakes": stakes, "specials": []}
    assert refused(match, -1, move) == Refusal("goblets/set-up", "impossible")


@pytest.mark.clause("goblets/specials")
@pytest.mark.parametrize(
    ("option", "specials"),
    [
        ("off", ["spoil", "cordial", "sip"]),
        ("one", []),
        ("one", ["spoil", "cordial"]),
        ("two", ["spoil", "cordial", "sip", "double"]),
        ("one", ["cordial", "spoil", "sip"]),
        ("two", ["spoil", "antidote", "sip"]),
        ("two", ["plain", "cordial", "sip"]),
    ],
)
def test_specials_are_one_of_each_pile_in_the_order_of_rounds(option: str, specials: list[str]):
    match = Match(GAMES["goblets"], 4, {"specials": option})
    move = {"stakes": [GOOD] * 4, "specials": specials}
    assert refused(match, -1, move) == Refusal("goblets/set-up", "impossible")


@pytest.mark.clause("goblets/pour")
@pytest.mark.parametrize("move", [STAKES, POUR, TOAST])
def test_chance_has_no_part_in_pouring(move: Any):
    assert refused(Table().match, -1, move) == Refusal("goblets/pour", "first")


@pytest.mark.clause("goblets/toast")
@pytest.mark.parametrize("move", [STAKES, POUR, TOAST])
def test_chance_has_no_part_in_the_toast(move: Any):
    table = Table()
    table.pour(CIRCLE)
    assert refused(table.match, -1, move) == Refusal("goblets/toast", "first")


@pytest.mark.clause("goblets/pour")
def test_nobody_pours_once_the_goblets_are_full():
    table = Table()
    table.pour(CIRCLE)
    assert refused(table.match, 0, POUR) == Refusal("goblets/pour", "not-now")


@pytest.mark.clause("goblets/pour")
def test_nobody_pours_twice():
    table = Table()
    table.submit(0, POUR)
    assert refused(table.match, 0, POUR) == Refusal("goblets/pour", "twice")


@pytest.mark.clause("goblets/pour")
@pytest.mark.parametrize(
    ("row", "drink"),
    [
        ("- P P .", "poison"),
        ("- . . .", "plain"),
        ("- 3 P .", "cordial"),  # turned up only in round 3
        ("- 2 P 2", "spoil"),
        ("2 P 2 .", "spoil"),  # having the drinks comes before where they go
    ],
)
def test_a_drink_that_is_not_in_the_hand_cannot_be_poured(row: str, drink: str):
    table = Table(4, "two", "spoil cordial sip")
    table.waste()
    refusal = refused(table.match, 0, table.drinks(row))
    assert refusal == Refusal("goblets/pour", "drinks", {"drink": drink})


@pytest.mark.clause("goblets/round-end")
def test_the_special_drink_of_a_round_is_not_in_the_hand_of_the_next():
    table = Table(4, "one", "spoil cordial sip")
    table.waste()
    table.waste()
    refusal = refused(table.match, 0, table.drinks("- 2 P ."))
    assert refusal == Refusal("goblets/pour", "drinks", {"drink": "spoil"})


@pytest.mark.clause("goblets/pour")
@pytest.mark.parametrize(
    "row",
    [
        "- - - -",
        "- P . -",  # goblet 3 gets nothing
        "- P . - .",  # there is no goblet 4
        "- . . - - - - P",
    ],
)
def test_every_goblet_but_ones_own_gets_a_drink_and_no_other(row: str):
    table = Table()
    assert refused(table.match, 0, table.drinks(row)) == Refusal("goblets/pour", "goblets")


@pytest.mark.clause("goblets/three-players")
def test_with_three_players_neither_of_ones_own_goblets_gets_a_drink():
    table = Table(3)
    move = table.drinks("P . . - . -")
    assert refused(table.match, 1, move) == Refusal("goblets/pour", "own")


@pytest.mark.clause("goblets/pour")
def test_ones_own_goblet_is_named_as_the_reason():
    table = Table()
    assert refused(table.match, 0, table.drinks("P - . .")) == Refusal("goblets/pour", "own")


@pytest.mark.clause("goblets/love-potion")
@pytest.mark.parametrize(
    ("seat", "row", "player"), [(0, "- P . 2", 3), (3, "2 P . -", 0), (1, "P - 2 .", 2)]
)
def test_couples_may_not_give_each_other_love_potions(seat: int, row: str, player: int):
    table = Table(4, "one", "love-potion cordial sip", couples=[[3, 0], [1, 2]])
    table.waste()
    refusal = refused(table.match, seat, table.drinks(row))
    assert refusal == Refusal("goblets/love-potion", "couple", {"player": player})


@pytest.mark.clause("goblets/love-potion")
def test_couples_may_give_each_other_anything_else_and_others_their_love():
    table = Table(5, "one", "love-potion cordial sip", couples=[[0, 3]])
    table.waste()
    assert table.why_not(0, table.drinks("- 2 . P .")) is None
    assert table.why_not(3, table.drinks("P . 2 - .")) is None
    assert table.why_not(4, table.drinks("2 . P . -")) is None


@pytest.mark.clause("goblets/love-potion")
def test_with_three_players_neither_goblet_of_a_partner_takes_the_love_potion():
    table = Table(3, "one", "love-potion cordial sip", couples=[[0, 1]])
    table.waste()
    expected = Refusal("goblets/love-potion", "couple", {"player": 1})
    assert refused(table.match, 0, table.drinks("- 2 P - . .")) == expected
    assert refused(table.match, 0, table.drinks("- . P - 2 .")) == expected


@pytest.mark.clause("goblets/toast")
def test_nobody_toasts_while_somebody_is_pouring():
    table = Table()
    table.submit(0, POUR)
    assert refused(table.match, 0, TOAST) == Refusal("goblets/toast", "not-now")


@pytest.mark.clause("goblets/toast")
def test_nobody_toasts_twice():
    table = Table()
    table.pour(CIRCLE)
    table.submit(2, TOAST)
    assert refused(table.match, 2, {"drink": [False]}) == Refusal("goblets/toast", "twice")


@pytest.mark.clause("goblets/toast")
@pytest.mark.parametrize("thumbs", [[], [True, False]])
def test_a_toast_is_one_thumb(thumbs: list[bool]):
    table = Table()
    table.pour(CIRCLE)
    refusal = refused(table.match, 1, {"drink": thumbs})
    assert refusal == Refusal("goblets/toast", "number", {"wanted": 1})


@pytest.mark.clause("goblets/three-players")
@pytest.mark.parametrize("thumbs", [[], [True], [True, False, True]])
def test_with_three_players_a_toast_is_two_thumbs(thumbs: list[bool]):
    table = Table(3)
    table.pour("- P . - . .\n. - P . - .\n. . - P . -")
    refusal = refused(table.match, 1, {"drink": thumbs})
    assert refusal == Refusal("goblets/toast", "number", {"wanted": 2})


@pytest.mark.clause("goblets/winner")
@pytest.mark.parametrize("seat", [-1, 0])
@pytest.mark.parametrize(
    ("move", "clause"),
    [(STAKES, "goblets/set-up"), (POUR, "goblets/pour"), (TOAST, "goblets/toast")],
)
def test_nothing_is_accepted_after_four_rounds(seat: int, move: Any, clause: str):
    assert refused(over().match, seat, move) == Refusal(clause, "over")
