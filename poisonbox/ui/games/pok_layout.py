"""Where everything of Pok lies: players around the tray where there is room, else above it."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

_GAP = 10.0
_WIDE = 1.72
"""From this shape of the table on there is room for players on both sides of the tray."""

_AROUND = {3: (1, 1, 1), 4: (1, 2, 1), 5: (2, 1, 2), 6: (2, 2, 2), 7: (2, 3, 2)}
"""How many sit on the left, above and on the right."""

_TRAY = (1.2, 1.62)
"""How wide a tray may be for its height."""

_CARD = (1.55, 2.5)
"""How wide a player's place may be for its height."""

_BOX = 200 / 320
_READABLE = 11.0
"""Pixels that letters have at least."""

_LETTERS = 0.052
"""How large letters on a tray are at least, for its height."""


class Plan(Struct, frozen=True):
    """Where everything lies.

    Attributes:
        seats: The place of each player.
        tray: The leather tray.
        felt: Where dice roll in it.
        rests: Where the middle of each die comes to rest.
        side: The length of a die's side.
        captions: What is written beneath each die.
        lines: In how many lines.
        letters: The size of those words.
        box: Where counters are handed in.
        lamp: A free corner; empty where there is none.
    """

    seats: tuple[QRectF, ...]
    tray: QRectF
    felt: QRectF
    rests: tuple[QPointF, ...]
    side: float
    captions: tuple[QRectF, ...]
    lines: int
    letters: float
    box: QRectF
    lamp: QRectF


class Caption(Struct, frozen=True):
    """How much room the captions of dice need.

    Attributes:
        size: The size of their letters.
        one: The width of the longest in one line.
        two: The width of the longest in two lines.
    """

    size: float
    one: float
    two: float


def plan(area: QRectF, players: int, words: Caption) -> Plan:
    """Lay out the public part of the table.

    Args:
        area: What there is for it.
        players: How many.
        words: What captions need.
    """
    if area.width() >= area.height() * _WIDE:
        return _around(area, players, words)
    return _above(area, players, words)


def _around(area: QRectF, players: int, words: Caption) -> Plan:
    """Players on the left, above and on the right; the box at the right of the tray's foot."""
    left, above, right = _AROUND[players]
    column = area.width() * (0.215 if above > 2 else 0.235)
    centre = area.adjusted(column + _GAP, 0, -column - _GAP, 0)
    rows = max(left, right) + 0.8
    tall = min((area.height() - rows * _GAP) / rows, column / _CARD[0], area.height() * 0.29)
    wide = min(column, tall * _CARD[1])
    over = min((centre.width() - _GAP * (above - 1)) / above, wide)
    tray_room = centre.adjusted(0, tall + _GAP, 0, 0)
    seats = [
        *reversed(_stack(area.left(), area, wide, tall, left)),
        *_line(centre, QPointF(over, min(tall, over / 1.3)), above),
        *_stack(area.right() - wide, area, wide, tall, right),
    ]
    foot = seats[-1].bottom() + _GAP
    corner = QRectF(area.right() - wide, foot, wide, area.bottom() - foot)
    box = _fit(corner, min(wide * 0.74, area.height() * 0.42), _BOX)
    tray = _tray(tray_room)
    lamp_box = corner.translated(area.left() - corner.left(), 0)
    lamp = _fit(lamp_box, min(lamp_box.height(), wide * 0.6), 1.0)
    return _with_dice(seats, tray, words, box, lamp)


def _stack(left: float, area: QRectF, wide: float, tall: float, count: int) -> list[QRectF]:
    """Places one beneath the other, leaving a corner free at the foot; a single one is lower."""
    spare = area.height() - 2.8 * (tall + _GAP) if count == 1 else 0.0
    top = area.top() + (tall * 0.55 if count == 1 else 0.0) + max(0.0, spare) * 0.3
    return [QRectF(left, top + at * (tall + _GAP), wide, tall) for at in range(count)]


def _line(room: QRectF, size: QPointF, count: int) -> list[QRectF]:
    """Places side by side in the middle."""
    whole = size.x() * count + _GAP * (count - 1)
    left = room.center().x() - whole / 2
    return [
        QRectF(left + at * (size.x() + _GAP), room.top(), size.x(), size.y()) for at in range(count)
    ]


def _above(area: QRectF, players: int, words: Caption) -> Plan:
    """Players in one or two lines above the tray; the box beside it."""
    lines = 1 if players <= 3 or area.width() > players * 165 else 2
    first = (players + lines - 1) // lines
    wide = min((area.width() - _GAP * (first - 1)) / first, area.height() * 0.6)
    tall = max(
        wide / _CARD[1], min(wide / _CARD[0], area.height() * (0.34 if lines == 1 else 0.235))
    )
    seats = []
    for line in range(lines):
        room = area.adjusted(0, line * (tall + _GAP), 0, 0)
        count = first if line == 0 else players - first
        seats += _line(room, QPointF(wide, tall), count)
    rest = area.adjusted(0, lines * (tall + _GAP), 0, 0)
    side = max(64.0, rest.width() * 0.16)
    tray = _tray(rest.adjusted(side, 0, -side, 0))
    beside = QRectF(tray.right() + 4, rest.top(), rest.right() - tray.right() - 4, rest.height())
    box = _fit(beside, min(beside.width(), 220.0), _BOX)
    opposite = QRectF(rest.left(), rest.top(), tray.left() - rest.left() - 4, rest.height())
    lamp = _fit(opposite, min(opposite.width(), rest.height() * 0.6, 200.0), 1.0)
    return _with_dice(seats, tray, words, box, lamp)


def _tray(room: QRectF) -> QRectF:
    wide = min(room.width(), room.height() * _TRAY[1])
    tall = min(room.height(), wide / _TRAY[0])
    return QRectF(room.center().x() - wide / 2, room.center().y() - tall / 2, wide, tall)


def _fit(room: QRectF, wide: float, shape: float) -> QRectF:
    """The largest box of a shape, standing in the middle of the foot of a room."""
    wide = max(0.0, min(wide, room.width(), room.height() / shape))
    tall = wide * shape
    return QRectF(room.center().x() - wide / 2, room.bottom() - tall, wide, tall)


def _with_dice(
    seats: list[QRectF], tray: QRectF, words: Caption, box: QRectF, lamp: QRectF
) -> Plan:
    wide, tall = tray.width(), tray.height()
    felt = QRectF(tray.left() + wide * 0.12, tray.top() + tall * 0.165, wide * 0.76, tall * 0.66)
    wanted = max(words.size, tall * _LETTERS)
    slot = min(wide * 0.28, max(wide * 0.245, words.two * wanted / words.size + 4))
    fitting = slot - 4
    one, two = words.one * wanted / words.size, words.two * wanted / words.size
    lines = 1 if one <= fitting else 2
    size = wanted if lines == 1 else min(wanted * min(1.0, fitting / two), tall * 0.095)
    size = max(_READABLE, size)
    label = lines * size * 1.32 + 8
    room = tray.bottom() - tall * 0.035 - label - felt.top()
    side = min(wide * 0.184, room / 1.24)
    rests, captions = [], []
    for die in range(3):
        across = tray.center().x() + (die - 1) * slot
        rests.append(QPointF(across, felt.top() + room * 0.5 + side * 0.04))
        captions.append(
            QRectF(across - slot / 2 + 2, tray.bottom() - tall * 0.035 - label, slot - 4, label)
        )
    return Plan(
        tuple(seats), tray, felt, tuple(rests), side, tuple(captions), lines, size, box, lamp
    )
