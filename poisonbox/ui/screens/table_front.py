"""The face of a table: it draws a screen, with the curtain and everything around the scene."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from poisonbox.control.reply import Reply
from poisonbox.control.screen import Screen
from poisonbox.texts.lessons import lessons_of
from poisonbox.texts.words import telling
from poisonbox.ui.games import scene_class
from poisonbox.ui.page import Page
from poisonbox.ui.room import Room
from poisonbox.ui.screens.coach_panel import CoachCorner, CoachPanel
from poisonbox.ui.screens.curtain import Curtain
from poisonbox.ui.screens.panel import SidePanel
from poisonbox.ui.screens.prompt import Prompt
from poisonbox.ui.screens.rail import Rail
from poisonbox.ui.screens.results import ResultsOverlay
from poisonbox.ui.screens.scoring import ScoringOverlay
from poisonbox.ui.screens.table_words import TableWords
from poisonbox.ui.screens.vote import VotePanel
from poisonbox.ui.sound import Sounds
from poisonbox.ui.table.motion import MotionQueue
from poisonbox.ui.table.stage import Stage
from poisonbox.ui.table.view import TableView


class TableFront(Page):
    """Draws what a session shows; what people do is for :class:`TablePage` to hear.

    Attributes:
        scene: The game's table.
        view: The widget that shows it.
        queue: What moves.
        screen_shown: What was drawn last.
        panel: The drawer with score, log and rules.
        coach: The drawer in which the coach speaks to the holder.
        rail: The buttons beside the table.
        curtain: What covers a hand.
        prompt: What is asked, foreseen or refused.
        vote: Where real hands are entered.
        scoring: A round's score sheet.
        results: How it ended.

    Signals:
        lesson: A lesson is wanted: its id, and the step to begin with.
    """

    lesson = Signal(str, int)

    def __init__(self, room: Room, game: str) -> None:
        """Lay the table."""
        super().__init__(room)
        self.game = game
        self.screen_shown: Screen | None = None
        self.scene = scene_class(game)(room.look)
        self.scene.setParent(self)  # so that it ends with the page, whoever listens to it
        self.view = TableView(self.scene)
        self.queue = MotionQueue(room.look.motion, self)
        self.words = TableWords(game, room.look)
        self.sounds = Sounds(room, self)
        self._moved = False
        """Whether things have moved since a screen was drawn, so that the same is drawn again."""
        self._rung_for: int | None = None
        """The seat that the bell rang for, or that has opened its hand since."""
        self._tab: str | None = None
        look, over = self.look, self.view
        self.panel = SidePanel(look, game, self, room.learner)
        self.panel.hide()
        self.coach = CoachCorner(CoachPanel(look, game, self), look, game)
        self.rail = Rail(look, self)
        self.curtain = Curtain(look, over)
        self.prompt = Prompt(look, over)
        self.vote = VotePanel(look, self.scene.move_words, over)
        self.scoring = ScoringOverlay(look, game, over)
        self.results = ResultsOverlay(look, game, over)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        line.addWidget(self.view, 1)
        line.addWidget(self.panel)
        line.addWidget(self.coach.panel)
        line.addWidget(self.rail)
        self.panel.closed.connect(lambda: self.open_panel(None))
        self.coach.panel.closed.connect(self.dismiss_coach)
        self.coach.panel.pointed.connect(self._mark_again)
        self.panel.lesson.connect(self.lesson)
        self.prompt.clause.connect(self.show_clause)
        self.prompt.learn.connect(self._show_lesson)
        self.scene.changed.connect(self._prompt_again)
        self.view.resized.connect(self._arrange)

    @property
    def backdrop(self) -> str:
        """The table itself covers the page."""
        return self.look.theme.table

    @property
    def playing(self) -> bool:
        """Whether the match is under way, so that what happens may be heard."""
        return False

    def close_for_motion(self) -> None:
        """Nothing can be done while things move; what moves nothing is over at once."""
        self._moved = True
        if self._has_keyboard():
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # else it would go to what is beside
        self.view.set_open(False)
        self.curtain.hide()
        self.prompt.clear()
        self.coach.dismiss()

    def show_screen(self, screen: Screen) -> None:
        """Draw a screen; nothing else decides what is seen."""
        if self.queue.busy:
            return
        self.view.set_open(True)
        if screen == self.screen_shown and not self._moved and self.scene.stage is not None:
            return
        played_from = self._has_keyboard()
        coached = self.coach.show_screen(screen)
        stage = replace(Stage.of(screen), hint=self.coach.hint(screen))
        if _somebody_sealed(self.screen_shown, screen):
            self.sounds.play("seal")
        self.screen_shown = screen
        if self._moved or stage != self.scene.stage:
            self.scene.show_stage(stage)
        self._moved = False
        self.panel.show_scores(screen.sheets, screen.chairs, screen.result)
        self._show_curtain(screen)
        self._show_overlays(screen)
        self._show_prompt(screen)
        helped = screen.customs.hints or screen.customs.coach
        self.rail.allow("hint", screen.kind == "open" and helped)
        self.rail.allow("undo", screen.may_take_back)
        self.rail.allow("cover", screen.holder is not None)
        self._arrange()
        if played_from:
            self._keep_keyboard(screen)
        if coached:
            self.coach.panel.focus_first()

    def _has_keyboard(self) -> bool:
        """Whether the keyboard is at the table, and not beside it or in the drawer."""
        focused: QWidget | None = self.window().focusWidget()
        return focused is None or focused is self or self.view.isAncestorOf(focused)

    def _keep_keyboard(self, screen: Screen) -> None:
        """The keyboard stays at the table: where nothing else wants it, at the hand."""
        focused: QWidget | None = self.window().focusWidget()
        if focused is not None and self.view.isAncestorOf(focused) and focused.isVisible():
            return
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if screen.asks:
            self.focus_hand()

    def focus_hand(self) -> None:
        """Whoever opened a hand plays from there."""
        hand = next((s for s in self.scene.spots if s.zone == "hand"), None)
        if hand is not None:
            self.view.layer.focus(hand.key)

    def _show_curtain(self, screen: Screen) -> None:
        names = self.words.names(screen.chairs)
        asked = self.words.asked(screen)
        if screen.kind == "curtain":
            recap = self.words.sentences(screen.recap, names, None)
            self.curtain.call(screen, asked, recap)
            self._ring(screen)
        elif screen.kind == "board" and screen.holder is None:
            self.curtain.board(screen, asked)
        elif screen.kind == "hidden":
            hidden, sentence = self.tr("Your hand is hidden"), self.tr("Nobody can see it now.")
            self.curtain.wait(hidden, sentence, screen.called, self.tr("Show my hand"))
        elif screen.kind == "paused":
            self.curtain.wait(self.tr("Paused"), "", None)
        else:
            self.curtain.hide()
        if screen.kind == "open":
            self._rung_for = screen.called

    def _ring(self, screen: Screen) -> None:
        """The device is to be passed: a bell, once for each who is called."""
        if self.playing and screen.called != self._rung_for:  # deals are heard first
            self._rung_for = screen.called
            self.sounds.play("turn")

    def _show_overlays(self, screen: Screen) -> None:
        for kind, overlay in (
            ("vote", self.vote),
            ("scoring", self.scoring),
            ("over", self.results),
        ):
            if screen.kind == kind and not self._scored_on_the_table(screen):
                overlay.show_screen(screen)
            else:
                overlay.hide()

    def _scored_on_the_table(self, screen: Screen) -> bool:
        """Whether a round's score needs no sheet: what lies on the table has said it all."""
        return screen.kind == "scoring" and not telling(self.game).sheet

    def _show_prompt(self, screen: Screen) -> None:
        if self._scored_on_the_table(screen):
            self.prompt.foresee(self.words.scored(screen), self.tr("Go on"), choice=False)
        elif screen.trouble is not None:
            self.prompt.foresee(self.words.trouble(screen), self.tr("Try again"), choice=False)
        elif screen.proposal is not None:
            self.prompt.foresee(self.words.proposal(screen), self.tr("Agree"))
        elif screen.foreseen or (screen.asks and all(a.choice is not None for a in screen.asks)):
            sealed = all(ask.sealed for ask in screen.asks)
            if sealed:
                self.prompt.foresee(self.words.waiting(screen), self.tr("Break my seal"))
            else:
                self._foresee(screen)
        elif screen.kind in ("open", "board") and screen.holder is not None and self.scene.stage:
            self.prompt.ask(self.scene.prompt(self.scene.stage))
        elif screen.kind == "bots":
            self.prompt.ask(self.words.waiting(screen), busy=True)
        else:
            self.prompt.clear()

    def _foresee(self, screen: Screen) -> None:
        """What the choice would bring about; where the coach has a reason, its one sentence."""
        caution, verb = screen.caution, self.words.verb(screen)
        if caution is None or self.coach.called:  # who listens needs no warning
            said = (self.words.foreseen(screen), self.scene.promise())
            self.prompt.foresee(" ".join(filter(None, said)), verb)
        else:
            self.prompt.foresee(self.coach.warning(screen, caution), verb, warning=True)

    def _mark_again(self) -> None:
        """Another move is pointed at."""
        screen = self.screen_shown
        if screen is not None and self.scene.stage is not None and not self.queue.busy:
            self.scene.show_stage(replace(self.scene.stage, hint=self.coach.hint(screen)))

    def call_coach(self) -> None:
        """Open the coach's drawer."""
        if self.screen_shown is not None:
            self.open_panel(None)
            self.coach.panel.fit(self.width())
            self.coach.call(self.screen_shown)
            self.coach.show_screen(self.screen_shown)

    def dismiss_coach(self) -> None:
        """Close the coach's drawer; the keyboard goes back to the hand."""
        focused: QWidget | None = self.window().focusWidget()
        inside = focused is not None and self.coach.panel.isAncestorOf(focused)
        self.coach.dismiss()
        self._mark_again()
        if inside:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.focus_hand()

    def _prompt_again(self) -> None:
        """Something was picked up or put down, so the sentence may be another."""
        if self.screen_shown is not None and not self.queue.busy:
            self.prompt.calm()
            self._show_prompt(self.screen_shown)
            self._arrange()

    def _arrange(self) -> None:
        """Put what lies over the table where it belongs."""
        width, height = self.view.width(), self.view.height()
        private = self.scene.private.toAlignedRect()
        free = round(self.scene.prompt_height) - 8
        self.curtain.place(private, 0 if self.prompt.isVisible() else free)
        self.prompt.place(24, width - 24, private.top() - 4, free)
        aside = round(width / 5 / self.look.text_scale**2)  # large words need the whole width
        above = round(height / 5 / self.look.text_scale**2)
        self.vote.setGeometry(self.view.rect().adjusted(aside, above, -aside, -above))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Everything keeps its place."""
        super().resizeEvent(event)
        self.coach.panel.fit(self.width())
        self._arrange()

    def open_panel(self, name: str | None) -> None:
        """Open the drawer at score, log or rules, or close it."""
        self._tab = name
        self.rail.mark(name)
        self.panel.setVisible(name is not None)
        if name is not None:
            self.dismiss_coach()
            self.panel.open_tab(name)

    def show_clause(self, clause: str) -> None:
        """Open the rulebook at a clause."""
        self.open_panel("rules")
        self.panel.show_rules(clause)

    def refuse(self, reply: Reply, screen: Screen) -> str:
        """Say why something is not done, with the ways to its rule and its lesson."""
        sentence = self.words.refusal(reply, self.words.names(screen.chairs))
        if sentence:
            clause = "" if reply.refusal is None else reply.refusal.clause
            self.prompt.refuse(sentence, clause, lesson=bool(clause and lessons_of(clause)))
            self._arrange()
        return sentence

    def _show_lesson(self, clause: str) -> None:
        place = lessons_of(clause)[0]
        self.lesson.emit(place.lesson, place.step)


def _somebody_sealed(before: Screen | None, now: Screen) -> bool:
    """Whether a person has sealed a choice since then; bots do so all together, unheard."""
    return before is not None and any(
        new.kind == "human" and new.seal is True and old.seal is False
        for old, new in zip(before.chairs, now.chairs, strict=True)
    )
