"""Finding puzzles: fair positions, deeper searches that agree, and not all of one kind."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from poisonbox.arena.confirming import DEEPER, SEEDS, SURE
from poisonbox.arena.hunt import IDEAS, Shelf, hunt
from poisonbox.arena.posing import Search, knowledge
from poisonbox.arena.puzzling import Finder
from poisonbox.cli import main
from poisonbox.control.lessons.training import laid
from poisonbox.games import GAMES
from poisonbox.teach.puzzle import Puzzle, read_puzzle, write_puzzle

TINY = 0.05
"""Part of the usual depth: enough to find something, too little to ship it."""

MATCHES = 30
"""In so many matches there is a puzzle at that depth."""

QUICK = ("cauldrons", "goblets", "pok")
POK = Search("pok", depth=TINY)


def fruitful(search: Search) -> tuple[int, list[Puzzle]]:
    """The first match with a puzzle in it, and what is found there."""
    finder = Finder(search)
    looked = ((index, finder.look(index)) for index in range(MATCHES))
    return next((index, found) for index, found in looked if found)


@pytest.fixture(scope="module")
def match() -> tuple[int, list[Puzzle]]:
    return fruitful(POK)


@pytest.fixture(scope="module")
def pok(match: tuple[int, list[Puzzle]]) -> list[Puzzle]:
    return match[1]


# -- looking ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", QUICK)
def test_what_is_found_is_confirmed_by_searches_twenty_times_deeper(game: str) -> None:
    _, found = fruitful(Search(game, depth=TINY))
    for puzzle in found:
        match, proof = laid(puzzle, GAMES[game]), puzzle.proof
        assert match.actors() == (puzzle.seat,)
        legal = [match.game.encode(move) for move in match.moves(puzzle.seat)]
        assert all(move in legal for move in puzzle.right)
        assert proof.deep >= DEEPER * proof.found
        assert DEEPER >= 20
        assert proof.seeds == SEEDS
        assert proof.gap >= max(knowledge(game).MARGIN, SURE * proof.doubt)
        assert proof.least > 0


def test_the_same_match_gives_the_same_puzzles(match: tuple[int, list[Puzzle]]) -> None:
    index, found = match
    assert Finder(POK).look(index) == found


def test_an_idea_of_which_there_is_enough_is_not_looked_for(
    match: tuple[int, list[Puzzle]],
) -> None:
    index, found = match
    gone = frozenset({found[0].idea})
    assert found[0].idea not in {each.idea for each in Finder(POK).look(index, gone)}


# -- keeping ---------------------------------------------------------------------------------------


def copies(puzzle: Puzzle, number: int) -> list[Puzzle]:
    return [replace(puzzle, id=f"pok/0-{at}-9-0") for at in range(number)]


def test_a_shelf_takes_no_more_of_one_idea_than_its_share(pok: list[Puzzle]) -> None:
    shelf = Shelf(2 * IDEAS)
    taken = [shelf.add(each) for each in copies(pok[0], 5)]
    assert taken == [True, True, False, False, False]
    assert shelf.unwanted == {pok[0].idea}
    assert shelf.missing == 2 * IDEAS - 2


def test_a_shelf_takes_no_puzzle_twice(pok: list[Puzzle]) -> None:
    shelf = Shelf(30)
    assert shelf.add(pok[0])
    assert not shelf.add(pok[0])


def test_a_hunt_goes_on_after_the_last_match_that_gave_something(pok: list[Puzzle]) -> None:
    shelf = Shelf(30, copies(pok[0], 4))
    assert shelf.next_match(0) == 4
    assert shelf.next_match(7) == 0


def test_a_full_shelf_needs_no_hunt(pok: list[Puzzle]) -> None:
    assert list(hunt(POK, Shelf(1, pok[:1]), 1)) == []


# -- the command -----------------------------------------------------------------------------------


def command(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["puzzles", *words])
    return code, *capsys.readouterr()


def test_the_command_writes_as_many_puzzles_as_were_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pok.jsonl"
    words = ["--find", "pok", "--depth", str(TINY), "--jobs", "1", "--out", str(file)]
    assert command(capsys, *words, "--count", "1") == (0, "", "")
    first = file.read_bytes()
    assert len(first.splitlines()) == 1
    assert command(capsys, *words, "--count", "2")[0] == 0
    assert file.read_bytes().startswith(first), "what was found stays"
    assert [read_puzzle(line).game for line in file.read_bytes().splitlines()] == ["pok", "pok"]


def test_without_a_file_puzzles_are_printed_and_processes_share_the_work() -> None:
    words = ["--find", "pok", "--depth", str(TINY), "--count", "1", "--jobs", "2"]
    done = subprocess.run(
        [sys.executable, "-m", "poisonbox", "puzzles", *words], capture_output=True, check=True
    )
    (line,) = done.stdout.splitlines()
    assert json.loads(line)["id"].startswith("pok/0-")


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"{}\n", "line 1 is no puzzle"), (None, "is a puzzle of pok, not of hue")],
    ids=["no puzzle", "another game"],
)
def test_a_file_of_something_else_is_left_alone(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    pok: list[Puzzle],
    content: bytes | None,
    said: str,
) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_bytes(write_puzzle(pok[0]) if content is None else content)
    before = file.read_bytes()
    code, out, err = command(capsys, "--find", "hue", "--count", "1", "--out", str(file))
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_written_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = command(capsys, "--find", "pok", "--out", str(tmp_path / "no" / "where.jsonl"))
    assert code == 2
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [[], ["--find", "chess"], ["--find", "pok", "--count", "0"], ["--find", "pok", "--depth", "2"]],
)
def test_misuse_says_what_is_wrong(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["puzzles", *words])
    assert caught.value.code == 2
    assert "error:" in capsys.readouterr().err


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_who_interrupts_it_has_what_was_found_so_far() -> None:
    words = ["--find", "pok", "--depth", str(TINY), "--count", "500", "--jobs", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "poisonbox", "puzzles", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    os.killpg(process.pid, signal.SIGINT)
    rest, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert all(read_puzzle(line) for line in (first, *rest.splitlines()))
