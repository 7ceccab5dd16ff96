"""Opening the library's file: one program at a time, nothing damaged, nothing from the future."""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from poisonbox.store.errors import (
    LibraryClosed,
    LibraryDamaged,
    LibraryNewer,
    NotStorable,
    from_sqlite,
    from_system,
)
from poisonbox.store.files import SetAside, set_aside
from poisonbox.store.schema import APPLICATION, VERSION, missing, upgrade

FILE = "library.sqlite3"
LOCK = "library.lock"

_COMPANIONS = ("-wal", "-journal", "-shm")
_MAGIC = b"SQLite format 3\0"


class _Unusable(Exception):
    """The file is damaged or is no library."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Database:
    """The open file, and the lock that keeps other programs out of it.

    Attributes:
        path: The file.
        notice: What was set aside to open it, if anything.
    """

    def __init__(
        self, folder: Path, clock: Callable[[], float], most_pages: int | None = None
    ) -> None:
        """Open the file of a folder or make it; raises a LibraryError."""
        self.path = folder / FILE
        self.notice: SetAside | None = None
        self._most_pages = most_pages
        self._open = True
        try:
            folder.mkdir(parents=True, exist_ok=True)
            # SQLite opens what it may not write without a word, and fails at the first move.
            with tempfile.TemporaryFile(dir=folder):
                pass
            self._lock = _lock(folder / LOCK)
        except OSError as error:
            raise from_system(error, self.path) from error
        try:
            self._connection = self._connect(clock)
        except BaseException:
            self._lock.close()
            raise

    def close(self) -> None:
        """Close the file and let other programs have it; closing twice is closing once."""
        if self._open:
            self._open = False
            self._connection.close()
            self._lock.close()

    @contextlib.contextmanager
    def read(self) -> Iterator[sqlite3.Connection]:
        """Ask something; whatever SQLite says is said as a LibraryError."""
        if not self._open:
            raise LibraryClosed(path=str(self.path))
        try:
            yield self._connection
        except sqlite3.Error as error:
            raise from_sqlite(error, self.path) from error
        except OverflowError as error:  # a number beyond SQLite's 64 bits
            raise NotStorable(reason=str(error)) from error

    @contextlib.contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """Change something: all of it is durable afterwards, or nothing has changed."""
        with self.read() as connection:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:  # a full disk has rolled back already
                    connection.execute("ROLLBACK")
                raise

    def _connect(self, clock: Callable[[], float]) -> sqlite3.Connection:
        """Open the file; one that cannot be used is set aside, and a new one is made."""
        try:
            try:
                return self._prepare()
            except _Unusable as error:
                kept = set_aside(self.path, clock(), _COMPANIONS)
                self.notice = SetAside(self.path, kept, error.code, str(error))
                return self._prepare()
        except _Unusable as error:
            raise LibraryDamaged(path=str(self.path), reason=str(error)) from error
        except OSError as error:
            raise from_system(error, self.path) from error

    def _prepare(self) -> sqlite3.Connection:
        """Open the file, check it, and bring it up to date; raises _Unusable."""
        self._look_at_header()
        connection = None
        try:
            connection = _careful(self.path)
            if self._most_pages is not None:
                connection.execute(f"PRAGMA max_page_count = {self._most_pages}")
            version = _version(connection, self.path)
            if version < VERSION:
                # While WAL is off the header always tells the version, for the check above.
                connection.execute("PRAGMA journal_mode = DELETE")
                upgrade(connection, version)
            lacking = missing(connection)
            if lacking is not None:
                raise _Unusable("damaged", lacking)
            # A commit is then one write and one sync, and the file is never half changed.
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA foreign_keys = ON")
        except BaseException as error:
            if connection is not None:
                connection.close()
            if not isinstance(error, sqlite3.Error):
                raise
            library_error = from_sqlite(error, self.path)
            if isinstance(library_error, LibraryDamaged):
                raise _Unusable("damaged", str(error)) from error
            raise library_error from error
        return connection

    def _look_at_header(self) -> None:
        """Refuse a newer library, or something else, before SQLite changes a byte of it.

        Called with the lock in hand: closing a file drops whatever locks this process has on it.
        """
        try:
            with self.path.open("r+b") as file:  # for writing too: that it may be written
                header = file.read(100)
        except FileNotFoundError:
            return
        except OSError as error:
            raise from_system(error, self.path) from error
        if header.startswith(_MAGIC) and _number(header, 68) == APPLICATION:
            _not_newer(_number(header, 60), self.path)
        journal = Path(f"{self.path}-journal")  # with one it may become a database again
        if header and not header.startswith(_MAGIC) and not journal.exists():
            raise _Unusable("damaged", "it is not a database")


def _lock(path: Path) -> sqlite3.Connection:
    """Hold the lock file until the connection is closed or the process ends, however it ends.

    SQLite's own lock is used because it is the same on every system, is not inherited by child
    processes, and keeps out a second library of the same process too.
    """
    try:
        return _exclusive(path)
    except sqlite3.Error as error:
        library_error = from_sqlite(error, path.with_name(FILE))
        if not isinstance(library_error, LibraryDamaged):
            raise library_error from error
    path.unlink(missing_ok=True)  # some other file of that name, which locks nothing
    try:
        return _exclusive(path)
    except sqlite3.Error as error:
        raise from_sqlite(error, path.with_name(FILE)) from error


def _exclusive(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=0, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except BaseException:
        connection.close()
        raise
    return connection


def _careful(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=0, isolation_level=None)
    try:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # macOS: through the disk's own cache
    except BaseException:
        connection.close()
        raise
    return connection


def _version(connection: sqlite3.Connection, path: Path) -> int:
    """The library's version, 0 for an empty file, once every page is found to be in order."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    version: int
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application == APPLICATION:
        _not_newer(version, path)
    (objects,) = connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise _Unusable("damaged", found.replace("\n", " ").removeprefix("*** "))
    if application == APPLICATION and version > 0:
        return version
    if objects or application or version:
        raise _Unusable("foreign", "it is not a library of Poisonbox")
    return 0


def _not_newer(version: int, path: Path) -> None:
    if version > VERSION:
        raise LibraryNewer(path=str(path), version=version, known=VERSION)


def _number(header: bytes, at: int) -> int:
    return int.from_bytes(header[at : at + 4], "big", signed=True)
