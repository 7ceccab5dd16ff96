"""The pictures of the rulebooks as data."""

from __future__ import annotations

import pytest

from poisonbox.games import GAMES
from poisonbox.texts.pictures import album, pictures_of
from poisonbox.texts.rulebook import LANGUAGES

EVERY = pytest.mark.parametrize("game", list(GAMES))


@EVERY
def test_a_good_number_of_clauses_has_pictures(game: str) -> None:
    assert len({picture.clause for picture in album(game).picture}) >= 8


@EVERY
def test_every_picture_belongs_to_a_clause_of_its_game(game: str) -> None:
    assert {picture.clause for picture in album(game).picture} <= set(GAMES[game].clauses)


@EVERY
def test_every_table_is_used_and_every_picture_has_one(game: str) -> None:
    assert {picture.table for picture in album(game).picture} == set(album(game).table)


@EVERY
def test_every_caption_is_a_sentence_of_its_own_in_every_language(game: str) -> None:
    for language in LANGUAGES:
        captions = [picture.caption.said(language) for picture in album(game).picture]
        assert len(set(captions)) == len(captions)
        assert all(caption.endswith(".") and len(caption) < 180 for caption in captions)


def test_pictures_of_a_clause_come_in_the_order_of_the_file() -> None:
    before, after = pictures_of("cauldrons/overflow")
    assert before.caption.en.startswith("Before")
    assert after.caption.en.startswith("After")


def test_a_clause_without_pictures_has_none() -> None:
    assert pictures_of("cauldrons/round-end") == ()
