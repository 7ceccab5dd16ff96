"""Entering what real hands and real dice show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from poisonbox.control.screen import Screen
from poisonbox.ui.look import Look
from poisonbox.ui.table.seats import seat_colour
from poisonbox.ui.widgets import Choice, Portrait, button, label, scrolling

_LARGE = 1.4
"""From this size of text on a headline needs no larger size of its own."""


class VotePanel(QFrame):
    """One person enters what everybody has shown.

    Signals:
        entered: The choice of each seat.
    """

    entered = Signal(object)

    def __init__(self, look: Look, words: Callable[[Any], str], parent: QWidget) -> None:
        """Nothing to enter yet."""
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._look = look
        self._say = words
        self._choices: dict[int, Choice] = {}
        self._shown: object = None
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(20, 16, 20, 16)
        self.hide()

    def show_screen(self, screen: Screen) -> None:
        """Ask for what each person's hand shows."""
        state = tuple((ask.seat, ask.moves) for ask in screen.ballots)
        if state != self._shown:
            self._shown = state
            self._build(screen)
        self.show()
        self.raise_()

    def _build(self, screen: Screen) -> None:
        while (taken := self._box.takeAt(0)) is not None:
            widget = taken.widget()
            if widget is not None:
                widget.deleteLater()
        role = "title" if self._look.text_scale < _LARGE else "heading"
        self._box.addWidget(label(self.tr("Three, two, one: everybody shows!"), role, wrap=True))
        self._box.addWidget(
            label(self.tr("Then one of you enters what the hands show."), "soft", wrap=True)
        )
        inner = QWidget()
        grid = QGridLayout(inner)
        grid.setHorizontalSpacing(14)
        self._choices = {}
        for at, ask in enumerate(screen.ballots):
            chair = screen.chairs[ask.seat]
            grid.addWidget(Portrait(self._look, chair.crest, 44, seat_colour(ask.seat)), at, 0)
            grid.addWidget(label(chair.name, "heading"), at, 1)
            only = ask.moves[0] if len(ask.moves) == 1 else None
            choice = Choice([(move, self._say(move)) for move in ask.moves], only)
            choice.chosen.connect(self._check)
            choice.setAccessibleName(chair.name)
            grid.addWidget(choice, at, 2)
            self._choices[ask.seat] = choice
        grid.setColumnStretch(2, 1)
        self._box.addWidget(scrolling(inner), 1)
        self.done = button(self.tr("That is what they show"), self._enter, "accent")
        self._box.addWidget(self.done, 0, Qt.AlignmentFlag.AlignRight)
        self._check()

    def _check(self) -> None:
        """Nobody's hand is guessed: it can be entered when every hand was looked at."""
        self.done.setEnabled(all(choice.value is not None for choice in self._choices.values()))

    def _enter(self) -> None:
        self.entered.emit({seat: choice.value for seat, choice in self._choices.items()})
