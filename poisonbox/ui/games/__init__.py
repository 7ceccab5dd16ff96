"""The table of each game: one scene each, loaded when it is sat down to."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from poisonbox.ui.table.scene import TableScene


def scene_class(game: str) -> type[TableScene]:
    """The scene of a game: the class ``<Game>Scene`` of the module with the game's id."""
    module = import_module(f"poisonbox.ui.games.{game}")
    found: type[TableScene] = getattr(module, f"{game.capitalize()}Scene")
    return found
