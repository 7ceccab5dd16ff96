"""Worker processes: asked, cancelled, killed, closed."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys

import pytest

from poisonbox.ai.pool import BotPool
from poisonbox.ai.question import Question
from poisonbox.core.view import view_json
from poisonbox.games import GAMES
from tests.ai.positions import position

PATIENCE = 30.0


def question(level="novice", game="cauldrons", **more):
    match = position(game, GAMES[game].seats[-1], 1, 3)
    view = view_json(match.view(match.actors()[0]))
    return Question(game, view, level, **more)


def answers(pool, count):
    """The next answers of a pool."""
    found = []
    while len(found) < count:
        came = pool.poll(PATIENCE)
        assert came, "no answer"
        found += came
    return found


def is_gone(pid):
    """Whether a process has ended or ends now; waits for it, not for the clock."""
    try:
        descriptor = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([descriptor], [], [], PATIENCE)[0])
    finally:
        os.close(descriptor)


@pytest.fixture
def pool():
    with BotPool(workers=1) as one:
        yield one


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_question_is_answered_with_a_legal_move(pool, game):
    match = position(game, GAMES[game].seats[0], 2, 8)
    seat = match.actors()[0]
    ticket = pool.ask(Question(game, view_json(match.view(seat)), "novice"))
    (answer,) = answers(pool, 1)
    assert (answer.ticket, answer.error) == (ticket, None)
    assert match.game.decode(answer.move) in match.moves(seat)


def test_a_poll_without_answers_returns_at_once(pool):
    assert pool.poll() == []
    pool.ask(question("expert"))
    assert pool.poll() == []


def test_questions_wait_for_a_free_worker_in_order(pool):
    tickets = [pool.ask(question(seed=seed)) for seed in range(5)]
    assert [answer.ticket for answer in answers(pool, 5)] == tickets
    assert len(pool.pids()) == 1


def test_a_person_does_not_wait_for_bots_that_have_time(pool):
    first, *bots = [pool.ask(question(seed=seed)) for seed in range(3)]
    people = [pool.ask(question(seed=seed, explain=True)) for seed in range(2)]
    assert [answer.ticket for answer in answers(pool, 5)] == [first, *people, *bots]


def test_a_cancelled_question_gets_no_answer_and_frees_its_worker(pool):
    dropped = pool.ask(question("expert"))
    never_begun = pool.ask(question("expert"))
    wanted = pool.ask(question())
    pool.cancel(dropped)
    pool.cancel(never_begun)
    assert [answer.ticket for answer in answers(pool, 1)] == [wanted]
    assert pool.poll() == []


def test_a_worker_that_dies_is_replaced_and_asked_again(pool):
    pool.ask(question())
    answers(pool, 1)
    (pid,) = pool.pids()
    ticket = pool.ask(question("expert"))
    os.kill(pid, signal.SIGKILL)
    (answer,) = answers(pool, 1)
    assert (answer.ticket, answer.error) == (ticket, None)
    assert answer.move is not None
    assert pool.pids() != (pid,)


def test_a_worker_that_always_dies_gives_up_with_a_sentence():
    with BotPool(1, command=(sys.executable, "-c", "raise SystemExit")) as pool:
        ticket = pool.ask(question())
        (answer,) = answers(pool, 1)
    assert (answer.ticket, answer.move) == (ticket, None)
    assert answer.error


def test_closing_in_mid_thought_leaves_no_process():
    pool = BotPool(2)
    for _ in range(4):
        pool.ask(question("expert"))
    pids = pool.pids()
    assert len(pids) == 2
    pool.close()
    assert all(is_gone(pid) for pid in pids)


def test_a_program_that_is_killed_leaves_no_thinker_behind():
    script = (
        "from tests.ai.test_pool import question\n"
        "from poisonbox.ai.pool import BotPool\n"
        "pool = BotPool(1)\n"
        "pool.ask(question('novice')); pool.poll(30)\n"
        "pool.ask(question('expert'))\n"
        "print(*pool.pids(), flush=True)\n"
        "input()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as program:
        thinker = int(program.stdout.readline())
        program.kill()
    assert is_gone(thinker)
