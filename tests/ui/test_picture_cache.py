"""Pictures on disk make starting faster and are never believed blindly."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from poisonbox.ui.art import Art
from poisonbox.ui.picture_cache import PictureCache

SIZE = QSizeF(60, 84)
NAME = "cauldrons/poison"


def files(folder: Path) -> list[Path]:
    return sorted((folder / "pictures").glob("*.pixels"))


def test_a_kept_picture_is_the_same_picture(qapp: QApplication, tmp_path: Path) -> None:
    drawn = Art().picture(NAME, SIZE).toImage()
    Art(1.0, PictureCache(tmp_path)).picture(NAME, SIZE)
    assert len(files(tmp_path)) == 1
    kept = Art(1.0, PictureCache(tmp_path)).picture(NAME, SIZE).toImage()
    assert kept.convertToFormat(drawn.format()) == drawn


@pytest.mark.parametrize("damage", [b"", b"no picture", None])
def test_a_damaged_file_is_drawn_again(
    qapp: QApplication, tmp_path: Path, damage: bytes | None
) -> None:
    drawn = Art(1.0, PictureCache(tmp_path)).picture(NAME, SIZE).toImage()
    (file,) = files(tmp_path)
    file.write_bytes(file.read_bytes()[:500] if damage is None else damage)
    again = Art(1.0, PictureCache(tmp_path)).picture(NAME, SIZE).toImage()
    assert again == drawn


def test_a_folder_that_cannot_be_written_is_no_trouble(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("a file where the folder should be")
    assert not Art(1.0, PictureCache(tmp_path)).picture(NAME, SIZE).isNull()


def test_once_started_nothing_more_is_written(qapp: QApplication, tmp_path: Path) -> None:
    art = Art(1.0, PictureCache(tmp_path))
    art.started()
    art.picture(NAME, SIZE)
    assert not files(tmp_path)


def test_other_colours_and_sizes_are_other_files(qapp: QApplication, tmp_path: Path) -> None:
    art = Art(1.0, PictureCache(tmp_path))
    art.picture("icons/menu", SIZE, {"ink": "#ffffff"})
    art.picture("icons/menu", SIZE, {"ink": "#000000"})
    art.picture("icons/menu", QSizeF(61, 84), {"ink": "#000000"})
    art.portrait("fox", 60)
    assert len(files(tmp_path)) == 4
