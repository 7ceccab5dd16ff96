"""The dice of Pok: wooden cubes in space, drawn face by face, that roll and come to rest."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF, QRadialGradient, QTransform

from poisonbox.games.pok.counters import DICE, SYMBOLS
from poisonbox.games.pok.view import FaceView
from poisonbox.ui.look import Look

Vector = tuple[float, float, float]
Turn = tuple[Vector, Vector, Vector]
"""An orientation: the rows of a matrix of rotation."""

SPAN = 1.86
"""How many sides of a die its picture measures, so that it has room to turn."""

GLOW = 2.3
"""How many sides of a die its light measures."""

_TILT = math.radians(24)
"""How far the eye is from looking straight down."""

_DISTANCE = 5.5
"""How many sides away the eye is."""

_YAWS = (-10.0, 7.0, -5.0)
"""Degrees by which each die lies askew: nobody puts dice down straight."""

_KEPT = 48
"""Pictures of dice at rest that are kept."""

_LIGHT: Vector = (-0.36, 0.33, 0.87)

_SIDES: tuple[Turn, ...] = (
    ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    ((0, 1, 0), (0, 0, 1), (1, 0, 0)),
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    ((-1, 0, 0), (0, 1, 0), (0, 0, -1)),
    ((0, -1, 0), (0, 0, 1), (-1, 0, 0)),
    ((0, 0, -1), (1, 0, 0), (0, -1, 0)),
)
"""For each face what is right, up and outwards; three faces on, the opposite one."""

_CORNERS = ((-1, 1), (1, 1), (1, -1), (-1, -1))


def face_name(face: FaceView) -> str:
    """The drawing of a face."""
    return "pok/face-blank" if face is None else f"pok/face-{face[0]}-{face[1]}"


def faces_of(die: int) -> tuple[FaceView, ...]:
    """The six published faces of a die, with the names of symbols (pok/dice)."""
    return tuple(face and (face[0], SYMBOLS[face[1]]) for face in DICE[die])


# -- turning ---------------------------------------------------------------------------------------


def turned(axis: Vector, angle: float) -> Turn:
    """A rotation around an axis of length 1."""
    x, y, z = axis
    c, s = math.cos(angle), math.sin(angle)
    k = 1 - c
    return (
        (c + x * x * k, x * y * k - z * s, x * z * k + y * s),
        (y * x * k + z * s, c + y * y * k, y * z * k - x * s),
        (z * x * k - y * s, z * y * k + x * s, c + z * z * k),
    )


def after(second: Turn, first: Turn) -> Turn:
    """One rotation, then another."""
    columns = tuple(zip(*first, strict=True))
    return tuple(  # type: ignore[return-value]  # three rows of three
        tuple(sum(a * b for a, b in zip(row, column, strict=True)) for column in columns)
        for row in second
    )


def at_rest(die: int, face: FaceView) -> Turn:
    """How a die lies that shows a face: that one on top, a little askew."""
    side = _SIDES[faces_of(die).index(face)]
    return after(turned((0, 0, 1), math.radians(_YAWS[die])), side)


def _apply(turn: Turn, point: Vector) -> Vector:
    x, y, z = point
    a, b, c = (row[0] * x + row[1] * y + row[2] * z for row in turn)
    return a, b, c


def lift(turn: Turn) -> float:
    """How much higher the middle of a turned die is than that of one at rest, in sides."""
    return sum(map(abs, turn[2])) / 2 - 0.5


# -- drawing ---------------------------------------------------------------------------------------


class DicePictures:
    """Draws dice.

    Attributes:
        look: What it draws with.
    """

    def __init__(self, look: Look) -> None:
        """Nothing is drawn yet."""
        self.look = look
        self._kept: dict[tuple[int, FaceView, int, float], QPixmap] = {}
        self._around_dice: dict[str, tuple[int, float, QPixmap]] = {}

    def resting(self, die: int, face: FaceView, side: float) -> QPixmap:
        """A die that shows a face."""
        key = (die, face, round(side * 4), self.look.art.scale)
        if key not in self._kept:
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            self._kept[key] = self.turning(die, at_rest(die, face), side)
        return self._kept[key]

    def turning(self, die: int, turn: Turn, side: float) -> QPixmap:
        """A die in any orientation."""
        scale = self.look.art.scale
        pixels = max(2, math.ceil(side * SPAN * scale))
        picture = QPixmap(pixels, pixels)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        middle = QPointF(pixels / 2, pixels / 2)
        for right_up_out, face in zip(_SIDES, faces_of(die), strict=True):
            self._face(painter, turn, right_up_out, face, middle, side * scale)
        painter.end()
        picture.setDevicePixelRatio(scale)
        return picture

    def _face(
        self, painter: QPainter, turn: Turn, side: Turn, face: FaceView, middle: QPointF,
        size: float,
    ) -> None:  # fmt: skip
        right, up, out = side
        corners = QPolygonF(
            [_seen(_apply(turn, _corner(right, up, out, x, y)), middle, size) for x, y in _CORNERS]
        )
        if not _faces_eye(corners):
            return
        painter.setPen(QPen(QColor("#3a2410"), max(1.0, size * 0.03), j=_ROUND))
        painter.setBrush(QColor("#e6cd98"))
        painter.drawPolygon(corners)
        picture = self.look.picture(face_name(face), size / self.look.art.scale,
                                    size / self.look.art.scale)  # fmt: skip
        flat = QRectF(0, 0, size, size)
        way = QTransform()
        if QTransform.quadToQuad(QPolygonF(_around(flat)), corners, way):
            painter.save()
            painter.setTransform(way)
            painter.drawPixmap(flat, picture, QRectF(picture.rect()))
            painter.restore()
        self._shade(painter, corners, _apply(turn, out), size)

    def _shade(self, painter: QPainter, corners: QPolygonF, out: Vector, size: float) -> None:
        bright = sum(a * b for a, b in zip(out, _LIGHT, strict=True))
        dark = QColor(38, 20, 6, round(112 * min(1.0, max(0.0, 0.87 - bright))))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(dark)
        painter.drawPolygon(corners)
        shine = QColor(255, 246, 220, round(110 * max(0.0, bright)))
        painter.setPen(QPen(shine, max(1.0, size * 0.012), j=_ROUND))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(corners)

    def shadow(self, side: float) -> QPixmap:
        """What a die darkens beneath it."""
        stops = (
            (0.0, QColor(0, 0, 0, 190)),
            (0.5, QColor(0, 0, 0, 150)),
            (1.0, QColor(0, 0, 0, 0)),
        )
        return self._soft("shadow", side * SPAN, stops)

    def glow(self, side: float) -> QPixmap:
        """The light around a die that was met."""
        stops = (
            (0.0, QColor(255, 244, 190, 255)),
            (0.55, QColor(255, 226, 130, 235)),
            (0.72, QColor(255, 205, 90, 120)),
            (1.0, QColor(255, 190, 60, 0)),
        )
        return self._soft("glow", side * GLOW, stops)

    def _soft(self, name: str, size: float, stops: Sequence[tuple[float, QColor]]) -> QPixmap:
        scale = self.look.art.scale
        pixels = max(2, math.ceil(size * scale))
        kept = self._around_dice.get(name)
        if kept is not None and kept[:2] == (pixels, scale):
            return kept[2]
        picture = QPixmap(pixels, pixels)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        soft = QRadialGradient(pixels / 2, pixels / 2, pixels / 2)
        for stop, colour in stops:
            soft.setColorAt(stop, colour)
        painter.fillRect(picture.rect(), soft)
        painter.end()
        picture.setDevicePixelRatio(scale)
        self._around_dice[name] = pixels, scale, picture
        return picture


_ROUND = Qt.PenJoinStyle.RoundJoin


def _corner(right: Vector, up: Vector, out: Vector, x: int, y: int) -> Vector:
    a, b, c = ((o + x * r + y * u) / 2 for r, u, o in zip(right, up, out, strict=True))
    return a, b, c


def _seen(point: Vector, middle: QPointF, size: float) -> QPointF:
    """Where the eye sees a point of a die."""
    x, y, z = point
    above = y * math.cos(_TILT) + z * math.sin(_TILT)
    nearer = z * math.cos(_TILT) - y * math.sin(_TILT)
    grown = size * _DISTANCE / (_DISTANCE - nearer + 0.5)
    return middle + QPointF(x * grown, -above * grown)


def _faces_eye(corners: QPolygonF) -> bool:
    """Whether the corners run clockwise on the screen: from behind they run the other way."""
    a, b, c = corners.at(0), corners.at(1), corners.at(2)
    return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x()) > 0.5


def _around(box: QRectF) -> list[QPointF]:
    return [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()]


# -- rolling ---------------------------------------------------------------------------------------


class Throw(Struct, frozen=True):
    """How one die rolls: from corner to corner of its way, the last being where it rests.

    Attributes:
        die: Which.
        face: What it shows in the end.
        way: Points on the table.
        side: The length of its side.
    """

    die: int
    face: FaceView
    way: tuple[QPointF, ...]
    side: float

    def after(self, part: float) -> tuple[QPointF, float, Turn]:
        """Where it is after a part of the time from 0 to 1, how high in sides, and how turned."""
        legs = [(b - a) for a, b in zip(self.way, self.way[1:], strict=False)]
        lengths = [math.hypot(leg.x(), leg.y()) for leg in legs]
        rolled = sum(lengths) * (1 - (1 - part) ** 2.1)
        turn = at_rest(self.die, self.face)
        here = self.way[-1]
        left = rolled - sum(lengths)
        for leg, length, end in zip(
            reversed(legs), reversed(lengths), reversed(self.way[1:]), strict=True
        ):
            back = min(-left, length)
            if back > 0 and length > 0:
                turn = after(_rolling(leg, length, -back / self.side), turn)
                here = end - leg * (back / length)
                left += back
        return here, lift(turn) + _hop(part), turn


def _rolling(leg: QPointF, length: float, sides: float) -> Turn:
    """The rotation of a die that rolls so many of its sides along a way."""
    along = (leg.x() / length, -leg.y() / length)
    return turned((-along[1], along[0], 0.0), sides * math.pi / 2)


def _hop(part: float) -> float:
    """How high a die jumps: three times, lower each time."""
    return abs(math.cos(part * 3.5 * math.pi)) * 0.9 * (1 - part) ** 1.6 if part < 1 else 0.0


def throws(
    roll: Sequence[FaceView], rests: Sequence[QPointF], felt: QRectF, side: float
) -> list[Throw]:
    """Ways for dice that are thrown in from below, bounce off the far edge and come to rest."""
    made = []
    for die, (face, rest) in enumerate(zip(roll, rests, strict=True)):
        start = QPointF(felt.left() - side * (0.4 - die * 0.5), felt.bottom() + side * 0.9)
        right = min(felt.right() - side * 0.4, rest.x() + felt.width() * (0.3 - 0.08 * die))
        bounce = QPointF(right, felt.top() + side * (0.15 + 0.12 * die))
        made.append(Throw(die, face, (start, bounce, rest), side))
    return made
