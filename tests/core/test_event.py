"""Redaction: everybody sees the public part, and of the private parts only their own."""

import pickle

import pytest

from poisonbox.core.event import Event, redact

DEALT = Event(
    "dealt", None, {"sizes": (2, 2)}, {0: {"hand": ("R1", "R2")}, 1: {"hand": ("B1", "X")}}
)
PLAYED = Event("played", 1, {"card": "X"})
SEALED = Event("sealed", 1, {}, {1: {"show": "disc"}})


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_keeps_its_own_part(seat):
    seen = redact(DEALT, seat)
    assert seen.secret == {seat: DEALT.secret[seat]}
    assert (seen.kind, seen.seat, seen.facts) == (DEALT.kind, DEALT.seat, DEALT.facts)


@pytest.mark.parametrize("seat", [None, 2, -1, 7])
def test_whoever_has_no_part_in_it_sees_none(seat):
    seen = redact(DEALT, seat)
    assert seen.secret == {}
    assert seen.facts == DEALT.facts


def test_who_it_is_about_is_public_and_what_they_hid_is_not():
    assert redact(SEALED, 0) == redact(SEALED, None) == Event("sealed", 1)
    assert redact(SEALED, 1) == SEALED


def test_an_event_without_secrets_is_the_same_for_all():
    assert [redact(PLAYED, seat) for seat in (None, 0, 1)] == [PLAYED] * 3


def test_redacting_again_for_the_same_seat_changes_nothing():
    for seat in (None, 0, 1):
        assert redact(redact(DEALT, seat), seat) == redact(DEALT, seat)


def test_redacting_for_another_seat_leaves_nothing_private():
    assert redact(redact(DEALT, 0), 1).secret == {}


def test_the_event_itself_is_not_changed():
    redact(DEALT, None)
    assert set(DEALT.secret) == {0, 1}


def test_a_bystander_is_not_seat_zero():
    assert redact(Event("drew", 0, {}, {0: {"card": "X"}}), None).secret == {}


def test_events_pickle_and_compare_by_value():
    assert pickle.loads(pickle.dumps(DEALT)) == DEALT
    assert Event("played", 1, {"card": "X"}) == PLAYED
    assert Event("played", 0, {"card": "X"}) != PLAYED
