"""How Goblets moves: drinks go to goblets, goblets go round, thumbs appear, goblets are shown."""

from __future__ import annotations

from functools import partial
from math import atan2, cos, hypot, pi, sin
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from poisonbox.core.event import Event
from poisonbox.ui.games.goblets_stand import SHRUNK, TIPPED
from poisonbox.ui.table.items import Piece
from poisonbox.ui.table.motion import Motion, fade, in_turn, swell, together, travel, wait
from poisonbox.ui.theme import player_values

if TYPE_CHECKING:
    from poisonbox.ui.games.goblets import GobletsScene


def motion(scene: GobletsScene, event: Event) -> Motion | None:
    """How an event looks; None where nothing moves."""
    if scene.banquet is None:
        return None
    if event.kind == "round-opened":
        return _opened(scene, event.facts)
    if event.kind == "poured" and event.seat is not None:
        return _poured(scene, event.seat)
    if event.kind == "filled":
        return _filled(scene)
    if event.kind == "toasted":
        return _toasted(scene, event.facts)
    if event.kind == "revealed":
        return _revealed(scene, event.facts)
    if event.kind == "scored":
        return _scored(scene, event.facts)
    return None


def _players(scene: GobletsScene) -> int:
    return 0 if scene.banquet is None else len(scene.banquet.plates)


def _opened(scene: GobletsScene, facts: Any) -> Motion | None:
    """The first stakes are dealt; later ones come when the last round has been looked at."""
    banquet = scene.banquet
    if banquet is None or facts["stakes"] is None or facts["round"] > 0:
        return None
    flights = []
    for goblet, stake in enumerate(facts["stakes"]):
        place = banquet.stands[goblet].coaster
        picture = scene.look.picture(
            "goblets/coaster", place.width(), place.height(), {"value": str(stake)}
        )
        coaster = scene.fly(picture, banquet.middle.center())
        coaster.setOpacity(0)
        flights.append(
            together([fade(coaster, 0, 1, 60), travel(coaster, place.center(), 320, lift=20)])
        )
    return together(flights, 40)


def _poured(scene: GobletsScene, seat: int) -> Motion | None:
    """A guest's drinks, face down, go to everybody else's goblets."""
    banquet = scene.banquet
    if banquet is None:
        return None
    for goblet in range(len(banquet.stands)):
        own = scene.piece(("placed", goblet))
        if own is not None:
            own.setOpacity(0)
    flights = []
    for goblet, stand in enumerate(banquet.stands):
        if goblet % _players(scene) != seat:
            back = scene.pictures.drink(None, seat, stand.foot.height())
            drink = scene.fly(back, banquet.plates[seat].center())
            way = travel(drink, stand.goblet.center(), 200, lift=24)
            flights.append(in_turn([way, fade(drink, 1, 0, 60)]))
    return together(flights, 10)


def _filled(scene: GobletsScene) -> Motion | None:
    """The goblets go once round the table, to the left; where guests have two they stay."""
    banquet = scene.banquet
    if banquet is None or len(banquet.stands) != _players(scene):
        return None
    middle = banquet.table.center()
    ways = []
    for goblet, stand in enumerate(banquet.stands):
        offset = stand.crest.center() - stand.goblet.center()
        cup, crest = scene.piece(("goblet", goblet)), scene.piece(("crest", goblet))
        if cup is not None and crest is not None:
            stops = [
                banquet.stands[(goblet + step) % len(banquet.stands)].goblet.center()
                for step in range(len(banquet.stands) + 1)
            ]
            ways.append(_round(cup, crest, offset, [stop - middle for stop in stops], middle))
    return together(ways)


def _round(
    cup: Piece, crest: Piece, offset: QPointF, stops: list[QPointF], middle: QPointF
) -> Motion:
    """A goblet goes clockwise from stop to stop."""

    def frame(part: float) -> None:
        at = min(part * (len(stops) - 1), len(stops) - 1.0)
        start = stops[min(int(at), len(stops) - 2)]
        stop = stops[min(int(at), len(stops) - 2) + 1]
        here = _between(start, stop, at - min(int(at), len(stops) - 2)) + middle
        cup.setPos(here)
        crest.setPos(here + offset)

    return Motion(900, frame)


def _between(start: QPointF, stop: QPointF, part: float) -> QPointF:
    """A point on the way round the middle, clockwise."""
    first, last = atan2(start.y(), start.x()), atan2(stop.y(), stop.x())
    angle = first + ((last - first) % (2 * pi)) * part
    near, far = hypot(start.x(), start.y()), hypot(stop.x(), stop.y())
    radius = near + (far - near) * part
    return QPointF(cos(angle), sin(angle)) * radius


def _toasted(scene: GobletsScene, facts: Any) -> Motion:
    """Fists are raised three times, then all thumbs appear at once."""
    fists, thumbs = [], []
    for goblet, up in enumerate(facts["thumbs"]):
        fist = scene.piece(("thumb", goblet))
        if fist is not None and scene.banquet is not None:
            size = scene.banquet.stands[goblet].thumb.width()
            name = f"goblets/thumb-{'up' if up else 'down'}"
            shown = scene.look.picture(name, size, size, player_values(goblet))
            fists.append(_shaken(fist, size * 0.22))
            show = Motion(1, begin=partial(fist.paint_with, shown))
            thumbs.append(in_turn([show, swell(fist, 0.6, 1.3, 150), swell(fist, 1.3, 1.0, 120)]))
    return in_turn([together(fists), together(thumbs), wait(350)])


def _shaken(fist: Piece, height: float) -> Motion:
    home = QPointF(fist.pos())

    def frame(part: float) -> None:
        fist.setPos(home - QPointF(0, abs(sin(3 * pi * part)) * height))

    return Motion(450, frame)


def _revealed(scene: GobletsScene, facts: Any) -> Motion | None:
    """The drinks of a goblet are turned over, and it shows what they have made of it."""
    goblet = facts["goblet"]
    banquet = scene.banquet
    cup, crest = scene.piece(("goblet", goblet)), scene.piece(("crest", goblet))
    if banquet is None or cup is None or crest is None:
        return None
    own = scene.piece(("own", goblet))
    if own is not None:
        own.setOpacity(0)
    turns, stirred = [], []
    for seat, drink in enumerate(facts["drinks"]):
        token = scene.piece(("drink", goblet, seat))
        if drink is not None and token is not None:
            size = banquet.stands[goblet].foot.height()
            face = partial(token.paint_with, scene.pictures.drink(drink, seat, size))
            turns.append(_turned(token, face))
            if drink != "plain":
                token.setZValue(token.zValue() + 0.5)
                stirred.append(in_turn([swell(token, 1, 1.3, 110), swell(token, 1.3, 1, 110)]))
    name = "goblet-poisoned" if facts["poison"] else "goblet-drunk" if facts["drunk"] else "goblet"
    box = banquet.stands[goblet].goblet
    after = scene.look.picture(f"goblets/{name}", box.width(), box.height(), player_values(goblet))

    def change() -> None:
        cup.paint_with(after)
        if name == "goblet-drunk":
            crest.setRotation(TIPPED)
            crest.setScale(SHRUNK)

    change_now = Motion(1, begin=change)
    grown = in_turn([change_now, swell(cup, 0.9, 1.08, 120), swell(cup, 1.08, 1.0, 100)])
    return in_turn([together(turns, 20), together([grown, *stirred]), wait(80)])


def _turned(token: Piece, show: Any) -> Motion:
    """A token is turned over: it is narrow when the other side appears."""

    def frame(part: float) -> None:
        token.setTransform(QTransform.fromScale(max(0.02, abs(1 - 2 * part)), 1))

    return together([Motion(160, frame), in_turn([wait(80), Motion(1, begin=show)])])


def _scored(scene: GobletsScene, facts: Any) -> Motion | None:
    """Points fly from the goblets to their guests."""
    banquet = scene.banquet
    if banquet is None:
        return None
    theme = scene.look.theme
    flights = []
    for seat, points in enumerate(facts["points"]):
        plate = banquet.plates[seat]
        colour = theme.good if points > 0 else theme.soft
        picture = scene.pictures.points(f"{points:+d}", max(28.0, plate.height() * 0.6), colour)
        start = banquet.stands[seat].goblet.center()
        number = scene.fly(picture, start)
        number.setOpacity(0)
        flights.append(
            in_turn([fade(number, 0, 1, 120), wait(250), travel(number, plate.center(), 330)])
        )
    return in_turn([together(flights), wait(300)])
