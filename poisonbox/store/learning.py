"""What the library keeps of lessons; every function here is part of a transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from poisonbox.store.models import LessonProgress
from poisonbox.teach.mastery import Mastery


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
