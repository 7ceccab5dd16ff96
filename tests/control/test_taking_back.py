"""Taking back: freely until confirmed, then by agreement, never past something revealed."""

import pytest

from poisonbox.control.customs import Customs
from poisonbox.control.seats import Bot, Human
from poisonbox.control.takeback import reveals
from poisonbox.games import GAMES
from tests.control.party import QUICK, Party

EVERY = pytest.mark.parametrize("game", list(GAMES))
SEQUENTIAL = pytest.mark.parametrize("game", ["cauldrons", "hue"])
SECRET = pytest.mark.parametrize("game", ["goblets", "pok"])


@SEQUENTIAL
def test_a_move_is_taken_back_when_everybody_agrees(game):
    party = Party(game, "hhh")
    first = party.screen.called
    before = list(party.log)
    party.visit(first)
    assert party.screen.may_take_back
    assert party.session.take_back(party.now).done
    assert party.screen.proposal.seat == first
    assert party.log != before
    party.session.agree((first + 1) % 3, party.now)
    assert party.log != before
    party.session.agree((first + 2) % 3, party.now)
    assert party.log == before
    assert party.screen.kind == "curtain"
    assert party.screen.called == first
    assert party.screen.proposal is None
    assert party.journal.load(1).moves == 1


@SEQUENTIAL
def test_one_who_declines_is_enough(game):
    party = Party(game, "hhh")
    party.visit(party.screen.called)
    party.session.take_back(party.now)
    party.session.decline()
    assert party.screen.proposal is None
    assert party.session.agree(0, party.now).why == "not-asked"
    assert len(party.log) == 2


@SEQUENTIAL
def test_the_next_move_ends_the_proposal(game):
    party = Party(game, "hhh")
    party.visit(party.screen.called)
    party.session.take_back(party.now)
    party.visit(party.screen.called)
    assert party.screen.proposal is None


@SEQUENTIAL
def test_who_agreed_and_who_is_a_bot_need_not_be_asked(game):
    party = Party(game, "hbb", Customs(bots_pace=100.0))
    party.change(1, Human("Bo"))
    party.thinker.ready = True
    while party.screen.called not in (0, 1):
        party.wait(100.0)
    mover = party.screen.called
    party.visit(mover)
    length = len(party.log)
    party.session.take_back(party.now)
    party.session.agree(2, party.now)
    assert len(party.log) == length
    party.session.agree(1 - mover, party.now)
    assert len(party.log) == length - 1


def test_never_past_a_card_that_was_drawn():
    party = Party("cauldrons", "hhh", hand="five")
    party.visit(party.screen.called)
    assert not party.screen.may_take_back
    assert party.session.take_back(party.now).why == "revealed"


def test_never_past_chance():
    party = Party("cauldrons", "hhhh", QUICK, rounds=2)
    for _ in range(50):
        party.visit(party.screen.called)
    assert [seat for seat, _ in party.log].count(-1) == 2
    assert party.session.take_back(party.now).why == "revealed"


@SECRET
def test_never_past_a_joint_reveal(game):
    party = Party(game, "hhh", QUICK)
    for seat in range(3):
        party.visit(seat)
    assert not party.screen.may_take_back
    assert party.session.take_back(party.now).why == "revealed"


def test_never_past_the_end():
    party = Party("hue", "hhh", QUICK)
    party.finish()
    assert party.session.take_back(party.now).why == "revealed"


@EVERY
def test_nothing_can_be_taken_back_before_anybody_moved(game):
    party = Party(game, "hhh")
    assert not party.screen.may_take_back
    assert party.session.take_back(party.now).why == "not-allowed"


@EVERY
def test_the_custom_may_forbid_it(game):
    party = Party(game, "hbb", Customs(take_back=False, bots_pace=0.0, bots_seal=0.0))
    for _ in range(20):
        party.go_on()
    assert not party.screen.may_take_back
    assert party.session.take_back(party.now).why == "not-allowed"


@EVERY
def test_freely_in_solo_practice_back_to_the_first_choice_and_even_from_the_end(game):
    party = Party(game, "hbb", QUICK)
    party.finish()
    assert party.journal.load(1).finished
    own = [seat for seat, _ in party.log].count(0)
    taken = 0
    while party.session.take_back(party.now).done:
        taken += 1
        assert not party.journal.load(1).finished
        assert party.screen.kind == "open"
        assert party.screen.holder == 0
    assert taken == own
    assert 0 not in [seat for seat, _ in party.log]
    party.finish()


@EVERY
def test_chance_does_not_change_its_mind_after_a_take_back(game):
    party = Party(game, "hbb", QUICK)
    party.finish()
    chance = [move for seat, move in party.log if seat == -1]
    while party.session.take_back(party.now).done:
        pass
    party.finish()
    again = [move for seat, move in party.log if seat == -1]
    shared = min(len(chance), len(again))
    if game != "pok":  # where rounds end at other moves of the log when others are chosen
        assert again[:shared] == chance[:shared]
    assert again[0] == chance[0]


def test_one_who_was_left_alone_cannot_undo_what_was_revealed_together():
    party = Party("pok", "hhb", QUICK)
    party.visit(0)
    party.visit(1)
    party.wait()
    party.change(1, Bot())
    assert party.session.take_back(party.now).why == "revealed"
    party.open(0)
    party.restart()
    assert party.session.take_back(party.now).why == "revealed"


@EVERY
def test_a_take_back_is_told_for_animation(game):
    party = Party(game, "hbb", QUICK)
    party.finish()
    party.session.take_back(party.now)
    told = party.session.tick(party.now)
    assert told[0].events[0].kind == "taken-back"
    assert told[0].events[0].facts["moves"] >= 1
    assert not any(told.events[0].kind == "taken-back" for told in party.wait())


@SECRET
def test_a_take_back_drops_all_seals(game):
    party = Party(game, "hbb", Customs(bots_seal=1000.0))
    party.visit(0)
    party.wait(1000.0)
    while party.screen.kind == "scoring":
        party.session.go_on(party.now)
        party.wait()
    party.visit(0)
    assert party.table.drafts.sealed
    assert party.session.take_back(party.now).done
    assert party.table.drafts.sealed == {}
    assert party.journal.load(1).note["sealed"] == {}


def test_what_reveals_and_what_does_not():
    party = Party("cauldrons", "hhh")
    party.visit(party.screen.called)
    ledger = party.table.ledger
    assert [reveals(ledger, index) for index in range(2)] == [True, False]
