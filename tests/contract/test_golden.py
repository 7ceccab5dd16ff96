"""The games are told and scored as in the files of tests/golden, word for word."""

import json

import pytest

from poisonbox.core.match import Match
from poisonbox.core.option import Option
from poisonbox.games import GAMES
from tests.contract.golden import FOLDER, goldens, kept_moves, told

FILES = sorted(FOLDER.glob("*.jsonl"))
AGAIN = "python -m tests.contract.golden --write writes the files anew"


@pytest.mark.parametrize("golden", goldens(), ids=lambda golden: golden.name)
def test_a_playthrough_is_told_as_it_was(golden):
    assert golden.path.exists(), f"there is none for {golden.name}: {AGAIN}"
    kept = golden.path.read_text(encoding="utf-8").splitlines()
    lines = [*told(golden, kept_moves(golden))]
    for number, (was, now) in enumerate(zip(kept, lines, strict=False), 1):
        assert canonical(now) == canonical(was), f"{golden.path.name}:{number}; {AGAIN}"
    assert len(lines) == len(kept)


def canonical(line):
    """Equal when the JSON is; true is not 1, and 1.0 is not either."""
    return json.dumps(json.loads(line), sort_keys=True)


def test_every_file_belongs_to_a_table():
    assert {path.name for path in FILES} == {golden.path.name for golden in goldens()}


def tables():
    """The game, and every option with its value, of each file."""
    for path in FILES:
        with path.open(encoding="utf-8") as file:
            table = json.loads(file.readline())
        yield table["game"], table["options"]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_value_of_every_option_has_a_playthrough(game):
    kept = [options for name, options in tables() if name == game.id]
    assert kept, f"{game.id} has none: {AGAIN}"
    for option in game.options:
        values = [options[option.name] for options in kept]
        if isinstance(option, Option):
            missing = [value for value in option.values if value not in values]
            assert not missing, f"{game.id}: {option.name} {missing} has none: {AGAIN}"
            assert not option.seats or any(type(value) is int for value in values)
        else:
            assert [] in values
            assert any(values)


def test_every_playthrough_reaches_the_end():
    for golden in goldens():
        match = Match.replay(golden.game, golden.players, golden.options, kept_moves(golden))
        assert match.result() is not None


def test_couples_are_asked_for_where_there_are_love_potions():
    (golden,) = (golden for golden in goldens() if golden.name == "goblets-couples-pairs")
    first = golden.game.encode(kept_moves(golden)[0][1])
    assert first["specials"][0] == "love-potion"
