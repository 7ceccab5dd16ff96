"""Who sits where: a portrait in a ring of the player's colour, a name, and how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap

from poisonbox.control.screen import Chair
from poisonbox.ui.look import Look
from poisonbox.ui.table.items import plate
from poisonbox.ui.theme import PLAYERS
from poisonbox.ui.widgets import paint_portrait

if TYPE_CHECKING:
    from poisonbox.ui.table.scene import TableScene


_READABLE = 12
"""Pixels that a name should have at least."""

_SMALL = 11
"""Pixels that a note should have at least."""

_LINE = 12
"""Pixels below which a second line is not worth writing."""


class SeatPlate(Struct, frozen=True):
    """What a seat shows.

    Attributes:
        chair: Who sits there.
        points: What they have, in a few letters, such as ``12``; empty for nothing.
        note: What else is public about them, in a few words, such as ``5 cards``.
        short: The same where there is little room.
        spoken: The whole in words, for screen readers and tooltips.
        winner: Whether they have won.
    """

    chair: Chair
    points: str
    note: str
    spoken: str
    winner: bool = False
    short: str = ""


def seat_colour(seat: int) -> str:
    """The colour of a seat."""
    return PLAYERS[seat % len(PLAYERS)]


def portrait(look: Look, chair: Chair, diameter: float) -> QPixmap:
    """A player's picture in a ring of the seat's colour."""
    scale = look.art.scale
    picture = QPixmap(max(1, round(diameter * scale)), max(1, round(diameter * scale)))
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(0, 0, diameter, diameter)
    paint_portrait(painter, look, box, chair.crest, seat_colour(chair.seat))
    painter.end()
    return picture


def _diameter(look: Look, box: QRectF, shown: SeatPlate) -> float:
    """How large the portrait is: where the name would become tiny, it leaves it some room."""
    readable = _READABLE * (1 + (look.text_scale - 1) / 2)
    metrics = QFontMetricsF(look.font_of(readable, bold=True))
    name = (metrics.horizontalAdvance(shown.chair.name) + 2) / (0.7 if shown.points else 1.0)
    widest = box.width() * 0.42
    return min(box.height(), max(box.width() * 0.24, min(widest, box.width() - name - 14)))


def _note(scene: TableScene, shown: SeatPlate, room: float) -> str:
    """What of the note there is room for: all of it, its short form, or nothing."""
    look = scene.look
    for note, font, most in (
        (shown.note, look.font_of(scene.pixels("small")), room * 1.15),
        (shown.short, look.font_of(_SMALL), room),
        (shown.note, look.font_of(_SMALL), room),
    ):
        if note and QFontMetricsF(font).horizontalAdvance(note) <= most:
            return note
    return ""


def draw_seat(scene: TableScene, seat: int, box: QRectF, shown: SeatPlate) -> None:
    """Put down one seat: the portrait on the left, name and standing on a plate beside it."""
    look, theme, chair = scene.look, scene.look.theme, shown.chair
    name = QFontMetricsF(look.font_of(scene.pixels("body"), bold=True))
    small = QFontMetricsF(look.font_of(scene.pixels("small")))
    tall = _diameter(look, box, shown)
    lines = name.height() + (small.height() if shown.note else 0.0)
    high = min(box.height(), max(tall * 0.72, lines + 6))
    round_box = QRectF(box.left(), box.center().y() - tall / 2, tall, tall)
    text = QRectF(round_box.center().x(), box.center().y() - high / 2,
                  box.right() - round_box.center().x(), high)  # fmt: skip
    lit = chair.asked or shown.winner
    edge = theme.accent if lit else theme.line
    scene.put(
        ("seat-plate", seat), plate(look, text.width(), text.height(), edge, 3 if lit else 1.5),
        text.center(), 20,
    )  # fmt: skip
    scene.put(("seat", seat), portrait(look, chair, tall), round_box.center(), 22)
    inner = text.adjusted(tall / 2 + 4, 3, -8, -3)
    points_width = inner.width() * 0.3 if shown.points else 0.0
    names = inner.adjusted(0, 0, -points_width, 0)
    note = _note(scene, shown, names.width())
    below = names.height() * small.height() / lines if note else 0.0
    below = below if below >= _LINE else 0.0  # else the note is only spoken
    first = names.adjusted(0, 0, 0, -below)
    scene.write(("seat-name", seat), chair.name, first, "body", align="left", bold=True)
    if below:
        low = QRectF(names.left(), first.bottom(), names.width(), below)
        scene.write(("seat-note", seat), note, low, "small", align="left", colour=theme.soft)
    if shown.points:
        right = QRectF(names.right(), inner.top(), points_width, inner.height())
        scene.write(
            ("seat-points", seat), shown.points, right, "title", align="right", display=True
        )
    if shown.winner:
        crown = QRectF(round_box.center().x() - tall * 0.22, round_box.top() - tall * 0.2,
                       tall * 0.44, tall * 0.44)  # fmt: skip
        scene.draw(("seat-crown", seat), "icons/crown", crown, 24, {"ink": theme.accent})
    if chair.seal is not None:
        draw_seal(scene, seat, round_box, chair.seal)
    scene.spot(("seat", seat), box, shown.spoken, "players")


def draw_seal(scene: TableScene, seat: int, beside: QRectF, closed: bool) -> None:
    """A wax seal at a portrait's foot: closed when the secret choice is made."""
    size = beside.width() * 0.46
    box = QRectF(beside.right() - size * 0.75, beside.bottom() - size * 0.8, size, size)
    name = "goblets/seal" if closed else "goblets/seal-open"
    scene.draw(("seal", seat), name, box, 25)
