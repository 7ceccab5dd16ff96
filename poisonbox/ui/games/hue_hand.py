"""The long cards in a hand of Hue, and the score cards at the end."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from poisonbox.games.hue.cards import LETTERS, Place, colours_of
from poisonbox.games.hue.view import HueView
from poisonbox.ui.games.hue_standing import points
from poisonbox.ui.table.items import plate
from poisonbox.ui.table.scene import Z_HAND, Z_PIECE, Z_WORDS
from poisonbox.ui.table.stage import Stage

if TYPE_CHECKING:
    from poisonbox.ui.games.hue import HueScene

_GAP = 14.0
_LARGEST = 120.0
_LIGHT = "#ffd98a"
_MOST = 6
"""Cards in the largest hand."""
_SMALL_GAP = 5.0
_READABLE = 15.0
"""Pixels that a square of a small card should have."""

translate = QCoreApplication.translate


def sorted_hand(hand: tuple[str, ...]) -> list[str]:
    """Solid cards first, then striped ones, the poison last; always in the same order."""
    return sorted(hand, key=lambda card: ("STX".index(card[0]), LETTERS.index(card[3]), card))


def hand_boxes(area: QRectF, count: int) -> list[QRectF]:
    """Long cards in as many rows as make them largest."""
    if count == 0:
        return []
    sizes = {}
    for rows in (1, 2, 3):
        columns = ceil(count / rows)
        across = (area.width() - (columns - 1) * _GAP) / columns / 3
        down = (area.height() - (rows - 1) * _GAP) / rows
        sizes[rows] = min(across, down, max(_LARGEST, area.height() * 0.6))
    rows = max(sizes, key=lambda rows: (round(sizes[rows]), -rows))
    unit, columns = float(int(sizes[rows])), ceil(count / rows)
    top = area.center().y() - (rows * unit + (rows - 1) * _GAP) / 2
    boxes = []
    for at in range(count):
        row, column = divmod(at, columns)
        here = min(columns, count - row * columns)
        left = area.center().x() - (here * 3 * unit + (here - 1) * _GAP) / 2
        x, y = left + column * (3 * unit + _GAP), top + row * (unit + _GAP)
        boxes.append(QRectF(round(x), round(y), 3 * unit, unit))
    return boxes


def lay_hand(scene: HueScene, stage: Stage, view: HueView) -> None:
    """The holder's cards."""
    if not view.hand:
        return
    ask = stage.ask("place")
    chosen = ask.choice.card if ask is not None and isinstance(ask.choice, Place) else None
    held = chosen if scene.held is None else scene.held.card
    area = scene.private.adjusted(24, 6, -24, -14)
    line = QFontMetricsF(scene.look.font("small")).height() + 4
    _lay_caption(scene, len(view.hand), QRectF(area.left(), area.top(), area.width(), line))
    hand = sorted_hand(view.hand)
    boxes = hand_boxes(area.adjusted(0, line + 13, 0, 0), len(hand))
    for card, box in zip(hand, boxes, strict=True):
        _lay_held(scene, card, box, picked=card == held, asked=ask is not None)
    hint = stage.hint
    if isinstance(hint, Place) and hint.card in hand:
        box = boxes[hand.index(hint.card)]
        lamp = QRectF(box.left() - 14, box.top() - 14, 34, 34)
        disc = scene.pictures.disc(38, "#f0140b08")
        scene.put("hint-back", disc, lamp.center(), Z_HAND + 2)
        scene.draw("hint-card", "icons/hint", lamp.adjusted(4, 4, -4, -4), Z_HAND + 3,
                   {"ink": _LIGHT})  # fmt: skip


def _lay_caption(scene: HueScene, count: int, box: QRectF) -> None:
    """What the hand is good for in the end."""
    if count > 1:
        words = translate(
            "Hue",
            "The card you keep to the end is your score card. Its colours count, the centre ×2.",
        )
        short = translate("Hue", "Keep one: it scores, ×2 its centre.")
    else:
        words = short = translate("Hue", "Your score card")
    wide = QFontMetricsF(scene.look.font("small")).horizontalAdvance(words)
    shown = words if wide <= box.width() else short
    wide = QFontMetricsF(scene.look.font("small")).horizontalAdvance(shown)
    back = QRectF(0, 0, min(box.width(), wide + 28), box.height() + 2)
    back.moveCenter(box.center())
    scene.put("caption-back", plate(scene.look, back.width(), back.height()), back.center(), Z_HAND)
    scene.write("caption", shown, back.adjusted(12, 0, -12, 0), "small", z=Z_HAND + 1)


def _lay_held(scene: HueScene, card: str, box: QRectF, *, picked: bool, asked: bool) -> None:
    unit = box.height()
    middle = box.center() - QPointF(0, 5 if picked else 0)
    scene.put(("hand", card), scene.pictures.card(card, "e", unit), middle, Z_HAND)
    if picked:
        light = scene.pictures.outline("e", unit, _LIGHT)
        scene.put(("hand-light", card), light, middle, Z_HAND + 0.5)
    lay_doubled(scene, ("hand-double", card), card, middle, unit)
    worth = points(card, scene.standing.values)
    act = partial(scene.pick, card) if asked else None
    scene.spot(
        ("hand", card), box, scene.words.held(card, worth), "hand", act, drag=asked, chosen=picked
    )


def lay_doubled(
    scene: HueScene, key: tuple[str, object], card: str, middle: QPointF, unit: float
) -> None:
    """Mark the centre colour: on the middle stripe, or at the foot of the middle square."""
    tall = max(13.0, round(unit * 0.28))
    down = 0.0 if card[0] == "T" else unit / 2 - tall * 0.3
    scene.put(key, scene.pictures.doubled(tall), middle + QPointF(0, down), Z_HAND + 1)


# -- open hands ------------------------------------------------------------------------------------


def open_height(scene: HueScene, players: int) -> float:
    """How much room below the seats hands need that everybody may see."""
    unit, rows = _open_unit(scene, players)
    return rows * (unit + _SMALL_GAP) + 16


def _open_unit(scene: HueScene, players: int) -> tuple[float, int]:
    """Pixels of a square of a small card, and in how many rows a seat's cards lie."""
    wide = (scene.size.width() - 32) / players - 16
    tallest = scene.size.height() * 0.045
    units = {
        rows: min(tallest, (wide - (ceil(_MOST / rows) - 1) * _SMALL_GAP) / ceil(_MOST / rows) / 3)
        for rows in (1, 2, 3)
    }
    rows = next((rows for rows, unit in units.items() if unit >= _READABLE), 3)
    return float(int(units[rows])), rows


def lay_open_hands(scene: HueScene, stage: Stage, players: int) -> None:
    """Everybody's cards in small below their names."""
    unit, rows = _open_unit(scene, players)
    wide = (scene.size.width() - 32) / players
    for seat, view in enumerate(stage.hands):
        if not isinstance(view, HueView):
            continue
        left, top = 16 + seat * wide + 8, scene.seats_bottom + 8
        columns = ceil(_MOST / rows)
        for at, card in enumerate(sorted_hand(view.hand)):
            row, column = divmod(at, columns)
            box = QRectF(
                round(left + column * (3 * unit + _SMALL_GAP)),
                round(top + row * (unit + _SMALL_GAP)),
                3 * unit,
                unit,
            )
            picture = scene.pictures.card(card, "e", unit)
            scene.put(("open", seat, card), picture, box.center(), Z_PIECE + 4)
            scene.spot(("open", seat, card), box, scene.words.card(card), "players")


# -- the end ---------------------------------------------------------------------------------------


def score_height(scene: HueScene, players: int) -> float:
    """How much room below the seats the score cards need."""
    unit = score_unit(scene, players)
    return unit + QFontMetricsF(scene.look.font("body")).height() + 26


def score_unit(scene: HueScene, players: int) -> float:
    """Pixels of a square of a score card."""
    wide = (scene.size.width() - 32) / players - 28
    return float(int(min(wide / 3, scene.size.height() * 0.085)))


def score_place(scene: HueScene, seat: int, players: int) -> QPointF:
    """Where the middle of a seat's score card is."""
    wide = (scene.size.width() - 32) / players
    return QPointF(
        round(16 + (seat + 0.5) * wide),
        round(scene.seats_bottom + 10 + score_unit(scene, players) / 2),
    )


def lay_score_cards(scene: HueScene, view: HueView) -> None:
    """What everybody kept, and how it counts."""
    if view.score_cards is None:
        return
    unit, values = score_unit(scene, view.players), scene.standing.values
    line = QFontMetricsF(scene.look.font("body")).height() + 6
    for seat, card in enumerate(view.score_cards):
        middle = score_place(scene, seat, view.players)
        scene.put(("score-card", seat), scene.pictures.card(card, "e", unit), middle, Z_PIECE + 4)
        down = 0.0 if card[0] == "T" else unit / 2 - 5
        double = scene.pictures.doubled(max(13.0, round(unit * 0.3)))
        scene.put(("score-double", seat), double, middle + QPointF(0, down), Z_PIECE + 5)
        first, centre, last = colours_of(card)
        sum_ = f"{values[first]} + 2×{values[centre]} + {values[last]} = {view.totals[seat]}"
        if view.winners is None:
            sum_ = "?"  # a learner is to work it out
        box = QRectF(middle.x() - unit * 1.5, middle.y() + unit / 2 + 8, unit * 3, line)
        scene.put(("score-back", seat), plate(scene.look, box.width(), box.height()),
                  box.center(), Z_PIECE + 4)  # fmt: skip
        scene.write(("score-sum", seat), sum_, box.adjusted(8, 1, -8, -1), "body", z=Z_WORDS)
        whole = QRectF(
            box.left(), middle.y() - unit / 2, unit * 3, box.bottom() - middle.y() + unit / 2
        )
        words = translate("Hue", "Score card of {name}: {card}: {sum}").format(
            name="" if scene.stage is None else scene.stage.chairs[seat].name,
            card=scene.words.card(card), sum=sum_,
        )  # fmt: skip
        scene.spot(("score-card", seat), whole, words, "score-cards")
