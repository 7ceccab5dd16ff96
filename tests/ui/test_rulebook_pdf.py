"""Rulebooks on paper."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from poisonbox.ui.paper import PAGE, Block, pages_of
from poisonbox.ui.room import Room
from poisonbox.ui.rulebook_pdf import NotWritten, write_pdf
from poisonbox.ui.screens.rules import RulesPage

pytestmark = pytest.mark.usefixtures("qapp")


class Piece(Block):
    """So much of a page."""

    def __init__(self, height: float, *, leads: bool = False) -> None:
        self.height = height
        self.before = 10.0
        self.leads = leads


def test_a_rulebook_is_written_with_all_its_pages(tmp_path: Path) -> None:
    file = tmp_path / "pok.pdf"
    pages = write_pdf("pok", "en", file)
    data = file.read_bytes()
    assert data.startswith(b"%PDF-")
    assert pages > 2
    assert len(re.findall(rb"/Type\s*/Page\b", data)) == pages
    assert [path.name for path in tmp_path.iterdir()] == ["pok.pdf"]


def test_the_page_tells_what_was_written(qtbot, room: Room, tmp_path: Path) -> None:
    page = RulesPage(room, "pok")
    qtbot.addWidget(page)
    page.show()
    page.save_pdf(tmp_path / "pok.pdf")
    assert (tmp_path / "pok.pdf").stat().st_size > 50_000
    assert "pok.pdf" in page.said


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(NotWritten, match=r"it is a folder\.$"):
        write_pdf("pok", "en", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(NotWritten, match=r"missing cannot be written: it is not there\.$"):
        write_pdf("pok", "en", tmp_path / "missing" / "pok.pdf")


@pytest.mark.skipif(not Path("/proc/version").exists(), reason="needs a folder nobody can write to")
def test_what_cannot_be_written_is_told_in_one_sentence(qtbot, room: Room) -> None:
    page = RulesPage(room, "pok")
    qtbot.addWidget(page)
    page.show()
    page.save_pdf(Path("/proc/pok.pdf"))
    assert page.said.startswith("/proc/pok.pdf cannot be written")


@pytest.mark.skipif(sys.platform == "win32", reason="names may be longer there")
def test_a_file_that_was_there_stays_when_the_new_one_fails(tmp_path: Path) -> None:
    old = tmp_path / "old.pdf"
    old.write_text("as before")
    with pytest.raises(NotWritten):
        write_pdf("pok", "en", tmp_path / ("x" * 300 + ".pdf"))
    assert [path.name for path in tmp_path.iterdir()] == ["old.pdf"]
    assert old.read_text() == "as before"


def test_no_block_is_cut_and_none_is_lost() -> None:
    blocks = [Piece(180.0) for _ in range(20)]
    pages = pages_of(blocks)
    assert [block for page in pages for block, _ in page] == blocks
    for page in pages:
        assert page[0][1] == 0
        assert all(down + block.height <= PAGE.height() for block, down in page)


def test_a_heading_is_never_the_last_of_a_page() -> None:
    blocks: list[Block] = []
    for _ in range(9):
        blocks += [Piece(170.0), Piece(150.0), Piece(40.0, leads=True)]
    blocks.append(Piece(170.0))
    for page in pages_of(blocks):
        assert not page[-1][0].leads
