"""The coach's drawer: what moves promise and risk, for the eyes of whoever has a hand open."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QVBoxLayout, QWidget

from poisonbox.control.coaching import Caution
from poisonbox.control.screen import Screen
from poisonbox.core.state import Seat
from poisonbox.games import GAMES
from poisonbox.teach.coach import Advice
from poisonbox.texts.coaching import Coach
from poisonbox.ui.look import Look
from poisonbox.ui.screens.coach_parts import WeighedMove
from poisonbox.ui.screens.keys import ENTER
from poisonbox.ui.screens.people import plain_names
from poisonbox.ui.screens.score_table import clear, wrapped
from poisonbox.ui.widgets import icon_button, label, row, rule, scrolling

_WIDE = 340
_PART = 0.42
"""How wide the drawer is at 100 % text, and the part of the page it never passes."""


class CoachPanel(QFrame):
    """Shows advice. Nothing of it is left once it is cleared.

    Signals:
        pointed: A move is to be marked on the table.
        closed: Somebody has read enough.
    """

    pointed = Signal(object)
    closed = Signal()

    def __init__(self, look: Look, game: str, parent: QWidget) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self._look = look
        self._game = game
        self._shown: object = None
        self._moves: list[WeighedMove] = []
        self.setProperty("role", "panel")
        lay = QVBoxLayout(self)
        lay.setContentsMargins(12, 8, 8, 12)
        lay.setSpacing(8)
        close = icon_button(look, "close", self.tr("Close"), self.closed.emit, "Esc", "quiet")
        close.setStyleSheet("QToolButton { padding: 2px; min-width: 32px; }")
        self._close = close
        head = row(label(self.tr("Coach"), "title"), close)
        head.setStretch(0, 1)
        lay.addLayout(head)
        lay.addWidget(rule())
        content = QWidget()
        self._body = QVBoxLayout(content)
        self._body.setContentsMargins(0, 0, 6, 0)
        self._body.setSpacing(10)
        self._area = scrolling(content)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        lay.addWidget(self._area, 1)
        self.hide()

    def fit(self, page: int) -> None:
        """Be no wider than a part of the page."""
        wide = min(round(_WIDE * self._look.text_scale), round(page * _PART))
        self.setFixedWidth(max(300, wide))

    @property
    def moves(self) -> list[WeighedMove]:
        """The moves that are shown, best first."""
        return list(self._moves)

    def wait(self) -> None:
        """Say that the coach thinks."""
        if self._shown != "waiting":
            self._empty()
            self._shown = "waiting"
            self._body.addWidget(wrapped(self.tr("The coach is thinking …"), "soft"))
            self._body.addStretch(1)
        self.show()

    def show_advice(self, advice: Advice, screen: Screen) -> bool:
        """Show advice to the holder; tells whether that is news."""
        choice = screen.asks[0].choice
        if self._shown == (advice, choice, screen.holder):
            return False
        before, listening = self._shown, self.focusWidget() in self._moves
        self._empty()
        self._shown = (advice, choice, screen.holder)
        names, view = plain_names(screen.chairs), screen.view
        coach = Coach(self._game, self._look.language, names, screen.holder, view)
        self._body.addWidget(wrapped(self._introduction(advice), "small"))
        group = QButtonGroup(self)
        for prospect in advice.named(choice):
            written = GAMES[self._game].encode(prospect.move)
            beside = None if prospect is advice.best else advice.best
            _, *sentences = coach.sentences(prospect, mixed=advice.mixed, beside=beside)
            made = WeighedMove(
                self._look,
                coach.title(written),
                coach.bars(prospect),
                (coach.at_once(written), *sentences),
                self._mark(prospect.move, advice, choice),
            )
            made.pointed.connect(lambda move=prospect.move, made=made: self._point(made, move))
            made.clicked.connect(lambda _=False, move=prospect.move: self.pointed.emit(move))
            group.addButton(made)
            self._moves.append(made)
            self._body.addWidget(made)
        self._body.addStretch(1)
        self._moves[0].setChecked(True)
        self.show()
        return listening or before == "waiting" or before is None

    def _introduction(self, advice: Advice) -> str:
        if advice.mixed:
            return self.tr(
                "Out of what you can know: a strong player chooses now this, now that, so that"
                " nobody can read it."
            )
        return self.tr("Out of what you can know: what a strong player thinks of these moves.")

    def _mark(self, move: Any, advice: Advice, choice: Any) -> str:
        marks = []
        if move == advice.best.move:
            marks.append("★ " + (self.tr("Most often") if advice.mixed else self.tr("Best")))
        elif not advice.mixed and advice.is_as_good(move):
            marks.append("≈ " + self.tr("About as good"))
        if choice is not None and move == choice:
            marks.append("● " + self.tr("Your choice"))
        return "   ".join(marks)

    def _point(self, made: WeighedMove, move: Any) -> None:
        made.setChecked(True)
        self.pointed.emit(move)

    def focus_first(self) -> None:
        """The keyboard goes to the best move."""
        (self._moves[0] if self._moves else self._close).setFocus()

    def clear(self) -> None:
        """Destroy all that was said and close."""
        self._empty()
        self._shown = None
        self.hide()

    def _empty(self) -> None:
        self._moves = []
        clear(self._body)
        self._area.verticalScrollBar().setValue(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Esc closes it, arrows go from move to move."""
        focused = self.focusWidget()
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.closed.emit()
        elif key in steps and isinstance(focused, WeighedMove):
            at = (self._moves.index(focused) + steps[key]) % len(self._moves)
            self._moves[at].setFocus()
            self._area.ensureWidgetVisible(self._moves[at])
        elif key in ENTER and isinstance(focused, WeighedMove):
            focused.click()
        else:
            super().keyPressEvent(event)


class CoachCorner(QObject):
    """Says when the coach's drawer is open, what it shows, and which move the table marks.

    Attributes:
        panel: The drawer.
        called: Whether somebody has called the coach and not sent it away since.
    """

    def __init__(self, panel: CoachPanel, look: Look, game: str) -> None:
        """Nobody has called."""
        super().__init__(panel)
        self.panel = panel
        self.called = False
        self._look = look
        self._game = game
        self._for: tuple[Seat | None, int] = (None, 0)
        self._pointed: Any | None = None
        panel.pointed.connect(self._point)

    def _point(self, move: Any) -> None:
        self._pointed = move

    def call(self, screen: Screen) -> None:
        """Somebody wants to hear the coach about this position."""
        self.called = screen.customs.coach
        self._for = (screen.holder, screen.revision)

    def dismiss(self) -> None:
        """Nothing the coach has said is left."""
        self.called = False
        self._pointed = None
        self.panel.clear()

    def show_screen(self, screen: Screen) -> bool:
        """Show what the coach says, if it was called; tells whether it begins to speak now."""
        if not self.called:
            return False
        if not screen.asks or self._for != (screen.holder, screen.revision):
            self.dismiss()
            return False
        if screen.advice is None:
            self.panel.wait()
            return False
        news = self.panel.show_advice(screen.advice, screen)
        if news or self._pointed is None:
            self._pointed = screen.advice.best.move
        return news

    def hint(self, screen: Screen) -> Any | None:
        """The move that is marked on the table."""
        if not screen.customs.coach:
            return screen.hint
        return self._pointed if self.called and screen.advice is not None else None

    def warning(self, screen: Screen, caution: Caution) -> str:
        """What the coach says unasked."""
        names = plain_names(screen.chairs)
        coach = Coach(self._game, self._look.language, names, screen.holder)
        if caution.kind == "new":
            return coach.new(caution.clause)
        return coach.costly(caution.own, caution.best)
