"""Score sheets: every point with its clause, in matches of every kind."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poisonbox.core.match import Match
from poisonbox.core.result import Line
from poisonbox.games import GAMES
from tests.games.goblets.table import drawn

GOBLETS = GAMES["goblets"]


@st.composite
def matches(draw: st.DrawFn) -> Match[Any]:
    """A whole match at a table of any size with any options."""
    players = draw(st.integers(3, 8))
    seats = draw(st.permutations(range(players)))
    couples = [seats[at : at + 2] for at in range(0, 2 * draw(st.integers(0, players // 2)), 2)]
    option = draw(st.sampled_from(["off", "one", "two"]))
    rng = Random(draw(st.integers(0, 2**32)))
    match = Match(GOBLETS, players, {"specials": option, "couples": couples})
    match.submit(-1, match.state().sample(rng))
    while match.actors():
        seat = rng.choice(match.actors())
        match.submit(seat, rng.choice(match.moves(seat)))
    return match


@pytest.mark.clause("goblets/order")
@settings(max_examples=60)
@given(matches())
def test_the_lines_of_each_seat_add_up_to_its_points(match: Match[Any]):
    totals = [0] * match.players
    sheets = match.sheets()
    assert len(sheets) == 4
    for sheet, shown in zip(sheets, match.view(None).rounds, strict=True):
        sums = [0] * match.players
        for line in sheet.lines:
            assert line.clause in GOBLETS.clauses
            sums[line.seat] += line.points
        assert tuple(sums) == sheet.points == shown
        totals = [total + added for total, added in zip(totals, sums, strict=True)]
        assert min(totals) >= 0
    assert tuple(totals) == match.result().totals


@pytest.mark.clause("goblets/pour")
@settings(max_examples=15)
@given(matches(), st.randoms(use_true_random=False))
def test_no_secret_choice_changes_what_others_see(match: Match[Any], rng: Random):
    replayed = Match(GOBLETS, match.players, match.options)
    for seat, move in match.log:
        if len(replayed.actors()) > 1:
            made, other = replayed.state(), replayed.state()
            made.play(seat, move)
            other.play(seat, rng.choice(replayed.moves(seat)))
            for watcher in {None, *range(match.players)} - {seat}:
                assert made.view(watcher) == other.view(watcher)
        replayed.submit(seat, move)
    assert replayed.result() == match.result()


@pytest.mark.clause("goblets/order")
def test_a_sheet_tells_clause_points_and_goblet_of_every_line():
    table = drawn(
        "cordial sip",
        """
        5 4 3 2
        - 4 P 3
        3 - 4 P
        3 4 - P
        4 P 3 -
        + + - +
        """,
    )
    assert table.match.sheets()[3].lines == (
        Line(0, "goblets/drink", 5, {"goblet": 0}),
        Line(1, "goblets/drink", 0, {"goblet": 1}),
        Line(2, "goblets/refuse", 1, {"goblet": 2}),
        Line(3, "goblets/drink", 0, {"goblet": 3}),
        Line(0, "goblets/cordial", 3, {"goblet": 0}),
        Line(3, "goblets/sip", 5, {"goblet": 0}),
        Line(1, "goblets/sip", 1, {"goblet": 2}),
    )


@pytest.mark.clause("goblets/love-potion")
def test_a_line_of_love_names_the_goblet_its_seat_drank():
    table = drawn(
        "love-potion",
        """
        5 4 3 2 3 4
        - . P - 2 .
        2 - P . - .
        . P - 2 . -
        + - - - + -
        """,
    )
    love = [line for line in table.match.sheets()[1].lines if line.clause == "goblets/love-potion"]
    assert love == [
        Line(1, "goblets/love-potion", 2, {"goblet": 4}),
        Line(0, "goblets/love-potion", 2, {"goblet": 0}),
    ]


@pytest.mark.clause("goblets/order")
def test_what_was_held_at_0_is_a_line_of_its_own_about_no_goblet():
    table = drawn(
        "spoil",
        """
        2 4 3 2
        - P . 2
        2 - . P
        2 . - P
        2 P . -
        + - - -
        """,
    )
    assert table.match.sheets()[1].lines[-1] == Line(0, "goblets/order", 1, {})


@pytest.mark.clause("goblets/order")
def test_the_sheets_of_earlier_rounds_stay_as_they_were():
    table = drawn("", "5 4 3 2\n- P . .\n. - P .\n. P - .\n. . P -\n+ + - +")
    first = table.match.sheets()
    table.play("- P . .\n. - P .\n. P - .\n. . P -", "- - - -")
    assert table.match.sheets()[:1] == first
    assert [sheet.points for sheet in table.match.sheets()] == [(5, 0, 1, 2), (1, 1, 1, 1)]
