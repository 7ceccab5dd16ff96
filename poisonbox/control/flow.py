"""What happens by itself: chance, bots and scripts move, seals close together, matches end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from poisonbox.ai.question import Answer, Question
from poisonbox.control.journal import Unsaved
from poisonbox.control.ledger import Moves
from poisonbox.control.seats import Bot, Script
from poisonbox.control.table import Table, Trouble
from poisonbox.control.thinking import TRIES, Asked, Counsel
from poisonbox.core.refusal import Malformed
from poisonbox.core.state import CHANCE, Seat
from poisonbox.core.view import view_json
from poisonbox.teach.coach import advise

_SEED_BITS = 63


def settle(table: Table, now: float) -> None:
    """Go on until a person, a thought or a moment is awaited."""
    try:
        while table.unsaved is None and _step(table, now):
            pass
    except Unsaved as error:
        report(table, error)


def report(table: Table, error: Unsaved) -> None:
    """The journal failed; nothing moves by itself until somebody says to try again."""
    table.unsaved = Trouble("journal", None, error.code, error.facts)


def play(table: Table, moves: Moves, now: float, turns: Iterable[Seat]) -> None:
    """Make legal moves; raises Unsaved, and then nothing has changed.

    Args:
        table: Where.
        moves: Seats and moves, in seat order where they were chosen together.
        now: The time.
        turns: For whom this is a turn from which on a recap begins.
    """
    together = table.ledger.secret
    sealed = table.drafts.without_kind(str(table.kind)) if together else table.drafts.sealed
    seen = list(table.seen)
    for seat in turns:
        seen[seat] = table.ledger.length
    table.ledger.play(moves, table.note(sealed=sealed, seen=seen))
    table.drafts.sealed = sealed
    table.seen = seen
    if together:
        table.device.cover(now)
    begin_position(table, now)


def begin_position(table: Table, now: float) -> None:
    """Something has changed on the table: older thoughts and half-made choices are void."""
    table.drafts.picked = {}
    table.thinking.forget()
    table.proposal = None
    table.unsaved = None
    table.revision += 1
    table.began = now
    table.device.put_down(now)
    if table.resting:
        table.device.cover(now)


# -- one step --------------------------------------------------------------------------------------


def _step(table: Table, now: float) -> bool:
    """Whether something happened."""
    ledger = table.ledger
    result = ledger.result() if ledger.over else None
    if result is not None and not table.finished:
        ledger.finish(result)
        table.finished = True
    if table.resting:
        return False
    if ledger.chance_acts:
        if table.by_hand or ledger.holds_chance:
            return False
        play(table, [(CHANCE, ledger.chance())], now, ())
        return True
    return _close(table, now) if ledger.secret else _turn(table, now)


def _turn(table: Table, now: float) -> bool:
    """One seat is to move."""
    (seat,) = table.ledger.actors
    if table.is_human(seat):
        _call(table, seat, now)
        return False
    _consult(table, seat)
    if seat not in table.thinking.answers or not table.bots_show(now):
        return False
    play(table, [(seat, table.thinking.answers[seat])], now, [seat])
    return True


def _call(table: Table, seat: Seat, now: float) -> None:
    """A person is to move: the curtain calls them, unless they were the last to hold the device."""
    device = table.device
    if table.alone is not None or device.holder == seat:
        return
    if device.last == seat or table.customs.open_hands:
        device.give(seat, now)
    else:
        device.last = None


def _close(table: Table, now: float) -> bool:
    """Secret choices: when the last seal closes, all are made at once, in seat order."""
    actors, kind = table.ledger.actors, table.kind
    for seat in actors:
        _drop_impossible_seal(table, seat)
    bots = table.automatic
    for seat in bots:
        _consult(table, seat)
    if bots and not table.bots_show(now):
        return False
    answers = table.thinking.answers
    moves = [
        (seat, answers.get(seat) if seat in bots else table.drafts.seal(seat, str(kind)))
        for seat in actors
    ]
    if any(move is None for _, move in moves):
        _call_one_by_one(table, now)
        return False
    play(table, moves, now, bots)
    return True


def _call_one_by_one(table: Table, now: float) -> None:
    """Where hands are open nobody needs to come forward: people choose in the order of seats."""
    if not table.customs.open_hands or table.voting or table.device.holder is not None:
        return
    waiting = [s for s in table.ledger.actors if table.is_human(s) and not table.sealed(s)]
    if waiting:
        _call(table, waiting[0], now)


def _drop_impossible_seal(table: Table, seat: Seat) -> None:
    """A seal from another time, such as a damaged note, is no choice: its owner is asked again."""
    kind = table.kind
    move = None if kind is None else table.drafts.seal(seat, kind)
    if move is not None and table.ledger.match.why_not(seat, move) is not None:
        table.drafts.sealed = table.drafts.without_seat(seat)


# -- bots and scripts ------------------------------------------------------------------------------


def _consult(table: Table, seat: Seat) -> None:
    """Have a bot think, or look a script's move up, unless that is done already."""
    thinking, player = table.thinking, table.players[seat]
    if seat in thinking.answers or thinking.in_trouble(seat):
        return
    if isinstance(player, Script):
        made = sum(mover == seat for mover, _ in table.ledger.match.log)
        written = player.moves[made] if made < len(player.moves) else None
        if not _accept(table, seat, written):
            thinking.failures[seat] = TRIES
    elif isinstance(player, Bot):
        asked = Asked(seat, table.revision)
        tries = thinking.failures.get(seat, 0)
        thinking.ask(asked, question(table, seat, player, f"bot {seat} {tries}"))


def question(table: Table, seat: Seat, bot: Bot, purpose: str) -> Question:
    """What a bot is told: the view of its seat and nothing else."""
    seed = table.ledger.random(purpose).getrandbits(_SEED_BITS)
    view = view_json(table.ledger.view(seat))
    return Question(table.ledger.match.game.id, view, bot.level, bot.character, seed)


def hear(table: Table) -> None:
    """Take in the answers that have come."""
    thinking = table.thinking
    for asked, answer in thinking.poll(table.revision):
        if asked.hint:
            _advise(table, asked, answer)
        elif answer.error is not None or not _accept(table, asked.seat, answer.move):
            thinking.fail(asked)


def _advise(table: Table, asked: Asked, answer: Answer) -> None:
    move = _read(table, asked.seat, answer.move)
    if answer.error is None and move is not None:
        advice = advise(answer.candidates, table.ledger.match.game.decode)
        table.thinking.advice[asked.seat] = Counsel(move, advice)


def _accept(table: Table, seat: Seat, written: Any) -> bool:
    """Keep a bot's move until its moment comes, if it is one."""
    move = _read(table, seat, written)
    if move is None:
        return False
    table.thinking.answers[seat] = move
    return True


def _read(table: Table, seat: Seat, written: Any) -> Any | None:
    """A legal move from its JSON value, or None."""
    try:
        move = table.ledger.match.game.decode(written)
    except Malformed:
        return None
    return move if table.ledger.match.why_not(seat, move) is None else None


def trouble(table: Table) -> Trouble | None:
    """What the table must decide about."""
    if table.unsaved is not None:
        return table.unsaved
    if table.resting:
        return None
    for seat in table.automatic:
        if table.thinking.in_trouble(seat):
            script = isinstance(table.players[seat], Script)
            return Trouble("script" if script else "bot", seat)
    return None
