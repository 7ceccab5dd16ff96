"""What a bot knows about Cauldrons: what others may hold, a policy, and what a round is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, sqrt
from random import Random
from typing import ClassVar

from poisonbox.ai.brain import Brain, Outlook
from poisonbox.ai.characters import Character
from poisonbox.ai.levels import Budget
from poisonbox.ai.player import Player, PolicyPlayer
from poisonbox.core.result import totals
from poisonbox.core.state import Seat, State
from poisonbox.games.cauldrons.cards import (
    CODES,
    COLOURS,
    DECK,
    POISON,
    VALUES,
    Move,
    card_and_cauldron,
    play,
)
from poisonbox.games.cauldrons.careless import MixedState, play_out_mixed, suspicions
from poisonbox.games.cauldrons.policy import greedy_play, play_out_round
from poisonbox.games.cauldrons.rules import (
    COLOUR_SHIFTS,
    TALLY,
    WEIGHTS,
    CauldronsState,
)
from poisonbox.games.cauldrons.scoring import POISON_SHIFT, spares
from poisonbox.games.cauldrons.view import CauldronsView

_DOUBT = 0.15
"""Who is less likely than this to play without looking is trusted."""

_KIND_OF = {code: kind for kind, code in enumerate(CODES)}


class CauldronsBrain(Brain[Move]):
    """Cauldrons for the search."""

    replies: ClassVar[bool] = True
    budgets: ClassVar[Mapping[str, Budget]] = {
        "novice": Budget(iterations=24, memory=0.0, noise=0.12),
        "casual": Budget(iterations=120, memory=0.3, noise=0.04),
        "skilled": Budget(iterations=500, memory=0.6, noise=0.02),
        "expert": Budget(iterations=8000),
    }

    players: ClassVar[Mapping[str, Callable[[], Player]]] = {
        "greedy": lambda: PolicyPlayer(_greedy)
    }

    def world(self, view: CauldronsView, memory: float, rng: Random) -> CauldronsState:
        """Deal the cards nobody has seen to those who may have them."""
        return self.worlds(view, memory, rng)()

    def worlds(
        self, view: CauldronsView, memory: float, rng: Random
    ) -> Callable[[], CauldronsState]:
        """Everything but the hidden cards is the same in every world."""
        known = _known(view)
        unseen = _unseen(view, memory, rng)
        seats = [seat for seat in range(view.players) if seat != view.seat]
        doubted = _doubted(view) if memory >= 1.0 else []
        random = rng.random

        def deal() -> CauldronsState:
            state = known.copy()
            cards = sorted(unseen, key=lambda _: random())
            hands, kinds = state.hands, state.kinds
            start = 0
            for seat in seats:
                end = start + view.sizes[seat]
                for kind in cards[start:end]:
                    hands[16 * seat + kind] += 1
                    kinds[seat] |= 1 << kind
                start = end
            state.pile = tuple(cards[start : start + view.pile])
            state.out = tuple(cards[start + view.pile : start + view.pile + view.out])
            careless = sum([1 << seat for seat, doubt in doubted if random() < doubt])
            return MixedState(state, careless) if careless else state

        return deal

    def candidates(self, state: State[Move], seat: Seat) -> Sequence[Move]:
        """Of cauldrons that are alike only the first is tried."""
        moves = state.moves(seat)
        contents: list[int] = state.contents  # type: ignore[attr-defined]  # one of ours
        if len(set(contents)) == 3:
            return moves
        first = [contents.index(content) for content in contents]
        return [move for move in moves if first[move % 3] == move % 3]  # type: ignore[operator]

    def reply(self, state: State[Move], seat: Seat, rng: Random) -> Move | None:
        """Who plays without looking plays anything."""
        if isinstance(state, MixedState) and state.careless >> seat & 1:
            return rng.choice(state.moves(seat))
        return None

    def playout(self, state: State[Move], rng: Random) -> None:
        """Play the round out; the next deal is anybody's guess."""
        if isinstance(state, MixedState):
            play_out_mixed(state, rng.random)
        else:
            play_out_round(state)  # type: ignore[arg-type]

    def utilities(self, state: State[Move]) -> Sequence[float]:
        """Chances to win the match after this round: certain after the last one."""
        assert isinstance(state, CauldronsState)
        sums = totals([points for _, points in state.scored], state.players)
        mean = sum(sums) / len(sums)
        left = state.rounds - len(state.scored)
        if not left:
            lowest = min(sums)
            share = 1.0 / sums.count(lowest)
            return [
                0.75 * (share if own == lowest else 0.0) + 0.25 / (1.0 + exp((own - mean) / 6.0))
                for own in sums
            ]
        spread = 4.0 * sqrt(left)
        weights = [exp((mean - own) / spread) for own in sums]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def outlook(self, before: State[Move], after: State[Move], seat: Seat) -> Outlook:
        """Points of this round; whether cards, and poison, were taken and a colour put aside."""
        assert isinstance(before, CauldronsState)
        assert isinstance(after, CauldronsState)
        taken, points = after.scored[-1]
        gained = taken[seat] - before.taken[seat]
        risks = {
            "overflow": float(gained > 0),
            "poison": float(gained >> POISON_SHIFT),
            "majority": float(spares(taken, seat)),
        }
        return Outlook(self._win(after, seat), float(points[seat]), risks)

    def _win(self, state: CauldronsState, seat: Seat) -> float:
        result = state.result()
        if result is None:
            return self.utilities(state)[seat]
        return 1.0 / len(result.winners) if seat in result.winners else 0.0

    def liking(self, view: CauldronsView, move: Move, character: Character) -> float:
        """How a guest leans: what the others at the table would notice."""
        assert isinstance(move, int)
        kind, into = card_and_cauldron(move)
        level = view.cauldrons[into].level + VALUES[kind]
        match character.id:
            case "cautious":  # small cards, far from the rim
                return 1.0 - min(level, 14) / 14.0
            case "gambler":  # to the very rim
                return 1.0 if level == 13 else min(level, 13) / 26.0
            case "spiteful":  # poison for whoever comes next
                return 1.0 if kind == POISON and level <= 13 else 0.0
            case "hoarder":  # collects one colour, a different one in each seat
                favourite = COLOURS[(view.seat or 0) % 3]
                return 1.0 if level > 13 and view.cauldrons[into].colour == favourite else 0.0
            case "copycat":  # where the last one played
                return 1.0 if view.plays and view.plays[-1].into == into else 0.0
            case "bluffer":  # anything but the obvious
                return 1.0 if VALUES[kind] <= 2 and level <= 6 else 0.0
        return 0.0


def _doubted(view: CauldronsView) -> list[tuple[Seat, float]]:
    """The others who may play without looking, and how likely they do."""
    return [
        (seat, doubt)
        for seat, doubt in enumerate(suspicions(view))
        if seat != view.seat and doubt >= _DOUBT
    ]


def _known(view: CauldronsView) -> CauldronsState:
    """The position without the cards of others."""
    state = CauldronsState(view.players, view.options)
    state.round = view.round
    nothing = (0,) * view.players
    state.scored = [(nothing, points) for points in view.rounds]
    state.turn = view.actors[0]
    for code in view.hand:
        state.hands[16 * (view.seat or 0) + _KIND_OF[code]] += 1
        state.kinds[view.seat or 0] |= 1 << _KIND_OF[code]
    state.plays = [play(_KIND_OF[past.card], past.into) for past in view.plays]
    state.contents = [_content(cauldron.cards) for cauldron in view.cauldrons]
    state.taken = [_content(pile) & TALLY for pile in view.taken]
    for shift, cauldron in zip(COLOUR_SHIFTS, view.cauldrons, strict=True):
        if cauldron.colour is not None:
            state.colours |= COLOURS.index(cauldron.colour) + 1 << shift
    return state


def _content(cards: Sequence[str]) -> int:
    return sum(WEIGHTS[_KIND_OF[code]] for code in cards)


def _unseen(view: CauldronsView, memory: float, rng: Random) -> list[int]:
    """The cards that may be anywhere: never seen, or seen and forgotten."""
    unseen = list(DECK)
    for code in view.hand:
        unseen.remove(_KIND_OF[code])
    for cauldron in view.cauldrons:
        for code in cauldron.cards:
            unseen.remove(_KIND_OF[code])
    for pile in view.taken:
        for code in pile:
            if memory >= 1.0 or rng.random() < memory:
                unseen.remove(_KIND_OF[code])
    return unseen


def _greedy(view: CauldronsView, _moves: Sequence[Move], _rng: Random) -> Move:
    """Takes the largest card that does not overflow, else the overflow that costs least."""
    assert view.seat is not None
    return greedy_play(_known(view), view.seat)


BRAIN = CauldronsBrain()
