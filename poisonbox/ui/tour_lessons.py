"""The part of the tour that learns: a step of every kind, and people who learn together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QApplication

from poisonbox.control.lessons import judging
from poisonbox.games import GAMES
from poisonbox.store.models import SeatInfo
from poisonbox.store.preferences import Setup
from poisonbox.teach.lesson import Choose, Do, Lesson, Play, Predict, Score, Step
from poisonbox.texts.lessons import course
from poisonbox.ui.screens.lesson import LessonPage
from poisonbox.ui.screens.lesson_together import TogetherPage
from poisonbox.ui.theme import CRESTS
from poisonbox.ui.window import MainWindow

Stop = Callable[[str], None]
"""Called at each stop with its name, once everything has come to rest."""

_NAMES = ("Ada", "Ben", "Cleo")
_MOVES = 200
"""More choices than an open round takes."""

_COUNTED = ("cauldrons", "goblets", "pok", "hue")
"""Courses in which something is laid out to be counted."""


class LessonTour:
    """Lessons in the window, visited on the way."""

    def __init__(self, window: MainWindow, clock: Any, stop: Stop) -> None:
        """Use a window and a clock that can be moved on."""
        self._window = window
        self._clock = clock
        self._stop = stop

    def walk(self) -> None:
        """The courses, a step of each kind, the end of a lesson, an open round."""
        self._window.show_learn()
        self._stop("learn")
        self._walk_steps()
        self._walk_together("goblets")

    def _walk_steps(self) -> None:
        self._begin("cauldrons", lambda step: type(step).__name__ in ("Say", "Point"))
        self._stop("lesson-say")
        for kind in (Do, Choose, Play):
            self._begin("cauldrons", lambda step, kind=kind: isinstance(step, kind))  # type: ignore[misc]
            self._stop(f"lesson-{kind.__name__.lower()}")
        self._begin("cauldrons", lambda step: isinstance(step, Do))
        self._err()
        self._stop("lesson-mistake")
        page = self._begin("pok", lambda step: isinstance(step, Predict))
        self._stop("lesson-predict")
        step = page.run.step
        assert isinstance(step, Predict)
        right = judging.right_answers(step, page.run._match, page.run.seat)  # noqa: SLF001
        page.answer(right.index(False))
        self._stop("lesson-wrong-answer")
        page.answer(right.index(True))
        self._stop("lesson-right-answer")
        for game in _COUNTED:
            self._begin(game, _lays_out)
            self._stop(f"lesson-score-{game}")
        page = self._begin("hue", lambda step: isinstance(step, Do))
        for _ in page.run.lesson.steps:
            page.panel.skipped.emit()
        self._stop("lesson-finished")

    def _begin(self, game: str, wanted: Callable[[Step], bool]) -> LessonPage:
        """Go to the first step of a course that is as it is wanted."""
        lesson, at = next(
            (lesson, at)
            for lesson in course(game)
            for at, step in enumerate(lesson.steps)
            if wanted(step)
        )
        self._window.show_lesson(lesson.id, at)
        self._wait()
        page = self._window.page
        assert isinstance(page, LessonPage)
        return page

    def _err(self) -> None:
        """Make a legal move that the lesson has to explain."""
        page = self._window.page
        assert isinstance(page, LessonPage)
        run, lesson = page.run, page.run.lesson
        assert isinstance(run.step, Do)
        (ask,) = run.screen(self._clock()).asks
        move = next(move for move in ask.moves if not _accepted(lesson, run, move))
        page.propose(move)
        page.confirm()
        self._wait()

    def _wait(self) -> None:
        self._clock.now += 1.0
        QApplication.processEvents()
        page: Any = self._window.page
        page.tick()
        QApplication.processEvents()

    def _walk_together(self, game: str) -> None:
        """An open round, from the set-up to the real match."""
        self._window.set_up(game, together=True)
        self._stop("setup-together")
        seats = tuple(
            SeatInfo(name, "human", crest=crest)
            for name, crest in zip(_NAMES, CRESTS, strict=False)
        )
        self._window.start_together(game, Setup(len(seats), seats, {}))
        self._wait()
        self._stop("together-welcome")
        page = self._window.page
        assert isinstance(page, TogetherPage)
        for _ in range(_MOVES):
            if page.guide.over:
                break
            screen = page.screen_shown
            for ask in () if screen is None else screen.asks:
                page.propose(ask.moves[0])
            page.confirm()
            self._wait()
        self._stop("together-scoring")
        while page.guide.phase != "done":
            page.read_on()
        self._stop("together-done")


def _lays_out(step: Step) -> bool:
    """Whether something is to be counted that the table would otherwise tell."""
    laid_out = isinstance(step, Score) and any(field.seat is not None for field in step.fields)
    return laid_out or (isinstance(step, Score) and step.hide_score)


def _accepted(lesson: Lesson, run: Any, move: Any) -> bool:
    game = GAMES[lesson.game]
    match = run._match  # noqa: SLF001
    trial = type(match).replay(game, match.players, match.options, match.log)
    tried = judging.attempt(trial, run.seat, game.encode(move))
    return judging.judge_move(run.step, tried)[0].kind == "right"
