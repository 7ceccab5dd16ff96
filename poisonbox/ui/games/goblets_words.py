"""Goblets in words: guests, goblets, drinks and their rules."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from poisonbox.control.screen import Chair
from poisonbox.games.goblets.drinks import Toast
from poisonbox.games.goblets.scoring import poison_count
from poisonbox.games.goblets.view import GobletsView, RoundView
from poisonbox.texts.rulebook import rulebook
from poisonbox.ui.look import Look

translate = QCoreApplication.translate


class GobletsWords:
    """Says what lies on the table, in the reader's language."""

    def __init__(self, look: Look) -> None:
        """Speak the language of the look."""
        self._look = look

    def drink(self, drink: str) -> str:
        """The name of a drink."""
        return rulebook("goblets").word(drink, self._look.language)

    def rule(self, drink: str) -> str:
        """What a special drink does; nothing for those that every round has."""
        clause = f"goblets/{drink}"
        found = [c for c in rulebook("goblets").clause if c.id == clause]
        return found[0].text[self._look.language] if found else ""

    def drink_and_rule(self, drink: str) -> str:
        """The name of a drink, and its rule if it has one of its own."""
        rule = self.rule(drink)
        return f"{self.drink(drink)}: {rule}" if rule else self.drink(drink)

    def whose(self, view: GobletsView, chairs: Sequence[Chair], goblet: int) -> str:
        """A goblet by its owner; where guests have two, which of them."""
        name = chairs[view.owners[goblet]].name
        if len(view.owners) == view.players:
            return translate("GobletsScene", "{name}’s goblet").format(name=name)
        if goblet < view.players:
            return translate("GobletsScene", "{name}’s first goblet").format(name=name)
        return translate("GobletsScene", "{name}’s second goblet").format(name=name)

    def goblet(
        self, view: GobletsView, chairs: Sequence[Chair], goblet: int, past: RoundView | None
    ) -> str:
        """A goblet and all that everybody may know about it."""
        stakes = view.stakes if past is None else past.stakes
        words = [self.whose(view, chairs, goblet)]
        if stakes is not None:
            words.append(translate("GobletsScene", "stake {stake}").format(stake=stakes[goblet]))
        if past is not None:
            words.append(
                translate("GobletsScene", "drunk")
                if past.thumbs[goblet]
                else translate("GobletsScene", "refused")
            )
            words.append(self._content(chairs, past.shown[goblet]))
        elif view.phase == "toast":
            words.append(translate("GobletsScene", "full"))
        return ", ".join(words)

    def _content(self, chairs: Sequence[Chair], drinks: tuple[str | None, ...] | None) -> str:
        if drinks is None:
            return translate("GobletsScene", "nobody saw what was in it")
        poisoned = (
            translate("GobletsScene", "poisoned")
            if poison_count(drinks)
            else translate("GobletsScene", "not poisoned")
        )
        given = [
            translate("GobletsScene", "{drink} from {name}").format(
                drink=self.drink(drink), name=chairs[seat].name
            )
            for seat, drink in enumerate(drinks)
            if drink is not None
        ]
        return f"{poisoned}: {', '.join(given)}"

    def phase(self, view: GobletsView, past: RoundView | None) -> str:
        """What is done now."""
        if past is not None:
            return translate("GobletsScene", "What was drunk")
        return (
            translate("GobletsScene", "The toast")
            if view.phase == "toast"
            else translate("GobletsScene", "Pouring")
        )

    def round_number(self, number: int) -> str:
        """Which round it is; numbers begin with one."""
        return translate("GobletsScene", "Round {number} of 4").format(number=number)

    def task(self, view: GobletsView, past: RoundView | None) -> str:
        """What everybody does now, in a sentence."""
        if past is not None:
            return translate("GobletsScene", "Drinks bear the colour of who poured them.")
        if view.phase == "toast":
            return translate(
                "GobletsScene", "Thumb up: drink for the stake. Thumb down: refuse for 1 point."
            )
        return translate(
            "GobletsScene", "Everybody pours one drink into every other goblet, in secret."
        )

    def toast(self, move: Toast) -> str:
        """Thumbs in a word or two."""
        if len(move.thumbs) == 1:
            return (
                translate("GobletsScene", "drinks")
                if move.thumbs[0]
                else translate("GobletsScene", "refuses")
            )
        if all(move.thumbs):
            return translate("GobletsScene", "drinks both")
        if not any(move.thumbs):
            return translate("GobletsScene", "refuses both")
        if move.thumbs[0]:
            return translate("GobletsScene", "drinks the first, refuses the second")
        return translate("GobletsScene", "refuses the first, drinks the second")
