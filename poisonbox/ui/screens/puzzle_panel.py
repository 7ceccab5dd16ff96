"""The panel beside a puzzle: what is asked, what became of a try in numbers, and the way on."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from poisonbox.control.lessons.training import PuzzleRun
from poisonbox.teach.puzzle import EASY, FAIR, HARD
from poisonbox.texts.puzzles import idea_of, seen_before
from poisonbox.texts.rulebook import rulebook
from poisonbox.ui.look import Look
from poisonbox.ui.screens.coach_parts import odds_rows
from poisonbox.ui.screens.flow import Flow
from poisonbox.ui.screens.frame import add_icon
from poisonbox.ui.screens.lesson_panel import LessonPanel
from poisonbox.ui.screens.lesson_pieces import Exhibits, Piles
from poisonbox.ui.widgets import button, icon_button, label, panel, row

_REMINDER = 30
"""How tall things are that are to be remembered, at 100 % text."""

_DIFFICULTIES = {
    EASY: QT_TRANSLATE_NOOP("PuzzlePanel", "Easy"),
    FAIR: QT_TRANSLATE_NOOP("PuzzlePanel", "Tricky"),
    HARD: QT_TRANSLATE_NOOP("PuzzlePanel", "Hard"),
}


def difficulty_name(difficulty: int) -> str:
    """How difficult a puzzle is, in a word."""
    return QCoreApplication.translate("PuzzlePanel", str(_DIFFICULTIES[difficulty]))


class PuzzlePanel(LessonPanel):
    """Says what a puzzle asks, and what becomes of a try.

    Signals:
        solution: Somebody gives up and wants to see the best move.
        another: Another puzzle is wanted.
    """

    solution = Signal()
    another = Signal()

    def __init__(self, look: Look, run: PuzzleRun, seen: Exhibits) -> None:
        """Lay out what every puzzle has.

        Args:
            look: What it is drawn with.
            run: The puzzle.
            seen: What lay before a seat where everybody could see it, to be remembered.
        """
        self._puzzle_run = run
        self._seen = seen
        super().__init__(look, run)

    def _add_head(self, outer: QVBoxLayout) -> None:
        run, language = self._puzzle_run, self._look.language
        leave = icon_button(
            self._look,
            "back",
            self.tr("Back to the puzzles"),
            self.left.emit,
            self.tr("Esc"),
            "quiet",
        )
        leave.setStyleSheet("QToolButton { padding: 2px; min-width: 32px; }")
        title = label(run.lesson.title.said(language), "heading", wrap=True)
        outer.addLayout(row(leave, title))
        outer.itemAt(0).layout().setStretch(1, 1)  # type: ignore[union-attr]
        self._goal = label(self._about(), "small", wrap=True)
        outer.addWidget(self._goal)

    def _about(self) -> str:
        """How difficult it is, who plays, and with which options."""
        puzzle, language = self._puzzle_run.puzzle, self._look.language
        facts = [
            difficulty_name(puzzle.difficulty),
            self.tr("%n players", "", puzzle.players),
        ]
        book = rulebook(puzzle.game)
        for name, value in puzzle.options.items():
            option = book.option[name]
            words = option.values.get(str(value))
            if words is not None:
                facts.append(f"{option.title[language]}: {words[language]}")
            elif isinstance(value, int) and name == "rounds":
                facts.append(self.tr("%n rounds", "", value))
        return " · ".join(facts)

    def _add_foot(self, outer: QVBoxLayout) -> None:
        self.go = button("", self.next.emit, "accent")
        outer.addWidget(self.go)
        foot = QWidget()
        line = Flow(foot, space=4)
        self.solve = button(self.tr("Show the solution"), self.solution.emit, "quiet")
        self.skip = button(self.tr("Another puzzle"), self.another.emit, "quiet")
        for made, icon in ((self.solve, "hint"), (self.skip, "skip")):
            add_icon(made, self._look, icon)
            made.setStyleSheet("QPushButton { padding: 2px 8px; }")
            line.addWidget(made)
        outer.addWidget(foot)

    # -- showing -----------------------------------------------------------------------------

    def show_run(self, refusal: str, ending: str) -> None:
        """Show the puzzle as it stands.

        Args:
            refusal: Why the rules do not allow what was tried, in words.
            ending: What the large button says when the puzzle is solved.
        """
        run = self._puzzle_run
        state = (run.phase, run.outcome, run.shown, refusal)
        if state == self._shown:
            return
        self._shown = state
        self._clear()
        solved = run.phase == "right"
        self._say(refusal)
        self.solve.setVisible(not solved)
        self.skip.setVisible(run.phase == "asking")
        words = ending if solved else self.tr("Try again")
        key = self.tr("Enter")
        self.go.setText(f"{words} ({key})")
        self.go.setVisible(run.phase in ("right", "wrong"))
        self._lay.addStretch(1)
        for made in self._body.findChildren(QWidget):
            made.ensurePolished()  # else heights are those of another font
        self._lay.invalidate()
        self._lay.activate()
        self._scroll()

    def _say(self, refusal: str) -> None:
        run, language = self._puzzle_run, self._look.language
        asked = "large" if run.outcome is None else "soft"
        self._lay.addWidget(label(run.step.say.said(language), asked, wrap=True))
        if run.outcome is None:
            note = self.tr("What is right was worked out from what you can see here, no more.")
            self._lay.addWidget(label(note, "small", wrap=True))
            self._remind()
            return
        if run.outcome.kind == "refused":
            self._remark(refusal)
            return
        self._verdict()
        if run.phase == "right":
            self._teach()
        else:
            hint = self.tr("A hint: {idea}.").format(idea=idea_of(run.puzzle).title.said(language))
            self._lay.addWidget(label(hint, wrap=True))
        if run.went_on:
            self._remind()

    def _remind(self) -> None:
        """Show what a player who sat there all the time would remember."""
        run, tall = self._puzzle_run, _REMINDER * self._look.text_scale
        title = seen_before(run.puzzle.game)
        seen = [(name, self._seen(seat, tall)) for seat, name in enumerate(run.names)]
        if title is None or not any(own for _, own in seen):
            return
        self._lay.addWidget(label(title.said(self._look.language), "heading", wrap=True))
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setColumnStretch(1, 1)
        for at, (name, own) in enumerate(seen):
            grid.addWidget(label(name, "small"), at, 0)
            piles = Piles(self._look, own, tall) if own else label("–", "small")
            grid.addWidget(piles, at, 1)
        self._lay.addWidget(holder)

    def _verdict(self) -> None:
        """What a try is worth beside the best, or the best beside the next best."""
        run, language = self._puzzle_run, self._look.language
        puzzle, coach = run.puzzle, run.explaining.coach(language)
        right = run.phase == "right"
        card = self._remarked = panel("card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(12, 10, 12, 12)
        inside.setSpacing(8)
        head = self.tr("Right") if right else self.tr("Not the best")
        if run.shown and right:
            head = self.tr("The solution")
        mark = "" if run.shown and right else ("✓  " if right else "✗  ")
        inside.addWidget(label(mark + head, "good" if right else "bad", wrap=True))
        assert run.outcome is not None
        said = run.explaining.right(run.tried) if right else run.outcome.say
        if said is not None:
            inside.addWidget(label(said.said(language), "large", wrap=True))
        tried = puzzle.find(run.tried)
        shown = [(tried or puzzle.best) if right else tried, puzzle.next_best if right else None]
        bars = [
            coach.win_bar(coach.title(each.move), each.win) for each in shown if each is not None
        ]
        if not right:
            bars.append(coach.win_bar(self.tr("The best choice"), puzzle.best.win))
        inside.addLayout(odds_rows(self._look, bars))
        for sentence in self._reasons():
            inside.addWidget(label(sentence, wrap=True))
        self._lay.addWidget(card)

    def _reasons(self) -> tuple[str, ...]:
        """What a move risks that another one does not, as far as the odds tell."""
        run = self._puzzle_run
        puzzle, coach = run.puzzle, run.explaining.coach(self._look.language)
        tried = puzzle.find(run.tried) or (puzzle.best if run.phase == "right" else None)
        beside = puzzle.next_best if run.phase == "right" else puzzle.best
        if tried is None:
            return ()
        return coach.sentences(tried.prospect(), beside=beside.prospect())[1:]

    def _teach(self) -> None:
        """What there is to learn from it."""
        run, language = self._puzzle_run, self._look.language
        idea = idea_of(run.puzzle)
        title = idea.title.said(language)
        self._lay.addWidget(label(title[:1].upper() + title[1:], "heading", wrap=True))
        self._lay.addWidget(label(idea.say.said(language), wrap=True))
        self._rule(idea.clause)
        if run.missed:
            words = self.tr("It comes back tomorrow, so that you can try it once more.")
            self._lay.addWidget(label(words, "small", wrap=True))

    def focus_first(self) -> bool:
        """Put the keyboard on the large button; tells whether it is there."""
        if self.go.isHidden():
            return False
        self.go.setFocus()
        return True
