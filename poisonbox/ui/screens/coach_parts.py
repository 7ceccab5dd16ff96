"""What the coach's drawer and the review are made of: odds as bars, and a move that is weighed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from poisonbox.texts.coaching import Bar
from poisonbox.ui.look import Look
from poisonbox.ui.screens.score_table import wrapped
from poisonbox.ui.widgets import column, label, row

_THICK = 7
"""Pixels of a bar at 100 % text."""


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
    """Names and numbers, each with its bar below; the first is what is hoped for."""
    rows = column(space=3)
    for at, bar in enumerate(bars):
        name = wrapped(bar.name, "small")
        number = label(bar.words, "small" if at else "")
        line = row(name, number, space=8)
        line.setStretch(0, 1)
        rows.addLayout(line)
        if bar.share is not None:
            rows.addWidget(OddsBar(look, bar.share, good=at == 0))
    return rows


class WeighedMove(QAbstractButton):
    """One move with its odds; to point at it is to have it marked on the table.

    Signals:
        pointed: The pointer or the keyboard is on it.
    """

    pointed = Signal()

    def __init__(
        self, look: Look, title: str, bars: Sequence[Bar], sentences: Sequence[str], mark: str = ""
    ) -> None:
        """Show a move.

        Args:
            look: What it is drawn with.
            title: The move in a few words.
            bars: Its odds in numbers.
            sentences: The same in words.
            mark: What is special about it, such as that it is the best.
        """
        super().__init__()
        self._look = look
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(". ".join(filter(None, (mark, title))))
        self.setAccessibleDescription(" ".join(sentences))
        lay = QVBoxLayout(self)
        lay.setContentsMargins(14, 10, 14, 12)
        lay.setSpacing(6)
        if mark:
            lay.addWidget(wrapped(mark, "small"))
        lay.addWidget(wrapped(title, "heading"))
        lay.addLayout(odds_rows(look, bars))
        said = wrapped(" ".join(sentences), "small")
        lay.addWidget(said)
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
