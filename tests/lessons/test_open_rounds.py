"""What is said to people who learn together: to all of them, short, in three languages."""

import pytest

from poisonbox.games import GAMES
from poisonbox.teach.open_round import OpenRound
from poisonbox.teach.predicate import When
from poisonbox.teach.wording import Text
from poisonbox.texts.lessons import open_round
from poisonbox.texts.rulebook import LANGUAGES
from tests.lessons.test_lessons import LONGEST, texts

ROUNDS = {game: found for game in GAMES if (found := open_round(game)) is not None}
every_round = pytest.mark.parametrize("game", ROUNDS)

SINGULAR = {" du ", " dein ", " deine ", " dich ", " dir "}


def all_texts(lesson: OpenRound) -> list[tuple[str, Text]]:
    return list(texts(lesson))


def test_every_game_can_be_learnt_together() -> None:
    assert list(ROUNDS) == list(GAMES)


@every_round
def test_every_text_is_short_and_there_in_three_languages(game: str) -> None:
    for where, text in all_texts(ROUNDS[game]):
        for language in LANGUAGES:
            words = text.said(language)
            assert words == words.strip() != "", f"{where} {language}"
            assert len(words) <= LONGEST, f"{where} {language}: {len(words)}"


@every_round
def test_german_speaks_to_everybody(game: str) -> None:
    for where, text in all_texts(ROUNDS[game]):
        padded = f" {text.de.lower()} ".replace(".", " ").replace(",", " ").replace(":", " ")
        assert not [word for word in SINGULAR if word in padded], f"{where}: {text.de}"


@every_round
def test_french_has_narrow_spaces_before_its_high_marks(game: str) -> None:
    for where, text in all_texts(ROUNDS[game]):
        assert not [mark for mark in "?!;:" if f" {mark}" in text.fr], f"{where}: {text.fr}"


@every_round
def test_every_word_is_about_a_rule_and_nobodys_seat(game: str) -> None:
    lesson = ROUNDS[game]
    for spoken in (*lesson.voices, *lesson.scoring):
        assert spoken.clause in GAMES[game].clauses
    for voice in lesson.voices:
        assert not _seats(voice.when), voice.say.en


def _seats(when: When) -> list[int]:
    """The seats that a predicate asks for."""
    own = [] if when.event is None or "seat" not in when.event else [when.event["seat"]]
    parts = [*when.all, *(when.any or ()), *([] if when.not_ is None else [when.not_])]
    return own + [seat for part in parts for seat in _seats(part)]
