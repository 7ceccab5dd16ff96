"""The prompt: what is asked, what a choice would bring about, why something is refused."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QWidget

from poisonbox.ui.look import Look
from poisonbox.ui.widgets import button, label

_LARGE = 1.4
"""From this size of text on the sentence needs no larger size of its own."""


class Prompt(QFrame):
    """A bar above the hand with one sentence and what can be answered.

    Signals:
        confirmed: Make the move.
        dropped: Choose something else.
        clause: The rule behind a refusal is asked for, by its id.
        learn: The lesson about that rule is asked for, by the rule's id.
        shown: Somebody wants to see what a warning is about.
    """

    confirmed = Signal()
    dropped = Signal()
    clause = Signal(str)
    learn = Signal(str)
    shown = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._look = look
        self._clause = ""
        self._refusing = False
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(16, 6, 8, 6)
        self._line.setSpacing(10)
        self._size = "large" if look.text_scale < _LARGE else ""
        self._words = label("", self._size, wrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self._line.addWidget(self._words, 1)
        self._rule = button(self.tr("Why?"), lambda: self.clause.emit(self._clause), "link")
        self._lesson = button(self.tr("Learn it"), lambda: self.learn.emit(self._clause), "link")
        self._rule.setToolTip(self.tr("Read the rule"))
        self._lesson.setToolTip(self.tr("Take the lesson about it; the match waits for you"))
        self._show_me = button(self.tr("Show me"), self.shown.emit)
        self._confirm = button("", self.confirmed.emit, "accent")
        self._drop = button("", self.dropped.emit, "quiet")
        self._verb = ""
        self._drop.setAccessibleName(self.tr("Choose again"))
        self._drop.setToolTip(self.tr("Choose again (Esc)"))
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for made in (self._rule, self._lesson, self._show_me, self._drop, self._confirm):
            buttons.addWidget(made)
        self._line.addLayout(buttons)
        self.hide()

    @property
    def sentence(self) -> str:
        """What it says."""
        return self._words.text()

    def ask(self, sentence: str, busy: bool = False) -> None:
        """Say what is asked, or whom the table waits for; a refusal stays until it was read."""
        if self._refusing and not busy:
            return
        self._show(sentence, self._size)

    def foresee(
        self, sentence: str, verb: str, *, choice: bool = True, warning: bool = False
    ) -> None:
        """Say what a choice would bring about, and let it be confirmed.

        Args:
            sentence: What would happen, or has happened.
            verb: The word on the button.
            choice: Whether something else may be chosen instead.
            warning: Whether there is more to be seen about it.
        """
        self._show(sentence, self._size, confirm=verb)
        self._show_me.setVisible(warning)
        self._drop.setVisible(choice)

    def refuse(self, sentence: str, clause: str, *, lesson: bool = False) -> None:
        """Say why something cannot be done, with the ways to its rule and perhaps to a lesson."""
        self._show(sentence, "bad", clause=clause)
        self._lesson.setVisible(lesson)
        self._refusing = True

    def clear(self) -> None:
        """Say nothing; what was said may have been for one pair of eyes."""
        self._refusing = False
        self._words.clear()
        self.hide()

    def calm(self) -> None:
        """A refusal has been read."""
        self._refusing = False

    def _show(self, sentence: str, role: str, confirm: str = "", clause: str = "") -> None:
        self._refusing = False
        self._clause = clause
        if self._words.property("role") != role:
            self._words.setProperty("role", role)
            self._words.style().unpolish(self._words)
            self._words.style().polish(self._words)
        self._words.setText(sentence)
        self._verb = confirm
        self._confirm.setVisible(bool(confirm))
        self._drop.setVisible(bool(confirm))
        self._rule.setVisible(bool(clause))
        self._lesson.hide()
        self._show_me.hide()
        self.setVisible(bool(sentence))
        if sentence:
            self.raise_()
            self.updateGeometry()

    def place(self, left: int, right: int, bottom: int, tallest: int = 10_000) -> None:
        """Lie above a line, as wide as the words need.

        Args:
            left: Where it may begin.
            right: Where it must end.
            bottom: The line.
            tallest: How tall it should be at most: buttons say less where that is little.
        """
        heights = []
        for terse in range(3):
            self._caption(terse)
            heights.append(self._fit(left, right, bottom))
            if heights[-1] <= tallest:
                return
        self._caption(heights.index(min(heights)))  # saying less yet would not make it flatter
        self._fit(left, right, bottom)

    def _caption(self, terse: int) -> None:
        """Say on the buttons what they do: with keys, without them, or with a symbol."""
        again = self.tr("Choose again")
        enter = self.tr("Enter")
        key = f" ({enter})" if terse == 0 else ""
        self._confirm.setText(f"{self._verb}{key}".replace("&", "&&"))
        self._confirm.setToolTip("" if key else f"{self._verb} ({enter})")
        self._drop.setText((self.tr("Choose again (Esc)"), again, "")[terse])
        size = round(22 * min(self._look.text_scale, _LARGE))
        icon = self._look.art.icon("undo", self._look.theme.ink, size) if terse == 2 else QIcon()
        self._drop.setIcon(icon)
        self._drop.setIconSize(QSize(size, size))

    def _fit(self, left: int, right: int, bottom: int) -> int:
        """Lie above a line in the flattest way there is; returns how tall that is."""
        most = right - left
        words = self._words.fontMetrics().horizontalAdvance(self._words.text())
        shown = (self._rule, self._lesson, self._show_me, self._confirm, self._drop)
        others = [w for w in shown if not w.isHidden()]
        buttons = sum(w.sizeHint().width() + 10 for w in others)
        directions = QBoxLayout.Direction
        ways = {
            directions.LeftToRight: min(most, words + buttons + 48),
            directions.TopToBottom: min(most, max(words, buttons) + 48),
        }
        heights = {way: self._height(way, wide) for way, wide in ways.items()}
        best = min(ways, key=lambda way: heights[way])  # side by side if both are as tall
        self._line.setDirection(best)
        self._line.activate()
        wide, tall = ways[best], heights[best]
        self.setGeometry(left + (most - wide) // 2, bottom - tall, wide, tall)
        return tall

    def _height(self, way: QBoxLayout.Direction, wide: int) -> int:
        """How tall it is when words and buttons lie this way in a width."""
        self._line.setDirection(way)
        self._line.activate()
        if self._line.totalMinimumSize().width() > wide:
            return 10_000
        return self._line.totalHeightForWidth(wide)  # a hint alone would allow for several lines
