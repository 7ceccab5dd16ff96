"""The search for secret choices made all at once: regret matching in self-play.

A pure best reply can be read; a mixed one cannot. Every decision of every seat keeps its regrets
about one stage of the match (a show of fists, a pour and its toast), all play against each other
many times, and the average of what they did is how the bot mixes.

Opponents are believed in two ways at once. With some trust they follow a habit that the game reads
off what they have shown so far; for the rest they think as the bot does and answer it. The more
they are trusted to be creatures of habit, the more is won from those who are and the more is lost
to those who only seemed so.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from math import exp
from operator import add, mul
from random import Random
from typing import Any, NamedTuple, Protocol

from poisonbox.ai.brain import Brain
from poisonbox.ai.characters import Character
from poisonbox.ai.levels import Budget
from poisonbox.ai.thought import Thought
from poisonbox.core.state import M

Stop = Callable[[], bool]
Weights = list[float]

_STOP_EVERY = 8
"""Iterations between two looks at the clock or for a cancelled question."""


_INDIFFERENCE = 0.13
"""How much more one choice may promise and another still be made now and then: this much of the
chance to win times the chance to lose. Less of it, and who has watched for a few rounds knows what
comes next; more, and it gives away what it sees."""

_NO_TASTES: Mapping[int, Sequence[float]] = {}


class Habit(NamedTuple):
    """What somebody is believed to do without thinking.

    Attributes:
        trust: How likely it is that they do not think, 0 to 1.
        weights: How likely each choice is then.
    """

    trust: float
    weights: Sequence[float]


class Stage(Protocol):
    """Some secret choices made at once, by agents: each is one decision of one seat."""

    @property
    def sizes(self) -> Sequence[int]:
        """How many choices each agent has."""

    @property
    def habits(self) -> Sequence[Habit | None]:
        """What each agent does by habit; None for one that thinks."""

    def deviations(self, joint: Sequence[int]) -> Sequence[Sequence[float] | None]:
        """For each agent, what each of its choices is worth to it if all others do as in ``joint``.

        None for an agent that learns nothing this time.
        """


class Solution(NamedTuple):
    """How a stage is played.

    Attributes:
        mixes: How likely each choice of each agent is, habits included.
        worths: What each choice of each agent was worth on average.
    """

    mixes: list[Weights]
    worths: list[Weights]


def solve(
    stage: Stage,
    iterations: int,
    rng: Random,
    stop: Stop,
    tastes: Mapping[int, Sequence[float]] = _NO_TASTES,
) -> Solution:
    """Let every agent play the stage against all others until it regrets nothing much.

    Later play counts more in the averages, as the first of it is groping about.

    Args:
        stage: What is decided.
        iterations: How many times it is played.
        rng: Where all chance comes from.
        stop: Asked now and then; ends the play early.
        tastes: What agents believe their choices to be worth on top of what they are: a temperament
            or a mistake. The worths of the solution are without it.
    """
    sizes = stage.sizes
    mixes: list[Weights] = [[1.0 / size] * size for size in sizes]
    regrets: list[Weights] = [[0.0] * size for size in sizes]
    sums: list[Weights] = [[1e-9] * size for size in sizes]
    worths: list[Weights] = [[0.0] * size for size in sizes]
    counts = [1e-9] * len(sizes)
    habits = stage.habits
    random = rng.random
    for iteration in range(1, iterations + 1):
        if iteration % _STOP_EVERY == 0 and stop():
            break
        joint = []
        for mix, habit in zip(mixes, habits, strict=True):
            if habit is not None and random() < habit.trust:
                joint.append(draw(habit.weights, random()))
            else:
                joint.append(draw(mix, random()))
        for agent, learnt in enumerate(stage.deviations(joint)):
            if learnt is None:
                continue
            values = learnt
            mix = mixes[agent]
            total = sums[agent]
            worth = worths[agent]
            regret = regrets[agent]
            for choice, each in enumerate(values):
                total[choice] += iteration * mix[choice]
                worth[choice] += iteration * each
            if agent in tastes:
                values = list(map(add, values, tastes[agent]))
            value = sum(map(mul, mix, values))
            positive = 0.0
            for choice, each in enumerate(values):
                left = regret[choice] + each - value
                if left > 0.0:
                    regret[choice] = left
                    positive += left
                else:
                    regret[choice] = 0.0
            counts[agent] += iteration
            mixes[agent] = (
                [left / positive for left in regret]
                if positive > 0.0
                else [1.0 / len(mix)] * len(mix)
            )
    return Solution(
        [_with_habit(normal(total), habit) for total, habit in zip(sums, habits, strict=True)],
        [[each / count for each in worth] for worth, count in zip(worths, counts, strict=True)],
    )


def lead(stage: Stage, agent: int, mind: Mind, taste: Sequence[float]) -> Solution:
    """Let one agent choose as if the others knew its choice and answered it.

    Where many want what only one can have, those who answer what they have seen of the others give
    way to whoever is known to insist. So each choice is judged by how the others, as far as they
    think, answer it. Choices that are about as good are mixed.

    Args:
        stage: What is decided.
        agent: Who chooses.
        mind: How long it thinks: its iterations are shared out among the choices.
        taste: What the agent believes each choice to be worth on top of what it is. The worths of
            the solution are without it.
    """
    size = stage.sizes[agent]
    stopped = False

    def stop() -> bool:
        nonlocal stopped
        stopped = stopped or mind.stop()
        return stopped

    seed = mind.rng.getrandbits(32)  # the same luck for every choice: only the choices differ
    iterations = max(1, mind.budget.iterations // size)
    answers: list[Solution] = []
    while len(answers) < size and not (stopped and answers):
        known = _Known(stage, agent, len(answers))
        answers.append(solve(known, iterations, Random(seed), stop))
    # What there was no time to judge is judged by the answers to another choice.
    answers += answers[-1:] * (size - len(answers))
    worths = [answer.worths[agent][choice] for choice, answer in enumerate(answers)]
    felt = list(map(add, worths, taste))
    best, chance = max(felt), max(worths)
    scale = _INDIFFERENCE * chance * (1.0 - chance) + 1e-9
    mix = normal([exp((each - best) / scale) for each in felt])
    solution = Solution(
        _blend([answer.mixes for answer in answers], mix),
        _blend([answer.worths for answer in answers], mix),
    )
    solution.mixes[agent], solution.worths[agent] = mix, worths
    return solution


def _blend(tables: Sequence[list[Weights]], shares: Weights) -> list[Weights]:
    """The mean of several tables of weights, each with its share."""
    return [
        [sum(map(mul, shares, column)) for column in zip(*rows, strict=True)]
        for rows in zip(*tables, strict=True)
    ]


class _Known:
    """A stage in which everybody knows what one agent does."""

    def __init__(self, stage: Stage, agent: int, choice: int) -> None:
        self.sizes = stage.sizes
        certain = [0.0] * stage.sizes[agent]
        certain[choice] = 1.0
        self.habits = list(stage.habits)
        self.habits[agent] = Habit(1.0, certain)
        self.deviations = stage.deviations


def _with_habit(mix: Weights, habit: Habit | None) -> Weights:
    """The mix of one who thinks only now and then."""
    if habit is None:
        return mix
    trust, weights = habit
    return [trust * each + (1.0 - trust) * own for each, own in zip(weights, mix, strict=True)]


def draw(weights: Sequence[float], chance: float) -> int:
    """The choice that ``chance``, from 0 to 1, falls upon; ``weights`` add up to 1."""
    last = len(weights) - 1
    for choice in range(last):
        chance -= weights[choice]
        if chance < 0.0:
            return choice
    return last


def normal(weights: Sequence[float]) -> Weights:
    """Weights that add up to 1."""
    total = sum(weights)
    return [weight / total for weight in weights]


class Mind(NamedTuple):
    """Who thinks, and how long.

    Attributes:
        budget: What the level may spend.
        character: Whose temperament it is.
        rng: Where all chance comes from.
        stop: Asked now and then; ends the thinking early.
        explain: Whether candidates carry chances and risks.
    """

    budget: Budget
    character: Character
    rng: Random
    stop: Stop
    explain: bool = False


class MixingBrain(Brain[M]):
    """A game's knowledge for bots where choices are secret and made all at once."""

    @abstractmethod
    def think(self, view: Any, mind: Mind) -> Thought[M]:
        """Mix, and draw a move from the mix; each candidate's visits are its part of the mix."""

    def tastes(self, view: Any, moves: Sequence[M], mind: Mind) -> Weights:
        """How far off a mind judges each move: by its temperament, and by mistake."""
        lean, noise = mind.character.lean, mind.budget.noise
        return [
            lean * self.liking(view, move, mind.character) + mind.rng.gauss(0.0, noise)
            for move in moves
        ]
