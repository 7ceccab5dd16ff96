"""Secret choices: nobody waits for anybody, and who was first changes nothing."""

from collections import Counter
from itertools import pairwise
from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.playing import Played, every_game, matches, played_again


def runs(played: Played) -> list[range]:
    """Stretches of the log in which several seats chose at the same time, closed or still open."""
    state = played.match.game.new(played.players, **played.options)
    found: list[range] = []
    runs_on = False
    for index, (seat, move) in enumerate(played.match.log):
        waiting = len(state.actors())
        if found and index == found[-1].stop and runs_on:
            found[-1] = range(found[-1].start, index + 1)
        elif waiting > 1:
            found.append(range(index, index + 1))
        runs_on = waiting > 1
        state.play(seat, move)
    return found


def shuffled_commits(played: Played, rng: Random):
    log = played.match.log
    changed = [*log]
    for run in runs(played):
        order = rng.sample(run, len(run))
        changed[run.start : run.stop] = [log[index] for index in order]
    return changed


@every_game
@settings(max_examples=80)
@given(data=st.data())
def test_the_order_of_secret_choices_never_matters(game, data):
    played = data.draw(matches(game))
    log = shuffled_commits(played, data.draw(st.randoms(use_true_random=False)))
    other = played_again(played.match, log)
    assert other.state() == played.match.state()
    assert other.result() == played.match.result()
    for watcher in played.watchers:
        assert other.view(watcher) == played.match.view(watcher)


@every_game
@settings(max_examples=80)
@given(data=st.data())
def test_what_the_last_choice_reveals_does_not_depend_on_whose_it_was(game, data):
    played = data.draw(matches(game))
    log = shuffled_commits(played, data.draw(st.randoms(use_true_random=False)))
    other = played_again(played.match, log)
    for run in runs(played):
        told, retold = told_in(played.match, run, None), told_in(other, run, None)
        sealing = {event.kind for events in told[:-1] for event in events}
        revealed = [event for event in told[-1] if event.kind not in sealing]
        assert revealed == [event for event in retold[-1] if event.kind not in sealing]
        for watcher in played.watchers:
            said, resaid = (
                Counter(msgspec.json.encode(event) for events in told for event in events)
                for told in (told_in(match, run, watcher) for match in (played.match, other))
            )
            assert said == resaid


def told_in(match, run, watcher):
    """What a watcher was told at each move of a run."""
    since = [match.events_since(index, watcher) for index in (*run, run.stop)]
    return [one[: len(one) - len(two)] for one, two in pairwise(since)]


@every_game
@settings(max_examples=40)
@given(data=st.data())
def test_a_sealed_choice_cannot_be_made_twice(game, data):
    played = data.draw(matches(game))
    match = played.match
    open_runs = [run for run in runs(played) if run.stop == len(match.log)]
    sealed = [match.log[index] for run in open_runs for index in run]
    if match.actors() and len(match.actors()) + len(sealed) == played.players:
        for seat, move in sealed:
            refusal = match.why_not(seat, move)
            assert refusal is not None
            assert refusal.reason == "twice"
