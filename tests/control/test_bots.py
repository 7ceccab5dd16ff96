"""Bots answer when they are ready, and nothing tells when that was."""

import pytest
from msgspec import structs

from poisonbox.ai.question import Answer, Question
from poisonbox.control.customs import Customs
from poisonbox.control.seats import Bot, Human, Script
from poisonbox.control.session import Means, Session
from poisonbox.control.thinking import Asked, Thinking
from poisonbox.core.match import Match
from poisonbox.games import GAMES
from tests.control.memory import TestThinker
from tests.control.party import QUICK, Party, seated

EVERY = pytest.mark.parametrize("game", list(GAMES))
SECRET = pytest.mark.parametrize("game", ["goblets", "pok"])
SEQUENTIAL = pytest.mark.parametrize("game", ["cauldrons", "hue"])


@SECRET
@pytest.mark.parametrize("ready_after", [0.0, 1.0, 2.9, 3.1, 7.0])
def test_bots_seal_at_a_fixed_moment_whenever_they_were_ready(game, ready_after):
    party = Party(game, "hhbb", Customs(bots_seal=3.0))
    began, shown = party.now, []
    for tenth in range(60):
        party.now = began + tenth / 10
        party.thinker.ready = tenth / 10 >= ready_after
        party.session.tick(party.now)
        screen = party.screen
        shown.append((screen.chairs[2].seal, screen.chairs[3].seal, screen.thinking))
    assert shown == [(False, False, True)] * 30 + [(True, True, False)] * 30


@SECRET
def test_the_reveal_waits_for_bots_that_are_late(game):
    party = Party(game, "hbb", QUICK)
    party.thinker.ready = False
    party.visit(0)
    party.wait(50.0)
    assert len(party.log) == 1
    assert party.screen.thinking
    party.thinker.ready = True
    party.wait()
    assert len(party.log) >= 4


@SECRET
def test_the_reveal_waits_for_the_bots_moment(game):
    party = Party(game, "hbb", Customs(bots_seal=30.0))
    party.visit(0)
    party.wait(20.0)
    assert len(party.log) == 1
    party.wait(10.0)
    assert len(party.log) >= 4


@SEQUENTIAL
def test_a_bots_turn_is_shown_after_its_pace_or_when_it_is_ready(game):
    party = Party(game, "bbb", Customs(bots_pace=2.0))
    start = party.now
    party.session.tick(start + 1.9)
    assert len(party.log) == 1
    party.session.tick(start + 2.0)
    assert len(party.log) == 2
    party.thinker.ready = False
    party.session.tick(start + 50.0)
    assert len(party.log) == 2
    party.thinker.ready = True
    party.session.tick(start + 50.1)
    assert len(party.log) == 3


@EVERY
def test_a_question_carries_the_view_of_its_seat_and_nothing_else(game):
    party = Party(game, "bbb", QUICK)
    (question, *_) = party.thinker.asked
    assert question.view["seat"] == party.table.ledger.actors[0]
    assert (question.level, question.character) == ("casual", "steady")


@EVERY
def test_the_same_seed_gives_the_same_match(game):
    logs = []
    for _ in range(2):
        party = Party(game, "bbb", QUICK)
        party.finish()
        logs.append(list(party.log))
    assert logs[0] == logs[1]


# -- stale answers ---------------------------------------------------------------------------------


def late_answer(party):
    """The answer to a question that was dropped comes all the same."""
    ticket = party.thinker.cancelled[-1]
    question = party.thinker.asked[ticket - 1]
    state = party.state()
    move = state.moves(question.view["seat"])[0]
    party.thinker.late.append(Answer(ticket, party.game.encode(move)))


def test_an_answer_after_a_take_back_is_dropped():
    party = Party("hue", "hbb", Customs(bots_pace=0.0))
    party.thinker.ready = True
    while party.screen.kind != "open":
        party.wait()
    party.thinker.ready = False
    party.visit(0)
    assert party.session.take_back(party.now).done
    length = len(party.log)
    late_answer(party)
    party.wait()
    assert len(party.log) == length
    assert party.screen.kind == "open"


@EVERY
def test_an_answer_after_a_seat_change_is_dropped(game):
    party = Party(game, "bbb", QUICK)
    party.thinker.ready = False
    party.wait()
    seat = party.table.ledger.actors[0]
    length = len(party.log)
    party.change(seat, Human("Ada"))
    late_answer(party)
    party.wait()
    assert len(party.log) == length
    assert party.table.thinking.answers == {}
    assert party.screen.kind == "open"


@EVERY
def test_an_answer_after_a_pause_is_dropped_and_asked_for_again(game):
    party = Party(game, "bbb", QUICK)
    party.thinker.ready = False
    party.wait()
    length = len(party.log)
    party.session.pause(party.now)
    late_answer(party)
    assert party.thinker.open == {}
    party.wait(100.0)
    assert party.screen.kind == "paused"
    party.session.unpause(party.now)
    assert party.thinker.open
    assert len(party.log) == length
    party.thinker.ready = True
    party.wait()
    party.wait()
    assert len(party.log) > length


@EVERY
def test_an_answer_nobody_asked_for_is_dropped(game):
    party = Party(game, "bbb", QUICK)
    party.thinker.ready = False
    party.thinker.late.append(Answer(999, {"play": "R1", "into": 0}))
    length = len(party.log)
    party.wait()
    assert len(party.log) == length


@EVERY
def test_closing_in_mid_thought_leaves_no_question_open(game):
    party = Party(game, "bbb", QUICK)
    party.thinker.ready = False
    party.wait()
    assert party.thinker.open
    party.session.close()
    assert party.thinker.open == {}
    length = len(party.log)
    party.thinker.ready = True
    party.wait()
    assert len(party.log) == length


def test_pausing_covers_what_others_could_see():
    party = Party("hue", "hhh")
    party.open(party.screen.called)
    party.session.pause(party.now)
    assert party.screen.kind == "paused"
    assert party.screen.holder is None
    party.session.unpause(party.now)
    assert party.screen.kind == "curtain"
    assert party.screen.dead


def test_an_answer_to_a_question_of_an_older_revision_is_dropped():
    thinker = TestThinker()
    thinking = Thinking(thinker)
    thinking.ask(Asked(0, 7), Question("hue", {}, "casual"))
    thinker.late.append(Answer(1, {}))
    thinker.ready = False
    assert thinking.poll(8) == []
    assert not thinking.waits_for(0)


# -- trouble ---------------------------------------------------------------------------------------


@EVERY
@pytest.mark.parametrize("what", ["errors", "nonsense"])
def test_a_failed_answer_is_asked_for_again(game, what):
    party = Party(game, "bbb", QUICK)
    setattr(party.thinker, what, 2)
    for _ in range(4):
        party.wait()
    assert party.screen.trouble is None
    assert len(party.log) > 1


@EVERY
@pytest.mark.parametrize("what", ["errors", "nonsense"])
def test_a_bot_that_cannot_answer_is_reported_and_no_move_is_made_up(game, what):
    party = Party(game, "bbb", QUICK)
    length = len(party.log)
    setattr(party.thinker, what, 1000)
    for _ in range(20):
        party.wait()
    trouble = party.screen.trouble
    assert (trouble.kind, trouble.seat) == ("bot", party.table.ledger.actors[0])
    assert trouble.facts == {}, "what a bot says of its failure may tell its hand"
    assert len(party.log) == length
    assert not party.screen.thinking
    setattr(party.thinker, what, 0)
    party.session.retry(party.now)
    party.finish()


@EVERY
def test_a_person_may_sit_down_for_a_bot_in_trouble(game):
    party = Party(game, "bbb", QUICK)
    party.thinker.errors = 1000
    for _ in range(20):
        party.wait()
    for seat in range(3):
        party.change(seat, Human(f"{seat}"))
    assert party.screen.trouble is None
    party.finish()


def test_a_worker_that_cannot_be_started_is_trouble():
    party = Party("hue", "bbb", QUICK)
    party.session.pause(party.now)
    party.thinker.refuses_to_start = True
    party.session.unpause(party.now)
    for _ in range(5):
        party.wait()
    assert party.screen.trouble.kind == "bot"


def test_without_a_thinker_bots_are_trouble_at_once():
    match = Match(GAMES["hue"], 3)
    session = Session.start(match, seated("bbb"), Means("seed"), 0.0, QUICK)
    assert session.screen(0.0).trouble.kind == "bot"


# -- hints -----------------------------------------------------------------------------------------


@EVERY
def test_a_hint_is_shown_to_whoever_asked(game):
    party = Party(game, "hhh")
    seat = party.screen.called or 0
    party.open(seat)
    party.wait()
    assert party.session.hint(party.now).done
    assert party.thinker.asked[-1].view["seat"] == seat
    party.wait()
    assert party.screen.hint in party.ask.moves
    party.cover()
    assert party.screen.hint is None


@EVERY
def test_hints_may_be_forbidden(game):
    party = Party(game, "hhh", Customs(hints=False))
    party.open(party.screen.called or 0)
    party.wait()
    assert party.session.hint(party.now).why == "not-allowed"
    assert party.thinker.asked == []


def test_a_hint_that_fails_is_no_trouble():
    party = Party("hue", "hhh")
    party.open(party.screen.called)
    party.thinker.errors = 1
    party.wait()
    party.session.hint(party.now)
    party.wait()
    assert party.screen.hint is None
    assert party.screen.trouble is None


# -- scripts ---------------------------------------------------------------------------------------


@EVERY
def test_a_script_plays_its_moves_and_says_when_it_has_none(game):
    party = Party(game, "bbb", QUICK)
    party.finish()
    encode = party.game.encode
    written = {
        seat: tuple(encode(move) for mover, move in party.log if mover == seat) for seat in range(3)
    }
    scripts = [Script(written[seat], f"S{seat}") for seat in range(3)]
    match = Match(party.game, 3, party.table.ledger.match.options)
    session = Session.start(match, scripts, Means("secret"), 0.0, QUICK)
    assert session.tick(1.0)
    assert session.screen(1.0).kind == "over"
    assert session.screen(1.0).result == party.screen.result
    scripts[1] = structs.replace(scripts[1], moves=written[1][:1])
    session = Session.start(match, scripts, Means("secret"), 0.0, QUICK)
    session.tick(1.0)
    assert session.screen(1.0).trouble.kind == "script"
    assert session.screen(1.0).trouble.seat == 1


def test_bots_and_scripts_have_names_and_crests_too():
    match = Match(GAMES["hue"], 3)
    seats = [Bot("gambler", "expert"), Bot("nobody-knows"), Script((), "Teacher", "owl")]
    session = Session.start(match, seats, Means("seed"), 0.0, QUICK)
    chairs = session.screen(0.0).chairs
    assert [(chair.kind, chair.name) for chair in chairs] == [
        ("bot", "Rufus"),
        ("bot", "nobody-knows"),
        ("script", "Teacher"),
    ]
