"""The about page, and the list of keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from poisonbox import __version__
from poisonbox.games import GAMES
from poisonbox.texts.rulebook import LANGUAGES, rulebook
from poisonbox.ui.room import Room
from poisonbox.ui.screens.about import AboutPage
from poisonbox.ui.screens.keys import KeysDialog

# The platform without a screen says so whenever a window of a test is shown.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def texts(widget: QWidget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_designer_is_credited(qtbot: QtBot, room: Room, language: str) -> None:
    room.look.language = language
    page = AboutPage(room)
    qtbot.addWidget(page)
    for game in GAMES:
        assert rulebook(game).credit[language] in texts(page)


@pytest.mark.parametrize(
    "fact",
    [
        __version__,
        "GPL-3.0-or-later",
        "not affiliated",
        "Source Serif Pro and Source Sans Pro",
        "SIL Open Font License",
    ],
)
def test_licence_version_and_typefaces_are_named(qtbot: QtBot, room: Room, fact: str) -> None:
    page = AboutPage(room)
    qtbot.addWidget(page)
    assert fact in texts(page)


def test_nothing_on_the_about_page_is_a_link(qtbot: QtBot, room: Room) -> None:
    page = AboutPage(room)
    qtbot.addWidget(page)
    assert "://" not in texts(page)
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in page.findChildren(QLabel))


def test_keys_are_listed_with_what_they_do(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = KeysDialog(parent, [("Ctrl+Z", "Take back"), ("+", "Zoom in"), ("Space", "Open")])
    told = texts(dialog).split("\n")
    assert [word for word in told if word in ("Ctrl", "Z", "Space")] == ["Ctrl", "Z", "Space"]
    assert {"Take back", "Zoom in", "Open"} <= set(told)


@pytest.mark.parametrize("key", ["?", Qt.Key.Key_Escape])
def test_the_list_of_keys_closes_again_by_key(qtbot: QtBot, key: str | Qt.Key) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(1024, 640)
    dialog = KeysDialog(parent, [("?", "Keys")])
    dialog.show()
    qtbot.keyClick(dialog, key)
    assert not dialog.isVisible()
