"""Somebody who thinks in this process: a real bot with less effort, given no more than a view."""

from __future__ import annotations

import io

from msgspec.structs import replace

from poisonbox.ai.question import Answer, Question
from poisonbox.ai.worker import Worker
from poisonbox.games import GAMES, brain


class Adviser:
    """Answers as a worker process does, at once."""

    def __init__(self, effort: float = 0.1) -> None:
        self.effort = effort
        self.asked: list[Question] = []
        self.ready = True
        self.closed = False
        self._open: dict[int, Question] = {}
        self._worker = Worker(lambda game: (GAMES[game], brain(game)), io.BytesIO(), io.BytesIO())

    def ask(self, question: Question) -> int:
        self.asked.append(question)
        self._open[len(self.asked)] = replace(question, effort=question.effort * self.effort)
        return len(self.asked)

    @property
    def waiting(self) -> bool:
        """Whether an answer is still wanted."""
        return bool(self._open)

    def close(self) -> None:
        self.closed = True

    def cancel(self, ticket: int) -> None:
        self._open.pop(ticket, None)

    def poll(self) -> list[Answer]:
        if not self.ready:
            return []
        answers = [self._worker._answer(*each) for each in self._open.items()]  # noqa: SLF001
        self._open.clear()
        return answers
