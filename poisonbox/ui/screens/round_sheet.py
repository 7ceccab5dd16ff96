"""One round laid out: for each player what counted, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from poisonbox.control.screen import Chair
from poisonbox.core.result import Line, Sheet
from poisonbox.core.view import View
from poisonbox.texts.telling import say_line
from poisonbox.ui.look import Look
from poisonbox.ui.screens.flow import Columns
from poisonbox.ui.screens.people import name_colour, plain_names
from poisonbox.ui.screens.round_facts import seat_facts, table_facts
from poisonbox.ui.screens.score_pictures import line_picture
from poisonbox.ui.screens.score_table import points_words, wrapped
from poisonbox.ui.table.seats import seat_colour
from poisonbox.ui.widgets import Portrait, label, panel, row, rule

_CARD = 236
"""How narrow a player's card may be at 100 % text."""

_ICON = 36


class SeatSheet(QWidget):
    """One player's part of a round.

    Attributes:
        lines: What counted; each can be kept hidden without anything moving.
    """

    def __init__(
        self, look: Look, chair: Chair, lines: Sequence[Line], names: dict[int, str], before: int
    ) -> None:
        """Show a player who had ``before`` points before this round."""
        super().__init__()
        self._look = look
        self._points = [line.points for line in lines]
        self._before = before
        card = panel("card")
        lay = QVBoxLayout(self)
        lay.setContentsMargins(0, 0, 0, 0)
        lay.addWidget(card)
        self._inside = QVBoxLayout(card)
        self._inside.setContentsMargins(12, 10, 12, 10)
        self._inside.setSpacing(6)
        name = wrapped(chair.name)
        name.setStyleSheet(f"color: {name_colour(chair.seat, look)}; font-weight: 600;")
        self._sum = label("", "title")
        head = row(Portrait(look, chair.crest, 40, seat_colour(chair.seat)), name, space=10)
        head.setStretch(1, 1)
        head.addWidget(self._sum)
        self._inside.addLayout(head)
        self.lines = [self._line(line, names) for line in lines]
        if not lines:
            self._inside.addWidget(wrapped(self.tr("Nothing to count."), "soft"))
        self._inside.addStretch(1)
        self._inside.addWidget(rule())
        self._total = label("", "heading")
        foot = row(label(self.tr("Total"), "soft"), space=8)
        foot.addStretch(1)
        foot.addWidget(self._total)
        self._inside.addLayout(foot)

    def _line(self, line: Line, names: dict[int, str]) -> QWidget:
        made = QWidget()
        lay = QHBoxLayout(made)
        lay.setContentsMargins(0, 0, 0, 0)
        lay.setSpacing(8)
        picture = line_picture(self._look, line, _ICON * min(1.6, self._look.text_scale))
        if picture is not None:
            lay.addWidget(shown_picture(picture))
        lay.addWidget(wrapped(say_line(line, self._look.language, names)), 1)
        keep = made.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        made.setSizePolicy(keep)
        self._inside.addWidget(made)
        return made

    def add_facts(self, facts: QWidget) -> None:
        """What this player did, above what it counted."""
        self._inside.insertWidget(1, facts)

    def show_lines(self, count: int, part: float) -> None:
        """Show the first lines, and the total so far as it has grown."""
        for at, line in enumerate(self.lines):
            line.setVisible(at < count)
        so_far = sum(self._points[:count])
        self._sum.setText(points_words(so_far, sign=True) if count or not self._points else "")
        self._total.setText(points_words(self._before + round(sum(self._points) * part)))


class RoundSheet(QWidget):
    """A round for all players, revealed step by step.

    Attributes:
        steps: How many there are: at each the next line of every player.
    """

    def __init__(
        self, look: Look, game: str, sheet: Sheet, view: View, chairs: tuple[Chair, ...]
    ) -> None:
        """Lay a round out; it is the newest that the view tells of.

        Args:
            look: What it is drawn with.
            game: The game's id.
            sheet: The round.
            view: What everybody may know after it.
            chairs: Who sits where.
        """
        super().__init__()
        lay = QVBoxLayout(self)
        lay.setContentsMargins(0, 0, 0, 0)
        lay.setSpacing(12)
        facts = table_facts(look, game, sheet, view)
        if facts is not None:
            lay.addWidget(facts)
        names = plain_names(chairs)
        self._seats: list[SeatSheet] = []
        for chair in chairs:
            own = [line for line in sheet.lines if line.seat == chair.seat]
            before = view.totals[chair.seat] - sheet.points[chair.seat]
            made = SeatSheet(look, chair, own, names, before)
            did = seat_facts(look, game, view, chair.seat)
            if did is not None:
                made.add_facts(did)
            self._seats.append(made)
        seats = len(chairs)
        even = {-(-seats // rows) for rows in range(1, seats + 1)}
        table = Columns(round(_CARD * look.text_scale), space=12, allowed=sorted(even))
        table.show_cards(self._seats)
        lay.addWidget(table)
        self.steps = max((len(seat.lines) for seat in self._seats), default=0)
        self.show_all()

    def show_step(self, step: int, part: float = 0.0) -> None:
        """Show the first lines of everybody; ``part`` is how far the totals have grown."""
        for seat in self._seats:
            seat.show_lines(min(step, len(seat.lines)), part)

    def show_all(self) -> None:
        """Show everything."""
        self.show_step(self.steps, 1.0)


def shown_picture(picture: QPixmap, name: str = "") -> QLabel:
    """A picture as a label; ``name`` is what it says to those who do not see it."""
    made = QLabel()
    made.setPixmap(picture)
    made.setFixedSize(picture.deviceIndependentSize().toSize())
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    if name:
        made.setAccessibleName(name)
        made.setToolTip(name)
    return made
