"""Customs of a table: real dice, open hands, score sheets, settings."""

import msgspec
import pytest
from msgspec import structs

from poisonbox.control.customs import Customs, usual_customs
from poisonbox.control.phases import Phase, phases_of
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES
from poisonbox.store.preferences import Customs as UsualCustoms
from poisonbox.store.preferences import Preferences
from tests.control.party import QUICK, Party

EVERY = pytest.mark.parametrize("game", list(GAMES))


# -- chance ----------------------------------------------------------------------------------------


@EVERY
def test_chance_is_played_by_the_session_from_its_secret_seed(game):
    logs = [Party(game, "hhh").log for _ in range(2)]
    assert logs[0] == logs[1]
    assert logs[0][0][0] == CHANCE


def test_real_dice_are_entered_by_a_person():
    party = Party("pok", "hhh", structs.replace(QUICK, real_chance=True))
    assert (party.screen.kind, party.screen.phase) == ("chance", "roll")
    roll = party.state().sample(party.rng)
    party.wait()
    assert party.session.enter_chance(roll._replace(faces=()), party.now).why == "illegal"
    assert party.session.enter_chance(roll, party.now).done
    assert party.log == [(CHANCE, roll)]
    assert party.session.enter_chance(roll, party.now + 1).why == "not-asked"
    party.finish()


@pytest.mark.parametrize("game", ["cauldrons", "goblets", "hue"])
def test_what_nobody_may_see_is_dealt_by_the_session_even_then(game):
    party = Party(game, "hhh", structs.replace(QUICK, real_chance=True))
    assert party.screen.kind in ("curtain", "board")


def test_bots_among_themselves_need_no_real_dice():
    party = Party("pok", "bbb", structs.replace(QUICK, real_chance=True))
    assert party.finish().result is not None


# -- score sheets ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["cauldrons", "goblets", "pok"])
def test_the_table_stops_to_look_at_the_score_sheet(game):
    party = Party(game, "hhb", rounds=2) if game == "cauldrons" else Party(game, "hhb")
    while party.screen.kind != "scoring":
        party.go_on()
    screen = party.screen
    assert screen.holder is None
    assert len(screen.sheets) == 1
    length = len(party.log)
    party.wait(100.0)
    assert len(party.log) == length
    assert party.open(0).why == "not-asked"
    party.restart()
    assert party.screen.kind == "scoring"
    party.wait()
    assert party.session.go_on(party.now).done
    assert party.screen.kind != "scoring"
    assert party.session.go_on(party.now + 1).why == "not-asked"
    party.finish()


def test_the_last_sheet_is_shown_with_the_result():
    screen = Party("hue", "hhh").finish()
    assert screen.kind == "over"
    assert len(screen.sheets) == 1
    assert screen.result.totals == screen.sheets[0].points


# -- open hands ------------------------------------------------------------------------------------


@EVERY
def test_open_hands_show_every_hand_and_no_curtain(game):
    party = Party(game, "hhh", structs.replace(QUICK, open_hands=True))
    for _ in range(30):
        screen = party.screen
        assert [view.seat for view in screen.hands] == [0, 1, 2]
        assert screen.kind in ("open", "board", "over")
        party.session.leave(party.now)
        party.go_on()
    party.finish()


@EVERY
def test_hands_are_not_opened_in_mid_match(game):
    party = Party(game, "hhh")
    customs = Customs(open_hands=True)
    assert party.session.change_customs(customs, party.now).why == "not-allowed"
    assert party.screen.hands == ()


# -- settings --------------------------------------------------------------------------------------


def test_customs_come_from_the_settings():
    settings = Preferences(
        confirm="on-drop",
        idle_cover=7,
        bots_pace="off",
        hints=False,
        memory_aids=True,
        customs=UsualCustoms(one_visit=True, table_vote=True),
    )
    customs = usual_customs(settings)
    assert customs.confirm == "on-drop"
    assert (customs.idle, customs.bots_pace, customs.bots_seal) == (7.0, 0.0, 0.0)
    assert (customs.hints, customs.memory_aids) == (False, True)
    assert (customs.one_visit, customs.table_vote) == (True, True)


def test_customs_may_change_in_mid_match_and_are_kept():
    party = Party("pok", "hhh")
    customs = structs.replace(QUICK, confirm="on-drop", memory_aids=True)
    assert party.session.change_customs(customs, party.now).done
    party.restart()
    assert party.screen.customs == customs


@EVERY
def test_what_a_game_says_about_its_moves_names_real_moves(game):
    party = Party(game, "hhh", QUICK)
    party.finish()
    phases = phases_of(GAMES[game])
    kinds = {phases.kind(move) for _, move in party.log}
    told = {event.kind for one in party.session.story() for event in one.events}
    module = __import__(f"poisonbox.games.{game}.customs", fromlist=["PHASES"])
    assert set(module.PHASES) <= kinds
    for kind in kinds:
        assert phases[kind].then in {None, *kinds}
        assert set(phases[kind].foreseen) <= told
    assert phases["no such move"] == Phase()


def test_a_game_that_says_nothing_has_no_customs():
    game = GAMES["hue"]
    other = type(game)(**{**game.__dict__, "id": "elsewhere"})
    assert phases_of(other)["place"] == Phase()


def test_customs_are_plain_values():
    customs = Customs()
    assert msgspec.convert(msgspec.to_builtins(customs), Customs) == customs
