"""What all matches add up to, in plots."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from poisonbox.ai.levels import LEVELS
from poisonbox.games import GAMES
from poisonbox.store.errors import StoreError
from poisonbox.store.library import Library
from poisonbox.store.models import MatchSummary, Standing
from poisonbox.store.schema import person_key
from poisonbox.ui.look import Look
from poisonbox.ui.screens.drop_down import DropDown
from poisonbox.ui.screens.flow import Columns, Flow
from poisonbox.ui.screens.plots import Bar, BarPlot, Plot, Point, PointPlot
from poisonbox.ui.screens.score_table import wrapped
from poisonbox.ui.store_words import told
from poisonbox.ui.widgets import label, panel
from poisonbox.ui.words import game_title, level_name

_MOST_PERSONS = 12
_MOST_POINTS = 120
_COLUMN = 420
"""How narrow a plot may be at 100 % text."""


def persons(library: Library) -> list[str]:
    """Everybody who ever sat down to a match, those who played most first."""
    names = {person_key(one.name or ""): one.name or "" for one in _standings(library)}
    for match in library.unfinished():
        for seat in match.seats:
            if seat.kind == "human" and seat.name:
                names.setdefault(person_key(seat.name), seat.name)
    return [name for name in names.values() if name]


def _standings(library: Library) -> list[Standing]:
    return library.statistics("person", ())


class StatisticsView(QWidget):
    """Wins of persons and of bots, points over time, matches of each game."""

    def __init__(self, look: Look, library: Library) -> None:
        """Build the plots; :meth:`refresh` fills them."""
        super().__init__()
        self._look = look
        self._library = library
        lay = QVBoxLayout(self)
        lay.setContentsMargins(0, 0, 0, 0)
        lay.setSpacing(14)
        self._trouble = wrapped("", "bad")
        self._trouble.hide()
        lay.addWidget(self._trouble)
        filters = QWidget()
        line = Flow(filters, space=8)
        self._game = DropDown(look)
        self._game.setAccessibleName(self.tr("Game"))
        self._game.addItem(self.tr("All games"), None)
        for game in GAMES:
            self._game.addItem(game_title(game, look.language), game)
        self._game.activated.connect(lambda _: self.refresh())
        line.addWidget(self._game)
        lay.addWidget(filters)
        matches = self.tr("matches")
        self._people = BarPlot(look, matches)
        self._bots = BarPlot(look, matches)
        self._games = BarPlot(look, matches)
        self._points = PointPlot(look, self.tr("points"))
        self._empty: dict[Plot, QWidget] = {}
        self._person = DropDown(look)
        self._person.setAccessibleName(self.tr("Player"))
        self._person.activated.connect(lambda _: self._show_points())
        self._points_game = DropDown(look)
        self._points_game.setAccessibleName(self.tr("Game"))
        for game in GAMES:
            self._points_game.addItem(game_title(game, look.language), game)
        self._points_game.activated.connect(lambda _: self._show_points())
        share = self.tr("Filled: won. Hatched: played. A shared win counts in parts.")
        cards = [
            self._card(self.tr("Wins of players"), share, self._people),
            self._card(self.tr("Wins of bots by level"), share, self._bots),
            self._card(
                self.tr("Points over time"),
                self.tr("★ a match that was won, ○ one that was not."),
                self._points,
                (self._person, self._points_game),
            ),
            self._card(
                self.tr("Matches of each game"),
                self.tr("Filled: finished. Hatched: begun."),
                self._games,
            ),
        ]
        table = Columns(round(_COLUMN * look.text_scale), allowed=(1, 2))
        table.show_cards(cards)
        lay.addWidget(table)
        lay.addStretch(1)

    def _card(self, title: str, note: str, plot: Plot, choices: Sequence[DropDown] = ()) -> QFrame:
        card = panel()
        inside = QVBoxLayout(card)
        inside.setContentsMargins(18, 14, 18, 14)
        inside.setSpacing(8)
        inside.addWidget(label(title, "heading", wrap=True))
        inside.addWidget(wrapped(note, "small"))
        if choices:
            line = QWidget()
            flow = Flow(line, space=8)
            for box in choices:
                flow.addWidget(box)
            inside.addWidget(line)
        plot.setAccessibleName(title)
        inside.addWidget(plot)
        nothing = wrapped(self.tr("Nothing to show yet: no such match is finished."), "soft")
        self._empty[plot] = nothing
        inside.addWidget(nothing)
        inside.addStretch(1)
        return card

    # -- filling -----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Count anew."""
        try:
            self._show_people()
            self._show_bots()
            self._show_games()
            self._offer_persons()
        except StoreError as error:
            self._trouble.setText(told(error))
            self._trouble.show()
            return
        self._trouble.hide()
        self._show_points()

    def _show_people(self) -> None:
        found = self._library.statistics("person", (), game=self._game.currentData())
        bars = [
            Bar(one.name or "", one.won, one.played, self._share(one.won, one.played))
            for one in found[:_MOST_PERSONS]
        ]
        self._fill(self._people, bars)

    def _show_bots(self) -> None:
        found = self._library.statistics("bot", (), game=self._game.currentData())
        won: dict[str, float] = defaultdict(float)
        played: dict[str, int] = defaultdict(int)
        for one in found:
            won[one.level or ""] += one.won
            played[one.level or ""] += one.played
        order = [level for level in LEVELS if level in played]
        bars = [
            Bar(level_name(level), won[level], played[level],
                self._share(won[level], played[level]))
            for level in order
        ]  # fmt: skip
        self._fill(self._bots, bars)

    def _show_games(self) -> None:
        bars = []
        only = self._game.currentData()
        for game in GAMES:
            if only not in (None, game):
                continue
            begun = len(self._library.history(game=game))
            done = len(self._library.history(game=game, finished=True))
            if begun:
                words = self.tr("{done} of {begun} finished").format(done=done, begun=begun)
                bars.append(Bar(game_title(game, self._look.language), done, begun, words))
        self._fill(self._games, bars)

    def _share(self, won: float, played: int) -> str:
        words = self.tr("{won} of {played} · {share} %")
        locale = QLocale(self._look.language)
        wins = locale.toString(won, "f", 0 if won == round(won) else 1)
        return words.format(won=wins, played=played, share=round(100 * won / played))

    def _fill(self, plot: BarPlot, bars: Sequence[Bar]) -> None:
        plot.show_bars(bars)
        plot.setVisible(bool(bars))
        self._empty[plot].setVisible(not bars)

    # -- points over time --------------------------------------------------------------------

    def _offer_persons(self) -> None:
        chosen = self._person.currentData()
        self._person.clear()
        for one in _standings(self._library):
            self._person.addItem(one.name or "", one.name)
        self._person.setCurrentIndex(max(0, self._person.findData(chosen)))
        self._person.setVisible(self._person.count() > 0)
        self._points_game.setVisible(self._person.count() > 0)
        if chosen is None and self._person.count():
            self._choose_game(str(self._person.currentData()))

    def _choose_game(self, person: str) -> None:
        """Begin with the game that the person has played most."""
        found = self._library.statistics("person", person=person)
        if found:
            at = self._points_game.findData(found[0].game)
            self._points_game.setCurrentIndex(max(0, at))

    def _show_points(self) -> None:
        person, game = self._person.currentData(), self._points_game.currentData()
        found: list[MatchSummary] = []
        if person is not None:
            try:
                found = self._library.history(
                    limit=_MOST_POINTS, game=game, person=person, finished=True
                )
            except StoreError as error:
                self._trouble.setText(told(error))
                self._trouble.show()
        points = [self._point(match, person_key(person)) for match in reversed(found)]
        self._points.show_points(points)
        self._points.setVisible(bool(points))
        self._empty[self._points].setVisible(not points)

    def _point(self, match: MatchSummary, key: str) -> Point:
        seat = next(
            seat
            for seat, info in enumerate(match.seats)
            if info.kind == "human" and person_key(info.name) == key
        )
        assert match.totals is not None  # only finished matches are asked for
        assert match.winners is not None
        moment = QDateTime.fromSecsSinceEpoch(int(match.changed.timestamp()))
        locale = QLocale(self._look.language)
        day = locale.toString(moment.date(), QLocale.FormatType.ShortFormat)
        return Point(match.totals[seat], seat in match.winners, day)
