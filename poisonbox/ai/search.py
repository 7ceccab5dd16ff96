"""The search for games in turns: information-set Monte Carlo tree search.

Each iteration makes up a world that agrees with the view, walks down one tree that all worlds
share, adds a move to it, plays the rest out with the game's own policy, and remembers how that was
for whoever moved. A move that is not possible in every world is judged by the worlds in which it
was: its exploration counts how often it was available.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Any, Generic

from poisonbox.ai.brain import Brain
from poisonbox.ai.characters import Character
from poisonbox.ai.levels import Budget
from poisonbox.ai.thought import Candidate, Tally
from poisonbox.core.state import CHANCE, M, Seat, State

_EXPLORATION = 0.7
MOST_ITERATIONS = 1 << 16
_CURIOSITY = [_EXPLORATION**2 * log(max(1, n)) for n in range(MOST_ITERATIONS + 2)]
"""What the confidence bound is made of, by how often a move was available."""

_WORLD_VISITS = 4
"""Iterations with the same world, and between two looks at the clock or for a cancellation."""

_WIDE = 30
"""With more candidates than this a node looks at the best guesses first and widens with visits."""


class _Branch(Generic[M]):
    """One move in the tree.

    Attributes:
        visits: How often it was taken.
        available: How often it could have been.
        worth: Mean of what it brought whoever makes it.
        node: The branches below, by move; None until it is visited again.
    """

    __slots__ = ("available", "node", "visits", "worth")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 1
        self.worth = 0.0
        self.node: dict[M, _Branch[M]] | None = None


class Search(Generic[M]):
    """One seat's thinking about one position.

    Args:
        brain: The game's knowledge.
        view: What the seat knows.
        character: Whose utility counts.
        rng: Where all chance comes from.
        explain: Whether to keep what became of each first move.
    """

    def __init__(
        self,
        brain: Brain[M],
        view: Any,
        character: Character,
        rng: Random,
        *,
        explain: bool = False,
    ) -> None:
        self._brain = brain
        self._view = view
        self._seat: Seat = view.seat
        self._character = character
        self._tempered = bool(character.spite or character.daring)
        self._rng = rng
        self._explain = explain
        self._root: dict[M, _Branch[M]] = {}
        self._tallies: dict[int, Tally] = {}

    def run(self, budget: Budget, stop: Callable[[], bool]) -> list[Candidate[M]]:
        """Judge the moves of the seat, best first; ``stop``, asked now and then, ends it early."""
        collecting = gc.isenabled()
        gc.disable()  # the tree has no cycles, and looking for them again and again takes time
        try:
            self._grow(budget, stop)
        finally:
            if collecting:
                gc.enable()
        candidates = [
            self._candidate(move, branch) for move, branch in self._root.items() if branch.visits
        ]
        return sorted(candidates, key=lambda candidate: (-candidate.visits, -candidate.worth))

    def _grow(self, budget: Budget, stop: Callable[[], bool]) -> None:
        """Imagine as many matches as the budget allows."""
        make_world = self._brain.worlds(self._view, budget.memory, self._rng)
        left = min(budget.iterations, MOST_ITERATIONS)
        while left > 0:
            world = make_world()
            for _ in range(min(left, _WORLD_VISITS)):
                self._iterate(world)
            left -= _WORLD_VISITS
            if stop():
                return

    def _candidate(self, move: M, branch: _Branch[M]) -> Candidate[M]:
        tally = self._tallies.get(id(branch))
        outlook = tally.mean() if tally is not None else None
        return Candidate(move, branch.visits, branch.worth, outlook)

    def _iterate(self, world: State[M]) -> None:
        """One imagined match."""
        state = world.copy()
        path = self._descend(state)
        self._brain.playout(state, self._rng)
        worths = self._brain.utilities(state)
        if self._tempered:
            worths = _tempered(worths, self._seat, self._character)
        for seat, branch in path:
            branch.visits = visits = branch.visits + 1
            branch.worth += (worths[seat] - branch.worth) / visits
        if self._explain:
            outlook = self._brain.outlook(world, state, self._seat)
            self._tallies.setdefault(id(path[0][1]), Tally()).add(outlook)

    def _descend(self, state: State[M]) -> list[tuple[Seat, _Branch[M]]]:
        """Walk down the tree, playing on ``state``, until a move was added to it or it is over."""
        node = self._root
        path: list[tuple[Seat, _Branch[M]]] = []
        while True:
            actors = state.actors()
            if not actors or actors[0] == CHANCE:
                return path
            seat = actors[0]
            moves = self._brain.candidates(state, seat)
            if len(moves) > _WIDE:
                visits = sum([branch.visits for branch in node.values()])
                moves = moves[: 3 + int(2 * sqrt(visits))]
            move, branch = _select(node, moves)
            state.play(seat, move)
            path.append((seat, branch))
            if branch.node is None:
                if not branch.visits:
                    return path
                branch.node = {}
            node = branch.node


def _select(node: dict[M, _Branch[M]], moves: Sequence[M]) -> tuple[M, _Branch[M]]:
    """The first move that was never tried, or else the one with the best upper confidence bound."""
    best = -1.0
    for move in moves:
        branch = node.get(move)
        if branch is None:
            node[move] = branch = _Branch()
            return move, branch
        available = branch.available = branch.available + 1
        bound = branch.worth + sqrt(_CURIOSITY[available] / branch.visits)
        if bound > best:
            best = bound
            chosen = move, branch
    return chosen


def _tempered(worths: Sequence[float], me: Seat, character: Character) -> Sequence[float]:
    """What the outcome is worth to the thinking seat, given its temperament."""
    own = max(worths[me], 0.0) ** (1.0 + character.daring)
    others = max(worth for seat, worth in enumerate(worths) if seat != me)
    tempered = list(worths)
    tempered[me] = (1.0 - character.spite) * own + character.spite * (1.0 - others)
    return tempered
