"""The panel beside a lesson's table: its words, its questions, and the way on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from poisonbox.control.lessons.run import LessonRun
from poisonbox.teach.lesson import Choose, Predict, Score
from poisonbox.texts.rulebook import rulebook
from poisonbox.ui.look import Look
from poisonbox.ui.screens.flow import Flow
from poisonbox.ui.screens.frame import add_icon
from poisonbox.ui.screens.lesson_pieces import Dots, NumberField, WrapButton, WrapLink
from poisonbox.ui.widgets import button, icon_button, label, panel, row, rule, scrolling

_ROOMY = 500
"""From this height on, at 100 % text, there is room for the goal too."""


class LessonPanel(QFrame):
    """Says what the lesson says and takes what the learner answers.

    Signals:
        next: Go on, try again, or leave: whatever the large button says.
        answered: The index of the answer that was given.
        entered: The numbers that were entered.
        skipped: The step is left out.
        repeated: The lesson begins anew.
        before: The step before.
        again: A free choice is taken back, to try another one.
        left: Back to the courses.
    """

    next = Signal()
    answered = Signal(int)
    entered = Signal(list)
    skipped = Signal()
    repeated = Signal()
    before = Signal()
    again = Signal()
    left = Signal()

    def __init__(self, look: Look, run: LessonRun) -> None:
        """Lay out what every step has."""
        super().__init__()
        self.setProperty("role", "panel")
        self._look = look
        self._run = run
        self._shown: object = None
        self.answers: list[WrapButton] = []
        self._tried: tuple[int, set[int]] = (-1, set())
        """The step of a question, and the answers that were not right."""
        self.fields: list[NumberField] = []
        self._clause = ""
        self._remarked: QWidget | None = None
        outer = QVBoxLayout(self)
        outer.setContentsMargins(16, 10, 16, 12)
        outer.setSpacing(8)
        self._add_head(outer)
        outer.addWidget(rule())
        self._body = QWidget()
        self._lay = QVBoxLayout(self._body)
        self._lay.setContentsMargins(0, 4, 6, 4)
        self._lay.setSpacing(10)
        area = scrolling(self._body)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area = area
        area.verticalScrollBar().rangeChanged.connect(lambda: self._scroll())
        outer.addWidget(area, 1)
        self._add_foot(outer)

    def _add_head(self, outer: QVBoxLayout) -> None:
        lesson, language = self._run.lesson, self._look.language
        leave = icon_button(
            self._look,
            "back",
            self.tr("Back to the courses"),
            self.left.emit,
            self.tr("Esc"),
            "quiet",
        )
        leave.setStyleSheet("QToolButton { padding: 2px; min-width: 32px; }")
        title = label(lesson.title.said(language), "heading", wrap=True)
        outer.addLayout(row(leave, title))
        outer.itemAt(0).layout().setStretch(1, 1)  # type: ignore[union-attr]
        self._goal = label(lesson.goal.said(language), "small", wrap=True)
        outer.addWidget(self._goal)
        self._dots = Dots(self._look)
        outer.addWidget(self._dots)

    def _add_foot(self, outer: QVBoxLayout) -> None:
        self.go = button("", self.next.emit, "accent")
        outer.addWidget(self.go)
        foot = QWidget()
        line = Flow(foot, space=4)
        self._before = button(self.tr("Step back"), self.before.emit, "quiet")
        self._skip = button(self.tr("Skip"), self.skipped.emit, "quiet")
        repeat = button(self.tr("Repeat"), self.repeated.emit, "quiet")
        self._before.setToolTip(self.tr("To the step before"))
        self._skip.setToolTip(self.tr("Leave this step out"))
        repeat.setToolTip(self.tr("Begin this lesson again"))
        for made, icon in ((self._before, "undo"), (repeat, "rematch"), (self._skip, "skip")):
            add_icon(made, self._look, icon)
            made.setStyleSheet("QPushButton { padding: 2px 8px; }")
            line.addWidget(made)
        outer.addWidget(foot)

    # -- showing -----------------------------------------------------------------------------

    def show_run(self, refusal: str, ending: str) -> None:
        """Show the step as it stands.

        Args:
            refusal: Why the rules do not allow what was tried, in words.
            ending: The title of the lesson that comes next; empty after the last one.
        """
        run = self._run
        state = (run.at, run.phase, run.outcome, run.voices, refusal)
        if state == self._shown:
            return
        fresh = not isinstance(self._shown, tuple) or self._shown[0] != run.at or not self.fields
        self._shown = state
        kept = [field.value for field in self.fields] if not fresh else []
        self._clear()
        self._dots.show_step(len(run.lesson.steps) if run.phase == "finished" else run.at,
                             len(run.lesson.steps))  # fmt: skip
        self._before.setEnabled(run.at > 0 and run.phase != "finished")
        self._skip.setEnabled(run.phase != "finished")
        if run.phase == "finished":
            self._finish(ending)
        else:
            self._say(refusal)
            self._ask(kept)
            self._offer()
        self._lay.addStretch(1)
        for made in self._body.findChildren(QWidget):
            made.ensurePolished()  # else heights are those of another font
        self._lay.invalidate()
        self._lay.activate()
        self._scroll()

    def _scroll(self) -> None:
        """What was said last is what is read: where not all fits, it begins at the top."""
        remark, bar = self._remarked, self._area.verticalScrollBar()
        bar.setValue(0 if remark is None else remark.y() - self._lay.spacing())

    def fit(self, tall: int) -> None:
        """Where room is short, the words of the step come before the goal of the lesson."""
        self._goal.setVisible(tall >= _ROOMY * self._look.text_scale)

    def _clear(self) -> None:
        self.answers, self.fields = [], []
        self._remarked = None
        while self._lay.count():
            gone = self._lay.takeAt(0)
            widget = None if gone is None else gone.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _say(self, refusal: str) -> None:
        run, language = self._run, self._look.language
        said = run.step.say.said(language)
        voices = [voice.say.said(language) for voice in run.voices]
        first = "soft" if voices or run.outcome is not None else "large"
        self._lay.addWidget(label(said, first, wrap=True))
        for words in voices:
            self._lay.addWidget(label(words, "large", wrap=True))
        if run.outcome is not None:
            self._remark(refusal)
        elif run.voices and run.voices[-1].clause:
            self._rule(run.voices[-1].clause)

    def _remark(self, refusal: str) -> None:
        """What became of the last attempt, with its rule."""
        outcome = self._run.outcome
        assert outcome is not None
        card = self._remarked = panel("card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(12, 10, 12, 10)
        right = outcome.kind == "right"
        heads = {"right": self.tr("Right"), "wrong": self.tr("Not quite")}
        head = heads.get(outcome.kind, self.tr("The rules say no"))
        free = isinstance(self._run.step, Choose) and right
        mark = "" if free else ("✓  " if right else "✗  ")
        title = self.tr("What comes of it") if free else head
        inside.addWidget(label(mark + title, "good" if right else "bad", wrap=True))
        if refusal:
            inside.addWidget(label(refusal, wrap=True))
        if outcome.say is not None:
            words = label(outcome.say.said(self._look.language), "large", wrap=True)
            inside.addWidget(words)
        self._lay.addWidget(card)
        if outcome.clause:
            self._rule(outcome.clause)

    def _rule(self, clause: str) -> None:
        """The rule behind something: its title, and its words when they are asked for."""
        book, language = rulebook(self._run.lesson.game), self._look.language
        found = book.find(clause)
        text = label(found.text[language], "soft", wrap=True)
        text.setVisible(clause == self._clause)
        words = self.tr("Rule: {title}").format(title=found.title[language])

        def toggle() -> None:
            self._clause = "" if text.isVisibleTo(self) else clause
            text.setVisible(bool(self._clause))

        self._lay.addWidget(WrapLink(self._look, words, toggle))
        self._lay.addWidget(text)

    def show_clause(self, clause: str) -> None:
        """Open the words of a rule that is named here."""
        self._clause = clause
        self._shown = None

    # -- asking ------------------------------------------------------------------------------

    def _ask(self, kept: Sequence[int | None]) -> None:
        step = self._run.step
        if self._run.phase != "asking":
            return
        if isinstance(step, Predict):
            if self._tried[0] != self._run.at:
                self._tried = (self._run.at, set())
            for at, answer in enumerate(step.answers):
                text = answer.text.said(self._look.language)
                text = f"✗ {text}" if at in self._tried[1] else text
                made = WrapButton(text, lambda at=at: self.answered.emit(at))  # type: ignore[misc]
                made.setToolTip(str(at + 1))
                self.answers.append(made)
                self._lay.insertWidget(1 + at, made)
        elif isinstance(step, Score):
            self._ask_numbers(step, kept)

    def note(self, at: int) -> None:
        """An answer was given; it is marked where the question is asked again."""
        self._tried[1].add(at)

    def _ask_numbers(self, step: Score, kept: Sequence[int | None]) -> None:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        outcome = self._run.outcome
        for at, field in enumerate(step.fields):
            words = field.label.said(self._look.language)
            number = NumberField(words)
            number.entered.connect(self._enter_or_next)
            if at < len(kept):
                number.set_value(kept[at])
            if outcome is not None and outcome.fields:
                number.mark(self._look, outcome.fields[at])
            self.fields.append(number)
            grid.addWidget(label(words, wrap=True), at, 0)
            grid.addWidget(number, at, 1)
        self._lay.insertWidget(1, holder)

    def _enter_or_next(self) -> None:
        """Enter in a field: to the next one, from the last one it is checked."""
        focused = next((at for at, f in enumerate(self.fields) if f.hasFocus()), 0)
        if focused + 1 < len(self.fields):
            following = self.fields[focused + 1]
            following.setFocus()
            following.selectAll()
        else:
            self.press()

    def press(self) -> None:
        """The large button, however it was pressed."""
        if self.go.isEnabled() and not self.go.isHidden():
            self.go.click()

    def numbers(self) -> list[int] | None:
        """What was entered; None while a number is missing, which then has the keyboard."""
        entered = [field.value for field in self.fields]
        if None in entered:
            self.fields[entered.index(None)].setFocus()
        return None if None in entered else [number or 0 for number in entered]

    def _offer(self) -> None:
        """The large button says what comes next."""
        run = self._run
        asking = run.phase == "asking"
        words = self.tr("Next")
        if asking and isinstance(run.step, Score):
            words = self.tr("Check")
        elif run.phase == "wrong":
            words = self.tr("Try again")
        elif run.phase == "right" and run.at == len(run.lesson.steps) - 1:
            words = self.tr("Finish")
        key = self.tr("Enter")
        self.go.setText(f"{words} ({key})")
        self.go.setVisible(run.may_go_on or run.phase == "wrong" or (asking and bool(self.fields)))
        if run.phase == "right" and run.may_rewind:
            self._lay.addWidget(button(self.tr("Try another move"), self.again.emit))

    def _finish(self, ending: str) -> None:
        lesson, language = self._run.lesson, self._look.language
        self._lay.addWidget(label(self.tr("Lesson finished"), "title", wrap=True))
        self._lay.addWidget(label(lesson.goal.said(language), "large", wrap=True))
        words = self.tr("Back to the courses")
        if ending:
            words = self.tr("Next lesson")
            said = self.tr("Next: {title}").format(title=ending)
            self._lay.addWidget(label(said, "soft", wrap=True))
        key = self.tr("Enter")
        self.go.setText(f"{words} ({key})")
        self.go.setVisible(True)

    def focus_first(self) -> bool:
        """Put the keyboard where something is to be answered; tells whether there is such."""
        if self.fields:
            field = self.fields[0]
            wrong = self._run.outcome.fields if self._run.outcome is not None else ()
            if False in wrong:
                field = self.fields[wrong.index(False)]
            field.setFocus()
            field.selectAll()
        elif self.answers and self._run.phase == "asking":
            untried = [made for at, made in enumerate(self.answers) if at not in self._tried[1]]
            (untried or self.answers)[0].setFocus()
        elif not self.go.isHidden():
            self.go.setFocus()
        else:
            return False
        return True
