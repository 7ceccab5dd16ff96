"""Rulebooks in chapters: every clause has one place and one number."""

from __future__ import annotations

import pytest

from poisonbox.games import GAMES
from poisonbox.texts.chapters import chapters, numbers, options_title
from poisonbox.texts.rulebook import LANGUAGES

EVERY = pytest.mark.parametrize("game", list(GAMES))


@EVERY
def test_every_clause_is_in_exactly_one_chapter(game: str) -> None:
    found = [clause.id for chapter in chapters(game) for clause in chapter.clauses]
    assert sorted(found) == sorted(GAMES[game].clauses)


@EVERY
def test_no_clause_is_left_for_the_last_resort(game: str) -> None:
    assert "More rules" not in [chapter.title["en"] for chapter in chapters(game)]


@EVERY
def test_chapters_have_titles_in_every_language(game: str) -> None:
    for title in [*(chapter.title for chapter in chapters(game)), options_title()]:
        assert set(title) == set(LANGUAGES)


@EVERY
def test_clauses_are_numbered_in_the_order_they_are_read(game: str) -> None:
    read = [clause.id for chapter in chapters(game) for clause in chapter.clauses]
    assert [numbers(game)[clause] for clause in read] == list(range(1, len(read) + 1))
