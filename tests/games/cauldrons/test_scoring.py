"""The end of a round, what it costs, and who wins."""

import pytest

from poisonbox.core.refusal import Malformed
from poisonbox.core.state import CHANCE
from poisonbox.games.cauldrons.bot import BRAIN
from tests.games.cauldrons.table import (
    SCORING_EXAMPLE,
    SIX_FOUR_EIGHT,
    TWO_AT_ZERO,
    deal,
    play,
    play_round,
    sit_down,
)

SARA, RICHARD, CHARLES, JAMES = range(4)


def lines_of(match, seat: int, sheet: int = 0) -> list[tuple[str, str, int, int]]:
    """A seat's score: clause, colour, cards and points of each line."""
    return [
        (line.clause, line.facts["colour"], line.facts["cards"], line.points)
        for line in match.sheets()[sheet].lines
        if line.seat == seat
    ]


@pytest.mark.clause("cauldrons/points")
def test_the_scoring_example_gives_7_2_17_and_15() -> None:
    match = sit_down(4, rounds=1)
    play_round(match, SCORING_EXAMPLE)
    assert match.sheets()[0].points == (7, 2, 17, 15)
    assert match.result().totals == (7, 2, 17, 15)
    assert match.result().winners == (RICHARD,)


@pytest.mark.clause("cauldrons/points")
def test_each_potion_costs_one_and_each_poison_two() -> None:
    match = sit_down(4, rounds=1)
    play_round(match, SCORING_EXAMPLE)
    assert lines_of(match, SARA) == [
        ("cauldrons/points", "red", 2, 2),
        ("cauldrons/points", "blue", 3, 3),
        ("cauldrons/points", "poison", 1, 2),
    ]


@pytest.mark.clause("cauldrons/points")
def test_most_poison_is_never_put_aside() -> None:
    match = sit_down(4, rounds=1)
    play_round(match, SCORING_EXAMPLE)
    assert lines_of(match, JAMES)[-1] == ("cauldrons/points", "poison", 4, 8)
    assert lines_of(match, CHARLES)[-1] == ("cauldrons/points", "poison", 2, 4)


def test_an_outlook_tells_points_and_who_puts_a_colour_aside() -> None:
    match = sit_down(4, rounds=1)
    before = match.state()
    play_round(match, SCORING_EXAMPLE)
    for seat, points in enumerate(match.sheets()[0].points):
        outlook = BRAIN.outlook(before, match.state(), seat)
        clauses = [clause for clause, *_ in lines_of(match, seat)]
        assert outlook.points == points
        assert outlook.risks["majority"] == ("cauldrons/majority" in clauses)
        assert outlook.win == (seat == RICHARD)


@pytest.mark.clause("cauldrons/majority")
def test_who_has_strictly_most_of_a_colour_pays_nothing_for_it() -> None:
    match = sit_down(4, rounds=1)
    play_round(match, SCORING_EXAMPLE)
    assert lines_of(match, RICHARD) == [
        ("cauldrons/majority", "red", 6, 0),
        ("cauldrons/points", "purple", 2, 2),
    ]
    assert ("cauldrons/majority", "blue", 6, 0) in lines_of(match, JAMES)


@pytest.mark.clause("cauldrons/majority")
def test_on_a_tie_for_most_nobody_puts_cards_aside() -> None:
    match = sit_down(4, rounds=1)
    play_round(match, SCORING_EXAMPLE)
    purple = [line for line in match.sheets()[0].lines if line.facts["colour"] == "purple"]
    assert [(line.seat, line.points, line.facts["tied"]) for line in purple] == [
        (RICHARD, 2, False),
        (CHARLES, 6, True),
        (JAMES, 6, True),
    ]


@pytest.mark.clause("cauldrons/majority")
def test_one_seat_may_have_the_majority_of_every_colour() -> None:
    match = sit_down(3, rounds=1)
    play_round(match, SIX_FOUR_EIGHT)
    assert lines_of(match, 2) == [
        ("cauldrons/majority", "red", 7, 0),
        ("cauldrons/majority", "blue", 4, 0),
        ("cauldrons/majority", "purple", 7, 0),
        ("cauldrons/points", "poison", 4, 8),
    ]
    assert match.sheets()[0].points == (6, 4, 8)


@pytest.mark.clause("cauldrons/points")
def test_who_took_nothing_pays_nothing() -> None:
    match = sit_down(3, rounds=1)
    play_round(match, TWO_AT_ZERO)
    assert match.sheets()[0].points == (0, 0, 14)
    assert lines_of(match, 0) == [("cauldrons/majority", "red", 7, 0)]
    assert lines_of(match, 1) == []


@pytest.mark.clause("cauldrons/round-end")
def test_a_round_ends_with_the_last_card_and_not_before() -> None:
    match = sit_down(4, rounds=2)
    deal(match, SCORING_EXAMPLE)
    *early, last = SCORING_EXAMPLE.split()
    play(match, " ".join(early))
    assert match.sheets() == ()
    assert match.view(None).sizes == (0, 0, 1, 0)
    play(match, last)
    assert len(match.sheets()) == 1
    assert match.actors() == (CHANCE,)


@pytest.mark.clause("cauldrons/round-end")
def test_what_is_left_in_the_cauldrons_counts_for_nobody() -> None:
    match = sit_down(4, rounds=1)
    play_round(match, SCORING_EXAMPLE)
    left = [cauldron.cards for cauldron in match.view(None).cauldrons]
    assert left == [("B2", "B4", "B7"), ("X",), ()]
    counted = [line.facts["cards"] for line in match.sheets()[0].lines]
    assert sum(counted) == 46


@pytest.mark.clause("cauldrons/round-end")
def test_with_three_players_a_round_has_38_plays() -> None:
    match = sit_down(3, rounds=1)
    play_round(match, SIX_FOUR_EIGHT)
    assert len(match.view(None).plays) == 38
    assert match.actors() == ()


@pytest.mark.clause("cauldrons/match")
def test_each_player_deals_once_by_default_and_the_deal_passes_to_the_left() -> None:
    match = sit_down(4)
    dealers = []
    while match.actors():
        play_round(match, SCORING_EXAMPLE)
        dealers.append(match.view(None).dealer)
    assert dealers == [0, 1, 2, 3]
    assert [sheet.points for sheet in match.sheets()] == [
        (7, 2, 17, 15),
        (15, 7, 2, 17),
        (17, 15, 7, 2),
        (2, 17, 15, 7),
    ]


@pytest.mark.clause("cauldrons/match")
def test_a_new_round_begins_with_empty_cauldrons_and_no_taken_cards() -> None:
    match = sit_down(4)
    play_round(match, SCORING_EXAMPLE)
    deal(match)
    view = match.view(None)
    assert [cauldron.level for cauldron in view.cauldrons] == [0, 0, 0]
    assert (view.taken, view.plays) == (((), (), (), ()), ())
    assert (view.round, view.dealer, view.actors) == (1, 1, (2,))
    assert (view.rounds, view.totals) == (((7, 2, 17, 15),), (7, 2, 17, 15))


@pytest.mark.clause("cauldrons/match")
@pytest.mark.parametrize(
    ("players", "rounds", "number"),
    [
        (3, "once", 3),
        (3, "edition", 6),
        (4, "once", 4),
        (4, "edition", 4),
        (5, "once", 5),
        (6, "edition", 6),
        (3, 1, 1),
        (4, 2, 2),
        (3, 12, 12),
    ],
)
def test_how_many_rounds_are_played(players: int, rounds: str | int, number: int) -> None:
    match = sit_down(players, rounds=rounds)
    while match.actors():
        deal(match)
        while match.actors() not in ((CHANCE,), ()):
            (seat,) = match.actors()
            match.submit(seat, match.moves(seat)[0])
    assert len(match.sheets()) == number
    assert match.view(None).round == number - 1


@pytest.mark.clause("cauldrons/match")
@pytest.mark.parametrize("rounds", [0, 13, "twice", 1.0, True, None])
def test_other_numbers_of_rounds_are_no_option(rounds: object) -> None:
    with pytest.raises(Malformed):
        sit_down(4, rounds=rounds)


@pytest.mark.clause("cauldrons/match")
def test_totals_add_up_over_rounds() -> None:
    match = sit_down(4, rounds=2)
    play_round(match, SCORING_EXAMPLE)
    assert match.result() is None
    play_round(match, SCORING_EXAMPLE)
    assert match.result().totals == (22, 9, 19, 32)
    assert match.view(None).totals == (22, 9, 19, 32)


@pytest.mark.clause("cauldrons/winner")
def test_the_lowest_total_wins() -> None:
    match = sit_down(4, rounds=3)
    for _ in range(3):
        play_round(match, SCORING_EXAMPLE)
    assert match.result().totals == (39, 24, 26, 34)
    assert match.result().winners == (1,)
    assert match.view(3).winners == (1,)


@pytest.mark.clause("cauldrons/winner")
def test_equal_lowest_totals_share_the_win() -> None:
    match = sit_down(3, rounds=1)
    play_round(match, TWO_AT_ZERO)
    assert match.result().totals == (0, 0, 14)
    assert match.result().winners == (0, 1)


@pytest.mark.clause("cauldrons/winner")
def test_all_may_share_the_win() -> None:
    match = sit_down(4)
    for _ in range(4):
        play_round(match, SCORING_EXAMPLE)
    assert match.result().totals == (41, 41, 41, 41)
    assert match.result().winners == (0, 1, 2, 3)
