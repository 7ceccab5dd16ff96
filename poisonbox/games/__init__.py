"""The registry: the only place that lists the games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from poisonbox.ai.brain import Brain
    from poisonbox.core.game import Game

_IDS = ("cauldrons", "goblets", "pok", "hue")


class _Registry(Mapping[str, "Game[Any]"]):
    """Every game by its id, loaded when it is asked for."""

    def __getitem__(self, game: str) -> Game[Any]:
        if game not in _IDS:
            raise KeyError(game)
        found: Game[Any] = getattr(import_module(f"{__name__}.{game}.game"), game.upper())
        return found

    def __contains__(self, game: object) -> bool:
        return game in _IDS

    def __iter__(self) -> Iterator[str]:
        return iter(_IDS)

    def __len__(self) -> int:
        return len(_IDS)


GAMES: Mapping[str, Game[Any]] = _Registry()


def seats(game: str) -> range:
    """How many may play a game, without loading its rules."""
    found: range = import_module(f"{__name__}.{game}").SEATS
    return found


def brain(game: str) -> Brain[Any]:
    """What bots know about a game. Loaded when it is asked for: only worker processes need it."""
    found: Brain[Any] = import_module(f"{__name__}.{game}.bot").BRAIN
    return found
