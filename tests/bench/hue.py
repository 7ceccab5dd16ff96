"""How long Hue takes over a board: its legal moves, the values of its colours, and their growth."""

from __future__ import annotations

from math import log
from random import Random
from statistics import linear_regression, median
from time import perf_counter
from typing import Any

from tests.bench.measure import random_match

PLAYERS = 4
REPEATS = 7
STARTERS = 3


def late_boards(game: Any, boards: int) -> dict[str, Any]:
    """Measures boards of random matches at each quarter of the match.

    Every position is played up anew for each measurement, so nothing a state may have remembered
    from an earlier question is used.
    """
    moves_ms: dict[int, list[float]] = {}
    values_ms: dict[int, list[float]] = {}
    for number in range(boards):
        log_of_match = [
            (seat, move) for _, seat, move in random_match(game, PLAYERS, {}, Random(number))
        ]
        placements = len(log_of_match) - 1
        for quarter in (1, 2, 3, 4):
            placed = placements * quarter // 4 - (quarter == 4)  # the last choice is still to come
            squares = 3 * (STARTERS + placed)
            lists, values = measure_board(game, log_of_match[: 1 + placed])
            moves_ms.setdefault(squares, []).append(lists)
            values_ms.setdefault(squares, []).append(values)
    return {
        "players": PLAYERS,
        "boards": boards,
        "squares_laid": sorted(moves_ms),
        "moves_ms": summary(moves_ms),
        "values_ms": summary(values_ms),
    }


def measure_board(game: Any, played: list[tuple[int, Any]]) -> tuple[float, float]:
    """Milliseconds for the legal moves of who is to act, and for the five colour values."""
    lists, values = [], []
    for _ in range(REPEATS):
        state = replayed(game, played)
        seat = state.actors()[0]
        began = perf_counter()
        state.moves(seat)
        lists.append(perf_counter() - began)
        state = replayed(game, played)
        began = perf_counter()
        state.values()
        values.append(perf_counter() - began)
    return median(lists) * 1e3, median(values) * 1e3


def replayed(game: Any, played: list[tuple[int, Any]]) -> Any:
    """The position after some moves, asked nothing yet."""
    state = game.new(PLAYERS)
    for seat, move in played:
        state.play(seat, move)
    return state


def summary(by_squares: dict[int, list[float]]) -> dict[str, Any]:
    """Medians for each size of board, the late board's median and worst, and the growth."""
    sizes = sorted(by_squares)
    medians = [median(by_squares[size]) for size in sizes]
    growth = linear_regression([log(size) for size in sizes], [log(time) for time in medians])
    return {
        "by_squares": dict(zip(sizes, medians, strict=True)),
        "late": medians[-1],
        "late_worst": max(by_squares[sizes[-1]]),
        "exponent": growth.slope,
    }
