"""The cards of Cauldrons, its moves, and how both are written in records.

A card is known by its *kind*, 0 to 15, rising with its value: R1, B1, P1, R2 and so on. A *play*
of a card into one of the cauldrons 0 to 2 is the number ``3 * kind + cauldron``: a search makes
millions of them, and tables are looked up by it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from poisonbox.core import shape

COLOURS = ("red", "blue", "purple")
POISON = 9
KINDS = range(16)

CODES = (
    "R1", "B1", "P1", "R2", "B2", "P2", "R4", "B4", "P4", "X", "R5", "B5", "P5", "R7", "B7", "P7",
)  # fmt: skip
VALUES = (1, 1, 1, 2, 2, 2, 4, 4, 4, 4, 5, 5, 5, 7, 7, 7)
COPIES = (3, 3, 3, 3, 3, 3, 2, 2, 2, 8, 3, 3, 3, 3, 3, 3)
SORTS = (0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 0, 1, 2)
"""What each kind is: the index of its colour, or 3 for poison."""

DECK = tuple(kind for kind in KINDS for _ in range(COPIES[kind]))

_KIND_OF = {code: kind for kind, code in enumerate(CODES)}


class Deal(NamedTuple):
    """Chance: every card of the deck in the order dealt."""

    cards: tuple[int, ...]


Play = int
Move = Deal | Play
PLAYS = range(3 * len(KINDS))


def play(kind: int, into: int) -> Play:
    """A player's move: a card into a cauldron."""
    return 3 * kind + into


def card_and_cauldron(move: Play) -> tuple[int, int]:
    """The kind that is played, and where."""
    return divmod(move, 3)


def codes(kinds: Iterable[int]) -> tuple[str, ...]:
    """Cards as they are written."""
    return tuple(CODES[kind] for kind in kinds)


def encode(move: Move) -> dict[str, Any]:
    """A move as a JSON value."""
    if isinstance(move, Deal):
        return {"deal": list(codes(move.cards))}
    kind, into = card_and_cauldron(move)
    return {"play": CODES[kind], "into": into}


def decode(value: Any) -> Move:
    """A JSON value as a move; cards and cauldrons that do not exist are malformed."""
    if isinstance(value, dict) and "deal" in value:
        (cards,) = shape.keys(value, "deal")
        return Deal(shape.items(cards, _kind))
    card, into = shape.keys(value, "play", "into")
    return play(_kind(card), shape.below(3, into))


def _kind(value: Any) -> int:
    return shape.word(_KIND_OF, value)
