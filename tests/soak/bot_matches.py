"""Bot matches by the thousand through Session and Library: `python -m tests.soak.bot_matches`.

At the end every match is finished and stored, and nothing is left open: no process, no thread, no
file, no growing memory.
"""

from __future__ import annotations

import argparse
import gc
import os
import resource
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random

from poisonbox.ai.characters import CHARACTERS
from poisonbox.ai.pool import BotPool
from poisonbox.ai.question import Answer, Question
from poisonbox.control.customs import Customs
from poisonbox.control.seats import Bot
from poisonbox.control.session import Means, Session
from poisonbox.core.match import Match
from poisonbox.games import GAMES
from poisonbox.store.library import Library

PATIENCE = 60.0

FAST = Customs(bots_pace=0.0, bots_seal=0.0, scoring=False)
SHORT = {"cauldrons": {"rounds": 1}}


def main() -> int:
    """Plays, counts and judges; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.bot_matches", description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--level", default="novice")
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--folder", type=Path, help="where the library is; a temporary one if not")
    chosen = parser.parse_args()
    open_before, threads_before = open_files(), threading.active_count()
    with (
        tempfile.TemporaryDirectory(dir=chosen.folder) as folder,
        Library.open(Path(folder)) as library,
        BotPool() as pool,
    ):
        memory = play(library, PatientPool(pool), chosen)
        unfinished = len(library.unfinished())
        stored = len(library.history(finished=True, limit=chosen.matches + 1))
    gc.collect()
    left = {
        "matches unfinished": unfinished,
        "matches missing": chosen.matches - stored,
        "processes": len(children()),
        "threads": threading.active_count() - threads_before,
        "files": open_files() - open_before,
        "MB of memory more than after a tenth": max(0, memory - 16),
    }
    print(f"{stored} matches played; left open or lost: {left}")
    return 1 if any(left.values()) else 0


class PatientPool:
    """A pool whose poll waits for an answer: nobody here has anything else to do."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._open: set[int] = set()

    def ask(self, question: Question) -> int:
        ticket = self._pool.ask(question)
        self._open.add(ticket)
        return ticket

    def cancel(self, ticket: int) -> None:
        self._pool.cancel(ticket)
        self._open.discard(ticket)

    def poll(self) -> list[Answer]:
        answers = self._pool.poll(PATIENCE) if self._open else []
        self._open -= {answer.ticket for answer in answers}
        return answers


def play(library: Library, pool: PatientPool, chosen: argparse.Namespace) -> int:
    """Plays all matches; returns by how many MB memory grew after the first tenth of them."""
    rng = Random(chosen.seed)
    early = None
    shown = time.monotonic()
    for number in range(chosen.matches):
        session = begin(library, pool, rng, chosen)
        while (screen := session.screen(now := time.monotonic())).kind != "over":
            assert screen.trouble is None, screen.trouble
            session.tick(now)
        session.close()
        if number == chosen.matches // 10:
            early = memory_mb()
        if now - shown > 10:
            shown = now
            print(f"{number} of {chosen.matches}, {memory_mb()} MB", file=sys.stderr, flush=True)
    return memory_mb() - (early or memory_mb())


def begin(library: Library, pool: PatientPool, rng: Random, chosen: argparse.Namespace) -> Session:
    """A new match of bots."""
    game = GAMES[rng.choice(chosen.games)]
    players = rng.choice(game.seats)
    seats = [Bot(rng.choice(list(CHARACTERS)), chosen.level) for _ in range(players)]
    means = Means(str(rng.getrandbits(64)), library, pool)
    match = Match(game, players, SHORT.get(game.id, {}))
    return Session.start(match, seats, means, time.monotonic(), FAST)


def memory_mb() -> int:
    """The most memory this process has had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def open_files() -> int:
    """How many files, pipes and sockets are open."""
    return len(list(Path("/proc/self/fd").iterdir()))


def children() -> list[str]:
    """The processes this one has started and that are still there."""
    return Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()


if __name__ == "__main__":
    sys.exit(main())
