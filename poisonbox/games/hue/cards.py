"""The cards of Hue, its moves, and how they are written in records.

A card is its code: a letter for its kind (S solid, T striped, X poison, N starting card) and the
letters of its colours in order.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from poisonbox.core import shape
from poisonbox.core.refusal import Malformed

COLOURS = ("red", "yellow", "green", "blue", "purple")
LETTERS = "RYGBP"


def _codes(kind: str, *steps: int) -> tuple[str, ...]:
    """One card for each colour ``i``, with the colours ``i + step`` counted round the circle."""
    return tuple(f"{kind}:{''.join(LETTERS[(i + step) % 5] for step in steps)}" for i in range(5))


STANDARD = (
    *_codes("S", 0, 1, 2),
    *_codes("S", 0, 3, 1),
    *_codes("T", 1, 0, 2),
    *_codes("T", 1, 0, 3),
)
POISONS = _codes("X", 1, 0, 4)
STARTERS = _codes("N", 1, 2, 3, 4, 0, 1, 2, 3, 4)
"""The whole deck (hue/deck): each set of three colours once solid and once striped."""

HEADINGS = "eswn"


class SetUp(NamedTuple):
    """Chance: the starting cards in the order drawn, everybody's hand, and who starts."""

    starters: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    first: int


class Place(NamedTuple):
    """A player: a card with its first square at x (east), y (south), the others in the heading."""

    card: str
    x: int
    y: int
    heading: str


Move = SetUp | Place

_CARDS = {card: card for card in (*STANDARD, *POISONS, *STARTERS)}
_HEADING_OF = {heading: heading for heading in HEADINGS}


def colours_of(card: str) -> tuple[int, int, int]:
    """The three colours of a solid, striped or poison card, the centre in the middle."""
    first, centre, last = map(LETTERS.index, card[2:])
    return first, centre, last


def encode(move: Move) -> dict[str, Any]:
    """A move as a JSON value."""
    if isinstance(move, SetUp):
        return {
            "starters": list(move.starters),
            "hands": [list(hand) for hand in move.hands],
            "first": move.first,
        }
    return {"place": move.card, "at": [move.x, move.y], "heading": move.heading}


def decode(value: Any) -> Move:
    """A JSON value as a move; cards and headings that do not exist are malformed."""
    if isinstance(value, dict) and "starters" in value:
        starters, hands, first = shape.keys(value, "starters", "hands", "first")
        return SetUp(
            shape.items(starters, _card),
            shape.items(hands, lambda hand: shape.items(hand, _card)),
            shape.number(first),
        )
    card, at, heading = shape.keys(value, "place", "at", "heading")
    if not isinstance(at, list) or len(at) != 2:
        raise Malformed(f"a place is x and y, not {at!r:.60}")
    x, y = map(shape.number, at)
    return Place(_card(card), x, y, shape.word(_HEADING_OF, heading))


def _card(value: Any) -> str:
    return shape.word(_CARDS, value)
