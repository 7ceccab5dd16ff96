"""The score sheet of a match: rounds below each other, players side by side, and why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QGridLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from poisonbox.control.screen import Chair
from poisonbox.core.result import Line, Result, Sheet, totals
from poisonbox.texts.telling import say_line
from poisonbox.ui.look import Look
from poisonbox.ui.screens.people import (
    leaders,
    name_colour,
    plain_names,
    ranking,
    standing_words,
)
from poisonbox.ui.screens.score_pictures import line_picture
from poisonbox.ui.table.seats import seat_colour
from poisonbox.ui.widgets import Portrait, button, column, label, row, see_through

MINUS = "−"
_LARGE = 1.4
"""From this size of text on there is little room."""

_MANY = 5
"""From more players on, the columns of the rounds move together."""


def points_words(points: int, *, sign: bool = False) -> str:
    """Points as they are written."""
    if points < 0:
        return f"{MINUS}{-points}"
    return f"+{points}" if sign else str(points)


def clear(layout: QLayout) -> None:
    """Drop everything in a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif inner is not None:
            clear(inner)


def wrapped(text: str, role: str = "") -> QLabel:
    """Words that wrap however little room there is for them."""
    made = label(text, role, wrap=True)
    made.setMinimumWidth(1)
    return made


class Across(QScrollArea):
    """Something as tall as it is, that scrolls sideways where it is too wide."""

    def __init__(self, content: QWidget) -> None:
        """Show it."""
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._content = content
        self.setWidget(content)
        see_through(self, content)
        content.installEventFilter(self)

    def sizeHint(self) -> QSize:  # noqa: N802
        """As the content, with room for the bar."""
        content = self._content.minimumSizeHint()
        bar = (
            0 if content.width() <= self.width() else self.horizontalScrollBar().sizeHint().height()
        )
        return QSize(content.width(), content.height() + bar)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """It may be narrower than the content."""
        return QSize(40, self.sizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """The content has become taller or wider."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.updateGeometry()
        return super().eventFilter(watched, event)


class ScoreTable(QWidget):
    """How a match stands, round by round; a round that is clicked is explained.

    Attributes:
        explained: The index of the round that is explained; None for none.
    """

    def __init__(self, look: Look, game: str, *, standings: bool = True) -> None:
        """Show nothing yet; ``standings`` tells whether the order of the players is shown too."""
        super().__init__()
        self._look = look
        self._game = game
        self._standings = standings
        self._shown: object = None
        self._sheets: tuple[Sheet, ...] = ()
        self._chairs: tuple[Chair, ...] = ()
        self.explained: int | None = None
        self._lay = QVBoxLayout(self)
        self._lay.setContentsMargins(0, 0, 0, 0)
        self._lay.setSpacing(12)
        self._why = column(space=6)
        self._rounds = QButtonGroup(self)

    def show_scores(
        self, sheets: tuple[Sheet, ...], chairs: tuple[Chair, ...], result: Result | None
    ) -> None:
        """Show how it stands; showing the same twice changes nothing."""
        people = [(chair.name, chair.crest) for chair in chairs]
        shown = (sheets, people, result)
        if shown == self._shown:
            return
        self._shown, self._sheets, self._chairs = shown, sheets, chairs
        if self.explained is not None and self.explained >= len(sheets):
            self.explained = None
        clear(self._lay)
        self._why = column(space=6)
        sums = totals([sheet.points for sheet in sheets], len(chairs))
        self._lay.addWidget(self._headline(sums, result))
        if self._standings:
            self._lay.addLayout(self._places(sums, result))
        if sheets:
            self._lay.addWidget(Across(self._grid(sums, result)))
            self._lay.addLayout(self._why)
            self.explain(self.explained)
        self._lay.addStretch(1)

    def explain(self, round_: int | None) -> None:
        """Tell where the points of a round come from."""
        self.explained = round_
        for at, made in enumerate(self._rounds.buttons()):
            made.setChecked(at == round_)
        clear(self._why)
        if round_ is None:
            hint = self.tr("Choose a round to see where its points come from.")
            self._why.addWidget(wrapped(hint, "small"))
            return
        if len(self._sheets) > 1:
            title = self.tr("Round {number}").format(number=round_ + 1)
            self._why.addWidget(label(title, "heading"))
        names = plain_names(self._chairs)
        for chair in self._chairs:
            own = [line for line in self._sheets[round_].lines if line.seat == chair.seat]
            self._why.addWidget(_name(self._look, chair))
            for line in own:
                self._why.addLayout(self._line(line, names))
            if not own:
                self._why.addWidget(wrapped(self.tr("Nothing to count."), "small"))

    # -- parts -------------------------------------------------------------------------------

    def _headline(self, sums: Sequence[int], result: Result | None) -> QLabel:
        names = plain_names(self._chairs)
        if result is not None:
            won = [names[seat] for seat in result.winners]
            words = (
                self.tr("{name} has won.").format(name=won[0])
                if len(won) == 1
                else self.tr("The win is shared: {names}.").format(names=", ".join(won))
            )
        elif not self._sheets and self._game == "hue":
            words = self.tr("Score cards count at the end, all at once.")
        elif not self._sheets:
            words = self.tr("No round is scored yet.")
        else:
            words = standing_words(names, leaders(self._game, sums))
        return wrapped(words, "heading")

    def _places(self, sums: Sequence[int], result: Result | None) -> QVBoxLayout:
        """The players from first to last."""
        places = column(space=4)
        ahead = leaders(self._game, sums) if result is None else result.winners
        for place, seat in ranking(self._game, sums, result):
            chair, line = self._chairs[seat], row(space=8)
            name = _name(self._look, chair)
            if self._look.text_scale > _LARGE:  # a long name needs a line of its own
                places.addWidget(name)
                name = wrapped("")
            if self._sheets:
                line.addWidget(label(f"{place}.", "soft"))
            line.addWidget(Portrait(self._look, chair.crest, 34, seat_colour(seat)))
            line.addWidget(name, 1)
            if seat in ahead:
                line.addWidget(_crown(self._look))
            line.addWidget(label(points_words(sums[seat]), "heading"))
            places.addLayout(line)
        return places

    def _grid(self, sums: Sequence[int], result: Result | None) -> QWidget:
        content = QWidget()
        grid = QGridLayout(content)
        grid.setContentsMargins(0, 0, 0, 4)
        many = len(self._chairs) > _MANY
        grid.setHorizontalSpacing(2 if many else 4)
        grid.setVerticalSpacing(2)
        centre = Qt.AlignmentFlag.AlignCenter
        corner = label(self.tr("Round"), "small")
        grid.addWidget(corner, 0, 0, centre)
        corner.setVisible(len(self._sheets) > 0)
        for chair in self._chairs:
            face = Portrait(self._look, chair.crest, 24 if many else 30, seat_colour(chair.seat))
            face.setToolTip(chair.name)
            face.setAccessibleName(chair.name)
            grid.addWidget(face, 0, chair.seat + 1, centre)
            grid.setColumnStretch(chair.seat + 1, 1)
        for made in self._rounds.buttons():
            self._rounds.removeButton(made)
        self._rounds.setExclusive(False)
        for at, sheet in enumerate(self._sheets):
            grid.addWidget(self._round_button(at, sheet), at + 1, 0)
            for seat, points in enumerate(sheet.points):
                grid.addWidget(label(points_words(points)), at + 1, seat + 1, centre)
        last = len(self._sheets) + 1
        grid.addWidget(label(self.tr("Total"), "small"), last, 0, centre)
        ahead = leaders(self._game, sums) if result is None else result.winners
        for seat, total in enumerate(sums):
            number = label(points_words(total), "heading")
            if seat in ahead:
                number.setStyleSheet(f"color: {self._look.theme.accent};")
            grid.addWidget(number, last, seat + 1, centre)
        return content

    def _round_button(self, at: int, sheet: Sheet) -> QWidget:
        made = button(str(at + 1), lambda: self.explain(None if self.explained == at else at))
        made.setProperty("role", "quiet")
        made.setCheckable(True)
        made.setStyleSheet("QPushButton { padding: 0 8px; }")
        tip = self.tr("Where the points of round {number} come from").format(number=at + 1)
        made.setToolTip(tip)
        scores = ", ".join(
            f"{chair.name} {points_words(points)}"
            for chair, points in zip(self._chairs, sheet.points, strict=True)
        )
        made.setAccessibleName(f"{tip}: {scores}")
        self._rounds.addButton(made, at)
        return made

    def _line(self, line: Line, names: dict[int, str]) -> QBoxLayout:
        """The picture beside the words, or above them where those need all the width."""
        large = self._look.text_scale > _LARGE
        directions = QBoxLayout.Direction
        made = QBoxLayout(directions.TopToBottom if large else directions.LeftToRight)
        made.setSpacing(8)
        made.setContentsMargins(4, 0, 0, 0)
        picture = line_picture(self._look, line, 24 * min(1.5, self._look.text_scale))
        if picture is not None:
            shown = QLabel()
            shown.setPixmap(picture)
            made.addWidget(shown)
        made.addWidget(wrapped(say_line(line, self._look.language, names)), 1)
        return made


def _name(look: Look, chair: Chair) -> QLabel:
    made = wrapped(chair.name)
    made.setStyleSheet(f"color: {name_colour(chair.seat, look)}; font-weight: 600;")
    return made


def _crown(look: Look) -> QLabel:
    crown = QLabel()
    crown.setPixmap(look.picture("icons/crown", 22, 22, {"ink": look.theme.accent}))
    return crown
