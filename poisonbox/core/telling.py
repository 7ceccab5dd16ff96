"""Events that every game has: a round is scored, the match is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from poisonbox.core.event import Event
from poisonbox.core.result import totals
from poisonbox.core.state import State


def ending(before: State[Any], after: State[Any]) -> Iterator[Event]:
    """Tell of the rounds that are scored, and the match that is over, only since ``before``."""
    sheets = after.sheets()
    for index in range(len(before.sheets()), len(sheets)):
        sheet = sheets[index]
        facts = {
            "round": index,
            "points": sheet.points,
            "totals": totals([past.points for past in sheets[: index + 1]], len(sheet.points)),
            "lines": sheet.lines,
            **sheet.facts,
        }
        yield Event("scored", None, facts)
    result = after.result()
    if result is not None:
        yield Event("ended", None, {"totals": result.totals, "winners": result.winners})
