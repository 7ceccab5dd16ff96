"""What the guests see when goblets are filled and thumbs shown: Goblets' events."""

from __future__ import annotations

from poisonbox.core.event import Event
from poisonbox.core.state import Seat
from poisonbox.core.telling import ending
from poisonbox.games.goblets.drinks import Move, Pour, Stakes
from poisonbox.games.goblets.rules import GobletsState, round_view
from poisonbox.games.goblets.scoring import poison_count


def tell(before: GobletsState, seat: Seat, move: Move, after: GobletsState) -> tuple[Event, ...]:
    """The events of one move."""
    if isinstance(move, Stakes):
        return (_opened(after),)
    if isinstance(move, Pour):
        events = [Event("poured", seat, {}, {seat: {"pour": move.drinks}})]
        if after.phase != before.phase:
            events.append(Event("filled", None, {"round": after.round}))
        return tuple(events)
    events = [Event("sealed", seat, {}, {seat: {"thumbs": move.thumbs}})]
    if len(after.past) > len(before.past):
        events += [*_toasted(after), *ending(before, after)]
        if after.round != before.round:
            events.append(_opened(after))
    return tuple(events)


def _opened(state: GobletsState) -> Event:
    """A round begins: stakes and special drinks are turned up."""
    stakes = state.view(None).stakes
    facts = {"round": state.round, "stakes": stakes, "specials": state.specials_now()}
    hand = {seat: {"hand": state.hand()} for seat in range(state.players)}
    return Event("round-opened", None, facts, hand)


def _toasted(state: GobletsState) -> list[Event]:
    """All thumbs at once, then the goblets that are shown, one by one."""
    shown = round_view(state.past[-1][0], None)
    events = [Event("toasted", None, {"round": len(state.past) - 1, "thumbs": shown.thumbs})]
    for goblet, drinks in enumerate(shown.shown):
        if drinks is not None:
            poison = poison_count(drinks)
            facts = {
                "goblet": goblet,
                "drinks": drinks,
                "poison": poison,
                "drunk": shown.thumbs[goblet],
            }
            events.append(Event("revealed", state.owner(goblet), facts))
    return events
