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
from collections.abc import Callable, Sequence
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

_OPEN_MIND = 6.0
"""How strongly a tilt pulls towards a favourite way of playing, for a liking of 1."""


class Habit(NamedTuple):
    """What somebody is believed to do without thinking.

    Attributes:
        trust: How likely it is that they do not think, 0 to 1.
        weights: How likely each choice is then.
    """

    trust: float
    weights: Sequence[float]


class Stage(Protocol):
    """Some secret choices made at once, by agents: each is one decision of one seat.

    Attributes:
        sizes: How many choices each agent has.
        habits: What each agent does by habit; None for one that thinks.
    """

    sizes: Sequence[int]
    habits: Sequence[Habit | None]

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


def solve(stage: Stage, iterations: int, rng: Random, stop: Stop) -> Solution:
    """Let every agent play the stage against all others until it regrets nothing much.

    Later play counts more in the averages, as the first of it is groping about.
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
        for agent, values in enumerate(stage.deviations(joint)):
            if values is None:
                continue
            mix = mixes[agent]
            total = sums[agent]
            worth = worths[agent]
            regret = regrets[agent]
            value = sum(map(float.__mul__, mix, values))
            positive = 0.0
            for choice, each in enumerate(values):
                total[choice] += iteration * mix[choice]
                worth[choice] += iteration * each
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


def tilt(
    mix: Sequence[float],
    worths: Sequence[float],
    likings: Sequence[float],
    lean: float,
) -> Weights:
    """Pull a mix towards what a character likes, as far as that costs no more than ``lean``.

    A choice may gain weight only when it is at most ``lean`` worse than the mix as a whole.
    """
    if not lean or not any(likings):
        return list(mix)
    mean = sum(map(float.__mul__, normal(mix), worths))
    uniform = 1.0 / len(mix)
    return normal(
        [
            weight
            + (_OPEN_MIND * liking * max(weight, uniform * 0.25) if worth >= mean - lean else 0.0)
            for weight, worth, liking in zip(mix, worths, likings, strict=True)
        ]
    )


class MixingBrain(Brain[M]):
    """A game's knowledge for bots where choices are secret and made all at once."""

    @abstractmethod
    def think(
        self,
        view: Any,
        budget: Budget,
        character: Character,
        rng: Random,
        *,
        stop: Stop,
        explain: bool = False,
    ) -> Thought[M]:
        """Mix, and draw a move from the mix; each candidate's visits are its part of the mix."""
