"""The tour shows everything: at least forty stops, each with a picture of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage

from poisonbox.games import GAMES


def test_the_tour_takes_pictures_of_every_screen(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "poisonbox", "tour", str(tmp_path), "--size", "1024x640"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    files = sorted(tmp_path.glob("*.png"))
    names = [file.stem.partition("-")[2] for file in files]
    assert len(names) >= 40
    assert len(set(names)) == len(names)
    for wanted in ("home", "settings", "about", "history", "statistics", "replay"):
        assert wanted in names
    for game in GAMES:
        for stop in ("setup-{}", "rules-{}", "{}-few-early", "{}-mid", "{}-refused", "{}-result"):
            assert stop.format(game) in names
        assert f"rules-{game}-picture" in names
    images = [QImage(str(file)) for file in files]
    assert all((image.width(), image.height()) == (1024, 640) for image in images)
    assert len({image.constBits().tobytes() for image in images}) == len(images)
