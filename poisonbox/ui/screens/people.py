"""Players on pages: who they are, in which colour their names are written, and who is ahead."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from html import escape

from PySide6.QtCore import QCoreApplication

from poisonbox.control.screen import Chair
from poisonbox.core.result import Result
from poisonbox.store.models import SeatInfo
from poisonbox.ui.look import Look
from poisonbox.ui.theme import PLAYERS, mixed
from poisonbox.ui.words import character_name

READABLE = 4.5
"""The contrast that text needs."""

_LOWEST_WIN = frozenset({"cauldrons"})
"""Games in which points are bad."""

_MARKED = re.compile("\ue000(\\d+)\ue001([^\ue002]*)\ue002")
"""A name in a sentence with the number of its seat: two players may have the same name."""


def seat_name(seat: int, info: SeatInfo) -> str:
    """What a stored match calls a player; somebody nameless is called by the seat."""
    name = info.name or character_name(info.character or "")
    return name or QCoreApplication.translate("People", "Seat {number}").format(number=seat + 1)


def chair_of(seat: int, info: SeatInfo, *, asked: bool = False) -> Chair:
    """A player of a stored match as a table shows them."""
    return Chair(
        seat=seat,
        kind=info.kind,
        name=seat_name(seat, info),
        crest=info.character or info.crest or "",
        character=info.character,
        level=info.level,
        asked=asked,
        seal=None,
        locked=False,
        wrong=0,
    )


def chairs_of(seats: Sequence[SeatInfo], asked: Collection[int] = ()) -> tuple[Chair, ...]:
    """The players of a stored match; ``asked`` are those whose move is awaited."""
    return tuple(chair_of(seat, info, asked=seat in asked) for seat, info in enumerate(seats))


# -- names in colour -------------------------------------------------------------------------------


def marked_names(chairs: Sequence[Chair]) -> dict[int, str]:
    """Names for sentences that :func:`coloured` can find again."""
    return {chair.seat: f"\ue000{chair.seat}\ue001{chair.name}\ue002" for chair in chairs}


def plain_names(chairs: Sequence[Chair]) -> dict[int, str]:
    """Names for sentences."""
    return {chair.seat: chair.name for chair in chairs}


def coloured(sentence: str, look: Look) -> str:
    """A sentence with marked names as rich text, each name in its seat's colour."""

    def name(match: re.Match[str]) -> str:
        return f'<b style="color:{name_colour(int(match[1]), look)}">{match[2]}</b>'

    return _MARKED.sub(name, escape(sentence, quote=False))


def name_colour(seat: int, look: Look) -> str:
    """A seat's colour as text can have it: as near to it as stays readable on any surface."""
    # Of all that text lies on, what is pointed at is nearest to the colour of text.
    return readable(PLAYERS[seat % len(PLAYERS)], look.theme.hover, look.theme.ink)


@cache
def readable(colour: str, ground: str, ink: str) -> str:
    """A colour moved towards the colour of text until it can be read on a ground."""
    for step in range(21):
        tried = mixed(colour, ink, step / 20)
        if contrast(tried, ground) >= READABLE + 0.2:
            return tried
    return ink


def contrast(one: str, other: str) -> float:
    """How well two colours are told apart, from 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


# -- who is ahead ----------------------------------------------------------------------------------


def better(game: str) -> Callable[[int], int]:
    """A key that sorts points, the best first."""
    return (lambda points: points) if game in _LOWEST_WIN else (lambda points: -points)


def leaders(game: str, totals: Sequence[int]) -> tuple[int, ...]:
    """Who is ahead; nobody while all are level."""
    if len(set(totals)) < 2:
        return ()
    best = min(totals, key=better(game))
    return tuple(seat for seat, total in enumerate(totals) if total == best)


def ranking(game: str, totals: Sequence[int], result: Result | None) -> list[tuple[int, int]]:
    """Places and seats, the best first; equal ones share a place unless a tie was broken."""
    winners = () if result is None else result.winners
    keys = {
        seat: (seat not in winners if winners else False, better(game)(total))
        for seat, total in enumerate(totals)
    }
    order = sorted(keys, key=lambda seat: (keys[seat], seat))
    return [(1 + sum(other < keys[seat] for other in keys.values()), seat) for seat in order]


def standing_words(names: Mapping[int, str], seats: Sequence[int]) -> str:
    """Who leads, in a sentence."""
    if not seats:
        return QCoreApplication.translate("People", "All are level.")
    if len(seats) == 1:
        return QCoreApplication.translate("People", "{name} leads.").format(name=names[seats[0]])
    listed = ", ".join(names[seat] for seat in seats)
    return QCoreApplication.translate("People", "In front: {names}.").format(names=listed)
