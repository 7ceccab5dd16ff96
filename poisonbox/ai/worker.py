"""The process in which a bot thinks: reads questions, one JSON line each, and answers them.

It ends by itself when its input does, so a program that is killed leaves no thinker behind.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import threading
import time
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from poisonbox.ai.bot import Manner, decide
from poisonbox.ai.brain import Brain
from poisonbox.ai.question import Answer, Question, Request
from poisonbox.core.game import Game

Lookup = Callable[[str], tuple[Game[Any], Brain[Any]]]
"""Finds a game and its bot by id."""


class Worker:
    """Answers questions in the order they come; a cancelled one is given up within milliseconds.

    Args:
        lookup: Finds a game and its bot.
        lines: Where requests come from.
        out: Where answers go.
    """

    def __init__(self, lookup: Lookup, lines: BinaryIO, out: BinaryIO) -> None:
        self._lookup = lookup
        self._lines = lines
        self._out = out
        self._requests: queue.SimpleQueue[Request | None] = queue.SimpleQueue()
        self._dropped: set[int] = set()

    def serve(self) -> None:
        """Answer until the input ends."""
        threading.Thread(target=self._listen, daemon=True).start()
        while (request := self._requests.get()) is not None:
            if request.question is not None:
                answer = self._answer(request.ticket, request.question)
                self._out.write(msgspec.json.encode(answer) + b"\n")
                self._out.flush()

    def _listen(self) -> None:
        """Take requests while the other thread thinks; a cancellation reaches it at once."""
        decoder = msgspec.json.Decoder(Request)
        for line in self._lines:
            request = decoder.decode(line)
            if request.question is None:
                self._dropped.add(request.ticket)
            else:
                self._requests.put(request)
        os._exit(0)  # whoever asked is gone: no thought is worth finishing

    def _answer(self, ticket: int, question: Question) -> Answer:
        if ticket in self._dropped:
            return Answer(ticket, error="cancelled")
        game, brain = self._lookup(question.game)
        view = game.read_view(question.view)
        deadline = time.monotonic() + brain.budgets[question.level].seconds
        thought = decide(
            brain,
            view,
            Manner(
                question.level,
                question.character,
                question.seed,
                question.effort,
                tuple(map(game.decode, question.consider)),
            ),
            stop=lambda: ticket in self._dropped or time.monotonic() > deadline,
            explain=question.explain,
        )
        if ticket in self._dropped:
            return Answer(ticket, error="cancelled")
        candidates = []
        if question.explain:
            candidates = [
                msgspec.to_builtins(candidate) | {"move": game.encode(candidate.move)}
                for candidate in thought.candidates
            ]
        return Answer(ticket, game.encode(thought.move), None, candidates)


def serve(lookup: Lookup, lines: BinaryIO, out: BinaryIO) -> None:
    """Be a worker: polite to the window, deaf to the terminal's interrupt key."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):  # not every system has it
        os.nice(10)
    Worker(lookup, lines, out).serve()
