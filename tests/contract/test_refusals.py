"""A move is legal exactly when it is among the legal moves; all others are refused by a clause."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poisonbox.core.refusal import IllegalMove
from poisonbox.core.state import CHANCE
from poisonbox.texts.rulebook import LANGUAGES, explain
from tests.contract.foreign import foreign_moves, recombined
from tests.contract.material import MATERIAL
from tests.contract.playing import every_game, matches, played_again


@every_game
@settings(max_examples=80)
@given(data=st.data())
def test_every_legal_move_may_be_made(game, data):
    match = data.draw(matches(game)).match
    for seat in match.actors():
        for move in match.moves(seat):
            assert match.why_not(seat, move) is None
    if match.actors() == (CHANCE,):
        rng = data.draw(st.randoms(use_true_random=False))
        for _ in range(5):
            assert match.why_not(CHANCE, match.state().sample(rng)) is None


@every_game
@settings(max_examples=120)
@given(data=st.data())
def test_no_other_move_may_be_made(game, data):
    played = data.draw(matches(game))
    match = played.match
    moves = foreign_moves(played, data.draw(st.randoms(use_true_random=False)))
    for seat in (CHANCE, *played.seats):
        legal = set(match.moves(seat))
        for move in moves:
            refusal = match.why_not(seat, move)
            if seat not in match.actors():
                assert refusal is not None
            elif seat != CHANCE:
                assert (refusal is None) == (move in legal)
            elif refusal is None:
                MATERIAL[game.id](played_again(match, [*match.log, (seat, move)]))
            if refusal is not None:
                assert refusal.clause in game.clauses
                for language in LANGUAGES:
                    assert "{" not in explain(refusal, language)


@every_game
@settings(max_examples=25)
@given(data=st.data())
def test_no_legal_move_is_forgotten(game, data):
    """Any card of a legal move, any place, any heading: what is not refused is listed."""
    match = data.draw(matches(game)).match
    for seat in match.actors()[:1]:
        legal = set(match.moves(seat))
        for value in recombined([game.encode(move) for move in legal]) if legal else ():
            move = game.decode(value)
            assert (match.why_not(seat, move) is None) == (move in legal)


@every_game
@settings(max_examples=60)
@given(data=st.data())
def test_a_refused_move_changes_nothing(game, data):
    played = data.draw(matches(game))
    match = played.match
    moves = foreign_moves(played, data.draw(st.randoms(use_true_random=False)))
    state, log = match.state(), [*match.log]
    told = [match.events_since(0, watcher) for watcher in played.watchers]
    views = [match.view(watcher) for watcher in played.watchers]
    refused = 0
    for seat in (CHANCE, *played.seats):
        for move in moves:
            refusal = match.why_not(seat, move)
            if refusal is None:
                continue
            refused += 1
            with pytest.raises(IllegalMove) as raised:
                match.submit(seat, move)
            assert raised.value.refusal == refusal
    assert refused
    assert match.state() == state
    assert match.log == log
    assert [match.events_since(0, watcher) for watcher in played.watchers] == told
    assert [match.view(watcher) for watcher in played.watchers] == views


@every_game
@settings(max_examples=60)
@given(data=st.data())
def test_who_is_not_to_act_has_no_move(game, data):
    played = data.draw(matches(game))
    match = played.match
    for seat in (CHANCE, *played.seats):
        if seat not in match.actors():
            assert match.moves(seat) == ()
            for actor in match.actors():
                for move in match.moves(actor)[:50]:
                    assert match.why_not(seat, move) is not None
