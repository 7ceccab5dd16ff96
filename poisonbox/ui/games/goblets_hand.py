"""What only the holder of a hand sees: the tray of drinks, the pour so far, the thumbs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from poisonbox.games.goblets.drinks import PLAIN, Pour, Toast
from poisonbox.games.goblets.view import GobletsView
from poisonbox.ui.games.goblets_places import GOBLET
from poisonbox.ui.table.items import plate, rounded
from poisonbox.ui.table.scene import Z_BOARD, Z_HAND, Z_PIECE, Z_WORDS
from poisonbox.ui.table.stage import Stage
from poisonbox.ui.theme import player_values

translate = QCoreApplication.translate


if TYPE_CHECKING:
    from poisonbox.ui.games.goblets import GobletsScene

_CREAM = "#f8ecd2"
"""Words on the wood of the tray, which is dark in every theme."""


def lay_hand(scene: GobletsScene, stage: Stage, view: GobletsView) -> None:
    """The tray, the thumbs, or both side by side; a seal over what is sealed."""
    if stage.holder is None or not stage.asks:
        return
    band = scene.private.adjusted(14, 4, -14, -8)
    pour_ask, drink_ask = stage.ask("pour"), stage.ask("drink")
    if all(ask.sealed for ask in stage.asks):
        _lay_sealed(scene, band)
        return
    if pour_ask is not None and drink_ask is not None:
        share = 0.62 if len(scene.thumbs) == 1 else 0.56
        tray = QRectF(band.left(), band.top(), band.width() * share, band.height())
        _lay_tray(scene, tray)
        rest = band.adjusted(band.width() * (share + 0.02), 0, 0, 0)
        _lay_thumbs(scene, stage, view, rest, "thumbs")
    elif pour_ask is not None:
        _lay_tray(scene, band)
    elif drink_ask is not None:
        _lay_thumbs(scene, stage, view, band, "hand")


def _lay_sealed(scene: GobletsScene, band: QRectF) -> None:
    size = band.height() * 0.72
    box = QRectF(band.center().x() - size / 2, band.top(), size, size)
    scene.draw("sealed", "goblets/seal", box, Z_HAND)
    words = QRectF(band.left(), box.bottom(), band.width(), band.bottom() - box.bottom())
    plain = plate(scene.look, min(words.width(), 420 * max(1.0, scene.look.text_scale)),
                  words.height())  # fmt: skip
    scene.put("sealed-plate", plain, words.center(), Z_HAND)
    scene.write(
        "sealed-words",
        translate("GobletsScene", "Your choice is sealed."),
        words,
        "body",
        z=Z_HAND + 1,
    )


# -- the tray --------------------------------------------------------------------------------------


def _lay_tray(scene: GobletsScene, area: QRectF) -> None:
    pouring = scene.pouring
    if pouring is None:
        return
    count = len(pouring.hand)
    tall = area.height()
    size = tall * 0.54
    wide = min(area.width(), max(tall * 3.1, size * 1.22 * count / 0.86))
    tray = QRectF(area.center().x() - wide / 2, area.top(), wide, tall)
    scene.draw("tray", "goblets/tray", tray, Z_BOARD)
    scene.spot("tray", tray, translate("GobletsScene", "Your tray"), "tray",
               drop=partial(_drop_on_tray, scene))  # fmt: skip
    bed = tray.adjusted(wide * 0.075, tall * 0.12, -wide * 0.075, -tall * 0.17)
    size = min(size, bed.width() / count * 1.25)
    step = min(size * 1.22, (bed.width() - size) / max(1, count - 1))
    left = bed.center().x() - (step * (count - 1) + size) / 2
    for at in range(count):
        box = QRectF(left + step * at, bed.top() + bed.height() * 0.03, size, size)
        _lay_drink(scene, at, box, step, bed)
    if pouring.only_one_way and pouring.left and pouring.hand[pouring.left[0]] == PLAIN:
        _lay_fill(scene, tray)


def _lay_drink(scene: GobletsScene, at: int, box: QRectF, step: float, bed: QRectF) -> None:
    """A drink of the tray; where it has gone to a goblet, a pale one keeps its place."""
    pouring, stage = scene.pouring, scene.stage
    assert pouring is not None
    assert stage is not None
    assert stage.holder is not None
    drink, goblet = pouring.hand[at], pouring.where(at)
    picked = pouring.picked == at
    lifted = box.translated(0, -box.height() * 0.1 if picked else 0)
    if picked:
        grown = lifted.adjusted(*[side * lifted.width() for side in (-0.3, -0.3, 0.3, 0.3)])
        scene.draw("picked", "table/glow", grown, Z_BOARD + 1, {"glow": "#ffd97a"})
    picture = scene.pictures.drink(drink, stage.holder, box.width())
    scene.put(("hand", at), picture, lifted.center(), Z_HAND + at * 0.01,
              opacity=1.0 if goblet is None or picked else 0.3)  # fmt: skip
    below = QRectF(box.center().x() - step / 2 + 2, box.bottom() + 1, step - 4,
                   bed.bottom() - box.bottom())  # fmt: skip
    first = pouring.hand.index(drink) == at
    if first or drink != PLAIN:
        room = below if drink != PLAIN else _under_plain(scene, below, step)
        scene.write(("hand-name", at), scene.words.drink(drink), room, "small", z=Z_HAND,
                    colour=_CREAM)  # fmt: skip
    name = scene.words.drink_and_rule(drink)
    view = stage.view
    if goblet is not None and isinstance(view, GobletsView):
        name = translate("GobletsScene", "{drink}, in {goblet}").format(
            drink=scene.words.drink(drink), goblet=scene.words.whose(view, stage.chairs, goblet)
        )
    scene.spot(("hand", at), lifted, name, "hand", partial(scene.pick, at), drag=True,
               drop=partial(_drop_on_tray, scene), chosen=picked)  # fmt: skip


def _under_plain(scene: GobletsScene, below: QRectF, step: float) -> QRectF:
    """One name for all plain drinks, under the whole row of them."""
    assert scene.pouring is not None
    more = scene.pouring.hand.count(PLAIN) - 1
    return below.adjusted(0, 0, step * more, 0)


def _lay_fill(scene: GobletsScene, tray: QRectF) -> None:
    """The shortcut: what is left is plain, and it does not matter what of it goes where."""
    scale = max(1.0, scene.look.text_scale)
    wide, tall = min(tray.width() * 0.6, 210 * scale), max(34.0, 34 * min(scale, 1.5))
    box = QRectF(tray.center().x() - wide / 2, tray.bottom() - tall, wide, tall)
    theme = scene.look.theme
    button = rounded(scene.look, wide, tall, theme.accent, theme.line, 1.5, 8)
    scene.put("fill", button, box.center(), Z_HAND + 2)
    words = translate("GobletsScene", "The rest is plain (F)")
    scene.write("fill-words", words, box.adjusted(8, 0, -8, 0), "body", z=Z_HAND + 3,
                colour=theme.accent_ink, bold=True)  # fmt: skip
    scene.spot("fill", box, words, "hand", scene.fill_up)


def _drop_on_tray(scene: GobletsScene, key: object) -> None:
    if isinstance(key, tuple) and key[0] == "placed":
        scene.take_back(key[1])


# -- what was poured -------------------------------------------------------------------------------


def lay_poured(scene: GobletsScene, stage: Stage, view: GobletsView) -> None:
    """The own drinks at the goblets: those on their way, or in the toast those that were poured."""
    if stage.holder is None or scene.banquet is None:
        return
    if stage.kind in ("scoring", "over"):
        return
    if scene.pouring is not None:
        for goblet in sorted(scene.pouring.placed):
            _lay_placed(scene, stage, view, goblet)
    elif view.phase == "toast" and view.poured is not None:
        for goblet, drink in enumerate(view.poured):
            if drink is not None:
                givers = [seat for seat in range(view.players) if seat != view.owners[goblet]]
                box = scene.banquet.stands[goblet].drinks(len(givers))[givers.index(stage.holder)]
                picture = scene.pictures.drink(drink, stage.holder, box.width())
                scene.put(("own", goblet), picture, box.center(), Z_PIECE + 0.8)
                name = translate("GobletsScene", "You poured: {drink}").format(
                    drink=scene.words.drink(drink)
                )
                scene.spot(("own", goblet), box, name, "poured")
    _lay_hint(scene, stage)


def _lay_placed(scene: GobletsScene, stage: Stage, view: GobletsView, goblet: int) -> None:
    pouring, banquet = scene.pouring, scene.banquet
    assert pouring is not None
    assert banquet is not None
    assert stage.holder is not None
    at = pouring.placed[goblet]
    picked = pouring.picked == at
    box = banquet.stands[goblet].poured()
    if picked:
        grown = box.adjusted(*[side * box.width() for side in (-0.4, -0.4, 0.4, 0.4)])
        scene.draw("picked-placed", "table/glow", grown, Z_PIECE + 0.5, {"glow": "#ffd97a"})
    drink = pouring.hand[at]
    picture = scene.pictures.drink(drink, stage.holder, box.width())
    scene.put(("placed", goblet), picture, box.center(), Z_PIECE + 1)
    name = translate("GobletsScene", "{drink}, in {goblet}").format(
        drink=scene.words.drink(drink), goblet=scene.words.whose(view, stage.chairs, goblet)
    )
    scene.spot(
        ("placed", goblet), box, name, "poured", partial(_touch_placed, scene, goblet), drag=True,
        drop=partial(scene.drop_on_goblet, goblet), chosen=picked,
    )  # fmt: skip


def _touch_placed(scene: GobletsScene, goblet: int) -> None:
    """Something picked up changes places with it; else it is picked up itself."""
    pouring = scene.pouring
    if pouring is None:
        return
    at = pouring.placed[goblet]
    if pouring.picked is None or pouring.picked == at:
        scene.pick(at)
    else:
        scene.pour_into(pouring.picked, goblet)


def _lay_hint(scene: GobletsScene, stage: Stage) -> None:
    """A lamp where the advice is: what is not plain, or the thumb."""
    hint, banquet = stage.hint, scene.banquet
    assert banquet is not None
    accent = {"ink": scene.look.theme.accent}
    if isinstance(hint, Pour) and scene.pouring is not None and stage.holder is not None:
        for goblet, drink in enumerate(hint.drinks):
            if drink is not None and drink != PLAIN:
                box = banquet.stands[goblet].poured()
                size = box.width()
                over = box.translated(0, -size * 1.02)
                picture = scene.pictures.drink(drink, stage.holder, size)
                scene.put(("hint", goblet), picture, over.center(), Z_WORDS, opacity=0.75)
                lamp = QRectF(over.right() - size * 0.3, over.top() - 14, 32, 32)
                scene.draw(("hint-lamp", goblet), "icons/hint", lamp, Z_WORDS + 1, accent)
    elif isinstance(hint, Toast):
        for at, up in enumerate(hint.thumbs):
            card = scene.piece(("thumb-card", at, up))
            if card is not None:
                box = card.sceneBoundingRect()
                lamp = QRectF(box.left() - 8, box.top() - 10, 36, 36)
                scene.draw(("hint-lamp", at), "icons/hint", lamp, Z_HAND + 5, accent)


# -- thumbs ----------------------------------------------------------------------------------------


def _lay_thumbs(
    scene: GobletsScene, stage: Stage, view: GobletsView, area: QRectF, zone: str
) -> None:
    """Two large choices for each own goblet: drink or refuse."""
    own = [goblet for goblet, owner in enumerate(view.owners) if owner == stage.holder]
    beside = area.width() / len(own) > area.height() * 1.7 or len(own) == 1
    for at, goblet in enumerate(own):
        if beside:
            wide = area.width() / len(own)
            box = QRectF(area.left() + at * wide, area.top(), wide, area.height())
        else:
            tall = area.height() / len(own)
            box = QRectF(area.left(), area.top() + at * tall, area.width(), tall)
        _lay_choice(scene, stage, view, at, goblet, box.adjusted(6, 2, -6, -2), zone)


def _lay_choice(
    scene: GobletsScene, stage: Stage, view: GobletsView, at: int, goblet: int, box: QRectF,
    zone: str,
) -> None:  # fmt: skip
    chair = stage.chairs[view.owners[goblet]]
    tall = box.height()
    wide = min(box.width(), tall * 4.6)
    box = QRectF(box.center().x() - wide / 2, box.top(), wide, tall)
    cup = min(tall * GOBLET * 0.92, wide * 0.2)
    picture = QRectF(box.left(), box.center().y() - cup / GOBLET / 2, cup, cup / GOBLET)
    scene.draw(("own-goblet", at), "goblets/goblet", picture, Z_HAND, player_values(goblet))
    unit = cup / 160
    crest = scene.pictures.crest(chair, 44 * unit)
    scene.put(("own-crest", at), crest, picture.topLeft() + QPointF(80, 92) * unit, Z_HAND + 0.5)
    if len(scene.thumbs) > 1:
        size = max(20.0, cup * 0.4)
        badge = QRectF(picture.right() - size * 0.8, picture.top(), size, size)
        scene.put(("own-badge", at), scene.pictures.badge(size, goblet), badge.center(), Z_HAND + 1)
        scene.write(("own-number", at), "I" * (at + 1), badge, size * 0.62, z=Z_HAND + 2,
                    display=True)  # fmt: skip
    cards = box.adjusted(cup + 8, 0, 0, 0)
    half = (cards.width() - 10) / 2
    stake = 0 if view.stakes is None else view.stakes[goblet]
    for up in (True, False):
        left = cards.left() if up else cards.left() + half + 10
        card = QRectF(left, cards.top(), half, cards.height())
        _lay_card(scene, view, at, goblet, up, stake, card, zone)


def _lay_card(
    scene: GobletsScene, view: GobletsView, at: int, goblet: int, up: bool, stake: int,
    card: QRectF, zone: str,
) -> None:  # fmt: skip
    look, theme = scene.look, scene.look.theme
    chosen = scene.thumbs[at] is up
    edge, fill = (theme.accent, theme.hover) if chosen else (theme.line, theme.raised)
    scene.put(("thumb-card", at, up),
              rounded(look, card.width(), card.height(), fill, edge, 4 if chosen else 1.5, 12),
              card.center(), Z_HAND)  # fmt: skip
    thumb, upper, lower = _card_parts(card)
    scene.draw(("thumb", at, up), f"goblets/thumb-{'up' if up else 'down'}", thumb, Z_HAND + 1,
               player_values(goblet))  # fmt: skip
    verb = translate("GobletsScene", "Drink") if up else translate("GobletsScene", "Refuse")
    gain = (
        translate("GobletsScene", "{stake} points, or none").format(stake=stake)
        if up
        else translate("GobletsScene", "1 point")
    )
    scale, align = max(1.0, look.text_scale), "centre" if lower is None else "left"
    metrics = QFontMetricsF(look.font_of(14 * scale))
    short = lower is not None and metrics.horizontalAdvance(gain) > lower.width()
    shown = translate("GobletsScene", "{stake} or 0").format(stake=stake) if short and up else gain
    scene.write(("thumb-verb", at, up), verb, upper, max(24 * scale, card.height() * 0.2),
                z=Z_HAND + 2, align=align, display=True, colour=theme.ink)  # fmt: skip
    if lower is not None:
        scene.write(("thumb-gain", at, up), shown, lower, max(16 * scale, card.height() * 0.105),
                    z=Z_HAND + 2, align=align, colour=theme.soft)  # fmt: skip
    stage = scene.stage
    whose = "" if stage is None else scene.words.whose(view, stage.chairs, goblet)
    scene.spot(("thumb", at, up), card, f"{whose}: {verb}, {gain}", zone,
               partial(scene.show_thumb, at, up), drag=True, chosen=chosen)  # fmt: skip


def _card_parts(card: QRectF) -> tuple[QRectF, QRectF, QRectF | None]:
    """Where thumb, verb and gain are on a card; a narrow one has no room for the gain."""
    if card.width() < 150:
        size = min(card.height() * 0.62, card.width() * 0.8)
        thumb = QRectF(card.center().x() - size / 2, card.top() + 4, size, size)
        below = QRectF(card.left() + 4, thumb.bottom(), card.width() - 8,
                       card.bottom() - thumb.bottom() - 3)  # fmt: skip
        return thumb, below, None
    size = min(card.height() * 0.9, card.width() * 0.42)
    thumb = QRectF(card.left() + 6, card.center().y() - size / 2, size, size)
    text = QRectF(thumb.right() + 6, card.top() + card.height() * 0.16,
                  card.right() - thumb.right() - 14, card.height() * 0.68)  # fmt: skip
    upper = QRectF(text.left(), text.top(), text.width(), text.height() * 0.55)
    return thumb, upper, QRectF(text.left(), upper.bottom(), text.width(), text.height() * 0.45)
