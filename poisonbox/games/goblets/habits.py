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

_TOGETHER = 0.8
"""How much one player's ways say about another's: people at a table are alike."""


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

_BOLD = {2: 0.1, 3: 0.35, 4: 0.75, 5: 0.9}
"""How often one drinks who looks at the stake alone."""


def _coin(_scene: Scene, _goblet: int) -> float:
    return 0.5


def _never(_scene: Scene, _goblet: int) -> float:
    return 0.0


def _always(_scene: Scene, _goblet: int) -> float:
    return 1.0


def _bold(scene: Scene, goblet: int) -> float:
    return _BOLD[scene.stakes[goblet]]


def _again(scene: Scene, goblet: int) -> float:
    return 0.5 if scene.last is None else float(scene.last.thumbs[goblet])


_THUMBS: tuple[tuple[Callable[[Scene, int], float], float], ...] = (
    (_coin, 0.6),
    (_never, 0.08),
    (_always, 0.07),
    (_bold, 0.10),
    (_again, 0.05),
)
"""How likely somebody drinks a goblet by habit, and how many people have that habit."""

_TOSSING, _RESOLUTE = 0, slice(2, 4)
"""Which of these are left to chance, and which are those of people who know what they want."""


# -- poison --------------------------------------------------------------------------------------

Aim = Callable[[Scene, Seat, Sequence[int]], Weights]


def _anywhere(_scene: Scene, _seat: Seat, places: Sequence[int]) -> Weights:
    return [1.0] * len(places)


def _by_stake(favourite: int) -> Aim:
    """A goblet with a certain stake if there is one, else with the highest."""

    def aim(scene: Scene, _seat: Seat, places: Sequence[int]) -> Weights:
        stakes = [scene.stakes[place] for place in places]
        wanted = favourite if favourite in stakes else max(stakes)
        return [float(stake == wanted) for stake in stakes]

    return aim


def _leader(scene: Scene, _seat: Seat, places: Sequence[int]) -> Weights:
    totals = [scene.totals[place % scene.players] for place in places]
    return [float(total == max(totals)) for total in totals]


def _there_again(scene: Scene, seat: Seat, places: Sequence[int]) -> Weights:
    odds = [] if scene.last is None else seen(scene.last, seat, places)
    return odds if any(odds) else [1.0] * len(places)


def _prey(below: int) -> Aim:
    """The reader's best goblet, unless somebody else's promises more than ``below`` to spoil."""

    def aim(scene: Scene, _seat: Seat, places: Sequence[int]) -> Weights:
        mine = [place % scene.players == scene.me for place in places]
        best = max(scene.stakes[p] for p, own in zip(places, mine, strict=True) if not own)
        hunted = best <= below
        stakes = [
            scene.stakes[place] if own == hunted else 0
            for place, own in zip(places, mine, strict=True)
        ]
        return [float(stake == max(stakes)) for stake in stakes]

    return aim


_AIMS: tuple[tuple[Aim, float], ...] = (
    (_anywhere, 0.55),
    (_leader, 0.05),
    (_there_again, 0.05),
    (_by_stake(5), 0.06),
    (_by_stake(4), 0.02),
    (_by_stake(3), 0.01),
    (_prey(1), 0.04),
    (_prey(3), 0.04),
    (_prey(4), 0.04),
    (_prey(5), 0.04),
)
"""Where somebody's poison goes by habit, and how many people have that habit."""

_ANYWHERE, _STAKES, _HUNTING = 0, slice(3, 6), slice(6, 10)
"""Which of these are left to chance, go by the stakes, and go by what is known of the reader."""


def _thoughtful(scene: Scene, places: Sequence[int]) -> Weights:
    """About where the poison of one who thinks goes: where there is much to spoil, but mixed."""
    return normal([float(scene.stakes[place] ** 2) for place in places])


def seen(past: RoundView, seat: Seat, places: Sequence[int]) -> Weights:
    """Where a seat's poison may have been in a finished round: 1 for each place that it may."""
    found: list[bool | None] = []
    for place in places:
        drinks = past.shown[place]
        found.append(None if drinks is None else drinks[seat] == POISON)
    if True in found:
        return [float(there is True) for there in found]
    return [float(there is None) for there in found]


# -- reading -------------------------------------------------------------------------------------

_KINDS = {"any": 0.36, "thinking": 0.28, "stakes": 0.18, "hunters": 0.18}
"""How many tables are of which kind; see :attr:`Reader.hunted`."""


class Reader:
    """What everybody's ways seem to be, from the rounds that are remembered.

    For each habit of each seat there is its evidence: the logarithm of how much likelier what was
    seen is with this habit than if everything were left to chance.

    Attributes:
        last: The round before, if it is remembered.
    """

    def __init__(self, players: int, me: Seat) -> None:
        self.last: RoundView | None = None
        self._players = players
        self._me = me
        self._thumbs = [[0.0] * len(_THUMBS) for _ in range(players)]
        self._aims = [[0.0] * len(_AIMS) for _ in range(players)]
        self._thoughts = [0.0] * players

    def read(
        self,
        past: Sequence[RoundView],
        rounds: Sequence[tuple[int, ...]],
        known: Sequence[bool],
    ) -> None:
        """Go through the past: what was seen, the points added, and whether it is remembered."""
        totals = [0] * self._players
        for round_, added, remembered in zip(past, rounds, known, strict=True):
            if remembered:
                scene = Scene(self._players, self._me, round_.stakes, tuple(totals), self.last)
                for seat in range(self._players):
                    if seat != self._me:
                        self._read_thumbs(scene, round_, seat)
                        self._read_poison(scene, round_, seat)
            self.last = round_ if remembered else None
            totals = [total + more for total, more in zip(totals, added, strict=True)]

    def _read_thumbs(self, scene: Scene, past: RoundView, seat: Seat) -> None:
        evidence = self._thumbs[seat]
        for goblet in range(seat, len(past.thumbs), self._players):
            for way, (habit, _) in enumerate(_THUMBS):
                drinks = _SLIP / 2 + (1.0 - _SLIP) * habit(scene, goblet)
                evidence[way] += log(2.0 * (drinks if past.thumbs[goblet] else 1.0 - drinks))

    def _read_poison(self, scene: Scene, past: RoundView, seat: Seat) -> None:
        places = [place for place in range(len(past.stakes)) if place % self._players != seat]
        possible = seen(past, seat, places)
        by_chance = sum(possible) / len(places)

        def evidence(odds: Weights) -> float:
            here = sum(chance * may for chance, may in zip(odds, possible, strict=True))
            return log(here / by_chance)

        self._thoughts[seat] += evidence(_thoughtful(scene, places))
        for way, (aim, _) in enumerate(_AIMS):
            self._aims[seat][way] += evidence(_slipping(aim(scene, seat, places)))

    def drinks(self, scene: Scene, goblet: int) -> Habit:
        """How the owner of a goblet shows a thumb: up, down."""
        beliefs = self._beliefs(goblet % self._players, self._thumbs, _THUMBS)
        up = sum(
            belief * (_SLIP / 2 + (1.0 - _SLIP) * habit(scene, goblet))
            for belief, (habit, _) in zip(beliefs, _THUMBS, strict=True)
        )
        habitual = sum(beliefs)
        thinks = 1.0 - sum(share for _, share in _THUMBS)
        return Habit(habitual / (habitual + thinks), normal([up, habitual - up]))

    def poisons(self, scene: Scene, seat: Seat, places: Sequence[int]) -> Habit:
        """Where a seat's poison goes."""
        beliefs = self._beliefs(seat, self._aims, _AIMS)
        weights = [0.0] * len(places)
        for belief, (aim, _) in zip(beliefs, _AIMS, strict=True):
            for at, odds in enumerate(_slipping(aim(scene, seat, places))):
                weights[at] += belief * odds
        habitual = sum(beliefs)
        own = self._thoughts[seat]
        thinks = 1.0 - sum(share for _, share in _AIMS)
        thinks *= _likelihood(own + _TOGETHER * (sum(self._thoughts) - own))
        return Habit(habitual / (habitual + thinks), normal(weights))

    def _beliefs(
        self,
        seat: Seat,
        evidence: Sequence[Sequence[float]],
        ways: Sequence[tuple[object, float]],
    ) -> Weights:
        """How much each way is believed of a seat, by what speaks for its own and the table's."""
        table = [sum(column) for column in zip(*evidence, strict=True)]
        return [
            share * _likelihood(own + _TOGETHER * (all_ - own))
            for (_, share), own, all_ in zip(ways, evidence[seat], table, strict=True)
        ]

    @property
    def hunted(self) -> float:
        """How much likelier than at first it is that the table goes by what it knows of the reader.

        Four kinds of tables are compared: of people who do anything, who think, who go by the
        stakes, and who take the reader for prey, or for somebody not worth the poison.
        """
        thumbs = [_likelihood(sum(column)) for column in zip(*self._thumbs, strict=True)]
        aims = [_likelihood(sum(column)) for column in zip(*self._aims, strict=True)]
        resolute = _mean([1.0, *thumbs[_RESOLUTE]])
        found = {
            "any": aims[_ANYWHERE] * thumbs[_TOSSING],
            "thinking": _likelihood(sum(self._thoughts)),
            "stakes": _mean(aims[_STAKES]) * resolute,
            "hunters": _mean(aims[_HUNTING]) * resolute,
        }
        return found["hunters"] / sum(share * found[kind] for kind, share in _KINDS.items())


def _likelihood(evidence: float) -> float:
    return exp(max(-30.0, min(30.0, evidence)))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _slipping(weights: Weights) -> Weights:
    """The odds of one who mostly follows a habit."""
    size, total = len(weights), sum(weights)
    return [_SLIP / size + (1.0 - _SLIP) * weight / total for weight in weights]
