"""The menu of a table: leaving, seats that change hands, customs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from poisonbox.ai.levels import LEVELS
from poisonbox.control.screen import Chair
from poisonbox.control.seats import Bot, Human
from poisonbox.control.session import Session
from poisonbox.ui.screens.keys import KeysDialog
from poisonbox.ui.words import level_name


class TableMenu(QMenu):
    """What is not needed at every turn.

    Attributes:
        kept: Whether the match can be gone on with later.

    Signals:
        left: The person leaves the table.
        replied: What the session answered.
    """

    left = Signal()
    replied = Signal(object)

    def __init__(self, parent: QWidget, session: Session, now: Callable[[], float]) -> None:
        """Belong to a table."""
        super().__init__(parent)
        self._page = parent
        self._session = session
        self._now = now
        self._names: dict[int, Human] = {}
        self.kept = True
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.clear()
        screen = self._session.screen(self._now())
        paused = screen.kind == "paused"
        self._add(self.tr("Go on"), self._unpause if paused else lambda: None)
        if not paused:
            self._add(self.tr("Pause"), self.pause)
        back = self._add(self.tr("Take back"), self._take_back)
        back.setEnabled(screen.may_take_back)
        seats = self.addMenu(self.tr("Who plays"))
        for chair in screen.chairs:
            self._add_seat(seats, chair)
        customs = self.addMenu(self.tr("How we play"))
        for text, name, kind in (
            (self.tr("A drop is a move, without confirming"), "confirm", "on-drop"),
            (self.tr("Hold to look at a hand"), "reveal", "hold"),
        ):
            self._add_custom(customs, text, name, kind)
        for text, name in (
            (self.tr("Choose drinks and thumb in one visit"), "one_visit"),
            (self.tr("Show real hands and enter the result"), "table_vote"),
            (self.tr("Roll real dice and enter the result"), "real_chance"),
            (self.tr("Help to remember what was seen"), "memory_aids"),
            (self.tr("A coach weighs the moves, for each player alone"), "coach"),
        ):
            self._add_custom(customs, text, name, True)
        self.addSeparator()
        self._add(self.tr("Keys"), lambda: self.show_keys(()))
        kept = self.tr("Leave the table (the match is kept)")
        self._add(kept if self.kept else self.tr("Leave the table"), self.left.emit)

    def _add(self, text: str, act: Callable[[], object]) -> QAction:
        action = self.addAction(text)
        action.triggered.connect(lambda: act())
        return action

    def _add_seat(self, menu: QMenu, chair: Chair) -> None:
        """A person's seat may be given to a bot, and back."""
        if chair.kind == "human":
            self._names[chair.seat] = Human(chair.name, chair.crest)
            sub = menu.addMenu(self.tr("A bot plays for {name}").format(name=chair.name))
            for level in LEVELS:
                action = sub.addAction(level_name(level))
                action.triggered.connect(
                    lambda _=False, seat=chair.seat, level=level: self._seat_bot(seat, level)
                )
        else:
            person = self._names.get(chair.seat) or Human(self.tr("Somebody"), "owl")
            action = menu.addAction(
                self.tr("{person} plays for {name}").format(person=person.name, name=chair.name)
            )
            action.triggered.connect(
                lambda _=False, seat=chair.seat, person=person: self.replied.emit(
                    self._session.change_seat(seat, person, self._now())
                )
            )

    def _seat_bot(self, seat: int, level: str) -> None:
        self.replied.emit(self._session.change_seat(seat, Bot("steady", level), self._now()))

    def _add_custom(self, menu: QMenu, text: str, name: str, on: object) -> None:
        customs = self._session.screen(self._now()).customs
        usual = {"confirm": "explicit", "reveal": "click"}.get(name, False)
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(getattr(customs, name) == on)

        def change(checked: bool) -> None:
            new = msgspec.structs.replace(customs, **{name: on if checked else usual})
            self.replied.emit(self._session.change_customs(new, self._now()))

        action.toggled.connect(change)

    def pause(self) -> None:
        """Everything rests, and nothing private is seen."""
        self._session.pause(self._now())
        self.replied.emit(None)

    def _unpause(self) -> None:
        self._session.unpause(self._now())
        self.replied.emit(None)

    def _take_back(self) -> None:
        self.replied.emit(self._session.take_back(self._now()))

    def show_keys(self, own: Sequence[tuple[str, str]]) -> None:
        """List the keys."""
        rows = [
            (self.tr("Tab, arrows"), self.tr("go to another part; inside it to a neighbour")),
            (self.tr("Enter, Space"), self.tr("choose; confirm; open your hand")),
            ("Esc", self.tr("choose again; close; menu")),
            ("C", self.tr("hide whatever is private, at once")),
            ("H", self.tr("a hint; where there is a coach, what it says")),
            ("U", self.tr("take back")),
            ("S, L, R", self.tr("score sheet, what happened, rules")),
            ("M", self.tr("sound off and on, where there is sound")),
            ("F11", self.tr("full screen")),
            *own,
        ]
        KeysDialog(self._page, rows).exec()

    def popup_at(self, point: QPoint) -> None:
        """Open at a point of the screen."""
        self.popup(point)
