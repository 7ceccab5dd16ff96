"""Moves that may not fit a position: of other positions, other tables, or made from two moves."""

from __future__ import annotations

import json
from functools import cache
from itertools import product
from random import Random
from typing import Any

from poisonbox.core.refusal import Malformed
from poisonbox.games import GAMES
from tests.contract.playing import Played, random_log, single_options

SAMPLE = 12
"""How many of each sort are tried at a position."""


@cache
def pool(game_id: str) -> tuple[Any, ...]:
    """Moves of matches at every size and with every option, as JSON values."""
    game = GAMES[game_id]
    rng = Random(f"foreign {game_id}")
    found = {}
    for players in game.seats:
        for options in single_options(game, players):
            log = random_log(game.new(players, **options), rng, 40)
            for _, move in rng.sample(log, min(len(log), 8)) + log[:1]:
                value = game.encode(move)
                found[json.dumps(value)] = value
    return tuple(found.values())


def crossed(one: Any, other: Any, rng: Random) -> Any:
    """One JSON value with a part of another, or with a part changed or gone."""
    if isinstance(one, dict) and isinstance(other, dict) and one and other:
        if set(one) == set(other):
            key = rng.choice(sorted(one))
            return {**one, key: crossed(one[key], other[key], rng)}
        key = rng.choice(sorted(other))
        gone = rng.choice([*sorted(one), None])
        return {name: value for name, value in {**one, key: other[key]}.items() if name != gone}
    if isinstance(one, list) and one:
        at = rng.randrange(len(one))
        changed = [*one]
        deed = rng.choice(["drop", "double", "swap", "cross", "cross"])
        if deed == "drop":
            del changed[at]
        elif deed == "double":
            changed.insert(at, one[at])
        elif deed == "swap":
            to = rng.randrange(len(one))
            changed[at], changed[to] = one[to], one[at]
        elif isinstance(other, list) and other:
            changed[at] = crossed(one[at], rng.choice(other), rng)
        return changed
    return other


def recombined(values: list[Any]) -> list[Any]:
    """Every object whose parts are, one by one, parts of these; all have the same keys."""
    parts = {
        key: {json.dumps(value[key]): value[key] for value in values} for key in sorted(values[0])
    }
    return [
        dict(zip(parts, chosen, strict=True))
        for chosen in product(*(found.values() for found in parts.values()))
    ]


def foreign_moves(played: Played, rng: Random) -> list[Any]:
    """Well-formed moves, legal at this position only by accident."""
    match = played.match
    own = [move for seat in match.actors() for move in match.moves(seat)]
    mine = rng.sample(own, min(len(own), SAMPLE))
    past = [move for _, move in rng.sample(match.log, min(len(match.log), SAMPLE))]
    others = rng.sample(pool(played.game), SAMPLE)
    encode, decode = match.game.encode, match.game.decode
    bases = [encode(move) for move in (*mine, *past)] + others
    moves = [*mine, *past, *map(decode, others)]
    for _ in range(3 * SAMPLE):
        try:
            moves.append(decode(crossed(rng.choice(bases), rng.choice(bases), rng)))
        except Malformed:
            continue
    return moves
