"""What stands in front of a guest: the goblet, its stake, a thumb, and the drinks in it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF

from poisonbox.games.goblets.scoring import poison_count
from poisonbox.games.goblets.view import GobletsView, RoundView
from poisonbox.ui.games.goblets_places import GOBLET
from poisonbox.ui.table.scene import Z_BOARD, Z_PIECE, Exhibit
from poisonbox.ui.table.stage import Stage
from poisonbox.ui.theme import player_values

if TYPE_CHECKING:
    from poisonbox.ui.games.goblets import GobletsScene

translate = QCoreApplication.translate

TIPPED, SHRUNK = 24.0, 0.82
"""How the drawing of an empty goblet leans, and how much smaller it is."""

_GLOW = (-0.45, -0.15, 0.45, 0.2)
"""How far light shines beyond a goblet, for its width."""


def lay_goblet(
    scene: GobletsScene, stage: Stage, view: GobletsView, past: RoundView | None, goblet: int
) -> None:
    """Put down all that belongs to one goblet."""
    assert scene.banquet is not None
    stand, owner = scene.banquet.stands[goblet], view.owners[goblet]
    if goblet in scene.targets():
        glow = stand.goblet.adjusted(*[side * stand.goblet.width() for side in _GLOW])
        light = {"glow": scene.look.theme.accent}
        with scene.secretly():
            scene.draw(("glow", goblet), "table/glow", glow, Z_BOARD, light)
    _lay_crested(scene, stage, past, goblet, owner)
    stakes = view.stakes if past is None else past.stakes
    if stakes is not None:
        scene.draw(("coaster", goblet), "goblets/coaster", stand.coaster, Z_BOARD + 3,
                   {"value": str(stakes[goblet])})  # fmt: skip
    thumb = _thumb(view, past, goblet)
    if thumb is not None:
        scene.draw(("thumb", goblet), f"goblets/thumb-{thumb}", stand.thumb, Z_BOARD + 6,
                   player_values(goblet))  # fmt: skip
    whole = stand.whole
    if len(view.owners) > view.players:
        whole = whole.united(_number(scene, goblet, view))
    _lay_drinks(scene, stage, view, past, goblet)
    scene.spot(
        ("goblet", goblet), whole, scene.words.goblet(view, stage.chairs, goblet, past),
        "goblets", partial(scene.choose_goblet, goblet) if stage.asks else None,
        drop=partial(scene.drop_on_goblet, goblet),
    )  # fmt: skip


def _lay_crested(
    scene: GobletsScene, stage: Stage, past: RoundView | None, goblet: int, owner: int
) -> None:
    """The goblet in its colour with its owner's crest, as full or empty as it is."""
    assert scene.banquet is not None
    stand = scene.banquet.stands[goblet]
    name = "goblet" if past is None else goblet_after(past, goblet)
    scene.draw(("goblet", goblet), f"goblets/{name}", stand.goblet, Z_BOARD + 4,
               player_values(goblet))  # fmt: skip
    crest = scene.pictures.crest(stage.chairs[owner], stand.crest.width())
    tipped = name == "goblet-drunk"
    scene.put(
        ("crest", goblet), crest, stand.crest.center(), Z_BOARD + 5,
        rotation=TIPPED if tipped else 0.0, scale=SHRUNK if tipped else 1.0,
    )  # fmt: skip


def _number(scene: GobletsScene, goblet: int, view: GobletsView) -> QRectF:
    """Which of two goblets it is, as colour is never alone; returns where that is written."""
    assert scene.banquet is not None
    stand = scene.banquet.stands[goblet]
    size = max(18.0, stand.goblet.height() * 0.2)
    box = QRectF(stand.coaster.right() - size * 0.62, stand.coaster.top() - size * 0.5, size, size)
    words = "I" if goblet < view.players else "II"
    scene.put(("number-plate", goblet), scene.pictures.badge(size, goblet), box.center(), 17)
    scene.write(("number", goblet), words, box, size * 0.62, z=18, display=True)
    return box


def _lay_drinks(
    scene: GobletsScene, stage: Stage, view: GobletsView, past: RoundView | None, goblet: int
) -> None:
    """One drink from everybody else, face down until the goblet is shown."""
    assert scene.banquet is not None
    if past is None and view.phase != "toast":
        return
    givers = [seat for seat in range(view.players) if seat != view.owners[goblet]]
    boxes = scene.banquet.stands[goblet].drinks(len(givers))
    for seat, box in zip(givers, boxes, strict=True):
        drink = _known(stage, past, goblet, seat)
        high = 0.5 if drink not in (None, "plain") else 0.0
        picture = scene.pictures.drink(drink, seat, box.width())
        scene.put(("drink", goblet, seat), picture, box.center(), Z_PIECE + high)


def shown_round(stage: Stage, view: GobletsView) -> RoundView | None:
    """The round that is looked back at: the last one while its score sheet is read."""
    return view.past[-1] if stage.kind in ("scoring", "over") and view.past else None


def goblet_after(past: RoundView, goblet: int) -> str:
    """The drawing of a goblet after the toast: poison shows wherever it was seen."""
    shown = past.shown[goblet]
    if shown is not None and poison_count(shown):
        return "goblet-poisoned"
    return "goblet-drunk" if past.thumbs[goblet] else "goblet"


def exhibit(scene: GobletsScene, view: GobletsView, seat: int, tall: float) -> list[Exhibit]:
    """The goblets of a seat after the last toast: thumb, stake, and the drinks that were shown."""
    past = view.past[-1] if view.past else None
    found = []
    for goblet, owner in enumerate(view.owners) if past is not None else ():
        if owner == seat and past is not None:
            found += _exhibit_goblet(scene, view, past, goblet, tall)
    return found


def _exhibit_goblet(
    scene: GobletsScene, view: GobletsView, past: RoundView, goblet: int, tall: float
) -> list[Exhibit]:
    look, drunk = scene.look, past.thumbs[goblet]
    name = "goblet-drunk" if drunk else "goblet"  # whether it was poisoned is to be worked out
    thumb = "up" if drunk else "down"
    cup = look.picture(f"goblets/{name}", tall * GOBLET, tall, player_values(goblet))
    hand = look.picture(f"goblets/thumb-{thumb}", tall, tall, player_values(goblet))
    coaster = {"value": str(past.stakes[goblet])}
    stake = translate("GobletsScene", "stake {stake}").format(stake=past.stakes[goblet])
    said = translate("GobletsScene", "drunk") if drunk else translate("GobletsScene", "refused")
    shown = past.shown[goblet]
    givers = [seat for seat in range(view.players) if seat != view.owners[goblet]]
    drinks = [(seat, None if shown is None else shown[seat]) for seat in givers]
    return [
        Exhibit(cup, 1, said, counted=False),
        Exhibit(hand, 1, "", counted=False),
        Exhibit(look.picture("goblets/coaster", tall, tall, coaster), 1, stake, counted=False),
        *(
            Exhibit(
                scene.pictures.drink(drink, giver, tall),
                1,
                "" if drink is None else scene.words.drink(drink),
                counted=False,
            )
            for giver, drink in drinks
        ),
    ]


def _thumb(view: GobletsView, past: RoundView | None, goblet: int) -> str | None:
    if past is not None:
        return "up" if past.thumbs[goblet] else "down"
    return "fist" if view.phase == "toast" else None


def _known(stage: Stage, past: RoundView | None, goblet: int, seat: int) -> str | None:
    """The drink of a seat in a goblet, where everybody may know it."""
    if past is not None:
        shown = past.shown[goblet]
        return None if shown is None else shown[seat]
    hand = stage.hands[seat] if stage.hands else None
    if isinstance(hand, GobletsView) and hand.poured is not None:
        return hand.poured[goblet]
    return None
