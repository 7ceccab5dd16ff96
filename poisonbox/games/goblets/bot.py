"""What a bot knows about Goblets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from random import Random
from typing import ClassVar

from poisonbox.ai.brain import Outlook
from poisonbox.ai.characters import Character
from poisonbox.ai.levels import Budget
from poisonbox.ai.mixing import Habit, Mind, MixingBrain, Solution, Weights, draw, solve
from poisonbox.ai.thought import Candidate, Tally, Thought
from poisonbox.core.state import Seat, State
from poisonbox.games.goblets.drinks import PLAIN, POISON, Move, Pour, Toast
from poisonbox.games.goblets.habits import Reader, Scene
from poisonbox.games.goblets.rules import ROUNDS, SCORING_CARDS, GobletsState
from poisonbox.games.goblets.scoring import contents, poison_count
from poisonbox.games.goblets.stage import GobletsStage, Round
from poisonbox.games.goblets.view import GobletsView
from poisonbox.games.goblets.worlds import partners, world

_HOPE = 0.2
"""What a point on a scoring card yet to come is worth in points."""

_IMAGINED = 3000
"""How many rounds are imagined to explain all candidates."""


class GobletsBrain(MixingBrain[Move]):
    """Goblets: nobody knows what others poured, so everything is a matter of mixing."""

    budgets: ClassVar[Mapping[str, Budget]] = {
        "novice": Budget(10, memory=0.3, noise=0.3),
        "casual": Budget(40, memory=0.6, noise=0.08),
        "skilled": Budget(200, memory=0.85, noise=0.02),
        "expert": Budget(1000),
    }

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
        poisoned = 0.0
        for goblet in range(seat, after.goblets, after.players):
            poisoned += poison_count(contents(played)[goblet]) > 0
        return Outlook(
            self.utilities(after)[seat],
            after.sums[seat] - before.sums[seat],
            {"poisoned": poisoned},
        )

    # -- mixing ------------------------------------------------------------------------------

    def think(self, view: GobletsView, mind: Mind) -> Thought[Move]:
        """Mix over pours or over thumbs and draw one."""
        seat, rng = view.seat, mind.rng
        assert seat is not None
        stage = self.stage(view, mind.budget.memory, rng)
        stage.temper(mind.character)
        first = stage.span * seat
        pouring = view.phase == "pour"
        agents = range(first, first + stage.drinks)
        if not pouring:
            agents = range(first + stage.drinks, first + stage.span)
        tastes = {agent: self._tastes(view, stage, agent, mind) for agent in agents}
        solution = solve(stage, mind.budget.iterations, rng, mind.stop, tastes)
        drawn = [draw(solution.mixes[agent], rng.random()) for agent in agents]
        moves: dict[Move, list[float]] = {}
        for choices in product(*[range(stage.sizes[agent]) for agent in agents]):
            weight = prod(solution.mixes[a][c] for a, c in zip(agents, choices, strict=True))
            worth = _together(solution, agents, choices)
            known = moves.setdefault(_move(stage, seat, choices, pouring=pouring), [0.0, 0.0, 0.0])
            known[0] += weight
            known[1] += worth
            known[2] += 1.0
        outlooks: Mapping[Move, Outlook] = {}
        if mind.explain:
            outlooks = _outlooks(stage, solution, list(moves), rng)
        candidates = [
            Candidate(move, weight, worth / count, outlooks.get(move))
            for move, (weight, worth, count) in moves.items()
        ]
        return Thought(
            _move(stage, seat, drawn, pouring=pouring),
            tuple(sorted(candidates, key=lambda each: -each.visits)),
        )

    def stage(self, view: GobletsView, memory: float, rng: Random) -> GobletsStage:
        """This round, with everybody's habits as far as they are remembered."""
        assert view.seat is not None
        assert view.stakes is not None
        known = [rng.random() < memory for _ in view.past]
        reader = Reader(view.players, view.seat, view.past, known)
        reader.read(view.rounds)
        scene = Scene(view.players, view.seat, view.stakes, view.totals, reader.last)
        poured = None
        if view.phase == "toast" and view.poured is not None:
            poured = tuple(view.poured.index(drink) for drink in (POISON, *view.specials))
        stage = GobletsStage(_round(view), view.seat, poured, [])
        habits: list[Habit | None] = []
        for seat in range(view.players):
            places = stage.places[seat]
            if seat == view.seat:
                habits += [None] * stage.span
                continue
            habits.append(reader.poisons(scene, seat, places))
            habits += [Habit(0.4, [1.0 / len(places)] * len(places))] * len(view.specials)
            habits += [
                reader.drinks(scene, goblet)
                for goblet in range(seat, len(view.stakes), view.players)
            ]
        stage.habits = habits
        return stage

    def _tastes(self, view: GobletsView, stage: GobletsStage, agent: int, mind: Mind) -> Weights:
        """How far off a mind judges one decision."""
        which = agent % stage.span
        seat = agent // stage.span
        moves: list[Move] = []
        for choice in range(stage.sizes[agent]):
            if which < stage.drinks:
                given = [-1] * stage.drinks
                given[which] = stage.places[seat][choice]
                drinks = dict.fromkeys(stage.places[seat], PLAIN)
                drinks[given[which]] = (POISON, *view.specials)[which]
                moves.append(Pour(tuple(drinks.get(g) for g in range(len(stage.table.stakes)))))
            else:
                moves.append(Toast((choice == 0,)))
        return self.tastes(view, moves, mind)

    def liking(self, view: GobletsView, move: Move, character: Character) -> float:
        """Whom a character likes to poison, and when it likes to drink."""
        if isinstance(move, Pour):
            return _poison_liking(view, move, character.id)
        assert isinstance(move, Toast)
        assert view.seat is not None
        assert view.stakes is not None
        match character.id:
            case "cautious":
                return float(not move.thumbs[0])
            case "gambler":
                return float(move.thumbs[0])
            case "hoarder":  # waits for the high stakes
                return float(move.thumbs[0] == (view.stakes[view.seat] >= 4))
            case "copycat":  # what the neighbour on the right did last time
                neighbour = (view.seat - 1) % view.players
                return float(bool(view.past) and view.past[-1].thumbs[neighbour] == move.thumbs[0])
        return 0.0


def _poison_liking(view: GobletsView, move: Pour, character: str) -> float:
    """How much a character likes to see its poison there."""
    assert view.stakes is not None
    place = move.drinks.index(POISON)
    owner = place % view.players
    match character:
        case "spiteful":  # whoever is ahead
            return float(view.totals[owner] == max(view.totals))
        case "gambler":  # where there is most to spoil
            return float(view.stakes[place] == max(view.stakes))
        case "bluffer":  # where nobody expects it
            return float(view.stakes[place] == min(view.stakes))
        case "copycat":  # the same goblet as last time
            poured = view.past[-1].poured if view.past else None
            return float(poured is not None and poured[place] == POISON)
    return 0.0


BRAIN = GobletsBrain()


def _round(view: GobletsView) -> Round:
    """What everybody knows."""
    assert view.stakes is not None
    left = ROUNDS - 1 - view.round
    hopes = [0.0] * view.players
    for goblet in range(len(view.stakes)):
        up = [past.stakes[goblet] for past in view.past] + [view.stakes[goblet]]
        hopes[goblet % view.players] += _HOPE * (sum(SCORING_CARDS) - sum(up))
    third = view.rounds[2] if len(view.rounds) > 2 else (0,) * view.players
    return Round(
        view.players,
        view.stakes,
        view.specials,
        partners(view),
        view.totals,
        third,
        left,
        tuple(hopes),
    )


def _move(stage: GobletsStage, seat: Seat, choices: Sequence[int], *, pouring: bool) -> Move:
    """Choices as the move that they are."""
    if pouring:
        return stage.pour(seat, stage.given(seat, choices))
    return Toast(tuple(choice == 0 for choice in choices))


def _together(solution: Solution, agents: Sequence[int], choices: Sequence[int]) -> float:
    """What several decisions at once are worth: the mean, and what each adds to its own mean."""
    worth = base = 0.0
    for agent, choice in zip(agents, choices, strict=True):
        worths = solution.worths[agent]
        mean = sum(map(float.__mul__, solution.mixes[agent], worths))
        worth += worths[choice] - mean
        base += mean
    return worth + base / len(agents)


def _outlooks(
    stage: GobletsStage, solution: Solution, moves: Sequence[Move], rng: Random
) -> dict[Move, Outlook]:
    """What comes of each move in this round, over many ways the others may choose."""
    me, players = stage.me, stage.table.players
    tallies = {move: Tally() for move in moves}
    for _ in range(max(20, _IMAGINED // len(moves))):
        joint = [draw(mix, rng.random()) for mix in solution.mixes]
        given, drunk = stage.read(joint)
        if stage.poured is not None:
            given[me] = stage.poured
        for move, tally in tallies.items():
            if isinstance(move, Toast):
                drunk[me::players] = move.thumbs
            elif isinstance(move, Pour):
                kept = (POISON, *stage.table.specials)
                given[me] = tuple(move.drinks.index(drink) for drink in kept)
            points = stage.points(given, drunk)
            poisoned = sum(
                stage.poison(given, goblet) > 0 for goblet in range(me, len(drunk), players)
            )
            risks = {"poisoned": poisoned * players / len(drunk)}
            tally.add(Outlook(stage.shares(points)[me], points[me], risks))
    return {move: tally.mean() for move, tally in tallies.items()}
