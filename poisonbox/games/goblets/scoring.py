"""What a round of Goblets counts: the clauses of scoring, goblet by goblet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from operator import add
from typing import NamedTuple

from poisonbox.core.result import Line
from poisonbox.core.state import Seat
from poisonbox.games.goblets.drinks import POISON, Pour, Toast


class Played(NamedTuple):
    """All that happened in a round.

    Attributes:
        stakes: The stake of each goblet.
        specials: The special drinks in play.
        pours: What each seat poured.
        toasts: What each seat showed.
    """

    stakes: tuple[int, ...]
    specials: tuple[str, ...]
    pours: tuple[Pour, ...]
    toasts: tuple[Toast, ...]


def contents(played: Played) -> list[tuple[str | None, ...]]:
    """What lies under each goblet: the drink of each seat, None from its owner."""
    rows = [by_goblet(poured, len(played.stakes)) for poured in played.pours]
    return list(zip(*rows, strict=True))


def by_goblet(poured: Pour, goblets: int) -> tuple[str | None, ...]:
    """A seat's drink for each goblet, None for its own."""
    return poured.drinks + (None,) * (goblets - len(poured.drinks))


def drunk_goblets(played: Played) -> tuple[bool, ...]:
    """For each goblet whether its owner drank: first goblets first, then second ones."""
    thumbs = zip(*[toast.thumbs for toast in played.toasts], strict=True)
    return tuple(chain.from_iterable(thumbs))


def poison_count(drinks: Sequence[str | None]) -> int:
    """goblets/poison-count, half-poison, antidote"""
    poisons = drinks.count(POISON) + drinks.count("half-poison") // 2
    return max(0, poisons - drinks.count("antidote") // 2)


class _Table(NamedTuple):
    """What the scoring of one round looks at.

    Attributes:
        players: Number of seats.
        drunk: Whether each goblet was drunk.
        contents: What lies under each goblet.
        poison: How much poison each goblet holds.
        earned: What drinking or refusing each goblet gave its owner, for a sip to share.
    """

    players: int
    drunk: tuple[bool, ...]
    contents: list[tuple[str | None, ...]]
    poison: list[int]
    earned: list[int]


_Award = Callable[[Seat, str, int, int | None], None]
"""Gives points: seat, slug of the clause, points, goblet if it is about one."""


def score(
    played: Played, sums: tuple[int, ...], note: Callable[[Line], object] | None = None
) -> tuple[int, ...]:
    """The points a round really adds (goblets/order); ``note`` is told each with its clause."""
    if not played.specials and note is None:
        return _score_basic(played)
    points = [0] * len(sums)

    def award(seat: Seat, slug: str, added: int, goblet: int | None) -> None:
        points[seat] += added
        if note is not None:
            facts = {} if goblet is None else {"goblet": goblet}
            note(Line(seat, f"goblets/{slug}", added, facts))

    covered = contents(played)
    poison = [poison_count(drinks) for drinks in covered]
    table = _Table(len(sums), drunk_goblets(played), covered, poison, [])
    for goblet, stake in enumerate(played.stakes):
        before = points[goblet % table.players]
        _drink_or_refuse(table, goblet, stake, award)
        table.earned.append(points[goblet % table.players] - before)
    for special in played.specials:
        if special in _AFTERWARDS:
            _AFTERWARDS[special](table, award)
    for seat, total in enumerate(sums):
        if total + points[seat] < 0:  # a total never falls below 0
            award(seat, "order", -total - points[seat], None)
    return tuple(points)


def _score_basic(played: Played) -> tuple[int, ...]:
    """The points of a round without special drinks, in the short way a search needs."""
    drunk = drunk_goblets(played)
    points = [stake if drinks else 1 for stake, drinks in zip(played.stakes, drunk, strict=True)]
    for poured in played.pours:
        goblet = poured.drinks.index(POISON)
        if drunk[goblet]:
            points[goblet] = 0
    players = len(played.pours)
    if len(points) == players:
        return tuple(points)
    return tuple(map(add, points[:players], points[players:]))


def _drink_or_refuse(table: _Table, goblet: int, stake: int, award: _Award) -> None:
    """goblets/drink, refuse, double, liqueur, spirits, spoil"""
    owner = goblet % table.players
    drinks = table.contents[goblet]
    if not table.drunk[goblet]:
        award(owner, "refuse", 1, goblet)
    elif table.poison[goblet]:
        award(owner, "drink", 0, goblet)
    else:
        award(owner, "drink", stake, goblet)
        bonuses = (
            ("double", stake * drinks.count("double")),
            ("liqueur", drinks.count("liqueur")),
            ("spirits", 3 if drinks.count("spirits") == 1 else 0),
            ("spoil", -drinks.count("spoil")),
        )
        for slug, added in bonuses:
            if added:
                award(owner, slug, added, goblet)


def _givers(table: _Table, drink: str) -> list[tuple[Seat, int]]:
    """Who put a special drink into which goblet."""
    return [
        (giver, goblet)
        for goblet, drinks in enumerate(table.contents)
        for giver, given in enumerate(drinks)
        if given == drink
    ]


def _cordial(table: _Table, award: _Award) -> None:
    """goblets/cordial: strictly the most, and drunk; poisoned or not."""
    counts = [drinks.count("cordial") for drinks in table.contents]
    most = max(counts)
    goblet = counts.index(most)
    if counts.count(most) == 1 and table.drunk[goblet]:
        award(goblet % table.players, "cordial", 3, goblet)


def _love_potion(table: _Table, award: _Award) -> None:
    """goblets/love-potion: each gave to the other, and both drink what holds it."""
    given = dict(_givers(table, "love-potion"))
    for giver, goblet in given.items():
        loved = goblet % table.players
        returned = given[loved]
        if returned % table.players == giver and table.drunk[goblet] and table.drunk[returned]:
            award(giver, "love-potion", 2, returned)


def _more_drinks(table: _Table, award: _Award) -> None:
    """goblets/more-drinks"""
    for giver, goblet in _givers(table, "more-drinks"):
        if not table.drunk[goblet]:
            award(giver, "more-drinks", 2, goblet)


def _safe_bet(table: _Table, award: _Award) -> None:
    """goblets/safe-bet: no poison, drunk or not."""
    for giver, goblet in _givers(table, "safe-bet"):
        if not table.poison[goblet]:
            award(giver, "safe-bet", 2, goblet)


def _poison_bet(table: _Table, award: _Award) -> None:
    """goblets/poison-bet"""
    for giver, goblet in _givers(table, "poison-bet"):
        if table.poison[goblet]:
            award(giver, "poison-bet", table.poison[goblet], goblet)


def _sip(table: _Table, award: _Award) -> None:
    """goblets/sip: what the owner got for drinking or refusing that goblet, never below 0."""
    for giver, goblet in _givers(table, "sip"):
        if table.earned[goblet] > 0:
            award(giver, "sip", table.earned[goblet], goblet)


_AFTERWARDS: dict[str, Callable[[_Table, _Award], None]] = {
    "cordial": _cordial,
    "love-potion": _love_potion,
    "more-drinks": _more_drinks,
    "safe-bet": _safe_bet,
    "poison-bet": _poison_bet,
    "sip": _sip,
}
"""What is scored once every goblet is drunk or refused. None of these looks at another's points."""
