"""``poisonbox check`` on what is no record: a sentence and exit code 2, never more."""

import json
import os
import sys
from subprocess import run

import pytest

from poisonbox.games import GAMES
from tests.cli.checking import ROOT, check, check_json, is_malformed, record


def changed(game_id, /, **changes):
    return {**record(game_id, 3), **changes}


def with_move(game, seat, move):
    """A good beginning and one more move."""
    value = record(game, 1)
    value["moves"].append([seat, move])
    return value


# -- unknown words

UNKNOWN = {
    "game": changed("pok", game="chess"),
    "game's case": changed("pok", game="Pok"),
    "rules": changed("pok", rules_version=2),
    "format": changed("pok", format=2),
    "option": changed("pok", options={"weather": "fine"}),
    "option's value": changed("pok", options={"memory": "maybe"}),
    "rounds 13": changed("cauldrons", options={"rounds": 13}),
    "rounds 0": changed("cauldrons", options={"rounds": 0}),
    "rounds true": changed("cauldrons", options={"rounds": True}),
    "rounds 1.0": changed("cauldrons", options={"rounds": 1.0}),
    "rounds '1'": changed("cauldrons", options={"rounds": "1"}),
    "first 4": changed("hue", options={"first": 4}),
    "first -1": changed("hue", options={"first": -1}),
    "couple of three": changed("goblets", options={"couples": [[0, 1, 2]]}),
    "couple of one": changed("goblets", options={"couples": [[0, 0]]}),
    "couple with a stranger": changed("goblets", options={"couples": [[0, 4]]}),
    "two couples with one seat": changed("goblets", options={"couples": [[0, 1], [1, 2]]}),
    "couples that are no list": changed("goblets", options={"couples": {"0": 1}}),
    "two players": changed("cauldrons", players=2),
    "nine players": changed("goblets", players=9),
    "no players": changed("pok", players=0),
    "seat 4": with_move("pok", 4, {"show": "disc"}),
    "seat -2": with_move("pok", -2, {"show": "disc"}),
    "card R3": with_move("cauldrons", 1, {"play": "R3", "into": 0}),
    "card r1": with_move("cauldrons", 1, {"play": "r1", "into": 0}),
    "a dealt card": with_move("cauldrons", -1, {"deal": ["R1", "Z9"]}),
    "cauldron 7": with_move("cauldrons", 1, {"play": "R1", "into": 7}),
    "cauldron 3": with_move("cauldrons", 1, {"play": "R1", "into": 3}),
    "cauldron -1": with_move("cauldrons", 1, {"play": "R1", "into": -1}),
    "cauldron true": with_move("cauldrons", 1, {"play": "R1", "into": True}),
    "goblet 9": with_move("goblets", 0, {"pour": {"9": "poison"}}),
    "goblet 01": with_move("goblets", 0, {"pour": {"01": "poison"}}),
    "drink": with_move("goblets", 0, {"pour": {"1": "water"}}),
    "no drink": with_move("goblets", 0, {"pour": {"1": None}}),
    "thumb": with_move("goblets", 0, {"drink": ["up"]}),
    "thumb 1": with_move("goblets", 0, {"drink": [1]}),
    "special": with_move("goblets", -1, {"stakes": [], "specials": ["water"]}),
    "stake": with_move("goblets", -1, {"stakes": [["2"]], "specials": []}),
    "symbol": with_move("pok", 0, {"show": "star"}),
    "face": with_move("pok", -1, {"roll": [[1, "star"]]}),
    "face of one": with_move("pok", -1, {"roll": [[1]]}),
    "face true": with_move("pok", -1, {"roll": [[True, "disc"]]}),
    "hue's card": with_move("hue", 0, {"place": "S:RRR", "at": [0, 0], "heading": "e"}),
    "heading": with_move("hue", 0, {"place": "S:RYG", "at": [0, 0], "heading": "x"}),
    "no heading": with_move("hue", 0, {"place": "S:RYG", "at": [0, 0]}),
    "place of one": with_move("hue", 0, {"place": "S:RYG", "at": [0], "heading": "e"}),
    "place 0.5": with_move("hue", 0, {"place": "S:RYG", "at": [0.5, 0], "heading": "e"}),
    "place far away": with_move("hue", 0, {"place": "S:RYG", "at": [10**9, 0], "heading": "e"}),
    "a hand": with_move("hue", -1, {"starters": [], "hands": ["S:RYG"], "first": 0}),
    "another game's move": with_move("hue", 0, {"show": "disc"}),
    "two moves in one": with_move("pok", 0, {"show": "disc", "roll": []}),
    "no move": with_move("pok", 0, {}),
    "a move that is a word": with_move("pok", 0, "disc"),
    "seats for others": changed("pok", seats=["Ada"]),
    "something else": {"hello": "world"},
}  # fmt: skip


@pytest.mark.parametrize("value", UNKNOWN.values(), ids=list(UNKNOWN))
def test_unknown_things_are_malformed(value):
    assert is_malformed(check_json(value))


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_merely_not_allowed_is_refused_instead(game):
    value = record(game, 1)
    value["moves"].append(value["moves"][0])
    answer = check_json(value)
    assert answer.code == 1
    assert "clause" in answer.objects[0]


def test_a_place_far_from_the_table_is_refused_and_not_computed_with():
    value = record("hue", 1)
    seat = check_json(value).objects[0]["actors"][0]
    card = value["moves"][0][1]["hands"][seat][0]
    for at in ([101, 0], [1000, 1000], [-1000, 5], [0, -102]):
        move = {"place": card, "at": at, "heading": "e"}
        answer = check_json({**value, "moves": [*value["moves"], [seat, move]]})
        assert answer.objects[0]["clause"] == "hue/touch"


# -- bytes

GOOD = json.dumps(record("pok", 3))

HOSTILE = {
    "empty": b"",
    "only spaces": b" \n\t\n",
    "NUL": b"\x00",
    "many NULs": b"\x00" * 100_000,
    "an array": b"[]",
    "a number": b"1",
    "a word": b'"pok"',
    "null": b"null",
    "NaN": b"NaN",
    "NaN inside": GOOD.replace('"players": 4', '"players": NaN').encode(),
    "Infinity inside": GOOD.replace('"players": 4', '"players": Infinity').encode(),
    "10**400 players": GOOD.replace('"players": 4', '"players": 1' + "0" * 400).encode(),
    "5000 digits": GOOD.replace('"players": 4', '"players": ' + "9" * 5000).encode(),
    "1e999 players": GOOD.replace('"players": 4', '"players": 1e999').encode(),
    "4.0 players": GOOD.replace('"players": 4', '"players": 4.0').encode(),
    "1e999 as a seat": GOOD.replace('"moves": [[-1', '"moves": [[1e999').encode(),
    "10**400 as a seat": GOOD.replace('"moves": [[-1', '"moves": [[1' + "0" * 400).encode(),
    "10**400 on a die": GOOD.replace('"roll": [[1', '"roll": [[1' + "0" * 400).encode(),
    "1e999 on a die": GOOD.replace('"roll": [[1', '"roll": [[1e999').encode(),
    "a key twice": GOOD.replace('"players": 4', '"players": 4, "players": 4').encode(),
    "a key twice in a move": GOOD.replace('{"roll"', '{"roll": 1, "roll"').encode(),
    "not UTF-8": GOOD.replace("pok", "p\xf6k").encode("latin-1"),
    "UTF-16": GOOD.encode("utf-16"),
    "UTF-32": GOOD.encode("utf-32"),
    "UTF-8 of a surrogate": GOOD.replace("pok", "\ud800").encode(errors="surrogatepass"),
    "a lone surrogate as game": GOOD.replace('"pok"', '"\\ud800"').encode(),
    "a lone surrogate as option": GOOD.replace('"memory"', '"\\udfff"').encode(),
    "a lone surrogate as value": GOOD.replace('"off"', '"\\udfff"').encode(),
    "a lone surrogate in a move": GOOD.replace('"roll"', '"\\ud800"').encode(),
    "a lone surrogate as symbol": GOOD.replace('"disc"', '"\\ud800"').encode(),
    "single quotes": GOOD.replace('"', "'").encode(),
    "a comment": b"// a match\n" + GOOD.encode(),
    "a comma too many": GOOD.replace("}]]", "}],]").encode(),
    "two byte order marks": b"\xef\xbb\xbf" * 2 + GOOD.encode(),
    "100,000 brackets": b"[" * 100_000,
    "100,000 brackets closed": b"[" * 100_000 + b"]" * 100_000,
    "100,000 objects": b'{"a":' * 100_000,
    "100,000 brackets as a move": (
        GOOD.replace('{"roll"', "[" * 100_000 + "]" * 100_000 + ', {"roll"').encode()
    ),
    "100,000 brackets as seats": (
        GOOD.replace('"moves"', '"seats": ' + "[" * 100_000 + "]" * 100_000 + ', "moves"').encode()
    ),
    "100,000 moves that are none": GOOD.replace(
        '"moves": [', '"moves": [' + "[0,0]," * 100_000
    ).encode(),
}  # fmt: skip


@pytest.mark.parametrize("data", HOSTILE.values(), ids=list(HOSTILE))
def test_hostile_bytes_are_malformed(data):
    assert data != GOOD.encode()
    assert is_malformed(check_json(data))


def test_a_truncated_record_is_malformed_wherever_it_breaks_off():
    for length in range(1, len(GOOD)):
        assert is_malformed(check_json(GOOD[:length]))


def test_a_byte_order_mark_is_no_harm(tmp_path):
    file = tmp_path / "match.json"
    file.write_bytes(b"\xef\xbb\xbf" + GOOD.encode())
    assert check(file).code == 0
    file.write_bytes(b"\xef\xbb\xbf" + json.dumps(json.loads(GOOD), indent=2).encode())
    assert check(file).code == 0


def test_nesting_just_below_what_can_be_read_is_no_harm():
    for opening, closing in (("[", "]"), ('{"a":', "}")):
        for depth in range(900, 1010):
            nested = opening * depth + "1" + closing * depth
            for place in ('"disc"', '"off"', '{"roll"'):
                text = GOOD.replace(place, f"{nested}, {place}" if "{" in place else nested)
                assert is_malformed(check_json(text))


# -- names


@pytest.mark.parametrize("name", ["missing.json", "a\x00b.json", "x" * 5000, "", "no/such/folder"])
def test_a_file_that_cannot_be_opened_is_told(name):
    answer = check("--json", name)
    assert is_malformed(answer)
    assert "cannot be read" in answer.objects[0]["error"]


def test_a_folder_is_no_record(tmp_path):
    answer = check("--json", tmp_path)
    assert is_malformed(answer)
    assert "cannot be read" in answer.objects[0]["error"]


def test_an_empty_file_is_no_record_whatever_it_is_called(tmp_path):
    for name in ("empty.json", "empty.jsonl"):
        file = tmp_path / name
        for content in ("", "\n\n \n"):
            file.write_text(content)
            answer = check("--json", file)
            assert is_malformed(answer)
            assert answer.objects == [{"ok": False, "error": "empty"}]


# -- size: measured in a child of a child, which starts from nothing, as a reader of the file would

MEASURE = """
import os, resource, subprocess, sys
process = subprocess.Popen([sys.executable, "-m", "poisonbox", "check", "--json", sys.argv[1]])
_, status, usage = os.wait4(process.pid, 0)
print(os.waitstatus_to_exitcode(status), usage.ru_maxrss, usage.ru_utime + usage.ru_stime)
"""


@pytest.mark.skipif(not hasattr(os, "wait4"), reason="the system does not tell what a child used")
@pytest.mark.parametrize("name", ["large.json", "large.jsonl", "pretty.json"])
@pytest.mark.parametrize("filling", ["moves", "nothing"])
def test_a_file_of_300_megabytes_is_refused_without_reading_it_all(tmp_path, name, filling):
    file = tmp_path / name
    gap = "\n" if name.startswith("pretty") else ""
    with file.open("wb") as stream:
        stream.write(GOOD.replace('"moves": [', f'{gap}"moves": [').encode()[:-2])
        if filling == "moves":
            stream.write(b',[0,{"show":"disc"}]' * (6 * 2**20 // 20))
        stream.truncate(300 * 2**20)
    done = run(
        [sys.executable, "-c", MEASURE, str(file)],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    answer, measured = done.stdout.splitlines()
    code, peak, seconds = measured.split()
    assert json.loads(answer)["ok"] is False
    assert "MiB" in json.loads(answer)["error"]
    assert len(done.stderr.splitlines()) == 1
    assert int(code) == 2
    assert int(peak) < 200 * 1024
    assert float(seconds) < 2
