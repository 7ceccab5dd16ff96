"""People agree to take a move back; who plays alone needs nobody's word."""

from __future__ import annotations

from poisonbox.control import flow
from poisonbox.control.choosing import unsaved
from poisonbox.control.journal import Unsaved
from poisonbox.control.reply import DONE, Reply
from poisonbox.control.table import Table
from poisonbox.control.takeback import Proposal, last_turn, reveals_since
from poisonbox.core.state import Seat


def why_not_take_back(table: Table) -> str:
    """Why the last person to move may not take it back, nor propose to; empty when they may."""
    if not table.customs.take_back or table.paused:
        return "not-allowed"
    last = last_turn(table.ledger, table.humans)
    if last is None:
        return "not-allowed"
    return "revealed" if table.together and reveals_since(table.ledger, last[1]) else ""


def propose(table: Table, now: float) -> Reply:
    """Whoever of the people moved last wants to take it back."""
    why = why_not_take_back(table)
    last = last_turn(table.ledger, table.humans)
    if why or last is None:
        return Reply(why)
    table.proposal = Proposal(*last, frozenset([last[0]]))
    return _take_back_when_agreed(table, now)


def agree(table: Table, seat: Seat, now: float) -> Reply:
    """A person agrees."""
    proposal = table.proposal
    if proposal is None or not table.is_human(seat):
        return Reply("not-asked")
    table.proposal = Proposal(proposal.seat, proposal.keep, proposal.agreed | {seat})
    return _take_back_when_agreed(table, now)


def _take_back_when_agreed(table: Table, now: float) -> Reply:
    proposal = table.proposal
    if proposal is None or not proposal.agreed >= set(table.humans):
        return DONE
    keep = proposal.keep
    seen = [min(since, keep) for since in table.seen]
    try:
        table.ledger.take_back(keep, table.note(sealed={}, seen=seen))
    except Unsaved as error:
        return unsaved(table, error)
    table.drafts.sealed, table.seen = {}, seen
    table.undone += max(0, table.told - keep)
    table.told = min(table.told, keep)
    table.looked_at = min(table.looked_at, table.ledger.rounds())
    table.finished = False
    table.device.cover(now)
    flow.begin_position(table, now)
    flow.settle(table, now)
    return DONE
