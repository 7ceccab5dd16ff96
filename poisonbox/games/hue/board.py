"""The felt of Hue: where squares lie, what is visible on them, and which sections join.

A *cell* is a place on the grid as one number, so that its neighbours are a step away. A *tile* is
what one visible square looks like: an index into ``TILES``. A board is a dict from cell to tile.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from poisonbox.games.hue.cards import HEADINGS, LETTERS, POISONS, STANDARD, STARTERS, Place

WIDTH = 256
_MIDDLE = 128
REACH = 100
"""Farther than any match can spread from where it began: 3 starting cards and 20 of 3 squares."""

STEPS = {"e": 1, "s": WIDTH, "w": -1, "n": -WIDTH}

Board = dict[int, int]


class Tile(NamedTuple):
    """What one square shows.

    Attributes:
        colours: The colour of each section: one of a solid square, three of a striped one.
        worth: What each section counts: 3 or 1.
        skull: Whether the skull is on it.
        edges: Which section lies at each third of each side; sides in the order of ``HEADINGS``,
            thirds from north to south or from west to east.
    """

    colours: tuple[int, ...]
    worth: int
    skull: bool
    edges: tuple[tuple[int, int, int], ...]


TILES: list[Tile] = []
_TILE_NUMBER: dict[tuple[tuple[int, ...], bool, bool], int] = {}


def cell(x: int, y: int) -> int:
    """The cell at x (east) and y (south)."""
    return (y + _MIDDLE) * WIDTH + x + _MIDDLE


def at(cell_: int) -> tuple[int, int]:
    """The x and y of a cell."""
    y, x = divmod(cell_, WIDTH)
    return x - _MIDDLE, y - _MIDDLE


def cells(x: int, y: int, heading: str) -> tuple[int, int, int]:
    """The three cells a card lies on, its first square first."""
    first, step = cell(x, y), STEPS[heading]
    return first, first + step, first + 2 * step


def _tile(colours: tuple[int, ...], *, rows: bool = False, skull: bool = False) -> int:
    """The number of a tile: solid, or three stripes from north to south (rows) or west to east."""
    key = colours, rows, skull
    if key not in _TILE_NUMBER:
        _TILE_NUMBER[key] = len(TILES)
        whole, last, across = (0, 0, 0), (2, 2, 2), (0, 1, 2)
        if len(colours) == 1:
            edges = (whole, whole, whole, whole)
        else:
            edges = (across, last, across, whole) if rows else (last, across, whole, across)
        TILES.append(Tile(colours, 3 if len(colours) == 1 else 1, skull, edges))
    return _TILE_NUMBER[key]


@cache
def tiles(card: str, heading: str) -> tuple[int, int, int]:
    """What the three squares of a card look like, lying in a heading (hue/card)."""
    kind, colours = card[0], tuple(map(LETTERS.index, card[2:]))
    if kind == "N":  # stripes come in the order of walking
        squares = [colours[:3], colours[3:6], colours[6:]]
        first, centre, last = (
            _tile(square if heading in "es" else square[::-1], rows=heading in "sn")
            for square in squares
        )
    elif kind == "T":  # the first stripe is on the left hand of someone walking in the heading
        stripes = colours if heading in "en" else colours[::-1]
        first = centre = last = _tile(stripes, rows=heading in "ew")
    else:
        first, last = _tile(colours[:1]), _tile(colours[2:])
        centre = _tile(colours[1:2], skull=kind == "X")
    return first, centre, last


# Every tile gets its number here, so that numbers are the same in every process.
for _card in (*STANDARD, *POISONS, *STARTERS):
    for _heading in HEADINGS:
        tiles(_card, _heading)


def lay(board: Board, place: Place) -> None:
    """Put a card on the board, over whatever lies there."""
    squares = cells(place.x, place.y, place.heading)
    board.update(zip(squares, tiles(place.card, place.heading), strict=True))


def board_of(places: Iterable[Place]) -> Board:
    """What is visible when cards are laid in that order."""
    board: Board = {}
    for place in places:
        lay(board, place)
    return board


# -- areas -----------------------------------------------------------------------------------------


class Area(NamedTuple):
    """Sections of one colour that are joined by sides (hue/area).

    Attributes:
        colour: Their colour.
        worth: What they count together, skulls ignored.
        skull: Whether a skull lies in it.
        sections: The sections: cell, and index of the section on that cell's tile.
    """

    colour: int
    worth: int
    skull: bool
    sections: tuple[tuple[int, int], ...]


def _joins(tile: int, other: int, side: int, opposite: int) -> tuple[tuple[int, int], ...]:
    """Which sections of two neighbouring tiles have the same colour along a shared edge."""
    one, two = TILES[tile], TILES[other]
    pairs = set(zip(one.edges[side], two.edges[opposite], strict=True))
    return tuple(sorted((a, b) for a, b in pairs if one.colours[a] == two.colours[b]))


_EAST_JOINS = [[_joins(a, b, 0, 2) for b in range(len(TILES))] for a in range(len(TILES))]
_SOUTH_JOINS = [[_joins(a, b, 1, 3) for b in range(len(TILES))] for a in range(len(TILES))]
"""The joins of each tile with each tile to its east, and to its south."""


def _roots(board: Board) -> list[int]:
    """For each section one section that stands for its area.

    Section ``i`` of the board's ``n``-th cell is number ``3 * n + i``.
    """
    number = {square: 3 * index for index, square in enumerate(board)}
    root = list(range(3 * len(board)))
    for square, tile in board.items():
        for step, joins in ((1, _EAST_JOINS[tile]), (WIDTH, _SOUTH_JOINS[tile])):
            other = board.get(square + step)
            if other is None:
                continue
            for a, b in joins[other]:
                one, two = number[square] + a, number[square + step] + b
                while root[one] != one:
                    root[one] = one = root[root[one]]
                while root[two] != two:
                    root[two] = two = root[root[two]]
                root[one] = two
    for section in range(len(root)):
        one = section
        while root[one] != one:
            one = root[one]
        root[section] = one
    return root


def area_worths(board: Board) -> Iterator[tuple[int, int, bool]]:
    """Colour, worth and poison of each area: the part of :func:`areas` that a search needs."""
    root = _roots(board)
    worth = [0] * len(root)
    size = [0] * len(root)
    skulls = set()
    number = 0
    for tile in board.values():
        colours, each, skull, _ = TILES[tile]
        if skull:
            skulls.add(root[number])
        for section in range(number, number + len(colours)):
            worth[root[section]] += each
            size[root[section]] += 1
        number += 3
    number = 0
    for tile in board.values():
        for section, colour in enumerate(TILES[tile].colours, number):
            if root[section] == section:
                yield colour, worth[section], section in skulls and size[section] > 1
        number += 3


def areas(board: Board) -> list[Area]:
    """Every area with all its sections, for pictures and score sheets."""
    root = _roots(board)
    members: dict[int, list[tuple[int, int, Tile]]] = {}
    for index, (square, number) in enumerate(board.items()):
        tile = TILES[number]
        for section in range(len(tile.colours)):
            members.setdefault(root[3 * index + section], []).append((square, section, tile))
    return [
        Area(
            colour=found[0][2].colours[found[0][1]],
            worth=sum(tile.worth for _, _, tile in found),
            skull=any(tile.skull for _, _, tile in found),
            sections=tuple((square, section) for square, section, _ in found),
        )
        for found in members.values()
    ]
