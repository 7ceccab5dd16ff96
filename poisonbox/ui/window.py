"""The window: one page at a time, and the ways between them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow

from poisonbox.core.refusal import IllegalMove, Malformed
from poisonbox.store.errors import StoreError
from poisonbox.store.preferences import Setup, Window
from poisonbox.ui.appearance import Appearance
from poisonbox.ui.memory import give_back
from poisonbox.ui.page import Page
from poisonbox.ui.room import Room
from poisonbox.ui.screens.home import HomePage

if TYPE_CHECKING:
    from poisonbox.ui.evening import Evening

_SMALLEST = (1024, 640)

_TIDY = 200
"""Milliseconds after which a page that was left is surely deleted."""


class MainWindow(QMainWindow):
    """Shows one page at a time.

    Attributes:
        page: The page that is shown.
    """

    def __init__(self, room: Room, appearance: Appearance) -> None:
        """Build the window; nothing is shown yet."""
        super().__init__()
        self._room = room
        self._appearance = appearance
        self.setWindowTitle("Poisonbox")
        self.setMinimumSize(*_SMALLEST)
        self.page: Page | None = None
        self._trail: list[Callable[[], Page]] = [self._home_page]
        """How the pages on the way here are built, the one that is shown last."""
        self._table: Evening | None = None
        self._table_build: Callable[[], Page] | None = None
        for keys, act in (("F11", self._toggle_full_screen), ("Ctrl+Q", self.close)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(act)
        appearance.changed.connect(self.rebuild)
        self._tidying = QTimer(self)
        self._tidying.setSingleShot(True)
        self._tidying.setInterval(_TIDY)
        self._tidying.timeout.connect(give_back)
        self._restore_place()
        self.go_home()

    # -- ways --------------------------------------------------------------------------------

    def go(self, build: Callable[[], Page]) -> None:
        """Leave the page that is shown and build another one."""
        self._trail.append(build)
        try:
            self.rebuild()
        except BaseException:
            self._trail.pop()
            raise

    def go_back(self) -> None:
        """To the page before this one."""
        if len(self._trail) > 1:
            self._trail.pop()
        if self._table_build not in self._trail:
            self._end_evening()
        self.rebuild()

    def go_home(self) -> None:
        """The first page."""
        self._end_evening()
        self._trail = [self._home_page]
        self.rebuild()

    def rebuild(self) -> None:
        """Build the page that is shown anew, such as in another theme."""
        page = self._trail[-1]()
        old, self.page = self.page, page
        if old is not None:
            old.leave()
        page.back.connect(self.go_back)
        self.setCentralWidget(page)  # deletes the old one
        page.arrive()
        if old is not None:
            self._tidying.start()  # when the old page is deleted and the new one is there

    def set_up(self, game: str) -> None:
        """The page on which a match is prepared."""
        from poisonbox.ui.screens.setup import SetUpPage  # noqa: PLC0415

        def build() -> Page:
            page = SetUpPage(self._room, game)
            page.start.connect(lambda setup: self.start(game, setup))
            page.rules.connect(lambda: self.show_rules(game))
            page.settings.connect(self.show_settings)
            return page

        self.go(build)

    def play_at_once(self, game: str) -> None:
        """One click from home: as it was played last, or alone against bots."""
        from poisonbox.ui.evening import usual_setup  # noqa: PLC0415

        self.start(game, usual_setup(self._room, game))

    def start(self, game: str, setup: Setup) -> None:
        """Sit down to a new match."""
        with suppress(StoreError):
            self._room.settings.keep_setup(game, setup)
        from poisonbox.ui.evening import begin  # noqa: PLC0415

        try:
            self.sit_down(begin(self._room, game, setup))
        except (StoreError, Malformed) as error:
            self._say(str(error))

    def resume(self, match_id: int) -> None:
        """Go on with a match."""
        from poisonbox.ui.evening import resume  # noqa: PLC0415

        try:
            self.sit_down(resume(self._room, match_id))
        except (StoreError, Malformed, IllegalMove) as error:
            self._say(str(error))

    def show_history(self) -> None:
        """Matches of before."""
        from poisonbox.ui.screens.history import HistoryPage  # noqa: PLC0415

        def build() -> Page:
            page = HistoryPage(self._room)
            page.resume.connect(self.resume)
            page.replay.connect(self.show_replay)
            page.review.connect(self.show_review)
            return page

        self.go(build)

    def show_review(self, match_id: int) -> None:
        """The moves that mattered in a match that is over."""
        from poisonbox.ui.screens.review import ReviewPage  # noqa: PLC0415

        def build() -> Page:
            page = ReviewPage(self._room, match_id)
            page.replay.connect(self.show_replay)
            return page

        try:
            self.go(build)
        except (StoreError, Malformed, IllegalMove) as error:
            self._say(str(error))

    def show_replay(self, match_id: int) -> None:
        """A match of before, move by move."""
        from poisonbox.ui.screens.replay import ReplayPage  # noqa: PLC0415

        def build() -> Page:
            return ReplayPage(self._room, match_id)

        try:
            self.go(build)
        except (StoreError, Malformed, IllegalMove) as error:
            self._say(str(error))

    def show_settings(self) -> None:
        """What can be set."""
        from poisonbox.ui.screens.settings import SettingsPage  # noqa: PLC0415

        def build() -> Page:
            page = SettingsPage(self._room)
            page.changed.connect(self._appearance.refresh)
            return page

        self.go(build)

    def show_rules(self, game: str) -> None:
        """A rulebook."""
        from poisonbox.ui.screens.rules import RulesPage  # noqa: PLC0415

        self.go(lambda: RulesPage(self._room, game))

    def show_learn(self) -> None:
        """The courses."""
        from poisonbox.ui.screens.learn import LearnPage  # noqa: PLC0415

        def build() -> Page:
            page = LearnPage(self._room)
            page.lesson.connect(self.show_lesson)
            page.rules.connect(self.show_rules)
            return page

        self.go(build)

    def show_lesson(self, lesson: str, step: int | None = None) -> None:
        """A lesson, from a step or from where it was left; back leads to the courses."""
        from poisonbox.ui.screens.lesson import LessonPage  # noqa: PLC0415

        first = step

        def build() -> Page:
            nonlocal first
            page = LessonPage(self._room, lesson, first)
            first = None  # built anew, such as in another theme, it goes on where it is
            page.following.connect(self._next_lesson)
            return page

        self.go(build)

    def _next_lesson(self, lesson: str) -> None:
        self._trail.pop()
        self.show_lesson(lesson)

    def show_about(self) -> None:
        """Who invented the games, and the licence."""
        from poisonbox.ui.screens.about import AboutPage  # noqa: PLC0415

        self.go(lambda: AboutPage(self._room))

    # -- pages -------------------------------------------------------------------------------

    def _home_page(self) -> Page:
        page = HomePage(self._room)
        page.play.connect(self.play_at_once)
        page.set_up.connect(self.set_up)
        page.resume.connect(self.resume)
        page.rules.connect(self.show_rules)
        page.learn.connect(self.show_learn)
        page.history.connect(self.show_history)
        page.settings.connect(self.show_settings)
        page.about.connect(self.show_about)
        return page

    def sit_down(self, table: Evening) -> None:
        """Play a match."""
        from poisonbox.ui.screens.table import TablePage  # noqa: PLC0415

        self._end_evening()
        self._table = table

        def build() -> Page:
            page = TablePage(self._room, table)
            page.rematch.connect(self.start)
            page.set_up.connect(self.set_up)
            page.settings_changed.connect(self._appearance.refresh)
            page.replay.connect(self.show_replay)
            page.review.connect(self.show_review)
            return page

        self._trail = [self._home_page]
        self._table_build = build
        self.go(build)

    def _end_evening(self) -> None:
        if self._table is not None:
            self._table.close()
            self._table = None

    def _say(self, sentence: str) -> None:
        """Tell that something could not be done; the person stays where they are."""
        self._room.trouble.append(sentence)
        self.go_home()

    # -- the window itself -------------------------------------------------------------------

    def _toggle_full_screen(self) -> None:
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    def _restore_place(self) -> None:
        place = self._room.preferences.window
        if place is None:
            self.resize(1280, 800)
            return
        wanted = QRect(place.x, place.y, place.width, place.height)
        if any(
            screen.availableGeometry().intersects(wanted) for screen in QGuiApplication.screens()
        ):
            self.setGeometry(wanted)
        else:
            self.resize(wanted.size())
        if place.state == "maximised":
            self.setWindowState(Qt.WindowState.WindowMaximized)
        elif place.state == "full-screen":
            self.setWindowState(Qt.WindowState.WindowFullScreen)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Keep where the window was; every move is in the library already."""
        if self.page is not None:
            self.page.leave()
        self._end_evening()
        where = (
            self.normalGeometry() if self.isMaximized() or self.isFullScreen() else self.geometry()
        )
        state: Literal["normal", "maximised", "full-screen"] = "normal"
        if self.isMaximized():
            state = "maximised"
        elif self.isFullScreen():
            state = "full-screen"
        self._room.prefer(
            window=Window(
                where.x(), where.y(), max(1, where.width()), max(1, where.height()), state
            )
        )
        super().closeEvent(event)
