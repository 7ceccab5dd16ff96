"""How a round of Goblets is scored and what its points are worth, in the short way of a search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from poisonbox.core.state import Seat
from poisonbox.games.goblets.drinks import POISON
from poisonbox.games.goblets.scoring import poison_count

LOVE = "love-potion"

FEWEST, _MOST = -8, 60
"""The points a round may bring, with room to spare."""

_SPREAD = 1.9
"""How far apart one more round carries two players, in points, as a standard deviation."""

_HIGHEST = 250.0
"""The largest power of ten that is used for a weight."""


class Round(NamedTuple):
    """What everybody knows when a round begins.

    Attributes:
        players: Number of seats.
        stakes: The stake of each goblet.
        specials: The special drinks in play.
        partners: For each seat the one it may not give its love potion to, if any.
        totals: Points of each seat so far.
        third: Points of the third round, for ties; zeros before it is over.
        rounds_left: Rounds to come after this one.
        hopes: What each seat may expect of those, as far as it differs.
    """

    players: int
    stakes: tuple[int, ...]
    specials: tuple[str, ...]
    partners: tuple[Seat | None, ...]
    totals: tuple[int, ...]
    third: tuple[int, ...]
    rounds_left: int
    hopes: tuple[float, ...]


def weights(table: Round) -> list[list[float]]:
    """For each seat and each number of points in this round, how likely it is then to win.

    A seat's chance is its weight's part of all weights. While rounds are left the weight grows with
    the total, less steeply the more there are; in the last round one more place in the order of
    goblets/winner outweighs everything below.
    """
    span = range(FEWEST, _MOST)
    if table.rounds_left:
        steep = 1.28 / (_SPREAD * table.rounds_left**0.5)
        return [
            [exp(steep * (total + hope + points)) for points in span]
            for total, hope in zip(table.totals, table.hopes, strict=True)
        ]
    standings = [
        [(total + points, points, third) for points in span]
        for total, third in zip(table.totals, table.third, strict=True)
    ]
    likely = range(-5, 20) if table.specials else range(11)
    places = sorted({row[points - FEWEST] for row in standings for points in likely})
    step = min(3.0, _HIGHEST / len(places))
    power = {standing: 10.0 ** (step * place) for place, standing in enumerate(places)}
    top, bottom = 10.0 ** (step * len(places)), 0.1
    return [[power.get(at, top if at > places[-1] else bottom) for at in row] for row in standings]


@lru_cache(maxsize=256)
def outcomes(stake: int, specials: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """The poison count of a goblet and the points for drinking it, by what it holds.

    Found under poisons + 9 × first special + 81 × second special.
    """
    found = []
    for second in range(9 if len(specials) > 1 else 1):
        for first in range(9 if specials else 1):
            for poisons in range(9):
                held = dict(zip(specials, (first, second), strict=False))
                drinks = [POISON] * poisons
                for special, count in held.items():
                    drinks += [special] * count
                poison = poison_count(drinks)
                points = (
                    stake * (1 + held.get("double", 0))
                    + held.get("liqueur", 0)
                    + (3 if held.get("spirits") == 1 else 0)
                    - held.get("spoil", 0)
                )
                found.append((poison, 0 if poison else points))
    return tuple(found)


# -- special drinks ------------------------------------------------------------------------------


class Shown(NamedTuple):
    """What a special drink's bonus looks at.

    Attributes:
        places: The goblet that each seat's special drink went into.
        drunk: Whether each goblet was drunk.
        outcome: The poison count of each goblet and the points for drinking it.
        earned: What each goblet gave its owner for drinking or refusing.
    """

    places: list[int]
    drunk: Sequence[bool]
    outcome: list[tuple[int, int]]
    earned: list[int]


def _cordial(shown: Shown, points: list[int]) -> None:
    """goblets/cordial"""
    counts = [0] * len(shown.drunk)
    for goblet in shown.places:
        counts[goblet] += 1
    most = max(counts)
    goblet = counts.index(most)
    if counts.count(most) == 1 and shown.drunk[goblet]:
        points[goblet % len(points)] += 3


def _love(shown: Shown, points: list[int]) -> None:
    """goblets/love-potion"""
    players = len(points)
    for giver, goblet in enumerate(shown.places):
        returned = shown.places[goblet % players]
        if returned % players == giver and shown.drunk[goblet] and shown.drunk[returned]:
            points[giver] += 2


def _more_drinks(shown: Shown, points: list[int]) -> None:
    """goblets/more-drinks"""
    for giver, goblet in enumerate(shown.places):
        if not shown.drunk[goblet]:
            points[giver] += 2


def _safe_bet(shown: Shown, points: list[int]) -> None:
    """goblets/safe-bet"""
    for giver, goblet in enumerate(shown.places):
        if not shown.outcome[goblet][0]:
            points[giver] += 2


def _poison_bet(shown: Shown, points: list[int]) -> None:
    """goblets/poison-bet"""
    for giver, goblet in enumerate(shown.places):
        points[giver] += shown.outcome[goblet][0]


def _sip(shown: Shown, points: list[int]) -> None:
    """goblets/sip"""
    for giver, goblet in enumerate(shown.places):
        points[giver] += max(0, shown.earned[goblet])


AFTERWARDS = {
    "cordial": _cordial,
    LOVE: _love,
    "more-drinks": _more_drinks,
    "safe-bet": _safe_bet,
    "poison-bet": _poison_bet,
    "sip": _sip,
}
"""The special drinks that are scored once every goblet is drunk or refused."""
