"""What makes a position of Hue a puzzle: tables to look at, moves that are alike, ideas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from poisonbox.games.hue.board import cells
from poisonbox.games.hue.cards import POISONS, Move, Place, colours_of
from poisonbox.games.hue.reading import points
from poisonbox.games.hue.rules import HueState
from poisonbox.games.hue.view import HueView
from poisonbox.games.hue.worlds import known

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"poisoned-colour": "zero"}),
    (5, {}),
    (3, {"poisoned-colour": "zero"}),
)

FIND, DEEP = 75, 1500
MARGIN = 0.08

_LAST = 2
_MUCH = 4
_FEW = 6


def may_pose(view: HueView) -> bool:
    """With the last card to be laid, when it can be told what the one that stays is worth."""
    return len(view.hand) == _LAST


def alike(view: HueView, move: Move, moves: Sequence[Move]) -> tuple[Move, ...]:
    """The same card laid elsewhere that makes every colour worth the same."""
    assert isinstance(move, Place)
    table = known(view)
    wanted = _values(table, move)
    return tuple(
        other
        for other in moves
        if isinstance(other, Place) and other.card == move.card and _values(table, other) == wanted
    )


def sound(view: HueView, move: Move, moves: Sequence[Move]) -> bool:
    """Where others have yet to lay a card, moves that only seem alike must be few enough to try."""
    last = all(size == 1 for seat, size in enumerate(view.sizes) if seat != view.seat)
    return last or len(alike(view, move, moves)) <= _FEW


def idea(view: HueView, move: Move, _moves: Sequence[Move]) -> str:
    """What there is to learn from the best move."""
    assert isinstance(move, Place)
    table = known(view)
    before, after = table.values(), _values(table, move)
    kept = max(
        (card for card in view.hand if card != move.card), key=lambda card: points(card, after)
    )
    own = set(colours_of(kept))
    gain = points(kept, after) - points(kept, before)
    harmed = {colour for colour in range(5) if after[colour] < before[colour]} - own
    if _covers_skull(view, move) and gain > 0:
        return "cover-skull"
    if move.card in POISONS and colours_of(move.card)[1] in harmed:
        return "lay-skull"
    if kept in POISONS:
        return "keep-poison"
    if harmed and gain < _MUCH:
        return "cut"
    centre = colours_of(kept)[1]
    if after[centre] - before[centre] >= 3:
        return "centre"
    if harmed:
        return "take-and-give"
    return "join" if gain >= _MUCH else "keep-card"


def _values(table: HueState, move: Place) -> Sequence[int]:
    after = table.copy()
    after.play(table.turn, move)
    return tuple(after.values())


def _covers_skull(view: HueView, move: Place) -> bool:
    """Whether the card lies on a skull that could be seen."""
    top: dict[int, str] = {}
    for placed in view.placed:
        squares = cells(placed.x, placed.y, placed.heading)
        for at, square in enumerate(squares):
            top[square] = "skull" if at == 1 and placed.card in POISONS else ""
    return any(top.get(square) for square in cells(move.x, move.y, move.heading))
