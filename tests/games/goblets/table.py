"""A table of Goblets whose rounds are drawn as pictures.

A picture has a column for each goblet. First comes a line with the stakes, then a line for each
seat with the drinks it pours, then a line with the thumbs; what a goblet holds is read downwards:

    5 4 3 2     the stakes
    - P 2 .     seat 0: poison for goblet 1, a special drink for goblet 2, a plain one for goblet 3
    . - P 2     seat 1
    2 . - P     seat 2
    P 2 . -     seat 3
    + + - +     everybody drinks but seat 2

``P`` is poison, ``.`` a plain drink, ``-`` one's own goblet; ``2``, ``3`` and ``4`` are the special
drinks of rounds 2, 3 and 4. With three players there are six columns: goblets 3, 4 and 5 are the
second goblets of seats 0, 1 and 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from poisonbox.core.event import Event
from poisonbox.core.match import Match
from poisonbox.core.refusal import Refusal
from poisonbox.games import GAMES

PILES = (
    ("spoil", "half-poison", "antidote", "love-potion"),
    ("more-drinks", "cordial", "safe-bet", "spirits"),
    ("liqueur", "sip", "poison-bet", "double"),
)

CIRCLE = """
    - P . .
    . - P .
    . . - P
    P . . -
"""
"""A basic round of four in which every goblet is poisoned by its owner's right neighbour."""

NOT_HERE = """
    - . P .
    . - P .
    . . - P
    . . P -
"""
"""A basic round of four in which goblets 0 and 1 are safe, 2 and 3 poisoned."""


class Table:
    """A match with stakes and special drinks as wanted.

    Attributes:
        match: The match.
        goblets: Number of goblets.
    """

    def __init__(
        self,
        players: int = 4,
        option: str = "off",
        specials: str = "",
        stakes: str = "",
        couples: Sequence[Sequence[int]] = (),
    ) -> None:
        """Sit down; ``stakes`` are piles such as ``"2345 5432"``, one for each goblet."""
        self.match = Match(GAMES["goblets"], players, {"specials": option, "couples": couples})
        self.goblets = 6 if players == 3 else players
        self._names = {"P": "poison", ".": "plain"}
        self._names |= dict(zip("234", specials.split(), strict=False))
        piles = stakes.split() or ["2345"] * self.goblets
        cards = [[int(value) for value in pile] for pile in piles]
        self.submit(-1, {"stakes": cards, "specials": specials.split()})

    # -- moving ------------------------------------------------------------------------------

    def submit(self, seat: int, value: Any) -> tuple[Event, ...]:
        """Make a move that is written as in a record."""
        return self.match.submit(seat, self.match.game.decode(value))

    def why_not(self, seat: int, value: Any) -> Refusal | None:
        """Ask about a move that is written as in a record."""
        return self.match.why_not(seat, self.match.game.decode(value))

    def drinks(self, row: str) -> dict[str, dict[str, str]]:
        """One seat's line of a picture as it is written in a record."""
        named = enumerate(row.split())
        return {"pour": {str(at): self._names[drink] for at, drink in named if drink != "-"}}

    def pour(self, rows: str) -> tuple[Event, ...]:
        """Everybody pours; returns what the last pour brought about."""
        events: tuple[Event, ...] = ()
        for seat, row in enumerate(rows.strip().splitlines()):
            events = self.submit(seat, self.drinks(row))
        return events

    def toast(self, thumbs: str) -> tuple[Event, ...]:
        """Everybody shows a thumb for each goblet; returns what the last one brought about."""
        events: tuple[Event, ...] = ()
        up = [thumb == "+" for thumb in thumbs.split()]
        for seat in range(self.match.players):
            events = self.submit(seat, {"drink": up[seat :: self.match.players]})
        return events

    def play(self, rows: str, thumbs: str) -> tuple[int, ...]:
        """Pour, toast, and return the points of the round."""
        self.pour(rows)
        self.toast(thumbs)
        return self.points

    def waste(self) -> None:
        """Play a round in which everybody drinks poison and refuses what has none."""
        players, view = self.match.players, self.match.view(None)
        enemies = [step for step in range(1, self.goblets) if step % players]
        specials = list(reversed(view.specials))
        hand = ["poison"] + ["plain"] * (len(enemies) - 1 - len(specials)) + specials
        for seat in range(players):
            places = [str((seat + step) % self.goblets) for step in enemies]
            self.submit(seat, {"pour": dict(zip(places, hand, strict=True))})
        poisoned = {(seat + 1) % self.goblets for seat in range(players)}
        self.toast(" ".join("+" if at in poisoned else "-" for at in range(self.goblets)))

    # -- asking ------------------------------------------------------------------------------

    @property
    def points(self) -> tuple[int, ...]:
        """What the last round added to each seat's total."""
        return self.match.sheets()[-1].points

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of each seat so far."""
        return self.match.view(None).totals

    def lines(self, seat: int) -> list[tuple[str, int]]:
        """A seat's lines on the last sheet: the clause without the game's name, and the points."""
        sheet = self.match.sheets()[-1]
        return [
            (line.clause.removeprefix("goblets/"), line.points)
            for line in sheet.lines
            if line.seat == seat
        ]


def drawn(specials: str, picture: str) -> Table:
    """Play the round in a picture, in the round its special drinks belong to.

    All rounds before it are wasted: with four or more players, everybody has 0 points.
    """
    stakes, *rows, thumbs = picture.strip().splitlines()
    named = specials.split()
    round_ = max((at + 1 for at, pile in enumerate(PILES) if set(pile) & set(named)), default=0)
    drawn_ones = [next((name for name in named if name in pile), pile[0]) for pile in PILES]
    piles = []
    for stake in stakes.split():
        others = [value for value in "2345" if value != stake]
        piles.append("".join([*others[:round_], stake, *others[round_:]]))
    option = ("off", "one", "two")[len(named)]
    table = Table(len(rows), option, " ".join(drawn_ones) if named else "", " ".join(piles))
    for _ in range(round_):
        table.waste()
    table.play("\n".join(rows), thumbs)
    return table


def points(specials: str, picture: str) -> tuple[int, ...]:
    """The points that each seat gets in the round of a picture."""
    return drawn(specials, picture).points
