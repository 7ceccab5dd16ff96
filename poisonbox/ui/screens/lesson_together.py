"""The page of an open round: a real table at which everybody learns together."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout

from poisonbox.control.recap import Told
from poisonbox.control.reply import Reply
from poisonbox.control.screen import Screen
from poisonbox.texts.rulebook import explain
from poisonbox.texts.words import telling
from poisonbox.ui.evening import Evening
from poisonbox.ui.room import Room
from poisonbox.ui.screens.lesson_guide import GuidePanel
from poisonbox.ui.screens.table import TablePage
from poisonbox.ui.table.pointing import Pointer

_WIDE, _SHARE = 320, 0.38
"""How wide the panel is at 100 % text, and its greatest share of the page."""


class TogetherPage(TablePage):
    """A table with open hands, and a guide beside it.

    Attributes:
        guide: What is said.
        words_panel: Where it is said.
        pointer: The rings around what it is about.

    Signals:
        another: One more open round: the game and how it was set up.
    """

    another = Signal(str, object)

    def __init__(self, room: Room, evening: Evening) -> None:
        """Sit down together."""
        assert evening.guide is not None
        self.guide = evening.guide
        super().__init__(room, evening)
        self.menu.kept = False
        self.pointer = Pointer(self.scene)
        self.words_panel = GuidePanel(room.look, self.game, self.guide)
        line = self.layout()
        assert isinstance(line, QBoxLayout)
        line.insertWidget(1, self.words_panel)
        self.words_panel.next.connect(self.read_on)
        self.words_panel.ended.connect(self._end)
        self.words_panel.real.connect(lambda: self.rematch.emit(self.game, evening.setup))
        self.words_panel.again.connect(lambda: self.another.emit(self.game, evening.setup))

    def _listen(self) -> None:
        super()._listen()
        self.scoring.go_on.disconnect()
        self.scoring.go_on.connect(self._sheet_read)

    def arrive(self) -> None:
        """Begin; whoever is called plays at once."""
        super().arrive()
        self.focus_hand()

    # -- hearing -----------------------------------------------------------------------------

    def _tell(self, told: tuple[Told, ...]) -> None:
        super()._tell(told)
        self.guide.hear(told, self._session.screen(self._now()))

    def confirm(self) -> None:
        """Make what is chosen; once enough was played, read on."""
        screen = self.screen_shown
        if self.guide.over:
            self.read_on()
            return
        if screen is not None and screen.asks and all(a.choice is not None for a in screen.asks):
            self.guide.moved()
        super().confirm()

    def read_on(self) -> None:
        """What is said has been read; after the last words the real match begins."""
        if self.guide.phase == "done":
            self.words_panel.real.emit()
            return
        self.guide.next()
        self._say()

    def _end(self) -> None:
        """The table does not want to play this round to its end."""
        self.guide.enough()
        self._say()
        self.words_panel.go.setFocus()

    def _sheet_read(self) -> None:
        if self.guide.over:
            self.read_on()
        else:
            self._did(self._session.go_on(self._now()))

    def _did(self, reply: Reply | None) -> None:
        if reply is not None:
            self.guide.refused(reply.refusal)
        super()._did(reply)
        self._say()

    # -- showing -----------------------------------------------------------------------------

    def show_screen(self, screen: Screen) -> None:
        """Draw a screen, and say what there is to say about it."""
        super().show_screen(screen)
        if not self.queue.busy:
            self._say()

    def _say(self) -> None:
        screen = self._session.screen(self._now())
        refusal = self.guide.spoken.refusal
        names = self.words.names(screen.chairs)
        why = "" if refusal is None else explain(refusal, self.look.language, names)
        self.words_panel.show_guide(screen, why)
        self.pointer.point(self.guide.points)
        self._announce()

    def _announce(self) -> None:
        """Screen readers hear what the panel says."""
        spoken = self.guide.spoken
        if spoken != self._announced:
            self._announced = spoken
            self._announcer.say([text.said(self.look.language) for text in spoken.texts])

    _announced: object = None

    def _show_curtain(self, screen: Screen) -> None:
        """Nothing is covered; only a pause is."""
        if screen.kind == "paused":
            super()._show_curtain(screen)
        else:
            self.curtain.hide()

    def _show_overlays(self, screen: Screen) -> None:
        """How the round was scored, beside the words about it; nobody has won anything."""
        if screen.kind not in ("scoring", "over"):
            super()._show_overlays(screen)
        elif telling(self.game).sheet and screen.sheets:
            if self.guide.over:
                self.scoring.leave_going_on()
            self.scoring.show_screen(screen)
        else:
            self.scoring.hide()

    def _show_prompt(self, screen: Screen) -> None:
        if self.guide.over:
            self.prompt.clear()
        else:
            super()._show_prompt(screen)

    def open_panel(self, name: str | None) -> None:
        """The drawer lies where otherwise the guide speaks."""
        super().open_panel(name)
        self.words_panel.setVisible(name is None)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The panel takes its share."""
        wide = min(round(_WIDE * self.look.text_scale), round(self.width() * _SHARE))
        self.words_panel.fit(self.height())
        if wide != self.words_panel.width():
            self.words_panel.setFixedWidth(wide)
        super().resizeEvent(event)
