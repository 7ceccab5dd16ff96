"""Something that lies over the whole table for a while."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from poisonbox.ui.look import Look
from poisonbox.ui.screens.keys import press_focused
from poisonbox.ui.widgets import panel, scrolling


class Overlay(QWidget):
    """Covers its parent with a shade and shows one panel in the middle.

    It is as large as its parent, keeps the keyboard to itself, and lets no click through.

    Attributes:
        body: Where what is shown is laid; it scrolls when it is too tall.
        foot: Below the part that scrolls.
    """

    def __init__(self, look: Look, parent: QWidget, widest: int) -> None:
        """Lie ready, hidden; the panel gets no wider than this at 100 % text."""
        super().__init__(parent)
        self.look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._panel = panel()
        self._panel.setMaximumWidth(round(widest * look.text_scale))
        sides = QHBoxLayout()
        sides.addStretch(1)
        sides.addWidget(self._panel, 1_000)
        sides.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(20, 16, 20, 16)
        outer.addStretch(1)
        outer.addLayout(sides, 1_000)
        outer.addStretch(1)
        lay = QVBoxLayout(self._panel)
        lay.setContentsMargins(20, 16, 20, 16)
        lay.setSpacing(12)
        self._content = content = QWidget()
        content.installEventFilter(self)
        self.body = QVBoxLayout(content)
        self.body.setContentsMargins(0, 0, 6, 0)
        self.body.setSpacing(14)
        self.area = scrolling(content)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        lay.addWidget(self.area, 1)
        self.foot = QVBoxLayout()
        lay.addLayout(self.foot)
        self.hide()
        parent.installEventFilter(self)

    def cover(self) -> None:
        """Come up over the parent."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.raise_()
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Stay as large as the parent."""
        parent = self.parentWidget()
        if event.type() == QEvent.Type.Resize and watched is parent and parent is not None:
            self.setGeometry(parent.rect())
        if watched is self._content and event.type() in (
            QEvent.Type.LayoutRequest,
            QEvent.Type.Resize,
        ):
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Let the panel be no taller than what it shows."""
        margins = self.body.contentsMargins()
        wide = self._content.width() - margins.left() - margins.right()
        tall = (
            self.body.heightForWidth(wide + margins.left() + margins.right())
            if self.body.hasHeightForWidth()
            else self.body.sizeHint().height()
        )
        lay = self._panel.layout()
        assert lay is not None
        edges = lay.contentsMargins()
        foot = self.foot.totalHeightForWidth(self.area.width())
        foot = foot if self.foot.hasHeightForWidth() else self.foot.totalSizeHint().height()
        around = edges.top() + edges.bottom() + lay.spacing() + foot + 2  # and the frame
        if self._panel.maximumHeight() != max(120, tall + around + 2):
            self._panel.setMaximumHeight(max(120, tall + around + 2))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Dim what lies below; a smaller place would only show as a box around the panel."""
        parent = self.parentWidget()
        if parent is not None and self.geometry().contains(parent.rect()):
            QPainter(self).fillRect(self.rect(), QColor(self.look.theme.shade))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Let nothing through to the table."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter presses what has the keyboard; other keys are the page's."""
        if not press_focused(event, self):
            event.ignore()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, N802
        """Tab stays inside: what lies below cannot be used."""
        stops = [
            child
            for child in self.findChildren(QWidget)
            if child.isVisibleTo(self)
            and child.isEnabled()
            and child.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        if not stops:
            return True
        now = self.focusWidget()
        at = stops.index(now) if now in stops else -1 if next else 0
        stops[(at + (1 if next else -1)) % len(stops)].setFocus(
            Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason
        )
        return True
