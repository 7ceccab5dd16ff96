"""The page of a lesson: what a learner does at a real table, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from poisonbox.ai.pool import BotPool
from poisonbox.control.customs import usual_customs
from poisonbox.control.lessons.company import Company
from poisonbox.control.lessons.run import LessonRun
from poisonbox.control.reply import Reply
from poisonbox.core.event import Event
from poisonbox.games import GAMES
from poisonbox.teach.lesson import Play
from poisonbox.texts.lessons import lesson
from poisonbox.ui.room import Room
from poisonbox.ui.screens.keys import ENTER, press_focused
from poisonbox.ui.screens.lesson_front import LessonFront
from poisonbox.ui.table.motion import Motion, wait
from poisonbox.ui.theme import CRESTS

_TICK = 40
_PAUSE = 280
"""Milliseconds: between two looks at the table, and between the moves of two players."""


def company(room: Room, pool: BotPool | None) -> Company:
    """The learner as the others see them, and who thinks for bots."""
    known = room.preferences.players
    crest = next((person.crest for person in known.values() if person.crest), "") or CRESTS[0]
    return Company(
        you=QCoreApplication.translate("LessonPage", "You"),
        crest=crest,
        customs=usual_customs(room.preferences),
        thinker=pool,
        seed=f"lesson {room.clock()}",
        pupil=room.learner(),
    )


class LessonTable(LessonFront):
    """Something that is learnt at a table: hears what the learner does."""

    def __init__(self, room: Room, run: LessonRun, pool: BotPool | None = None) -> None:
        """Lay the table; who thinks for bots goes home with the page."""
        super().__init__(room, run)
        self._pool = pool
        self._refocus = False
        """Whether the keyboard is to be put somewhere once everything has come to rest."""
        self.queue.emptied.connect(self._settle)
        self.panel.next.connect(self.go_on)
        self.panel.answered.connect(self.answer)
        self.panel.skipped.connect(lambda: self._went(self.run.skip))
        self.panel.repeated.connect(lambda: self._went(self.run.repeat))
        self.panel.before.connect(lambda: self._went(self.run.back))
        self.panel.again.connect(lambda: self._went(self.run.rewind))
        self.panel.left.connect(self.back)
        self.prompt.confirmed.connect(self.confirm)
        self.prompt.dropped.connect(self.drop)
        self.scene.proposed.connect(self.propose)
        self.view.pressed.connect(self.queue.skip)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self.tick)

    # -- coming and going --------------------------------------------------------------------

    def arrive(self) -> None:
        """Begin."""
        self.sounds.prepare()
        self.tick()
        self._settle()
        self._focus()
        self._timer.start()

    def leave(self) -> None:
        """Stop; how far it was taken is kept."""
        self._timer.stop()
        self.queue.stop()
        self.run.close()
        if self._pool is not None:
            self._pool.close()

    # -- time --------------------------------------------------------------------------------

    def tick(self) -> None:
        """Let things happen, and show them one after the other."""
        if self.queue.busy:
            return
        told = self.run.tick(self.now())
        if not told:
            self.show_run()
            return
        names = self.words.names(self.run.screen(self.now()).chairs)
        self.announcer.say(self.words.sentences(told, names, self.run.seat))
        for at, each in enumerate(told):
            if at:
                self.queue.add(lambda: wait(_PAUSE))
            for event in each.events:
                if self.queue.speed > 0:
                    self.queue.add(partial(self._begin_motion, event))
                else:
                    self.sounds.heard(event)
        focused: QWidget | None = self.window().focusWidget()
        if focused is not None and self.view.isAncestorOf(focused):
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # else it would go to what is beside
            self._refocus = True
        self.close_for_motion()
        self.queue.run()

    def _begin_motion(self, event: Event) -> Motion | None:
        """What is heard begins with what is seen."""
        self.sounds.heard(event)
        return self.scene.motion(event)

    def _settle(self) -> None:
        """Everything has come to rest."""
        self.show_run()
        if self._refocus:
            self._focus()

    # -- what the learner does ---------------------------------------------------------------

    def propose(self, move: Any) -> None:
        """A move is wanted."""
        self._did(self.run.choose(move, self.now()))

    def confirm(self) -> None:
        """Make the move that is chosen, or ask a bot again that could not answer."""
        screen = self.screen_shown
        if screen is not None and screen.trouble is not None and isinstance(self.run.step, Play):
            self.run.retry(self.now())
            self._did(None)
        else:
            self._did(self.run.confirm(self.now()))

    def drop(self) -> None:
        """Choose something else."""
        self.scene.forget_choice()
        self._did(self.run.unchoose(self.now()))

    def answer(self, index: int) -> None:
        """A question is answered."""
        self.panel.note(index)
        self.run.answer(index, self.now())
        self.show_words()
        self._did(None)

    def go_on(self) -> None:
        """The large button: check, try again, the next step, or the next lesson."""
        run, now = self.run, self.now()
        if self.queue.busy:
            self.queue.skip()
        elif run.phase == "finished":
            self.finish()
        elif run.phase == "wrong":
            self._went(run.rewind)
        elif run.may_go_on:
            self._went(run.next)
        elif self.panel.fields:
            numbers = self.panel.numbers()
            if numbers is not None:
                run.enter(numbers, now)
                self._did(None)

    def finish(self) -> None:
        """What comes when all is done: the way back, unless there is more."""
        self.back.emit()

    def _went(self, way: Callable[[float], None]) -> None:
        """To another step, or to this one again."""
        self.draw_anew()
        way(self.now())
        self._did(None)

    def _did(self, reply: Reply | None) -> None:
        """Something was done or refused: show it."""
        self._refocus = self._refocus or reply is None or self.run.phase != "asking"
        self.tick()
        if not self.queue.busy:
            self._settle()
        if reply is not None and reply.why not in ("", "dead", "not-asked"):
            self._refuse(reply)

    def _refuse(self, reply: Reply) -> None:
        """Say above the hand why it was not done, as at any table."""
        self.sounds.play("refuse")
        screen = self.run.screen(self.now())
        sentence = self.words.refusal(reply, self.words.names(screen.chairs))
        clause = "" if reply.refusal is None else reply.refusal.clause
        if sentence and self.run.phase == "asking":
            self.prompt.refuse(sentence, clause)
            self.announcer.say([sentence])
            self._arrange()

    def _focus(self) -> None:
        """Put the keyboard where the step wants it."""
        self._refocus = False
        if self.run.asks_for_move:
            hand = next((spot for spot in self.scene.spots if spot.zone == "hand"), None)
            spot = hand or next(iter(self.scene.spots), None)
            if spot is not None:
                self.view.layer.focus(spot.key)
                return
        if not self.panel.focus_first():
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter makes the move or presses; digits answer; Esc goes back by one step."""
        key = Qt.Key(event.key())
        chosen = self.screen_shown is not None and any(
            a.choice is not None for a in self.screen_shown.asks
        )
        if self.queue.busy:
            self.queue.skip()
        elif key in ENTER and chosen and self.run.asks_for_move:
            self.confirm()
        elif key in ENTER and not press_focused(event, self):
            self.panel.press()
        elif key == Qt.Key.Key_Escape:
            self.drop() if chosen and self.run.asks_for_move else self.back.emit()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and self.panel.answers:
            at = key - Qt.Key.Key_1
            if at < len(self.panel.answers):
                self.answer(at)
        elif key not in ENTER:
            super().keyPressEvent(event)


class LessonPage(LessonTable):
    """A lesson that is taken.

    Signals:
        following: The id of the lesson that comes next is wanted.
    """

    following = Signal(str)

    def __init__(self, room: Room, lesson_id: str, step: int | None = None) -> None:
        """Take a lesson, from a step or from where it was left."""
        taken = lesson(lesson_id)
        at = room.learner().progress(lesson_id).step if step is None else step
        pool = BotPool() if any(isinstance(each, Play) for each in taken.steps) else None
        run = LessonRun(taken, GAMES[taken.game], company(room, pool), room.clock(), at)
        super().__init__(room, run, pool)

    def finish(self) -> None:
        """On to the next lesson of the course."""
        following = self.following_lesson
        self.back.emit() if following is None else self.following.emit(following)
