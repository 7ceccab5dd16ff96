"""What happened in a round, in pictures: dice, goblets, the worth of colours."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from poisonbox.core.result import Sheet
from poisonbox.core.view import View
from poisonbox.games.goblets.view import GobletsView
from poisonbox.games.pok.view import PokView
from poisonbox.texts.rulebook import rulebook
from poisonbox.ui.look import Look
from poisonbox.ui.screens.flow import Flow
from poisonbox.ui.screens.score_pictures import (
    coaster,
    die,
    drink,
    poisoned_tile,
    thumb,
    tile,
)
from poisonbox.ui.widgets import column, label, row

_ICON = 34

translate = QCoreApplication.translate


def table_facts(look: Look, game: str, sheet: Sheet, view: View) -> QWidget | None:
    """What concerned the whole table."""
    if isinstance(view, PokView) and view.past:
        return _dice(look, view)
    if "values" in sheet.facts:
        return _colours(look, game, sheet)
    return None


def seat_facts(look: Look, game: str, view: View, seat: int) -> QWidget | None:
    """What one player did."""
    if isinstance(view, GobletsView) and view.past:
        return _goblets(look, game, view, seat)
    return None


def _dice(look: Look, view: PokView) -> QWidget:
    words = rulebook("pok").words
    pictures = [label(translate("RoundFacts", "The dice:"), "soft")]
    for face in view.past[-1].roll:
        name = (
            translate("RoundFacts", "blank")
            if face is None
            else f"{face[0]} × {words[face[1]][look.language]}"
        )
        pictures.append(_picture(die(look, face, _ICON * 1.2), name))
    return _flowing(pictures, 10)


def _goblets(look: Look, game: str, view: GobletsView, seat: int) -> QWidget:
    """The player's goblets: thumb, stake, and what lay under them if it was shown."""
    past, book, things = view.past[-1], rulebook(game), []
    players = view.players
    for at, stake in enumerate(past.stakes):
        if at % players != seat:
            continue
        drunk, shown = past.thumbs[at], past.shown[at]
        things.append(
            _picture(
                thumb(look, drunk, seat, _ICON),
                translate("RoundFacts", "drinks") if drunk else translate("RoundFacts", "refuses"),
            )
        )
        things.append(
            _picture(coaster(look, stake, _ICON), translate("RoundFacts", "Stake") + f" {stake}")
        )
        for giver, name in enumerate(shown or ()):
            if name is not None:
                made = drink(look, name, _ICON, giver)
                things.append(_picture(made, book.word(name, look.language)))
    return _flowing(things, 4)


def _colours(look: Look, game: str, sheet: Sheet) -> QWidget:
    """What each colour is worth; areas that a skull killed are dimmed."""
    book, made = rulebook(game), QWidget()
    line = Flow(made, space=18)
    size = _ICON * min(1.6, look.text_scale)
    for colour, value in sheet.facts["values"].items():
        name = book.word(colour, look.language)
        areas = [area for area in sheet.facts["areas"] if area["colour"] == colour]
        killed = [area["worth"] for area in areas if area["poisoned"]]
        box = QWidget()
        lay = column(space=2)
        box.setLayout(lay)
        top = row(_picture(tile(look, colour, size), name), label(str(value), "title"))
        lay.addLayout(top)
        lay.addWidget(label(name, "small"))
        if killed:
            worth = ", ".join(map(str, sorted(killed, reverse=True)))
            low = row(
                _picture(
                    poisoned_tile(look, colour, size * 0.7), translate("RoundFacts", "poisoned")
                ),
                label(translate("RoundFacts", "poisoned: {worth}").format(worth=worth), "small"),
                space=6,
            )
            lay.addLayout(low)
        lay.addStretch(1)
        line.addWidget(box)
    return made


def _picture(picture: QPixmap, name: str) -> QLabel:
    made = QLabel()
    made.setPixmap(picture)
    made.setAccessibleName(name)
    made.setToolTip(name)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return made


def _flowing(things: list[QLabel], space: int) -> QWidget:
    made = QWidget()
    line = Flow(made, space=space)
    for thing in things:
        line.addWidget(thing)
    return made
