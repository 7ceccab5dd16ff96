"""The page of a puzzle: a position at a real table, and one move that is clearly best."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Signal

from poisonbox.control.lessons.pupil import Pupil
from poisonbox.control.lessons.run import LessonRun
from poisonbox.control.lessons.training import PuzzleRun
from poisonbox.games import GAMES
from poisonbox.texts.puzzles import puzzle, puzzles
from poisonbox.ui.room import Room
from poisonbox.ui.screens.lesson import LessonTable, company
from poisonbox.ui.screens.lesson_panel import LessonPanel
from poisonbox.ui.screens.puzzle_panel import PuzzlePanel
from poisonbox.ui.table.scene import Exhibit


class PuzzlePage(LessonTable):
    """A puzzle that is solved.

    Signals:
        following: The id of the puzzle that is wanted next.
    """

    following = Signal(str)

    def __init__(self, room: Room, puzzle_id: str) -> None:
        """Lay the table."""
        posed = puzzle(puzzle_id)
        usual = company(room, None)
        # Who sits down in the middle of a match cannot remember it: the table helps. Solving says
        # nothing about how well rules are known, so no pupil takes notes.
        customs = replace(usual.customs, memory_aids=True)
        sitting = replace(usual, customs=customs, pupil=Pupil())
        run = PuzzleRun(posed, GAMES[posed.game], sitting, room.clock(), room.training())
        self._solving = run
        super().__init__(room, run)
        assert isinstance(self.panel, PuzzlePanel)
        self.panel.solution.connect(self.show_solution)
        self.panel.another.connect(self.go_to_another)

    def _make_panel(self, run: LessonRun) -> LessonPanel:
        assert isinstance(run, PuzzleRun)

        def seen(seat: int, tall: float) -> Sequence[Exhibit]:
            return self.scene.exhibit(run.screen(self.now()).view, seat, tall)

        return PuzzlePanel(self.look, run, seen)

    @property
    def following_lesson(self) -> str | None:
        """The puzzle that comes next, if one is due or new."""
        posed = self._solving.puzzle
        found = self.room.training().following(puzzles(posed.game), posed)
        return None if found is None else found.id

    def _ending(self) -> str:
        if self.following_lesson is None:
            return QCoreApplication.translate("PuzzlePage", "Back to the puzzles")
        return QCoreApplication.translate("PuzzlePage", "Next puzzle")

    # -- what the learner does ---------------------------------------------------------------

    def go_on(self) -> None:
        """The large button: try again, or the next puzzle."""
        if self.run.phase == "right" and not self.queue.busy:
            self.go_to_another()
        else:
            super().go_on()

    def show_solution(self) -> None:
        """Give up."""
        self.queue.skip()
        self._went(self._solving.show_solution)

    def go_to_another(self) -> None:
        """To the puzzle that comes next, or back where there is none."""
        following = self.following_lesson
        self.back.emit() if following is None else self.following.emit(following)
