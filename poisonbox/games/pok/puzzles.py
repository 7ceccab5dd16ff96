"""What makes a position of Pok a puzzle: tables to look at, moves that are alike, ideas."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from poisonbox.ai.mixing import solve
from poisonbox.games.pok.counters import SYMBOLS, Move
from poisonbox.games.pok.reading import roll_faces
from poisonbox.games.pok.stage import PokStage, amounts, number
from poisonbox.games.pok.view import PokView

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {}),
    (4, {}),
    (5, {}),
    (6, {}),
    (7, {}),
    (4, {"memory": "on"}),
)

FIND, DEEP = 300, 9000
MARGIN = 0.1

_BALANCED, _IMAGINED = 3000, 2000
"""How long others are let play against each other, and how many of their choices are looked at."""


def may_pose(view: PokView) -> bool:
    """What others have left makes a show of fists more than a guess."""
    return len(view.past) >= 2


def alike(_view: PokView, move: Move, _moves: Sequence[Move]) -> tuple[Move, ...]:
    """Every symbol is its own."""
    return (move,)


def sound(view: PokView, move: Move, _moves: Sequence[Move]) -> bool:
    """Whether a show is best also against others who do not answer it.

    A strong player reckons with others who give way to it. That must not be what makes it right.
    """
    assert isinstance(move, int)
    assert view.seat is not None
    assert view.roll is not None
    seat = view.seat
    counters = [number([*_left(view, other).values()]) for other in range(view.players)]
    stage = PokStage(roll_faces(view.roll), counters, [None] * view.players)
    at = stage.shows[seat].index(move)
    balanced = solve(stage, _BALANCED, Random(view.players), lambda: False)
    blind = [
        [amounts(own)[symbol] for symbol in stage.shows[other]]
        for other, own in enumerate(counters)
    ]
    for mixes in (balanced.mixes, blind):
        worths = _worths(stage, seat, mixes)
        others = [worth for choice, worth in enumerate(worths) if choice != at]
        if worths[at] - max(others) < MARGIN / 2:
            return False
    return True


def _worths(stage: PokStage, seat: int, mixes: Sequence[Sequence[float]]) -> list[float]:
    """What each choice is worth when the others choose at random, as likely as ``mixes`` say."""
    worths = [0.0] * stage.sizes[seat]
    rng = Random(seat)
    for _ in range(_IMAGINED):
        joint = [rng.choices(range(len(mix)), mix)[0] for mix in mixes]
        for choice in range(len(worths)):
            joint[seat] = choice
            worths[choice] += stage.shares(joint)[seat] / _IMAGINED
    return worths


def idea(view: PokView, move: Move, _moves: Sequence[Move]) -> str:
    """What there is to learn from the best move."""
    assert isinstance(move, int)
    symbol = SYMBOLS[move]
    numbers = [face[0] for face in view.roll or () if face and face[1] == symbol]
    others = [seat for seat in range(view.players) if seat != view.seat]
    holders = [seat for seat in others if _left(view, seat)[symbol]]
    if not numbers:
        return "outsider-end" if view.totals[view.seat or 0] == 4 else "outsider"
    if not holders:
        return "nobody-else"
    if view.totals[view.seat or 0] == 4:
        return "last-counter"
    if any(view.totals[seat] == 4 for seat in others):
        return "against-leader"
    return ("", "alone", "pair", "trio")[max(numbers)] if len(numbers) == 1 else "two-dice"


def _left(view: PokView, seat: int) -> dict[str, int]:
    """What a seat has left, as everybody who kept count knows."""
    left = dict.fromkeys(SYMBOLS, 2)
    for past in view.past:
        if past.handed[seat]:
            left[past.shown[seat]] -= 1
    return left
