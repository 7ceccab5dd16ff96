"""What a bot knows about Hue: what others may hold, what is worth a try, what a position promises.

Matches of attentive players say what a lead is worth: hardly anything with four rounds to go, half
the match with one. So a position can be judged at any time by what each hand promises now, softened
by how much can still happen, and that tells the search more than playing on with weak play would.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random
from typing import ClassVar

from poisonbox.ai.brain import Brain, Outlook
from poisonbox.ai.characters import Character
from poisonbox.ai.levels import Budget
from poisonbox.ai.player import Player, PolicyPlayer
from poisonbox.core.state import Seat, State
from poisonbox.games.hue import policy
from poisonbox.games.hue.board import area_worths
from poisonbox.games.hue.cards import Move, Place
from poisonbox.games.hue.manners import liking
from poisonbox.games.hue.reading import COLOURS_OF, closeness, points
from poisonbox.games.hue.rules import HueState
from poisonbox.games.hue.view import HueView
from poisonbox.games.hue.worlds import Forgetful, known, uniform, worlds

_WIN = 0.8
"""How much of a finished match's worth is the win itself; the rest is how close it was."""

_TEMPO = 2.2
"""Points that it is worth to be the next to lay a card and not the last."""


class HueBrain(Brain[Move]):
    """Hue for the search."""

    budgets: ClassVar[Mapping[str, Budget]] = {
        "novice": Budget(iterations=24, memory=0.0, noise=0.15),
        "casual": Budget(iterations=60, memory=0.4, noise=0.02),
        "skilled": Budget(iterations=200, memory=0.7),
        "expert": Budget(iterations=2000, seconds=2.0),
    }

    players: ClassVar[Mapping[str, Callable[[], Player]]] = {
        "greedy": lambda: PolicyPlayer(_greedy)
    }

    def world(self, view: HueView, memory: float, rng: Random) -> HueState:
        """Deal the cards that nobody has laid, each way as likely as any other."""
        return uniform(view, memory, rng)()

    def worlds(self, view: HueView, memory: float, rng: Random) -> Callable[[], HueState]:
        """Deal them so that everybody probably holds what they seem to play for."""
        return worlds(view, memory, rng)

    def candidates(self, state: State[Move], seat: Seat) -> Sequence[Move]:
        """The placements with the best lead now, over what others seem to be after."""
        assert isinstance(state, HueState)
        attention = state.attention if isinstance(state, Forgetful) else 1.0
        return policy.candidates(state, attention)

    def playout(self, state: State[Move], rng: Random) -> None:
        """Nothing: every position can be judged."""

    def utilities(self, state: State[Move]) -> Sequence[float]:
        """Each seat's chance to win; at the end the win, and a little for coming close."""
        assert isinstance(state, HueState)
        values = state.values()
        chances = _chances(state, values)
        if state.actors():
            return chances
        winner = _winner(state, values)
        return [
            _WIN * (seat == winner) + (1.0 - _WIN) * chance for seat, chance in enumerate(chances)
        ]

    def outlook(self, before: State[Move], after: State[Move], seat: Seat) -> Outlook:
        """The chance to win, and the score and what happened to it when all go on by habit.

        Risks: ``skulled`` when the largest area of a colour of the score card is poisoned that was
        not before; ``areas-lost`` counts the colours of the score card that are worth less.
        """
        assert isinstance(before, HueState)
        assert isinstance(after, HueState)
        end = after.copy()
        # Chance must come from somewhere, and the same question has to get the same answer.
        policy.play_on(end, Random(repr((end.hands, end.placed[-1:]))))
        values, was = end.values(), before.values()
        win = (
            _chances(after, after.values())[seat]
            if after.actors()
            else float(_winner(after, values) == seat)
        )
        (card,) = end.hands[seat]
        colours = COLOURS_OF[card]
        poisoned = _poisoned(end) - _poisoned(before)
        risks = {
            "skulled": float(not poisoned.isdisjoint(colours)),
            "areas-lost": float(sum(values[colour] < was[colour] for colour in colours)),
        }
        return Outlook(win, float(points(card, values)), risks)

    def liking(self, view: HueView, move: Move, character: Character) -> float:
        """How much a placement is a character's way of playing."""
        return liking(view, move, character) if isinstance(move, Place) else 0.0


def _chances(state: HueState, values: Sequence[int]) -> list[float]:
    """Each seat's chance to win, by what its best card is worth now and how much is to come."""
    players, turn = state.players, state.turn
    promises = [max([points(card, values) for card in hand]) for hand in state.hands]
    left = sum(map(len, state.hands)) - players
    if left:
        for wait in range(1, players):
            promises[(turn + wait) % players] -= _TEMPO * wait / (players - 1)
    scale = closeness(left, players)
    most = max(promises)
    shares = [exp((promise - most) / scale) for promise in promises]
    total = sum(shares)
    return [share / total for share in shares]


def _winner(state: HueState, values: Sequence[int]) -> Seat:
    """hue/winner: the first of the best, clockwise from the start player."""
    assert state.first is not None
    seats = [(state.first + index) % state.players for index in range(state.players)]
    return max(seats, key=lambda seat: points(state.hands[seat][0], values))


def _poisoned(state: HueState) -> set[int]:
    """The colours whose largest area is poisoned."""
    healthy, poisoned = [0] * 5, [0] * 5
    for colour, worth, killed in area_worths(state.board):
        best = poisoned if killed else healthy
        best[colour] = max(best[colour], worth)
    return {colour for colour in range(5) if poisoned[colour] > healthy[colour]}


def _greedy(view: HueView, _moves: Sequence[Move], _rng: Random) -> Move:
    """Takes the greatest lead of its best score card now."""
    return policy.greedy(known(view))


BRAIN = HueBrain()
