"""Sitting down: stakes, hands, special drinks, and how a round is asked for."""

from random import Random

import pytest

from poisonbox.core.match import Match
from poisonbox.core.refusal import Malformed
from poisonbox.games import GAMES
from tests.games.goblets.table import CIRCLE, PILES, Table


@pytest.mark.clause("goblets/set-up")
@pytest.mark.parametrize("players", [2, 9])
def test_goblets_is_for_three_to_eight_players(players: int):
    with pytest.raises(Malformed):
        Match(GAMES["goblets"], players)


@pytest.mark.clause("goblets/set-up")
def test_a_match_begins_with_chance_and_without_stakes():
    match = Match(GAMES["goblets"], 4)
    assert match.actors() == (-1,)
    assert match.moves(-1) == ()
    assert match.view(0).phase == "set-up"
    assert match.view(0).stakes is None
    assert match.options == {"specials": "off", "couples": ()}


@pytest.mark.clause("goblets/set-up")
@pytest.mark.parametrize(("players", "plain"), [(3, 3), (4, 2), (5, 3), (6, 4), (7, 5), (8, 6)])
def test_a_hand_is_one_poison_and_a_plain_drink_for_each_other_goblet(players: int, plain: int):
    table = Table(players)
    for seat in range(players):
        assert sorted(table.match.view(seat).hand) == ["plain"] * plain + ["poison"]


@pytest.mark.clause("goblets/set-up")
@pytest.mark.parametrize(("players", "goblets"), [(3, 6), (4, 4), (8, 8)])
def test_chance_shuffles_the_cards_2_3_4_5_for_each_goblet(players: int, goblets: int):
    match = Match(GAMES["goblets"], players)
    drawn = GAMES["goblets"].encode(match.state().sample(Random(1)))
    assert [sorted(pile) for pile in drawn["stakes"]] == [[2, 3, 4, 5]] * goblets
    assert len({tuple(pile) for pile in drawn["stakes"]}) > 1
    assert drawn["specials"] == []


@pytest.mark.clause("goblets/reveal-stake")
def test_each_round_turns_up_the_next_stake_of_every_goblet():
    table = Table(stakes="2345 3452 4523 5234")
    seen = []
    for _ in range(4):
        seen.append(table.match.view(None).stakes)
        table.play(CIRCLE, "- - - -")
    assert seen == [(2, 3, 4, 5), (3, 4, 5, 2), (4, 5, 2, 3), (5, 2, 3, 4)]


@pytest.mark.clause("goblets/reveal-stake")
def test_stakes_and_scores_are_public():
    table = Table(stakes="2345 3452 4523 5234")
    table.play(CIRCLE, "+ - + -")
    for seat in (None, 0, 1, 2, 3):
        assert table.match.view(seat).stakes == (3, 4, 5, 2)
        assert table.match.view(seat).totals == (0, 1, 0, 1)
        assert table.match.view(seat).rounds == ((0, 1, 0, 1),)


@pytest.mark.clause("goblets/pour")
def test_everybody_pours_into_every_goblet_but_their_own():
    table = Table()
    pours = [GAMES["goblets"].encode(move) for move in table.match.moves(1)]
    assert len(pours) == 3
    assert {"pour": {"0": "poison", "2": "plain", "3": "plain"}} in pours
    assert {"pour": {"0": "plain", "2": "poison", "3": "plain"}} in pours
    assert {"pour": {"0": "plain", "2": "plain", "3": "poison"}} in pours


@pytest.mark.clause("goblets/pour")
def test_pours_are_made_in_any_order_and_the_toast_waits_for_the_last():
    table = Table()
    for seat, left in ((2, (0, 1, 3)), (0, (1, 3)), (3, (1,))):
        table.submit(
            seat, {"pour": {str(g): "plain" for g in range(4) if g != seat} | {"1": "poison"}}
        )
        assert table.match.actors() == left
        assert table.match.view(None).phase == "pour"
        assert table.match.moves(seat) == ()
    table.submit(1, {"pour": {"0": "poison", "2": "plain", "3": "plain"}})
    assert table.match.view(None).phase == "toast"
    assert table.match.actors() == (0, 1, 2, 3)


@pytest.mark.clause("goblets/pour")
@pytest.mark.parametrize(
    ("players", "option", "ways"),
    [
        # poison into one of the enemy goblets, then the special drinks into what is left
        (3, "off", [4, 4, 4, 4]),
        (3, "one", [4, 12, 12, 12]),
        (3, "two", [4, 12, 24, 24]),
        (4, "off", [3, 3, 3, 3]),
        (4, "one", [3, 6, 6, 6]),
        (4, "two", [3, 6, 6, 6]),
        (5, "two", [4, 12, 24, 24]),
        (8, "one", [7, 42, 42, 42]),
        (8, "two", [7, 42, 210, 210]),
    ],
)
def test_there_are_as_many_pours_as_ways_to_place_the_drinks(
    players: int, option: str, ways: list[int]
):
    table = Table(players, option, "" if option == "off" else "spoil cordial sip")
    counted = []
    for _ in range(4):
        moves = table.match.moves(players - 1)
        assert all(table.match.why_not(players - 1, move) is None for move in moves)
        counted.append(len(set(moves)))
        table.waste()
    assert counted == ways


@pytest.mark.clause("goblets/specials")
def test_without_the_option_no_round_has_special_drinks():
    table = Table()
    for _ in range(4):
        assert table.match.view(0).specials == ()
        assert "plain" in table.match.view(0).hand
        table.waste()


@pytest.mark.clause("goblets/specials")
def test_with_one_special_each_round_after_the_first_has_its_own():
    table = Table(5, "one", "antidote safe-bet double")
    hands = []
    for _ in range(4):
        hands.append(sorted(table.match.view(2).hand))
        table.waste()
    assert hands == [
        ["plain", "plain", "plain", "poison"],
        ["antidote", "plain", "plain", "poison"],
        ["plain", "plain", "poison", "safe-bet"],
        ["double", "plain", "plain", "poison"],
    ]


@pytest.mark.clause("goblets/specials")
@pytest.mark.parametrize("option", ["one", "two"])
def test_one_special_of_each_pile_is_drawn(option: str):
    match = Match(GAMES["goblets"], 4, {"specials": option})
    rng = Random(7)
    drawn = [GAMES["goblets"].encode(match.state().sample(rng))["specials"] for _ in range(200)]
    assert [set(pile) for pile in zip(*drawn, strict=True)] == [set(pile) for pile in PILES]


@pytest.mark.clause("goblets/specials")
def test_a_special_is_turned_up_at_the_start_of_its_round():
    table = Table(4, "one", "antidote safe-bet double")
    seen = []
    for _ in range(4):
        seen.append(table.match.view(None).specials)
        table.waste()
    assert seen == [(), ("antidote",), ("safe-bet",), ("double",)]


@pytest.mark.clause("goblets/two-specials")
def test_with_two_specials_the_last_rounds_have_those_of_the_round_before_too():
    table = Table(5, "two", "antidote safe-bet double")
    hands = []
    for _ in range(4):
        hands.append(sorted(table.match.view(2).hand))
        table.waste()
    assert hands == [
        ["plain", "plain", "plain", "poison"],
        ["antidote", "plain", "plain", "poison"],
        ["antidote", "plain", "poison", "safe-bet"],
        ["double", "plain", "poison", "safe-bet"],
    ]


@pytest.mark.clause("goblets/two-specials")
def test_with_four_players_two_specials_leave_no_plain_drink():
    table = Table(4, "two", "spoil spirits sip")
    table.waste()
    table.waste()
    assert sorted(table.match.view(0).hand) == ["poison", "spirits", "spoil"]


@pytest.mark.clause("goblets/love-potion")
def test_couples_are_disjoint_pairs_of_seats_in_any_order():
    match = Match(GAMES["goblets"], 5, {"couples": [[4, 2], [1, 0]]})
    assert match.options["couples"] == ((0, 1), (2, 4))
    for wrong in ([[0, 0]], [[0, 1], [1, 2]], [[0, 5]], [[0, 1, 2]], "01", [0, 1]):
        with pytest.raises(Malformed):
            Match(GAMES["goblets"], 5, {"couples": wrong})
