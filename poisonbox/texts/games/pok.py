"""The words of Pok."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from poisonbox.core.event import Event, Facts
from poisonbox.core.result import Line
from poisonbox.texts import shared
from poisonbox.texts.words import MoveWords, Saying, Speaker, saying

_SYMBOLS = ("disc", "square", "triangle")
_ENOUGH = 5
"""Counters that a winner has handed in."""


def _rolled(event: Event, _: Facts, speaker: Speaker) -> Saying:
    """The dice that ask for something, then the blank ones."""
    roll = event.facts["roll"]
    dice = [_number(face[0], face[1], speaker) for face in roll if face is not None]
    if blanks := len(roll) - len(dice):
        dice.append(speaker.part("number", "blank", number=speaker.count(blanks)))
    return saying("said", round=event.facts["round"] + 1, dice=speaker.listed(dice))


def _sealed(event: Event, own: Facts, speaker: Speaker) -> Saying:
    return saying(
        "own" if own else "said",
        player=speaker.player(event.seat),
        counter=speaker.part("a", own["show"]) if own else "",
    )


def _shown(event: Event, _: Facts, speaker: Speaker) -> Saying:
    """Who showed what, symbol by symbol."""
    shown = event.facts["shown"]
    groups = []
    for symbol in _SYMBOLS:
        seats = [seat for seat, own in enumerate(shown) if own == symbol]
        if seats:
            people = speaker.people(seats)
            word = speaker.word(symbol)
            groups.append(speaker.part("shown", "entry", symbol=word, people=people))
    return saying("said", shown=speaker.row(groups))


def _settled(event: Event, _: Facts, speaker: Speaker) -> Saying:
    """A counter is handed in or taken back, because of a clause."""
    facts = event.facts
    return saying(
        facts["clause"].partition("/")[2],
        player=speaker.player(event.seat),
        counter=speaker.part("a", facts["symbol"]),
        own_counter=speaker.part("the", facts["symbol"]),
        shown=_number(facts["shown"], facts["symbol"], speaker),
    )


def _scored(event: Event, _: Facts, speaker: Speaker) -> Saying:
    variant = "some" if any(event.facts["points"]) else "none"
    return saying(variant, totals=speaker.scores(event.facts["totals"]))


def _ended(event: Event, own: Facts, speaker: Speaker) -> Saying:
    if max(event.facts["totals"]) < _ENOUGH:
        return saying("stalemate")
    return shared.EVENTS["ended"](event, own, speaker)


def _number(number: int, symbol: str, speaker: Speaker) -> str:
    return speaker.part("number", symbol, number=speaker.count(number))


def _line(line: Line, speaker: Speaker) -> Saying:
    symbol = line.facts["symbol"]
    return saying(
        "said", symbol=speaker.word(symbol), shown=_number(line.facts["shown"], symbol, speaker)
    )


def _show(written: Mapping[str, Any], _: Any, speaker: Speaker) -> Saying:
    return saying("said", counter=speaker.part("a", written["show"]))


def _needs(written: Mapping[str, Any], view: Any, speaker: Speaker) -> Saying:
    """When a counter is handed in, by the dice on the table."""
    symbol = written["show"]
    asked = sorted({face[0] for face in view.roll or () if face is not None and face[1] == symbol})
    if not asked:
        return saying("outside")
    *some, last = asked
    variant = "alone" if asked == [1] else "either" if some else "said"
    return saying(variant, some=speaker.row(map(str, some)), last=last)


EVENTS: dict[str, Callable[[Event, Facts, Speaker], Saying]] = {
    "rolled": _rolled,
    "sealed": _sealed,
    "shown": _shown,
    "handed-over": _settled,
    "took-back": _settled,
    "scored": _scored,
    "ended": _ended,
}

LINES: dict[str, Callable[[Line, Speaker], Saying]] = dict.fromkeys(
    ("exact", "outsider", "miss", "all-outside"), _line
)

MOVES: dict[str, MoveWords] = {"show": _show}

AT_ONCE: dict[str, MoveWords] = {"show": _needs}
