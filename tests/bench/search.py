"""How many iterations a second the bots' search makes, beside OpenSpiel's own ISMCTS on hearts."""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time
from typing import Any

from poisonbox.ai.bot import never
from poisonbox.ai.characters import CHARACTERS
from poisonbox.ai.levels import Budget
from poisonbox.ai.mixing import Mind, MixingBrain
from poisonbox.ai.search import Search
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES, brain

PLAYERS = 4
MOVES_LEFT = 50
TURNS = 7
BARS = {"python": 5.0, "c++": 0.4}


def figures(pyspiel: Any) -> dict[str, Any]:
    """Iterations a second, in turns; hearts and Cauldrons both with 50 cards left to play.

    Nobody here uses more than one core, and seconds are those of the processor: whatever else the
    machine does meanwhile counts for nothing.
    """
    sizes = {"cauldrons": 2000, "goblets": 500, "pok": 2000, "hue": 60}
    contenders = {game: ours(game, iterations) for game, iterations in sizes.items()}
    if pyspiel is not None:
        contenders |= {"hearts, C++": cpp(pyspiel, 4000), "hearts, Python": python(pyspiel, 300)}
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for turn in range(TURNS):
        for name, run in contenders.items():
            began = process_time()
            iterations = run(turn)
            rates[name].append(iterations / (process_time() - began))
    found: dict[str, Any] = {"iterations_per_s": {name: median(r) for name, r in rates.items()}}
    if pyspiel is not None:
        pairs = {"python": "hearts, Python", "c++": "hearts, C++"}
        found["ratios"] = {
            key: median(
                mine / theirs for mine, theirs in zip(rates["cauldrons"], rates[rival], strict=True)
            )
            for key, rival in pairs.items()
        }
    return found


def ours(game: str, iterations: int) -> Any:
    """The search of a game's bots at the first move of a match."""
    options = {"rounds": 1} if game == "cauldrons" else {}
    state = GAMES[game].new(PLAYERS, **options)
    state.play(CHANCE, state.sample(Random(1)))
    view = state.view(state.actors()[0])
    thinker = brain(game)
    budget = Budget(iterations, seconds=60.0)

    def run(seed: int) -> int:
        guest, rng = CHARACTERS["steady"], Random(seed)
        if isinstance(thinker, MixingBrain):
            thinker.think(view, Mind(budget, guest, rng, never))
        else:
            Search(thinker, view, guest, rng).run(budget, never)
        return iterations

    return run


def hearts(pyspiel: Any) -> tuple[Any, Any]:
    """Hearts without passing, dealt, with as many cards to play as Cauldrons has."""
    game = pyspiel.load_game("hearts")
    state = game.new_initial_state()
    state.apply_action(0)
    rng = Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    for _ in range(52 - MOVES_LEFT):
        state.apply_action(state.legal_actions()[0])
    return game, state


def cpp(pyspiel: Any, iterations: int) -> Any:
    """OpenSpiel's bot in C++."""
    _, state = hearts(pyspiel)
    final = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT

    def run(seed: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.ISMCTSBot(seed, evaluator, 1.4, iterations, -1, final, False, False)
        bot.step(state)
        return iterations

    return run


def python(pyspiel: Any, iterations: int) -> Any:
    """OpenSpiel's bot in Python."""
    import numpy as np  # noqa: PLC0415  # comes with OpenSpiel only
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415

    game, state = hearts(pyspiel)

    def run(seed: int) -> int:
        chance = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
        ismcts.ISMCTSBot(
            game=game,
            evaluator=evaluator,
            uct_c=1.4,
            max_simulations=iterations,
            random_state=chance,
        ).step(state)
        return iterations

    return run


def bars(found: dict[str, Any]) -> list[dict[str, Any]]:
    """The ratios against what is asked of them."""
    names = {"python": "ISMCTS on hearts in Python", "c++": "ISMCTS on hearts in C++"}
    return [
        {
            "bar": f"Cauldrons / {names[key]}, iterations a second",
            "limit": f"≥ {BARS[key]}",
            "value": ratio,
            "met": ratio >= BARS[key],
        }
        for key, ratio in found.get("ratios", {}).items()
    ]


def markdown(found: dict[str, Any]) -> list[str]:
    """The figures as a table."""
    lines = ["| search at the first move, 4 players | iterations/s |", "|---|--:|"]
    lines += [f"| {name} | {rate:,.0f} |" for name, rate in found["iterations_per_s"].items()]
    return lines
