"""How Pok moves: dice tumble, fists open together, counters fly into the box or back."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF

from poisonbox.core.event import Event
from poisonbox.games.pok.view import PokView
from poisonbox.ui.games import pok_seats, pok_tray
from poisonbox.ui.games.pok_dice import Throw, throws
from poisonbox.ui.table.items import Piece
from poisonbox.ui.table.motion import Motion, fade, in_turn, swell, together, travel, wait

if TYPE_CHECKING:
    from poisonbox.ui.games.pok import PokScene

_ROLL = 1000
"""Milliseconds for a throw: dice that stop sooner look as if they were put down."""

_LOOK = 700
"""Milliseconds to look at the open hands before anything covers or closes them."""

_OF_DIE = ("die", "die-shadow", "glow", "met", "met-sign", "unknown", "unknown-sign", "caption",
           "caption-words", "caption-symbol", "caption-high")  # fmt: skip
_OF_HAND = ("shown", "verdict", "verdict-sign", "verdict-symbol", "verdict-word")


def motion(scene: PokScene, event: Event) -> Motion | None:
    """How an event looks; None where nothing moves."""
    if not scene.places:
        return None
    if event.kind == "rolled":
        return _rolled(scene, event.facts)
    if event.kind == "sealed" and event.seat is not None:
        return _sealed(scene, event.seat)
    if event.kind == "shown":
        return _shown(scene, event.facts)
    if event.kind in ("handed-over", "took-back") and event.seat is not None:
        return _settled(scene, event.seat, event.facts, event.kind == "handed-over")
    return wait(_LOOK) if event.kind == "scored" else None


def _hide(scene: PokScene, *keys: tuple[str, int]) -> None:
    for key in keys:
        item = scene.item(key)
        if item is not None:
            item.setOpacity(0)


# -- the dice --------------------------------------------------------------------------------------


def _rolled(scene: PokScene, facts: Any) -> Motion:
    """Fists close again, and all three dice are thrown into the tray."""
    for seat, where in enumerate(scene.places):
        _hide(scene, *((kind, seat) for kind in _OF_HAND))
        pok_seats.lay_hand(scene, seat, where, None)
    for die in range(3):
        _hide(scene, *((kind, die) for kind in _OF_DIE))
    plan = scene.plan
    roll = [None if face is None else (face[0], face[1]) for face in facts["roll"]]
    thrown = throws(roll, plan.rests, plan.felt, plan.side)
    return together([_throw(scene, each) for each in thrown], 90)


def _throw(scene: PokScene, throw: Throw) -> Motion:
    side = throw.side
    shadow = scene.fly(scene.dice.shadow(side), throw.way[0], 21)
    cube = scene.fly(scene.dice.resting(throw.die, throw.face, side), throw.way[0], 23 + throw.die)
    cube.setOpacity(0)
    shadow.setOpacity(0)

    def frame(part: float) -> None:
        here, high, turn = throw.after(_steadily(part))
        cube.setOpacity(1)
        cube.paint_with(scene.dice.turning(throw.die, turn, side))
        cube.setPos(here - QPointF(0, high * side * 0.5))
        cube.setScale(1 + high * 0.12)
        shadow.setPos(here + QPointF(side * (0.1 + 0.2 * high), side * (0.16 + 0.25 * high)))
        shadow.setOpacity(0.8 / (1 + 1.5 * high))

    return Motion(_ROLL, frame)


def _steadily(part: float) -> float:
    """Undo the slow start of every motion: thrown dice are fast at once."""
    return 0.5 - math.sin(math.asin(max(-1.0, min(1.0, 1 - 2 * part))) / 3)


# -- the fists -------------------------------------------------------------------------------------


def _sealed(scene: PokScene, seat: int) -> Motion | None:
    """Wax is pressed on a fist, unless it is there already."""
    if seat in scene.sealed:
        return None
    scene.sealed.add(seat)
    pok_seats.lay_seal(scene, seat, scene.places[seat], closed=True)
    seal = scene.piece(("seal", seat))
    return None if seal is None else swell(seal, 1.7, 1.0, 110)


def _shown(scene: PokScene, facts: Any) -> Motion:
    """Everybody shakes their fist, and all open in the same moment."""
    fists = [(scene.piece(("fist", seat)), where) for seat, where in enumerate(scene.places)]

    def shake(part: float) -> None:
        for fist, where in fists:
            if fist is not None:
                jump = abs(math.sin(part * 2 * math.pi)) * where.fist.height() * 0.13
                fist.setPos(where.fist.center() - QPointF(0, jump))

    def open_all() -> None:
        for seat, symbol in enumerate(facts["shown"]):
            _hide(scene, ("seal", seat))
            pok_seats.lay_hand(scene, seat, scene.places[seat], symbol)

    def grow(part: float) -> None:
        for seat in range(len(fists)):
            for kind, start in (("fist", 0.86), ("shown", 0.2)):
                piece = scene.piece((kind, seat))
                if piece is not None:
                    piece.setScale(start + (1 - start) * part + 0.16 * math.sin(part * math.pi))

    return in_turn([Motion(420, shake), Motion(240, grow, begin=open_all), wait(350)])


def _settled(scene: PokScene, seat: int, facts: Any, handed: bool) -> Motion:
    """A counter goes into the box or back to its owner, and a word says why."""
    where, symbol = scene.places[seat], facts["symbol"]
    picture = scene.look.picture(f"pok/counter-{symbol}", where.palm.width(), where.palm.height())
    counter = scene.fly(picture, where.palm.center())
    counter.setOpacity(0)
    target = scene.plan.box.center() if handed else where.sockets.center()

    def begin() -> None:
        pok_seats.lay_verdict(scene, seat, where, symbol, facts["clause"])
        if facts["clause"] == "pok/exact":
            _light(scene, (facts["shown"], symbol))
        counter.setOpacity(1)

    flight = travel(counter, target, 300 if handed else 240, lift=70 if handed else 20)
    shrink = swell(counter, 1.0, 0.5, 300 if handed else 240)
    landing = [fade(counter, 1, 0, 80)]
    box = scene.piece("box")
    if handed and box is not None:
        landing.append(_nod(box))
    whole = [Motion(1, begin=begin), together([flight, shrink]), together(landing)]
    if handed:
        whole.append(Motion(1, begin=lambda: _count(scene, seat)))
    return in_turn(whole)


def _light(scene: PokScene, face: tuple[int, str]) -> None:
    """Dice that were met begin to glow."""
    view = None if scene.stage is None else scene.stage.view
    if isinstance(view, PokView) and view.roll is not None:
        for die, shown in enumerate(view.roll):
            if shown == face:
                pok_tray.lay_glow(scene, die)


def _nod(box: Piece) -> Motion:
    return Motion(140, lambda part: box.setScale(1 + 0.05 * math.sin(part * math.pi)))


def _count(scene: PokScene, seat: int) -> None:
    """One counter less in the sockets, one more in the box."""
    view = None if scene.stage is None else scene.stage.view
    if isinstance(view, PokView) and view.left[seat] > 0:
        where = scene.places[seat]
        pok_seats.lay_sockets(scene, seat, where, view.left[seat] - 1)
        pok_seats.lay_tally(scene, seat, where, view.totals[seat] + 1)
        pok_tray.lay_box(scene, scene.handed + 1)
