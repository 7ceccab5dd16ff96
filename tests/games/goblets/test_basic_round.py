"""A round of poison and plain drinks, and the end of the match."""

import pytest

from tests.games.goblets.table import CIRCLE, NOT_HERE, Table, drawn, points


@pytest.mark.clause("goblets/toast")
def test_a_toast_is_one_thumb_up_or_down():
    table = Table()
    table.pour(CIRCLE)
    encode = table.match.game.encode
    assert [encode(move) for move in table.match.moves(2)] == [
        {"drink": [True]},
        {"drink": [False]},
    ]


@pytest.mark.clause("goblets/toast")
def test_thumbs_are_shown_all_at_once_when_the_last_is_sealed():
    table = Table()
    table.pour(NOT_HERE)
    for seat in (3, 1, 0):
        table.submit(seat, {"drink": [True]})
        assert table.match.sheets() == ()
    assert table.match.actors() == (2,)
    table.submit(2, {"drink": [False]})
    assert table.points == (2, 2, 1, 0)


@pytest.mark.clause("goblets/refuse")
def test_a_thumb_down_scores_1_poison_or_not():
    table = drawn(
        "",
        """
        5 4 3 2
        - . P .
        . - P .
        . . - P
        . . P -
        - - - -
        """,
    )
    assert table.points == (1, 1, 1, 1)
    assert table.lines(2) == [("refuse", 1)]


@pytest.mark.clause("goblets/drink")
def test_drinking_scores_the_stake_without_poison_and_nothing_with_one_or_more():
    table = drawn(
        "",
        """
        5 4 3 2
        - . P .
        . - P .
        . . - P
        . . P -
        + + + +
        """,
    )
    assert table.points == (5, 4, 0, 0)  # three poisons in goblet 2, one in goblet 3
    assert table.lines(0) == [("drink", 5)]
    assert table.lines(3) == [("drink", 0)]


@pytest.mark.clause("goblets/drink")
@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        (
            """
            2 3 4 5 5
            - P . . .
            . - . P .
            . . - P .
            . P . - .
            . . . P -
            + + - - +
            """,
            (2, 0, 1, 1, 5),
        ),
        (
            """
            4 4 4 4 5 5 2 3
            - . . . . . . P
            P - . . . . . .
            P . - . . . . .
            . . . - P . . .
            P . . . - . . .
            . . . . P - . .
            . . . . . P - .
            . . . . . . P -
            + - + + - + - +
            """,
            (0, 1, 4, 4, 1, 0, 1, 0),
        ),
    ],
    ids=["five players", "eight players"],
)
def test_larger_tables_score_alike(picture: str, expected: tuple[int, ...]):
    assert points("", picture) == expected


@pytest.mark.clause("goblets/reveal")
def test_in_the_basic_game_only_drunk_goblets_are_shown():
    table = Table()
    table.play(NOT_HERE, "+ - + -")
    (past,) = table.match.view(None).past
    assert past.shown == (
        (None, "plain", "plain", "plain"),
        None,
        ("poison", "poison", None, "poison"),
        None,
    )


@pytest.mark.clause("goblets/reveal")
def test_in_a_round_with_specials_every_goblet_is_shown_with_its_givers():
    table = drawn(
        "spoil",
        """
        5 4 3 2
        - P . 2
        2 - . P
        2 . - P
        2 P . -
        - - - -
        """,
    )
    assert table.match.view(None).past[1].shown == (
        (None, "spoil", "spoil", "spoil"),
        ("poison", None, "plain", "poison"),
        ("plain", "plain", None, "plain"),
        ("spoil", "poison", "poison", None),
    )


@pytest.mark.clause("goblets/reveal")
def test_the_first_round_is_basic_even_when_specials_follow():
    table = Table(4, "two", "spoil cordial sip")
    table.play(NOT_HERE, "- - + -")
    assert table.match.view(None).past[0].shown == (
        None,
        None,
        ("poison", "poison", None, "poison"),
        None,
    )


@pytest.mark.clause("goblets/round-end")
def test_after_a_round_the_stakes_change_and_every_drink_is_back():
    table = Table(stakes="2345 3452 4523 5234")
    table.play(NOT_HERE, "+ + - -")
    view = table.match.view(2)
    assert (view.round, view.phase, view.actors) == (1, "pour", (0, 1, 2, 3))
    assert view.stakes == (3, 4, 5, 2)
    assert sorted(view.hand) == ["plain", "plain", "poison"]
    assert (view.poured, view.thumbs, view.sealed) == (None, None, (False,) * 4)
    assert table.totals == (2, 3, 1, 1)


@pytest.mark.clause("goblets/round-end")
def test_the_special_of_a_round_makes_way_for_the_next():
    table = Table(4, "one", "antidote safe-bet double")
    table.waste()
    table.waste()
    assert sorted(table.match.view(0).hand) == ["plain", "poison", "safe-bet"]


# Seats 0 and 1 always drink and never find poison: their scoring cards are all they get, 14 points
# each. Seats 2 and 3 always refuse.


def last_rounds_of(first: str, second: str) -> Table:
    table = Table(stakes=f"{first} {second} 2345 2345")
    for _ in range(4):
        assert table.match.result() is None
        table.play(NOT_HERE, "+ + - -")
    return table


@pytest.mark.clause("goblets/winner")
def test_the_highest_total_after_four_rounds_wins():
    table = Table()
    for thumbs in ("+ + - -", "- + - -", "- + - -", "- - - -"):
        table.play(NOT_HERE, thumbs)
    result = table.match.result()
    assert result.totals == (5, 10, 4, 4)
    assert result.winners == (1,)
    assert table.match.actors() == ()
    assert table.match.view(0).winners == (1,)
    assert table.match.view(None).phase == "over"


@pytest.mark.clause("goblets/winner")
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ("2345", "5432", (0,)),  # fourth round: 5 against 2
        ("4352", "2345", (1,)),  # fourth round: 2 against 5, whatever the third round gave
        ("2345", "4325", (0,)),  # fourth round alike, third: 4 against 2
        ("3425", "2345", (1,)),  # fourth round alike, third: 2 against 4
        ("2345", "3245", (0, 1)),  # both alike: they share the win
        ("2345", "2345", (0, 1)),
    ],
)
def test_ties_go_to_the_fourth_round_then_to_the_third_then_are_shared(
    first: str, second: str, winners: tuple[int, ...]
):
    result = last_rounds_of(first, second).match.result()
    assert result.totals == (14, 14, 4, 4)
    assert result.winners == winners


@pytest.mark.clause("goblets/winner")
def test_a_higher_fourth_round_is_worth_nothing_below_the_highest_total():
    table = Table(stakes="5432 2345 2345 2345")
    for thumbs in ("+ - - -", "+ - - -", "+ - - -", "- + - -"):
        table.play(NOT_HERE, thumbs)
    result = table.match.result()
    assert result.totals == (13, 8, 4, 4)
    assert result.winners == (0,)


@pytest.mark.clause("goblets/winner")
def test_everybody_may_share_the_win():
    table = Table()
    for _ in range(4):
        table.play(CIRCLE, "- - - -")
    assert table.match.result().winners == (0, 1, 2, 3)
