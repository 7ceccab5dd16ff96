"""Views and events are data: they pickle, compare by value and can be written as JSON."""

import json
import pickle

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from poisonbox.core.view import view_json
from tests.contract.playing import every_game, matches


@every_game
@settings(max_examples=50)
@given(data=st.data())
def test_views_and_events_survive_a_trip_to_another_process(game, data):
    played = data.draw(matches(game))
    for watcher in played.watchers:
        view = played.match.view(watcher)
        events = played.match.events_since(0, watcher)
        for thing in (view, events):
            for protocol in (2, pickle.HIGHEST_PROTOCOL):
                assert pickle.loads(pickle.dumps(thing, protocol)) == thing


@every_game
@settings(max_examples=50)
@given(data=st.data())
def test_a_view_is_read_back_from_its_json_form(game, data):
    played = data.draw(matches(game))
    for watcher in played.watchers:
        view = played.match.view(watcher)
        assert type(view) is game.view_type
        assert game.read_view(view_json(view)) == view


@every_game
@settings(max_examples=50)
@given(data=st.data())
def test_a_view_that_was_read_from_text_is_written_as_the_same_text(game, data):
    played = data.draw(matches(game))
    for watcher in played.watchers:
        text = json.dumps(view_json(played.match.view(watcher)))
        read = game.read_view(json.loads(text))
        assert json.dumps(view_json(read)) == text


@every_game
@settings(max_examples=50)
@given(data=st.data())
def test_a_view_can_be_written_as_json(game, data):
    played = data.draw(matches(game))
    for watcher in played.watchers:
        view = played.match.view(watcher)
        written = json.dumps(view_json(view), allow_nan=False)
        assert set(json.loads(written)) == set(type(view).__struct_fields__)
        assert written == json.dumps(json.loads(written)), "keys are text"


@every_game
@settings(max_examples=50)
@given(data=st.data())
def test_events_can_be_written_as_json(game, data):
    played = data.draw(matches(game))
    for watcher in played.watchers:
        for event in played.match.events_since(0, watcher):
            written = json.loads(msgspec.json.encode(event))
            assert written["kind"] == event.kind
            assert set(event.secret) <= {watcher}
            assert event.seat is None or event.seat in played.seats


@every_game
@settings(max_examples=50)
@given(data=st.data())
def test_a_view_says_whose_it_is_and_how_the_match_stands(game, data):
    played = data.draw(matches(game))
    match = played.match
    for watcher in played.watchers:
        view = match.view(watcher)
        assert (view.game, view.seat, view.players) == (game.id, watcher, played.players)
        assert view.options == match.options
        assert view.actors == match.actors()
        assert view.rounds == tuple(sheet.points for sheet in match.sheets())
        assert len(view.totals) == played.players
        assert (view.winners is None) == (match.result() is None)


@every_game
@settings(max_examples=30)
@given(data=st.data())
def test_asking_changes_nothing(game, data):
    played = data.draw(matches(game))
    match = played.match
    before = played.again().state()
    for watcher in played.watchers:
        match.view(watcher)
        match.events_since(0, watcher)
    for seat in match.actors():
        match.moves(seat)
    match.result()
    match.sheets()
    match.to_record()
    assert match.state() == before


@every_game
@given(data=st.data())
def test_whoever_changes_the_options_of_a_view_changes_nothing_else(game, data):
    played = data.draw(matches(game))
    kept = dict(played.match.options)
    played.match.view(None).options.clear()
    assert played.match.options == kept
    assert played.match.view(0).options == kept
