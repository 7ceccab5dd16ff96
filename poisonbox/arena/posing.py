"""What is looked for when puzzles are: what a game says about them, and a spot that may be one."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from msgspec import Struct

from poisonbox.core.state import Seat


class Knowledge(Protocol):
    """What a game says about its puzzles: its module ``puzzles``.

    Attributes:
        TABLES: Numbers of players and options that are looked at, over and over.
        FIND: Iterations of the short search.
        DEEP: Iterations of the deep ones.
        MARGIN: How much more of the chance to win the best move must have than the next best.
    """

    TABLES: tuple[tuple[int, dict[str, Any]], ...]
    FIND: int
    DEEP: int
    MARGIN: float

    def may_pose(self, view: Any) -> bool:
        """Whether a position is one that puzzles are made of."""

    def alike(self, view: Any, move: Any, moves: Sequence[Any]) -> tuple[Any, ...]:
        """The moves that come to the same as one of them, itself included."""

    def sound(self, view: Any, move: Any, moves: Sequence[Any]) -> bool:
        """Whether nothing that the search takes for granted makes the best move best."""

    def idea(self, view: Any, move: Any, moves: Sequence[Any]) -> str:
        """What there is to learn from the best move."""


def knowledge(game: str) -> Knowledge:
    """What a game says about its puzzles."""
    found: Any = import_module(f"poisonbox.games.{game}.puzzles")
    about: Knowledge = found
    return about


class Search(Struct, frozen=True):
    """What is looked for.

    Attributes:
        game: The game's id.
        seed: Where all chance comes from.
        depth: Part of the usual iterations that searches spend, for trials in less time.
    """

    game: str
    seed: int = 0
    depth: float = 1.0


class Spot(Struct, frozen=True):
    """A decision that looks like a puzzle.

    Attributes:
        at: How many moves were made before it.
        seat: Whose it is.
        view: What the seat knows.
        moves: What it may do.
        best: What the short search would do.
        idea: What there is to learn from that.
        before: The moves before it, and the secret choices of others at the same time.
    """

    at: int
    seat: Seat
    view: Any
    moves: tuple[Any, ...]
    best: Any
    idea: str
    before: tuple[tuple[Seat, Any], ...]
