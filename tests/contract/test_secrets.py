"""Nobody learns what is hidden: views, events and legal moves are the same in every other world."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from poisonbox.core.match import Match
from poisonbox.core.view import view_json
from poisonbox.games import GAMES
from tests.contract.foreign import foreign_moves
from tests.contract.playing import every_game, matches, random_log, single_options
from tests.contract.secrets import OTHER_LOGS, other_world


def test_the_secrets_of_every_game_are_known_here():
    assert set(OTHER_LOGS) == set(GAMES)


@every_game
@settings(max_examples=80)
@given(data=st.data())
def test_what_a_seat_may_not_know_shows_nowhere(game, data):
    played = data.draw(matches(game))
    match = played.match
    rng = data.draw(st.randoms(use_true_random=False))
    for watcher in played.watchers:
        other = other_world(match, watcher, rng)
        assert other.view(watcher) == match.view(watcher)
        assert view_json(other.view(watcher)) == view_json(match.view(watcher))
        assert other.events_since(0, watcher) == match.events_since(0, watcher)


@every_game
@settings(max_examples=80)
@given(data=st.data())
def test_what_a_seat_may_do_does_not_tell_what_is_hidden(game, data):
    played = data.draw(matches(game))
    match = played.match
    rng = data.draw(st.randoms(use_true_random=False))
    moves = foreign_moves(played, rng)
    for seat in played.seats:
        other = other_world(match, seat, rng)
        assert other.actors() == match.actors()
        assert other.moves(seat) == match.moves(seat)
        for move in moves:
            assert other.why_not(seat, move) == match.why_not(seat, move)


@every_game
@settings(max_examples=30)
@given(data=st.data())
def test_it_showed_nowhere_at_any_earlier_move_either(game, data):
    match = data.draw(matches(game)).match
    watcher = data.draw(st.sampled_from([*range(match.players), None]))
    other = other_world(match, watcher, data.draw(st.randoms(use_true_random=False)))
    states = [game.start(match.players, match.options) for _ in range(2)]
    for (seat, move), (_, changed) in zip(match.log, other.log, strict=True):
        states[0].play(seat, move)
        states[1].play(seat, changed)
        one, two = (state.view(watcher) for state in states)
        assert one == two


@every_game
def test_the_other_worlds_really_are_others(game):
    """At most positions of a match something is hidden from somebody, and it did change."""
    rng = Random(f"other worlds {game.id}")
    changed = hidden = 0
    for players in game.seats:
        for options in single_options(game, players):
            log = random_log(game.new(players, **options), rng, 100)
            match = Match.replay(game, players, options, log[: rng.randint(1, len(log))])
            for watcher in (0, None):
                if any(match.view(seat) != other for seat, other in views(match, watcher, rng)):
                    changed += 1
                hidden += 1
    assert changed > hidden / 3


def views(match, watcher, rng):
    """The views of all seats in another world."""
    other = other_world(match, watcher, rng)
    return [(seat, other.view(seat)) for seat in range(match.players)]
