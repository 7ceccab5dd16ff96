"""How Cauldrons moves: cards travel into cauldrons, and what spills over goes to who spilled it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF

from poisonbox.core.event import Event
from poisonbox.ui.table.items import middle
from poisonbox.ui.table.motion import Motion, fade, in_turn, together, travel, wait
from poisonbox.ui.theme import PAINTS

if TYPE_CHECKING:
    from poisonbox.ui.games.cauldrons import CauldronsScene


def motion(scene: CauldronsScene, event: Event) -> Motion | None:
    """How an event looks; None where nothing moves."""
    if event.kind == "dealt":
        return _dealt(scene, event.facts)
    if event.kind == "played" and event.seat is not None:
        return _played(scene, event.seat, event.facts)
    if event.kind == "overflowed" and event.seat is not None:
        return _overflowed(scene, event.seat, event.facts)
    return None


def _seat(scene: CauldronsScene, seat: int) -> QPointF:
    piece = scene.piece(("seat", seat))
    return QPointF(scene.size.width() / 2, 40) if piece is None else piece.pos()


def _mouth(scene: CauldronsScene, into: int) -> QPointF:
    front = scene.piece(("front", into))
    if front is None:
        return QPointF(scene.size.width() / 2, scene.size.height() / 2)
    box = front.sceneBoundingRect()
    return QPointF(box.center().x(), box.top() + box.height() * 0.26)


def _dealt(scene: CauldronsScene, facts: Any) -> Motion:
    """Backs fly from the dealer to everybody."""
    tall = scene.private.height() * 0.4
    back = scene.look.picture("cauldrons/back", tall * 200 / 280, tall)
    start = _seat(scene, facts["dealer"])
    flights = []
    for turn in range(3):
        for seat in range(len(facts["sizes"])):
            card = scene.fly(back, start)
            card.setOpacity(0)
            flights.append(
                in_turn(
                    [
                        fade(card, 0, 1, 30),
                        travel(card, _seat(scene, seat) + QPointF(turn * 4, turn * 3), 260),
                        fade(card, 1, 0, 90),
                    ]
                )
            )
    return together(flights, 45)


def _played(scene: CauldronsScene, seat: int, facts: Any) -> Motion:
    """A card goes from its player into the cauldron."""
    tall = scene.private.height() * 0.62
    start = _seat(scene, seat)
    if scene.stage is not None and scene.stage.holder == seat:
        start = scene.private.center()
    card = scene.fly(scene.card(facts["card"], tall), start)
    card.setScale(0.6)
    target = _mouth(scene, facts["into"])

    def shrink(part: float) -> None:
        card.setScale(0.6 + 0.4 * min(1, part * 2) - 0.55 * max(0, part * 2 - 1))

    way = together([travel(card, target, 380, lift=60), Motion(380, shrink)])
    return in_turn([way, together([fade(card, 1, 0, 120), _splash(scene, facts)])])


def _splash(scene: CauldronsScene, facts: Any) -> Motion:
    """Drops jump where the card went in, and the liquid rises."""
    paint = PAINTS[facts["colour"] or "poison"]
    values = {"liquid": paint.base, "liquid-light": paint.light, "liquid-deep": paint.deep}
    mouth = _mouth(scene, facts["into"])
    picture = scene.look.picture("cauldrons/droplet", 18, 18, values)
    drops = []
    for at in range(7):
        drop = scene.fly(picture, mouth)
        side = QPointF((at - 3) * 22, -6 - 5 * (at % 3))
        drops.append(
            together(
                [travel(drop, mouth + side, 240, lift=34 + 8 * (at % 2)), fade(drop, 1, 0, 240)]
            )
        )
    return together(drops)


def _overflowed(scene: CauldronsScene, seat: int, facts: Any) -> Motion:
    """The cauldron spills, and its cards fly face down to who made it spill."""
    into = facts["cauldron"]
    front = scene.piece(("front", into))
    if front is None:
        return wait(1)
    colours = [code for code in facts["cards"] if code != "X"]
    colour = {"R": "red", "B": "blue", "P": "purple"}[colours[0][0]] if colours else "poison"
    paint = PAINTS[colour]
    values = {"liquid": paint.base, "liquid-light": paint.light, "liquid-deep": paint.deep}
    box = front.sceneBoundingRect()
    spill = scene.fly(
        scene.look.picture("cauldrons/spill", box.width(), box.height(), values), box.center(), 35
    )
    spill.setOpacity(0)
    tall = scene.private.height() * 0.4
    back = scene.look.picture("cauldrons/back", tall * 200 / 280, tall)
    flights = []
    for at in range(len(facts["cards"])):
        inside = scene.piece(("in", into, at))
        start = _mouth(scene, into) if inside is None else middle(inside)
        if inside is not None:
            inside.setOpacity(0)
        card = scene.fly(back, start)
        flights.append(
            in_turn([travel(card, _seat(scene, seat), 420, lift=30), fade(card, 1, 0, 80)])
        )
    return in_turn(
        [
            fade(spill, 0, 1, 180),
            wait(160),
            together([together(flights, 60), fade(spill, 1, 0, 500)]),
        ]
    )
