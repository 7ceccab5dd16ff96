"""Lessons in the real window: by mouse, by keyboard, with rings, words and a way back."""

from collections.abc import Hashable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from poisonbox.control.lessons import judging
from poisonbox.games import GAMES
from poisonbox.teach.lesson import Choose, Do, Lesson, Play, Predict, Score
from poisonbox.texts.lessons import course, lesson, lessons_of
from poisonbox.texts.rulebook import explain
from poisonbox.ui.room import Room
from poisonbox.ui.screens.home import HomePage
from poisonbox.ui.screens.learn import CourseCard, Gem, LearnPage
from poisonbox.ui.screens.lesson import LessonPage
from poisonbox.ui.screens.lesson_pieces import Piles
from poisonbox.ui.table.items import Words
from poisonbox.ui.table.pointing import find
from poisonbox.ui.window import MainWindow
from tests.ui.driving import Clock

DIGITS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)
COURSES = [game for game in GAMES if course(game)]


class Learner:
    """Somebody in front of a lesson."""

    def __init__(self, window: MainWindow, lesson_id: str, step: int | None = None) -> None:
        self.window = window
        self.clock = Clock()
        window._room.clock = self.clock  # noqa: SLF001
        window.show_lesson(lesson_id, step)
        self.wait()

    @property
    def page(self) -> LessonPage:
        assert isinstance(self.window.page, LessonPage)
        return self.window.page

    @property
    def run(self) -> Any:
        return self.page.run

    def wait(self) -> None:
        self.clock.now += 1.0
        QApplication.processEvents()
        if isinstance(self.window.page, LessonPage):
            self.page.tick()
        QApplication.processEvents()

    def click(self, key: Hashable) -> None:
        """Press a spot of the table where nothing lies over it."""
        page = self.page
        rect = next(spot.rect for spot in page.scene.spots if spot.key == key)
        here = QPointF(rect.left() + 8, rect.center().y())
        self._click_at(page.view.mapFromScene(here))

    def _click_at(self, point: QPoint) -> None:
        viewport = self.page.view.viewport()
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point)
        self.wait()

    def push(self, button: QPushButton) -> None:
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.wait()

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            focused = self.window.focusWidget() or self.window.page
            QTest.keyClick(focused, key)
            self.wait()

    def hand(self, card: str) -> Hashable:
        """The spot of a card in the hand: colour by colour, as it lies there."""
        sort = "RBPX"
        cards = sorted(self.run.screen(0).view.hand, key=lambda own: (sort.index(own[0]), own))
        return ("hand", cards.index(card))

    def play(self, written: dict[str, Any]) -> None:
        """Click a card, a cauldron, and the button that makes the move."""
        self.click(self.hand(written["play"]))
        self.click(("cauldron", written["into"]))
        if self.page.prompt._confirm.isVisible():  # noqa: SLF001
            self.push(self.page.prompt._confirm)  # noqa: SLF001

    def right_answer(self) -> int:
        match = self.run._match  # noqa: SLF001
        return judging.right_answers(self.run.step, match, self.run.seat).index(True)

    def right_numbers(self) -> tuple[int, ...]:
        screen = self.run._session.screen(0)  # noqa: SLF001
        return judging.expected(self.run.step, judging.account(screen))


def texts(learner: Learner) -> str:
    from PySide6.QtWidgets import QLabel  # noqa: PLC0415

    return "\n".join(
        each.text() for each in learner.page.panel.findChildren(QLabel) if each.isVisible()
    )


# -- whole lessons ---------------------------------------------------------------------------------


def by_mouse(learner: Learner) -> None:
    step, page = learner.run.step, learner.page
    if isinstance(step, Do | Choose):
        learner.play(step.solution)
    elif isinstance(step, Predict):
        learner.push(page.panel.answers[learner.right_answer()])
    elif isinstance(step, Score):
        for field, number in zip(page.panel.fields, learner.right_numbers(), strict=True):
            QTest.mouseClick(field, Qt.MouseButton.LeftButton)
            QTest.keyClicks(field, str(number))
        learner.push(page.panel.go)
    learner.push(page.panel.go)


@pytest.mark.parametrize("lesson_id", ["cauldrons/first-sip", "cauldrons/overflow"])
def test_a_whole_lesson_is_taken_by_mouse(window: MainWindow, lesson_id: str) -> None:
    learner = Learner(window, lesson_id)
    for _ in lesson(lesson_id).steps:
        by_mouse(learner)
    assert learner.run.phase == "finished"
    assert window._room.learner().progress(lesson_id).finished == 1  # noqa: SLF001


def by_keyboard(learner: Learner) -> None:
    step, page = learner.run.step, learner.page
    if isinstance(step, Do | Choose):
        assert page.view.isAncestorOf(learner.window.focusWidget()), "the keyboard is at the table"
        _, at = learner.hand(step.solution["play"])  # type: ignore[misc]
        learner.press(*[Qt.Key.Key_Right] * at, Qt.Key.Key_Return)
        focused = learner.window.focusWidget()
        wanted = ("cauldron", step.solution["into"])
        for _ in range(3):
            if focused.spot.key == wanted:
                break
            learner.press(Qt.Key.Key_Right)
            focused = learner.window.focusWidget()
        learner.press(Qt.Key.Key_Return)
        if learner.run.phase == "asking":
            learner.press(Qt.Key.Key_Return)
    elif isinstance(step, Predict):
        learner.press(*[Qt.Key.Key_Tab] * learner.right_answer(), Qt.Key.Key_Return)
    elif isinstance(step, Score):
        for number in learner.right_numbers():
            QTest.keyClicks(learner.window.focusWidget(), str(number))
            learner.press(Qt.Key.Key_Return)
    assert learner.run.may_go_on, (learner.run.at, learner.run.outcome)
    learner.press(Qt.Key.Key_Return)


@pytest.mark.parametrize("lesson_id", ["cauldrons/new-colour", "cauldrons/overflow"])
def test_a_whole_lesson_is_taken_by_keyboard(window: MainWindow, lesson_id: str) -> None:
    learner = Learner(window, lesson_id)
    for _ in lesson(lesson_id).steps:
        by_keyboard(learner)
    assert learner.run.phase == "finished"
    learner.press(Qt.Key.Key_Return)
    assert learner.run.lesson.id == "cauldrons/poison" or lesson_id == "cauldrons/overflow"


def test_digits_answer_a_question(window: MainWindow) -> None:
    learner = Learner(window, "cauldrons/first-sip", 1)
    right = learner.right_answer()
    learner.press(DIGITS[right - 1])
    assert learner.run.outcome.kind == "wrong"
    learner.press(DIGITS[right])
    assert learner.run.outcome.kind == "right"


# -- what is seen ----------------------------------------------------------------------------------


def test_an_answer_that_was_not_right_is_marked(window: MainWindow) -> None:
    learner = Learner(window, "cauldrons/first-sip", 1)
    wrong = (learner.right_answer() + 1) % len(learner.page.panel.answers)
    learner.push(learner.page.panel.answers[wrong])
    marked = [made.words.startswith("✗") for made in learner.page.panel.answers]
    assert marked == [at == wrong for at in range(len(marked))]


def test_a_wrong_move_is_explained_and_taken_back(window: MainWindow) -> None:
    learner = Learner(window, "cauldrons/overflow")
    learner.play({"play": "B5", "into": 0})
    assert learner.run.phase == "wrong"
    assert learner.run.outcome.say.en in texts(learner)
    assert "Rule: Spilling over" in texts(learner)
    level = learner.page.scene.stage.view.cauldrons[0].level  # type: ignore[union-attr]
    assert level == 5, "it was played out"
    learner.push(learner.page.panel.go)
    assert learner.page.scene.stage.view.cauldrons[0].level == 11  # type: ignore[union-attr]
    assert learner.run.asks_for_move


def test_a_refused_move_says_what_the_rules_say_and_what_the_lesson_says(
    window: MainWindow,
) -> None:
    learner = Learner(window, "cauldrons/first-sip")
    learner.click(learner.hand("B2"))
    learner.click(("cauldron", 2))
    outcome = learner.run.outcome
    assert outcome.kind == "refused"
    assert explain(outcome.refusal, "en") in texts(learner)
    assert outcome.say.en in texts(learner)
    assert learner.page.prompt.sentence == explain(outcome.refusal, "en")


def test_the_rule_behind_a_remark_can_be_read_in_place(window: MainWindow) -> None:
    learner = Learner(window, "cauldrons/first-sip", 1)
    learner.press(DIGITS[learner.right_answer() - 1])
    links = learner.page.panel.findChildren(QPushButton)
    link = next(each for each in links if each.property("role") == "link" and each.isVisible())
    assert "you cannot pass" not in texts(learner)
    learner.push(link)
    assert "you cannot pass" in texts(learner)


def test_rings_lie_around_what_is_pointed_at_and_go_when_it_is_done(window: MainWindow) -> None:
    learner = Learner(window, "cauldrons/overflow")
    page = learner.page
    spot = next(each for each in page.scene.spots if each.key == ("cauldron", 0))
    (ring,) = page.pointer.rings
    assert ring.contains(spot.rect.center())
    learner.play({"play": "B2", "into": 0})
    assert page.pointer.rings == []


@pytest.mark.parametrize("game", COURSES)
def test_whatever_a_lesson_points_at_is_on_its_table(window: MainWindow, game: str) -> None:
    for taken in course(game):
        for at, step in enumerate(taken.steps):
            if not step.point:
                continue
            learner = Learner(window, taken.id, at)
            if learner.run.at != at:
                continue
            for wanted in step.point:
                assert find(learner.page.scene, wanted), f"{taken.id} {at}: {wanted}"


def test_what_was_taken_is_laid_out_where_it_is_to_be_counted(window: MainWindow) -> None:
    learner = Learner(window, "cauldrons/scoring", 3)
    page = learner.page
    assert page.piles.isVisible()
    assert page.piles.geometry().top() >= page.scene.private.top()
    names = [each.accessibleName() for each in page.piles.findChildren(object)
             if hasattr(each, "accessibleName")]  # fmt: skip
    assert "2 red, 3 blue, 1 poison" in names


def test_a_missing_number_is_not_a_wrong_one(window: MainWindow) -> None:
    learner = Learner(window, "cauldrons/scoring", 3)
    learner.push(learner.page.panel.go)
    assert learner.run.outcome is None
    assert learner.page.panel.fields[0].hasFocus()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", COURSES)
def test_every_lesson_fits_a_small_window(
    window: MainWindow, room: Room, game: str, language: str
) -> None:
    room.settings.update(language=language)
    window._appearance.refresh()  # noqa: SLF001
    window.resize(1024, 640)
    for taken in course(game):
        page = Learner(window, taken.id, 0).page
        assert window.size().width() == 1024
        assert page.panel.geometry().right() <= page.width()
        assert page.view.width() >= 560
        bar = page.panel._area.horizontalScrollBar()  # noqa: SLF001
        assert bar.maximum() == 0, f"{taken.id} is too wide"


# -- ways ------------------------------------------------------------------------------------------


def test_home_leads_to_the_courses_and_back(window: MainWindow) -> None:
    window.go_home()
    home = window.page
    assert isinstance(home, HomePage)
    learn = next(each for each in home.findChildren(QPushButton) if each.text() == "Learn to play")
    learn.click()
    assert isinstance(window.page, LearnPage)
    assert list(window.page.courses) == COURSES
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert isinstance(window.page, HomePage)


def card(window: MainWindow, game: str) -> CourseCard:
    assert isinstance(window.page, LearnPage)
    cards = window.page.findChildren(CourseCard)
    return cards[COURSES.index(game)]


def test_the_courses_show_progress_and_mastery(window: MainWindow) -> None:
    Learner(window, "cauldrons/new-colour")
    pupil = window._room.learner()  # noqa: SLF001
    pupil.finish("cauldrons/first-sip")
    pupil.arrive("cauldrons/new-colour", 2)
    pupil.use(["cauldrons/own-colour"], right=True)
    window.show_learn()
    shown = card(window, "cauldrons")
    assert sum(gem.shines for gem in shown.findChildren(Gem)) == 1
    assert "finished" in shown.lessons[0].accessibleName()
    assert "step 3 of 4" in shown.lessons[1].accessibleName()
    shown.go_on.click()
    assert isinstance(window.page, LessonPage)
    assert (window.page.run.lesson.id, window.page.run.at) == ("cauldrons/new-colour", 2)


def test_a_lesson_goes_on_where_it_was_left_even_in_another_theme(
    window: MainWindow, room: Room
) -> None:
    learner = Learner(window, "cauldrons/first-sip")
    by_mouse(learner)
    assert learner.run.at == 1
    room.settings.update(theme="light")
    window._appearance.refresh()  # noqa: SLF001
    assert learner.run.at == 1
    QTest.keyClick(learner.page, Qt.Key.Key_Escape)
    window.show_lesson("cauldrons/first-sip")
    assert learner.run.at == 1


def test_steps_are_skipped_repeated_and_gone_back_to(window: MainWindow) -> None:
    learner = Learner(window, "cauldrons/first-sip")
    panel = learner.page.panel
    learner.push(panel._skip)  # noqa: SLF001
    assert learner.run.at == 1
    learner.push(panel._skip)  # noqa: SLF001
    learner.push(panel._before)  # noqa: SLF001
    assert learner.run.at == 1
    panel.repeated.emit()
    assert learner.run.at == 0


def test_the_next_lesson_is_one_button_away_and_back_leads_to_the_courses(
    window: MainWindow,
) -> None:
    window.show_learn()
    learner = Learner(window, "cauldrons/first-sip")
    for _ in learner.run.lesson.steps:
        learner.page.panel.skipped.emit()
    learner.wait()
    learner.push(learner.page.panel.go)
    assert learner.run.lesson.id == "cauldrons/new-colour"
    QTest.keyClick(learner.page, Qt.Key.Key_Escape)
    assert isinstance(window.page, LearnPage)


def test_a_clause_leads_to_its_lesson(window: MainWindow) -> None:
    place = lessons_of("cauldrons/overflow")[0]
    learner = Learner(window, place.lesson, place.step)
    assert "cauldrons/overflow" in learner.run.lesson.clauses
    assert learner.run.at == place.step


def test_leaving_a_lesson_closes_its_bots(window: MainWindow) -> None:
    taken: Lesson = course("cauldrons")[-1]
    assert any(isinstance(step, Play) for step in taken.steps)
    learner = Learner(window, taken.id)
    page = learner.page
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not isinstance(window.page, LessonPage)


def test_a_course_begins_anew_only_when_it_is_meant(window: MainWindow) -> None:
    Learner(window, "cauldrons/new-colour")
    pupil = window._room.learner()  # noqa: SLF001
    pupil.finish("cauldrons/first-sip")
    pupil.finish("pok/first-counter")
    pupil.use(["cauldrons/own-colour"], right=True)
    window.show_learn()
    QApplication.processEvents()
    shown = card(window, "cauldrons")
    assert not shown.forget.isVisible()
    QTest.mouseClick(shown.renew, Qt.MouseButton.LeftButton)
    assert shown.forget.isVisible()
    assert pupil.progress("cauldrons/first-sip").finished == 1
    shown.forget.click()
    assert not any(gem.shines for gem in card(window, "cauldrons").findChildren(Gem))
    library = window._room.library  # noqa: SLF001
    assert library is not None
    assert list(library.lessons()) == ["pok/first-counter"]
    assert library.clauses() == {}


def test_the_same_table_can_be_played_on_again_after_a_step_that_changed_nothing(
    window: MainWindow,
) -> None:
    """A table that is not laid again would have nothing that can be picked up."""
    learner = Learner(window, "goblets/secrets", 0)
    learner.push(learner.page.panel.answers[learner.right_answer()])
    learner.push(learner.page.panel.go)
    assert learner.run.at == 1
    learner.click(("hand", 0))
    spot = next(each for each in learner.page.scene.spots if each.key == ("hand", 0))
    assert spot.chosen


# -- counting --------------------------------------------------------------------------------------


def words_on(learner: Learner) -> list[str]:
    """Everything that is written on the table or read out about it."""
    page = learner.page
    written = [item.text() for item in page.scene.items() if isinstance(item, Words)]
    return written + [spot.name for spot in page.scene.spots]


def test_what_a_goblet_held_is_laid_out_but_not_its_points(window: MainWindow) -> None:
    learner = Learner(window, "goblets/four-rounds", 1)
    laid = [each.accessibleName() for each in learner.page.piles.findChildren(Piles)]
    assert laid[1] == "drunk, stake 2, plain drink, plain drink, plain drink"
    assert laid[2].count("poison") == 1
    totals = learner.page.scene.stage.view.totals  # type: ignore[union-attr]
    assert totals == (5, 7, 1, 2), "as they were before the round"


def test_counters_that_were_handed_over_are_laid_out(window: MainWindow) -> None:
    learner = Learner(window, "pok/six-counters", 1)
    laid = [each.accessibleName() for each in learner.page.piles.findChildren(Piles)]
    assert laid == ["2 disc", "2 disc"]


def test_the_felt_does_not_count_where_the_learner_is_to_count(window: MainWindow) -> None:
    learner = Learner(window, "hue/areas", 3)
    numbers = learner.right_numbers()
    shown = " ".join(words_on(learner))
    assert not [number for number in numbers if f" {number} " in f" {shown} "]
    learner.run.enter(numbers, learner.clock.now)
    learner.page.show_run()
    assert [word for word in words_on(learner) if str(numbers[0]) in word]


def test_rings_lie_around_each_thing_or_around_things_that_lie_together(
    window: MainWindow,
) -> None:
    goblets = Learner(window, "goblets/four-rounds", 2).page.scene
    assert len(find(goblets, "seat")) == 4
    assert len(find(goblets, "goblet")) == 4
    assert len(find(Learner(window, "cauldrons/first-sip", 0).page.scene, "hand")) == 1


def test_a_die_can_be_blank_in_a_lesson(window: MainWindow) -> None:
    learner = Learner(window, "pok/dice", 1)
    assert learner.page.scene.stage.view.roll[1] is None  # type: ignore[union-attr]
    assert "Second die: blank" in words_on(learner)


def test_who_has_sealed_a_choice_is_told_whom_the_table_waits_for(
    window: MainWindow, room: Room
) -> None:
    room.settings.update(bots_pace="slow")  # so that all bots seal when the clock says so
    learner = Learner(window, "pok/first-match")
    learner.press(Qt.Key.Key_1)
    learner.run.confirm(learner.clock.now)
    learner.page.show_run()
    screen = learner.page.screen_shown
    assert screen is not None
    assert screen.asks[0].sealed
    assert not learner.page.prompt._confirm.isVisible()  # noqa: SLF001
