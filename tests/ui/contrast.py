"""How well words can be told from what is behind them, measured in a picture of the window.

The words on a table are left out of the picture, so that it shows what is behind them. Labels are
in it: there only a ring around the words counts, so that letters are not taken for their ground.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QLabel, QPushButton

ENOUGH = 4.5
_STEP = 3
"""Every third pixel is looked at."""

_SHARE = 0.2
"""So much may be worse: edges of plates, grains of wood."""


def contrast(one: QColor, two: QColor) -> float:
    """The ratio of two colours' luminances, from 1 to 21."""
    high, low = sorted((_luminance(one), _luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def over(above: QColor, below: QColor) -> QColor:
    """A colour that lets another one through."""
    part = above.alphaF()
    mixed = [
        part * up + (1 - part) * low
        for up, low in zip(above.getRgbF()[:3], below.getRgbF()[:3], strict=True)
    ]
    return QColor.fromRgbF(*mixed)


def label_contrast(picture: QImage, label: QLabel, at: QRect) -> float | None:
    """The contrast of a label's words at a place in a picture; None where it has none."""
    if label.textFormat() != Qt.TextFormat.PlainText or not label.text().strip():
        return None
    wrap = Qt.TextFlag.TextWordWrap.value if label.wordWrap() else 0
    inner = label.contentsRect().translated(at.topLeft())
    words = label.fontMetrics().boundingRect(inner, label.alignment().value | wrap, label.text())
    ink = label.palette().color(QPalette.ColorRole.WindowText)
    return _least(picture, _ring(words, picture.rect()), ink)


def words_contrast(picture: QImage, words: QRect, ink: QColor) -> float | None:
    """The contrast of words of a colour with a picture that shows what is behind them."""
    inside = words.intersected(picture.rect())
    points = (
        (x, y)
        for y in range(inside.top(), inside.bottom() + 1, _STEP)
        for x in range(inside.left(), inside.right() + 1, _STEP)
    )
    return _least(picture, points, ink)


def _least(picture: QImage, points: Iterable[tuple[int, int]], ink: QColor) -> float | None:
    """The contrast that nearly all points have."""
    behind = [QColor.fromRgb(picture.pixel(x, y)) for x, y in points]
    if not behind:
        return None
    ratios = sorted(contrast(over(ink, each), each) for each in behind)
    return ratios[int(len(ratios) * _SHARE)]


def button_contrast(picture: QImage, button: QPushButton, at: QRect) -> float | None:
    """The contrast of a button's words: its ground is even, and its words differ most from it."""
    inner = at.adjusted(4, 6, -4, -6).intersected(picture.rect())
    if not button.text() or not button.icon().isNull() or inner.isEmpty():
        return None
    seen = Counter(
        picture.pixel(x, y)
        for y in range(inner.top(), inner.bottom(), 2)
        for x in range(inner.left(), inner.right())
    )
    ground = QColor.fromRgb(seen.most_common(1)[0][0])
    return max(contrast(QColor.fromRgb(each), ground) for each in seen)


def _ring(words: QRect, whole: QRect) -> Iterator[tuple[int, int]]:
    outer = words.adjusted(-2, 0, 2, 0)
    for x in range(outer.left(), outer.right() + 1, _STEP):
        for y in (outer.top(), outer.bottom()):
            if whole.contains(x, y):
                yield x, y
    for y in range(outer.top(), outer.bottom() + 1, _STEP):
        for x in (outer.left(), outer.right()):
            if whole.contains(x, y):
                yield x, y


def _luminance(colour: QColor) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
              for c in colour.getRgbF()[:3]]  # fmt: skip
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
