"""Three players with two goblets each."""

import pytest

from tests.games.goblets.table import Table, drawn, points


@pytest.mark.clause("goblets/three-players")
def test_each_of_three_players_owns_two_goblets_with_a_stake_each():
    table = Table(3, stakes="2345 3452 4523 5234 2345 5432")
    view = table.match.view(0)
    assert view.owners == (0, 1, 2, 0, 1, 2)
    assert view.stakes == (2, 3, 4, 5, 2, 5)


@pytest.mark.clause("goblets/three-players")
def test_the_hand_is_three_plain_drinks_and_one_poison_for_the_four_enemy_goblets():
    table = Table(3)
    assert sorted(table.match.view(1).hand) == ["plain", "plain", "plain", "poison"]
    pours = [table.match.game.encode(move)["pour"] for move in table.match.moves(1)]
    assert [sorted(pour) for pour in pours] == [["0", "2", "3", "5"]] * 4


@pytest.mark.clause("goblets/three-players")
def test_three_players_show_two_thumbs_each():
    table = Table(3)
    table.waste()
    table.pour(
        """
        - P . - . .
        . - P . - .
        P . - . . -
        """
    )
    thumbs = [table.match.game.encode(move)["drink"] for move in table.match.moves(0)]
    assert sorted(thumbs) == [[False, False], [False, True], [True, False], [True, True]]


@pytest.mark.clause("goblets/three-players")
@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        # Seat 0's right goblet, goblet 3, has no poison: 1 for the left and 4 for the right one.
        ("- P . - . .\n. - P . - .\nP . - . . -", (5, 2, 2)),
        # Seat 1 poisons the right goblet: 1 for the left and nothing for the right one.
        ("- P . - . .\n. - . P - .\nP . - . . -", (1, 2, 2)),
    ],
    ids=["no poison", "poisoned"],
)
def test_seed_example_left_goblet_refused_right_goblet_drunk(rows: str, expected: tuple[int, ...]):
    assert points("", f"5 4 3 4 3 2\n{rows}\n- - - + - -") == expected


@pytest.mark.clause("goblets/three-players")
def test_both_goblets_of_each_player_score():
    table = drawn(
        "",
        """
        2 3 4 5 4 3
        - P . - . .
        . - P . - .
        . . - P . -
        + - + - + +
        """,
    )
    # goblets 1, 2 and 3 are poisoned: 2 + 1 refused; 1 refused + 4; nothing + 3
    assert table.points == (3, 5, 3)
    assert table.lines(0) == [("drink", 2), ("refuse", 1)]
    assert table.lines(2) == [("drink", 0), ("drink", 3)]


@pytest.mark.clause("goblets/three-players")
def test_a_seat_that_drinks_two_good_goblets_scores_both_stakes():
    picture = """
        5 2 2 4 2 2
        - P . - . .
        . - P . - .
        . P - . . -
        + - - + - -
        """
    assert points("", picture) == (9, 2, 2)


@pytest.mark.clause("goblets/three-players")
def test_of_two_goblets_only_the_drunk_one_is_shown():
    table = Table(3)
    table.play("- P . - . .\n. - P . - .\n. . - P . -", "+ - - - + -")
    assert table.match.view(None).past[0].shown == (
        (None, "plain", "plain"),
        None,
        None,
        None,
        ("plain", None, "plain"),
        None,
    )


@pytest.mark.clause("goblets/three-players")
def test_three_players_may_have_specials_too():
    table = Table(3, "two", "spoil cordial sip")
    hands = []
    for _ in range(4):
        hands.append(sorted(table.match.view(0).hand))
        table.waste()
    assert hands == [
        ["plain", "plain", "plain", "poison"],
        ["plain", "plain", "poison", "spoil"],
        ["cordial", "plain", "poison", "spoil"],
        ["cordial", "plain", "poison", "sip"],
    ]
    assert len(table.match.result().totals) == 3
