"""What a coach makes of a strong player's thoughts, and when a move is called costly."""

from __future__ import annotations

from typing import Any

import pytest

from poisonbox.teach.coach import LEAST_LOSS, NAMED, Advice, advise


def candidate(move: str, win: float, visits: float = 500, **risks: float) -> dict[str, Any]:
    outlook = {"win": win, "points": 2.0, "risks": risks}
    return {"move": move, "visits": visits, "worth": win, "outlook": outlook}


def advice(*candidates: dict[str, Any]) -> Advice:
    found = advise(candidates, str)
    assert found is not None
    return found


def test_the_move_that_can_be_trusted_most_is_the_best():
    found = advice(candidate("a", 0.4), candidate("b", 0.3), candidate("c", 0.35))
    assert found.best.move == "a"
    assert [each.move for each in found.others] == ["c", "b"]


def test_a_move_that_was_hardly_tried_is_not_the_best_however_lucky_it_was():
    found = advice(candidate("a", 0.4), candidate("b", 0.6, 3))
    assert found.best.move == "a"


def test_a_bad_move_is_not_the_best_because_somebody_asked_about_it():
    found = advice(candidate("a", 0.1, 900), candidate("b", 0.4, 300))
    assert found.best.move == "b"


def test_risks_and_points_are_kept_as_they_were_counted():
    found = advice(candidate("a", 0.4, overflow=0.2, poison=1.5))
    assert found.best.risks == {"overflow": 0.2, "poison": 1.5}
    assert found.best.points == 2.0


def test_moves_are_read_as_the_game_reads_them():
    found = advise([candidate("3", 0.4)], int)
    assert found is not None
    assert found.best.move == 3


def test_nothing_explained_is_no_advice():
    assert advise([], str) is None
    assert advise([{"move": "a", "visits": 9, "worth": 0.5, "outlook": None}], str) is None


def test_only_a_few_are_named_and_what_was_chosen_is_always_among_them():
    found = advice(*(candidate(letter, 0.4) for letter in "abcdefgh"))
    assert [each.move for each in found.named()] == list("abcdefgh")[: NAMED + 1]
    assert [each.move for each in found.named("b")] == list("abcdefgh")[: NAMED + 1]
    assert found.named("h")[-1].move == "h"
    assert found.about("h").find("g") is None
    assert found.about("h").find("h") == found.find("h")


def test_the_best_move_costs_nothing():
    found = advice(candidate("a", 0.4), candidate("b", 0.5, 5))
    assert found.best.move == "a"
    assert found.loss("a") == 0.0
    assert found.loss("b") == 0.0
    assert not found.is_costly("a")


@pytest.mark.parametrize(
    ("own", "visits", "alike"),
    [
        (0.39, 500, True),
        (0.30, 500, False),  # worse
        (0.30, 10, False),  # too little is known, but it does not look as good
        (0.37, 1_000_000, False),  # a little worse beyond all doubt
    ],
)
def test_a_move_is_as_good_when_it_looks_so_and_may_be(own, visits, alike):
    found = advice(candidate("a", 0.4, 1_000_000), candidate("b", own, visits))
    assert found.is_as_good("b") is alike
    assert found.is_as_good("a")
    assert not found.is_as_good("c")


def test_what_a_strong_player_does_now_and_then_is_no_mistake():
    now_and_then = advice(candidate("a", 0.4, 0.7), candidate("b", 0.2, 0.3))
    assert now_and_then.mixed
    assert not now_and_then.is_costly("b")
    assert advice(candidate("a", 0.4, 0.95), candidate("b", 0.2, 0.05)).is_costly("b")


@pytest.mark.parametrize(
    ("best", "own", "visits", "costly"),
    [
        (0.40, 0.20, 400, True),
        (0.40, 0.40 - LEAST_LOSS + 0.01, 100_000, False),  # too little is lost
        (0.40, 0.40 - LEAST_LOSS - 0.02, 100_000, True),
        (0.80, 0.70, 100_000, False),  # a small part of what chance there is
        (0.40, 0.20, 4, False),  # tried too seldom to be believed
        (0.40, 0.00, 12, True),  # so bad that a few tries are enough
    ],
)
def test_a_move_is_costly_when_it_is_clearly_worse_beyond_all_doubt(best, own, visits, costly):
    found = advice(candidate("a", best, 100_000), candidate("b", own, visits))
    assert found.is_costly("b") is costly


def test_parts_of_a_mix_are_not_tries():
    found = advice(candidate("a", 0.4, 0.98), candidate("b", 0.3, 0.02), candidate("c", 0.39, 0.0))
    assert found.mixed
    assert found.is_costly("b")
    assert not found.is_costly("c")
    assert found.best.weight == pytest.approx(0.98)


def test_nothing_is_said_about_a_move_nobody_looked_at():
    found = advice(candidate("a", 0.4))
    assert found.find("z") is None
    assert found.loss("z") == 0.0
    assert not found.is_costly("z")


def test_a_chance_to_win_and_a_judgement_must_agree():
    """A move that only seems worse in what was imagined to explain it is not called costly."""
    odd = candidate("b", 0.2) | {"worth": 0.4}
    assert not advice(candidate("a", 0.4), odd).is_costly("b")
