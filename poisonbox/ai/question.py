"""What goes to a worker process and comes back: views and moves as JSON, never a state."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Question(Struct, frozen=True):
    """A bot is to move.

    Attributes:
        game: The game's id.
        view: The seat's view in its JSON form: all the bot gets to know.
        level: How well it plays.
        character: How it leans.
        seed: Where its chance comes from.
        explain: Whether the answer carries chances and risks.
        consider: Legal moves in their JSON form that are judged whatever the bot thinks of them.
        effort: Part of the level's iterations that is spent.
    """

    game: str
    view: dict[str, Any]
    level: str
    character: str = "steady"
    seed: int = 0
    explain: bool = False
    consider: list[Any] = []
    effort: float = 1.0


class Answer(Struct, frozen=True):
    """What became of a question.

    Attributes:
        ticket: The question's number.
        move: The move in its JSON form; None when there is none.
        error: Why there is none.
        candidates: What was considered, best first, where it was asked for.
    """

    ticket: int
    move: Any = None
    error: str | None = None
    candidates: list[dict[str, Any]] = []


class Request(Struct, frozen=True, omit_defaults=True):
    """One line to a worker: a question, or the wish to have it dropped."""

    ticket: int
    question: Question | None = None
