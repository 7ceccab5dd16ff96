"""Starting the program: settings, library, look, window."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from poisonbox.store.errors import LibraryError
from poisonbox.store.folders import cache_folder
from poisonbox.store.library import Library
from poisonbox.store.settings import Settings
from poisonbox.ui.appearance import Appearance
from poisonbox.ui.fonts import load_fonts
from poisonbox.ui.look import Look
from poisonbox.ui.picture_cache import PictureCache
from poisonbox.ui.room import Room
from poisonbox.ui.window import MainWindow

_STARTED = 2000
"""Milliseconds after which the first page is surely there."""

_QT_PICTURES = 256
"""Kilobytes for Qt's own cache: it keeps a copy of what every label has shown, and ours are kept
already."""


def application() -> QApplication:
    """The application, with its faces."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Poisonbox")
    app.setDesktopFileName("poisonbox")
    QPixmapCache.setCacheLimit(_QT_PICTURES)
    load_fonts()
    return app


def open_room(
    app: QApplication,
    data: Path | None = None,
    config: Path | None = None,
    cache: Path | None = None,
) -> Room:
    """Settings and library of a person; what cannot be used is told, never a reason not to start.

    Args:
        app: The application.
        data: The folder of the library; the user's unless told otherwise.
        config: The folder of the settings; the user's unless told otherwise.
        cache: The folder for rendered pictures; without one they are drawn at each start.
    """
    settings = Settings.open(config)
    pictures = None if cache is None else PictureCache(cache)
    room = Room(settings, None, Look(scale=app.devicePixelRatio(), cache=pictures), cache=cache)
    try:
        room.library = Library.open(data)
    except LibraryError as error:
        room.tell(error)
    return room


def _started(room: Room) -> None:
    """The first page is there; what was put off for its sake begins."""
    room.look.art.started()
    gc.freeze()
    gc.enable()


def run() -> int:
    """Show the window until it is closed; returns the exit code."""
    app = application()
    room = open_room(app, cache=cache_folder())
    window = MainWindow(room, Appearance(app, room))
    window.show()
    QTimer.singleShot(_STARTED, lambda: _started(room))
    code = app.exec()
    if room.library is not None:
        room.library.close()
    return code
