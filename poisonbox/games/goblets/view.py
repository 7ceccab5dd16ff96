"""What a guest at a round of Goblets may know."""

from __future__ import annotations

from msgspec import Struct

from poisonbox.core.view import View


class RoundView(Struct, frozen=True):
    """A round that is over.

    Attributes:
        stakes: The stake of each goblet.
        specials: The special drinks that were in play.
        thumbs: For each goblet, whether its owner drank it.
        shown: For each goblet that was shown, the drink of each seat (None: its owner's, nothing);
            None for a goblet that stayed covered.
        poured: What the seat itself had poured into each goblet, shown or not.
    """

    stakes: tuple[int, ...]
    specials: tuple[str, ...]
    thumbs: tuple[bool, ...]
    shown: tuple[tuple[str | None, ...] | None, ...]
    poured: tuple[str | None, ...] | None


class GobletsView(View, frozen=True, kw_only=True):
    """A position as one seat sees it.

    Attributes:
        phase: ``set-up``, ``pour``, ``toast`` or ``over``.
        round: Index of the round that is played, or of the last one when over.
        owners: The seat that each goblet belongs to.
        stakes: The stake of each goblet this round; None before they are turned up.
        specials: The special drinks of this round.
        hand: The drinks the seat pours, or would pour, this round.
        sealed: Whether each seat has made the secret choice that is asked for now.
        poured: The seat's own pour of this round, once sealed.
        thumbs: The seat's own thumbs of this round, once sealed.
        past: The finished rounds.
    """

    phase: str
    round: int
    owners: tuple[int, ...]
    stakes: tuple[int, ...] | None
    specials: tuple[str, ...]
    hand: tuple[str, ...]
    sealed: tuple[bool, ...]
    poured: tuple[str | None, ...] | None
    thumbs: tuple[bool, ...] | None
    past: tuple[RoundView, ...]
