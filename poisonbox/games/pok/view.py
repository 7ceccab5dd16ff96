"""What a seat at a game of Pok may know."""

from __future__ import annotations

from msgspec import Struct

from poisonbox.core.view import View

FaceView = tuple[int, str] | None
"""How many of which symbol a die shows; None is blank."""


class RoundView(Struct, frozen=True):
    """A round that is over: everybody saw all of it.

    Attributes:
        roll: What the three dice showed.
        shown: The counter each seat had in its fist.
        handed: Whether each seat handed its counter over.
    """

    roll: tuple[FaceView, ...]
    shown: tuple[str, ...]
    handed: tuple[bool, ...]


class PokView(View, frozen=True, kw_only=True):
    """A position as one seat sees it.

    Attributes:
        roll: What the dice of this round show; None before they are rolled.
        counters: The seat's own counters: how many of each symbol are left.
        left: How many counters each seat has left.
        sealed: Whether each seat's fist is closed.
        choice: The counter in the seat's own closed fist.
        past: The rounds so far. What a window shows of this is for the option ``memory`` to decide.
    """

    roll: tuple[FaceView, ...] | None
    counters: dict[str, int] | None
    left: tuple[int, ...]
    sealed: tuple[bool, ...]
    choice: str | None
    past: tuple[RoundView, ...]
