"""What a table sees when dice fall and fists open: Pok's events."""

from __future__ import annotations

from poisonbox.core.event import Event
from poisonbox.core.state import Seat
from poisonbox.core.telling import ending
from poisonbox.games.pok.counters import SYMBOLS, Move, Roll
from poisonbox.games.pok.rules import PokState, faces_view


def tell(before: PokState, seat: Seat, move: Move, after: PokState) -> tuple[Event, ...]:
    """The events of one move."""
    if isinstance(move, Roll):
        facts = {"round": len(after.past), "roll": faces_view(move.faces)}
        return (Event("rolled", None, facts),)
    symbol = SYMBOLS[move]
    events = [Event("sealed", seat, {}, {seat: {"show": symbol}})]
    if len(after.past) > len(before.past):
        events += _opened(after)
    return (*events, *ending(before, after))


def _opened(state: PokState) -> list[Event]:
    """All fists open together, then counters go into the box or back."""
    played = state.past[-1]
    shown = tuple(SYMBOLS[symbol] for symbol in played.shown)
    events = [Event("shown", None, {"shown": shown, "roll": faces_view(played.faces)})]
    for line in state.sheets()[-1].lines:
        kind = "handed-over" if line.points else "took-back"
        events.append(Event(kind, line.seat, {"clause": line.clause, **line.facts}))
    return events
