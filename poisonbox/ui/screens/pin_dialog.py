"""Asking for a PIN: a new one twice, an old one to change or remove it."""

from __future__ import annotations

import secrets

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton, QVBoxLayout, QWidget

from poisonbox.control.pins import Lock, lock
from poisonbox.store.preferences import PinHash
from poisonbox.ui.screens.flow import Flow
from poisonbox.ui.widgets import button, label

_SHORTEST, _LONGEST = 4, 12
_SALT = 16
_NARROWEST, _LETTERS = 440, 52
"""How wide the dialog is, in pixels and in letters."""


class PinDialog(QDialog):
    """Sets, changes or removes one person's PIN.

    Attributes:
        pin: What remains of the PIN when the dialog was accepted; None when there is none now.
    """

    def __init__(self, parent: QWidget | None, name: str, now: PinHash | None) -> None:
        """Ask.

        Args:
            parent: The page.
            name: Whose PIN it is.
            now: Their PIN so far.
        """
        super().__init__(parent)
        self.pin = now
        self.setWindowTitle(self.tr("PIN of {name}").format(name=name))
        lay = QVBoxLayout(self)
        lay.setContentsMargins(24, 20, 24, 20)
        lay.setSpacing(10)
        lay.addWidget(label(self.windowTitle(), "title", wrap=True))
        what = self.tr("With a PIN nobody else at this computer opens {name}’s hand by mistake.")
        lay.addWidget(label(what.format(name=name), "soft", wrap=True))
        self.old = self._field(lay, self.tr("The PIN so far")) if now is not None else None
        self.new = self._field(lay, self.tr("New PIN, 4 to 12 digits"))
        self.again = self._field(lay, self.tr("The new PIN once more"))
        self.complaint = label("", "bad", wrap=True)
        lay.addWidget(self.complaint)
        line = QWidget()
        acts = Flow(line)
        save = button(self.tr("Save"), self.save, "accent")
        save.setDefault(True)
        acts.addWidget(save)
        if now is not None:
            acts.addWidget(button(self.tr("Remove the PIN"), self.remove))
        acts.addWidget(button(self.tr("Cancel"), self.reject, "quiet"))
        for made in line.findChildren(QPushButton):
            made.setAutoDefault(True)  # Enter presses the one that has the keyboard
        lay.addWidget(line)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Be as wide as its words ask for, and tall enough for all of them."""
        self.ensurePolished()
        wide = max(_NARROWEST, self.fontMetrics().averageCharWidth() * _LETTERS)
        lay = self.layout()
        assert lay is not None  # it was laid out when it was built
        self.setMinimumSize(wide, lay.totalHeightForWidth(wide))
        super().showEvent(event)

    def _field(self, lay: QVBoxLayout, words: str) -> QLineEdit:
        caption = label(words, wrap=True)
        field = QLineEdit()
        field.setEchoMode(QLineEdit.EchoMode.Password)
        field.setMaxLength(_LONGEST)
        field.setAccessibleName(words)
        caption.setBuddy(field)
        lay.addWidget(caption)
        lay.addWidget(field)
        return field

    def save(self) -> None:
        """Keep the new PIN if all is well."""
        new = self.new.text()
        if not self._is_theirs():
            return
        if not (new.isascii() and new.isdigit()) or len(new) < _SHORTEST:
            self.complaint.setText(self.tr("A PIN has 4 to 12 digits."))
        elif new != self.again.text():
            self.complaint.setText(self.tr("The two new PINs are not the same."))
        else:
            made = lock(new, secrets.token_bytes(_SALT))
            self.pin = PinHash(made.salt, made.digest)
            self.accept()

    def remove(self) -> None:
        """Do without a PIN from now on."""
        if self._is_theirs():
            self.pin = None
            self.accept()

    def _is_theirs(self) -> bool:
        """Whether whoever sits here knows the PIN so far."""
        if self.old is None or self.pin is None:
            return True
        if Lock(self.pin.salt, self.pin.digest).opens(self.old.text()):
            return True
        self.complaint.setText(self.tr("This is not the PIN so far."))
        return False
