"""``poisonbox arena``: fair, repeatable, and polite about bad contestants."""

from __future__ import annotations

import json
import sys

import pytest

from poisonbox.arena import playing
from poisonbox.arena.league import play_all, standings
from poisonbox.arena.playing import League
from poisonbox.cli import main

ONE_ROUND = {"rounds": 1}

MYBOT = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"move": question["moves"][0]}), flush=True)
"""


def arena(capsys, *words):
    code = main(["arena", *words])
    return code, *capsys.readouterr()


def program(tmp_path, text):
    file = tmp_path / "bot.py"
    file.write_text(text)
    return f"cmd:{sys.executable} {file}"


def test_the_json_has_the_contestants_in_the_order_given(capsys):
    code, out, _ = arena(
        capsys, "cauldrons", "--seats", "novice,random,greedy", "--games", "6", "--json",
        "--options", "rounds=1", "--jobs", "1",
    )  # fmt: skip
    answer = json.loads(out)
    assert code == 0
    assert (answer["game"], answer["games"]) == ("cauldrons", 6)
    assert [seat["name"] for seat in answer["seats"]] == ["novice", "random", "greedy"]
    keys = {"name", "win_share", "low", "high", "mean_points", "ms_per_move"}
    assert all(seat.keys() == keys for seat in answer["seats"])
    assert sum(seat["win_share"] for seat in answer["seats"]) == pytest.approx(1.0)
    assert all(seat["low"] <= seat["win_share"] <= seat["high"] for seat in answer["seats"])


def test_the_matches_do_not_depend_on_the_number_of_jobs():
    league = League("pok", ("random", "random", "random"), {}, seed=4)
    alone = [outcome.record.moves for outcome in play_all(league, 6, jobs=1)]
    together = [outcome.record.moves for outcome in play_all(league, 6, jobs=2)]
    assert alone == together


def test_a_match_that_never_ends_is_called_off_as_a_draw(monkeypatch):
    monkeypatch.setattr(playing, "_LONGEST", 200)
    league = League("pok", ("copy-last-round",) * 4, {}, seed=1)
    outcome = league.play(league.seat(), 0)
    assert outcome.moves == (50, 50, 50, 50)
    assert outcome.shares == (0.25, 0.25, 0.25, 0.25)
    assert outcome.points is not None
    assert max(outcome.points) < 5


def test_seats_rotate_and_the_records_say_who_sat_where():
    league = League("cauldrons", ("greedy", "random", "random"), ONE_ROUND)
    outcomes = list(play_all(league, 3, jobs=1))
    places = [[seat["name"] for seat in one.record.seats].index("greedy") for one in outcomes]
    assert places == [0, 1, 2]


def test_one_greedy_player_beats_random_ones():
    league = League("cauldrons", ("greedy", "random", "random", "random"), ONE_ROUND)
    table = standings(league.names, list(play_all(league, 150, jobs=1)))
    assert table[0].low > 0.25


def test_records_are_accepted_by_check(capsys, tmp_path):
    file = str(tmp_path / "matches.jsonl")
    code, *_ = arena(
        capsys, "goblets", "--seats", "random,random,random", "--games", "5", "--records", file,
        "--options", "specials=two", "--jobs", "1",
    )  # fmt: skip
    assert code == 0
    assert main(["check", "--json", file]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(lines) == 5
    assert all(line["winners"] for line in lines)


def test_an_external_bot_plays(capsys, tmp_path):
    mybot = program(tmp_path, MYBOT)
    code, out, err = arena(
        capsys, "pok", "--seats", f"{mybot},random,random", "--games", "4", "--json", "--jobs", "1"
    )
    assert (code, err) == (0, "")
    assert json.loads(out)["seats"][0]["name"] == mybot


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("import sys; sys.stdin.readline()", "ended"),
        ("import sys; sys.stdin.read()", "did not answer within 0.5 s"),
        ("input(); print('hello')", "no move"),
        ('input(); print(\'{"move": {"show": "circle"}}\')', "not legal"),
        ("input(); print('[' * 100000)", "endless line"),
    ],
)
def test_a_bad_external_bot_forfeits_with_a_clear_message(capsys, tmp_path, text, complaint):
    mybot = program(tmp_path, text)
    code, out, err = arena(
        capsys, "pok", "--seats", f"{mybot},random,random", "--games", "3", "--json",
        "--jobs", "1", "--patience", "0.5",
    )  # fmt: skip
    assert code == 0
    assert "forfeited 3 of 3 matches" in err
    assert complaint in err
    assert [seat["win_share"] for seat in json.loads(out)["seats"]] == [0.0, 0.5, 0.5]


def test_a_program_that_is_not_there_forfeits(capsys):
    _, _, err = arena(
        capsys, "pok", "--seats", "cmd:./no-such-bot,random,random", "--games", "2", "--jobs", "1"
    )
    assert "cannot be started" in err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["pok", "--seats", "genius,random,random"], "nobody plays pok as 'genius'"),
        (["pok", "--seats", "expert:shy,random,random"], "nobody plays pok as 'expert:shy'"),
        (["pok", "--seats", "random,random"], "3 to 7 players"),
        (["pok", "--seats", "random,random,random", "--options", "colour=red"], "unknown option"),
        (["pok", "--seats", "random,random,random", "--options", "memory"], "name=value"),
        (["pok", "--seats", "cmd:,random,random"], "needs a program"),
    ],
)
def test_bad_input_gets_one_sentence_and_nothing_is_played(capsys, words, complaint):
    code, out, err = arena(capsys, *words)
    assert (code, out) == (2, "")
    assert complaint in err
    assert err.count("\n") == 1
