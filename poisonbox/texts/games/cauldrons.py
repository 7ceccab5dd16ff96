"""The words of Cauldrons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from poisonbox.core.event import Event, Facts
from poisonbox.core.result import Line
from poisonbox.texts.words import MoveWords, Saying, Speaker, saying

_COLOURS = {"R": "red", "B": "blue", "P": "purple"}
_POISON = "X"
_LIMIT = 13
_POISON_WORTH = 4
_PLACES = ("left", "middle", "right")


def _dealt(event: Event, own: Facts, speaker: Speaker) -> Saying:
    facts = event.facts
    parts = [name for name in ("out", "pile") if facts[name]]
    return saying(
        "said",
        *parts,
        *(["own"] if own else []),
        round=facts["round"] + 1,
        dealer=speaker.player(facts["dealer"]),
        first=speaker.player((facts["dealer"] + 1) % len(facts["sizes"])),
        out=speaker.count(facts["out"]),
        pile=speaker.count(facts["pile"]),
        hand=_hand(own.get("hand", ()), speaker),
    )


def _played(event: Event, _: Facts, speaker: Speaker) -> Saying:
    """What became of the cauldron; whose colour it has when poison made it spill is not told."""
    facts = event.facts
    card, level, colour = facts["card"], facts["level"], facts["colour"]
    if level > _LIMIT:
        variant = "over"
    elif colour is None:
        variant = "bare"
    elif level == _LIMIT:
        variant = "brim"
    else:
        variant = "start" if card[1:] == str(level) else "add"
    return saying(
        f"poison-{variant}" if card == _POISON else variant,
        player=speaker.player(event.seat),
        card=_card(card, speaker),
        place=speaker.part("place", _PLACES[facts["into"]]),
        colour=speaker.word(colour or "poison"),
        level=level,
    )


def _overflowed(event: Event, _: Facts, speaker: Speaker) -> Saying:
    """How many cards are taken, not which: remembering them is the players' business."""
    cards = event.facts["cards"]
    colours = [_COLOURS[card[0]] for card in cards if card != _POISON]
    return saying(
        "said",
        cauldron=speaker.part("cauldron", colours[0] if colours else "poison"),
        player=speaker.player(event.seat),
        cards=speaker.count(len(cards)),
    )


def _drew(event: Event, own: Facts, speaker: Speaker) -> Saying:
    pile, card = event.facts["pile"], own.get("card", "")
    variant = ("own-poison" if card == _POISON else "own") if card else "said" if pile else "last"
    return saying(
        variant,
        player=speaker.player(event.seat),
        pile=speaker.count(pile),
        card=_card(card or _POISON, speaker),
    )


def _card(code: str, speaker: Speaker) -> str:
    """A potion as it stands in a sentence; poison has sentences of its own."""
    if code == _POISON:
        return speaker.word("poison")
    return speaker.part("card", _COLOURS[code[0]], value=code[1:])


def _hand(codes: Sequence[str], speaker: Speaker) -> str:
    """Colour by colour: red 1, 1, 5; blue 7; 2 poisons."""
    groups = [
        f"{speaker.word(colour)} {speaker.row(values)}"
        for letter, colour in _COLOURS.items()
        if (values := sorted(code[1:] for code in codes if code[0] == letter))
    ]
    if poisons := codes.count(_POISON):
        groups.append(speaker.part("card", "poisons", number=speaker.count(poisons)))
    return speaker.row(groups, "semicolon")


def _majority(line: Line, speaker: Speaker) -> Saying:
    return saying("said", colour=speaker.word(line.facts["colour"]), **_numbers(line, speaker))


def _points(line: Line, speaker: Speaker) -> Saying:
    colour = line.facts["colour"]
    variant = "tied" if line.facts["tied"] else "said"
    return saying(
        "poison" if colour == "poison" else variant,
        colour=speaker.word(colour),
        **_numbers(line, speaker),
    )


def _numbers(line: Line, speaker: Speaker) -> dict[str, object]:
    return {"cards": speaker.count(line.facts["cards"]), "points": speaker.count(line.points)}


def _play(written: Mapping[str, Any], _: Any, speaker: Speaker) -> Saying:
    card = written["play"]
    return saying(
        "poison" if card == _POISON else "potion",
        card=_card(card, speaker),
        place=speaker.part("place", _PLACES[written["into"]]),
    )


def _brings(written: Mapping[str, Any], view: Any, speaker: Speaker) -> Saying:
    """What a card does to its cauldron."""
    card, cauldron = written["play"], view.cauldrons[written["into"]]
    level = cauldron.level + (_POISON_WORTH if card == _POISON else int(card[1:]))
    poisons = cauldron.cards.count(_POISON)
    if level > _LIMIT:
        variant = "over-poison" if poisons else "over"
    else:
        variant = "brim" if level == _LIMIT else "said"
    cards = speaker.count(len(cauldron.cards))
    return saying(variant, level=level, cards=cards, poisons=speaker.count(poisons))


EVENTS: dict[str, Callable[[Event, Facts, Speaker], Saying]] = {
    "dealt": _dealt,
    "played": _played,
    "overflowed": _overflowed,
    "drew": _drew,
}

LINES: dict[str, Callable[[Line, Speaker], Saying]] = {"majority": _majority, "points": _points}

MOVES: dict[str, MoveWords] = {"play": _play}

AT_ONCE: dict[str, MoveWords] = {"play": _brings}
