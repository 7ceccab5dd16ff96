"""The rulebooks, each as a whole page."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from poisonbox.games import GAMES
from poisonbox.ui.room import Room
from poisonbox.ui.screens.drop_down import DropDown
from poisonbox.ui.screens.flow import Flow
from poisonbox.ui.screens.frame import FramedPage, add_icon
from poisonbox.ui.screens.rulebook_view import RulebookView
from poisonbox.ui.widgets import button, label, panel
from poisonbox.ui.words import game_title

_CONTENTS = 270
"""How wide the table of contents is at 100 % text."""

_NARROW = 780
"""Below this width, at 100 % text, the contents are a list that drops down."""

_CLAUSE = Qt.ItemDataRole.UserRole


class RulesPage(FramedPage):
    """One game's rulebook with a table of contents; the other games are one click away.

    Attributes:
        game: The game whose rules are shown.

    Signals:
        lesson: A lesson is wanted: its id, and the step to begin with.
    """

    lesson = Signal(str, int)

    def __init__(self, room: Room, game: str) -> None:
        """Open a rulebook."""
        title = QCoreApplication.translate("RulesPage", "Rules")
        super().__init__(room, title, widest=1240)
        self.game = game
        self._listed: list[str] = []
        self._drop = DropDown(self.look)
        self._drop.setAccessibleName(self.tr("Contents"))
        self._drop.activated.connect(lambda at: self.show_clause(self._drop.itemData(at)))
        self.body.addWidget(self._games())
        self._contents = QListWidget()
        self._contents.setAccessibleName(self.tr("Contents"))
        self._contents.setFixedWidth(round(_CONTENTS * self.look.text_scale))
        self._contents.setWordWrap(True)
        self._contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._contents.currentItemChanged.connect(self._turn_to)
        self._book = RulebookView(self.look, game, wide=True, learner=room.learner)
        self._book.searched.connect(self._list)
        self._book.lesson.connect(self.lesson)
        save = button(self.tr("Save as PDF…"), self._ask_pdf, "quiet")
        add_icon(save, self.look, "print")
        self.bar.addWidget(save)
        self._said = label("", wrap=True)
        self._said.hide()
        self.foot.addWidget(self._said)
        sheet = panel()
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(16, 14, 10, 10)
        inside.addWidget(self._book)
        line = QHBoxLayout()
        line.setSpacing(16)
        line.addWidget(self._contents)
        line.addWidget(sheet, 1)
        self.body.addLayout(line, 1)
        self._list()

    def _games(self) -> QWidget:
        made = QWidget()
        line = Flow(made, space=6)
        self._group = QButtonGroup(self)
        for at, game in enumerate(GAMES):
            choice = QPushButton(game_title(game, self.look.language))
            choice.setProperty("role", "choice")
            choice.setCheckable(True)
            choice.setChecked(game == self.game)
            self._group.addButton(choice, at)
            line.addWidget(choice)
        line.addWidget(self._drop)
        self._group.idClicked.connect(lambda at: self.show_game(list(GAMES)[at]))
        return made

    @property
    def said(self) -> str:
        """What became of the last file that was to be written."""
        return self._said.text()

    def arrive(self) -> None:
        """One can search at once."""
        self._book.search.setFocus()

    def show_game(self, game: str) -> None:
        """Another game's rules."""
        self.game = game
        self._group.button(list(GAMES).index(game)).setChecked(True)
        self._book.show_game(game)

    # -- contents ----------------------------------------------------------------------------

    def _list(self) -> None:
        """List what can be read; where that is the same as before the list stays as it is."""
        shown = self._book.visible_chapters()
        listed = [clause.id for chapter in shown for clause in chapter.clauses]
        if listed == self._listed:
            return
        self._listed = listed
        language = self.look.language
        self._contents.blockSignals(True)
        self._contents.clear()
        self._drop.clear()
        self._drop.addItem(self.tr("Contents"), None)
        for chapter in shown:
            heading = QListWidgetItem(chapter.title[language])
            heading.setFlags(Qt.ItemFlag.NoItemFlags)
            heading.setFont(self.look.font(display=True))
            heading.setForeground(self.palette().link())
            self._contents.addItem(heading)
            for clause in chapter.clauses:
                item = QListWidgetItem("   " + clause.title[language])
                item.setData(_CLAUSE, clause.id)
                self._contents.addItem(item)
                self._drop.addItem(clause.title[language], clause.id)
        self._contents.blockSignals(False)

    def _turn_to(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.show_clause(item.data(_CLAUSE))

    def show_clause(self, clause: str | None) -> None:
        """Turn to a clause; to the beginning without one."""
        self._book.show_clause(clause)

    def look_for(self, words: str) -> None:
        """Look for words."""
        self._book.search.setText(words)

    # -- on paper ----------------------------------------------------------------------------

    def _ask_pdf(self) -> None:
        title, kinds = self.tr("Save the rules as PDF"), self.tr("PDF files (*.pdf)")
        name = f"{game_title(self.game, self.look.language)}.pdf"
        chosen, _ = QFileDialog.getSaveFileName(self, title, name, kinds)
        if chosen:
            self.save_pdf(Path(chosen))

    def save_pdf(self, path: Path) -> None:
        """Write the rulebook as it would be printed, and tell what became of it."""
        from poisonbox.ui.rulebook_pdf import NotWritten, write_pdf  # noqa: PLC0415

        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            pages = write_pdf(self.game, self.look.language, path)
        except NotWritten as error:
            self._say(str(error), "bad")
        else:
            words = self.tr("%n pages are written to {file}.", "", pages)
            self._say(words.format(file=path.name), "good")
        finally:
            QGuiApplication.restoreOverrideCursor()

    def _say(self, sentence: str, role: str) -> None:
        self._said.setProperty("role", role)
        self._said.style().unpolish(self._said)
        self._said.style().polish(self._said)
        self._said.setText(sentence)
        self._said.show()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Where there is little room the contents drop down."""
        narrow = self.width() < _NARROW * self.look.text_scale
        self._contents.setVisible(not narrow)
        self._drop.setVisible(narrow)
        super().resizeEvent(event)
