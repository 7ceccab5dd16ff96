"""Matches in which somebody plays well but once."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec

from poisonbox.ai.bot import Manner, decide
from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES, brain
from poisonbox.teach.coach import Advice, advise

SHORT: dict[str, tuple[int, dict[str, Any], float, int]] = {
    "cauldrons": (3, {"rounds": 1}, 0.05, 1),
    "goblets": (4, {}, 0.1, 3),
    "pok": (3, {}, 0.3, 1),
    "hue": (2, {}, 0.1, 2),
}
"""Players, options, effort and seed of a match in which somebody blunders once."""


def thoughts(game: str, match: Match[Any], seat: int, effort: float, rng: Random) -> Advice:
    moves = match.moves(seat)
    some = tuple(rng.sample(moves, min(4, len(moves))))
    manner = Manner("expert", effort=effort, seed=rng.randrange(1000), consider=some)
    thought = decide(brain(game), match.view(seat), manner, explain=True)
    written = [msgspec.to_builtins(each) | {"move": each.move} for each in thought.candidates]
    found = advise(written, lambda move: move)
    assert found is not None
    return found


@cache
def blundered(game: str) -> tuple[Match[Any], int]:
    """A match in which seat 0 plays well but once; and where that was."""
    players, options, effort, seed = SHORT[game]
    match: Match[Any] = Match(GAMES[game], players, options)
    rng, blunder = Random(seed), None
    while actors := match.actors():
        seat = actors[0]
        if seat == CHANCE:
            move = match.sample(rng)
        elif seat or len(match.moves(seat)) == 1:
            move = rng.choice(match.moves(seat))
        else:
            advice = thoughts(game, match, seat, effort, rng)
            move = advice.best.move
            worst = min(advice.others, key=lambda each: each.win, default=advice.best)
            if blunder is None and advice.is_costly(worst.move) and advice.loss(worst.move) > 0.15:
                move, blunder = worst.move, len(match.log)
        match.submit(seat, move)
    assert blunder is not None, "nobody could blunder"
    return match, blunder
