"""What a card would do to the worth of the colours, asked before it is laid.

The three colours of a card always differ: each of its squares, or of its stripes, joins areas of
its own colour and never changes what the other two do. So the effect of a card is three numbers
that are found one by one.
"""

from __future__ import annotations

from collections.abc import Collection

from poisonbox.games.hue.board import TILES, WIDTH
from poisonbox.games.hue.joining import SIDES, SOLID, Areas, Lie

_THIRDS = [
    [[(tile.colours[section], section) for section in edge] for edge in tile.edges]
    for tile in TILES
]
_FACING = [[tuple(dict.fromkeys(edge)) for edge in edges] for edges in _THIRDS]
"""Colour and section at each third of a tile's side, and each only once."""

BITS = 8
"""Five values make one number, this far apart: 69 squares of 3 points stay below 256."""

Row = list[int]
"""For each colour, how a packed number of five values changes."""


class Position(Areas):
    """A board that can be asked what cards would do."""

    __slots__ = ()

    # -- asking what a card would do ---------------------------------------------------------

    def square(self, cell: int, colour: int, *, skull: bool = False) -> int:
        """What a colour would be worth with a solid square of it on an empty cell."""
        board, label = self.board, self.label
        near = set()
        for side, step in enumerate(SIDES):
            tile = board.get(cell + step)
            if tile is not None:
                for other, section in _FACING[tile][side ^ 2]:
                    if other == colour:
                        near.add(label[3 * (cell + step) + section])
        return self._joined(colour, near, skull=skull)

    def stripe(self, low: int, step: int, lane: int, colour: int) -> int:
        """What a colour would be worth with a stripe of it along three empty cells.

        Lane 0 is the stripe in the north or west, 2 that in the south or east.
        """
        board, label = self.board, self.label
        near = set()
        ahead = 0 if step == 1 else 1
        for cell, side in ((low - step, ahead), (low + 3 * step, ahead + 2)):
            tile = board.get(cell)
            if tile is not None:
                other, section = _THIRDS[tile][side][lane]
                if other == colour:
                    near.add(label[3 * cell + section])
        if lane != 1:
            away = (WIDTH if step == 1 else 1) * (lane - 1)
            side = (1 - ahead) + (0 if lane == 0 else 2)
            for cell in (low + away, low + step + away, low + 2 * step + away):
                tile = board.get(cell)
                if tile is not None:
                    for other, section in _FACING[tile][side]:
                        if other == colour:
                            near.add(label[3 * cell + section])
        return self._joined(colour, near, skull=False)

    def _joined(self, colour: int, near: Collection[int], *, skull: bool) -> int:
        """What a colour would be worth if these areas of it were joined by three points more."""
        worth, skulls, points = self.worth, self.skulls, SOLID
        for area in near:
            points += worth[area]
            if area in skulls:
                skull = True
        healthy, poisoned = self.healthy[colour], self.poisoned[colour]
        if skull and near:
            if any(worth[area] == healthy for area in near):
                healthy = 0
                for area in self.areas[colour]:
                    alive = area not in skulls or worth[area] <= SOLID
                    if alive and area not in near and worth[area] > healthy:
                        healthy = worth[area]
            poisoned = max(poisoned, points)
        else:
            healthy = max(healthy, points)
        return 0 if self.zero and healthy < poisoned else healthy

    def outcome(self, low: int, step: int, lie: Lie) -> list[int]:
        """What the colours would be worth after a card that covers nothing."""
        values = self.values[:]
        first, centre, last = lie.colours
        if lie.striped:
            values[first] = self.stripe(low, step, 0, first)
            values[centre] = self.stripe(low, step, 1, centre)
            values[last] = self.stripe(low, step, 2, last)
        else:
            values[first] = self.square(low, first)
            values[centre] = self.square(low + step, centre, skull=lie.skull)
            values[last] = self.square(low + 2 * step, last)
        return values

    # -- asking about every card at once -----------------------------------------------------

    def alone(self) -> Row:
        """What three points more of each colour change that touch none of it."""
        return [
            self._joined(colour, (), skull=False) - value << BITS * colour
            for colour, value in enumerate(self.values)
        ]

    def squares(self, cell: int, alone: Row, *, skull: bool) -> Row:
        """For each colour what a solid square of it changes, with or without a skull."""
        board, label, values = self.board, self.label, self.values
        found: dict[int, set[int]] = {}
        for side, step in enumerate(SIDES):
            tile = board.get(cell + step)
            if tile is not None:
                base = 3 * (cell + step)
                for colour, section in _FACING[tile][side ^ 2]:
                    if colour in found:
                        found[colour].add(label[base + section])
                    else:
                        found[colour] = {label[base + section]}
        if not found:
            return alone
        row = alone[:]
        for colour, near in found.items():
            change = self._joined(colour, near, skull=skull) - values[colour]
            row[colour] = change << BITS * colour
        return row

    def stripes(self, low: int, step: int, alone: Row) -> tuple[Row, Row, Row]:
        """For each lane and colour what a stripe of it changes."""
        board, label = self.board, self.label
        found: tuple[dict[int, set[int]], ...] = ({}, {}, {})
        ahead, away = (0, WIDTH) if step == 1 else (1, 1)
        for cell, side in ((low - step, ahead), (low + 3 * step, ahead + 2)):
            tile = board.get(cell)
            if tile is not None:
                for lane, (colour, section) in enumerate(_THIRDS[tile][side]):
                    found[lane].setdefault(colour, set()).add(label[3 * cell + section])
        for lane, start, side in ((0, low - away, 1 - ahead), (2, low + away, 3 - ahead)):
            areas = found[lane]
            for cell in (start, start + step, start + 2 * step):
                tile = board.get(cell)
                if tile is not None:
                    for colour, section in _FACING[tile][side]:
                        areas.setdefault(colour, set()).add(label[3 * cell + section])
        north, middle, south = found
        return self._row(north, alone), self._row(middle, alone), self._row(south, alone)

    def _row(self, found: dict[int, set[int]], alone: Row) -> Row:
        if not found:
            return alone
        row = alone[:]
        for colour, near in found.items():
            change = self._joined(colour, near, skull=False) - self.values[colour]
            row[colour] = change << BITS * colour
        return row
