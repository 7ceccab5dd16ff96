"""Prints a lesson's run in words.

python -m tests.lessons.play FILE [--wrong] [--language en|fr|de]
"""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path

from poisonbox.control.screen import Screen
from poisonbox.core.refusal import Refusal
from poisonbox.teach.lesson import Lesson, Predict, Score, read_lesson
from poisonbox.texts.rulebook import explain
from poisonbox.texts.telling import say
from tests.lessons.taking import Taking, failures


def _names(screen: Screen) -> dict[int, str]:
    return {chair.seat: chair.name for chair in screen.chairs}


def _tell(taking: Taking, language: str) -> None:
    told, taking.told = taking.told, []
    names = _names(taking.run.screen(taking.now))
    for each in told:
        for event in each.events:
            sentence = say(event, taking.run.lesson.game, language, names, taking.run.seat)
            if sentence:
                print(f"      · {sentence}")


def _refusal(refusal: Refusal | None, taking: Taking, language: str) -> str:
    if refusal is None:
        return ""
    return explain(refusal, language, _names(taking.run.screen(taking.now))) + " "


def show(lesson: Lesson, language: str, wrong: bool) -> None:
    """Take a lesson and say all that is said."""
    print(f"{lesson.id}: {lesson.title.said(language)} ({lesson.minutes} min)")
    print(f"  goal: {lesson.goal.said(language)}")
    taking = Taking(lesson)
    for step in lesson.steps:
        run = taking.run
        points = f"   → {', '.join(run.points)}" if run.points else ""
        print(f"\n[{run.at + 1}] {type(step).__name__.lower()}: {step.say.said(language)}{points}")
        if wrong:
            for failure in failures(taking):
                outcome = failure.outcome
                words = "" if outcome.say is None else outcome.say.said(language)
                why = _refusal(outcome.refusal, taking, language)
                print(f"    ✗ {failure.attempt}: {why}{words} [{outcome.clause}]")
        taking.told = []
        taking.wait()
        _tell(taking, language)
        if isinstance(step, Predict):
            for at, answer in enumerate(step.answers):
                mark = "*" if at == taking.right_answer() else "-"
                print(f"    {mark} {answer.text.said(language)}")
        if isinstance(step, Score):
            for field, number in zip(step.fields, taking.right_numbers(), strict=True):
                print(f"    {field.label.said(language)}: {number}")
        taking.solve()
        if run.outcome is not None and run.outcome.say is not None:
            why = _refusal(run.outcome.refusal, taking, language)
            print(f"    ✓ {why}{run.outcome.say.said(language)}")
        taking.wait()
        _tell(taking, language)
        taking.go_on()
    print("\nfinished")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--wrong", action="store_true", help="show every mistake too")
    parser.add_argument("--language", default="en", choices=("en", "fr", "de"))
    given = parser.parse_args()
    lesson = read_lesson(tomllib.loads(given.file.read_text(encoding="utf-8")))
    show(lesson, given.language, given.wrong)


if __name__ == "__main__":
    main()
