"""In which order a round is scored, and what is held at 0."""

import pytest

from tests.games.goblets.table import CIRCLE, Table, drawn, points


@pytest.mark.clause("goblets/order")
def test_the_round_is_worth_what_was_really_added():
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
    assert table.lines(0) == [("drink", 2), ("spoil", -3), ("order", 1)]
    assert table.points[0] == 0
    assert table.match.view(None).rounds[1] == (0, 1, 1, 1)


@pytest.mark.clause("goblets/order")
def test_a_round_takes_away_no_more_than_there_is():
    table = Table(8, "one", "spoil cordial sip", "3245" + " 2345" * 7)
    table.play(
        """
        - P . . . . . .
        . - P . . . . .
        . . - P . . . .
        . . . - P . . .
        . . . . - P . .
        . . . . . - P .
        . . . . . . - P
        . P . . . . . -
        """,
        "+ - - - - - - -",
    )
    assert table.totals == (3, 1, 1, 1, 1, 1, 1, 1)
    table.play(
        """
        - P 2 . . . . .
        2 - P . . . . .
        2 . - P . . . .
        2 . . - P . . .
        2 . . . - P . .
        2 . . . . - P .
        2 . . . . . - P
        2 P . . . . . -
        """,
        "+ - - - - - - -",
    )
    assert table.points == (-3, 1, 1, 1, 1, 1, 1, 1)  # 2 − 7 = −5, but only 3 points were there
    assert table.totals[0] == 0
    assert table.lines(0) == [("drink", 2), ("spoil", -7), ("order", 2)]


@pytest.mark.clause("goblets/order")
def test_a_total_may_fall_to_0_exactly():
    table = Table(4, "one", "spoil cordial sip", "5234 2345 2345 2345")
    table.play(CIRCLE, "- - - -")
    assert table.play("- P . 2\n2 - . P\n2 . - P\n2 P . -", "+ - - -") == (-1, 1, 1, 1)
    assert table.totals == (0, 2, 2, 2)
    assert table.lines(0) == [("drink", 2), ("spoil", -3)]


@pytest.mark.clause("goblets/order")
def test_a_total_is_held_at_0_only_after_everything_else():
    table = drawn(
        "spoil more-drinks",
        """
        2 4 3 5
        - P 3 2
        2 - 3 P
        2 3 - P
        2 P 3 -
        + + - +
        """,
    )
    assert table.points[0] == 1  # 2 − 3 + 2, not 0 + 2
    assert table.lines(0) == [("drink", 2), ("spoil", -3), ("more-drinks", 2)]


@pytest.mark.clause("goblets/order")
def test_with_three_players_two_goblets_are_added_before_anything_is_held():
    picture = """
        2 4 3 5 3 4
        - 2 P - . .
        2 - P . - .
        2 P - . . -
        + + - + - -
        """
    # goblet 0: 2 − 2; goblet 3: 5
    assert points("spoil", picture) == (5, 1, 2)


@pytest.mark.clause("goblets/order")
@pytest.mark.clause("goblets/winner")
def test_ties_look_at_what_the_third_round_really_added():
    table = Table(4, "two", "spoil spirits liqueur", "3425 2345 2435 2345")
    table.waste()
    table.waste()
    # Seat 0: 2 − 3, held at 0. Seat 1: poison, 0. Seat 2: three shots of spirits cancel out, 3.
    assert table.play("- P 3 2\n2 - 3 P\n2 3 - P\n2 P 3 -", "+ + + +") == (0, 0, 3, 0)
    # Seats 0 and 1: one shot of spirits and two of liqueur each, 5 + 3 + 2.
    assert table.play("- 4 P 3\n4 - P 3\n4 3 - P\n3 4 P -", "+ + + +") == (10, 10, 0, 0)
    assert table.match.result().totals == (10, 10, 3, 0)
    assert table.match.result().winners == (0, 1)


@pytest.mark.clause("goblets/order")
def test_only_the_stake_is_doubled_before_spirits_are_added():
    table = drawn(
        "spirits double",
        """
        5 4 3 2 3
        - 4 P 3 .
        4 - P 3 .
        4 . - P 3
        3 . P - 4
        . 4 P 3 -
        + + - - +
        """,
    )
    # goblet 0: 5 × 3 + 3; goblet 1: 4 × 3; goblet 4: 3 × 2 + 3
    assert table.points == (18, 12, 1, 1, 9)
    assert table.lines(0) == [("drink", 5), ("double", 10), ("spirits", 3)]


@pytest.mark.clause("goblets/order")
@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        # one cordial each in goblets 0, 1 and 3: a tie of goblets, though seat 0 has two
        ("- 3 P - . .\n3 - P . - .\n. P - 3 . -", (7, 1, 2)),
        # two cordials in goblet 3, one in goblet 1: 2 + 3 for goblet 3
        ("- 3 P - . .\n. - P 3 - .\n. P - 3 . -", (10, 1, 2)),
    ],
    ids=["one each", "two in one"],
)
def test_with_three_players_cordials_are_counted_by_goblet(rows: str, expected: tuple[int, ...]):
    assert points("cordial", f"5 4 3 2 3 4\n{rows}\n+ + - + - -") == expected


@pytest.mark.clause("goblets/order")
def test_with_three_players_a_sip_shares_one_goblet_only():
    picture = """
        5 4 3 2 3 4
        - 4 P - . .
        . - P 4 - .
        . P - . 4 -
        + + - + - -
        """
    # seat 1 sips the 2 of goblet 3, not the 5 of goblet 0; seat 2 sips the 1 of goblet 4; seat 0
    # sips nothing from goblet 1, which is poisoned
    assert points("sip", picture) == (7, 3, 3)


@pytest.mark.clause("goblets/order")
def test_with_three_players_bets_look_at_one_goblet_only():
    picture = """
        5 4 3 2 3 4
        - P 4 - . .
        . - P 4 - .
        . . - P 4 -
        - - - - - -
        """
    # seats 0 and 1 bet on one poison each; seat 2 on goblet 4, while the poison is in goblet 1
    assert points("poison-bet", picture) == (3, 3, 2)


@pytest.mark.clause("goblets/order")
def test_with_three_players_more_drinks_looks_at_one_goblet_only():
    picture = """
        5 4 3 2 3 4
        - P 3 - . .
        . - P 3 - .
        . . - P 3 -
        + + + - + -
        """
    # goblet 0: 5; goblet 1: poison; goblet 2: poison, and drunk, so nothing for seat 0; goblet 3 is
    # refused, 2 for seat 1; goblet 4: 3, drunk; goblet 5 is refused
    assert points("more-drinks", picture) == (6, 5, 1)
