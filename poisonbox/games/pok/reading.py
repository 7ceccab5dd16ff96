"""What a view of Pok says, in the numbers of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from poisonbox.games.pok.counters import SYMBOLS, Face
from poisonbox.games.pok.rules import START, Played
from poisonbox.games.pok.stage import ONE
from poisonbox.games.pok.view import FaceView, PokView

SYMBOL = {name: symbol for symbol, name in enumerate(SYMBOLS)}


def roll_faces(roll: Sequence[FaceView]) -> tuple[Face, ...]:
    """What the dice show."""
    return tuple(face and (face[0], SYMBOL[face[1]]) for face in roll)


def past_rounds(view: PokView) -> list[Played]:
    """The rounds so far: everybody saw all of them."""
    return [
        Played(roll_faces(past.roll), tuple(SYMBOL[name] for name in past.shown), past.handed)
        for past in view.past
    ]


def counters_left(past: Sequence[Played], players: int) -> list[int]:
    """What everybody has left: it follows from what was handed over."""
    left = [START] * players
    for played in past:
        for seat, symbol in enumerate(played.shown):
            if played.handed[seat]:
                left[seat] -= ONE[symbol]
    return left
