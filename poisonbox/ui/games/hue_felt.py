"""The felt of Hue as a map: which part of the endless grid is seen, and how large."""

from __future__ import annotations

from collections.abc import Iterable
from math import floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from poisonbox.games.hue.board import STEPS, at, cell
from poisonbox.games.hue.cards import Place

SMALLEST, LARGEST = 12, 180
"""Pixels of a square when zoomed out and in as far as it goes."""

MARGIN = 3.0
"""Squares around the cards where the next card may come to lie."""

_READABLE, _READABLE_PART = 46.0, 0.08
"""Pixels, and part of the felt's height, below which a square gets some of the margin's room."""
_LEAST_MARGIN = 0.6
_STEP = 1.2


class Frame(NamedTuple):
    """What is seen: pixels of a square, and which point of the grid is in the middle."""

    unit: float
    x: float
    y: float

    def towards(self, other: Frame, part: float) -> Frame:
        """A frame on the way to another one."""
        return Frame(*(a + (b - a) * part for a, b in zip(self, other, strict=True)))


class Bounds(NamedTuple):
    """The part of the grid on which something lies; right and bottom are beyond the last square."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def of(cls, cells: Iterable[int]) -> Bounds:
        """Around cells; around the origin if there are none."""
        places = [at(cell) for cell in cells] or [(0, 0)]
        across, down = zip(*places, strict=True)
        return cls(min(across), min(down), max(across) + 1, max(down) + 1)

    def grown(self, by: int) -> Bounds:
        """The same with some squares around."""
        return Bounds(self.left - by, self.top - by, self.right + by, self.bottom + by)


class Held(NamedTuple):
    """A card over the felt: its middle square, and where it heads."""

    card: str
    x: int
    y: int
    heading: str

    @classmethod
    def of(cls, place: Place) -> Held:
        """A card that lies in a place."""
        across, down = step(place.heading)
        return cls(place.card, place.x + across, place.y + down, place.heading)

    @property
    def place(self) -> Place:
        """Where it would lie."""
        across, down = step(self.heading)
        return Place(self.card, self.x - across, self.y - down, self.heading)


def step(heading: str) -> tuple[int, int]:
    """The way from a card's square to the next."""
    return at(cell(0, 0) + STEPS[heading])


class Felt:
    """Turns squares into points of the scene and back.

    Attributes:
        area: Where the felt lies in the scene.
        room: The part of it where nothing lies over it: boards are fitted into that.
        shown: What is seen now.
        aim: What will be seen when the felt has come to rest.
        own: Whether somebody has zoomed or moved it: then it is not fitted any more.
    """

    def __init__(self) -> None:
        """A felt of no size."""
        self.area = QRectF()
        self.room = QRectF()
        self.shown = self.aim = Frame(40.0, 1.5, 1.5)
        self.own = False

    # -- squares and points ------------------------------------------------------------------

    @property
    def unit(self) -> int:
        """Pixels of a square at rest: what lies on the felt is drawn in this size."""
        return round(self.aim.unit)

    @property
    def scale(self) -> float:
        """How much larger things look at the moment than they are drawn."""
        return self.shown.unit / self.unit

    def point(self, x: float, y: float) -> QPointF:
        """Where a point of the grid is in the scene; a square's corner has whole numbers."""
        unit, middle_x, middle_y = self.shown
        centre = self.room.center()
        return QPointF(
            round(centre.x() - middle_x * unit) + x * unit,
            round(centre.y() - middle_y * unit) + y * unit,
        )

    def square(self, point: QPointF) -> tuple[int, int]:
        """The square at a point of the scene."""
        origin = self.point(0, 0)
        unit = self.shown.unit
        return floor((point.x() - origin.x()) / unit), floor((point.y() - origin.y()) / unit)

    def box(self, x: float, y: float, wide: float = 1.0, tall: float = 1.0) -> QRectF:
        """Squares as a rectangle of the scene."""
        unit = self.shown.unit
        return QRectF(self.point(x, y), self.point(x, y) + QPointF(wide * unit, tall * unit))

    # -- what is seen ------------------------------------------------------------------------

    def fit(self, bounds: Bounds) -> Frame:
        """Everything with a margin, as large as possible."""
        across, down = bounds.right - bounds.left, bounds.bottom - bounds.top
        unit = self._unit_for(across + 2 * MARGIN, down + 2 * MARGIN)
        wanted = max(_READABLE, float(floor(self.area.height() * _READABLE_PART)))
        if unit < wanted:
            most = self._unit_for(across + 2 * _LEAST_MARGIN, down + 2 * _LEAST_MARGIN)
            unit = min(most, wanted)
        return Frame(unit, bounds.left + across / 2, bounds.top + down / 2)

    def _unit_for(self, across: float, down: float) -> float:
        unit = min(self.room.width() / across, self.room.height() / down)
        return float(max(SMALLEST, min(LARGEST, floor(unit))))

    def zoomed(self, steps: int, around: QPointF) -> Frame:
        """Larger or smaller, with the point under the pointer where it was."""
        unit = round(self.aim.unit * _STEP**steps)
        unit = max(SMALLEST, min(LARGEST, unit if unit != self.unit else unit + steps))
        away = around - self.room.center()
        x = self.aim.x + away.x() / self.aim.unit - away.x() / unit
        y = self.aim.y + away.y() / self.aim.unit - away.y() / unit
        return Frame(float(unit), x, y)

    def panned(self, by: QPointF) -> Frame:
        """The felt was pulled by so many pixels."""
        return self.aim._replace(
            x=self.aim.x - by.x() / self.aim.unit, y=self.aim.y - by.y() / self.aim.unit
        )

    def kept_near(self, frame: Frame, bounds: Bounds) -> Frame:
        """A frame whose middle is not beyond the cards and their margin."""
        near = bounds.grown(2)
        return frame._replace(
            x=max(near.left, min(near.right, frame.x)), y=max(near.top, min(near.bottom, frame.y))
        )

    def showing(self, x: float, y: float, reach: float) -> Frame:
        """The least move after which a square and what is so near to it can be seen."""
        half_x = max(0.0, self.room.width() / self.aim.unit / 2 - reach)
        half_y = max(0.0, self.room.height() / self.aim.unit / 2 - reach)
        return self.aim._replace(
            x=max(x - half_x, min(x + half_x, self.aim.x)),
            y=max(y - half_y, min(y + half_y, self.aim.y)),
        )
