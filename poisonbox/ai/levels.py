"""How well a bot plays: how long it looks, how much it remembers, how steady its hand is."""

from __future__ import annotations

from msgspec import Struct

LEVELS = ("novice", "casual", "skilled", "expert")


class Budget(Struct, frozen=True):
    """What a level may spend in one game.

    Attributes:
        iterations: How many times it imagines how things go on. The clock is only a cap, so the
            same view and seed give the same move.
        memory: The share of what it has seen that it remembers, 0 to 1.
        noise: How far off its judgement of a move may be, as a part of the whole from losing to
            winning. A novice plays by feel: much noise, few iterations.
        seconds: The cap.
    """

    iterations: int
    memory: float = 1.0
    noise: float = 0.0
    seconds: float = 1.0
