"""People come and go in the middle of a match: a seat changes hands."""

from __future__ import annotations

from poisonbox.control.seats import Human, Player
from poisonbox.control.table import Table, new_locks
from poisonbox.core.state import Seat


def needs_pin(table: Table, seat: Seat, player: Player) -> bool:
    """Whether a newcomer would open a locked hand with another PIN."""
    own = table.locks.get(seat)
    return own is not None and isinstance(player, Human) and player.pin not in (None, own)


def change(table: Table, seat: Seat, player: Player, now: float) -> None:
    """Somebody else plays a seat from now on; raises Unsaved, and then nothing has changed.

    The newcomer inherits what the seat may know. A seal that lies on the table stays: a person's
    counts although a bot sits there now, and a bot's that was shown may be reopened by the person.
    A seat whose person left keeps nothing half-chosen.
    """
    players = [*table.players]
    players[seat] = player
    sealed = table.drafts.sealed
    answer, kind = table.thinking.answers.get(seat), table.kind
    shown = table.ledger.secret and not table.resting and table.bots_show(now)
    if shown and answer is not None and kind is not None and isinstance(player, Human):
        sealed = table.drafts.with_seal(seat, {**sealed.get(seat, {}), kind: answer})
    table.ledger.reseat(players, table.note(players=players, sealed=sealed))
    alone = table.alone
    table.players = players
    table.locks = new_locks(table.locks, players)
    table.drafts.sealed = sealed
    table.drafts.picked.pop(seat, None)
    table.thinking.forget(seat)
    table.together = table.together or len(table.humans) > 1
    table.proposal = None
    table.device.cover(now)
    if table.alone != alone:  # who is left alone asks for the hand: somebody else may still look on
        table.device.hidden = table.together and table.alone is not None
