"""What a bot knows about Pok."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import ClassVar

from poisonbox.ai.brain import Outlook
from poisonbox.ai.characters import Character
from poisonbox.ai.levels import Budget
from poisonbox.ai.mixing import Mind, MixingBrain, Solution, draw, lead, solve
from poisonbox.ai.player import Player
from poisonbox.ai.thought import Candidate, Tally, Thought
from poisonbox.core.state import CHANCE, CHANCE_ACTS, Seat, State
from poisonbox.games.pok.counters import Move
from poisonbox.games.pok.habits import read
from poisonbox.games.pok.players import PLAYERS
from poisonbox.games.pok.reading import SYMBOL, past_rounds, roll_faces
from poisonbox.games.pok.rules import Played, PokState
from poisonbox.games.pok.stage import SHOWS, PokStage, number
from poisonbox.games.pok.view import PokView

_IMAGINED = 300
"""How many shows of fists are imagined to explain a choice."""

_LONGEST = 200
"""Rounds after which a playout is called off: a stubborn table need not end."""


class PokBrain(MixingBrain[Move]):
    """Pok: everybody's counters follow from what was shown, so only the fists are secret.

    Forgetful players lose track of what went into the box and guess.
    """

    budgets: ClassVar[Mapping[str, Budget]] = {
        "novice": Budget(12, memory=0.3, noise=0.3),
        "casual": Budget(60, memory=0.5, noise=0.12),
        "skilled": Budget(400, memory=0.75, noise=0.05),
        "expert": Budget(4000),
    }

    players: ClassVar[Mapping[str, Callable[[], Player]]] = PLAYERS

    # -- worlds ------------------------------------------------------------------------------

    def world(self, view: PokView, memory: float, rng: Random) -> PokState:
        """The position, with the closed fists of others filled at random."""
        known = [rng.random() < memory for _ in view.past]
        state = PokState(view.players, view.options)
        state.past = past_rounds(view)
        state.handed = list(view.totals)
        state.counters = _counters(view, state.past, known, rng)
        state.faces = roll_faces(view.roll) if view.roll else ()
        state.waiting = CHANCE_ACTS if view.actors == (CHANCE,) else 0
        for seat, sealed in enumerate(view.sealed):
            if sealed:
                own = seat == view.seat and view.choice
                shows = SHOWS[state.counters[seat]]
                state.fists[seat] = SYMBOL[own] if own else rng.choice(shows)
            elif seat in view.actors:
                state.waiting |= 1 << seat
        return state

    def playout(self, state: State[Move], rng: Random) -> None:
        """Everybody shows any symbol, over and over."""
        for _ in range(_LONGEST * 8):
            actors = state.actors()
            if not actors:
                return
            for seat in actors:
                move = state.sample(rng) if seat == CHANCE else rng.choice(state.moves(seat))
                state.play(seat, move)

    def utilities(self, state: State[Move]) -> Sequence[float]:
        """The share of the win of each seat; a match that was called off is a draw of all."""
        result = state.result()
        players = state.view(None).players
        winners = range(players) if result is None else result.winners
        return [(seat in winners) / len(winners) for seat in range(players)]

    def outlook(self, before: State[Move], after: State[Move], seat: Seat) -> Outlook:
        """Counters handed over since, and whether that of this round came back."""
        assert isinstance(before, PokState)
        assert isinstance(after, PokState)
        now = len(before.past)
        back = len(after.past) > now and not after.past[now].handed[seat]
        return Outlook(
            self.utilities(after)[seat],
            after.handed[seat] - before.handed[seat],
            {"taken-back": float(back)},
        )

    # -- mixing ------------------------------------------------------------------------------

    def think(self, view: PokView, mind: Mind) -> Thought[Move]:
        """Mix over the symbols left and draw one."""
        seat, rng = view.seat, mind.rng
        assert seat is not None
        assert view.roll is not None
        known = [rng.random() < mind.budget.memory for _ in view.past]
        past = past_rounds(view)
        counters = _counters(view, past, known, rng)
        faces = roll_faces(view.roll)
        stage = PokStage(faces, counters, read(seat, faces, counters, past, known))
        stage.temper(seat, mind.character)
        shows = stage.shows[seat]
        tastes = self.tastes(view, shows, mind)
        if mind.budget.noise:
            solution = solve(stage, mind.budget.iterations, rng, mind.stop, {seat: tastes})
        else:  # to insist takes a steady hand
            solution = lead(stage, seat, mind, tastes)
        move = shows[draw(solution.mixes[seat], rng.random())]
        outlooks: list[Outlook | None] = [None] * len(shows)
        if mind.explain:
            outlooks = _outlooks(stage, solution, seat, rng)
        candidates: list[Candidate[Move]] = [
            Candidate(symbol, solution.mixes[seat][at], solution.worths[seat][at], outlooks[at])
            for at, symbol in enumerate(shows)
        ]
        return Thought(move, tuple(sorted(candidates, key=lambda each: -each.visits)))

    def liking(self, view: PokView, move: Move, character: Character) -> float:
        """Which symbols a character is fond of, all else being equal."""
        on_dice = [SYMBOL[face[1]] for face in view.roll or () if face]
        last = view.past[-1] if view.past else None
        before: str | None = None
        neighbour: str | None = None
        if last is not None and view.seat is not None:
            before = last.shown[view.seat]
            right = (view.seat - 1) % view.players
            neighbour = last.shown[right] if last.handed[right] else None
        likings: dict[str, bool] = {
            "cautious": move in on_dice,
            "gambler": move not in on_dice,
            "spiteful": bool(on_dice) and move == on_dice[0],
            "bluffer": before is not None and move != SYMBOL[before],
            "hoarder": move != 0,
            "copycat": neighbour is not None and move == SYMBOL[neighbour],
        }
        return float(likings.get(character.id, False))


BRAIN = PokBrain()


def _outlooks(stage: PokStage, solution: Solution, seat: Seat, rng: Random) -> list[Outlook | None]:
    """What comes of each choice in this round, over many ways the others may choose."""
    tallies = [Tally() for _ in stage.shows[seat]]
    for _ in range(_IMAGINED):
        joint = [draw(mix, rng.random()) for mix in solution.mixes]
        for choice, tally in enumerate(tallies):
            joint[seat] = choice
            handed = stage.handed(joint)[seat]
            win = stage.shares(joint)[seat]
            tally.add(Outlook(win, float(handed), {"taken-back": float(not handed)}))
    return [tally.mean() for tally in tallies]


# -- reading a view ------------------------------------------------------------------------------


def _counters(
    view: PokView, past: Sequence[Played], known: Sequence[bool], rng: Random
) -> list[int]:
    """What everybody has left. Of a forgotten round one knows only how many handed over.

    A counter whose symbol is forgotten is taken to be any of those that are left.
    """
    counters = []
    for seat in range(view.players):
        left = [2, 2, 2]
        forgotten = 0
        for played, remembered in zip(past, known, strict=True):
            if played.handed[seat]:
                if remembered or seat == view.seat:
                    left[played.shown[seat]] -= 1
                else:
                    forgotten += 1
        for _ in range(forgotten):
            left[rng.choices(range(3), left)[0]] -= 1
        counters.append(number(left))
    return counters
