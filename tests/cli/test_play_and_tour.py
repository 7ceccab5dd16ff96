"""``poisonbox``, ``poisonbox play`` and ``poisonbox tour`` where there is no screen."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from poisonbox.cli import main

SCREENLESS = {
    key: value
    for key, value in os.environ.items()
    if key not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
}


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only there a screen may be absent"
)
@pytest.mark.parametrize("words", [[], ["play"]])
@pytest.mark.parametrize("screen", [{}, {"DISPLAY": ":64999"}], ids=["none", "dead"])
def test_without_a_screen_one_sentence_says_so(words: list[str], screen: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "poisonbox", *words],
        env=SCREENLESS | screen, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr == "poisonbox: there is no screen to open a window on.\n"


@pytest.mark.skipif(shutil.which("bash") is None, reason="it is written for bash")
def test_packaging_play_takes_no_arguments() -> None:
    script = Path(__file__).parents[2] / "packaging" / "play"
    done = subprocess.run(
        [script, "--full-screen"], env=SCREENLESS, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == f"{script} takes no arguments; it just plays.\n"


@pytest.mark.parametrize("size", ["", "10x10", "1280", "99999x800", "800x-1", "0x0"])
def test_a_size_that_is_none_is_refused(size: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["tour", "somewhere", "--size", size])
    assert ended.value.code == 2
    assert "size" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert main(["tour", str(tmp_path / "file" / "out")]) == 2
    assert "cannot be used" in capsys.readouterr().err


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    told = capsys.readouterr().out
    for command in ("play", "tour", "arena", "check", "watch"):
        assert command in told
