"""A seat on the set-up page: who sits there, and how they can be changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QCompleter,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from poisonbox.ai.characters import CHARACTERS
from poisonbox.ai.levels import LEVELS
from poisonbox.ui.look import Look
from poisonbox.ui.screens.drop_down import DropDown, mirrored
from poisonbox.ui.screens.faces import Face, FaceButton, FaceChooser
from poisonbox.ui.screens.frame import add_icon
from poisonbox.ui.screens.seat_plan import LONGEST_NAME, Draft, Problem
from poisonbox.ui.theme import CRESTS
from poisonbox.ui.widgets import Choice, button, icon_button, label
from poisonbox.ui.words import character_name, crest_name, level_name, manner

PORTRAIT = 84
"""How large a face is at least, at 100 % text."""


class NameField(QLineEdit):
    """A field for a name that offers those it knows: while typing, on a click, on arrow down."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        """Show a name."""
        super().__init__(name)
        self.setMaxLength(LONGEST_NAME)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        offer = QCompleter(QStringListModel(list(known), self), self)
        offer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompleter(offer)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """A click into an empty field offers everybody."""
        super().mousePressEvent(event)
        if not self.text():
            self._offer()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Arrow down offers names."""
        if event.key() == Qt.Key.Key_Down:
            self._offer()
        else:
            super().keyPressEvent(event)

    def _offer(self) -> None:
        self.completer().setCompletionPrefix(self.text())
        self.completer().complete()


class SeatChip(QFrame):
    """One seat.

    Attributes:
        controls: What can have the keyboard, by name, to find it again when chips are built anew.

    Signals:
        renamed: What was typed.
        turned: ``human`` or ``bot``.
        faced: The crest or the character that was chosen.
        levelled: The level that was chosen.
        moved: -1 to the left, 1 to the right.
        removed: The seat is not wanted.
        pin: The person wants to change their PIN.
    """

    renamed = Signal(str)
    turned = Signal(str)
    faced = Signal(str)
    levelled = Signal(str)
    moved = Signal(int)
    removed = Signal()
    pin = Signal()

    def __init__(
        self, look: Look, draft: Draft, place: tuple[int, int], known: Sequence[str]
    ) -> None:
        """Show a seat.

        Args:
            look: What it is drawn with.
            draft: Who sits there.
            place: The seat's number and how many there are.
            known: Names of people who have played before.
        """
        super().__init__()
        self.setProperty("role", "card")
        self._look = look
        self._draft = draft
        self.controls: dict[str, QWidget] = {}
        lay = QVBoxLayout(self)
        lay.setContentsMargins(10, 6, 10, 12)
        lay.setSpacing(6)
        lay.addLayout(self._head(*place))
        person = draft.kind == "human"
        (self._add_person if person else self._add_guest)(lay, place[0], known)
        lay.addStretch(1)
        kinds = (("human", self.tr("Person")), ("bot", self.tr("Bot")))
        kind = Choice(kinds, draft.kind)
        kind.chosen.connect(lambda kind: self.turned.emit(kind))
        self.controls["kind"] = kind
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(kind)
        middle.addStretch(1)
        lay.addLayout(middle)
        lay.addWidget(self._pin_button() if person else self._levels())

    def _head(self, seat: int, seats: int) -> QGridLayout:
        """The face between the ways to move it."""
        look = self._look
        left = icon_button(look, "chevron-right", self.tr("Move to the left"), self._go_left)
        left.setIcon(mirrored(look, "chevron-right"))
        right = icon_button(look, "chevron-right", self.tr("Move to the right"), self._go_right)
        away = icon_button(look, "close", self.tr("Take this seat away"), self.removed.emit)
        left.setEnabled(seat > 0)
        right.setEnabled(seat < seats - 1)
        self.controls |= {"left": left, "right": right, "remove": away}
        number = label(self.tr("Seat {number}").format(number=seat + 1), "small")
        grid = QGridLayout()
        grid.setSpacing(0)
        top, side = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
        grid.addWidget(number, 0, 0, top | Qt.AlignmentFlag.AlignLeft)
        grid.addWidget(left, 1, 0, side | Qt.AlignmentFlag.AlignLeft)
        grid.addWidget(self._face(), 0, 1, 2, 1, Qt.AlignmentFlag.AlignCenter)
        grid.addWidget(away, 0, 2, top | Qt.AlignmentFlag.AlignRight)
        grid.addWidget(right, 1, 2, side | Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(2, 1)
        return grid

    def _go_left(self) -> None:
        self.moved.emit(-1)

    def _go_right(self) -> None:
        self.moved.emit(1)

    def enlarge_face(self, diameter: int) -> None:
        """Show the face larger where there is room."""
        self._portrait.set_diameter(round(diameter * min(self._look.text_scale, 1.4)))

    def _face(self) -> QWidget:
        draft = self._draft
        person = draft.kind == "human"
        words = self.tr("Choose another crest") if person else self.tr("Invite another guest")
        size = round(PORTRAIT * min(self._look.text_scale, 1.4))
        made = FaceButton(self._look, draft.crest if person else draft.character, size, words)
        made.clicked.connect(lambda: self.choose_face())
        self.controls["face"] = made
        self._portrait = made
        return made

    def choose_face(self) -> FaceChooser:
        """Open the faces that can be chosen."""
        person = self._draft.kind == "human"
        if person:
            faces = [Face(crest, crest_name(crest)) for crest in CRESTS]
        else:
            faces = [Face(guest, character_name(guest), manner(guest)) for guest in CHARACTERS]
        now = self._draft.crest if person else self._draft.character
        chooser = FaceChooser(self, self._look, faces, now)
        chooser.chosen.connect(self.faced)
        chooser.open_below(self.controls["face"])
        return chooser

    def _add_person(self, lay: QVBoxLayout, seat: int, known: Sequence[str]) -> None:
        field = NameField(self._draft.name, known)
        field.setPlaceholderText(self.tr("Name"))
        field.setAccessibleName(self.tr("Name at seat {number}").format(number=seat + 1))
        field.textChanged.connect(self.renamed)
        self.controls["name"] = field
        lay.addWidget(field)
        self._add_words(lay, crest_name(self._draft.crest))

    def _add_guest(self, lay: QVBoxLayout, seat: int, known: Sequence[str]) -> None:
        name = label(character_name(self._draft.character), "heading")
        name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        lay.addWidget(name)
        self._add_words(lay, manner(self._draft.character))

    def _add_words(self, lay: QVBoxLayout, words: str) -> None:
        self._plain = words
        self._words = label(words, "small", wrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        lay.addWidget(self._words)

    def _levels(self) -> QWidget:
        made = DropDown(self._look)
        for level in LEVELS:
            made.addItem(level_name(level), level)
        made.setCurrentIndex(LEVELS.index(self._draft.level))
        made.setAccessibleName(self.tr("How well the guest plays"))
        made.setToolTip(self.tr("How well the guest plays"))
        made.activated.connect(lambda at: self.levelled.emit(LEVELS[at]))
        self.controls["level"] = made
        return made

    def _pin_button(self) -> QPushButton:
        locked = self._draft.pin is not None
        words = self.tr("PIN is set") if locked else self.tr("Set a PIN")
        made = button(words, self.pin.emit, "quiet")
        add_icon(made, self._look, "lock" if locked else "unlock")
        made.setToolTip(self.tr("With a PIN nobody else opens this person’s hand"))
        self.controls["pin"] = made
        return made

    def complain(self, problem: Problem | None) -> None:
        """Say beside the name what is wrong, or nothing."""
        sentence = {
            None: self._plain,
            "empty": self.tr("Please type a name."),
            "same": self.tr("Somebody else has this name."),
            "same-guest": self.tr("This guest is here already."),
        }[problem]
        role = "small" if problem is None else "bad"
        if self._words.text() != sentence:
            self._words.setText(sentence)
            self._words.setProperty("role", role)
            self._words.style().polish(self._words)


class EmptyChair(QPushButton):
    """One more seat, if somebody wants it."""

    def __init__(self, look: Look, act: Callable[[], object]) -> None:
        """Offer it."""
        super().__init__()
        self.setStyleSheet(
            f"QPushButton {{ border: 2px dashed {look.theme.line}; border-radius: 10px;"
            f" background: transparent; }}"
            f"QPushButton:hover {{ background: {look.theme.hover}; }}"
            f"QPushButton:focus {{ border: 2px solid {look.theme.focus}; }}"
        )
        inside = QVBoxLayout(self)
        plus = label("+", "hero")
        words = label(self.tr("Add a seat"), "soft", wrap=True)
        inside.addStretch(1)
        for part in (plus, words):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            inside.addWidget(part)
        inside.addStretch(1)
        self.setAccessibleName(self.tr("Add a seat"))
        self.setMinimumHeight(120)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.clicked.connect(lambda: act())
