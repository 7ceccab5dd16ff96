"""The drinks of Goblets, its moves, and how they are written in records."""

from __future__ import annotations

from typing import Any, NamedTuple

from poisonbox.core import shape
from poisonbox.core.refusal import Malformed

PLAIN, POISON = "plain", "poison"

PILES = (
    ("spoil", "half-poison", "antidote", "love-potion"),
    ("more-drinks", "cordial", "safe-bet", "spirits"),
    ("liqueur", "sip", "poison-bet", "double"),
)
"""The special drinks of rounds 2, 3 and 4."""

DRINKS = (PLAIN, POISON, *(drink for pile in PILES for drink in pile))

MOST_GOBLETS = 8


class Stakes(NamedTuple):
    """Chance: the scoring cards of each goblet, first round first, and the special drinks."""

    stakes: tuple[tuple[int, ...], ...]
    specials: tuple[str, ...]


class Pour(NamedTuple):
    """A player: the drink for each goblet; None where nothing is poured (one's own)."""

    drinks: tuple[str | None, ...]


class Toast(NamedTuple):
    """A player: thumb up or down for each goblet one owns."""

    thumbs: tuple[bool, ...]


Move = Stakes | Pour | Toast

_WORDS = {drink: drink for drink in DRINKS}
_GOBLET_OF = {str(goblet): goblet for goblet in range(MOST_GOBLETS)}


def pour(drinks: dict[int, str]) -> Pour:
    """A pour in its one canonical form: as long as its last goblet."""
    last = max(drinks, default=-1)
    return Pour(tuple(drinks.get(goblet) for goblet in range(last + 1)))


def encode(move: Move) -> dict[str, Any]:
    """A move as a JSON value."""
    if isinstance(move, Stakes):
        return {"stakes": [list(pile) for pile in move.stakes], "specials": list(move.specials)}
    if isinstance(move, Toast):
        return {"drink": list(move.thumbs)}
    return {"pour": {str(goblet): drink for goblet, drink in enumerate(move.drinks) if drink}}


def decode(value: Any) -> Move:
    """A JSON value as a move; drinks and goblets that do not exist are malformed."""
    if isinstance(value, dict) and "stakes" in value:
        stakes, specials = shape.keys(value, "stakes", "specials")
        return Stakes(
            shape.items(stakes, lambda pile: shape.items(pile, shape.number)),
            shape.items(specials, _drink),
        )
    if isinstance(value, dict) and "drink" in value:
        (thumbs,) = shape.keys(value, "drink")
        return Toast(shape.items(thumbs, shape.truth))
    (drinks,) = shape.keys(value, "pour")
    if not isinstance(drinks, dict):
        raise Malformed(f"a pour is an object from goblets to drinks, not {drinks!r:.60}")
    return pour({shape.word(_GOBLET_OF, goblet): _drink(drink) for goblet, drink in drinks.items()})


def _drink(value: Any) -> str:
    return shape.word(_WORDS, value)
