"""Seats that change hands, and their locks."""

import pytest

from poisonbox.control.customs import Customs
from poisonbox.control.pins import Gate, Lock, lock
from poisonbox.control.seats import Bot, Human
from poisonbox.control.session import Means, Session
from poisonbox.core.match import Match
from poisonbox.core.refusal import Malformed
from poisonbox.games import GAMES
from tests.control.party import PINS, QUICK, Party, seated

SECRET = pytest.mark.parametrize("game", ["goblets", "pok"])


@SECRET
def test_a_persons_seal_counts_although_a_bot_sits_there_now(game):
    party = Party(game, "hhh", QUICK)
    party.visit(1, 1)
    sealed = dict(party.table.drafts.sealed[1])
    party.change(1, Bot())
    assert party.screen.chairs[1].seal
    assert party.thinker.asked == []
    party.visit(0)
    party.visit(2)
    assert party.log[2] == (1, next(iter(sealed.values())))


@SECRET
def test_a_bots_seal_that_was_shown_may_be_reopened_by_the_person(game):
    party = Party(game, "hhb", QUICK)
    party.wait()
    answer = party.table.thinking.answers[2]
    party.change(2, Human("Cleo"))
    assert party.screen.chairs[2].seal
    assert party.journal.load(1).note["sealed"]["2"]
    party.open(2)
    assert party.ask.choice == answer
    party.wait()
    assert party.session.reopen(party.now).done


@SECRET
def test_a_bots_choice_that_was_not_shown_yet_is_forgotten(game):
    party = Party(game, "hhb", Customs(bots_seal=10.0))
    party.wait()
    assert 2 in party.table.thinking.answers
    party.change(2, Human("Cleo"))
    assert party.screen.chairs[2].seal is False
    party.open(2)
    assert party.ask.choice is None


def test_what_was_half_chosen_is_gone_with_the_person():
    party = Party("hue", "hhh", QUICK)
    seat = party.screen.called
    party.open(seat)
    party.choose()
    party.change(seat, Bot())
    assert party.table.drafts.picked == {}


def test_a_change_is_written_down_for_history_and_resume():
    party = Party("hue", "hhh", QUICK)
    party.change(1, Bot("spiteful", "expert"))
    stored = party.journal.load(1)
    assert stored.seats[1].character == "spiteful"
    party.restart()
    assert party.screen.chairs[1].name == "Vesper"


def test_a_seat_that_does_not_exist_is_not_changed():
    party = Party("hue", "hhh")
    assert party.change(3, Bot()).why == "not-allowed"
    assert party.change(-1, Bot()).why == "not-allowed"


def test_as_many_players_as_seats():
    with pytest.raises(Malformed):
        Session.start(Match(GAMES["hue"], 4), seated("hhh"), Means("seed"), 0.0)


# -- locks -----------------------------------------------------------------------------------------


def test_a_lock_stays_while_a_bot_sits_there():
    party = Party("pok", "lhh")
    party.change(0, Bot())
    assert not party.screen.chairs[0].locked
    assert party.change(0, Human("Somebody")).done
    assert party.screen.chairs[0].locked
    assert party.open(0).why == "pin"
    party.restart()
    assert party.open(0).why == "pin"
    assert party.open(0, "0000").done


def test_another_lock_is_put_on_only_with_the_old_pin():
    party = Party("pok", "lhh")
    newcomer = Human("Somebody", "", PINS[5])
    assert party.change(0, newcomer).why == "pin"
    assert party.change(0, newcomer, "1234").why == "wrong-pin"
    assert party.screen.chairs[0].name == "Ada"
    assert party.change(0, newcomer, "0000").done
    assert party.open(0, "0000").why == "wrong-pin"
    assert party.open(0, "5555").done


def test_a_lock_tells_nothing_of_its_pin():
    closed = lock("2468", b"salt")
    assert closed.opens("2468")
    assert not closed.opens("2469")
    assert "2468" not in closed.text()
    assert repr(Human("Ada", "", closed)) == "Human(name='Ada', crest='', pin=Lock(...))"
    assert lock("2468", b"pepper").digest != closed.digest
    assert Lock.read(closed.text()) == closed


@pytest.mark.parametrize("text", ["", "zz:00", "00", "é:é", "00:é"])
def test_a_damaged_lock_opens_for_nobody(text):
    assert not Lock.read(text).opens("")


def test_pins_of_any_letters():
    assert lock("grüße 🙂", b"").opens("grüße 🙂")


def test_a_wrong_pin_while_input_is_dead_is_not_counted():
    party = Party("hue", "lll")
    seat = party.screen.called
    party.visit(seat, pin=str(seat) * 4)
    following = party.screen.called
    assert party.session.open(following, party.now, "9").why == "dead"
    assert party.screen.chairs[following].wrong == 0


def test_a_right_pin_ends_the_counting():
    gate = Gate()
    own = lock("1", b"")
    assert gate.try_pin(0, own, "2", 0.0) == "wrong-pin"
    assert gate.try_pin(0, own, "1", 0.0) == ""
    assert gate.wrong == {}
    assert gate.try_pin(0, None, None, 0.0) == ""
