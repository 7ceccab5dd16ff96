"""The deck, and what lies on the table and in the hands before the first card."""

from collections import Counter
from random import Random

import pytest

from poisonbox.core.refusal import Malformed
from poisonbox.core.state import CHANCE
from tests.games.hue.table import (
    HUE,
    POISONS,
    SOLID,
    STARTERS,
    STRIPED,
    felt,
    hands,
    move,
    set_up,
    sit_down,
)

ALL_STARTERS = {"N:YGBPRYGBP", "N:GBPRYGBPR", "N:BPRYGBPRY", "N:PRYGBPRYG", "N:RYGBPRYGB"}


def drawn(players: int, seed: int, **options) -> dict:
    """A set-up as chance draws it."""
    return HUE.encode(sit_down(players, **options).state().sample(Random(seed)))


@pytest.mark.clause("hue/deck")
def test_the_deck_has_20_standard_5_starting_and_5_poison_cards() -> None:
    starters, standard, poisons = set(), set(), set()
    for seed in range(60):
        dealt = drawn(4, seed)
        starters |= set(dealt["starters"])
        cards = {card for hand in dealt["hands"] for card in hand}
        poisons |= {card for card in cards if card.startswith("X")}
        standard |= {card for card in cards if not card.startswith("X")}
    assert starters == ALL_STARTERS
    assert standard == {*SOLID, *STRIPED}
    assert poisons == set(POISONS)


@pytest.mark.clause("hue/deck")
def test_each_set_of_three_colours_is_there_once_solid_and_once_striped() -> None:
    for cards in (SOLID, STRIPED):
        assert len({frozenset(card[2:]) for card in cards}) == 10
    assert Counter(card[3] for card in SOLID + STRIPED) == dict.fromkeys("RYGBP", 4)


@pytest.mark.clause("hue/set-up")
@pytest.mark.parametrize(("players", "standard"), [(2, 5), (3, 5), (4, 5), (5, 4)])
def test_everybody_gets_a_poison_and_five_standard_cards_or_four_with_five_players(
    players: int, standard: int
) -> None:
    match = sit_down(players)
    dealt = drawn(players, 3)
    match.submit(CHANCE, move(dealt))
    for seat in range(players):
        kinds = Counter(card[0] for card in match.view(seat).hand)
        assert kinds["X"] == 1
        assert kinds["S"] + kinds["T"] == standard
    assert match.view(None).sizes == (standard + 1,) * players


@pytest.mark.clause("hue/set-up")
def test_three_starting_cards_lie_as_a_stair_in_the_order_drawn() -> None:
    placed = felt("", "").view(None).placed
    assert [(card.seat, card.card, card.x, card.y, card.heading) for card in placed] == [
        (None, "N:YGBPRYGBP", 0, 0, "e"),
        (None, "N:BPRYGBPRY", 1, 1, "e"),
        (None, "N:RYGBPRYGB", 2, 2, "e"),
    ]


@pytest.mark.clause("hue/set-up")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_start_player_has_the_first_turn(first: int) -> None:
    match = felt("", "", "", first=first)
    assert match.actors() == (first,)
    assert match.view(None).first == first


@pytest.mark.clause("hue/set-up")
def test_a_random_start_player_may_be_anybody() -> None:
    assert {drawn(3, seed)["first"] for seed in range(40)} == {0, 1, 2}


@pytest.mark.clause("hue/set-up")
def test_an_agreed_start_player_starts() -> None:
    assert {drawn(3, seed, first=2)["first"] for seed in range(10)} == {2}
    match = sit_down(3, first=2)
    assert match.why_not(CHANCE, set_up(hands("", "", ""), first=2)) is None
    refused = match.why_not(CHANCE, set_up(hands("", "", ""), first=0))
    assert (refused.clause, refused.reason) == ("hue/set-up", "impossible")


@pytest.mark.clause("hue/set-up")
@pytest.mark.parametrize("options", [{"first": 3}, {"first": "oldest"}, {"first": True}])
def test_other_start_players_are_no_option(options: dict) -> None:
    with pytest.raises(Malformed):
        sit_down(3, **options)


@pytest.mark.clause("hue/set-up")
@pytest.mark.parametrize("players", [1, 6])
def test_fewer_than_two_or_more_than_five_cannot_play(players: int) -> None:
    with pytest.raises(Malformed):
        sit_down(players)


ONE = ["S:RYG", "S:YGB", "S:GBP", "S:BPR", "S:PRY", "X:YRP"]
TWO = ["T:YRG", "T:GYB", "T:BGP", "T:PBR", "T:RPY", "X:GYR"]
WRONG = {
    "two starters": (STARTERS[:2], [ONE, TWO], 0),
    "four starters": ([*STARTERS, "N:GBPRYGBPR"], [ONE, TWO], 0),
    "a starter twice": ([*STARTERS[:2], STARTERS[0]], [ONE, TWO], 0),
    "a standard card as starter": ([*STARTERS[:2], "S:RBY"], [ONE, TWO], 0),
    "three hands": (STARTERS, [ONE, TWO, TWO], 0),
    "one hand": (STARTERS, [ONE], 0),
    "a card in both hands": (STARTERS, [ONE, [*TWO[1:], "S:RYG"]], 0),
    "a card twice in a hand": (STARTERS, [ONE, [*TWO[1:], "T:GYB"]], 0),
    "no poison": (STARTERS, [ONE, [*TWO[:5], "S:RBY"]], 0),
    "two poisons": (STARTERS, [ONE, [*TWO[1:], "X:BGY"]], 0),
    "a card too few": (STARTERS, [ONE, TWO[1:]], 0),
    "a card too many": (STARTERS, [ONE, [*TWO, "S:RBY"]], 0),
    "a starter in hand": (STARTERS, [ONE, [*TWO, "N:GBPRYGBPR"]], 0),
    "no such start player": (STARTERS, [ONE, TWO], 2),
    "a start player below 0": (STARTERS, [ONE, TWO], -1),
}


@pytest.mark.clause("hue/set-up")
@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_set_up_that_cannot_be_is_refused(wrong: tuple) -> None:
    starters, dealt, first = wrong
    refused = sit_down(2).why_not(CHANCE, set_up(dealt, first, starters))
    assert (refused.clause, refused.reason, refused.facts) == ("hue/set-up", "impossible", {})


@pytest.mark.clause("hue/set-up")
def test_five_players_cannot_get_five_standard_cards() -> None:
    rows = [SOLID[:5], SOLID[5:], STRIPED[:5], STRIPED[5:], []]
    dealt = [[*row, poison] for row, poison in zip(rows, POISONS, strict=True)]
    assert sit_down(5).why_not(CHANCE, set_up(dealt)).reason == "impossible"
    fours = [SOLID[:4], SOLID[4:8], STRIPED[:4], STRIPED[4:8], SOLID[8:] + STRIPED[8:]]
    dealt = [[*row, poison] for row, poison in zip(fours, POISONS, strict=True)]
    assert sit_down(5).why_not(CHANCE, set_up(dealt)) is None


@pytest.mark.clause("hue/deck")
@pytest.mark.parametrize(
    "value",
    [
        {"place": "S:RRR", "at": [0, 0], "heading": "e"},
        {"place": "S:RYG", "at": [0], "heading": "e"},
        {"place": "S:RYG", "at": "00", "heading": "e"},
        {"place": "S:RYG", "at": [0, 0.5], "heading": "e"},
        {"place": "S:RYG", "at": [0, 5000], "heading": "e"},
        {"place": "S:RYG", "at": [0, 0], "heading": "north"},
        {"place": "S:RYG", "at": [0, 0]},
        {"starters": STARTERS, "hands": [ONE, TWO]},
        {"starters": STARTERS, "hands": [["S:RGY"], TWO], "first": 0},
        {"starters": STARTERS, "hands": ONE, "first": 0},
        {"starters": STARTERS, "hands": [ONE, TWO], "first": "0"},
        {},
        None,
    ],
)
def test_what_is_no_move_of_the_game_is_malformed(value: object) -> None:
    with pytest.raises(Malformed):
        HUE.decode(value)


@pytest.mark.clause("hue/deck")
@pytest.mark.parametrize(
    "value",
    [
        {"starters": STARTERS, "hands": [ONE, TWO], "first": 1},
        {"place": "T:RPG", "at": [-3, 12], "heading": "n"},
    ],
)
def test_a_move_is_written_as_it_was_read(value: dict) -> None:
    assert HUE.encode(HUE.decode(value)) == value
