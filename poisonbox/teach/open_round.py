"""An open round as data: what is said to people who learn a game together, with open hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from poisonbox.core.refusal import Malformed
from poisonbox.teach.lesson import Voice
from poisonbox.teach.predicate import When
from poisonbox.teach.wording import Text


class Explanation(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing about how a round is scored.

    Attributes:
        say: The words.
        clause: The rule behind them.
        point: What glows meanwhile.
    """

    say: Text
    clause: str
    point: tuple[str, ...] = ()


class OpenRound(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everybody at the table hears in a first round with open hands.

    Attributes:
        say: The welcome: what this is about and how to begin.
        aim: What everybody tries to do, to be seen all the time.
        options: How the game is played while it is learnt; everything else is as it was set up.
        until: When it is enough; asked after every move.
        voices: What is said once, the first time it happens to anybody.
        scoring: How the round is scored, one thing after the other.
        done: The last words, before the real match begins.
    """

    say: Text
    aim: Text
    until: When
    voices: tuple[Voice, ...]
    scoring: tuple[Explanation, ...]
    done: Text
    options: dict[str, Any] = {}


def read_open_round(value: Mapping[str, Any]) -> OpenRound:
    """An open round from the values of its file; raises Malformed for what is none."""
    try:
        return msgspec.convert(value, OpenRound)
    except msgspec.ValidationError as error:
        raise Malformed(str(error)) from error
