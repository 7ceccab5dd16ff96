"""How a sensible player plays Cauldrons without thinking: the policy of imagined rounds.

The largest card that makes nothing overflow; where there is none, the overflow that costs least.
Kinds rise with their values, so the largest of a set of kinds is its highest bit.
"""

from __future__ import annotations

from poisonbox.games.cauldrons.cards import KINDS, POISON, SORTS, VALUES, play
from poisonbox.games.cauldrons.rules import (
    COLOUR_SHIFTS,
    LEVEL_SHIFT,
    LIMIT,
    TALLY,
    WEIGHTS,
    CauldronsState,
)
from poisonbox.games.cauldrons.scoring import POISON_SHIFT

ALLOWED = tuple(
    sum(1 << kind for kind in KINDS if kind == POISON or colours >> SORTS[kind] & 1)
    for colours in range(8)
)
"""The kinds that may go into a cauldron, by the colours it is open to (three bits)."""

_BELOW = tuple(
    sum(1 << kind for kind in KINDS if level + VALUES[kind] <= LIMIT) for level in range(LIMIT + 1)
)
"""The kinds that do not make a cauldron overflow, by its level."""

COLOUR_BITS = tuple(0 if kind == POISON else 1 << SORTS[kind] for kind in KINDS)

_COSTS = tuple(
    (tally & 15) + (tally >> 4 & 15) + (tally >> 8 & 15) for tally in range(1 << POISON_SHIFT)
)
"""How many potions a tally holds, its poison left out."""


def greedy_play(state: CauldronsState, seat: int) -> int:
    """What this policy plays: for a simple player, and to check the loop below against."""
    own = [colour_bit(state, into) for into in range(3)]
    room = fits(own, state.contents)
    held = state.kinds[seat]
    fitting = held & (room[0] | room[1] | room[2])
    return play(*(largest(fitting, room) if fitting else cheapest(held, own, state.contents)))


def play_out_round(state: CauldronsState) -> None:
    """Play every card that is left, all seats by this policy.

    This is the innermost loop of the search, so it works on the position's numbers directly and
    leaves out what no later look needs: who played what, and the colours of the cauldrons.
    """
    seat = state.turn
    if not 0 <= seat < state.players:
        return
    hands, kinds, contents, taken = state.hands, state.kinds, state.contents, state.taken
    following, pile = state.following, list(reversed(state.pile))
    own = [colour_bit(state, into) for into in range(3)]
    zero, one, two = fits(own, contents)
    while held := kinds[seat]:
        fitting = held & (zero | one | two)
        if fitting:
            kind = fitting.bit_length() - 1
            if zero >> kind & 1:
                into = 0
            elif one >> kind & 1:
                into = 1
            else:
                into = 2
            content = contents[into] = contents[into] + WEIGHTS[kind]
            if not own[into] and kind != POISON:
                own[into] = COLOUR_BITS[kind]
                zero, one, two = fits(own, contents)
            elif into == 0:
                zero &= _BELOW[content >> LEVEL_SHIFT]
            elif into == 1:
                one &= _BELOW[content >> LEVEL_SHIFT]
            else:
                two &= _BELOW[content >> LEVEL_SHIFT]
        else:
            kind, into = cheapest(held, own, contents)
            taken[seat] += contents[into] & TALLY
            contents[into] = WEIGHTS[kind]
            own[into] = COLOUR_BITS[kind]
            zero, one, two = fits(own, contents)
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


def colour_bit(state: CauldronsState, into: int) -> int:
    """The colour of a cauldron as one of three bits; 0 if it has none."""
    colour = state.colours >> COLOUR_SHIFTS[into] & 3
    return 1 << colour - 1 if colour else 0


def fits(own: list[int], contents: list[int]) -> tuple[int, int, int]:
    """For each cauldron the kinds that do not make it overflow."""
    free = 7 ^ (own[0] | own[1] | own[2])
    return (
        ALLOWED[own[0] or free] & _BELOW[contents[0] >> LEVEL_SHIFT],
        ALLOWED[own[1] or free] & _BELOW[contents[1] >> LEVEL_SHIFT],
        ALLOWED[own[2] or free] & _BELOW[contents[2] >> LEVEL_SHIFT],
    )


def largest(fitting: int, room: tuple[int, int, int]) -> tuple[int, int]:
    """The largest of the cards that fit, into the first cauldron that has room for it."""
    kind = fitting.bit_length() - 1
    return kind, next(into for into in range(3) if room[into] >> kind & 1)


def cheapest(held: int, own: list[int], contents: list[int]) -> tuple[int, int]:
    """Where nothing fits: the overflow that costs least, with the largest card."""
    free = 7 ^ (own[0] | own[1] | own[2])
    best, chosen = 99, (0, 0)
    for into in range(3):
        possible = held & ALLOWED[own[into] or free]
        if possible:
            tally = contents[into] & TALLY
            cost = _COSTS[tally & 4095] + 2 * (tally >> POISON_SHIFT)
            if cost < best:
                best, chosen = cost, (possible.bit_length() - 1, into)
    return chosen
