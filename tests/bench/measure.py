"""What is measured of each game: random matches beside hearts, copies, views, replays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from tests.bench.loops import Contender

ROUNDS = 8


def timed(call: Callable[[], Any], seconds: float) -> float:
    """Seconds that a call takes: the median of as many as there is time for, at least five."""
    times: list[float] = []
    end = perf_counter() + seconds
    while len(times) < 5 or perf_counter() < end:
        began = perf_counter()
        call()
        times.append(perf_counter() - began)
    return median(times)


def side_by_side(
    ours: Contender, rival: Contender | None, seconds: float
) -> tuple[dict[str, Any], list[tuple[float, float]]]:
    """Plays two contenders in turns, so that what disturbs the machine disturbs both.

    Returns:
        The first one's figures, with its ratios to the rival (the median of those of each turn),
        and the rival's playouts and moves per second in each turn.
    """
    mine: list[tuple[float, float]] = []
    theirs: list[tuple[float, float]] = []
    length = []
    ours.play(ours.deal(Random(0)), Random(0), seconds / ROUNDS)  # tables fill, caches warm up
    for number in range(ROUNDS):
        for contender, rates in ((ours, mine), (rival, theirs)):
            if contender is None:
                continue
            rng = Random(number)
            start = contender.deal(rng)
            playouts, moves, took = contender.play(start, rng, seconds / ROUNDS)
            rates.append((playouts / took, moves / took))
            if contender is ours:
                length.append(moves / playouts)
    figures = {
        "game": ours.name,
        "players": ours.players,
        "playouts_per_s": median(rate[0] for rate in mine),
        "moves_per_s": median(rate[1] for rate in mine),
        "moves_per_playout": median(length),
    }
    if theirs:
        pairs = list(zip(mine, theirs, strict=True))
        figures["playouts_ratio"] = median(a[0] / b[0] for a, b in pairs)
        figures["moves_ratio"] = median(a[1] / b[1] for a, b in pairs)
    return figures, theirs


def random_match(
    game: Any, players: int, options: Mapping[str, Any], rng: Random
) -> Iterator[tuple[Any, int, Any]]:
    """Plays one match and gives each position with the seat and the move that is made in it."""
    state = game.new(players, **options)
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            move = state.sample(rng)
        else:
            legal = state.moves(seat)
            move = legal[int(rng.random() * len(legal))]
        yield state.copy(), seat, move
        state.play(seat, move)


def costs(
    games: Mapping[str, Any], name: str, players: int, options: Mapping[str, Any], seconds: float
) -> dict[str, float]:
    """What a copy, a view and the replay of a whole match cost."""
    game = games[name]
    log = list(random_match(game, players, options, Random(0)))
    positions = [position for position, _, _ in log[1 :: max(1, len(log) // 16)]]
    match = Match(game, players, options)
    for _, seat, move in log:
        match.submit(seat, move)
    record = match.to_record()
    seats = range(players)
    copying = timed(lambda: [state.copy() for state in positions], seconds / 3)
    viewing = timed(
        lambda: [state.view(seat) for state in positions for seat in seats], seconds / 3
    )
    return {
        "copy_us": copying / len(positions) * 1e6,
        "views_per_s": len(positions) * players / viewing,
        "replay_ms": timed(lambda: Match.from_record(record, games), seconds / 3) * 1e3,
        "replay_moves": len(log),
    }
