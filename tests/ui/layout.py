"""Looks for what a careful eye finds: words that are cut, that overlap, are too small or too faint.

A problem is a sentence. It is looked for among the widgets that can be seen, and among the words on
the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from poisonbox.ui.access.spots import SpotButton
from poisonbox.ui.screens.lesson import LessonTable
from poisonbox.ui.screens.table import TablePage
from poisonbox.ui.table.items import Words
from poisonbox.ui.tour import toured_window, walk
from poisonbox.ui.window import MainWindow
from tests.ui.contrast import ENOUGH, button_contrast, label_contrast, words_contrast

TARGET = 32
SLACK = 2
ARROW = 56
"""Pixels that the arrow and the edges of a field with a list take."""

READABLE = 11
"""Pixels that words have at least."""


TableShown = TablePage | LessonTable
"""Pages with a table on them."""


def problems(window: MainWindow, *, contrast: bool = True) -> list[str]:
    """Everything that is wrong with what the window shows now.

    Args:
        window: What is looked at.
        contrast: Whether a picture is taken and measured too, which is slow in large windows.
    """
    found = [*_widgets(window)]
    if isinstance(window.page, TableShown):
        found += _table(window.page)
    if contrast:
        found += _faint(window, _without_words(window))
    return found


# -- widgets ---------------------------------------------------------------------------------------


def _widgets(window: MainWindow) -> Iterator[str]:
    seen = _seen(window)
    for widget in seen:
        yield from _cut(widget)
        yield from _outside(window, widget)
        yield from _small(widget)
    speaking = [widget for widget in seen if _text(widget)]
    for one, two in combinations(speaking, 2):
        if not (one.isAncestorOf(two) or two.isAncestorOf(one)):
            both = _shown(window, one).intersected(_shown(window, two))
            if both.width() > SLACK and both.height() > SLACK:
                yield f"{_name(one)} and {_name(two)} overlap"


def _seen(window: MainWindow) -> list[QWidget]:
    return [
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible() and not isinstance(widget, SpotButton) and _on_top(window, widget)
    ]


def _text(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def _name(widget: QWidget) -> str:
    words = _text(widget) or widget.accessibleName() or widget.toolTip()
    return f"{type(widget).__name__} {words[:40]!r}"


def _rect(window: MainWindow, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def _scroller(widget: QWidget) -> QScrollArea | None:
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            return parent
        parent = parent.parentWidget()
    return None


def _shown(window: MainWindow, widget: QWidget) -> QRect:
    """The part of a widget that scrolling leaves to be seen; what scrolls may lie in another."""
    rect = _rect(window, widget)
    area = _scroller(widget)
    while area is not None:
        rect = rect.intersected(_rect(window, area.viewport()))
        area = _scroller(area)
    return rect


def _on_top(window: MainWindow, widget: QWidget) -> bool:
    """Whether nothing else lies over the middle of a widget."""
    rect = _shown(window, widget)
    if rect.isEmpty():
        return False
    top = window.childAt(rect.center())
    return top is not None and (
        top is widget or widget.isAncestorOf(top) or top.isAncestorOf(widget)
    )


def _cut(widget: QWidget) -> Iterator[str]:
    text, metrics = _text(widget), QFontMetrics(widget.font())
    if isinstance(widget, QLabel) and text and widget.textFormat() == Qt.TextFormat.PlainText:
        room = widget.contentsRect()
        if widget.wordWrap():
            flags = Qt.TextFlag.TextWordWrap
            needed = metrics.boundingRect(QRect(0, 0, room.width(), 100_000), flags, text)
            if needed.height() > room.height() + SLACK or needed.width() > room.width() + SLACK:
                yield f"{_name(widget)} is cut: {needed.size()} in {room.size()}"
        else:
            lines = text.split("\n")
            width = max(metrics.horizontalAdvance(line) for line in lines)
            if width > room.width() + SLACK or metrics.height() > room.height() + SLACK:
                yield f"{_name(widget)} is cut: {width} x {metrics.height()} in {room.size()}"
    elif isinstance(widget, QComboBox):
        width = metrics.horizontalAdvance(widget.currentText())
        if width + ARROW > widget.width():
            yield f"{_name(widget)} is cut: {widget.currentText()!r}: {width} in {widget.width()}"
    elif isinstance(widget, QAbstractButton) and text:
        width = metrics.horizontalAdvance(text.replace("&&", "&"))
        if width > widget.width() or metrics.height() > widget.height():
            yield f"{_name(widget)} is cut: {width} in {widget.width()}"


def _outside(window: MainWindow, widget: QWidget) -> Iterator[str]:
    rect, whole = _rect(window, widget), window.rect()
    area = _scroller(widget)
    if area is None:
        if _text(widget) and not whole.contains(rect):
            yield f"{_name(widget)} is outside: {rect} of {whole}"
    elif _text(widget) and rect.right() > _rect(window, area.viewport()).right() + SLACK:
        yield f"{_name(widget)} is cut off at the right"


def _small(widget: QWidget) -> Iterator[str]:
    pressed = isinstance(widget, QAbstractButton | QComboBox | QLineEdit) and widget.isEnabled()
    if pressed and (widget.width() < TARGET or widget.height() < TARGET):
        yield f"{_name(widget)} is a small target: {widget.width()} x {widget.height()}"


# -- the table -------------------------------------------------------------------------------------


def _is_covered(page: TableShown) -> bool:
    """Whether something lies over the whole table on purpose."""
    return isinstance(page, TablePage) and (
        page.results.isVisible() or page.scoring.isVisible() or page.vote.isVisible()
    )


def _words(page: TableShown) -> list[Words]:
    """The words on the table that can be seen."""
    if _is_covered(page):
        return []
    words = [
        item
        for item in page.scene.items()
        if isinstance(item, Words) and item.text() and item.isVisible() and item.opacity() > 0
    ]
    over = page.curtain if isinstance(page, TablePage) else page.piles
    if over.isVisible():
        covered = page.scene.private
        words = [word for word in words if not covered.contains(word.sceneBoundingRect().center())]
    return words


def _table(page: TableShown) -> Iterator[str]:
    words, scene = _words(page), page.scene
    if _is_covered(page):
        return
    for word in words:
        rect = word.sceneBoundingRect()
        if word.font().pixelSize() < READABLE:
            yield f"{word.text()!r} is small on the table: {word.font().pixelSize()} px"
        if word.text() != word.whole:
            yield f"{word.whole!r} is shortened to {word.text()!r} on the table"
        if not scene.sceneRect().adjusted(-1, -1, 1, 1).contains(rect):
            yield f"{word.text()!r} is outside the table"
        if page.prompt.isVisible() and page.prompt.geometry().contains(rect.center().toPoint()):
            yield f"{word.text()!r} is under the prompt"
    for one, two in combinations(words, 2):
        both = one.sceneBoundingRect().intersected(two.sceneBoundingRect())
        if both.width() > SLACK and both.height() > 0.3 * min(
            one.boundingRect().height(), two.boundingRect().height()
        ):
            yield f"{one.text()!r} and {two.text()!r} overlap on the table"
    for spot in scene.spots:
        if spot.act is not None and min(spot.rect.width(), spot.rect.height()) < TARGET:
            yield f"{spot.name!r} is a small target: {spot.rect.size()}"


# -- contrast --------------------------------------------------------------------------------------


def _without_words(window: MainWindow) -> QImage:
    """A picture of the window in which there are no words on the table."""
    words = _words(window.page) if isinstance(window.page, TableShown) else []
    for word in words:
        word.hide()
    picture = window.grab().toImage()
    for word in words:
        word.show()
    return picture


def _faint(window: MainWindow, picture: QImage) -> Iterator[str]:
    for widget in _seen(window):
        found, rect = None, _rect(window, widget)
        if _shown(window, widget) != rect or not widget.isEnabled():
            continue  # what is half scrolled away, or cannot be used now
        if isinstance(widget, QLabel):
            found = label_contrast(picture, widget, rect)
        elif isinstance(widget, QPushButton):
            found = button_contrast(picture, widget, rect)
        if found is not None and found < ENOUGH:
            yield f"{_name(widget)} is faint: {found:.1f}"
    if isinstance(window.page, TableShown):
        yield from _faint_words(window, window.page, picture)


def _faint_words(window: MainWindow, page: TableShown, picture: QImage) -> Iterator[str]:
    for word in _words(page):
        letters = QFontMetricsF(word.font()).tightBoundingRect(word.text())
        letters.translate(0, QFontMetricsF(word.font()).ascent())
        rect = page.view.mapFromScene(word.mapRectToScene(letters)).boundingRect()
        rect.moveTopLeft(page.view.viewport().mapTo(window, rect.topLeft()))
        top = window.childAt(rect.center())
        if top is not page.view.viewport() and not isinstance(top, SpotButton):
            continue  # something lies over it
        ink = QColor(word.brush().color())
        ink.setAlphaF(ink.alphaF() * word.effectiveOpacity())
        found = words_contrast(picture, rect, ink)
        if found is not None and found < ENOUGH:
            yield f"{word.text()!r} is faint on the table: {found:.1f} ({ink.name()})"


# -- every look ------------------------------------------------------------------------------------


class Look(NamedTuple):
    """A way the window may look."""

    size: tuple[int, int]
    theme: str
    scale: float
    language: str

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]}-{self.theme}-{self.scale:.0%}-{self.language}"


LOOKS = (
    Look((1024, 640), "dark", 1.0, "en"),
    Look((1024, 640), "light", 2.0, "en"),
    Look((1280, 800), "light", 1.0, "de"),
    Look((1280, 800), "dark", 2.0, "fr"),
    Look((1920, 1080), "dark", 1.0, "fr"),
    Look((1920, 1080), "light", 2.0, "de"),
    Look((3840, 2160), "light", 1.0, "en"),
    Look((3840, 2160), "dark", 2.0, "de"),
)

MEASURED = 1920
"""Pictures of wider windows would take long to measure, and have the same colours."""


def walk_and_look(app: QApplication, look: Look) -> list[str]:
    """Take the tour in one look; returns what is wrong, each with the stop's name."""
    found: list[str] = []
    preferences = {"theme": look.theme, "text_scale": look.scale, "language": look.language}
    with toured_window(app, size=look.size, **preferences) as (window, room, clock):

        def visit(name: str) -> None:
            seen = problems(window, contrast=look.size[0] <= MEASURED)
            found.extend(f"{name}: {problem}" for problem in seen)

        walk(window, room, clock, visit)
    return found
