"""Players who play without looking: how to tell, and how a round goes on with them at the table.

A sensible player overflows when nothing else is left, or when it is cheap. Who takes full cauldrons
with many cards in hand probably does not care, and goes on like that.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from poisonbox.games.cauldrons.cards import CODES, DECK, KINDS, POISON, SORTS, VALUES
from poisonbox.games.cauldrons.policy import (
    ALLOWED,
    COLOUR_BITS,
    cheapest,
    colour_bit,
    fits,
    largest,
)
from poisonbox.games.cauldrons.rules import (
    DRAW_HAND,
    LEVEL_SHIFT,
    LIMIT,
    TALLY,
    WEIGHTS,
    CauldronsState,
)
from poisonbox.games.cauldrons.view import CauldronsView

_RARE = 0.1
"""How many players are careless, before anything is known about them."""

_ALIKE = 0.8
"""How much the others say about one: where some play without looking, one more may well too."""

_WILLING = 0.3
_STINGY = 0.4
_SLIP = 0.01
"""How often a sensible player overflows without need: less the more it costs, never never."""


class MixedState(CauldronsState):
    """A position in which some players play without looking.

    Attributes:
        careless: A bit for each seat.
    """

    __slots__ = ("careless",)
    __hash__ = None  # type: ignore[assignment]  # states change, so they are no keys

    def __init__(self, state: CauldronsState, careless: int) -> None:
        """Look at a position; it is shared until it is copied."""
        for name in CauldronsState.__slots__:
            setattr(self, name, getattr(state, name))
        self.careless = careless

    def copy(self) -> MixedState:
        """Return an independent position."""
        return MixedState(super().copy(), self.careless)

    def __eq__(self, other: object) -> bool:
        """Compare every slot."""
        return isinstance(other, MixedState) and all(
            getattr(self, name) == getattr(other, name)
            for name in (*CauldronsState.__slots__, *self.__slots__)
        )


# -- telling them by what they did -----------------------------------------------------------------


def suspicions(view: CauldronsView) -> list[float]:
    """How likely each seat plays without looking, by what it and the others played this round."""
    speaks = _evidence(view)
    alone = [_chance(_RARE, factor) for factor in speaks]
    suspected = []
    for seat, factor in enumerate(speaks):
        others = [each for other, each in enumerate(alone) if other not in {seat, view.seat}]
        known = max(0.0, sum(others) / len(others) - _RARE)
        suspected.append(_chance(_RARE + _ALIKE * known, factor))
    return suspected


def _chance(before: float, factor: float) -> float:
    """How likely something is, once it has become so many times likelier beside its opposite."""
    return before * factor / (before * factor + 1.0 - before)


def _evidence(view: CauldronsView) -> list[float]:
    """How many times likelier the plays of each seat are for one who does not look."""
    odds = [1.0] * view.players
    most = DRAW_HAND if view.options["hand"] == "five" else len(DECK)
    sizes = list(view.sizes)
    for past in view.plays:
        sizes[past.seat] += 1
    unplayed = [DECK.count(kind) for kind in KINDS]
    lying: list[list[int]] = [[], [], []]
    colours: list[int | None] = [None, None, None]
    for past in view.plays:
        kind = CODES.index(past.card)
        level = sum(VALUES[card] for card in lying[past.into])
        safe, fitting = _safety(unplayed, lying, colours)
        overflows = level + VALUES[kind] > LIMIT
        cost = sum(2 if card == POISON else 1 for card in lying[past.into])
        forced = (1.0 - fitting) ** min(sizes[past.seat], most)
        sensible = forced + (1.0 - forced) * (_WILLING * exp(-_STINGY * cost) + _SLIP)
        if overflows:
            odds[past.seat] *= (1.0 - safe) / sensible
            lying[past.into] = []
            colours[past.into] = None
        else:
            odds[past.seat] *= (safe + _SLIP) / (1.0 + _SLIP - forced)
        lying[past.into].append(kind)
        if kind != POISON:
            colours[past.into] = SORTS[kind]
        unplayed[kind] -= 1
        sizes[past.seat] -= 1
    return odds


def _safety(
    unplayed: list[int], lying: list[list[int]], colours: list[int | None]
) -> tuple[float, float]:
    """The part of all plays that make nothing overflow, and of all cards that have such a play."""
    levels = [sum(VALUES[card] for card in cards) for cards in lying]
    plays = safe = fitting = 0
    for kind in KINDS:
        if not unplayed[kind]:
            continue
        if kind == POISON:
            targets = [0, 1, 2]
        elif SORTS[kind] in colours:
            targets = [colours.index(SORTS[kind])]
        else:
            targets = [into for into in range(3) if colours[into] is None]
        dry = sum(levels[into] + VALUES[kind] <= LIMIT for into in targets)
        plays += len(targets) * unplayed[kind]
        safe += dry * unplayed[kind]
        fitting += unplayed[kind] if dry else 0
    return safe / plays, fitting / sum(unplayed)


# -- playing on with them --------------------------------------------------------------------------


def play_out_mixed(state: MixedState, random: Callable[[], float]) -> None:
    """Play every card that is left: the careless ones any, the others by the usual policy."""
    seat, careless = state.turn, state.careless
    if not 0 <= seat < state.players:
        return
    hands, kinds, contents, taken = state.hands, state.kinds, state.contents, state.taken
    following, pile = state.following, list(reversed(state.pile))
    own = [colour_bit(state, into) for into in range(3)]
    room = fits(own, contents)
    while held := kinds[seat]:
        if careless >> seat & 1:
            kind, into = _anything(held, own, random)
        elif fitting := held & (room[0] | room[1] | room[2]):
            kind, into = largest(fitting, room)
        else:
            kind, into = cheapest(held, own, contents)
        content = contents[into] + WEIGHTS[kind]
        if content >> LEVEL_SHIFT > LIMIT:
            taken[seat] += contents[into] & TALLY
            contents[into] = WEIGHTS[kind]
            own[into] = COLOUR_BITS[kind]
        else:
            contents[into] = content
            own[into] |= COLOUR_BITS[kind]
        room = fits(own, contents)
        at = 16 * seat + kind
        left = hands[at] = hands[at] - 1
        if not left:
            kinds[seat] = held ^ 1 << kind
        if pile:
            drawn = pile.pop()
            hands[16 * seat + drawn] += 1
            kinds[seat] |= 1 << drawn
        seat = following[seat]
    state.pile = ()
    state.end_round()


def _anything(held: int, own: list[int], random: Callable[[], float]) -> tuple[int, int]:
    """A card and a cauldron that takes it, whatever happens."""
    free = 7 ^ (own[0] | own[1] | own[2])
    while True:
        into = int(random() * 3)
        possible = held & ALLOWED[own[into] or free]
        kind = int(random() * 16)
        if possible >> kind & 1:
            return kind, into
