"""People who learn together: an open round at the real table, then the real match."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from poisonbox.games import GAMES
from poisonbox.store.models import SeatInfo
from poisonbox.store.preferences import Setup
from poisonbox.texts.lessons import open_round
from poisonbox.texts.rulebook import rulebook
from poisonbox.ui.room import Room
from poisonbox.ui.screens.learn import LearnPage
from poisonbox.ui.screens.lesson_together import TogetherPage
from poisonbox.ui.screens.setup import SetUpPage
from poisonbox.ui.screens.table import TablePage
from poisonbox.ui.table.pointing import find
from poisonbox.ui.theme import CRESTS
from poisonbox.ui.window import MainWindow
from tests.ui.driving import NAMES, Clock


class Family:
    """People in front of an open round."""

    def __init__(self, window: MainWindow, game: str, people: int = 0) -> None:
        self.window = window
        self.clock = Clock()
        self.rng = Random(5)
        window._room.clock = self.clock  # noqa: SLF001
        people = people or GAMES[game].seats[0]
        seats = tuple(SeatInfo(NAMES[at], "human", crest=CRESTS[at]) for at in range(people))
        window.start_together(game, Setup(people, seats, {}))
        self.wait()

    @property
    def page(self) -> TogetherPage:
        assert isinstance(self.window.page, TogetherPage)
        return self.window.page

    def wait(self) -> None:
        self.clock.now += 1.0
        QApplication.processEvents()
        if isinstance(self.window.page, TablePage):
            self.window.page.tick()
        QApplication.processEvents()

    def move(self) -> None:
        """Whoever is called makes some move, and confirms it with Enter."""
        screen = self.page.screen_shown
        assert screen is not None
        for ask in screen.asks:
            self.page.propose(self.rng.choice(ask.moves))
        self.enter()

    def enter(self) -> None:
        QTest.keyClick(self.page, Qt.Key.Key_Return)
        self.wait()

    def play(self) -> None:
        """Until it is enough."""
        for _ in range(200):
            if self.page.guide.over:
                return
            self.move()
        raise AssertionError("it does not end")

    @property
    def words(self) -> str:
        shown = self.page.words_panel.findChildren(QLabel)
        return "\n".join(each.text() for each in shown if each.isVisible())


@pytest.mark.parametrize("game", GAMES)
def test_a_family_plays_an_open_round_and_then_for_real(
    window: MainWindow, room: Room, game: str
) -> None:
    family = Family(window, game)
    assert not family.page.curtain.isVisible()
    family.play()
    assert family.page.guide.lesson.scoring[0].say.en in family.words
    for _ in family.page.guide.lesson.scoring:
        family.enter()
    assert family.page.guide.lesson.done.en in family.words
    assert room.library is not None
    assert room.library.history() == [], "practice is kept nowhere"
    family.enter()
    real = window.page
    assert type(real) is TablePage
    screen = real.screen_shown
    assert screen is not None
    assert screen.hands == ()
    assert real.curtain.isVisible()
    assert [chair.name for chair in screen.chairs] == list(NAMES[: GAMES[game].seats[0]])
    assert len(room.library.history()) == 1


def test_whoever_is_called_is_named_and_plays_from_the_keyboard(window: MainWindow) -> None:
    family = Family(window, "pok")
    assert "Ada, your turn" in family.words
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_1)
    family.wait()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    family.wait()
    assert "Ben, your turn" in family.words


def test_a_refusal_is_explained_with_the_words_of_the_rule(window: MainWindow) -> None:
    family = Family(window, "hue")
    screen, game = family.page.screen_shown, GAMES["hue"]
    assert screen is not None
    far = {**game.encode(screen.asks[0].moves[0]), "at": [40, 40]}
    family.page.propose(game.decode(far))
    family.wait()
    assert rulebook("hue").find("hue/touch").text["en"] in family.words
    family.move()
    assert rulebook("hue").find("hue/touch").text["en"] not in family.words


@pytest.mark.parametrize("game", GAMES)
def test_every_hand_lies_open(window: MainWindow, game: str) -> None:
    family = Family(window, game, GAMES[game].seats[-1])
    stage = family.page.scene.stage
    assert stage is not None
    assert len(stage.hands) == GAMES[game].seats[-1]
    if game in ("cauldrons", "hue"):
        for seat in range(len(stage.hands)):
            assert find(family.page.scene, f"open {seat}"), f"the hand of {seat} is not seen"


@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_guide_points_at_is_on_the_table(window: MainWindow, game: str) -> None:
    lesson = open_round(game)
    assert lesson is not None
    scene = Family(window, game, max(4, GAMES[game].seats[0])).page.scene
    wanted = {point for voice in (*lesson.voices, *lesson.scoring) for point in voice.point}
    assert all(find(scene, point) for point in wanted), wanted


def test_enough_practice_leads_to_the_real_match(window: MainWindow) -> None:
    family = Family(window, "cauldrons")
    QTest.mouseClick(family.page.words_panel.enough, Qt.MouseButton.LeftButton)
    family.wait()
    QTest.mouseClick(family.page.words_panel.go, Qt.MouseButton.LeftButton)
    family.wait()
    assert type(window.page) is TablePage


def test_an_open_round_goes_on_in_another_theme(window: MainWindow, room: Room) -> None:
    family = Family(window, "cauldrons")
    family.move()
    said = family.page.guide.spoken
    room.settings.update(theme="light")
    window._appearance.refresh()  # noqa: SLF001
    family.wait()
    assert family.page.guide.spoken == said
    assert said.texts[0].en in family.words


def test_the_set_up_offers_it_to_people_who_are_several(window: MainWindow) -> None:
    window.set_up("cauldrons")
    page = window.page
    assert isinstance(page, SetUpPage)
    page.plan.against_bots("casual")
    page._show_seats()  # noqa: SLF001
    assert not page.together.isVisibleTo(page)
    page.plan.all_people()
    for at in range(len(page.plan.seats)):
        page.plan.rename(at, NAMES[at])
    page._show_seats()  # noqa: SLF001
    assert page.together.isVisibleTo(page)
    QApplication.processEvents()
    QTest.mouseClick(page.together, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.play_button, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, TogetherPage)


def test_the_courses_lead_to_learning_together(window: MainWindow) -> None:
    window.show_learn()
    assert isinstance(window.page, LearnPage)
    buttons = window.page.findChildren(QPushButton)
    next(each for each in buttons if each.text() == "Learn together").click()
    page = window.page
    assert isinstance(page, SetUpPage)
    assert page.together.isVisibleTo(page)
    assert page.together.isChecked()
