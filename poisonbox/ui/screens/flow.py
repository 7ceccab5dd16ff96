"""Layouts that follow the width there is: words that wrap, cards in as many columns as fit."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout, QLayoutItem, QSizePolicy, QWidget


class Flow(QLayout):
    """Things side by side that go on in the next line where the width ends."""

    def __init__(self, parent: QWidget | None = None, *, space: int = 8) -> None:
        """Hold nothing yet."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(space)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802
        """Take one more."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """One of them."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Give one away."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        """It takes no more than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """The narrower, the taller."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """How tall it is at a width."""
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        """Put everything where it belongs."""
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:  # noqa: N802
        """All in one line."""
        hints = [item.sizeHint() for item in self._items]
        wide = sum(hint.width() for hint in hints) + self.spacing() * max(0, len(hints) - 1)
        return QSize(wide, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:  # noqa: N802
        """The widest of them alone."""
        least = QSize()
        for item in self._items:
            least = least.expandedTo(item.minimumSize())
        return least

    def _place(self, rect: QRect, *, move: bool) -> int:
        """Lay lines from the top, what is lower in the middle of its line; returns the height."""
        y = rect.y()
        for line in self._lines(rect.width()):
            tall = max(size.height() for _, size in line)
            x = rect.x()
            for item, size in line:
                if move:
                    item.setGeometry(QRect(QPoint(x, y + (tall - size.height()) // 2), size))
                x += size.width() + self.spacing()
            y += tall + self.spacing()
        return max(0, y - self.spacing() - rect.y())

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        left = -1
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint().boundedTo(QSize(max(width, 1), 1 << 20))
            if size.width() > left:
                lines.append([])
                left = width
            lines[-1].append((item, size))
            left -= size.width() + self.spacing()
        return lines


class Columns(QWidget):
    """Cards of equal width in as many columns as fit.

    Attributes:
        columns: How many there are at the moment.

    Signals:
        arranged: How wide a card is now.
    """

    arranged = Signal(int)

    def __init__(self, least: int, *, space: int = 16, allowed: Sequence[int] = ()) -> None:
        """Hold nothing yet.

        Args:
            least: How narrow a card may be.
            space: Between cards.
            allowed: Numbers of columns that look well; any unless given.
        """
        super().__init__()
        self._least = least
        self._allowed = sorted(allowed)
        self._cards: list[QWidget] = []
        self._grid = QGridLayout(self)
        self._grid.setSpacing(space)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.columns = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setSizePolicy(policy)

    def show_cards(self, cards: Sequence[QWidget]) -> None:
        """Show these instead of those before, which are dropped."""
        for card in self._cards:
            self._grid.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._cards = list(cards)
        self.columns = 0
        self._arrange()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """One column must do, so that more of them never keep the page from getting narrower."""
        wide = max((card.minimumSizeHint().width() for card in self._cards), default=0)
        return QSize(wide, self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Look whether another number of columns fits."""
        self._arrange()
        gaps = self._grid.spacing() * (self.columns - 1)
        self.arranged.emit((self.width() - gaps) // self.columns)

    def _arrange(self) -> None:
        needed = (card.minimumSizeHint().width() for card in self._cards)
        least = max(self._least, *needed, 1) + self._grid.spacing()
        fit = max(1, (self.width() + self._grid.spacing()) // least)
        if self._allowed:
            fit = max((n for n in self._allowed if n <= fit), default=self._allowed[0])
        elif self._cards:
            lines = ceil(len(self._cards) / fit)
            fit = ceil(len(self._cards) / lines)  # lines of about the same length
        if fit == self.columns:
            return
        for at in range(max(self.columns, fit)):
            self._grid.setColumnStretch(at, 1 if at < fit else 0)
        self.columns = fit
        for at, card in enumerate(self._cards):
            self._grid.addWidget(card, at // fit, at % fit)


class Side(QWidget):
    """Things side by side, or one below the other where they would not fit."""

    def __init__(self, *things: QWidget, space: int = 8, least: int | None = None) -> None:
        """Hold things.

        Args:
            things: From left to right; the first takes what is left over.
            space: Between them.
            least: The width from which on they are side by side; what they need unless given.
        """
        super().__init__()
        self._things = things
        self._least = least
        self._lay = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._lay.setContentsMargins(0, 0, 0, 0)
        self._lay.setSpacing(space)
        for at, thing in enumerate(things):
            self._lay.addWidget(thing, 1 if at == 0 else 0)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """The widest alone must fit."""
        wide = max(thing.minimumSizeHint().width() for thing in self._things)
        return QSize(wide, self._lay.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Turn when the width asks for it."""
        need = self._least
        if need is None:
            need = sum(thing.sizeHint().width() for thing in self._things)
            need += self._lay.spacing() * (len(self._things) - 1)
        directions = QBoxLayout.Direction
        wide = self.width() >= need
        self._lay.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
