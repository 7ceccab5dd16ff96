"""Round 3 with two special drinks: every pair that the piles of rounds 2 and 3 can bring.

The comments name what each goblet holds and what comes of it; the seats' sums are the literals.
Everybody has 0 points before the round (with three players: a few).
"""

import pytest

from tests.games.goblets.table import PILES, drawn, points

CASES = {
    # g0: three spoils, 2 − 3 = −1; g1: refused, seat 2's drink pays; g2: refused, the drinks of
    # seats 0, 1 and 3 pay; g3: poisoned. Seat 0 ends at −1 + 2, so nothing is held at 0.
    "spoil more-drinks": (
        """
        2 4 3 5
        - P 3 2
        2 - 3 P
        2 3 - P
        2 P 3 -
        + - - +
        """,
        (1, 3, 3, 2),
    ),
    # g0: two cordials, the most, 2 − 2 + 3; g1 and g2: poisoned, spoils do not bite; g3: refused;
    # g4: one spoil, 5 − 1.
    "spoil cordial": (
        """
        2 4 3 5 5
        - 3 P . 2
        2 - 3 P .
        2 P - 3 .
        3 P 2 - .
        3 2 P . -
        + + + - +
        """,
        (3, 0, 0, 1, 4),
    ),
    # g0: 2 − 2 = 0, seat 3's bet won; g1: refused; g2: refused (a spoil does not bite), bets of
    # seats 0 and 1 won; g3: poisoned, seat 2's bet lost.
    "spoil safe-bet": (
        """
        2 4 3 5
        - P 3 2
        2 - 3 P
        2 P - 3
        3 P 2 -
        + - - +
        """,
        (2, 3, 1, 2),
    ),
    # g0: one shot and two spoils, 5 + 3 − 2; g1: refused; g2: two shots cancel out, 3 − 1;
    # g3: poisoned.
    "spoil spirits": (
        """
        5 4 3 2
        - P 3 2
        2 - 3 P
        2 P - 3
        3 P 2 -
        + - + +
        """,
        (6, 1, 2, 0),
    ),
    # g0: refused, seat 3's drink pays; g1: three poisons; g2: a single half poison is harmless, and
    # drunk, so nobody's drink pays; g3: poisoned.
    "half-poison more-drinks": (
        """
        5 4 3 2
        - P 3 2
        2 - 3 P
        2 P - 3
        3 P 2 -
        - + + +
        """,
        (1, 0, 3, 2),
    ),
    # g0: two half poisons make a poison, but the two cordials, the most, count: 0 + 3; g1 and g2:
    # poisoned; g3: refused; g4: one half poison is harmless.
    "half-poison cordial": (
        """
        2 4 3 5 5
        - 3 P . 2
        2 - 3 P .
        2 P - 3 .
        3 P 2 - .
        3 2 P . -
        + + + - +
        """,
        (3, 0, 0, 1, 5),
    ),
    # g0: refused, two half poisons: seat 3's bet lost; g1: poisoned; g2: 3, one half poison is no
    # poison: bets of seats 0 and 1 won; g3: poisoned, seat 2's bet lost.
    "half-poison safe-bet": (
        """
        5 4 3 2
        - P 3 2
        2 - 3 P
        2 P - 3
        3 P 2 -
        - + + +
        """,
        (3, 2, 3, 0),
    ),
    # g0: two half poisons; g1: one half poison, one shot, 4 + 3; g2: one shot, 3 + 3; g3 and g4:
    # refused; g5: poisoned. Seat 0 has g0 and g3, seat 1 g1 and g4, seat 2 g2 and g5.
    "half-poison spirits": (
        """
        5 4 3 2 3 4
        - 2 3 - . P
        2 - . 3 - P
        2 3 - . P -
        + + + - - +
        """,
        (1, 8, 6),
    ),
    # g0: two antidotes cancel the poison, 5; g1: refused, drinks of seats 0 and 3 pay; g2:
    # poisoned; g3: refused, seat 2's drink pays.
    "antidote more-drinks": (
        """
        5 4 3 2
        - 3 P 2
        P - 3 2
        2 P - 3
        2 3 P -
        + - + -
        """,
        (7, 1, 2, 3),
    ),
    # g0: two antidotes cancel the poison, 5; g1: one antidote does nothing, but there are two
    # cordials, the most: 0 + 3; g2: poisoned; g3: refused; g4: 3, a single antidote.
    "antidote cordial": (
        """
        5 4 3 2 3
        - 3 P 2 .
        P - 3 . 2
        2 3 - P .
        2 P . - 3
        . 2 P 3 -
        + + + - +
        """,
        (5, 3, 0, 1, 3),
    ),
    # g0: the poison is cancelled, 5, and seat 4's bet won; g1: poisoned in spite of one antidote,
    # bets of seats 0 and 2 lost; g2: refused, seat 1's bet lost; g3: refused; g4: 3, seat 3's bet
    # won.
    "antidote safe-bet": (
        """
        5 4 3 2 3
        - 3 P 2 .
        P - 3 . 2
        2 3 - P .
        2 P . - 3
        3 2 P . -
        + + - - +
        """,
        (5, 0, 1, 3, 5),
    ),
    # g0: the poison is cancelled, one shot, 5 + 3; g1: refused; g2: poisoned; g3: refused; g4: one
    # shot, 3 + 3.
    "antidote spirits": (
        """
        5 4 3 2 3
        - 3 P 2 .
        P - 3 . 2
        2 3 - P .
        2 P . - 3
        3 2 P . -
        + - + - +
        """,
        (8, 1, 0, 1, 6),
    ),
    # g0 and g1: poisoned, but seats 0 and 1 love each other, 2 each; g2: poisoned, and seat 3, whom
    # seat 2 loves, refuses g3: 0; g3: refused, seat 0's drink pays.
    "love-potion more-drinks": (
        """
        5 4 3 2
        - 2 P 3
        2 - 3 P
        3 P - 2
        P 3 2 -
        + + + -
        """,
        (4, 2, 0, 1),
    ),
    # g0: poisoned; g3: two cordials, the most, 2 + 3; g1 and g2: refused; g4: 3; g5: poisoned. The
    # love potions of seats 0 and 1 are in g4 and g0, both drunk: 2 each. Seat 2's is not returned.
    "love-potion cordial": (
        """
        5 4 3 2 3 4
        - . 3 - 2 P
        2 - P 3 - .
        P 2 - 3 . -
        + - - + + +
        """,
        (7, 6, 1),
    ),
    # g0: 5, bets of seats 2 and 3 won; g1: poisoned; seats 0 and 1 love each other, 2 each; g2:
    # refused; g3: poisoned, bets of seats 0 and 1 lost.
    "love-potion safe-bet": (
        """
        5 4 3 2
        - 2 P 3
        2 - P 3
        3 2 - P
        3 P 2 -
        + + - +
        """,
        (7, 2, 3, 2),
    ),
    # g0: one shot, 5 + 3; g1: poisoned; seats 0 and 1 love each other, 2 each; g2: two shots cancel
    # out, 3; g3: refused.
    "love-potion spirits": (
        """
        5 4 3 2
        - 2 3 P
        2 - 3 P
        2 3 - P
        3 P 2 -
        + + + -
        """,
        (10, 2, 3, 1),
    ),
}


@pytest.mark.clause("goblets/two-specials")
@pytest.mark.clause("goblets/order")
@pytest.mark.parametrize("pair", CASES)
def test_a_pair_of_special_drinks_in_round_3_scores(pair: str):
    picture, expected = CASES[pair]
    assert points(pair, picture) == expected


@pytest.mark.clause("goblets/two-specials")
def test_these_are_all_the_pairs_of_round_3():
    assert list(CASES) == [f"{first} {second}" for first in PILES[0] for second in PILES[1]]


@pytest.mark.clause("goblets/two-specials")
def test_the_pairs_meet_in_round_3():
    table = drawn("spoil cordial", CASES["spoil cordial"][0])
    assert len(table.match.sheets()) == 3
    assert table.match.view(None).past[2].specials == ("spoil", "cordial")
