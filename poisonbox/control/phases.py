"""What each game says about its kinds of move, so that customs need not know the games.

The kind of a move is the first word of its JSON form, the word that tells it apart from the other
moves of its game. A game may describe its kinds in a module ``customs`` next to its rules, as plain
data in ``PHASES``; what is not described there has no customs of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from poisonbox.core.game import Game


class Phase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may do with one kind of move.

    Attributes:
        then: The secret choice that may be made in the same visit: nothing is told between the
            two, and what may be chosen depends on nobody's choice.
        vote: Whether the choice can be shown with real hands and be entered by one person; what
            may be chosen is then known to everybody.
        by_hand: Whether it is a chance outcome everybody sees, which real dice can give.
        foreseen: Kinds of event of which a player can work out all public facts before moving.
        clauses: The rules that kinds of event are about, for a coach who says what is new.
    """

    then: str | None = None
    vote: bool = False
    by_hand: bool = False
    foreseen: tuple[str, ...] = ()
    clauses: Mapping[str, str] = {}


_PLAIN = Phase()


class Phases:
    """The kinds of move of one game."""

    def __init__(self, game: Game[Any], described: Mapping[str, Phase]) -> None:
        """Keep what the game says."""
        self._game = game
        self._described = described

    def kind(self, move: Any) -> str:
        """The kind of a move."""
        return str(next(iter(self._game.encode(move))))

    def clause(self, event: str) -> str:
        """The rule that a kind of event is about; empty where none is named."""
        named = (phase.clauses.get(event, "") for phase in self._described.values())
        return next(filter(None, named), "")

    def __getitem__(self, kind: str) -> Phase:
        """What is said about a kind of move."""
        return self._described.get(kind, _PLAIN)


@cache
def _described(game_id: str) -> dict[str, Phase]:
    name = f"poisonbox.games.{game_id}.customs"
    if find_spec(f"poisonbox.games.{game_id}") is None or find_spec(name) is None:
        return {}
    return msgspec.convert(import_module(name).PHASES, dict[str, Phase])


def phases_of(game: Game[Any]) -> Phases:
    """What a game says about its moves."""
    return Phases(game, _described(game.id))
