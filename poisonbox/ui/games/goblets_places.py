"""Where everybody sits at the banquet, and what stands in front of them."""

from __future__ import annotations

from math import ceil

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

GOBLET = 160 / 220
"""Width of a goblet for its height."""

_ABREAST = 1.52
"""Width of thumb, goblet and coaster side by side, for the height of the goblet."""


class Stand(Struct, frozen=True):
    """Where one goblet stands.

    Attributes:
        goblet: The goblet itself.
        thumb: Left of it, what its owner's hand shows.
        coaster: Right of it, the stake.
        foot: In front of it, where its drinks lie.
    """

    goblet: QRectF
    thumb: QRectF
    coaster: QRectF
    foot: QRectF

    @property
    def whole(self) -> QRectF:
        """All of it."""
        return self.goblet.united(self.thumb).united(self.coaster)

    @property
    def crest(self) -> QRectF:
        """The plain circle of the goblet."""
        unit = self.goblet.width() / 160
        middle = self.goblet.topLeft() + QPointF(80, 92) * unit
        return QRectF(middle.x() - 22 * unit, middle.y() - 22 * unit, 44 * unit, 44 * unit)

    def drinks(self, count: int) -> list[QRectF]:
        """Boxes for tokens side by side at its foot; where there are many they overlap."""
        size = self.foot.height()
        step = min(size * 0.96, (self.foot.width() - size) / max(1, count - 1))
        left = self.foot.center().x() - (step * (count - 1) + size) / 2
        return [QRectF(left + step * at, self.foot.top(), size, size) for at in range(count)]

    def poured(self) -> QRectF:
        """The box of the one token that somebody means to pour here."""
        size = max(32.0, self.foot.height() * 1.25)
        middle = self.foot.center()
        return QRectF(middle.x() - size / 2, self.foot.bottom() - size, size, size)


class Banquet(Struct, frozen=True):
    """Where everything of a table is.

    Attributes:
        table: The table top.
        middle: What is shown in the middle of it.
        plates: The plate of each seat.
        stands: Where each goblet stands.
    """

    table: QRectF
    middle: QRectF
    plates: tuple[QRectF, ...]
    stands: tuple[Stand, ...]


def banquet(area: QRectF, players: int, goblets: int) -> Banquet:
    """Arrange a table for so many guests and goblets.

    Seats go clockwise, and the first one is near the middle of the front.
    """
    rows = _rows(area, players, goblets)
    if players > 3:
        return rows
    three = _three(area)
    return three if three.stands[0].goblet.height() > rows.stands[0].goblet.height() else rows


def _three(area: QRectF) -> Banquet:
    """Three guests with two goblets each: the middle is between the two who sit behind."""
    wide, half = area.width() * 0.345, area.height() / 2
    low, aside = area.height() * 0.05, area.width() * 0.022
    boxes = (
        QRectF(area.center().x() - wide / 2, area.top() + half, wide, half),
        QRectF(area.left() + aside, area.top() + low, wide, half),
        QRectF(area.right() - wide - aside, area.top() + low, wide, half),
    )
    parts = [_above(box, behind=seat > 0) for seat, box in enumerate(boxes)]
    stands = [
        _stand(_cell(room, at, 2)) for at in range(2) for _, room in parts
    ]  # first goblets first
    over = parts[0][0].height() * 0.5
    top = area.top() + over * 0.7
    inner = area.width() - 2 * (wide + aside) - 20
    middle = QRectF(area.center().x() - inner / 2, top + 26, inner, area.top() + half - top - 36)
    table = QRectF(area.left(), top, area.width(), area.bottom() - over + 6 - top)
    return Banquet(table, middle, tuple(plate for plate, _ in parts), tuple(stands))


def _rows(area: QRectF, players: int, goblets: int) -> Banquet:
    """Half of the guests behind the table, half in front; the ends are nearer to the middle."""
    front, back, each = players // 2, ceil(players / 2), goblets // players
    beside = players == 4
    inside = area.adjusted(0, area.height() * 0.02, 0, -area.height() * 0.055) if beside else area
    centre = min(300.0, max(74.0, inside.height() * (0.3 if beside else 0.25)))
    row = (inside.height() - centre) / 2
    plates: dict[int, QRectF] = {}
    stands: dict[int, Stand] = {}
    first = (front - 1) // 2
    for place in range(players):
        behind = place >= front
        column = place - front if behind else front - 1 - place
        seat = (place - (front - 1 - first)) % players
        box = _box(inside, row, centre, column, back if behind else front, behind)
        plates[seat], rest = _beside(box, column == 0) if beside else _above(box, behind)
        for at, goblet in enumerate(range(seat, goblets, players)):
            stands[goblet] = _stand(_cell(rest, at, each))
    wide = area.width() * {2: 0.62, 3: 0.45}.get(back, 0.47)
    middle = QRectF(area.center().x() - wide / 2, inside.center().y() - centre / 2, wide, centre)
    rim = plates[0].width() * 0.4 if beside else 0
    over = 0 if beside else plates[0].height() * 0.5
    return Banquet(
        area.adjusted(rim, over, -rim, -over + 6),
        middle.adjusted(0, 3, 0, -3),
        tuple(plates[seat] for seat in range(players)),
        tuple(stands[goblet] for goblet in range(goblets)),
    )


def _cell(room: QRectF, at: int, count: int) -> QRectF:
    """The part of a guest's room for one goblet."""
    wide = room.width() / count
    return QRectF(room.left() + at * wide, room.top(), wide, room.height())


def _box(
    area: QRectF, row: float, centre: float, column: int, columns: int, behind: bool
) -> QRectF:
    """The room of one guest."""
    wide = min(area.width() / max(2, columns), row * 4.2)
    off = column - (columns - 1) / 2
    spread = min(area.width() / columns, wide * 1.5) * (0.965 if columns > 2 else 1)
    wide = min(wide, spread)
    inmost, outmost = 0.5 - columns % 2 / 2, (columns - 1) / 2
    sideways = (abs(off) - inmost) / (outmost - inmost) if outmost > inmost else 0.0
    inwards = centre * (0.24 if columns > 3 else 0.12) * sideways
    left = area.center().x() + off * spread - wide / 2
    top = area.top() + inwards if behind else area.bottom() - row - inwards
    return QRectF(left, top, wide, row).adjusted(5, 0, -5, 0)


def _above(box: QRectF, behind: bool) -> tuple[QRectF, QRectF]:
    """The plate with portrait and name outside, and the room for goblets towards the middle."""
    tall = min(max(104.0, box.height() * 0.26), max(42.0, box.height() * 0.345))
    wide = min(box.width(), tall * 4.3)
    left = box.center().x() - wide / 2
    if behind:
        return QRectF(left, box.top(), wide, tall), box.adjusted(0, tall + 2, 0, 0)
    return QRectF(left, box.bottom() - tall, wide, tall), box.adjusted(0, 0, 0, -tall - 4)


def _beside(box: QRectF, leftmost: bool) -> tuple[QRectF, QRectF]:
    """Where few share a side of the table, the plate is at its end and goblets are larger."""
    wide = box.width() * 0.38
    tall = min(104.0, max(42.0, box.height() * 0.42), wide * 0.42)
    top = box.center().y() - tall / 2
    if leftmost:
        return QRectF(box.left(), top, wide, tall), box.adjusted(wide + 6, 0, 0, 0)
    return QRectF(box.right() - wide, top, wide, tall), box.adjusted(0, 0, -wide - 6, 0)


def _stand(cell: QRectF) -> Stand:
    tall = min(cell.height(), cell.width() / _ABREAST)
    wide = tall * GOBLET
    goblet = QRectF(cell.center().x() - wide / 2, cell.bottom() - tall, wide, tall)
    thumb = tall * 0.46
    coaster = tall * 0.42
    level = goblet.top() + tall * 0.4
    token = max(22.0, tall * 0.33)
    across = min(cell.width() * 0.94, max(tall * 2.1, token * 4))
    return Stand(
        goblet,
        QRectF(goblet.left() - thumb * 0.8, level - thumb * 0.56, thumb, thumb),
        QRectF(goblet.right() - coaster * 0.12, level - coaster * 0.46, coaster, coaster),
        QRectF(cell.center().x() - across / 2, cell.bottom() - token, across, token),
    )
