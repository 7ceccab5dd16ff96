"""The end of a match: who won, and why."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from poisonbox.control.screen import Chair, Screen
from poisonbox.core.event import Event
from poisonbox.core.result import Result
from poisonbox.texts.telling import say
from poisonbox.ui.look import Look
from poisonbox.ui.screens.celebration import Celebration
from poisonbox.ui.screens.flow import Flow, Side
from poisonbox.ui.screens.overlay import Overlay
from poisonbox.ui.screens.people import name_colour, plain_names, ranking
from poisonbox.ui.screens.round_sheet import RoundSheet, shown_picture
from poisonbox.ui.screens.score_table import ScoreTable, clear, points_words, wrapped
from poisonbox.ui.table.seats import seat_colour
from poisonbox.ui.widgets import Portrait, button, column, label, rule
from poisonbox.ui.words import level_name

_LARGE = 1.3
"""From this size of text on a title must do for the winner's name."""


class ResultsOverlay(Overlay):
    """Lies over the table when the match is over.

    Signals:
        rematch: The same people want to play again.
        replay: Somebody wants to see the match move by move.
        review: Somebody wants to know which moves mattered.
        set_up: Somebody wants to play it otherwise.
        home: Somebody has had enough.
    """

    rematch = Signal()
    replay = Signal()
    review = Signal()
    set_up = Signal()
    home = Signal()

    def __init__(self, look: Look, game: str, parent: QWidget) -> None:
        """Lie ready."""
        super().__init__(look, parent, 1240)
        self._game = game
        self._shown: object = None
        buttons = QWidget()
        line = Flow(buttons, space=10)
        self._again = button(self.tr("Rematch"), self.rematch.emit, "accent")
        line.addWidget(self._again)
        for words, act in (
            (self.tr("Review"), self.review.emit),
            (self.tr("Replay"), self.replay.emit),
            (self.tr("New set-up"), self.set_up.emit),
            (self.tr("Home"), self.home.emit),
        ):
            line.addWidget(button(words, act))
        self.foot.addWidget(rule())
        self.foot.addWidget(buttons)

    def show_screen(self, screen: Screen) -> None:
        """Show how a match ended; showing the same twice changes nothing."""
        result = screen.result
        shown = (screen.sheets, result, [chair.name for chair in screen.chairs])
        if result is None or (self.isVisible() and shown == self._shown):
            return
        self._shown = shown
        clear(self.body)
        self.body.addWidget(self._top(screen.chairs, result))
        if screen.sheets:
            self._add_why(screen)
        self.body.addStretch(1)
        self.area.verticalScrollBar().setValue(0)
        self.cover()
        self._again.setFocus()

    # -- parts -------------------------------------------------------------------------------

    def _top(self, chairs: tuple[Chair, ...], result: Result) -> QWidget:
        """The winners on the left, everybody in order on the right."""
        left = QWidget()
        lay = column(space=8)
        left.setLayout(lay)
        party = Celebration(self.look)
        party.show_winners([chairs[seat] for seat in result.winners])
        lay.addWidget(party)
        role = "hero" if self.look.text_scale <= _LARGE else "title"
        headline, sentence = self._headline(chairs, result), self._sentence(chairs, result)
        said = ((sentence, role),) if not headline else ((headline, role), (sentence, "large"))
        for words, size in said:
            told = wrapped(words, size)
            told.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            lay.addWidget(told)
        lay.addStretch(1)
        right = self._ranking(chairs, result)
        return Side(left, right, space=32, least=round(760 * self.look.text_scale))

    def _headline(self, chairs: tuple[Chair, ...], result: Result) -> str:
        """A title where the sentence is long: a shared win, or a tie that was broken."""
        names = [chairs[seat].name for seat in result.winners]
        if len(names) == len(chairs):
            return self.tr("Everybody shares the win")
        if len(names) > 1:
            return self.tr("A shared win")
        if result.totals.count(result.totals[result.winners[0]]) > 1:
            return self.tr("{name} wins").format(name=names[0])
        return ""

    def _sentence(self, chairs: tuple[Chair, ...], result: Result) -> str:
        facts = {"totals": result.totals, "winners": result.winners}
        event = Event("ended", None, facts)
        return say(event, self._game, self.look.language, plain_names(chairs)) or ""

    def _ranking(self, chairs: tuple[Chair, ...], result: Result) -> QWidget:
        made = QWidget()
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        for at, (place, seat) in enumerate(ranking(self._game, result.totals, result)):
            chair = chairs[seat]
            grid.addWidget(label(f"{place}.", "soft"), at, 0)
            grid.addWidget(Portrait(self.look, chair.crest, 44, seat_colour(seat)), at, 1)
            grid.addWidget(self._player(chair), at, 2)
            if seat in result.winners:
                crown = self.look.picture("icons/crown", 24, 24, {"ink": self.look.theme.accent})
                grid.addWidget(shown_picture(crown, self.tr("winner")), at, 3)
            points = label(points_words(result.totals[seat]), "title")
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            grid.addWidget(points, at, 4, right)
        grid.setColumnStretch(2, 1)
        grid.setRowStretch(len(chairs), 1)
        made.setMinimumWidth(min(round(330 * self.look.text_scale), 480))
        return made

    def _player(self, chair: Chair) -> QWidget:
        made = QWidget()
        lay = column(space=0)
        made.setLayout(lay)
        name = wrapped(chair.name)
        name.setStyleSheet(f"color: {name_colour(chair.seat, self.look)}; font-weight: 600;")
        lay.addWidget(name)
        if chair.level is not None:
            lay.addWidget(wrapped(level_name(chair.level), "small"))
        return made

    def _add_why(self, screen: Screen) -> None:
        """The last round, and where there were several all of them."""
        several = len(screen.sheets) > 1
        self.body.addWidget(rule())
        title = self.tr("The last round") if several else self.tr("How it was counted")
        self.body.addWidget(wrapped(title, "title"))
        sheet = RoundSheet(self.look, self._game, screen.sheets[-1], screen.view, screen.chairs)
        self.body.addWidget(sheet)
        if several:
            self.body.addWidget(rule())
            self.body.addWidget(wrapped(self.tr("The whole match"), "title"))
            table = ScoreTable(self.look, self._game, standings=False)
            table.show_scores(screen.sheets, screen.chairs, screen.result)
            self.body.addWidget(table)
