"""Solving puzzles: the first try counts, what was missed comes back, and nobody is stuck."""

from typing import Any

import pytest

from poisonbox.control.customs import Customs
from poisonbox.control.lessons.company import Company
from poisonbox.control.lessons.pupil import Pupil
from poisonbox.control.lessons.training import PuzzleRun, Trainee
from poisonbox.games import GAMES
from poisonbox.store.errors import LibraryClosed
from poisonbox.teach.puzzle import Puzzle
from poisonbox.teach.repetition import Repetition
from poisonbox.texts.puzzles import puzzles


class Days:
    """A calendar that a test turns."""

    def __init__(self) -> None:
        self.today = 739_000

    def __call__(self) -> int:
        return self.today


@pytest.fixture
def days() -> Days:
    return Days()


@pytest.fixture
def trainee(days: Days) -> Trainee:
    return Trainee(days)


def solving(posed: Puzzle, trainee: Trainee, confirm: str = "explicit") -> PuzzleRun:
    company = Company("You", customs=Customs(confirm=confirm), pupil=Pupil())  # type: ignore[arg-type]
    return PuzzleRun(posed, GAMES[posed.game], company, 0.0, trainee)


def make(run: PuzzleRun, written: Any, now: float = 10.0) -> None:
    assert run.choose(GAMES[run.puzzle.game].decode(written), now).done
    if run.phase == "asking":
        assert run.confirm(now).done


def wrong(posed: Puzzle) -> Any:
    return posed.next_best.move


FIRST = [puzzles(game)[0] for game in GAMES]


# -- one puzzle ------------------------------------------------------------------------------------


@pytest.mark.parametrize("posed", FIRST, ids=lambda each: each.game)
def test_every_right_move_is_right_and_learnt_at_first_sight(
    posed: Puzzle, trainee: Trainee
) -> None:
    for move in posed.right:
        run = solving(posed, trainee)
        make(run, move)
        assert run.phase == "right"
        assert run.tried == move
        assert not run.missed
    assert trainee.standing(posed).is_learnt


@pytest.mark.parametrize("posed", FIRST, ids=lambda each: each.game)
def test_every_other_legal_move_is_explained_with_numbers_and_can_be_taken_back(
    posed: Puzzle, trainee: Trainee
) -> None:
    run = solving(posed, trainee)
    encode = GAMES[posed.game].encode
    legal = [encode(move) for move in run.screen(10.0).asks[0].moves]
    others = [move for move in legal if move not in posed.right]
    for move in others[:40]:
        make(run, move)
        assert run.phase == "wrong"
        assert run.outcome is not None
        assert run.outcome.say is not None
        assert "%" in run.outcome.say.en
        run.rewind(10.0)
        assert run.phase == "asking"
    make(run, posed.best.move)
    assert run.phase == "right"
    assert run.missed, "the first try was wrong"


@pytest.mark.parametrize("posed", FIRST, ids=lambda each: each.game)
@pytest.mark.parametrize("confirm", ["explicit", "on-drop"])
@pytest.mark.parametrize("before", ["at once", "a move is chosen", "after a miss"])
def test_the_solution_can_be_shown_at_any_time(
    posed: Puzzle, trainee: Trainee, confirm: str, before: str
) -> None:
    run = solving(posed, trainee, confirm)
    if before == "after a miss":
        make(run, wrong(posed))
    elif before == "a move is chosen" and confirm == "explicit":
        run.choose(GAMES[posed.game].decode(wrong(posed)), 10.0)
    run.show_solution(10.0)
    assert run.phase == "right"
    assert run.tried == posed.best.move
    assert run.missed
    assert run.shown


def test_what_the_rules_refuse_is_no_try(trainee: Trainee) -> None:
    posed = next(each for each in puzzles("pok") if _lacks(each))
    run = solving(posed, trainee)
    refused = run.choose(GAMES["pok"].decode({"show": _lacks(posed)}), 10.0)
    assert refused.refusal is not None
    assert run.outcome is not None
    assert (run.outcome.kind, run.outcome.clause) == ("refused", refused.refusal.clause)
    assert trainee.standing(posed).is_new
    make(run, posed.best.move)
    assert trainee.standing(posed).is_learnt


def _lacks(posed: Puzzle) -> str:
    """A symbol that the solver has no counter of, if there is one."""
    run = solving(posed, Trainee(Days()))
    counters = run.screen(0.0).view.counters  # type: ignore[attr-defined]
    return next((symbol for symbol, left in counters.items() if not left), "")


def test_it_is_known_when_the_table_shows_the_next_round_already(trainee: Trainee) -> None:
    early, last = (
        next(
            each
            for each in puzzles("goblets")
            if "drink" in each.best.move
            and (solving(each, trainee).screen(0.0).view.round == 3) == wanted  # type: ignore[attr-defined]
        )
        for wanted in (False, True)
    )
    for posed, goes_on in ((early, True), (last, False), (puzzles("pok")[0], False)):
        run = solving(posed, trainee)
        make(run, posed.best.move)
        assert run.went_on == goes_on, posed.id


# -- coming back -----------------------------------------------------------------------------------


def test_only_the_first_try_of_an_occasion_counts(trainee: Trainee, days: Days) -> None:
    posed = FIRST[0]
    run = solving(posed, trainee)
    make(run, wrong(posed))
    run.rewind(10.0)
    make(run, posed.best.move)
    assert trainee.standing(posed) == Repetition(0, days.today + 1, 1, 1)


def test_what_is_due_comes_before_what_is_new_and_the_oldest_first(
    trainee: Trainee, days: Days
) -> None:
    some = puzzles("pok")
    trainee.answered(some[4], right=False)
    days.today += 1
    trainee.answered(some[2], right=False)
    days.today += 2
    assert trainee.due(some) == [some[4], some[2]]
    assert trainee.following(some) == some[4]
    assert trainee.following(some, some[4]) == some[2]


def test_new_ones_go_on_from_the_one_before_and_begin_again_at_the_end(trainee: Trainee) -> None:
    some = puzzles("pok")
    assert trainee.following(some) == some[0]
    assert trainee.following(some, some[3]) == some[4]
    assert trainee.following(some, some[-1]) == some[0]


def test_when_all_is_solved_and_nothing_is_due_there_is_none_to_follow(trainee: Trainee) -> None:
    some = puzzles("pok")
    for each in some:
        trainee.answered(each, right=True)
    assert trainee.following(some) is None
    assert trainee.due(some) == []


class Broken:
    """A library that cannot be read or written."""

    def puzzles(self) -> dict[str, Repetition]:
        raise LibraryClosed(path="gone")

    def keep_puzzle(self, puzzle: str, kept: Repetition) -> None:
        raise LibraryClosed(path="gone")


def test_without_a_library_it_lasts_until_the_program_ends(days: Days) -> None:
    trainee = Trainee(days, Broken())
    trainee.answered(FIRST[0], right=False)
    assert trainee.standing(FIRST[0]).missed == 1
