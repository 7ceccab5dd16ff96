"""Reading others: what they have done to the colours tells which card they play for.

A player's *drift* is how much each colour gained and lost by what they laid. The card that they
kept at the end was counted in matches of greedy and of attentive players: it is e times likelier
for each ten points that the drift won it, and for each ten points that it is worth now.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from poisonbox.games.hue.cards import POISONS, STANDARD, Place, colours_of
from poisonbox.games.hue.position import Position
from poisonbox.games.hue.rules import HueState, standard_cards
from poisonbox.games.hue.survey import Survey, position_after, survey_of

Drift = tuple[int, ...]
"""Points that each colour gained."""

Weights = tuple[float, ...]
"""What a point of each colour counts."""

Belief = list[tuple[str, float]]
"""Cards, and how likely each is to be the one that somebody plays for."""

STILL: Drift = (0,) * 5
"""The drift of someone who has done nothing yet."""

CARDS = (*STANDARD, *POISONS)
COLOURS_OF = {card: colours_of(card) for card in CARDS}


class Table(NamedTuple):
    """What everybody sees, as a key.

    Attributes:
        starters: The starting cards.
        placed: The cards laid by players in their order, with who laid them.
        zero: Whether a poisoned best area makes its colour worthless (option ``poisoned-colour``).
    """

    starters: tuple[str, ...]
    placed: tuple[tuple[int, Place], ...]
    zero: bool

    def position(self) -> Position:
        """The areas on the table; not to be changed."""
        return position_after(self.starters, self.laid(), self.zero)

    def survey(self) -> Survey:
        """What every card would do."""
        return survey_of(self.starters, self.laid(), self.zero)

    def laid(self) -> tuple[Place, ...]:
        """The cards without who laid them: boards are the same whoever built them."""
        return tuple([place for _, place in self.placed])


def table_of(state: HueState) -> Table:
    """What everybody sees of a position."""
    zero = state.options["poisoned-colour"] == "zero"
    return Table(state.starters, tuple(state.placed), zero)


_CLOSE = 2.8
_PER_ROUND = 0.8
"""What a lead is worth, counted in the same matches: see :func:`closeness`."""

_READING = 0.1
_KEENNESS = 0.1
_LEADER = 0.1
"""How much more the strongest rival counts than the others, for each point it seems to have."""


def points(card: str, values: Sequence[float]) -> float:
    """hue/score"""
    first, centre, last = COLOURS_OF[card]
    return values[first] + 2 * values[centre] + values[last]


@lru_cache(maxsize=2048)
def drifts(table: Table) -> Mapping[int, Drift]:
    """The drift of everybody who has laid a card."""
    if not table.placed:
        return {}
    earlier = table._replace(placed=table.placed[:-1])
    before, after = earlier.position().values, table.position().values
    others = drifts(earlier)
    seat = table.placed[-1][0]
    drift = [
        so_far + new - old
        for so_far, new, old in zip(others.get(seat, STILL), after, before, strict=True)
    ]
    return {**others, seat: tuple(drift)}


def likelihoods(
    cards: Sequence[str], drift: Drift, values: Sequence[int], attention: float
) -> list[float]:
    """How likely each card is to be the one that a player plays for, in proportion.

    Args:
        cards: Cards they may hold.
        drift: What they did to the colours.
        values: What the colours are worth now.
        attention: How much is read from that, 0 to 1.
    """
    pull = [
        attention * (_READING * done + _KEENNESS * value)
        for done, value in zip(drift, values, strict=True)
    ]
    return [exp(points(card, pull)) for card in cards]


def beliefs(
    table: Table, others: Sequence[int], seen: Container[str], attention: float
) -> list[Belief]:
    """For each other player the cards they may play for, with how likely each is.

    Who has laid poison holds none; who has laid all but one card and no poison kept it.

    Args:
        table: What everybody sees.
        others: Who is thought about; everybody else at the table.
        seen: Cards that none of them can have.
        attention: How much is read from what they did, 0 to 1.
    """
    values, drift = table.position().values, drifts(table)
    standard = [card for card in STANDARD if card not in seen]
    poisons = [card for card in POISONS if card not in seen]
    found = []
    for other in others:
        laid = [place.card for seat, place in table.placed if seat == other]
        if any(card in POISONS for card in laid):
            cards = standard
        elif len(laid) == standard_cards(len(others) + 1):
            cards = poisons
        else:
            cards = standard + poisons
        chances = likelihoods(cards, drift.get(other, STILL), values, attention)
        whole = sum(chances)
        found.append([(card, chance / whole) for card, chance in zip(cards, chances, strict=True)])
    return found


def rivals(believed: Sequence[Belief], values: Sequence[int]) -> Weights:
    """What a point of each colour probably counts for the others; the strongest counts most."""
    total = 0.0
    counts = [0.0] * 5
    for belief in believed:
        weights = [0.0] * 5
        for card, chance in belief:
            first, centre, last = COLOURS_OF[card]
            weights[first] += chance
            weights[centre] += 2 * chance
            weights[last] += chance
        has = sum([weight * value for weight, value in zip(weights, values, strict=True)])
        strength = exp(_LEADER * has)
        total += strength
        counts = [count + strength * weight for count, weight in zip(counts, weights, strict=True)]
    return tuple([count / total for count in counts])


def closeness(left: float, players: int) -> float:
    """Points that make a player e times likelier to win with so many cards still to be laid."""
    return _CLOSE * exp(_PER_ROUND * left / players)
