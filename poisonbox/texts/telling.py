"""What happens at the table, told in words: one sentence for an event or a line of a score sheet.

Only what an event says to everybody, and what it says to the reader alone, is ever told. Which
template a fact asks for is decided by a module of each game in :mod:`poisonbox.texts.games`; the
templates are in ``resources/telling``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module

from msgspec import Struct

from poisonbox.core.event import Event, Facts
from poisonbox.core.result import Line
from poisonbox.texts import shared
from poisonbox.texts.rulebook import rulebook
from poisonbox.texts.words import Saying, Speaker, saying, spoken, telling

Names = Mapping[int, str]
"""What each player is called: an entry for every seat of the table and for no other."""


class _Wording(Struct, frozen=True):
    """How the facts of one game choose their sentences.

    Attributes:
        events: For a kind of event, from the event and the reader's secret part of it.
        lines: For a clause without the game's name, from a line of a score sheet.
    """

    events: Mapping[str, Callable[[Event, Facts, Speaker], Saying]]
    lines: Mapping[str, Callable[[Line, Speaker], Saying]]


@cache
def _wording(game: str) -> _Wording:
    own = import_module(f"poisonbox.texts.games.{game}")
    return _Wording({**shared.EVENTS, **own.EVENTS}, own.LINES)


def say(
    event: Event, game: str, language: str, names: Names, seat: int | None = None
) -> str | None:
    """Tell an event.

    Args:
        event: What happened, redacted or not.
        game: The game's id; kinds of events are words of their game.
        language: One of :data:`~poisonbox.texts.rulebook.LANGUAGES`.
        names: The players' names.
        seat: The reader's, who is called you and told what only this seat saw; None for all.

    Returns:
        The sentence, or None for a kind of event that has none.
    """
    templates = telling(game).event.get(event.kind)
    if templates is None:
        return None
    speaker = Speaker(game, language, names, seat)
    own = {} if seat is None else event.secret.get(seat, {})
    choose = _wording(game).events.get(event.kind, _plain)
    return spoken(templates, choose(event, own, speaker), language)


def say_line(line: Line, language: str, names: Names, seat: int | None = None) -> str:
    """Tell why a line of a score sheet gives its points; the player's name is not in it.

    Args:
        line: The line; its clause names the game.
        language: One of :data:`~poisonbox.texts.rulebook.LANGUAGES`.
        names: The players' names.
        seat: The reader's; None for all.
    """
    game, _, clause = line.clause.partition("/")
    speaker = Speaker(game, language, names, seat)
    choose = _wording(game).lines.get(clause, _plain_line)
    return spoken(telling(game).line[clause], choose(line, speaker), language)


def say_sheet(event: Event, game: str, language: str, names: Names) -> tuple[str, ...]:
    """Tell where the points of a round come from, a sentence for each player who has any lines.

    Args:
        event: A round was scored.
        game: The game's id.
        language: One of :data:`~poisonbox.texts.rulebook.LANGUAGES`.
        names: The players' names.

    Returns:
        Nothing where the events have already said all of it.
    """
    if not telling(game).sheet:
        return ()
    speaker = Speaker(game, language, names)
    reasons: dict[int, list[str]] = {}
    for line in sorted(event.facts["lines"], key=lambda line: line.seat):
        reasons.setdefault(line.seat, []).append(say_line(line, language, names))
    return tuple(
        speaker.part("sheet", "entry", name=speaker.name(seat), lines=speaker.row(own, "semicolon"))
        for seat, own in reasons.items()
    )


def is_aside(event: Event, game: str, seat: int | None = None) -> bool:
    """Whether a short log leaves an event out; what only the reader saw is always news."""
    return event.kind in telling(game).aside and (seat is None or seat not in event.secret)


def welcome(game: str, language: str, names: Names) -> str:
    """What is played, and who sits at the table."""
    speaker = Speaker(game, language, names)
    title = rulebook(game).title[language]
    return speaker.part("welcome", "table", game=title, players=speaker.people(sorted(names)))


def _plain(event: Event, _: Facts, speaker: Speaker) -> Saying:
    """An event with nothing to choose: who it is about is all there is to say."""
    return saying("said", player=speaker.player(event.seat))


def _plain_line(line: Line, speaker: Speaker) -> Saying:
    return saying("said", points=speaker.count(line.points))
