"""Why a move is not accepted: a clause and parameters, never a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field


class Refusal(Struct, frozen=True):
    """An illegal move's answer.

    Attributes:
        clause: The rulebook clause that is broken, ``game/slug``.
        reason: Which way it is broken; the rulebook has a sentence for each clause and reason.
        facts: The parameters of that sentence.
    """

    clause: str
    reason: str
    facts: Mapping[str, Any] = field(default_factory=dict)


class IllegalMove(Exception):
    """A well-formed move that may not be made in this position.

    Attributes:
        refusal: The clause it breaks.
        index: In a replay, the index of the move that was refused.
    """

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal for whoever explains it."""
        super().__init__(f"{refusal.clause} ({refusal.reason})")
        self.refusal = refusal
        self.index: int | None = None


class Malformed(ValueError):
    """Something that is no move, no option or no record of the game at all."""
