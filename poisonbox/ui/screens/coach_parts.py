"""What the coach's drawer and the review are made of: bars, and a move that is weighed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QProgressBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from poisonbox.texts.coaching import Bar
from poisonbox.ui.look import Look
from poisonbox.ui.screens.score_table import wrapped
from poisonbox.ui.widgets import column, label, row

_THICK = 7
"""Pixels of a bar at 100 % text."""

_SHORT = 48
"""Letters of a move that is told in a few words."""


class OddsBar(QWidget):
    """How likely something is: a bar whose length says it again; its number stands beside it."""

    def __init__(self, look: Look, share: float, *, good: bool) -> None:
        """Show a share of the whole; what is ``good`` is filled, what is not is hatched."""
        super().__init__()
        self._look = look
        self._share = share
        self._good = good
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(round(_THICK * look.text_scale))

    def sizeHint(self) -> QSize:  # noqa: N802
        """As wide as there is room."""
        return QSize(120, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw it."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        round_ = box.height() / 2
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.ground))
        painter.drawRoundedRect(box, round_, round_)
        wide = box.width() * self._share
        if wide < 1:
            return
        ink = QColor(theme.good if self._good else theme.bad)
        filled = QRectF(box.left(), box.top(), max(wide, box.height()), box.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawRoundedRect(filled, round_, round_)
        if not self._good:
            step = max(6.0, box.height())
            painter.setClipRect(filled)
            painter.setPen(QPen(QColor(theme.ground), max(1.5, step / 4)))
            at = filled.left()
            while at < filled.right() + step:
                painter.drawLine(round(at), round(filled.bottom()), round(at + step / 2), 0)
                at += step


def odds_rows(look: Look, bars: Sequence[Bar]) -> QVBoxLayout:
    """Names and numbers, each with its bar below; the first matters most."""
    rows = column(space=3)
    for at, bar in enumerate(bars):
        name = wrapped(bar.name, "small")
        number = label(bar.words, "small" if at else "")
        line = row(name, number, space=8)
        line.setStretch(0, 1)
        rows.addLayout(line)
        if bar.share is not None:
            rows.addWidget(OddsBar(look, bar.share, good=bar.good))
    return rows


def progress_bar(look: Look) -> QProgressBar:
    """A bar in the colours of the theme; the words beside it say the same."""
    theme = look.theme
    made = QProgressBar()
    made.setTextVisible(False)
    made.setFixedHeight(round(10 * look.text_scale))
    made.setStyleSheet(
        f"QProgressBar {{ background: {theme.ground}; border: 1px solid {theme.line};"
        f" border-radius: 5px; }}"
        f" QProgressBar::chunk {{ background: {theme.accent}; border-radius: 4px; }}"
    )
    return made


def move_title(words: str) -> QLabel:
    """A move in large letters; one that takes many words in the usual ones."""
    short = len(words) <= _SHORT
    made = wrapped(words, "heading" if short else "")
    if not short:
        made.setStyleSheet("font-weight: 600;")
    return made


class WeighedMove(QAbstractButton):
    """One move with its odds; to point at it is to have it marked on the table.

    Signals:
        pointed: The pointer or the keyboard is on it.
    """

    pointed = Signal()

    def __init__(
        self, look: Look, title: str, bars: Sequence[Bar], said: Sequence[str], mark: str = ""
    ) -> None:
        """Show a move.

        Args:
            look: What it is drawn with.
            title: The move in a few words.
            bars: Its odds in numbers.
            said: What it does at once, and the rest in words below the odds.
            mark: What is special about it, such as that it is the best.
        """
        super().__init__()
        self._look = look
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(". ".join(filter(None, (mark, title))))
        numbers = [f"{bar.name}: {bar.words}." for bar in bars]
        self.setAccessibleDescription(" ".join((*said[:1], *numbers, *said[1:])))
        lay = QVBoxLayout(self)
        lay.setContentsMargins(14, 10, 14, 12)
        lay.setSpacing(6)
        if mark:
            lay.addWidget(wrapped(mark, "small"))
        lay.addWidget(move_title(title))
        at_once, *others = said
        lay.addWidget(wrapped(at_once, "" if len(title) <= _SHORT else "small"))
        lay.addLayout(odds_rows(look, bars))
        if others:
            lay.addWidget(wrapped(" ".join(others), "small"))
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """The keyboard points at it."""
        super().focusInEvent(event)
        self.pointed.emit()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """The pointer does."""
        super().enterEvent(event)
        self.update()
        self.pointed.emit()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """The pointer is elsewhere."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """A card, with a ring where the keyboard is and a brass edge on what is marked."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge, wide = theme.line, 1.0
        if self.isChecked():
            edge, wide = theme.accent, 2.0
        if self.hasFocus():
            edge, wide = theme.focus, 3.0
        box = QRectF(self.rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
        painter.setPen(QPen(QColor(edge), wide))
        painter.setBrush(QColor(theme.hover if self.underMouse() else theme.raised))
        painter.drawRoundedRect(box, 10, 10)
