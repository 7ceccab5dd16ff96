"""What the bots of Hue believe, how they look at a board, and the ways of the guests."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from poisonbox.ai.bot import Manner, decide
from poisonbox.ai.characters import CHARACTERS
from poisonbox.games.hue import policy
from poisonbox.games.hue.bot import BRAIN
from poisonbox.games.hue.cards import POISONS, STANDARD
from poisonbox.games.hue.ending import Rival, finishes
from poisonbox.games.hue.joining import LIES
from poisonbox.games.hue.position import Position
from poisonbox.games.hue.reading import beliefs, drifts, likelihoods, points, table_of
from poisonbox.games.hue.survey import ends, unpacked
from poisonbox.games.hue.worlds import Forgetful, known, uniform
from tests.ai.positions import position

MODES = ["next-area", "zero"]


def last_moves(players: int, seed: int, left: int):
    """A match with so many cards still to be laid."""
    cards = players * (4 if players == 5 else 5)
    return position("hue", players, 1 + cards - left, seed)


def after(match, seat, move):
    """The position after a move."""
    state = match.state()
    state.play(seat, move)
    return state


# -- what a card does ------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(6))
def test_a_survey_knows_every_move_and_what_it_does(mode, seed):
    match = position("hue", 2 + seed % 4, min(3 * seed, 9), seed, **{"poisoned-colour": mode})
    (seat,) = match.actors()
    survey = table_of(match.state()).survey()
    found = {
        survey.place(card, number): unpacked(effect)
        for card in match.view(seat).hand
        for effect, numbers in survey.effects(card).items()
        for number in numbers
    }
    moves = match.moves(seat)
    assert found.keys() == set(moves)
    for move in Random(seed).sample(list(moves), 120):
        assert list(found[move]) == after(match, seat, move).values()


@pytest.mark.parametrize("mode", MODES)
def test_areas_stay_right_while_cards_are_laid(mode):
    for seed in range(12):
        match = position("hue", 4, 99, seed, **{"poisoned-colour": mode})
        state = match.game.new(4, **{"poisoned-colour": mode})
        board = None
        for seat, move in match.log:
            state.play(seat, move)
            if board is None:
                board = Position(state.board, zero=mode == "zero")
            else:
                board.place(*ends(move), LIES[move.card][move.heading])
            assert board.board == state.board
            assert board.values == state.values()


def test_asking_what_a_card_would_do_changes_nothing():
    match = position("hue", 3, 9, 4)
    (seat,) = match.actors()
    board = Position(match.state().board, zero=False)
    before = board.values[:], dict(board.board)
    for move in match.moves(seat)[::7]:
        low, step = ends(move)
        covered = [cell for cell in (low, low + step, low + 2 * step) if cell in board.board]
        base = board.without(covered[0]) if covered else board
        told = base.outcome(low, step, LIES[move.card][move.heading])
        assert told == after(match, seat, move).values()
    assert (board.values, board.board) == before


# -- the moves worth looking at --------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_candidates_are_few_legal_different_and_of_every_card(players):
    match = position("hue", players, players * 2, 8)
    (seat,) = match.actors()
    moves = BRAIN.candidates(match.state(), seat)
    assert len(set(moves)) == len(moves) <= policy.WIDEST + 15
    assert set(moves) <= set(match.moves(seat))
    assert {move.card for move in moves} == set(match.view(seat).hand)


def test_candidates_depend_on_nothing_that_is_hidden():
    match = last_moves(4, 3, 9)
    (seat,) = match.actors()
    view = match.view(seat)
    rng = Random(1)
    lists = {tuple(BRAIN.candidates(BRAIN.world(view, 1.0, rng), seat)) for _ in range(8)}
    assert lists == {tuple(BRAIN.candidates(match.state(), seat))}


def test_greedy_takes_the_greatest_lead_over_the_mean_of_unseen_cards():
    match = last_moves(3, 5, 7)
    (seat,) = match.actors()
    view = match.view(seat)
    choice = BRAIN.players["greedy"]().choose(view, match.moves(seat), Random(0))
    seen = set(view.hand) | {place.card for place in view.placed}
    unseen = [card for card in (*STANDARD, *POISONS) if card not in seen]

    def lead(move):
        values = after(match, seat, move).values()
        best = max(points(card, values) for card in view.hand if card != move.card)
        return best - sum(points(card, values) for card in unseen) / len(unseen)

    assert lead(choice) == pytest.approx(max(map(lead, match.moves(seat))))


# -- worlds ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("left", [1, 2, 3, 8])
def test_worlds_look_like_the_view_and_could_have_been_dealt(players, left):
    match = last_moves(players, 10 * players + left, left)
    for seat in range(players):
        view = match.view(seat)
        for make in (
            BRAIN.worlds(view, 1.0, Random(1)),
            lambda v=view: BRAIN.world(v, 1.0, Random(2)),
        ):
            world = make()
            assert world.view(seat) == view
            laid = [(who, place.card) for who, place in world.placed]
            dealt = [card for hand in world.hands for card in hand] + [card for _, card in laid]
            assert len(set(dealt)) == len(dealt)
            for who, hand in enumerate(world.hands):
                whole = [*hand, *(card for other, card in laid if other == who)]
                assert sum(card in POISONS for card in whole) == 1


def test_a_world_is_uniform_over_what_is_consistent():
    """Three players, six placements to go: which cards the two others hold."""
    match = last_moves(3, 21, 6)
    (seat,) = match.actors()
    view = match.view(seat)
    expected = _deals(view)
    rng = Random(7)
    make = uniform(view, 1.0, rng)  # what BRAIN.world asks for one world each time
    assert BRAIN.world(view, 1.0, Random(5)) == uniform(view, 1.0, Random(5))()
    each = 10
    samples = each * len(expected)
    found = Counter(tuple(map(frozenset, make().hands)) for _ in range(samples))
    assert set(found) <= expected
    chi = sum((found[deal] - each) ** 2 / each for deal in expected)
    degrees = len(expected) - 1
    assert degrees > 30
    assert chi < degrees + 4 * (2 * degrees) ** 0.5


def _deals(view) -> set[tuple[frozenset[str], ...]]:
    """Every way the hidden cards can be, of a view with two others."""
    seen = set(view.hand) | {place.card for place in view.placed}
    poisoners = {place.seat for place in view.placed if place.card in POISONS}

    def hands(seat, taken):
        standard = [card for card in STANDARD if card not in seen | taken]
        poisons = [card for card in POISONS if card not in seen | taken]
        size = view.sizes[seat]
        if seat in poisoners:
            return [frozenset(hand) for hand in combinations(standard, size)]
        return [
            frozenset((*hand, poison))
            for hand in combinations(standard, size - 1)
            for poison in poisons
        ]

    one, two = (seat for seat in range(3) if seat != view.seat)
    deals = set()
    for first in hands(one, set()):
        for second in hands(two, first):
            held = {view.seat: frozenset(view.hand), one: first, two: second}
            deals.add(tuple(held[seat] for seat in range(3)))
    return deals


def test_a_search_believes_that_others_hold_what_they_play_for():
    match = last_moves(2, 3, 2)
    (seat,) = match.actors()
    view = match.view(seat)
    other = 1 - seat
    table = table_of(match.state())
    seen = set(view.hand) | {place.card for place in view.placed}
    poisoned = any(place.seat == other and place.card in POISONS for place in view.placed)
    cards = [card for card in STANDARD if card not in seen] if poisoned else []
    cards += [card for card in POISONS if card not in seen] if view.sizes[other] < 2 else []
    rng = Random(4)
    make = BRAIN.worlds(view, 1.0, rng)
    believed = Counter(card for _ in range(2000) for card in make().hands[other])
    uniform = Counter(
        card for _ in range(2000) for card in BRAIN.world(view, 1.0, rng).hands[other]
    )
    pool = sorted(uniform)
    chances = likelihoods(pool, drifts(table)[other], table.position().values, 1.0)
    likely = pool[chances.index(max(chances))]
    assert believed[likely] > 1.3 * uniform[likely]
    assert set(believed) == set(uniform)
    assert set(cards) <= set(uniform)


def test_who_forgets_may_meet_a_card_again_but_never_its_own():
    match = last_moves(4, 6, 6)
    (seat,) = match.actors()
    view = match.view(seat)
    own = set(view.hand) | {place.card for place in view.placed if place.seat == seat}
    others = {place.card for place in view.placed if place.seat not in (None, seat)}
    rng = Random(3)
    met = set()
    for _ in range(60):
        world = BRAIN.world(view, 0.0, rng)
        assert isinstance(world, Forgetful)
        assert world.view(seat) == view
        met |= {card for who, hand in enumerate(world.hands) if who != seat for card in hand}
    assert not met & own
    assert met & others


def test_a_forgetful_world_is_copied_whole():
    match = last_moves(3, 2, 6)
    (seat,) = match.actors()
    world = BRAIN.world(match.view(seat), 0.4, Random(1))
    twin = world.copy()
    assert twin == world
    assert twin.attention == 0.4
    twin.play(seat, twin.moves(seat)[0])
    assert twin != world
    assert world.view(seat) == match.view(seat)
    assert world != known(match.view(seat))


def test_worlds_before_the_deal_and_after_the_end():
    fresh = position("hue", 3, 0, 1).game.new(3)
    assert BRAIN.world(fresh.view(0), 1.0, Random(0)) == fresh
    over = position("hue", 3, 99, 1)
    assert BRAIN.world(over.view(1), 1.0, Random(0)) == over.state()


# -- what a position is worth ----------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 5])
def test_chances_add_up_and_the_winner_has_the_most(players):
    for left in (0, 1, 6):
        state = last_moves(players, 5, left).state()
        worths = BRAIN.utilities(state)
        assert sum(worths) == pytest.approx(1.0)
        assert all(0.0 <= worth <= 1.0 for worth in worths)
        result = state.result()
        if result is not None:
            assert result.winners == (max(range(players), key=worths.__getitem__),)


def test_a_lead_counts_more_the_fewer_cards_are_left():
    def spread(left):
        shares = []
        for seed in range(20):
            worths = BRAIN.utilities(last_moves(2, seed, left).state())
            shares.append(max(worths) - min(worths))
        return sum(shares) / len(shares)

    assert spread(9) < spread(5) < spread(1) < spread(0)


def test_an_outlook_tells_win_points_and_lead():
    skulled = 0.0
    for seed in range(30):
        before = last_moves(4, seed, 6).state()
        end = before.copy()
        policy.play_on(end, Random(seed))
        result = end.result()
        assert result is not None
        for seat in range(4):
            outlook = BRAIN.outlook(before, end, seat)
            assert outlook.win == (seat in result.winners)
            assert outlook.points == result.totals[seat]
            assert outlook == BRAIN.outlook(before, end, seat)
            skulled += outlook.risks["skulled"]
            others = [*result.totals[:seat], *result.totals[seat + 1 :]]
            assert outlook.risks["lead"] == result.totals[seat] - max(others)
        unfinished = BRAIN.outlook(before, before, 0)
        assert 0.0 < unfinished.win < 1.0
        assert unfinished == BRAIN.outlook(before, before, 0)
    assert 0 < skulled < 120


def test_playing_on_by_habit_lays_legal_cards_to_the_end():
    for seed in range(10):
        match = position("hue", 2 + seed % 4, seed, seed)
        state = match.state()
        policy.play_on(state, Random(seed))
        assert state.result() is not None
        again = match.state()
        for seat, place in state.placed[len(again.placed) :]:
            assert again.why_not(seat, place) is None
            again.play(seat, place)
        assert again == state


# -- deciding --------------------------------------------------------------------------------------


def sure_wins(match):
    """The moves that win in every world that agrees with the view of the seat that is to move."""
    (seat,) = match.actors()
    view = match.view(seat)
    rng = Random(1)
    hands = {tuple(BRAIN.world(view, 1.0, rng).hands) for _ in range(400)}
    found = []
    for move in match.moves(seat):
        state = after(match, seat, move)
        values = state.values()
        order = [(state.first + wait) % state.players for wait in range(state.players)]

        def wins(held, state=state, values=values, order=order):
            kept = [state.hands[who] if who == seat else held[who] for who in range(len(held))]
            return max(order, key=lambda who: points(kept[who][0], values)) == seat

        if all(map(wins, hands)):
            found.append(move)
    return found


def test_an_expert_with_the_last_card_finds_a_sure_win():
    decided = 0
    for seed in range(12):
        match = last_moves(2 + seed % 4, seed, 1)
        wins = sure_wins(match)
        if wins:
            decided += 1
            (seat,) = match.actors()
            thought = decide(BRAIN, match.view(seat), Manner("expert", seed=seed, effort=0.05))
            assert thought.move in wins
    assert decided >= 3


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_chances_of_a_last_card_are_those_of_made_up_worlds(players):
    match = last_moves(players, 7, 1)
    (seat,) = match.actors()
    state = match.state()
    table, hand = table_of(state), state.hands[seat]
    others = tuple(who for who in range(players) if who != seat)
    order = [(state.first + wait) % players for wait in range(players)]
    seen = {place.card for _, place in table.placed}.union(hand)
    rivals = [
        Rival(belief, order.index(other) < order.index(seat))
        for other, belief in zip(others, beliefs(table, others, seen, 1.0), strict=True)
    ]
    found = finishes(table.survey(), hand, rivals)
    chances = [finish.chance for finish in found]
    assert chances == sorted(chances, reverse=True)
    assert all(0.0 <= chance <= 1.0 + 1e-9 for chance in chances)
    make = BRAIN.worlds(match.view(seat), 1.0, Random(3))
    worlds = [make() for _ in range(400)]
    for finish in found[:3] + found[-3:]:
        move = table.survey().place(finish.card, finish.places[0])
        won = 0
        for world in worlds:
            end = world.copy()
            end.play(seat, move)
            won += end.result().winners == (seat,)
        assert won / len(worlds) == pytest.approx(finish.chance, abs=0.12)


def test_others_answer_with_what_their_own_cards_tell_them():
    match = last_moves(3, 5, 3)
    (seat,) = match.actors()
    make = BRAIN.worlds(match.view((seat + 1) % 3), 1.0, Random(2))
    answers = set()
    for _ in range(12):
        world = make()
        move = BRAIN.reply(world, seat, Random(0))
        assert move.card in world.hands[seat]
        assert match.state().why_not(seat, move) is None or move.card not in match.view(seat).hand
        answers.add(move)
    assert len(answers) > 1


def test_near_the_end_a_match_is_imagined_to_its_end():
    for left, over in ((3, True), (9, False)):
        match = last_moves(3, 6, left)
        (seat,) = match.actors()
        world = BRAIN.worlds(match.view(seat), 1.0, Random(2))().copy()
        world.play(seat, BRAIN.candidates(world, seat)[0])
        BRAIN.playout(world, Random(0))
        assert (not world.actors()) == over
        assert sum(BRAIN.utilities(world)) == pytest.approx(1.0)
        assert sum(world.glance) == pytest.approx(1.0)


# -- guests ----------------------------------------------------------------------------------------


def test_each_guest_likes_something_and_not_everything():
    match = last_moves(4, 4, 8)
    (seat,) = match.actors()
    view = match.view(seat)
    moves = match.moves(seat)[::5]
    for guest in CHARACTERS.values():
        likings = [BRAIN.liking(view, move, guest) for move in moves]
        assert all(0.0 <= liking <= 1.0 for liking in likings)
        if guest.id == "steady":
            assert set(likings) == {0.0}
        else:
            assert max(likings) > min(likings)


def test_the_spiteful_guest_likes_what_takes_most_and_the_copycat_to_be_near():
    match = last_moves(3, 4, 4)
    (seat,) = match.actors()
    view = match.view(seat)
    moves = match.moves(seat)
    before = match.state().values()

    def lost(move):
        values = after(match, seat, move).values()
        return sum(max(old - new, 0) for old, new in zip(before, values, strict=True))

    spiteful, copycat = CHARACTERS["spiteful"], CHARACTERS["copycat"]
    favourite = max(moves, key=lambda move: BRAIN.liking(view, move, spiteful))
    assert lost(favourite) > 0
    last = [place for place in view.placed if place.seat not in (None, seat)][-1]
    near = [move for move in moves if BRAIN.liking(view, move, copycat)]
    assert 0 < len(near) < len(moves)
    assert all(abs(move.x - last.x) + abs(move.y - last.y) <= 6 for move in near)
