"""Positions to think about."""

from __future__ import annotations

from random import Random
from typing import Any

from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES


def position(game: str, players: int, moves: int, seed: int, **options: Any) -> Match[Any]:
    """A match after some random moves, carried on until a player is to act, or over."""
    match: Match[Any] = Match(GAMES[game], players, options)
    rng = Random(seed)
    while actors := match.actors():
        if actors[0] != CHANCE and len(match.log) >= moves:
            break
        seat = actors[int(rng.random() * len(actors))]
        legal = match.moves(seat)
        move = match.sample(rng) if seat == CHANCE else legal[int(rng.random() * len(legal))]
        match.submit(seat, move)
    return match
