"""Which sections join, on cards that lie on an otherwise empty table."""

import pytest

from tests.games.hue.table import found, worths


@pytest.mark.clause("hue/card")
def test_a_solid_card_is_three_squares_of_three_points() -> None:
    (red,), (yellow,), (green,) = (found(colour, "S:RYG 4 7 e") for colour in "RYG")
    assert (red.worth, red.sections) == (3, {(4, 7, 0)})
    assert (yellow.worth, yellow.sections) == (3, {(5, 7, 0)})
    assert (green.worth, green.sections) == (3, {(6, 7, 0)})


@pytest.mark.clause("hue/card")
@pytest.mark.parametrize(
    ("heading", "last"), [("e", (2, 0)), ("s", (0, 2)), ("w", (-2, 0)), ("n", (0, -2))]
)
def test_a_card_lies_from_its_first_square_in_its_heading(
    heading: str, last: tuple[int, int]
) -> None:
    (green,) = found("G", f"S:RYG 0 0 {heading}")
    assert green.sections == {(*last, 0)}


@pytest.mark.clause("hue/card")
@pytest.mark.parametrize("heading", ["e", "s", "w", "n"])
def test_a_striped_card_has_three_stripes_along_all_its_squares(heading: str) -> None:
    for colour in "YRG":
        (stripe,) = found(colour, f"T:YRG 0 0 {heading}")
        assert stripe.worth == 3
        assert len(stripe.sections) == 3
    assert worths("B", f"T:YRG 0 0 {heading}") == []


@pytest.mark.clause("hue/card")
def test_a_starting_card_has_nine_small_rectangles_that_do_not_join() -> None:
    card = "N:YGBPRYGBP 0 0 e"
    assert [worths(colour, card) for colour in "RYGBP"] == [[1], [1, 1], [1, 1], [1, 1], [1, 1]]


SIDES = {"north": "0 -1 n", "east": "1 0 e", "south": "0 1 s", "west": "-1 0 w"}
STRIPED = {"e": "T:YRG -1 0 e", "s": "T:YRG 0 -1 s", "w": "T:YRG 1 0 w", "n": "T:YRG 0 1 n"}


@pytest.mark.clause("hue/card")
@pytest.mark.parametrize(
    ("heading", "left", "right"),
    [
        ("e", "north", "south"),
        ("s", "east", "west"),
        ("w", "south", "north"),
        ("n", "west", "east"),
    ],
)
def test_the_first_stripe_is_on_the_left_hand_of_someone_walking(
    heading: str, left: str, right: str
) -> None:
    card = STRIPED[heading]
    assert worths("Y", card, f"S:YGB {SIDES[left]}") == [6]
    assert worths("Y", card, f"S:YGB {SIDES[right]}") == [3, 3]
    assert worths("G", card, f"S:GBP {SIDES[right]}") == [6]
    assert worths("G", card, f"S:GBP {SIDES[left]}") == [3, 3]


@pytest.mark.clause("hue/card")
@pytest.mark.parametrize("heading", ["e", "s", "w", "n"])
@pytest.mark.parametrize("side", ["north", "east", "south", "west"])
def test_the_middle_stripe_shows_at_the_ends_of_a_card_only(heading: str, side: str) -> None:
    if (side in ("north", "south")) == (heading in "ew"):
        assert worths("R", STRIPED[heading], f"S:RYG {SIDES[side]}") == [3, 3]
    ends = {"e": "2 0 e", "s": "0 2 s", "w": "-2 0 w", "n": "0 -2 n"}
    assert worths("R", STRIPED[heading], f"S:RYG {ends[heading]}") == [6]


@pytest.mark.clause("hue/card")
@pytest.mark.parametrize(
    ("heading", "first", "second"),
    [
        ("e", "-1 0 w", "0 -1 n"),
        ("s", "0 -1 n", "-1 0 w"),
        ("w", "1 0 e", "0 -1 n"),
        ("n", "0 1 s", "-1 0 w"),
    ],
)
def test_along_a_starting_card_stripes_come_in_the_order_of_walking(
    heading: str, first: str, second: str
) -> None:
    card = f"N:YGBPRYGBP 0 0 {heading}"
    assert worths("Y", card, f"S:YPG {first}") == [4, 1]
    assert worths("G", card, f"S:GRB {first}") == [3, 1, 1]
    assert worths("G", card, f"S:GRB {second}") == [4, 1]


@pytest.mark.clause("hue/area")
def test_solid_squares_join_by_their_sides() -> None:
    cards = ("S:RYG 0 0 e", "S:RBY 0 1 e")
    (red,) = found("R", *cards)
    assert (red.worth, red.sections) == (6, {(0, 0, 0), (0, 1, 0)})
    assert worths("Y", *cards) == [3, 3]


@pytest.mark.clause("hue/area")
def test_solid_squares_do_not_join_at_a_corner() -> None:
    cards = ("S:RYG 0 0 e", "S:GRB 0 1 e")
    assert worths("R", *cards) == [3, 3]
    assert worths("G", *cards) == [3, 3]


@pytest.mark.clause("hue/area")
def test_an_area_goes_on_from_card_to_card() -> None:
    cards = ("S:RYG 0 0 e", "S:RBY 0 1 e", "S:PRY -1 2 e", "T:YRB 1 2 e", "S:PGR -4 0 e")
    assert worths("R", *cards) == [12, 3]


@pytest.mark.clause("hue/area")
def test_a_square_joins_a_stripe_that_lies_along_its_side() -> None:
    cards = ("T:YRG 0 0 e", "S:YGB 1 -1 e")
    (yellow,) = found("Y", *cards)
    assert (yellow.worth, yellow.sections) == (6, {(0, 0, 0), (1, 0, 0), (2, 0, 0), (1, -1, 0)})
    assert worths("G", *cards) == [3, 3]


@pytest.mark.clause("hue/area")
@pytest.mark.parametrize("square", ["S:YGB 3 0 e", "S:RYG 3 0 e", "S:GBP 3 0 e"])
def test_a_square_joins_each_stripe_that_ends_at_its_side(square: str) -> None:
    assert worths(square[2], "T:YRG 0 0 e", square) == [6]


@pytest.mark.clause("hue/area")
def test_stripes_join_end_to_end_where_they_meet() -> None:
    cards = ("T:YRG 0 0 e", "T:YRB 3 0 e")
    assert worths("Y", *cards) == [6]
    assert worths("R", *cards) == [6]
    assert worths("G", *cards) == [3]


@pytest.mark.clause("hue/area")
def test_stripes_that_meet_at_a_corner_only_do_not_join() -> None:
    cards = ("T:YRG 0 0 e", "T:GYB 3 0 e")
    assert worths("Y", *cards) == [3, 3]
    assert worths("G", *cards) == [3, 3]


@pytest.mark.clause("hue/area")
def test_a_stripe_that_ends_at_a_crosswise_stripe_joins_it_with_a_third_of_a_side() -> None:
    cards = ("T:YRG 0 0 e", "T:RPY 3 -1 s")
    (yellow,) = found("Y", *cards)
    assert yellow.worth == 6
    assert {(2, 0, 0), (3, 0, 0)} <= yellow.sections
    assert worths("R", *cards) == [3, 3]


@pytest.mark.clause("hue/area")
def test_stripes_side_by_side_join_where_the_outer_ones_match() -> None:
    cards = ("T:YRG 0 0 e", "T:GYB 1 1 e")
    (green,) = found("G", *cards)
    assert green.worth == 6
    assert worths("Y", *cards) == [3, 3]


@pytest.mark.clause("hue/area")
def test_a_card_turned_round_shows_its_other_stripe() -> None:
    assert worths("G", "T:YRG 0 0 e", "T:BGR 2 1 w") == [3, 3]
    assert worths("G", "T:YRG 0 0 e", "T:GYP 0 1 e") == [6]
    assert worths("G", "T:YRG 0 0 e", "T:GYP 2 1 w") == [3, 3]


@pytest.mark.clause("hue/area")
def test_a_square_joins_a_small_rectangle_by_part_of_its_side() -> None:
    cards = ("N:YGBPRYGBP 0 0 e", "S:YGB 0 -1 e")
    (yellow, other) = found("Y", *cards)
    assert (yellow.worth, yellow.sections) == (4, {(0, -1, 0), (0, 0, 0)})
    assert other.sections == {(1, 0, 2)}
    assert worths("B", *cards) == [4, 1]
    assert worths("G", *cards) == [3, 1, 1]


@pytest.mark.clause("hue/area")
def test_a_stripe_joins_every_small_rectangle_of_its_colour_below_it() -> None:
    cards = ("N:YGBPRYGBP 0 0 e", "T:YRG 0 -1 e")
    assert worths("G", *cards) == [5]
    assert worths("Y", *cards) == [3, 1, 1]


@pytest.mark.clause("hue/area")
def test_only_the_last_stripe_of_a_starting_card_shows_at_its_end() -> None:
    card = "N:YGBPRYGBP 0 0 e"
    assert worths("P", card, "S:PRY 3 0 e") == [4, 1]
    assert worths("B", card, "S:BPR 3 0 e") == [3, 1, 1]
    assert worths("Y", card, "S:YGB -1 0 w") == [4, 1]


@pytest.mark.clause("hue/area")
def test_starting_cards_on_the_stair_join_stripe_by_stripe() -> None:
    matching = ("N:YGBPRYGBP 0 0 e", "N:PRYGBPRYG 1 1 e")
    assert [worths(colour, *matching) for colour in "RYGBP"] == [
        [2, 1],
        [2, 1, 1],
        [2, 1, 1],
        [2, 1],
        [2, 2],
    ]
    shifted = ("N:YGBPRYGBP 0 0 e", "N:GBPRYGBPR 1 1 e")
    assert all(set(worths(colour, *shifted)) == {1} for colour in "RYGBP")


@pytest.mark.clause("hue/area")
def test_what_is_covered_joins_nothing_any_more() -> None:
    cards = ("S:RYG 0 0 e", "S:RBY 0 1 e", "S:PRY -1 2 e")
    assert worths("R", *cards) == [9]
    assert worths("R", *cards, "S:BYP 0 1 w") == [3, 3]


@pytest.mark.clause("hue/area")
def test_a_covered_square_of_a_striped_card_cuts_its_stripes() -> None:
    cards = ("T:YRG 0 0 e", "S:BYP 1 0 s")
    assert [worths(colour, *cards) for colour in "YRG"] == [[3, 1, 1], [1, 1], [1, 1]]


@pytest.mark.clause("hue/poison")
def test_a_skull_lies_on_the_middle_square_of_its_card() -> None:
    card = "X:YRP 0 0 e"
    assert [found(colour, card)[0].skull for colour in "YRP"] == [False, True, False]
    assert found("R", card)[0].sections == {(1, 0, 0)}
