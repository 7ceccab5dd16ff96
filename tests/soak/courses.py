"""Walks every lesson of every course in the real window, by mouse or with the keyboard alone.

`python -m tests.soak.courses [--game pok] [--language de] [--size 1024x640] [--keys] [--out DIR]`

Every step is first done wrong once where that is possible, then as its solution says. With --out
a picture of each step is kept; what a careful eye would find is printed, and how long a beginner
may take.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from poisonbox.control.lessons import judging
from poisonbox.games import GAMES
from poisonbox.teach.lesson import Choose, Do, Lesson, Play, Predict, Score
from poisonbox.texts.lessons import course
from poisonbox.ui.app import application
from poisonbox.ui.screens.lesson import LessonPage
from poisonbox.ui.tour import toured_window
from poisonbox.ui.window import MainWindow
from tests.soak.hands import Hands
from tests.ui.layout import problems

_TRIED = 150
"""Moves among which a wrong one is looked for."""

_PATIENCE = 60.0
"""Seconds within which bots answer on any computer."""

_WORD, _ACT = 60 / 200, 5.0
"""Seconds that reading a word and doing something take a beginner."""


class Way(NamedTuple):
    """How a course is walked."""

    language: str
    size: tuple[int, int]
    keys: bool
    out: Path | None
    contrast: bool


class Walk:
    """One lesson that is taken in a window."""

    def __init__(self, window: MainWindow, clock: Any, lesson: Lesson, way: Way) -> None:
        """Begin at the first step."""
        self.window = window
        self.lesson = lesson
        self.way = way
        self.found: list[str] = []
        self._clock = clock
        self._hands = Hands(window, self.wait)
        self.read = self.acts = 0
        self.first_act: float | None = None
        window.show_lesson(lesson.id, 0)
        self.wait()

    @property
    def page(self) -> LessonPage:
        """The lesson."""
        assert isinstance(self.window.page, LessonPage)
        return self.window.page

    def wait(self) -> None:
        """Let time pass and everything settle."""
        self._clock.now += 1.0
        QApplication.processEvents()
        if isinstance(self.window.page, LessonPage):
            self.page.tick()
        QApplication.processEvents()

    # -- looking -----------------------------------------------------------------------------

    def look(self, what: str) -> None:
        """Take a picture, and look for what is wrong with it."""
        for _ in range(4):
            QApplication.processEvents()
        name = f"{self.lesson.id.replace('/', '-')}-{self.page.run.at:02}-{what}"
        for problem in problems(self.window, contrast=self.way.contrast):
            self.found.append(f"{name}: {problem}")
        if self.way.out is not None:
            self.window.grab().save(str(self.way.out / f"{name}.png"))

    def _words(self) -> int:
        labels = self.page.panel._body.findChildren(QLabel)  # noqa: SLF001
        return sum(len(each.text().split()) for each in labels if each.isVisible())

    @property
    def seconds(self) -> float:
        """How long a beginner may have taken so far."""
        return self.read * _WORD + self.acts * _ACT

    def _did(self) -> None:
        if self.first_act is None:
            self.first_act = self.seconds
        self.acts += 1

    # -- walking -----------------------------------------------------------------------------

    def walk(self) -> None:
        """Take every step."""
        for at in range(len(self.lesson.steps)):
            run = self.page.run
            if run.at != at or run.phase != "asking":
                self.found.append(f"{self.lesson.id} {at}: at {run.at}, {run.phase}")
                return
            self.read += self._words()
            self.look("asked")
            step = run.step
            if isinstance(step, Do | Choose):
                self._move(step)
            elif isinstance(step, Predict):
                self._predict(step)
            elif isinstance(step, Score):
                self._count(step)
            elif isinstance(step, Play):
                self._play()
            if run.outcome is not None and run.outcome.say is not None:
                self.read += len(run.outcome.say.said(self.way.language).split())
            if not run.may_go_on:
                self.found.append(f"{self.lesson.id} {at}: {run.phase}, {run.outcome}")
                return
            self._go_on()
        self.look("finished")
        if self.page.run.phase != "finished":
            self.found.append(f"{self.lesson.id}: not finished")

    def _go_on(self) -> None:
        if self.way.keys:
            self._hands.press(Qt.Key.Key_Return)
        else:
            self._hands.push(self.page.panel.go)

    def _move(self, step: Do | Choose) -> None:
        wrong = next(iter(self._wrong_moves(step)), None) if isinstance(step, Do) else None
        run = self.page.run
        if wrong is not None:
            self._hands.make(wrong, keys=self.way.keys)
            self.look("wrong")
            if run.phase == "wrong":
                self._go_on()
            elif run.outcome is None:
                self.found.append(f"{self.lesson.id} {run.at}: {wrong} was not answered")
            else:
                self.page.scene.forget_choice()  # else the refused card would be put down again
                self.page.scene.refresh()
        self._did()
        self._hands.make(step.solution, keys=self.way.keys)
        self.look("right")

    def _wrong_moves(self, step: Do) -> Iterator[Any]:
        """Moves that the lesson has to explain, legal ones first."""
        run = self.page.run
        match = run._match  # noqa: SLF001
        game = GAMES[self.lesson.game]
        moves = [game.encode(move) for move in match.moves(run.seat)]
        Random(1).shuffle(moves)
        for written in moves[:_TRIED]:
            trial = type(match).replay(game, match.players, match.options, match.log)
            tried = judging.attempt(trial, run.seat, written)
            if judging.judge_move(step, tried)[0].kind == "wrong" and self._in_sight(written):
                yield written
        if step.accept.refused is None and moves and "into" in moves[0]:
            yield from (
                {**moves[0], "into": into}
                for into in range(3)
                if match.why_not(run.seat, game.decode({**moves[0], "into": into})) is not None
            )

    def _in_sight(self, written: Any) -> bool:
        """Whether a place of Hue can be clicked without moving the felt."""
        if "at" not in written:
            return True
        scene: Any = self.page.scene
        return all(scene.felt.room.contains(scene.felt.box(x, y)) for x, y in _squares(written))

    def _predict(self, step: Predict) -> None:
        run = self.page.run
        right = judging.right_answers(step, run._match, run.seat).index(True)  # noqa: SLF001
        wrong = (right + 1) % len(step.answers)
        for index, name in ((wrong, "wrong"), (right, "right")):
            if self.way.keys:
                self._hands.press(Qt.Key(Qt.Key.Key_1 + index))
            else:
                self._hands.push(self.page.panel.answers[index])
            self.look(name)
        self._did()

    def _count(self, step: Score) -> None:
        run = self.page.run
        screen = run._session.screen(self._clock.now)  # noqa: SLF001
        right = judging.expected(step, judging.account(screen))
        for numbers, name in (([right[0] + 1, *right[1:]], "wrong"), (right, "right")):
            for field, number in zip(self.page.panel.fields, numbers, strict=True):
                field.setFocus()
                field.selectAll()
                QTest.keyClicks(field, str(number))
            self._go_on()
            self.look(name)
        for _ in right:
            self._did()

    def _play(self) -> None:
        """Play anything until it is enough, and look whenever something new is said."""
        run, rng = self.page.run, Random(3)
        heard: object = ()
        end = time.monotonic() + _PATIENCE
        while run.phase == "asking":
            shown = self.page.screen_shown
            asks = () if shown is None else [ask for ask in shown.asks if not ask.sealed]
            if run.voices != heard:
                heard = run.voices
                said = [voice.say.said(self.way.language) for voice in run.voices]
                self.read += len(" ".join(said).split())
                self.look(f"voice-{len(run._spoken)}")  # noqa: SLF001
            if asks:
                game = GAMES[self.lesson.game]
                moves = [game.encode(move) for move in asks[0].moves]
                sights = [move for move in moves if self._in_sight(move)]
                self._hands.make(rng.choice(sights or moves), keys=self.way.keys)
                self._did()
                end = time.monotonic() + _PATIENCE
            else:
                time.sleep(0.005)  # bots think in processes of their own, in real time
            self.wait()
            if time.monotonic() > end:
                self.found.append(f"{self.lesson.id} {run.at}: the match does not go on")
                return
        self.look("played")


def _squares(written: Any) -> list[tuple[int, int]]:
    x, y = written["at"]
    across, down = {"e": (1, 0), "s": (0, 1), "w": (-1, 0), "n": (0, -1)}[written["heading"]]
    return [(x + across * at, y + down * at) for at in range(3)]


def walk_course(game: str, way: Way) -> list[str]:
    """Walk one course; returns what is wrong."""
    found: list[str] = []
    whole = 0.0
    preferences = {"theme": "dark", "language": way.language}
    with toured_window(application(), size=way.size, **preferences) as (window, _, clock):
        for lesson in course(game):
            walk = Walk(window, clock, lesson, way)
            walk.walk()
            found += walk.found
            whole += walk.seconds
            first = walk.first_act or 0.0
            print(
                f"  {lesson.id}: first act after {first:.0f} s, {walk.seconds / 60:.1f} min "
                f"(says {lesson.minutes})",
                flush=True,
            )
    print(f"  {game} takes about {whole / 60:.1f} min", flush=True)
    return found


def main() -> int:
    """Walks, and prints what is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), help="one course only")
    parser.add_argument("--language", default="en", choices=("en", "fr", "de"))
    parser.add_argument("--size", default="1024x640")
    parser.add_argument("--keys", action="store_true", help="with the keyboard alone")
    parser.add_argument("--contrast", action="store_true", help="measure contrasts too")
    parser.add_argument("--out", type=Path, help="where pictures go")
    chosen = parser.parse_args()
    wide, tall = map(int, chosen.size.split("x"))
    if chosen.out is not None:
        chosen.out.mkdir(parents=True, exist_ok=True)
    way = Way(chosen.language, (wide, tall), chosen.keys, chosen.out, chosen.contrast)
    wrong = 0
    for game in [chosen.game] if chosen.game else GAMES:
        print(f"{game}:", flush=True)
        found = walk_course(game, way)
        wrong += len(found)
        for problem in found:
            print(f"  ! {problem}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
