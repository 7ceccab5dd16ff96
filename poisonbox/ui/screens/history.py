"""Matches of before: to go on with, to see again, to keep in order, and what they add up to."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QItemSelectionModel, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QButtonGroup,
    QFileDialog,
    QFrame,
    QLabel,
    QListView,
    QPushButton,
    QWidget,
)

from poisonbox.games import GAMES
from poisonbox.store.errors import StoreError
from poisonbox.store.library import Library
from poisonbox.store.models import ImportReport, MatchSummary
from poisonbox.ui.room import Room
from poisonbox.ui.screens.frame import FramedPage
from poisonbox.ui.screens.history_detail import MatchDetail
from poisonbox.ui.screens.history_filters import MatchFilters
from poisonbox.ui.screens.history_list import MatchDelegate, MatchModel
from poisonbox.ui.screens.score_table import wrapped
from poisonbox.ui.screens.statistics import StatisticsView
from poisonbox.ui.store_words import told, why_not_imported
from poisonbox.ui.widgets import button, column, panel

_SIDE_BY_SIDE = 900
"""From this width on, at 100 % text, the chosen match is beside the list."""


class HistoryPage(FramedPage):
    """The list of matches, and the statistics.

    Signals:
        resume: The match that somebody wants to go on with.
        replay: The match that somebody wants to see again.
        review: The match whose moves somebody wants to have judged.
    """

    resume = Signal(int)
    replay = Signal(int)
    review = Signal(int)

    def __init__(self, room: Room) -> None:
        """List the matches."""
        super().__init__(room, QCoreApplication.translate("HistoryPage", "History"))
        self._notice = wrapped("")
        self._notice_card = _card(self._notice)
        self._notice_card.hide()
        if room.library is None:
            words = self.tr("The library could not be opened, so there are no matches to show.")
            self.body.addWidget(_card(wrapped(words)))
            self.body.addStretch(1)
            return
        self._library: Library = room.library
        self._add_tabs()
        self.body.addWidget(self._notice_card)
        self._matches = QWidget()
        self._lay_matches()
        self.body.addWidget(self._matches, 1)
        self._statistics: StatisticsView | None = None
        self.refresh()

    def _add_tabs(self) -> None:
        self._tab = QButtonGroup(self)
        for at, words in enumerate((self.tr("Matches"), self.tr("Statistics"))):
            tab = QPushButton(words)
            tab.setProperty("role", "choice")
            tab.setCheckable(True)
            tab.setChecked(at == 0)
            self._tab.addButton(tab, at)
            self.bar.addWidget(tab)
        self._tab.idClicked.connect(self._open)

    def arrive(self) -> None:
        """The keyboard begins in the list."""
        if self.room.library is None or not self._model.rowCount():
            super().arrive()
        else:
            self._list.setFocus()

    # -- laying ------------------------------------------------------------------------------

    def _lay_matches(self) -> None:
        lay = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._matches)
        lay.setContentsMargins(0, 0, 0, 0)
        lay.setSpacing(12)
        self._filters = MatchFilters(self.look)
        self._filters.changed.connect(self.refresh)
        self._filters.line.addWidget(button(self.tr("Import …"), self._ask_import))
        lay.addWidget(self._filters)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._both.setSpacing(16)
        self._model = MatchModel(self._library, self.look.language, self)
        self._list = QListView()
        self._list.setModel(self._model)
        self._list.setItemDelegate(MatchDelegate(self.look, self._list))
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setAccessibleName(self.tr("Matches"))
        self._list.setMinimumHeight(260)
        self._list.activated.connect(lambda index: self._act(self._model.match_at(index)))
        self._list.selectionModel().selectionChanged.connect(lambda *_: self._choose())
        self._nothing = wrapped("", "large")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty = _card(self._nothing)
        self._detail = MatchDetail(self.look)
        self._detail.resume.connect(self.resume)
        self._detail.replay.connect(self.replay)
        self._detail.review.connect(self.review)
        self._detail.export.connect(self._ask_export)
        self._detail.delete.connect(self.delete)
        self._detail.tag.connect(self.tag)
        self._detail.untag.connect(self.untag)
        self._detail.asked.connect(self._bring_into_sight)
        self._both.addWidget(self._list, 3)
        self._both.addWidget(self._empty, 3)
        self._both.addWidget(self._detail, 2)
        lay.addLayout(self._both, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The chosen match goes below the list where there is little room."""
        if self.room.library is not None:
            wide = self.width() >= _SIDE_BY_SIDE * self.look.text_scale
            directions = QBoxLayout.Direction
            self._both.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        super().resizeEvent(event)

    # -- showing -----------------------------------------------------------------------------

    def open_statistics(self) -> None:
        """Show what the matches add up to."""
        self._tab.button(1).setChecked(True)
        self._open(1)

    def _open(self, tab: int) -> None:
        if tab and self._statistics is None:
            self._statistics = StatisticsView(self.room.look, self._library)
            self.body.addWidget(self._statistics, 1)
        self._matches.setVisible(tab == 0)
        if self._statistics is not None:
            self._statistics.setVisible(tab == 1)
            if tab:
                self._statistics.refresh()

    def refresh(self, keep: int | None = None) -> None:
        """List what fits the filters; ``keep`` is the match that stays chosen."""
        try:
            self._filters.refill(self._library)
            self._model.filter(self._filters.chosen)
        except StoreError as error:
            self._say(told(error), bad=True)
            return
        some = self._model.rowCount() > 0
        self._list.setVisible(some)
        self._detail.setVisible(some)
        self._empty.setVisible(not some)
        narrowed = any(value is not None for value in self._filters.chosen.values())
        self._nothing.setText(
            self.tr("No match fits.")
            if narrowed
            else self.tr("No match was played yet. Every match you begin is kept here.")
        )
        if some:
            at = None if keep is None else self._model.row_of(keep)
            self._list.selectionModel().setCurrentIndex(
                self._model.index(at or 0, 0),
                QItemSelectionModel.SelectionFlag.ClearAndSelect,
            )
        self._choose()

    def _chosen(self) -> list[MatchSummary]:
        rows = sorted(index.row() for index in self._list.selectionModel().selectedIndexes())
        return [self._model.match_at(self._model.index(at, 0)) for at in rows]

    def _choose(self) -> None:
        self._detail.show_matches(self._chosen())

    def _bring_into_sight(self, widget: QWidget) -> None:
        """Scroll to something that was shown just now, once it has its place."""
        QTimer.singleShot(0, widget, lambda: self.area.ensureWidgetVisible(widget))

    def _act(self, match: MatchSummary) -> None:
        """Enter or a double click: what one most likely wants."""
        if match.game in GAMES:
            (self.replay if match.finished else self.resume).emit(match.id)

    def _say(self, sentence: str, *, bad: bool = False) -> None:
        self._notice.setText(sentence)
        self._notice.setProperty("role", "bad" if bad else "good")
        self._notice.style().polish(self._notice)
        self._notice_card.setVisible(bool(sentence))

    # -- keeping order -----------------------------------------------------------------------

    def tag(self, match_id: int, tag: str) -> None:
        """Put a tag on a match."""
        try:
            self._library.tag(match_id, tag)
        except StoreError as error:
            self._say(told(error), bad=True)
        else:
            self._say("")
            self.refresh(match_id)

    def untag(self, match_id: int, tag: str) -> None:
        """Take a tag off a match."""
        try:
            self._library.untag(match_id, tag)
        except StoreError as error:
            self._say(told(error), bad=True)
        else:
            self._say("")
            self.refresh(match_id)

    def delete(self, match_ids: list[int]) -> None:
        """Forget matches; it was asked before whether that is meant."""
        try:
            for match_id in match_ids:
                self._library.delete(match_id)
        except StoreError as error:
            self._say(told(error), bad=True)
        else:
            self._say(self.tr("%n matches are deleted.", "", len(match_ids)))
        self.refresh()
        self._list.setFocus()

    def _ask_export(self, match_ids: list[int]) -> None:
        title, kinds = self.tr("Export matches"), self.tr("Matches (*.jsonl)")
        chosen, _ = QFileDialog.getSaveFileName(self, title, "poisonbox.jsonl", kinds)
        if chosen:
            self.export_to(match_ids, Path(chosen))

    def export_to(self, match_ids: list[int], path: Path) -> None:
        """Write matches to a file."""
        try:
            self._library.export(match_ids, path)
        except StoreError as error:
            self._say(told(error), bad=True)
        else:
            words = self.tr("%n matches are written to {file}.", "", len(match_ids))
            self._say(words.format(file=path.name))

    def _ask_import(self) -> None:
        title, kinds = self.tr("Import matches"), self.tr("Matches (*.jsonl *.json)")
        chosen, _ = QFileDialog.getOpenFileName(self, title, "", kinds)
        if chosen:
            self.import_from(Path(chosen))

    def import_from(self, path: Path) -> None:
        """Take in the matches of a file, and tell what became of them."""
        try:
            report = self._library.import_(path)
        except StoreError as error:
            self._say(told(error), bad=True)
            return
        self.refresh(report.imported[0] if report.imported else None)
        self._say(self._told(report), bad=bool(report.refused))

    def _told(self, report: ImportReport) -> str:
        parts = [self.tr("%n matches are imported.", "", len(report.imported))]
        if report.duplicates:
            parts.append(self.tr("%n were here already.", "", len(report.duplicates)))
        if report.refused:
            first = report.refused[0]
            words = self.tr("%n could not be read; the first is {place}: {sentence}.", "",
                            len(report.refused))  # fmt: skip
            why = why_not_imported(first, self.look.language)
            parts.append(words.format(place=first.place, sentence=why))
        return " ".join(parts)


def _card(words: QLabel) -> QFrame:
    """A ground for words, so that they do not lie on the drawing of the room."""
    made = panel()
    inside = column(margin=14)
    inside.addWidget(words)
    made.setLayout(inside)
    return made
