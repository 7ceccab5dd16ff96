"""Who plays in the arena, from the words of the command line."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

from msgspec import structs

from poisonbox.ai.bot import Manner, decide
from poisonbox.ai.brain import Brain
from poisonbox.ai.characters import CHARACTERS
from poisonbox.ai.levels import LEVELS
from poisonbox.ai.player import Player, RandomPlayer
from poisonbox.arena.external import ExternalPlayer
from poisonbox.core.refusal import Malformed
from poisonbox.games import GAMES, brain

EXTERNAL = "cmd:"


class BotPlayer:
    """A bot of some level and character."""

    def __init__(self, thinker: Brain[Any], manner: Manner) -> None:
        self._brain = thinker
        self._manner = manner

    def choose(self, view: Any, moves: Sequence[Any], rng: Random) -> Any:
        """What the bot would do, within its time."""
        manner = structs.replace(self._manner, seed=rng.getrandbits(32))
        deadline = monotonic() + self._brain.budgets[manner.level].seconds
        return decide(self._brain, view, manner, stop=lambda: monotonic() > deadline).move


def split(seats: str) -> tuple[str, ...]:
    """The names of contestants in a list like ``expert,casual:spiteful,cmd:./mybot``."""
    return tuple(name.strip() for name in seats.split(","))


def contestant(game: str, name: str, patience: float, effort: float = 1.0) -> Player:
    """Seat somebody; raises Malformed for a name that nobody has.

    Args:
        game: The game's id.
        name: A level, a level and a character, a simple player, or a command.
        patience: Seconds a command has for each move.
        effort: Part of their iterations that bots spend.
    """
    if name.startswith(EXTERNAL):
        command = shlex.split(name.removeprefix(EXTERNAL))
        if not command:
            raise Malformed("cmd: needs a program, such as cmd:./mybot")
        return ExternalPlayer(GAMES[game], command, patience)
    thinker = brain(game)
    if name == "random":
        return RandomPlayer()
    if name in thinker.players:
        return thinker.players[name]()
    level, _, character = name.partition(":")
    character = character or next(iter(CHARACTERS))
    if level not in LEVELS or character not in CHARACTERS:
        simple = ", ".join(("random", *thinker.players))
        raise Malformed(
            f"nobody plays {game} as {name!r:.60}: levels are {', '.join(LEVELS)}, each alone or "
            f"with one of {', '.join(CHARACTERS)}, as in casual:spiteful; simple players are "
            f"{simple}; and cmd:PROGRAM"
        )
    return BotPlayer(thinker, Manner(level, character, effort=effort))
