"""Which matches are listed: by game, by player, finished or not, by tag."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from poisonbox.games import GAMES
from poisonbox.store.library import Library
from poisonbox.store.models import Filters
from poisonbox.ui.look import Look
from poisonbox.ui.screens.drop_down import DropDown
from poisonbox.ui.screens.flow import Flow
from poisonbox.ui.screens.statistics import persons
from poisonbox.ui.words import game_title

_AROUND = 62
"""What a drop-down needs beside its words."""


class MatchFilters(QWidget):
    """Drop-downs side by side; other things may be added at the end of the line.

    Attributes:
        line: Their layout.

    Signals:
        changed: Somebody has chosen something else.
    """

    changed = Signal()

    def __init__(self, look: Look) -> None:
        """Offer games and states; :meth:`refill` adds the persons and tags there are."""
        super().__init__()
        self.line = Flow(self, space=8)
        self._game = self._choice(look, self.tr("Game"), [(self.tr("All games"), None)])
        for game in GAMES:
            self._game.addItem(game_title(game, look.language), game)
        self._person = self._choice(look, self.tr("Player"), [(self.tr("Everybody"), None)])
        self._state = self._choice(
            look,
            self.tr("Finished or not"),
            [
                (self.tr("Finished or not"), None),
                (self.tr("Finished"), True),
                (self.tr("Unfinished"), False),
            ],
        )
        self._tag = self._choice(look, self.tr("Tag"), [(self.tr("Any tag"), None)])

    def _choice(self, look: Look, name: str, values: Sequence[tuple[str, object]]) -> DropDown:
        made = DropDown(look)
        made.setAccessibleName(name)
        made.setToolTip(name)
        for words, value in values:
            made.addItem(words, value)
        made.activated.connect(lambda _: self.changed.emit())
        self.line.addWidget(made)
        metrics = QFontMetrics(look.font())
        longest = max(metrics.horizontalAdvance(words) for words, _ in values)
        made.setMinimumWidth(longest + _AROUND)
        return made

    @property
    def chosen(self) -> Filters:
        """What the library is asked for."""
        return Filters(
            game=self._game.currentData(),
            person=self._person.currentData(),
            finished=self._state.currentData(),
            tag=self._tag.currentData(),
        )

    def refill(self, library: Library) -> None:
        """Offer the persons and tags there are now; what is chosen stays chosen."""
        for box, values in (
            (self._person, [(name, name) for name in persons(library)]),
            (self._tag, [(f"#{tag}", tag) for tag in library.tags()]),
        ):
            chosen = box.currentData()
            while box.count() > 1:
                box.removeItem(1)
            for words, value in values:
                box.addItem(words, value)
            box.setCurrentIndex(max(0, box.findData(chosen)))
