"""What the bots of Cauldrons believe, and the loop their search spends its time in."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import fmean

import pytest

from poisonbox.ai.player import RandomPlayer
from poisonbox.games.cauldrons.bot import BRAIN
from poisonbox.games.cauldrons.careless import MixedState, play_out_mixed, suspicions
from poisonbox.games.cauldrons.policy import greedy_play, play_out_round
from tests.ai.positions import position


@pytest.mark.parametrize("hand", ["all", "five"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(8))
def test_the_fast_loop_plays_the_policy_by_the_rules(players, hand, seed):
    match = position("cauldrons", players, 7 * seed, seed, rounds=1, hand=hand)
    slow, fast = match.state(), match.state()
    while slow.actors():
        (seat,) = slow.actors()
        move = greedy_play(slow, seat)
        assert slow.why_not(seat, move) is None
        slow.play(seat, move)
    play_out_round(fast)
    assert fast.scored == slow.scored
    assert fast.result() == slow.result()


def test_greedy_takes_the_largest_card_that_fits():
    match = position("cauldrons", 4, 0, 3, rounds=1)
    (seat,) = match.actors()
    view = match.view(seat)
    move = BRAIN.players["greedy"]().choose(view, match.moves(seat), Random(0))
    values = {"X": 4} | {card: int(card[1]) for card in view.hand if card != "X"}
    played = match.game.encode(move)["play"]
    assert values[played] == max(values[card] for card in view.hand)


def test_worlds_are_uniform_over_what_is_consistent():
    """Near the end of a round few cards are unseen: every split of them comes equally often."""
    match = position("cauldrons", 4, 45, 12, rounds=1)
    (seat,) = match.actors()
    view = match.view(seat)
    make = BRAIN.worlds(view, 1.0, Random(5))
    unseen = [kind for other in range(4) if other != seat for kind in match.state().hand(other)]
    sizes = [view.sizes[other] for other in range(4) if other != seat]
    expected = Counter(_splits(unseen, sizes))
    total = sum(expected.values())
    samples = 6000
    found = Counter(
        tuple(world.hand(other) for other in range(4) if other != seat)
        for world in (make() for _ in range(samples))
    )
    assert found.keys() == expected.keys()
    assert len(expected) > 3
    chi = sum(
        (found[split] - samples * count / total) ** 2 / (samples * count / total)
        for split, count in expected.items()
    )
    degrees = len(expected) - 1
    assert chi < degrees + 4 * (2 * degrees) ** 0.5


def _splits(cards, sizes):
    """Every way to deal cards, told apart, to hands of these sizes."""
    if not sizes:
        yield ()
        return
    for chosen in _choices(range(len(cards)), sizes[0]):
        hand = tuple(sorted(cards[at] for at in chosen))
        rest = [card for at, card in enumerate(cards) if at not in chosen]
        for others in _splits(rest, sizes[1:]):
            yield (hand, *others)


def _choices(places, count):
    """Sets of places, as tuples."""
    if count == 0:
        yield ()
        return
    for at, first in enumerate(places):
        for others in _choices(places[at + 1 :], count - 1):
            yield (first, *others)


def test_a_forgetful_bot_believes_that_played_cards_may_still_come():
    match = position("cauldrons", 4, 40, 2, rounds=1)
    (seat,) = match.actors()
    view = match.view(seat)
    sevens = [
        sum(BRAIN.world(view, memory, Random(seed)).hands[16 * other + kind]
            for other in range(4) if other != seat for kind in (13, 14, 15))
        for memory in (0.0, 1.0) for seed in range(40)
    ]  # fmt: skip
    assert sum(sevens[:40]) > sum(sevens[40:])


# -- players who play without looking --------------------------------------------------------------


def carry_on(match, players, rng):
    """Play a round, each seat by its own player; yields the view before each play."""
    while actors := match.actors():
        (seat,) = actors
        view = match.view(seat)
        yield view
        match.submit(seat, players[seat].choose(view, match.moves(seat), rng))


def test_who_overflows_without_need_is_doubted_and_a_sensible_player_is_not():
    doubts = {True: [], False: []}
    for seed in range(20):
        players = [RandomPlayer(), BRAIN.players["greedy"](), RandomPlayer()]
        match = position("cauldrons", 3, 0, seed, rounds=1)
        *_, last = carry_on(match, players, Random(seed))
        for seat, doubt in enumerate(suspicions(last)):
            doubts[seat != 1].append(doubt)
    assert fmean(doubts[True]) > 0.4
    assert max(doubts[False]) < 0.25, "though nobody else there looks"
    assert fmean(doubts[False]) < 0.05


def test_a_whole_table_that_does_not_look_is_found_out_by_half_of_the_round():
    doubts = []
    for seed in range(20):
        match = position("cauldrons", 4, 0, seed, rounds=1)
        views = list(carry_on(match, [RandomPlayer()] * 4, Random(seed)))
        middle = views[25]
        doubts += [each for seat, each in enumerate(suspicions(middle)) if seat != middle.seat]
    assert fmean(doubts) > 0.45


@pytest.mark.parametrize("hand", ["all", "five"])
def test_nobody_is_known_before_anything_happened(hand):
    match = position("cauldrons", 4, 0, 1, rounds=1, hand=hand)
    first, *others = suspicions(match.view(match.actors()[0]))
    assert others == pytest.approx([first] * 3)
    assert 0.0 < first < 0.2


@pytest.mark.parametrize("hand", ["all", "five"])
@pytest.mark.parametrize("players", [3, 6])
def test_a_round_with_careless_players_is_played_to_its_end(players, hand):
    match = position("cauldrons", players, 9, 4, rounds=1, hand=hand)
    cards = sum(match.state().hands) + len(match.state().pile)
    careful, careless = MixedState(match.state(), 0).copy(), MixedState(match.state(), 0b101).copy()
    plain = match.state()
    play_out_round(plain)
    play_out_mixed(careful, Random(1).random)
    assert careful.scored == plain.scored  # nobody is careless: the usual policy
    rng = Random(1)
    ends = set()
    for _ in range(30):
        end = careless.copy()
        assert end == careless
        play_out_mixed(end, rng.random)
        assert sum(end.hands) == 0 < cards
        ends.add(end.result().totals)
    assert len(ends) > 15


def test_a_search_lets_the_careless_play_anything():
    match = position("cauldrons", 4, 6, 3, rounds=1)
    (seat,) = match.actors()
    rng = Random(2)
    careless = MixedState(match.state(), 1 << seat)
    played = {BRAIN.reply(careless, seat, rng) for _ in range(200)}
    assert played == set(match.moves(seat))
    assert BRAIN.reply(match.state(), seat, rng) is None
    assert BRAIN.reply(MixedState(match.state(), 0), seat, rng) is None
