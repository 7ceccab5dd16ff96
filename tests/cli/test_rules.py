"""``poisonbox rules``: a rulebook as plain text, or as a PDF file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from poisonbox.cli import main
from poisonbox.cli.rules import plain
from poisonbox.games import GAMES
from poisonbox.texts.rulebook import LANGUAGES, rulebook


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_everything_of_the_book_is_printed(game: str, language: str) -> None:
    text = " ".join(plain(game, language).split())
    book = rulebook(game)
    for words in (book.title, book.summary, book.credit, *(c.text for c in book.clause)):
        assert " ".join(words[language].split()) in text
    for option in book.option.values():
        assert option.title[language] in text


def test_lines_are_no_longer_than_the_terminal() -> None:
    assert max(map(len, plain("hue", "de", 60).splitlines())) <= 60


def test_the_language_is_the_one_that_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "pok", "--lang", "fr"]) == 0
    assert "Six jetons" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["chess"], [], ["pok", "--lang", "it"]])
def test_what_is_no_rulebook_is_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["rules", *words])
    assert ended.value.code == 2
    assert capsys.readouterr().err


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "poisonbox", "rules", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_pdf_file_is_written_in_german(tmp_path: Path) -> None:
    done = run("pok", "--lang", "de", "--pdf", str(tmp_path / "pok.pdf"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "pok.pdf").read_bytes().startswith(b"%PDF-")


def test_a_bad_target_gets_one_sentence_and_changes_nothing(tmp_path: Path) -> None:
    done = run("pok", "--pdf", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr == f"poisonbox rules: {tmp_path} cannot be written: it is a folder.\n"
    assert list(tmp_path.iterdir()) == []
