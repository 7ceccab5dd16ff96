"""The people who have played here, and forgetting them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from poisonbox.store.preferences import RememberedPlayer
from poisonbox.ui.look import Look
from poisonbox.ui.screens.faces import colour_of
from poisonbox.ui.screens.flow import Flow, Side
from poisonbox.ui.screens.frame import add_icon
from poisonbox.ui.widgets import Portrait, button, column, label, panel

_FACE = 44


class RememberedPlayers(QWidget):
    """A line for each person.

    Signals:
        forgotten: The name of somebody who is to be forgotten.
        pin: The name of somebody who wants to change their PIN.
    """

    forgotten = Signal(str)
    pin = Signal(str)

    def __init__(self, look: Look, people: Mapping[str, RememberedPlayer]) -> None:
        """Show people."""
        super().__init__()
        self._look = look
        self._lay = QVBoxLayout(self)
        self._lay.setContentsMargins(0, 0, 0, 0)
        self._shown: QWidget | None = None
        self.show_people(people)

    def show_people(self, people: Mapping[str, RememberedPlayer]) -> None:
        """Show these instead of those before."""
        if self._shown is not None:
            self._shown.hide()
            self._shown.deleteLater()
        self._shown = QWidget()
        lay = column(space=8)
        self._shown.setLayout(lay)
        told = (
            self.tr("Their names and crests are offered when a match is set up.")
            if people
            else self.tr("Nobody yet. Whoever plays is remembered with name and crest.")
        )
        lay.addWidget(label(told, "small", wrap=True))
        for name, player in people.items():
            lay.addWidget(self._line(name, player))
        self._lay.addWidget(self._shown)

    def _line(self, name: str, player: RememberedPlayer) -> QWidget:
        made = panel("card")
        line = QHBoxLayout(made)
        line.setContentsMargins(12, 8, 12, 8)
        line.setSpacing(12)
        line.addWidget(Portrait(self._look, player.crest, _FACE, colour_of(player.crest)))
        words = label(name, "large", wrap=True)
        acts = QWidget()
        flow = Flow(acts, space=4)
        locked = player.pin is not None
        pin = button(
            self.tr("Change PIN") if locked else self.tr("Set a PIN"),
            lambda: self.pin.emit(name),
            "quiet",
        )
        add_icon(pin, self._look, "lock" if locked else "unlock")
        pin.setAccessibleName(self.tr("PIN of {name}").format(name=name))
        away = button(self.tr("Forget"), lambda: self.forgotten.emit(name), "quiet")
        add_icon(away, self._look, "trash")
        away.setAccessibleName(self.tr("Forget {name}").format(name=name))
        away.setToolTip(self.tr("Name, crest and PIN; matches of before are kept"))
        flow.addWidget(pin)
        flow.addWidget(away)
        least = acts.sizeHint().width() + round(120 * self._look.text_scale)
        line.addWidget(Side(words, acts, least=least), 1)
        return made
