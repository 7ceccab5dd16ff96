"""The part of Pok's table that is one person's: their counters and their fist, or real dice."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from poisonbox.control.screen import Ask
from poisonbox.games.pok.counters import SYMBOLS
from poisonbox.games.pok.view import PokView
from poisonbox.ui.games.pok_dice import face_name, faces_of
from poisonbox.ui.style import sizes
from poisonbox.ui.table.items import rounded
from poisonbox.ui.table.scene import Z_BOARD, Z_HAND
from poisonbox.ui.table.stage import Stage
from poisonbox.ui.theme import player_values

translate = QCoreApplication.translate


if TYPE_CHECKING:
    from poisonbox.ui.games.pok import PokScene

_PAIR = 2
"""How many counters of a symbol everybody begins with (pok/counters)."""

_APART = 0.4
"""How many faces' room there is between the faces of two dice."""

_GONE = 0.13
"""How clearly the place of a counter is seen that was handed over."""


def lay_rack(scene: PokScene) -> None:
    """The shelf at the edge of the table, where something lies on it."""
    band = _shelf(scene)
    picture = rounded(
        scene.look, band.width(), band.height(), scene.look.theme.plate, scene.look.theme.line, 2
    )
    scene.put("rack", picture, band.center(), Z_BOARD)


def _shelf(scene: PokScene) -> QRectF:
    """Inside the brass line that runs around every table."""
    side, foot = max(12.0, scene.size.width() * 0.019), max(10.0, scene.size.height() * 0.032)
    return scene.private.adjusted(side, 4, -side, -foot)


def lay_own(scene: PokScene, stage: Stage, view: PokView) -> None:
    """The holder's counters and the hand that one of them goes into."""
    if view.counters is None or view.seat is None:
        return
    ask = stage.ask("show")
    band = _shelf(scene).adjusted(12, 5, -12, -5)
    hand_size = min(band.height(), band.width() * 0.3)
    hand = QRectF(band.right() - hand_size, band.center().y() - hand_size / 2, hand_size, hand_size)
    hand.translate(-min(60.0, band.width() * 0.04), 0)
    room = QRectF(band.left(), band.top(), hand.left() - band.left() - 12, band.height())
    pairs = [_lay_pair(scene, stage, view, ask, symbol, room) for symbol in range(len(SYMBOLS))]
    for symbol, pair in enumerate(pairs):  # after those that can be taken
        if ask is not None and not view.counters[SYMBOLS[symbol]]:
            _lay_gone(scene, symbol, pair)
    _lay_own_hand(scene, view.seat, ask, hand)


def _lay_pair(
    scene: PokScene, stage: Stage, view: PokView, ask: Ask | None, symbol: int, room: QRectF
) -> QRectF:
    """The counters of one symbol, with its word and its key beneath; returns where they lie."""
    assert view.counters is not None
    name, left = SYMBOLS[symbol], view.counters[SYMBOLS[symbol]]
    line = max(sizes(scene.look.text_scale)["small"], room.height() * 0.09) * 1.35
    third = room.width() / len(SYMBOLS)
    size = min(third / 2.16, room.height() - line - 4)
    start = QPointF(room.left() + third * (symbol + 0.5) - size, room.top())
    spare = (room.height() - line - 4 - size) / 2
    taken = ask is not None and ask.choice == symbol
    for at in range(_PAIR):
        box = QRectF(start.x() + at * size, start.y() + spare, size, size).adjusted(3, 3, -3, -3)
        in_hand = taken and at == left - 1
        clear = 1.0 if at < left and not in_hand else (0.3 if in_hand else _GONE)
        key = ("counter", symbol, at)
        scene.draw(key, f"pok/counter-{name}", box, Z_HAND, opacity=clear)
        if at < left:
            able = ask is not None and symbol in ask.moves
            scene.spot(
                key, box, scene.symbol_word(name), "hand",
                None if ask is None or taken else partial(scene.choose, symbol),
                drag=able and not in_hand, chosen=in_hand,
            )  # fmt: skip
    foot = start.y() + spare + size + 2
    _lay_key(scene, symbol, QRectF(room.left() + third * symbol, foot, third, line))
    if stage.hint == symbol and left:
        lamp = QRectF(start.x() - 4, start.y() + spare - 4, 32, 32)
        scene.draw("hint", "icons/hint", lamp, Z_HAND + 2, {"ink": scene.look.theme.accent})
    return QRectF(start.x(), start.y() + spare, 2 * size, size)


def _lay_gone(scene: PokScene, symbol: int, pair: QRectF) -> None:
    """Where both counters of a symbol were: whoever points there is told why there are none."""
    word = translate("PokScene", "{symbol}: none left").format(
        symbol=scene.symbol_word(SYMBOLS[symbol])
    )
    scene.spot(("gone", symbol), pair, word, "gone", partial(scene.choose, symbol))


def _lay_key(scene: PokScene, symbol: int, box: QRectF) -> None:
    """The key of a symbol, and its word."""
    theme, tall = scene.look.theme, box.height()
    word = scene.symbol_word(SYMBOLS[symbol])
    font = scene.look.font_of(tall / 1.35)
    wide = QFontMetricsF(font).horizontalAdvance(word) + 2
    wide = min(wide, box.width() - tall * 1.5)
    left = box.center().x() - (wide + tall * 1.4) / 2
    cap = QRectF(left, box.top(), tall, tall)
    scene.put(("key", symbol), rounded(scene.look, tall, tall, theme.raised, theme.line, 1.2, 5),
              cap.center(), Z_HAND)  # fmt: skip
    scene.write(("key-sign", symbol), str(symbol + 1), cap, tall * 0.66, z=Z_HAND + 1, bold=True,
                colour=theme.ink)  # fmt: skip
    words = QRectF(cap.right() + tall * 0.4, box.top(), wide, tall)
    scene.write(
        ("pair", symbol), word, words, tall / 1.35, z=Z_HAND, colour=theme.soft, align="left"
    )


def _lay_own_hand(scene: PokScene, seat: int, ask: Ask | None, box: QRectF) -> None:
    """The holder's hand: open until it is sealed, with what was taken into it."""
    symbol = None if ask is None or ask.choice is None else SYMBOLS[ask.choice]
    sealed = ask is not None and ask.sealed
    theme = scene.look.theme
    if ask is not None and not sealed:
        glow = box.adjusted(-box.width() * 0.16, -8, box.width() * 0.16, 8)
        scene.draw("own-glow", "table/glow", glow, Z_HAND - 1, {"glow": theme.accent})
    name = "pok/fist" if sealed or ask is None else "pok/hand-open"
    scene.draw("own-hand", name, box, Z_HAND, player_values(seat))
    palm = box.width() * 0.46
    middle = box.topLeft() + QPointF(box.width() * 0.5, box.height() * 0.43)
    if symbol is not None and not sealed:
        held = QRectF(middle.x() - palm / 2, middle.y() - palm / 2, palm, palm)
        scene.draw("in-hand", f"pok/counter-{symbol}", held, Z_HAND + 1)
    if sealed:
        wax = QRectF(box.right() - palm * 1.1, box.bottom() - palm * 1.05, palm, palm)
        scene.draw("own-seal", "goblets/seal", wax, Z_HAND + 2)
    scene.spot("own-hand", box, _hand_words(scene, symbol, sealed), "fist", drop=scene.drop_in)


def _hand_words(scene: PokScene, symbol: str | None, sealed: bool) -> str:
    if symbol is None:
        return translate("PokScene", "Your hand: empty")
    word = scene.symbol_word(symbol)
    if sealed:
        return translate("PokScene", "Your fist: {symbol}, sealed").format(symbol=word)
    return translate("PokScene", "Your hand: {symbol}").format(symbol=word)


# -- real dice -------------------------------------------------------------------------------------


def lay_picker(scene: PokScene) -> None:
    """For each die its faces as pictures, to enter what the real ones show."""
    theme = scene.look.theme
    band = _shelf(scene).adjusted(14, 6, -14, -6)
    text = sizes(scene.look.text_scale)
    top = max(36.0, min(text["body"] * 2.1, band.height() * 0.3))
    button = QRectF(band.right() - min(band.width() * 0.44, text["body"] * 15), band.top(), 0, top)
    button.setRight(band.right())
    title = QRectF(band.left(), band.top(), button.left() - band.left() - 10, top)
    question = translate("PokScene", "What do the real dice show?")
    scene.write("picker-title", question, title, "large", z=Z_HAND, align="left", display=True)
    complete = len(scene.entered) == 3
    fill, ink = (theme.accent, theme.accent_ink) if complete else (theme.raised, theme.soft)
    scene.put("picker-button", rounded(scene.look, button.width(), top, fill, theme.line, 1.5, 8),
              button.center(), Z_HAND)  # fmt: skip
    scene.write("picker-verb", translate("PokScene", "This is the roll"),
                button.adjusted(10, 2, -10, -2), "body",
                z=Z_HAND + 1, bold=True, colour=ink)  # fmt: skip
    low = QRectF(band.left(), band.top() + top + 4, band.width(), band.height() - top - 4)
    faces = [tuple(dict.fromkeys(faces_of(die))) for die in range(3)]
    cells = sum(map(len, faces)) + 2 * _APART
    line = min(text["small"] * 1.35, low.height() * 0.3)
    size = min(low.width() / cells, low.height() - line)
    left = low.center().x() - size * cells / 2
    for die, choices in enumerate(faces):
        group = QRectF(left, low.top(), size * len(choices), line)
        scene.write(("picker-die", die), scene.die_word(die), group, "small", z=Z_HAND,
                    colour=theme.soft)  # fmt: skip
        for at, face in enumerate(choices):
            box = QRectF(left + at * size, low.top() + line, size, size).adjusted(2, 2, -2, -2)
            chosen = die in scene.entered and scene.entered[die] == face
            _lay_choice(scene, die, at, box, chosen)
            scene.spot(("enter", die, at), box, scene.die_words(die, face), f"die-{die}",
                       partial(scene.enter, die, face), chosen=chosen)  # fmt: skip
        left += size * (len(choices) + _APART)
    scene.spot("enter", button, translate("PokScene", "This is the roll"), "enter",
               scene.enter_roll if complete else None)  # fmt: skip


def _lay_choice(scene: PokScene, die: int, at: int, box: QRectF, chosen: bool) -> None:
    face = tuple(dict.fromkeys(faces_of(die)))[at]
    inner = box.adjusted(4, 4, -4, -4)
    dim = die in scene.entered and not chosen
    scene.draw(("face", die, at), face_name(face), inner, Z_HAND, opacity=0.55 if dim else 1.0)
    if chosen:
        theme = scene.look.theme
        frame = rounded(scene.look, box.width(), box.height(), "#00000000", theme.accent, 4, 8)
        scene.put(("face-frame", die), frame, box.center(), Z_HAND + 1)
        badge = box.width() * 0.4
        corner = QRectF(box.right() - badge * 0.85, box.bottom() - badge * 0.85, badge, badge)
        scene.put(("face-badge", die), rounded(scene.look, badge, badge, theme.accent, theme.line),
                  corner.center(), Z_HAND + 2)  # fmt: skip
        sign = corner.adjusted(badge * 0.16, badge * 0.16, -badge * 0.16, -badge * 0.16)
        scene.draw(("face-check", die), "icons/check", sign, Z_HAND + 3, {"ink": theme.accent_ink})
