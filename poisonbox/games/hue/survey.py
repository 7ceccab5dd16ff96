"""Every placement on a board, sorted by what it does to the worth of the colours.

A card has hundreds of places but few different effects. The five values are packed into one number,
so that the effect of a card is one sum: what was, and what each of its squares or stripes adds.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from poisonbox.games.hue.board import STEPS, WIDTH, at, board_of, cell
from poisonbox.games.hue.cards import Place
from poisonbox.games.hue.joining import LIES
from poisonbox.games.hue.position import BITS, Position, Row

_MASK = (1 << BITS) - 1


class Line(NamedTuple):
    """Three cells a card may lie on.

    Attributes:
        low: The cell in the west or north.
        step: From one cell to the next: east or south.
        base: The board that a card there builds on.
    """

    low: int
    step: int
    base: _Base


def packed(values: list[int]) -> int:
    """Five values as one number."""
    return sum(value << BITS * colour for colour, value in enumerate(values))


def unpacked(number: int) -> tuple[int, int, int, int, int]:
    """The five values of a number."""
    return (
        number & _MASK,
        number >> 8 & _MASK,
        number >> 16 & _MASK,
        number >> 24 & _MASK,
        number >> 32,
    )


def ends(place: Place) -> tuple[int, int]:
    """The cell of a card in the west or north, and the step to the next."""
    first, step = cell(place.x, place.y), STEPS[place.heading]
    return (first, step) if step > 0 else (first + 2 * step, -step)


class Survey:
    """What every card does everywhere.

    Attributes:
        position: The board that was looked at; not to be changed.
    """

    def __init__(self, position: Position) -> None:
        """Look at every place; cards are looked at when they are asked for."""
        self.position = position
        self._lines = _lines(position)
        self._effects: dict[str, dict[int, list[int]]] = {}

    def effects(self, card: str) -> dict[int, list[int]]:
        """The packed values a card can lead to, each with the numbers of the places that do."""
        known = self._effects.get(card)
        if known is not None:
            return known
        found: dict[int, list[int]] = {}
        lie = LIES[card]["e"]
        first, centre, last = lie.colours
        number = 0
        for low, step, base in self._lines:
            if lie.striped:
                one, two, three = base.stripes(low, step)
            else:
                one, three = base.squares(low), base.squares(low + 2 * step)
                two = base.skulls(low + step) if lie.skull else base.squares(low + step)
            middle = base.packed + two[centre]
            there = middle + one[first] + three[last]
            back = middle + one[last] + three[first]
            for effect in (there, back):
                if effect in found:
                    found[effect].append(number)
                else:
                    found[effect] = [number]
                number += 1
        self._effects[card] = found
        return found

    def place(self, card: str, number: int) -> Place:
        """The move that lays a card on the place with that number."""
        line = self._lines[number // 2]
        across = line.step == 1
        # Lanes are counted from the west when a card lies north to south: its first colour is on
        # the left hand of someone walking north.
        forward = number % 2 == (0 if across or card[0] != "T" else 1)
        heading = ("e" if across else "s") if forward else ("w" if across else "n")
        return Place(card, *at(line.low if forward else line.low + 2 * line.step), heading)


def _lines(position: Position) -> list[Line]:
    """hue/touch, cover: every three cells, with what squares and stripes do there."""
    board = position.board
    bases: dict[int | None, _Base] = {None: _Base(position)}
    found: list[Line] = []
    for step, rows in ((1, (WIDTH, -WIDTH)), (WIDTH, (1, -1))):
        lows: set[int] = set()
        for square in board:
            lows.update(
                (square - 3 * step, square - 2 * step, square - step, square, square + step)
            )
            for row in rows:
                beside = square + row
                lows.update((beside, beside - step, beside - 2 * step))
        for low in sorted(lows):
            covered = [c for c in (low, low + step, low + 2 * step) if c in board]
            if len(covered) > 1:
                continue
            over = covered[0] if covered else None
            base = bases.get(over)
            if base is None and over is not None:
                base = bases[over] = _Base(position.without(over))
            if base is not None:
                found.append(Line(low, step, base))
    return found


class _Base:
    """What squares and stripes add to one board; a card that covers builds on one square less.

    A hand asks for few kinds of cards, so each thing is looked at when it is asked for.

    Attributes:
        packed: The values before a card is laid.
    """

    __slots__ = ("_alone", "_position", "_skulls", "_squares", "_stripes", "packed")

    def __init__(self, position: Position) -> None:
        self.packed = packed(position.values)
        self._position = position
        self._alone = position.alone()
        self._squares: dict[int, Row] = {}
        self._skulls: dict[int, Row] = {}
        self._stripes: dict[tuple[int, int], tuple[Row, Row, Row]] = {}

    def squares(self, cell: int) -> Row:
        """What a solid square adds there."""
        row = self._squares.get(cell)
        if row is None:
            row = self._squares[cell] = self._position.squares(cell, self._alone, skull=False)
        return row

    def skulls(self, cell: int) -> Row:
        """What a square with the skull adds there."""
        row = self._skulls.get(cell)
        if row is None:
            row = self._skulls[cell] = self._position.squares(cell, self._alone, skull=True)
        return row

    def stripes(self, low: int, step: int) -> tuple[Row, Row, Row]:
        """What a stripe adds in each lane."""
        rows = self._stripes.get((low, step))
        if rows is None:
            rows = self._position.stripes(low, step, self._alone)
            self._stripes[low, step] = rows
        return rows


@lru_cache(maxsize=2048)
def position_after(starters: tuple[str, ...], laid: tuple[Place, ...], zero: bool) -> Position:
    """The areas after cards were laid; not to be changed, as whoever asks gets the same."""
    if not laid:
        stair = [Place(card, step, step, "e") for step, card in enumerate(starters)]
        return Position(board_of(stair), zero=zero)
    position = position_after(starters, laid[:-1], zero).copy()
    place = laid[-1]
    position.place(*ends(place), LIES[place.card][place.heading])
    return position


@lru_cache(maxsize=256)
def survey_of(starters: tuple[str, ...], laid: tuple[Place, ...], zero: bool) -> Survey:
    """What every card would do after cards were laid."""
    return Survey(position_after(starters, laid, zero))
