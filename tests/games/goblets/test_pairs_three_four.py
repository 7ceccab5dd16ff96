"""Round 4 with two special drinks: every pair that the piles of rounds 3 and 4 can bring.

The comments name what each goblet holds and what comes of it; the seats' sums are the literals.
"""

import pytest

from tests.games.goblets.table import PILES, drawn, points

CASES = {
    # g0: three shots, 5 + 3; g1: refused, seat 3's drink pays; g2: refused, drinks of seats 0 and 1
    # pay; g3: poisoned.
    "more-drinks liqueur": (
        """
        5 4 3 2
        - P 3 4
        4 - 3 P
        4 P - 3
        4 3 P -
        + - - +
        """,
        (10, 3, 1, 2),
    ),
    # g0: refused, seat 2's drink pays, seat 1 sips 1; g1: poisoned; g2: refused, seat 1's drink
    # pays, seats 0 and 3 sip 1, not what seat 2 got for its drink; g3: poisoned, seat 2 sips 0.
    "more-drinks sip": (
        """
        5 4 3 2
        - P 4 3
        4 - 3 P
        3 P - 4
        P 3 4 -
        - + - +
        """,
        (2, 3, 3, 1),
    ),
    # g0: refused, drinks of seats 1 and 3 pay, seat 2 bet on no poison; g1: refused, seat 3 bet on
    # two poisons; g2: poisoned, seat 0 bet on two; g3: 2, seat 1 bet on none.
    "more-drinks poison-bet": (
        """
        5 4 3 2
        - P 4 3
        3 - P 4
        4 P - 3
        3 4 P -
        - - + +
        """,
        (3, 3, 0, 6),
    ),
    # g0: two doubles, 5 × 3; g1: refused, so its doubles do nothing and seat 2's drink pays; g2:
    # poisoned; g3: refused, seat 0's drink pays.
    "more-drinks double": (
        """
        5 4 3 2
        - 4 P 3
        4 - 3 P
        4 3 - P
        3 4 P -
        + - + -
        """,
        (17, 1, 2, 1),
    ),
    # g0: poisoned, so its liqueur is lost, but two cordials, the most: 0 + 3; g1: 4 + 3; g2:
    # poisoned; g3 and g4: refused.
    "cordial liqueur": (
        """
        5 4 3 2 3
        - 4 3 P .
        3 - P 4 .
        3 4 - P .
        4 3 . - P
        P 4 . 3 -
        + + + - -
        """,
        (3, 7, 0, 1, 1),
    ),
    # g0: two cordials, the most, 5 + 3; seat 3 sips the 5 only; g1: poisoned, seats 0 and 2 sip 0;
    # g2: refused, seat 1 sips 1; g3: poisoned.
    "cordial sip": (
        """
        5 4 3 2
        - 4 P 3
        3 - 4 P
        3 4 - P
        4 P 3 -
        + + - +
        """,
        (8, 1, 1, 5),
    ),
    # g0: poisoned, two cordials, the most, 0 + 3; seat 4 bet on one poison; g1: poisoned, seat 3
    # bet on three; g2: 3, seat 1 bet on none; g3: refused, seat 0 bet on one; g4: 3, seat 2 bet on
    # none.
    "cordial poison-bet": (
        """
        5 4 3 2 3
        - P 3 4 .
        3 - 4 P .
        3 P - . 4
        P 4 . - 3
        4 P . 3 -
        + + + - +
        """,
        (4, 0, 3, 4, 4),
    ),
    # g0: 5 × 2, and two cordials, the most, + 3, which is not doubled; g1: poisoned; g2: refused;
    # g3: poisoned.
    "cordial double": (
        """
        5 4 3 2
        - 4 P 3
        3 - 4 P
        3 4 - P
        4 P 3 -
        + + - +
        """,
        (13, 0, 1, 0),
    ),
    # g0: 5 + 2, seat 3's bet won; g1: poisoned; g2: refused, its liqueur does nothing, bets of
    # seats 0 and 1 won; g3: poisoned, seat 2's bet lost.
    "safe-bet liqueur": (
        """
        5 4 3 2
        - P 3 4
        4 - 3 P
        4 P - 3
        3 P 4 -
        + + - +
        """,
        (9, 2, 1, 2),
    ),
    # g0: 5, seats 1 and 2 sip 5 (not seat 0's won bet), seat 3's bet won; g1: refused; g2: refused,
    # seat 3 sips 1, bets of seats 0 and 1 won; g3: poisoned, seat 0 sips 0, seat 2's bet lost.
    "safe-bet sip": (
        """
        5 4 3 2
        - P 3 4
        4 - 3 P
        4 P - 3
        3 P 4 -
        + - - +
        """,
        (7, 8, 6, 3),
    ),
    # g0: refused, seat 1's safe bet won, seat 2 bet on no poison; g1: poisoned, seat 0 bet on one;
    # g2: refused; g3: 2; g4: refused, safe bets of seats 0 and 2 won; g5: 4, seat 1 bet on none.
    "safe-bet poison-bet": (
        """
        5 4 3 2 3 4
        - 4 P - 3 .
        3 - P . - 4
        4 P - . 3 -
        - + - + - +
        """,
        (6, 3, 7),
    ),
    # g0: 5 × 3, seat 3's bet won; g1: poisoned; g2: 3 × 2, bets of seats 0 and 1 won; g3: refused,
    # poisoned, seat 2's bet lost.
    "safe-bet double": (
        """
        5 4 3 2
        - P 3 4
        4 - 3 P
        4 P - 3
        3 P 4 -
        + + + -
        """,
        (17, 2, 6, 3),
    ),
    # g0: one shot of spirits, two of liqueur, 5 + 3 + 2; g1: refused; g2: two shots of spirits
    # cancel out, 3 + 1; g3: poisoned.
    "spirits liqueur": (
        """
        5 4 3 2
        - P 3 4
        4 - 3 P
        4 P - 3
        3 P 4 -
        + - + +
        """,
        (10, 1, 4, 0),
    ),
    # g0: one shot, 5 + 3, and seats 1 and 2 sip all 8; g1: refused; g2: two shots cancel out, 3,
    # and seat 3 sips 3, nothing of seat 2's own sip; g3: poisoned, seat 0 sips 0.
    "spirits sip": (
        """
        5 4 3 2
        - P 3 4
        4 - 3 P
        4 P - 3
        3 P 4 -
        + - + +
        """,
        (8, 9, 11, 3),
    ),
    # g0: poisoned, seat 2 bet on two poisons; g1: refused, seat 3 bet on one; g2: poisoned; g3: one
    # shot, 2 + 3, seats 0 and 1 bet on none.
    "spirits poison-bet": (
        """
        5 4 3 2
        - 3 P 4
        P - 3 4
        4 P - 3
        P 4 3 -
        + - + +
        """,
        (0, 1, 2, 6),
    ),
    # g0: 5 × 2 + 3, the spirits are not doubled; g3: 2 × 2 + 3; g1: 4 + 3; g4: poisoned, double or
    # not; g2 and g5: refused.
    "spirits double": (
        """
        5 4 3 2 3 4
        - 3 P - 4 .
        3 - . 4 - P
        4 . - 3 P -
        + + - + + -
        """,
        (20, 7, 2),
    ),
}


@pytest.mark.clause("goblets/two-specials")
@pytest.mark.clause("goblets/order")
@pytest.mark.parametrize("pair", CASES)
def test_a_pair_of_special_drinks_in_round_4_scores(pair: str):
    picture, expected = CASES[pair]
    assert points(pair, picture) == expected


@pytest.mark.clause("goblets/two-specials")
def test_these_are_all_the_pairs_of_round_4():
    assert list(CASES) == [f"{first} {second}" for first in PILES[1] for second in PILES[2]]


@pytest.mark.clause("goblets/two-specials")
def test_the_pairs_meet_in_round_4():
    table = drawn("spirits sip", CASES["spirits sip"][0])
    assert len(table.match.sheets()) == 4
    assert table.match.view(None).past[3].specials == ("spirits", "sip")
