"""Matches that were played at random, in the library and on a screen."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from PySide6.QtWidgets import QApplication, QLabel, QWidget

from poisonbox.control.customs import Customs
from poisonbox.control.recap import Told
from poisonbox.control.screen import Screen
from poisonbox.core.event import redact
from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES
from poisonbox.store.library import Library
from poisonbox.store.models import SeatInfo
from poisonbox.ui.screens.people import chairs_of

PEOPLE = tuple(
    SeatInfo(name, crest=crest)
    for name, crest in (("Ada", "raven"), ("Ben", "fox"), ("Cleo", "owl"), ("Dora", "hare"))
)
BOT = SeatInfo("", "bot", "gambler", "expert")


def play(
    game: str,
    players: int = 3,
    *,
    seed: int = 1,
    moves: int | None = None,
    rounds: int | None = None,
    **options: Any,
) -> Match[Any]:
    """A match played at random: to its end, or as far as told."""
    match: Match[Any] = Match(GAMES[game], players, options)
    rng = Random(seed)
    while actors := match.actors():
        if len(match.log) == moves or len(match.sheets()) == rounds:
            break
        seat = rng.choice(actors)
        move = match.sample(rng) if seat == CHANCE else rng.choice(match.moves(seat))
        match.submit(seat, move)
    return match


@cache
def finished(game: str) -> Match[Any]:
    """A match that is over; not to be changed."""
    return play(game)


def keep(library: Library, match: Match[Any], seats: tuple[SeatInfo, ...] = PEOPLE) -> int:
    """Put a match into the library, with its result if it has one."""
    sat = seats[: match.players]
    number = library.begin(match.game.id, match.players, match.options, sat)
    library.append(number, 0, match.to_record().moves)
    result = match.result()
    if result is not None:
        library.finish(number, result.totals, result.winners)
    return number


def story(match: Match[Any]) -> tuple[Told, ...]:
    """What everybody saw, move by move."""
    told = []
    later = match.events_since(0, None)
    for index, (seat, _) in enumerate(match.log):
        rest = match.events_since(index + 1, None)
        own = later[: len(later) - len(rest)]
        told.append(Told(index, seat, tuple(redact(event, None) for event in own)))
        later = rest
    return tuple(told)


def screen(match: Match[Any], seats: tuple[SeatInfo, ...] = PEOPLE) -> Screen:
    """What a session shows of a match whose round, or all of it, has just ended."""
    return Screen(
        kind="scoring" if match.result() is None else "over",
        holder=None,
        called=None,
        phase=None,
        view=match.view(None),
        hands=(),
        chairs=chairs_of(seats[: match.players]),
        asks=(),
        ballots=(),
        foreseen=(),
        hint=None,
        recap=(),
        dead=False,
        thinking=False,
        may_take_back=False,
        proposal=None,
        trouble=None,
        sheets=match.sheets(),
        result=match.result(),
        customs=Customs(),
        revision=1,
    )


def shown_texts(widget: QWidget) -> list[str]:
    """What labels say that can be seen."""
    QApplication.processEvents()  # what was laid out just now is shown then
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget)]
