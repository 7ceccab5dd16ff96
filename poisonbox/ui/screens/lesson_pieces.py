"""What a lesson's panel is made of: dots, answers that wrap, cards laid out, numbers to enter."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QIntValidator,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from poisonbox.ui.look import Look
from poisonbox.ui.screens.keys import ENTER
from poisonbox.ui.table.scene import Exhibit
from poisonbox.ui.widgets import label

_DOT = 12
_MOST = 99
_LEAST, _MOST_TALL = 20, 88
"""How tall laid-out cards are."""

_APART = 6
"""Pixels after things without a number."""

Exhibits = Callable[[int, float], Sequence[Exhibit]]
"""What lies before a seat, in pictures of a height."""


class Dots(QWidget):
    """A dot for each step: those behind are full, the one of now has a ring."""

    def __init__(self, look: Look) -> None:
        """No steps yet."""
        super().__init__()
        self._look = look
        self._count = 0
        self._at = 0
        self.setFixedHeight(round(_DOT * 1.6))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_step(self, at: int, count: int) -> None:
        """Show which of how many steps it is."""
        self._at, self._count = at, count
        words = self.tr("Step {at} of {count}").format(at=min(at + 1, count), count=count)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        step = min(_DOT * 1.7, self.width() / max(1, self._count))
        for at in range(self._count):
            middle = QPointF(step * (at + 0.5), self.height() / 2)
            behind, now = at < self._at, at == self._at
            painter.setPen(QPen(QColor(theme.accent if behind or now else theme.line), 2))
            painter.setBrush(QColor(theme.accent) if behind else Qt.BrushStyle.NoBrush)
            size = _DOT / 2 if now else _DOT / 2.8
            painter.drawEllipse(middle, size, size)
            if now:
                painter.setBrush(QColor(theme.accent))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.drawEllipse(middle, size / 2.4, size / 2.4)


class WrapButton(QPushButton):
    """A button whose words may take several lines."""

    def __init__(self, text: str, act: Callable[[], object]) -> None:
        """Say something that can be pressed."""
        super().__init__()
        self.setAccessibleName(text)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._words = label(text, wrap=True)
        self._words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(14, 8, 14, 8)
        inside.addWidget(self._words)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(lambda: act())

    @property
    def words(self) -> str:
        """What it says."""
        return self._words.text()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """The narrower, the taller."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """As tall as the words need."""
        inside = self.layout()
        assert inside is not None
        return max(40, inside.heightForWidth(width))

    def sizeHint(self) -> QSize:  # noqa: N802
        """As wide as there is room, as tall as needed then."""
        return QSize(200, self.heightForWidth(max(200, self.width())))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Words can wrap."""
        return QSize(120, 40)


class WrapLink(WrapButton):
    """A link whose words may take several lines."""

    def __init__(self, look: Look, text: str, act: Callable[[], object]) -> None:
        """Lead somewhere."""
        super().__init__(text, act)
        self.setProperty("role", "link")
        self._words.setStyleSheet(f"color: {look.theme.accent}; text-decoration: underline;")
        inside = self.layout()
        assert inside is not None
        inside.setContentsMargins(2, 4, 2, 4)


class Piles(QWidget):
    """Things of several kinds in overlapping rows, each with its number."""

    def __init__(self, look: Look, exhibits: Sequence[Exhibit], tall: float) -> None:
        """Lay them out."""
        super().__init__()
        self._look = look
        self._exhibits = exhibits
        self._tall = tall
        words = [f"{each.count} {each.words}" if each.counted else each.words for each in exhibits]
        self.setAccessibleName(", ".join(filter(None, words)))
        self.setToolTip(self.accessibleName())
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """What does not fit goes to the next line."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """As many lines as are needed."""
        return round(self._place(width)[-1][1].bottom()) + 2 if self._exhibits else 0

    def sizeHint(self) -> QSize:  # noqa: N802
        """One line."""
        return QSize(200, self.heightForWidth(max(200, self.width())))

    def _place(self, width: float) -> list[tuple[Exhibit, QRectF]]:
        """Where each kind lies, the number on its right."""
        placed = []
        x = y = 0.0
        number = QFontMetrics(self._look.font("body", bold=True)).horizontalAdvance("00") + 14
        for exhibit in self._exhibits:
            wide = exhibit.picture.deviceIndependentSize().width()
            beside = number if exhibit.counted else _APART
            needed = wide + self._step(exhibit) * (exhibit.count - 1) + beside
            if x > 0 and x + needed > width:
                x, y = 0.0, y + self._tall + 6
            placed.append((exhibit, QRectF(x, y, needed, self._tall)))
            x += needed + 4
        return placed

    def _step(self, exhibit: Exhibit) -> float:
        return exhibit.picture.deviceIndependentSize().width() * 0.42

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw them."""
        painter = QPainter(self)
        painter.setFont(self._look.font("body", bold=True))
        painter.setPen(QColor(self._look.theme.ink))
        for exhibit, box in self._place(self.width()):
            step = self._step(exhibit)
            for at in range(exhibit.count):
                painter.drawPixmap(QPointF(box.left() + at * step, box.top()), exhibit.picture)
            wide = exhibit.picture.deviceIndependentSize().width()
            right = box.left() + wide + step * (exhibit.count - 1)
            text = QRectF(right + 4, box.top(), box.right() - right, box.height())
            if exhibit.counted:
                painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, f"{exhibit.count}")


class PileBoard(QFrame):
    """What several seats have before them, side by side, laid on the table itself."""

    def __init__(self, over: QWidget, look: Look, exhibits: Exhibits) -> None:
        """Lie over a table, unseen."""
        super().__init__(over)
        self.setProperty("role", "panel")
        self._look = look
        self._exhibits = exhibits
        self._shown: object = None
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(12, 6, 12, 6)
        self._line.setSpacing(12)
        self.hide()

    def show_piles(self, seats: Sequence[tuple[int, str]], box: QRect) -> None:
        """Lay out the piles of seats, each with its name, as large as a box has room for."""
        self.setGeometry(box)
        self.setVisible(bool(seats))
        state = (tuple(seats), box, [self._counted(seat) for seat, _ in seats])
        if state == self._shown:
            return
        self._shown = state
        while self._line.count():
            gone = self._line.takeAt(0)
            widget = None if gone is None else gone.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        tall = self._fitting(seats, box)
        for seat, name in seats:
            self._line.addWidget(self._pile(name, self._exhibits(seat, tall), tall), 1)

    def _counted(self, seat: int) -> list[tuple[str, int]]:
        return [(own.words, own.count) for own in self._exhibits(seat, _LEAST)]

    def _fitting(self, seats: Sequence[tuple[int, str]], box: QRect) -> int:
        """How tall cards may be."""
        wide = (box.width() - 24) // max(1, len(seats)) - 12
        head = QFontMetrics(self._look.font("large", display=True)).height() + 20
        for tall in range(_MOST_TALL, _LEAST, -2):
            piles = [Piles(self._look, self._exhibits(seat, tall), tall) for seat, _ in seats]
            if all(pile.heightForWidth(wide) <= box.height() - head for pile in piles):
                return tall
        return _LEAST

    def _pile(self, name: str, own: Sequence[Exhibit], tall: float) -> QWidget:
        made = QWidget()
        inside = QVBoxLayout(made)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(4)
        inside.addWidget(label(name, "heading"))
        nothing = label(self.tr("nothing"), "small")
        inside.addWidget(Piles(self._look, own, tall) if own else nothing)
        inside.addStretch(1)
        return made


class NumberField(QLineEdit):
    """A number to be worked out; Enter goes on, the arrows count up and down.

    Signals:
        entered: Enter was pressed in it.
    """

    entered = Signal()

    def __init__(self, words: str) -> None:
        """Ask for a number."""
        super().__init__()
        self.setValidator(QIntValidator(0, _MOST, self))
        self.setMaxLength(len(str(_MOST)))
        self.setAccessibleName(words)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._frame("")

    def sizeHint(self) -> QSize:  # noqa: N802
        """As wide as two digits need."""
        wide = self.fontMetrics().horizontalAdvance("0000") + 32
        return QSize(wide, super().sizeHint().height())

    @property
    def value(self) -> int | None:
        """The number; None while there is none."""
        return int(self.text()) if self.text().isdecimal() else None

    def set_value(self, number: int | None) -> None:
        """Write a number."""
        self.setText("" if number is None else str(number))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter is the page's."""
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        if event.key() in ENTER:
            self.entered.emit()
        elif event.key() in steps:
            number = (self.value or 0) + steps[Qt.Key(event.key())]
            self.set_value(min(max(0, number), _MOST))
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mark(self, look: Look, right: bool) -> None:
        """Show whether it is right."""
        self._frame(look.theme.good if right else look.theme.bad)

    def _frame(self, edge: str) -> None:
        border = f"border: 2px solid {edge};" if edge else ""
        self.setStyleSheet(f"QLineEdit {{ padding: 2px 8px; {border} }}")
