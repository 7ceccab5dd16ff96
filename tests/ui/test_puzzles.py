"""Puzzles in the real window: found, tried by mouse and keyboard, missed, explained, repeated."""

from collections.abc import Hashable
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from poisonbox.control.lessons.training import Trainee
from poisonbox.games import GAMES
from poisonbox.teach.puzzle import Puzzle
from poisonbox.texts.puzzles import idea_of, puzzles
from poisonbox.texts.rulebook import rulebook
from poisonbox.ui.room import Room
from poisonbox.ui.screens.learn import CourseCard, LearnPage
from poisonbox.ui.screens.puzzle import PuzzlePage
from poisonbox.ui.screens.puzzles import PuzzlesPage
from poisonbox.ui.window import MainWindow
from tests.ui.driving import Clock


class Days:
    """A calendar that a test turns."""

    def __init__(self) -> None:
        self.today = 739_000

    def __call__(self) -> int:
        return self.today


@pytest.fixture
def days(room: Room) -> Days:
    made = Days()
    room.trainee = Trainee(made, room.library)
    return made


class Solver:
    """Somebody in front of a puzzle."""

    def __init__(self, window: MainWindow, posed: Puzzle) -> None:
        self.window = window
        self.posed = posed
        self.clock = Clock()
        window._room.clock = self.clock  # noqa: SLF001
        window.show_puzzle(posed.id)
        self.wait()

    @property
    def page(self) -> PuzzlePage:
        assert isinstance(self.window.page, PuzzlePage)
        return self.window.page

    @property
    def panel(self) -> Any:
        return self.page.panel

    def wait(self) -> None:
        self.clock.now += 1.0
        QApplication.processEvents()
        if isinstance(self.window.page, PuzzlePage):
            self.page.tick()
        QApplication.processEvents()

    def click(self, key: Hashable) -> None:
        """Press a spot of the table where nothing lies over it."""
        page = self.page
        rect = next(spot.rect for spot in page.scene.spots if spot.key == key)
        here = page.view.mapFromScene(QPointF(rect.left() + 8, rect.center().y()))
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=here)
        self.wait()

    def push(self, button: QPushButton) -> None:
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.wait()

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.window.focusWidget() or self.window.page, key)
            self.wait()

    def hand(self, card: str) -> tuple[str, int]:
        """The spot of a card in a hand of Cauldrons: colour by colour, as it lies there."""
        sort, view = "RBPX", self.page.run.screen(0).view
        cards = sorted(view.hand, key=lambda own: (sort.index(own[0]), own))  # type: ignore[attr-defined]
        return "hand", cards.index(card)

    def play(self, written: dict[str, Any]) -> None:
        """Click a card of Cauldrons, a cauldron, and the button that makes the move."""
        self.click(self.hand(written["play"]))
        self.click(("cauldron", written["into"]))
        confirm = self.page.prompt._confirm  # noqa: SLF001
        if confirm.isVisible():
            self.push(confirm)

    def make(self, written: Any) -> None:
        """Make a move of any game."""
        self.page.propose(GAMES[self.posed.game].decode(written))
        self.wait()
        if self.page.run.phase == "asking":
            self.page.confirm()
            self.wait()

    def texts(self) -> str:
        labels = self.panel.findChildren(QLabel)
        return "\n".join(each.text() for each in labels if each.isVisible())


def first(game: str) -> Puzzle:
    return puzzles(game)[0]


# -- trying ----------------------------------------------------------------------------------------


def test_a_puzzle_is_solved_by_mouse(window: MainWindow) -> None:
    solver = Solver(window, first("cauldrons"))
    assert "Which one?" in solver.texts()
    solver.play(solver.posed.best.move)
    assert solver.page.run.phase == "right"
    assert "Right" in solver.texts()


def test_a_puzzle_is_solved_by_keyboard_and_enter_leads_to_the_next(window: MainWindow) -> None:
    solver = Solver(window, first("cauldrons"))
    assert solver.page.view.isAncestorOf(window.focusWidget()), "the keyboard is at the table"
    _, at = solver.hand(solver.posed.best.move["play"])
    solver.press(*[Qt.Key.Key_Right] * at, Qt.Key.Key_Return)
    wanted = ("cauldron", solver.posed.best.move["into"])
    for _ in range(3):
        focused: Any = window.focusWidget()
        if focused.spot.key == wanted:
            break
        solver.press(Qt.Key.Key_Right)
    solver.press(Qt.Key.Key_Return)
    if solver.page.run.phase == "asking":
        solver.press(Qt.Key.Key_Return)
    assert solver.page.run.phase == "right"
    assert solver.panel.go.hasFocus()
    solver.press(Qt.Key.Key_Return)
    assert solver.page.run.lesson.id == puzzles("cauldrons")[1].id


@pytest.mark.parametrize("game", GAMES)
def test_a_right_move_is_explained_with_its_odds_its_idea_and_its_rule(
    window: MainWindow, game: str
) -> None:
    solver = Solver(window, first(game))
    posed, idea = solver.posed, idea_of(solver.posed)
    solver.make(posed.best.move)
    said = solver.texts()
    for verdict in (posed.best, posed.next_best):
        assert f"{round(verdict.win * 100)}\u202f%" in said or verdict.win < 0.005
    assert idea.say.en in said
    rule = f"Rule: {rulebook(game).find(idea.clause).title['en']}"
    assert rule in [each.accessibleName() for each in solver.panel.findChildren(QPushButton)]


@pytest.mark.parametrize("game", GAMES)
def test_a_worse_move_plays_out_is_compared_and_taken_back(window: MainWindow, game: str) -> None:
    solver = Solver(window, first(game))
    posed = solver.posed
    before = solver.page.scene.stage
    solver.make(posed.next_best.move)
    assert solver.page.run.phase == "wrong"
    assert solver.page.scene.stage != before, "it was played out"
    said = solver.texts()
    assert "Not the best" in said
    assert f"{round(posed.best.win * 100)}\u202f%" in said
    assert idea_of(posed).title.en in said, "there is a hint"
    solver.push(solver.panel.go)
    assert solver.page.run.asks_for_move


def test_a_refused_move_is_told_with_its_rule(window: MainWindow) -> None:
    for posed in puzzles("cauldrons"):
        solver = Solver(window, posed)
        moves = solver.page.run.screen(0).asks[0].moves
        every = {move // 3 for move in moves}
        illegal = next(
            (3 * k + at for k in every for at in range(3) if 3 * k + at not in moves), None
        )
        if illegal is not None:
            break
    solver.page.propose(illegal)
    solver.wait()
    outcome = solver.page.run.outcome
    assert outcome is not None
    assert outcome.kind == "refused"
    assert "The rules say no" in solver.texts()
    assert solver.page.prompt.sentence in solver.texts()
    assert solver.page.run.asks_for_move


def test_who_gives_up_is_shown_the_solution_and_meets_it_again(
    window: MainWindow, room: Room, days: Days
) -> None:
    solver = Solver(window, first("hue"))
    solver.push(solver.panel.solve)
    assert solver.page.run.phase == "right"
    assert "The solution" in solver.texts()
    assert "comes back tomorrow" in solver.texts()
    days.today += 1
    assert room.training().due(puzzles("hue")) == [solver.posed]


def test_another_puzzle_can_be_asked_for_without_trying(window: MainWindow, room: Room) -> None:
    solver = Solver(window, first("pok"))
    solver.push(solver.panel.skip)
    assert solver.page.run.lesson.id == puzzles("pok")[1].id
    assert room.training().standing(solver.posed).is_new


def test_rules_are_not_counted_as_known_or_missed_by_puzzles(
    window: MainWindow, room: Room
) -> None:
    solver = Solver(window, first("pok"))
    solver.make(solver.posed.next_best.move)
    clause = idea_of(solver.posed).clause
    assert room.learner().mastery(clause).missed == 0
    assert room.learner().progress(solver.posed.id).finished == 0


# -- the list --------------------------------------------------------------------------------------


def listed(window: MainWindow) -> PuzzlesPage:
    assert isinstance(window.page, PuzzlesPage)
    return window.page


def test_learn_says_what_is_due_and_leads_there(window: MainWindow, room: Room, days: Days) -> None:
    room.training().answered(first("pok"), right=False)
    days.today += 1
    window.show_learn()
    assert isinstance(window.page, LearnPage)
    cards = window.page.findChildren(CourseCard)
    words = [
        [each.text() for each in card.findChildren(QPushButton) if "Puzzles" in each.text()]
        for card in cards
    ]
    assert words == [["Puzzles: 1 due today" if game == "pok" else "Puzzles"] for game in GAMES]
    buttons = cards[list(GAMES).index("pok")].findChildren(QPushButton)
    next(each for each in buttons if "Puzzles" in each.text()).click()
    assert len(listed(window).tiles) == len(puzzles("pok"))
    assert "1 due today" in listed(window).tiles[0].accessibleName() or (
        "due today" in listed(window).tiles[0].accessibleName()
    )


def test_what_a_puzzle_is_about_is_told_only_once_it_was_tried(
    window: MainWindow, room: Room
) -> None:
    room.training().answered(first("pok"), right=True)
    window.show_puzzles("pok")
    tried, fresh = listed(window).tiles[:2]
    assert idea_of(puzzles("pok")[0]).title.en in tried.accessibleName()
    assert fresh.accessibleName() == "Puzzle 2: new"


def test_enter_opens_what_is_due_and_esc_leads_back(
    window: MainWindow, room: Room, days: Days
) -> None:
    room.training().answered(puzzles("hue")[3], right=False)
    days.today += 1
    window.show_puzzles("hue")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(window.page, PuzzlePage)
    assert window.page.run.lesson.id == puzzles("hue")[3].id
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert isinstance(window.page, PuzzlesPage)


def test_when_all_is_solved_the_last_one_leads_back(window: MainWindow, room: Room) -> None:
    for each in puzzles("pok")[1:]:
        room.training().answered(each, right=True)
    window.show_puzzles("pok")
    solver = Solver(window, first("pok"))
    solver.make(solver.posed.best.move)
    assert solver.panel.go.text().startswith("Back to the puzzles")
    solver.push(solver.panel.go)
    assert listed(window).go is None


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_fits_a_small_window(
    window: MainWindow, room: Room, game: str, language: str
) -> None:
    room.settings.update(language=language)
    window._appearance.refresh()  # noqa: SLF001
    window.resize(1024, 640)
    for posed in puzzles(game)[::9]:
        solver = Solver(window, posed)
        for move in (posed.next_best.move, posed.best.move):
            solver.make(move)
            assert solver.panel.geometry().right() <= solver.page.width()
            bar = solver.panel._area.horizontalScrollBar()  # noqa: SLF001
            assert bar.maximum() == 0, f"{posed.id} is too wide"
            solver.page.run.rewind(solver.clock())
