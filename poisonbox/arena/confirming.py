"""Confirming puzzles: deep searches with other luck each time have to agree on the best move."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from poisonbox.ai.bot import Manner, decide
from poisonbox.ai.brain import Brain
from poisonbox.ai.levels import LEVELS
from poisonbox.ai.mixing import MixingBrain
from poisonbox.ai.thought import Candidate
from poisonbox.arena.posing import Search, Spot, knowledge
from poisonbox.core.game import Game
from poisonbox.core.match import Match
from poisonbox.games import GAMES, brain
from poisonbox.teach.puzzle import Proof, Puzzle, Verdict

DEEPER = 20
"""How many times deeper the searches are that confirm a puzzle, at least."""

SEEDS = 5
"""How many of them there are."""

SURE = 4.0
"""How many times its doubt a gap has to be."""

_PURE = 0.9
"""In a secret choice, how often a strong player must make the best one: else mixing is right."""

_KNOWN = 40
"""A move that was tried less often in all deep searches together is known too badly."""

_CLOSE = 0.02
"""Moves that seem alike and differ by no more than this come to the same."""

_FEW = 6
"""How many moves that seem alike are searched beside the best one."""

_MANY, _RIVALS = 30, 9
"""With more legal moves than this, how many of the worse ones are surely judged."""

_MOST_VERDICTS = 60

_SOLVERS = {"novice": 8, "casual": 6, "skilled": 4}
"""How often bots of each level try a puzzle."""

Judged = Mapping[Any, tuple[float, float, dict[str, float]]]
"""What all deep searches together say about each move: chance to win, points, risks."""


class Confirmer:
    """Thinks about positions, shortly or deeply.

    Args:
        search: What is looked for.
        slack: Part of the usual margin that is asked for, to look at known puzzles once more.
    """

    def __init__(self, search: Search, *, slack: float = 1.0) -> None:
        self._game: Game[Any] = GAMES[search.game]
        self._brain: Brain[Any] = brain(search.game)
        self._about = about = knowledge(search.game)
        self._find = max(1, round(about.FIND * search.depth))
        self._deep = max(DEEPER * self._find, round(about.DEEP * search.depth))
        self._margin = slack * about.MARGIN

    def glance(self, view: Any, seed: int) -> tuple[Candidate[Any], ...]:
        """What a short search thinks of a position."""
        return self._think(view, self._find, seed)

    def _think(
        self, view: Any, iterations: int, seed: int, consider: tuple[Any, ...] = ()
    ) -> tuple[Candidate[Any], ...]:
        """What a strong player thinks of a position who may look so long."""
        level = LEVELS[-1]
        effort = (iterations + 0.5) / self._brain.budgets[level].iterations
        manner = Manner(level, seed=seed, effort=effort, consider=consider)
        return decide(self._brain, view, manner, explain=True).candidates

    def confirm(self, match: Match[Any], spot: Spot, name: str, luck: int = 0) -> Puzzle | None:
        """The puzzle that a spot is, if deep searches agree.

        Args:
            match: Where it was found.
            spot: A decision that looks like one.
            name: What it is called, without its game.
            luck: Gives the searches other luck.
        """
        equals = self._about.alike(spot.view, spot.best, spot.moves)
        consider = self._considered(spot, equals)
        runs = []
        for seed in range(luck, luck + SEEDS):
            candidates = self._think(spot.view, self._deep, seed, consider)
            if candidates[0].move not in equals or not self._is_pure(candidates, equals):
                return None
            rest = [each for each in candidates if each.move not in equals]
            tried = [win_of(each) for each in rest if self._is_known(each)]
            if not tried or win_of(candidates[0]) - max(tried) < self._margin / 2:
                return None
            runs.append({each.move: each for each in candidates})
        judged = _pooled(runs)
        if spot.best not in judged:
            return None
        right = [move for move in equals if _comes_to_the_same(move, spot.best, judged)]
        proof = self._prove(spot.best, right, runs, judged)
        if proof is None or not _ranked(judged, right):
            return None
        solved = self._solved(spot, right)
        if min(solved.values()) == 1.0:  # nothing to think about
            return None
        encode = self._game.encode
        verdicts = [
            Verdict(encode(move), *each) for move, each in _ranked(judged, right)[:_MOST_VERDICTS]
        ]
        defaults = self._game.read_options(match.players, {})
        return Puzzle(
            id=f"{self._game.id}/{name}",
            players=match.players,
            seat=spot.seat,
            options={k: v for k, v in match.options.items() if v != defaults[k]},
            moves=tuple((seat, encode(move)) for seat, move in spot.before),
            right=tuple(map(encode, right)),
            verdicts=tuple(verdicts),
            idea=spot.idea,
            proof=proof,
            solved=solved,
        )

    def _considered(self, spot: Spot, equals: Sequence[Any]) -> tuple[Any, ...]:
        """Moves that have to be judged well.

        Those are the ones that seem alike and, where there are very many moves, the best guesses
        among the others, which one unlucky try would else bury.
        """
        alike = equals[:_FEW] if len(equals) > 1 else ()
        if isinstance(self._brain, MixingBrain) or len(spot.moves) <= _MANY:
            return tuple(alike)
        world = self._brain.world(spot.view, 1.0, Random(spot.at))
        guesses = self._brain.candidates(world, spot.seat)
        rivals = [move for move in guesses if move not in equals]
        return (*(alike or (spot.best,)), *rivals[:_RIVALS])

    def _is_pure(self, candidates: Sequence[Candidate[Any]], equals: Collection[Any]) -> bool:
        """Whether a strong player always does the same here."""
        if not isinstance(self._brain, MixingBrain):
            return True
        return sum(each.visits for each in candidates if each.move in equals) >= _PURE

    def _is_known(self, candidate: Candidate[Any]) -> bool:
        """Whether a move was tried often enough in one search to speak of it."""
        return isinstance(self._brain, MixingBrain) or candidate.visits * SEEDS >= _KNOWN

    def _prove(
        self,
        best: Any,
        right: Collection[Any],
        runs: Sequence[Mapping[Any, Candidate[Any]]],
        judged: Judged,
    ) -> Proof | None:
        """How sure it is that the best move is best; None if not enough."""
        others = [move for move in judged if move not in right]
        if not others:
            return None
        rival = max(others, key=lambda move: judged[move][0])
        gaps = [
            win_of(run[best]) - win_of(run[rival]) for run in runs if best in run and rival in run
        ]
        if len(gaps) < SEEDS:
            return None
        gap, doubt = judged[best][0] - judged[rival][0], stdev(gaps) / sqrt(len(gaps))
        margin = self._margin
        if min(gap, fmean(gaps)) < max(margin, SURE * doubt) or min(gaps) < margin / 2:
            return None
        return Proof(
            found=self._find,
            deep=self._deep,
            seeds=SEEDS,
            gap=round(gap, 4),
            least=round(min(gaps), 4),
            doubt=round(doubt, 4),
        )

    def _solved(self, spot: Spot, right: Collection[Any]) -> dict[str, float]:
        """How often bots of the lower levels find it."""
        solved = {}
        for level, times in _SOLVERS.items():
            moves = [
                decide(self._brain, spot.view, Manner(level, seed=seed)).move
                for seed in range(times)
            ]
            solved[level] = round(sum(move in right for move in moves) / times, 3)
        return solved


def win_of(candidate: Candidate[Any]) -> float:
    """The chance to win with a move that was explained."""
    assert candidate.outlook is not None
    return candidate.outlook.win


def _pooled(
    runs: Sequence[Mapping[Any, Candidate[Any]]],
) -> dict[Any, tuple[float, float, dict[str, float]]]:
    """What all deep searches together say about each move: chance to win, points, risks."""
    mixed = sum(each.visits for each in runs[0].values()) < 2.0
    judged = {}
    for move in runs[0]:
        seen = [run[move] for run in runs if move in run]
        weights = [1.0 if mixed else each.visits for each in seen]
        whole = sum(weights)
        if len(seen) < len(runs) or (not mixed and whole < _KNOWN):
            continue
        outlooks = [(w / whole, each.outlook) for w, each in zip(weights, seen, strict=True)]
        names = outlooks[0][1].risks if outlooks[0][1] else {}
        judged[move] = (
            round(sum(w * each.win for w, each in outlooks if each), 4),
            round(sum(w * each.points for w, each in outlooks if each), 3),
            {
                name: round(sum(w * each.risks[name] for w, each in outlooks if each), 3)
                for name in names
            },
        )
    return judged


def _comes_to_the_same(move: Any, best: Any, judged: Judged) -> bool:
    """Whether a move that seems alike is as good, as far as it was looked at."""
    return move not in judged or judged[move][0] >= judged[best][0] - _CLOSE


def _ranked(
    judged: Judged, right: Collection[Any]
) -> list[tuple[Any, tuple[float, float, dict[str, float]]]]:
    """Moves with what is known about them, those that are right first."""
    ranked = sorted(judged.items(), key=lambda item: -item[1][0])
    first = [item for item in ranked if item[0] in right]
    rest = [item for item in ranked if item[0] not in right]
    return [*first, *rest] if first and rest else []
