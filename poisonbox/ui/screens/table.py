"""The page of a table: time passes, what the session shows is drawn, what people do is told it."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from poisonbox.control.recap import Told
from poisonbox.control.reply import Reply
from poisonbox.control.screen import Screen
from poisonbox.core.event import Event
from poisonbox.ui.access.spots import SpotButton
from poisonbox.ui.evening import Evening
from poisonbox.ui.room import Room
from poisonbox.ui.screens.announcing import Announcer
from poisonbox.ui.screens.holding import Holding
from poisonbox.ui.screens.keys import ENTER, press_focused
from poisonbox.ui.screens.pondering import Pondering
from poisonbox.ui.screens.table_front import TableFront
from poisonbox.ui.screens.table_menu import TableMenu
from poisonbox.ui.table.motion import Motion

_TICK = 40
"""Milliseconds between two looks at the session."""

_LETTERS = {
    Qt.Key.Key_S: "score",
    Qt.Key.Key_L: "log",
    Qt.Key.Key_R: "rules",
    Qt.Key.Key_H: "hint",
    Qt.Key.Key_U: "undo",
    Qt.Key.Key_C: "cover",
    Qt.Key.Key_M: "sound",
    Qt.Key.Key_Question: "keys",
}


class TablePage(TableFront):
    """Draws a session and tells it what people do.

    Signals:
        rematch: The same again: the game and how it was set up.
        set_up: The game is to be set up anew.
        replay: The match is to be looked at again.
        review: It is to be told which moves mattered.
        settings_changed: Something was set that changes the looks.
    """

    rematch = Signal(str, object)
    set_up = Signal(str)
    replay = Signal(int)
    review = Signal(int)
    settings_changed = Signal()

    def __init__(self, room: Room, evening: Evening) -> None:
        """Sit down."""
        super().__init__(room, evening.game)
        self._evening = evening
        self._session = evening.session
        self._announcer = Announcer(self)
        self._holding = Holding(self)
        self._pondering = Pondering(self.view, evening.session.consider)
        self.menu = TableMenu(self, self._session, self._now)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self.tick)
        self._listen()

    def _listen(self) -> None:
        """Hear what people do."""
        game, session, now = self.game, self._session, self._now
        self.queue.emptied.connect(self._settle)
        self.rail.asked.connect(self.ask_for)
        self.curtain.opened.connect(self._open)
        self.curtain.peeked.connect(self._peek)
        self._holding.let_go.connect(self._release)
        self.prompt.confirmed.connect(self.confirm)
        self.prompt.dropped.connect(self.drop)
        self.prompt.shown.connect(self._show_me)
        self.vote.entered.connect(lambda shown: self._did(session.vote(shown, now())))
        self.scoring.go_on.connect(lambda: self._did(session.go_on(now())))
        self.results.rematch.connect(lambda: self.rematch.emit(game, self._evening.setup))
        self.results.replay.connect(lambda: self.replay.emit(session.match_id))
        self.results.review.connect(lambda: self.review.emit(session.match_id))
        self.results.set_up.connect(lambda: self.set_up.emit(game))
        self.results.home.connect(self.back)
        self.menu.left.connect(self.back)
        self.menu.replied.connect(self._did)
        self.scene.proposed.connect(self.propose)
        self.scene.rolled.connect(lambda roll: self._did(session.enter_chance(roll, now())))
        self.view.pressed.connect(self._pressed)
        self._pondering.changed.connect(self._explain)

    # -- coming and going --------------------------------------------------------------------

    def arrive(self) -> None:
        """Begin to play."""
        self.window().installEventFilter(self)
        if self.sounds.available:
            self.sounds.prepare()
            self.rail.show_sound(self.room.preferences.sound)
        self._log_so_far()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._settle()
        self._timer.start()

    def leave(self) -> None:
        """Stop; the session and its moves stay."""
        self._holding.end()
        self._timer.stop()
        self.queue.stop()
        self.window().removeEventFilter(self)
        self._session.leave(self._now())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Cover what is private when the window is left; notice that somebody is there."""
        kind = event.type()
        minimised = kind == QEvent.Type.WindowStateChange and self.window().isMinimized()
        if minimised or kind in (QEvent.Type.WindowDeactivate, QEvent.Type.Hide):
            self._session.leave(self._now())
            self._did(None)
        elif kind in (QEvent.Type.KeyPress, QEvent.Type.MouseMove, QEvent.Type.HoverMove):
            self._session.touch(self._now())
        return super().eventFilter(watched, event)

    @property
    def playing(self) -> bool:
        """Whether the match is under way."""
        return self._timer.isActive()

    def _now(self) -> float:
        return self.room.clock()

    # -- time --------------------------------------------------------------------------------

    def tick(self) -> None:
        """Hear bots, let things happen, and show what has changed."""
        if self.queue.busy:
            return
        now = self._now()
        told = self._session.tick(now)
        if not told:
            self.show_screen(self._session.screen(now))
            return
        self._tell(told)
        screen = self._session.screen(now)
        if self.scene.stage is not None and screen.holder != self.scene.stage.holder:
            self.scene.conceal()
        for each in told:
            for event in each.events:
                if self.queue.speed > 0:
                    self.queue.add(partial(self._begin_motion, event))
                else:
                    self.sounds.heard(event)
        self.close_for_motion()
        self.queue.run()

    def _begin_motion(self, event: Event) -> Motion | None:
        """What is heard begins with what is seen."""
        self.sounds.heard(event)
        return self.scene.motion(event)

    def _settle(self) -> None:
        """Everything has come to rest: what is drawn is exactly what may be shown."""
        self.show_screen(self._session.screen(self._now()))

    def _tell(self, told: tuple[Told, ...]) -> None:
        """Write into the log and say to screen readers what everybody saw."""
        self._log_so_far()
        screen = self._session.screen(self._now())
        names = self.words.names(screen.chairs)
        self._announcer.say(self.words.sentences(told, names, screen.holder))

    def _log_so_far(self) -> None:
        chairs = self._session.screen(self._now()).chairs
        self.panel.show_log(self._session.story(), chairs)

    # -- what people do ----------------------------------------------------------------------

    def propose(self, move: Any) -> None:
        """Somebody wants to make a move."""
        self._did(self._session.choose(move, self._now()))

    def confirm(self) -> None:
        """Make what is chosen; break the own seal; agree to a take-back."""
        screen, now = self.screen_shown, self._now()
        if screen is None:
            return
        if screen.kind == "scoring":
            self._did(self._session.go_on(now))
        elif screen.proposal is not None:
            waiting = [c.seat for c in screen.chairs if c.kind == "human"
                       and c.seat not in screen.proposal.agreed]  # fmt: skip
            self._did(self._session.agree(waiting[0], now) if waiting else Reply())
        elif screen.asks and all(ask.sealed for ask in screen.asks):
            self._did(self._session.reopen(now))
        elif screen.trouble is not None:
            self._session.retry(now)
            chosen = screen.asks and all(ask.choice is not None for ask in screen.asks)
            self._did(self._session.confirm(now) if chosen else None)
        else:
            self._did(self._session.confirm(now))

    def drop(self) -> None:
        """Choose something else."""
        if self.screen_shown is not None and self.screen_shown.proposal is not None:
            self._session.decline()
            self._settle()
        else:
            self.scene.forget_choice()
            self._did(self._session.unchoose(self._now()))

    def _open(self, seat: int, pin: str) -> None:
        self._did(self._session.open(seat, self._now(), pin or None))

    def _peek(self, seat: int, pin: str) -> None:
        self._holding.begin()
        self._did(self._session.peek(seat, self._now(), pin or None))

    def _release(self) -> None:
        self._session.release(self._now())
        self._did(None)

    def _pressed(self) -> None:
        """Any press skips what moves."""
        self._session.touch(self._now())
        self.queue.skip()

    def _did(self, reply: Reply | None) -> None:
        """Something was done, or refused; show what became of it."""
        before = self.scene.stage
        screen = self._session.screen(self._now())
        if before is not None and before.holder is not None and screen.holder != before.holder:
            self.scene.conceal()
        self.tick()
        if not self.queue.busy:
            self._settle()
        if reply is not None and reply.why == "journal":
            self._announcer.say([self.prompt.sentence])
        elif reply is not None and reply.why and reply.why != "dead":
            sentence = self.refuse(reply, screen)
            if sentence:
                self.sounds.play("refuse")
                self._announcer.say([sentence])
        elif before is not None and screen.holder is not None and before.holder is None:
            self.focus_hand()

    def _explain(self, by_key: bool) -> None:
        """Somebody points at what cannot be done, or does not any more."""
        self._prompt_again()
        if by_key and self._pondering.reply is not None:
            self._announcer.say([self.prompt.sentence])

    def _show_prompt(self, screen: Screen) -> None:
        super()._show_prompt(screen)
        reply, waits = self._pondering.reply, screen.trouble or screen.proposal
        if reply is not None and screen.kind == "open" and not waits:
            self.refuse(reply, screen)

    def ask_for(self, name: str) -> None:
        """One of the buttons of the rail, or its key."""
        now = self._now()
        if name in ("score", "log", "rules"):
            self.open_panel(None if self.panel.isVisible() and self._tab == name else name)
        elif name == "hint":
            self._ask_coach()
        elif name == "undo":
            self._did(self._session.take_back(now))
        elif name == "cover":
            self._session.cover(now)
            self._did(None)
        elif name == "sound":
            self._toggle_sound()
        elif name == "keys":
            self.menu.show_keys(self.scene.keys())
        elif name == "menu":
            self.menu.popup(self.rail.mapToGlobal(QPoint(0, 40)))

    def _ask_coach(self) -> None:
        """Ask for advice, or send the coach away."""
        if self.coach.called:
            self.dismiss_coach()
            return
        reply = self._session.hint(self._now())
        if reply.done:
            self.call_coach()
        self._did(reply)

    def _show_me(self) -> None:
        """Show what the coach has warned about."""
        caution = None if self.screen_shown is None else self.screen_shown.caution
        if caution is not None and caution.kind == "new":
            self.show_clause(caution.clause)
        elif not self.coach.called:
            self._ask_coach()

    def _toggle_sound(self) -> None:
        if self.sounds.available:
            self.room.prefer(sound=not self.room.preferences.sound)
            self.sounds.refresh()
            self.rail.show_sound(self.room.preferences.sound)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Keys of the table; what moves is skipped by any of them."""
        self._session.touch(self._now())
        key = Qt.Key(event.key())
        if self.queue.busy:
            self.queue.skip()
        elif key in ENTER:
            spot = isinstance(self.focusWidget(), SpotButton)  # it has had the key already
            if spot or not press_focused(event, self):
                self.confirm()
        elif key == Qt.Key.Key_Escape:
            self._escape()
        elif key in _LETTERS:
            self.ask_for(_LETTERS[key])
        elif not self.scene.own_key(event, None):
            super().keyPressEvent(event)

    def _escape(self) -> None:
        """Back by one step: the choice, the drawer, at last the menu."""
        screen = self.screen_shown
        if screen is not None and any(ask.choice is not None for ask in screen.asks):
            self.drop()
        elif self.panel.isVisible():
            self.open_panel(None)
        else:
            self.ask_for("menu")
