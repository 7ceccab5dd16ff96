"""What every game says about its puzzles: moves that are alike, and ideas that have words."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from poisonbox.arena.confirming import DEEPER
from poisonbox.arena.posing import knowledge
from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES
from poisonbox.texts.puzzles import ideas
from poisonbox.texts.rulebook import rulebook

TRIED = 4
"""Moves of each position that are looked at."""


def decisions(game: str, seed: int) -> Iterator[tuple[Any, tuple[Any, ...], Random]]:
    """Views and moves of a match at one of the game's tables, played at random."""
    about, rng = knowledge(game), Random(seed)
    players, options = about.TABLES[seed % len(about.TABLES)]
    match: Match[Any] = Match(GAMES[game], players, options)
    while actors := match.actors():
        chosen = []
        for seat in actors:
            if seat == CHANCE:
                chosen.append((seat, match.sample(rng)))
                continue
            view, moves = match.view(seat), match.moves(seat)
            if len(moves) > 1 and about.may_pose(view):
                yield view, moves, rng
            chosen.append((seat, rng.choice(moves)))
        for seat, move in chosen:
            match.submit(seat, move)


@pytest.mark.parametrize("game", GAMES)
def test_every_table_it_looks_at_can_be_sat_down_to(game: str) -> None:
    about = knowledge(game)
    for players, options in about.TABLES:
        GAMES[game].read_options(players, options)
    assert {players for players, _ in about.TABLES} >= set(GAMES[game].seats[:3])


@pytest.mark.parametrize("game", GAMES)
def test_it_asks_for_searches_that_are_deep_enough(game: str) -> None:
    assert knowledge(game).DEEP >= DEEPER * knowledge(game).FIND


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_whatever_idea_it_finds_has_its_words(game: str, seed: int) -> None:
    about, known = knowledge(game), ideas(game)
    looked = 0
    for view, moves, rng in decisions(game, seed):
        for move in rng.sample(moves, min(TRIED, len(moves))):
            assert about.idea(view, move, moves) in known
            looked += 1
    assert looked


@pytest.mark.parametrize("game", GAMES)
def test_what_is_alike_is_legal_and_alike_both_ways(game: str) -> None:
    about = knowledge(game)
    for number, (view, moves, rng) in enumerate(decisions(game, 1)):
        if number == 6:
            break
        move = rng.choice(moves)
        same = about.alike(view, move, moves)
        assert move in same
        assert set(same) <= set(moves)
        other = rng.choice(same)
        assert set(about.alike(view, other, moves)) == set(same)


@pytest.mark.parametrize("game", GAMES)
def test_every_idea_is_about_a_rule_of_the_game(game: str) -> None:
    for idea in ideas(game).values():
        assert rulebook(game).find(idea.clause)
