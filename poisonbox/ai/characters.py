"""The guests: who plays, and the way they lean when several moves are about as good.

A character changes what the same search strives for and which of nearly equal moves it takes; it
costs little strength. The words about them are in the translations; here are only their ids.
"""

from __future__ import annotations

from msgspec import Struct


class Character(Struct, frozen=True):
    """A temperament.

    Attributes:
        id: The character's name in commands, files and pictures.
        name: The guest's name, the same in every language.
        spite: How much it counts the leader's misfortune as its own luck, 0 to 1.
        daring: Above 0 it likes a gamble, below 0 it avoids one: the bend of its utility.
        lean: How much worse a move may be, as a part of the whole from losing to winning, and still
            be taken because it is the character's way of playing.
    """

    id: str
    name: str
    spite: float = 0.0
    daring: float = 0.0
    lean: float = 0.02


CHARACTERS = {
    guest.id: guest
    for guest in (
        Character("steady", "Ambrose", lean=0.0),
        Character("cautious", "Prudence", daring=-0.5),
        Character("gambler", "Rufus", daring=0.5),
        Character("spiteful", "Vesper", spite=0.3),
        Character("bluffer", "Mortimer"),
        Character("hoarder", "Hortensia"),
        Character("copycat", "Echo"),
    )
}
"""Every guest; the first is the neutral one."""
