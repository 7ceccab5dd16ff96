"""A library in a folder of its own, and folders that refuse."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from poisonbox.store.library import Library

NOBODY = 65534


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """An empty library in ``tmp_path / "data"``."""
    with Library.open(tmp_path / "data") as opened:
        yield opened


@pytest.fixture
def as_nobody() -> Iterator[Path]:
    """A folder that is made read-only by chmod, even for tests that root runs.

    Permissions do not bind root, so root becomes nobody for the time of the test.
    """
    if not hasattr(os, "geteuid"):
        pytest.skip("permissions work differently here")
    folder = Path(tempfile.mkdtemp())
    root = os.geteuid() == 0
    if root:
        try:
            os.chown(folder, NOBODY, NOBODY)
            os.seteuid(NOBODY)
        except OSError:
            pytest.skip("root cannot become anybody else here")
    try:
        yield folder
    finally:
        if root:
            os.seteuid(0)
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o700)
        shutil.rmtree(folder)
