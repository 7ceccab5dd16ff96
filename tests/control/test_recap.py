"""What happened since somebody's last turn, and what is animated, each as its watcher saw it."""

import pytest

from poisonbox.control.customs import Customs
from poisonbox.games import GAMES
from tests.control.party import QUICK, Party

EVERY = pytest.mark.parametrize("game", list(GAMES))


def secrets(recap):
    return [event.secret for told in recap for event in told.events if event.secret]


@EVERY
def test_the_open_hand_has_a_recap_with_ones_own_secrets_only(game):
    party = Party(game, "hhh", QUICK)
    seen = 0
    for _ in range(60):
        screen = party.go_on()
        if screen.kind == "open":
            seen += len(secrets(screen.recap))
            for secret in secrets(screen.recap):
                assert set(secret) == {screen.holder}
        else:
            assert secrets(screen.recap) == []
    assert seen


def test_the_card_one_drew_is_in_the_next_recap():
    party = Party("cauldrons", "hhh", hand="five")
    first = party.screen.called
    for _ in range(3):
        party.visit(party.screen.called)
    assert secrets(party.screen.recap) == []
    party.open(first)
    (drawn,) = secrets(party.screen.recap)
    assert drawn[first]["card"] in party.screen.view.hand


def test_a_recap_is_grouped_by_move():
    party = Party("cauldrons", "hhh")
    party.visit(party.screen.called)
    party.visit(party.screen.called)
    recap = party.screen.recap
    assert [told.index for told in recap] == [0, 1, 2]
    assert [told.seat for told in recap] == [-1, 1, 2]
    assert recap[0].events[0].kind == "dealt"
    assert recap[1].events[0].kind == "played"


def test_looking_without_choosing_does_not_end_a_recap():
    party = Party("hue", "hhh")
    party.visit(party.screen.called)
    party.open(party.screen.called)
    recap = party.screen.recap
    assert recap
    party.cover()
    party.open(party.screen.called)
    assert party.screen.recap == recap


def test_the_board_has_the_recap_of_those_who_are_still_to_choose():
    party = Party("pok", "hhh", QUICK)
    for seat in range(3):
        party.visit(seat)
    assert [told.seat for told in party.screen.recap] == [0, 1, 2, -1]
    party.visit(1)
    assert [told.seat for told in party.screen.recap] == [0, 1, 2, -1]


@EVERY
def test_each_move_is_told_once_for_animation(game):
    party = Party(game, "hhb", Customs(bots_pace=0.3, bots_seal=0.3))
    told = list(party.session.tick(party.now))
    tick = party.session.tick

    def kept(now):
        more = tick(now)
        told.extend(more)
        return more

    party.session.tick = kept
    party.finish()
    assert [one.index for one in told] == list(range(len(party.log)))
    assert [one.seat for one in told] == [seat for seat, _ in party.log]


@EVERY
def test_what_is_animated_for_the_table_has_no_secrets(game):
    party = Party(game, "hhh", QUICK)
    for _ in range(100):
        holder = party.screen.holder
        for secret in secrets(party.session.tick(party.now)):
            assert set(secret) == {holder}
        party.go_on()


def test_who_plays_alone_sees_the_own_draw_at_once():
    party = Party("cauldrons", "hbb", Customs(bots_pace=0.0), hand="five")
    while party.screen.kind != "open":
        party.wait()
    party.choose()
    party.confirm()
    (drawn,) = secrets(party.session.tick(party.now))
    assert set(drawn) == {0}


@EVERY
def test_the_story_is_public_and_complete(game):
    party = Party(game, "hhh", QUICK)
    party.finish()
    story = party.session.story()
    assert len(story) == len(party.log)
    assert secrets(story) == []
    assert party.session.story(5) == story[5:]
