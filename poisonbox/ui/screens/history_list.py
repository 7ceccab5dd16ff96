"""The list of matches: what was played, when, by whom, and how it ended."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from poisonbox.games import GAMES
from poisonbox.store.library import Library
from poisonbox.store.models import Filters, MatchSummary
from poisonbox.ui.art import proportion
from poisonbox.ui.look import Look
from poisonbox.ui.screens.people import seat_name
from poisonbox.ui.words import game_title

_PAGE = 60
"""Matches that are fetched at once."""

_MATCH = Qt.ItemDataRole.UserRole

Index = QModelIndex | QPersistentModelIndex

translate = QCoreApplication.translate


def when(moment: datetime, language: str) -> str:
    """Date and time as the language writes them."""
    here = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    locale = QLocale(language)
    date = locale.toString(here.date(), QLocale.FormatType.LongFormat)
    return f"{date}, {locale.toString(here.time(), QLocale.FormatType.ShortFormat)}"


def people(match: MatchSummary) -> str:
    """Who played."""
    return ", ".join(seat_name(seat, info) for seat, info in enumerate(match.seats))


def ending(match: MatchSummary) -> str:
    """How it ended, in a few words."""
    if match.winners is None:
        return translate("HistoryList", "not finished")
    names = [seat_name(seat, match.seats[seat]) for seat in match.winners]
    if len(names) == 1:
        return translate("HistoryList", "{name} won").format(name=names[0])
    return translate("HistoryList", "shared win: {names}").format(names=", ".join(names))


class MatchModel(QAbstractListModel):
    """Matches that fit the filters, fetched page by page."""

    def __init__(self, library: Library, language: str, parent: QObject | None = None) -> None:
        """Hold nothing yet."""
        super().__init__(parent)
        self._library = library
        self._language = language
        self._filters: Filters = {}
        self._matches: list[MatchSummary] = []
        self._all = True

    def filter(self, filters: Filters) -> None:
        """Show only what fits; raises a StoreError and shows what it did when it cannot."""
        found = self._library.history(limit=_PAGE, **filters)
        self.beginResetModel()
        self._filters = filters
        self._matches = found
        self._all = len(found) < _PAGE
        self.endResetModel()

    def match_at(self, index: Index) -> MatchSummary:
        """The match of a row."""
        return self._matches[index.row()]

    def row_of(self, match_id: int) -> int | None:
        """Where a match is listed."""
        ids = [match.id for match in self._matches]
        return ids.index(match_id) if match_id in ids else None

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        """How many are fetched."""
        return 0 if parent is not None and parent.isValid() else len(self._matches)

    def canFetchMore(self, parent: Index) -> bool:  # noqa: N802
        """Whether there are more."""
        return not self._all

    def fetchMore(self, parent: Index) -> None:  # noqa: N802
        """Fetch the next page."""
        found = self._library.history(limit=_PAGE, offset=len(self._matches), **self._filters)
        self._all = len(found) < _PAGE
        if found:
            first = len(self._matches)
            self.beginInsertRows(QModelIndex(), first, first + len(found) - 1)
            self._matches += found
            self.endInsertRows()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A match, or the whole line in words."""
        match = self._matches[index.row()]
        if role == _MATCH:
            return match
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            title = game_title(match.game, self._language) if match.game in GAMES else match.game
            moment = when(match.changed, self._language)
            return f"{title}, {moment}: {people(match)}; {ending(match)}"
        return None


class MatchDelegate(QStyledItemDelegate):
    """Draws a match: a picture of its table, and three lines of words."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Draw with a look."""
        super().__init__(parent)
        self._look = look
        self._fonts = (
            look.font("large", display=True),
            look.font(),
            look.font("small"),
        )

    def _heights(self) -> list[int]:
        return [QFontMetrics(font).height() for font in self._fonts]

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Three lines and some air."""
        return QSize(200, sum(self._heights()) + 34)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one."""
        match: MatchSummary = index.data(_MATCH)
        theme = self._look.theme
        state, rect = option.state, option.rect
        box = QRectF(rect).adjusted(4, 3, -4, -3)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        current = bool(state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = theme.focus if current else theme.accent if chosen else theme.line
        painter.setPen(QPen(QColor(edge), 2.5 if chosen or current else 1))
        painter.setBrush(QColor(theme.hover if chosen else theme.raised))
        painter.drawRoundedRect(box, 9, 9)
        inner = box.adjusted(9, 8, -12, -8)
        wide = min(inner.height() * 1.5, inner.width() * 0.3)
        self._paint_picture(
            painter, match.game, QRectF(inner.left(), inner.top(), wide, inner.height())
        )
        self._paint_words(painter, match, inner.adjusted(wide + 14, 0, 0, 0))
        painter.restore()

    def _paint_picture(self, painter: QPainter, game: str, box: QRectF) -> None:
        if game not in GAMES:  # from a later version
            return
        name = f"home/{game}"
        wide = proportion(name)
        width, height = max(box.width(), box.height() * wide), max(box.height(), box.width() / wide)
        picture = self._look.picture(name, width, height)
        path = QPainterPath()
        path.addRoundedRect(box, 6, 6)
        painter.save()
        painter.setClipPath(path)
        painter.drawPixmap(
            round(box.center().x() - width / 2), round(box.center().y() - height / 2), picture
        )
        painter.restore()

    def _paint_words(self, painter: QPainter, match: MatchSummary, box: QRectF) -> None:
        theme, language = self._look.theme, self._look.language
        title = game_title(match.game, language) if match.game in GAMES else match.game
        done = theme.ink if match.finished else theme.accent
        tags = "".join(f"  #{tag}" for tag in match.tags)
        lines = (
            (title, theme.ink, ending(match), done),
            (people(match), theme.ink, "", theme.ink),
            (when(match.changed, language), theme.soft, tags.strip(), theme.soft),
        )
        top = box.top() + (box.height() - sum(self._heights()) - 8) / 2
        for font, tall, (left, ink, right, other) in zip(
            self._fonts, self._heights(), lines, strict=True
        ):
            line = QRectF(box.left(), top, box.width(), tall)
            self._write(painter, line, (left, ink, right, other), font)
            top += tall + 4

    def _write(
        self, painter: QPainter, line: QRectF, said: tuple[str, str, str, str], font: Any
    ) -> None:
        """One line with words at its beginning and at its end; neither runs into the other."""
        left, ink, right, other = said
        painter.setFont(font)
        metrics = QFontMetrics(font)
        middle = Qt.AlignmentFlag.AlignVCenter
        elide = Qt.TextElideMode.ElideRight
        room = line.width()
        if right:
            small = self._fonts[1] if font is self._fonts[0] else font
            metrics_right = QFontMetrics(small)
            most = round(room * 0.6)
            shown = metrics_right.elidedText(right, elide, most)
            painter.setFont(small)
            painter.setPen(QColor(other))
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | middle, shown)
            room -= metrics_right.horizontalAdvance(shown) + 12
            painter.setFont(font)
        painter.setPen(QColor(ink))
        shown = metrics.elidedText(left, elide, round(room))
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | middle, shown)
