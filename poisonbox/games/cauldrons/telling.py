"""What a table sees when a card is played: Cauldrons' events."""

from __future__ import annotations

from poisonbox.core.event import Event
from poisonbox.core.state import Seat
from poisonbox.core.telling import ending
from poisonbox.games.cauldrons.cards import VALUES, Deal, Move, Play, card_and_cauldron, codes
from poisonbox.games.cauldrons.rules import CauldronsState


def tell(
    before: CauldronsState, seat: Seat, move: Move, after: CauldronsState
) -> tuple[Event, ...]:
    """The events of one move."""
    if isinstance(move, Deal):
        return (_dealt(after),)
    events = [_played(seat, move, before, after)]
    if after.taken[seat] != before.taken[seat]:
        _, into = card_and_cauldron(move)
        cards = codes(before.lying()[0][into])
        events.append(Event("overflowed", seat, {"cauldron": into, "cards": cards}))
    if before.pile:
        (card,) = codes(before.pile[:1])
        events.append(Event("drew", seat, {"pile": len(after.pile)}, {seat: {"card": card}}))
    return (*events, *ending(before, after))


def _dealt(state: CauldronsState) -> Event:
    facts = {
        "round": state.round,
        "dealer": state.dealer,
        "sizes": state.sizes(),
        "pile": len(state.pile),
        "out": len(state.out),
    }
    hands = {seat: {"hand": codes(state.hand(seat))} for seat in range(state.players)}
    return Event("dealt", None, facts, hands)


def _played(seat: Seat, move: Play, before: CauldronsState, after: CauldronsState) -> Event:
    """A card goes in; ``level`` is what it brought the cauldron to, before any overflow."""
    kind, into = card_and_cauldron(move)
    facts = {
        "card": codes([kind])[0],
        "into": into,
        "level": before.level(into) + VALUES[kind],
        "colour": after.colour(into),
    }
    return Event("played", seat, facts)
