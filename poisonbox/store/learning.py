"""What the library keeps of lessons and puzzles; every function here is part of a transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from poisonbox.store.models import LessonProgress
from poisonbox.teach.mastery import Mastery
from poisonbox.teach.repetition import Repetition


def lessons(connection: sqlite3.Connection) -> dict[str, LessonProgress]:
    """How far each lesson was taken."""
    rows = connection.execute("SELECT lesson, step, finished FROM lesson").fetchall()
    return {lesson: LessonProgress(step, finished) for lesson, step, finished in rows}


def keep_lesson(connection: sqlite3.Connection, lesson: str, progress: LessonProgress) -> None:
    """How far a lesson was taken."""
    connection.execute(
        "INSERT OR REPLACE INTO lesson (lesson, step, finished) VALUES (?, ?, ?)",
        (lesson, progress.step, progress.finished),
    )


def clauses(connection: sqlite3.Connection) -> dict[str, Mastery]:
    """How well each clause is known."""
    rows = connection.execute("SELECT clause, used, missed, streak FROM clause").fetchall()
    return {clause: Mastery(used, missed, streak) for clause, used, missed, streak in rows}


def keep_clauses(connection: sqlite3.Connection, known: Mapping[str, Mastery]) -> None:
    """How well clauses are known."""
    connection.executemany(
        "INSERT OR REPLACE INTO clause (clause, used, missed, streak) VALUES (?, ?, ?, ?)",
        [(clause, own.used, own.missed, own.streak) for clause, own in known.items()],
    )


def forget(connection: sqlite3.Connection, game: str) -> None:
    """Nothing of a game's lessons was ever taken, and none of its clauses is known."""
    begins = f"{game}/"
    connection.execute("DELETE FROM lesson WHERE substr(lesson, 1, ?) = ?", (len(begins), begins))
    connection.execute("DELETE FROM clause WHERE substr(clause, 1, ?) = ?", (len(begins), begins))


def puzzles(connection: sqlite3.Connection) -> dict[str, Repetition]:
    """When each puzzle comes back."""
    rows = connection.execute("SELECT puzzle, box, due, tried, missed FROM puzzle").fetchall()
    return {puzzle: Repetition(*kept) for puzzle, *kept in rows}


def keep_puzzle(connection: sqlite3.Connection, puzzle: str, kept: Repetition) -> None:
    """When a puzzle comes back."""
    connection.execute(
        "INSERT OR REPLACE INTO puzzle (puzzle, box, due, tried, missed) VALUES (?, ?, ?, ?, ?)",
        (puzzle, kept.box, kept.due, kept.tried, kept.missed),
    )
