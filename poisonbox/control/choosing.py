"""Choosing, confirming, sealing and reopening; voting with real hands; real dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from poisonbox.control import flow
from poisonbox.control.handover import cover_when_idle
from poisonbox.control.journal import Unsaved
from poisonbox.control.reply import DONE, Reply
from poisonbox.control.table import Table
from poisonbox.core.state import CHANCE, Seat


def chooser(table: Table, now: float) -> Seat | Reply:
    """Who chooses: the holder, if it is asked and input is not dead; else why nobody does."""
    cover_when_idle(table, now)
    seat = table.viewer
    if table.device.dead(now):
        return Reply("dead")
    if seat is None or not table.is_asked(seat) or table.voting:
        return Reply("not-asked")
    table.device.touch(now)
    return seat


def choose(table: Table, move: Any, now: float) -> Reply:
    """Pick a move; where that is the custom, a complete choice is made at once."""
    seat = chooser(table, now)
    if isinstance(seat, Reply):
        return seat
    if table.sealed(seat):
        return Reply("sealed")
    wanted = table.wanted(seat)
    kind = table.phases.kind(move)
    if kind == table.kind or move not in wanted.get(kind, ()):
        refusal = table.ledger.match.why_not(seat, move)
        if refusal is not None:
            return Reply("illegal", refusal, seat)
    table.drafts.pick(seat, kind, move)
    complete = table.drafts.picks(seat).keys() >= wanted.keys()
    return _commit(table, seat, now) if complete and table.customs.confirm == "on-drop" else DONE


def consider(table: Table, move: Any) -> Reply:
    """What :func:`choose` would answer to a move that somebody only points at."""
    seat = table.viewer
    if seat is None or not table.is_asked(seat) or table.voting or table.sealed(seat):
        return Reply("not-asked")
    kind = table.phases.kind(move)
    if kind == table.kind or move not in table.wanted(seat).get(kind, ()):
        refusal = table.ledger.match.why_not(seat, move)
        if refusal is not None:
            return Reply("illegal", refusal, seat)
    return DONE


def unchoose(table: Table, now: float) -> Reply:
    """Pick nothing."""
    seat = chooser(table, now)
    if isinstance(seat, Reply):
        return seat
    table.drafts.picked.pop(seat, None)
    return DONE


def confirm(table: Table, now: float) -> Reply:
    """Make the move that is picked, or seal the choice."""
    seat = chooser(table, now)
    if isinstance(seat, Reply):
        return seat
    return Reply("sealed") if table.sealed(seat) else _commit(table, seat, now)


def _commit(table: Table, seat: Seat, now: float) -> Reply:
    wanted, picks = table.wanted(seat), table.drafts.picks(seat)
    if not picks.keys() >= wanted.keys():
        return Reply("not-chosen")
    try:
        if table.ledger.secret:
            _seal(table, seat, {kind: picks[kind] for kind in wanted}, now)
        else:
            flow.play(table, [(seat, picks[str(table.kind)])], now, [seat])
    except Unsaved as error:
        return unsaved(table, error)
    flow.settle(table, now)
    return DONE


def _seal(table: Table, seat: Seat, choices: dict[str, Any], now: float) -> None:
    sealed = table.drafts.with_seal(seat, choices)
    seen = [*table.seen]
    seen[seat] = table.ledger.length
    table.ledger.keep(table.note(sealed=sealed, seen=seen))
    table.drafts.sealed, table.seen = sealed, seen
    table.drafts.picked.pop(seat, None)
    table.unsaved = None
    table.device.put_down(now)


def reopen(table: Table, now: float) -> Reply:
    """Break the own seal; what was in it is picked again."""
    seat = chooser(table, now)
    if isinstance(seat, Reply):
        return seat
    if not table.ledger.secret or not table.sealed(seat):
        return Reply("not-chosen")
    sealed = table.drafts.without_seat(seat)
    try:
        table.ledger.keep(table.note(sealed=sealed))
    except Unsaved as error:
        return unsaved(table, error)
    table.drafts.picked[seat] = dict(table.drafts.sealed[seat])
    table.drafts.sealed = sealed
    return DONE


def vote(table: Table, choices: Mapping[Seat, Any], now: float) -> Reply:
    """Make what everybody has shown with real hands, together with what bots had sealed before."""
    if table.device.dead(now):
        return Reply("dead")
    if table.resting or not table.voting:
        return Reply("not-asked")
    bots, answers = table.automatic, table.thinking.answers
    if bots and not (table.bots_show(now) and all(seat in answers for seat in bots)):
        return Reply("thinking")
    kind = str(table.kind)
    sealed = {seat: table.drafts.seal(seat, kind) for seat in table.ledger.actors}
    shown = [seat for seat in table.ledger.actors if seat not in bots and sealed[seat] is None]
    if set(choices) != set(shown):
        return Reply("not-chosen")
    made = {**sealed, **{seat: answers[seat] for seat in bots}, **choices}
    return _make(table, [(seat, made[seat]) for seat in table.ledger.actors], now, [*bots, *shown])


def enter_chance(table: Table, move: Any, now: float) -> Reply:
    """Make what the real dice show."""
    if table.device.dead(now):
        return Reply("dead")
    if table.resting or not table.by_hand:
        return Reply("not-asked")
    return _make(table, [(CHANCE, move)], now, ())


def _make(
    table: Table, moves: Sequence[tuple[Seat, Any]], now: float, turns: Sequence[Seat]
) -> Reply:
    refused = table.ledger.why_not(moves)
    if refused is not None:
        return Reply("illegal", refused[1], refused[0])
    try:
        flow.play(table, moves, now, turns)
    except Unsaved as error:
        return unsaved(table, error)
    flow.settle(table, now)
    return DONE


def unsaved(table: Table, error: Unsaved) -> Reply:
    """The journal failed, so nothing has happened."""
    flow.report(table, error)
    return Reply("journal")
