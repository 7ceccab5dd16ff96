"""Faces to choose: the crests of people and the guests who play as bots."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QFrame, QGridLayout, QPushButton, QWidget

from poisonbox.ui.look import Look
from poisonbox.ui.screens.keys import press_focused
from poisonbox.ui.theme import CRESTS, PLAYERS
from poisonbox.ui.widgets import paint_portrait

_COLUMNS = 2


class Face(Struct, frozen=True):
    """Somebody who can be chosen.

    Attributes:
        id: Of the portrait.
        name: What they are called.
        words: What is said about them, if anything.
    """

    id: str
    name: str
    words: str = ""


def colour_of(crest: str) -> str | None:
    """The colour of a person's crest; guests have none of their own."""
    return PLAYERS[CRESTS.index(crest)] if crest in CRESTS else None


class FaceButton(QAbstractButton):
    """A portrait that can be pressed to choose another one."""

    def __init__(self, look: Look, face: str, diameter: int, words: str) -> None:
        """Show a face; ``words`` say what pressing it does."""
        super().__init__()
        self._look = look
        self._face = face
        self.set_diameter(diameter)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_diameter(self, diameter: int) -> None:
        """Make the face so large; the ring around it needs a little more."""
        self.setFixedSize(diameter + 8, diameter + 8)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw it, with a ring around it when it has the keyboard or the pointer."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        if self.hasFocus() or self.underMouse():
            width = 3.0 if self.hasFocus() else 1.5
            painter.setPen(QPen(QColor(self._look.theme.focus), width))
            painter.drawEllipse(box.adjusted(1.5, 1.5, -1.5, -1.5))
        inner = box.adjusted(4, 4, -4, -4)
        paint_portrait(painter, self._look, inner, self._face, colour_of(self._face))


class FaceChooser(QFrame):
    """A small window over the page with faces; it closes when one is chosen, and on Esc.

    Signals:
        chosen: The id of a face.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget, look: Look, faces: Sequence[Face], now: str) -> None:
        """Offer faces; ``now`` is the one that is chosen at present."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        grid = QGridLayout(self)
        grid.setContentsMargins(10, 10, 10, 10)
        grid.setSpacing(6)
        size = round(44 * min(look.text_scale, 1.4))
        self.buttons: dict[str, QPushButton] = {}
        for at, face in enumerate(faces):
            made = QPushButton(f"{face.name}\n{face.words}" if face.words else face.name)
            made.setProperty("role", "quiet")
            made.setStyleSheet("text-align: left; padding: 4px 12px 4px 6px;")
            made.setIcon(QIcon(_portrait(look, face.id, size)))
            made.setIconSize(QSize(size, size))
            made.setCheckable(True)
            made.setChecked(face.id == now)
            made.clicked.connect(lambda _=False, face=face.id: self._choose(face))
            grid.addWidget(made, at // _COLUMNS, at % _COLUMNS)
            self.buttons[face.id] = made

    def open_below(self, widget: QWidget) -> None:
        """Show it next to what was pressed, all of it on the screen."""
        self.adjustSize()
        at = widget.mapToGlobal(QPoint(0, widget.height()))
        place = widget.screen().availableGeometry()
        window = widget.window().frameGeometry()
        right = min(place.right(), window.right()) - self.width()
        below = min(place.bottom(), window.bottom()) - self.height()
        self.move(max(place.left(), min(at.x(), right)), max(place.top(), min(at.y(), below)))
        self.show()
        for made in self.buttons.values():
            if made.isChecked():
                made.setFocus(Qt.FocusReason.PopupFocusReason)

    def _choose(self, face: str) -> None:
        self.close()
        self.chosen.emit(face)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Esc closes it, nothing is chosen; Enter chooses."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif not press_focused(event, self):
            super().keyPressEvent(event)


def _portrait(look: Look, face: str, size: int) -> QPixmap:
    scale = look.art.scale
    picture = QPixmap(round(size * scale), round(size * scale))
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_portrait(painter, look, QRectF(0, 0, size, size), face, colour_of(face))
    painter.end()
    return picture
