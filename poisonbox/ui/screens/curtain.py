"""The curtain: it covers what is private, and names who is to look behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLineEdit, QPushButton, QWidget

from poisonbox.control.screen import Chair, Screen
from poisonbox.ui.look import Look
from poisonbox.ui.screens.curtain_parts import (
    fits,
    in_lines,
    large_place,
    recap_panel,
    small_place,
    waiting,
)
from poisonbox.ui.table.seats import seat_colour
from poisonbox.ui.widgets import Portrait, button, column, label, row, scrolling

_ROOMY, _TIGHT, _TIGHTEST = range(3)
"""How much room there is for what the curtain says."""


class Curtain(QFrame):
    """Lies over the private part of the table while nobody's hand is open.

    What it says is arranged for the room there is: it may reach up over the place of the prompt,
    then it says less, and at last it scrolls.

    Signals:
        opened: A seat wants to see its hand, with a PIN or an empty text.
        peeked: A seat wants to see its hand as long as something is held.
    """

    opened = Signal(int, str)
    peeked = Signal(int, str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Nothing is covered yet."""
        super().__init__(parent)
        self._look = look
        self._hold = False
        self._called: int | None = None
        self._pin: QLineEdit | None = None
        self._first: QWidget | None = None
        self._shown: object = None
        self._lay: Callable[[int], QWidget] | None = None
        self._content: QWidget | None = None
        self._private = QRect(0, 0, 800, 200)
        self._free = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(20, 10, 20, 10)
        self.hide()

    # -- what it says ------------------------------------------------------------------------

    def call(self, screen: Screen, asked: str, recap: Sequence[str]) -> None:
        """One person is called.

        Args:
            screen: What may be shown now.
            asked: What is asked of them, in a sentence.
            recap: What happened since their last turn, in public words.
        """
        seat = screen.called
        assert seat is not None
        chair = screen.chairs[seat]
        state = ("call", seat, asked, tuple(recap), chair.wrong, screen.customs.reveal)
        self._hold = screen.customs.reveal == "hold"
        self._say(state, seat, partial(self._lay_call, chair, asked, recap))

    def board(self, screen: Screen, asked: str) -> None:
        """Secret choices: whoever has not sealed theirs may come, in any order."""
        people = [chair for chair in screen.chairs if chair.kind == "human" and chair.asked]
        state = ("board", asked, tuple((c.seat, c.seal, c.wrong) for c in people))
        self._hold = screen.customs.reveal == "hold"
        self._say(state, None, partial(self._lay_board, people, asked))

    def wait(self, headline: str, sentence: str, seat: int | None, verb: str = "") -> None:
        """Nobody is called: the table waits, or somebody who plays alone hid their hand."""

        def lay(room: int) -> QWidget:
            act = None
            if seat is not None and verb:
                self._first = act = button(verb, lambda: self.opened.emit(seat, ""), "accent")
            said = sentence if room < _TIGHTEST else ""
            return waiting(headline, said, act, self._role(room))

        self._hold = False
        self._say(("wait", headline, sentence, seat, verb), seat, lay)

    def place(self, private: QRect, free: int) -> None:
        """Cover the private part of the table, and so much above it as is free and needed."""
        if (private, free) != (self._private, self._free):
            self._private, self._free = QRect(private), free
            self._arrange()

    # -- arranging ---------------------------------------------------------------------------

    def _say(self, state: object, called: int | None, lay: Callable[[int], QWidget]) -> None:
        if self.isVisible() and state == self._shown:
            return
        self._empty()
        self._shown, self._called, self._lay = state, called, lay
        self._arrange()
        self.show()
        self.raise_()
        (self._pin or self._first or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _arrange(self) -> None:
        """Say it in the roomiest way that fits."""
        focused = QApplication.focusWidget()
        had_focus = focused is not None and self.isAncestorOf(focused)
        margins = self._line.contentsMargins()
        around = margins.top() + margins.bottom()
        most = self._private.height() + self._free - around
        tall = 0
        if self._lay is not None:
            for room in (_ROOMY, _TIGHT, _TIGHTEST):
                self._drop_content()
                self._content = content = self._lay(room)
                fit, tall = fits(content, self._across, most)
                if fit:
                    break
            else:
                self._content = content = scrolling(content)
            self._line.addWidget(content)
        height = max(self._private.height(), min(tall, most) + around)
        self.setGeometry(self._private.adjusted(0, self._private.height() - height, 0, 0))
        if had_focus and self.isVisible():
            (self._pin or self._first or self).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _across(self) -> int:
        """How wide what it says may be."""
        margins = self._line.contentsMargins()
        return self._private.width() - margins.left() - margins.right()

    def _drop_content(self) -> None:
        """Delete what it says, now: nothing of the last person's may stay."""
        self._pin = self._first = None
        if self._content is not None:
            self._line.removeWidget(self._content)
            self._content.hide()
            self._content.setParent(None)
            self._content.deleteLater()
            self._content = None

    def _empty(self) -> None:
        self._drop_content()
        self._shown = self._called = self._lay = None

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Nothing of it is kept, least of all a PIN."""
        super().hideEvent(event)
        self._empty()

    def _role(self, room: int) -> str:
        """How large the headline is."""
        return "title" if room == _ROOMY else "heading"

    # -- its parts ---------------------------------------------------------------------------

    def _lay_call(self, chair: Chair, asked: str, recap: Sequence[str], room: int) -> QWidget:
        words = column(space=4)
        words.addStretch(1)
        headline = self.tr("Pass the device to {name}").format(name=chair.name)
        words.addWidget(label(headline, self._role(room), wrap=room == _TIGHTEST))
        words.addWidget(label(asked, "soft", wrap=True))
        words.addLayout(self._opener(chair))
        words.addStretch(1)
        large = max(56, min(150, self._private.height() - 44))
        size = large if room == _ROOMY else 56
        line = row(Portrait(self._look, chair.crest, size, seat_colour(chair.seat)), space=18)
        line.insertStretch(0, 1)
        line.addLayout(words, 3)
        if recap and room < _TIGHTEST:  # else the log tells it
            line.addWidget(recap_panel(self._look, self.tr("Since your last turn"), recap), 4)
        line.addStretch(1)
        content = QWidget()
        content.setLayout(line)
        return content

    def _lay_board(self, people: Sequence[Chair], asked: str, room: int) -> QWidget:
        words = column(space=6)
        words.addStretch(1)
        words.addWidget(label(asked, self._role(room), wrap=True))
        if room < _TIGHTEST:
            explained = self.tr(
                "Everybody chooses in secret, in any order: take the device and open your own "
                "place."
            )
            words.addWidget(label(explained, "soft", wrap=True))
        places = [self._place(chair, room) for chair in people]
        words.addLayout(
            row(*places, space=10) if room == _ROOMY else in_lines(places, self._across)
        )
        words.addStretch(1)
        content = QWidget()
        content.setLayout(words)
        return content

    def _opener(self, chair: Chair) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(8)
        if chair.locked:
            self._pin = self._pin_field(chair)
            line.addWidget(self._pin)
        verb = self.tr("Hold to look") if self._hold else self.tr("Show my hand")
        key = self.tr("Space")
        opener = self._open_button(f"{verb}  ({key})", chair)
        self._first = self._first or opener
        line.addWidget(opener)
        if chair.wrong:
            line.addWidget(label(self.tr("Wrong PIN"), "bad"))
        line.addStretch(1)
        return line

    def _open_button(self, text: str, chair: Chair) -> QPushButton:
        made = QPushButton(text)
        made.setProperty("role", "accent")
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if self._hold:
            made.pressed.connect(lambda: self.peeked.emit(chair.seat, self._pin_text()))
        else:
            made.clicked.connect(lambda: self.opened.emit(chair.seat, self._pin_text()))
        return made

    def _pin_field(self, chair: Chair) -> QLineEdit:
        field = QLineEdit()
        field.setEchoMode(QLineEdit.EchoMode.Password)
        field.setPlaceholderText(self.tr("PIN"))
        field.setAccessibleName(self.tr("PIN of {name}").format(name=chair.name))
        field.setMaxLength(32)
        field.returnPressed.connect(lambda: self.opened.emit(chair.seat, field.text()))
        return field

    def _pin_text(self) -> str:
        return "" if self._pin is None else self._pin.text()

    def _place(self, chair: Chair, room: int) -> QWidget:
        """One person's place on the ready board."""
        sealed = bool(chair.seal)
        verb = self.tr("Change") if sealed else self.tr("Choose")
        state = self.tr("sealed") if sealed else self.tr("still to choose")
        pin = self._pin_field(chair) if chair.locked else None
        act = button(
            verb,
            lambda: self.opened.emit(chair.seat, "" if pin is None else pin.text()),
            "" if sealed else "accent",
        )
        act.setAccessibleName(f"{chair.name}: {verb}")
        if not sealed and self._first is None:
            self._first = act
        if room == _ROOMY:
            return large_place(self._look, chair, (chair.name, state), pin, act)
        act.setToolTip(f"{chair.name}: {state}")
        return small_place(self._look, chair, pin, act)

    # -- keys and looks ----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Space opens, or shows as long as it is held."""
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() not in keys or self._called is None:
            event.ignore()
        elif event.isAutoRepeat():
            event.accept()
        elif self._hold and event.key() == Qt.Key.Key_Space:
            self.peeked.emit(self._called, self._pin_text())
        else:
            self.opened.emit(self._called, self._pin_text())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Velvet."""
        painter = QPainter(self)
        look = self._look
        painter.drawPixmap(0, 0, look.picture("table/curtain", self.width(), self.height()))
        veil = QLinearGradient(0, 0, self.width(), 0)
        dark = QColor(look.theme.panel)
        edge = min(0.12, 20 / max(1, self.width()))  # words begin there
        for at, alpha in ((0.0, 90), (edge, 218), (1 - edge, 218), (1.0, 90)):
            dark.setAlpha(alpha)
            veil.setColorAt(at, dark)
        painter.fillRect(QRectF(self.rect()), veil)
        painter.fillRect(QRectF(0, 0, self.width(), 2), QColor(look.theme.line))

    def sizeHint(self) -> QSize:  # noqa: N802
        """As large as the private part of the table."""
        return QSize(800, 200)
