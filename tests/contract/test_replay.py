"""A match is its log: replayed, written down and read back, it is the same match."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poisonbox.core.match import Match
from poisonbox.core.record import dump_record, parse_record
from poisonbox.core.refusal import IllegalMove
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES
from tests.contract.playing import every_game, matches, random_log


@every_game
@settings(max_examples=60)
@given(data=st.data())
def test_replaying_the_log_gives_the_same_position(game, data):
    played = data.draw(matches(game))
    match = played.match
    state = game.new(played.players, **played.options)
    for seat, move in match.log:
        state.play(seat, move)
    assert state == match.state()
    again = Match.replay(game, played.players, played.options, match.log)
    assert again.state() == match.state()
    assert again.log == match.log


@every_game
@settings(max_examples=60)
@given(data=st.data())
def test_a_record_gives_the_same_match_back(game, data):
    played = data.draw(matches(game))
    match = played.match
    written = dump_record(match.to_record())
    read = Match.from_record(parse_record(written), GAMES)
    assert read.state() == match.state()
    assert read.log == match.log
    assert read.options == match.options
    assert dump_record(read.to_record()) == written
    assert b"\n" not in written
    assert read.sheets() == match.sheets()
    assert read.result() == match.result()
    for watcher in played.watchers:
        assert read.view(watcher) == match.view(watcher)
        assert read.events_since(0, watcher) == match.events_since(0, watcher)


@every_game
@settings(max_examples=20)
@given(data=st.data())
def test_a_record_written_by_another_program_gives_the_same_match_back(game, data):
    match = data.draw(matches(game)).match
    value = json.loads(dump_record(match.to_record(seats=["somebody"] * match.players)))
    shuffled = dict(data.draw(st.permutations(list(value.items()))))
    written = json.dumps(shuffled, indent=data.draw(st.sampled_from([None, 0, 4]))).encode()
    assert Match.from_record(parse_record(written), GAMES).state() == match.state()


@every_game
@settings(max_examples=60)
@given(data=st.data())
def test_every_legal_move_survives_being_written(game, data):
    played = data.draw(matches(game))
    match = played.match
    moves = [move for seat in match.actors() for move in match.moves(seat)]
    if match.actors() == (CHANCE,):
        moves = [match.state().sample(data.draw(st.randoms(use_true_random=False)))]
    moves += [move for _, move in match.log]
    for move in moves:
        value = json.loads(json.dumps(game.encode(move)))
        back = game.decode(value)
        assert back == move
        assert hash(back) == hash(move)
        assert game.encode(back) == value


@every_game
@settings(max_examples=60)
@given(data=st.data())
def test_legal_moves_are_different_when_their_json_is(game, data):
    match = data.draw(matches(game)).match
    for seat in match.actors():
        moves = match.moves(seat)
        written = {json.dumps(game.encode(move), sort_keys=True) for move in moves}
        assert len(written) == len(set(moves)) == len(moves)


@every_game
@settings(max_examples=40)
@given(data=st.data())
def test_a_copy_is_independent(game, data):
    played = data.draw(matches(game))
    rng = data.draw(st.randoms(use_true_random=False))
    original, untouched = played.match.state(), played.again().state()
    copy = original.copy()
    assert copy == original
    for _ in range(12):
        if not copy.actors():
            break
        seat = rng.choice(copy.actors())
        copy.play(seat, copy.sample(rng) if seat == CHANCE else rng.choice(copy.moves(seat)))
        assert copy != original
        assert original == untouched
    assert played.match.state() == untouched
    assert original.view(0) == untouched.view(0)
    assert original.sheets() == untouched.sheets()


@every_game
@settings(max_examples=40)
@given(data=st.data())
def test_the_original_may_move_on_without_its_copy(game, data):
    played = data.draw(matches(game))
    rng = data.draw(st.randoms(use_true_random=False))
    original = played.match.state()
    copy, view = original.copy(), original.view(None)
    for _ in range(12):
        if not original.actors():
            break
        seat = rng.choice(original.actors())
        move = original.sample(rng) if seat == CHANCE else rng.choice(original.moves(seat))
        original.play(seat, move)
    assert copy == played.match.state()
    assert copy.view(None) == view


@every_game
def test_the_same_seed_gives_the_same_match(game):
    one, two = (game_played_with_seed(game, 17) for _ in range(2))
    assert one == two


def game_played_with_seed(game, seed):
    return random_log(game.new(game.seats[0]), Random(seed), 60)


@every_game
def test_a_record_that_is_refused_names_the_first_move_that_is(game):
    match = Match(game, game.seats[0])
    record = match.to_record()
    move = game_played_with_seed(game, 3)[0][1]
    record.moves = [(CHANCE, game.encode(move)), (CHANCE, game.encode(move))]
    with pytest.raises(IllegalMove) as refused:
        Match.from_record(record, GAMES)
    assert refused.value.index == 1
    assert refused.value.refusal.clause in game.clauses
