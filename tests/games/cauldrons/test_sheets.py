"""Score sheets of random matches: every point has a line, and every line a clause."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.cauldrons.table import CAULDRONS, a_play, random_match, table

SETTINGS = st.fixed_dictionaries(
    {
        "rounds": st.sampled_from(["once", "edition", 1, 2, 7]),
        "hand": st.sampled_from(["all", "five"]),
        "memory": st.sampled_from(["off", "on"]),
    }
)
MATCHES = st.builds(random_match, st.integers(0, 2**32), st.integers(3, 6), SETTINGS)


@pytest.mark.clause("cauldrons/points")
@settings(max_examples=30)
@given(match=MATCHES)
def test_the_lines_of_a_seat_add_up_to_its_points_in_every_round(match) -> None:
    for sheet in match.sheets():
        added = [0] * match.players
        for line in sheet.lines:
            added[line.seat] += line.points
            assert line.clause in CAULDRONS.clauses
        assert tuple(added) == sheet.points


@pytest.mark.clause("cauldrons/winner")
@settings(max_examples=30)
@given(match=MATCHES)
def test_totals_are_the_sums_of_the_rounds_and_the_lowest_wins(match) -> None:
    totals = [sum(points) for points in zip(*match.view(None).rounds, strict=True)]
    assert match.result().totals == tuple(totals)
    assert set(match.result().winners) == {
        seat for seat in range(match.players) if totals[seat] == min(totals)
    }


@pytest.mark.clause("cauldrons/majority")
@settings(max_examples=30)
@given(match=MATCHES)
def test_at_most_one_seat_has_the_majority_of_a_colour(match) -> None:
    for sheet in match.sheets():
        spared = Counter(
            line.facts["colour"] for line in sheet.lines if line.clause == "cauldrons/majority"
        )
        assert set(spared) <= {"red", "blue", "purple"}
        assert set(spared.values()) <= {1}


@pytest.mark.clause("cauldrons/points")
@settings(max_examples=30)
@given(match=MATCHES)
def test_the_last_sheet_counts_the_cards_of_the_taken_piles(match) -> None:
    letters = {"red": "R", "blue": "B", "purple": "P", "poison": "X"}
    counted = {
        (line.seat, letters[line.facts["colour"]]): line.facts["cards"]
        for line in match.sheets()[-1].lines
    }
    taken = enumerate(match.view(None).taken)
    assert counted == Counter((seat, card[0]) for seat, cards in taken for card in cards)


@pytest.mark.clause("cauldrons/match")
def test_a_copy_of_a_position_goes_its_own_way() -> None:
    match = table(4, "R7>0 R5>0", upcoming="X>0")
    copied = match.state()
    assert copied == match.state()
    copied.play(3, a_play("X>0"))
    assert copied != match.state()
    assert match.view(None).taken == ((), (), (), ())
    assert copied.view(None).taken == ((), (), (), ("R7", "R5"))
