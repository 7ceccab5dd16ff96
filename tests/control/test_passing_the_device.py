"""Every rule of *Passing the device*, each by its name."""

from itertools import pairwise

import pytest
from msgspec import structs

from poisonbox.control.customs import Customs
from poisonbox.control.device import DEAD_TIME
from poisonbox.control.seats import Bot, Human
from poisonbox.games import GAMES
from tests.contract.foreign import pool
from tests.control.party import QUICK, Party

SEQUENTIAL = pytest.mark.parametrize("game", ["cauldrons", "hue"])
SECRET = pytest.mark.parametrize("game", ["goblets", "pok"])
EVERY = pytest.mark.parametrize("game", list(GAMES))


def nothing_private(screen):
    return screen.holder is None and screen.view.seat is None and not screen.asks


# -- the curtain -----------------------------------------------------------------------------------


@SEQUENTIAL
def test_the_curtain_names_the_next_player_and_what_is_asked(game):
    screen = Party(game, "hhh").screen
    assert screen.kind == "curtain"
    assert nothing_private(screen)
    chair = screen.chairs[screen.called]
    assert chair.asked
    assert (chair.name, chair.crest) != ("", "")
    assert screen.phase == {"cauldrons": "play", "hue": "place"}[game]


@SEQUENTIAL
def test_the_table_stays_visible_behind_the_curtain(game):
    party = Party(game, "hhh")
    party.visit(party.screen.called)
    screen = party.screen
    assert screen.kind == "curtain"
    assert screen.view == party.table.ledger.match.view(None)


@SEQUENTIAL
def test_the_curtain_carries_a_recap_in_public_words_since_that_players_last_turn(game):
    party = Party(game, "hhh")
    first = party.screen.called
    for _ in range(3):
        party.visit(party.screen.called)
    screen = party.screen
    assert screen.called == first
    assert [told.seat for told in screen.recap] == [first, (first + 1) % 3, (first + 2) % 3]
    assert all(not event.secret for told in screen.recap for event in told.events)


@SEQUENTIAL
def test_commit_then_nothing_private_then_curtain_then_the_next_player(game):
    party = Party(game, "hhh")
    first = party.screen.called
    party.open(first)
    assert party.screen.holder == party.screen.view.seat == first
    party.choose()
    party.confirm()
    screen = party.screen
    assert screen.kind == "curtain"
    assert nothing_private(screen)
    assert screen.called == (first + 1) % 3
    party.open(screen.called)
    assert party.screen.view.seat == screen.called


@EVERY
def test_only_who_is_called_can_open(game):
    party = Party(game, "hhh")
    screen = party.screen
    for seat in range(3):
        party.cover()
        assert party.open(seat).done == (screen.called in (None, seat))


@EVERY
def test_no_second_hand_is_opened_while_one_is_open(game):
    party = Party(game, "hhh")
    holder = party.screen.called or 0
    party.open(holder)
    for seat in range(3):
        assert party.open(seat).why == ("" if seat == holder else "held")
        assert party.screen.holder == holder


# -- revealing and covering ------------------------------------------------------------------------


@EVERY
def test_peek_shows_only_as_long_as_the_key_is_held(game):
    party = Party(game, "hhh")
    seat = party.screen.called or 0
    party.wait()
    assert party.session.peek(seat, party.now).done
    assert party.screen.holder == seat
    party.wait(0.1)
    party.session.release(party.now)
    assert nothing_private(party.screen)


@EVERY
def test_a_click_opens_until_it_is_covered(game):
    party = Party(game, "hhh")
    seat = party.screen.called or 0
    party.open(seat)
    party.session.release(party.now)
    assert party.screen.holder == seat
    party.cover()
    assert nothing_private(party.screen)


@EVERY
def test_focus_loss_and_minimising_cover(game):
    party = Party(game, "hhh")
    party.open(party.screen.called or 0)
    party.session.leave(party.now)
    assert nothing_private(party.screen)


@EVERY
def test_twenty_idle_seconds_cover(game):
    party = Party(game, "hhh")
    seat = party.screen.called or 0
    party.open(seat)
    opened = party.now
    assert party.session.screen(opened + 19.9).holder == seat
    assert nothing_private(party.session.screen(opened + 20.0))


@EVERY
def test_a_touch_keeps_the_hand_open(game):
    party = Party(game, "hhh")
    seat = party.screen.called or 0
    party.open(seat)
    party.wait(15.0)
    party.session.touch(party.now)
    party.wait(15.0)
    assert party.screen.holder == seat


def test_a_touch_that_comes_too_late_opens_nothing():
    party = Party("hue", "hhh")
    party.open(party.screen.called)
    party.now += 20.0
    party.session.touch(party.now)
    assert nothing_private(party.screen)


@pytest.mark.parametrize(("idle", "covered"), [(5.0, True), (60.0, False), (0.0, False)])
def test_the_idle_time_is_a_setting(idle, covered):
    party = Party("hue", "hhh", Customs(idle=idle))
    party.open(party.screen.called)
    party.wait(30.0)
    assert nothing_private(party.screen) == covered


def test_a_choice_made_after_the_idle_time_is_not_taken():
    party = Party("hue", "hhh")
    party.open(party.screen.called)
    move = party.ask.moves[0]
    party.now += 25.0
    assert not party.session.choose(move, party.now).done
    assert not party.session.confirm(party.now + 1).done
    assert len(party.log) == 1


# -- dead time -------------------------------------------------------------------------------------


@SEQUENTIAL
def test_a_double_press_opens_nothing(game):
    party = Party(game, "hhh")
    party.visit(party.screen.called)
    following = party.screen.called
    assert party.screen.dead
    assert party.session.open(following, party.now).why == "dead"
    assert party.session.peek(following, party.now + DEAD_TIME - 0.01).why == "dead"
    assert nothing_private(party.screen)
    assert not party.session.screen(party.now + DEAD_TIME).dead
    assert party.session.open(following, party.now + DEAD_TIME).done


@SECRET
def test_a_double_press_after_sealing_opens_nothing(game):
    party = Party(game, "hhh")
    party.visit(0)
    assert party.session.open(1, party.now).why == "dead"
    assert party.session.open(0, party.now).why == "dead"
    assert nothing_private(party.screen)


@EVERY
def test_a_double_press_chooses_nothing_in_the_hand_that_was_just_opened(game):
    party = Party(game, "hhh")
    party.open(party.screen.called or 0)
    move = party.ask.moves[0]
    assert party.session.choose(move, party.now).why == "dead"
    assert party.session.choose(move, party.now + DEAD_TIME).done


def test_covering_is_never_dead():
    party = Party("hue", "hhh")
    party.open(party.screen.called)
    party.session.cover(party.now)
    assert nothing_private(party.screen)


def test_what_needs_somebody_asked_does_nothing_without():
    party = Party("hue", "hhh")
    session = party.session
    party.wait()
    answers = (
        session.unchoose(party.now),
        session.confirm(party.now),
        session.reopen(party.now),
        session.hint(party.now),
        session.vote({}, party.now),
        session.enter_chance(None, party.now),
        session.go_on(party.now),
        session.agree(0, party.now),
    )
    assert {reply.why for reply in answers} == {"not-asked"}
    party.visit(party.screen.called)
    answers = (
        session.unchoose(party.now),
        session.confirm(party.now),
        session.reopen(party.now),
        session.hint(party.now),
        session.vote({}, party.now),
        session.enter_chance(None, party.now),
        session.go_on(party.now),
    )
    assert {reply.why for reply in answers} == {"dead"}


# -- PIN -------------------------------------------------------------------------------------------


@EVERY
def test_a_pin_keeps_the_hand_shut(game):
    party = Party(game, "lll")
    seat = party.screen.called or 0
    assert party.open(seat).why == "pin"
    assert party.open(seat, "0001").why == "wrong-pin"
    assert nothing_private(party.screen)
    assert party.screen.chairs[seat].wrong == 1
    assert party.open(seat, str(seat) * 4).done
    assert party.screen.holder == seat
    assert party.screen.chairs[seat].wrong == 0


def test_many_wrong_pins_make_one_wait():
    party = Party("hue", "lll")
    seat = party.screen.called
    for _ in range(5):
        assert party.open(seat, "9999").why == "wrong-pin"
    assert party.open(seat, str(seat) * 4).why == "pin-wait"
    party.wait(30.0)
    assert party.open(seat, str(seat) * 4).done


def test_each_return_to_a_locked_hand_needs_the_pin():
    party = Party("hue", "lll")
    seat = party.screen.called
    party.open(seat, str(seat) * 4)
    party.cover()
    assert party.open(seat).why == "pin"


# -- resuming --------------------------------------------------------------------------------------


@EVERY
def test_resume_lands_on_the_curtain_when_several_people_play(game):
    party = Party(game, "hhh")
    party.open(party.screen.called or 0)
    party.restart()
    assert nothing_private(party.screen)
    assert party.screen.kind == ("curtain" if game in ("cauldrons", "hue") else "board")


@EVERY
def test_resume_lands_on_the_table_when_one_person_plays_against_bots(game):
    party = Party(game, "hbb", QUICK)
    while party.screen.kind == "bots":
        party.wait()
    party.restart()
    assert party.screen.holder == 0


# -- sequential games ------------------------------------------------------------------------------


@SEQUENTIAL
def test_choose_and_see_the_consequence_before_committing(game):
    party = Party(game, "hhh")
    party.open(party.screen.called)
    party.choose()
    screen = party.screen
    assert screen.asks[0].choice == screen.asks[0].moves[0]
    assert screen.foreseen[0].kind == {"cauldrons": "played", "hue": "placed"}[game]
    assert len(party.log) == 1
    told = party.table.ledger.foresee(screen.holder, screen.asks[0].choice)
    assert screen.foreseen == told[: len(screen.foreseen)]


def test_the_card_that_would_be_drawn_is_not_foreseen():
    party = Party("cauldrons", "hhh", hand="five")
    party.open(party.screen.called)
    party.choose()
    assert {event.kind for event in party.screen.foreseen} <= {"played", "overflowed"}
    assert all(not event.secret for event in party.screen.foreseen)


@EVERY
def test_confirm_explicitly(game):
    party = Party(game, "hhh", Customs(confirm="explicit"))
    party.open(party.screen.called or 0)
    before = len(party.log), dict(party.table.drafts.sealed)
    party.choose()
    assert (len(party.log), party.table.drafts.sealed) == before
    party.confirm()
    assert (len(party.log), party.table.drafts.sealed) != before


@EVERY
def test_confirm_on_drop(game):
    party = Party(game, "hhh", Customs(confirm="on-drop"))
    party.open(party.screen.called or 0)
    before = len(party.log), dict(party.table.drafts.sealed)
    party.choose()
    assert (len(party.log), party.table.drafts.sealed) != before
    assert nothing_private(party.screen)


@EVERY
def test_take_back_freely_until_confirmed(game):
    party = Party(game, "hhh")
    party.open(party.screen.called or 0)
    party.choose()
    party.wait()
    assert party.session.unchoose(party.now).done
    assert party.ask.choice is None
    assert party.confirm().why == "not-chosen"
    party.choose(1)
    assert party.ask.choice == party.ask.moves[1 % len(party.ask.moves)]


@SEQUENTIAL
def test_a_refused_move_names_its_clause(game):
    party = Party(game, "hhh")
    seat = party.screen.called
    party.open(seat)
    other = party.state()
    theirs = set(other.moves((seat + 1) % 3)) - set(other.moves(seat))
    party.wait()
    reply = party.session.choose(min(theirs), party.now)
    assert reply.why == "illegal"
    assert reply.refusal.clause in party.game.clauses
    assert party.ask.choice is None


# -- humans and bots mixed -------------------------------------------------------------------------


def test_no_curtain_between_two_turns_of_the_same_human():
    """With 50 cards among four, whoever plays last in a round leads the next."""
    party = Party("cauldrons", "hhhh", Customs(scoring=False), rounds=2)
    for _ in range(49):
        assert party.screen.kind == "curtain"
        last = party.screen.called
        party.visit(last)
    last = party.screen.called
    party.visit(last)
    screen = party.screen
    assert len(party.log) == 52
    assert screen.kind == "open"
    assert screen.holder == last
    assert screen.dead
    party.visit(last)
    assert party.screen.kind == "curtain"


def test_who_only_peeked_peeks_again_for_the_second_of_two_turns():
    party = Party("cauldrons", "hhhh", Customs(scoring=False), rounds=2)
    for _ in range(49):
        party.visit(party.screen.called)
    last = party.screen.called
    party.wait()
    party.session.peek(last, party.now)
    party.choose()
    party.confirm()
    assert party.screen.kind == "curtain"
    assert party.screen.called == last
    assert nothing_private(party.screen)


def test_who_plays_alone_and_peeks_is_hidden_again_when_the_key_is_let_go():
    party = Party("hue", "hbb", QUICK)
    while party.screen.kind != "open":
        party.wait()
    party.cover()
    party.wait()
    party.session.peek(0, party.now)
    party.choose()
    party.confirm()
    party.wait()
    assert party.screen.holder == 0
    party.session.release(party.now)
    assert nothing_private(party.screen)


def test_after_the_table_looked_at_the_score_sheet_everybody_needs_the_curtain():
    party = Party("cauldrons", "hhhh", rounds=2)
    for _ in range(50):
        party.visit(party.screen.called)
    assert party.screen.kind == "scoring"
    assert nothing_private(party.screen)
    party.wait()
    assert party.session.go_on(party.now).done
    assert party.screen.kind == "curtain"


@SEQUENTIAL
def test_private_things_are_gone_while_bots_play(game):
    party = Party(game, "hhb", Customs(bots_pace=2.0))
    while party.screen.called != 1:
        party.go_on()
    party.visit(1)
    assert party.screen.kind == "bots"
    assert party.screen.thinking
    assert nothing_private(party.screen)


@EVERY
@pytest.mark.parametrize("plan", ["hbb", "bhb", "bbh"])
def test_one_human_against_bots_never_sees_a_curtain(game, plan):
    party = Party(game, plan, structs.replace(QUICK, idle=20.0))
    human = plan.index("h")
    for _ in range(2000):
        screen = party.screen
        assert screen.holder == human
        assert screen.view.seat == human
        assert screen.kind in ("open", "board", "bots", "over")
        if screen.kind == "over":
            break
        party.wait(30.0)
        party.session.leave(party.now)
        party.go_on()
    assert party.screen.kind == "over"


@EVERY
def test_one_key_hides_the_hand_of_who_plays_alone(game):
    party = Party(game, "hbb", QUICK)
    while party.screen.kind != "open":
        party.wait()
    party.cover()
    screen = party.screen
    assert screen.kind == "hidden"
    assert nothing_private(screen)
    assert screen.called == 0
    party.open(0)
    assert party.screen.kind == "open"
    assert party.screen.holder == 0


def test_a_hidden_hand_stays_hidden_while_bots_play_on():
    party = Party("hue", "hbb", Customs(bots_pace=1.0))
    while party.screen.kind != "open":
        party.wait()
    party.visit(0)
    party.cover()
    for _ in range(20):
        party.wait()
        assert nothing_private(party.screen)
    assert party.screen.kind == "hidden"


@EVERY
def test_bots_alone_are_watched_with_public_views(game):
    party = Party(game, "bbb", QUICK)
    while party.screen.kind != "over":
        assert nothing_private(party.screen)
        assert party.screen.kind == "bots"
        party.wait()


@EVERY
def test_every_mix_of_people_and_bots_at_every_player_count_comes_to_an_end(game):
    for players in GAMES[game].seats:
        for people in {0, 1, 2, players}:
            plan = "".join("h" if seat < people else "b" for seat in range(players))
            party = Party(game, plan[1:] + plan[:1], Customs(bots_pace=0.5, bots_seal=0.5))
            screen = party.finish()
            assert screen.result is not None
            assert party.journal.load(1).totals == screen.result.totals


@EVERY
def test_a_forced_choice_still_takes_a_visit(game):
    """Nobody's move is ever made for them: each person comes for each choice."""
    party = Party(game, "hhh", QUICK)
    visits = 0
    while party.screen.kind != "over":
        visits += party.screen.kind in ("curtain", "board")
        party.go_on()
    by_people = [seat for seat, _ in party.log if seat >= 0]
    same = sum(a == b for a, b in pairwise(by_people))
    assert visits >= len(by_people) - (same if game == "cauldrons" else 0)


# -- someone goes to bed ---------------------------------------------------------------------------


@EVERY
def test_a_seat_may_change_from_human_to_bot_and_back(game):
    party = Party(game, "hhh", QUICK)
    party.go_on()
    assert party.change(1, Bot("gambler", "novice")).done
    chair = party.screen.chairs[1]
    assert (chair.kind, chair.character, chair.level) == ("bot", "gambler", "novice")
    for _ in range(6):
        party.go_on()
    assert party.change(1, Human("Bo", "owl")).done
    assert party.screen.chairs[1].kind == "human"
    party.finish()


@EVERY
def test_a_bot_inherits_only_the_view_of_its_seat(game):
    party = Party(game, "hhh", QUICK)
    party.go_on()
    for seat in range(3):
        party.change(seat, Bot())
    for question in party.thinker.asked:
        assert question.view["seat"] in range(3)
        assert set(question.view) == set(party.game.view_type.__struct_fields__)
    assert party.thinker.asked


@EVERY
def test_a_change_of_seats_covers_whatever_is_open(game):
    party = Party(game, "hhh")
    party.open(party.screen.called or 0)
    party.change(2, Bot())
    assert nothing_private(party.screen)


@EVERY
def test_who_is_left_alone_opens_the_hand_themselves(game):
    party = Party(game, "hhb", QUICK)
    party.change(1, Bot())
    for _ in range(10):
        assert nothing_private(party.screen)
        party.wait()
    assert party.open(0).done
    assert party.screen.holder == 0


@EVERY
def test_who_played_alone_is_covered_when_somebody_joins(game):
    party = Party(game, "hbb", QUICK)
    while party.screen.kind != "open":
        party.wait()
    party.change(1, Human("Bo"))
    assert nothing_private(party.screen)


# -- pointing --------------------------------------------------------------------------------------


@EVERY
def test_considering_answers_as_choosing_would_and_changes_nothing(game):
    party = Party(game, "hhh")
    seat = party.screen.called
    party.open(0 if seat is None else seat)
    before = party.screen
    move = before.asks[0].moves[0]
    assert party.session.consider(move).done
    assert party.screen == before
    match = party.table.ledger.match
    decoded = [GAMES[game].decode(value) for value in pool(game)]
    bad = next(other for other in decoded if match.why_not(before.holder, other) is not None)
    assert party.session.consider(bad).refusal == match.why_not(before.holder, bad)
    assert party.screen == before


@EVERY
def test_nobody_can_consider_what_is_covered(game):
    party = Party(game, "hhh")
    seat = party.screen.called
    party.open(0 if seat is None else seat)
    move = party.screen.asks[0].moves[0]
    party.cover()
    assert party.session.consider(move).why == "not-asked"
