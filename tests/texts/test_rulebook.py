"""The rulebooks say, in every language, all that the games can do, ask for and refuse."""

import re
from random import Random
from string import Formatter

import pytest

from poisonbox.core.match import Match
from poisonbox.core.option import Option
from poisonbox.core.refusal import Refusal
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES
from poisonbox.paths import resources
from poisonbox.texts.rulebook import LANGUAGES, explain, rulebook
from tests.contract.foreign import foreign_moves
from tests.contract.playing import Played, every_game, random_log, single_options
from tests.texts.scanning import (
    ROOT,
    clauses_named_by_tests,
    clauses_of_the_page,
    refusals,
)

PAGE = ROOT.parent / "shared" / "RULES.md"


def assert_in_every_language(text, where):
    assert set(text) == set(LANGUAGES), where
    for language, words in text.items():
        assert words.strip(), f"{where} {language}"
        assert words == words.strip(), f"{where} {language}"
        assert "  " not in words, f"{where} {language}"


# -- clauses


def test_every_game_has_a_rulebook_and_every_rulebook_a_game():
    files = {path.stem for path in (resources() / "rulebook").glob("*.toml")}
    assert files == set(GAMES)


@every_game
def test_the_rulebook_has_the_clauses_of_the_game_in_its_order(game):
    assert [clause.id for clause in rulebook(game.id).clause] == list(game.clauses)
    assert len(set(game.clauses)) == len(game.clauses)
    assert all(clause.startswith(f"{game.id}/") for clause in game.clauses)


@every_game
def test_every_clause_has_a_title_and_a_text_in_every_language(game):
    for clause in rulebook(game.id).clause:
        assert_in_every_language(clause.title, f"{clause.id} title")
        assert_in_every_language(clause.text, f"{clause.id} text")
        for words in clause.text.values():
            assert words.endswith((".", "!", "?", ")", "”", "»", "“")), clause.id


@every_game
def test_the_book_itself_is_in_every_language(game):
    book = rulebook(game.id)
    assert book.game == game.id
    for name in ("title", "summary", "credit"):
        assert_in_every_language(getattr(book, name), f"{game.id} {name}")
    for word, text in book.words.items():
        assert_in_every_language(text, f"{game.id} {word}")


@every_game
def test_no_title_is_there_twice(game):
    for language in LANGUAGES:
        titles = [clause.title[language] for clause in rulebook(game.id).clause]
        assert len(set(titles)) == len(titles)


@pytest.mark.skipif(not PAGE.exists(), reason="the page of rules is not beside this checkout")
def test_the_clauses_are_those_of_the_page_of_rules():
    page = clauses_of_the_page(PAGE.read_text(encoding="utf-8"))
    assert page == {game.id: list(game.clauses) for game in GAMES.values()}


def test_every_clause_is_named_by_a_test():
    named = clauses_named_by_tests()
    missing = [clause for game in GAMES.values() for clause in game.clauses if clause not in named]
    assert not missing


def test_no_test_names_a_clause_that_does_not_exist():
    known = {clause for game in GAMES.values() for clause in game.clauses}
    unknown = {
        clause: where for clause, where in clauses_named_by_tests().items() if clause not in known
    }
    assert not unknown


# -- options


@every_game
def test_every_option_has_its_words(game):
    book = rulebook(game.id)
    assert list(book.option) == [option.name for option in game.options]
    for option in game.options:
        text = book.option[option.name]
        assert_in_every_language(text.title, f"{game.id} {option.name} title")
        assert_in_every_language(text.text, f"{game.id} {option.name} text")
        assert option.clause in game.clauses


@every_game
def test_every_value_that_is_a_word_has_a_label(game):
    for option in game.options:
        text = rulebook(game.id).option[option.name]
        words = option.values if isinstance(option, Option) else ()
        assert list(text.values) == [value for value in words if isinstance(value, str)]
        for value, label in text.values.items():
            assert_in_every_language(label, f"{game.id} {option.name} {value}")


@every_game
def test_the_option_of_a_clause_is_one_of_the_game(game):
    names = {option.name for option in game.options}
    for clause in rulebook(game.id).clause:
        assert clause.option is None or clause.option in names, clause.id
    for option in game.options:
        explained = rulebook(game.id).find(option.clause).option
        assert explained == option.name, f"{option.clause} explains {option.name}"


# -- refusals


def placeholders(sentence):
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def sentence_of(clause, reason):
    """The sentence in every language."""
    book = rulebook(clause.partition("/")[0])
    assert reason in book.find(clause).refusal, f"{clause} {reason}"
    return book.find(clause).refusal[reason]


@every_game
def test_every_refusal_in_the_rules_has_a_sentence_with_its_facts(game):
    written = refusals(game.id)
    assert written
    for refusal in written:
        for pattern in refusal.clauses:
            clauses = [
                clause
                for clause in rulebook(game.id).clause
                if re.fullmatch(pattern, clause.id) and refusal.reason in clause.refusal
            ]
            assert clauses, f"{refusal.where} {pattern} {refusal.reason}"
            for clause in clauses:
                for language in LANGUAGES:
                    sentence = clause.refusal[refusal.reason][language]
                    assert placeholders(sentence) == refusal.facts, f"{refusal.where} {clause.id}"


@every_game
def test_no_sentence_is_for_a_refusal_that_nobody_gives(game):
    written = refusals(game.id)
    for clause in rulebook(game.id).clause:
        for reason, sentence in clause.refusal.items():
            assert_in_every_language(sentence, f"{clause.id} {reason}")
            assert any(
                reason == refusal.reason
                and any(re.fullmatch(one, clause.id) for one in refusal.clauses)
                for refusal in written
            ), f"{clause.id} {reason}"


def given_refusals(game):
    """The refusals of many positions of many matches, by clause and reason."""
    rng = Random(f"refusals {game.id}")
    found: dict[tuple[str, str], Refusal] = {}
    for players in game.seats:
        for options in single_options(game, players):
            log = random_log(game.new(players, **options), rng, 60)
            for cut in sorted({0, 1, 2, rng.randrange(len(log)), len(log)}):
                match = Match.replay(game, players, options, log[:cut])
                moves = foreign_moves(Played(game.id, players, options, 0, cut, match), rng)
                for seat in range(CHANCE, players):
                    for move in moves:
                        refusal = match.why_not(seat, move)
                        if refusal is not None:
                            found[refusal.clause, refusal.reason] = refusal
    return found


@every_game
def test_every_refusal_that_is_given_has_a_sentence_with_its_facts(game):
    given = given_refusals(game)
    assert len(given) > 6
    for (clause, reason), refusal in given.items():
        assert clause in game.clauses
        for language, sentence in sentence_of(clause, reason).items():
            assert placeholders(sentence) == set(refusal.facts), f"{clause} {reason} {language}"
            said = explain(refusal, language, {seat: f"Ada{seat}" for seat in range(8)})
            assert "{" not in said
            assert said.endswith((".", "!", "”", "»", "“"))
            if "player" in refusal.facts:
                assert f"Ada{refusal.facts['player']}" in said


@every_game
def test_random_moves_come_upon_every_refusal_of_the_book_but_the_rarest(game):
    given = given_refusals(game)
    book = {(clause.id, reason) for clause in rulebook(game.id).clause for reason in clause.refusal}
    assert set(given) <= book
    assert book - set(given) <= {("goblets/love-potion", "couple")}


# -- score sheets


@every_game
def test_score_sheets_name_clauses_of_the_book(game):
    rng = Random(f"sheets {game.id}")
    for players in game.seats:
        for options in single_options(game, players):
            state = game.new(players, **options)
            random_log(state, rng, 200)
            named = {line.clause for sheet in state.sheets() for line in sheet.lines}
            assert named <= set(game.clauses)
