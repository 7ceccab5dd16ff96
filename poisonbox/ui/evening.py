"""An evening: one match at one table, with the processes its bots think in."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from poisonbox.ai.characters import CHARACTERS
from poisonbox.ai.pool import BotPool
from poisonbox.control.customs import usual_customs
from poisonbox.control.journal import NoJournal
from poisonbox.control.pins import Lock
from poisonbox.control.seats import Bot, Human, Player
from poisonbox.control.session import Means, Session
from poisonbox.core.match import Match
from poisonbox.games import GAMES
from poisonbox.store.errors import StoreError
from poisonbox.store.models import SeatInfo
from poisonbox.store.preferences import Setup
from poisonbox.ui.room import Room
from poisonbox.ui.theme import CRESTS

if TYPE_CHECKING:
    from poisonbox.control.lessons.guide import Guide

_USUAL_SIZE = 4
_USUAL_LEVEL = "casual"
_NAMELESS = "You"


class Evening(msgspec.Struct):
    """One match that is played.

    Attributes:
        game: Its id.
        setup: How it was set up, for a rematch.
        session: Who is asked, and what may be shown.
        pool: Where bots think.
        guide: Who speaks to a table that learns together, with open hands.
    """

    game: str
    setup: Setup
    session: Session
    pool: BotPool
    guide: Guide | None = None

    def close(self) -> None:
        """Everybody goes home; what counts is in the library."""
        self.session.close()
        self.pool.close()


def begin(room: Room, game: str, setup: Setup) -> Evening:
    """Sit down to a new match; raises Malformed, or Unsaved when it cannot be kept."""
    match: Match[Any] = Match(GAMES[game], setup.players, setup.options)
    players = [player_of(room, seat) for seat in setup.seats]
    pool = BotPool()
    means = _means(room, pool)
    people = sum(isinstance(player, Human) for player in players)
    customs = usual_customs(room.preferences, people)
    return Evening(game, setup, Session.start(match, players, means, room.clock(), customs), pool)


def begin_together(room: Room, game: str, setup: Setup) -> Evening:
    """Sit down to an open round, which is practice and kept nowhere; raises Malformed."""
    from poisonbox.control.lessons.guide import Guide, open_customs  # noqa: PLC0415
    from poisonbox.texts.lessons import open_round  # noqa: PLC0415

    lesson = open_round(game)
    assert lesson is not None  # where there is none, none is offered
    options = {**setup.options, **lesson.options}
    match: Match[Any] = Match(GAMES[game], setup.players, options)
    players = [player_of(room, seat) for seat in setup.seats]
    pool = BotPool()
    means = Means(secrets.token_hex(16), thinker=pool)
    customs = open_customs(usual_customs(room.preferences))
    session = Session.start(match, players, means, room.clock(), customs)
    return Evening(game, setup, session, pool, Guide(lesson))


def resume(room: Room, match_id: int) -> Evening:
    """Go on with a match of the library; raises as the library and the session do."""
    assert room.library is not None  # only its matches can be gone on with
    stored = room.library.load(match_id)
    pool = BotPool()
    session = Session.resume(stored, GAMES, _means(room, pool), room.clock())
    setup = Setup(stored.players, stored.seats, dict(stored.options))
    return Evening(stored.game, setup, session, pool)


def _means(room: Room, pool: BotPool) -> Means:
    journal = NoJournal() if room.library is None else room.library
    return Means(secrets.token_hex(16), journal=journal, thinker=pool, met=_met(room))


def _met(room: Room) -> frozenset[str] | None:
    """The clauses that were met in lessons; None where nobody has taken any."""
    if room.library is None:
        return None
    with suppress(StoreError):
        return frozenset(room.library.clauses()) or None
    return None


def player_of(room: Room, seat: SeatInfo) -> Player:
    """Who sits there; a person who is remembered with a PIN brings it along."""
    if seat.kind == "bot":
        return Bot(seat.character or next(iter(CHARACTERS)), seat.level or _USUAL_LEVEL)
    known = room.preferences.players.get(seat.name)
    pin = None if known is None or known.pin is None else Lock(known.pin.salt, known.pin.digest)
    return Human(seat.name, seat.crest or "", pin)


def usual_setup(room: Room, game: str) -> Setup:
    """As the game was set up last; the first time one person against bots."""
    last = room.settings.setup(game)
    if last is not None:
        return last
    sizes = GAMES[game].seats
    players = min(max(_USUAL_SIZE, sizes[0]), sizes[-1])
    return Setup(players, default_seats(room, players), {})


def default_seats(room: Room, players: int) -> tuple[SeatInfo, ...]:
    """One person, the one who played last, and bots of different characters."""
    name = next(iter(room.preferences.players), _NAMELESS)
    known = room.preferences.players.get(name)
    crest = (known.crest if known else "") or CRESTS[0]
    bots = [
        SeatInfo("", "bot", character=character, level=_USUAL_LEVEL)
        for character in list(CHARACTERS)[: players - 1]
    ]
    return (SeatInfo(name, "human", crest=crest), *bots)
