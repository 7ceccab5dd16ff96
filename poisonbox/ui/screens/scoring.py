"""The end of a round: where everybody's points come from, step by step."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from poisonbox.control.screen import Screen
from poisonbox.ui.look import Look
from poisonbox.ui.screens.keys import ENTER
from poisonbox.ui.screens.overlay import Overlay
from poisonbox.ui.screens.people import leaders, plain_names, standing_words
from poisonbox.ui.screens.round_sheet import RoundSheet
from poisonbox.ui.screens.score_table import clear, wrapped
from poisonbox.ui.widgets import button, label, row

_STEP = 650.0
"""Milliseconds from one line to the next."""

_TICK = 45.0
_TICKS = 10
"""Totals grow in so many steps of so many milliseconds."""


class ScoringOverlay(Overlay):
    """Lies over the table while the score sheet of a round is looked at.

    Signals:
        go_on: The table has seen enough.
    """

    go_on = Signal()

    def __init__(self, look: Look, game: str, parent: QWidget) -> None:
        """Lie ready."""
        super().__init__(look, parent, 1320)
        self._game = game
        self._sheet: RoundSheet | None = None
        self._shown: object = None
        self._step = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._next)
        self._hint = label(self.tr("Any key shows all at once."), "small", wrap=True)
        self._button = button(self.tr("Go on"), self._press, "accent")
        self._button.setToolTip(self.tr("Go on (Enter)"))
        line = row(self._hint, self._button, space=16)
        line.setStretch(0, 1)
        self.foot.addLayout(line)

    def leave_going_on(self) -> None:
        """Something beside the table says how it goes on."""
        self._button.hide()

    @property
    def finished(self) -> bool:
        """Whether every step is shown."""
        return self._sheet is None or self._step >= self._sheet.steps + _TICKS

    def show_screen(self, screen: Screen) -> None:
        """Show the newest sheet; a sheet that is shown already goes on where it is."""
        shown = (screen.sheets, [chair.name for chair in screen.chairs])
        if not screen.sheets or (self.isVisible() and shown == self._shown):
            return
        self._shown = shown
        clear(self.body)
        number = len(screen.sheets)
        sheet = screen.sheets[-1]
        self.body.addWidget(wrapped(self._title(number), "title"))
        self._sheet = RoundSheet(self.look, self._game, sheet, screen.view, screen.chairs)
        self.body.addWidget(self._sheet)
        ahead = leaders(self._game, screen.view.totals)
        self._standing = wrapped(standing_words(plain_names(screen.chairs), ahead), "heading")
        keep = self._standing.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self._standing.setSizePolicy(keep)
        self.body.addWidget(self._standing)
        self.body.addStretch(1)
        self.area.verticalScrollBar().setValue(0)
        self.cover()
        self._button.setFocus()
        self._begin()

    def _title(self, number: int) -> str:
        if self._game == "hue":
            return self.tr("What the colours are worth")
        return self.tr("Round {number} is over").format(number=number)

    # -- step by step ------------------------------------------------------------------------

    def finish(self) -> None:
        """Show everything at once."""
        self._timer.stop()
        if self._sheet is not None:
            self._step = self._sheet.steps + _TICKS
        self._show()

    def stop(self) -> None:
        """Go away."""
        self._timer.stop()
        self.hide()

    def _begin(self) -> None:
        self._step = 0
        if self.look.motion <= 0:
            self.finish()
            return
        self._show()
        self._timer.start(round(_STEP * self.look.motion))

    def _next(self) -> None:
        if not self.isVisible():  # the table has gone on without it
            self._timer.stop()
            return
        self._step += 1
        self._show()
        if self.finished:
            self._timer.stop()
        elif self._sheet is not None and self._step >= self._sheet.steps:
            self._timer.setInterval(max(1, round(_TICK * self.look.motion)))

    def _show(self) -> None:
        if self._sheet is None:
            return
        lines = min(self._step, self._sheet.steps)
        self._sheet.show_step(lines, (self._step - lines) / _TICKS)
        self._standing.setVisible(self.finished)
        self._hint.setText("" if self.finished else self.tr("Any key shows all at once."))

    # -- going on ----------------------------------------------------------------------------

    def _press(self) -> None:
        if self.finished:
            self.go_on.emit()
        else:
            self.finish()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Any key shows all; then Enter goes on."""
        if not self.finished:
            self.finish()
        elif event.key() in ENTER:
            self.go_on.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Any click shows all."""
        self.finish()
        event.accept()
