"""A board that keeps its areas up to date: a card joins only what it touches.

The rules join the whole board anew for each question, which is clear, and too slow for a bot.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from poisonbox.games.hue.board import STEPS, TILES, Board, tiles
from poisonbox.games.hue.cards import HEADINGS, POISONS, STANDARD

SIDES = tuple(STEPS[heading] for heading in HEADINGS)
"""The step to the neighbour on each side; that one's side here is the number ``^ 2``."""

SOLID = 3
"""What a solid square counts, and what a whole stripe of a card counts as well."""

_SKULLS = frozenset(number for number, tile in enumerate(TILES) if tile.skull)


def _joins(tile: int, other: int, side: int) -> tuple[tuple[int, int], ...]:
    """Which sections of a tile and of its neighbour on that side have one colour at their edge."""
    one, two = TILES[tile], TILES[other]
    pairs = set(zip(one.edges[side], two.edges[side ^ 2], strict=True))
    return tuple(sorted((a, b) for a, b in pairs if one.colours[a] == two.colours[b]))


_JOINS = [
    [[_joins(tile, other, side) for side in range(4)] for other in range(len(TILES))]
    for tile in range(len(TILES))
]


class Lie:
    """How a card lies in a heading, written from north to south or from west to east.

    Attributes:
        striped: Whether its colours are stripes along it, not squares one after the other.
        skull: Whether the skull is on its middle.
        colours: The colours of its squares or of its stripes.
        tiles: What its squares look like.
    """

    __slots__ = ("colours", "skull", "striped", "tiles")

    def __init__(self, card: str, heading: str) -> None:
        """Look at a card."""
        shown = tiles(card, heading)
        self.tiles = shown if heading in "es" else shown[::-1]
        self.striped = card[0] == "T"
        self.skull = card[0] == "X"
        first, centre, last = self.tiles
        self.colours = (
            TILES[first].colours
            if self.striped
            else (TILES[first].colours[0], TILES[centre].colours[0], TILES[last].colours[0])
        )


LIES = {
    card: {heading: Lie(card, heading) for heading in HEADINGS} for card in (*STANDARD, *POISONS)
}


class Areas:
    """A board and its areas.

    A *section* is three times its cell and its index on the tile. Everything that belongs to an
    area is in tables by the area's number and never changed in place, so a copy is quick.

    Attributes:
        board: The visible tile of each cell.
        zero: Whether a poisoned best area makes its colour worthless (option ``poisoned-colour``).
        values: What each colour is worth now.
        healthy: The worth of the best area of each colour that no skull kills.
        poisoned: The worth of the best area of each colour that a skull kills, skull ignored.
        label: The area of each section.
        members: The sections of each area.
        worth: What each area counts, skull ignored.
        skulls: The areas with a skull in them.
        areas: The areas of each colour.
        next_area: The number of the next new area.
    """

    __slots__ = (
        "areas", "board", "healthy", "label", "members", "next_area", "poisoned", "skulls",
        "values", "worth", "zero",
    )  # fmt: skip

    def __init__(self, board: Board, *, zero: bool) -> None:
        """Join a whole board."""
        self.board: Board = {}
        self.zero = zero
        self.values = [0] * 5
        self.healthy = [0] * 5
        self.poisoned = [0] * 5
        self.label: dict[int, int] = {}
        self.members: dict[int, tuple[int, ...]] = {}
        self.worth: dict[int, int] = {}
        self.skulls: frozenset[int] = frozenset()
        self.areas: list[tuple[int, ...]] = [()] * 5
        self.next_area = 0
        for cell, tile in board.items():
            self._insert(cell, tile)
        self._judge(range(5))

    def copy(self) -> Self:
        """Return an independent board."""
        other = self.__class__.__new__(self.__class__)
        other.board = self.board.copy()
        other.zero = self.zero
        other.values = self.values[:]
        other.healthy = self.healthy[:]
        other.poisoned = self.poisoned[:]
        other.label = self.label.copy()
        other.members = self.members.copy()
        other.worth = self.worth.copy()
        other.skulls = self.skulls
        other.areas = self.areas[:]
        other.next_area = self.next_area
        return other

    # -- changing ----------------------------------------------------------------------------

    def place(self, low: int, step: int, lie: Lie) -> None:
        """Lay a card on the cell ``low`` and the two that follow in a step to the east or south."""
        for cell in (low, low + step, low + 2 * step):
            if cell in self.board:
                self.take_away(cell)
        for tile in lie.tiles:
            self._insert(low, tile)
            low += step
        self._judge(lie.colours)

    def without(self, cell: int) -> Self:
        """The same board with one square less, which is what a card that covers it builds on."""
        other = self.copy()
        other.take_away(cell)
        return other

    def _insert(self, cell: int, tile: int) -> None:
        """Add a square to an empty cell, without judging its colours."""
        board, label, members, worth = self.board, self.label, self.members, self.worth
        colours, each, skull, _ = TILES[tile]
        joins = _JOINS[tile]
        found: list[tuple[int, int]] = []
        for side, step in enumerate(SIDES):
            other = board.get(cell + step)
            if other is not None:
                base = 3 * (cell + step)
                for one, two in joins[other][side]:
                    found.append((one, label[base + two]))
        board[cell] = tile
        for section, colour in enumerate(colours, 3 * cell):
            near = {area for one, area in found if one == section - 3 * cell}
            if not near:
                area = self.next_area
                self.next_area += 1
                members[area] = (section,)
                worth[area] = each
                self.areas[colour] += (area,)
            else:
                area = near.pop() if len(near) == 1 else self._merge(colour, near)
                members[area] += (section,)
                worth[area] += each
            label[section] = area
            if skull:
                self.skulls |= {area}

    def _merge(self, colour: int, near: set[int]) -> int:
        """Make several areas one."""
        into = max(near, key=self.worth.__getitem__)
        for area in near:
            if area != into:
                for section in self.members[area]:
                    self.label[section] = into
                self.members[into] += self.members.pop(area)
                self.worth[into] += self.worth.pop(area)
        if not self.skulls.isdisjoint(near):
            self.skulls = (self.skulls - near) | {into}
        self.areas[colour] = tuple(
            [area for area in self.areas[colour] if area == into or area not in near]
        )
        return into

    def take_away(self, cell: int) -> None:
        """Remove a square; areas that hung together by it part."""
        tile = self.board.pop(cell)
        label = self.label
        for index, colour in enumerate(TILES[tile].colours):
            section = 3 * cell + index
            area = label.pop(section)
            rest = [other for other in self.members.pop(area) if other != section]
            del self.worth[area]
            self.areas[colour] = tuple([other for other in self.areas[colour] if other != area])
            self.skulls -= {area}
            while rest:
                rest = self._gather(colour, rest)
        self._judge(TILES[tile].colours)

    def _gather(self, colour: int, sections: list[int]) -> list[int]:
        """Make an area of what hangs together with the first section, and return the others."""
        board, label = self.board, self.label
        open_ = set(sections)
        queue = [sections[0]]
        open_.remove(sections[0])
        area = self.next_area
        self.next_area += 1
        total = 0
        for section in queue:
            cell, index = divmod(section, 3)
            tile = board[cell]
            total += TILES[tile].worth
            label[section] = area
            if tile in _SKULLS:
                self.skulls |= {area}
            for side, step in enumerate(SIDES):
                other = board.get(cell + step)
                if other is not None:
                    for one, two in _JOINS[tile][other][side]:
                        near = 3 * (cell + step) + two
                        if one == index and near in open_:
                            open_.remove(near)
                            queue.append(near)
        self.members[area] = tuple(queue)
        self.worth[area] = total
        self.areas[colour] += (area,)
        return [section for section in sections if section in open_] if open_ else []

    def _judge(self, colours: Iterable[int]) -> None:
        """hue/colour-value, poison: what colours are worth whose areas have changed."""
        worth, skulls = self.worth, self.skulls
        for colour in colours:
            healthy = poisoned = 0
            for area in self.areas[colour]:
                points = worth[area]
                if area in skulls and points > SOLID:
                    poisoned = max(poisoned, points)
                else:
                    healthy = max(healthy, points)
            self.healthy[colour] = healthy
            self.poisoned[colour] = poisoned
            self.values[colour] = 0 if self.zero and healthy < poisoned else healthy
