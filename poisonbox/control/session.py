"""A session: what people may do at a table, and the one value that says what may be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from poisonbox.control import agreement, choosing, coaching, flow, handover, notes, seating
from poisonbox.control.customs import Customs
from poisonbox.control.journal import Journal, NoJournal, Unsaved, seat_info
from poisonbox.control.ledger import Ledger, saving
from poisonbox.control.recap import Told
from poisonbox.control.reply import DONE, Reply
from poisonbox.control.screen import Screen, draw
from poisonbox.control.seats import Player
from poisonbox.control.table import Table
from poisonbox.control.thinking import Thinker, Thinking
from poisonbox.core.event import Event
from poisonbox.core.game import Game
from poisonbox.core.match import Match
from poisonbox.core.record import Record
from poisonbox.core.refusal import Malformed
from poisonbox.core.state import CHANCE, Seat
from poisonbox.store.models import StoredMatch


class Means(Struct, frozen=True):
    """What a session needs from outside.

    Attributes:
        seed: A secret word that nobody can guess: all chance comes from it.
        journal: Where moves are kept; nowhere unless given.
        thinker: Who thinks for bots; nobody unless given.
        holds_chance: Whether chance waits, as in a lesson that says itself what is dealt.
        met: The clauses that whoever plays has met before; None where that is not known.
    """

    seed: str
    journal: Journal = field(default_factory=NoJournal)
    thinker: Thinker | None = None
    holds_chance: bool = False
    met: frozenset[str] | None = None


class Session:
    """A table that people, bots and scripts play at.

    Every call that needs the time is given it as seconds of a clock that never goes back. What
    people do is answered by a :class:`~poisonbox.control.reply.Reply`; what it changed is in
    :meth:`screen`, and what is to be animated comes from :meth:`tick`.

    Attributes:
        match_id: The match's number in the journal.
    """

    def __init__(self, table: Table, now: float) -> None:
        """Use :meth:`start` or :meth:`resume`."""
        self._table = table
        self.match_id = table.ledger.match_id
        flow.settle(table, now)

    @classmethod
    def start(
        cls,
        match: Match[Any],
        players: Sequence[Player],
        means: Means,
        now: float,
        customs: Customs | None = None,
    ) -> Session:
        """Begin a match, or go on from the position of a lesson or puzzle.

        Args:
            match: What is played, with its options.
            players: Who sits at each seat.
            means: What the session needs from outside.
            now: The time.
            customs: How this table likes to play.

        Raises:
            Malformed: There are more players than seats, or fewer.
            Unsaved: The journal could not begin a match.
        """
        if len(players) != match.players:
            raise Malformed(f"{len(players)} players sit at {match.players} seats")
        ledger = Ledger(match, means.journal, 0, means.seed)
        ledger.holds_chance = means.holds_chance
        table = Table(ledger, players, customs or Customs(), Thinking(means.thinker), now)
        table.met = None if means.met is None else set(means.met)
        written = match.to_record()
        with saving():
            seats = [seat_info(player) for player in players]
            journal, note = means.journal, table.note()
            ledger.match_id = journal.begin(written.game, match.players, match.options, seats, note)
            if written.moves:
                journal.append(ledger.match_id, 0, written.moves, note)
        return cls(table, now)

    @classmethod
    def resume(
        cls, stored: StoredMatch, games: Mapping[str, Game[Any]], means: Means, now: float
    ) -> Session:
        """Go on with a match where it stopped: same position, same seals, nobody's hand open.

        Args:
            stored: What the journal has of it.
            games: The registry.
            means: What the session needs from outside; the match keeps the seed it began with.
            now: The time.

        Raises:
            Malformed: It is no match of these games.
            IllegalMove: A move of it is refused.
        """
        match = Match.from_record(stored.record, games)
        if len(stored.seats) != match.players:
            raise Malformed(f"{len(stored.seats)} seats are named for {match.players} players")
        note = stored.note
        ledger = Ledger(match, means.journal, stored.id, notes.read_seed(note, means.seed))
        players = notes.read_players(note, stored.seats)
        table = Table(ledger, players, notes.read_customs(note), Thinking(means.thinker), now)
        notes.restore(table, note)
        table.met = None if means.met is None else set(means.met)
        table.finished = stored.finished
        table.device.hidden = table.together and table.alone is not None
        return cls(table, now)

    # -- looking -----------------------------------------------------------------------------

    def screen(self, now: float) -> Screen:
        """All that may be shown now."""
        handover.cover_when_idle(self._table, now)
        return draw(self._table, now)

    def story(self, since: int = 0) -> tuple[Told, ...]:
        """What everybody saw from a move on, for the log in words."""
        return self._table.recap(since, None)

    def record(self) -> Record:
        """The match written down, with all its secrets: for lessons, which have none."""
        return self._table.ledger.match.to_record()

    def tick(self, now: float) -> tuple[Told, ...]:
        """Let time pass: hear bots, make what is due; returns what is to be animated.

        It is told as whoever may look at this moment may see it, each move once. After a take-back
        there is an event ``taken-back`` with the number of moves first.
        """
        table = self._table
        handover.cover_when_idle(table, now)
        flow.hear(table)
        flow.settle(table, now)
        coaching.attend(table)
        told = table.recap(table.told, table.viewer)
        coaching.remember(table, told)
        if table.undone:
            event = Event("taken-back", None, {"moves": table.undone})
            told = (Told(table.told, CHANCE, (event,)), *told)
        table.told, table.undone = table.ledger.length, 0
        return told

    # -- the device --------------------------------------------------------------------------

    def open(self, seat: Seat, now: float, pin: str | None = None) -> Reply:
        """Show a seat its hand."""
        return handover.open_hand(self._table, seat, now, pin, peek=False)

    def peek(self, seat: Seat, now: float, pin: str | None = None) -> Reply:
        """Show a seat its hand until :meth:`release`."""
        return handover.open_hand(self._table, seat, now, pin, peek=True)

    def release(self, now: float) -> None:
        """The key that was held is let go."""
        if self._table.device.peeking:
            handover.cover(self._table, now)

    def cover(self, now: float) -> None:
        """Hide whatever is private, at once and at any time."""
        handover.cover(self._table, now)

    def leave(self, now: float) -> None:
        """The window lost the focus or was minimised: what others could see is covered."""
        handover.leave(self._table, now)

    def touch(self, now: float) -> None:
        """Somebody moved the mouse or pressed a key."""
        handover.cover_when_idle(self._table, now)
        self._table.device.touch(now)

    # -- choosing ----------------------------------------------------------------------------

    def choose(self, move: Any, now: float) -> Reply:
        """The holder chooses a move, freely until it is confirmed."""
        return choosing.choose(self._table, move, now)

    def consider(self, move: Any) -> Reply:
        """Whether the holder might choose a move, and else why not; nothing changes."""
        return choosing.consider(self._table, move)

    def unchoose(self, now: float) -> Reply:
        """The holder takes back what is not confirmed."""
        return choosing.unchoose(self._table, now)

    def confirm(self, now: float) -> Reply:
        """The holder makes the move, or seals the secret choice; nothing private is left."""
        return choosing.confirm(self._table, now)

    def reopen(self, now: float) -> Reply:
        """The holder breaks the own seal; what was in it is chosen but not confirmed."""
        return choosing.reopen(self._table, now)

    def vote(self, choices: Mapping[Seat, Any], now: float) -> Reply:
        """One person enters what everybody has shown with real hands; all is made at once."""
        return choosing.vote(self._table, choices, now)

    def enter_chance(self, move: Any, now: float) -> Reply:
        """A person enters what the real dice show."""
        return choosing.enter_chance(self._table, move, now)

    def hint(self, now: float) -> Reply:
        """The holder asks what a strong player would do; the answer comes with the screen."""
        table = self._table
        seat = choosing.chooser(table, now)
        if isinstance(seat, Reply):
            return seat
        if not (table.customs.hints or table.customs.coach):
            return Reply("not-allowed")
        coaching.ask(table, seat)
        return DONE

    # -- the table ---------------------------------------------------------------------------

    def go_on(self, now: float) -> Reply:
        """The table has looked at the score sheet."""
        table = self._table
        if table.device.dead(now):
            return Reply("dead")
        if table.paused or not table.scoring:
            return Reply("not-asked")
        rounds = table.ledger.rounds()
        try:
            table.ledger.keep(table.note(looked_at=rounds))
        except Unsaved as error:
            return choosing.unsaved(table, error)
        table.looked_at = rounds
        table.unsaved = None
        table.began = now
        table.device.switch(now)
        flow.settle(table, now)
        return DONE

    def take_back(self, now: float) -> Reply:
        """Whoever of the people moved last takes it back, or proposes to when they are several."""
        return agreement.propose(self._table, now)

    def agree(self, seat: Seat, now: float) -> Reply:
        """A person agrees that the proposed move is taken back."""
        return agreement.agree(self._table, seat, now)

    def decline(self) -> None:
        """Somebody does not agree."""
        self._table.proposal = None

    def change_seat(self, seat: Seat, player: Player, now: float, pin: str | None = None) -> Reply:
        """Somebody else plays a seat from now on; a locked hand needs its PIN for a new one."""
        table = self._table
        if not 0 <= seat < len(table.players):
            return Reply("not-allowed")
        if seating.needs_pin(table, seat, player):
            why = table.gate.try_pin(seat, table.locks[seat], pin, now)
            if why:
                return Reply(why)
        try:
            seating.change(table, seat, player, now)
        except Unsaved as error:
            return choosing.unsaved(table, error)
        flow.settle(table, now)
        return DONE

    def change_customs(self, customs: Customs, now: float) -> Reply:
        """The table likes to play otherwise from now on; hands are never opened in mid-match."""
        table = self._table
        if customs.open_hands != table.customs.open_hands:
            return Reply("not-allowed")
        rounds = table.looked_at if table.scoring else table.ledger.rounds()
        try:
            table.ledger.keep(table.note(customs=customs, looked_at=rounds))
        except Unsaved as error:
            return choosing.unsaved(table, error)
        table.customs, table.looked_at = customs, rounds
        if table.voting:
            table.device.cover(now)
        flow.settle(table, now)
        return DONE

    # -- pausing and ending ------------------------------------------------------------------

    def pause(self, now: float) -> None:
        """Everything rests, thoughts are dropped, what others could see is covered."""
        table = self._table
        handover.leave(table, now)
        table.paused = True
        table.revision += 1
        table.thinking.forget()

    def unpause(self, now: float) -> None:
        """Go on; what bots were thinking about they are asked again."""
        table = self._table
        table.paused = False
        table.began = now
        table.device.switch(now)
        flow.settle(table, now)

    def retry(self, now: float) -> None:
        """Try again what the journal, a bot or a script could not do."""
        table = self._table
        table.unsaved = None
        table.thinking.failures.clear()
        flow.settle(table, now)

    def close(self) -> None:
        """Nobody waits for a thought any more; everything that counts is in the journal."""
        self._table.thinking.forget()
        self._table.paused = True
