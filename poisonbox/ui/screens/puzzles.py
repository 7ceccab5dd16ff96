"""The puzzles of a game: what is due, what is new, and what was solved."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from poisonbox.control.lessons.training import Trainee
from poisonbox.teach.puzzle import EASY, FAIR, HARD, Puzzle
from poisonbox.texts.puzzles import idea_of, puzzles
from poisonbox.ui.look import Look
from poisonbox.ui.room import Room
from poisonbox.ui.screens.flow import Flow
from poisonbox.ui.screens.frame import FramedPage
from poisonbox.ui.screens.pictures import Cover
from poisonbox.ui.screens.puzzle_panel import difficulty_name
from poisonbox.ui.widgets import button, column, label, panel
from poisonbox.ui.words import game_title

_WIDEST = 980
_PICTURE = 130
_TILE = 54
"""How large a puzzle's tile is at 100 % text."""


class PuzzlesPage(FramedPage):
    """Every puzzle of one game.

    Attributes:
        go: Opens the puzzle to go on with; None where there is none.
        tiles: The button of each puzzle, in order.

    Signals:
        puzzle: The id of the puzzle that somebody wants to solve.
    """

    puzzle = Signal(str)

    def __init__(self, room: Room, game: str) -> None:
        """Lay out the puzzles."""
        title = self.tr("Puzzles: {game}").format(game=game_title(game, room.look.language))
        super().__init__(room, title, widest=_WIDEST)
        self._trainee = room.training()
        self._all = puzzles(game)
        self.tiles: list[PuzzleTile] = []
        self.go: QPushButton | None = None
        self.body.addWidget(self._head(game))
        for difficulty in (EASY, FAIR, HARD):
            some = [each for each in self._all if each.difficulty == difficulty]
            if some:
                self.body.addWidget(self._group(difficulty, some))
        self.body.addStretch(1)

    def _head(self, game: str) -> QWidget:
        """What is due, and the way on."""
        card = panel()
        inside = QVBoxLayout(card)
        inside.setContentsMargins(1, 1, 1, 16)
        inside.setSpacing(8)
        picture = Cover(self.look, f"home/{game}", radius=11, foot=False)
        picture.setFixedHeight(round(_PICTURE * min(self.look.text_scale, 1.4)))
        inside.addWidget(picture)
        words = column(space=8)
        words.setContentsMargins(16, 4, 16, 0)
        inside.addLayout(words)
        words.addWidget(
            label(
                self.tr(
                    "Positions from real matches in which one choice is clearly best. What you miss"
                    " comes back: after a day, then after 3, 7, 16 and 35 days."
                ),
                "soft",
                wrap=True,
            )
        )
        words.addWidget(label(standing_words(self._trainee, self._all), "heading", wrap=True))
        following = self._trainee.following(self._all)
        if following is not None:
            verb = self.tr("Solve a new one")
            if self._trainee.is_due(following):
                verb = self.tr("Solve what is due")
            elif len(self._all) == sum(self._trainee.standing(p).is_new for p in self._all):
                verb = self.tr("Begin")
            self.go = button(verb, lambda: self.puzzle.emit(following.id), "accent")
            line = QHBoxLayout()
            line.addWidget(self.go)
            line.addStretch(1)
            words.addLayout(line)
        return card

    def _group(self, difficulty: int, some: Sequence[Puzzle]) -> QWidget:
        """The puzzles of one difficulty."""
        card = panel()
        inside = QVBoxLayout(card)
        inside.setContentsMargins(16, 12, 16, 16)
        inside.setSpacing(10)
        inside.addWidget(label(difficulty_name(difficulty), "heading"))
        holder = QWidget()
        line = Flow(holder, space=8)
        for each in some:
            tile = PuzzleTile(self.look, 1 + self._all.index(each), each, self._trainee)
            tile.clicked.connect(lambda _=False, each=each: self.puzzle.emit(each.id))
            self.tiles.append(tile)
            line.addWidget(tile)
        inside.addWidget(holder)
        return card

    def arrive(self) -> None:
        """Enter goes on solving."""
        if self.go is None:
            super().arrive()
        else:
            self.go.setFocus()


class PuzzleTile(QPushButton):
    """A puzzle: its number, and a mark for how it stands."""

    def __init__(self, look: Look, number: int, posed: Puzzle, trainee: Trainee) -> None:
        """Show how it stands; what it is about is told only once it was tried."""
        super().__init__()
        standing = trainee.standing(posed)
        mark, state, role = "", self.tr("new"), ""
        if trainee.is_due(posed):
            mark, state, role = "↻", self.tr("due today"), "accent"
        elif standing.is_learnt:
            mark, state = "✓", self.tr("solved")
        elif not standing.is_new:
            mark, state = "↻", self.tr("comes back later")
        self.setText(f"{number} {mark}" if mark else str(number))
        self.setProperty("role", role or ("quiet" if standing.is_learnt else ""))
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        name = self.tr("Puzzle {number}: {state}").format(number=number, state=state)
        if not standing.is_new:
            name = f"{name}. {idea_of(posed).title.said(look.language)}"
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setStyleSheet("QPushButton { padding: 2px 6px; }")
        self._least = round(_TILE * look.text_scale)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        """All of one size, so that they stand in columns."""
        return QSize(self._least + 12, max(self._least - 8, super().sizeHint().height()))


def standing_words(trainee: Trainee, some: Sequence[Puzzle]) -> str:
    """How many were solved, and how many are due today."""
    solved = sum(trainee.standing(each).is_learnt for each in some)
    said = QCoreApplication.translate("PuzzlesPage", "{solved} of {all} solved").format(
        solved=solved, all=len(some)
    )
    due = len(trainee.due(some))
    if due:
        words = QCoreApplication.translate("PuzzlesPage", "{number} due today").format(number=due)
        said = f"{said} · {words}"
    return said
