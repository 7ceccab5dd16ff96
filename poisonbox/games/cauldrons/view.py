"""What a seat at the cauldrons may know."""

from __future__ import annotations

from msgspec import Struct

from poisonbox.core.view import View


class CauldronView(Struct, frozen=True):
    """One cauldron.

    Attributes:
        colour: Its potion's colour, or None while it has none.
        level: The sum of its cards' values.
        cards: What lies in it, first played first.
    """

    colour: str | None
    level: int
    cards: tuple[str, ...]


class PlayView(Struct, frozen=True):
    """One card that was played face up this round."""

    seat: int
    card: str
    into: int


class CauldronsView(View, frozen=True, kw_only=True):
    """A position as one seat sees it.

    Attributes:
        round: Index of the round that is played or was scored last.
        dealer: Who dealt it.
        hand: The seat's own cards.
        sizes: Number of cards in each hand.
        cauldrons: The three cauldrons.
        plays: Every card played this round, in order: all of it was seen.
        taken: For each seat, the cards it took, as anybody with a good memory knows them. What a
            window shows of this is for the option ``memory`` to decide.
        pile: Number of cards still to be drawn.
        out: Number of cards that left the round unseen.
    """

    round: int
    dealer: int
    hand: tuple[str, ...]
    sizes: tuple[int, ...]
    cauldrons: tuple[CauldronView, ...]
    plays: tuple[PlayView, ...]
    taken: tuple[tuple[str, ...], ...]
    pile: int
    out: int
