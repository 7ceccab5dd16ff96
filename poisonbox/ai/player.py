"""Players without a search: for comparison in the arena, and to keep the bots honest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol


class Player(Protocol):
    """Somebody at a seat of the arena. May remember earlier matches of the same arena."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """One of the legal moves."""


class RandomPlayer:
    """Takes any move."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """Each with the same chance."""
        return moves[int(rng.random() * len(moves))]


class PolicyPlayer:
    """Plays by a rule that needs no memory."""

    def __init__(self, policy: Callable[[Any, Sequence[Any], Random], Any]) -> None:
        self.choose = policy
