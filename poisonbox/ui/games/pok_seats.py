"""A player's place in Pok: portrait, name, counters left, and the fist that opens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap, QRadialGradient

from poisonbox.control.screen import Chair
from poisonbox.games.pok.rules import GOAL
from poisonbox.games.pok.view import PokView
from poisonbox.ui.look import Look
from poisonbox.ui.style import sizes
from poisonbox.ui.table.items import plate, rounded
from poisonbox.ui.table.scene import Z_BOARD, Z_PIECE, Z_WORDS
from poisonbox.ui.table.seats import portrait
from poisonbox.ui.theme import player_values

translate = QCoreApplication.translate


if TYPE_CHECKING:
    from poisonbox.ui.games.pok import PokScene

COUNTERS = 6


class Place(Struct, frozen=True):
    """Where the parts of one player's place are.

    Attributes:
        whole: All of it.
        portrait: The picture.
        name: The name.
        tally: How many are handed over.
        sockets: The counters that are left.
        strip: What was played so far, and what became of the counter shown.
        fist: The hand.
    """

    whole: QRectF
    portrait: QRectF
    name: QRectF
    tally: QRectF
    sockets: QRectF
    strip: QRectF
    fist: QRectF

    @property
    def palm(self) -> QRectF:
        """Where a counter lies in the open hand."""
        size = self.fist.width() * 0.46
        middle = self.fist.topLeft() + QPointF(self.fist.width() * 0.5, self.fist.height() * 0.43)
        return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)

    @property
    def seal(self) -> QRectF:
        """Where the wax is on the closed hand."""
        size = self.fist.width() * 0.46
        foot = self.fist.bottomRight()
        return QRectF(foot.x() - size * 1.02, foot.y() - size * 1.02, size, size)


def place(box: QRectF) -> Place:
    """Divide a player's place."""
    wide, tall = box.width(), box.height()
    edge = max(3.0, tall * 0.045)
    head, strip = tall * 0.25, max(17.5, tall * 0.2)
    fist = min(tall - head + edge, wide * 0.46)
    face = min(tall * 0.5, wide * 0.34)
    round_box = QRectF(box.left() + edge, box.top() + edge, face, face)
    hand = QRectF(box.right() - fist - edge * 0.4, box.bottom() - fist, fist, fist)
    name = QRectF(round_box.right() + edge, box.top() + edge, 0, head - edge * 0.6)
    name.setRight(box.right() - edge * 1.6)
    tally = QRectF(round_box.right() + edge, name.bottom(), 0, 0)
    tally.setRight(max(hand.left() + fist * 0.08, tally.left() + 26))
    tally.setBottom(max(round_box.bottom(), tally.top() + 12))
    strip_box = QRectF(box.left() + edge * 1.4, box.bottom() - strip - edge * 0.5, 0, strip)
    strip_box.setRight(box.right() - edge)
    low = QRectF(strip_box.left(), round_box.bottom() + edge * 0.4, 0, 0)
    low.setRight(hand.left() + fist * 0.06)
    low.setBottom(strip_box.top() - edge * 0.2)
    return Place(box, round_box, name, tally, low, strip_box, hand)


# -- putting down ------------------------------------------------------------------------------


def lay_place(scene: PokScene, chair: Chair, where: Place, view: PokView) -> None:
    """The plate with portrait, name and how it stands; the hand is put down apart."""
    look, theme, seat = scene.look, scene.look.theme, chair.seat
    won = view.winners is not None and seat in view.winners
    choosing = chair.asked and not chair.seal
    lit = choosing or won
    base = where.whole.adjusted(0, where.whole.height() * 0.04, 0, 0)
    edge = theme.accent if lit else theme.line
    scene.put(
        ("plate", seat), plate(look, base.width(), base.height(), edge, 3 if lit else 1.5),
        base.center(), Z_BOARD,
    )  # fmt: skip
    scene.put(
        ("seat", seat), portrait(look, chair, where.portrait.width()), where.portrait.center(),
        Z_PIECE,
    )  # fmt: skip
    letters = max(sizes(look.text_scale)["body"], where.whole.height() * 0.125)
    scene.write(("name", seat), chair.name, where.name, letters, align="left", bold=True)
    lay_tally(scene, seat, where, view.totals[seat])
    lay_sockets(scene, seat, where, view.left[seat])
    if won:
        size = where.portrait.width() * 0.5
        crown = QRectF(where.portrait.center().x() - size / 2, where.portrait.top() - size * 0.4,
                       size, size)  # fmt: skip
        scene.draw(("crown", seat), "icons/crown", crown, Z_PIECE + 2, {"ink": theme.accent})


def lay_tally(scene: PokScene, seat: int, where: Place, handed: int) -> None:
    """How many counters are handed over, of those that win."""
    box = where.tally
    size = max(11.0, min(box.height() * 0.62, where.whole.height() * 0.2))
    words = translate("PokScene", "{handed} of {goal}").format(handed=handed, goal=GOAL)
    font = scene.look.font_of(size, display=True)
    narrowest = min(each.tally.width() for each in scene.places)
    if QFontMetricsF(font).horizontalAdvance(words) > narrowest:
        words = f"{handed}/{GOAL}"  # for everybody, so that all are read alike
    scene.write(("tally", seat), words, box, size, align="left", display=True)


def lay_sockets(
    scene: PokScene, seat: int, where: Place, left: int, symbols: Sequence[str] = ()
) -> None:
    """Six little sockets: filled with what is left, empty where it was handed over.

    Args:
        scene: The table.
        seat: Whose.
        where: Their place.
        left: How many counters are left.
        symbols: Which they are, where hands are open.
    """
    box = where.sockets
    size = max(2.0, min(box.width() / COUNTERS, box.height()))
    row = QRectF(box.left(), box.center().y() - size / 2, size * COUNTERS, size)
    picture = scene.pictures.sockets(left, row.width(), row.height())
    scene.put(("sockets", seat), picture, row.center(), Z_PIECE)
    for at, symbol in enumerate(symbols):
        spot = QRectF(row.left() + at * size, row.top(), size, size)
        scene.draw(("own", seat, at), f"pok/counter-{symbol}", spot, Z_PIECE + 1)


def lay_hand(scene: PokScene, seat: int, where: Place, symbol: str | None) -> None:
    """The fist, or the open hand with the counter that it shows."""
    name = "pok/fist" if symbol is None else "pok/hand-open"
    scene.draw(("fist", seat), name, where.fist, Z_PIECE + 1, player_values(seat))
    if symbol is not None:
        scene.draw(("shown", seat), f"pok/counter-{symbol}", where.palm, Z_PIECE + 2)


def lay_seal(scene: PokScene, seat: int, where: Place, closed: bool) -> None:
    """Wax on the fist; only its outline while the choice is still open."""
    name = "goblets/seal" if closed else "goblets/seal-open"
    scene.draw(("seal", seat), name, where.seal, Z_PIECE + 3)


def lay_verdict(scene: PokScene, seat: int, where: Place, symbol: str, clause: str) -> None:
    """What became of the counter shown, and why: a sign, the symbol and a word."""
    theme, strip = scene.look.theme, where.strip
    handed = clause in ("pok/exact", "pok/outsider")
    colour = theme.good if handed else theme.bad
    tall = strip.height()
    word = verdict_word(clause)
    letters = min(max(11.0, tall * 0.66), max(sizes(scene.look.text_scale)["small"], tall * 0.5))
    wide = QFontMetricsF(scene.look.font_of(letters, bold=True)).horizontalAdvance(word)
    box = QRectF(strip)
    box.setLeft(max(strip.left(), strip.right() - wide - tall * 2.1))
    scene.put(
        ("verdict", seat), rounded(scene.look, box.width(), tall, theme.plate, colour, 1.5),
        box.center(), Z_WORDS,
    )  # fmt: skip
    sign = QRectF(box.left() + tall * 0.25, box.top() + tall * 0.16, tall * 0.68, tall * 0.68)
    scene.draw(("verdict-sign", seat), "icons/check" if handed else "icons/cross", sign,
               Z_WORDS + 1, {"ink": colour})  # fmt: skip
    mark = sign.translated(tall * 0.72, 0)
    scene.draw(("verdict-symbol", seat), f"pok/counter-{symbol}", mark, Z_WORDS + 1)
    words = QRectF(mark.right() + tall * 0.12, box.top() + 1, 0, tall - 2)
    words.setRight(box.right() - 2)
    scene.write(("verdict-word", seat), word, words, letters, colour=colour, bold=True,
                align="left", z=Z_WORDS + 1)  # fmt: skip


def verdict_word(clause: str) -> str:
    """A clause in a word."""
    words = {
        "pok/exact": translate("PokScene", "met"),
        "pok/outsider": translate("PokScene", "outsider"),
        "pok/miss": translate("PokScene", "missed"),
        "pok/all-outside": translate("PokScene", "all outside"),
    }
    return words.get(clause, "")


def lay_memory(
    scene: PokScene, seat: int, where: Place, played: Sequence[tuple[str, bool]]
) -> None:
    """What was shown in each round so far; what was taken back is smaller and paler."""
    box = QRectF(where.strip)
    box.setRight(where.sockets.right())
    size = min(box.height() * 0.9, box.width() / 5)
    step = min(size * 0.96, (box.width() - size) / max(1, len(played) - 1))
    for at, (symbol, handed) in enumerate(played):
        own = size if handed else size * 0.76
        middle = QPointF(box.left() + size / 2 + at * step, box.center().y())
        spot = QRectF(middle.x() - own / 2, middle.y() - own / 2, own, own)
        scene.draw(("memory", seat, at), f"pok/counter-{symbol}", spot, Z_PIECE + at * 0.01,
                   opacity=1.0 if handed else 0.55)  # fmt: skip


# -- pictures ----------------------------------------------------------------------------------


class SocketPictures:
    """Rows of sockets, each drawn once."""

    def __init__(self, look: Look) -> None:
        """Nothing is drawn yet."""
        self._look = look
        self._kept: dict[tuple[int, int, int, float], QPixmap] = {}

    def sockets(self, left: int, width: float, height: float) -> QPixmap:
        """Six sockets of which some are filled."""
        scale = self._look.art.scale
        key = (left, round(width * 4), round(height * 4), scale)
        if key not in self._kept:
            if len(self._kept) > 64:
                self._kept.clear()
            self._kept[key] = self._draw(left, width, height, scale)
        return self._kept[key]

    def _draw(self, left: int, width: float, height: float, scale: float) -> QPixmap:
        picture = QPixmap(max(1, round(width * scale)), max(1, round(height * scale)))
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = width / COUNTERS
        for at in range(COUNTERS):
            middle = QPointF(step * (at + 0.5), height / 2)
            _socket(painter, middle, min(step, height) * 0.42, at < left)
        painter.end()
        return picture


def _socket(painter: QPainter, middle: QPointF, radius: float, filled: bool) -> None:
    """A brass ring around a hole, or around a wooden peg that stands in it."""
    painter.setPen(QPen(QColor("#b98f45"), max(1.0, radius * 0.16)))
    inside = QRadialGradient(middle - QPointF(radius * 0.3, radius * 0.35), radius * 1.5)
    if filled:
        inside.setColorAt(0, QColor("#fbe6b6"))
        inside.setColorAt(0.55, QColor("#d9a860"))
        inside.setColorAt(1, QColor("#7c4c1d"))
    else:
        inside.setColorAt(0, QColor("#0d0704"))
        inside.setColorAt(1, QColor("#3b2817"))
    painter.setBrush(inside)
    painter.drawEllipse(middle, radius, radius)
