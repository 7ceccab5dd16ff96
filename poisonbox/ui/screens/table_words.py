"""The sentences around a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from poisonbox.control.recap import Told
from poisonbox.control.reply import Reply
from poisonbox.control.screen import Chair, Screen
from poisonbox.core.event import Event
from poisonbox.texts.rulebook import explain
from poisonbox.texts.telling import is_aside, say
from poisonbox.ui.look import Look
from poisonbox.ui.store_words import of_store

translate = QCoreApplication.translate


class TableWords:
    """Says what happens, what is asked and why something is refused, in the reader's language."""

    def __init__(self, game: str, look: Look) -> None:
        """Speak about one game."""
        self._game = game
        self._look = look

    def names(self, chairs: Sequence[Chair]) -> dict[int, str]:
        """What everybody is called."""
        return {chair.seat: chair.name for chair in chairs}

    def sentences(
        self, told: Iterable[Told], names: Mapping[int, str], seat: int | None
    ) -> list[str]:
        """What happened, one sentence for an event that deserves one."""
        return [
            sentence
            for each in told
            for event in each.events
            if not is_aside(event, self._game, seat)
            and (sentence := self.sentence(event, names, seat)) is not None
        ]

    def sentence(self, event: Event, names: Mapping[int, str], seat: int | None) -> str | None:
        """What one event says."""
        return say(event, self._game, self._look.language, names, seat)

    def asked(self, screen: Screen) -> str:
        """What the phase asks of people."""
        asked = {
            "play": translate("TableWords", "It is your turn to play a card."),
            "place": translate("TableWords", "It is your turn to lay a card."),
            "pour": translate("TableWords", "Pour a drink into every goblet but your own."),
            "drink": translate("TableWords", "Will you drink, or refuse?"),
            "show": translate("TableWords", "Which counter do you take into your fist?"),
            "roll": translate("TableWords", "Roll the dice."),
        }
        return asked.get(screen.phase or "", "")

    def verb(self, screen: Screen) -> str:
        """The word on the button that makes the move."""
        secret = any(chair.seal is not None for chair in screen.chairs)
        return translate("TableWords", "Seal it") if secret else translate("TableWords", "Play it")

    def foreseen(self, screen: Screen) -> str:
        """What the choice would bring about."""
        names = self.names(screen.chairs)
        said = [self.sentence(event, names, screen.holder) for event in screen.foreseen]
        sentence = " ".join(text for text in said if text)
        return sentence or translate(
            "TableWords", "Nobody will see your choice before everybody has made one."
        )

    def waiting(self, screen: Screen) -> str:
        """Whom the table waits for."""
        asked = [c.name for c in screen.chairs if c.asked and not c.seal]
        if not asked:
            return translate("TableWords", "Everybody has chosen …")
        if len(asked) == 1:
            return translate("TableWords", "{name} is thinking …").format(name=asked[0])
        return translate("TableWords", "Still choosing: {names}").format(names=", ".join(asked))

    def scored(self, screen: Screen) -> str:
        """Who got what in the round that has just ended."""
        points = screen.sheets[-1].points
        gained = [chair.name for chair in screen.chairs if points[chair.seat]]
        if not gained:
            return translate("TableWords", "Nobody hands anything over.")
        return translate("TableWords", "Handed over: {names}").format(names=", ".join(gained))

    def proposal(self, screen: Screen) -> str:
        """Somebody wants to take back."""
        assert screen.proposal is not None
        name = screen.chairs[screen.proposal.seat].name
        return translate(
            "TableWords", "{name} would like to take the last move back. Does everybody agree?"
        ).format(name=name)

    def trouble(self, screen: Screen) -> str:
        """Something the table must decide about."""
        trouble = screen.trouble
        assert trouble is not None
        if trouble.kind == "journal":
            return translate(
                "TableWords", "The last move could not be written down, so it was not made: {why}"
            ).format(why=of_store(trouble.code, trouble.facts))
        name = "" if trouble.seat is None else screen.chairs[trouble.seat].name
        return translate(
            "TableWords", "{name} cannot go on. Try again, or let somebody else play there."
        ).format(name=name)

    def refusal(self, reply: Reply, names: Mapping[int, str]) -> str:
        """Why something was not done; empty where it is best to say nothing, or the table does."""
        if reply.refusal is not None:
            return explain(reply.refusal, self._look.language, names)
        reasons = {
            "held": translate("TableWords", "Another hand is open: hide it first."),
            "pin": translate("TableWords", "This hand is locked: its PIN opens it."),
            "wrong-pin": translate("TableWords", "That is not the PIN."),
            "pin-wait": translate("TableWords", "Too many wrong PINs: wait half a minute."),
            "not-chosen": translate("TableWords", "Choose first."),
            "sealed": translate("TableWords", "Your choice is sealed: break the seal first."),
            "thinking": translate("TableWords", "The bots have not chosen yet."),
            "not-allowed": translate("TableWords", "That is not possible here."),
            "revealed": translate(
                "TableWords", "Something was revealed since, so it cannot be taken back."
            ),
        }
        return reasons.get(reply.why, "")
