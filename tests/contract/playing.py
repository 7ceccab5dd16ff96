"""Random matches of every registered game: what the tests of this folder run over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from poisonbox.core.game import Game
from poisonbox.core.match import Match
from poisonbox.core.option import AnyOption, Option
from poisonbox.core.state import CHANCE, State
from poisonbox.games import GAMES

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
"""The test is run for each game of the registry."""

MOST_MOVES = 110
"""Two rounds of the longest kind; every phase of every game comes up in them."""


@dataclass(frozen=True)
class Played:
    """A match played at random; what is printed of it is enough to play it again."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    moves: int
    match: Match[Any] = field(repr=False, compare=False)

    @property
    def seats(self) -> range:
        return range(self.players)

    @property
    def watchers(self) -> tuple[int | None, ...]:
        """Everybody who has a view: each seat, and a bystander."""
        return (*self.seats, None)

    def again(self) -> Match[Any]:
        """The same moves, submitted one by one to a new match."""
        return played_again(self.match, self.match.log)


def played_again(match: Match[Any], log: list[tuple[int, Any]]) -> Match[Any]:
    """A new match at the same table, with these moves."""
    fresh = Match(match.game, match.players, match.options)
    for seat, move in log:
        fresh.submit(seat, move)
    return fresh


def choose(state: State[Any], rng: Random) -> tuple[int, Any]:
    """Somebody who is to act, and what they do: any legal move is as likely as any other."""
    seat = rng.choice(state.actors())
    return seat, state.sample(rng) if seat == CHANCE else rng.choice(state.moves(seat))


def random_log(state: State[Any], rng: Random, most: int) -> list[tuple[int, Any]]:
    """The moves of a match, until its end or ``most``; ``state`` is carried along."""
    log: list[tuple[int, Any]] = []
    while state.actors() and len(log) < most:
        seat, move = choose(state, rng)
        state.play(seat, move)
        log.append((seat, move))
    return log


def values_of(option: AnyOption, players: int) -> st.SearchStrategy[Any]:
    """Everything an option can be at a table of that size."""
    if isinstance(option, Option):
        return st.sampled_from(option.choices(players))
    orders = st.permutations(range(players))
    return st.tuples(orders, st.integers(0, players // 2)).map(
        lambda drawn: [drawn[0][2 * pair : 2 * pair + 2] for pair in range(drawn[1])]
    )


@st.composite
def tables(draw: st.DrawFn, game: Game[Any]) -> tuple[int, dict[str, Any]]:
    """A number of players, and options of which any may be missing."""
    players = draw(st.sampled_from(game.seats))
    options = {option.name: values_of(option, players) for option in game.options}
    return players, draw(st.fixed_dictionaries({}, optional=options))


@st.composite
def matches(draw: st.DrawFn, game: Game[Any], most: int = MOST_MOVES) -> Played:
    """A match of that game after any number of random moves."""
    players, options = draw(tables(game))
    seed = draw(st.integers(0, 2**32 - 1))
    log = random_log(game.new(players, **options), Random(seed), most)
    moves = draw(st.integers(0, len(log)))
    match = Match(game, players, options)
    for seat, move in log[:moves]:
        match.submit(seat, move)
    return Played(game.id, players, options, seed, moves, match)


def example_pairs(players: int) -> list[list[int]]:
    """As many pairs of neighbours as there are."""
    return [[seat, seat + 1] for seat in range(0, players - 1, 2)]


def single_options(game: Game[Any], players: int) -> Iterator[dict[str, Any]]:
    """Every value of every option, one at a time, the others left out; the last ones together."""
    yield {}
    last: dict[str, Any] = {}
    for option in game.options:
        values = option.choices(players) if isinstance(option, Option) else [example_pairs(players)]
        for value in values:
            yield {option.name: value}
            last[option.name] = value
    yield last
