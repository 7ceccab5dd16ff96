"""How the guests differ at Goblets: whom they like to poison, when they like to drink."""

from __future__ import annotations

from poisonbox.ai.characters import Character
from poisonbox.games.goblets.drinks import POISON
from poisonbox.games.goblets.view import GobletsView

_HIGH = 4
"""From this stake on a gambler's mouth waters."""


def thumb_liking(view: GobletsView, goblet: int, *, up: bool, guest: Character) -> float:
    """How much a guest likes to show a thumb for one of its goblets."""
    assert view.seat is not None
    assert view.stakes is not None
    last = view.past[-1].thumbs if view.past else None
    match guest.id:
        case "cautious":
            liked = not up
        case "gambler":
            liked = up == (view.stakes[goblet] >= _HIGH)
        case "bluffer":
            liked = last is not None and up != last[goblet]
        case "copycat":
            right = (view.seat - 1) % view.players + goblet - view.seat
            liked = last is not None and up == last[right]
        case "hoarder":
            ahead = view.totals[view.seat] == max(view.totals)
            liked = ahead and not up
        case _:
            liked = False
    return float(liked)


def pour_liking(view: GobletsView, drink: str, place: int, guest: Character) -> float:
    """How much a guest likes to pour its poison into a goblet; the other drinks are all one."""
    assert view.seat is not None
    assert view.stakes is not None
    if drink != POISON:
        return 0.0
    owner = place % view.players
    last = view.past[-1] if view.past else None
    match guest.id:
        case "spiteful":
            others = [total for seat, total in enumerate(view.totals) if seat != view.seat]
            liked = view.totals[owner] == max(others)
        case "gambler":
            liked = view.stakes[place] >= _HIGH
        case "bluffer":
            mine = None if last is None else last.poured
            liked = mine is not None and mine[place : place + 1] != (POISON,)
        case "copycat":
            shown = None if last is None else last.shown[place]
            right = (view.seat - 1) % view.players
            liked = shown is not None and shown[right] == POISON
        case "hoarder":
            liked = owner == (view.seat + 1) % view.players
        case _:
            liked = False
    return float(liked)
