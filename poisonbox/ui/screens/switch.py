"""A switch for what is on or off; a word says which, so that nobody needs the colour."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton

from poisonbox.ui.look import Look

_TRACK = QSize(52, 28)
_GAP = 10


class Switch(QAbstractButton):
    """On or off."""

    def __init__(self, look: Look, name: str, *, on: bool) -> None:
        """Show a state; ``name`` is what it switches, for those who do not see the page."""
        super().__init__()
        self._look = look
        self.setCheckable(True)
        self.setChecked(on)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _words(self) -> tuple[str, str]:
        return self.tr("Off"), self.tr("On")

    def sizeHint(self) -> QSize:  # noqa: N802
        """As wide as the longer word asks for."""
        metrics = self.fontMetrics()
        words = max(metrics.horizontalAdvance(word) for word in self._words())
        return QSize(_TRACK.width() + _GAP + words + 8, max(36, metrics.height() + 8))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the track, the knob and the word."""
        theme, on = self._look.theme, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = (self.height() - _TRACK.height()) / 2
        track = QRectF(2, top, _TRACK.width() - 4, _TRACK.height())
        half = track.height() / 2
        ring = QPen(QColor(theme.focus), 2.5) if self.hasFocus() else QPen(QColor(theme.line), 1.2)
        painter.setPen(ring)
        painter.setBrush(QColor(theme.accent if on else theme.raised))
        painter.drawRoundedRect(track, half, half)
        size = track.height() - 8
        left = track.right() - size - 4 if on else track.left() + 4
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent_ink if on else theme.soft))
        painter.drawEllipse(QRectF(left, track.top() + 4, size, size))
        painter.setPen(QColor(theme.ink))
        words = self.rect().adjusted(_TRACK.width() + _GAP, 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self._words()[on])
