"""The loop that is timed: the same for our games and for OpenSpiel's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from poisonbox.core.state import CHANCE


@dataclass(frozen=True)
class Contender:
    """Something that plays random matches.

    Attributes:
        name: As it is printed.
        players: How many take part.
        deal: Makes a position after the deal or set-up.
        play: Plays random matches from that position for some seconds and returns how many
            matches and how many moves (chance included) there were, and the time they took.
    """

    name: str
    players: int
    deal: Callable[[Random], Any]
    play: Callable[[Any, Random, float], tuple[int, int, float]]


def play_ours(start: Any, rng: Random, seconds: float) -> tuple[int, int, float]:
    """Random matches through the public calls of a state."""
    random = rng.random
    playouts = moves = 0
    began = perf_counter()
    end = began + seconds
    while (now := perf_counter()) < end or not playouts:
        state = start.copy()
        while actors := state.actors():
            seat = actors[0]
            if seat == CHANCE:
                state.play(seat, state.sample(rng))
            else:
                legal = state.moves(seat)
                state.play(seat, legal[int(random() * len(legal))])
            moves += 1
        state.result()
        playouts += 1
    return playouts, moves, now - began


def play_open_spiel(start: Any, rng: Random, seconds: float) -> tuple[int, int, float]:
    """Random matches through the public calls of an OpenSpiel state."""
    random = rng.random
    playouts = moves = 0
    began = perf_counter()
    end = began + seconds
    while (now := perf_counter()) < end or not playouts:
        state = start.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample_chance(state, random()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
            moves += 1
        state.returns()
        playouts += 1
    return playouts, moves, now - began


def sample_chance(state: Any, point: float) -> int:
    """The outcome of a chance node at a point of its distribution between 0 and 1."""
    outcomes = state.chance_outcomes()
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]


def ours(name: str, game: Any, players: int, options: dict[str, Any]) -> Contender:
    """One of our games, from the position after its first chance move."""

    def deal(rng: Random) -> Any:
        state = game.new(players, **options)
        while state.actors() == (CHANCE,):
            state.play(CHANCE, state.sample(rng))
        return state

    return Contender(name, players, deal, play_ours)


def open_spiel(
    pyspiel: Any, name: str, parameters: dict[str, Any], opening: tuple[int, ...] = ()
) -> Contender:
    """One of OpenSpiel's games, from the position after the deal.

    Args:
        pyspiel: The module.
        name: The game's name there.
        parameters: The game's parameters.
        opening: First chance outcomes that are chosen, not drawn.
    """
    game = pyspiel.load_game(name, parameters)

    def deal(rng: Random) -> Any:
        state = game.new_initial_state()
        for outcome in opening:
            state.apply_action(outcome)
        while state.is_chance_node():
            state.apply_action(sample_chance(state, rng.random()))
        return state

    return Contender(name, game.num_players(), deal, play_open_spiel)
