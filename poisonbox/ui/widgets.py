"""The small things that pages are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from poisonbox.ui.look import Look

ICON = QSize(22, 22)


def label(text: str = "", role: str = "", *, wrap: bool = False) -> QLabel:
    """A text; ``role`` is one of the style sheet's: hero, title, heading, large, soft, small."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    return made


def button(text: str, act: Callable[[], object], role: str = "") -> QPushButton:
    """A button; ``role`` is one of the style sheet's: accent, quiet, link, choice."""
    made = QPushButton(text.replace("&", "&&"))
    made.setProperty("role", role)
    made.setAutoDefault(False)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    made.clicked.connect(lambda: act())
    return made


def icon_button(
    look: Look, icon: str, text: str, act: Callable[[], object], key: str = "", role: str = "rail"
) -> QToolButton:
    """A button with a symbol; its words and its key are in the tooltip and for screen readers."""
    made = QToolButton()
    made.setIcon(look.icon(icon))
    made.setIconSize(ICON)
    made.setProperty("role", role)
    made.setToolTip(f"{text} ({key})" if key else text)
    made.setAccessibleName(text)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    made.clicked.connect(lambda: act())
    return made


def panel(role: str = "panel") -> QFrame:
    """A surface that text lies on."""
    made = QFrame()
    made.setProperty("role", role)
    return made


def rule() -> QFrame:
    """A thin line."""
    return panel("rule")


def column(*, space: int = 8, margin: int = 0) -> QVBoxLayout:
    """Things one below the other."""
    made = QVBoxLayout()
    made.setSpacing(space)
    made.setContentsMargins(margin, margin, margin, margin)
    return made


def row(*things: QWidget, space: int = 8) -> QHBoxLayout:
    """Things side by side."""
    made = QHBoxLayout()
    made.setSpacing(space)
    made.setContentsMargins(0, 0, 0, 0)
    for thing in things:
        made.addWidget(thing)
    return made


def scrolling(content: QWidget) -> QScrollArea:
    """A part of a page that scrolls when it is too tall."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(content)
    see_through(area, content)
    return area


def see_through(area: QScrollArea, content: QWidget) -> None:
    """Let what is behind be seen; a rule of the style sheet would cost memory at each area."""
    area.viewport().setAutoFillBackground(False)
    content.setAutoFillBackground(False)


class Portrait(QWidget):
    """A person's picture in a brass ring."""

    def __init__(self, look: Look, crest: str, diameter: int, colour: str | None = None) -> None:
        """Show a crest or a character; without one, a hooded stranger."""
        super().__init__()
        self._look = look
        self._crest = crest or "anonymous"
        self._colour = colour
        self.setFixedSize(diameter, diameter)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_portrait(painter, self._look, QRectF(self.rect()), self._crest, self._colour)


def paint_portrait(
    painter: QPainter, look: Look, box: QRectF, crest: str, colour: str | None = None
) -> None:
    """Draw a person's picture with a ring of brass, or of a player's colour, around it."""
    wide = max(2.0, box.width() / 18)
    inner = box.adjusted(wide, wide, -wide, -wide)
    painter.drawPixmap(inner.topLeft(), look.art.portrait(crest or "anonymous", inner.width()))
    shine = QLinearGradient(QPointF(box.left(), box.top()), QPointF(box.right(), box.bottom()))
    base = QColor(colour or "#c9a24d")
    shine.setColorAt(0, base.lighter(150))
    shine.setColorAt(0.5, base)
    shine.setColorAt(1, base.darker(180))
    painter.setPen(QPen(QBrush(shine), wide))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = wide / 2
    painter.drawEllipse(box.adjusted(half, half, -half, -half))


class Choice(QWidget):
    """A few values side by side of which one is chosen.

    Signals:
        chosen: The value that somebody chose.
    """

    chosen = Signal(object)

    def __init__(self, values: Sequence[tuple[Any, str]], chosen: Any) -> None:
        """Offer values, each with its words; ``chosen`` is None where nothing is chosen yet."""
        super().__init__()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        self._group = QButtonGroup(self)
        self._values = [value for value, _ in values]
        for at, (value, text) in enumerate(values):
            made = QPushButton(text)
            made.setProperty("role", "choice")
            made.setCheckable(True)
            made.setChecked(value == chosen)
            if value == chosen or (at == 0 and chosen is None):
                self.setFocusProxy(made)
            self._group.addButton(made, at)
            line.addWidget(made)
        line.addStretch(1)
        self._group.idClicked.connect(lambda at: self.chosen.emit(self._values[at]))

    @property
    def value(self) -> Any:
        """What is chosen; None for nothing yet."""
        at = self._group.checkedId()
        return None if at < 0 else self._values[at]


class Backdrop(QWidget):
    """A page's ground: a drawing of the room, rendered once for its size."""

    def __init__(self, look: Look, drawing: str) -> None:
        """Fill whatever it lies behind."""
        super().__init__()
        self._look = look
        self._drawing = drawing
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw it."""
        painter = QPainter(self)
        picture = self._look.picture(self._drawing, self.width(), self.height())
        painter.drawPixmap(0, 0, picture)
