"""Many matches on all cores, and what they add up to."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from poisonbox.ai.player import Player
from poisonbox.arena.playing import League, Outcome

_league: tuple[League, list[Player]] | None = None
"""In a worker process: what is played there."""


def _prepare(league: League) -> None:
    global _league  # noqa: PLW0603  # a worker process is for one league
    _league = league, league.seat()


def _play(index: int) -> Outcome:
    assert _league is not None
    league, players = _league
    return league.play(players, index)


def play_all(league: League, games: int, jobs: int) -> Iterator[Outcome]:
    """Play matches, rotating the seats; outcomes come in order."""
    if jobs == 1:
        players = league.seat()
        try:
            yield from (league.play(players, index) for index in range(games))
        finally:
            for player in players:
                if hasattr(player, "close"):
                    player.close()
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _prepare, (league,)) as pool:
        try:
            yield from pool.map(_play, range(games), chunksize=max(1, min(8, games // jobs // 8)))
        finally:
            pool.shutdown(cancel_futures=True)


class Standing(Struct, frozen=True):
    """One contestant's result; the interval holds 95 of 100 times."""

    name: str
    win_share: float
    low: float
    high: float
    mean_points: float
    ms_per_move: float


def standings(names: Sequence[str], outcomes: Sequence[Outcome]) -> list[Standing]:
    """What matches add up to, in the order of the names."""
    table = []
    for who, name in enumerate(names):
        shares = [outcome.shares[who] for outcome in outcomes]
        share = fmean(shares)
        error = 1.96 * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
        points = [outcome.points[who] for outcome in outcomes if outcome.points is not None]
        moves = sum(outcome.moves[who] for outcome in outcomes)
        spent = sum(outcome.seconds[who] for outcome in outcomes)
        table.append(
            Standing(
                name,
                share,
                max(0.0, share - error),
                min(1.0, share + error),
                fmean(points) if points else 0.0,
                1000 * spent / moves if moves else 0.0,
            )
        )
    return table
