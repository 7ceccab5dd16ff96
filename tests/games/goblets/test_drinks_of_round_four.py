"""The special drinks of round 4, each alone."""

import pytest

from tests.games.goblets.table import drawn, points


@pytest.mark.clause("goblets/liqueur")
def test_each_shot_of_liqueur_gives_1_more_in_an_unpoisoned_goblet():
    table = drawn(
        "liqueur",
        """
        5 4 3 2
        - P . 4
        4 - . P
        4 . - P
        4 P . -
        + + + +
        """,
    )
    assert table.points == (8, 0, 3, 0)  # 5 + 3; the liqueur in goblet 3 is poisoned
    assert table.lines(0) == [("drink", 5), ("liqueur", 3)]


@pytest.mark.clause("goblets/liqueur")
def test_liqueur_gives_a_refuser_nothing():
    picture = """
        5 4 3 2
        - P . 4
        4 - . P
        4 . - P
        4 P . -
        - + - -
        """
    assert points("liqueur", picture) == (1, 0, 1, 1)


@pytest.mark.clause("goblets/sip")
@pytest.mark.parametrize(
    ("thumb", "expected"),
    [
        ("+", (4, 4, 1, 2)),  # seat 1 drinks and scores 4; seat 0 adds 4
        ("-", (1, 1, 1, 2)),  # seat 1 does not drink and scores 1; seat 0 adds 1
    ],
)
def test_seed_example_the_giver_adds_what_the_drinker_scored_or_1(
    thumb: str, expected: tuple[int, ...]
):
    # Seat 0 drinks poison, so all it gets is from its sip of goblet 1. Seats 1 and 2 sip from
    # goblet 0, which is worth nothing, seat 3 from goblet 2, which is refused.
    picture = f"""
        5 4 3 2
        - 4 P .
        4 - . P
        4 . - P
        P . 4 -
        + {thumb} - -
        """
    assert points("sip", picture) == expected


@pytest.mark.clause("goblets/sip")
def test_several_may_sip_from_one_goblet_and_sips_are_not_sipped():
    table = drawn(
        "sip",
        """
        5 4 3 2
        - 4 P .
        . - P 4
        4 . - P
        . 4 P -
        + + - -
        """,
    )
    # goblet 0: 5, sipped by seat 2; goblet 1: 4, sipped by seats 0 and 3; goblets 2 and 3: refused,
    # seat 1 sips 1
    assert table.points == (9, 5, 6, 5)
    assert table.lines(0) == [("drink", 5), ("sip", 4)]
    assert table.lines(1) == [("drink", 4), ("sip", 1)]


@pytest.mark.clause("goblets/sip")
def test_two_who_sip_from_each_other_add_only_what_drinking_gave():
    picture = """
        5 4 3 2
        - 4 P .
        4 - P .
        4 . - P
        . 4 P -
        + + - -
        """
    # seat 0: 5 + 4; seat 1: 4 + 5; seat 2: 1 + 5; seat 3: 1 + 4
    assert points("sip", picture) == (9, 9, 6, 5)


@pytest.mark.clause("goblets/sip")
def test_a_sip_of_poison_is_worth_nothing():
    table = drawn(
        "sip",
        """
        5 4 3 2
        - 4 P .
        . - P 4
        4 . - P
        . 4 P -
        + + - +
        """,
    )
    assert table.points == (9, 4, 6, 4)  # goblet 3 is poisoned: seat 1 sips 0
    assert table.lines(1) == [("drink", 4)]


@pytest.mark.clause("goblets/poison-bet")
def test_a_poison_bet_pays_1_for_each_poison_in_the_goblet_drunk_or_not():
    table = drawn(
        "poison-bet",
        """
        5 4 3 2
        - 4 P .
        4 - P .
        . P - 4
        . P 4 -
        + - + +
        """,
    )
    # goblet 1: two poisons, refused, seat 0's bet; goblet 2: two poisons, drunk, seat 3's bet;
    # goblets 0 and 3: none
    assert table.points == (7, 1, 0, 4)
    assert table.lines(0) == [("drink", 5), ("poison-bet", 2)]
    assert table.lines(2) == [("drink", 0)]


@pytest.mark.clause("goblets/poison-bet")
def test_everybody_who_bet_on_a_goblet_is_paid():
    picture = """
        5 4 3 2 4
        - 4 P . .
        P - 4 . .
        4 P - . .
        4 . P - .
        P 4 . . -
        - - - + +
        """
    # goblet 0: two poisons, seats 2 and 3; goblet 1: one, seats 0 and 4; goblet 2: two, seat 1
    assert points("poison-bet", picture) == (2, 3, 3, 4, 5)


@pytest.mark.clause("goblets/double")
def test_a_double_doubles_the_stake_two_triple_it():
    table = drawn(
        "double",
        """
        5 4 3 2
        - P . 4
        4 - P .
        4 P - .
        . 4 P -
        + + + +
        """,
    )
    assert table.points == (15, 0, 0, 4)  # 5 × 3; poisoned; poisoned; 2 × 2
    assert table.lines(0) == [("drink", 5), ("double", 10)]
    assert table.lines(3) == [("drink", 2), ("double", 2)]


@pytest.mark.clause("goblets/double")
def test_three_doubles_make_four_times_the_stake():
    picture = """
        5 4 3 2
        - P . 4
        4 - P .
        4 P - .
        4 . P -
        + + + -
        """
    assert points("double", picture) == (20, 0, 0, 1)


@pytest.mark.clause("goblets/double")
def test_a_refuser_scores_1_whatever_is_doubled():
    picture = """
        5 4 3 2
        - P . 4
        4 - P .
        4 P - .
        4 . P -
        - - - -
        """
    assert points("double", picture) == (1, 1, 1, 1)
