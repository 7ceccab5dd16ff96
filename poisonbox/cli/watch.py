"""``poisonbox watch GAME``: a match of bots, told in words from what everybody may see."""

from __future__ import annotations

import argparse
import math
import os
import secrets
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from poisonbox.ai.characters import CHARACTERS
from poisonbox.ai.levels import LEVELS
from poisonbox.ai.pool import BotPool
from poisonbox.cli.options import parse_options
from poisonbox.control.customs import Customs
from poisonbox.control.seats import Bot, name_of
from poisonbox.control.session import Means, Session
from poisonbox.core.event import Event
from poisonbox.core.match import Match
from poisonbox.core.refusal import Malformed
from poisonbox.games import GAMES
from poisonbox.texts.rulebook import LANGUAGES
from poisonbox.texts.telling import is_aside, say, say_sheet, welcome

_STUCK, _MISUSE = 1, 2

_TABLE = 4
"""How many guests there are unless somebody says otherwise."""

_LEVEL = "casual"
_PACE = 0.6
"""Seconds between two moves on a terminal."""

_GLANCE = 0.01
"""Seconds until the session is looked at again."""

_MOST_SEEDS = 10**6
_LONGEST = 3600.0

_NAMES = (208, 74, 36, 227, 32, 166, 175, 250)
"""The players' colours, in the order of Okabe and Ito, among the 256 of a terminal."""

_STYLES = {"scored": "1", "ended": "1", "sheet": "2"}
"""How a terminal writes some lines: bold, or faint."""


def add(commands: Any) -> None:
    """Describe the subcommand."""
    parser = commands.add_parser(
        "watch",
        help="watch bots play a match, told in words",
        description="Let bots play a match and tell it in words, as a bystander sees it.",
    )
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    parser.add_argument(
        "--seats",
        metavar="WHO,...",
        help=f"bots with commas between: LEVEL[:CHARACTER]; levels are {', '.join(LEVELS)}, "
        f"characters {', '.join(CHARACTERS)} (four of them, {_LEVEL})",
    )
    parser.add_argument("--seed", type=int, metavar="S", help="for all chance (a new one)")
    parser.add_argument(
        "--options", nargs="*", default=[], metavar="K=V", help="such as rounds=1 hand=five"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language (en)")
    parser.add_argument(
        "--pace",
        type=_seconds,
        metavar="SECONDS",
        help=f"from one move to the next, at least ({_PACE} on a terminal, else 0)",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play and tell."""
    game = GAMES[arguments.game]
    try:
        bots = guests(arguments.seats, game.seats)
        match = Match(game, len(bots), parse_options(arguments.options))
    except Malformed as error:
        print(f"poisonbox watch: {error}", file=sys.stderr)
        return _MISUSE
    seed = secrets.randbelow(_MOST_SEEDS) if arguments.seed is None else arguments.seed
    pace = arguments.pace
    if pace is None:
        pace = _PACE if sys.stdout.isatty() else 0.0
    names = names_of(bots)
    teller = _Teller(game.id, arguments.lang, names)
    teller.begin(seed)
    customs = Customs(bots_pace=pace, bots_seal=pace, scoring=False)
    with BotPool() as pool:
        session = Session.start(
            match, bots, Means(f"watch {seed}", thinker=pool), time.monotonic(), customs
        )
        try:
            return _watch(session, teller, names)
        finally:
            session.close()


def _watch(session: Session, teller: _Teller, names: Sequence[str]) -> int:
    """Tell what happens until the match is over, or somebody cannot go on."""
    while True:
        now = time.monotonic()
        for told in session.tick(now):
            for event in told.events:
                teller.tell(event)
        screen = session.screen(now)
        if screen.kind == "over":
            return 0
        if screen.trouble is not None:
            seat = screen.trouble.seat
            who = "the table" if seat is None else names[seat]
            print(f"poisonbox watch: {who} cannot go on", file=sys.stderr)
            return _STUCK
        time.sleep(_GLANCE)


class _Teller:
    """Prints what a bystander sees of a match."""

    def __init__(self, game: str, language: str, names: Sequence[str]) -> None:
        self._game = game
        self._language = language
        self._colourful = _colourful()
        self._names = {
            seat: f"\x1b[38;5;{_NAMES[seat % len(_NAMES)]}m{name}\x1b[39m"
            if self._colourful
            else name
            for seat, name in enumerate(names)
        }

    def begin(self, seed: int) -> None:
        """Say who plays, and how to see the same match again."""
        self._print(f"{welcome(self._game, self._language, self._names)} (--seed {seed})")
        self._print()

    def tell(self, event: Event) -> None:
        """Say what happened; after a round, where the points come from."""
        if is_aside(event, self._game):
            return
        sentence = say(event, self._game, self._language, self._names)
        if sentence is not None:
            self._print(sentence, event.kind)
        if event.kind == "scored":
            for line in say_sheet(event, self._game, self._language, self._names):
                self._print(f"  {line}", "sheet")
            self._print()

    def _print(self, text: str = "", kind: str = "") -> None:
        style = _STYLES.get(kind) if self._colourful else None
        print(text if style is None else f"\x1b[{style}m{text}\x1b[0m", flush=True)


def guests(seats: str | None, sizes: range) -> list[Bot]:
    """Who sits at the table; raises Malformed for a guest nobody knows.

    Args:
        seats: ``LEVEL[:CHARACTER]`` with commas between; whoever has no character gets one that
            is not there yet. None for a usual table.
        sizes: How many may play.
    """
    if seats is None:
        seats = ",".join([_LEVEL] * min(max(_TABLE, sizes[0]), sizes[-1]))
    wanted = [word.strip().partition(":")[::2] for word in seats.split(",")]
    for level, character in wanted:
        if level not in LEVELS or (character and character not in CHARACTERS):
            word = f"{level}:{character}" if character else level
            raise Malformed(
                f"nobody plays as {word!r:.60}: levels are {', '.join(LEVELS)}, each alone or with "
                f"one of {', '.join(CHARACTERS)}, as in casual:spiteful"
            )
    taken = {character for _, character in wanted}
    free = [character for character in CHARACTERS if character not in taken]
    some = next(iter(CHARACTERS))
    return [Bot(character or (free.pop(0) if free else some), level) for level, character in wanted]


def names_of(bots: Sequence[Bot]) -> list[str]:
    """What the guests are called; of two with the same name the second has a number."""
    seen: Counter[str] = Counter()
    names = []
    for bot in bots:
        name = name_of(bot)
        seen[name] += 1
        names.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return names


def _colourful() -> bool:
    """Whether standard output is a terminal whose owner wants colours."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return sys.stdout.isatty() and not plain


def _seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 <= number <= _LONGEST:
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds")
    return number
