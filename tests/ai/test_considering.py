"""A move that somebody asks about is judged, whatever a bot thinks of it."""

from __future__ import annotations

import pytest

from poisonbox.ai.bot import Manner, decide
from poisonbox.ai.pool import BotPool
from poisonbox.ai.question import Question
from poisonbox.core.view import view_json
from poisonbox.games import GAMES, brain
from tests.ai.positions import position
from tests.ai.test_pool import answers

EVERY = pytest.mark.parametrize("game", sorted(GAMES))


@EVERY
def test_every_legal_move_can_be_asked_about(game):
    match = position(game, GAMES[game].seats[0], 4, 6)
    seat = match.actors()[0]
    for move in (match.moves(seat)[0], match.moves(seat)[-1]):
        manner = Manner("expert", effort=0.02, consider=(move,))
        thought = decide(brain(game), match.view(seat), manner, explain=True)
        judged = {candidate.move: candidate for candidate in thought.candidates}
        assert judged[move].outlook is not None


def test_what_is_asked_about_gets_its_part_of_the_attention():
    match = position("hue", 2, 4, 6)
    seat = match.actors()[0]
    usual = decide(brain("hue"), match.view(seat), Manner("expert", effort=0.2))
    known = {candidate.move for candidate in usual.candidates}
    odd = next(move for move in reversed(match.moves(seat)) if move not in known)
    manner = Manner("expert", effort=0.2, consider=(odd,))
    thought = decide(brain("hue"), match.view(seat), manner)
    tries = {candidate.move: candidate.visits for candidate in thought.candidates}
    assert tries[odd] >= sum(tries.values()) / 25


def test_a_worker_is_told_what_to_consider_and_how_hard_to_think():
    match = position("hue", 2, 4, 6)
    seat = match.actors()[0]
    odd = match.game.encode(match.moves(seat)[-1])
    view = view_json(match.view(seat))
    with BotPool(workers=1) as pool:
        for effort in (0.01, 0.05):
            pool.ask(Question("hue", view, "expert", explain=True, consider=[odd], effort=effort))
        little, more = answers(pool, 2)
    for answer in (little, more):
        assert odd in [candidate["move"] for candidate in answer.candidates]
    tries = [sum(each["visits"] for each in answer.candidates) for answer in (little, more)]
    assert tries[0] < tries[1]
