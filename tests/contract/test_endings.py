"""Every match comes to an end, and its result can be explained line by line."""

from random import Random

import pytest

from poisonbox.core.match import Match
from poisonbox.core.result import totals
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES
from tests.contract.material import MATERIAL
from tests.contract.playing import random_log, single_options

FAR_TOO_LONG = 5000
"""Twelve rounds of 51 moves are the longest match there is; a match of pok has some 80 moves."""

TABLES = [
    pytest.param(game, players, options, id=f"{game.id} {players} {options}")
    for game in GAMES.values()
    for players in game.seats
    for options in single_options(game, players)
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_random_play_ends_with_a_result_that_adds_up(game, players, options):
    rng = Random(f"{game.id} {players} {options}")
    log = random_log(game.new(players, **options), rng, FAR_TOO_LONG)
    match = Match.replay(game, players, options, log)
    assert match.actors() == ()
    result = match.result()
    assert result is not None
    assert len(result.totals) == players
    assert result.winners
    assert set(result.winners) <= set(range(players))
    assert len(set(result.winners)) == len(result.winners)
    sheets = match.sheets()
    assert result.totals == totals([sheet.points for sheet in sheets], players)
    assert result.totals == tuple(
        sum(sheet.points[seat] for sheet in sheets) for seat in range(players)
    )
    for sheet in sheets:
        assert len(sheet.points) == players
        for seat, points in enumerate(sheet.points):
            assert sum(line.points for line in sheet.lines if line.seat == seat) == points
        for line in sheet.lines:
            assert line.clause in game.clauses
            assert 0 <= line.seat < players
    for watcher in (*range(players), None):
        view = match.view(watcher)
        assert view.rounds == tuple(sheet.points for sheet in sheets)
        assert view.totals == result.totals
        assert view.winners == result.winners
        assert view.actors == ()
    MATERIAL[game.id](match)
    for seat in range(CHANCE, players):
        assert match.moves(seat) == ()
        for _, move in log[:3]:
            assert match.why_not(seat, move) is not None


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_there_is_no_result_before_the_end_and_somebody_can_always_move(game, players, options):
    rng = Random(f"{players} {options} {game.id}")
    state = game.new(players, **options)
    points: list[tuple[int, ...]] = []
    for _ in range(150):
        if not state.actors():
            break
        assert state.result() is None
        assert state.view(None).winners is None
        for seat in state.actors():
            assert seat == CHANCE or state.moves(seat)
        random_log(state, rng, 1)
        scored = [sheet.points for sheet in state.sheets()]
        assert scored[: len(points)] == points, "a finished round is never scored anew"
        points = scored
        assert state.view(0).totals == totals(points, players)
