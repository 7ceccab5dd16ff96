"""The settings page: everything that can be set, each with what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtWidgets import QSlider, QWidget

from poisonbox.store.preferences import RememberedPlayer
from poisonbox.ui.room import Room
from poisonbox.ui.screens.flow import Columns
from poisonbox.ui.screens.frame import FramedPage
from poisonbox.ui.screens.notices import notice_strip, notices
from poisonbox.ui.screens.pin_dialog import PinDialog
from poisonbox.ui.screens.remembered import RememberedPlayers
from poisonbox.ui.screens.setting_rows import Group, choices
from poisonbox.ui.screens.switch import Switch
from poisonbox.ui.sound import Sounds, installed
from poisonbox.ui.widgets import column, label

_GROUP = 520
"""How narrow a group of settings may be at 100 % text."""

_TEXT_SIZES = (0.8, 1.0, 1.25, 1.5, 1.75, 2.0)
_IDLE = (0, 10, 20, 30, 60, 120)
_STEP = 5
"""Of the volume, in percent."""


class SettingsPage(FramedPage):
    """Changes settings; every change counts at once.

    Attributes:
        controls: What each setting is changed with, by its name.

    Signals:
        changed: Something is set otherwise now.
    """

    changed = Signal()

    _place: ClassVar[tuple[int, str] | None] = None
    """Where the page was scrolled to and what had the keyboard, while it is built anew."""

    def __init__(self, room: Room) -> None:
        """Show what is set."""
        super().__init__(room, QCoreApplication.translate("SettingsPage", "Settings"))
        self.controls: dict[str, QWidget] = {}
        self.sounds = Sounds(room, self)
        groups = Columns(round(_GROUP * self.look.text_scale), allowed=(1, 2))
        groups.show_cards(
            [
                _column(self._looks(), self._sound(), self._bots()),
                _column(self._hands(), self._people()),
            ]
        )
        for notice in notices(room):
            self.body.addWidget(notice_strip(notice))
        self.body.addWidget(groups)
        self.body.addStretch(1)

    # -- groups ------------------------------------------------------------------------------

    def _looks(self) -> Group:
        group = Group(self.look, self.tr("Looks"))
        as_system = self.tr("As the system")
        self._choose(
            group,
            "language",
            (self.tr("Language"), self.tr("Of all texts and rulebooks.")),
            (("system", as_system), ("en", "English"), ("fr", "Français"), ("de", "Deutsch")),
        )
        self._choose(
            group,
            "theme",
            (self.tr("Theme"), self.tr("The room by night or by day.")),
            (("system", as_system), ("dark", self.tr("Night")), ("light", self.tr("Day"))),
        )
        now = self.room.preferences.text_scale
        sizes = sorted({*_TEXT_SIZES, now})
        self._choose(
            group,
            "text_scale",
            (self.tr("Size of text"), self.tr("Everything else makes room for it.")),
            [(size, self.tr("{percent} %").format(percent=round(size * 100))) for size in sizes],
        )
        self._choose(
            group,
            "motion",
            (
                self.tr("Motion"),
                self.tr("How fast cards travel and dice tumble; a click skips it at any time."),
            ),
            self._speeds(),
        )
        return group

    def _sound(self) -> Group:
        group = Group(self.look, self.tr("Sound"))
        if not self.sounds.available:
            group.add(label(self._why_silent(), "soft", wrap=True))
            return group
        self._switch(group, "sound", self.tr("Sound"), self.tr("Glass, cards and dice are heard."))
        volume = QSlider(Qt.Orientation.Horizontal)
        volume.setRange(0, 100)
        volume.setSingleStep(_STEP)
        volume.setPageStep(2 * _STEP)
        volume.setValue(round(self.room.preferences.volume * 100))
        volume.setMinimumSize(200, 36)
        volume.setEnabled(self.room.preferences.sound)
        volume.sliderReleased.connect(lambda: self._set_volume(volume))
        volume.valueChanged.connect(lambda _: self._set_volume(volume))
        self._add(group, "volume", (self.tr("Volume"), self.tr("From silent to full.")), volume)
        return group

    def _why_silent(self) -> str:
        if installed():
            return self.tr("No loudspeaker was found on this computer.")
        install = "pip install 'poisonbox[sound]'"
        return self.tr("To hear glass, cards and dice, install what plays them: {command}").format(
            command=install
        )

    def _bots(self) -> Group:
        group = Group(self.look, self.tr("Bots and help"))
        self._choose(
            group,
            "bots_pace",
            (self.tr("Pace of bots"), self.tr("How long bots seem to think before they move.")),
            self._speeds(),
        )
        self._switch(
            group,
            "hints",
            self.tr("Hints"),
            self.tr("A player may ask what a strong player would do."),
        )
        self._switch(
            group,
            "coach",
            self.tr("Coach"),
            self.tr("Who plays alone is told what moves promise and risk, and warned in time."),
        )
        self._switch(
            group,
            "memory_aids",
            self.tr("Memory aids"),
            self.tr("The table helps to remember what everybody has seen."),
        )
        return group

    def _hands(self) -> Group:
        group = Group(self.look, self.tr("Passing the computer"))
        self._choose(
            group,
            "reveal",
            (
                self.tr("Opening a hand"),
                self.tr("A click opens it until it is covered, or it is seen while Space is held."),
            ),
            (("click", self.tr("Click")), ("hold", self.tr("Hold"))),
        )
        self._choose(
            group,
            "confirm",
            (
                self.tr("Making a move"),
                self.tr("When it is confirmed, or as soon as the card is let go."),
            ),
            (("explicit", self.tr("Confirm")), ("on-drop", self.tr("At once"))),
        )
        now = self.room.preferences.idle_cover
        waits = sorted({*_IDLE, now} - {0})
        self._choose(
            group,
            "idle_cover",
            (
                self.tr("Cover after"),
                self.tr("Without a key or a click an open hand is covered after this time."),
            ),
            [
                *((wait, self.tr("{seconds} s").format(seconds=wait)) for wait in waits),
                (0, self.tr("Never")),
            ],
        )
        self._switch(
            group,
            "customs.one_visit",
            self.tr("One visit"),
            self.tr("Goblets: everybody decides whether to drink in the same visit as they pour."),
        )
        self._switch(
            group,
            "customs.table_vote",
            self.tr("Real hands"),
            self.tr("Thumbs and fists are shown with real hands, and one person enters them."),
        )
        self._switch(
            group,
            "customs.coach",
            self.tr("Coach for everybody"),
            self.tr("Where several people play, each may ask the coach in their own view."),
        )
        return group

    def _people(self) -> Group:
        group = Group(self.look, self.tr("People who have played here"))
        people = RememberedPlayers(self.look, self.room.preferences.players)
        people.forgotten.connect(self._forget)
        people.pin.connect(self._change_pin)
        self.people = people
        group.add(people)
        return group

    def _speeds(self) -> tuple[tuple[str, str], ...]:
        return (
            ("off", self.tr("Off")),
            ("fast", self.tr("Fast")),
            ("normal", self.tr("Normal")),
            ("slow", self.tr("Slow")),
        )

    # -- rows --------------------------------------------------------------------------------

    def _add(self, group: Group, key: str, words: tuple[str, str], control: QWidget) -> None:
        control.setAccessibleName(words[0])
        control.setAccessibleDescription(words[1])
        self.controls[key] = control
        group.add_setting(*words, control)

    def _choose(
        self, group: Group, key: str, words: tuple[str, str], values: Sequence[tuple[Any, str]]
    ) -> None:
        now = getattr(self.room.preferences, key)
        made = choices(values, now, lambda value: self._prefer(key, value))
        self._add(group, key, words, made)

    def _switch(self, group: Group, key: str, title: str, text: str) -> None:
        made = Switch(self.look, title, on=_value(self.room, key))
        made.clicked.connect(lambda on: self._prefer(key, on))
        self._add(group, key, (title, text), made)

    # -- changing ----------------------------------------------------------------------------

    def _prefer(self, key: str, value: Any) -> None:
        outer, _, inner = key.partition(".")
        if inner:
            value = msgspec.structs.replace(getattr(self.room.preferences, outer), **{inner: value})
        self._change(**{outer: value})
        if key == "sound":
            self.controls["volume"].setEnabled(value)
        if key in ("sound", "volume"):
            self.sounds.refresh()
            self.sounds.play("clink")
        SettingsPage._place = (self.area.verticalScrollBar().value(), key)
        self.changed.emit()  # the window may build this page anew before this returns
        SettingsPage._place = None

    def _change(self, **changes: object) -> None:
        """Change settings; that they cannot be kept is told here, where it matters."""
        known = len(self.room.trouble)
        self.room.prefer(**changes)
        if len(self.room.trouble) > known:
            self.body.insertWidget(0, notice_strip(notices(self.room)[-1]))

    def _set_volume(self, slider: QSlider) -> None:
        """Hear it when the handle is let go, not at each step of the way."""
        if not slider.isSliderDown():
            self._prefer("volume", slider.value() / 100)

    def _forget(self, name: str) -> None:
        players = {k: v for k, v in self.room.preferences.players.items() if k != name}
        self._keep_people(players)

    def _change_pin(self, name: str) -> None:
        players = dict(self.room.preferences.players)
        known = players[name]
        dialog = PinDialog(self, name, known.pin)
        if dialog.exec():
            players[name] = msgspec.structs.replace(known, pin=dialog.pin)
            self._keep_people(players)

    def _keep_people(self, players: dict[str, RememberedPlayer]) -> None:
        self._change(players=players)
        self.people.show_people(players)
        self.changed.emit()

    # -- coming back -------------------------------------------------------------------------

    def arrive(self) -> None:
        """Where the page was, when it is built anew because of a change on it."""
        if self._place is None:
            super().arrive()
            return
        down, key = self._place
        control = self.controls[key]
        (control.focusProxy() or control).setFocus()
        QTimer.singleShot(0, self, lambda: self.area.verticalScrollBar().setValue(down))


def _column(*groups: Group) -> QWidget:
    made = QWidget()
    lay = column(space=16)
    made.setLayout(lay)
    for group in groups:
        lay.addWidget(group)
    lay.addStretch(1)
    return made


def _value(room: Room, key: str) -> bool:
    value: Any = room.preferences
    for part in key.split("."):
        value = getattr(value, part)
    return bool(value)
