"""The device goes from hand to hand: opening, peeking, covering."""

from __future__ import annotations

from poisonbox.control.reply import DONE, Reply
from poisonbox.control.table import Table
from poisonbox.core.state import Seat


def open_hand(table: Table, seat: Seat, now: float, pin: str | None, peek: bool) -> Reply:
    """Show a seat its hand."""
    cover_when_idle(table, now)
    device = table.device
    if device.dead(now):
        return Reply("dead")
    if table.viewer == seat:
        return DONE
    if table.viewer is not None:
        return Reply("held")
    if not _may_open(table, seat):
        return Reply("not-asked")
    lock = None if table.customs.open_hands else table.locks.get(seat)
    why = table.gate.try_pin(seat, lock, pin, now)
    if why:
        return Reply(why)
    if table.alone is None:
        device.give(seat, now, peek)
    else:
        device.hidden = False
        device.peeking = peek
        device.switch(now)
    return DONE


def _may_open(table: Table, seat: Seat) -> bool:
    if seat == table.alone:
        return True
    return table.is_asked(seat) and not table.voting


def cover(table: Table, now: float) -> None:
    """Somebody asks for it: whatever is private is hidden, even from who plays alone."""
    table.device.cover(now)
    if table.alone is not None and not table.customs.open_hands:
        table.device.hidden = True


def leave(table: Table, now: float) -> None:
    """Nobody seems to be there: what another person could see is hidden."""
    if table.alone is None and not table.customs.open_hands:
        table.device.cover(now)


def cover_when_idle(table: Table, now: float) -> None:
    """A hand that nobody has touched for long is hidden."""
    idle = table.customs.idle
    if idle and table.device.holder is not None and table.device.idle(now) >= idle:
        leave(table, now)
