"""Any part of a record replaced by anything: ``poisonbox check`` answers in its three ways."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poisonbox.games import GAMES
from tests.cli.checking import check_json, record

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-5, 60)
    | st.integers()
    | st.floats()
    | st.text(max_size=6)
    | st.sampled_from(
        ["R1", "X", "disc", "plain", "poison", "love-potion", "S:RYG", "e", "once", "five", "pok"]
    )
    | st.sampled_from([10**400, -(10**19), 2**63, 1e308, -0.0])
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)

MOVES = {"cauldrons": 9, "goblets": 14, "pok": 12, "hue": 6}


def places(value, path=()):
    """The path to every node."""
    yield path
    if isinstance(value, dict):
        parts = value.items()
    elif isinstance(value, list):
        parts = enumerate(value)
    else:
        return
    for key, part in parts:
        yield from places(part, (*path, key))


def follow(value, path):
    for key in path:
        value = value[key]
    return value


def answered(answer):
    """The exit code belongs to what was printed."""
    (printed,) = answer.objects
    if answer.code == 2:
        assert list(printed) == ["ok", "error"]
        assert len(answer.err) == 1
        assert "Traceback" not in answer.err[0]
    else:
        assert answer.err == []
        assert printed["ok"] is (answer.code == 0)
        assert ("clause" in printed) == (answer.code == 1)
    assert answer.code in (0, 1, 2)


every_game = pytest.mark.parametrize("game", list(GAMES))


@every_game
@settings(max_examples=150)
@given(data=st.data())
def test_a_record_with_a_part_replaced_is_answered(game, data):
    value = copy.deepcopy(record(game, MOVES[game]))
    path = data.draw(st.sampled_from([*places(value)]))
    new = data.draw(VALUES)
    if not path:
        value = new
    else:
        follow(value, path[:-1])[path[-1]] = new
    answered(check_json(json.dumps(value)))


@every_game
@settings(max_examples=60)
@given(data=st.data())
def test_a_record_with_a_part_exchanged_for_another_part_is_answered(game, data):
    value = copy.deepcopy(record(game, MOVES[game]))
    paths = [path for path in places(value) if path]
    path, other = data.draw(st.sampled_from(paths)), data.draw(st.sampled_from(paths))
    part = copy.deepcopy(follow(value, other))
    follow(value, path[:-1])[path[-1]] = part
    answered(check_json(json.dumps(value)))


@every_game
@settings(max_examples=60)
@given(data=st.data())
def test_a_record_with_a_part_taken_out_is_answered(game, data):
    value = copy.deepcopy(record(game, MOVES[game]))
    path = data.draw(st.sampled_from([path for path in places(value) if path]))
    del follow(value, path[:-1])[path[-1]]
    answered(check_json(json.dumps(value)))


@every_game
@settings(max_examples=60)
@given(data=st.data())
def test_a_record_with_a_few_bytes_changed_is_answered(game, data):
    text = bytearray(json.dumps(record(game, MOVES[game])).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        text[at] = data.draw(st.integers(0, 255).filter(lambda byte: byte not in b"\r\n"))
    answered(check_json(bytes(text)))


@settings(max_examples=150)
@given(st.text(max_size=60).filter(lambda text: "\n" not in text) | st.just("\ufeff"))
def test_any_line_of_text_is_answered(text):
    answered(check_json(text))
