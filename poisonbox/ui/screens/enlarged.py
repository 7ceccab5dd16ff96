"""A picture of the rulebook, as large as the window allows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from poisonbox.texts.pictures import album
from poisonbox.texts.rulebook import rulebook
from poisonbox.ui.look import Look
from poisonbox.ui.screens.book_browser import drawn
from poisonbox.ui.widgets import button, label, panel, row

_AROUND = 120
"""Pixels of the window, each way, that are not for the picture."""

_LARGEST = 1.5
"""How much larger than the table it shows a picture gets at most."""


class Enlarged(QWidget):
    """Lies over the whole window until it is clicked or a key is pressed."""

    def __init__(self, look: Look, game: str, number: int, window: QWidget) -> None:
        """Draw the picture."""
        super().__init__(window)
        self._before: QWidget | None = None
        self.setObjectName("shade")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        shade = look.theme.shade
        self.setStyleSheet(f"#shade {{ background: {shade}; }}")
        self.setGeometry(window.rect())
        picture = album(game).picture[number]
        caption = picture.caption.said(look.language)
        clause = rulebook(game).find(picture.clause)
        words = label(caption, wrap=True)
        words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        close = button(self.tr("Close"), self.leave, "accent")
        foot = row(words, close, space=16)
        foot.setStretch(0, 1)
        room = window.height() - _AROUND - round(70 * look.text_scale)
        wide = min(
            window.width() - _AROUND,
            round(room * picture.proportion),
            round(picture.size[0] * _LARGEST),
        )
        shown = QLabel()
        shown.setPixmap(drawn(look, game, number, max(wide, 200)))
        shown.setAccessibleName(caption)
        sheet = panel()
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(16, 12, 16, 12)
        inside.setSpacing(10)
        inside.addWidget(label(clause.title[look.language], "heading"))
        inside.addWidget(shown, 0, Qt.AlignmentFlag.AlignCenter)
        inside.addLayout(foot)
        sheet.setFixedWidth(max(wide, min(520, window.width() - _AROUND)) + 34)
        outer = QVBoxLayout(self)
        outer.addWidget(sheet, 0, Qt.AlignmentFlag.AlignCenter)
        self._close = close
        window.installEventFilter(self)

    def open_over(self, before: QWidget) -> None:
        """Show it; the keyboard comes back to where it was."""
        self._before = before
        self.show()
        self.raise_()
        self._close.setFocus()

    def leave(self) -> None:
        """Go away."""
        self.hide()
        if self._before is not None:
            self._before.setFocus()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """A window of another size would need another picture."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self.leave()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Any key closes it, and nothing behind hears of it."""
        if event.key() != Qt.Key.Key_Tab:
            self.leave()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """So does a click."""
        self.leave()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        """Tab stays here: what lies below cannot be used."""
        return True
