"""Each import contract of pyproject.toml fails when it is broken."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent

LAYERS = "Imports point towards the core"
NO_FILES = "Rules and bots know neither texts nor files"
GAMES_APART = "No game knows another"
QT = "Only the window knows Qt"
PURE = "Rules have no files, no clock, no network, no threads"

CLEAN = {
    "__init__.py": "",
    "__main__.py": "import poisonbox.cli",
    "cli.py": "import sys, poisonbox.ui, poisonbox.texts",
    "paths.py": "import pathlib",
    "texts.py": "import poisonbox.paths",
    "core/__init__.py": "",
    "core/match.py": "import random, msgspec",
    "ai/__init__.py": "import poisonbox.core",
    "teach/__init__.py": "import poisonbox.core",
    "games/__init__.py": "import poisonbox.games.hue, poisonbox.games.pok",
    "games/hue/__init__.py": "import poisonbox.core.match, poisonbox.ai",
    "games/pok/__init__.py": "import poisonbox.core.match",
    "store/__init__.py": "import sqlite3, poisonbox.games, poisonbox.paths",
    "control/__init__.py": "import poisonbox.store, poisonbox.teach",
    "ui/__init__.py": "import poisonbox.control",
    "ui/table/__init__.py": "from PySide6.QtWidgets import QWidget",
}


def broken_contracts(folder: Path, changes: dict[str, str]) -> list[str]:
    """The contracts that a small package in the shape of ours breaks."""
    for name, text in {**CLEAN, **changes}.items():
        file = folder / "poisonbox" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    shutil.copy(CHECKOUT / "pyproject.toml", folder)
    linter = Path(sys.executable).with_name("lint-imports")
    command = [str(linter), "--no-cache"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert "Contracts:" in done.stdout, done.stdout + done.stderr
    broken = [
        line.partition(" BROKEN")[0] for line in done.stdout.splitlines() if " BROKEN" in line
    ]
    assert done.returncode == bool(broken), done.stdout + done.stderr
    return broken


def test_the_clean_package_is_clean(tmp_path):
    assert broken_contracts(tmp_path, {}) == []


@pytest.mark.parametrize(
    ("file", "text", "contract"),
    [
        ("core/match.py", "import poisonbox.games.hue", LAYERS),
        ("games/pok/__init__.py", "import poisonbox.store", LAYERS),
        ("store/__init__.py", "import poisonbox.control", LAYERS),
        ("ui/__init__.py", "import poisonbox.cli", LAYERS),
        ("ai/__init__.py", "import poisonbox.teach", LAYERS),
        ("somewhere.py", "", LAYERS),
        ("core/match.py", "import poisonbox.texts", NO_FILES),
        ("games/pok/__init__.py", "import poisonbox.paths", NO_FILES),
        ("ai/__init__.py", "import poisonbox.paths", NO_FILES),
        ("games/pok/__init__.py", "import poisonbox.games.hue", GAMES_APART),
        ("control/__init__.py", "from PySide6.QtCore import QObject", QT),
        ("cli.py", "import PySide6", QT),
        ("core/match.py", "import os.path", PURE),
        ("core/match.py", "from time import time", PURE),
        ("games/pok/__init__.py", "from datetime import datetime", PURE),
        ("games/hue/__init__.py", "def f():\n    import pathlib", PURE),
    ],
)
def test_a_wrong_import_breaks_its_contract(tmp_path, file, text, contract):
    assert contract in broken_contracts(tmp_path, {file: text})
