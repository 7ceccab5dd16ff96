"""Spaced repetition: what was missed comes back soon, then later and later, then no more."""

from poisonbox.teach.repetition import NEVER, PAUSES, Repetition

TODAY = 739_000


def test_nothing_is_due_before_it_was_tried() -> None:
    fresh = Repetition()
    assert fresh.is_new
    assert not fresh.is_learnt
    assert not fresh.is_due(TODAY)


def test_solved_at_first_sight_it_does_not_come_back() -> None:
    solved = Repetition().after(TODAY, right=True)
    assert solved.is_learnt
    assert not solved.is_due(TODAY + 1000)


def test_missed_it_comes_back_tomorrow_and_not_today() -> None:
    missed = Repetition().after(TODAY, right=False)
    assert not missed.is_learnt
    assert not missed.is_due(TODAY)
    assert missed.is_due(TODAY + 1)
    assert (missed.tried, missed.missed) == (1, 1)


def test_solved_on_its_day_it_waits_longer_each_time_and_is_learnt_in_the_end() -> None:
    standing, day = Repetition().after(TODAY, right=False), TODAY
    waited = []
    while standing.due != NEVER:
        waited.append(standing.due - day)
        day = standing.due
        standing = standing.after(day, right=True)
    assert tuple(waited) == PAUSES
    assert standing.is_learnt


def test_missed_again_it_begins_anew() -> None:
    standing = Repetition().after(TODAY, right=False)
    standing = standing.after(standing.due, right=True)
    assert standing.box == 1
    again = standing.after(standing.due, right=False)
    assert (again.box, again.due) == (0, standing.due + PAUSES[0])


def test_solved_before_its_day_it_still_comes_back() -> None:
    missed = Repetition().after(TODAY, right=False)
    hasty = missed.after(TODAY, right=True)
    assert (hasty.box, hasty.due) == (missed.box, missed.due)
    assert hasty.tried == 2
