"""The search for games in turns: information-set Monte Carlo tree search.

Each iteration takes a world that agrees with the view, walks down one tree that all worlds share,
adds a move to it, plays the rest out with the game's own policy, and remembers how that was for
whoever moved. A move that is not possible in every world is judged by the worlds in which it was:
its exploration counts how often it was available. The first moves are compared fairly: each is
tried in the same worlds in the same order, so that none looks good because its worlds were kind.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from functools import cache
from math import log, sqrt
from random import Random
from typing import Any, Generic

from poisonbox.ai.brain import Brain
from poisonbox.ai.characters import Character
from poisonbox.ai.levels import Budget
from poisonbox.ai.thought import Candidate, Tally
from poisonbox.core.state import CHANCE, M, Seat, State

MOST_ITERATIONS = 1 << 16


@cache
def _curiosity(exploration: float) -> list[float]:
    """What the confidence bound is made of, by how often a move was available."""
    return [exploration**2 * log(max(1, n)) for n in range(MOST_ITERATIONS + 2)]


_BREATH = 4
"""Iterations between two looks at the clock or for a cancellation."""

_WIDE = 30
"""With more candidates than this a node looks at the best guesses first and widens with visits."""

_ATTENTION = 20
"""A move that somebody asks about is tried at least in one of so many imagined matches."""


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
        self.node: _Node[M] | None = None

    def below(self) -> _Node[M]:
        """The branches below, from now on."""
        if self.node is None:
            self.node = {}
        return self.node


_Node = dict[M, _Branch[M]]


class Search(Generic[M]):
    """One seat's thinking about one position.

    Args:
        brain: The game's knowledge.
        view: What the seat knows.
        character: Whose utility counts.
        rng: Where all chance comes from.
        explain: Whether to keep what became of each first move.

    Attributes:
        consider: First moves that are tried besides the brain's own candidates.
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
        self._curiosity = _curiosity(brain.exploration)
        self._rng = rng
        self._explain = explain
        self.consider: Sequence[M] = ()
        self._root: _Node[M] = {}
        self._moves: Sequence[M] = ()
        self._worlds: list[State[M]] = []
        self._make_world: Callable[[], State[M]]
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
        self._make_world = self._brain.worlds(self._view, budget.memory, self._rng)
        self._moves = self._brain.candidates(self._world(0), self._seat)
        left = min(self._brain.looks(self._view, budget), MOST_ITERATIONS)
        while left > 0:
            for _ in range(min(left, _BREATH)):
                self._iterate()
            left -= _BREATH
            if stop():
                return

    def _world(self, number: int) -> State[M]:
        """The world with that number; all moves meet the same ones in the same order."""
        worlds = self._worlds
        if number == len(worlds):
            worlds.append(self._make_world())
        return worlds[number]

    def _candidate(self, move: M, branch: _Branch[M]) -> Candidate[M]:
        tally = self._tallies.get(id(branch))
        outlook = tally.mean() if tally is not None else None
        return Candidate(move, branch.visits, branch.worth, outlook)

    def _iterate(self) -> None:
        """One imagined match."""
        seat = self._seat
        move, branch = self._first()
        world = self._world(branch.visits // self._brain.world_visits)
        state = world.copy()
        state.play(seat, move)
        path = [(seat, branch)]
        if branch.visits >= self._brain.ripe:
            self._descend(state, branch.below(), path)
        self._brain.playout(state, self._rng)
        worths = self._brain.utilities(state)
        if self._tempered:
            worths = _tempered(worths, seat, self._character)
        for mover, taken in path:
            taken.visits = visits = taken.visits + 1
            taken.worth += (worths[mover] - taken.worth) / visits
        if self._explain:
            outlook = self._brain.outlook(world, state, seat)
            self._tallies.setdefault(id(branch), Tally()).add(outlook)

    def _first(self) -> tuple[M, _Branch[M]]:
        """The seat's own move in the next imagined match."""
        root, moves = self._root, self._moves
        if len(moves) > _WIDE:
            moves = self._widened(moves, root)
        if self.consider:
            moves = [*self.consider, *(move for move in moves if move not in self.consider)]
            looks = sum([branch.visits for branch in root.values()])
            for move in self.consider:
                known = root.get(move)
                if known is not None and known.visits * _ATTENTION < looks:
                    return move, known
        return _select(root, moves, self._curiosity)

    def _descend(
        self, state: State[M], node: _Node[M], path: list[tuple[Seat, _Branch[M]]]
    ) -> None:
        """Walk down the tree, playing on ``state``, until a move was added to it or it is over."""
        brain, me, ripe = self._brain, self._seat, self._brain.ripe
        while True:
            actors = state.actors()
            if not actors or actors[0] == CHANCE:
                return
            seat = actors[0]
            reply = brain.reply(state, seat, self._rng) if brain.replies and seat != me else None
            if reply is not None:
                branch = node.setdefault(reply, _Branch())
                state.play(seat, reply)
                path.append((seat, branch))
                node = branch.below()
                continue
            moves = brain.candidates(state, seat)
            if len(moves) > _WIDE:
                moves = self._widened(moves, node)
            move, branch = _select(node, moves, self._curiosity)
            state.play(seat, move)
            path.append((seat, branch))
            if branch.node is None:
                if branch.visits < ripe:
                    return
                branch.node = {}
            node = branch.node

    def _widened(self, moves: Sequence[M], node: _Node[M]) -> Sequence[M]:
        """The moves that a node looks at by now."""
        visits = sum([branch.visits for branch in node.values()])
        return moves[: 3 + int(self._brain.widening * sqrt(visits))]


def _select(node: _Node[M], moves: Sequence[M], curiosity: Sequence[float]) -> tuple[M, _Branch[M]]:
    """The first move that was never tried, or else the one with the best upper confidence bound."""
    best = -1.0
    for move in moves:
        branch = node.get(move)
        if branch is None:
            node[move] = branch = _Branch()
            return move, branch
        available = branch.available = branch.available + 1
        bound = branch.worth + sqrt(curiosity[available] / branch.visits)
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
