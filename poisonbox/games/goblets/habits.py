"""Reading the others at a round of Goblets: whom they poison and when they drink, as a habit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from typing import NamedTuple

from poisonbox.ai.mixing import Habit, Weights, normal
from poisonbox.core.state import Seat
from poisonbox.games.goblets.drinks import POISON
from poisonbox.games.goblets.view import RoundView

_SLIP = 0.2
"""How often somebody with a habit does something else."""

_TOGETHER = 0.5
"""How much one player's ways say about another's: people at a table are alike."""

_BOLD = {2: 0.1, 3: 0.35, 4: 0.75, 5: 0.9}
"""How often one drinks who looks at the stake alone."""


class Scene(NamedTuple):
    """What lies before everybody in a round.

    Attributes:
        players: Number of seats.
        me: Who reads the others.
        stakes: The stake of each goblet.
        totals: Points of each seat before the round.
        last: The round before, if it is remembered.
    """

    players: int
    me: Seat
    stakes: tuple[int, ...]
    totals: tuple[int, ...]
    last: RoundView | None


# -- thumbs --------------------------------------------------------------------------------------


def _again(scene: Scene, goblet: int) -> float:
    return 0.5 if scene.last is None else float(scene.last.thumbs[goblet])


_THUMBS: tuple[tuple[Callable[[Scene, int], float], float], ...] = (
    (lambda _scene, _goblet: 0.5, 0.35),
    (lambda _scene, _goblet: 0.0, 0.08),
    (lambda _scene, _goblet: 1.0, 0.07),
    (lambda scene, goblet: _BOLD[scene.stakes[goblet]], 0.10),
    (_again, 0.05),
)
"""How likely somebody drinks a goblet by habit, and how many people have that habit: a coin is
tossed, never, always, the higher the stake, the same as before."""

# -- poison --------------------------------------------------------------------------------------


def _anywhere(_scene: Scene, _seat: Seat, places: Sequence[int]) -> Weights:
    return [1.0] * len(places)


def _by_stake(favourite: int) -> Callable[[Scene, Seat, Sequence[int]], Weights]:
    """A goblet with a certain stake if there is one, else with the highest."""

    def way(scene: Scene, _seat: Seat, places: Sequence[int]) -> Weights:
        stakes = [scene.stakes[place] for place in places]
        wanted = favourite if favourite in stakes else max(stakes)
        return [float(stake == wanted) for stake in stakes]

    return way


def _leader(scene: Scene, _seat: Seat, places: Sequence[int]) -> Weights:
    most = max(scene.totals[place % scene.players] for place in places)
    return [float(scene.totals[place % scene.players] == most) for place in places]


def _prey(below: int) -> Callable[[Scene, Seat, Sequence[int]], Weights]:
    """The reader's best goblet, or where there is more than ``below`` to spoil, the best other."""

    def way(scene: Scene, _seat: Seat, places: Sequence[int]) -> Weights:
        mine = [place % scene.players == scene.me for place in places]
        best = max(scene.stakes[p] for p, own in zip(places, mine, strict=True) if not own)
        hunts = best <= below
        stakes = [
            scene.stakes[place] if own == hunts else 0
            for place, own in zip(places, mine, strict=True)
        ]
        return [float(stake == max(stakes)) for stake in stakes]

    return way


def _there_again(scene: Scene, seat: Seat, places: Sequence[int]) -> Weights:
    odds = [1.0] * len(places) if scene.last is None else seen(scene.last, seat, places)
    return odds if any(odds) else [1.0] * len(places)


_POISONS: tuple[tuple[Callable[[Scene, Seat, Sequence[int]], Weights], float], ...] = (
    (_anywhere, 0.35),
    (_by_stake(5), 0.06),
    (_by_stake(4), 0.02),
    (_by_stake(3), 0.01),
    (_leader, 0.05),
    (_there_again, 0.05),
    (_prey(1), 0.025),
    (_prey(3), 0.025),
    (_prey(4), 0.025),
    (_prey(5), 0.025),
)
"""Where somebody's poison goes by habit, and how many people have that habit."""


def seen(past: RoundView, seat: Seat, places: Sequence[int]) -> Weights:
    """Where a seat's poison may have been in a finished round: 1 for each place that it may."""
    found = [
        None if past.shown[place] is None else past.shown[place][seat] == POISON  # type: ignore[index]
        for place in places
    ]
    if True in found:
        return [float(there is True) for there in found]
    return [float(there is None) for there in found]


# -- reading -------------------------------------------------------------------------------------


class Reader:
    """What everybody's ways seem to be, from the rounds that are remembered.

    One who thinks mixes: its thumbs look like a coin's, its poison may be anywhere.
    """

    def __init__(
        self, players: int, me: Seat, past: Sequence[RoundView], known: Sequence[bool]
    ) -> None:
        self._players = players
        self._thumbs = [[0.0] * len(_THUMBS) for _ in range(players)]
        self._poisons = [[0.0] * len(_POISONS) for _ in range(players)]
        self._last: RoundView | None = None
        self._thoughts = [0.0] * players
        self._me = me
        self._past = past
        self._known = known

    def read(self, rounds: Sequence[tuple[int, ...]]) -> None:
        """Go through the past; ``rounds`` are the points that each round added."""
        totals = [0] * self._players
        for past, remembered, added in zip(self._past, self._known, rounds, strict=True):
            if remembered:
                scene = Scene(self._players, self._me, past.stakes, tuple(totals), self._last)
                for seat in range(self._players):
                    if seat != self._me:
                        self._read_thumbs(scene, past, seat)
                        self._read_poison(scene, past, seat)
            self._last = past if remembered else None
            totals = [total + more for total, more in zip(totals, added, strict=True)]

    def _read_thumbs(self, scene: Scene, past: RoundView, seat: Seat) -> None:
        for goblet in range(seat, len(past.thumbs), self._players):
            for way, (habit, _) in enumerate(_THUMBS):
                drinks = _SLIP / 2 + (1.0 - _SLIP) * habit(scene, goblet)
                odds = drinks if past.thumbs[goblet] else 1.0 - drinks
                self._thumbs[seat][way] += log(2.0 * odds)

    def _read_poison(self, scene: Scene, past: RoundView, seat: Seat) -> None:
        places = [place for place in range(len(past.stakes)) if place % self._players != seat]
        possible = seen(past, seat, places)
        by_chance = sum(possible) / len(places)
        odds = normal([scene.stakes[place] ** 2 for place in places])  # one who thinks, about so
        here = sum(chance for chance, may in zip(odds, possible, strict=True) if may)
        self._thoughts[seat] += log(here / by_chance)
        for way, (habit, _) in enumerate(_POISONS):
            odds = _slipping(habit(scene, seat, places))
            here = sum(chance for chance, may in zip(odds, possible, strict=True) if may)
            self._poisons[seat][way] += log(here / by_chance)

    def drinks(self, scene: Scene, goblet: int) -> Habit:
        """How the owner of a goblet shows a thumb: up, down."""
        seat = goblet % self._players
        beliefs = _beliefs(seat, self._thumbs, [share for _, share in _THUMBS])
        up = sum(
            belief * (_SLIP / 2 + (1.0 - _SLIP) * habit(scene, goblet))
            for belief, (habit, _) in zip(beliefs, _THUMBS, strict=True)
        )
        return _trusted(beliefs, [up, sum(beliefs) - up], [share for _, share in _THUMBS])

    def poisons(self, scene: Scene, seat: Seat, places: Sequence[int]) -> Habit:
        """Where a seat's poison goes."""
        beliefs = _beliefs(seat, self._poisons, [share for _, share in _POISONS])
        weights = [0.0] * len(places)
        for belief, (habit, _) in zip(beliefs, _POISONS, strict=True):
            for at, odds in enumerate(_slipping(habit(scene, seat, places))):
                weights[at] += belief * odds
        own = self._thoughts[seat]
        thinks = _exp(own + _TOGETHER * (sum(self._thoughts) - own))
        return _trusted(beliefs, weights, [share for _, share in _POISONS], thinks)

    @property
    def last(self) -> RoundView | None:
        """The round before, if it is remembered."""
        return self._last


def _exp(evidence: float) -> float:
    """Odds from their logarithm, kept within reason."""
    return exp(max(-30.0, min(30.0, evidence)))


def _beliefs(seat: Seat, evidence: Sequence[Sequence[float]], shares: Sequence[float]) -> Weights:
    """How much each way is believed of a seat, given what speaks for its own and the table's."""
    own = evidence[seat]
    table = [sum(column) for column in zip(*evidence, strict=True)]
    return [
        share * exp(min(20.0, mine + _TOGETHER * (all_ - mine)))
        for share, mine, all_ in zip(shares, own, table, strict=True)
    ]


def _trusted(
    beliefs: Weights, weights: Weights, shares: Sequence[float], thinks: float = 1.0
) -> Habit:
    """A habit, trusted as far as it is more likely than thinking, which ``thinks`` speaks for."""
    habitual = sum(beliefs)
    thoughtful = (1.0 - sum(shares)) * thinks
    return Habit(habitual / (habitual + thoughtful), normal(weights))


def _slipping(weights: Weights) -> Weights:
    """The odds of one who mostly follows a habit."""
    size, total = len(weights), sum(weights)
    if not total:
        return [1.0 / size] * size
    return [_SLIP / size + (1.0 - _SLIP) * weight / total for weight in weights]
