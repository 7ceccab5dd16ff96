"""A pour that is being put together: which drink of the tray goes to which goblet."""

from __future__ import annotations

from collections.abc import Sequence

from poisonbox.games.goblets.drinks import PLAIN, Pour, pour


class Pouring:
    """Drinks on their way from a tray to goblets.

    Attributes:
        hand: The drinks of the tray, the plain ones last.
        goblets: The goblets that get one each.
        placed: For each goblet that has one, the place of the drink in the hand.
        picked: The place of the drink that was picked up.
    """

    def __init__(self, hand: Sequence[str], goblets: Sequence[int]) -> None:
        """Everything is on the tray."""
        self.hand = tuple(sorted(hand, key=lambda drink: drink == PLAIN))
        self.goblets = tuple(goblets)
        self.placed: dict[int, int] = {}
        self.picked: int | None = None

    @property
    def left(self) -> list[int]:
        """What is still on the tray."""
        return [at for at in range(len(self.hand)) if at not in self.placed.values()]

    @property
    def complete(self) -> bool:
        """Whether every goblet has its drink."""
        return set(self.placed) == set(self.goblets)

    @property
    def only_one_way(self) -> bool:
        """Whether something is left and it does not matter what of it goes where."""
        return len({self.hand[at] for at in self.left}) == 1

    @property
    def move(self) -> Pour:
        """It as a move, complete or not."""
        return pour({goblet: self.hand[at] for goblet, at in self.placed.items()})

    def where(self, at: int) -> int | None:
        """The goblet that a drink was put to; None while it is on the tray."""
        return next((goblet for goblet, there in self.placed.items() if there == at), None)

    def put(self, at: int, goblet: int) -> None:
        """Put a drink to a goblet; what was there changes places with it."""
        before, other = self.where(at), self.placed.get(goblet)
        self.picked = None
        if before is not None:
            del self.placed[before]
            if other is not None:
                self.placed[before] = other
        self.placed[goblet] = at
        if before is None and self.only_one_way:
            self.fill()

    def tried(self, at: int, goblet: int, legal: Sequence[Pour]) -> Pour:
        """A whole pour with a drink at a goblet: a legal one if there is any, else some one."""
        trial = Pouring(self.hand, self.goblets)
        trial.placed = dict(self.placed)
        if goblet in self.goblets:
            trial.put(at, goblet)
        else:
            trial.placed = {g: there for g, there in self.placed.items() if there != at}
            trial.placed[goblet] = at
        wanted = {g: self.hand[there] for g, there in trial.placed.items()}
        for move in legal:
            if all(dict(enumerate(move.drinks)).get(g) == drink for g, drink in wanted.items()):
                return move
        trial.fill()
        return trial.move

    def fill(self) -> None:
        """Put what is left to the goblets that have nothing yet, in order."""
        free = [goblet for goblet in self.goblets if goblet not in self.placed]
        self.placed.update(zip(free, self.left, strict=False))

    def take_back(self, goblet: int) -> None:
        """Back to the tray."""
        self.placed.pop(goblet, None)
        self.picked = None

    def follow(self, move: Pour) -> None:
        """Be what was chosen, whatever it was before."""
        if self.move == move:
            return
        self.placed.clear()
        for goblet, drink in enumerate(move.drinks):
            if drink is not None:
                self.placed[goblet] = next(at for at in self.left if self.hand[at] == drink)
