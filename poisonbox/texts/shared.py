"""What every game tells: a round is scored, the match is over, moves are taken back."""

from __future__ import annotations

from collections.abc import Callable

from poisonbox.core.event import Event, Facts
from poisonbox.texts.words import Saying, Speaker, saying


def _scored(event: Event, _: Facts, speaker: Speaker) -> Saying:
    facts = event.facts
    return saying(
        "later" if facts["round"] else "first",
        round=facts["round"] + 1,
        points=speaker.scores(facts["points"]),
        totals=speaker.scores(facts["totals"]),
    )


def _ended(event: Event, _: Facts, speaker: Speaker) -> Saying:
    """One winner, a shared win, or a tie that was broken."""
    winners, totals = event.facts["winners"], event.facts["totals"]
    total = totals[winners[0]]
    tied = [seat for seat, own in enumerate(totals) if own == total]
    variant = "tie" if len(tied) > len(winners) else "won" if len(winners) == 1 else "shared"
    return saying(
        variant,
        winners=speaker.people(winners),
        tied=speaker.people(tied),
        total=speaker.count(total),
    )


def _taken_back(event: Event, _: Facts, speaker: Speaker) -> Saying:
    return saying("said", moves=speaker.count(event.facts["moves"]))


EVENTS: dict[str, Callable[[Event, Facts, Speaker], Saying]] = {
    "scored": _scored,
    "ended": _ended,
    "taken-back": _taken_back,
}
