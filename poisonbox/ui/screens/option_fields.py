"""The options of a game on the set-up page, as the game describes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QWidget

from poisonbox.core.option import AnyOption, Option, PairsOption
from poisonbox.texts.rulebook import OptionText
from poisonbox.ui.look import Look
from poisonbox.ui.screens.drop_down import DropDown
from poisonbox.ui.screens.flow import Flow
from poisonbox.ui.widgets import button, column, icon_button, label, row

_FEW = 4
"""So many values are shown side by side; more of them in a list."""

Keep = Callable[[Any], object]


class OptionField(QWidget):
    """One option with its title and what it does.

    Signals:
        chosen: The value that somebody chose.
    """

    chosen = Signal(object)

    def __init__(self, look: Look, option: AnyOption, text: OptionText) -> None:
        """Show an option; :meth:`show_value` says what is chosen."""
        super().__init__()
        self._look = look
        self._option = option
        self._text = text
        self._lay = column(space=4)
        self.setLayout(self._lay)
        self._lay.addWidget(label(text.title[look.language], "heading", wrap=True))
        self._lay.addWidget(label(text.text[look.language], "small", wrap=True))
        self._field: QWidget | None = None

    def show_value(self, value: Any, names: Sequence[str]) -> None:
        """Show what is chosen at a table where people are called so."""
        if self._field is not None:
            self._field.hide()
            self._field.deleteLater()
        if isinstance(self._option, PairsOption):
            made: QWidget = PairsField(self._look, value, names, self.chosen.emit)
        else:
            made = self._values(self._option, value, names)
        self._field = made
        made.setAccessibleName(self._text.title[self._look.language])
        self._lay.addWidget(made)

    def _values(self, option: Option, value: Any, names: Sequence[str]) -> QWidget:
        seats = range(len(names)) if option.seats else ()
        offered = [(choice, self._words(choice)) for choice in option.values]
        offered += [(seat, names[seat] or _seat(seat)) for seat in seats]
        if len(offered) <= _FEW and not option.seats:
            return _buttons(offered, value, self.chosen.emit)
        return _list(self._look, offered, value, self.chosen.emit)

    def _words(self, choice: str | int) -> str:
        told = self._text.values.get(str(choice))
        if told is not None:
            return told[self._look.language]
        if isinstance(choice, int) and self._option.name == "rounds":
            return self.tr("%n rounds", "", choice)
        return str(choice)


def _seat(seat: int) -> str:
    return QCoreApplication.translate("OptionField", "Seat {number}").format(number=seat + 1)


def _buttons(offered: Sequence[tuple[Any, str]], value: Any, keep: Keep) -> QWidget:
    made = QWidget()
    line = Flow(made, space=6)
    group = QButtonGroup(made)
    for at, (choice, words) in enumerate(offered):
        one = QPushButton(words)
        one.setProperty("role", "choice")
        one.setCheckable(True)
        one.setChecked(choice == value)
        group.addButton(one, at)
        line.addWidget(one)
    group.idClicked.connect(lambda at: keep(offered[at][0]))
    return made


def _list(look: Look, offered: Sequence[tuple[Any, str]], value: Any, keep: Keep) -> QWidget:
    made = DropDown(look)
    made.addItems([words for _, words in offered])
    made.setCurrentIndex([choice for choice, _ in offered].index(value))
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    made.activated.connect(lambda at: keep(offered[at][0]))
    return made


class PairsField(QWidget):
    """Pairs of people: those there are, and two lists to make one more."""

    def __init__(self, look: Look, pairs: Any, names: Sequence[str], keep: Keep) -> None:
        """Show pairs; ``keep`` is told all pairs when one comes or goes."""
        super().__init__()
        called = [name or _seat(seat) for seat, name in enumerate(names)]
        lay = column(space=6)
        self.setLayout(lay)
        for pair in pairs:
            rest = tuple(other for other in pairs if other != pair)
            words = self.tr("{one} and {other}").format(one=called[pair[0]], other=called[pair[1]])
            part = self.tr("{one} and {other} are no couple")
            away = icon_button(
                look,
                "close",
                part.format(one=called[pair[0]], other=called[pair[1]]),
                lambda rest=rest: keep(rest),  # type: ignore[misc]
            )
            line = row(label(words, wrap=True), away)
            line.setStretch(0, 1)
            lay.addLayout(line)
        taken = {seat for pair in pairs for seat in pair}
        free = [(seat, called[seat]) for seat in range(len(names)) if seat not in taken]
        if len(free) < 2:
            return
        self.one, self.other = DropDown(look), DropDown(look)
        for at, field in enumerate((self.one, self.other)):
            for seat, name in free:
                field.addItem(name, seat)
            field.setCurrentIndex(at)
            field.setAccessibleName(
                self.tr("One of the couple") if at == 0 else self.tr("The other")
            )
            field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            lay.addWidget(field)
        self.add: QPushButton = button(
            self.tr("Make them a couple"), lambda: self._make(pairs, keep)
        )
        self.one.currentIndexChanged.connect(lambda _: self._check())
        self.other.currentIndexChanged.connect(lambda _: self._check())
        lay.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)

    def _check(self) -> None:
        """Nobody is a couple alone."""
        self.add.setEnabled(self.one.currentData() != self.other.currentData())

    def _make(self, pairs: Any, keep: Keep) -> None:
        pair = sorted((self.one.currentData(), self.other.currentData()))
        keep(tuple(sorted([*pairs, tuple(pair)])))
