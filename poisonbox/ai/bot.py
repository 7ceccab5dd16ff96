"""A bot: a function of a view, a level, a character and a seed, and of nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec import Struct, structs

from poisonbox.ai.brain import Brain
from poisonbox.ai.characters import CHARACTERS
from poisonbox.ai.mixing import Mind, MixingBrain
from poisonbox.ai.search import Search
from poisonbox.ai.thought import Candidate, Thought
from poisonbox.core.state import M

_SERIOUS = 0.2
"""A move that was tried this much less than the favourite is known too badly to be taken."""


class Manner(Struct, frozen=True):
    """How a bot plays.

    Attributes:
        level: One of ``LEVELS``.
        character: The id of one of ``CHARACTERS``.
        seed: Makes the same bot take another of equally good ways.
        effort: Part of the level's iterations that is spent, for measurements in less time.
        consider: Legal moves that are judged whatever the bot thinks of them.
    """

    level: str
    character: str = "steady"
    seed: int = 0
    effort: float = 1.0
    consider: tuple[Any, ...] = ()


def never() -> bool:
    """The clock of a bot that may think as long as its budget lasts."""
    return False


def decide(
    brain: Brain[M],
    view: Any,
    manner: Manner,
    *,
    stop: Callable[[], bool] = never,
    explain: bool = False,
) -> Thought[M]:
    """Choose a move for the seat whose view it is, which has to be one that is to act.

    Args:
        brain: The game's knowledge.
        view: All the bot knows.
        manner: How it plays.
        stop: Asked now and then; ends the thinking early.
        explain: Whether candidates carry chances and risks.
    """
    budget = brain.budgets[manner.level]
    if manner.effort != 1.0:
        iterations = max(1, int(budget.iterations * manner.effort))
        budget = structs.replace(budget, iterations=iterations)
    guest = CHARACTERS[manner.character]
    rng = Random(manner.seed)
    if isinstance(brain, MixingBrain):
        return brain.think(view, Mind(budget, guest, rng, stop, explain))
    search = Search(brain, view, guest, rng, explain=explain)
    search.consider = manner.consider
    candidates = search.run(budget, stop)

    def liking(move: M) -> float:
        return brain.liking(view, move, guest)

    return Thought(_choose(candidates, budget.noise, guest.lean, liking, rng), tuple(candidates))


def _choose(
    candidates: Sequence[Candidate[M]],
    noise: float,
    lean: float,
    liking: Callable[[M], float],
    rng: Random,
) -> M:
    """The best candidate as this hand and this temperament see it."""
    serious = [c for c in candidates if c.visits >= _SERIOUS * candidates[0].visits]
    if noise:
        felt = [candidate.worth + rng.gauss(0.0, noise) for candidate in serious]
        return serious[felt.index(max(felt))].move
    if not lean:
        return candidates[0].move
    best = max(candidate.worth for candidate in serious)
    close = [candidate for candidate in serious if candidate.worth >= best - lean]
    return max(close, key=lambda candidate: liking(candidate.move) * lean + candidate.worth).move
