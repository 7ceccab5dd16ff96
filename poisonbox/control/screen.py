"""What may be shown now: one value, and the window draws nothing else."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from poisonbox.control.agreement import why_not_take_back
from poisonbox.control.coaching import Caution, advice_for, caution
from poisonbox.control.customs import Customs
from poisonbox.control.flow import trouble
from poisonbox.control.recap import Recap
from poisonbox.control.seats import Bot, Human, crest_of, kind_of, name_of
from poisonbox.control.table import Table, Trouble
from poisonbox.control.takeback import Proposal
from poisonbox.core.event import Event, redact
from poisonbox.core.result import Result, Sheet
from poisonbox.core.state import Seat
from poisonbox.core.view import View
from poisonbox.teach.coach import Advice


class Chair(Struct, frozen=True):
    """What everybody may know about who sits at a seat.

    Attributes:
        seat: Which.
        kind: ``human``, ``bot`` or ``script``.
        name: What everybody calls them.
        crest: Their picture.
        character: A bot's temperament.
        level: How well a bot plays.
        asked: Whether their move is awaited.
        seal: In a secret choice whether they have sealed it; None at other times.
        locked: Whether a PIN opens their hand.
        wrong: How many wrong PINs were tried.
    """

    seat: Seat
    kind: str
    name: str
    crest: str
    character: str | None
    level: str | None
    asked: bool
    seal: bool | None
    locked: bool
    wrong: int


class Ask(Struct, frozen=True):
    """A choice somebody is to make.

    Attributes:
        seat: Who.
        phase: The kind of move.
        moves: Every move they may choose.
        choice: What they have chosen; None so far.
        sealed: Whether that choice is sealed.
    """

    seat: Seat
    phase: str
    moves: tuple[Any, ...]
    choice: Any | None = None
    sealed: bool = False


class Screen(Struct, frozen=True, kw_only=True):
    """Everything the window may show.

    Attributes:
        kind: ``curtain``: a person is called and nothing private is shown. ``open``: the holder
            sees their hand and is asked. ``board``: secret choices are made, anybody may come.
            ``vote``: one person enters what real hands show. ``chance``: one person enters what
            real dice show. ``bots``: bots are to move. ``hidden``: somebody who plays alone hid
            their hand. ``scoring``: the table looks at a score sheet. ``paused``, ``over``.
            ``stuck``: the journal failed, see ``trouble``.
        holder: The seat whose private things are shown; None for nobody's.
        called: The seat whose name is called.
        phase: The kind of move that is asked for.
        view: The holder's view, or everybody's.
        hands: Where hands are open, the view of every seat.
        chairs: Who sits where, with seals.
        asks: What the holder may choose, in this phase and in one visit the next.
        ballots: In a vote, what each person whose hand counts may have shown.
        foreseen: What the holder's choice would bring about, as far as that can be known.
        hint: A move the holder was advised to make.
        advice: What moves promise and risk, where the holder has asked a coach.
        caution: Why the coach speaks before the holder's choice is confirmed.
        recap: What happened since the last turn of whoever is called or asked.
        dead: Whether input does nothing for the moment.
        thinking: Whether bots think.
        may_take_back: Whether the last person to move may take it back, or propose to.
        proposal: Somebody wants to take back.
        trouble: Something the table must decide about.
        sheets: The score sheet of each finished round.
        result: How it ended.
        customs: How this table likes to play.
        revision: Counts positions.
    """

    kind: str
    holder: Seat | None
    called: Seat | None
    phase: str | None
    view: View
    hands: tuple[View, ...]
    chairs: tuple[Chair, ...]
    asks: tuple[Ask, ...]
    ballots: tuple[Ask, ...]
    foreseen: tuple[Event, ...]
    hint: Any | None
    recap: Recap
    dead: bool
    thinking: bool
    may_take_back: bool
    proposal: Proposal | None
    trouble: Trouble | None
    sheets: tuple[Sheet, ...]
    result: Result | None
    customs: Customs
    revision: int
    advice: Advice | None = None
    caution: Caution | None = None


def draw(table: Table, now: float) -> Screen:
    """What may be shown now."""
    ledger, holder = table.ledger, table.viewer
    kind = _kind(table)
    asks = _asks(table, holder) if kind in ("open", "board") else ()
    foreseen = _foreseen(table, asks)
    return Screen(
        kind=kind,
        holder=holder,
        called=_called(table, kind),
        phase=None if table.resting else table.kind,
        view=ledger.view(holder),
        hands=_hands(table),
        chairs=tuple(_chair(table, seat, now) for seat in range(len(table.players))),
        asks=asks,
        ballots=_ballots(table) if kind == "vote" else (),
        foreseen=foreseen,
        hint=_hint(table, holder) if asks else None,
        recap=_recap(table, kind),
        dead=table.device.dead(now),
        thinking=_thinking(table, now),
        may_take_back=not why_not_take_back(table),
        proposal=table.proposal,
        trouble=trouble(table),
        sheets=ledger.sheets(),
        result=ledger.result(),
        customs=table.customs,
        revision=table.revision,
        advice=advice_for(table, holder) if asks else None,
        caution=caution(table, holder, foreseen) if asks else None,
    )


def _kind(table: Table) -> str:
    ledger = table.ledger
    if table.paused:
        return "paused"
    if ledger.over:
        return "over"
    if table.scoring:
        return "scoring"
    if ledger.chance_acts:
        return "chance" if table.by_hand else "stuck"
    if ledger.secret and table.voting:
        return "vote"
    if not any(map(table.is_human, ledger.actors)):
        return "bots"
    viewer = table.viewer
    if viewer is not None and viewer in ledger.actors:
        waits = ledger.secret and table.alone is not None and table.sealed(viewer)
        return "board" if waits else "open"
    if table.alone is not None:
        return "hidden"
    return "board" if ledger.secret else "curtain"


def _called(table: Table, kind: str) -> Seat | None:
    if kind == "open":
        return table.viewer
    if kind == "hidden":
        return table.alone
    return table.ledger.actors[0] if kind == "curtain" else None


def _hands(table: Table) -> tuple[View, ...]:
    if not table.customs.open_hands:
        return ()
    return tuple(map(table.ledger.view, range(len(table.players))))


def _chair(table: Table, seat: Seat, now: float) -> Chair:
    player = table.players[seat]
    bot = player if isinstance(player, Bot) else None
    asked = not table.resting and seat in table.ledger.actors
    return Chair(
        seat=seat,
        kind=kind_of(player),
        name=name_of(player),
        crest=crest_of(player),
        character=None if bot is None else bot.character,
        level=None if bot is None else bot.level,
        asked=asked,
        seal=_seal(table, seat, now),
        locked=isinstance(player, Human) and seat in table.locks,
        wrong=table.gate.wrong.get(seat, 0),
    )


def _seal(table: Table, seat: Seat, now: float) -> bool | None:
    """A person's seal as it is; all bots' at the same moment, whenever they were ready."""
    if table.resting or not table.ledger.secret:
        return None
    if seat not in table.ledger.actors or table.sealed(seat):
        return True
    return not table.is_human(seat) and table.bots_show(now)


def _asks(table: Table, holder: Seat | None) -> tuple[Ask, ...]:
    if holder is None or not table.is_asked(holder):
        return ()
    sealed = table.drafts.sealed.get(holder, {})
    picked = table.drafts.picks(holder)
    return tuple(
        Ask(holder, phase, moves, sealed.get(phase, picked.get(phase)), phase in sealed)
        for phase, moves in table.wanted(holder).items()
    )


def _hint(table: Table, holder: Seat | None) -> Any | None:
    if holder is None or holder not in table.thinking.wanted:
        return None
    counsel = table.thinking.advice.get(holder)
    return None if counsel is None else counsel.move


def _ballots(table: Table) -> tuple[Ask, ...]:
    """What each person may show; a vote is only held where everybody knows that."""
    return tuple(
        Ask(seat, str(table.kind), table.ledger.moves(seat))
        for seat in table.ledger.actors
        if table.is_human(seat) and not table.sealed(seat)
    )


def _foreseen(table: Table, asks: tuple[Ask, ...]) -> tuple[Event, ...]:
    """The consequence of a turn before it is confirmed, in facts the player could work out."""
    if len(asks) != 1 or asks[0].choice is None or table.ledger.secret:
        return ()
    known = table.phases[asks[0].phase].foreseen
    events = table.ledger.foresee(asks[0].seat, asks[0].choice) if known else ()
    return tuple(redact(event, None) for event in events if event.kind in known)


def _recap(table: Table, kind: str) -> Recap:
    """Since the last turn of whoever is called, or of those the table waits for."""
    called, viewer = _called(table, kind), table.viewer
    waited = [seat for seat in table.humans if table.is_asked(seat) and not table.sealed(seat)]
    seats = [called] if called is not None else waited or table.humans
    if not seats:
        return ()
    return table.recap(min(table.seen[seat] for seat in seats), viewer)


def _thinking(table: Table, now: float) -> bool:
    """Whether bots think; which of them are ready is not told."""
    bots = table.automatic
    if table.resting or not bots or trouble(table) is not None:
        return False
    if not table.ledger.secret or not table.bots_show(now):
        return True
    people = [seat for seat in table.ledger.actors if table.is_human(seat)]
    if table.voting:
        return any(seat not in table.thinking.answers for seat in bots)
    return all(map(table.sealed, people))
