"""A rulebook to read and to search in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from poisonbox.texts.chapters import Chapter, chapters
from poisonbox.texts.lessons import lessons_of
from poisonbox.texts.pictures import pictures_of
from poisonbox.texts.rulebook import Clause, OptionText, rulebook
from poisonbox.texts.searching import fits, wanted
from poisonbox.ui.look import Look
from poisonbox.ui.screens.book_browser import PICTURE, BookBrowser, found
from poisonbox.ui.screens.book_text import LESSON, BookText, anchor
from poisonbox.ui.screens.keys import ENTER
from poisonbox.ui.widgets import icon_button, label

if TYPE_CHECKING:
    from poisonbox.control.lessons.pupil import Pupil

_INDENT = 40
"""Pixels of the text's width that no picture can have."""


class SearchField(QLineEdit):
    """Where somebody writes what they look for; Enter goes on, Shift+Enter back.

    Signals:
        stepped: To the next hit, or with -1 to the one before.
    """

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter is meant for this field: what is behind it must not hear it as well."""
        if event.key() in ENTER:
            self.stepped.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            event.accept()
        else:
            super().keyPressEvent(event)


class RulebookView(QWidget):
    """All clauses of one game in chapters, with a field that finds some of them.

    Attributes:
        marked: The id of the clause that is marked.
        search: Where somebody writes what they look for.
        browser: The text.

    Signals:
        searched: What is shown has changed.
        lesson: A lesson is wanted: its id, and the step that teaches what was read.
    """

    searched = Signal()
    lesson = Signal(str, int)

    def __init__(
        self,
        look: Look,
        game: str,
        *,
        wide: bool = False,
        learner: Callable[[], Pupil] | None = None,
    ) -> None:
        """Show a rulebook.

        Args:
            look: What it is drawn with.
            game: Whose rulebook.
            wide: Whether there is much room around it.
            learner: Who knows what was learnt; without one no lessons are offered.
        """
        super().__init__()
        self._look = look
        self._game = game
        self._wide = wide
        self._learner = learner
        self.marked: str | None = None
        self._current = 0
        self._hits = 0
        self._room = 0
        self._written = False
        lay = QVBoxLayout(self)
        lay.setContentsMargins(0, 0, 0, 0)
        lay.setSpacing(8)
        self.search = SearchField()
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.search.setToolTip(self.tr("Enter: next place · Shift+Enter: the one before"))
        self.search.textChanged.connect(self._find)
        self.search.stepped.connect(self.step)
        self.browser = BookBrowser(look)
        self.browser.document().setDefaultFont(look.font())
        self.browser.document().setDocumentMargin(10 if wide else 2)
        self.browser.anchorClicked.connect(self._follow)
        self.browser.widened.connect(self._widened)
        self._nothing = label("", "soft", wrap=True)
        self._nothing.hide()
        lay.addWidget(self.search)
        lay.addWidget(self._counter())
        lay.addWidget(self._nothing)
        lay.addWidget(self.browser, 1)

    def _counter(self) -> QWidget:
        """How many hits there are, and the ways from one to the next."""
        self._found = QWidget()
        line = QHBoxLayout(self._found)
        line.setContentsMargins(2, 0, 0, 0)
        line.setSpacing(4)
        self._count = label("", "small", wrap=True)
        line.addWidget(self._count, 1)
        ways = (
            ("chevron-up", self.tr("The place before"), self.tr("Shift+Enter"), -1),
            ("chevron-down", self.tr("Next place"), self.tr("Enter"), 1),
        )
        for icon, words, key, way in ways:
            act = partial(self.step, way)
            line.addWidget(icon_button(self._look, icon, words, act, key, "quiet"))
        clear = self.tr("Show all rules")
        line.addWidget(icon_button(self._look, "close", clear, self._clear, role="quiet"))
        self._found.hide()
        return self._found

    @property
    def text(self) -> str:
        """What can be read at the moment."""
        self._ensure()
        return self.browser.toPlainText()

    @property
    def count(self) -> str:
        """What is said about how much was found."""
        return self._count.text() if not self._found.isHidden() else ""

    def show_game(self, game: str) -> None:
        """Show another game's rulebook from its beginning."""
        self._game = game
        self.show_clause(None)

    def show_clause(self, clause: str | None) -> None:
        """Jump to a clause and mark it; to the beginning without one."""
        known = {own.id for own in rulebook(self._game).clause}
        self.marked = clause if clause in known else None
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self._rewrite()
        self.searched.emit()
        # The text is laid out when it is shown; an anchor can be found only then.
        self._jump()
        QTimer.singleShot(0, self, self._jump)

    def visible_chapters(self) -> list[Chapter]:
        """The chapters and clauses that fit what is looked for."""
        words = wanted(self.search.text())
        fitting = []
        for chapter in chapters(self._game):
            own = tuple(clause for clause in chapter.clauses if self._fits(clause, words))
            if own:
                fitting.append(Chapter(chapter.title, own))
        return fitting

    # -- finding -----------------------------------------------------------------------------

    def _fits(self, clause: Clause, words: list[str]) -> bool:
        language = self._look.language
        captions = (picture.caption.said(language) for picture in pictures_of(clause.id))
        return fits(" ".join((clause.title[language], clause.text[language], *captions)), words)

    def _options(self, words: list[str]) -> list[OptionText]:
        language = self._look.language
        return [
            option
            for option in rulebook(self._game).option.values()
            if fits(
                " ".join(t[language] for t in (option.title, option.text, *option.values.values())),
                words,
            )
        ]

    def _find(self) -> None:
        self.marked = None
        self._current = 0
        self._rewrite()
        self.browser.verticalScrollBar().setValue(0)
        self.searched.emit()

    def _clear(self) -> None:
        self.search.clear()
        self.search.setFocus()

    def step(self, way: int) -> None:
        """To the next place where the words are, or back; after the last comes the first."""
        if self._hits:
            self._current = (self._current + way) % self._hits
            self._rewrite()
            self._show_hit()

    def _show_hit(self) -> None:
        """Scroll so that the place is seen with some of what stands before it."""
        self.browser.scrollToAnchor(f"hit-{self._current}")
        bar = self.browser.verticalScrollBar()
        bar.setValue(bar.value() - self.browser.viewport().height() // 4)

    def _jump(self) -> None:
        if self.marked is None:
            self.browser.verticalScrollBar().setValue(0)
        else:
            self.browser.scrollToAnchor(anchor(self.marked))

    def _follow(self, url: QUrl) -> None:
        """A link was clicked: a lesson, or a picture that is to be seen larger."""
        address = url.toString()
        if address.startswith(f"{LESSON}:"):
            place = lessons_of(address.partition(":")[2])[0]
            self.lesson.emit(place.lesson, place.step)
        elif address.startswith(f"{PICTURE}:"):
            from poisonbox.ui.screens.enlarged import Enlarged  # noqa: PLC0415  # rarely needed

            game, number, _ = found(address)
            Enlarged(self._look, game, number, self.window()).open_over(self.browser)

    # -- writing -----------------------------------------------------------------------------

    def _rewrite(self) -> None:
        """What is written is not right any more; nobody waits for what is not seen."""
        self._written = False
        if self.isVisible():
            self._ensure()

    def _ensure(self) -> None:
        if not self._written:
            self._written = True
            self._write()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Write when somebody reads."""
        super().showEvent(event)
        self._ensure()

    def _widened(self) -> None:
        """Pictures fit the new width; the text stays where it is."""
        if self._written and self._picture_room() != self._room:
            bar = self.browser.verticalScrollBar()
            part = bar.value() / max(1, bar.maximum())
            self._write()
            bar.setValue(round(part * bar.maximum()))

    def _picture_room(self) -> int:
        """In steps, so that not every pixel means other pictures."""
        return max(0, self.browser.viewport().width() - _INDENT) // 8 * 8

    def _write(self) -> None:
        words = wanted(self.search.text())
        shown, options = self.visible_chapters(), self._options(words)
        pupil = None if self._learner is None else self._learner()
        mastered = None if pupil is None else lambda clause: pupil.mastery(clause).mastered
        text = BookText(self._look, self._game, wide=self._wide, mastered=mastered)
        text.words, text.current = words, self._current
        self._room = self._picture_room()
        parts = [] if words else [text.opening()]
        parts += [text.chapter(chapter, self.marked, self._room) for chapter in shown]
        parts.append(text.options(options))
        self._hits = text.hits
        self.browser.write("".join(parts))
        self._tell(words, sum(len(chapter.clauses) for chapter in shown) + len(options))

    def _tell(self, words: list[str], rules: int) -> None:
        """Say how much was found, or that there is nothing."""
        self._nothing.setVisible(bool(words) and not rules)
        self._found.setVisible(bool(words) and bool(rules))
        if words and not rules:
            sentence = self.tr("Nothing in these rules says “{words}”.")
            self._nothing.setText(sentence.format(words=self.search.text().strip()))
        elif words:
            place = self.tr("{at} of {all}").format(at=self._current + 1, all=self._hits)
            within = self.tr("in %n rules", "", rules)
            self._count.setText(f"{place} · {within}")
