"""The ready board: seals, any order, reopening, one visit, table vote."""

from itertools import permutations

import pytest
from msgspec import structs

from poisonbox.control.customs import Customs
from poisonbox.control.phases import phases_of
from poisonbox.games import GAMES
from tests.control.party import QUICK, Party

SECRET = pytest.mark.parametrize("game", ["goblets", "pok"])


def seals(party):
    return [chair.seal for chair in party.screen.chairs]


@SECRET
def test_the_ready_board_shows_a_seal_per_seat(game):
    party = Party(game, "hhh")
    assert party.screen.kind == "board"
    assert seals(party) == [False, False, False]
    party.visit(1)
    assert party.screen.kind == "board"
    assert seals(party) == [False, True, False]
    assert party.screen.holder is None


@SECRET
def test_any_order_and_then_one_joint_reveal_in_seat_order(game):
    logs = []
    for order in permutations(range(3)):
        party = Party(game, "hhh", QUICK)
        before = len(party.log)
        for seat in order:
            assert len(party.log) == before
            party.visit(seat, seat)
        logs.append(party.log[before : before + 3])
    assert logs.count(logs[0]) == len(logs)
    assert [seat for seat, _ in logs[0]] == [0, 1, 2]


@SECRET
def test_nothing_is_in_the_match_before_the_last_seal_closes(game):
    party = Party(game, "hhh")
    party.visit(0)
    party.visit(2)
    assert len(party.log) == 1
    assert party.table.ledger.match.view(None).sealed == (False,) * 3


@SECRET
def test_a_seal_may_be_reopened_by_its_owner_until_the_last_one_closes(game):
    party = Party(game, "hhh", QUICK)
    party.visit(0, 0)
    party.open(0)
    first = party.ask
    assert first.sealed
    assert first.choice == first.moves[0]
    party.wait()
    assert party.session.choose(first.moves[1], party.now).why == "sealed"
    assert party.session.confirm(party.now).why == "sealed"
    assert party.session.reopen(party.now).done
    assert seals(party) == [False] * 3
    assert party.ask.choice == first.moves[0]
    party.choose(1)
    party.confirm()
    party.visit(1)
    party.visit(2)
    assert party.log[1] == (0, first.moves[1])


@SECRET
def test_nobody_else_sees_or_reopens_a_seal(game):
    party = Party(game, "hhh")
    party.visit(0)
    party.open(1)
    assert party.screen.asks[0].choice is None
    party.wait()
    assert party.session.reopen(party.now).why == "not-chosen"
    assert seals(party) == [True, False, False]


@SECRET
def test_after_the_last_seal_there_is_nothing_to_reopen(game):
    party = Party(game, "hhh", QUICK)
    for seat in range(3):
        party.visit(seat)
    party.open(0)
    party.wait()
    assert party.session.reopen(party.now).why == "not-chosen"


@SECRET
def test_seals_survive_the_program(game):
    party = Party(game, "hhh")
    party.visit(2, 1)
    choice = party.table.drafts.sealed[2]
    party.restart()
    assert seals(party) == [False, False, True]
    assert party.table.drafts.sealed[2] == choice
    party.visit(0)
    party.visit(1)
    assert party.log[3] == (2, next(iter(choice.values())))


def test_looking_at_ones_seal_when_the_last_one_closes_gives_way_to_the_reveal():
    party = Party("pok", "hhb", Customs(bots_seal=30.0, idle=0.0))
    party.visit(0)
    party.visit(1)
    party.open(0)
    assert party.screen.holder == 0
    party.wait(40.0)
    assert party.screen.kind == "scoring"
    assert party.screen.holder is None


def test_who_plays_alone_may_reopen_until_the_bots_have_sealed():
    party = Party("pok", "hbb", Customs(bots_seal=60.0))
    party.visit(0)
    assert party.screen.kind == "board"
    assert party.screen.holder == 0
    party.wait()
    assert party.session.reopen(party.now).done
    assert party.screen.kind == "open"
    party.choose(1)
    party.confirm()
    party.wait(60.0)
    assert party.screen.kind == "scoring"


# -- one visit -------------------------------------------------------------------------------------

ONE_VISIT = structs.replace(QUICK, one_visit=True)


def test_one_visit_for_drinks_and_thumb():
    party = Party("goblets", "hhhh", ONE_VISIT)
    party.open(0)
    assert [ask.phase for ask in party.screen.asks] == ["pour", "drink"]
    pour, drink = party.screen.asks
    party.wait()
    party.session.choose(drink.moves[1], party.now)
    assert party.confirm().why == "not-chosen"
    party.session.choose(pour.moves[2], party.now)
    assert party.confirm().done
    for seat in (3, 1):
        party.visit(seat, seat)
    assert len(party.log) == 1
    party.visit(2, 2)
    assert len(party.log) == 9
    assert party.log[1] == (0, pour.moves[2])
    assert party.log[5] == (0, drink.moves[1])
    assert party.screen.phase == "pour"
    assert party.screen.view.round == 1


def test_the_thumb_waits_in_the_session_until_all_have_poured():
    party = Party("goblets", "hhhb", structs.replace(ONE_VISIT, bots_seal=5.0))
    for seat in range(3):
        party.visit(seat)
    party.wait(2.5)
    assert [type(move).__name__ for _, move in party.log] == ["Stakes"] + ["Pour"] * 4
    assert seals(party) == [True, True, True, False]
    party.wait(5.0)
    assert party.screen.view.round == 1


def test_a_waiting_thumb_may_be_reopened_and_survives_the_program():
    party = Party("goblets", "hhhb", structs.replace(ONE_VISIT, bots_seal=5.0))
    for seat in range(3):
        party.visit(seat)
    party.wait(2.5)
    party.restart()
    assert seals(party) == [True, True, True, False]
    party.open(1)
    assert [ask.phase for ask in party.screen.asks] == ["drink"]
    party.wait(0.5)
    assert party.session.reopen(party.now).done
    party.wait(20.0)
    assert seals(party) == [True, False, True, True]
    party.visit(1, 1)
    assert party.screen.view.round == 1


def test_reopening_in_the_first_phase_reopens_both():
    party = Party("goblets", "hhh", ONE_VISIT)
    party.visit(0, 1)
    party.open(0)
    party.wait()
    party.session.reopen(party.now)
    assert party.table.drafts.sealed == {}
    assert all(ask.choice is not None and not ask.sealed for ask in party.screen.asks)


def test_what_may_be_chosen_later_depends_on_nobody():
    """The promise that a game makes by describing one visit."""
    for game in GAMES.values():
        phases = phases_of(game)
        for players in game.seats:
            state = game.new(players)
            party = Party(game.id, "h" * players)
            while not party.table.ledger.over and len(party.log) < 80:
                kind = party.table.kind
                then = phases[kind].then
                if then is not None and party.table.ledger.secret:
                    expected = [party.table.ledger.afterwards(s, None) for s in range(players)]
                    party.session.change_customs(QUICK, party.now)
                    while party.table.kind == kind:
                        party.go_on()
                    assert party.table.kind == then
                    assert [party.table.ledger.moves(s) for s in range(players)] == expected
                party.go_on()
            assert state.actors() == (-1,)


# -- table vote ------------------------------------------------------------------------------------

VOTE = structs.replace(QUICK, table_vote=True)


def test_a_table_vote_is_entered_by_one_person_and_made_at_once():
    party = Party("pok", "hhh", VOTE)
    screen = party.screen
    assert screen.kind == "vote"
    assert [ballot.seat for ballot in screen.ballots] == [0, 1, 2]
    assert screen.holder is None
    party.wait()
    choices = {ballot.seat: ballot.moves[ballot.seat] for ballot in screen.ballots}
    assert party.session.vote({0: 0}, party.now).why == "not-chosen"
    assert party.session.vote(choices, party.now).done
    assert party.log[1:4] == [(0, 0), (1, 1), (2, 2)]


def test_no_hand_is_opened_while_the_table_votes():
    party = Party("pok", "hhh", VOTE)
    assert party.open(0).why == "not-asked"


def test_a_wrong_vote_names_its_clause_and_its_seat():
    party = Party("pok", "hhh", VOTE)
    for _ in range(400):
        ballots = party.screen.ballots
        short = [ballot for ballot in ballots if len(ballot.moves) < 3]
        if party.screen.kind == "over" or short:
            break
        party.go_on()
    assert short, "somebody has handed over both counters of a symbol"
    choices = {ballot.seat: ballot.moves[0] for ballot in ballots}
    choices[short[0].seat] = next(symbol for symbol in range(3) if symbol not in short[0].moves)
    before = list(party.log)
    party.wait()
    reply = party.session.vote(choices, party.now)
    assert (reply.why, reply.seat) == ("illegal", short[0].seat)
    assert reply.refusal.clause == "pok/choose"
    assert party.log == before


def test_only_the_toast_is_voted_the_drinks_are_poured_in_secret():
    party = Party("goblets", "hhh", structs.replace(VOTE, one_visit=True))
    assert party.screen.kind == "board"
    party.open(0)
    assert [ask.phase for ask in party.screen.asks] == ["pour"]
    for seat in range(3):
        party.visit(seat)
    assert party.screen.kind == "vote"


def test_bots_have_sealed_before_the_table_votes():
    party = Party("pok", "hhb", structs.replace(VOTE, bots_seal=3.0))
    party.thinker.ready = False
    party.wait()
    assert [ballot.seat for ballot in party.screen.ballots] == [0, 1]
    assert party.session.vote({0: 0, 1: 1}, party.now).why == "thinking"
    party.wait(5.0)
    assert party.session.vote({0: 0, 1: 1}, party.now).why == "thinking"
    assert party.screen.thinking
    party.thinker.ready = True
    party.wait()
    assert not party.screen.thinking
    assert party.session.vote({0: 0, 1: 1}, party.now).done
    assert [seat for seat, _ in party.log[1:4]] == [0, 1, 2]


def test_who_plays_alone_does_not_vote():
    party = Party("pok", "hbb", VOTE)
    assert party.screen.kind == "open"


def test_changing_to_a_vote_in_mid_choice_keeps_what_is_sealed():
    party = Party("pok", "hhh", QUICK)
    party.visit(1, 1)
    party.open(0)
    assert party.session.change_customs(VOTE, party.now).done
    assert party.screen.holder is None
    assert [ballot.seat for ballot in party.screen.ballots] == [0, 2]
    party.wait()
    party.session.vote({0: 0, 2: 2}, party.now)
    assert party.log[1:4] == [(0, 0), (1, 1), (2, 2)]
