"""What the curtain is made of: a place for each person, and what happened meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from poisonbox.control.screen import Chair
from poisonbox.ui.look import Look
from poisonbox.ui.table.seats import portrait, seat_colour
from poisonbox.ui.widgets import Portrait, column, label, row, scrolling

_SPACE = 10


def fits(content: QWidget, width: int, most: int) -> tuple[bool, int]:
    """Whether a content has room in a width and at most a height, and how tall it is there."""
    lay = content.layout()
    assert lay is not None
    lay.activate()
    tall = lay.totalHeightForWidth(width) if lay.hasHeightForWidth() else -1
    if tall < 0:
        tall = lay.totalSizeHint().height()
    return lay.totalMinimumSize().width() <= width and tall <= most, tall


def in_lines(things: Sequence[QWidget], width: int) -> QGridLayout:
    """Things of equal width in as few lines as there is room for, all about as long."""
    grid = QGridLayout()
    grid.setSpacing(_SPACE)
    widest = max((thing.sizeHint().width() for thing in things), default=1)
    fit = max(1, (width + _SPACE) // (widest + _SPACE))
    columns = ceil(len(things) / max(1, ceil(len(things) / fit)))
    for at, thing in enumerate(things):
        grid.addWidget(thing, at // columns, at % columns)
        grid.setColumnStretch(at % columns, 1)
    return grid


def large_place(
    look: Look, chair: Chair, words: tuple[str, str], pin: QLineEdit | None, act: QPushButton
) -> QFrame:
    """One person's place on the ready board; ``words`` are the name and how it stands there."""
    place = QFrame()
    place.setProperty("role", "card")
    name, state = words
    said = column(space=2)
    said.addWidget(label(name, "heading"))
    said.addWidget(label(state, "good" if chair.seal else "soft"))
    line = row(Portrait(look, chair.crest, 48, seat_colour(chair.seat)))
    line.addLayout(said, 1)
    line.setContentsMargins(10, 8, 10, 8)
    if pin is not None:
        pin.setMaximumWidth(round(90 * look.text_scale))
        line.addWidget(pin)
    line.addWidget(act)
    place.setLayout(line)
    return place


def small_place(look: Look, chair: Chair, pin: QLineEdit | None, act: QPushButton) -> QWidget:
    """The same where there is little room: a button with the face, the seal and the name."""
    size = round(26 * min(look.text_scale, 1.5))
    face = portrait(look, chair, size)
    if chair.seal is not None:
        seal = size * 0.56
        painter = QPainter(face)
        name = "goblets/seal" if chair.seal else "goblets/seal-open"
        painter.drawPixmap(round(size - seal), round(size - seal), look.picture(name, seal, seal))
        painter.end()
    act.setText(chair.name)
    act.setIcon(QIcon(face))
    act.setIconSize(QSize(size, size))
    act.setProperty("tight", True)
    if pin is None:
        return act
    both = QWidget()
    pin.setMaximumWidth(round(90 * look.text_scale))
    both.setLayout(row(act, pin))
    return both


def recap_panel(look: Look, heading: str, recap: Sequence[str]) -> QFrame:
    """What happened meanwhile, newest last."""
    frame = QFrame()
    frame.setProperty("role", "panel")
    frame.setMinimumWidth(round(230 * look.text_scale))
    frame.setMaximumWidth(round(640 * look.text_scale))
    box = QVBoxLayout(frame)
    box.setContentsMargins(12, 8, 12, 8)
    box.addWidget(label(heading, "small", wrap=True))
    inner = QWidget()
    lines = column(space=3)
    inner.setLayout(lines)
    for sentence in recap:
        lines.addWidget(label(sentence, wrap=True))
    lines.addStretch(1)
    area = scrolling(inner)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # it scrolls
    area.setMinimumHeight(round(44 * look.text_scale))
    box.addWidget(area, 1)
    bar = area.verticalScrollBar()
    bar.rangeChanged.connect(lambda _, most: bar.setValue(most))
    return frame


def waiting(headline: str, sentence: str, act: QPushButton | None, role: str) -> QWidget:
    """A headline in the middle, and what can be done about it."""
    content = QWidget()
    words = column(space=6)
    words.addStretch(1)
    for text, kind in ((headline, role), (sentence, "soft")):
        if text:
            line = label(text, kind, wrap=True)
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            words.addWidget(line)
    if act is not None:
        words.addWidget(act, 0, Qt.AlignmentFlag.AlignHCenter)
    words.addStretch(1)
    content.setLayout(words)
    return content
