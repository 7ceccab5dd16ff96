"""The special drinks of round 3, each alone."""

import pytest

from tests.games.goblets.table import drawn, points


@pytest.mark.clause("goblets/more-drinks")
def test_more_drinks_pays_its_givers_2_each_when_the_goblet_is_refused():
    table = drawn(
        "more-drinks",
        """
        5 4 3 2
        - 3 P .
        3 - . P
        3 . - P
        . 3 P -
        - + - +
        """,
    )
    # goblet 0 is refused: seats 1 and 2 get 2 each; goblet 1 is drunk: its givers get nothing
    assert table.points == (1, 6, 3, 0)
    assert table.lines(1) == [("drink", 4), ("more-drinks", 2)]
    assert table.lines(0) == [("refuse", 1)]


@pytest.mark.clause("goblets/more-drinks")
def test_more_drinks_pays_for_a_poisoned_goblet_too_and_gives_its_owner_nothing():
    picture = """
        5 4 3 2 4
        - 3 P . .
        P - 3 . .
        3 P - . .
        3 . P - .
        3 . P . -
        - - + + +
        """
    # goblet 0 is poisoned and refused: seats 2, 3 and 4; goblet 1: seat 0; goblet 2 is drunk
    assert points("more-drinks", picture) == (3, 1, 2, 4, 6)


@pytest.mark.clause("goblets/cordial")
def test_the_most_cordials_give_3_to_who_drinks_them():
    table = drawn(
        "cordial",
        """
        5 4 3 2
        - 3 P .
        P - . 3
        . 3 - P
        . 3 P -
        + + + +
        """,
    )
    assert table.points == (0, 7, 0, 0)  # three cordials in goblet 1: 4 + 3
    assert table.lines(1) == [("drink", 4), ("cordial", 3)]


@pytest.mark.clause("goblets/cordial")
@pytest.mark.parametrize(
    ("thumbs", "expected"),
    [
        ("+ + + +", (0, 3, 0, 0)),  # two cordials and a poison in goblet 1: drunk all the same
        ("+ - + +", (0, 1, 0, 0)),  # refused: nobody gets the 3, not even the next best
    ],
)
def test_cordials_count_poisoned_or_not_but_only_when_drunk(thumbs: str, expected: tuple[int, ...]):
    picture = f"""
        5 4 3 2
        - 3 P .
        P - . 3
        . 3 - P
        . P 3 -
        {thumbs}
        """
    assert points("cordial", picture) == expected


@pytest.mark.clause("goblets/cordial")
def test_a_tie_of_cordials_scores_nothing_for_anybody():
    picture = """
        5 4 3 2
        - 3 P .
        3 - . P
        3 P - .
        . 3 P -
        + + + +
        """
    # two cordials in goblet 0 and two in goblet 1, although only goblet 0 is free of poison
    assert points("cordial", picture) == (5, 0, 0, 0)


@pytest.mark.clause("goblets/cordial")
def test_a_tie_with_a_refused_goblet_is_a_tie():
    picture = """
        5 4 3 2
        - 3 P .
        3 - . P
        3 P - .
        . 3 P -
        + - + +
        """
    assert points("cordial", picture) == (5, 1, 0, 0)


@pytest.mark.clause("goblets/safe-bet")
def test_a_safe_bet_pays_2_when_the_goblet_has_no_poison_drunk_or_not():
    table = drawn(
        "safe-bet",
        """
        5 4 3 2
        - P . 3
        3 - . P
        3 . - P
        . P 3 -
        - + + +
        """,
    )
    # goblet 0, refused: seats 1 and 2; goblet 2, drunk: seat 3; goblet 3 is poisoned: not seat 0
    assert table.points == (1, 2, 5, 2)
    assert table.lines(2) == [("drink", 3), ("safe-bet", 2)]


@pytest.mark.clause("goblets/safe-bet")
def test_a_safe_bet_on_a_poisoned_goblet_pays_nothing_when_it_is_refused():
    picture = """
        5 4 3 2
        - 3 P .
        P - . 3
        . 3 - P
        . P 3 -
        - - - -
        """
    assert points("safe-bet", picture) == (1, 1, 1, 1)


@pytest.mark.clause("goblets/spirits")
def test_one_shot_of_spirits_gives_3_on_top_of_the_stake():
    table = drawn(
        "spirits",
        """
        5 4 3 2
        - . 3 P
        3 - . P
        3 P - .
        3 P . -
        + + + +
        """,
    )
    # goblet 2: one shot, 3 + 3; goblet 0: three shots cancel out
    assert table.points == (5, 0, 6, 0)
    assert table.lines(2) == [("drink", 3), ("spirits", 3)]
    assert table.lines(0) == [("drink", 5)]


@pytest.mark.clause("goblets/spirits")
def test_two_shots_cancel_out_and_one_does_nothing_in_a_poisoned_goblet():
    picture = """
        5 4 3 2
        - 3 . P
        3 - P .
        3 P - .
        . P 3 -
        + + + +
        """
    # goblet 0: two shots; goblets 1 and 2: one shot and poison
    assert points("spirits", picture) == (5, 0, 0, 0)


@pytest.mark.clause("goblets/spirits")
def test_spirits_give_a_refuser_nothing():
    picture = """
        5 4 3 2
        - . 3 P
        3 - . P
        3 P - .
        3 P . -
        - - - -
        """
    assert points("spirits", picture) == (1, 1, 1, 1)
