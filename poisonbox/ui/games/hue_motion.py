"""How Hue moves: cards travel from their players to their places, and at the end they turn up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF

from poisonbox.core.event import Event
from poisonbox.games.hue.board import cells
from poisonbox.games.hue.cards import Place
from poisonbox.ui.games.hue_felt import Bounds, Held
from poisonbox.ui.games.hue_hand import score_place, score_unit
from poisonbox.ui.table.items import Piece
from poisonbox.ui.table.motion import Motion, fade, in_turn, together, travel, wait

if TYPE_CHECKING:
    from poisonbox.ui.games.hue import HueScene


def motion(scene: HueScene, event: Event) -> Motion | None:
    """How an event looks; None where nothing moves."""
    if scene.felt.area.isEmpty():
        return None
    scene.stop_gliding()
    if event.kind == "dealt":
        return _dealt(scene, event.facts)
    if event.kind == "placed" and event.seat is not None:
        return _placed(scene, event.seat, event.facts)
    if event.kind == "covered":
        return _covered(scene, event.facts)
    if event.kind == "score-cards":
        return _score_cards(scene, event.facts["cards"])
    return None


def _seat(scene: HueScene, seat: int) -> QPointF:
    piece = scene.piece(("seat", seat))
    return QPointF(scene.size.width() / 2, 40) if piece is None else piece.pos()


def _dealt(scene: HueScene, facts: Any) -> Motion:
    """The starting cards come down as a stair, and backs fly to everybody."""
    felt = scene.felt
    middle = felt.room.center()
    stair = [_come_down(scene, at, card) for at, card in enumerate(facts["starters"])]
    back = scene.look.picture("hue/back", felt.unit * 1.8, felt.unit * 0.6)
    flights = []
    for turn in range(3):
        for seat in range(len(facts["sizes"])):
            card = scene.fly(back, middle)
            card.setOpacity(0)
            to = _seat(scene, seat) + QPointF(turn * 4, turn * 3)
            flights.append(
                in_turn([fade(card, 0, 1, 30), travel(card, to, 260), fade(card, 1, 0, 90)])
            )
    return in_turn([together(stair, 90), together(flights, 40)])


def _come_down(scene: HueScene, at: int, card: str) -> Motion:
    """A starting card comes down to where it may lie already."""
    felt, lying = scene.felt, scene.piece(("card", at))
    if lying is not None:
        lying.setOpacity(0)
    place = felt.point(at + 1.5, at + 0.5)
    picture = scene.pictures.card(card, "e", felt.unit)
    flying = scene.fly(picture, QPointF(place.x(), -felt.unit))

    def end() -> None:
        if lying is not None:
            lying.setOpacity(1)
            flying.setOpacity(0)

    return in_turn([travel(flying, place, 300), Motion(1, end=end)])


def _placed(scene: HueScene, seat: int, facts: Any) -> Motion:
    """A card goes from its player to its place; the felt makes room for it at the same time."""
    felt, stage = scene.felt, scene.stage
    place = Place(facts["card"], facts["x"], facts["y"], facts["heading"])
    card = Held.of(place)
    start = felt.shown
    if felt.own and not felt.room.contains(felt.point(card.x + 0.5, card.y + 0.5)):
        felt.own = False  # it would be laid out of sight
    if not felt.own:
        more = cells(place.x, place.y, place.heading)
        felt.aim = felt.fit(Bounds.of([*scene.standing.board, *scene.landed_cells(), *more]))
    from_hand = stage is not None and stage.holder == seat
    piece = scene.fly(
        scene.pictures.card(card.card, card.heading, felt.unit),
        scene.private.center() if from_hand else _seat(scene, seat),
    )
    begin = QPointF(piece.pos())
    ask = None if stage is None else stage.ask("place")
    lies = from_hand and ask is not None and ask.choice == place  # it is only set down
    small, lift, ms = (1.0, 0, 180) if lies else (0.6, 36, 380)

    def frame(part: float) -> None:
        felt.shown = start.towards(felt.aim, part)
        scene.show_board()
        end = felt.point(card.x + 0.5, card.y + 0.5)
        bow = -4 * lift * part * (1 - part)
        piece.setPos(end if lies else begin + (end - begin) * part + QPointF(0, bow))
        piece.setScale(felt.scale * (small + (1.15 - small) * part))

    def land(part: float) -> None:
        piece.setScale(felt.scale * (1.15 - 0.15 * part))

    return in_turn(
        [
            Motion(ms, frame),
            Motion(130, land, end=lambda: scene.landed.append((piece, card, felt.unit))),
        ]
    )


def _covered(scene: HueScene, facts: Any) -> Motion:
    """A mark where something has just disappeared."""
    unit = scene.felt.unit
    name = "hue/skull" if facts["skull"] else "hue/cover-mark"
    here = scene.felt.point(facts["x"] + 0.5, facts["y"] + 0.5)
    mark = scene.fly(scene.look.picture(name, unit, unit), here)
    return together(
        [fade(mark, 1, 0, 340), Motion(340, lambda part: mark.setScale(1 + part * 0.4))]
    )


def _score_cards(scene: HueScene, cards: tuple[str, ...]) -> Motion:
    """Everybody turns up what they kept."""
    players = len(cards)
    unit = score_unit(scene, players)
    turns = []
    for seat, card in enumerate(cards):
        back = scene.look.picture("hue/back", unit * 3, unit)
        piece = scene.fly(back, _seat(scene, seat))
        to = score_place(scene, seat, players)
        turns.append(
            in_turn([travel(piece, to, 280), _turn_up(scene, piece, card, unit), wait(120)])
        )
    return together(turns, 110)


def _turn_up(scene: HueScene, piece: Piece, card: str, unit: float) -> Motion:
    """A back gets narrow and a face gets wide."""
    face = scene.pictures.card(card, "e", unit)
    back = piece.pixmap()

    def frame(part: float) -> None:
        piece.paint_with(face if part > 0.5 else back)
        piece.setScale(0.8 + 0.4 * abs(part - 0.5))

    return Motion(260, frame)
