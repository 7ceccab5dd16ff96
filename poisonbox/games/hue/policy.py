"""How a player of Hue weighs a card: a first guess for the search, and a habit to play on with.

A hand promises what its best card that stays would score. Others' cards are hidden, so a colour's
weight is what it counts on the card that stays, less what it probably counts on theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from poisonbox.games.hue.board import WIDTH, at
from poisonbox.games.hue.cards import Place
from poisonbox.games.hue.ending import Finish, Rival, finishes
from poisonbox.games.hue.joining import LIES
from poisonbox.games.hue.position import Position
from poisonbox.games.hue.reading import (
    CARDS,
    COLOURS_OF,
    Table,
    Weights,
    beliefs,
    points,
    rivals,
    table_of,
)
from poisonbox.games.hue.rules import HueState
from poisonbox.games.hue.survey import Survey, unpacked

WIDEST = 40
"""Moves that are looked at in a position; the search widens to the later ones as it goes on."""

_TWINS = 2
"""Places with the same effect that are kept: what can be built on them later differs."""

_PROPOSALS = 6
"""Moves that come to mind when playing on by habit."""

_SHREWD = 0.5
"""With this much attention the chances of the last card are counted."""

_LAST = 8
_SLIGHT = 0.01
"""Moves that are looked at when their chances are counted, and how much less those may be."""

_MEAN_WEIGHT = 0.8
"""What a colour counts on a card that could be any."""

_Effect = tuple[float, str, list[int]]
"""A lead, a card, and the numbers of the places where the card brings that lead."""


# -- the moves worth looking at --------------------------------------------------------------------


def candidates(state: HueState, attention: float) -> Sequence[Place]:
    """The moves worth looking at for whoever is to place a card, best guesses first."""
    seat = state.turn
    others = tuple([other for other in range(state.players) if other != seat])
    return _ranked(table_of(state), others, state.hands[seat], cards_to_lay(state), attention)


def reply(state: HueState) -> Place:
    """What whoever is to place a card does if they look only one move ahead."""
    seat = state.turn
    others = tuple([other for other in range(state.players) if other != seat])
    return _reply(table_of(state), others, state.hands[seat], cards_to_lay(state))


def cards_to_lay(state: HueState) -> int:
    """How many cards are still to be laid by all together."""
    return sum(map(len, state.hands)) - state.players


@lru_cache(maxsize=8192)
def _reply(table: Table, others: tuple[int, ...], hand: tuple[str, ...], left: int) -> Place:
    survey = table.survey()
    if left == 1:
        best = _finishes(table, others, hand, 1.0)[0]
        return survey.place(best.card, best.places[0])
    believed = beliefs(table, others, _seen(table, hand), 1.0)
    against = rivals(believed, survey.position.values)
    _, card, places = _weighed(survey, hand, against)[0]
    return survey.place(card, places[0])


def _finishes(
    table: Table, others: tuple[int, ...], hand: tuple[str, ...], attention: float
) -> list[Finish]:
    """The ways to lay the last card of a match, best first."""
    believed = beliefs(table, others, _seen(table, hand), attention)
    first, players = table.placed[0][0], len(others) + 1
    own = ({*range(players)} - {*others}).pop()
    order = [(first + wait) % players for wait in range(players)]
    ahead = [order.index(other) < order.index(own) for other in others]
    return finishes(table.survey(), hand, list(map(Rival, believed, ahead)))


@lru_cache(maxsize=2048)
def _ranked(
    table: Table, others: tuple[int, ...], hand: tuple[str, ...], left: int, attention: float
) -> tuple[Place, ...]:
    """The best moves of a hand by the lead of the card that would be kept.

    Who attends to little sees only its own card; with half the attention others count as much, but
    hardly anything is read from what they did.

    It knows no more than who holds the hand, so that the search meets the same order in all worlds.
    """
    survey = table.survey()
    if left == 1 and attention >= _SHREWD:
        ways = _finishes(table, others, hand, attention)
        return tuple(
            survey.place(way.card, way.places[0])
            for way in ways[:_LAST]
            if way.chance >= ways[0].chance - _SLIGHT
        )
    believed = beliefs(table, others, _seen(table, hand), attention)
    against = rivals(believed, survey.position.values)
    care = min(1.0, 2.0 * attention)
    found = _weighed(survey, hand, tuple([care * weight for weight in against]))
    return tuple(_spread(survey, found))


def greedy(state: HueState) -> Place:
    """The move of a player who looks only at now: the greatest lead of the best card it keeps.

    The lead is that over the mean of all cards that it has not seen.
    """
    table, hand = table_of(state), state.hands[state.turn]
    survey, seen = table.survey(), _seen(table, hand)
    unseen = [(card, 1.0) for card in CARDS if card not in seen]
    mean = [(card, chance / len(unseen)) for card, chance in unseen]
    _, card, places = _weighed(survey, hand, rivals([mean], survey.position.values))[0]
    return survey.place(card, places[0])


def _seen(table: Table, hand: Sequence[str]) -> set[str]:
    """The cards that nobody else can have."""
    return {place.card for _, place in table.placed}.union(hand)


def _weighed(survey: Survey, hand: tuple[str, ...], against: Weights) -> list[_Effect]:
    """Every effect of every card in hand, best first."""
    plans = {card: _plan(card, against) for card in hand}
    found: list[_Effect] = []
    for card in hand:
        effects = survey.effects(card)
        kept = [plan for other, plan in plans.items() if other != card]
        for effect, places in effects.items():
            red, yellow, green, blue, purple = unpacked(effect)
            leads = [
                r * red + y * yellow + g * green + b * blue + p * purple for r, y, g, b, p in kept
            ]
            found.append((max(leads), card, places))
    found.sort(key=lambda effect: -effect[0])
    return found


def _plan(card: str, against: Weights) -> Weights:
    """What a point of each colour counts for someone who will keep this card."""
    weights = [-other for other in against]
    first, centre, last = COLOURS_OF[card]
    weights[first] += 1
    weights[centre] += 2
    weights[last] += 1
    return tuple(weights)


def _spread(survey: Survey, found: list[_Effect]) -> list[Place]:
    """Two places of each of the best effects, and at least one move of each card."""
    moves: list[Place] = []
    missing = {card for _, card, _ in found}
    for _, card, places in found:
        if len(moves) < WIDEST or card in missing:
            missing.discard(card)
            twins = places if len(places) <= _TWINS else (places[0], places[len(places) // 2])
            moves.extend([survey.place(card, number) for number in twins])
    return moves


# -- playing on ------------------------------------------------------------------------------------


def play_on(state: HueState, rng: Random) -> None:
    """Lay cards to the end: of a few moves that come to mind everybody takes the best."""
    position = table_of(state).position().copy()
    cells = list(position.board)
    while (seat := state.turn) < state.players:
        card, heading, low, step = _habit(position, cells, state.hands[seat], rng)
        line = (low, low + step, low + 2 * step)
        cells.extend([cell for cell in line if cell not in position.board])
        position.place(low, step, LIES[card][heading])
        state.play(seat, Place(card, *at(low if heading in "es" else line[2]), heading))


def _habit(
    position: Position, cells: Sequence[int], hand: tuple[str, ...], rng: Random
) -> tuple[str, str, int, int]:
    """The best of a few moves: card, heading, the cell in the west or north, and the step.

    The card that is worth most now is kept, and poison is laid last: nobody can mend that.
    """
    values, random = position.values, rng.random
    kept = max(hand, key=lambda card: points(card, values))
    others = [card for card in hand if card != kept]
    others = [card for card in others if card[0] != "X"] or others
    best: tuple[float, str, str, int, int] | None = None
    for _ in range(_PROPOSALS):
        low, step, covered = _line(position, cells, rng)
        card = others[int(random() * len(others))]
        heading = ("ew" if step == 1 else "sn")[int(random() * 2)]
        base = position if covered is None else position.without(covered)
        after = base.outcome(low, step, LIES[card][heading])
        lead = points(kept, after) - _MEAN_WEIGHT * sum(after)
        if best is None or lead > best[0]:
            best = lead, card, heading, low, step
    assert best is not None
    return best[1:]


def _line(position: Position, cells: Sequence[int], rng: Random) -> tuple[int, int, int | None]:
    """Three cells that a card may lie on: the first, the step, and the cell that it covers.

    One of them is always empty with a neighbour that is not, which is all that hue/touch asks.
    """
    board, random = position.board, rng.random
    while True:
        cell = cells[int(random() * len(cells))] + (1, WIDTH, -1, -WIDTH)[int(random() * 4)]
        if cell not in board:
            step = 1 if random() < 0.5 else WIDTH
            low = cell - step * int(random() * 3)
            covered = [c for c in (low, low + step, low + 2 * step) if c in board]
            if len(covered) <= 1:
                return low, step, covered[0] if covered else None
