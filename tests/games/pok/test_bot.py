"""The bot of Pok: worlds, what a show is worth, habits, and that it mixes."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poisonbox.ai.bot import Manner, decide
from poisonbox.ai.characters import CHARACTERS
from poisonbox.ai.levels import LEVELS
from poisonbox.arena.playing import League
from poisonbox.core.state import CHANCE
from poisonbox.games.pok.bot import BRAIN
from poisonbox.games.pok.counters import DISC, SQUARE, SYMBOLS, TRIANGLE
from poisonbox.games.pok.habits import read
from poisonbox.games.pok.reading import counters_left, past_rounds, roll_faces
from poisonbox.games.pok.stage import PokStage, amounts
from tests.contract.secrets import other_world
from tests.games.pok.table import POK, play_round, roll, show, sit_down

EFFORT = 0.05
COUNTS = range(3, 8)

tables = st.tuples(st.integers(3, 7), st.integers(0, 9999), st.integers(1, 60))


def played(players, seed, steps):
    """A position after some random choices, with somebody to show."""
    state = POK.new(players)
    rng = Random(seed)
    while (actors := state.actors()) and (steps > 0 or actors == (CHANCE,)):
        seat = rng.choice(actors)
        state.play(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.moves(seat)))
        steps -= 1
    return state


def thought(match, seat=0, *, explain=False, **manner):
    """What an expert, or whoever else, makes of a position."""
    asked = Manner(**{"level": "expert", "seed": 1, "effort": EFFORT, **manner})
    return decide(BRAIN, match.view(seat), asked, explain=explain)


def mix(match, seat=0, *, seeds=6, **manner):
    """How often each symbol is shown, over several seeds."""
    weights = [0.0, 0.0, 0.0]
    for seed in range(seeds):
        for each in thought(match, seat, **{"seed": seed, **manner}).candidates:
            weights[each.move] += each.visits / seeds
    return weights


def habits(match):
    """What everybody is taken to do next."""
    view = match.view(0)
    past = past_rounds(view)
    counters = counters_left(past, view.players)
    return read(0, roll_faces(view.roll), counters, past, [True] * len(past))


# -- worlds ----------------------------------------------------------------------------------------


@settings(max_examples=60)
@given(table=tables)
def test_a_world_looks_to_the_seat_like_its_view(table):
    state = played(*table)
    for seat in range(state.players):
        view = state.view(seat)
        world = BRAIN.world(view, 1.0, Random(1))
        assert world.view(seat) == view
        assert world.actors() == state.actors()


@settings(max_examples=40)
@given(table=tables)
def test_the_forgetful_know_how_many_counters_are_left_and_their_own(table):
    state = played(*table)
    world = BRAIN.world(state.view(0), 0.0, Random(1))
    assert world.counters[0] == state.counters[0]
    assert [sum(amounts(each)) for each in world.counters] == list(state.view(0).left)


@settings(max_examples=15)
@given(table=tables, level=st.sampled_from(LEVELS))
def test_closed_fists_do_not_change_a_move(table, level):
    players, seed, steps = table
    match = sit_down(players)
    rng = Random(seed)
    while (actors := match.actors()) and (steps > 0 or actors == (CHANCE,)):
        seat = rng.choice(actors)
        legal = match.sample(rng) if seat == CHANCE else rng.choice(match.moves(seat))
        match.submit(seat, legal)
        steps -= 1
    for seat in match.actors()[:1]:
        elsewhere = other_world(match, seat, rng)
        here = thought(match, seat, level=level, seed=seed)
        assert thought(elsewhere, seat, level=level, seed=seed) == here


# -- what a show is worth --------------------------------------------------------------------------


@settings(max_examples=80)
@given(table=tables)
def test_a_stage_hands_over_as_the_rules_do(table):
    players, seed, _ = table
    state = played(players, seed, 1000)
    for at, round_ in enumerate(state.past):
        stage = PokStage(round_.faces, counters_left(state.past[:at], players), [])
        joint = [stage.shows[seat].index(symbol) for seat, symbol in enumerate(round_.shown)]
        assert tuple(stage.handed(joint)) == round_.handed


@settings(max_examples=60)
@given(table=tables)
def test_deviations_are_the_shares_after_each_choice(table):
    state = played(*table)
    if not state.actors():
        return
    stage = PokStage(state.faces, state.counters, [])
    rng = Random(table[1])
    joint = [rng.randrange(size) for size in stage.sizes]
    for seat, worths in enumerate(stage.deviations(joint)):
        for choice, worth in enumerate(worths):
            changed = [*joint]
            changed[seat] = choice
            assert worth == pytest.approx(stage.shares(changed)[seat])


@pytest.mark.parametrize("players", COUNTS)
def test_handing_over_is_good_and_the_fifth_counter_wins(players):
    stage = PokStage(((1, DISC), None, None), [42] * players, [])
    alone = stage.shares([0] + [1] * (players - 1))
    assert stage.handed([0] + [1] * (players - 1)) == [True] + [False] * (players - 1)
    assert alone[0] > 1 / players > alone[1]
    winning = PokStage(((1, DISC), None, None), [17] + [42] * (players - 1), [])
    assert winning.shares([0] + [1] * (players - 1))[0] > 0.99


# -- mixing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", COUNTS)
def test_candidates_are_all_legal_moves_and_their_parts_add_up(players):
    for seed in range(6):
        state = played(players, seed, 8 * seed)
        for seat in state.actors():
            decided = thought(state, seat)
            assert {each.move for each in decided.candidates} == set(state.moves(seat))
            assert sum(each.visits for each in decided.candidates) == pytest.approx(1.0)
            assert decided.move in state.moves(seat)
            assert thought(state, seat) == decided, "same view and seed, same thought"


def test_symbols_that_differ_in_nothing_are_shown_equally_often():
    match = sit_down(4)
    roll(match, "1 disc, -, -")
    _, square, triangle = mix(match)
    assert square == pytest.approx(triangle, abs=0.1)


def never_worse(match):
    """The symbols of seat 0 than which no other is better, whatever all the others show."""
    view = match.view(0)
    stage = PokStage(roll_faces(view.roll), counters_left([], view.players), [])
    left = set(stage.shows[0])
    for others in product(*map(range, stage.sizes[1:])):
        worths = [stage.shares([own, *others])[0] for own in range(stage.sizes[0])]
        left -= {stage.shows[0][at] for at, own in enumerate(worths) if own < max(worths) - 1e-9}
    return left


FIRST_ROLLS = [
    "1 disc, -, -",
    "1 disc, 2 disc, -",
    "1 disc, 2 square, -",
    "1 disc, -, 3 disc",
    "1 disc, -, 3 square",
    "1 disc, 2 disc, 3 disc",
    "1 disc, 2 disc, 3 square",
    "1 disc, 2 square, 3 disc",
    "1 disc, 2 square, 3 square",
    "1 disc, 2 square, 3 triangle",
]
"""Every way dice can fall, but for the names of the symbols."""


@pytest.mark.parametrize("players", COUNTS)
def test_at_a_first_roll_nobody_can_tell_what_it_shows_unless_nothing_else_is_ever_better(players):
    for dice in FIRST_ROLLS:
        match = sit_down(players)
        roll(match, dice)
        weights = mix(match, seeds=2, effort=0.25)
        if weights.index(max(weights)) not in never_worse(match):
            assert max(weights) < 0.95, dice


@pytest.mark.parametrize("players", [3, 4])
def test_what_is_never_worse_is_shown(players):
    match = sit_down(players)
    roll(match, "1 disc, 2 disc, 3 disc")
    assert never_worse(match) == {DISC}
    assert mix(match, seeds=2, effort=0.25)[DISC] > 0.95


def test_all_seats_of_a_first_roll_mix_alike():
    match = sit_down(4)
    roll(match, "1 disc, 2 square, -")
    first = mix(match, 0, seeds=40)
    for seat in range(1, 4):
        assert mix(match, seat, seeds=40) == pytest.approx(first, abs=0.15)


def one_disc_among_triangles():
    """Everybody has handed over four; the others have only triangles, seat 0 a disc too."""
    match = sit_down(3)
    play_round(match, "1 disc, 2 square, -", "disc square square")
    play_round(match, "1 square, 2 disc, -", "square disc disc")
    play_round(match, "1 square, 2 disc, -", "square disc disc")
    play_round(match, "1 triangle, 2 square, -", "triangle square square")
    assert match.view(0).counters == {"disc": 1, "square": 0, "triangle": 1}
    assert match.view(0).totals == (4, 4, 4)
    return match


@pytest.mark.parametrize("level", ["skilled", "expert"])
def test_a_sure_win_is_taken(level):
    match = one_disc_among_triangles()
    roll(match, "1 disc, -, -")
    moves = [thought(match, level=level, seed=seed, effort=1.0).move for seed in range(10)]
    assert moves.count(DISC) >= 9


def test_a_disc_that_would_make_the_others_outsiders_is_kept():
    """Two discs are asked for: seat 0's disc would miss, and both others would hand over."""
    match = one_disc_among_triangles()
    roll(match, "1 square, 2 disc, -")
    assert mix(match)[TRIANGLE] > 0.9


def test_an_explanation_tells_how_likely_the_counter_comes_back():
    match = one_disc_among_triangles()
    roll(match, "1 disc, -, -")
    outlooks = {each.move: each.outlook for each in thought(match, explain=True).candidates}
    assert outlooks[DISC].win == pytest.approx(1.0, abs=0.01)
    assert outlooks[DISC].points == pytest.approx(1.0)
    assert outlooks[DISC].risks["taken-back"] == 0.0
    assert outlooks[TRIANGLE].risks["taken-back"] == 1.0


def test_a_novice_is_less_steady_than_an_expert():
    match = one_disc_among_triangles()
    roll(match, "1 square, 2 disc, -")
    assert mix(match, level="novice", seeds=40)[TRIANGLE] < mix(match)[TRIANGLE]


# -- characters ------------------------------------------------------------------------------------


@pytest.mark.parametrize("character", CHARACTERS)
def test_likings_are_between_0_and_1(character):
    for seed in range(10):
        state = played(5, seed, 6 * seed)
        for seat in state.actors():
            for move in state.moves(seat):
                assert 0.0 <= BRAIN.liking(state.view(seat), move, CHARACTERS[character]) <= 1.0


def test_the_gambler_shows_what_is_on_no_die_more_than_the_cautious():
    match = sit_down(4)
    roll(match, "1 disc, 2 disc, -")
    gambler = mix(match, character="gambler", seeds=12)
    cautious = mix(match, character="cautious", seeds=12)
    assert gambler[DISC] < cautious[DISC]


# -- habits ----------------------------------------------------------------------------------------


def outsiders(rounds):
    """Seat 0 shows what is on the die, alone, and the others never do."""
    match = sit_down(4)
    for at in range(rounds):
        inside, outside, also = [SYMBOLS[(at + more) % 3] for more in range(3)]
        play_round(match, f"1 {inside}, -, 3 {inside}", f"{inside} {outside} {also} {outside}")
    roll(match, "1 triangle, -, 3 triangle")
    return match


def test_strangers_may_do_anything():
    for habit in habits(outsiders(0))[1:]:
        assert habit.weights == pytest.approx([1 / 3] * 3, abs=0.1)


def test_one_notices_who_is_always_an_outsider():
    chances = []
    for rounds in (0, 1, 2, 4):
        _, _, on_die = habits(outsiders(rounds))[2].weights
        chances.append(on_die)
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] < 0.1


def test_a_habit_that_is_clear_is_trusted():
    assert habits(outsiders(4))[1].trust > habits(outsiders(0))[1].trust
    assert habits(outsiders(4))[1].trust < 0.6, "but they may still answer what one is known for"


def test_one_notices_who_shows_the_same_again():
    match = sit_down(4)
    for die in ("disc", "square", "triangle", "square"):
        play_round(match, f"1 {die}, 2 {die}, 3 {die}", "disc disc square triangle")
    roll(match, "1 disc, -, -")
    weights = [habit.weights for habit in habits(match)[1:]]
    assert [each.index(max(each)) for each in weights] == [DISC, SQUARE, TRIANGLE]


def test_forgotten_rounds_say_nothing():
    match = outsiders(4)
    view = match.view(0)
    past = past_rounds(view)
    counters = counters_left(past, 4)
    forgotten = read(0, roll_faces(view.roll), counters, past, [False] * 4)
    assert forgotten[2].trust < habits(match)[2].trust


def test_a_habit_is_answered():
    """Where everybody else stays outside, one alone on the die hands over."""
    assert mix(outsiders(4))[TRIANGLE] > 0.8
    match = sit_down(4)
    for faces, symbols in [
        ("1 disc, 2 square, -", "triangle disc disc disc"),
        ("1 disc, 2 triangle, -", "square disc disc disc"),
        ("1 square, 2 triangle, -", "disc square square square"),
    ]:
        play_round(match, faces, symbols)
    roll(match, "1 square, -, -")
    assert mix(match)[SQUARE] < 0.2, "where everybody wants to be on the die, one stays outside"


# -- players ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BRAIN.players)
def test_simple_players_make_legal_moves_to_the_end(name):
    for count in (3, 7):
        league = League("pok", (name,) + ("random",) * (count - 1), {})
        contestants = league.seat()
        for index in range(5):
            assert sum(league.play(contestants, index).shares) == pytest.approx(1.0)


def test_a_frequency_player_takes_the_die_that_others_leave():
    player = BRAIN.players["frequency"]()
    rng = Random(1)
    for _ in range(5):
        match = outsiders(4)
        player.choose(match.view(0), match.moves(0), rng)
    match = outsiders(0)
    assert player.choose(match.view(0), match.moves(0), rng) == TRIANGLE


def test_one_who_copies_shows_what_worked():
    match = sit_down(3)
    play_round(match, "1 disc, -, -", "disc square square")
    roll(match, "1 disc, -, -")
    copier = BRAIN.players["copy-last-round"]()
    assert copier.choose(match.view(1), match.moves(1), Random(1)) == DISC
    show(match, "square square square")
    roll(match, "1 disc, -, -")
    assert copier.choose(match.view(1), match.moves(1), Random(1)) == SQUARE


@pytest.mark.parametrize("count", COUNTS)
def test_an_expert_wins_more_than_its_share_among_random_players(count):
    league = League("pok", ("expert",) + ("random",) * (count - 1), {}, seed=4, effort=0.01)
    contestants = league.seat()
    shares = [league.play(contestants, index).shares[0] for index in range(60)]
    assert sum(shares) / len(shares) * count > 1.1
