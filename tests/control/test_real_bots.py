"""The bots' real processes behind a session: a whole match, and nothing left over."""

import os
import time

import pytest

from poisonbox.ai.pool import BotPool
from poisonbox.control.customs import Customs
from poisonbox.control.seats import Bot
from poisonbox.control.session import Means, Session
from poisonbox.core.match import Match
from poisonbox.games import GAMES
from tests.control.party import SHORT

PATIENCE = 120.0


@pytest.mark.parametrize("game", list(GAMES))
def test_real_bots_play_a_match_and_leave_no_process(game):
    customs = Customs(bots_pace=0.0, bots_seal=0.0, scoring=False)
    match = Match(GAMES[game], GAMES[game].seats[0], SHORT.get(game, {}))
    bots = [Bot(level="novice")] * match.players
    end = time.monotonic() + PATIENCE
    with BotPool(workers=1) as pool:
        session = Session.start(match, bots, Means("a seed", thinker=pool), 0.0, customs)
        while session.screen(0.0).kind != "over":
            session.tick(0.0)
            assert session.screen(0.0).trouble is None
            assert time.monotonic() < end
            time.sleep(0.002)
        pids = pool.pids()
        assert pids
    assert gone(pids)


def test_closing_in_mid_thought_is_clean():
    match = Match(GAMES["hue"], 3)
    with BotPool(workers=1) as pool:
        bots = [Bot(level="expert")] * 3
        session = Session.start(match, bots, Means("a seed", thinker=pool), 0.0)
        assert session.screen(0.0).thinking
        session.tick(0.0)
        session.close()
        assert session.tick(1.0) == ()
        pids = pool.pids()
    assert gone(pids)


def gone(pids):
    """Whether none of these processes exists, not even as a zombie."""
    for pid in pids:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            continue
        return False
    return True
