"""What is kept of a learner: how far every lesson was taken, and how well clauses are known."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Protocol

from poisonbox.store.errors import StoreError
from poisonbox.store.models import LessonProgress
from poisonbox.teach.mastery import Mastery


class Shelf(Protocol):
    """What a pupil asks of the library."""

    def lessons(self) -> dict[str, LessonProgress]:
        """How far each lesson was taken."""

    def keep_lesson(self, lesson: str, progress: LessonProgress) -> None:
        """Keep how far a lesson was taken."""

    def clauses(self) -> dict[str, Mastery]:
        """How well each clause is known."""

    def keep_clauses(self, known: Mapping[str, Mastery]) -> None:
        """Keep how well clauses are known."""

    def forget_learning(self, game: str) -> None:
        """Begin a game's course anew."""


class Pupil:
    """Somebody who learns. What cannot be written down lasts until the program ends."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        """Remember what the library knows, if there is one."""
        self._shelf = shelf
        self._lessons: dict[str, LessonProgress] = {}
        self._clauses: dict[str, Mastery] = {}
        if shelf is not None:
            with suppress(StoreError):
                self._lessons = shelf.lessons()
                self._clauses = shelf.clauses()

    # -- lessons -----------------------------------------------------------------------------

    def progress(self, lesson: str) -> LessonProgress:
        """How far a lesson was taken."""
        return self._lessons.get(lesson, LessonProgress())

    def arrive(self, lesson: str, step: int) -> None:
        """A step is reached; leaving now, the learner comes back to it."""
        if self.progress(lesson).step != step:
            self._keep_lesson(lesson, LessonProgress(step, self.progress(lesson).finished))

    def finish(self, lesson: str) -> None:
        """A lesson is over; the next time it begins anew."""
        self._keep_lesson(lesson, LessonProgress(0, self.progress(lesson).finished + 1))

    def _keep_lesson(self, lesson: str, progress: LessonProgress) -> None:
        self._lessons[lesson] = progress
        if self._shelf is not None:
            with suppress(StoreError):
                self._shelf.keep_lesson(lesson, progress)

    def forget(self, game: str) -> None:
        """A course begins anew: nothing of it was taken, and none of its rules is known."""
        begins = f"{game}/"
        self._lessons = {k: v for k, v in self._lessons.items() if not k.startswith(begins)}
        self._clauses = {k: v for k, v in self._clauses.items() if not k.startswith(begins)}
        if self._shelf is not None:
            with suppress(StoreError):
                self._shelf.forget_learning(game)

    # -- clauses -----------------------------------------------------------------------------

    def mastery(self, clause: str) -> Mastery:
        """How well a clause is known."""
        return self._clauses.get(clause, Mastery())

    def use(self, clauses: Iterable[str], *, right: bool) -> None:
        """Clauses were used, rightly or not."""
        used = {clause: self.mastery(clause).after(right=right) for clause in clauses if clause}
        self._clauses |= used
        if self._shelf is not None and used:
            with suppress(StoreError):
                self._shelf.keep_clauses(used)
