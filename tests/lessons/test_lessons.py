"""Every lesson of every course can be taken, forgives every mistake, and teaches what it says.

A course that is written later is asked for the same without a line being added here.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from poisonbox.games import GAMES
from poisonbox.paths import resources
from poisonbox.teach.lesson import (
    Choose,
    Do,
    Lesson,
    Miscount,
    Play,
    Predict,
    Say,
    Score,
    taught,
)
from poisonbox.teach.wording import Text
from poisonbox.texts.lessons import course, lessons_of
from poisonbox.texts.rulebook import LANGUAGES, rulebook
from tests.lessons.taking import Failure, Taking, failures

COURSES = [game for game in GAMES if course(game)]
LESSONS = [lesson for game in COURSES for lesson in course(game)]

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
every_course = pytest.mark.parametrize("game", COURSES)

LONGEST = 220
"""Letters of a sentence."""

WAYS = 12
"""How many right ways to take a step are followed to the end of the lesson."""

WORDS_BEFORE_THE_FIRST_MOVE = 75
"""What is read in half a minute."""


def mistakes(lesson: Lesson) -> tuple[Failure, ...]:
    """Every attempt that is not right, at every step."""
    return _mistakes(LESSONS.index(lesson))


@cache
def _mistakes(index: int) -> tuple[Failure, ...]:
    lesson = LESSONS[index]
    found: list[Failure] = []
    for at in range(len(lesson.steps)):
        taking = Taking(lesson, at=at)
        if taking.run.at != at:
            continue
        found += failures(taking)
        taking.run.rewind(taking.now)
        taking.solve()  # after everything that can be tried, the step can still be done
    return tuple(found)


def texts(value: Any, where: str = "") -> Iterator[tuple[str, Text]]:
    """Every text of a lesson, with where it stands."""
    if isinstance(value, Text):
        yield where, value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from texts(getattr(value, name), f"{where}.{name}")
    elif isinstance(value, tuple | list):
        for at, part in enumerate(value):
            yield from texts(part, f"{where}.{at}")


# -- taking lessons --------------------------------------------------------------------------------


@every_lesson
def test_the_stored_solution_leads_to_the_end(lesson: Lesson) -> None:
    Taking(lesson).take_all()


@every_lesson
def test_a_lesson_can_be_begun_at_every_step(lesson: Lesson) -> None:
    for at in range(len(lesson.steps)):
        Taking(lesson, at=at).take_all()


@every_lesson
def test_every_step_can_be_skipped(lesson: Lesson) -> None:
    taking = Taking(lesson)
    for _ in lesson.steps:
        taking.run.skip(taking.now)
    assert taking.run.phase == "finished"


@every_lesson
def test_whatever_is_tried_is_explained_with_a_clause_and_is_no_dead_end(lesson: Lesson) -> None:
    clauses = GAMES[lesson.game].clauses
    for failure in mistakes(lesson):
        outcome = failure.outcome
        assert outcome.clause in clauses, failure
        assert outcome.say is not None or outcome.refusal is not None, failure
        assert outcome.kind == "refused" or outcome.say is not None, failure


@every_lesson
def test_what_is_right_in_another_way_leads_on_too(lesson: Lesson) -> None:
    wrong = [(failure.step, failure.attempt) for failure in mistakes(lesson)]
    for at, step in enumerate(lesson.steps):
        if not isinstance(step, Do | Choose):
            continue
        right = [move for move in Taking(lesson, at=at).moves() if (at, move) not in wrong]
        for written in right[:: max(1, len(right) // WAYS)]:
            taking = Taking(lesson, at=at)
            outcome = taking.try_move(written)
            assert outcome is not None
            assert outcome.kind == "right"
            taking.go_on()
            if taking.run.phase != "finished":
                taking.take_all()


@every_lesson
def test_exactly_one_answer_is_right_and_the_others_name_a_clause(lesson: Lesson) -> None:
    for at, step in enumerate(lesson.steps):
        if isinstance(step, Predict):
            right = Taking(lesson, at=at).right_answer()
            wrong = [answer for index, answer in enumerate(step.answers) if index != right]
            assert wrong, f"{lesson.id} step {at} has nothing to choose between"
            assert all(answer.clause for answer in wrong), f"{lesson.id} step {at}"


@every_lesson
def test_foreseen_wrong_numbers_are_wrong(lesson: Lesson) -> None:
    for at, step in enumerate(lesson.steps):
        if isinstance(step, Score):
            right = Taking(lesson, at=at).right_numbers()
            for mistake in step.mistakes:
                fields = range(len(right)) if mistake.field is None else [mistake.field]
                assert any(right[field] != mistake.value for field in fields), (lesson.id, at)


@every_lesson
def test_every_foreseen_mistake_can_be_made(lesson: Lesson) -> None:
    """Words that no attempt brings up would never be read.

    Not everything that is forbidden is tried here, so words about refusals may be left over.
    """
    said = {failure.outcome.say for failure in mistakes(lesson)}
    for at, step in enumerate(lesson.steps):
        if isinstance(step, Do | Score):
            for mistake in step.mistakes:
                tried = isinstance(mistake, Miscount) or mistake.when.refused is None
                assert not tried or mistake.say in said, f"{lesson.id} step {at}: {mistake.say.en}"


@every_lesson
def test_free_play_ends_whatever_is_played(lesson: Lesson) -> None:
    for at, step in enumerate(lesson.steps):
        if isinstance(step, Play):
            for seed in range(5):
                taking = Taking(lesson, at=at)
                taking.play_out(seed)
                assert taking.run.may_go_on


# -- what a course is ------------------------------------------------------------------------------


@every_lesson
def test_a_lesson_is_where_its_name_says(lesson: Lesson) -> None:
    assert lesson.game in GAMES
    files = (resources() / "lessons" / lesson.game).glob("*.toml")
    slug = lesson.id.partition("/")[2]
    assert [file for file in files if file.stem.partition("-")[2] == slug], lesson.id


@every_lesson
def test_a_lesson_teaches_the_clauses_it_names(lesson: Lesson) -> None:
    known = set(GAMES[lesson.game].clauses)
    assert lesson.clauses
    assert set(lesson.clauses) <= known
    steps = [step for step in lesson.steps if not isinstance(step, Play)]
    if any(taught(step) for step in steps):
        explained = {clause for step in steps for clause in taught(step)}
        assert set(lesson.clauses) <= explained
        assert explained <= known


@every_course
def test_a_course_is_six_to_ten_short_lessons(game: str) -> None:
    lessons = course(game)
    assert 6 <= len(lessons) <= 10
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    assert all(1 <= lesson.minutes <= 3 for lesson in lessons)
    assert sum(lesson.minutes for lesson in lessons) <= 20


@every_course
def test_the_first_move_comes_within_half_a_minute(game: str) -> None:
    first = course(game)[0]
    read = 0
    for step in first.steps:
        read += len(step.say.en.split())
        if isinstance(step, Do | Choose | Play):
            break
    else:
        pytest.fail(f"{first.id} has no move")
    assert read <= WORDS_BEFORE_THE_FIRST_MOVE


@every_course
def test_the_right_answer_is_not_always_at_the_same_place(game: str) -> None:
    places = [
        Taking(lesson, at=at).right_answer()
        for lesson in course(game)
        for at, step in enumerate(lesson.steps)
        if isinstance(step, Predict)
    ]
    assert len(places) < 3 or max(map(places.count, places)) <= 0.7 * len(places)


@every_course
def test_the_last_lesson_is_a_guided_game(game: str) -> None:
    assert any(isinstance(step, Play) for step in course(game)[-1].steps)


@every_course
def test_every_clause_is_taught_by_a_step_that_fails_when_it_is_misused(game: str) -> None:
    failed = {failure.outcome.clause for lesson in course(game) for failure in mistakes(lesson)}
    missing = [clause for clause in GAMES[game].clauses if clause not in failed]
    assert not missing, f"no lesson fails for {', '.join(missing)}"


@every_course
def test_every_clause_leads_to_its_lesson(game: str) -> None:
    for clause in rulebook(game).clause:
        places = lessons_of(clause.id)
        assert places, clause.id
        for place in places:
            lesson = next(each for each in course(game) if each.id == place.lesson)
            assert clause.id in taught(lesson.steps[place.step])


# -- words -----------------------------------------------------------------------------------------


@every_lesson
def test_every_text_is_there_in_three_languages(lesson: Lesson) -> None:
    for where, text in texts(lesson):
        for language in LANGUAGES:
            words = text.said(language)
            assert words.strip(), f"{where} {language}"
            assert words == words.strip(), f"{where} {language}"
            assert "  " not in words, f"{where} {language}"
            assert "'" not in words, f"{where} {language}: a typewriter's apostrophe"


@every_lesson
def test_no_sentence_is_long(lesson: Lesson) -> None:
    for where, text in texts(lesson):
        for language in LANGUAGES:
            for sentence in re.split(r"(?<=[.!?…]) ", text.said(language)):
                assert len(sentence) <= LONGEST, f"{where} {language}: {sentence}"


@every_lesson
def test_what_is_said_is_a_sentence(lesson: Lesson) -> None:
    for where, text in texts(lesson):
        if where.endswith((".say", ".right", ".goal")):
            for language in LANGUAGES:
                assert text.said(language)[-1] in ".!?…", f"{where} {language}"


@every_lesson
def test_french_marks_stand_apart_and_german_ones_do_not(lesson: Lesson) -> None:
    for where, text in texts(lesson):
        assert not re.search(r"[^\s\u202f][:;!?»]", text.fr), f"{where}: {text.fr}"
        assert not re.search(r" [:;!?»]", text.fr), f"{where}: {text.fr}"
        assert not re.search(r"\s[:;!?]", text.de + text.en), f"{where}: {text.de}"


@every_lesson
def test_three_languages_are_not_one(lesson: Lesson) -> None:
    for where, text in texts(lesson):
        if len(text.en.split()) > 3:
            assert len({text.en, text.fr, text.de}) == 3, where


@every_lesson
def test_something_is_done_and_not_only_read(lesson: Lesson) -> None:
    reading = sum(isinstance(step, Say) for step in lesson.steps)
    assert reading * 2 <= len(lesson.steps)
