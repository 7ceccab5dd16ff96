"""One round of Pok as a stage to be mixed over: what each show of fists is worth to everybody."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from poisonbox.ai.characters import Character
from poisonbox.ai.mixing import Habit
from poisonbox.core.state import Seat
from poisonbox.games.pok.counters import Face
from poisonbox.games.pok.rules import START, met

ONE = (1, 4, 16)
"""A counter of each symbol, as a part of the counters left."""

SHOWS = tuple(
    tuple(symbol for symbol in range(3) if counters >> 2 * symbol & 3) for counters in range(64)
)
"""The choices, by the counters left."""

CODES = (8, 1, 0)
"""What each symbol shown adds to the number under which its outcome is found."""

_WON = 1e6
"""The weight of one who has won, next to which nobody else's counts."""

_KINDS = ("222", "221", "211", "220", "111", "210", "110", "200")
_WEIGHTS = {
    3: (1.0, 1.8, 4.2, 3.2, 14.0, 7.1, 42.0, 13.0),
    4: (1.0, 2.3, 5.4, 5.8, 18.0, 17.0, 65.0, 44.0),
    5: (1.0, 2.5, 7.7, 8.4, 23.0, 25.0, 113.0, 103.0),
    6: (1.0, 2.9, 9.4, 11.0, 46.0, 42.0, 240.0, 220.0),
    7: (1.0, 3.0, 11.0, 13.0, 50.0, 58.0, 400.0, 420.0),
}
"""What is left of two, two and two, and how likely to win that is in comparison, by players.

Fitted to some hundred matches of mixing players at each table: the chance of a seat is its weight's
part of all weights. With three players a variety of symbols counts, with more only the number.
"""


def amounts(counters: int) -> tuple[int, int, int]:
    """How many of each symbol are left."""
    return counters & 3, counters >> 2 & 3, counters >> 4 & 3


def number(counters: Sequence[int]) -> int:
    """Counters as one number."""
    return counters[0] | counters[1] << 2 | counters[2] << 4


@lru_cache(maxsize=8)
def weights(players: int) -> tuple[float, ...]:
    """How likely each possible set of counters is to win, compared with others at the table."""
    table = dict(zip(_KINDS, _WEIGHTS[players], strict=True))
    by_counters = [_WON] * 64
    for counters in range(START + 1):
        kind = "".join(map(str, sorted(amounts(counters), reverse=True)))
        if kind in table:
            by_counters[counters] = table[kind]
    return tuple(by_counters)


@lru_cache(maxsize=512)
def handings(faces: tuple[Face, ...], players: int) -> tuple[tuple[bool, ...], ...]:
    """Which symbols are handed over, by ``8 * discs + squares`` shown (pok/exact, outsider)."""
    on_dice = {face[1] for face in faces if face}
    table: list[tuple[bool, ...]] = [(False, False, False)] * 64
    for discs in range(players + 1):
        for squares in range(players + 1 - discs):
            counts = (discs, squares, players - discs - squares)
            exact = met(faces, counts)
            if exact:
                handing: tuple[bool, ...] = tuple(symbol in exact for symbol in range(3))
            elif any(counts[symbol] for symbol in on_dice):
                handing = tuple(symbol not in on_dice for symbol in range(3))
            else:
                handing = (False, False, False)
            table[8 * discs + squares] = handing
    return tuple(table)


class PokStage:
    """A roll and everybody's counters.

    Every seat is one agent; its choices are the symbols it still has.

    Attributes:
        sizes: How many symbols each seat has.
        habits: What each seat does by habit.
        shows: The symbols each seat may show.
    """

    def __init__(
        self, faces: tuple[Face, ...], counters: Sequence[int], habits: Sequence[Habit | None]
    ) -> None:
        players = len(counters)
        worth = weights(players)
        self.shows = [SHOWS[own] for own in counters]
        self.sizes = [len(shows) for shows in self.shows]
        self.habits = habits
        self._handings = handings(faces, players)
        self._temper: tuple[Seat, Character, Seat] | None = None
        self._keep = [worth[own] for own in counters]
        self._hand = [
            [worth[own - ONE[symbol]] if symbol in SHOWS[own] else 0.0 for symbol in range(3)]
            for own in counters
        ]

    def temper(self, seat: Seat, character: Character) -> None:
        """Let a seat judge by its temperament: with more daring, or an eye on the leader."""
        if character.spite or character.daring:
            others = [other for other in range(len(self._keep)) if other != seat]
            self._temper = seat, character, max(others, key=self._keep.__getitem__)

    def handed(self, joint: Sequence[int]) -> list[bool]:
        """Whether each seat hands its counter over."""
        shown = [shows[choice] for shows, choice in zip(self.shows, joint, strict=True)]
        handing = self._handings[sum(CODES[symbol] for symbol in shown)]
        return [handing[symbol] for symbol in shown]

    def shares(self, joint: Sequence[int]) -> list[float]:
        """The share of the win of each seat after a show of fists."""
        after = [
            hand[shows[choice]] if gone else keep
            for shows, choice, keep, hand, gone in zip(
                self.shows, joint, self._keep, self._hand, self.handed(joint), strict=True
            )
        ]
        total = sum(after)
        return [weight / total for weight in after]

    def deviations(self, joint: Sequence[int]) -> list[list[float]]:
        """The share of the win of each seat for each of its choices."""
        handings = self._handings
        code = 0
        kept = [0.0, 0.0, 0.0]
        gone = [0.0, 0.0, 0.0]
        shown = []
        for shows, choice, keep, hand in zip(
            self.shows, joint, self._keep, self._hand, strict=True
        ):
            symbol = shows[choice]
            shown.append(symbol)
            code += CODES[symbol]
            kept[symbol] += keep
            gone[symbol] += hand[symbol]
        values = []
        for seat, symbol in enumerate(shown):
            keep, hand = self._keep[seat], self._hand[seat]
            others = code - CODES[symbol]
            kept[symbol] -= keep
            gone[symbol] -= hand[symbol]
            worths = []
            for own in self.shows[seat]:
                first, second, third = handing = handings[others + CODES[own]]
                mine = hand[own] if handing[own] else keep
                all_of_them = (
                    mine
                    + (gone[0] if first else kept[0])
                    + (gone[1] if second else kept[1])
                    + (gone[2] if third else kept[2])
                )
                worths.append(mine / all_of_them)
            kept[symbol] += keep
            gone[symbol] += hand[symbol]
            values.append(worths)
        if self._temper is not None:
            self._tempered(joint, values)
        return values

    def _tempered(self, joint: Sequence[int], values: list[list[float]]) -> None:
        """Bend what one seat's choices are worth to it."""
        assert self._temper is not None
        seat, character, leader = self._temper
        bent = [worth ** (1.0 + character.daring) for worth in values[seat]]
        if character.spite:
            imagined = list(joint)
            for choice, worth in enumerate(bent):
                imagined[seat] = choice
                envied = 1.0 - self.shares(imagined)[leader]
                bent[choice] = (1.0 - character.spite) * worth + character.spite * envied
        values[seat] = bent
