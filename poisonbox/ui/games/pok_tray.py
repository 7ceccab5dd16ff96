"""The middle of Pok's table: what lies in the tray, what is written there, and the box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from poisonbox.games.pok.counters import SYMBOLS
from poisonbox.games.pok.view import FaceView
from poisonbox.texts.rulebook import rulebook
from poisonbox.ui.games.pok_layout import Caption
from poisonbox.ui.style import sizes
from poisonbox.ui.table.items import rounded
from poisonbox.ui.table.scene import Z_BOARD, Z_PIECE, Z_WORDS

translate = QCoreApplication.translate


if TYPE_CHECKING:
    from poisonbox.ui.games.pok import PokScene


def lay_unknown(scene: PokScene, die: int) -> None:
    """A place for a die whose face is still to be entered."""
    side, rest = scene.plan.side, scene.plan.rests[die]
    box = QRectF(rest.x() - side / 2, rest.y() - side / 2, side, side)
    scene.put(("unknown", die), rounded(scene.look, side, side, "#30000000", "#d9b662", 2),
             rest, Z_PIECE)  # fmt: skip
    scene.write(("unknown-sign", die), "?", box, side * 0.6, display=True, colour="#fae9b8")


def lay_shadow(scene: PokScene, die: int) -> None:
    """What lies beneath a die at rest."""
    side, rest = scene.plan.side, scene.plan.rests[die]
    here = rest + QPointF(side * 0.1, side * 0.16)
    scene.put(("die-shadow", die), scene.dice.shadow(side), here, Z_PIECE, opacity=0.8)


def lay_glow(scene: PokScene, die: int) -> None:
    """Light around a die that was met, and a sign."""
    side, rest, theme = scene.plan.side, scene.plan.rests[die], scene.look.theme
    scene.put(("glow", die), scene.dice.glow(side), rest, Z_PIECE + 0.5)
    size = side * 0.34
    badge = QRectF(rest.x() + side * 0.34, rest.y() - side * 0.84, size, size)
    scene.put(("met", die), rounded(scene.look, size, size, theme.plate, theme.good, 2),
             badge.center(), Z_WORDS)  # fmt: skip
    sign = badge.adjusted(size * 0.16, size * 0.16, -size * 0.16, -size * 0.16)
    scene.draw(("met-sign", die), "icons/check", sign, Z_WORDS + 1, {"ink": theme.good})


def lay_caption(scene: PokScene, die: int, face: FaceView, met: bool) -> None:
    """What a die asks for, in words and with the symbol; in two lines where one is short."""
    theme, box, letters = scene.look.theme, scene.plan.captions[die], scene.plan.letters
    edge = theme.good if met else theme.line
    wide, tall = box.width(), box.height()
    label = rounded(scene.look, wide, tall, theme.plate, edge, 3 if met else 1.5, 8)
    scene.put(("caption", die), label, box.center(), Z_WORDS)
    inner = box.adjusted(6, 2, -6, -2)
    if face is None:
        word = rulebook(scene.game).word("blank", scene.look.language)
        scene.write(("caption-words", die), word, inner, letters, colour=theme.soft,
                   z=Z_WORDS + 1)  # fmt: skip
        return
    line = inner.height() / scene.plan.lines
    last = QRectF(inner.left(), inner.bottom() - line, inner.width(), line)
    beside = scene.face_words(face)
    if scene.plan.lines > 1:
        beside = scene.symbol_word(face[1])
        high = QRectF(inner.left(), inner.top(), inner.width(), line)
        asked, font = _asked(face[0]), scene.look.font_of(letters, bold=True)
        if QFontMetricsF(font).horizontalAdvance(asked) > high.width():
            asked = f"{face[0]} ×"
        scene.write(("caption-high", die), asked, high, letters, bold=True,
                   z=Z_WORDS + 1)  # fmt: skip
    size = letters * 1.1
    font = scene.look.font_of(letters, bold=True)
    wide = min(QFontMetricsF(font).horizontalAdvance(beside) + 1, last.width() - size * 1.2)
    left = last.center().x() - (wide + size * 1.2) / 2
    mark = QRectF(left, last.center().y() - size / 2, size, size)
    scene.draw(("caption-symbol", die), f"pok/counter-{face[1]}", mark, Z_WORDS + 1)
    rest = QRectF(left + size * 1.2, last.top(), wide, line)
    scene.write(("caption-words", die), beside, rest, letters, bold=True, z=Z_WORDS + 1,
               align="left")  # fmt: skip


def caption_room(scene: PokScene) -> Caption:
    """What the longest captions need."""
    letters = sizes(scene.look.text_scale)["small"]
    wide = QFontMetricsF(scene.look.font("small", bold=True)).horizontalAdvance
    mark = letters * 1.4 + 14
    one = max(wide(scene.face_words((3, name))) for name in SYMBOLS) + mark
    two = max(wide(scene.symbol_word(name)) for name in SYMBOLS) + mark
    return Caption(letters, one, max(two, wide(_asked(3)) + 14))


def _asked(number: int) -> str:
    return translate("PokScene", "exactly {number} ×").format(number=number)


def lay_box(scene: PokScene, handed: int) -> None:
    """The box, and how many counters are in it."""
    scene.handed, box, theme = handed, scene.plan.box, scene.look.theme
    scene.draw("box", "pok/box", box, Z_BOARD + 1)
    if handed:
        size = max(20.0, box.height() * 0.34)
        badge = QRectF(box.center().x() - size * 0.8, box.top() + box.height() * 0.45,
                       size * 1.6, size)  # fmt: skip
        label = rounded(scene.look, badge.width(), size, theme.plate, theme.line)
        scene.put("box-plate", label, badge.center(), Z_WORDS)
        scene.write("box-count", str(handed), badge.adjusted(4, 1, -4, -1), size * 0.66,
                   z=Z_WORDS + 1, display=True)  # fmt: skip
