"""The registry: the only place that lists the games."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from poisonbox.ai.brain import Brain
from poisonbox.core.game import Game
from poisonbox.games.cauldrons.game import CAULDRONS
from poisonbox.games.goblets.game import GOBLETS
from poisonbox.games.hue.game import HUE
from poisonbox.games.pok.game import POK

GAMES: dict[str, Game[Any]] = {game.id: game for game in (CAULDRONS, GOBLETS, POK, HUE)}


def brain(game: str) -> Brain[Any]:
    """What bots know about a game. Loaded when it is asked for: only worker processes need it."""
    found: Brain[Any] = import_module(f"poisonbox.games.{game}.bot").BRAIN
    return found
