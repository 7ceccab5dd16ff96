"""Counters, dice, choosing, and who hands over."""

from collections import Counter
from random import Random

import pytest

from poisonbox.core.refusal import Malformed
from poisonbox.core.state import CHANCE
from tests.games.pok.table import (
    POK,
    a_roll,
    a_show,
    clauses,
    move,
    one_round,
    play_round,
    roll,
    show,
    sit_down,
)

CHRISTOF, HEIKE, ANITA, PETER = range(4)


@pytest.mark.clause("pok/counters")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_everybody_begins_with_two_of_each_symbol(players: int) -> None:
    match = sit_down(players)
    for seat in range(players):
        assert match.view(seat).counters == {"disc": 2, "square": 2, "triangle": 2}
    assert match.view(None).left == (6,) * players


@pytest.mark.clause("pok/counters")
@pytest.mark.parametrize("players", [2, 8])
def test_fewer_than_three_or_more_than_seven_cannot_play(players: int) -> None:
    with pytest.raises(Malformed):
        sit_down(players)


@pytest.mark.clause("pok/counters")
def test_how_many_counters_somebody_has_left_is_public() -> None:
    match = one_round("1 triangle, 2 disc, -", "disc disc square triangle")
    assert match.view(None).left == (5, 5, 6, 5)
    assert match.view(ANITA).left == (5, 5, 6, 5)
    assert match.view(PETER).counters == {"disc": 2, "square": 2, "triangle": 1}


@pytest.mark.clause("pok/counters")
def test_a_symbol_is_gone_when_both_its_counters_are_handed_over() -> None:
    match = sit_down(3)
    for _ in range(2):
        play_round(match, "1 disc, -, -", "disc square square")
    roll(match, "1 disc, -, -")
    assert [POK.encode(choice)["show"] for choice in match.moves(0)] == ["square", "triangle"]
    assert [POK.encode(choice)["show"] for choice in match.moves(1)] == [
        "disc",
        "square",
        "triangle",
    ]


@pytest.mark.clause("pok/dice")
@pytest.mark.parametrize("first", ["1 disc", "1 square", "1 triangle"])
@pytest.mark.parametrize("second", ["2 disc", "2 square", "2 triangle", "-"])
@pytest.mark.parametrize("third", ["3 disc", "3 square", "3 triangle", "-"])
def test_every_face_of_the_three_dice_may_fall(first: str, second: str, third: str) -> None:
    assert sit_down(3).why_not(CHANCE, a_roll(f"{first}, {second}, {third}")) is None


@pytest.mark.clause("pok/dice")
@pytest.mark.parametrize(
    "faces",
    [
        "-, 2 disc, 3 disc",
        "2 disc, -, -",
        "1 disc, 1 disc, -",
        "1 disc, 3 disc, -",
        "1 disc, -, 2 disc",
        "1 disc, -",
        "1 disc, -, -, -",
        "0 disc, -, -",
    ],
)
def test_faces_that_the_dice_do_not_have_are_refused(faces: str) -> None:
    refused = sit_down(3).why_not(CHANCE, a_roll(faces))
    assert (refused.clause, refused.reason, refused.facts) == ("pok/dice", "faces", {})


@pytest.mark.clause("pok/dice")
def test_the_dice_fall_with_the_odds_of_their_faces() -> None:
    rng, state = Random(4), sit_down(3).state()
    rolls = [POK.encode(state.sample(rng))["roll"] for _ in range(6000)]
    first, second, third = (Counter(map(str, die)) for die in zip(*rolls, strict=True))
    assert len(first) == 3
    assert all(1800 < count < 2200 for count in first.values())
    for die in (second, third):
        assert len(die) == 4
        assert 2800 < die.pop("None") < 3200
        assert all(850 < count < 1150 for count in die.values())


@pytest.mark.clause("pok/dice")
@pytest.mark.parametrize(
    "value",
    [
        {"roll": [[1, "star"], None, None]},
        {"roll": [["one", "disc"], None, None]},
        {"roll": [[1, "disc", 2], None, None]},
        {"roll": [1, None, None]},
        {"roll": "disc"},
        {"roll": [], "show": "disc"},
        {"show": "star"},
        {"show": 0},
        {},
        None,
    ],
)
def test_what_is_no_move_of_the_game_is_malformed(value: object) -> None:
    with pytest.raises(Malformed):
        POK.decode(value)


@pytest.mark.clause("pok/dice")
@pytest.mark.parametrize("value", [{"roll": [[1, "disc"], None, [3, "square"]]}, {"show": "disc"}])
def test_a_move_is_written_as_it_was_read(value: dict) -> None:
    assert POK.encode(move(value)) == value


@pytest.mark.clause("pok/roll")
def test_each_round_begins_with_a_roll_of_all_three_dice() -> None:
    match = sit_down(3)
    assert match.actors() == (CHANCE,)
    assert match.view(0).roll is None
    roll(match, "1 disc, -, 3 square")
    assert match.view(0).roll == ((1, "disc"), None, (3, "square"))
    show(match, "disc disc disc")
    assert match.actors() == (CHANCE,)
    assert match.view(0).roll is None


@pytest.mark.clause("pok/choose")
def test_everybody_chooses_at_once_and_in_any_order() -> None:
    match = sit_down(4)
    roll(match, "1 disc, -, -")
    waiting = [match.actors()]
    for seat in (2, 0, 3):
        match.submit(seat, a_show("disc"))
        waiting.append(match.actors())
    assert waiting == [(0, 1, 2, 3), (0, 1, 3), (1, 3), (1,)]
    assert match.sheets() == ()
    match.submit(1, a_show("square"))
    assert match.view(None).past[0].shown == ("disc", "square", "disc", "disc")


@pytest.mark.clause("pok/exact")
def test_example_one_two_discs_and_one_triangle_are_met() -> None:
    match = one_round("1 triangle, 2 disc, -", "disc disc square triangle")
    assert match.sheets()[0].points == (1, 1, 0, 1)
    assert clauses(match) == ["pok/exact", "pok/exact", "pok/miss", "pok/exact"]


@pytest.mark.clause("pok/outsider")
@pytest.mark.parametrize("faces", ["1 disc, 2 square, -", "1 square, 2 square, -"])
def test_example_two_three_squares_miss_two_and_anita_is_outside(faces: str) -> None:
    match = one_round(faces, "square square triangle square")
    assert match.sheets()[0].points == (0, 0, 1, 0)
    assert clauses(match) == ["pok/miss", "pok/miss", "pok/outsider", "pok/miss"]


@pytest.mark.clause("pok/each-die-alone")
def test_example_three_one_disc_and_two_discs_are_not_three() -> None:
    match = one_round("1 disc, 2 disc, -", "disc disc square disc")
    assert match.sheets()[0].points == (0, 0, 1, 0)
    assert clauses(match) == ["pok/miss", "pok/miss", "pok/outsider", "pok/miss"]


@pytest.mark.clause("pok/exact")
@pytest.mark.parametrize(
    ("faces", "symbols", "handed"),
    [
        ("1 disc, -, -", "disc square square", (1, 0, 0)),
        ("1 disc, 2 square, -", "disc square square", (1, 1, 1)),
        ("1 disc, -, 3 square", "square square square triangle", (1, 1, 1, 0)),
        ("1 disc, 2 square, 3 triangle", "disc square square triangle", (1, 1, 1, 0)),
        (
            "1 disc, 2 square, 3 triangle",
            "triangle disc square triangle square triangle disc",
            (1, 0, 1, 1, 1, 1, 0),
        ),
    ],
)
def test_a_die_is_met_by_exactly_as_many_players_as_it_shows(
    faces: str, symbols: str, handed: tuple[int, ...]
) -> None:
    assert one_round(faces, symbols).sheets()[0].points == handed


@pytest.mark.clause("pok/each-die-alone")
@pytest.mark.parametrize(
    ("symbols", "handed"),
    [
        ("disc square square square square", (1, 0, 0, 0, 0)),
        ("disc disc square square square", (1, 1, 0, 0, 0)),
        ("disc disc disc square square", (1, 1, 1, 0, 0)),
        ("disc disc disc disc square", (0, 0, 0, 0, 1)),
    ],
)
def test_any_of_three_dice_with_one_symbol_may_be_met_but_never_their_sum(
    symbols: str, handed: tuple[int, ...]
) -> None:
    match = one_round("1 disc, 2 disc, 3 disc", symbols)
    assert match.sheets()[0].points == handed


@pytest.mark.clause("pok/each-die-alone")
def test_six_discs_do_not_meet_one_and_two_and_three() -> None:
    match = one_round("1 disc, 2 disc, 3 disc", "disc disc disc disc disc disc square")
    assert match.sheets()[0].points == (0, 0, 0, 0, 0, 0, 1)


@pytest.mark.clause("pok/miss")
def test_whose_symbol_is_on_a_die_that_was_not_met_takes_back() -> None:
    match = one_round("1 disc, -, -", "disc disc square")
    assert clauses(match) == ["pok/miss", "pok/miss", "pok/outsider"]
    assert match.view(0).counters == {"disc": 2, "square": 2, "triangle": 2}


@pytest.mark.clause("pok/miss")
def test_who_is_on_no_die_takes_back_as_soon_as_any_die_was_met() -> None:
    match = one_round("1 disc, 2 square, -", "disc triangle triangle square")
    assert match.sheets()[0].points == (1, 0, 0, 0)
    assert clauses(match) == ["pok/exact", "pok/miss", "pok/miss", "pok/miss"]


@pytest.mark.clause("pok/outsider")
def test_several_outsiders_hand_over_together_whatever_they_show() -> None:
    match = one_round("1 disc, -, -", "disc square triangle disc square")
    assert match.sheets()[0].points == (0, 1, 1, 0, 1)
    assert clauses(match)[1:3] == ["pok/outsider", "pok/outsider"]


@pytest.mark.clause("pok/outsider")
def test_nobody_is_outside_when_every_symbol_is_on_a_die() -> None:
    match = one_round("1 disc, 2 square, 3 triangle", "disc disc square triangle")
    assert match.sheets()[0].points == (0, 0, 0, 0)
    assert clauses(match) == ["pok/miss"] * 4


@pytest.mark.clause("pok/all-outside")
@pytest.mark.parametrize("symbols", ["square square square", "square triangle square square"])
def test_when_all_are_outside_nobody_hands_over(symbols: str) -> None:
    match = one_round("1 disc, 2 disc, -", symbols)
    assert set(match.sheets()[0].points) == {0}
    assert set(clauses(match)) == {"pok/all-outside"}
    assert set(match.view(None).left) == {6}


@pytest.mark.clause("pok/all-outside")
def test_one_player_on_a_die_is_enough_for_outsiders_to_hand_over() -> None:
    match = one_round("1 square, 2 disc, -", "disc triangle triangle triangle")
    assert match.sheets()[0].points == (0, 1, 1, 1)


@pytest.mark.clause("pok/exact")
def test_a_line_says_what_was_shown_and_how_many_showed_it() -> None:
    match = one_round("1 triangle, 2 disc, -", "disc disc square triangle")
    facts = [dict(line.facts) for line in match.sheets()[0].lines]
    assert facts == [
        {"symbol": "disc", "shown": 2},
        {"symbol": "disc", "shown": 2},
        {"symbol": "square", "shown": 1},
        {"symbol": "triangle", "shown": 1},
    ]
