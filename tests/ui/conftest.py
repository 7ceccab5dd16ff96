"""The window without a screen: every test has folders of its own, and any Qt warning fails it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from poisonbox.ui.app import application, open_room
from poisonbox.ui.appearance import Appearance
from poisonbox.ui.room import Room
from poisonbox.ui.window import MainWindow


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    return application()


@pytest.fixture
def room(qapp: QApplication, tmp_path: Path) -> Iterator[Room]:
    """Settings and a library of their own, nothing moves, and the time is what a test says."""
    made = open_room(qapp, tmp_path / "data", tmp_path / "config")
    made.settings.update(theme="dark", language="en", motion="off", bots_pace="off")
    yield made
    if made.library is not None:
        made.library.close()


@pytest.fixture
def window(qapp: QApplication, room: Room) -> Iterator[MainWindow]:
    made = MainWindow(room, Appearance(qapp, room))
    made.resize(1280, 800)
    made.show()
    yield made
    made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
