"""Beside the list of matches: the one that is chosen, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLineEdit, QPushButton, QVBoxLayout, QWidget

from poisonbox.core.result import Result
from poisonbox.games import GAMES
from poisonbox.store.models import MatchSummary
from poisonbox.ui.look import Look
from poisonbox.ui.screens.flow import Flow
from poisonbox.ui.screens.history_list import ending, when
from poisonbox.ui.screens.people import chairs_of, name_colour, ranking
from poisonbox.ui.screens.score_table import clear, points_words, wrapped
from poisonbox.ui.table.seats import seat_colour
from poisonbox.ui.widgets import Portrait, button, label, panel, row, rule
from poisonbox.ui.words import game_title


class MatchDetail(QFrame):
    """What is chosen in the list.

    Signals:
        resume: A match to go on with.
        replay: A match to see again.
        review: A match whose moves are to be judged.
        export: Matches to write to a file.
        delete: Matches to forget; it was asked whether that is meant.
        tag: A match and a new tag for it.
        untag: A match and a tag to take off.
        asked: Something that must be seen now: whether deleting is meant.
    """

    resume = Signal(int)
    replay = Signal(int)
    review = Signal(int)
    export = Signal(object)
    delete = Signal(object)
    tag = Signal(int, str)
    untag = Signal(int, str)
    asked = Signal(object)

    def __init__(self, look: Look) -> None:
        """Show nothing yet."""
        super().__init__()
        self._look = look
        self.setProperty("role", "panel")
        self._lay = QVBoxLayout(self)
        self._lay.setContentsMargins(18, 16, 18, 16)
        self._lay.setSpacing(10)
        self.show_matches(())

    def show_matches(self, matches: Sequence[MatchSummary]) -> None:
        """Show one match, or how many are chosen."""
        clear(self._lay)
        if not matches:
            self._lay.addWidget(wrapped(self.tr("Choose a match to see more of it."), "soft"))
        elif len(matches) == 1:
            self._show_one(matches[0])
        else:
            words = self.tr("%n matches are chosen", "", len(matches))
            self._lay.addWidget(wrapped(words, "heading"))
        if matches:
            self._lay.addWidget(rule())
            self._add_order(matches)
        self._lay.addStretch(1)

    # -- one match ---------------------------------------------------------------------------

    def _show_one(self, match: MatchSummary) -> None:
        language = self._look.language
        known = match.game in GAMES
        self._lay.addWidget(
            wrapped(game_title(match.game, language) if known else match.game, "title")
        )
        self._lay.addWidget(wrapped(when(match.begun, language), "soft"))
        self._add_players(match)
        if not match.finished:
            moves = self.tr("%n moves so far", "", match.moves)
            self._lay.addWidget(wrapped(f"{ending(match)} · {moves}", "soft"))
        acts = QWidget()
        line = Flow(acts, space=8)
        if not known:
            self._lay.addWidget(wrapped(self.tr("This game is not known here."), "bad"))
        elif match.finished:
            line.addWidget(button(self.tr("Replay"), lambda: self.replay.emit(match.id), "accent"))
            line.addWidget(button(self.tr("Review"), lambda: self.review.emit(match.id)))
        else:
            line.addWidget(
                button(self.tr("Continue"), lambda: self.resume.emit(match.id), "accent")
            )
            line.addWidget(button(self.tr("Replay"), lambda: self.replay.emit(match.id)))
        self._lay.addWidget(acts)
        self._lay.addWidget(rule())
        self._add_tags(match)

    def _add_players(self, match: MatchSummary) -> None:
        chairs, totals = chairs_of(match.seats), match.totals
        order = [(0, chair.seat) for chair in chairs]
        if totals is not None and match.winners is not None:
            order = ranking(match.game, totals, Result(totals, match.winners))
        for place, seat in order:
            line = row(space=10)
            if place:
                line.addWidget(label(f"{place}.", "soft"))
            line.addWidget(Portrait(self._look, chairs[seat].crest, 32, seat_colour(seat)))
            name = wrapped(chairs[seat].name)
            name.setStyleSheet(f"color: {name_colour(seat, self._look)}; font-weight: 600;")
            line.addWidget(name, 1)
            if totals is not None:
                line.addWidget(label(points_words(totals[seat]), "heading"))
            self._lay.addLayout(line)

    def _add_tags(self, match: MatchSummary) -> None:
        self._lay.addWidget(label(self.tr("Tags"), "heading"))
        if match.tags:
            chips = QWidget()
            line = Flow(chips, space=6)
            for tag in match.tags:
                chip = button(f"#{tag}  ×", partial(self.untag.emit, match.id, tag))
                chip.setToolTip(self.tr("Take this tag off"))
                chip.setAccessibleName(self.tr("Take off the tag {tag}").format(tag=tag))
                line.addWidget(chip)
            self._lay.addWidget(chips)
        self._new_tag = QLineEdit()
        self._new_tag.setPlaceholderText(self.tr("New tag"))
        self._new_tag.setAccessibleName(self.tr("New tag"))
        self._new_tag.setMaxLength(60)
        self._new_tag.setMinimumWidth(60)

        def add() -> None:
            if self._new_tag.text().strip():
                self.tag.emit(match.id, self._new_tag.text())

        self._new_tag.returnPressed.connect(add)
        entry = row(self._new_tag, button(self.tr("Add"), add), space=8)
        entry.setStretch(0, 1)
        self._lay.addLayout(entry)

    # -- one or several ----------------------------------------------------------------------

    def _add_order(self, matches: Sequence[MatchSummary]) -> None:
        """Export and delete; deleting asks once more, here."""
        ids = [match.id for match in matches]
        acts = QWidget()
        line = Flow(acts, space=8)
        line.addWidget(button(self.tr("Export …"), lambda: self.export.emit(ids)))
        remove = button(self.tr("Delete …"), lambda: self._ask(True))
        line.addWidget(remove)
        self._lay.addWidget(acts)
        if not all(match.finished for match in matches):
            words = self.tr("A file of an unfinished match tells its reader every hidden card.")
            self._lay.addWidget(wrapped(words, "small"))
        self._question = panel("card")
        inside = QVBoxLayout(self._question)
        inside.setContentsMargins(14, 12, 14, 12)
        words = (
            self.tr("Delete this match for good?")
            if len(ids) == 1
            else self.tr("Delete %n matches for good?", "", len(ids))
        )
        inside.addWidget(wrapped(words, "bad"))
        answers = QWidget()
        both = Flow(answers, space=8)
        self._keep: QPushButton = button(self.tr("Keep"), lambda: self._ask(False))
        both.addWidget(button(self.tr("Delete"), lambda: self.delete.emit(ids)))
        both.addWidget(self._keep)
        inside.addWidget(answers)
        self._lay.addWidget(self._question)
        self._question.hide()
        self._remove = remove

    def _ask(self, asking: bool) -> None:
        self._question.setVisible(asking)
        (self._keep if asking else self._remove).setFocus()
        if asking:
            self.asked.emit(self._question)
