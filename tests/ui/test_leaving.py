"""Pages that were left are gone: nothing of them is kept, however it was connected."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from poisonbox.store.models import SeatInfo
from poisonbox.store.preferences import Setup
from poisonbox.ui.room import Room
from poisonbox.ui.window import MainWindow
from tests.ui.stored_matches import finished, keep

Way = Callable[[MainWindow], None]

_PEOPLE = tuple(SeatInfo(name, "human", crest="owl") for name in ("Ada", "Ben", "Cleo"))
_WITH_BOTS = (_PEOPLE[0], *[SeatInfo("", "bot", character="steady", level="novice")] * 2)


def _settle() -> None:
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()


WAYS: dict[str, Way] = {
    "setup": lambda window: window.set_up("pok"),
    "history": lambda window: window.show_history(),
    "settings": lambda window: window.show_settings(),
    "about": lambda window: window.show_about(),
    "rules": lambda window: window.show_rules("hue"),
    "replay": lambda window: window.show_replay(1),
    **{
        f"{game} {name}": lambda window, game=game, seats=seats: window.start(  # type: ignore[misc]
            game, Setup(3, seats, {})
        )
        for game in ("cauldrons", "goblets", "pok", "hue")
        for name, seats in (("people", _PEOPLE), ("bots", _WITH_BOTS))
    },
}


@pytest.mark.parametrize("way", WAYS)
def test_a_page_that_was_left_is_gone(window: MainWindow, room: Room, way: str) -> None:
    assert room.library is not None
    keep(room.library, finished("hue"))
    WAYS[way](window)
    page = weakref.ref(window.page)
    _settle()
    window.go_home()
    _settle()
    assert page() is None


def test_qt_keeps_few_pictures_of_its_own(qapp: QApplication) -> None:
    """It keeps a copy of what every label has shown, whether or not the label is still there."""
    assert QPixmapCache.cacheLimit() <= 2048
