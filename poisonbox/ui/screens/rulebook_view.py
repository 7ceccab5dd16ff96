"""A rulebook to read and to search in."""

from __future__ import annotations

import re
from html import escape

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from poisonbox.texts.rulebook import Clause, rulebook
from poisonbox.ui.look import Look
from poisonbox.ui.screens.rule_groups import Group, groups
from poisonbox.ui.widgets import label

_LARGE = 1.3
"""From this size of text on a smaller title must do."""


class RulebookView(QWidget):
    """All clauses of one game, grouped, with a field that finds some of them.

    Attributes:
        marked: The id of the clause that is marked.
        search: Where somebody writes what they look for.

    Signals:
        searched: What is shown has changed.
    """

    searched = Signal()

    def __init__(self, look: Look, game: str, *, wide: bool = False) -> None:
        """Show a rulebook; ``wide`` with more room around it."""
        super().__init__()
        self._look = look
        self._game = game
        self._wide = wide
        self.marked: str | None = None
        lay = QVBoxLayout(self)
        lay.setContentsMargins(0, 0, 0, 0)
        lay.setSpacing(8)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._find)
        self._text = QTextBrowser()
        self._text.setOpenLinks(False)
        self._text.document().setDefaultFont(look.font())
        self._text.document().setDocumentMargin(10 if wide else 2)
        self._nothing = label("", "soft", wrap=True)
        self._nothing.hide()
        lay.addWidget(self.search)
        lay.addWidget(self._nothing)
        lay.addWidget(self._text, 1)
        self._write()

    @property
    def text(self) -> str:
        """What can be read at the moment."""
        return self._text.toPlainText()

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
        self._write()
        self.searched.emit()
        # The text is laid out when it is shown; an anchor can be found only then.
        self._jump()
        QTimer.singleShot(0, self, self._jump)

    def visible_groups(self) -> list[Group]:
        """The groups and clauses that fit what is looked for."""
        fitting = []
        for group in groups(self._game):
            own = tuple(clause for clause in group.clauses if self._fits(clause))
            if own:
                fitting.append(Group(group.title, own))
        return fitting

    # -- finding -----------------------------------------------------------------------------

    def _wanted(self) -> list[str]:
        return self.search.text().casefold().split()

    def _fits(self, clause: Clause) -> bool:
        language = self._look.language
        text = f"{clause.title[language]} {clause.text[language]}".casefold()
        return all(word in text for word in self._wanted())

    def _find(self) -> None:
        self.marked = None
        self._write()
        self._text.verticalScrollBar().setValue(0)
        self.searched.emit()

    def _jump(self) -> None:
        if self.marked is None:
            self._text.verticalScrollBar().setValue(0)
        else:
            self._text.scrollToAnchor(_anchor(self.marked))

    # -- writing -----------------------------------------------------------------------------

    def _write(self) -> None:
        shown = self.visible_groups()
        self._nothing.setVisible(not shown)
        if not shown:
            sentence = self.tr("Nothing in these rules says “{words}”.")
            self._nothing.setText(sentence.format(words=self.search.text().strip()))
        searching = bool(self._wanted())
        parts = [] if searching else [self._opening()]
        for group in shown:
            parts.append(self._heading(group.title))
            parts += [self._clause(clause) for clause in group.clauses]
        if not searching:
            parts.append(self._options())
        self._text.setHtml("".join(parts))

    def _opening(self) -> str:
        book, language, theme = rulebook(self._game), self._look.language, self._look.theme
        roomy = self._wide and self._look.text_scale <= _LARGE
        title = self._look.font("hero" if roomy else "title")
        face = self._look.font(display=True).family()
        return (
            f'<p style="font-family:{face};font-size:{title.pixelSize()}px;font-weight:600;'
            f'margin:0 0 6px 0">{escape(book.title[language])}</p>'
            f'<p style="margin:0 0 6px 0">{escape(book.summary[language])}</p>'
            f'<p style="margin:0 0 8px 0;color:{theme.soft}"><i>{escape(book.credit[language])}</i>'
            "</p>"
        )

    def _heading(self, title: str) -> str:
        size = self._look.font("title" if self._wide else "large").pixelSize()
        face = self._look.font(display=True).family()
        return (
            f'<p style="font-family:{face};font-size:{size}px;font-weight:600;'
            f'color:{self._look.theme.accent};margin:18px 0 4px 0">{escape(title)}</p>'
        )

    def _clause(self, clause: Clause) -> str:
        language, theme = self._look.language, self._look.theme
        marked = clause.id == self.marked
        ground = f' bgcolor="{theme.hover}"' if marked else ""
        pointer = "▸ " if marked else ""
        title = self._lit(clause.title[language])
        note = ""
        if clause.option is not None:
            option = rulebook(self._game).option.get(clause.option)
            if option is not None:
                words = self.tr("Depends on the option “{option}”.")
                words = words.format(option=option.title[language])
                size = self._look.font("small").pixelSize()
                note = (
                    f'<p style="margin:3px 0 0 0;color:{theme.soft};font-size:{size}px">'
                    f"{escape(words)}</p>"
                )
        return (
            f'<table width="100%" cellspacing="0" cellpadding="7"{ground}><tr><td>'
            f'<p style="margin:0 0 2px 0"><a name="{_anchor(clause.id)}"></a>'
            f"<b>{pointer}{title}</b></p>"
            f'<p style="margin:0;line-height:130%">{self._lit(clause.text[language])}</p>{note}'
            "</td></tr></table>"
        )

    def _options(self) -> str:
        book, language, theme = rulebook(self._game), self._look.language, self._look.theme
        if not book.option:
            return ""
        parts = [self._heading(self.tr("Options"))]
        for option in book.option.values():
            values = " · ".join(value[language] for value in option.values.values())
            more = (
                f'<p style="margin:2px 0 0 0;color:{theme.soft}">{escape(values)}</p>'
                if values
                else ""
            )
            parts.append(
                '<table width="100%" cellspacing="0" cellpadding="7"><tr><td>'
                f'<p style="margin:0 0 2px 0"><b>{escape(option.title[language])}</b></p>'
                f'<p style="margin:0;line-height:130%">{escape(option.text[language])}</p>{more}'
                "</td></tr></table>"
            )
        return "".join(parts)

    def _lit(self, text: str) -> str:
        """A text with the words that are looked for made visible."""
        words = self._wanted()
        if not words:
            return escape(text)
        theme = self._look.theme
        found = re.compile("|".join(map(re.escape, words)), re.IGNORECASE)
        parts, end = [], 0
        for hit in found.finditer(text):
            parts.append(escape(text[end : hit.start()]))
            parts.append(
                f'<span style="background-color:{theme.accent};color:{theme.accent_ink}">'
                f"{escape(hit[0])}</span>"
            )
            end = hit.end()
        return "".join([*parts, escape(text[end:])])


def _anchor(clause: str) -> str:
    return clause.replace("/", "-")
