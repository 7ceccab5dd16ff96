"""The coach: asked with one view, heard by one seat, and silent unless there is a reason."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from poisonbox.ai.question import Answer, Question
from poisonbox.control.coaching import Caution
from poisonbox.control.customs import Customs, usual_customs
from poisonbox.control.seats import Human
from poisonbox.control.session import Means, Session
from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from poisonbox.core.view import view_json
from poisonbox.games import GAMES
from poisonbox.store.preferences import Customs as Shared
from poisonbox.store.preferences import Preferences
from poisonbox.texts.coaching import Coach
from tests.ai.positions import position
from tests.contract.secrets import other_world
from tests.control.adviser import Adviser
from tests.control.party import NAMES, QUICK, Party

EVERY = pytest.mark.parametrize("game", list(GAMES))
SECRET = pytest.mark.parametrize("game", ["goblets", "pok"])
COACHED = replace(QUICK, coach=True)


class Opinion:
    """A coach who finds the first legal move good and all others bad, as far as it is asked."""

    def __init__(self, party: Party, wins: tuple[float, ...] = (0.5, 0.2)) -> None:
        self.party = party
        self.wins = wins
        self.asked: list[Question] = []
        self.open: dict[int, Question] = {}
        self.unknown: list[Any] = []

    def ask(self, question: Question) -> int:
        self.asked.append(question)
        self.open[len(self.asked)] = question
        return len(self.asked)

    def cancel(self, ticket: int) -> None:
        self.open.pop(ticket, None)

    def poll(self) -> list[Answer]:
        answers = [self._answer(ticket, question) for ticket, question in self.open.items()]
        self.open.clear()
        return answers

    def _answer(self, ticket: int, question: Question) -> Answer:
        encode = self.party.game.encode
        moves = [encode(move) for move in self.party.state().moves(question.view["seat"])]
        known = [move for move in moves if move not in self.unknown or move in question.consider]
        candidates = []
        for at, move in enumerate(known if question.explain else ()):
            win = self.wins[min(at, len(self.wins) - 1)]
            outlook = {"win": win, "points": 0.0, "risks": {}}
            candidates.append({"move": move, "visits": 900, "worth": win, "outlook": outlook})
        return Answer(ticket, moves[0], None, candidates)


def coached(game: str, plan: str = "hss", customs: Customs = COACHED, **more: Any) -> Party:
    """An evening whose coach has an opinion; the first person has their hand open."""
    party = Party(game, "h" * len(plan), customs)
    opinion = Opinion(party, **more)
    party.means = Means("secret", party.journal, opinion)
    match = Match(GAMES[game], len(plan), {"rounds": 1} if game == "cauldrons" else {})
    players = [Human(NAMES[seat]) for seat in range(len(plan))]
    party.session = Session.start(match, players, party.means, party.now, customs)
    party.opinion = opinion  # type: ignore[attr-defined]
    party.open(party.table.ledger.actors[0])
    party.wait()
    party.wait()
    return party


@EVERY
def test_the_coach_is_asked_with_the_view_of_the_holder_and_nothing_else(game):
    party = coached(game)
    seat = party.screen.holder
    (question,) = party.opinion.asked
    assert question.view == view_json(party.table.ledger.view(seat))
    assert (question.level, question.explain, question.consider) == ("expert", True, [])


@EVERY
@settings(max_examples=8, deadline=None)
@given(st.data())
def test_hidden_things_do_not_change_the_advice(game, data):
    """The same seat in a world where all it may not know is different hears the same words."""
    players = data.draw(st.sampled_from(list(GAMES[game].seats)[:3]), "players")
    most = 40 if game == "cauldrons" else 2 * players
    moves = data.draw(st.integers(1, most), "moves")
    match = position(game, players, moves, data.draw(st.integers(0, 99), "seed"))
    assume(match.actors() and match.actors()[0] != CHANCE)
    seat = match.actors()[0]
    other = other_world(match, seat, Random(data.draw(st.integers(0, 99), "world")))
    heard = []
    for world in (match, other):
        means = Means("the same seed", thinker=Adviser(0.01))
        players = [Human(name) for name in NAMES[: world.players]]
        session = Session.start(world, players, means, 0.0, COACHED)
        session.open(seat, 1.0)
        session.tick(2.0)
        session.hint(3.0)
        session.tick(4.0)
        screen = session.screen(4.0)
        assert screen.advice is not None
        coach = Coach(game, "en", {}, seat, screen.view)
        said = [
            (coach.title(written), coach.at_once(written), coach.sentences(each), coach.bars(each))
            for each in screen.advice.named()
            for written in [world.game.encode(each.move)]
        ]
        heard.append((screen.advice, screen.hint, said))
    assert heard[0] == heard[1]


@EVERY
def test_advice_is_shown_to_whoever_asked_for_it_only(game):
    party = coached(game)
    seat = party.screen.holder
    assert party.screen.advice is None
    assert party.session.hint(party.now).done
    assert party.screen.advice is not None
    assert party.screen.hint in party.ask.moves
    party.cover()
    assert party.screen.advice is None
    assert party.screen.hint is None
    other = (seat + 1) % 3
    if other in party.table.ledger.actors:
        party.open(other)
        assert party.screen.advice is None


@EVERY
def test_advice_that_is_there_already_is_not_asked_for_again(game):
    party = coached(game)
    for _ in range(5):
        party.session.hint(party.now)
        party.wait()
    assert len(party.opinion.asked) == 1


@EVERY
def test_advice_is_dropped_when_the_position_changes(game):
    party = coached(game)
    party.session.hint(party.now)
    for _ in range(3):
        if party.screen.holder is None:
            party.go_on()
        party.choose()
        party.confirm()
    assert party.table.thinking.wanted == set()
    assert party.screen.advice is None


@EVERY
def test_nobody_thinks_on_for_a_hand_that_was_covered(game):
    party = coached(game)
    party.table.thinking.forget()
    party.opinion.poll = list  # it thinks, and thinks
    party.wait()
    assert len(party.opinion.open) == 1
    party.session.hint(party.now)
    party.cover()
    party.wait()
    assert party.opinion.open == {}
    assert party.table.thinking.wanted == set()


@SECRET
def test_a_thought_for_the_one_who_was_there_before_does_not_keep_the_next_waiting(game):
    party = coached(game)
    party.table.thinking.forget()
    poll, party.opinion.poll = party.opinion.poll, list
    party.wait()
    party.cover()
    party.open(1)
    party.wait()
    party.session.hint(party.now)
    party.opinion.poll = poll
    party.wait()
    assert party.screen.holder == 1
    assert party.screen.advice is not None
    assert [question.view["seat"] for question in party.opinion.asked[-2:]] == [0, 1]
    assert set(party.table.thinking.advice) == {1}


@SECRET
def test_who_comes_back_hears_the_same_advice_at_once(game):
    party = coached(game)
    party.session.hint(party.now)
    advice = party.screen.advice
    party.cover()
    party.open(1)
    party.wait()
    assert party.screen.advice is None
    party.cover()
    party.open(0)
    party.wait()
    assert party.screen.advice is None
    assert party.session.hint(party.now).done
    assert party.screen.advice == advice
    assert [question.view["seat"] for question in party.opinion.asked] == [0, 1]


@EVERY
def test_leaving_the_table_ends_the_thought(game):
    party = coached(game)
    party.table.thinking.forget()
    party.opinion.poll = list
    party.wait()
    party.session.close()
    assert party.opinion.open == {}


@EVERY
def test_without_a_coach_a_hint_is_a_move_and_nothing_more(game):
    party = coached(game, customs=QUICK)
    assert party.opinion.asked == []
    party.session.hint(party.now)
    party.wait()
    assert party.screen.hint in party.ask.moves
    assert party.screen.advice is None
    assert not party.opinion.asked[0].explain


# -- speaking by itself ----------------------------------------------------------------------------


@EVERY
def test_a_costly_choice_is_spoken_about_before_it_is_confirmed(game):
    party = coached(game)
    assert party.screen.caution is None
    party.choose(-1)
    party.wait()
    assert party.screen.caution == Caution("costly", own=0.2, best=0.5)


@EVERY
def test_the_best_choice_is_not_spoken_about(game):
    party = coached(game)
    party.choose(0)
    party.wait()
    assert party.screen.caution is None


@EVERY
def test_a_choice_that_is_about_as_good_is_not_spoken_about(game):
    party = coached(game, wins=(0.5, 0.47))
    party.choose(-1)
    party.wait()
    assert party.screen.caution is None


@EVERY
def test_a_choice_nobody_has_looked_at_is_looked_at_once(game):
    party = coached(game)
    choice = party.ask.moves[-1]
    party.opinion.unknown = [party.game.encode(choice)]
    party.table.thinking.forget()
    party.wait()
    party.wait()
    party.choose(-1)
    for _ in range(4):
        party.wait()
    assert party.opinion.asked[-1].consider == [party.game.encode(choice)]
    assert sum(bool(question.consider) for question in party.opinion.asked) == 1
    assert party.screen.caution is not None


@EVERY
def test_nobody_else_hears_the_warning(game):
    party = coached(game)
    party.choose(-1)
    party.cover()
    party.wait()
    assert party.screen.caution is None


@SECRET
def test_a_sealed_choice_is_not_spoken_about(game):
    party = coached(game)
    party.choose(-1)
    party.confirm()
    party.open(0)
    party.wait()
    assert party.screen.asks[0].sealed
    assert party.screen.caution is None


def test_a_coach_who_cannot_answer_is_no_trouble():
    party = coached("pok")
    party.table.thinking.forget()
    party.opinion.poll = list
    party.wait()
    party.choose(-1)
    party.wait()
    assert party.screen.caution is None
    assert party.screen.trouble is None
    assert party.confirm().done


# -- what is new -----------------------------------------------------------------------------------


def overflowing(met: frozenset[str] | None) -> Party:
    """Somebody is about to make a cauldron spill over."""
    party = Party("cauldrons", "hhh", COACHED)
    for seed in range(50):
        match = position("cauldrons", 3, 20, seed)
        seat = match.actors()[0]
        for move in match.moves(seat):
            after = match.state()
            after.play(seat, move)
            told = match.game.tell(match.state(), seat, move, after)
            if any(event.kind == "overflowed" for event in told):
                means = Means("secret", party.journal, None, met=met)
                players = [Human(name) for name in NAMES[:3]]
                party.session = Session.start(match, players, means, party.now, COACHED)
                party.open(seat)
                party.wait()
                assert party.session.choose(move, party.now).done
                return party
    raise AssertionError("nothing spills over")


def test_what_somebody_has_never_met_is_named_before_it_happens():
    party = overflowing(frozenset())
    assert party.screen.caution == Caution("new", clause="cauldrons/overflow")


def test_what_somebody_knows_is_not_named():
    assert overflowing(frozenset({"cauldrons/overflow"})).screen.caution is None


def test_where_nobody_knows_what_is_known_nothing_is_called_new():
    assert overflowing(None).screen.caution is None


def test_what_has_happened_at_this_table_is_new_no_more():
    party = overflowing(frozenset())
    party.confirm()
    party.wait()
    assert "cauldrons/overflow" in party.table.met


@EVERY
def test_rules_that_may_be_new_are_in_the_rulebook(game):
    party = Party(game, "hhh")
    for phase in party.table.phases._described.values():  # noqa: SLF001
        assert set(phase.clauses) <= set(phase.foreseen)
        assert set(phase.clauses.values()) <= set(party.game.clauses)


# -- customs ---------------------------------------------------------------------------------------


def test_who_plays_alone_has_a_coach_unless_the_settings_say_otherwise():
    assert usual_customs(Preferences(), people=1).coach
    assert not usual_customs(Preferences(), people=2).coach
    assert not usual_customs(Preferences(coach=False), people=1).coach
    assert not usual_customs(Preferences(hints=False), people=1).coach


def test_people_who_share_the_device_have_a_coach_where_the_settings_say_so():
    shared = Preferences(coach=False, customs=Shared(coach=True))
    assert usual_customs(shared, people=2).coach
    assert not usual_customs(shared, people=1).coach
    assert not usual_customs(Preferences(hints=False, customs=Shared(coach=True)), people=2).coach


def test_a_table_may_allow_everybody_a_coach():
    party = coached("pok", customs=QUICK)
    assert party.session.change_customs(COACHED, party.now).done
    party.wait()
    party.wait()
    party.session.hint(party.now)
    assert party.screen.advice is not None
