"""What the table of Hue says about cards and places."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from poisonbox.control.screen import Chair
from poisonbox.games.hue.board import TILES, at, cells
from poisonbox.games.hue.cards import COLOURS, LETTERS, Place
from poisonbox.games.hue.view import PlacedView
from poisonbox.texts.words import Speaker
from poisonbox.ui.games.hue_standing import Standing

translate = QCoreApplication.translate


class HueWords:
    """Words for screen readers, tooltips and labels.

    Attributes:
        language: Which they are in.
    """

    def __init__(self, language: str) -> None:
        """Speak a language."""
        self.language = language
        self._speaker = Speaker("hue", language, {})

    def colour(self, colour: int) -> str:
        """A colour's name."""
        return self._speaker.word(COLOURS[colour])

    def colours(self, letters: str) -> str:
        """Colours that lie side by side."""
        return "–".join(self.colour(LETTERS.index(letter)) for letter in letters)

    def card(self, code: str) -> str:
        """A card."""
        colours = self.colours(code[2:])
        if code[0] == "N":
            return translate("Hue", "starting card {colours}").format(colours=colours)
        return self._speaker.part("held", code[0], colours=colours)

    def heading(self, heading: str) -> str:
        """Where a card heads."""
        return self._speaker.part("heading", heading)

    def held(self, code: str, points: int) -> str:
        """A card in a hand."""
        words = translate("Hue", "{card}; as score card it would count {points} now")
        return words.format(card=self.card(code), points=points)

    def lying(self, card: PlacedView, chairs: tuple[Chair, ...]) -> str:
        """A card on the table."""
        where = translate("Hue", "{card} at {x}/{y}, heading {heading}").format(
            card=self.card(card.card), x=card.x, y=card.y, heading=self.heading(card.heading)
        )
        if card.seat is None:
            return where
        return translate("Hue", "{card}; laid by {name}").format(
            card=where, name=chairs[card.seat].name
        )

    def felt(self, cards: int) -> str:
        """The whole table."""
        return translate("Hue", "The felt: {n} cards lie on it").format(n=cards)

    def ghost(self, place: Place, legal: bool, now: Standing) -> str:
        """A card that is about to be laid."""
        words = (
            translate("Hue", "{card} at {x}/{y}, heading {heading}: it may lie here")
            if legal
            else translate("Hue", "{card} at {x}/{y}, heading {heading}: it may not lie here")
        ).format(
            card=self.card(place.card), x=place.x, y=place.y, heading=self.heading(place.heading)
        )
        covered = [cell for cell in cells(place.x, place.y, place.heading) if cell in now.board]
        for cell in covered:
            colours = "–".join(map(self.colour, TILES[now.board[cell]].colours))
            x, y = at(cell)
            words += translate("Hue", "; covers {colours} at {x}/{y}").format(
                colours=colours, x=x, y=y
            )
        return words

    def changes(self, now: Standing, then: Standing) -> str:
        """Which colours would be worth something else, and what."""
        said = [
            translate("Hue", "{colour} {before} → {after}").format(
                colour=self.colour(colour), before=before, after=after
            )
            for colour, (before, after) in enumerate(zip(now.values, then.values, strict=True))
            if before != after
        ]
        return (
            translate("Hue", "Best areas: {changes}.").format(changes=", ".join(said))
            if said
            else ""
        )

    def value(self, colour: int, now: Standing) -> str:
        """What a colour is worth."""
        words = translate("Hue", "{colour}: its best area is worth {value}").format(
            colour=self.colour(colour), value=now.values[colour]
        )
        if colour in now.killed_colours:
            words += translate("Hue", "; a skull has killed an area")
        return words
