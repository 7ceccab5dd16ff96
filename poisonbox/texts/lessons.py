"""The courses: the lessons of every game that has some, and where a clause is taught."""

from __future__ import annotations

import tomllib
from functools import cache

from msgspec import Struct

from poisonbox.core.refusal import Malformed
from poisonbox.paths import resources
from poisonbox.teach.lesson import Lesson, read_lesson, taught
from poisonbox.teach.open_round import OpenRound, read_open_round


class Place(Struct, frozen=True):
    """A step of a lesson.

    Attributes:
        lesson: The lesson's id.
        step: The index of the step.
    """

    lesson: str
    step: int


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order, which is that of the files' names; perhaps none."""
    folder = resources() / "lessons" / game
    if not folder.is_dir():
        return ()
    lessons = []
    for file in sorted(folder.glob("*.toml"), key=lambda file: file.name):
        try:
            lessons.append(read_lesson(tomllib.loads(file.read_text(encoding="utf-8"))))
        except (Malformed, tomllib.TOMLDecodeError) as error:
            raise Malformed(f"{game}/{file.name}: {error}") from error
    return tuple(lessons)


def lesson(lesson_id: str) -> Lesson:
    """A lesson by its id; raises KeyError."""
    for found in course(lesson_id.partition("/")[0]):
        if found.id == lesson_id:
            return found
    raise KeyError(lesson_id)


@cache
def open_round(game: str) -> OpenRound | None:
    """What is said to a table that learns a game together; None where there is nothing."""
    file = resources() / "lessons" / "together" / f"{game}.toml"
    if not file.is_file():
        return None
    try:
        return read_open_round(tomllib.loads(file.read_text(encoding="utf-8")))
    except (Malformed, tomllib.TOMLDecodeError) as error:
        raise Malformed(f"together/{file.name}: {error}") from error


@cache
def lessons_of(clause: str) -> tuple[Place, ...]:
    """Where a clause is taught: lessons that are about it first, each with its first such step."""
    places = []
    for found in course(clause.partition("/")[0]):
        steps = [at for at, step in enumerate(found.steps) if clause in taught(step)]
        if steps:
            places.append((clause not in found.clauses, Place(found.id, steps[0])))
    return tuple(place for _, place in sorted(places, key=lambda pair: pair[0]))
