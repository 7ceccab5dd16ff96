"""One move of a review: the table as its player saw it, what was true, and what was better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from poisonbox.control.screen import Ask
from poisonbox.games import GAMES
from poisonbox.teach.review import Judgement
from poisonbox.texts.coaching import Coach
from poisonbox.texts.telling import is_aside, say
from poisonbox.ui.games import scene_class
from poisonbox.ui.look import Look
from poisonbox.ui.screens.coach_parts import move_title, odds_rows
from poisonbox.ui.screens.people import chairs_of, name_colour, plain_names
from poisonbox.ui.screens.reel import OPEN, Perspective, Reel
from poisonbox.ui.screens.score_table import clear, wrapped
from poisonbox.ui.table.seats import seat_colour
from poisonbox.ui.table.stage import Stage
from poisonbox.ui.table.view import TableView
from poisonbox.ui.widgets import Portrait, button, label, panel, row, rule, scrolling

_WIDE = 360
_PART = 0.44
"""How wide the words are at 100 % text, and the part of the page they never pass."""

_TOLD = 6
"""Sentences about what happened then, at most."""


class StillTable(TableView):
    """A table to be looked at; the wheel is for what it lies in."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Nothing on it turns."""
        event.ignore()


class PositionView(QWidget):
    """Shows one decision.

    Attributes:
        scene: The game's table.
        perspective: Whose view it shows: the seat's that moved, or all hands.

    Signals:
        closed: Back to the whole match.
    """

    closed = Signal()

    def __init__(self, look: Look, reel: Reel, reader: int | None) -> None:
        """Show nothing yet.

        Args:
            look: What it is drawn with.
            reel: The match.
            reader: The seat of whoever reads, who is called you; None where they are several.
        """
        super().__init__()
        self._look = look
        self._reel = reel
        self._reader = reader
        self._game = reel.stored.game
        self._chairs = chairs_of(reel.stored.seats)
        self._judgement: Judgement | None = None
        self.perspective: Perspective = None
        self.scene = scene_class(self._game)(look)
        table = StillTable(self.scene)
        table.set_open(False)
        self._back = button("←  " + self.tr("The whole match"), self.closed.emit, "quiet")
        self._title = wrapped("", "title")
        head = row(self._back, self._title, space=12)
        head.setStretch(1, 1)
        self._side = panel()
        inside = QVBoxLayout(self._side)
        inside.setContentsMargins(14, 12, 8, 12)
        content = QWidget()
        self._words = QVBoxLayout(content)
        self._words.setContentsMargins(0, 0, 8, 0)
        self._words.setSpacing(8)
        self._area = scrolling(content)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside.addWidget(self._area)
        middle = QHBoxLayout()
        middle.setSpacing(10)
        middle.addWidget(table, 1)
        middle.addWidget(self._side)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(16, 10, 16, 12)
        outer.setSpacing(8)
        outer.addLayout(head)
        outer.addLayout(middle, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Words take no more than a part of the width."""
        super().resizeEvent(event)
        wide = min(round(_WIDE * self._look.text_scale), round(self.width() * _PART))
        self._side.setFixedWidth(wide)

    # -- showing -----------------------------------------------------------------------------

    def show_judgement(
        self, judgement: Judgement, until: int, hidden: Sequence[tuple[int, Any]] = ()
    ) -> None:
        """Show a decision.

        Args:
            judgement: What a strong player thinks of it.
            until: The move up to which it is told what happened.
            hidden: What others had chosen in secret.
        """
        self._judgement = judgement
        name = self._chairs[judgement.seat].name
        title = self.tr("Move {at}: {name}").format(at=judgement.at + 1, name=name)
        self._title.setText(title)
        clear(self._words)
        self._area.verticalScrollBar().setValue(0)
        self._add_who(judgement)
        self._add_perspectives(name)
        self._words.addWidget(rule())
        self._add_weighed(judgement)
        self._words.addWidget(rule())
        self._add_hidden(hidden)
        self._add_sequel(judgement, until)
        self._words.addStretch(1)
        self.watch(judgement.seat)

    def watch(self, perspective: Perspective) -> None:
        """Show the table as the seat saw it, or with open hands."""
        judgement = self._judgement
        if judgement is None:
            return
        self.perspective = perspective
        self._buttons[perspective == OPEN].setChecked(True)
        stage = self._reel.stage(judgement.at, perspective)
        if perspective != OPEN:
            stage = self._as_decided(stage, judgement)
        self.scene.conceal()
        self.scene.show_stage(stage)

    def _as_decided(self, stage: Stage, judgement: Judgement) -> Stage:
        """The move that was made as if it were chosen, and the better one marked."""
        made, better = judgement.move, judgement.advice.best.move
        phase = str(next(iter(GAMES[self._game].encode(made))))
        ask = Ask(judgement.seat, phase, (made, better), made)
        return replace(stage, kind="open", asks=(ask,), hint=better)

    def focus(self) -> None:
        """The keyboard begins at what the seat could know."""
        self._buttons[0].setFocus()

    # -- words -------------------------------------------------------------------------------

    def _coach(self, judgement: Judgement | None = None) -> Coach:
        """Says moves; those of a decision as they were seen when it was made."""
        view = None if judgement is None else self._reel.view(judgement.at, judgement.seat)
        names = plain_names(self._chairs)
        return Coach(self._game, self._look.language, names, self._reader, view)

    def _add_who(self, judgement: Judgement) -> None:
        chair = self._chairs[judgement.seat]
        name = wrapped(chair.name, "heading")
        name.setStyleSheet(f"color: {name_colour(chair.seat, self._look)};")
        line = row(Portrait(self._look, chair.crest, 44, seat_colour(chair.seat)), name, space=10)
        line.setStretch(1, 1)
        self._words.addLayout(line)
        written = GAMES[self._game].encode(judgement.move)
        advice = judgement.advice
        lost = self._coach(judgement).lost(
            judgement.seat, written, judgement.made.win, advice.best.win
        )
        self._words.addWidget(wrapped(lost))

    def _add_perspectives(self, name: str) -> None:
        """What could be known, beside what was true."""
        seat = 0 if self._judgement is None else self._judgement.seat
        mine = seat == self._reader
        known = (
            self.tr("What you could know then")
            if mine
            else self.tr("What {name} could know then").format(name=name)
        )
        self._group = QButtonGroup(self)
        self._buttons: list[QPushButton] = []
        for words, perspective in ((known, seat), (self.tr("What was true"), OPEN)):
            made = QPushButton(words.replace("&", "&&"))
            made.setProperty("role", "choice")
            made.setCheckable(True)
            made.setAutoDefault(False)
            made.clicked.connect(lambda _=False, to=perspective: self.watch(to))
            self._group.addButton(made)
            self._buttons.append(made)
            self._words.addWidget(made)

    def _add_weighed(self, judgement: Judgement) -> None:
        """Both moves with their odds, and the risk that made the difference."""
        coach, encode = self._coach(judgement), GAMES[self._game].encode
        best, made = judgement.advice.best, judgement.made
        for mark, prospect in (
            ("★ " + self.tr("Better"), best),
            ("● " + self.tr("As it was played"), made),
        ):
            self._words.addWidget(label(mark, "small"))
            self._words.addWidget(move_title(coach.title(encode(prospect.move))))
            self._words.addWidget(wrapped(coach.at_once(encode(prospect.move)), "small"))
            self._words.addLayout(odds_rows(self._look, coach.bars(prospect)))
        if judgement.seat == self._reader:
            worse, better = coach.difference(made, best)
            for mark, sentence in (("●", worse), ("★", better)):
                if sentence:
                    self._words.addWidget(wrapped(f"{mark} {sentence}", "small"))

    def _add_hidden(self, hidden: Sequence[tuple[int, Any]]) -> None:
        """What was true and could not be seen."""
        if not hidden:
            return
        self._words.addWidget(wrapped(self.tr("What nobody could know"), "heading"))
        coach, encode = self._coach(), GAMES[self._game].encode
        for seat, move in hidden:
            said = f"{self._chairs[seat].name}: {coach.move(encode(move))}"
            self._words.addWidget(wrapped(said, "small"))

    def _add_sequel(self, judgement: Judgement, until: int) -> None:
        """What really came of it, in public words."""
        self._words.addWidget(wrapped(self.tr("What happened then"), "heading"))
        names = plain_names(self._chairs)
        sentences = [
            said
            for at in range(judgement.at, until)
            for event in self._reel.events(at, None)
            if not is_aside(event, self._game)
            and (said := say(event, self._game, self._look.language, names)) is not None
        ]
        for said in sentences[:_TOLD]:
            self._words.addWidget(wrapped(said, "small"))
        if len(sentences) > _TOLD:
            self._words.addWidget(label("…", "small"))
