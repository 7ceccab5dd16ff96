"""The stops of the tour in a rulebook: a picture, a search, a picture enlarged."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QApplication, QWidget

from poisonbox.texts.pictures import album
from poisonbox.texts.rulebook import rulebook
from poisonbox.ui.screens.book_browser import BookBrowser, address
from poisonbox.ui.screens.enlarged import Enlarged
from poisonbox.ui.screens.rules import RulesPage
from poisonbox.ui.window import MainWindow

_CLAUSES = {
    "cauldrons": "cauldrons/overflow",
    "goblets": "goblets/drink",
    "pok": "pok/exact",
    "hue": "hue/cover",
}
"""What is looked at."""


class RulesTour:
    """Reads one rulebook after the other."""

    def __init__(self, window: MainWindow, visit: Callable[[str], None]) -> None:
        """Use a window."""
        self._window = window
        self._visit = visit

    def walk(self, game: str) -> None:
        """An illustrated clause; in the first book also a search and a large picture."""
        self._window.show_rules(game)
        page = self._window.page
        assert isinstance(page, RulesPage)
        clause = _CLAUSES[game]
        page.show_clause(clause)
        draw_pictures(page)
        self._visit(f"rules-{game}-picture")
        if game != next(iter(_CLAUSES)):
            return
        at = next(at for at, p in enumerate(album(game).picture) if p.clause == clause)
        browser = page.findChildren(BookBrowser)[0]
        browser.anchorClicked.emit(QUrl(address(game, at, 300)))
        self._visit("rules-picture-enlarged")
        self._window.findChildren(Enlarged)[0].leave()
        page.look_for(rulebook(game).word("poison", page.look.language))
        draw_pictures(page)
        self._visit("rules-search")


def draw_pictures(inside: QWidget) -> None:
    """Let everything be drawn that is in sight; nobody waits for the next breath."""
    for browser in inside.findChildren(BookBrowser):
        QApplication.processEvents()
        browser.grab()  # what is painted asks for its pictures
        while browser.waiting:
            browser.draw_next()
