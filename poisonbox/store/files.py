"""Writing a file whole or not at all, and setting a damaged one aside."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct


class SetAside(Struct, frozen=True):
    """A file that could not be used and was replaced by a fresh one.

    Attributes:
        path: Where the file was.
        kept: Where it is now; None when it could not be moved and is still there.
        code: ``damaged``, ``foreign`` or ``unreadable``: names the sentence in the translations.
        reason: What was found, in the system's words.
    """

    path: Path
    kept: Path | None
    code: str
    reason: str

    def __str__(self) -> str:
        """One English sentence."""
        where = f"it is now {self.kept}" if self.kept else "it could not be moved aside"
        return f"{self.path} cannot be used ({self.reason}); {where}."


def set_aside(path: Path, now: float, companions: Sequence[str] = ()) -> Path:
    """Rename a file to ``name.damaged-YYYYMMDD-HHMMSS.suffix``, a name nothing has yet.

    Args:
        path: The file.
        now: The time in seconds since 1970; the name is in UTC.
        companions: Endings of files that belong to it and must not be taken for the next one's.
    """
    stamp = datetime.fromtimestamp(now, UTC).strftime("%Y%m%d-%H%M%S")
    endings = ("", *companions)
    count = 1
    while True:
        again = "" if count == 1 else f"-{count}"
        kept = path.with_name(f"{path.stem}.damaged-{stamp}{again}{path.suffix}")
        if not any(os.path.lexists(f"{kept}{ending}") for ending in endings):
            break
        count += 1
    # The file itself last: whoever is interrupted finds it where it was.
    for ending in companions:
        with contextlib.suppress(FileNotFoundError):
            Path(f"{path}{ending}").rename(f"{kept}{ending}")
    path.rename(kept)
    return kept


def write_whole(path: Path, chunks: Iterable[bytes], mode: int = 0o666) -> None:
    """Write a file so that it is the old one or the new one at any moment, and durable after.

    Args:
        path: The file; where it is a link, what it points to is replaced.
        chunks: Its content.
        mode: Permissions of a new file, less the user's mask.
    """
    target = path.resolve()
    temporary = target.with_name(f".{target.name}.{os.urandom(6).hex()}.tmp")
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, mode)
    try:
        with open(descriptor, "wb") as file:  # noqa: PTH123  # a descriptor has no Path
            file.writelines(chunks)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


_BINARY = getattr(os, "O_BINARY", 0)  # Windows would otherwise rewrite the ends of lines


def _sync_folder(folder: Path) -> None:
    """Make a rename durable; Windows has no such call and needs none."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):  # some network folders refuse; the content is synced anyway
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
