"""Predicates hold exactly when what they say is so, however they are put together."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from poisonbox.core.event import Event
from poisonbox.core.refusal import Refusal
from poisonbox.teach.predicate import Attempt, When, fits, look_up

ALWAYS = When()
NEVER = When(not_=ALWAYS)

plain = st.none() | st.booleans() | st.integers(-9, 9) | st.sampled_from(["R1", "B5", ""])
values = st.recursive(
    plain,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3)
    ),
    max_leaves=8,
)
objects = st.dictionaries(st.sampled_from("abcd"), values, max_size=4)
attempts = st.builds(
    Attempt,
    move=st.none() | objects,
    refusal=st.none() | st.builds(Refusal, st.sampled_from(["g/x", "g/y"]), st.just("why")),
    events=st.lists(
        st.builds(Event, st.sampled_from(["played", "took"]), st.none() | st.integers(0, 3)),
        max_size=3,
    ).map(tuple),
    before=objects,
    after=objects,
)
simple = st.one_of(
    st.builds(When, move=objects),
    st.builds(lambda kind, seat: When(event={"kind": kind, "seat": seat}),
              st.sampled_from(["played", "took"]), st.integers(0, 3)),
    st.builds(When, refused=st.sampled_from(["g/x", "g/y", "any"])),
    st.builds(lambda path, value, before: When(path=path, equals=value, before=before),
              st.sampled_from(["a", "a.b", "b.0", "c.#", "d.-1.a"]), values, st.booleans()),
    st.builds(lambda path, least: When(path=path, least=least),
              st.sampled_from("abcd"), st.integers(-9, 9)),
)  # fmt: skip
predicates = st.recursive(
    simple,
    lambda inner: st.one_of(
        st.builds(lambda parts: When(all=tuple(parts)), st.lists(inner, max_size=3)),
        st.builds(lambda parts: When(any=tuple(parts)), st.lists(inner, max_size=3)),
        st.builds(lambda part: When(not_=part), inner),
    ),
    max_leaves=5,
)


@given(attempts)
def test_a_predicate_that_names_nothing_holds_always(attempt: Attempt) -> None:
    assert ALWAYS.holds(attempt)
    assert not NEVER.holds(attempt)


@given(predicates, attempts)
def test_not_turns_the_answer_round(part: When, attempt: Attempt) -> None:
    assert When(not_=part).holds(attempt) != part.holds(attempt)


@given(st.lists(predicates, max_size=4), attempts)
def test_all_and_any_are_those_of_their_parts(parts: list[When], attempt: Attempt) -> None:
    answers = [part.holds(attempt) for part in parts]
    assert When(all=tuple(parts)).holds(attempt) == all(answers)
    assert When(any=tuple(parts)).holds(attempt) == any(answers)


@given(predicates, predicates, attempts)
def test_what_one_predicate_names_must_all_hold(one: When, other: When, attempt: Attempt) -> None:
    both = When(all=(one,), any=(other,))
    assert both.holds(attempt) == (one.holds(attempt) and other.holds(attempt))


@given(predicates, attempts)
def test_a_predicate_survives_its_file(part: When, attempt: Attempt) -> None:
    again = msgspec.convert(msgspec.to_builtins(part), When)
    assert again == part
    assert again.holds(attempt) == part.holds(attempt)


@given(values)
def test_every_value_fits_itself(value: Any) -> None:
    assert fits(value, value)


@given(objects, objects)
def test_an_object_with_more_in_it_still_fits(
    pattern: dict[str, Any], more: dict[str, Any]
) -> None:
    assert fits(pattern, {**more, **pattern})


@given(st.dictionaries(st.sampled_from("abc"), plain, min_size=1))
def test_an_object_that_lacks_something_does_not_fit(whole: dict[str, Any]) -> None:
    for name in whole:
        assert not fits(whole, {key: value for key, value in whole.items() if key != name})


@pytest.mark.parametrize(
    ("pattern", "value"),
    [(1, True), (True, 1), (0, False), ("R1", "R2"), ([1], [1, 2]), ([1], 1), ({"a": 1}, [1])],
)
def test_what_is_not_the_same_does_not_fit(pattern: Any, value: Any) -> None:
    assert not fits(pattern, value)


def test_a_path_goes_into_objects_and_lists() -> None:
    value = {"cauldrons": [{"level": 4}, {"level": 9, "cards": ["R1", "X"]}]}
    assert look_up(value, "cauldrons.0.level") == 4
    assert look_up(value, "cauldrons.-1.cards.1") == "X"
    assert look_up(value, "cauldrons.1.cards.#") == 2
    assert look_up(value, "cauldrons.7.level", "nothing") == "nothing"
    assert look_up(value, "kettles.0", "nothing") == "nothing"
    assert look_up(value, "cauldrons.level", "nothing") == "nothing"


@given(st.integers(-20, 20), st.integers(-20, 20), st.integers(-20, 20))
def test_least_and_most_are_both_included(there: int, least: int, most: int) -> None:
    when = When(path="level", least=least, most=most)
    assert when.holds(Attempt(after={"level": there})) == (least <= there <= most)


def test_before_looks_at_the_view_before_the_move() -> None:
    attempt = Attempt(before={"level": 4}, after={"level": 9})
    assert When(path="level", equals=4, before=True).holds(attempt)
    assert When(path="level", equals=9).holds(attempt)


def test_contains_looks_for_one_of_several() -> None:
    attempt = Attempt(after={"hand": ["R1", "X"], "told": [{"kind": "took", "seat": 1}]})
    assert When(path="hand", contains="X").holds(attempt)
    assert not When(path="hand", contains="B7").holds(attempt)
    assert When(path="told", contains={"kind": "took"}).holds(attempt)


def test_events_fit_by_kind_seat_and_facts() -> None:
    told = (Event("took", 2, {"cauldron": 1, "cards": ("R1", "X")}),)
    assert When(event={"kind": "took", "facts": {"cards": ["R1", "X"]}}).holds(Attempt(events=told))
    assert not When(event={"kind": "took", "seat": 1}).holds(Attempt(events=told))


@pytest.mark.parametrize("written", [{"path": "level"}, {"equals": 3}, {"level": 3}, {"not": 3}])
def test_a_predicate_that_makes_no_sense_is_refused(written: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(written, When)
