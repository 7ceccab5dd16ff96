"""Worker processes for bots: ask, poll, cancel, close. No call here ever waits for a thought."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from poisonbox.ai.question import Answer, Question, Request

COMMAND = (sys.executable, "-m", "poisonbox", "think")
"""How a worker is started."""

_TRIES = 3
"""A worker that dies is replaced and the question asked again, this often."""

_GOODBYE = 1.0
"""Seconds a worker gets to end by itself."""


class _Process:
    """One worker and the thread that listens to it."""

    def __init__(self, command: Sequence[str], heard: queue.SimpleQueue[tuple[_Process, bytes]]):
        self._heard = heard
        self.ticket: int | None = None
        self._popen = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._popen.pid

    def send(self, request: Request) -> None:
        """Write a line; a worker that is gone is noticed by its listener."""
        stdin = self._popen.stdin
        assert stdin is not None
        with suppress(BrokenPipeError, ValueError):
            stdin.write(msgspec.json.encode(request) + b"\n")
            stdin.flush()

    def close(self) -> None:
        """End the process and wait until it is gone."""
        stdin, stdout = self._popen.stdin, self._popen.stdout
        assert stdin is not None
        assert stdout is not None
        with suppress(BrokenPipeError):
            stdin.close()
        try:
            self._popen.wait(_GOODBYE)
        except subprocess.TimeoutExpired:
            self._popen.kill()
            self._popen.wait()
        self._listener.join()
        stdout.close()

    def _listen(self) -> None:
        stdout = self._popen.stdout
        assert stdout is not None
        for line in stdout:
            self._heard.put((self, line))
        self._heard.put((self, b""))


class BotPool:
    """Bots that think in other processes.

    Args:
        workers: How many; by default one core is left to the window.
        command: How a worker is started.
    """

    def __init__(self, workers: int | None = None, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._most = workers or max(1, (os.cpu_count() or 2) - 1)
        self._heard: queue.SimpleQueue[tuple[_Process, bytes]] = queue.SimpleQueue()
        self._processes: list[_Process] = []
        self._waiting: deque[int] = deque()
        self._questions: dict[int, Question] = {}
        self._tries: dict[int, int] = {}
        self._last_ticket = 0

    def __enter__(self) -> BotPool:
        """Close the pool at the end of a ``with``."""
        return self

    def __exit__(self, *_: object) -> None:
        """See :meth:`close`."""
        self.close()

    def ask(self, question: Question) -> int:
        """Put a question; its answer comes from :meth:`poll` under the returned ticket.

        What is to be explained goes first: for that a person waits.
        """
        self._last_ticket += 1
        self._questions[self._last_ticket] = question
        place = len(self._waiting)
        if question.explain:
            place = sum(self._questions[ticket].explain for ticket in self._waiting)
        self._waiting.insert(place, self._last_ticket)
        self._hand_out()
        return self._last_ticket

    def cancel(self, ticket: int) -> None:
        """Drop a question: it gets no answer, and its worker is free within milliseconds."""
        if self._questions.pop(ticket, None) is None:
            return
        if ticket in self._waiting:
            self._waiting.remove(ticket)
        for process in self._processes:
            if process.ticket == ticket:
                process.send(Request(ticket))

    def poll(self, timeout: float = 0.0) -> list[Answer]:
        """The answers that have come; waits for the first one if a time is given."""
        answers: list[Answer] = []
        wait = timeout > 0
        while True:
            try:
                process, line = self._heard.get(wait, timeout if wait else None)
            except queue.Empty:
                return answers
            answer = self._hear(process, line)
            if answer is not None:
                answers.append(answer)
                wait = False

    def close(self) -> None:
        """End every worker and wait until it is gone."""
        self._questions.clear()
        self._waiting.clear()
        for process in self._processes:
            process.close()
        self._processes.clear()

    def pids(self) -> tuple[int, ...]:
        """The workers' process numbers."""
        return tuple(process.pid for process in self._processes)

    def _hand_out(self) -> None:
        """Give waiting questions to workers that are free, or to new ones."""
        while self._waiting:
            process = next((worker for worker in self._processes if worker.ticket is None), None)
            if process is None:
                if len(self._processes) == self._most:
                    return
                process = _Process(self._command, self._heard)
                self._processes.append(process)
            process.ticket = self._waiting.popleft()
            process.send(Request(process.ticket, self._questions[process.ticket]))

    def _hear(self, process: _Process, line: bytes) -> Answer | None:
        """A line from a worker, or its end."""
        if process not in self._processes:
            return None
        if not line:
            return self._bury(process)
        answer = msgspec.json.decode(line, type=Answer)
        process.ticket = None
        self._hand_out()
        if self._questions.pop(answer.ticket, None) is None:
            return None  # cancelled in the meantime
        return answer

    def _bury(self, process: _Process) -> Answer | None:
        """Replace a worker that died, and ask its question again."""
        self._processes.remove(process)
        process.close()
        ticket = process.ticket
        lost = None
        if ticket is not None and ticket in self._questions:
            self._tries[ticket] = self._tries.get(ticket, 0) + 1
            if self._tries[ticket] < _TRIES:
                self._waiting.appendleft(ticket)
            else:
                del self._questions[ticket]
                lost = Answer(ticket, error="the bot's process ended again and again")
        self._hand_out()
        return lost
