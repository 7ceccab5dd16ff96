"""How a place on the felt of Hue is told: which square of a card meets which square of another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from poisonbox.games.hue.board import STEPS, TILES, board_of, cells, tiles
from poisonbox.games.hue.cards import Place
from poisonbox.games.hue.position import Position
from poisonbox.games.hue.view import PlacedView

_SIDES = {"e": "left", "w": "right", "s": "above", "n": "below"}
"""Where a square lies beside a neighbour that is one step away."""

_ENDS = {"e": ("left", "right"), "w": ("right", "left"), "s": ("upper", "lower"),
         "n": ("lower", "upper")}  # fmt: skip
"""Where the first and the last square of a card lie, by its heading."""


class Lying(NamedTuple):
    """A card on the felt: its code, its first square and its heading."""

    code: str
    x: int
    y: int
    heading: str

    def squares(self) -> tuple[int, int, int]:
        """The cells it lies on, its first square first."""
        return cells(self.x, self.y, self.heading)

    def lies(self) -> tuple[str, str, str]:
        """Whether it lies or stands, and the letter of the colour at its left or upper edge.

        Stripes run along a card, so that those of a card that lies are one above the other.
        """
        flat, first, last = self.heading in "ew", self.code[2], self.code[-1]
        if self.code[0] == "T":
            forward = self.heading in "en"
            edge = "top" if flat else "left"
        else:
            forward = self.heading in "es"
            edge = "left" if flat else "top"
        return "flat" if flat else "upright", edge, first if forward else last


class Square(NamedTuple):
    """One square of a card that lies on the felt."""

    card: Lying
    which: int

    @property
    def letter(self) -> str:
        """The colour of a solid square; empty where there are stripes."""
        return self.card.code[2 + self.which] if self.card.code[0] in "SX" else ""

    @property
    def name(self) -> str:
        """What it is called."""
        if self.which == 1:
            return {"S": "middle", "X": "skull"}.get(self.card.code[0], "centre")
        return "end" if self.letter else _ENDS[self.card.heading][self.which // 2]


class Meeting(NamedTuple):
    """Two squares: one lies on the other, or beside it on a side."""

    side: str
    own: Square
    other: Square


def meet(card: Lying, placed: Iterable[PlacedView]) -> Meeting:
    """Where a card is put: what it covers, or else what of its own colours it touches."""
    seen: dict[int, Square] = {}
    for each in placed:
        lying = Lying(each.card, each.x, each.y, each.heading)
        seen |= {cell: Square(lying, which) for which, cell in enumerate(lying.squares())}
    own = {cell: Square(card, which) for which, cell in enumerate(card.squares())}
    for cell, square in own.items():
        if cell in seen:
            return Meeting("on", square, seen[cell])
    touching = [
        Meeting(_SIDES[heading], square, seen[cell + step])
        for cell, square in own.items()
        for heading, step in STEPS.items()
        if cell + step in seen
    ]
    return max(touching, key=lambda each: len(_colours(each.own) & _colours(each.other)))


def _colours(square: Square) -> set[int]:
    return set(TILES[tiles(square.card.code, square.card.heading)[square.which]].colours)


def values_of(cards: Sequence[Lying], *, zero: bool) -> Sequence[int]:
    """What each colour is worth on the felt (hue/colour-value)."""
    return Position(board_of(Place(*card) for card in cards), zero=zero).values
