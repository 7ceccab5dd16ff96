"""Whatever happens at a table is told in every language, to each reader no more than they saw."""

import re
from functools import cache
from random import Random
from string import Formatter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poisonbox.core.event import Event, redact
from poisonbox.core.match import Match
from poisonbox.games import GAMES
from poisonbox.paths import resources
from poisonbox.texts import telling as told
from poisonbox.texts.rulebook import LANGUAGES
from poisonbox.texts.telling import is_aside, say, say_line, say_sheet, welcome
from poisonbox.texts.words import read_telling, telling
from tests.contract.playing import every_game, matches, random_log, single_options
from tests.contract.secrets import other_world
from tests.texts.wording import LINES, SENTENCES

NAMES = dict(enumerate(("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal")))
FILES = pytest.mark.parametrize("file", ["table", *GAMES])


def names(players):
    return {seat: NAMES[seat] for seat in range(players)}


@cache
def sample(game_id):
    """Events of matches at every size and with every option, each with the number of players."""
    game = GAMES[game_id]
    rng = Random(f"telling {game_id}")
    found = []
    for players in game.seats:
        for options in single_options(game, players):
            log = random_log(game.new(players, **options), rng, 160)
            match = Match.replay(game, players, options, log)
            found += [(players, event) for event in match.events_since(0, None)]
            seat = rng.randrange(players)
            found += [(players, event) for event in match.events_since(0, seat) if event.secret]
    return found


def sentences(game_id):
    """Each of them told to a bystander, to whom it is about, and to somebody else."""
    for players, event in sample(game_id):
        readers = {None, 0, event.seat, *event.secret}
        for language in LANGUAGES:
            for reader in readers:
                yield event, language, say(event, game_id, language, names(players), reader)


def assert_well_said(text, language, ends):
    assert not set("{}#|") & set(text), text
    assert "  " not in text, text
    assert text == text.strip(), text
    assert re.search(ends, text), text
    if language == "fr":
        assert not re.search(r"[ \u00a0][:;!?»]|« ", text), text
        assert not re.search(r"[^\u202f][:;!?»]", text), text


# -- the files -------------------------------------------------------------------------------------


def templates(file):
    own = read_telling(file)
    for group in (own.event, own.line, own.part):
        for name, variants in group.items():
            for variant, text in variants.items():
                yield f"{file} {name} {variant}", text


def fields(template):
    return [(name, spec) for _, name, spec, _ in Formatter().parse(template) if name is not None]


def test_every_game_has_its_words_and_there_are_no_others():
    files = {path.stem for path in (resources() / "telling").glob("*.toml")}
    assert files == {"table", *GAMES}


@FILES
def test_every_template_is_there_in_every_language_with_the_same_facts(file):
    for where, text in templates(file):
        assert set(text) == set(LANGUAGES), where
        facts = {frozenset(name for name, _ in fields(words)) for words in text.values()}
        assert len(facts) == 1, where


@FILES
def test_a_fact_decides_between_two_or_three_forms(file):
    for where, text in templates(file):
        for words in text.values():
            for name, spec in fields(words):
                assert spec == "" or spec.count("|") in (1, 2), f"{where} {name}"


@FILES
def test_apostrophes_quotes_and_signs_are_the_printed_ones(file):
    for where, text in templates(file):
        for words in text.values():
            assert not set("'\"") & set(words), where
            assert " - " not in words, where


# -- everything is told ----------------------------------------------------------------------------


@every_game
def test_every_event_gets_a_sentence_in_every_language(game):
    kinds = set()
    for event, language, text in sentences(game.id):
        assert_well_said(text, language, r"[.!?]$")
        assert text[0].isupper() or text[0].isdigit(), text
        kinds.add(event.kind)
    assert {"scored", "ended"} < kinds
    assert set(telling(game.id).event) - kinds == {"taken-back"}


RARE = {"shared", "tie", "stalemate"}
"""Ends that not every sample has; each has its exact words below."""


@every_game
def test_hardly_any_template_is_never_used(game, monkeypatch):
    used = set()
    spoken = told.spoken

    def listening(templates, said, language):
        used.update((id(templates), variant) for variant in said.variants)
        return spoken(templates, said, language)

    monkeypatch.setattr(told, "spoken", listening)
    for _ in sentences(game.id):
        pass
    own, merged = read_telling(game.id), telling(game.id)
    missing = {
        variant
        for kind, variants in own.event.items()
        for variant in variants
        if (id(merged.event[kind]), variant) not in used
    }
    assert missing <= RARE


@every_game
def test_every_line_of_a_score_sheet_is_explained_in_every_language(game):
    clauses = set()
    for players, event in sample(game.id):
        if event.kind == "scored":
            for line in event.facts["lines"]:
                clauses.add(line.clause.partition("/")[2])
                for language in LANGUAGES:
                    text = say_line(line, language, names(players))
                    assert_well_said(text, language, r"\w$")
    assert clauses >= set(telling(game.id).line) - {"order", "love-potion"}


@every_game
def test_a_sheet_has_a_sentence_for_each_player_with_lines(game):
    for players, event in sample(game.id):
        if event.kind == "scored":
            seats = sorted({line.seat for line in event.facts["lines"]})
            wanted = [NAMES[seat] for seat in seats] if telling(game.id).sheet else []
            sheet = say_sheet(event, game.id, "fr", names(players))
            assert [text.partition(" – ")[0] for text in sheet] == wanted


@every_game
def test_asides_are_kinds_of_events(game):
    assert set(read_telling(game.id).aside) <= set(telling(game.id).event)


def test_what_only_the_reader_saw_is_no_aside():
    drew = Event("drew", 1, {"pile": 3}, {1: {"card": "R7"}})
    assert is_aside(drew, "cauldrons")
    assert is_aside(drew, "cauldrons", 2)
    assert not is_aside(drew, "cauldrons", 1)


def test_an_event_of_another_time_is_passed_over():
    assert say(Event("sneezed", 1), "pok", "en", NAMES) is None


@every_game
@settings(max_examples=25)
@given(data=st.data())
def test_nobody_is_told_what_they_did_not_see(game, data):
    played = data.draw(matches(game))
    rng = data.draw(st.randoms(use_true_random=False))
    language = data.draw(st.sampled_from(LANGUAGES))
    for watcher in played.watchers:
        other = other_world(played.match, watcher, rng)
        one, two = (
            [
                say(event, game.id, language, names(played.players), watcher)
                for event in match.events_since(0, watcher)
            ]
            for match in (played.match, other)
        )
        assert one == two


@every_game
def test_it_does_not_matter_whether_an_event_is_redacted_first(game):
    rng = Random(f"redaction {game.id}")
    match = Match(game, game.seats[0])
    log = random_log(game.new(game.seats[0]), rng, 60)
    for seat, move in log:
        for event in match.submit(seat, move):
            for reader in (None, *range(match.players)):
                whole, seen = (
                    say(one, game.id, "de", names(match.players), reader)
                    for one in (event, redact(event, reader))
                )
                assert whole == seen


@every_game
@settings(max_examples=20)
@given(data=st.data())
def test_any_name_is_put_in_as_it_is(game, data):
    players = game.seats[-1]
    strange = data.draw(
        st.lists(st.text("ab'’|#{}:!é ", min_size=1), min_size=players, max_size=players)
    )
    events = [event for number, event in sample(game.id) if number == players]
    for event in data.draw(st.lists(st.sampled_from(events), max_size=20)):
        text = say(event, game.id, "en", dict(enumerate(strange)))
        if event.seat is not None:
            assert strange[event.seat] in text


@every_game
def test_players_without_a_name_are_seats(game):
    for _, event in sample(game.id)[:200]:
        text = say(event, game.id, "en", {})
        assert event.seat is None or f"Seat {event.seat}" in text


# -- exactly these words ---------------------------------------------------------------------------


def printed(words):
    """Sentences with the narrow spaces of French."""
    return [text.replace("~", "\u202f") for text in words]


@pytest.mark.parametrize(("game", "event", "reader", "words"), SENTENCES)
def test_this_is_how_it_is_said(game, event, reader, words):
    said = [say(event, game, language, names(4), reader) for language in LANGUAGES]
    assert said == printed(words)


def test_a_deal_tells_the_reader_their_own_hand_only():
    facts = {"round": 0, "dealer": 2, "sizes": (5, 5, 5), "pile": 35, "out": 0}
    hands = {0: {"hand": ("R1", "B2", "X", "R7", "X")}, 1: {"hand": ("P1",) * 5}}
    event = Event("dealt", None, facts, hands)
    public = "Round 1: Cleo deals, {} 35 cards wait in the pile."
    assert say(event, "cauldrons", "en", names(3)) == public.format("Ada begins.")
    own = " Your hand: red 1, 7; blue 2; 2 poisons."
    assert say(event, "cauldrons", "en", names(3), 0) == public.format("you begin.") + own


def test_three_players_have_two_goblets_each():
    thumbs = Event("toasted", None, {"round": 0, "thumbs": (True, False, True, True, True, False)})
    assert say(thumbs, "goblets", "en", names(3), 1) == (
        "The thumbs speak: Ada drinks both goblets; you drink only the second goblet; "
        "Cleo drinks only the first goblet."
    )
    opened = Event("round-opened", None, {"round": 3, "stakes": (2, 3, 4, 5, 2, 3), "specials": ()})
    assert say(opened, "goblets", "fr", names(3)) == (
        "La manche 4 s’ouvre. Enjeux\u202f: Ada 2 et 5, Ben 3 et 2, Cleo 4 et 3."
    )
    assert say(opened, "goblets", "de", names(6)).endswith("Dan 5, Eve 2, Fay 3.")


@pytest.mark.parametrize(("line", "words"), LINES)
def test_this_is_how_points_are_explained(line, words):
    players = 3 if line.facts.get("goblet") == 5 else 4
    said = [say_line(line, language, names(players)) for language in LANGUAGES]
    assert said == printed(words)


def test_a_table_is_welcomed():
    assert welcome("hue", "fr", names(2)) == "Teintes. À table\u202f: Ada et Ben."
    assert welcome("pok", "de", names(3)) == "Pok. Am Tisch: Ada, Ben und Cleo."
