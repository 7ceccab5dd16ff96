"""The about page: whose games these are, and whose the program is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from poisonbox import __version__
from poisonbox.games import GAMES
from poisonbox.texts.rulebook import rulebook
from poisonbox.ui.room import Room
from poisonbox.ui.screens.flow import Columns
from poisonbox.ui.screens.frame import FramedPage
from poisonbox.ui.screens.pictures import Cover, Emblem
from poisonbox.ui.widgets import column, label, panel
from poisonbox.ui.words import game_title

_WIDEST = 1040
_CREDIT = 400
"""How narrow a game's credit may be at 100 % text."""


class AboutPage(FramedPage):
    """Says who invented the games, what the program may be used for, and what it is made of."""

    def __init__(self, room: Room) -> None:
        """Lay out the page."""
        title = QCoreApplication.translate("AboutPage", "About Poisonbox")
        super().__init__(room, title, widest=_WIDEST)
        self._add_head()
        self.body.addWidget(self._games())
        self.body.addWidget(self._program())
        self.body.addStretch(1)

    def _add_head(self) -> None:
        middle = Qt.AlignmentFlag.AlignHCenter
        self.body.addWidget(Emblem(self.look, 96), 0, middle)
        version = label(self.tr("Version {version}").format(version=__version__))
        self.body.addWidget(version, 0, middle)

    def _games(self) -> QWidget:
        made = panel()
        lay = QVBoxLayout(made)
        lay.setContentsMargins(24, 18, 24, 20)
        lay.setSpacing(14)
        lay.addWidget(label(self.tr("The games"), "title", wrap=True))
        credits_of = Columns(round(_CREDIT * self.look.text_scale), allowed=(1, 2))
        credits_of.show_cards([self._credit(game) for game in GAMES])
        lay.addWidget(credits_of)
        lay.addWidget(
            label(
                self.tr(
                    "The games are their designers’ inventions. Rules are told in our own words,"
                    " and all pictures are our own. Poisonbox is not affiliated with, endorsed by"
                    " or sponsored by the designers or their publishers. If you like a game, buy"
                    " it: nothing replaces real cards on a real table."
                ),
                wrap=True,
            )
        )
        return made

    def _credit(self, game: str) -> QWidget:
        made = panel("card")
        line = QHBoxLayout(made)
        line.setContentsMargins(10, 10, 14, 10)
        line.setSpacing(14)
        picture = Cover(self.look, f"home/{game}", radius=8)
        picture.setFixedSize(QSize(96, 72))
        line.addWidget(picture)
        words = column(space=2)
        words.addStretch(1)
        words.addWidget(label(game_title(game, self.look.language), "heading", wrap=True))
        words.addWidget(label(rulebook(game).credit[self.look.language], "soft", wrap=True))
        words.addStretch(1)
        line.addLayout(words, 1)
        return made

    def _program(self) -> QWidget:
        made = panel()
        lay = QVBoxLayout(made)
        lay.setContentsMargins(24, 18, 24, 20)
        lay.setSpacing(10)
        lay.addWidget(label(self.tr("The program"), "title", wrap=True))
        for paragraph in (
            self.tr(
                "Poisonbox is free software under the GNU General Public License, version 3 or any"
                " later version (GPL-3.0-or-later). You may use it, study it, share it and change"
                " it; whoever shares it passes on the same freedom. It comes without any warranty."
            ),
            self.tr(
                "Typefaces: Source Serif Pro and Source Sans Pro by Adobe, under the SIL Open Font"
                " License 1.1."
            ),
            self.tr("Made with Python and Qt for Python (LGPL)."),
        ):
            lay.addWidget(_paragraph(paragraph))
        return made


def _paragraph(text: str) -> QLabel:
    made = label(text, wrap=True)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made
