"""The registry: the only place that lists the games."""

from __future__ import annotations

from typing import Any

from poisonbox.core.game import Game
from poisonbox.games.cauldrons.game import CAULDRONS
from poisonbox.games.goblets.game import GOBLETS
from poisonbox.games.hue.game import HUE
from poisonbox.games.pok.game import POK

GAMES: dict[str, Game[Any]] = {game.id: game for game in (CAULDRONS, GOBLETS, POK, HUE)}
