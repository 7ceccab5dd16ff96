"""Score sheets of random matches: every point has a line, and every line a clause."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.hue.table import HUE, a_place, felt, random_match

SETTINGS = st.fixed_dictionaries(
    {
        "poisoned-colour": st.sampled_from(["next-area", "zero"]),
        "first": st.sampled_from(["random", 0, 1]),
    }
)
MATCHES = st.builds(random_match, st.integers(0, 2**32), st.integers(2, 5), SETTINGS)
COLOURS = ("red", "yellow", "green", "blue", "purple")


@pytest.mark.clause("hue/score")
@settings(max_examples=40)
@given(match=MATCHES)
def test_the_lines_of_a_seat_add_up_to_its_points(match) -> None:
    (sheet,) = match.sheets()
    added = [0] * match.players
    for line in sheet.lines:
        added[line.seat] += line.points
        assert line.clause in HUE.clauses
    assert tuple(added) == sheet.points == match.result().totals


@pytest.mark.clause("hue/colour-value")
@settings(max_examples=40)
@given(match=MATCHES)
def test_a_colours_value_follows_from_its_areas(match) -> None:
    (sheet,) = match.sheets()
    for colour in COLOURS:
        own = [area for area in sheet.facts["areas"] if area["colour"] == colour]
        healthy = max((area["worth"] for area in own if not area["poisoned"]), default=0)
        poisoned = max((area["worth"] for area in own if area["poisoned"]), default=0)
        zero = match.options["poisoned-colour"] == "zero" and poisoned > healthy
        assert sheet.facts["values"][colour] == (0 if zero else healthy)


@pytest.mark.clause("hue/area")
@settings(max_examples=40)
@given(match=MATCHES)
def test_every_visible_section_is_in_exactly_one_area(match) -> None:
    sections = [one for area in match.sheets()[0].facts["areas"] for one in area["sections"]]
    assert len(sections) == len(set(sections))
    points = sum(area["worth"] for area in match.sheets()[0].facts["areas"])
    assert points == 3 * len({(x, y) for x, y, _ in sections})


@pytest.mark.clause("hue/winner")
@settings(max_examples=40)
@given(match=MATCHES)
def test_one_seat_wins_the_first_of_the_best_from_the_start_player_on(match) -> None:
    totals, first = match.result().totals, match.view(None).first
    clockwise = [*range(first, match.players), *range(first)]
    best = [seat for seat in clockwise if totals[seat] == max(totals)]
    assert match.result().winners == (best[0],)


@pytest.mark.clause("hue/stay")
def test_a_copy_of_a_position_goes_its_own_way() -> None:
    match = felt("S:RYG", "")
    copied = match.state()
    assert copied == match.state()
    copied.play(0, a_place("S:RYG 0 0 n"))
    assert copied != match.state()
    assert len(match.view(None).placed) == 3
    assert len(copied.view(None).placed) == 4
