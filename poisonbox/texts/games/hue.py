"""The words of Hue."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from poisonbox.core.event import Event, Facts
from poisonbox.core.result import Line
from poisonbox.texts.games.hue_felt import Lying, Square, meet, values_of
from poisonbox.texts.words import MoveWords, Saying, Speaker, saying

_COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}


def _dealt(event: Event, own: Facts, speaker: Speaker) -> Saying:
    facts = event.facts
    return saying(
        "said",
        *(["own"] if own else []),
        starters=speaker.count(len(facts["starters"])),
        cards=speaker.count(max(facts["sizes"])),
        first=speaker.player(facts["first"]),
        hand=speaker.row(_card("held", card, speaker) for card in own.get("hand", ())),
    )


def _placed(event: Event, _: Facts, speaker: Speaker) -> Saying:
    card = _card("card", event.facts["card"], speaker)
    return saying("said", player=speaker.player(event.seat), card=card)


def _covered(event: Event, _: Facts, speaker: Speaker) -> Saying:
    colours = event.facts["colours"]
    variant = "skull" if event.facts["skull"] else "stripes" if len(colours) > 1 else "square"
    return saying(variant, player=speaker.player(event.seat), colours=_colours(colours, speaker))


def _score_cards(event: Event, _: Facts, speaker: Speaker) -> Saying:
    cards = (_card_colours(card, speaker) for card in event.facts["cards"])
    return saying("said", cards=speaker.scores(cards))


def _scored(event: Event, _: Facts, speaker: Speaker) -> Saying:
    values = (
        speaker.part("score", "entry", name=speaker.word(colour), points=value)
        for colour, value in event.facts["values"].items()
    )
    return saying("said", values=speaker.row(values), points=speaker.scores(event.facts["points"]))


def _card(group: str, code: str, speaker: Speaker) -> str:
    """A card by its kind and its colours."""
    return speaker.part(group, code[0], colours=_card_colours(code, speaker))


def _card_colours(code: str, speaker: Speaker) -> str:
    return _colours((_COLOURS[letter] for letter in code[2:]), speaker)


def _colours(colours: Iterable[str], speaker: Speaker) -> str:
    """Colours that lie side by side."""
    return "–".join(map(speaker.word, colours))


def _score(line: Line, speaker: Speaker) -> Saying:
    facts = line.facts
    return saying(
        "said" if facts["times"] == 1 else "centre",
        colour=speaker.word(facts["colour"]),
        times=facts["times"],
        value=facts["value"],
        points=speaker.count(line.points),
    )


def _laid(written: Mapping[str, Any]) -> Lying:
    """The card of a move."""
    x, y = written["at"]
    return Lying(written["place"], x, y, written["heading"])


def _place(written: Mapping[str, Any], view: Any, speaker: Speaker) -> Saying:
    """Where a card goes, by the squares that meet: coordinates tell nothing to who looks at it."""
    card = _laid(written)
    meeting = meet(card, view.placed)
    lies, edge, letter = card.lies()
    return saying(
        meeting.side,
        card=_card("held", card.code, speaker),
        lies=speaker.part(lies, edge, colour=speaker.word(_COLOURS[letter])),
        own=_square(meeting.own, speaker),
        square=_square(meeting.other, speaker),
        other=_lying(meeting.other.card, speaker),
    )


def _square(square: Square, speaker: Speaker) -> str:
    """One square of a card: by its colour, or where the card is striped by its place."""
    colour = _COLOURS[square.letter] if square.letter else None
    return speaker.part(
        "square", square.name, colour="" if colour is None else speaker.word(colour)
    )


def _lying(card: Lying, speaker: Speaker) -> str:
    """A card on the felt; the starting cards are a stair."""
    if card.code[0] == "N":
        return speaker.part("starter", str(card.y))
    return _card("felt", card.code, speaker)


def _changes(written: Mapping[str, Any], view: Any, speaker: Speaker) -> Saying:
    """What the colours are worth before and after."""
    placed = [Lying(card.card, card.x, card.y, card.heading) for card in view.placed]
    zero = view.options["poisoned-colour"] == "zero"
    boards = placed, [*placed, _laid(written)]
    before, after = (values_of(cards, zero=zero) for cards in boards)
    changes = [
        speaker.part("change", "entry", colour=speaker.word(colour), before=before[at], after=value)
        for at, (colour, value) in enumerate(zip(_COLOURS.values(), after, strict=True))
        if value != before[at]
    ]
    return saying("said" if changes else "none", changes=speaker.row(changes))


EVENTS: dict[str, Callable[[Event, Facts, Speaker], Saying]] = {
    "dealt": _dealt,
    "placed": _placed,
    "covered": _covered,
    "score-cards": _score_cards,
    "scored": _scored,
}

LINES: dict[str, Callable[[Line, Speaker], Saying]] = {"score": _score}

MOVES: dict[str, MoveWords] = {"place": _place}

AT_ONCE: dict[str, MoveWords] = {"place": _changes}
