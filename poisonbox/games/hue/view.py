"""What a seat at the felt of Hue may know."""

from __future__ import annotations

from msgspec import Struct

from poisonbox.core.view import View


class PlacedView(Struct, frozen=True):
    """A card on the table: who laid it (None: the set-up), its first square and its heading."""

    seat: int | None
    card: str
    x: int
    y: int
    heading: str


class HueView(View, frozen=True, kw_only=True):
    """A position as one seat sees it.

    Attributes:
        first: The start player; None before the set-up.
        hand: The seat's own cards.
        sizes: Number of cards in each hand.
        placed: Every card on the table in the order laid, starting cards first.
        score_cards: The card each seat has kept; None until the match is over.
    """

    first: int | None
    hand: tuple[str, ...]
    sizes: tuple[int, ...]
    placed: tuple[PlacedView, ...]
    score_cards: tuple[str, ...] | None
