"""Match: the only door for moves, and what it tells of them whenever somebody asks."""

from random import Random

import pytest

from poisonbox.core.event import redact
from poisonbox.core.match import Match
from poisonbox.core.record import Record, dump_record, parse_record
from poisonbox.core.refusal import IllegalMove, Malformed
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES
from tests.contract.playing import choose, every_game


def live(game, moves=70, **options):
    """A match played by submitting, and what each submission told."""
    match = Match(game, game.seats[1], options)
    rng = Random(f"live {game.id}")
    told = []
    while match.actors() and len(told) < moves:
        told.append(match.submit(*choose(match.state(), rng)))
    return match, told


@every_game
def test_submitting_tells_everything_and_asking_later_tells_what_one_may_know(game):
    match, told = live(game)
    for watcher in (*range(match.players), None):
        for since in (0, 1, 7, len(told) - 1, len(told)):
            expected = [redact(event, watcher) for events in told[since:] for event in events]
            assert match.events_since(since, watcher) == tuple(expected)


@every_game
def test_a_match_that_was_read_tells_what_it_told_live(game):
    match, told = live(game)
    read = Match.from_record(parse_record(dump_record(match.to_record())), GAMES)
    for watcher in (*range(match.players), None):
        for since in (0, 5, len(told)):
            assert read.events_since(since, watcher) == match.events_since(since, watcher)


@every_game
def test_a_match_that_was_read_is_played_on_and_tells_all_of_it(game):
    match, told = live(game)
    half = len(told) // 2
    read = Match.replay(game, match.players, match.options, match.log[:half])
    retold = [read.submit(seat, move) for seat, move in match.log[half:]]
    assert retold == told[half:]
    for watcher in (*range(match.players), None):
        assert read.events_since(0, watcher) == match.events_since(0, watcher)


@every_game
def test_asking_in_the_middle_changes_nothing_of_what_is_told_later(game):
    match, told = live(game)
    read = Match.replay(game, match.players, match.options, match.log[:9])
    read.events_since(3, None)
    for seat, move in match.log[9:]:
        read.submit(seat, move)
        read.events_since(0, 0)
    assert read.events_since(0, 1) == match.events_since(0, 1)
    assert len(read.events_since(0, None)) == sum(map(len, told))


@every_game
def test_every_move_is_told_with_something_everybody_sees(game):
    _, told = live(game)
    assert all(told)


@every_game
def test_the_position_that_is_given_out_is_a_copy(game):
    match, _ = live(game, moves=4)
    state = match.state()
    state.play(*choose(state, Random(1)))
    assert state != match.state()
    assert len(match.log) == 4


@every_game
def test_a_table_of_another_size_is_malformed(game):
    for players in (game.seats[0] - 1, game.seats[-1] + 1, 0, -1, True, 3.0, "3", None):
        with pytest.raises(Malformed, match=r" is for \d to \d players"):
            Match(game, players)


@every_game
def test_an_unknown_option_is_malformed(game):
    with pytest.raises(Malformed, match="unknown option"):
        Match(game, game.seats[0], {"weather": "fine"})


@every_game
def test_every_option_has_its_value(game):
    match = Match(game, game.seats[0])
    assert match.options == {option.name: option.default for option in game.options}


@every_game
def test_what_was_refused_in_a_replay_is_named_by_its_index(game):
    match, _ = live(game, moves=6)
    with pytest.raises(IllegalMove) as refused:
        Match.replay(game, match.players, {}, [*match.log, match.log[0]])
    assert refused.value.index == 6
    with pytest.raises(IllegalMove) as refused:
        match.submit(*match.log[0])
    assert refused.value.index is None


@every_game
def test_a_seat_that_does_not_exist_is_malformed_not_refused(game):
    match, _ = live(game, moves=3)
    log, state = [*match.log], match.state()
    for seat in (-2, match.players, 99):
        with pytest.raises(Malformed, match="there is no seat"):
            match.submit(seat, match.log[-1][1])
    assert match.log == log
    assert match.state() == state


# -- records that are no match of these games


def record(**changes) -> Record:
    whole = {"format": 1, "game": "pok", "rules_version": 1, "players": 3, "moves": []}
    return Record(**{**whole, **changes})


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"game": ""}, "unknown game"),
        ({"rules_version": 2}, "rules version 2 of pok"),
        ({"rules_version": 0}, "rules version 0 of pok"),
        ({"players": 2}, "pok is for 3 to 7 players"),
        ({"players": 8}, "pok is for 3 to 7 players"),
        ({"options": {"memory": "maybe"}}, "option memory cannot be 'maybe'"),
        ({"options": {"rounds": 1}}, "unknown option 'rounds'"),
        ({"seats": ["Ada"]}, "1 seats are named for 3 players"),
        ({"seats": []}, "0 seats"),
        ({"moves": [(3, {"show": "disc"})]}, "move 0: there is no seat 3"),
        ({"moves": [(-2, {"show": "disc"})]}, "move 0: there is no seat -2"),
        ({"moves": [(0, {"show": "star"})]}, "move 0: unknown: 'star'"),
        ({"moves": [(0, {"show": "disc"}), (0, 5)]}, "move 1: "),
    ],
    ids=repr,
)
def test_a_record_that_is_none_of_these_games_is_malformed(changes, sentence):
    with pytest.raises(Malformed) as error:
        Match.from_record(record(**changes), GAMES)
    assert str(error.value).startswith(sentence)


def test_what_is_malformed_is_told_before_what_is_refused():
    moves = [(0, {"show": "disc"}), (0, {"show": "star"})]
    with pytest.raises(Malformed, match=r"^move 1: "):
        Match.from_record(record(moves=moves), GAMES)


def test_the_names_of_the_seats_are_kept_in_the_record_only():
    match = Match.from_record(record(seats=["Ada", "Bo", "Cy"]), GAMES)
    assert match.to_record().seats is None
    assert match.to_record(["Ada", "Bo", "Cy"]).seats == ["Ada", "Bo", "Cy"]


def test_chance_has_no_list_of_moves():
    match = Match(GAMES["pok"], 3)
    assert match.actors() == (CHANCE,)
    assert match.moves(CHANCE) == ()
    assert match.moves(0) == ()
