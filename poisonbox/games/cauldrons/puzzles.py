"""What makes a position of Cauldrons a puzzle: tables to look at, moves that are alike, ideas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from poisonbox.games.cauldrons.cards import (
    CODES,
    POISON,
    VALUES,
    Move,
    card_and_cauldron,
)
from poisonbox.games.cauldrons.view import CauldronsView

_LIMIT = 13

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (4, {"rounds": 1}),
    (3, {"rounds": 1}),
    (5, {"rounds": 1}),
    (4, {"rounds": 2}),
    (6, {"rounds": 1}),
    (3, {"rounds": 1, "hand": "five"}),
    (3, {"rounds": 2}),
    (5, {"rounds": 1, "hand": "five"}),
)
"""Short matches, so that a move has something to do with who wins."""

FIND, DEEP = 400, 8000
MARGIN = 0.08


def may_pose(view: CauldronsView) -> bool:
    """Only in the last round does a search see the end of the match."""
    return len(view.rounds) + 1 == int(view.options["rounds"])


def alike(view: CauldronsView, move: Move, moves: Sequence[Move]) -> tuple[Move, ...]:
    """The same card into a cauldron that holds the same."""
    assert isinstance(move, int)
    kind, into = card_and_cauldron(move)
    content = sorted(view.cauldrons[into].cards)
    same = [at for at, cauldron in enumerate(view.cauldrons) if sorted(cauldron.cards) == content]
    return tuple(
        other
        for other in moves
        if isinstance(other, int)
        and card_and_cauldron(other)[0] == kind
        and card_and_cauldron(other)[1] in same
    )


def sound(_view: CauldronsView, _move: Move, _moves: Sequence[Move]) -> bool:
    """In turns, the search is all there is to ask."""
    return True


def idea(view: CauldronsView, move: Move, moves: Sequence[Move]) -> str:
    """What there is to learn from the best move."""
    assert isinstance(move, int)
    kind, into = card_and_cauldron(move)
    level = _level(view, move)
    if level > _LIMIT:
        return _taking(view, into, moves)
    safe = [other for other in moves if _level(view, other) <= _LIMIT]
    if len(safe) == len(alike(view, move, moves)):
        return "only-way"
    if kind == POISON:
        return "poison-rim" if level >= 10 else "poison-early"
    if level == _LIMIT:
        return "thirteen"
    if view.cauldrons[into].colour is None:
        return "new-colour"
    same = [VALUES[card_and_cauldron(other)[0]] for other in safe if isinstance(other, int)]
    if max(same) == min(same):
        return "right-place"
    if VALUES[kind] == max(same):
        return "high-card"
    if VALUES[kind] == min(same):
        return "small-step"
    return "right-size"


def _level(view: CauldronsView, move: Move) -> int:
    assert isinstance(move, int)
    kind, into = card_and_cauldron(move)
    return view.cauldrons[into].level + VALUES[kind]


def _taking(view: CauldronsView, into: int, moves: Sequence[Move]) -> str:
    """What it is good for to take cards."""
    cauldron, seat = view.cauldrons[into], view.seat or 0
    if all(_level(view, other) > _LIMIT for other in moves):
        return "least-evil"
    colour = cauldron.colour[0].upper() if cauldron.colour else ""
    if colour:
        counts = [sum(code.startswith(colour) for code in taken) for taken in view.taken]
        most = max(count for other, count in enumerate(counts) if other != seat)
        counts[seat] += sum(code.startswith(colour) for code in cauldron.cards)
        if counts[seat] > most > 0:
            return "own-majority"
        if counts[seat] == most >= 2:
            return "break-majority"
    if CODES[POISON] not in cauldron.cards:
        return "take-clean"
    return "take-little"
