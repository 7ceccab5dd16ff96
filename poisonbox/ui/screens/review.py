"""The review of a finished match: everybody's chances, and the moves that mattered most."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from poisonbox.ai.pool import BotPool
from poisonbox.control.reviewing import Company, Reviewing
from poisonbox.core.match import Match
from poisonbox.games import GAMES
from poisonbox.store import reviews
from poisonbox.store.errors import NoSuchMatch
from poisonbox.teach.review import Judgement
from poisonbox.texts.coaching import Coach
from poisonbox.ui.page import Page
from poisonbox.ui.room import Room
from poisonbox.ui.screens.coach_parts import WeighedMove, progress_bar
from poisonbox.ui.screens.flow import Columns
from poisonbox.ui.screens.frame import MARGIN
from poisonbox.ui.screens.history_list import when
from poisonbox.ui.screens.keys import press_focused
from poisonbox.ui.screens.people import chairs_of, plain_names
from poisonbox.ui.screens.reel import Reel
from poisonbox.ui.screens.review_graph import ChanceGraph
from poisonbox.ui.screens.review_position import PositionView
from poisonbox.ui.screens.score_table import wrapped
from poisonbox.ui.widgets import button, panel, row, rule, scrolling
from poisonbox.ui.words import game_title

_TICK = 60
"""Milliseconds between two looks at what was found out."""

_OFTEN = 20
"""Decisions after which what was found is kept."""

_CARD = 340
"""How narrow the card of a move may be at 100 % text."""


class ReviewPage(Page):
    """Works on a review while it is shown; what was found is kept for the next time.

    Attributes:
        work: The review.
        position: The view of one move.

    Signals:
        replay: The match is to be seen move by move.
    """

    replay = Signal(int)

    def __init__(self, room: Room, match_id: int, company: Callable[[], Company] = BotPool) -> None:
        """Begin to review a match.

        Args:
            room: What every page is given.
            match_id: The match.
            company: Makes who thinks.

        Raises:
            StoreError: It cannot be loaded.
            Malformed: It is no match of these games, or not over.
            IllegalMove: A move of it is refused.
        """
        super().__init__(room)
        if room.library is None:
            raise NoSuchMatch(match=match_id)
        self._id = match_id
        self._company = company
        stored = room.library.load(match_id)
        self._reel = Reel(stored)
        self._match = Match.from_record(stored.record, GAMES)
        people = [seat for seat, info in enumerate(stored.seats) if info.kind == "human"]
        self._people = tuple(people)
        self._reader = people[0] if len(people) == 1 else None
        self._chairs = chairs_of(stored.seats)
        if match_id not in room.reviews:
            kept = {} if room.cache is None else reviews.load(room.cache, self._match)
            room.reviews[match_id] = dict(kept)
        self._found = room.reviews[match_id]
        self._unkept = 0
        self.work = self._begin()
        self._told: tuple[Judgement, ...] | None = None
        self._viewed = 0
        self._cards: list[WeighedMove] = []
        self.position = PositionView(self.look, self._reel, self._reader)
        self.position.closed.connect(self.show_match)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self.tick)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._overview())
        self._stack.addWidget(self.position)
        self._show()

    def _begin(self) -> Reviewing:
        return Reviewing(self._match, self._people, self._company(), self._found)

    # -- laying ------------------------------------------------------------------------------

    def _overview(self) -> QWidget:
        made = QWidget()
        outer = QVBoxLayout(made)
        outer.setContentsMargins(MARGIN, 14, MARGIN, 14)
        outer.setSpacing(10)
        stored, language = self._reel.stored, self.look.language
        self._back = button("←  " + self.tr("Back"), self.back.emit, "quiet")
        self._back.setToolTip(self.tr("Back (Esc)"))
        title = self.tr("Review: {game}").format(game=game_title(stored.game, language))
        again = button(self.tr("Replay"), lambda: self.replay.emit(self._id))
        head = row(self._back, wrapped(title, "title"), again, space=12)
        head.setStretch(1, 1)
        outer.addLayout(head)
        outer.addWidget(rule())
        content = QWidget()
        body = QVBoxLayout(content)
        body.setContentsMargins(0, 4, 6, 4)
        body.setSpacing(14)
        body.addWidget(self._progress())
        body.addWidget(self._graph_panel(), 1)
        body.addWidget(self._mattered_panel())
        area = scrolling(content)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer.addWidget(area, 1)
        return made

    def _progress(self) -> QWidget:
        """How far it is, and the way to stop it."""
        self._count = wrapped("")
        self._bar = progress_bar(self.look)
        self._bar.setAccessibleName(self.tr("How far the review is"))
        self._stop = button(self.tr("Stop"), self.toggle)
        made = panel()
        lay = QVBoxLayout(made)
        lay.setContentsMargins(16, 12, 16, 12)
        lay.addWidget(wrapped(when(self._reel.stored.begun, self.look.language), "small"))
        line = row(self._count, self._stop, space=12)
        line.setStretch(0, 1)
        lay.addLayout(line)
        lay.addWidget(self._bar)
        return made

    def _section(self, title: str) -> tuple[QWidget, QVBoxLayout]:
        """A panel with its title, and where things go in it."""
        made = panel()
        lay = QVBoxLayout(made)
        lay.setContentsMargins(16, 12, 16, 14)
        lay.setSpacing(10)
        lay.addWidget(wrapped(title, "title"))
        return made, lay

    def _graph_panel(self) -> QWidget:
        made, lay = self._section(self.tr("Everybody’s chances"))
        axis = self.tr("Chance to win, as each player could know it")
        self.graph = ChanceGraph(self.look, axis)
        self.graph.setAccessibleName(axis)
        names = [chair.name for chair in self._chairs]
        self.graph.lay_out(names, self._reel.length, self._rounds())
        lay.addWidget(self.graph, 1)
        return made

    def _mattered_panel(self) -> QWidget:
        made, lay = self._section(self.tr("The moves that mattered most"))
        self._nothing = wrapped("", "soft")
        lay.addWidget(self._nothing)
        self._moves = Columns(round(_CARD * self.look.text_scale), allowed=(1, 2, 3))
        lay.addWidget(self._moves)
        return made

    def _rounds(self) -> list[tuple[int, str]]:
        """Where each round begins, with its name."""
        told = (self._reel.events(at, None) for at in range(self._reel.length))
        ends = [at + 1 for at, events in enumerate(told) if any(e.kind == "scored" for e in events)]
        begins = [0, *(at for at in ends if at < self._reel.length)]
        words = self.tr("Round {number}")
        return [(at, words.format(number=number)) for number, at in enumerate(begins, 1)]

    # -- coming and going --------------------------------------------------------------------

    def arrive(self) -> None:
        """Work goes on while it is looked at."""
        self._timer.start()
        self._back.setFocus()

    def leave(self) -> None:
        """Nobody reads it any more, so nobody thinks about it."""
        self._timer.stop()
        self.work.stop()
        self._keep(at_least=1)

    def _keep(self, at_least: int) -> None:
        """Whoever ends the program in the middle finds almost all of it again."""
        if self.room.cache is not None and self._unkept >= at_least:
            reviews.keep(self.room.cache, self._match, self._found)
            self._unkept = 0

    def tick(self) -> None:
        """Show what was found out since."""
        news = self.work.tick()
        self._unkept += news
        if news or self.work.stopped:
            self._show()
            self._keep(at_least=1 if self.work.stopped else _OFTEN)
        if self.work.stopped:
            self._timer.stop()

    def toggle(self) -> None:
        """Stop at once, or go on with what is left."""
        if self.work.stopped:
            self.work = self._begin()
            self._timer.start()
        else:
            self.work.stop()
        self._show()

    # -- showing -----------------------------------------------------------------------------

    def _show(self) -> None:
        work = self.work
        done = {"done": work.done, "total": work.total}
        if work.finished:
            words = self.tr("Every move was looked at.")
        elif work.stopped:
            words = self.tr("Stopped after {done} of {total} moves.").format(**done)
        elif work.again:
            left = work.total - work.done
            words = self.tr("A closer look at moves that may have mattered: %n to go …", "", left)
        else:
            words = self.tr("Looking at move {done} of {total} …").format(**done)
        self._count.setText(words)
        self._bar.setRange(0, max(1, work.total))
        self._bar.setValue(work.done)
        self._bar.setVisible(not work.finished)
        self._stop.setText(self.tr("Go on") if work.stopped else self.tr("Stop"))
        self._stop.setVisible(not work.finished)
        found = work.mattered()
        marks = [(each.at, each.made.win) for each in found]
        self.graph.show_chances(work.chances(), marks)
        self._nothing.setText(self._why_nothing() if not found else "")
        self._nothing.setVisible(not found)
        if found != self._told:
            self._show_moves(found)

    def _why_nothing(self) -> str:
        if self.work.finished:
            return self.tr("No move was clearly worse than the best one could know of.")
        return self.tr("Nothing so far.")

    def _show_moves(self, found: tuple[Judgement, ...]) -> None:
        """A card for each; the keyboard stays where it was, if that move is still there."""
        held = next(
            (each.at for each, card in zip(self._told or (), self._cards, strict=True)
             if card.hasFocus()), None,
        )  # fmt: skip
        self._told = found
        self._cards = [self._card(number, each) for number, each in enumerate(found, 1)]
        self._moves.show_cards(self._cards)
        for each, card in zip(found, self._cards, strict=True):
            if each.at == held:
                card.setFocus()

    def _card(self, number: int, judgement: Judgement) -> WeighedMove:
        game, language = self._reel.stored.game, self.look.language
        view = self._reel.view(judgement.at, judgement.seat)
        coach = Coach(game, language, plain_names(self._chairs), self._reader, view)
        encode, best, made = GAMES[game].encode, judgement.advice.best, judgement.made
        name = self._chairs[judgement.seat].name
        mark = self.tr("{number} · Move {at} · {name}").format(
            number=number, at=judgement.at + 1, name=name
        )
        bars = [
            coach.win_bar(self.tr("Chance with the best move"), best.win),
            coach.win_bar(self.tr("Chance with this move"), made.win),
        ]
        said = coach.at_once(encode(judgement.move)), coach.better(encode(best.move))
        card = WeighedMove(self.look, coach.title(encode(judgement.move)), bars, said, mark)
        card.setCheckable(False)
        card.clicked.connect(lambda: self.show_move(judgement))
        return card

    def show_move(self, judgement: Judgement) -> None:
        """Show the table at one of the moves."""
        until, hidden = self.work.until(judgement), self.work.hidden(judgement.at)
        self.position.show_judgement(judgement, until, hidden)
        self._viewed = judgement.at
        self._stack.setCurrentWidget(self.position)
        self.position.focus()

    def show_match(self) -> None:
        """Show the whole match again; the keyboard is where it was."""
        self._stack.setCurrentIndex(0)
        shown = dict(zip((each.at for each in self._told or ()), self._cards, strict=True))
        shown.get(self._viewed, self._back).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Esc goes back by one step, Enter presses what has the keyboard."""
        if event.key() == Qt.Key.Key_Escape:
            if self._stack.currentWidget() is self.position:
                self.show_match()
            else:
                self.back.emit()
        elif not press_focused(event, self):
            super().keyPressEvent(event)
