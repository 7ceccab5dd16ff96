"""Options are read strictly: what is not offered is malformed, and nothing is taken for another."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poisonbox.core.option import Option, PairsOption, read_options
from poisonbox.core.refusal import Malformed

ROUNDS = Option("rounds", "some/match", ("once", "edition", 1, 2, 3))
FIRST = Option("first", "some/set-up", ("random",), seats=True)
COUPLES = PairsOption("couples", "some/love")
OPTIONS = (ROUNDS, FIRST, COUPLES)

NOT_OFFERED = [
    True, False, None, 1.0, 2.0, 0, 4, -1, 10**17, "1", "Once", "", "once ", [], [1], {},
    {"once": 1}, ("once",), float("inf"), float("nan"),
]  # fmt: skip


def test_every_value_that_is_offered_is_taken_as_it_is():
    for value in ("once", "edition", 1, 2, 3):
        assert ROUNDS.read(value, 4) == value
        assert type(ROUNDS.read(value, 4)) is type(value)


@pytest.mark.parametrize("value", NOT_OFFERED, ids=repr)
def test_what_is_not_offered_is_malformed(value):
    with pytest.raises(Malformed, match=r"^option rounds cannot be "):
        ROUNDS.read(value, 4)


def test_the_first_value_is_the_default():
    assert ROUNDS.default == "once"
    assert COUPLES.default == ()
    assert read_options(OPTIONS, {}, 4) == {"rounds": "once", "first": "random", "couples": ()}


def test_a_seat_may_be_chosen_where_seats_are_offered():
    assert FIRST.choices(3) == ("random", 0, 1, 2)
    for seat in range(3):
        assert FIRST.read(seat, 3) == seat


@pytest.mark.parametrize("value", [3, -1, True, False, 1.0, "0", None], ids=repr)
def test_a_seat_that_is_not_at_the_table_cannot_be_chosen(value):
    with pytest.raises(Malformed):
        FIRST.read(value, 3)


def test_seats_are_no_choice_elsewhere():
    assert ROUNDS.choices(5) == ("once", "edition", 1, 2, 3)
    with pytest.raises(Malformed):
        ROUNDS.read(0, 5)


@pytest.mark.parametrize("name", ["Rounds", "", "round", "players", "\ud800"], ids=repr)
def test_an_unknown_name_is_malformed(name):
    with pytest.raises(Malformed, match="unknown option"):
        read_options(OPTIONS, {"rounds": 1, name: 1}, 4)


def test_options_come_back_in_the_order_of_the_game():
    given_first = {"couples": [], "first": 1, "rounds": 2}
    assert list(read_options(OPTIONS, given_first, 4)) == ["rounds", "first", "couples"]


def test_what_was_given_is_left_alone():
    pairs = [[1, 0]]
    options = {"couples": pairs}
    read_options(OPTIONS, options, 4)
    assert options == {"couples": [[1, 0]]}
    assert options["couples"] is pairs


def test_a_very_long_value_is_not_repeated_in_full():
    with pytest.raises(Malformed) as error:
        ROUNDS.read("x" * 10_000, 4)
    assert len(str(error.value)) < 120


# -- pairs


def test_pairs_are_put_into_one_order():
    assert COUPLES.read([[3, 2], [1, 0]], 4) == ((0, 1), (2, 3))
    assert COUPLES.read(((0, 1),), 4) == ((0, 1),)
    assert COUPLES.read([], 4) == ()


@pytest.mark.parametrize(
    "value",
    [
        [[0, 1], [1, 2]],
        [[0, 1], [0, 1]],
        [[0, 1], [1, 0]],
        [[0, 0]],
        [[0, 4]],
        [[-1, 0]],
        [[0, 1, 2]],
        [[0]],
        [[]],
        [0, 1],
        ["01"],
        [["0", "1"]],
        [[0, True]],
        [[False, 1]],
        [[0, 1.0]],
        [[0, None]],
        [{"0": 1}],
        [[[0], [1]]],
        "",
        "01",
        0,
        True,
        None,
        {},
        {"0": 1},
        {"couples": [[0, 1]]},
    ],
    ids=repr,
)
def test_what_is_no_set_of_disjoint_pairs_of_seats_is_malformed(value):
    with pytest.raises(Malformed, match=r"^option couples "):
        COUPLES.read(value, 4)


@given(players=st.integers(2, 8), data=st.data())
def test_any_disjoint_pairs_are_a_choice_and_come_back_sorted(players, data):
    order = data.draw(st.permutations(range(players)))
    count = data.draw(st.integers(0, players // 2))
    pairs = [order[2 * index : 2 * index + 2] for index in range(count)]
    read = COUPLES.read(pairs, players)
    assert read == tuple(sorted(tuple(sorted(pair)) for pair in pairs))
    assert COUPLES.read(read, players) == read
