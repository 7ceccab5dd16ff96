"""The coach at the table: advice for whoever holds the device, and a word before a costly move.

It is asked with the view of the holder's seat and nothing else, and what it says is shown to the
holder alone. Unasked it speaks only when something new or something costly is about to happen.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from poisonbox.ai.characters import CHARACTERS
from poisonbox.ai.levels import LEVELS
from poisonbox.control import flow
from poisonbox.control.recap import Told
from poisonbox.control.seats import Bot
from poisonbox.control.table import Table
from poisonbox.control.thinking import Asked
from poisonbox.core.event import Event
from poisonbox.core.state import Seat
from poisonbox.teach.coach import Advice

_ADVISER = Bot(next(iter(CHARACTERS)), LEVELS[-1])
"""Who gives advice."""


class Caution(Struct, frozen=True):
    """Why the coach speaks unasked, before a choice is confirmed.

    Attributes:
        kind: ``costly``: the choice is clearly worse than the best. ``new``: it brings about
            something that this person has never met.
        own: The chance to win with the choice.
        best: The same with the best move.
        clause: The rule that is new.
    """

    kind: Literal["costly", "new"]
    own: float = 0.0
    best: float = 0.0
    clause: str = ""


def ask(table: Table, seat: Seat) -> None:
    """Somebody wants advice; if the coach has thought already it is there at once."""
    table.thinking.wanted.add(seat)
    if seat not in table.thinking.advice:
        _consult(table, seat)


def attend(table: Table) -> None:
    """Let the coach think beforehand about what the holder is asked, once for each choice.

    For a hand that was covered nobody thinks on.
    """
    seat = table.viewer
    table.thinking.advise_only(seat)
    if not table.customs.coach or seat is None or not table.is_asked(seat):
        return
    if table.voting or table.sealed(seat):
        return
    thinking, choice = table.thinking, _choice(table, seat)
    advice = _advice(table, seat)
    if advice is not None and (choice is None or advice.find(choice) is not None):
        return
    if (seat, choice) not in thinking.consulted and not thinking.waits_for(seat, hint=True):
        thinking.consulted.append((seat, choice))
        _consult(table, seat)


def advice_for(table: Table, seat: Seat | None) -> Advice | None:
    """What the coach has to say to somebody who asked for it."""
    if seat is None or seat not in table.thinking.wanted:
        return None
    return _advice(table, seat)


def caution(table: Table, seat: Seat | None, foreseen: Iterable[Event]) -> Caution | None:
    """Whether the coach speaks before a choice is confirmed."""
    if not table.customs.coach or seat is None or table.sealed(seat):
        return None
    choice, advice = _choice(table, seat), _advice(table, seat)
    if choice is None:
        return None
    if advice is not None and advice.is_costly(choice):
        best = advice.best.win
        return Caution("costly", own=best - advice.loss(choice), best=best)
    for event in foreseen:
        clause = table.phases[str(table.kind)].clauses.get(event.kind)
        if clause is not None and table.met is not None and clause not in table.met:
            return Caution("new", clause=clause)
    return None


def remember(table: Table, told: Iterable[Told]) -> None:
    """What has happened at this table is new no more."""
    if table.met is not None:
        kinds = {event.kind for one in told for event in one.events}
        table.met |= {table.phases.clause(kind) for kind in kinds}


def _consult(table: Table, seat: Seat) -> None:
    question = flow.question(table, seat, _ADVISER, f"hint {seat}")
    if table.customs.coach:
        choice = _choice(table, seat)
        consider = [] if choice is None else [table.ledger.match.game.encode(choice)]
        question = replace(question, explain=True, consider=consider)
    table.thinking.ask(Asked(seat, table.revision, hint=True), question)


def _choice(table: Table, seat: Seat) -> object | None:
    return table.drafts.picks(seat).get(str(table.kind))


def _advice(table: Table, seat: Seat) -> Advice | None:
    counsel = table.thinking.advice.get(seat)
    return None if counsel is None else counsel.advice
