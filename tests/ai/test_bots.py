"""What holds for the bots of every game."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poisonbox.ai.bot import Manner, decide
from poisonbox.ai.characters import CHARACTERS
from poisonbox.ai.levels import LEVELS
from poisonbox.games import GAMES, brain
from tests.ai.positions import position
from tests.contract.playing import every_game
from tests.contract.secrets import other_world

EFFORT = 0.05


def draws(game):
    """A table, a number of moves and a seed."""
    return st.tuples(
        st.integers(game.seats[0], game.seats[-1]), st.integers(0, 60), st.integers(0, 10_000)
    )


@every_game
@settings(max_examples=12)
@given(data=st.data())
def test_the_same_view_and_seed_give_the_same_legal_move(game, data):
    players, moves, seed = data.draw(draws(game))
    match = position(game.id, players, moves, seed)
    for seat in match.actors()[:1]:
        level = data.draw(st.sampled_from(LEVELS))
        character = data.draw(st.sampled_from(sorted(CHARACTERS)))
        manner = Manner(level, character, seed, EFFORT)
        thought = decide(brain(game.id), match.view(seat), manner)
        assert thought.move in match.moves(seat)
        assert decide(brain(game.id), match.view(seat), manner).move == thought.move


@every_game
@settings(max_examples=12)
@given(data=st.data())
def test_what_a_bot_may_not_know_does_not_change_its_move(game, data):
    players, moves, seed = data.draw(draws(game))
    match = position(game.id, players, moves, seed)
    for seat in match.actors()[:1]:
        manner = Manner(data.draw(st.sampled_from(LEVELS)), "steady", seed, EFFORT)
        here = decide(brain(game.id), match.view(seat), manner).move
        elsewhere = other_world(match, seat, Random(seed))
        assert decide(brain(game.id), elsewhere.view(seat), manner).move == here


@every_game
@settings(max_examples=40)
@given(data=st.data())
def test_a_world_looks_to_the_seat_exactly_like_its_view(game, data):
    players, moves, seed = data.draw(draws(game))
    match = position(game.id, players, moves, seed)
    for seat in match.actors():
        view = match.view(seat)
        world = brain(game.id).world(view, 1.0, Random(seed))
        assert world.view(seat) == view
        assert world.actors() == match.actors()


@every_game
def test_a_bot_stops_when_it_is_told_to(game):
    match = position(game.id, game.seats[-1], 0, 1)
    asked = []

    def stop():
        asked.append(True)
        return len(asked) == 2

    seat = match.actors()[0]
    thought = decide(brain(game.id), match.view(seat), Manner("expert"), stop=stop)
    assert len(asked) == 2
    assert thought.move in match.moves(seat)


@every_game
def test_an_explanation_has_chances_points_and_risks_of_candidates(game):
    match = position(game.id, game.seats[0], 3, 5)
    seat = match.actors()[0]
    manner = Manner("skilled", effort=0.2)
    thought = decide(brain(game.id), match.view(seat), manner, explain=True)
    assert thought.move in [candidate.move for candidate in thought.candidates]
    for candidate in thought.candidates:
        assert candidate.outlook is not None
        assert 0.0 <= candidate.outlook.win <= 1.0
        risks = candidate.outlook.risks
        assert risks
        assert all(value >= 0.0 for name, value in risks.items() if name != "lead")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_level_of_every_game_has_a_budget(game):
    budgets = brain(game).budgets
    assert sorted(budgets) == sorted(LEVELS)
    iterations = [budgets[level].iterations for level in LEVELS]
    assert iterations == sorted(iterations)
    assert budgets["novice"].memory < 1.0 == budgets["expert"].memory
