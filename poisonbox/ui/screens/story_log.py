"""The log in words: what everybody saw, newest below, names in the players' colours."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QMouseEvent, QTextBlockFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from poisonbox.control.recap import Told
from poisonbox.control.screen import Chair
from poisonbox.texts.telling import is_aside, say, say_sheet
from poisonbox.ui.look import Look
from poisonbox.ui.screens.people import coloured, marked_names

_ONE_ROUND = frozenset({"hue"})
"""Games that are over after one round: it needs no number."""


class StoryLog(QTextBrowser):
    """Tells a match; what was told before is never written twice.

    Signals:
        pointed: The index of the move that somebody clicked.
    """

    pointed = Signal(int)

    def __init__(self, look: Look, game: str) -> None:
        """Tell nothing yet."""
        super().__init__()
        self._look = look
        self._game = game
        self._story: tuple[Told, ...] = ()
        self._reader: object = None
        self._rounds = 0
        self._opened = -1
        self._places: list[tuple[int, int]] = []
        self.document().setDefaultFont(look.font())
        self.document().setDocumentMargin(6)
        self.setOpenLinks(False)
        self.setAccessibleName(self.tr("What has happened"))

    def show_story(
        self, story: tuple[Told, ...], chairs: tuple[Chair, ...], seat: int | None = None
    ) -> None:
        """Tell what is new; all of it again where something else was told before."""
        reader = (seat, [chair.name for chair in chairs])
        told = len(self._story)
        if reader != self._reader or story[:told] != self._story:
            self._forget()
            told = 0
        self._story, self._reader = story, reader
        bar = self.verticalScrollBar()
        follow = bar.value() >= bar.maximum() - 4
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        for move in story[told:]:
            for sentence, kind in self._sentences(move, chairs, seat):
                self._write(cursor, sentence, kind, move.index)
        cursor.endEditBlock()
        if follow and len(story) > told:
            bar.setValue(bar.maximum())

    def mark(self, index: int | None) -> None:
        """Show which move is looked at: the last told one that is not later."""
        moves = [move for move, _ in self._places if index is not None and move <= index]
        here = moves[-1] if moves else None
        selections = []
        cursor = QTextCursor()
        for move, block in self._places:
            if move != here:
                continue
            selection = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document().findBlockByNumber(block))
            whole = QTextCursor(cursor)
            whole.movePosition(
                QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
            )
            selection.cursor = whole
            selection.format.setBackground(QColor(self._look.theme.hover))
            selection.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            selections.append(selection)
        self.setExtraSelections(selections)
        # Qt scrolls to the text's cursor when a text is shown for the first time.
        self.setTextCursor(cursor if selections else QTextCursor(self.document()))
        if selections:
            self._bring_into_sight(cursor)
        else:
            self.verticalScrollBar().setValue(0)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """A click on a sentence points at its move; a drag selects text as usual."""
        super().mouseReleaseEvent(event)
        if not self.textCursor().hasSelection():
            block = self.cursorForPosition(event.position().toPoint()).blockNumber()
            found = [move for move, own in self._places if own <= block]
            if found:
                self.pointed.emit(found[-1])

    # -- telling -----------------------------------------------------------------------------

    def _forget(self) -> None:
        self.clear()
        self._places.clear()
        self._rounds, self._opened = 0, -1

    def _sentences(
        self, move: Told, chairs: tuple[Chair, ...], seat: int | None
    ) -> Iterator[tuple[str, str]]:
        names, language = marked_names(chairs), self._look.language
        for event in move.events:
            scored = event.kind == "scored"
            sentence = (
                None
                if is_aside(event, self._game, seat)
                else say(event, self._game, language, names, seat)
            )
            if sentence is not None:
                if self._opened < self._rounds and event.kind != "ended":
                    self._opened = self._rounds
                    if self._game not in _ONE_ROUND:
                        yield self.tr("Round {number}").format(number=self._rounds + 1), "round"
                if scored:
                    for why in say_sheet(event, self._game, language, names):
                        yield why, "why"
                yield sentence, "sum" if scored or event.kind == "ended" else "said"
            self._rounds += scored

    def _write(self, cursor: QTextCursor, sentence: str, kind: str, index: int) -> None:
        theme, first = self._look.theme, self.document().isEmpty()
        shape = QTextBlockFormat()
        shape.setBottomMargin(5)
        html = coloured(sentence, self._look)
        if kind == "round":
            shape.setTopMargin(0 if first else 16)
            size = self._look.font("large").pixelSize()
            face = self._look.font("large", display=True).family()
            html = (
                f'<span style="font-family:{face};font-size:{size}px;font-weight:600;'
                f'color:{theme.accent}">{escape(sentence)}</span>'
            )
        elif kind == "why":
            shape.setLeftMargin(14)
            html = f'<span style="color:{theme.soft}">{html}</span>'
        elif kind == "sum":
            shape.setTopMargin(4)
            html = f"<b>{html}</b>"
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if first:
            cursor.setBlockFormat(shape)
        else:
            cursor.insertBlock(shape)
        cursor.insertHtml(html)
        if kind != "round":
            self._places.append((index, cursor.block().blockNumber()))

    def _bring_into_sight(self, cursor: QTextCursor) -> None:
        """Scroll only as far as needed, and leave some lines around it."""
        box = self.cursorRect(cursor)
        bar, tall = self.verticalScrollBar(), self.viewport().height()
        if box.top() < 0 or box.bottom() > tall - box.height():
            bar.setValue(bar.value() + box.center().y() - tall // 2)

    def marked_text(self) -> str:
        """The sentences that are marked."""
        return "\n".join(one.cursor.selectedText() for one in self.extraSelections())
