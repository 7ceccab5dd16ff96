"""What colours are worth at the end, what a score card counts, and who wins."""

from typing import Any

import pytest

from poisonbox.core.match import Match
from poisonbox.core.refusal import Malformed
from tests.games.hue.table import REDS, SNAKE, finished, sit_down

TIED = [*REDS, *SNAKE[:6]]
"""Red: a healthy area of 6 and a poisoned one of 6."""

POISONED = ["X:YRP -1 -1 e", "S:RBY 4 1 e", "S:RYG 0 -2 e", "S:GRB 3 -1 n", *SNAKE[:6]]
"""The red squares in the east are apart, so that a healthy area has 3 and the poisoned one 6."""

HEALTHY = [*TIED[:9], "S:PRY 3 -1 e"]
"""A third red square above the two in the east: 9 against 6."""

COVERED = ["X:YRP -1 -1 e", "S:GRB 3 0 e", "S:RYG 0 -1 n", "S:RBY 4 1 e", *SNAKE[:6]]
"""Red over the skull: 3 in the west."""


NO_OTHER_RED = [
    "X:YRP -1 -1 e",
    "X:BGY -2 -1 w",
    "S:GBP -5 -1 w",
    "S:YGB -8 -1 w",
    "T:GYP -11 -1 w",
    "S:BYP -14 -1 w",
    "T:GYB -17 -1 w",
    "S:YPG -20 -1 w",
    "T:BGP -23 -1 w",
    "T:PBY -26 -1 w",
]
"""Besides the skull in the west red has only single stripes on the starting cards."""


def values(match: Match[Any]) -> dict[str, int]:
    """What each colour is worth."""
    return match.result().detail["values"]


@pytest.mark.clause("hue/colour-value")
def test_a_colour_is_worth_its_most_valuable_area() -> None:
    match = finished(TIED, "T:YRG X:PBG")
    assert values(match) == {"R": 6, "Y": 3, "G": 3, "B": 6, "P": 4}


@pytest.mark.clause("hue/colour-value")
def test_areas_that_do_not_join_are_not_added_up() -> None:
    sheet = finished(TIED, "T:YRG X:PBG").sheets()[0]
    blue = [area["worth"] for area in sheet.facts["areas"] if area["colour"] == "blue"]
    assert blue[:6] == [6, 3, 3, 3, 3, 1]
    assert sheet.facts["values"]["blue"] == 6


@pytest.mark.clause("hue/poison")
def test_with_next_area_the_best_area_without_skull_counts() -> None:
    match = finished(POISONED, "T:YRG X:PBG")
    assert values(match) == {"R": 3, "Y": 3, "G": 3, "B": 3, "P": 4}


@pytest.mark.clause("hue/poison")
def test_with_zero_a_colour_whose_best_area_is_poisoned_is_worth_nothing() -> None:
    match = finished(POISONED, "T:YRG X:PBG", **{"poisoned-colour": "zero"})
    assert values(match) == {"R": 0, "Y": 3, "G": 3, "B": 3, "P": 4}


@pytest.mark.clause("hue/poison")
@pytest.mark.parametrize("option", ["next-area", "zero"])
def test_of_a_healthy_and_a_poisoned_area_of_equal_worth_the_healthy_one_counts(
    option: str,
) -> None:
    match = finished(TIED, "T:YRG X:PBG", **{"poisoned-colour": option})
    assert values(match)["R"] == 6


@pytest.mark.clause("hue/poison")
@pytest.mark.parametrize("option", ["next-area", "zero"])
def test_a_healthy_area_that_is_larger_counts_either_way(option: str) -> None:
    match = finished(HEALTHY, "T:YRG X:PBG", **{"poisoned-colour": option})
    assert values(match) == {"R": 9, "Y": 3, "G": 3, "B": 6, "P": 4}


@pytest.mark.clause("hue/poison")
@pytest.mark.parametrize("option", ["next-area", "zero"])
def test_a_covered_skull_does_nothing(option: str) -> None:
    match = finished(COVERED, "T:YRG X:PBG", **{"poisoned-colour": option})
    assert values(match)["R"] == 6
    assert not any(area["poisoned"] for area in match.sheets()[0].facts["areas"])


def red_areas(match: Match[Any]) -> list[tuple[int, bool]]:
    """Worth and poison of each red area of more than one point."""
    areas = match.sheets()[0].facts["areas"]
    return [
        (area["worth"], area["poisoned"])
        for area in areas
        if area["colour"] == "red" and area["worth"] > 1
    ]


@pytest.mark.clause("hue/poison")
def test_the_whole_area_of_a_skull_that_touches_its_colour_is_poisoned() -> None:
    assert sorted(red_areas(finished(POISONED, "T:YRG X:PBG"))) == [
        (3, False),
        (3, False),
        (3, False),
        (6, True),
    ]


@pytest.mark.clause("hue/poison")
def test_a_skull_on_its_own_counts_three() -> None:
    places = [*TIED[:2], "S:RYG 6 0 e", *TIED[3:]]
    match = finished(places, "T:YRG X:PBG", **{"poisoned-colour": "zero"})
    areas = match.sheets()[0].facts["areas"]
    (skull,) = [area for area in areas if (0, -1, 0) in area["sections"]]
    assert (skull["colour"], skull["worth"], skull["poisoned"]) == ("red", 3, False)
    assert values(match)["R"] == 6


@pytest.mark.clause("hue/poison")
@pytest.mark.parametrize("option", ["next-area", "zero"])
def test_a_skull_on_its_own_may_be_the_best_area_of_its_colour(option: str) -> None:
    match = finished(NO_OTHER_RED, "T:YRG S:RYG", **{"poisoned-colour": option})
    assert red_areas(match) == [(3, False)]
    assert values(match)["R"] == 3


@pytest.mark.clause("hue/poison")
def test_a_skull_that_meets_its_colour_at_a_corner_is_on_its_own() -> None:
    places = [*TIED[:2], "S:RYG 1 -2 e", *TIED[3:]]
    match = finished(places, "T:YRG X:PBG")
    assert (6, True) not in red_areas(match)
    assert red_areas(match).count((3, False)) == 3


@pytest.mark.clause("hue/poison")
def test_a_small_rectangle_is_enough_to_poison() -> None:
    places = ["X:YRP 0 -1 e", *TIED[1:2], "S:RYG 6 0 e", "S:RBY 4 1 e", *_moved(SNAKE[:6])]
    match = finished(places, "T:YRG X:PBG")
    areas = match.sheets()[0].facts["areas"]
    (skull,) = [area for area in areas if (1, -1, 0) in area["sections"]]
    assert (skull["worth"], skull["poisoned"]) == (4, True)
    assert skull["sections"] == [(1, 0, 1), (1, -1, 0)]


def _moved(snake: list[str]) -> list[str]:
    """The line one square farther east."""
    moved = []
    for one in snake:
        card, x, y, heading = one.split()
        moved.append(f"{card} {int(x) + 1} {y} {heading}")
    return moved


@pytest.mark.clause("hue/poison")
@pytest.mark.parametrize("option", ["most", "", None])
def test_there_are_no_other_ways_to_count_poisoned_colours(option: object) -> None:
    with pytest.raises(Malformed):
        sit_down(3, **{"poisoned-colour": option})


@pytest.mark.clause("hue/score")
def test_a_score_card_counts_its_colours_and_the_centre_twice() -> None:
    match = finished(TIED, "T:YRG X:PBG")
    assert match.result().totals == (3 + 2 * 6 + 3, 4 + 2 * 6 + 3)
    assert match.result().winners == (1,)


@pytest.mark.clause("hue/score")
def test_a_score_sheet_has_a_line_for_each_colour_of_each_score_card() -> None:
    sheet = finished(TIED, "T:YRG X:PBG").sheets()[0]
    assert sheet.points == (18, 19)
    assert {line.clause for line in sheet.lines} == {"hue/score"}
    lines = [(line.seat, line.points, *line.facts.values()) for line in sheet.lines]
    assert lines == [
        (0, 3, "T:YRG", "yellow", 3, 1),
        (0, 12, "T:YRG", "red", 6, 2),
        (0, 3, "T:YRG", "green", 3, 1),
        (1, 4, "X:PBG", "purple", 4, 1),
        (1, 12, "X:PBG", "blue", 6, 2),
        (1, 3, "X:PBG", "green", 3, 1),
    ]


@pytest.mark.clause("hue/score")
def test_a_poison_card_kept_counts_like_any_other() -> None:
    assert finished(TIED, "T:PBY X:PBG").result().totals == (19, 19)


@pytest.mark.clause("hue/score")
@pytest.mark.parametrize(
    ("kept", "total"),
    [("S:PGR", 16), ("T:RPG", 17), ("T:RPY", 17), ("T:PBR", 22), ("T:BGR", 18), ("T:YRB", 21)],
)
def test_solid_and_striped_score_cards_count_alike(kept: str, total: int) -> None:
    assert finished(TIED, f"{kept} X:PBG").result().totals[0] == total


@pytest.mark.clause("hue/score")
def test_option_zero_takes_a_poisoned_colour_from_every_score_card() -> None:
    match = finished(POISONED, "T:YRG X:PBG", **{"poisoned-colour": "zero"})
    assert match.result().totals == (3 + 2 * 0 + 3, 4 + 2 * 3 + 3)
    assert finished(POISONED, "T:YRG X:PBG").result().totals == (12, 13)


THREE = [*REDS, *SNAKE]


@pytest.mark.clause("hue/winner")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_highest_score_wins_wherever_its_owner_sits(first: int) -> None:
    match = finished(THREE, "T:YRG X:PBG T:YRB", first=first)
    totals, winner = match.result().totals, (first + 2) % 3
    assert [totals[(first + turn) % 3] for turn in range(3)] == [18, 19, 21]
    assert match.result().winners == (winner,)


@pytest.mark.clause("hue/winner")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_tie_goes_to_the_start_player(first: int) -> None:
    match = finished(THREE, "T:PBY X:PBG T:YRG", first=first)
    totals = match.result().totals
    assert [totals[(first + turn) % 3] for turn in range(3)] == [19, 19, 18]
    assert match.result().winners == (first,)


@pytest.mark.clause("hue/winner")
@pytest.mark.parametrize(("first", "winner"), [(0, 1), (1, 2), (2, 0)])
def test_a_tie_without_the_start_player_goes_to_the_first_clockwise(
    first: int, winner: int
) -> None:
    match = finished(THREE, "T:YRG X:PBG T:PBY", first=first)
    totals = match.result().totals
    assert [totals[(first + turn) % 3] for turn in range(3)] == [18, 19, 19]
    assert match.result().winners == (winner,)


@pytest.mark.clause("hue/winner")
@pytest.mark.parametrize("first", [0, 1])
def test_two_equal_players_leave_the_win_to_the_start_player(first: int) -> None:
    match = finished(TIED, "T:PBY X:PBG", first=first)
    assert match.result().totals == (19, 19)
    assert match.result().winners == (first,)


@pytest.mark.clause("hue/winner")
def test_a_match_by_hand_from_the_first_card_to_the_last_point() -> None:
    match = finished(THREE, "T:YRG X:PBG T:YRB")
    assert match.view(None).rounds == ((18, 19, 21),)
    assert match.view(None).totals == (18, 19, 21)
    assert match.result().detail == {"values": {"R": 6, "Y": 3, "G": 3, "B": 6, "P": 4}}
    assert match.view(2).score_cards == ("T:YRG", "X:PBG", "T:YRB")
