"""Poison counts and the special drinks of round 2, each alone."""

import pytest

from tests.games.goblets.table import Table, drawn, points


def poison_of(special: str, goblet: str) -> int:
    """The poison of goblet 0, filled by seats 1 to 7, as it is told when it is shown."""
    table = Table(8, "one", f"{special} cordial sip")
    table.waste()
    for seat in range(8):
        others = [str(at) for at in range(8) if at != seat]
        first = {"P": "poison", "2": special, ".": "plain"}[(". " + goblet).split()[seat]]
        rest = [drink for drink in ("poison", special) if drink != first] + ["plain"] * 6
        table.submit(seat, {"pour": dict(zip(others, [first, *rest], strict=False))})
    events = table.toast("- - - - - - - -")
    return next(event.facts["poison"] for event in events if event.kind == "revealed")


@pytest.mark.clause("goblets/poison-count")
@pytest.mark.parametrize(
    ("special", "goblet", "poison"),
    [
        ("spoil", ". . . . . . .", 0),
        ("spoil", "P . . 2 2 . .", 1),
        ("spoil", "P P P P P P P", 7),
        ("half-poison", "2 . . . . . .", 0),
        ("half-poison", "2 2 . . . . .", 1),
        ("half-poison", "2 2 2 . . . .", 1),
        ("half-poison", "2 2 2 2 2 . .", 2),
        ("half-poison", "2 2 2 2 2 2 2", 3),
        ("half-poison", "P 2 . . . . .", 1),
        ("half-poison", "P 2 2 P . . .", 3),
        ("antidote", "P 2 . . . . .", 1),
        ("antidote", "P 2 2 . . . .", 0),
        ("antidote", "P P 2 2 . . .", 1),
        ("antidote", "P P 2 2 2 . .", 1),
        ("antidote", "P P 2 2 2 2 .", 0),
        ("antidote", "P P P 2 2 2 2", 1),
        ("antidote", "2 2 . . . . .", 0),
        ("antidote", "P 2 2 2 2 2 2", 0),
    ],
)
def test_poison_is_poisons_and_half_of_half_poisons_less_half_of_antidotes(
    special: str, goblet: str, poison: int
):
    assert poison_of(special, goblet) == poison


@pytest.mark.clause("goblets/spoil")
def test_each_spoil_costs_who_drinks_an_unpoisoned_goblet_1_point():
    table = drawn(
        "spoil",
        """
        5 4 3 2
        - P . 2
        2 - . P
        2 . - P
        2 P . -
        + + + +
        """,
    )
    assert table.points == (2, 0, 3, 0)  # 5 − 3; the spoil in goblet 3 is poisoned
    assert table.lines(0) == [("drink", 5), ("spoil", -3)]
    assert table.lines(3) == [("drink", 0)]


@pytest.mark.clause("goblets/spoil")
def test_spoil_costs_a_refuser_nothing():
    picture = """
        5 4 3 2
        - P . 2
        2 - . P
        2 . - P
        2 P . -
        - - - +
        """
    assert points("spoil", picture) == (1, 1, 1, 0)


@pytest.mark.clause("goblets/spoil")
def test_a_total_never_falls_below_0():
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
    assert table.points == (0, 1, 1, 1)  # 2 − 3 from a total of 0
    assert table.totals == (0, 1, 1, 1)


@pytest.mark.clause("goblets/spoil")
def test_spoil_may_cost_what_was_won_before():
    table = Table(4, "one", "spoil cordial sip", "5234 2345 2345 2345")
    table.play("- P . .\n. - P .\n. . - P\n. . P -", "+ - - -")
    table.play("- P . 2\n2 - . P\n2 . - P\n2 P . -", "+ - - -")
    assert table.points == (-1, 1, 1, 1)  # 2 − 3 from a total of 5
    assert table.totals == (4, 2, 2, 2)
    assert table.lines(0) == [("drink", 2), ("spoil", -3)]


@pytest.mark.clause("goblets/half-poison")
def test_two_half_poisons_are_a_poison_and_one_is_nothing():
    picture = """
        5 4 3 2
        - 2 P .
        2 - P .
        2 P - .
        . P 2 -
        + + + +
        """
    # goblet 0: two halves; goblet 1: a half and two poisons; goblet 2 poisoned; goblet 3 plain
    assert points("half-poison", picture) == (0, 0, 0, 2)


@pytest.mark.clause("goblets/half-poison")
def test_a_single_half_poison_is_drunk_for_the_stake():
    picture = """
        5 4 3 2
        - 2 P .
        2 - P .
        . P - 2
        . P 2 -
        + + + +
        """
    # goblets 0 and 3 hold one half poison each, goblets 1 and 2 poison besides
    assert points("half-poison", picture) == (5, 0, 0, 2)


@pytest.mark.clause("goblets/antidote")
def test_two_antidotes_cancel_a_poison_and_one_does_nothing():
    picture = """
        5 4 3 2
        - 2 . P
        P - 2 .
        2 . - P
        2 P . -
        + + + +
        """
    # goblet 0: one poison, two antidotes; goblet 1: one and one; goblet 2: an antidote; 3: poisoned
    assert points("antidote", picture) == (5, 0, 3, 0)


@pytest.mark.clause("goblets/antidote")
def test_two_antidotes_cancel_only_one_of_two_poisons():
    picture = """
        5 4 3 2 3
        - 2 . . P
        P - 2 . .
        P 2 - . .
        2 P . - .
        2 . P . -
        + + + + +
        """
    # goblet 0: two poisons, two antidotes; goblet 1: one poison, two antidotes; goblet 2: one
    # poison, one antidote; goblet 3: plain; goblet 4: poison
    assert points("antidote", picture) == (0, 4, 0, 2, 0)


LOVERS = """
    5 4 3 2
    - 2 P .
    2 - . P
    . P - 2
    P . 2 -
    """
"""Seats 0 and 1 give each other love potions, so do seats 2 and 3; every goblet is poisoned."""


@pytest.mark.clause("goblets/love-potion")
def test_lovers_who_both_drink_get_2_points_each_even_when_poisoned():
    table = drawn("love-potion", f"{LOVERS}+ + + +")
    assert table.points == (2, 2, 2, 2)
    assert table.lines(3) == [("drink", 0), ("love-potion", 2)]


@pytest.mark.clause("goblets/love-potion")
def test_when_one_of_two_lovers_refuses_neither_gets_anything_for_love():
    assert points("love-potion", f"{LOVERS}+ + + -") == (2, 2, 0, 1)
    assert points("love-potion", f"{LOVERS}- - - +") == (1, 1, 1, 0)


@pytest.mark.clause("goblets/love-potion")
def test_love_comes_on_top_of_the_stake():
    picture = """
        5 4 3 2
        - 2 P .
        2 - P .
        2 . - P
        . 2 P -
        + + - -
        """
    # Seats 2 and 3 love too, but seats 0 and 1 love each other.
    assert points("love-potion", picture) == (7, 6, 1, 1)


@pytest.mark.clause("goblets/love-potion")
def test_love_that_is_not_returned_is_worth_nothing():
    picture = """
        5 4 3 2
        - 2 P .
        . - 2 P
        P . - 2
        2 P . -
        + + + +
        """
    assert points("love-potion", picture) == (0, 0, 0, 0)


@pytest.mark.clause("goblets/love-potion")
@pytest.mark.parametrize(
    ("thumbs", "expected"),
    [
        ("+ - - - + -", (8, 6, 2)),  # 5 + 2 for love + 1; 1 + 3 + 2 for love; 1 + 1
        ("+ + - - - -", (6, 1, 2)),  # seat 1 drinks the other goblet, which is poisoned
        ("- - - + + -", (3, 4, 2)),  # seat 0 drinks the other goblet: 1 + 2; 1 + 3
    ],
)
def test_with_three_players_the_goblets_that_hold_the_love_potions_must_be_drunk(
    thumbs: str, expected: tuple[int, ...]
):
    # Seat 0's love potion is in goblet 4, seat 1's in goblet 0.
    picture = f"""
        5 4 3 2 3 4
        - . P - 2 .
        2 - P . - .
        . P - 2 . -
        {thumbs}
        """
    assert points("love-potion", picture) == expected


@pytest.mark.clause("goblets/love-potion")
def test_a_couple_has_no_pour_that_gives_each_other_the_love_potion():
    table = Table(4, "one", "love-potion cordial sip", couples=[[0, 1]])
    table.waste()
    for seat, partner in ((0, "1"), (1, "0")):
        pours = [table.match.game.encode(move)["pour"] for move in table.match.moves(seat)]
        assert len(pours) == 4  # two places for the love potion, then two for the poison
        assert "love-potion" not in {pour[partner] for pour in pours}
    assert len(table.match.moves(2)) == 6


@pytest.mark.clause("goblets/love-potion")
def test_with_three_players_a_couple_spares_both_goblets_of_the_other():
    table = Table(3, "one", "love-potion cordial sip", couples=[[2, 0]])
    table.waste()
    pours = [table.match.game.encode(move)["pour"] for move in table.match.moves(0)]
    assert len(pours) == 6  # goblet 1 or 4 for the love potion, then three places for the poison
    assert all("love-potion" in (pour["1"], pour["4"]) for pour in pours)
