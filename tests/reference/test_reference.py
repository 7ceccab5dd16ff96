"""The naive reading against the publishers' examples and cases worked by hand."""

import json
import random

import pytest

from tests.reference import cauldrons, goblets, hue, pok
from tests.reference.compare import differing_fields
from tests.reference.generate import (
    GAMES,
    NAIVE,
    PLAYERS,
    SPOILERS,
    complete_game,
    random_options,
    random_players,
    random_record,
    replay,
    spoiled_game,
    truncated_game,
)

# --- cauldrons


def cauldron_match(*opening: str) -> cauldrons.Naive:
    """Four players, dealt so that seats 1, 2, 3, 0, 1 ... can play these cards in turn."""
    match = cauldrons.Naive(4, {})
    rest = cauldrons.full_deck()
    for card in opening:
        rest.remove(card)
    match.play(-1, {"deal": list(opening) + rest})
    return match


def pour_in(match: cauldrons.Naive, *cards: str) -> None:
    for card in cards:
        match.play(match.turn, {"play": card, "into": 0})


def test_deck():
    deck = cauldrons.full_deck()
    assert len(deck) == 50
    assert deck.count("X") == 8
    assert [deck.count("B" + str(n)) for n in (1, 2, 4, 5, 7)] == [3, 3, 2, 3, 3]


def test_overflow_example_one():
    match = cauldron_match("R7", "R4", "R2", "R4")
    pour_in(match, "R7", "R4", "R2")
    assert match.cauldrons[0] == ["R7", "R4", "R2"]
    assert match.taken == [[], [], [], []]
    pour_in(match, "R4")
    assert match.taken == [["R7", "R4", "R2"], [], [], []]
    assert match.cauldrons[0] == ["R4"]


def test_overflow_example_two():
    match = cauldron_match("B5", "B2", "X", "B5")
    pour_in(match, "B5", "B2", "X")
    assert sum(cauldrons.value(card) for card in match.cauldrons[0]) == 11
    pour_in(match, "B5")
    assert match.taken[0] == ["B5", "B2", "X"]
    assert match.cauldrons[0] == ["B5"]


def test_poison_left_alone_has_no_colour():
    match = cauldron_match("R7", "R5", "X", "R1", "B7")
    pour_in(match, "R7", "R5", "X")
    assert match.cauldrons[0] == ["X"]
    match.play(0, {"play": "R1", "into": 1})
    assert match.refuse(1, {"play": "B7", "into": 1}) == "cauldrons/new-colour"
    assert match.refuse(1, {"play": "B7", "into": 0}) is None


def test_scoring_example():
    sara = ["B1"] * 3 + ["R1"] * 2 + ["X"]
    richard = ["R1"] * 6 + ["P1"] * 2
    charles = ["B1"] * 2 + ["R1"] * 5 + ["P1"] * 6 + ["X"] * 2
    james = ["B1"] * 6 + ["R1"] + ["P1"] * 6 + ["X"] * 4
    assert cauldrons.score_round([sara, richard, charles, james]) == [7, 2, 17, 15]


@pytest.mark.parametrize(
    ("players", "options", "sizes", "pile"),
    [
        (3, {}, [12, 13, 13], 0),
        (4, {}, [12, 13, 13, 12], 0),
        (6, {}, [8, 9, 9, 8, 8, 8], 0),
        (3, {"hand": "five"}, [5, 5, 5], 35),
        (6, {"hand": "five"}, [5] * 6, 20),
    ],
)
def test_deal(players, options, sizes, pile):
    match = cauldrons.Naive(players, options)
    match.play(-1, match.sample(random.Random(1)))
    assert [len(hand) for hand in match.hands] == sizes
    assert len(match.pile) == pile
    assert match.actors() == [1]


def test_cauldron_refusals():
    match = cauldrons.Naive(4, {"rounds": 1})
    deck = cauldrons.full_deck()
    assert match.refuse(0, {"play": "R1", "into": 0}) == "cauldrons/deal"
    assert match.refuse(-1, {"play": "R1", "into": 0}) == "cauldrons/turn-order"
    assert match.refuse(-1, {"deal": deck[:49]}) == "cauldrons/deal"
    match = cauldron_match("R1", "R2", "B1")
    assert match.refuse(-1, {"deal": deck}) == "cauldrons/turn-order"
    assert match.refuse(1, {"deal": deck}) == "cauldrons/deal"
    assert match.refuse(2, {"play": "R2", "into": 0}) == "cauldrons/turn-order"
    pour_in(match, "R1")
    assert match.refuse(2, {"play": "R2", "into": 1}) == "cauldrons/own-colour"
    pour_in(match, "R2")
    assert match.refuse(3, {"play": "B1", "into": 0}) == "cauldrons/new-colour"
    foreign = next(card for card in cauldrons.full_deck() if card not in match.hands[3])
    assert match.refuse(3, {"play": foreign, "into": 0}) == "cauldrons/deal"


def test_match_lengths():
    assert cauldrons.Naive(3, {}).rounds_to_play == 3
    assert cauldrons.Naive(3, {"rounds": "edition"}).rounds_to_play == 6
    assert cauldrons.Naive(5, {"rounds": "edition"}).rounds_to_play == 5
    assert cauldrons.Naive(5, {"rounds": 12}).rounds_to_play == 12


# --- goblets


def test_plain_goblets():
    contents = [[(1, "plain")], [(0, "poison")], [(0, "plain")], [(0, "poison")]]
    assert goblets.score_round(4, [5, 4, 3, 2], contents, [True, True, False, False]) == [
        5,
        0,
        1,
        1,
    ]


def test_three_players_two_goblets():
    # Left goblet refused: 1; right goblet drunk: its stake, or nothing.
    contents = [[], [], [], [(1, "plain")], [(0, "poison")], []]
    drunk = [False, False, False, True, True, False]
    assert goblets.score_round(3, [2, 2, 2, 5, 5, 5], contents, drunk) == [6, 1, 2]


def test_poison_count():
    def content(*drinks):
        return [(seat, drink) for seat, drink in enumerate(drinks)]

    assert goblets.poison_count(content("half-poison")) == 0
    assert goblets.poison_count(content("half-poison", "half-poison", "half-poison")) == 1
    assert goblets.poison_count(content("poison", "half-poison", "half-poison")) == 2
    assert goblets.poison_count(content("poison", "antidote")) == 1
    assert goblets.poison_count(content("poison", "antidote", "antidote")) == 0
    assert goblets.poison_count(content("plain", "antidote", "antidote")) == 0
    assert (
        goblets.poison_count(content("poison", "poison", "antidote", "antidote", "antidote")) == 1
    )


def one_goblet(stake: int, drunk: bool, *content: tuple[int, str]) -> list[int]:
    """Points when only goblet 0 of five holds anything; the 1 of the others is taken off."""
    points = goblets.score_round(
        5, [stake, 2, 2, 2, 2], [list(content), [], [], [], []], [drunk, False, False, False, False]
    )
    return [points[0]] + [p - 1 for p in points[1:]]


def test_drinks_that_change_what_the_drinker_scores():
    assert one_goblet(3, True, (1, "spoil"), (2, "spoil")) == [1, 0, 0, 0, 0]
    assert one_goblet(2, True, (1, "spoil"), (2, "spoil"), (3, "spoil")) == [-1, 0, 0, 0, 0]
    assert one_goblet(3, True, (1, "spoil"), (2, "poison")) == [0, 0, 0, 0, 0]
    assert one_goblet(3, True, (1, "liqueur"), (2, "liqueur")) == [5, 0, 0, 0, 0]
    assert one_goblet(3, True, (1, "spirits")) == [6, 0, 0, 0, 0]
    assert one_goblet(3, True, (1, "spirits"), (2, "spirits")) == [3, 0, 0, 0, 0]
    assert one_goblet(3, True, (1, "double"), (2, "double")) == [9, 0, 0, 0, 0]
    assert one_goblet(3, True, (1, "double"), (2, "spirits")) == [9, 0, 0, 0, 0]
    assert one_goblet(3, False, (1, "double")) == [1, 0, 0, 0, 0]


def test_bets_and_gifts():
    assert one_goblet(3, False, (1, "more-drinks"), (2, "more-drinks")) == [1, 2, 2, 0, 0]
    assert one_goblet(3, True, (1, "more-drinks")) == [3, 0, 0, 0, 0]
    assert one_goblet(3, False, (1, "safe-bet"), (2, "plain")) == [1, 2, 0, 0, 0]
    assert one_goblet(3, True, (1, "safe-bet"), (2, "poison")) == [0, 0, 0, 0, 0]
    assert one_goblet(3, False, (1, "poison-bet"), (2, "poison"), (3, "poison")) == [1, 2, 0, 0, 0]


def test_sip_example():
    assert one_goblet(4, True, (1, "sip")) == [4, 4, 0, 0, 0]
    assert one_goblet(4, False, (1, "sip")) == [1, 1, 0, 0, 0]
    assert one_goblet(4, True, (1, "sip"), (2, "poison")) == [0, 0, 0, 0, 0]
    # Points for cordials are no points for drinking the goblet.
    assert one_goblet(4, True, (1, "sip"), (2, "cordial")) == [7, 4, 0, 0, 0]
    assert one_goblet(4, True, (1, "sip"), (2, "spirits")) == [7, 7, 0, 0, 0]


def test_cordial():
    assert one_goblet(4, True, (1, "cordial"), (2, "poison")) == [3, 0, 0, 0, 0]
    assert one_goblet(4, False, (1, "cordial")) == [1, 0, 0, 0, 0]
    tie = [[(1, "cordial")], [(0, "cordial")], [], []]
    assert goblets.score_round(4, [2, 2, 2, 2], tie, [True, True, False, False]) == [2, 2, 1, 1]
    # Three players: goblets 0 and 3 of seat 0 are not added up.
    single = [[(1, "cordial")], [(0, "cordial")], [], [(2, "cordial")], [], []]
    assert goblets.score_round(3, [2] * 6, single, [True] * 6) == [4, 4, 4]


def test_love_potion():
    mutual = [[(1, "love-potion"), (2, "poison")], [(0, "love-potion")], [], []]
    assert goblets.score_round(4, [5, 4, 3, 2], mutual, [True, True, False, False]) == [2, 6, 1, 1]
    assert goblets.score_round(4, [5, 4, 3, 2], mutual, [True, False, False, False]) == [0, 1, 1, 1]
    # Three players: seat 0 must drink the goblet that holds the potion, here the second one.
    second = [[], [(0, "love-potion")], [], [(1, "love-potion")], [], []]
    refused = [True, True, False, False, False, False]
    assert goblets.score_round(3, [2] * 6, second, refused) == [3, 3, 2]
    assert goblets.score_round(3, [2] * 6, second, [True, True, False, True, False, False]) == [
        6,
        5,
        2,
    ]


def goblet_match(players: int, options: dict, specials: list[str]) -> goblets.Naive:
    match = goblets.Naive(players, options)
    match.play(-1, {"stakes": [[2, 3, 4, 5]] * match.goblets, "specials": specials})
    return match


def basic_round(match: goblets.Naive, thumb: bool) -> None:
    """Everybody pours the first way there is, and shows the same thumb."""
    for seat in range(match.players):
        match.play(seat, match.legal(seat)[0])
    for seat in range(match.players):
        match.play(seat, {"drink": [thumb] * len(match.own_goblets(seat))})


def test_hands_with_specials():
    match = goblet_match(5, {"specials": "two"}, ["spoil", "cordial", "sip"])
    hands = []
    for _ in range(4):
        hands.append(sorted(match.hand()))
        basic_round(match, False)
    assert hands == [
        ["plain", "plain", "plain", "poison"],
        ["plain", "plain", "poison", "spoil"],
        ["cordial", "plain", "poison", "spoil"],
        ["cordial", "plain", "poison", "sip"],
    ]
    assert match.winners() is not None


def test_total_never_below_zero():
    match = goblet_match(4, {"specials": "one"}, ["spoil", "cordial", "sip"])
    match.scores = [1, 1, 1, 1]
    match.round = 1
    match.stakes[0] = [3, 2, 4, 5]
    spoils = {"0": "spoil"}
    for seat in (1, 2, 3):
        others = [str(g) for g in range(1, 4) if g != seat]
        match.play(seat, {"pour": {**spoils, others[0]: "poison", others[1]: "plain"}})
    match.play(0, {"pour": {"1": "spoil", "2": "poison", "3": "plain"}})
    match.scores[0] = 0
    for seat in range(4):
        match.play(seat, {"drink": [seat == 0]})
    # 2 for the stake less 3 spoils, held at 0: nothing was really added.
    assert match.rounds() == [[0, 1, 1, 1]]
    assert match.totals() == [0, 2, 2, 2]


def test_goblet_ties():
    match = goblets.Naive(4, {})
    match.phase = "over"
    match.scores = [9, 9, 9, 8]
    match.finished = [[0] * 4, [0] * 4, [5, 1, 4, 5], [1, 3, 3, 5]]
    assert match.winners() == [2]
    match.finished[2] = [5, 4, 4, 5]
    assert match.winners() == [1, 2]


def test_goblet_refusals():
    match = goblets.Naive(4, {"specials": "one", "couples": [[0, 1]]})
    good = {"stakes": [[2, 3, 4, 5]] * 4, "specials": ["love-potion", "cordial", "sip"]}
    assert match.refuse(0, good) == "goblets/set-up"
    assert match.refuse(-1, {"drink": [True]}) == "goblets/toast"
    assert match.refuse(-1, {**good, "stakes": [[2, 3, 4, 5]] * 3}) == "goblets/set-up"
    assert match.refuse(-1, {**good, "specials": ["cordial", "spoil", "sip"]}) == "goblets/set-up"
    match.play(-1, good)
    pour = {"1": "poison", "2": "plain", "3": "plain"}
    assert match.refuse(-1, good) == "goblets/pour"
    assert match.refuse(0, good) == "goblets/set-up"
    assert match.refuse(0, {"drink": [True]}) == "goblets/toast"
    assert match.refuse(0, {"pour": {"0": "poison", "2": "plain", "3": "plain"}}) == "goblets/pour"
    assert match.refuse(0, {"pour": {"1": "poison", "2": "poison", "3": "plain"}}) == "goblets/pour"
    match.play(0, {"pour": pour})
    assert match.refuse(0, {"pour": pour}) == "goblets/pour"
    for seat in (1, 2, 3):
        match.play(seat, match.legal(seat)[0])
    assert match.refuse(0, {"pour": pour}) == "goblets/pour"
    assert match.refuse(-1, good) == "goblets/toast"
    assert match.refuse(0, {"drink": [True, True]}) == "goblets/toast"
    for seat in range(4):
        match.play(seat, {"drink": [False]})
    assert (
        match.refuse(0, {"pour": {"1": "love-potion", "2": "plain", "3": "poison"}})
        == "goblets/love-potion"
    )
    assert (
        match.refuse(1, {"pour": {"0": "love-potion", "2": "plain", "3": "poison"}})
        == "goblets/love-potion"
    )
    assert match.refuse(0, {"pour": {"1": "plain", "2": "love-potion", "3": "poison"}}) is None
    assert len(match.legal(0)) == 4
    assert len(match.legal(2)) == 6


# --- pok


@pytest.mark.parametrize(
    ("roll", "shown", "gone"),
    [
        # The three published examples: Christof, Heike, Anita, Peter.
        (
            [[1, "triangle"], [2, "disc"], None],
            ["disc", "disc", "square", "triangle"],
            [1, 1, 0, 1],
        ),
        (
            [[1, "disc"], [2, "square"], None],
            ["square", "square", "triangle", "square"],
            [0, 0, 1, 0],
        ),
        ([[1, "disc"], [2, "disc"], None], ["disc", "disc", "square", "disc"], [0, 0, 1, 0]),
        # Everybody outside: nobody.
        ([[1, "disc"], None, None], ["square", "square", "triangle"], [0, 0, 0]),
        # Three dice with one symbol: each alone.
        ([[1, "disc"], [2, "disc"], [3, "disc"]], ["disc", "disc", "disc", "square"], [1, 1, 1, 0]),
        ([[1, "disc"], [2, "disc"], [3, "disc"]], ["disc", "disc", "disc", "disc"], [0, 0, 0, 0]),
    ],
)
def test_pok_rounds(roll, shown, gone):
    assert pok.handed_over(roll, shown) == [bool(g) for g in gone]


def test_pok_end():
    match = pok.Naive(4, {})
    match.counters = [["disc", "disc"], ["disc", "square"], ["disc", "disc"], ["square", "square"]]
    match.play(-1, {"roll": [[1, "disc"], [2, "square"], None]})
    for seat, symbol in enumerate(["disc", "square", "disc", "square"]):
        match.play(seat, {"show": symbol})
    assert match.winners() == [1, 3]
    assert match.rounds() == [[0, 1, 0, 1]]
    assert match.refuse(0, {"show": "disc"}) == "pok/choose"
    assert match.refuse(0, {"roll": [[1, "disc"], None, None]}) == "pok/roll"


def test_pok_stalemate():
    for players in (3, 4):
        match = pok.Naive(players, {})
        match.counters = [["disc", "disc"] for _ in range(players)]
        match.counters[0].append("square")
        match.play(-1, {"roll": [[1, "square"], None, None]})
        for seat in range(players):
            match.play(seat, {"show": "square" if seat == 0 else "disc"})
        assert match.totals() == [4] * players
        assert match.winners() == (None if players == 3 else [0, 1, 2, 3])


def test_pok_refusals():
    match = pok.Naive(3, {})
    assert match.refuse(0, {"show": "disc"}) == "pok/roll"
    assert match.refuse(-1, {"show": "disc"}) == "pok/choose"
    assert match.refuse(-1, {"roll": [None, None, None]}) == "pok/dice"
    assert match.refuse(-1, {"roll": [[1, "disc"], [3, "disc"], None]}) == "pok/dice"
    assert match.refuse(-1, {"roll": [[1, "disc"], None]}) == "pok/dice"
    match.play(-1, {"roll": [[1, "disc"], None, None]})
    assert match.refuse(-1, {"roll": [[1, "disc"], None, None]}) == "pok/choose"
    assert match.refuse(1, {"roll": [[1, "disc"], None, None]}) == "pok/roll"
    match.play(1, {"show": "disc"})
    assert match.refuse(1, {"show": "disc"}) == "pok/choose"
    match.counters[0] = ["square"]
    assert match.refuse(0, {"show": "disc"}) == "pok/choose"


# --- hue


def table(*cards: tuple[str, list[int], str]) -> dict:
    match = hue.Naive(2, {})
    for card in cards:
        match.lay(*card)
    return match.top


def areas(top: dict, colour: str) -> list[int]:
    return sorted(area["points"] for area in hue.find_areas(top) if area["colour"] == colour)


def test_hue_deck():
    cards = hue.standard_cards()
    assert len(set(cards)) == 20
    assert sorted(c.split(":")[1][1] for c in cards) == sorted("RYGBP" * 4)
    for kind in "ST":
        sets = {frozenset(c.split(":")[1]) for c in cards if c[0] == kind}
        assert len(sets) == 10
    assert hue.poison_cards()[0] == "X:YRP"
    assert hue.starting_cards()[0] == "N:YGBPRYGBP"


def test_single_cards():
    assert areas(table(("S:RYG", [0, 0], "e")), "R") == [3]
    assert areas(table(("T:YRG", [0, 0], "n")), "R") == [3]
    # Nine small rectangles, no colour next to itself.
    assert areas(table(("N:YGBPRYGBP", [0, 0], "e")), "Y") == [1, 1]


@pytest.mark.parametrize(
    ("heading", "side"), [("e", (0, -1)), ("s", (1, 0)), ("w", (0, 1)), ("n", (-1, 0))]
)
def test_first_stripe_is_on_the_left_hand(heading, side):
    # A solid yellow square beside the middle square of the striped card, on the walker's left.
    dx, dy = hue.STEPS[heading]
    at = [dx + side[0], dy + side[1]]
    away = next(h for h, step in hue.STEPS.items() if step == side)
    top = table(("T:YRG", [0, 0], heading), ("S:YGB", at, away))
    assert areas(top, "Y") == [6]
    assert areas(top, "G") == [3, 3]


def test_stripe_end_and_corner():
    # The middle stripe runs into a solid square; a diagonal neighbour does not join.
    assert areas(table(("T:YRG", [0, 0], "e"), ("S:RYG", [3, 0], "e")), "R") == [6]
    assert areas(table(("T:YRG", [0, 0], "e"), ("S:RYG", [3, 1], "e")), "R") == [3, 3]
    # A small rectangle of a starting card against a solid square.
    assert areas(table(("N:YGBPRYGBP", [0, 0], "e"), ("S:PRY", [3, 0], "e")), "P") == [1, 4]
    assert areas(table(("N:YGBPRYGBP", [0, 0], "e"), ("S:RYG", [1, 1], "s")), "R") == [4]


def test_stripe_crossing():
    # Striped cards crossing: the ends of the lower one meet the last stripe, green.
    top = table(("T:YRG", [0, 0], "e"), ("T:YRG", [1, 1], "s"))
    assert areas(top, "G") == [6]
    assert areas(top, "R") == [3, 3]


def test_skull():
    alone = table(("X:YRP", [0, 0], "e"))
    assert hue.colour_values(alone, "next-area")["R"] == 3
    assert hue.colour_values(alone, "zero")["R"] == 3
    touched = [("X:YRP", [0, 0], "e"), ("S:RYG", [1, 1], "s")]
    assert hue.colour_values(table(*touched), "next-area")["R"] == 0
    # A smaller healthy area counts, or not, as the option says.
    elsewhere = [*touched, ("S:RYG", [5, 5], "e")]
    assert hue.colour_values(table(*elsewhere), "next-area")["R"] == 3
    assert hue.colour_values(table(*elsewhere), "zero")["R"] == 0
    # Of two equal ones the healthy one counts.
    equal = [*elsewhere, ("S:YRG", [4, 4], "e")]
    assert areas(table(*equal), "R") == [6, 6]
    assert hue.colour_values(table(*equal), "zero")["R"] == 6
    # A covered skull does nothing.
    covered = [*touched, ("S:RBG", [1, 0], "n")]
    assert hue.colour_values(table(*covered), "next-area")["R"] == 6


def hue_match() -> hue.Naive:
    match = hue.Naive(2, {"first": 1})
    standard, poison, starters = hue.standard_cards(), hue.poison_cards(), hue.starting_cards()
    hands = [[poison[0], *standard[:5]], [poison[1], *standard[5:10]]]
    match.play(-1, {"starters": starters[:3], "hands": hands, "first": 1})
    return match


def test_hue_placing():
    match = hue_match()
    card = match.hands[1][0]
    assert match.refuse(1, {"place": card, "at": [3, 0], "heading": "e"}) is None
    assert match.refuse(1, {"place": card, "at": [-1, -1], "heading": "w"}) == "hue/touch"
    assert match.refuse(1, {"place": card, "at": [0, -1], "heading": "w"}) is None
    assert match.refuse(1, {"place": card, "at": [0, 0], "heading": "w"}) is None
    assert match.refuse(1, {"place": card, "at": [0, 0], "heading": "e"}) == "hue/cover"
    assert match.refuse(1, {"place": card, "at": [1, 0], "heading": "s"}) == "hue/cover"
    assert match.refuse(1, {"place": match.hands[0][0], "at": [0, 0], "heading": "w"}) == "hue/card"
    assert match.refuse(0, {"place": match.hands[0][0], "at": [0, 0], "heading": "w"}) == "hue/turn"


def test_hue_winner_is_first_from_the_start_player():
    match = hue_match()
    match.hands = [["S:RYG"], ["S:RYG"]]
    assert match.winners() == [1]
    assert match.totals()[0] == match.totals()[1]
    values = match.detail()["values"]
    assert match.totals()[0] == values["R"] + 2 * values["Y"] + values["G"]


def test_hue_set_up_refusals():
    match = hue.Naive(2, {"first": 1})
    good = match.sample(random.Random(3))
    assert match.refuse(-1, good) is None
    assert match.refuse(-1, {**good, "first": 0}) == "hue/set-up"
    assert match.refuse(-1, {**good, "starters": good["starters"][:2]}) == "hue/set-up"
    assert match.refuse(-1, {**good, "hands": [good["hands"][0]] * 2}) == "hue/set-up"
    assert match.refuse(0, good) == "hue/set-up"


# --- all games


@pytest.mark.parametrize("game", GAMES)
def test_legal_and_refuse_agree(game):
    rng = random.Random(11)
    for _ in range(6):
        players = random_players(game, rng)
        options = random_options(game, players, rng)
        record, _ = truncated_game(game, players, options, rng)
        match = replay(game, players, options, [tuple(move) for move in record["moves"]])
        legal = {seat: match.legal(seat) for seat in range(players)}
        for seat, moves in legal.items():
            assert bool(moves) == (seat in match.actors())
            assert len({json.dumps(move, sort_keys=True) for move in moves}) == len(moves)
            assert all(match.refuse(seat, move) is None for move in moves)
        for _ in range(60):
            seat, move = SPOILERS[game](match, rng)
            if seat != -1:
                assert (move in legal[seat]) == (match.refuse(seat, move) is None)


@pytest.mark.parametrize("game", GAMES)
def test_records(game):
    rng = random.Random(12)
    for players in PLAYERS[game]:
        options = random_options(game, players, rng)
        record, expected = complete_game(game, players, options, rng)
        assert expected["actors"] == []
        assert expected["winners"]
        assert json.loads(json.dumps(record)) == record
        assert [sum(column) for column in zip(*expected["rounds"], strict=True)] == expected[
            "totals"
        ]
        record, expected = truncated_game(game, players, options, rng)
        assert expected["actors"]
        assert expected["winners"] is None
        record, expected = spoiled_game(game, players, options, rng)
        assert expected["move"] == len(record["moves"]) - 1
        match = NAIVE[game](players, options)
        for seat, move in record["moves"][:-1]:
            match.play(seat, move)
        assert match.refuse(*record["moves"][-1]) == expected["clause"]


def test_same_seed_same_records():
    for game in GAMES:
        assert random_record(game, random.Random(7)) == random_record(game, random.Random(7))


def test_differing_fields():
    assert differing_fields({"ok": True}, {"ok": True, "message": "x"}) == []
    assert differing_fields({"ok": True, "winners": None}, {"ok": True}) == ["winners"]
    assert differing_fields({"ok": True}, {"ok": 1}) == ["ok"]
