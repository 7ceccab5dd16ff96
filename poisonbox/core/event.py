"""What a table sees and hears: events with a public part and a private part for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

Facts = Mapping[str, Any]


class Event(Struct, frozen=True):
    """Something that happened at the table.

    Attributes:
        kind: The verb: ``dealt``, ``played``, ``overflowed``, ``scored`` and so on.
        seat: Whom it is about; None when it is about the whole table.
        facts: What everybody saw.
        secret: What single seats saw besides; empty after redaction for anybody else.
    """

    kind: str
    seat: int | None = None
    facts: Facts = field(default_factory=dict)
    secret: Mapping[int, Facts] = field(default_factory=dict)


def redact(event: Event, seat: int | None) -> Event:
    """The event as ``seat`` (None: a bystander) saw it."""
    if not event.secret:
        return event
    own = {} if seat is None or seat not in event.secret else {seat: event.secret[seat]}
    return Event(event.kind, event.seat, event.facts, own)
