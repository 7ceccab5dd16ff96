"""The cards of the first page: a game as a picture of its table, and a match to go on with."""

from __future__ import annotations

from datetime import datetime, timedelta

from PySide6.QtCore import QDate, QLocale, QSize, Qt, QTime, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from poisonbox.games import seats
from poisonbox.store.models import MatchSummary, SeatInfo
from poisonbox.texts.rulebook import heading
from poisonbox.ui.look import Look
from poisonbox.ui.screens.flow import Flow, Side
from poisonbox.ui.screens.pictures import Cover
from poisonbox.ui.widgets import Portrait, button, column, label, panel, row
from poisonbox.ui.words import character_name, game_title

_CORNER = 12
PADDING = 15
"""Between a card's edge and its words."""
_FACES = 8


class GameCard(QWidget):
    """One game.

    Attributes:
        picture: Its table.
        told: What it is about.
        play_button: The one thing to press.

    Signals:
        play: Somebody wants to play it at once.
        set_up: Somebody wants to choose who plays, and how.
        rules: Somebody wants to read its rules.
        learn: Somebody wants to take its lessons.
    """

    play = Signal()
    set_up = Signal()
    rules = Signal()
    learn = Signal()

    def __init__(self, look: Look, game: str, *, first: bool) -> None:
        """Show a game; ``first`` when nothing on the page is more important than to play."""
        super().__init__()
        book = heading(game)
        self._summary = book.summary[look.language]
        card = panel()
        QVBoxLayout(self).addWidget(card)
        self.layout().setContentsMargins(0, 0, 0, 0)  # type: ignore[union-attr]
        inside = QVBoxLayout(card)
        inside.setContentsMargins(1, 1, 1, 12)
        inside.setSpacing(0)
        self.picture = Cover(look, f"home/{game}", radius=_CORNER - 1, foot=False)
        self.picture.setMinimumHeight(96)
        self.picture.make_clickable()
        self.picture.clicked.connect(self.play)
        inside.addWidget(self.picture, 1)
        inside.addWidget(_brass_line())
        words = column(space=4)
        words.setContentsMargins(PADDING - 1, 10, PADDING - 1, 0)
        inside.addLayout(words)
        self._words = words
        sizes = seats(game)
        title = game_title(game, look.language)
        words.addWidget(label(title, "title"))
        range_of = self.tr("{least}–{most} players").format(least=sizes[0], most=sizes[-1])
        read = button(self.tr("Rules"), self.rules.emit, "link")
        read.setAccessibleName(self.tr("Rules of {game}").format(game=title))
        study = button(self.tr("Lessons"), self.learn.emit, "link")
        study.setAccessibleName(self.tr("Lessons of {game}").format(game=title))
        facts = QWidget()
        line = Flow(facts, space=6)
        for each in (label(range_of, "small"), study, read):
            line.addWidget(each)
        words.addWidget(facts)
        self.told = label("", wrap=True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        words.addWidget(self.told)
        words.addSpacing(6)
        self.play_button: QPushButton = button(
            self.tr("Play"), self.play.emit, "accent" if first else ""
        )
        self.play_button.setAccessibleName(self.tr("Play {game}").format(game=title))
        self.play_button.setToolTip(
            self.tr("As you played it last; the first time you against bots")
        )
        prepare = button(self.tr("Set up"), self.set_up.emit, "quiet")
        prepare.setAccessibleName(self.tr("Set up {game}").format(game=title))
        words.addWidget(Side(self.play_button, prepare))
        self.tell(whole=False)

    def tell(self, *, whole: bool) -> None:
        """Say what the game is about: all of it, or the first sentence."""
        first, dot, _ = self._summary.partition(". ")
        self.told.setText(self._summary if whole else first + dot.strip())

    def fit(self, told: int, tallest: int) -> None:
        """Make room: so much for what is told, at most so much for the picture."""
        self.told.setFixedHeight(told)
        self.picture.setMaximumHeight(tallest)
        self.setMaximumHeight(tallest + self._words.sizeHint().height() + 2 * PADDING)


class ContinueCard(QWidget):
    """The last unfinished match, large, and the others in a menu.

    Attributes:
        go_on: The button that goes on with it.

    Signals:
        resume: The number of the match that somebody wants to go on with.
    """

    resume = Signal(int)

    def __init__(self, look: Look, unfinished: list[MatchSummary], now: datetime) -> None:
        """Show matches, the last one played first."""
        super().__init__()
        self._look = look
        newest, *others = unfinished
        card = panel()
        card.setStyleSheet(f"QFrame[role='panel'] {{ border: 2px solid {look.theme.accent}; }}")
        QVBoxLayout(self).addWidget(card)
        self.layout().setContentsMargins(0, 0, 0, 0)  # type: ignore[union-attr]
        line = QHBoxLayout(card)
        line.setContentsMargins(12, 10, 16, 10)
        line.setSpacing(16)
        picture = Cover(look, f"home/{newest.game}", radius=8)
        picture.setFixedSize(QSize(150, 84))
        picture.make_clickable()
        picture.clicked.connect(lambda: self.resume.emit(newest.id))
        line.addWidget(picture)
        words = column(space=2)
        title = self.tr("Continue {game}").format(game=game_title(newest.game, look.language))
        words.addWidget(label(title, "title", wrap=True))
        names = ", ".join(_name(seat) for seat in newest.seats)
        words.addWidget(label(names, wrap=True))
        words.addWidget(label(self._when(newest.changed, now), "small", wrap=True))
        line.addLayout(words, 1)
        if look.text_scale <= 1.5:
            faces = row(space=2)
            for seat in newest.seats[:_FACES]:
                faces.addWidget(Portrait(look, seat.character or seat.crest or "", 44))
            line.addLayout(faces)
        acts = column(space=4)
        self.go_on: QPushButton = button(
            self.tr("Continue"), lambda: self.resume.emit(newest.id), "accent"
        )
        self.go_on.setAccessibleName(title)
        acts.addStretch(1)
        acts.addWidget(self.go_on)
        if others:
            acts.addWidget(self._more(others, now))
        acts.addStretch(1)
        line.addLayout(acts)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def _more(self, others: list[MatchSummary], now: datetime) -> QPushButton:
        made = QPushButton(self.tr("%n more", "", len(others)))
        made.setProperty("role", "quiet")
        made.setToolTip(self.tr("Other matches that are not finished"))
        menu = QMenu(made)
        for match in others:
            words = self.tr("{game}: {names} ({when})").format(
                game=game_title(match.game, self._look.language),
                names=", ".join(_name(seat) for seat in match.seats),
                when=self._when(match.changed, now),
            )
            act = menu.addAction(words.replace("&", "&&"))
            act.triggered.connect(lambda _=False, chosen=match.id: self.resume.emit(chosen))
        made.setMenu(menu)
        return made

    def _when(self, moment: datetime, now: datetime) -> str:
        """When something was, as people say it."""
        here, today = moment.astimezone(), now.astimezone().date()
        locale = QLocale(self._look.language)
        short = QLocale.FormatType.ShortFormat
        time = locale.toString(QTime(here.hour, here.minute), short)
        if here.date() == today:
            return self.tr("today, {time}").format(time=time)
        if here.date() == today - timedelta(days=1):
            return self.tr("yesterday, {time}").format(time=time)
        date = QDate(here.year, here.month, here.day)
        return locale.toString(date, QLocale.FormatType.LongFormat)


def _name(seat: SeatInfo) -> str:
    return seat.name or character_name(seat.character or "")


def _brass_line() -> QWidget:
    made = panel("rule")
    made.setStyleSheet("QFrame { background: #c9a24d; min-height: 2px; max-height: 2px; }")
    return made
