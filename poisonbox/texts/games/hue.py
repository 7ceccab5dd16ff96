"""The words of Hue."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from poisonbox.core.event import Event, Facts
from poisonbox.core.result import Line
from poisonbox.texts.words import Saying, Speaker, saying

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
    facts = event.facts
    return saying(
        "said",
        player=speaker.player(event.seat),
        card=_card("card", facts["card"], speaker),
        x=speaker.count(facts["x"]),
        y=speaker.count(facts["y"]),
        heading=speaker.part("heading", facts["heading"]),
    )


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


def _place(written: Mapping[str, Any], speaker: Speaker) -> Saying:
    x, y = written["at"]
    return saying(
        "said",
        card=_card("held", written["place"], speaker),
        x=speaker.count(x),
        y=speaker.count(y),
        heading=speaker.part("heading", written["heading"]),
    )


EVENTS: dict[str, Callable[[Event, Facts, Speaker], Saying]] = {
    "dealt": _dealt,
    "placed": _placed,
    "covered": _covered,
    "score-cards": _score_cards,
    "scored": _scored,
}

LINES: dict[str, Callable[[Line, Speaker], Saying]] = {"score": _score}

MOVES: dict[str, Callable[[Mapping[str, Any], Speaker], Saying]] = {"place": _place}
