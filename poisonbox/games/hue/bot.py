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
from poisonbox.games.hue.worlds import Attentive, Forgetful, known, uniform, worlds

_WIN = 0.8
"""How much of a finished match's worth is the win itself; the rest is how close it was."""

_TEMPO = 2.2
"""Points that it is worth to be the next to lay a card and not the last."""

_GLANCE = 0.4
"""How much the look of a position counts beside how it looks after others have answered."""

_NEAR = 4
"""With fewer cards to be laid than this a match is imagined to its end."""

_WHOLE_MATCH = 5.0
_FORESIGHT = 1.5
"""Rounds. Early in a match every move has about the same chance to win, and a search that strives
for that alone does not tell a good one from a bad one."""


class HueBrain(Brain[Move]):
    """Hue for the search.

    There are hundreds of moves, their chances lie close together, and to look at the moves after
    one takes long: so the search is less curious than elsewhere, and goes wide and deep slowly.
    """

    exploration: ClassVar[float] = 0.2
    widening: ClassVar[float] = 1.0
    world_visits: ClassVar[int] = 1
    ripe: ClassVar[int] = 48
    replies: ClassVar[bool] = True
    budgets: ClassVar[Mapping[str, Budget]] = {
        "novice": Budget(iterations=24, memory=0.0, noise=0.35),
        "casual": Budget(iterations=60, memory=0.3, noise=0.06),
        "skilled": Budget(iterations=120, memory=0.6, noise=0.015),
        "expert": Budget(iterations=600, seconds=2.0),
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

    def reply(self, state: State[Move], seat: Seat, rng: Random) -> Move | None:
        """What others do: their own cards tell them what is best, and a habit finds that."""
        assert isinstance(state, HueState)
        return policy.reply(state) if isinstance(state, Attentive) else None

    def looks(self, view: HueView, budget: Budget) -> int:
        """Each card that others lay in an imagined match takes time."""
        if budget.memory < 1.0:
            return budget.iterations
        left = sum(view.sizes) - view.players
        return max(1, budget.iterations // _answers(view.players, left))

    def playout(self, state: State[Move], rng: Random) -> None:
        """Let others answer; very near the end, play to it."""
        left = policy.cards_to_lay(state)  # type: ignore[arg-type]  # one of ours
        if not left or not isinstance(state, Attentive):
            return
        state.glance = _chances(state, state.values(), _FORESIGHT)
        for _ in range(left if left < _NEAR else _answers(state.players, left + 1)):
            state.play(state.turn, policy.reply(state))

    def utilities(self, state: State[Move]) -> Sequence[float]:
        """Each seat's chance to win; at the end the win, and a little for coming close.

        What others do to a promising position depends on much that is made up, so how it looked
        before their answers counts as well.
        """
        assert isinstance(state, HueState)
        values = state.values()
        chances = _chances(state, values, _FORESIGHT)
        if not state.actors():
            winner = _winner(state, values)
            chances = [
                _WIN * (seat == winner) + (1.0 - _WIN) * chance
                for seat, chance in enumerate(chances)
            ]
        if not isinstance(state, Attentive) or not state.glance:
            return chances
        return [
            _GLANCE * seemed + (1.0 - _GLANCE) * chance
            for seemed, chance in zip(state.glance, chances, strict=True)
        ]

    def outlook(self, before: State[Move], after: State[Move], seat: Seat) -> Outlook:
        """The chance to win, and the score and what happened to it when all go on by habit.

        Risks: ``skulled`` when the largest area of a colour of the score card is poisoned that was
        not before; ``lead`` is what it scores more than the best of the others.
        """
        assert isinstance(before, HueState)
        assert isinstance(after, HueState)
        end = after.copy()
        # Chance must come from somewhere, and the same question has to get the same answer.
        policy.play_on(end, Random(repr((end.hands, end.placed[-1:]))))
        values = end.values()
        win = (
            _chances(after, after.values())[seat]
            if after.actors()
            else float(_winner(after, values) == seat)
        )
        (card,) = end.hands[seat]
        poisoned = _poisoned(end) - _poisoned(before)
        own, *others = [points(kept, values) for kept in (card, *_others(end, seat))]
        risks = {
            "skulled": float(not poisoned.isdisjoint(COLOURS_OF[card])),
            "lead": float(own - max(others)),
        }
        return Outlook(win, float(own), risks)

    def liking(self, view: HueView, move: Move, character: Character) -> float:
        """How much a placement is a character's way of playing."""
        return liking(view, move, character) if isinstance(move, Place) else 0.0


def _answers(players: int, left: int) -> int:
    """How many others answer a move in imagination, with so many cards to be laid before it."""
    return 2 if players > 2 and left <= players else 1


def _chances(
    state: HueState, values: Sequence[int], foresight: float = _WHOLE_MATCH
) -> list[float]:
    """Each seat's chance to win, by what its best card is worth now and how much is to come.

    With less ``foresight``, in rounds, it is judged as if the match were nearer to its end.
    """
    players, turn = state.players, state.turn
    promises = [max([points(card, values) for card in hand]) for hand in state.hands]
    left = sum(map(len, state.hands)) - players
    if left:
        for wait in range(1, players):
            promises[(turn + wait) % players] -= _TEMPO * wait / (players - 1)
    scale = closeness(min(left, foresight * players), players)
    most = max(promises)
    shares = [exp((promise - most) / scale) for promise in promises]
    total = sum(shares)
    return [share / total for share in shares]


def _winner(state: HueState, values: Sequence[int]) -> Seat:
    """hue/winner: the first of the best, clockwise from the start player."""
    assert state.first is not None
    seats = [(state.first + index) % state.players for index in range(state.players)]
    return max(seats, key=lambda seat: points(state.hands[seat][0], values))


def _others(state: HueState, seat: Seat) -> list[str]:
    """The score cards of everybody else."""
    return [hand[0] for other, hand in enumerate(state.hands) if other != seat]


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
