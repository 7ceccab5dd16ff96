"""What can go wrong with files, each with a code, the facts, and one sentence.

The sentence is English and for developers and terminals; a window says the same in the reader's
language from the code and the facts.
"""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path
from typing import Any, ClassVar


class StoreError(Exception):
    """Something could not be kept or fetched.

    Attributes:
        code: Names the sentence in the translations.
        facts: The parameters of that sentence.
    """

    code: ClassVar[str] = "store/failed"
    sentence: ClassVar[str] = "{path} cannot be used: {reason}."

    def __init__(self, **facts: Any) -> None:
        """Keep the facts for whoever explains it."""
        super().__init__(self.sentence.format(**facts))
        self.facts = facts


# --- The library as a file ------------------------------------------------------------------------


class LibraryError(StoreError):
    """The library could not do what was asked; what it held before, it still holds."""

    code = "library/failed"
    sentence = "The library {path} failed: {reason}."


class LibraryInUse(LibraryError):
    """Another program has it open."""

    code = "library/in-use"
    sentence = (
        "The library {path} is in use by another program, perhaps a second Poisonbox; please close "
        "that one first."
    )


class LibraryNewer(LibraryError):
    """A later version of the program wrote it."""

    code = "library/newer"
    sentence = (
        "The library {path} was written by a newer Poisonbox (library version {version}, this one "
        "knows {known}); please update."
    )


class LibraryReadOnly(LibraryError):
    """The folder or the file may not be written."""

    code = "library/read-only"
    sentence = "The library {path} cannot be written: the file or its folder is read-only."


class LibraryFull(LibraryError):
    """No space is left."""

    code = "library/full"
    sentence = "The library {path} cannot grow: the disk is full."


class LibraryDamaged(LibraryError):
    """Damage was met while the library was in use; opening it again sets the file aside."""

    code = "library/damaged"
    sentence = "The library {path} is damaged: {reason}."


class LibraryUnreachable(LibraryError):
    """The folder or the file cannot be opened at all."""

    code = "library/unreachable"
    sentence = "The library {path} cannot be opened: {reason}."


class LibraryClosed(LibraryError):
    """It was closed before."""

    code = "library/closed"
    sentence = "The library {path} is closed."


# --- What was asked of it -------------------------------------------------------------------------


class NoSuchMatch(LibraryError):
    """There is no match of that number, or no longer."""

    code = "library/no-match"
    sentence = "There is no match {match} in the library."


class OutOfStep(LibraryError):
    """A move does not follow the last one that is stored: two writers, or a lost one."""

    code = "library/out-of-step"
    sentence = "Match {match} has {moves} moves in the library, so nothing can go on from {at}."


class MatchOver(LibraryError):
    """A finished match gets no more moves."""

    code = "library/match-over"
    sentence = "Match {match} is over and takes no more moves."


class MatchDamaged(LibraryError):
    """What is stored of a match cannot be read; the other matches can."""

    code = "library/match-damaged"
    sentence = "Match {match} cannot be read from the library: {reason}."


class NotStorable(LibraryError):
    """Something that is no match, no move or no JSON."""

    code = "library/not-storable"
    sentence = "This cannot be kept in the library: {reason}."


class FileUnreadable(LibraryError):
    """A file that was to be imported cannot be read."""

    code = "library/file-unreadable"
    sentence = "{path} cannot be read: {reason}."


class FileUnwritable(LibraryError):
    """A file that was to be exported cannot be written; what was there before is still there."""

    code = "library/file-unwritable"
    sentence = "{path} cannot be written: {reason}."


# --- Settings -------------------------------------------------------------------------------------


class SettingsError(StoreError):
    """The settings could not do what was asked."""

    code = "settings/failed"


class SettingsNotSaved(SettingsError):
    """The settings are changed, but only until the program ends."""

    code = "settings/not-saved"
    sentence = "The settings {path} cannot be saved: {reason}. The change lasts until you quit."


class BadSetting(SettingsError):
    """A change that is none."""

    code = "settings/bad-value"
    sentence = "The setting {key} cannot be changed so: {reason}."


# --- From the system's errors ---------------------------------------------------------------------

_PRIMARY = 0xFF
"""SQLite's extended result codes carry the primary one in the low byte."""


def from_sqlite(error: sqlite3.Error, path: Path) -> LibraryError:
    """The library's error for one of SQLite's."""
    code = getattr(error, "sqlite_errorcode", None)
    primary = None if code is None else code & _PRIMARY
    facts = {"path": str(path), "reason": str(error)}
    match primary:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return LibraryInUse(**facts)
        case sqlite3.SQLITE_FULL:
            return LibraryFull(**facts)
        case sqlite3.SQLITE_READONLY:
            return LibraryReadOnly(**facts)
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return LibraryDamaged(**facts)
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM | sqlite3.SQLITE_AUTH:
            return LibraryUnreachable(**facts)
        case sqlite3.SQLITE_TOOBIG:
            return NotStorable(**facts)
    return LibraryError(**facts)


def from_system(error: OSError, path: Path) -> LibraryError:
    """The library's error for one of the operating system's."""
    facts = {"path": str(path), **facts_of(error)}
    match error.errno:
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return LibraryReadOnly(**facts)
        case errno.ENOSPC | errno.EDQUOT:
            return LibraryFull(**facts)
    return LibraryUnreachable(**facts)


def facts_of(error: OSError) -> dict[str, Any]:
    """What the system says, in its own words and as the number that translations go by."""
    return {"reason": reason_of(error), "errno": error.errno}


def reason_of(error: OSError) -> str:
    """The system's own words."""
    return error.strerror or str(error) or type(error).__name__
