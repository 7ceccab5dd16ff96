"""``poisonbox watch``: bots play, a bystander is told, and nothing is left behind."""

import os
import re
import signal
import subprocess
import sys
import time

import pytest

from poisonbox.ai.characters import CHARACTERS
from poisonbox.ai.pool import BotPool
from poisonbox.cli import main, watch
from poisonbox.control.seats import Bot
from poisonbox.core.refusal import Malformed
from poisonbox.games import GAMES
from poisonbox.texts.rulebook import LANGUAGES

THREE = ["--seats", "novice,novice,novice"]
SHORT = ["hue", "--seats", "novice,novice", "--seed", "7"]
COMMAND = [sys.executable, "-m", "poisonbox", "watch"]
LONG = [*COMMAND, "cauldrons", "--seats", "novice,novice,novice,novice", "--pace", "0.05"]

posix = pytest.mark.skipif(os.name != "posix", reason="needs process groups")


def watched(capsys, *arguments):
    """Exit code, and the lines of both streams."""
    code = main(["watch", *arguments])
    out, err = capsys.readouterr()
    return code, out.splitlines(), err.splitlines()


def is_gone(group):
    """Whether every process of a group has ended, at last."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


# -- what is told ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_told_from_the_guests_to_the_winner(game, capsys):
    options = ["--options", "rounds=1"] if game == "cauldrons" else []
    code, out, err = watched(capsys, game, *THREE, "--seed", "7", *options)
    assert (code, err) == (0, [])
    assert out[0].endswith("At the table: Ambrose, Prudence and Rufus. (--seed 7)")
    assert re.search(r"(win|wins|draw|share the win)\b.*[.!]$", out[-1])
    assert not [line for line in out if "{" in line or "\x1b" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_the_language_that_was_asked_for(language, capsys):
    _, out, _ = watched(capsys, *SHORT, "--lang", language)
    assert out[0].startswith(
        {
            "en": "Hue. At the table: ",
            "fr": "Teintes. À table\u202f: ",
            "de": "Farbtöne. Am Tisch: ",
        }[language]
    )
    word = {"en": "starting cards", "fr": "cartes de départ", "de": "Startkarten"}[language]
    assert out[2].startswith(f"3 {word}")


def test_the_same_seed_is_the_same_match_and_another_one_is_not(capsys):
    one, two, other = (watched(capsys, *SHORT, "--seed", seed)[1] for seed in ("7", "7", "8"))
    assert one == two
    assert one[1:] != other[1:]


def test_without_a_seed_one_is_made_up_and_told(capsys):
    code, out, _ = watched(capsys, *SHORT[:-2])
    assert code == 0
    assert re.search(r"\(--seed \d+\)$", out[0])


def test_a_bystander_hears_of_no_sealed_choice_and_of_no_hand(capsys):
    _, out, _ = watched(capsys, *SHORT)
    assert not [line for line in out if line.startswith("You") or "Your" in line]
    _, out, _ = watched(capsys, "pok", *THREE, "--seed", "7")
    assert not [line for line in out if "has chosen" in line]


def test_after_a_round_every_point_is_explained(capsys):
    arguments = ["--seed", "7", "--options", "rounds=1"]
    _, out, _ = watched(capsys, "cauldrons", *THREE, *arguments)
    (at,) = [index for index, line in enumerate(out) if line.startswith("Round 1 costs: ")]
    points = dict(re.findall(r"(\w+) (\d+)", out[at].partition(": ")[2]))
    explained = [line.strip().partition(" – ") for line in out[at + 1 : at + 4] if line]
    for name, _, reasons in explained:
        costs = re.findall(r": (\d+)(?!\d| cards? put)", reasons)
        assert sum(map(int, costs)) == int(points[name])


# -- who plays -------------------------------------------------------------------------------------


def test_a_usual_table_has_four_different_guests():
    for game in GAMES.values():
        bots = watch.guests(None, game.seats)
        assert len({bot.character for bot in bots}) == len(bots) == 4
        assert {bot.level for bot in bots} == {"casual"}


def test_who_has_no_character_gets_one_that_is_not_there_yet():
    bots = watch.guests("expert, novice:steady,casual", range(3, 7))
    assert bots == [
        Bot("cautious", "expert"),
        Bot("steady", "novice"),
        Bot("gambler", "casual"),
    ]


def test_two_guests_of_a_name_are_told_apart():
    bots = [Bot("steady"), Bot("copycat"), Bot("steady"), Bot("steady")]
    assert watch.names_of(bots) == ["Ambrose", "Echo", "Ambrose 2", "Ambrose 3"]
    eight = watch.names_of(watch.guests(",".join(["casual"] * 8), range(3, 9)))
    assert len(set(eight)) == 8 == len(CHARACTERS) + 1


@pytest.mark.parametrize("seats", ["", "wizard", "casual:wizard", "casual:steady:x", "casual,,"])
def test_a_guest_whom_nobody_knows_is_refused(seats):
    with pytest.raises(Malformed, match="nobody plays as"):
        watch.guests(seats, range(3, 7))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["pok", "--seats", "casual,wizard,casual"], "nobody plays as 'wizard'"),
        (["pok", "--seats", "casual"], "pok is for 3 to 7 players"),
        (["pok", "--options", "memory"], "an option is written name=value"),
        (["pok", "--options", "memory=maybe"], "memory"),
    ],
)
def test_a_table_that_cannot_be_is_one_sentence_and_exit_code_2(arguments, said, capsys):
    code, out, (err,) = watched(capsys, *arguments)
    assert (code, out) == (2, [])
    assert err.startswith("poisonbox watch: ")
    assert said in err


@pytest.mark.parametrize("pace", ["-1", "nan", "inf", "slow", "1e9"])
def test_a_pace_is_a_number_of_seconds(pace, capsys):
    with pytest.raises(SystemExit) as stopped:
        watched(capsys, "pok", "--pace", pace)
    assert stopped.value.code == 2
    assert "is not a number of seconds" in capsys.readouterr().err


# -- how it ends -----------------------------------------------------------------------------------


def test_bots_that_cannot_answer_are_named_and_the_exit_code_is_1(capsys, monkeypatch):
    monkeypatch.setattr(watch, "BotPool", lambda: BotPool(1, [sys.executable, "-c", ""]))
    code, out, err = watched(capsys, *SHORT)
    assert code == 1
    assert out[2].startswith("3 starting cards")
    assert re.fullmatch("poisonbox watch: (Ambrose|Prudence) cannot go on", *err)


@posix
def test_no_process_is_left_when_the_match_is_over():
    done = subprocess.Popen(
        [*COMMAND, *SHORT],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    _, err = done.communicate(timeout=120)
    assert (done.returncode, err) == (0, b"")
    assert is_gone(done.pid)


@posix
def test_a_reader_who_has_seen_enough_ends_it_without_a_word():
    with subprocess.Popen(
        LONG, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline().startswith(b"Cauldrons. ")
        running.stdout.close()
        assert running.wait(60) == 141
        assert running.stderr.read() == b""
    assert is_gone(running.pid)


@posix
@pytest.mark.parametrize("everybody", [True, False])
def test_an_interrupt_ends_it_without_a_word(everybody):
    """From a terminal it reaches the thinking processes as well.

    A shell that runs the tests in the background has them ignore interrupts: the command does not.
    """
    with subprocess.Popen(
        LONG,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        lines = [running.stdout.readline() for _ in range(6)]
        assert all(lines)
        kill = os.killpg if everybody else os.kill
        kill(running.pid, signal.SIGINT)
        assert running.wait(60) == 130
        assert running.stderr.read() == b""
    assert is_gone(running.pid)


# -- terminals -------------------------------------------------------------------------------------


def on_a_terminal(environment):
    """All that a terminal gets to see."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    usual = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "TERM")}
    command = [*COMMAND, *SHORT, "--pace", "0"]
    with subprocess.Popen(command, stdout=theirs, env={**usual, **environment}) as running:
        os.close(theirs)
        seen = b""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:  # how a terminal says that nobody writes any more
                break
            if not part:
                break
            seen += part
    os.close(ours)
    assert running.returncode == 0
    return seen.decode()


@posix
def test_a_terminal_gets_colours_unless_it_does_not_want_them():
    colourful = on_a_terminal({"TERM": "xterm-256color"})
    assert "\x1b[38;5;208mAmbrose\x1b[39m" in colourful
    plain = on_a_terminal({"TERM": "xterm-256color", "NO_COLOR": "1"})
    assert "\x1b" not in plain
    assert re.sub(r"\x1b\[[\d;]*m", "", colourful) == plain
    assert on_a_terminal({"TERM": "dumb"}) == plain


def test_an_output_that_does_not_know_every_letter_gets_the_others():
    command = [*COMMAND, *SHORT, "--lang", "fr"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(command, capture_output=True, env=environment, check=True, timeout=120)
    assert done.stdout.startswith(rb"Teintes. \xc0 table\u202f: Ambrose")
    assert done.stderr == b""
