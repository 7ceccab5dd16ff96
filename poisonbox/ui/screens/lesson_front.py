"""The face of a lesson: the table with rings around what matters, and the panel beside it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout

from poisonbox.control.lessons.run import LessonRun
from poisonbox.control.screen import Screen
from poisonbox.teach.lesson import Play, Score
from poisonbox.texts.lessons import course, lesson
from poisonbox.texts.rulebook import explain
from poisonbox.ui.games import scene_class
from poisonbox.ui.page import Page
from poisonbox.ui.room import Room
from poisonbox.ui.screens.announcing import Announcer
from poisonbox.ui.screens.lesson_panel import LessonPanel
from poisonbox.ui.screens.lesson_pieces import PileBoard
from poisonbox.ui.screens.prompt import Prompt
from poisonbox.ui.screens.table_words import TableWords
from poisonbox.ui.sound import Sounds
from poisonbox.ui.table.motion import MotionQueue
from poisonbox.ui.table.pointing import Pointer
from poisonbox.ui.table.scene import Exhibit
from poisonbox.ui.table.stage import Stage
from poisonbox.ui.table.view import TableView

_WIDE, _SHARE = 350, 0.42
"""How wide the panel is at 100 % text, and its greatest share of the page."""


class LessonFront(Page):
    """Draws a lesson; what the learner does is for :class:`LessonPage` to hear.

    Attributes:
        run: The lesson.
        scene: The game's table.
        view: The widget that shows it.
        pointer: The rings on it.
        queue: What moves.
        panel: The words beside the table.
        piles: What is laid out to be counted.
        prompt: What is asked, foreseen or refused.
        sounds: What is heard.
    """

    def __init__(self, room: Room, run: LessonRun) -> None:
        """Lay the table."""
        super().__init__(room)
        self.run = run
        game = run.lesson.game
        self.scene = scene_class(game)(self.look)
        self.scene.setParent(self)  # so that it ends with the page, whoever listens to it
        self.view = TableView(self.scene)
        self.pointer = Pointer(self.scene)
        self.queue = MotionQueue(self.look.motion, self)
        self.words = TableWords(game, self.look)
        self.sounds = Sounds(room, self)
        self.announcer = Announcer(self)
        self.screen_shown: Screen | None = None
        self._told: object = None
        self._drawn: object = None
        self._moved = False
        """Whether things have moved since the table was laid, so that it is laid again."""
        self.panel = self._make_panel(run)
        self.piles = PileBoard(self.view, self.look, self._exhibits)
        self.prompt = Prompt(self.look, self.view)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(0)
        self._line.addWidget(self.view, 1)
        self._line.addWidget(self.panel)
        self.prompt.clause.connect(self._show_clause)
        self.scene.changed.connect(self._prompt_again)
        self.view.resized.connect(self._arrange)

    def _make_panel(self, run: LessonRun) -> LessonPanel:
        """The words beside the table."""
        return LessonPanel(self.look, run)

    @property
    def backdrop(self) -> str:
        """The table itself covers the page."""
        return self.look.theme.table

    def now(self) -> float:
        """The time."""
        return self.room.clock()

    @property
    def following_lesson(self) -> str | None:
        """The lesson that comes next in the course."""
        ids = [each.id for each in course(self.run.lesson.game)]
        at = ids.index(self.run.lesson.id) + 1
        return ids[at] if at < len(ids) else None

    # -- showing -----------------------------------------------------------------------------

    def close_for_motion(self) -> None:
        """Nothing can be done while things move."""
        self._moved = True
        self.screen_shown = self._drawn = None
        self.view.set_open(False)
        self.pointer.point(())
        self.prompt.clear()

    def draw_anew(self) -> None:
        """Another step begins: nothing of the one before is left."""
        self.queue.stop()
        self.scene.forget_choice()
        self.prompt.clear()
        self.screen_shown = self._drawn = None
        self._moved = True  # the same table is laid again, for nothing of it is picked up now

    def show_run(self) -> None:
        """Draw the step as it stands, once everything has come to rest."""
        if self.queue.busy:
            return
        run = self.run
        screen = run.screen(self.now())
        self.view.set_open(True)
        state = (screen, run.at, run.phase, run.outcome, run.voices)
        if state == self._drawn:
            return
        self._drawn = state
        stage = replace(Stage.of(screen), counts=run.counts)
        if self._moved or stage != self.scene.stage:
            self.scene.show_stage(stage)
        self._moved = False
        self.pointer.point(run.points)
        self.screen_shown = screen
        self._show_prompt(screen)
        self.show_words()
        self._arrange()

    def show_words(self) -> None:
        """Say what the lesson says now, even while things still move."""
        names = self.words.names(self.run.screen(self.now()).chairs)
        outcome = self.run.outcome
        refusal = "" if outcome is None or outcome.refusal is None else explain(
            outcome.refusal, self.look.language, names
        )  # fmt: skip
        self.panel.show_run(refusal, self._ending())
        self._announce()

    def _ending(self) -> str:
        """The title of the lesson that comes next; empty after the last one."""
        following = self.following_lesson
        return "" if following is None else lesson(following).title.said(self.look.language)

    def _show_prompt(self, screen: Screen) -> None:
        if not self.run.asks_for_move:
            self.prompt.clear()
        elif screen.trouble is not None and isinstance(self.run.step, Play):
            self.prompt.foresee(self.words.trouble(screen), self.tr("Try again"), choice=False)
        elif screen.asks and all(ask.sealed for ask in screen.asks):
            self.prompt.ask(self.words.waiting(screen), busy=True)
        elif screen.asks and all(ask.choice is not None for ask in screen.asks):
            self.prompt.foresee(self.words.foreseen(screen), self.words.verb(screen))
        elif screen.asks and self.scene.stage is not None:
            self.prompt.ask(self.scene.prompt(self.scene.stage))
        elif screen.kind == "bots":
            self.prompt.ask(self.words.waiting(screen), busy=True)

    def _prompt_again(self) -> None:
        if self.screen_shown is not None and not self.queue.busy:
            self.prompt.calm()
            self._show_prompt(self.screen_shown)
            self._arrange()

    def _announce(self) -> None:
        """Screen readers hear what the panel says."""
        run = self.run
        state = (run.at, run.phase, run.outcome, run.voices)
        if state == self._told:
            return
        self._told = state
        if run.outcome is not None and run.outcome.say is not None:
            self.announcer.say([run.outcome.say.said(self.look.language)])
        elif run.phase == "finished":
            self.announcer.say([self.tr("Lesson finished")])
        else:
            said = [voice.say for voice in run.voices] or [run.step.say]
            self.announcer.say([each.said(self.look.language) for each in said])

    def _show_piles(self) -> None:
        """Lay out what the step shows where otherwise a hand would lie."""
        step = self.run.step
        seats = list(step.show)
        if isinstance(step, Score):
            seats += [field.seat for field in step.fields if field.seat is not None]
        if self.run.asks_for_move or self.run.phase == "finished":
            seats = []
        seats = list(dict.fromkeys(seats))
        box = self.scene.private.toAlignedRect().adjusted(8, 4, -8, -8)
        self.piles.show_piles([(seat, self.run.names[seat]) for seat in seats], box)

    def _exhibits(self, seat: int, tall: float) -> Sequence[Exhibit]:
        return self.scene.exhibit(self.run.screen(self.now()).view, seat, tall)

    def _arrange(self) -> None:
        self._show_piles()
        free = round(self.scene.prompt_height) - 8
        top = self.scene.private.toAlignedRect().top()
        self.prompt.place(16, self.view.width() - 16, top - 4, free)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The panel takes its share."""
        wide = min(round(_WIDE * self.look.text_scale), round(self.width() * _SHARE))
        self.panel.fit(self.height())
        if wide != self.panel.width():
            self.panel.setFixedWidth(wide)
        self._line.invalidate()
        self._line.activate()
        super().resizeEvent(event)
        self._arrange()

    def _show_clause(self, clause: str) -> None:
        self.panel.show_clause(clause)
        self.show_words()
