"""The window: one page at a time, and the ways between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QMainWindow

from poisonbox.core.refusal import IllegalMove, Malformed
from poisonbox.store.errors import SettingsNotSaved, StoreError
from poisonbox.store.preferences import Setup, Window
from poisonbox.ui.appearance import Appearance
from poisonbox.ui.memory import give_back
from poisonbox.ui.page import Page
from poisonbox.ui.room import Room
from poisonbox.ui.screens.home import HomePage

if TYPE_CHECKING:
    from poisonbox.ui.evening import Evening
    from poisonbox.ui.screens.table import TablePage
    from poisonbox.ui.store_words import Wrong

_SMALLEST = (1024, 640)

_SETTLED = 150
"""Milliseconds after which somebody has surely let go of the window's edge."""

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
        self._tidying = QTimer(self)
        self._tidying.setSingleShot(True)
        self._tidying.setInterval(_TIDY)
        self._tidying.timeout.connect(give_back)
        self._resizing = QTimer(self)
        self._resizing.setSingleShot(True)
        self._resizing.setInterval(_SETTLED)
        self._resizing.timeout.connect(self._fit)
        self._restore_place()
        appearance.fit(self.size())
        appearance.changed.connect(self._change_looks)
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

    def rebuild(self, *, same: bool = False) -> None:
        """Build the page that is to be shown; ``same`` if it is shown already in other looks."""
        page = self._trail[-1]()
        old, self.page = self.page, page
        if old is not None:
            if same:
                page.take_over(old)
            old.leave()
        page.back.connect(self.go_back)
        self.setCentralWidget(page)  # deletes the old one
        page.arrive()
        if old is not None:
            self._tidying.start()  # when the old page is deleted and the new one is there

    def _change_looks(self) -> None:
        self.rebuild(same=True)

    def set_up(self, game: str, *, together: bool = False) -> None:
        """The page on which a match is prepared, perhaps for people who learn together."""
        from poisonbox.ui.screens.setup import SetUpPage  # noqa: PLC0415

        def build() -> Page:
            page = SetUpPage(self._room, game, together=together)
            page.start.connect(lambda setup: self.start(game, setup))
            page.open_round.connect(lambda setup: self.start_together(game, setup))
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
        try:
            self._room.settings.keep_setup(game, setup)
        except SettingsNotSaved as error:  # the match can be played all the same
            self._room.tell_unsaved(error)
        from poisonbox.control.journal import Unsaved  # noqa: PLC0415
        from poisonbox.ui.evening import begin  # noqa: PLC0415

        try:
            self.sit_down(begin(self._room, game, setup))
        except (StoreError, Unsaved, Malformed) as error:
            self._tell(error)

    def start_together(self, game: str, setup: Setup) -> None:
        """Sit down to a first round with open hands, after which the same people really play."""
        from poisonbox.ui.evening import begin_together  # noqa: PLC0415

        try:
            self._room.settings.keep_setup(game, setup)
        except SettingsNotSaved as error:
            self._room.tell_unsaved(error)
        try:
            self.sit_down(begin_together(self._room, game, setup))
        except Malformed as error:
            self._tell(error)

    def resume(self, match_id: int) -> None:
        """Go on with a match."""
        from poisonbox.ui.evening import resume  # noqa: PLC0415

        try:
            self.sit_down(resume(self._room, match_id))
        except (StoreError, Malformed, IllegalMove) as error:
            self._tell(error)

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
            self._tell(error)

    def show_replay(self, match_id: int) -> None:
        """A match of before, move by move."""
        from poisonbox.ui.screens.replay import ReplayPage  # noqa: PLC0415

        def build() -> Page:
            return ReplayPage(self._room, match_id)

        try:
            self.go(build)
        except (StoreError, Malformed, IllegalMove) as error:
            self._tell(error)

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

        def build() -> Page:
            page = RulesPage(self._room, game)
            page.lesson.connect(self.show_lesson)
            return page

        self.go(build)

    def show_learn(self) -> None:
        """The courses."""
        from poisonbox.ui.screens.learn import LearnPage  # noqa: PLC0415

        def build() -> Page:
            page = LearnPage(self._room)
            page.lesson.connect(self.show_lesson)
            page.rules.connect(self.show_rules)
            page.together.connect(lambda game: self.set_up(game, together=True))
            page.changed.connect(self.rebuild)
            page.puzzles.connect(self.show_puzzles)
            return page

        self.go(build)

    def learn(self, game: str) -> None:
        """The lesson of a game to go on with; back leads to the courses."""
        from poisonbox.texts.lessons import course  # noqa: PLC0415
        from poisonbox.ui.screens.learn import next_lesson  # noqa: PLC0415

        self.show_learn()
        self.show_lesson(next_lesson(course(game), self._room.learner()).id)

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

    def show_puzzles(self, game: str) -> None:
        """The puzzles of a game."""
        from poisonbox.ui.screens.puzzles import PuzzlesPage  # noqa: PLC0415

        def build() -> Page:
            page = PuzzlesPage(self._room, game)
            page.puzzle.connect(self.show_puzzle)
            return page

        self.go(build)

    def show_puzzle(self, puzzle: str) -> None:
        """A puzzle; back leads to the others."""
        from poisonbox.ui.screens.puzzle import PuzzlePage  # noqa: PLC0415

        def build() -> Page:
            page = PuzzlePage(self._room, puzzle)
            page.following.connect(self._next_puzzle)
            return page

        self.go(build)

    def _next_puzzle(self, puzzle: str) -> None:
        self._trail.pop()
        self.show_puzzle(puzzle)

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
        page.lessons.connect(self.learn)
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
            page = TablePage(self._room, table) if table.guide is None else self._together(table)
            page.rematch.connect(self.start)
            page.set_up.connect(self.set_up)
            page.settings_changed.connect(self._appearance.refresh)
            page.replay.connect(self.show_replay)
            page.review.connect(self.show_review)
            page.lesson.connect(self.show_lesson)
            return page

        self._trail = [self._home_page]
        self._table_build = build
        self.go(build)

    def _together(self, table: Evening) -> TablePage:
        """The table of people who learn together."""
        from poisonbox.ui.screens.lesson_together import TogetherPage  # noqa: PLC0415

        page = TogetherPage(self._room, table)
        page.another.connect(self.start_together)
        return page

    def _end_evening(self) -> None:
        if self._table is not None:
            self._table.close()
            self._table = None

    def _tell(self, error: Wrong) -> None:
        """Tell on the first page that something could not be done."""
        self._room.tell(error)
        self.go_home()

    # -- the window itself -------------------------------------------------------------------

    def _toggle_full_screen(self) -> None:
        self.showNormal() if self.isFullScreen() else self.showFullScreen()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """A large window has larger words, once it is known how large it will be."""
        super().resizeEvent(event)
        self._resizing.start()

    def _fit(self) -> None:
        self._appearance.fit(self.size())

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
