"""A library is opened by one program, of the right version, undamaged, or not at all."""

import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from poisonbox.store.errors import (
    LibraryDamaged,
    LibraryError,
    LibraryInUse,
    LibraryNewer,
    LibraryReadOnly,
    LibraryUnreachable,
)
from poisonbox.store.library import Library
from poisonbox.store.schema import APPLICATION, VERSION
from tests.store.material import contents, crashed_copy, inside, log, played, store

NOON = 1_790_000_000.0  # 2026-09-21, 14:13:20 UTC
KEPT = "library.damaged-20260921-141320.sqlite3"


def open_at_noon(folder: Path) -> Library:
    return Library.open(folder, clock=lambda: NOON)


def stored_library(folder: Path) -> Path:
    """A closed library with two matches; returns its file."""
    with Library.open(folder) as library:
        store(library, played("pok"))
        store(library, played("cauldrons"))
    return folder / "library.sqlite3"


def test_the_first_opening_makes_folder_and_file(tmp_path):
    with Library.open(tmp_path / "a" / "b") as library:
        assert library.path == tmp_path / "a" / "b" / "library.sqlite3"
        assert library.notice is None
        assert library.history() == []


def test_the_usual_folder_is_the_systems(tmp_path, monkeypatch):
    monkeypatch.setattr(platformdirs, "user_data_path", lambda app, **_: tmp_path / app)
    with Library.open() as library:
        assert library.path == tmp_path / "poisonbox" / "library.sqlite3"


def test_every_commit_is_synced(tmp_path):
    stored_library(tmp_path)
    with Library.open(tmp_path) as library, library._db.read() as connection:  # noqa: SLF001
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)


def test_a_closed_library_is_one_file(tmp_path):
    stored_library(tmp_path)
    assert set(contents(tmp_path)) == {"library.sqlite3"}


# --- Two programs ---------------------------------------------------------------------------------

HOLDER = """
import sys
from pathlib import Path
from poisonbox.store.library import Library
library = Library.open(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""


def test_a_second_program_is_told_until_the_first_is_killed(tmp_path):
    stored_library(tmp_path)
    command = [sys.executable, "-c", HOLDER, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"open\n"
        before = contents(tmp_path)
        with pytest.raises(LibraryInUse, match="in use"):
            Library.open(tmp_path)
        assert contents(tmp_path) == before
        holder.kill()
        holder.wait()
        with Library.open(tmp_path) as library:
            assert library.notice is None
            assert len(library.history()) == 2


def test_a_second_library_in_the_same_program_is_told_too(tmp_path):
    with Library.open(tmp_path) as first:
        for _ in range(2):  # the refused one must not have taken the first one's lock away
            with pytest.raises(LibraryInUse):
                Library.open(tmp_path)
        store(first, played("pok"))
    with Library.open(tmp_path) as again:
        assert len(again.history()) == 1


def test_a_library_that_something_else_has_locked_is_not_set_aside(tmp_path):
    stored_library(tmp_path)
    with inside(tmp_path) as backup_program:
        backup_program.execute("PRAGMA locking_mode = EXCLUSIVE")
        backup_program.execute("BEGIN EXCLUSIVE")
        backup_program.execute("DELETE FROM match")
        with pytest.raises(LibraryInUse):
            Library.open(tmp_path)
        backup_program.execute("ROLLBACK")
    with Library.open(tmp_path) as library:
        assert len(library.history()) == 2


def test_some_other_file_in_the_place_of_the_lock(tmp_path):
    (tmp_path / "library.lock").write_bytes(b"not a lock at all" * 100)
    with Library.open(tmp_path), pytest.raises(LibraryInUse):
        Library.open(tmp_path)


# --- Versions -------------------------------------------------------------------------------------


@pytest.mark.parametrize("killed", [False, True])
def test_a_newer_library_is_refused_and_not_touched(tmp_path, killed):
    file = stored_library(tmp_path)
    with inside(tmp_path) as newer:
        newer.execute("CREATE TABLE riddle (answer)")
        newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    if killed:  # the newer program's last words are still in the write-ahead log
        with inside(tmp_path) as newer:
            newer.execute("INSERT INTO riddle VALUES (42)")
            shutil.copytree(tmp_path, tmp_path / "copy")
        tmp_path = tmp_path / "copy"
        file = tmp_path / "library.sqlite3"
        assert "library.sqlite3-wal" in contents(tmp_path)
    before = contents(tmp_path)
    with pytest.raises(LibraryNewer) as caught:
        Library.open(tmp_path)
    assert caught.value.facts == {"path": str(file), "version": VERSION + 1, "known": VERSION}
    assert "newer" in str(caught.value)
    assert contents(tmp_path) == before


VERSION_1 = f"""
    CREATE TABLE match (id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL,
        rules_version INTEGER NOT NULL, players INTEGER NOT NULL, options TEXT NOT NULL,
        note TEXT NOT NULL, begun INTEGER NOT NULL, changed INTEGER NOT NULL, finished INTEGER);
    CREATE TABLE seat (match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
        seat INTEGER NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL, character TEXT, level TEXT,
        crest TEXT, points INTEGER, share REAL, PRIMARY KEY (match, seat)) WITHOUT ROWID;
    CREATE TABLE move (match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
        at INTEGER NOT NULL, seat INTEGER NOT NULL, move TEXT NOT NULL,
        PRIMARY KEY (match, at)) WITHOUT ROWID;
    INSERT INTO match VALUES (1, 'pok', 1, 3, '{{"memory":"on"}}', '{{"a":1}}', 5, 6, 7);
    INSERT INTO match VALUES (4, 'pok', 1, 3, '{{}}', '{{}}', 8, 9, NULL);
    INSERT INTO seat VALUES (1, 0, 'Ada', 'human', NULL, NULL, 'owl', 5, 1.0);
    INSERT INTO seat VALUES (1, 1, 'BEN', 'human', NULL, NULL, NULL, 2, 0.0);
    INSERT INTO seat VALUES (1, 2, 'Rufus', 'bot', 'gambler', 'expert', NULL, 3, 0.0);
    INSERT INTO seat VALUES (4, 0, 'Ada', 'human', NULL, NULL, 'owl', NULL, NULL);
    INSERT INTO seat VALUES (4, 1, 'Ben', 'human', NULL, NULL, NULL, NULL, NULL);
    INSERT INTO seat VALUES (4, 2, 'Cleo', 'human', NULL, NULL, NULL, NULL, NULL);
    INSERT INTO move VALUES (1, 0, -1, '{{"roll":[[1,"disc"],null,[3,"square"]]}}');
    INSERT INTO move VALUES (1, 1, 0, '{{"show":"disc"}}');
    PRAGMA application_id = {APPLICATION};
    PRAGMA user_version = 1;
"""


def older_library(folder: Path) -> None:
    with inside(folder) as file:
        file.executescript(VERSION_1)


def test_an_older_library_is_brought_up_to_date(tmp_path):
    older_library(tmp_path)
    with Library.open(tmp_path) as library:
        assert library.notice is None
        old = library.load(1)
        assert log(old)[1] == (0, {"show": "disc"})
        assert (old.totals, old.winners, old.note) == ((5, 2, 3), (0,), {"a": 1})
        assert [match.id for match in library.history(person="ben")] == [4, 1]
        (ada,) = library.statistics(person="Ada")
        assert (ada.played, ada.won, ada.best) == (1, 1.0, 5)
        library.tag(1, "old")
        assert library.begin("pok", 3, {}, list(old.seats)) == 5
    with inside(tmp_path) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    with Library.open(tmp_path) as library:
        assert library.load(1).tags == ("old",)


def test_an_upgraded_library_has_the_tables_of_a_new_one(tmp_path):
    older_library(tmp_path)
    columns = []
    for folder in (tmp_path, tmp_path / "new"):
        Library.open(folder).close()
        with inside(folder) as file:
            named = "SELECT type, name FROM sqlite_master ORDER BY type, name"
            columns.append(
                [
                    (kind, name, file.execute(f"PRAGMA table_xinfo({name})").fetchall())
                    for kind, name in file.execute(named).fetchall()
                ]
            )
    assert columns[0] == columns[1]


def test_an_upgrade_that_fails_leaves_the_older_library(tmp_path):
    older_library(tmp_path)
    with inside(tmp_path) as file:
        file.execute("CREATE TABLE tag (something)")  # in the way of the step
    before = contents(tmp_path)
    with pytest.raises(LibraryError, match="tag"):
        Library.open(tmp_path)
    assert contents(tmp_path) == before


# --- Damage ---------------------------------------------------------------------------------------


def overwrite(file: Path, at: int, with_bytes: bytes) -> None:
    data = bytearray(file.read_bytes())
    data[at : at + len(with_bytes)] = with_bytes
    file.write_bytes(data)


def no_database(file: Path) -> None:
    file.write_bytes(b"Dear diary, today we played Poison.\n" * 200)


def garbled_page(file: Path) -> None:
    overwrite(file, 4096 * 3, bytes(range(256)) * 16)


def garbled_schema(file: Path) -> None:
    overwrite(file, 100, b"\xff" * 400)


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:9000])


def table_gone(file: Path) -> None:
    with inside(file.parent) as opened:
        opened.execute("DROP TABLE move")


def another_programs(file: Path) -> None:
    file.unlink()
    with inside(file.parent) as opened:
        opened.execute("CREATE TABLE recipe (soup)")


@pytest.mark.parametrize(
    ("harm", "code"),
    [
        (no_database, "damaged"),
        (garbled_page, "damaged"),
        (garbled_schema, "damaged"),
        (cut_short, "damaged"),
        (table_gone, "damaged"),
        (another_programs, "foreign"),
    ],
)
def test_what_cannot_be_used_is_set_aside_and_a_new_library_begun(tmp_path, harm, code):
    file = stored_library(tmp_path)
    harm(file)
    before = file.read_bytes()
    with open_at_noon(tmp_path) as library:
        assert library.notice is not None
        assert library.notice.code == code
        assert library.notice.kept == tmp_path / KEPT
        assert KEPT in str(library.notice)
        assert library.history() == []
        store(library, played("pok"))
    # Where SQLite could open it, it may have left its mode in the header; no page is lost.
    assert (tmp_path / KEPT).read_bytes()[100:] == before[100:]
    with open_at_noon(tmp_path) as library:
        assert library.notice is None
        assert len(library.history()) == 1


def test_setting_aside_never_overwrites(tmp_path):
    for again in range(3):
        (tmp_path / "library.sqlite3").write_bytes(b"junk %d" % again * 999)
        with open_at_noon(tmp_path) as library:
            assert library.notice is not None
    kept = sorted(path.name for path in tmp_path.glob("*damaged*"))
    assert kept == sorted([KEPT, *(KEPT.replace(".sqlite3", f"-{n}.sqlite3") for n in (2, 3))])
    assert {(tmp_path / name).read_bytes()[:6] for name in kept} == {
        b"junk 0",
        b"junk 1",
        b"junk 2",
    }


def test_the_log_of_a_damaged_library_goes_with_it(tmp_path):
    stored_library(tmp_path / "live")
    with Library.open(tmp_path / "live") as library:
        store(library, played("pok"))
        folder = crashed_copy(tmp_path / "live", tmp_path / "copy")
    no_database(folder / "library.sqlite3")
    before = contents(folder)
    assert before["library.sqlite3-wal"]
    with open_at_noon(folder) as library:
        assert library.notice is not None
        assert library.history() == []
    after = contents(folder)
    for ending in ("", "-wal"):
        assert after[f"{KEPT}{ending}"] == before[f"library.sqlite3{ending}"]


def test_an_empty_file_is_a_library_that_was_never_begun(tmp_path):
    (tmp_path / "library.sqlite3").touch()
    with Library.open(tmp_path) as library:
        assert library.notice is None
        store(library, played("pok"))


def test_damage_that_is_met_later_is_an_error_of_its_own(tmp_path):
    file = stored_library(tmp_path)
    with Library.open(tmp_path) as library:
        overwrite(file, 4096, b"\xee" * 4096 * 20)
        with library._db.read() as connection:  # noqa: SLF001
            connection.execute("PRAGMA shrink_memory")  # it still knows all pages by heart
        with pytest.raises(LibraryDamaged):
            library.load(1)
    with Library.open(tmp_path) as library:
        assert library.notice is not None


# --- Folders that refuse --------------------------------------------------------------------------


def test_a_read_only_folder(as_nobody):
    stored_library(as_nobody)
    before = contents(as_nobody)
    as_nobody.chmod(0o555)
    with pytest.raises(LibraryReadOnly, match="read-only"):
        Library.open(as_nobody)
    assert contents(as_nobody) == before
    with pytest.raises(LibraryReadOnly):
        Library.open(as_nobody / "inside")
    as_nobody.chmod(0o755)
    with Library.open(as_nobody) as library:
        assert len(library.history()) == 2


def test_a_read_only_file(as_nobody):
    file = stored_library(as_nobody)
    before = contents(as_nobody)
    file.chmod(0o444)
    with pytest.raises(LibraryReadOnly):
        Library.open(as_nobody)
    assert contents(as_nobody) == before


def test_a_file_in_the_place_of_the_folder(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(LibraryUnreachable):
        Library.open(tmp_path / "file")
    with pytest.raises(LibraryUnreachable):
        Library.open(tmp_path / "file" / "deeper")


def test_a_folder_in_the_place_of_the_file(tmp_path):
    (tmp_path / "library.sqlite3").mkdir()
    with pytest.raises(LibraryUnreachable):
        Library.open(tmp_path)


def test_a_failed_opening_leaves_nothing_locked(tmp_path):
    (tmp_path / "library.sqlite3").mkdir()
    with pytest.raises(LibraryUnreachable):
        Library.open(tmp_path)
    (tmp_path / "library.sqlite3").rmdir()
    Library.open(tmp_path).close()
    assert sqlite3.connect(tmp_path / "library.lock").close() is None
