"""A match of before, seen again move by move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QSlider,
    QToolButton,
    QVBoxLayout,
)

from poisonbox.store.errors import NoSuchMatch
from poisonbox.ui.games import scene_class
from poisonbox.ui.page import Page
from poisonbox.ui.room import Room
from poisonbox.ui.screens.drop_down import DropDown, mirrored
from poisonbox.ui.screens.history_list import when
from poisonbox.ui.screens.keys import press_focused
from poisonbox.ui.screens.people import chairs_of, seat_name
from poisonbox.ui.screens.reel import Perspective, Reel
from poisonbox.ui.screens.score_table import wrapped
from poisonbox.ui.screens.story_log import StoryLog
from poisonbox.ui.table.motion import MotionQueue
from poisonbox.ui.table.view import TableView
from poisonbox.ui.widgets import button, icon_button, label, panel, row
from poisonbox.ui.words import game_title

_PAUSE = 450
"""Milliseconds to look at a position while the match plays by itself."""

_STILL = 900
"""The same where nothing moves."""

_LOG = 320
_ROOM_FOR_LOG = 860
"""Widths at 100 % text."""


class ReplayPage(Page):
    """Shows the table at any move, from any perspective that may be taken.

    Attributes:
        at: How many moves have been made.
        perspective: Who watches.
    """

    def __init__(self, room: Room, match_id: int) -> None:
        """Load a match.

        Raises:
            StoreError: It cannot be loaded.
            Malformed: It is no match of these games.
            IllegalMove: A move of it is refused.
        """
        super().__init__(room)
        if room.library is None:
            raise NoSuchMatch(match=match_id)
        stored = room.library.load(match_id)
        locked = {name: known.pin is not None for name, known in room.preferences.players.items()}
        self._reel = Reel(stored, locked)
        self.at = 0
        self.perspective: Perspective = None
        self._chairs = chairs_of(stored.seats)
        self._playing = False
        self.scene = scene_class(stored.game)(self.look)
        self.scene.setParent(self)
        self.scene.prompted = False
        self._table = TableView(self.scene)
        self._table.set_open(False)
        self._table.pressed.connect(self._skip)
        self.queue = MotionQueue(self.look.motion, self)
        self.queue.emptied.connect(self._arrived)
        self._going: int | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._play_on)
        self._log = StoryLog(self.look, stored.game)
        self._log.pointed.connect(lambda move: self.go(move + 1))
        self._lay()
        self._add_keys()
        self._tell()
        self._show()

    # -- laying ------------------------------------------------------------------------------

    def _lay(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(16, 10, 16, 12)
        outer.setSpacing(8)
        outer.addLayout(self._head())
        middle = QHBoxLayout()
        middle.setSpacing(10)
        middle.addWidget(self._table, 1)
        self._log_panel = panel()
        inside = QVBoxLayout(self._log_panel)
        inside.setContentsMargins(10, 8, 6, 8)
        inside.addWidget(self._log)
        middle.addWidget(self._log_panel)
        outer.addLayout(middle, 1)
        outer.addLayout(self._controls())

    def _head(self) -> QHBoxLayout:
        stored, language = self._reel.stored, self.look.language
        back = button("←  " + self.tr("Back"), self.back.emit, "quiet")
        back.setToolTip(self.tr("Back (Esc)"))
        self._back = back
        title = label(game_title(stored.game, language), "title")
        date = wrapped(when(stored.begun, language), "small")
        self._watch = DropDown(self.look)
        self._watch.setAccessibleName(self.tr("Who watches"))
        self._watch.setToolTip(self.tr("Who watches"))
        for perspective in self._reel.perspectives:
            self._watch.addItem(self._words(perspective))
        self._watch.activated.connect(lambda at: self.watch_as(self._reel.perspectives[at]))
        self._watch.setVisible(len(self._reel.perspectives) > 1)
        line = row(back, title, date, space=12)
        line.setStretch(2, 1)
        if len(self._reel.perspectives) == 1:
            note = wrapped(self.tr("Not finished: only what everybody saw is shown."), "small")
            note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            line.addWidget(note, 1)
        line.addWidget(self._watch)
        return line

    def _words(self, perspective: Perspective) -> str:
        if perspective is None:
            return self.tr("What everybody saw")
        if isinstance(perspective, int):
            name = seat_name(perspective, self._reel.stored.seats[perspective])
            return self.tr("As {name} saw it").format(name=name)
        return self.tr("Open hands")

    def _controls(self) -> QVBoxLayout:
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setRange(0, self._reel.length)
        self._slider.setPageStep(max(1, self._reel.length // 10))
        self._slider.setAccessibleName(self.tr("Move"))
        self._slider.setMinimumHeight(32)
        self._slider.valueChanged.connect(self.go)
        self._count = label()
        self._count.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        self._first = self._button("skip", self.tr("First"), lambda: self.go(0), "Home", True)
        self._before = self._button(
            "chevron-right", self.tr("Previous"), lambda: self.go(self.at - 1), "←", True
        )
        self._play = self._button("play", self.tr("Play"), self.toggle, self.tr("Space"))
        self._after = self._button("chevron-right", self.tr("Next"), self.step, "→")
        self._last = self._button(
            "skip", self.tr("Last"), lambda: self.go(self._reel.length), "End"
        )
        self._log_button = self._button("log", self.tr("Log"), self._toggle_log, "L")
        self._log_button.setCheckable(True)
        buttons = row(
            self._first, self._before, self._play, self._after, self._last, self._slider,
            self._count, self._log_button, space=6,
        )  # fmt: skip
        buttons.setStretch(5, 1)
        made = QVBoxLayout()
        made.addLayout(buttons)
        return made

    def _button(
        self, icon: str, words: str, act: Callable[[], object], key: str, turned: bool = False
    ) -> QToolButton:
        made = icon_button(self.look, icon, words, act, key)
        if turned:
            made.setIcon(mirrored(self.look, icon))
        return made

    def _add_keys(self) -> None:
        for keys, act in (
            (Qt.Key.Key_Left, lambda: self.go(self.at - 1)),
            (Qt.Key.Key_Right, self.step),
            (Qt.Key.Key_Home, lambda: self.go(0)),
            (Qt.Key.Key_End, lambda: self.go(self._reel.length)),
            (Qt.Key.Key_Space, self.toggle),
            (Qt.Key.Key_L, self._toggle_log),
            (Qt.Key.Key_Escape, self.back.emit),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def arrive(self) -> None:
        """The arrows work at once."""
        self._slider.setFocus()

    def leave(self) -> None:
        """Nothing moves any more."""
        self.queue.stop()
        self._pause.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter presses what has the keyboard."""
        if not press_focused(event, self):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The log is beside the table where there is room for it."""
        super().resizeEvent(event)
        scale = self.look.text_scale
        self._log_panel.setFixedWidth(min(round(_LOG * scale), round(self.width() * 0.42)))
        if event.oldSize().width() != event.size().width():
            self._set_log(self.width() >= _ROOM_FOR_LOG * scale)

    def _toggle_log(self) -> None:
        self._set_log(not self._log_panel.isVisibleTo(self))

    def _set_log(self, shown: bool) -> None:
        self._log_panel.setVisible(shown)
        self._log_button.setChecked(shown)

    # -- going -------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._playing

    def go(self, at: int) -> None:
        """Show the table after so many moves, at once."""
        wanted = min(max(0, at), self._reel.length)
        self.queue.stop()
        self._going = None
        if wanted != self.at or self.scene.stage is None:
            self.at = wanted
            self._show()
        if self._playing:
            self._pause.start(_STILL)

    def step(self) -> None:
        """The next move, as it looked; a second press does not wait for the first."""
        if self._going is not None:
            self._skip()
        if self.at >= self._reel.length:
            self._set_playing(False)
            return
        self._going = self.at + 1
        for event in self._reel.events(self.at, self.perspective):
            self.queue.add(partial(self.scene.motion, event))
        self.queue.run()

    def toggle(self) -> None:
        """Play, or stop playing; at the end it begins again."""
        if not self._playing and self.at >= self._reel.length:
            self.go(0)
        self._set_playing(not self._playing)
        if self._playing:
            self.step()

    def take_over(self, old: Page) -> None:
        """Go on where the same page was in other looks."""
        if isinstance(old, ReplayPage):
            self.watch_as(old.perspective)
            self.go(old.at)

    def watch_as(self, perspective: Perspective) -> None:
        """Watch from elsewhere."""
        if perspective not in self._reel.perspectives:
            return
        self.queue.stop()
        self._going = None
        self.perspective = perspective
        self._watch.setCurrentIndex(self._reel.perspectives.index(perspective))
        self.scene.conceal()
        self._tell()
        self._show()
        if self._playing:
            self._pause.start(_STILL)

    def _skip(self) -> None:
        if self.queue.busy:
            self.queue.skip()

    def _arrived(self) -> None:
        """What moved has come to rest: the next position is shown."""
        if self._going is not None:
            self.at, self._going = self._going, None
            self._show()
        if self._playing and self.at < self._reel.length:
            self._pause.start(round(_PAUSE * self.look.motion) if self.look.motion else _STILL)
        else:
            self._set_playing(False)

    def _play_on(self) -> None:
        if self._playing:
            self.step()

    def _set_playing(self, playing: bool) -> None:
        self._playing = playing
        words = self.tr("Pause") if playing else self.tr("Play")
        self._play.setIcon(self.look.icon("pause" if playing else "play"))
        self._play.setAccessibleName(words)
        key = self.tr("Space")
        self._play.setToolTip(f"{words} ({key})")
        if not playing:
            self._pause.stop()

    # -- showing -----------------------------------------------------------------------------

    def _tell(self) -> None:
        seat = self.perspective if isinstance(self.perspective, int) else None
        self._log.show_story(self._reel.story(self.perspective), self._chairs, seat)

    def _show(self) -> None:
        self.scene.show_stage(self._reel.stage(self.at, self.perspective))
        self._slider.blockSignals(True)
        self._slider.setValue(self.at)
        self._slider.blockSignals(False)
        last = self._reel.length
        self._count.setText(self.tr("Move {at} of {last}").format(at=self.at, last=last))
        self._first.setEnabled(self.at > 0)
        self._before.setEnabled(self.at > 0)
        self._after.setEnabled(self.at < last)
        self._last.setEnabled(self.at < last)
        self._log.mark(self.at - 1 if self.at else None)
