"""What the library has accepted is not lost: not to a kill, a torn write or a full disk."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from poisonbox.store.errors import LibraryFull
from poisonbox.store.library import Library
from tests.store.material import Played, begin, crashed_copy, inside, log, played, store

CHECKOUT = Path(__file__).resolve().parents[2]


def is_whole(folder: Path) -> bool:
    with inside(folder) as file:
        return file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_whatever_returned_is_in_the_files(tmp_path):
    match = played("hue")
    with Library.open(tmp_path / "live") as library:
        match_id = begin(library, match)
        for at, move in enumerate(match.moves):
            library.append(match_id, at, [move], {"at": at})
            copy = crashed_copy(tmp_path / "live", tmp_path / f"killed-{at}")
            with Library.open(copy) as found:
                stored = found.load(match_id)
                assert log(stored) == list(match.moves[: at + 1])
                assert stored.note == {"at": at}
            assert is_whole(copy)
            shutil.rmtree(copy)


def test_a_log_cut_anywhere_is_a_log_up_to_there(tmp_path):
    """As after a power cut, when the last pages did not reach the disk."""
    match = played("cauldrons")
    with Library.open(tmp_path / "live") as library:
        match_id = begin(library, match)
    with Library.open(tmp_path / "live") as library:
        for at, move in enumerate(match.moves[:20]):
            library.append(match_id, at, [move], {"at": at})
        whole = crashed_copy(tmp_path / "live", tmp_path / "whole")
    size = (whole / "library.sqlite3-wal").stat().st_size
    seen = set()
    for cut in sorted(Random(4).sample(range(size), 40)):
        copy = crashed_copy(whole, tmp_path / f"cut-{cut}")
        os.truncate(copy / "library.sqlite3-wal", cut)
        with Library.open(copy) as found:
            assert found.notice is None
            stored = found.load(match_id)
            assert log(stored) == list(match.moves[: stored.moves])
            assert stored.note == ({"at": stored.moves - 1} if stored.moves else {})
            seen.add(stored.moves)
        assert is_whole(copy)
        shutil.rmtree(copy)
    assert len(seen) > 10


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the soak forks its children")
def test_killed_at_thirty_random_moments(tmp_path):
    command = [sys.executable, "-m", "tests.soak.kill_library"]
    command += ["--kills", "30", "--seed", "30", "--folder", str(tmp_path)]
    done = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    told = re.search(r"30 kills, (\d+) changes told, 0 lost", done.stdout)
    assert told, done.stdout
    assert int(told[1]) > 30


# --- A full disk ----------------------------------------------------------------------------------


def fill_up(library: Library, match: Played) -> tuple[int, list[tuple[int, Any]]]:
    """Append until the disk is full; returns the match and what was accepted."""
    match_id, told = begin(library, match), []
    for round_ in range(100):
        try:
            library.append(match_id, len(told), match.moves, {"round": round_})
        except LibraryFull:
            return match_id, told
        told += match.moves
    raise AssertionError("the disk was not full")


def test_a_library_that_cannot_grow(tmp_path):
    match = played("cauldrons")
    with Library.open(tmp_path, most_pages=16) as library:
        match_id, told = fill_up(library, match)
        assert told
        assert log(library.load(match_id)) == told
        with pytest.raises(LibraryFull, match="full"):
            library.keep_note(match_id, {"much": "x" * 100_000})
        assert library.load(match_id).note == {"round": len(told) // len(match.moves) - 1}
        library.take_back(match_id, 1)  # what makes room is possible
        library.append(match_id, 1, match.moves[1:])
    with Library.open(tmp_path) as library:
        assert library.notice is None
        assert log(library.load(match_id)) == list(match.moves)
    assert is_whole(tmp_path)


ON_A_SMALL_DISK = """
import subprocess, sys
from pathlib import Path
from poisonbox.store.errors import FileUnwritable, LibraryFull
from poisonbox.store.library import Library
from tests.store.material import log, played
from tests.store.test_durability import fill_up

folder = Path(sys.argv[1])
subprocess.run(["mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", folder], check=True)
match = played("cauldrons")
with Library.open(folder) as library:
    match_id, told = fill_up(library, match)
    assert told and log(library.load(match_id)) == told
    try:
        library.append(match_id, len(told), match.moves)
    except LibraryFull as error:
        print(error)
    try:
        library.export([match_id] * 99, folder / "record.jsonl")
    except FileUnwritable as error:
        print(error)
with Library.open(folder) as library:
    assert library.notice is None
    assert log(library.load(match_id)) == told
print({path.name.partition(".")[0] for path in folder.iterdir()})
"""


def test_a_disk_that_gets_full(tmp_path):
    """On a real one of 400 kB, in a mount namespace that ends with the program."""
    alone = ["unshare", "--mount", "--map-root-user"]
    if (
        shutil.which("unshare") is None
        or subprocess.run(
            [*alone, "mount", "-t", "tmpfs", "tmpfs", str(tmp_path)],
            capture_output=True,
            check=False,
        ).returncode
    ):
        pytest.skip("no disk can be mounted here")
    command = [*alone, sys.executable, "-c", ON_A_SMALL_DISK, str(tmp_path)]
    done = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines() == [
        f"The library {tmp_path / 'library.sqlite3'} cannot grow: the disk is full.",
        f"{tmp_path / 'record.jsonl'} cannot be written: No space left on device.",
        "{'library'}",
    ]


def test_a_full_disk_while_importing_imports_nothing(tmp_path):
    with Library.open(tmp_path / "one") as library:
        ids = [store(library, played("cauldrons", seed)) for seed in range(8)]
        library.export(ids, tmp_path / "all.jsonl")
    with Library.open(tmp_path / "two", most_pages=16) as library:
        with pytest.raises(LibraryFull):
            library.import_(tmp_path / "all.jsonl")
        assert library.history() == []
        store(library, played("pok"))
