"""What a bot knows about Goblets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from math import prod
from operator import mul
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from poisonbox.ai.brain import Outlook
from poisonbox.ai.characters import Character
from poisonbox.ai.levels import Budget
from poisonbox.ai.mixing import Habit, Mind, MixingBrain, Solution, Weights, draw, solve
from poisonbox.ai.player import Player
from poisonbox.ai.thought import Candidate, Tally, Thought
from poisonbox.core.state import Seat, State
from poisonbox.games.goblets.drinks import POISON, Move, Pour, Toast
from poisonbox.games.goblets.habits import Reader, Scene
from poisonbox.games.goblets.judging import Round
from poisonbox.games.goblets.manners import pour_liking, thumb_liking
from poisonbox.games.goblets.players import PLAYERS
from poisonbox.games.goblets.rules import ROUNDS, SCORING_CARDS, GobletsState
from poisonbox.games.goblets.scoring import poison_count
from poisonbox.games.goblets.shyness import thirst
from poisonbox.games.goblets.stage import GobletsStage
from poisonbox.games.goblets.view import GobletsView
from poisonbox.games.goblets.worlds import partners, world

_HOPE = 0.2
"""What a point on a scoring card yet to come is worth in points."""

_CARELESS = 0.4
"""How likely it is that somebody does not think where a special drink goes."""

_IMAGINED = 600
_GLIMPSED = 60
_LIKELY = 8
"""How many rounds are imagined to explain the likeliest candidates, how many to explain all others,
and how many candidates are likely."""


class GobletsBrain(MixingBrain[Move]):
    """Goblets: nobody knows what others poured, so everything is a matter of mixing."""

    budgets: ClassVar[Mapping[str, Budget]] = {
        "novice": Budget(10, memory=0.3, noise=0.3),
        "casual": Budget(40, memory=0.6, noise=0.08),
        "skilled": Budget(200, memory=0.85, noise=0.02),
        "expert": Budget(800),
    }

    players: ClassVar[Mapping[str, Callable[[], Player]]] = PLAYERS

    # -- worlds ------------------------------------------------------------------------------

    def world(self, view: GobletsView, memory: float, rng: Random) -> GobletsState:
        """A position that agrees with the view.

        Forgetful players get the same worlds: totals and stakes lie on the table. What they forget
        is who poisoned whom, and that matters only for reading habits.
        """
        return world(view, rng)

    def playout(self, state: State[Move], rng: Random) -> None:
        """Everybody pours anywhere, and drinks the more readily the higher the stake."""
        assert isinstance(state, GobletsState)
        while state.phase != "over":
            toasting = state.phase == "toast"
            for seat in state.actors():
                if toasting:
                    own = state.stakes[state.round][seat :: state.players]
                    thumbs = tuple(rng.random() < (stake - 1) / 5 for stake in own)
                    state.play(seat, Toast(thumbs))
                else:
                    state.play(seat, rng.choice(state.moves(seat)))

    def utilities(self, state: State[Move]) -> Sequence[float]:
        """The share of the win of each seat."""
        result = state.result()
        assert result is not None
        winners = result.winners
        return [(seat in winners) / len(winners) for seat in range(len(result.totals))]

    def outlook(self, before: State[Move], after: State[Move], seat: Seat) -> Outlook:
        """Points since, and whether a goblet of one's own was poisoned in this round."""
        assert isinstance(before, GobletsState)
        assert isinstance(after, GobletsState)
        played, _ = after.past[before.round]
        poisoned = []
        for goblet in range(seat, after.goblets, after.players):
            given = [pour.drinks[goblet : goblet + 1] for pour in played.pours]
            poisoned.append(poison_count([drink for drinks in given for drink in drinks]) > 0)
        return Outlook(
            self.utilities(after)[seat],
            after.sums[seat] - before.sums[seat],
            _poisonings(poisoned),
        )

    # -- mixing ------------------------------------------------------------------------------

    def think(self, view: GobletsView, mind: Mind) -> Thought[Move]:
        """Mix over pours or over thumbs and draw one."""
        seat, rng = view.seat, mind.rng
        assert seat is not None
        reader = _reader(view, mind.budget.memory, rng)
        stage = _stage(view, reader)
        stage.temper(mind.character)
        first = stage.span * seat
        agents = range(first, first + stage.drinks)
        if view.phase == "toast":
            agents = range(first + stage.drinks, first + stage.span)
        tastes = {agent: self._tastes(view, stage, agent, mind) for agent in agents}
        solution = solve(stage, mind.budget.iterations, rng, mind.stop, tastes)
        if view.phase == "toast":
            for goblet, agent in zip(stage.own, agents, strict=True):
                up = thirst(stage, solution, goblet, reader.hunted)
                solution.mixes[agent][:] = [up, 1.0 - up]
        drawn = [draw(solution.mixes[agent], rng.random()) for agent in agents]
        candidates = _candidates(stage, solution, agents).values()
        best_first = sorted(candidates, key=lambda each: -each.visits)
        if mind.explain:
            outlooks = _outlooks(stage, solution, [each.move for each in best_first], rng)
            best_first = [replace(each, outlook=outlooks[each.move]) for each in best_first]
        return Thought(_move(stage, agents, drawn), tuple(best_first))

    def _tastes(self, view: GobletsView, stage: GobletsStage, agent: int, mind: Mind) -> Weights:
        """How far off a mind judges one decision: by its temperament, and by mistake."""
        which = agent - stage.span * stage.me
        guest, noise = mind.character, mind.budget.noise
        if which < stage.drinks:
            drink = (POISON, *view.specials)[which]
            likings = [pour_liking(view, drink, place, guest) for place in stage.places[stage.me]]
        else:
            goblet = stage.own[which - stage.drinks]
            likings = [thumb_liking(view, goblet, up=up, guest=guest) for up in (True, False)]
        return [guest.lean * liking + mind.rng.gauss(0.0, noise) for liking in likings]

    def liking(self, view: GobletsView, move: Move, character: Character) -> float:
        """Whom a character likes to poison, and when it likes to drink."""
        if isinstance(move, Toast):
            assert view.seat is not None
            own = range(view.seat, len(view.owners), view.players)
            thumbs = zip(own, move.thumbs, strict=True)
            likings = [thumb_liking(view, at, up=up, guest=character) for at, up in thumbs]
            return sum(likings) / len(likings)
        if isinstance(move, Pour):
            return pour_liking(view, POISON, move.drinks.index(POISON), character)
        return 0.0


BRAIN = GobletsBrain()


def _reader(view: GobletsView, memory: float, rng: Random) -> Reader:
    """The habits of the others, as far as the rounds are remembered."""
    assert view.seat is not None
    reader = Reader(view.players, view.seat)
    reader.read(view.past, view.rounds, [rng.random() < memory for _ in view.past])
    return reader


def _stage(view: GobletsView, reader: Reader) -> GobletsStage:
    """This round, with everybody's habits."""
    assert view.seat is not None
    assert view.stakes is not None
    scene = Scene(view.players, view.seat, view.stakes, view.totals, reader.last)
    poured = None
    if view.phase == "toast" and view.poured is not None:
        poured = tuple(view.poured.index(drink) for drink in (POISON, *view.specials))
    stage = GobletsStage(_round(view), view.seat, poured)
    habits: list[Habit | None] = []
    for seat, places in enumerate(stage.places):
        if seat == view.seat:
            habits += [None] * stage.span
            continue
        habits.append(reader.poisons(scene, seat, places))
        habits += [Habit(_CARELESS, [1.0 / len(places)] * len(places))] * len(view.specials)
        own = range(seat, len(view.stakes), view.players)
        habits += [reader.drinks(scene, goblet) for goblet in own]
    stage.habits = habits
    return stage


def _round(view: GobletsView) -> Round:
    """What everybody knows."""
    assert view.stakes is not None
    hopes = [0.0] * view.players
    for goblet, stake in enumerate(view.stakes):
        turned = stake + sum(past.stakes[goblet] for past in view.past)
        hopes[goblet % view.players] += _HOPE * (sum(SCORING_CARDS) - turned)
    return Round(
        players=view.players,
        stakes=view.stakes,
        specials=view.specials,
        partners=partners(view),
        totals=view.totals,
        third=view.rounds[2] if len(view.rounds) > 2 else (0,) * view.players,
        rounds_left=ROUNDS - 1 - view.round,
        hopes=tuple(hopes),
    )


def _move(stage: GobletsStage, agents: range, choices: Sequence[int]) -> Move:
    """Choices of the thinking seat's agents as the move that they are."""
    if agents.start == stage.span * stage.me:
        return stage.pour(stage.me, stage.given(stage.me, choices))
    return Toast(tuple(choice == 0 for choice in choices))


def _candidates(
    stage: GobletsStage, solution: Solution, agents: range
) -> dict[Move, Candidate[Move]]:
    """Every move with its part of the mix.

    A move of several decisions is worth the mean, and what each decision adds to its own mean.
    """
    mixes = [solution.mixes[agent] for agent in agents]
    worths = [solution.worths[agent] for agent in agents]
    means = [sum(map(mul, mix, worth)) for mix, worth in zip(mixes, worths, strict=True)]
    mean = sum(means) / len(means)
    candidates: dict[Move, Candidate[Move]] = {}
    for choices in product(*[range(len(mix)) for mix in mixes]):
        move = _move(stage, agents, choices)
        weight = prod(mix[choice] for mix, choice in zip(mixes, choices, strict=True))
        added = [worth[c] - m for worth, c, m in zip(worths, choices, means, strict=True)]
        known = candidates.get(move)
        if known is not None:  # a special drink whose goblet was taken
            weight, worth = weight + known.visits, max(known.worth, mean + sum(added))
        else:
            worth = mean + sum(added)
        candidates[move] = Candidate(move, weight, min(1.0, max(0.0, worth)))
    return candidates


def _poisonings(poisoned: Sequence[bool]) -> dict[str, float]:
    """Whether somebody's only goblet is poisoned, or their first and their second one."""
    names = ("poisoned",) if len(poisoned) == 1 else ("poisoned-first", "poisoned-second")
    return dict(zip(names, map(float, poisoned), strict=True))


def _outlooks(
    stage: GobletsStage, solution: Solution, moves: Sequence[Move], rng: Random
) -> dict[Move, Outlook]:
    """What comes of each move in this round, over many ways the others may choose.

    A pour is told how often its poison is drunk, a toast how often the own goblets are poisoned.
    """
    me, players = stage.me, stage.table.players
    tallies = {move: Tally() for move in moves}
    for number in range(_IMAGINED):
        joint = [draw(mix, rng.random()) for mix in solution.mixes]
        given, drunk = stage.read(joint)
        if stage.poured is not None:
            given[me] = stage.poured
        for move in moves if number < _GLIMPSED else moves[:_LIKELY]:
            if isinstance(move, Toast):
                drunk[me::players] = move.thumbs
                risks = _poisonings([stage.poison(given, goblet) > 0 for goblet in stage.own])
            else:
                assert isinstance(move, Pour)
                kept = (POISON, *stage.table.specials)
                given[me] = tuple(move.drinks.index(drink) for drink in kept)
                struck = given[me][0]
                risks = {"caught": float(drunk[struck] and stage.poison(given, struck) > 0)}
            points = stage.points(given, drunk)
            tallies[move].add(Outlook(stage.shares(points)[me], points[me], risks))
    return {move: tally.mean() for move, tally in tallies.items()}
