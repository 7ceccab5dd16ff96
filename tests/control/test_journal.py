"""No move is lost, and nothing is told before it is written down."""

import random

import pytest
from msgspec import structs

from poisonbox.control.customs import Customs
from poisonbox.control.journal import Unsaved
from poisonbox.control.seats import Bot
from poisonbox.control.session import Means, Session
from poisonbox.core.match import Match
from poisonbox.core.refusal import Malformed
from poisonbox.games import GAMES
from poisonbox.store.library import Library
from poisonbox.store.models import SeatInfo
from tests.control.memory import MemoryJournal
from tests.control.party import QUICK, Party, seated

EVERY = pytest.mark.parametrize("game", list(GAMES))
SECRET = pytest.mark.parametrize("game", ["goblets", "pok"])


def everything(party):
    """All that counts of a session."""
    table = party.table
    return (
        list(party.log),
        table.note(),
        dict(table.drafts.picked),
        table.device.holder,
        party.screen.kind,
        party.journal.load(1).record,
    )


@EVERY
def test_a_move_is_in_the_journal_before_it_is_told(game):
    party = Party(game, "hhb", QUICK)
    append = party.journal.append

    def checked(match_id, at, moves, note=None):
        assert at == len(party.log) == len(party.table.ledger.events)
        append(match_id, at, moves, note)

    party.journal.append = checked
    party.finish()
    written = [(seat, party.game.encode(move)) for seat, move in party.log]
    assert party.journal.load(1).record.moves == written


@EVERY
def test_a_full_disk_leaves_the_session_unchanged_and_is_reported(game):
    party = Party(game, "hhh", QUICK)
    party.open(party.screen.called or 0)
    party.choose()
    party.wait()
    before = everything(party)
    party.journal.full = True
    assert party.session.confirm(party.now).why == "journal"
    assert everything(party) == before
    trouble = party.screen.trouble
    assert (trouble.kind, trouble.code) == ("journal", "library/full")
    assert party.wait() == ()
    party.journal.full = False
    assert party.session.confirm(party.now).done
    assert party.screen.trouble is None
    party.finish()


@EVERY
def test_a_bots_move_waits_until_the_disk_has_room_again(game):
    party = Party(game, "bbb", QUICK)
    party.journal.full = True
    before = list(party.log)
    for _ in range(5):
        party.wait()
    assert party.log == before
    assert party.screen.trouble.kind == "journal"
    party.journal.full = False
    party.wait()
    assert party.log == before, "somebody has to say that it may go on"
    party.session.retry(party.now)
    assert len(party.log) > len(before)
    party.finish()


def test_chance_waits_too():
    party = Party("pok", "hhh", QUICK)
    party.visit(0)
    party.visit(1)
    append = party.journal.append

    def full_afterwards(match_id, at, moves, note=None):
        append(match_id, at, moves, note)
        party.journal.full = True

    party.journal.append = full_afterwards
    party.visit(2)
    party.journal.append = append
    assert len(party.log) == 4
    assert party.screen.kind == "stuck"
    assert party.screen.trouble.kind == "journal"
    party.journal.full = False
    party.session.retry(party.now)
    assert party.screen.kind == "board"


@SECRET
def test_the_last_seal_is_kept_although_the_reveal_could_not_be_written(game):
    party = Party(game, "hhh", QUICK)
    party.visit(0)
    party.visit(1)
    keep = party.journal.keep_note

    def full_afterwards(match_id, note):
        keep(match_id, note)
        party.journal.full = True

    party.journal.keep_note = full_afterwards
    party.visit(2)
    party.journal.keep_note = keep
    assert len(party.log) == 1
    assert [chair.seal for chair in party.screen.chairs] == [True] * 3
    party.journal.full = False
    party.restart()
    assert len(party.log) >= 4


@SECRET
def test_reopening_changing_seats_and_customs_need_the_journal(game):
    party = Party(game, "hhh", QUICK)
    party.visit(0)
    party.open(0)
    party.wait()
    before = everything(party)
    party.journal.full = True
    assert party.session.reopen(party.now).why == "journal"
    assert party.change(1, Bot()).why == "journal"
    assert party.session.change_customs(Customs(), party.now).why == "journal"
    assert everything(party) == before


def test_votes_dice_and_going_on_need_the_journal():
    party = Party("pok", "hhh", Customs(table_vote=True, real_chance=True))
    for kind in ("chance", "vote", "scoring"):
        party.wait()
        before = everything(party)
        assert party.screen.kind == kind
        party.journal.full = True
        replies = {
            "chance": lambda: party.session.enter_chance(party.table.ledger.chance(), party.now),
            "vote": lambda: party.session.vote({0: 0, 1: 1, 2: 2}, party.now),
            "scoring": lambda: party.session.go_on(party.now),
        }
        assert replies[kind]().why == "journal"
        assert everything(party) == before
        party.journal.full = False
        party.session.retry(party.now)
        assert replies[kind]().done


def test_taking_back_needs_the_journal():
    party = Party("hue", "hbb", QUICK)
    party.finish()
    before = list(party.log)
    party.journal.full = True
    assert party.session.take_back(party.now).why == "journal"
    assert party.log == before
    party.journal.full = False
    assert party.session.take_back(party.now).done


def test_a_match_that_cannot_be_begun_is_not_begun():
    journal = MemoryJournal()
    journal.full = True
    match = Match(GAMES["hue"], 3)
    with pytest.raises(Unsaved) as raised:
        Session.start(match, seated("hhh"), Means("seed", journal), 0.0)
    assert raised.value.code == "library/full"


def test_the_end_is_written_down_when_there_is_room_again():
    party = Party("hue", "bb", QUICK)
    finish = party.journal.finish

    def full(match_id, totals, winners):
        party.journal.full = True
        finish(match_id, totals, winners)

    party.journal.finish = full
    for _ in range(20):
        party.wait()
    assert party.screen.kind == "over"
    assert party.screen.trouble.kind == "journal"
    party.journal.finish = finish
    party.journal.full = False
    party.session.retry(party.now)
    assert party.screen.trouble is None
    assert party.journal.load(1).finished


# -- resuming --------------------------------------------------------------------------------------


def shown(party):
    """What is shown, but for what depends on when the program was started."""
    return structs.replace(party.screen, dead=False, revision=0, thinking=False)


@EVERY
@pytest.mark.parametrize("plan", ["hhh", "hhb", "hbb", "lbl", "bbb"])
def test_resume_at_any_point_is_the_same_match(game, plan):
    party = Party(game, plan, structs.replace(QUICK, scoring=True))
    branches = []
    while party.screen.kind != "over":
        party.go_on()
        other = party.branch()
        assert other.log == party.log
        assert other.table.note() == party.table.note()
        if plan.count("b") < 2:
            assert other.screen.holder is None
        if party.screen.holder == other.screen.holder:
            assert shown(other) == shown(party)
            branches.append(other)
    for other in branches[:: 1 + len(branches) // 5]:
        other.finish()
        assert other.log == party.log


@EVERY
def test_the_real_library_keeps_a_session(game, tmp_path):
    rng = random.Random(game)
    party = Party(game, "hhb", QUICK)
    with Library.open(tmp_path) as library:
        party.means = Means("secret", library, party.thinker)
        match = Match(party.game, 3, party.table.ledger.match.options)
        party.session = Session.start(match, seated("hhb"), party.means, party.now, QUICK)
        number = party.session.match_id
        assert library.load(number).seats[0] == SeatInfo("Ada", "human", crest="crest-0")
        while party.screen.kind != "over":
            party.go_on()
            if rng.random() < 0.1:
                stored = library.load(number)
                log, note = list(party.log), party.table.note()
                party.session = Session.resume(stored, GAMES, party.means, party.now)
                assert (party.log[: len(log)], party.table.note()["sealed"]) == (
                    log,
                    note["sealed"] if len(party.log) == len(log) else {},
                )
        stored = library.load(number)
        assert stored.finished
        assert stored.totals == party.screen.result.totals
        assert Match.from_record(stored.record, GAMES).log == party.log


def test_a_match_without_a_note_is_resumed_with_the_seats_of_the_history():
    party = Party("pok", "hhb", QUICK)
    party.visit(0)
    party.journal.matches[1]["note"] = "{}"
    party.restart()
    assert [chair.kind for chair in party.screen.chairs] == ["human", "human", "bot"]
    assert [chair.name for chair in party.screen.chairs] == ["Ada", "Bo", "Ambrose"]
    assert party.screen.kind == "board"
    party.finish()


def test_a_match_whose_seats_are_not_all_named_is_refused():
    party = Party("pok", "hhb", QUICK)
    party.journal.matches[1]["seats"].pop()
    with pytest.raises(Malformed):
        party.resumed()


@pytest.mark.parametrize(
    "note",
    [
        '{"seats": 3, "customs": [], "sealed": [], "seen": "x", "seed": 5, "locks": 1}',
        '{"seats": [], "customs": {"idle": -1}, "sealed": {"9": {}, "0": 1}, "seen": [1]}',
        '{"sealed": {"0": {"show": {"show": "cup"}}, "1": {"show": 7}}, "seen": [-5, 900, 0]}',
        '{"sealed": {"0": {"show": {"pour": {}}}}, "looked_at": "many", "together": 1}',
        '{"seats": [{"type": "ghost"}, {}, null], "locks": {"0": "open"}, "looked_at": 77}',
    ],
)
def test_a_damaged_note_does_not_stop_a_match(note):
    party = Party("pok", "hhb", QUICK)
    party.visit(0)
    party.journal.matches[1]["note"] = note
    party.restart()
    assert party.screen.holder is None
    party.finish()


def test_a_seal_that_became_impossible_is_asked_for_again():
    party = Party("pok", "hhh", QUICK)
    party.finish()
    rolls = [index for index, (seat, _) in enumerate(party.log) if seat == -1]
    view = None
    for index in rolls:
        match = Match.replay(party.game, 3, party.table.ledger.match.options, party.log[:index])
        view = match.view(0)
        if 0 in view.counters.values():
            break
    symbol = next(name for name, left in view.counters.items() if not left)
    party.journal.take_back(1, index)
    note = party.table.note()
    note["sealed"] = {"0": {"show": {"show": symbol}}}
    party.journal.keep_note(1, note)
    party.restart()
    assert [chair.seal for chair in party.screen.chairs] == [False] * 3
    party.finish()


def test_a_session_may_begin_in_the_middle_of_a_secret_choice():
    """A record from elsewhere may stop there; what is sealed in it stays sealed."""
    game = GAMES["pok"]
    match = Match(game, 3)
    match.submit(-1, match.state().sample(random.Random(1)))
    match.submit(1, 2)
    journal = MemoryJournal()
    session = Session.start(match, seated("hhh"), Means("seed", journal), 0.0, QUICK)
    assert [chair.seal for chair in session.screen(1.0).chairs] == [False, True, False]
    assert journal.load(1).moves == 2
    assert session.open(1, 1.0).why == "not-asked"
    for now, seat in ((2.0, 0), (4.0, 2)):
        assert session.open(seat, now).done
        assert session.choose(0, now + 0.5).done
        assert session.confirm(now + 1.0).done
    assert len(session.screen(5.0).sheets) == 1
