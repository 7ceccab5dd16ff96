"""What was learnt is kept: how far lessons were taken, what is known, when puzzles come back."""

import pytest

from poisonbox.store.errors import LibraryClosed
from poisonbox.store.library import Library
from poisonbox.store.models import LessonProgress
from poisonbox.teach.mastery import Mastery
from poisonbox.teach.repetition import Repetition
from tests.store.material import inside, played, store


def test_a_new_library_has_learnt_nothing(tmp_path):
    with Library.open(tmp_path) as library:
        assert library.lessons() == {}
        assert library.clauses() == {}


def test_progress_and_mastery_are_there_the_next_time(tmp_path):
    known = {"pok/exact": Mastery(3, 1, 2), "pok/miss": Mastery(0, 1, 0)}
    with Library.open(tmp_path) as library:
        library.keep_lesson("pok/first", LessonProgress(4, 0))
        library.keep_clauses(known)
    with Library.open(tmp_path) as library:
        assert library.lessons() == {"pok/first": LessonProgress(4, 0)}
        assert library.clauses() == known


def test_what_is_kept_later_counts(tmp_path):
    with Library.open(tmp_path) as library:
        library.keep_lesson("pok/first", LessonProgress(4, 0))
        library.keep_lesson("pok/first", LessonProgress(0, 1))
        library.keep_clauses({"pok/exact": Mastery(1, 0, 1)})
        library.keep_clauses({"pok/exact": Mastery(1, 1, 0)})
        assert library.lessons() == {"pok/first": LessonProgress(0, 1)}
        assert library.clauses() == {"pok/exact": Mastery(1, 1, 0)}


def test_a_closed_library_says_so(tmp_path):
    library = Library.open(tmp_path)
    library.close()
    with pytest.raises(LibraryClosed):
        library.keep_lesson("pok/first", LessonProgress(1, 0))
    with pytest.raises(LibraryClosed):
        library.clauses()


def test_a_library_of_version_2_keeps_its_matches_and_can_learn(tmp_path):
    with Library.open(tmp_path) as library:
        store(library, played("pok"))
    with inside(tmp_path) as older:
        older.execute("DROP TABLE lesson")
        older.execute("DROP TABLE clause")
        older.execute("DROP TABLE puzzle")
        older.execute("PRAGMA user_version = 2")
    with Library.open(tmp_path) as library:
        assert library.notice is None
        assert len(library.history()) == 1
        library.keep_lesson("pok/first", LessonProgress(2, 0))
        assert library.lessons() == {"pok/first": LessonProgress(2, 0)}


def test_the_day_a_puzzle_comes_back_is_there_the_next_time(tmp_path):
    with Library.open(tmp_path) as library:
        assert library.puzzles() == {}
        library.keep_puzzle("pok/0-1-2-0", Repetition(0, 739_001, 1, 1))
        library.keep_puzzle("pok/0-1-2-0", Repetition(1, 739_004, 2, 1))
        library.keep_puzzle("hue/0-1-2-0", Repetition(0, 0, 1, 0))
    with Library.open(tmp_path) as library:
        assert library.puzzles() == {
            "pok/0-1-2-0": Repetition(1, 739_004, 2, 1),
            "hue/0-1-2-0": Repetition(0, 0, 1, 0),
        }


def test_a_library_of_version_3_keeps_what_was_learnt_and_takes_puzzles(tmp_path):
    with Library.open(tmp_path) as library:
        library.keep_lesson("pok/first", LessonProgress(2, 0))
    with inside(tmp_path) as older:
        older.execute("DROP TABLE puzzle")
        older.execute("PRAGMA user_version = 3")
    with Library.open(tmp_path) as library:
        assert library.lessons() == {"pok/first": LessonProgress(2, 0)}
        library.keep_puzzle("pok/0-1-2-0", Repetition(0, 739_001, 1, 1))
        assert library.puzzles() == {"pok/0-1-2-0": Repetition(0, 739_001, 1, 1)}
