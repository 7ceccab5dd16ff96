"""Looking for words: all of them, wherever they are, however they are written."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from poisonbox.texts.searching import fits, fold, hits, wanted


def test_all_words_must_be_there_in_any_order() -> None:
    text = "Whoever sits on the dealer’s left opens the round."
    assert fits(text, wanted("round left"))
    assert not fits(text, wanted("round right"))


def test_case_and_accents_do_not_count() -> None:
    assert fits("Chaque dé est jugé séparément.", wanted("SEPAREMENT juge"))
    assert fits("Ein Würfel für sich", wanted("wurfel"))


def test_nothing_to_look_for_fits_everything_and_hits_nothing() -> None:
    assert fits("anything", wanted("  "))
    assert hits("anything", wanted("  ")) == []


def test_hits_say_where_the_words_are() -> None:
    text = "Un dé déjà lancé"
    assert [text[a:b] for a, b in hits(text, wanted("de"))] == ["dé", "dé"]


def test_where_one_word_begins_another_the_longer_one_is_hit() -> None:
    text = "poisoned"
    assert [text[a:b] for a, b in hits(text, wanted("poison poisoned"))] == ["poisoned"]


def test_signs_of_patterns_are_only_signs() -> None:
    assert hits("5 + 4 = 9 (nine)", wanted("+ (")) == [(2, 3), (10, 11)]


@given(st.text())
def test_every_letter_keeps_its_place(text: str) -> None:
    assert len(fold(text)) == len(text)
