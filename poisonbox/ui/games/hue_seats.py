"""Who sits at the table of Hue, and how many cards they have left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from poisonbox.core.state import Seat
from poisonbox.games.hue.view import HueView
from poisonbox.ui.table.items import rounded
from poisonbox.ui.table.scene import Z_PIECE
from poisonbox.ui.table.seats import SeatPlate
from poisonbox.ui.table.stage import Stage

if TYPE_CHECKING:
    from poisonbox.ui.games.hue import HueScene

_MOST = 6
"""Cards in the largest hand."""
_PICTURED = 40
"""Pixels below which the picture of a back would be a blur."""

translate = QCoreApplication.translate


def lay_seats(scene: HueScene, stage: Stage, view: HueView, strip: QRectF) -> None:
    """Everybody side by side; points are only known at the end."""
    wide = strip.width() / view.players
    for chair in stage.chairs:
        box = QRectF(strip.left() + chair.seat * wide + 4, strip.top(), wide - 8, strip.height())
        shown = _plate(stage, view, chair.seat)
        scene.seat(chair.seat, box, shown)
        if view.winners is None:
            _lay_backs(scene, box, shown, view.sizes[chair.seat])


def _plate(stage: Stage, view: HueView, seat: Seat) -> SeatPlate:
    chair, cards = stage.chairs[seat], view.sizes[seat]
    if view.winners is not None:
        points = str(view.totals[seat])
        spoken = translate("Hue", "{name}: {points} points").format(name=chair.name, points=points)
        note = translate("Hue", "score card")
        return SeatPlate(chair, points, note, spoken, seat in view.winners)
    note = translate("Hue", "{n} in hand").format(n=cards)
    if seat == view.first:
        note = translate("Hue", "{cards} · began").format(cards=note)
    spoken = translate("Hue", "{name}: {note}").format(name=chair.name, note=note)
    return SeatPlate(chair, "", note, spoken, short=str(cards))


def _lay_backs(scene: HueScene, box: QRectF, shown: SeatPlate, count: int) -> None:
    """The backs of a seat's cards, standing on its plate, where its words leave room."""
    portrait = min(box.height(), box.width() * 0.42)
    tall = round(portrait * 0.5)
    wide = round(portrait / 6)
    step = wide + 2
    words = max(
        QFontMetricsF(scene.look.font("body", bold=True)).horizontalAdvance(shown.chair.name),
        QFontMetricsF(scene.look.font("small")).horizontalAdvance(shown.note),
    )
    if portrait + words + _MOST * step + 40 > box.width():
        return
    small = tall < _PICTURED
    picture = (
        rounded(scene.look, wide, tall, "#1d2c4f", "#c9a24d", 1.4, 3)
        if small
        else scene.look.picture("hue/back", tall, wide)
    )
    for at in range(count):
        x = box.right() - 16 - wide / 2 - (count - 1 - at) * step
        key = ("back", shown.chair.seat, at)
        scene.put(key, picture, QPointF(x, box.center().y()), Z_PIECE + 3,
                  rotation=0 if small else 90)  # fmt: skip
