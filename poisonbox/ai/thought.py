"""What a bot thought: each candidate with its chances, for hints, coach and review."""

from __future__ import annotations

from typing import Generic

from msgspec import Struct

from poisonbox.ai.brain import Outlook
from poisonbox.core.state import M


class Candidate(Struct, Generic[M], frozen=True):
    """One move that was considered.

    Attributes:
        move: The move.
        visits: How often it was tried, or how heavily it is mixed in.
        worth: How good it is for the one who thinks, 0 to 1.
        outlook: Its chance to win, expected points and risks, where they were asked for.
    """

    move: M
    visits: float
    worth: float
    outlook: Outlook | None = None


class Thought(Struct, Generic[M], frozen=True):
    """A decision.

    Attributes:
        move: What the bot does.
        candidates: What it looked at, best first.
    """

    move: M
    candidates: tuple[Candidate[M], ...]


class Tally:
    """Adds up outlooks."""

    def __init__(self) -> None:
        self._count = 0
        self._win = self._points = 0.0
        self._risks: dict[str, float] = {}

    def add(self, outlook: Outlook) -> None:
        """One more imagined match."""
        self._count += 1
        self._win += outlook.win
        self._points += outlook.points
        for name, happened in outlook.risks.items():
            self._risks[name] = self._risks.get(name, 0.0) + happened

    def mean(self) -> Outlook:
        """The mean of all that were added."""
        count = self._count
        risks = {name: total / count for name, total in sorted(self._risks.items())}
        return Outlook(self._win / count, self._points / count, risks)
