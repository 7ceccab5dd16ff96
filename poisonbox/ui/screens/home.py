"""The first page: four games, and the match that is not finished."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from poisonbox.games import GAMES
from poisonbox.store.errors import StoreError
from poisonbox.store.models import MatchSummary
from poisonbox.ui.page import Page
from poisonbox.ui.room import Room
from poisonbox.ui.screens.flow import Columns, Flow
from poisonbox.ui.screens.frame import add_icon
from poisonbox.ui.screens.home_cards import PADDING, ContinueCard, GameCard
from poisonbox.ui.screens.keys import press_focused
from poisonbox.ui.screens.notices import notice_strip, notices
from poisonbox.ui.screens.pictures import Emblem
from poisonbox.ui.widgets import button, label, scrolling

_CARD = 218
"""How narrow a game's card may be at 100 % text."""

_WIDEST = 1760
"""The page's content gets no wider than this at 100 % text,"""

_SHARE = 0.8
"""or, on very large screens, than this share of the window."""

_TALK = 280
"""From this width on a card tells all about its game."""

_ROOMY = 760
"""From this height on there is room for more than what is needed."""

_SHORT = 420
"""The logo takes a quarter of the height above this."""

_TALLEST = 0.95
"""How tall a picture may be for its width."""

_LOGO = 64
"""How tall the logo is at least."""

_LARGE_LOGO = 160
"""How tall it is at most."""


class HomePage(Page):
    """The first page.

    Signals:
        play: The game that somebody wants to play at once.
        set_up: The game that somebody wants to prepare.
        resume: The match that somebody wants to go on with.
        rules: The game whose rules somebody wants to read.
        learn: Somebody wants to learn.
        lessons: The game that somebody wants to learn.
        history: Somebody wants to see matches of before.
        settings: Somebody wants to change settings.
        about: Somebody wants to know whose games these are.
    """

    play = Signal(str)
    set_up = Signal(str)
    resume = Signal(int)
    rules = Signal(str)
    learn = Signal()
    lessons = Signal(str)
    history = Signal()
    settings = Signal()
    about = Signal()

    def __init__(self, room: Room) -> None:
        """Lay out the page."""
        super().__init__(room)
        look = self.look
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        content = QWidget()
        sides = QHBoxLayout(content)
        sides.setContentsMargins(24, 14, 24, 10)
        middle = QWidget()
        self._middle = middle
        sides.addStretch(1)
        sides.addWidget(middle, 1_000)
        sides.addStretch(1)
        outer.addWidget(scrolling(content))
        self._lay = QVBoxLayout(middle)
        self._lay.setContentsMargins(0, 0, 0, 0)
        self._lay.setSpacing(12)
        self._add_title()
        for notice in notices(room):
            self._lay.addWidget(notice_strip(notice))
        self._lay.addStretch(1)
        self._continue = self._add_continue()
        self._cards: dict[str, GameCard] = {}
        self._table = Columns(round(_CARD * look.text_scale), allowed=(1, 2, 4))
        self._add_games()
        self._add_footer()

    def _add_title(self) -> None:
        self._logo = Emblem(self.look, _LOGO)
        words = label(self.tr("Four games of poison, nerve and hidden things"), wrap=True)
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay.addWidget(self._logo, 0, Qt.AlignmentFlag.AlignHCenter)
        self._lay.addWidget(words)
        self._words = words

    def _add_continue(self) -> ContinueCard | None:
        unfinished = self._unfinished()
        if not unfinished:
            return None
        card = ContinueCard(self.look, unfinished, datetime.now(UTC))
        card.resume.connect(self.resume)
        self._lay.addWidget(card)
        return card

    def _unfinished(self) -> list[MatchSummary]:
        """Matches that can be gone on with; none where the library cannot be read."""
        if self.room.library is None:
            return []
        try:
            found = self.room.library.unfinished()
        except StoreError as error:
            from poisonbox.ui.store_words import told  # noqa: PLC0415  # rarely needed

            self._lay.addWidget(label(told(error), "bad", wrap=True))
            return []
        return [match for match in found if match.game in GAMES]

    def _add_games(self) -> None:
        for game in GAMES:
            card = GameCard(self.look, game, first=self._continue is None)
            card.play.connect(lambda game=game: self.play.emit(game))
            card.set_up.connect(lambda game=game: self.set_up.emit(game))
            card.rules.connect(lambda game=game: self.rules.emit(game))
            card.learn.connect(lambda game=game: self.lessons.emit(game))
            self._cards[game] = card
        self._table.arranged.connect(self._even_out)
        self._table.show_cards(list(self._cards.values()))
        self._lay.addWidget(self._table, 1_000)
        self._lay.addStretch(1)

    def _add_footer(self) -> None:
        foot = QWidget()
        line = Flow(foot, space=6)
        for words, icon, act, role in (
            (self.tr("Learn to play"), "learn", self.learn.emit, ""),
            (self.tr("History"), "history", self.history.emit, ""),
            (self.tr("Settings"), "settings", self.settings.emit, ""),
            (self.tr("About"), "info", self.about.emit, "quiet"),
            (self.tr("Quit"), "close", self._quit, "quiet"),
        ):
            made = button(words, act, role)
            add_icon(made, self.look, icon)
            line.addWidget(made)
        self._lay.addWidget(foot)

    def _quit(self) -> None:
        self.window().close()

    def arrive(self) -> None:
        """Enter goes on with the match, or plays the first game."""
        first = next(iter(self._cards.values()))
        (self._continue.go_on if self._continue else first.play_button).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter presses what has the keyboard."""
        if not press_focused(event, self):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Title and cards take more room where there is some."""
        tall = self.height()
        self._logo.set_height(min(max(_LOGO, (tall - _SHORT) // 4), _LARGE_LOGO))
        self._words.setVisible(tall >= _ROOMY)
        widest = max(round(_WIDEST * self.look.text_scale), round(self.width() * _SHARE))
        self._middle.setMaximumWidth(widest)
        super().resizeEvent(event)

    def _even_out(self, wide: int) -> None:
        """Pictures and words of all cards at the same heights; cards are so wide."""
        cards = self._cards.values()
        inner = max(1, wide - 2 * PADDING)
        whole = wide >= _TALK * self.look.text_scale and self.height() >= _ROOMY
        for card in cards:
            card.tell(whole=whole)
        tall = max(card.told.heightForWidth(inner) for card in cards)
        for card in cards:
            card.fit(tall, round(wide * _TALLEST))
