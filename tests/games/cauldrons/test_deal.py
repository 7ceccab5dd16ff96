"""The deck and how it is dealt."""

from collections import Counter
from random import Random

import pytest

from poisonbox.core.refusal import Malformed
from poisonbox.core.state import CHANCE
from tests.games.cauldrons.table import (
    CAULDRONS,
    DECK,
    deal,
    deal_cards,
    hand,
    move,
    sit_down,
    table,
)


@pytest.mark.clause("cauldrons/deck")
def test_a_shuffled_deck_has_fourteen_cards_of_each_colour_and_eight_poisons() -> None:
    shuffled = CAULDRONS.encode(sit_down(4).state().sample(Random(1)))["deal"]
    assert len(shuffled) == 50
    colour = {"1": 3, "2": 3, "4": 2, "5": 3, "7": 3}
    expected = {letter + value: count for letter in "RBP" for value, count in colour.items()}
    assert Counter(shuffled) == {**expected, "X": 8}


@pytest.mark.clause("cauldrons/deck")
@pytest.mark.parametrize("card", ["R1", "R2", "R4", "R5", "R7", "B4", "P7", "X"])
def test_a_card_counts_its_value_in_a_cauldron_and_poison_four(card: str) -> None:
    cauldron = table(4, f"{card}>1").view(None).cauldrons[1]
    expected = {"R1": 1, "R2": 2, "R4": 4, "R5": 5, "R7": 7, "B4": 4, "P7": 7, "X": 4}
    assert cauldron.level == expected[card]
    assert cauldron.cards == (card,)


@pytest.mark.clause("cauldrons/deck")
def test_a_shuffle_depends_on_the_seed_alone() -> None:
    state = sit_down(4).state()
    assert state.sample(Random(7)) == state.sample(Random(7))
    assert state.sample(Random(7)) != state.sample(Random(8))


@pytest.mark.clause("cauldrons/deal")
@pytest.mark.parametrize(
    ("players", "sizes"),
    [(4, (12, 13, 13, 12)), (5, (10, 10, 10, 10, 10)), (6, (8, 9, 9, 8, 8, 8))],
)
def test_every_card_is_dealt_and_hands_differ_by_one_at_most(
    players: int, sizes: tuple[int, ...]
) -> None:
    view = table(players).view(None)
    assert view.sizes == sizes
    assert (view.pile, view.out) == (0, 0)


@pytest.mark.clause("cauldrons/deal")
def test_cards_are_dealt_one_by_one_beginning_at_the_dealers_left() -> None:
    match = sit_down(5)
    deal_cards(match, DECK)
    assert DECK[:10] == ["R1", "R1", "R1", "R2", "R2", "R2", "R4", "R4", "R5", "R5"]
    assert hand(match, 1) == ["B1", "B4", "B7", "P1", "P4", "P7", "R1", "R2", "R5", "X"]
    assert hand(match, 2) == ["B1", "B4", "B7", "P2", "P5", "P7", "R1", "R4", "R7", "X"]
    assert hand(match, 0) == ["B1", "B2", "B5", "P1", "P4", "P7", "R2", "R5", "X", "X"]


@pytest.mark.clause("cauldrons/deal-three")
def test_three_players_hold_13_13_and_12_cards_and_12_are_out() -> None:
    view = table(3).view(None)
    assert view.sizes == (12, 13, 13)
    assert view.out == 12
    assert view.pile == 0


@pytest.mark.clause("cauldrons/deal-three")
def test_with_three_players_every_fourth_card_leaves_the_round() -> None:
    match = sit_down(3)
    twelve = ["X"] * 8 + ["P7"] * 3 + ["P5"]
    others = list((Counter(DECK) - Counter(twelve)).elements())
    cards = []
    for out in twelve:
        cards += [others.pop(0), others.pop(0), others.pop(0), out]
    deal_cards(match, cards + others)
    seen = Counter(card for seat in range(3) for card in match.view(seat).hand)
    assert sum(seen.values()) == 38
    assert (seen["X"], seen["P7"], seen["P5"]) == (0, 0, 2)


@pytest.mark.clause("cauldrons/deal-three")
def test_the_dealer_has_the_smallest_hand_of_three_in_every_round() -> None:
    match = table(3, rounds=2)
    while match.actors() != (CHANCE,):
        (seat,) = match.actors()
        match.submit(seat, match.moves(seat)[0])
    deal(match)
    assert match.view(None).dealer == 1
    assert match.view(None).sizes == (13, 12, 13)


@pytest.mark.clause("cauldrons/deal")
@pytest.mark.parametrize(
    "cards",
    [[], DECK[1:], [*DECK, "X"], ["X", *DECK[1:]]],
    ids=["nothing", "49 cards", "51 cards", "nine poisons"],
)
def test_a_deal_that_is_not_the_deck_is_refused(cards: list[str]) -> None:
    refused = sit_down(4).why_not(CHANCE, move({"deal": cards}))
    assert (refused.clause, refused.reason) == ("cauldrons/deal", "not-the-deck")
    assert refused.facts == {}


@pytest.mark.clause("cauldrons/deck")
@pytest.mark.parametrize(
    "value",
    [
        {"play": "R3", "into": 0},
        {"play": "X4", "into": 0},
        {"play": "R7", "into": 3},
        {"play": "R7", "into": -1},
        {"play": "R7", "into": True},
        {"play": 7, "into": 0},
        {"play": "R7"},
        {"deal": ["R3"]},
        {"deal": "R7"},
        {"deal": [], "play": "R7"},
        {"pass": True},
        [],
    ],
)
def test_what_is_no_move_of_the_game_is_malformed(value: object) -> None:
    with pytest.raises(Malformed):
        CAULDRONS.decode(value)


@pytest.mark.clause("cauldrons/deck")
@pytest.mark.parametrize(
    "value", [{"deal": DECK}, {"play": "X", "into": 2}, {"play": "P4", "into": 0}]
)
def test_a_move_is_written_as_it_was_read(value: object) -> None:
    assert CAULDRONS.encode(CAULDRONS.decode(value)) == value


@pytest.mark.clause("cauldrons/deal")
@pytest.mark.parametrize("players", [2, 7])
def test_fewer_than_three_or_more_than_six_cannot_play(players: int) -> None:
    with pytest.raises(Malformed):
        sit_down(players)
