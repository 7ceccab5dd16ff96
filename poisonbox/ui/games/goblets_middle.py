"""The middle of the banquet: which round it is, what is done, and the special drinks."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from poisonbox.games.goblets.view import GobletsView, RoundView
from poisonbox.ui.games.goblets_places import Banquet
from poisonbox.ui.look import Look
from poisonbox.ui.style import BODY
from poisonbox.ui.table.items import plate, rounded
from poisonbox.ui.table.scene import Z_BOARD, Z_FLYING, Z_WORDS

if TYPE_CHECKING:
    from poisonbox.ui.games.goblets import GobletsScene

_SMALLEST = 12
"""Pixels below which a rule is not written but only told on pointing at it."""


def lay_middle(scene: GobletsScene, view: GobletsView, past: RoundView | None, box: QRectF) -> None:
    """Put down the round, its phase, and its special drinks with what they do."""
    look, words = scene.look, scene.words
    specials = view.specials if past is None else past.specials
    scale = scene.pixels("body") / BODY
    beside = box.width() > box.height() * 2
    across = len(specials) if beside else 1
    wide = min(box.width(), max(1, across) * (420 * scale + box.height()))
    box = QRectF(box.center().x() - wide / 2, box.top(), wide, box.height())
    scene.put("middle-plate", plate(look, wide, box.height()), box.center(), Z_BOARD)
    inner = box.adjusted(14, 5, -14, -7)
    tall = min(inner.height() * 0.36, 28 * scale)
    head = QRectF(inner.left(), inner.top(), inner.width(), tall)
    number = len(view.past) if past is not None else view.round + 1
    title = f"{words.round_number(number)} · {words.phase(view, past)}"
    scene.write("round", title, head, min(tall * 0.76, 20 * scale), display=True,
                colour=look.theme.accent)  # fmt: skip
    rest = inner.adjusted(0, tall + 2, 0, 0)
    if not specials:
        lines = paragraph(scene, words.task(view, past), rest)
        _write(scene, "task", lines, rest, "centre")
        return
    down = 1 if beside else len(specials)
    for at, drink in enumerate(specials):
        broad, high = rest.width() / across, rest.height() / down
        left = rest.left() + at * broad if beside else rest.left()
        top = rest.top() if beside else rest.top() + at * high
        _lay_special(scene, at, drink, QRectF(left, top, broad, high).adjusted(2, 1, -2, -1))


def _lay_special(scene: GobletsScene, at: int, drink: str, cell: QRectF) -> None:
    look, words = scene.look, scene.words
    size = min(cell.height(), cell.width() * 0.28, 120.0)
    text = cell.adjusted(size + 8, 0, -4, 0)
    tall = min(text.height(), 23 * scene.pixels("body") / BODY)
    below = QRectF(text.left(), text.top() + tall, text.width(), text.height() - tall)
    fitted = paragraph(scene, words.rule(drink), below)
    used = tall + (0 if fitted is None else _height(look, fitted))
    top = text.top() + (text.height() - used) / 2
    token = QRectF(cell.left(), cell.center().y() - size / 2, size, size)
    scene.put(("special", at), scene.pictures.special(drink, size), token.center(), Z_BOARD + 1)
    name = words.drink(drink)
    title = QRectF(text.left(), top, text.width(), tall)
    scene.write(("special-name", at), name[:1].upper() + name[1:], title, "body", align="left",
                bold=True)  # fmt: skip
    rule = QRectF(text.left(), top + tall, text.width(), used - tall)
    _write(scene, ("special-rule", at), fitted, rule, "left")
    scene.spot(("special", at), cell, words.drink_and_rule(drink), "drinks",
               partial(scene.explain, at))  # fmt: skip


def lay_explained(
    scene: GobletsScene, view: GobletsView, past: RoundView | None, banquet: Banquet
) -> None:
    """The whole rule of one special drink, over the table, for whoever asks for it."""
    specials = view.specials if past is None else past.specials
    if scene.explained is None or scene.explained >= len(specials):
        return
    look, words, drink = scene.look, scene.words, specials[scene.explained]
    scale = scene.pixels("body") / BODY
    table, theme = banquet.table, look.theme
    wide = min(table.width() * 0.86, 600 * scale)
    size, head = min(110.0, wide * 0.22, table.height() * 0.5), 34 * scale
    room = QRectF(0, 0, wide - size - 48, table.height() - head - 28)
    fitted = paragraph(scene, words.rule(drink), room)
    text = head + (0 if fitted is None else _height(look, fitted))
    tall = max(text, size) + 28
    box = QRectF(table.center().x() - wide / 2, table.center().y() - tall / 2, wide, tall)
    scene.put("explained", rounded(look, wide, tall, theme.panel, theme.accent, 3, 14),
              box.center(), Z_FLYING)  # fmt: skip
    token = QRectF(box.left() + 16, box.center().y() - size / 2, size, size)
    picture = scene.pictures.special(drink, size)
    scene.put("explained-token", picture, token.center(), Z_FLYING + 1)
    title = QRectF(token.right() + 16, box.center().y() - text / 2, room.width(), head)
    name = words.drink(drink)
    scene.write("explained-name", name[:1].upper() + name[1:], title, "title", z=Z_FLYING + 1,
                align="left", display=True, colour=theme.accent)  # fmt: skip
    rest = QRectF(title.left(), title.bottom(), room.width(), text - head)
    _write(scene, "explained-rule", fitted, rest, "left", Z_FLYING + 1, theme.ink)
    scene.spot("explained", box, words.drink_and_rule(drink), "drinks",
               partial(scene.explain, scene.explained))  # fmt: skip


def paragraph(scene: GobletsScene, text: str, box: QRectF) -> tuple[int, list[str]] | None:
    """The size and the lines in which a text fits into a box; None if it does not fit readably."""
    for pixels in range(round(scene.pixels("body")), _SMALLEST - 1, -1):
        metrics = QFontMetricsF(scene.look.font_of(pixels))
        lines = _wrapped(metrics, text, box.width())
        if len(lines) * metrics.height() <= box.height() + 4 and all(
            metrics.horizontalAdvance(line) <= box.width() for line in lines
        ):
            return pixels, lines
    return None


def _wrapped(metrics: QFontMetricsF, text: str, width: float) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if metrics.horizontalAdvance(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _height(look: Look, fitted: tuple[int, list[str]]) -> float:
    """How tall lines are together."""
    return QFontMetricsF(look.font_of(fitted[0])).height() * len(fitted[1])


def _write(
    scene: GobletsScene, key: Hashable, fitted: tuple[int, list[str]] | None, box: QRectF,
    align: str, z: float = Z_WORDS, colour: str | None = None,
) -> None:  # fmt: skip
    """Put down the lines of a text that fits."""
    if fitted is None:
        return
    pixels, lines = fitted
    tall = QFontMetricsF(scene.look.font_of(pixels)).height()
    top = box.top() if align == "left" else box.center().y() - tall * len(lines) / 2
    for at, line in enumerate(lines):
        place = QRectF(box.left(), top + at * tall, box.width(), tall)
        scene.write((key, at), line, place, pixels, z=z, align=align,
                    colour=colour or scene.look.theme.soft)  # fmt: skip
