"""Who sits at a seat: a person at this computer, a bot, or the script of a lesson."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from poisonbox.ai.characters import CHARACTERS
from poisonbox.control.pins import Lock


class Human(Struct, frozen=True, tag="human"):
    """A person at this computer.

    Attributes:
        name: As the curtain calls them.
        crest: The picture and colour they chose.
        pin: Their lock, if they want one.
    """

    name: str
    crest: str = ""
    pin: Lock | None = None


class Bot(Struct, frozen=True, tag="bot"):
    """A guest that thinks for itself.

    Attributes:
        character: Its temperament, see :data:`~poisonbox.ai.characters.CHARACTERS`.
        level: How well it plays, see :data:`~poisonbox.ai.levels.LEVELS`.
    """

    character: str = "steady"
    level: str = "casual"


class Script(Struct, frozen=True, tag="script"):
    """A seat that plays what a lesson says.

    Attributes:
        moves: Its moves as records write them, first to last.
        name: What the lesson calls it.
        crest: The picture it is shown with.
    """

    moves: tuple[Any, ...] = ()
    name: str = ""
    crest: str = ""


Player = Human | Bot | Script


def name_of(player: Player) -> str:
    """What everybody calls a player."""
    if isinstance(player, Bot):
        guest = CHARACTERS.get(player.character)
        return player.character if guest is None else guest.name
    return player.name


def crest_of(player: Player) -> str:
    """The picture of a player; a bot's is its character's."""
    return player.character if isinstance(player, Bot) else player.crest


def kind_of(player: Player) -> str:
    """``human``, ``bot`` or ``script``."""
    return type(player).__name__.lower()
