"""The counters and dice of Pok, its moves, and how they are written in records.

A symbol is 0, 1 or 2, and so is the move of a player: the symbol of the counter in the fist. A die
shows how many of which symbol, or None for a blank face.
"""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

from poisonbox.core import shape
from poisonbox.core.refusal import Malformed

SYMBOLS = ("disc", "square", "triangle")
DISC, SQUARE, TRIANGLE = range(3)

Face = tuple[int, int] | None
"""A number and a symbol, or blank."""


class Roll(NamedTuple):
    """Chance: what the dice show, first to third."""

    faces: tuple[Face, ...]


Show = int
Move = Roll | Show

DICE: tuple[tuple[Face, ...], ...] = (
    ((1, DISC), (1, SQUARE), (1, TRIANGLE)) * 2,
    ((2, DISC), (2, SQUARE), (2, TRIANGLE), None, None, None),
    ((3, DISC), (3, SQUARE), (3, TRIANGLE), None, None, None),
)
"""The six faces of each die (pok/dice)."""

ROLLS = tuple(Roll(faces) for faces in product(*DICE))
"""All 216 ways the dice can fall, each as likely as any other."""

_SYMBOL_OF = {name: symbol for symbol, name in enumerate(SYMBOLS)}


def face_json(face: Face) -> list[int | str] | None:
    """A face as it is written."""
    return None if face is None else [face[0], SYMBOLS[face[1]]]


def encode(move: Move) -> dict[str, Any]:
    """A move as a JSON value."""
    if isinstance(move, Roll):
        return {"roll": [face_json(face) for face in move.faces]}
    return {"show": SYMBOLS[move]}


def decode(value: Any) -> Move:
    """A JSON value as a move; symbols that do not exist are malformed."""
    if isinstance(value, dict) and "roll" in value:
        (faces,) = shape.keys(value, "roll")
        return Roll(shape.items(faces, _face))
    (symbol,) = shape.keys(value, "show")
    return shape.word(_SYMBOL_OF, symbol)


def _face(value: Any) -> Face:
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != 2:
        raise Malformed(f"a face is null or a number and a symbol, not {value!r:.60}")
    return shape.number(value[0]), shape.word(_SYMBOL_OF, value[1])
