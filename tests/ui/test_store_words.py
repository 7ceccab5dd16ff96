"""Trouble with files is told in the reader's language, in one sentence, wherever it is met."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QPushButton

from poisonbox.core.record import dump_record
from poisonbox.store.database import FILE
from poisonbox.store.errors import LibraryFull, SettingsNotSaved, StoreError
from poisonbox.store.library import Library
from poisonbox.store.models import SeatInfo
from poisonbox.store.preferences import Setup
from poisonbox.store.schema import VERSION
from poisonbox.ui.app import open_room
from poisonbox.ui.appearance import Appearance
from poisonbox.ui.room import Room
from poisonbox.ui.screens.history import HistoryPage
from poisonbox.ui.screens.home import HomePage
from poisonbox.ui.screens.settings import SettingsPage
from poisonbox.ui.store_words import of_store
from poisonbox.ui.translation import translate_into
from poisonbox.ui.window import MainWindow
from tests.ui.driving import TableDriver, new_match, people
from tests.ui.stored_matches import finished, keep, play, shown_texts

SETUP = Setup(3, tuple(SeatInfo(name, "human", crest="owl") for name in ("Ada", "Ben", "Cleo")))
FULL = "Partien können nicht aufbewahrt werden: Der Datenträger ist voll."


def kinds(base: type[StoreError] = StoreError) -> list[type[StoreError]]:
    found = [base]
    for kind in base.__subclasses__():
        found += kinds(kind)
    return found


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication) -> Iterator[None]:
    yield
    translate_into(qapp, "en")


@pytest.fixture
def german_window(room: Room, window: MainWindow) -> MainWindow:
    room.settings.update(language="de")
    window._appearance.refresh()  # noqa: SLF001
    return window


def opened(qapp: QApplication, folder: Path) -> list[str]:
    """What the first page of a German window says about its files."""
    (folder / "config").mkdir(exist_ok=True)
    (folder / "config" / "settings.json").write_text('{"language": "de"}')
    room = open_room(qapp, folder / "data", folder / "config")
    window = MainWindow(room, Appearance(qapp, room))
    window.show()
    try:
        return shown_texts(window)
    finally:
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if room.library is not None:
            room.library.close()


def fill_up(library: Library) -> None:
    """Let no page be added to the file, as on a full disk; in a page there may still be room."""
    with library._db.read() as connection:  # noqa: SLF001
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")


def make_room(library: Library) -> None:
    """Somebody has cleared the disk."""
    with library._db.read() as connection:  # noqa: SLF001
        connection.execute("PRAGMA max_page_count = 100000")


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.code)
def test_every_kind_of_trouble_has_one_sentence_in_each_language(
    qapp: QApplication, kind: type[StoreError]
) -> None:
    facts = dict.fromkeys(("key", "match", "moves", "at", "version", "known"), 3)
    facts |= {"path": "/folder/file", "reason": "why", "errno": errno.ENOSPC}
    said = set()
    for language in ("en", "fr", "de"):
        translate_into(qapp, language)
        sentence = of_store(kind.code, facts)
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert sentence.count(". ") == 0
        said.add(sentence)
    assert len(said) == 3


def test_a_reason_without_words_of_ours_is_the_systems_own() -> None:
    facts = {"path": "/a/b.jsonl", "reason": "Too many levels of links", "errno": errno.ELOOP}
    assert "Too many levels of links" in of_store("library/file-unreadable", facts)


def test_a_second_window_says_that_the_library_is_in_use(
    qapp: QApplication, tmp_path: Path
) -> None:
    with Library.open(tmp_path / "data"):
        said = [text for text in opened(qapp, tmp_path) if "zweite Poisonbox" in text]
    assert len(said) == 1
    assert str(tmp_path / "data") in said[0]


def test_a_library_of_a_newer_version_is_told(qapp: QApplication, tmp_path: Path) -> None:
    Library.open(tmp_path / "data").close()
    connection = sqlite3.connect(tmp_path / "data" / FILE)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    assert any("neueren Poisonbox" in text for text in opened(qapp, tmp_path))


def test_a_broken_library_is_told_without_the_systems_words(
    qapp: QApplication, tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / FILE).write_text("nothing like a library")
    said = opened(qapp, tmp_path)
    assert any("die Datei ist beschädigt" in text for text in said)
    assert not any("database" in text for text in said)


def test_a_match_that_cannot_be_begun_is_told_at_home(
    room: Room, german_window: MainWindow
) -> None:
    assert room.library is not None
    fill_up(room.library)
    for _ in range(20):  # a page may have room for a few
        german_window.start("pok", SETUP)
    assert isinstance(german_window.page, HomePage)
    assert FULL in shown_texts(german_window.page)


def test_trouble_is_told_in_the_language_of_now(room: Room, window: MainWindow) -> None:
    room.tell(SettingsNotSaved(path="/config/settings.json", reason="?", errno=errno.ENOSPC))
    window.go_home()
    assert any("changes last until you quit" in text for text in shown_texts(window))
    room.settings.update(language="de")
    window._appearance.refresh()  # noqa: SLF001
    said = [text for text in shown_texts(window) if "/config" in text]
    assert len(said) == 1
    assert "der Datenträger ist voll" in said[0]


def test_a_move_that_cannot_be_written_is_told_and_made_at_the_next_try(
    room: Room, german_window: MainWindow
) -> None:
    assert room.library is not None
    begun = keep(room.library, play("cauldrons", moves=1))
    table = TableDriver(german_window, new_match("cauldrons", 3), people(3))
    fill_up(room.library)
    with suppress(LibraryFull):  # the page on which both matches lie
        for at in range(1, 1000):
            room.library.append(begun, at, finished("cauldrons").to_record().moves[1:2])
    while table.screen.trouble is None:
        if table.screen.kind == "scoring":
            table.page.confirm()
        elif table.screen.holder is None:
            table.open_next()
        else:
            table.page.propose(table.screen.asks[0].moves[0])
            table.page.confirm()
        table.wait()
    moves = len(table.session.story())
    assert FULL in table.page.prompt.sentence
    again = next(b for b in table.page.prompt.findChildren(QPushButton) if b.isVisible())
    assert again.text().startswith("Noch einmal")
    again.click()
    assert FULL in table.page.prompt.sentence
    assert len(table.session.story()) == moves
    make_room(room.library)
    again.click()
    table.wait()
    assert table.screen.trouble is None
    assert len(table.session.story()) == moves + 1


def test_what_cannot_be_imported_is_told_without_english_words(
    room: Room, german_window: MainWindow, tmp_path: Path
) -> None:
    record = finished("pok").to_record()
    broken = msgspec.structs.replace(record, moves=[*record.moves[:3], record.moves[0]])
    (tmp_path / "a.jsonl").write_bytes(dump_record(broken) + b"\n{}\n")
    german_window.show_history()
    page = german_window.page
    assert isinstance(page, HistoryPage)
    page.import_from(tmp_path / "a.jsonl")
    assert any("Zug 4 verstößt gegen eine Regel" in text for text in shown_texts(page))
    page.import_from(tmp_path / "missing.jsonl")
    assert any("missing.jsonl kann nicht gelesen werden: die Datei gibt" in text
               for text in shown_texts(page))  # fmt: skip


def test_settings_that_cannot_be_kept_are_told_once_and_at_once(
    room: Room, german_window: MainWindow, tmp_path: Path
) -> None:
    shutil.rmtree(tmp_path / "config")
    (tmp_path / "config").write_text("no folder")
    german_window.show_settings()
    page = german_window.page
    assert isinstance(page, SettingsPage)
    for wait in (20, 60):
        page._prefer("idle_cover", wait)  # noqa: SLF001
    said = [text for text in shown_texts(german_window) if str(tmp_path / "config") in text]
    assert len(said) == 1
    assert room.preferences.idle_cover == 60
