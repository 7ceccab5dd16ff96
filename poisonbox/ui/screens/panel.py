"""The drawer at the side of the table: score sheet, log and rulebook."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from poisonbox.control.lessons.pupil import Pupil
from poisonbox.control.recap import Told
from poisonbox.control.screen import Chair
from poisonbox.core.result import Result, Sheet
from poisonbox.ui.look import Look
from poisonbox.ui.screens.flow import Flow
from poisonbox.ui.screens.keys import press_focused
from poisonbox.ui.screens.rulebook_view import RulebookView
from poisonbox.ui.screens.score_table import ScoreTable
from poisonbox.ui.screens.story_log import StoryLog
from poisonbox.ui.widgets import icon_button, row, rule, scrolling

TABS = ("score", "log", "rules")


class SidePanel(QFrame):
    """Three tabs beside a table; usable from 300 pixels on.

    Signals:
        closed: Somebody wants to have the whole table again.
        lesson: A lesson is wanted: its id, and the step to begin with.
    """

    closed = Signal()
    lesson = Signal(str, int)

    def __init__(
        self,
        look: Look,
        game: str,
        parent: QWidget | None = None,
        learner: Callable[[], Pupil] | None = None,
    ) -> None:
        """Show nothing yet; without a learner no lessons are offered."""
        super().__init__(parent)
        self._look = look
        self.setProperty("role", "panel")
        self.setMinimumWidth(300)
        self._scores = ScoreTable(look, game)
        self._log = StoryLog(look, game)
        self._rules = RulebookView(look, game, learner=learner)
        self._rules.lesson.connect(self.lesson)
        self._pages = QStackedWidget()
        scores = scrolling(self._scores)
        scores.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for page in (scores, self._log, self._rules):
            self._pages.addWidget(page)
        lay = QVBoxLayout(self)
        lay.setContentsMargins(12, 8, 12, 12)
        lay.setSpacing(8)
        lay.addLayout(self._bar())
        lay.addWidget(rule())
        lay.addWidget(self._pages, 1)

    def _bar(self) -> QHBoxLayout:
        """The three tabs, in a second line where they are too wide, and the way out."""
        words = (self.tr("Score"), self.tr("Log"), self.tr("Rules"))
        self._tabs = QButtonGroup(self)
        tabs = QWidget()
        line = Flow(tabs, space=4)
        for at, text in enumerate(words):
            tab = QPushButton(text)
            tab.setProperty("role", "quiet")
            tab.setCheckable(True)
            tab.setChecked(at == 0)
            tab.setAutoDefault(False)
            tab.setStyleSheet("QPushButton { padding: 2px 12px; min-width: 20px; }")
            self._tabs.addButton(tab, at)
            line.addWidget(tab)
        self._tabs.idClicked.connect(self._pages.setCurrentIndex)
        close = icon_button(
            self._look, "close", self.tr("Close"), self.closed.emit, self.tr("Esc"), "quiet"
        )
        close.setStyleSheet("QToolButton { padding: 2px; min-width: 32px; }")
        bar = row(space=4)
        bar.addWidget(tabs, 1)
        bar.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        return bar

    # -- what is shown -----------------------------------------------------------------------

    @property
    def tab(self) -> str:
        """The tab that is open."""
        return TABS[self._pages.currentIndex()]

    def open_tab(self, name: str) -> None:
        """Open ``score``, ``log`` or ``rules`` and put the keyboard there."""
        at = TABS.index(name)
        made = self._tabs.button(at)
        made.setChecked(True)
        self._pages.setCurrentIndex(at)
        made.setFocus()

    def show_scores(
        self, sheets: tuple[Sheet, ...], chairs: tuple[Chair, ...], result: Result | None
    ) -> None:
        """Show how the match stands."""
        self._scores.show_scores(sheets, chairs, result)

    def show_log(
        self, story: tuple[Told, ...], chairs: tuple[Chair, ...], seat: int | None = None
    ) -> None:
        """Tell what has happened; ``seat`` is the reader's, who is called you."""
        self._log.show_story(story, chairs, seat)

    def show_rules(self, clause: str | None) -> None:
        """Show the rulebook, with a clause marked."""
        self._rules.show_clause(clause)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Esc closes the drawer; Enter presses."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif not press_focused(event, self):
            super().keyPressEvent(event)
