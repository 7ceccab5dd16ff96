"""Score sheets of random matches: every point has a line, and every line a clause."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.pok.table import POK, a_show, random_match, roll, sit_down

MATCHES = st.builds(
    random_match,
    st.integers(0, 2**32),
    st.integers(3, 7),
    st.fixed_dictionaries({"memory": st.sampled_from(["off", "on"])}),
)


@pytest.mark.clause("pok/exact")
@settings(max_examples=40)
@given(match=MATCHES)
def test_every_seat_has_one_line_in_each_round_with_its_point(match) -> None:
    for sheet in match.sheets():
        assert [line.seat for line in sheet.lines] == list(range(match.players))
        assert tuple(line.points for line in sheet.lines) == sheet.points
        assert {line.clause for line in sheet.lines} <= set(POK.clauses)


@pytest.mark.clause("pok/winner")
@settings(max_examples=40)
@given(match=MATCHES)
def test_a_match_ends_with_the_first_fifth_counter_or_stuck_with_four_each(match) -> None:
    totals = [sum(points) for points in zip(*match.view(None).rounds, strict=True)]
    assert match.result().totals == tuple(totals)
    if max(totals) == 5:
        winners = tuple(seat for seat in range(match.players) if totals[seat] == 5)
    else:
        assert set(totals) == {4}
        winners = tuple(range(match.players))
    assert match.result().winners == winners


@pytest.mark.clause("pok/counters")
@settings(max_examples=40)
@given(match=MATCHES)
def test_what_is_left_and_what_was_handed_over_are_two_of_each(match) -> None:
    past = match.view(None).past
    for seat in range(match.players):
        gone = [round_.shown[seat] for round_ in past if round_.handed[seat]]
        own = match.view(seat).counters
        for symbol in ("disc", "square", "triangle"):
            assert own[symbol] + gone.count(symbol) == 2


@pytest.mark.clause("pok/choose")
def test_a_copy_of_a_position_goes_its_own_way() -> None:
    match = sit_down(3)
    roll(match, "1 disc, -, -")
    copied = match.state()
    assert copied == match.state()
    copied.play(0, a_show("disc"))
    assert copied != match.state()
    assert match.view(0).choice is None
    assert copied.view(0).choice == "disc"
