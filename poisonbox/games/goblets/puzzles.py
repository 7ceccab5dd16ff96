"""What makes a position of Goblets a puzzle: tables to look at, moves that are alike, ideas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from poisonbox.games.goblets.drinks import POISON, Move, Pour, Toast
from poisonbox.games.goblets.rules import ROUNDS
from poisonbox.games.goblets.view import GobletsView

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (4, {}),
    (5, {"specials": "one"}),
    (3, {}),
    (4, {"specials": "two"}),
    (6, {"specials": "one"}),
    (3, {"specials": "one"}),
    (5, {}),
    (7, {"specials": "one"}),
    (4, {"specials": "one"}),
    (8, {}),
)

FIND, DEEP = 100, 2400
MARGIN = 0.06

_LOW, _HIGH = 2, 5
_BETS = ("more-drinks", "safe-bet", "poison-bet")
_HARMS = ("spoil", "half-poison")
_DREADED = (*_HARMS, "poison-bet")
"""Special drinks that make drinking worse, or poison likelier."""


def may_pose(view: GobletsView) -> bool:
    """Early on, everything is open."""
    return view.round >= 1


def alike(_view: GobletsView, move: Move, _moves: Sequence[Move]) -> tuple[Move, ...]:
    """Every choice is its own."""
    return (move,)


def sound(_view: GobletsView, _move: Move, _moves: Sequence[Move]) -> bool:
    """The mix of a strong player says whether a choice stands alone."""
    return True


def idea(view: GobletsView, move: Move, _moves: Sequence[Move]) -> str:
    """What there is to learn from the best move."""
    if isinstance(move, Toast):
        return _toasting(view, move)
    assert isinstance(move, Pour)
    return _pouring(view, move)


def _toasting(view: GobletsView, move: Toast) -> str:
    assert view.stakes is not None
    assert view.seat is not None
    last = view.round == ROUNDS - 1
    own = view.totals[view.seat]
    best = max(total for seat, total in enumerate(view.totals) if seat != view.seat)
    if len(move.thumbs) == 2 and len(set(move.thumbs)) == 2:
        return "one-of-two"
    if all(move.thumbs):
        if last and own <= best:
            return "all-or-nothing"
        if view.specials:
            return "drink-special"
        return "drink-stake"
    if last and own >= best:
        return "sure-point"
    if own > best:
        return "refuse-danger"
    if set(view.specials) & set(_DREADED):
        return "refuse-special"
    return "refuse-low" if view.stakes[view.seat] == _LOW else "refuse-danger"


def _pouring(view: GobletsView, move: Pour) -> str:
    assert view.stakes is not None
    target = move.drinks.index(POISON)
    owner = view.owners[target]
    others = [seat for seat in range(view.players) if seat != view.seat]
    leader = max(others, key=lambda seat: view.totals[seat])
    for special in view.specials:
        if special in _BETS:
            return "pour-bet"
    if view.specials:
        return "pour-harm" if view.specials[-1] in _HARMS else "pour-gift"
    if view.totals[owner] == view.totals[leader]:
        ahead = view.totals[view.seat or 0] > view.totals[leader]
        return "poison-chaser" if ahead else "poison-leader"
    if view.stakes[target] == _HIGH:
        return "poison-stake"
    return "poison-rival"
