"""The panel beside a table that learns together: whose turn it is, and what the guide says."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from poisonbox.control.lessons.guide import Guide
from poisonbox.control.screen import Chair, Screen
from poisonbox.texts.rulebook import rulebook
from poisonbox.ui.look import Look
from poisonbox.ui.screens.lesson_pieces import WrapLink
from poisonbox.ui.table.seats import seat_colour
from poisonbox.ui.widgets import Portrait, button, label, panel, row, rule, scrolling

_FACE = 44
"""How large the portrait of whoever is to play is, at 100 % text."""

_ROOMY = 520
"""From this height on, at 100 % text, there is room for the aim of the game."""


class GuidePanel(QFrame):
    """Says what the guide says.

    Attributes:
        go: Goes on to what is said next, or begins the real match.
        enough: Ends the open round early.

    Signals:
        next: What is said has been read.
        real: The real match is to begin.
        again: Another open round is wanted.
        ended: The open round is to be left for the words about the real match.
    """

    next = Signal()
    real = Signal()
    again = Signal()
    ended = Signal()

    def __init__(self, look: Look, game: str, guide: Guide) -> None:
        """Lay out what is always there."""
        super().__init__()
        self.setProperty("role", "panel")
        self._look = look
        self._game = game
        self._guide = guide
        self._shown: object = None
        self._opened = ""
        """The rule whose words are open."""
        outer = QVBoxLayout(self)
        outer.setContentsMargins(16, 12, 16, 12)
        outer.setSpacing(8)
        outer.addWidget(label(self.tr("Open round"), "heading", wrap=True))
        self._note = label(
            self.tr("For practice: everybody sees everything, and nothing is kept or counted."),
            "small",
            wrap=True,
        )
        outer.addWidget(self._note)
        outer.addWidget(rule())
        self._turn = QWidget()
        self._turn_line = QVBoxLayout(self._turn)
        self._turn_line.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._turn)
        self._body = QWidget()
        self._lay = QVBoxLayout(self._body)
        self._lay.setContentsMargins(0, 4, 6, 4)
        self._lay.setSpacing(10)
        area = scrolling(self._body)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer.addWidget(area, 1)
        self._aim = label(guide.lesson.aim.said(look.language), "soft", wrap=True)
        outer.addWidget(self._aim)
        self.go = button("", self._press, "accent")
        outer.addWidget(self.go)
        self._again = button(self.tr("Another open round"), self.again.emit)
        outer.addWidget(self._again)
        self.enough = button(self.tr("Enough practice"), self.ended.emit, "quiet")
        self.enough.setToolTip(self.tr("Leave this round and begin the real match"))
        outer.addWidget(self.enough)

    def _press(self) -> None:
        self.real.emit() if self._guide.phase == "done" else self.next.emit()

    # -- showing -----------------------------------------------------------------------------

    def show_guide(self, screen: Screen, refusal: str) -> None:
        """Show what is said now; showing the same twice changes nothing.

        Args:
            screen: What lies on the table.
            refusal: Why the rules do not allow what was tried, in words.
        """
        guide = self._guide
        turn = self._whose(screen)
        state = (guide.spoken, guide.phase, guide.at, turn, refusal, self._opened)
        if state == self._shown:
            return
        self._shown = state
        self._show_turn(turn)
        _clear(self._lay)
        self._say(refusal)
        self._lay.addStretch(1)
        done = guide.phase == "done"
        words = self.tr("Now for real") if done else self.tr("Next")
        key = self.tr("Enter")
        self.go.setText(f"{words} ({key})")
        self.go.setVisible(guide.over)
        self._again.setVisible(done)
        self.enough.setVisible(not guide.over)
        for made in self._body.findChildren(QWidget):
            made.ensurePolished()  # else heights are those of another font
        self._lay.invalidate()
        self._lay.activate()

    def fit(self, tall: int) -> None:
        """Where room is short, what is said comes first."""
        roomy = tall >= _ROOMY * self._look.text_scale
        self._aim.setVisible(roomy)
        self._note.setVisible(roomy)

    def _whose(self, screen: Screen) -> Chair | None:
        """Whoever is to choose now; nobody in particular once it is over."""
        if self._guide.over or screen.called is None:
            return None
        return screen.chairs[screen.called]

    def _show_turn(self, chair: Chair | None) -> None:
        _clear(self._turn_line)
        self._turn.setVisible(chair is not None)
        if chair is None:
            return
        size = round(_FACE * min(self._look.text_scale, 1.5))
        face = Portrait(self._look, chair.crest, size, seat_colour(chair.seat))
        holder = QWidget()
        line = row(face, _heading(self.tr("{name}, your turn").format(name=chair.name)), space=12)
        line.setStretch(1, 1)
        holder.setLayout(line)
        self._turn_line.addWidget(holder)

    def _say(self, refusal: str) -> None:
        spoken, language = self._guide.spoken, self._look.language
        if refusal:
            card = panel("card")
            inside = QVBoxLayout(card)
            inside.setContentsMargins(12, 10, 12, 10)
            inside.addWidget(label("✗  " + self.tr("The rules say no"), "bad", wrap=True))
            inside.addWidget(label(refusal, "large", wrap=True))
            self._lay.addWidget(card)
        for text in spoken.texts:
            self._lay.addWidget(label(text.said(language), "large", wrap=True))
        if spoken.clause:
            self._add_rule(spoken.clause, opened=bool(refusal))

    def _add_rule(self, clause: str, *, opened: bool) -> None:
        """The rule behind it: its title, and its words, at once after a refusal."""
        found, language = rulebook(self._game).find(clause), self._look.language
        text = label(found.text[language], "soft", wrap=True)
        text.setVisible(opened or clause == self._opened)

        def toggle() -> None:
            self._opened = "" if text.isVisibleTo(self) else clause
            text.setVisible(bool(self._opened))

        words = self.tr("Rule: {title}").format(title=found.title[language])
        self._lay.addWidget(WrapLink(self._look, words, toggle))
        self._lay.addWidget(text)


def _heading(words: str) -> QLabel:
    return label(words, "heading", wrap=True)


def _clear(lay: QVBoxLayout) -> None:
    while lay.count():
        gone = lay.takeAt(0)
        widget = None if gone is None else gone.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
