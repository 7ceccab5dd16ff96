"""The coach has words, in every language, for every move and for all that any bot counts."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from string import Formatter

import pytest

from poisonbox.ai.bot import Manner, decide
from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES, brain
from poisonbox.games.hue.cards import COLOURS
from poisonbox.paths import resources
from poisonbox.teach.coach import Prospect
from poisonbox.texts.coaching import Coach, coaching, percent
from poisonbox.texts.rulebook import LANGUAGES
from tests.ai.positions import position

NAMES = dict(enumerate(("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal")))
EVERY = pytest.mark.parametrize("game", list(GAMES))
IN_EVERY = pytest.mark.parametrize("language", LANGUAGES)


def names(players: int) -> dict[int, str]:
    return {seat: NAMES[seat] for seat in range(players)}


@cache
def positions(game: str) -> list[Match]:
    """Of every size of table, at its beginning and later."""
    sizes = GAMES[game].seats
    found = [position(game, players, moves, 4) for players in sizes for moves in (1, 9, 25)]
    if game == "goblets":
        found += [position(game, 4, 30, seed, specials="two") for seed in (1, 2, 3)]
    return [match for match in found if match.actors() and CHANCE not in match.actors()]


def toasts() -> list[Match]:
    """Of Goblets: thumbs are asked for, of those with one goblet and of those with two."""
    return [position("goblets", players, players + 1, 1) for players in (3, 4)]


@cache
def prospects(game: str) -> list[Prospect]:
    """What real bots say, with little effort."""
    found = []
    tables = positions(game)[:6]
    for match in tables if game != "goblets" else [*tables, *toasts()]:
        manner = Manner("expert", effort=0.01)
        thought = decide(brain(game), match.view(match.actors()[0]), manner, explain=True)
        for candidate in thought.candidates[:3]:
            outlook = candidate.outlook
            assert outlook is not None
            found.append(
                Prospect(candidate.move, 0.4, 0.4, 0.0, outlook.win, outlook.points, outlook.risks)
            )
    return found


def assert_well_said(text: str, language: str, ends: str) -> None:
    assert text == text.strip()
    assert not set("{}#|") & set(text), text
    assert "  " not in text, text
    assert re.search(ends, text), text
    if language == "fr":
        assert not re.search(r"[^\u202f][:;!?%]", text), text


def test_every_game_has_its_words_and_there_are_no_others():
    files = {path.stem for path in (resources() / "coach").glob("*.toml")}
    assert files == {"table", *GAMES}


@EVERY
def test_there_are_words_for_every_risk_a_bot_can_name_and_for_no_other(game):
    named = {risk for prospect in prospects(game) for risk in prospect.risks}
    state = positions(game)[0].state()
    brain(game).playout(state, Random(1))
    before = positions(game)[0].state()
    named |= set(brain(game).outlook(before, state, 0).risks)
    assert named == set(coaching(game).risk)


@EVERY
def test_templates_have_the_same_facts_in_every_language(game):
    own, shared = coaching(game), coaching("table")
    texts = [each for risk in own.risk.values() for each in (risk.name, risk.said)]
    texts += [text for variants in own.move.values() for text in variants.values()]
    texts += [*shared.said.values(), *shared.name.values()]
    texts += [own.points] if own.points else []
    for text in texts:
        assert set(text) == set(LANGUAGES)
        facts = [
            sorted({name for _, name, _, _ in Formatter().parse(each) if name})
            for each in text.values()
        ]
        assert facts[0] == facts[1] == facts[2], text


@EVERY
@IN_EVERY
def test_what_a_move_promises_and_risks_is_said_in_sentences(game, language):
    coach = Coach(game, language, names(4), 0)
    for prospect in prospects(game):
        for sentence in coach.sentences(prospect, mixed=True):
            assert_well_said(sentence, language, r"^[^a-z].*\.$")


@EVERY
@IN_EVERY
@pytest.mark.parametrize("value", [0.05, 0.1, 0.2, 0.25, 0.33, 0.5, 0.66, 0.75, 0.9, 1.0, 1.7, 3.0])
def test_every_risk_can_be_said_at_any_height(game, language, value):
    coach = Coach(game, language)
    for name, risk in coaching(game).risk.items():
        prospect = Prospect(None, 1.0, 0.5, 0.0, 0.5, 0.0, {name: value})
        said = coach.risk(name, prospect)
        if not said:
            assert risk.counts
            assert value < 0.3
        else:
            assert_well_said(said, language, r"^[^a-z].*\.$")
        bar = coach.bars(prospect)[-1]
        assert bar.name == risk.name[language]
        assert (bar.share is None) is risk.counts


@EVERY
def test_what_hardly_ever_happens_is_not_worth_a_word(game):
    coach = Coach(game, "en")
    for name in coaching(game).risk:
        assert not coach.risk(name, Prospect(None, 1.0, 0.5, 0.0, 0.5, 0.0, {name: 0.01}))


@EVERY
@IN_EVERY
def test_every_move_is_told_in_a_few_words_and_no_two_are_the_same(game, language):
    encode = GAMES[game].encode
    for match in positions(game):
        seat = match.actors()[0]
        coach = Coach(game, language, names(match.players), seat, match.view(seat))
        told = [coach.title(encode(move)) for move in match.moves(seat)]
        for words in told:
            assert_well_said(words, language, r"^[^a-z].*[^.]$")
        assert len(set(told)) == len(told)


@EVERY
@IN_EVERY
def test_what_a_move_does_at_once_is_said_in_a_sentence(game, language):
    encode = GAMES[game].encode
    for match in positions(game):
        for seat in match.actors()[:1]:
            coach = Coach(game, language, names(match.players), seat, match.view(seat))
            for move in match.moves(seat)[:40]:
                assert_well_said(coach.at_once(encode(move)), language, r"^[^a-z].*\.$")


def test_what_a_card_does_to_the_worth_of_colours_is_what_the_rules_say():
    for match in positions("hue"):
        seat = match.actors()[0]
        coach = Coach("hue", "en", names(match.players), seat, match.view(seat))
        for move in match.moves(seat)[::25]:
            after = match.state()
            after.play(seat, move)
            pairs = zip(COLOURS, match.state().values(), after.values(), strict=True)
            changes = ", ".join(f"{name} {old} → {new}" for name, old, new in pairs if old != new)
            told = f"Best areas: {changes}." if changes else "No colour changes its worth."
            assert coach.at_once(GAMES["hue"].encode(move)) == told


def test_a_place_on_the_felt_is_told_by_the_squares_that_meet():
    match = Match(GAMES["hue"], 2)
    deal = {
        "starters": ["N:YGBPRYGBP", "N:GBPRYGBPR", "N:BPRYGBPRY"],
        "hands": [
            ["S:RYG", "S:YGB", "S:GBP", "S:BPR", "T:YRG", "X:YRP"],
            ["S:RBY", "S:YPG", "S:GRB", "S:BYP", "T:GYB", "X:GYR"],
        ],
        "first": 0,
    }
    match.submit(CHANCE, match.game.decode(deal))

    def told(seat: int, written: dict[str, object]) -> str:
        coach = Coach("hue", "en", {}, seat, match.view(seat))
        match.submit(seat, match.game.decode(written))
        return coach.move(written)

    assert told(0, {"place": "S:RYG", "at": [3, 3], "heading": "s"}) == (
        "solid red–yellow–green, upright with red on top: its red end below the middle of the"
        " lower starting card"
    )
    assert told(1, {"place": "X:GYR", "at": [4, 5], "heading": "e"}) == (
        "poison green–yellow–red, lying with green on the left: its green end right of the green"
        " end of the solid red–yellow–green card"
    )
    assert told(0, {"place": "T:YRG", "at": [5, 5], "heading": "n"}) == (
        "striped yellow–red–green, upright with yellow on the left: its lower end on the yellow"
        " skull of the poison green–yellow–red card"
    )


@pytest.mark.parametrize(
    ("share", "said"),
    [(0.0, "<\u202f1"), (0.004, "<\u202f1"), (0.006, "1"), (0.5, "50"), (1.0, ">\u202f99")],
)
def test_nothing_that_was_imagined_is_called_certain(share, said):
    assert percent(share) == said


def test_what_is_all_but_certain_is_said_in_words():
    assert "über 99" in Coach("pok", "de").costly(0.2, 1.0)
    assert Coach("pok", "fr").costly(0.0, 0.5).startswith("Attention\u202f: moins de 1")


def test_what_is_much_the_same_as_with_the_best_move_goes_without_saying():
    coach = Coach("pok", "en")
    best = Prospect(None, 0.9, 0.5, 0.0, 0.5, 0.0, {"taken-back": 0.50})
    alike = Prospect(None, 0.1, 0.5, 0.0, 0.5, 0.0, {"taken-back": 0.55})
    worse = Prospect(None, 0.0, 0.5, 0.0, 0.2, 0.0, {"taken-back": 0.90})
    assert coach.sentences(alike, beside=best) == ("Chance to win: 50\u202f%.",)
    assert len(coach.sentences(worse, beside=best)) == 2


def test_where_there_is_much_to_choose_from_a_rare_choice_may_still_be_a_usual_one():
    coach = Coach("pok", "en")
    one, other, never = (
        Prospect(None, weight, 0.5, 0.0, 0.5, 0.0) for weight in (0.04, 0.02, 0.0001)
    )
    assert "2\u202f% of the time" in coach.sentences(other, mixed=True, beside=one)[1]
    assert "hardly ever" in coach.sentences(never, mixed=True, beside=one)[1]


@IN_EVERY
def test_odds_rise_and_reach_everywhere(language):
    steps = coaching("table").odds
    assert [step.below for step in steps] == sorted(step.below for step in steps)
    assert steps[-1].below > 1.0
    assert len({getattr(step, language) for step in steps}) == len(steps)


def test_the_coach_speaks_as_people_do():
    coach = Coach("cauldrons", "en", names(4), 0)
    risks = {"overflow": 0.2, "poison": 0.0}
    prospect = Prospect(None, 0.4, 0.38, 0.0, 0.38, 3.46, risks)
    assert coach.sentences(prospect) == (
        "Chance to win: 38\u202f%.",
        "One time in five you take cards before the round ends.",
        "On average you end the round with 3.5 points.",
    )
    assert coach.costly(0.22, 0.34) == (
        "Careful: 22\u202f% to win with this, 34\u202f% with the best move."
    )
    assert coach.new("cauldrons/overflow").startswith("This is new to you: ")


@EVERY
@IN_EVERY
def test_what_was_lost_and_what_was_better_is_said(game, language):
    match = positions(game)[0]
    seat = match.actors()[0]
    written = GAMES[game].encode(match.moves(seat)[0])
    for reader in (None, seat):
        coach = Coach(game, language, names(match.players), reader, match.view(seat))
        assert_well_said(coach.lost(seat, written, 0.1, 0.4), language, r"^[^a-z].*\.$")
        assert_well_said(coach.better(written), language, r"^[^a-z].*\.$")


def test_only_a_difference_that_can_be_felt_is_told():
    coach = Coach("pok", "en")
    risky = Prospect(None, 1.0, 0.5, 0.0, 0.5, 0.0, {"taken-back": 0.7})
    safe = Prospect(None, 1.0, 0.5, 0.0, 0.5, 0.0, {"taken-back": 0.2})
    assert coach.difference(risky, risky) == ("", "")
    assert coach.difference(safe, risky) == ("", "")
    worse, better = coach.difference(risky, safe)
    assert worse.startswith("Two times in three")
    assert better.startswith("One time in five")
