"""The readers of moves take exactly what a move may hold."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poisonbox.core import shape
from poisonbox.core.refusal import Malformed

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


def test_an_object_has_exactly_its_keys():
    assert shape.keys({"into": 0, "play": "R7"}, "play", "into") == ["R7", 0]


@pytest.mark.parametrize(
    "value",
    [{}, {"play": 1}, {"play": 1, "into": 2, "more": 3}, {"Play": 1, "into": 2}, [], "play", None],
    ids=repr,
)
def test_an_object_with_other_keys_is_malformed(value):
    with pytest.raises(Malformed, match="play and into"):
        shape.keys(value, "play", "into")


@pytest.mark.parametrize("value", [0, 1, -1, 1000, -1000])
def test_small_whole_numbers_are_numbers(value):
    assert shape.number(value) == value


@pytest.mark.parametrize(
    "value", [True, False, 1.0, 0.5, 1001, -1001, 10**400, float("inf"), "1", None, [1]], ids=repr
)
def test_other_things_are_no_numbers(value):
    with pytest.raises(Malformed):
        shape.number(value)


@pytest.mark.parametrize("value", [0, 1, 2])
def test_numbers_below_a_limit_are_taken(value):
    assert shape.below(3, value) == value


@pytest.mark.parametrize("value", [3, -1, 7, True, 1.0, "1", None, 10**400], ids=repr)
def test_numbers_at_or_beyond_a_limit_are_not(value):
    with pytest.raises(Malformed, match="from 0 to 2"):
        shape.below(3, value)


def test_only_true_and_false_are_truths():
    assert shape.truth(True) is True
    assert shape.truth(False) is False
    for value in (0, 1, 1.0, "true", None, [], [True]):
        with pytest.raises(Malformed):
            shape.truth(value)


def test_only_known_words_are_words():
    assert shape.word({"disc": 7}, "disc") == 7
    for value in ("Disc", "", None, 0, ["disc"], {"disc": 7}, "\ud800", 10**400):
        with pytest.raises(Malformed, match=r"^unknown: "):
            shape.word({"disc": 7}, value)


def test_every_item_of_a_list_is_read():
    assert shape.items([1, 2], shape.number) == (1, 2)
    assert shape.items([], shape.number) == ()
    assert len(shape.items([0] * 100, shape.number)) == 100


@pytest.mark.parametrize("value", [(1, 2), "12", {"0": 1}, None, 3, [1, "2"], [0] * 101, [[1]]])
def test_what_is_no_list_of_such_items_is_malformed(value):
    with pytest.raises(Malformed):
        shape.items(value, shape.number)


@given(ANYTHING)
def test_whatever_it_is_the_answer_is_a_value_or_a_short_sentence(value):
    readers = (
        lambda: shape.keys(value, "a"),
        lambda: shape.number(value),
        lambda: shape.below(3, value),
        lambda: shape.truth(value),
        lambda: shape.word({"a": 1}, value),
        lambda: shape.items(value, shape.truth),
    )
    for read in readers:
        sentence = ""
        try:
            read()
        except Malformed as error:
            sentence = str(error)
        assert len(sentence) < 130
