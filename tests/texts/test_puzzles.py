"""Every puzzle that ships can be laid, has a clear solution, and is explained in every language."""

from collections import Counter

import pytest

from poisonbox.arena.confirming import DEEPER, SURE
from poisonbox.arena.posing import knowledge
from poisonbox.control.lessons.training import laid
from poisonbox.games import GAMES
from poisonbox.teach.puzzle import EASY, HARD, Puzzle
from poisonbox.texts.puzzles import (
    Explaining,
    as_lesson,
    guests,
    idea_of,
    ideas,
    number_of,
    puzzle,
    puzzles,
)
from poisonbox.texts.rulebook import LANGUAGES, rulebook

ENOUGH = 30
LONGEST = 220
"""Characters of a sentence that is read beside a table."""

SHIPPED = [each for game in GAMES for each in puzzles(game)]


def name(posed: Puzzle) -> str:
    return posed.id


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_them_and_none_twice(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= ENOUGH
    assert len({each.id for each in found}) == len(found)
    assert len({str((each.moves, each.seat)) for each in found}) == len(found)


@pytest.mark.parametrize("game", GAMES)
def test_they_are_varied(game: str) -> None:
    found = puzzles(game)
    times = Counter(each.idea for each in found)
    assert len(times) >= 5, times
    assert max(times.values()) <= len(found) / 3, times
    assert {each.players for each in found} >= set(GAMES[game].seats[:3])
    assert {each.difficulty for each in found} >= {EASY, HARD} - (
        {EASY} if game == "hue" else set()
    )


@pytest.mark.parametrize("posed", SHIPPED, ids=name)
def test_its_table_can_be_laid_and_its_seat_is_the_one_to_decide(posed: Puzzle) -> None:
    match = laid(posed, GAMES[posed.game])
    assert match.actors() == (posed.seat,)
    legal = [match.game.encode(move) for move in match.moves(posed.seat)]
    assert len(legal) > len(posed.right)
    assert all(move in legal for move in posed.right)
    assert all(each.move in legal for each in posed.verdicts)


@pytest.mark.parametrize("posed", SHIPPED, ids=name)
def test_its_numbers_show_that_the_best_is_clearly_best(posed: Puzzle) -> None:
    proof, margin = posed.proof, knowledge(posed.game).MARGIN
    assert proof.deep >= DEEPER * proof.found
    assert proof.seeds >= 3
    assert posed.best.win - posed.next_best.win >= proof.gap - 1e-3
    assert proof.gap >= max(margin, SURE * proof.doubt)
    assert proof.least >= margin / 2
    assert max(each.win for each in posed.verdicts if each.move not in posed.right) <= (
        posed.best.win - margin
    )


@pytest.mark.parametrize("posed", SHIPPED, ids=name)
def test_what_is_said_about_it_has_its_numbers_in_every_language(posed: Puzzle) -> None:
    view = laid(posed, GAMES[posed.game]).view(posed.seat)
    explaining = Explaining(posed, view)
    lesson = as_lesson(posed, explaining)
    assert lesson.id == posed.id
    for language in LANGUAGES:
        coach = explaining.coach(language)
        for verdict in (posed.best, posed.next_best):
            assert coach.title(verdict.move)
            assert coach.sentences(verdict.prospect())
        said = explaining.right(posed.best.move).said(language)
        assert str(round(posed.next_best.win * 100)) in said or "1" in said
        assert len(said) <= LONGEST
    assert puzzle(posed.id) is posed
    assert puzzles(posed.game)[number_of(posed) - 1] is posed


@pytest.mark.parametrize("posed", SHIPPED, ids=name)
def test_its_idea_names_a_rule_of_its_game(posed: Puzzle) -> None:
    idea = idea_of(posed)
    assert rulebook(posed.game).find(idea.clause)
    about = knowledge(posed.game)
    match = laid(posed, GAMES[posed.game])
    best = match.game.decode(posed.best.move)
    assert about.idea(match.view(posed.seat), best, match.moves(posed.seat)) == posed.idea


@pytest.mark.parametrize("game", GAMES)
def test_every_idea_is_said_in_every_language_and_in_no_more_words_than_fit(game: str) -> None:
    for slug, idea in ideas(game).items():
        for language in LANGUAGES:
            title, said = idea.title.said(language), idea.say.said(language)
            assert title, slug
            assert said.endswith("."), slug
            assert max(map(len, said.split(". "))) <= LONGEST, slug


def test_only_the_solver_has_no_name() -> None:
    for posed in SHIPPED:
        sitting = guests(posed)
        assert [not guest for guest in sitting].index(True) == posed.seat
        assert len(set(sitting)) == min(posed.players, 8)


def test_an_unknown_puzzle_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        puzzle("pok/no-such-thing")
