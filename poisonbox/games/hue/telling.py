"""What the table sees when a card is laid: Hue's events."""

from __future__ import annotations

from typing import Any

from poisonbox.core.event import Event
from poisonbox.core.state import Seat
from poisonbox.core.telling import ending
from poisonbox.games.hue.board import TILES, at, cells
from poisonbox.games.hue.cards import COLOURS, Move, Place, SetUp
from poisonbox.games.hue.rules import HueState


def tell(before: HueState, seat: Seat, move: Move, after: HueState) -> tuple[Event, ...]:
    """The events of one move."""
    if isinstance(move, SetUp):
        facts = {
            "starters": move.starters,
            "first": move.first,
            "sizes": tuple(map(len, move.hands)),
        }
        hands = {owner: {"hand": hand} for owner, hand in enumerate(move.hands)}
        return (Event("dealt", None, facts, hands),)
    place = {"card": move.card, "x": move.x, "y": move.y, "heading": move.heading}
    events = [Event("placed", seat, place), *_covered(before, seat, move)]
    result = after.result()
    if result is not None:
        cards = tuple(hand[0] for hand in after.hands)
        events.append(Event("score-cards", None, {"cards": cards}))
    return (*events, *ending(before, after))


def _covered(before: HueState, seat: Seat, move: Place) -> list[Event]:
    """What disappeared under the card."""
    events = []
    for square in cells(move.x, move.y, move.heading):
        if square in before.board:
            tile = TILES[before.board[square]]
            x, y = at(square)
            facts: dict[str, Any] = {
                "x": x,
                "y": y,
                "colours": tuple(COLOURS[colour] for colour in tile.colours),
                "skull": tile.skull,
            }
            events.append(Event("covered", seat, facts))
    return events
