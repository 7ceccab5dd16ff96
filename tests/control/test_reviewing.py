"""A review finds what mattered, from what each seat could know, and stops whenever it is told."""

from __future__ import annotations

import time
from threading import enumerate as threads
from typing import Any

import msgspec
import pytest

from poisonbox.ai.pool import BotPool
from poisonbox.ai.question import Answer
from poisonbox.control import reviewing
from poisonbox.control.reviewing import Reviewing, decisions
from poisonbox.core.match import Match
from poisonbox.core.refusal import Malformed
from poisonbox.core.view import view_json
from poisonbox.games import GAMES
from tests.ai.test_pool import is_gone
from tests.control.adviser import Adviser
from tests.control.blunders import SHORT, blundered

EVERY = pytest.mark.parametrize("game", list(GAMES))


def reviewed(match: Match[Any], effort: float, people: tuple[int, ...] = (0,)) -> Reviewing:
    review = Reviewing(match, people, Adviser(effort))
    while not review.finished:
        review.tick()
    return review


@EVERY
def test_a_planted_blunder_is_found(game):
    match, blunder = blundered(game)
    review = reviewed(match, 2 * SHORT[game][2])
    found = review.mattered()
    assert blunder in [each.at for each in found]
    judgement = next(each for each in found if each.at == blunder)
    assert judgement.seat == 0
    assert judgement.move == match.log[blunder][1]
    assert judgement.advice.best.move != judgement.move
    assert judgement.loss > 0.05


@EVERY
def test_every_question_carries_what_the_seat_knew_when_it_decided(game):
    match, _ = blundered(game)
    company = Adviser()
    company.ready = False
    review = Reviewing(match, (0,), company)
    for decision in decisions(match):
        before = Match.replay(match.game, match.players, match.options, match.log[: decision.at])
        assert decision.view == before.view(decision.seat)
        assert decision.move == match.log[decision.at][1]
    for question, decision in zip(company.asked, decisions(match), strict=False):
        assert question.view == view_json(decision.view)
        assert question.consider == [match.game.encode(decision.move)]
        close = decision.seat == 0 and decision.free
        assert question.effort == (1.0 if close else reviewing.BRIEFLY)
    review.stop()


@EVERY
def test_how_it_stood_is_asked_even_where_there_was_no_choice(game):
    match, _ = blundered(game)
    asked = decisions(match)
    assert [(each.at, each.seat) for each in asked] == [
        (at, seat) for at, (seat, _) in enumerate(match.log) if seat >= 0
    ]
    review = reviewed(match, 0.01)
    assert len(review.judgements) == len(asked)
    forced = {each.at for each in asked if not each.free}
    assert all(each.loss == 0.0 for each in review.judgements if each.at in forced)


def test_where_only_bots_played_everybody_is_looked_at():
    match, _ = blundered("pok")
    company = Adviser()
    company.ready = False
    review = Reviewing(match, (), company)
    assert review.seats == {0, 1, 2}
    review.stop()


@EVERY
def test_of_a_long_match_only_what_may_have_mattered_is_looked_at_closely(game, monkeypatch):
    monkeypatch.setattr(reviewing, "CLOSELY", 3)
    match, blunder = blundered(game)
    company = Adviser(2 * SHORT[game][2])
    review = Reviewing(match, (0,), company)
    first = review.total
    while not review.finished:
        review.tick()
    efforts = [question.effort for question in company.asked]
    assert set(efforts[:first]) == {reviewing.BRIEFLY}
    assert set(efforts[first:]) == {1.0}
    assert 0 < len(efforts) - first <= 3
    assert review.again
    assert review.done == review.total == len(efforts)
    closely = {each.at for each in review.judgements if each.closely}
    assert blunder in closely
    assert len(closely) == len(efforts) - first


def test_a_long_review_that_was_stopped_before_the_closer_look_takes_it_later(monkeypatch):
    monkeypatch.setattr(reviewing, "CLOSELY", 3)
    match, _ = blundered("pok")
    found: dict[int, Any] = {}
    first = Reviewing(match, (0,), Adviser(0.5), found)
    while not first.again:
        first.tick()
    first.stop()
    assert not first.finished
    company = Adviser(0.5)
    second = Reviewing(match, (0,), company, found)
    assert {question.effort for question in company.asked} == {1.0}
    while not second.finished:
        second.tick()
    assert Reviewing(match, (0,), Adviser(), found).finished


def test_reviewing_changes_nothing_in_the_match():
    match, _ = blundered("hue")
    before = match.to_record()
    reviewed(match, 0.02)
    assert match.to_record() == before


def test_a_match_that_goes_on_is_not_reviewed():
    match: Match[Any] = Match(GAMES["pok"], 3)
    with pytest.raises(Malformed):
        Reviewing(match, (0,), Adviser())


@EVERY
def test_chances_run_from_the_first_decision_to_the_end(game):
    match, _ = blundered(game)
    review = reviewed(match, 0.01)
    result = match.result()
    assert result is not None
    for seat, line in enumerate(review.chances()):
        assert [chance.at for chance in line] == sorted(chance.at for chance in line)
        assert all(0.0 <= chance.win <= 1.0 for chance in line)
        assert line[-1].at == len(match.log)
        assert line[-1].win == (seat in result.winners) / len(result.winners)


def test_nothing_is_said_about_the_end_before_all_was_looked_at():
    match, _ = blundered("pok")
    review = Reviewing(match, (0,), Adviser(0.02))
    review.tick()
    last = max(chance.at for line in review.chances() for chance in line)
    assert 0 < last < len(match.log)
    review.stop()


def test_progress_is_told_and_everything_found_is_kept():
    match, _ = blundered("pok")
    found: dict[int, Any] = {}
    review = Reviewing(match, (0,), Adviser(0.05), found)
    seen = [review.done]
    while not review.finished:
        review.tick()
        seen.append(review.done)
    assert seen[0] == 0
    assert seen == sorted(seen)
    assert seen[-1] == review.total == len(found)
    again = Reviewing(match, (0,), Adviser(), found)
    assert again.finished
    assert again.mattered() == review.mattered()


def test_a_stopped_review_goes_on_where_it_stopped():
    match, _ = blundered("pok")
    found: dict[int, Any] = {}
    first = Reviewing(match, (0,), Adviser(0.05), found)
    first.tick()
    first.stop()
    kept = dict(found)
    assert 0 < len(kept) < first.total
    assert not first.tick()
    company = Adviser(0.05)
    second = Reviewing(match, (0,), company, found)
    while not second.finished:
        second.tick()
    assert len(company.asked) == first.total - len(kept)
    assert {at: found[at] for at in kept} == kept


def test_what_was_found_about_other_moves_does_not_count():
    """A match may be taken back after its end and be played otherwise."""
    match, _ = blundered("pok")
    found: dict[int, Any] = {}
    first = Reviewing(match, (0,), Adviser(0.05), found)
    while not first.finished:
        first.tick()
    at = next(iter(found))
    found[at] = msgspec.structs.replace(found[at], move=77)
    second = Reviewing(match, (0,), Adviser(0.05), found)
    assert not second.finished
    while not second.finished:
        second.tick()
    assert found[at].move == match.log[at][1]


def test_a_decision_nobody_can_judge_is_left_out():
    match, _ = blundered("pok")
    company = Adviser()
    company.poll = lambda: [  # type: ignore[method-assign]
        Answer(ticket, error="it failed") for ticket in range(1, len(company.asked) + 1)
    ]
    review = Reviewing(match, (0,), company)
    while not review.finished:
        review.tick()
    assert review.judgements == []
    assert review.mattered() == ()
    assert review.chances()[0][-1].at == len(match.log)


@EVERY
def test_stopping_takes_no_time_and_leaves_no_process(game):
    match, _ = blundered(game)
    pool = BotPool(workers=1)
    review = Reviewing(match, (0,), pool)
    pids = pool.pids()
    assert pids
    begin = time.perf_counter()
    review.stop()
    took = time.perf_counter() - begin
    assert took < 0.05
    for thread in threads():
        if thread.name == "review ends":
            thread.join(10)
    assert all(is_gone(pid) for pid in pids)


def test_processes_go_home_when_the_review_is_done():
    match, _ = blundered("pok")
    company = Adviser(0.02)
    review = Reviewing(match, (0,), company)
    while not review.finished:
        review.tick()
    for thread in threads():
        if thread.name == "review ends":
            thread.join(10)
    assert company.closed


# -- what was true ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["goblets", "pok"])
def test_what_the_others_had_chosen_in_secret_is_told_afterwards(game):
    match, _ = blundered(game)
    review = Reviewing(match, (0,), Adviser(), effort=0.01)
    for decision in decisions(match)[:8]:
        told = review.hidden(decision.at)
        assert [seat for seat, _ in told[-match.players + 1 :]] == [
            seat for seat in range(match.players) if seat != decision.seat
        ]
        assert all(move in [made for _, made in match.log] for _, move in told)
    review.stop()


def test_who_is_to_drink_is_told_afterwards_what_was_poured():
    match, _ = blundered("goblets")
    review = Reviewing(match, (0,), Adviser(), effort=0.01)
    kinds = [next(iter(match.game.encode(move))) for _, move in match.log]
    pours = review.hidden(kinds.index("pour"))
    toasts = review.hidden(kinds.index("drink"))
    assert len(pours) == 3
    assert len(toasts) == 6
    assert toasts[:3] == pours
    review.stop()


@pytest.mark.parametrize("game", ["cauldrons", "hue"])
def test_where_moves_are_made_in_turn_nothing_was_chosen_in_secret(game):
    match, blunder = blundered(game)
    review = Reviewing(match, (0,), Adviser(), effort=0.01)
    assert review.hidden(blunder) == []
    review.stop()
