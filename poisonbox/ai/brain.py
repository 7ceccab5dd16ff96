"""What a game tells the search: the protocol that each game's ``bot.py`` fulfils."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic

from msgspec import Struct, field

from poisonbox.ai.characters import Character
from poisonbox.ai.levels import Budget
from poisonbox.ai.player import Player
from poisonbox.core.state import M, Seat, State


class Outlook(Struct, frozen=True):
    """How one imagined match went for the seat that thinks.

    Attributes:
        win: Its share of the win, 0 to 1.
        points: What it scored from now on, in the game's own points.
        risks: Things that happened to it, by name, as 0 or 1 or a count, such as ``overflow``.
    """

    win: float
    points: float
    risks: Mapping[str, float] = field(default_factory=dict)


class Brain(ABC, Generic[M]):
    """A game's knowledge for bots. It holds no state of a match.

    Attributes:
        budgets: What each level may spend in this game.
        exploration: How curious the search is about moves that look worse, beside chances to win.
        widening: How fast a node with very many candidates comes to look at the later ones.
        world_visits: How often in a row a first move is tried in the same world.
        ripe: How often a move is tried before the search looks at the moves after it.
        replies: Whether :meth:`reply` has to be asked.
        players: Makers of simple players for comparison, by name.
    """

    budgets: ClassVar[Mapping[str, Budget]]
    exploration: ClassVar[float] = 0.7
    widening: ClassVar[float] = 2.0
    world_visits: ClassVar[int] = 4
    ripe: ClassVar[int] = 1
    replies: ClassVar[bool] = False
    players: ClassVar[Mapping[str, Callable[[], Player]]] = {}

    @abstractmethod
    def world(self, view: Any, memory: float, rng: Random) -> State[M]:
        """Make up a full position that agrees with the view.

        With ``memory`` 1 every position that agrees with all the seat has seen is equally likely;
        below that, a share of what was seen is forgotten, which must depend on ``rng`` only.
        """

    def worlds(self, view: Any, memory: float, rng: Random) -> Callable[[], State[M]]:
        """A maker of worlds; overridden where much can be prepared once for all of them."""
        return lambda: self.world(view, memory, rng)

    def looks(self, view: Any, budget: Budget) -> int:
        """How many imagined matches the budget buys; fewer where one of them takes long."""
        return budget.iterations

    @abstractmethod
    def playout(self, state: State[M], rng: Random) -> None:
        """Play on, with the game's own policy for every seat, until :meth:`utilities` can judge."""

    @abstractmethod
    def utilities(self, state: State[M]) -> Sequence[float]:
        """How good a played-out position is for each seat, 0 (lost) to 1 (won)."""

    @abstractmethod
    def outlook(self, before: State[M], after: State[M], seat: Seat) -> Outlook:
        """What became of ``seat`` between the position it thinks about and a played-out one."""

    def candidates(self, state: State[M], seat: Seat) -> Sequence[M]:
        """The moves worth looking at, best guesses first; every legal move by default."""
        return state.moves(seat)

    def reply(self, state: State[M], seat: Seat, rng: Random) -> M | None:
        """What another seat than the thinking one does here; None if the tree is to find out.

        The tree looks at all worlds together, as if others did not know their own cards. Where a
        good move depends on those above all, a game had better say what they do.
        """
        return None

    def liking(self, view: Any, move: M, character: Character) -> float:
        """How much a move is a character's way of playing, 0 to 1."""
        return 0.0
