"""``poisonbox check``: what it says of records, and how it ends."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from poisonbox.games import GAMES
from tests.cli.checking import ROOT, check, check_json, is_malformed, record

STANDING = ["ok", "moves", "actors", "legal", "totals", "rounds", "winners", "detail"]
REFUSED = ["ok", "move", "clause", "message"]

every_game = pytest.mark.parametrize("game", list(GAMES))


def refused_record(game="pok"):
    """A record whose last move is refused: it was made already."""
    value = record(game, 7)
    value["moves"].append(value["moves"][0])
    return value


# -- one record


@every_game
def test_a_whole_match_is_accepted_with_exactly_these_fields(game):
    value = record(game)
    answer = check_json(value)
    (printed,) = answer.objects
    assert answer.code == 0
    assert answer.err == []
    assert list(printed) == STANDING
    assert printed["ok"] is True
    assert printed["moves"] == len(value["moves"])
    assert printed["actors"] == []
    assert printed["legal"] == {}
    assert len(printed["totals"]) == 4
    assert printed["totals"] == [sum(points) for points in zip(*printed["rounds"], strict=True)]
    assert printed["winners"]
    assert set(printed["winners"]) <= set(range(4))


@every_game
def test_a_match_that_is_not_over_has_actors_with_their_numbers_of_moves(game):
    printed = check_json(record(game, 2)).objects[0]
    assert list(printed) == STANDING
    assert printed["winners"] is None
    assert printed["detail"] == {}
    assert printed["totals"] == [0, 0, 0, 0]
    assert printed["rounds"] == []
    assert list(printed["legal"]) == [str(seat) for seat in printed["actors"]]
    assert all(number > 0 for number in printed["legal"].values())


@every_game
def test_when_chance_is_to_act_nobody_has_moves(game):
    printed = check_json({**record(game), "moves": []}).objects[0]
    assert printed["actors"] == [-1]
    assert printed["legal"] == {}
    assert printed["moves"] == 0


def test_hue_tells_the_worth_of_its_colours_at_the_end_only():
    over = check_json(record("hue")).objects[0]
    assert list(over["detail"]) == ["values"]
    assert list(over["detail"]["values"]) == list("RYGBP")
    assert len(over["rounds"]) == 1
    early = check_json(record("hue", 9)).objects[0]
    assert (early["detail"], early["totals"], early["rounds"]) == ({}, [0, 0, 0, 0], [])


@every_game
def test_a_refused_move_is_named_with_its_clause(game):
    value = refused_record(game)
    answer = check_json(value)
    (printed,) = answer.objects
    assert answer.code == 1
    assert answer.err == []
    assert list(printed) == REFUSED
    assert printed["ok"] is False
    assert printed["move"] == len(value["moves"]) - 1
    assert printed["clause"] in GAMES[game].clauses
    assert printed["message"].endswith(".")


@every_game
def test_a_move_after_the_end_is_refused(game):
    value = record(game)
    value["moves"].append(value["moves"][-1])
    printed = check_json(value).objects[0]
    assert printed["move"] == len(value["moves"]) - 1


def test_what_is_no_record_is_told_on_standard_error_too():
    answer = check_json(b"no record")
    assert is_malformed(answer)
    assert answer.err == [f"-: {answer.objects[0]['error']}"]


def test_for_people_there_is_a_sentence_for_each_record():
    (line,) = check("-", stdin=json.dumps(record("pok", 3)).encode()).out
    assert line == "-:1: 3 moves, totals 0, 0, 0, 0, not over yet"
    (line,) = check("-", stdin=json.dumps(record("hue")).encode()).out
    assert "won by seat" in line
    (line,) = check("-", stdin=json.dumps(refused_record()).encode()).out
    assert "move 7 is refused (pok/" in line
    answer = check("-", stdin=b"{")
    assert answer.out == []
    assert len(answer.err) == 1


# -- files


def test_json_may_be_printed_over_several_lines(tmp_path):
    file = tmp_path / "match.json"
    for indent in (0, 1, 4):
        file.write_text(json.dumps(record("goblets"), indent=indent))
        answer = check("--json", file)
        assert answer.code == 0
        assert len(answer.out) == 1


@pytest.mark.parametrize("name", ["many.jsonl", "many.json", "many"])
def test_a_file_may_hold_one_record_a_line(tmp_path, name):
    file = tmp_path / name
    records = [record(game) for game in GAMES]
    file.write_text("".join(json.dumps(value) + "\n" for value in records))
    answer = check("--json", file)
    assert answer.code == 0
    assert [line["moves"] for line in answer.objects] == [len(one["moves"]) for one in records]


def test_empty_lines_and_a_missing_last_line_end_do_not_matter(tmp_path):
    file = tmp_path / "many.jsonl"
    line = json.dumps(record("pok", 3))
    file.write_text(f"\n{line}\r\n\n  \n{line}")
    answer = check(file)
    assert answer.code == 0
    assert [one.partition(": ")[0] for one in answer.out] == [f"{file}:2", f"{file}:5"]


def test_every_record_has_its_line_and_the_highest_code_wins(tmp_path):
    good, bad = json.dumps(record("pok")), json.dumps(refused_record())
    file = tmp_path / "many.jsonl"
    file.write_text(f"{good}\n{bad}\n{good}\n")
    answer = check("--json", file)
    assert [line["ok"] for line in answer.objects] == [True, False, True]
    assert answer.code == 1
    file.write_text(f"{good}\nnothing\n{bad}\n{{}}\n{good}\n")
    answer = check("--json", file)
    assert [line["ok"] for line in answer.objects] == [True, False, False, False, True]
    assert answer.code == 2
    assert [line.partition(": ")[0] for line in answer.err] == [f"{file}:2", f"{file}:4"]


def test_several_files_are_checked_one_after_the_other(tmp_path):
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(record("pok")))
    bad.write_text(json.dumps(refused_record()))
    assert check(good, good).code == 0
    assert check(good, bad).code == 1
    missing = tmp_path / "missing.json"
    answer = check("--json", missing, bad, good)
    assert answer.code == 2
    assert [line["ok"] for line in answer.objects] == [False, False, True]


def test_standard_input_may_hold_many_records():
    line = json.dumps(record("pok")).encode() + b"\n"
    answer = check("--json", "-", stdin=3 * line)
    assert answer.code == 0
    assert len(answer.out) == 3


def test_seats_may_be_named_and_keys_may_come_in_any_order():
    value = record("pok")
    named = {**value, "seats": ["Ada", "Bo", {"bot": "easy"}, None]}
    plain = check_json(value).objects
    assert check_json(named).objects == plain
    assert check_json(dict(reversed(named.items()))).objects == plain


def test_options_may_be_left_out_when_they_are_the_defaults():
    value = record("hue")
    assert value["options"] == {"poisoned-colour": "next-area", "first": "random"}
    assert check_json({**value, "options": {}}).objects == check_json(value).objects
    without = {name: part for name, part in value.items() if name != "options"}
    assert check_json(without).objects == check_json(value).objects


# -- as a process


def run(*arguments, stdin=b""):
    command = [sys.executable, "-m", "poisonbox", "check", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, input=stdin, capture_output=True, check=False)


@pytest.mark.parametrize(
    ("stdin", "code"),
    [
        (json.dumps(record("goblets")).encode(), 0),
        (json.dumps(refused_record()).encode(), 1),
        (b"{", 2),
    ],
    ids=["accepted", "refused", "malformed"],
)
def test_the_process_ends_with_the_code(stdin, code):
    done = run("--json", "-", stdin=stdin)
    assert done.returncode == code, done.stderr
    assert len(done.stdout.splitlines()) == 1
    assert len(done.stderr.splitlines()) == (code == 2)
    json.loads(done.stdout)


def test_a_reader_that_has_seen_enough_ends_it_quietly(tmp_path):
    file = tmp_path / "many.jsonl"
    file.write_text((json.dumps(record("pok")) + "\n") * 400)
    command = [sys.executable, "-m", "poisonbox", "check", "--json", str(file)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_without_a_file_it_says_how_it_is_used(capsys):
    with pytest.raises(SystemExit) as left:
        check()
    assert left.value.code == 2
    assert capsys.readouterr().out == ""


def test_a_file_name_that_is_no_text_can_still_be_printed(tmp_path):
    file = os.fsencode(tmp_path) + b"/\xff.json"
    Path(os.fsdecode(file)).write_bytes(b"{}")
    done = subprocess.run(
        [sys.executable, "-m", "poisonbox", "check", file],
        env=os.environ | {"PYTHONIOENCODING": "utf-8:strict"},
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
