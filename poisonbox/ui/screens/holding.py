"""Holding: a key or a button that is kept down, whatever becomes of the widget under it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent


class Holding(QObject):
    """Notices when what is held is let go.

    The curtain that was pressed is gone as soon as the hand is shown, so it cannot notice itself.

    Signals:
        let_go: It was let go.
    """

    let_go = Signal()

    def begin(self) -> None:
        """Something is held from now on."""
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def end(self) -> None:
        """It does not matter any more."""
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """A release anywhere is the one waited for."""
        released = event.type() == QEvent.Type.MouseButtonRelease
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyRelease:
            released = event.key() == Qt.Key.Key_Space and not event.isAutoRepeat()
        if released:
            self.end()
            self.let_go.emit()
        return False
