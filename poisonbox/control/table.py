"""Everything a session keeps, and the plain questions about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from poisonbox.control.customs import Customs
from poisonbox.control.device import Device
from poisonbox.control.drafts import Choices, Drafts, write_seals
from poisonbox.control.ledger import Ledger
from poisonbox.control.phases import phases_of
from poisonbox.control.pins import Gate, Lock
from poisonbox.control.recap import Recap, recap
from poisonbox.control.seats import Human, Player
from poisonbox.control.takeback import Proposal
from poisonbox.control.thinking import Thinking
from poisonbox.core.state import Seat

NOTE_FORMAT = 1


class Trouble(Struct, frozen=True):
    """Something the table must know and decide about.

    Attributes:
        kind: ``journal``: a move could not be written down, so it was not made. ``bot``: a bot
            cannot answer. ``script``: a lesson has no move for this position.
        seat: Whose move it is about, if it is about one.
        code: For the journal, which of the store's sentences says it.
        facts: The parameters of that sentence.
    """

    kind: str
    seat: Seat | None = None
    code: str = ""
    facts: Mapping[str, Any] = {}


def new_locks(locks: Mapping[Seat, Lock], players: Sequence[Player]) -> dict[Seat, Lock]:
    """The locks of all seats once these players sit there; who brings none keeps the old one."""
    brought = {
        seat: player.pin
        for seat, player in enumerate(players)
        if isinstance(player, Human) and player.pin is not None
    }
    return {**locks, **brought}


class Table:
    """A match, who sits there, what they have chosen, who holds the device.

    Attributes:
        ledger: The match and its journal.
        players: Who sits at each seat.
        customs: How this table likes to play.
        phases: What the game says about its kinds of move.
        device: Who holds it.
        gate: Wrong PINs.
        locks: The PIN of each seat that has one; it stays while a bot sits there.
        drafts: What is chosen but not made.
        thinking: What bots were asked.
        seen: For each seat the length of the log at its last turn.
        together: Whether two people or more have ever played this match.
        told: The length of the log that was told for animation.
        undone: Number of moves taken back since it was last told.
        looked_at: Number of rounds whose score sheet the table has looked at.
        proposal: Somebody wants to take back.
        unsaved: What the journal could not do.
        paused: Whether everything rests.
        finished: Whether the end is written down.
        met: The clauses that whoever plays has met before; None where that is not known.
        began: When this position began.
        revision: Counts positions; answers for older ones do not count.
    """

    def __init__(
        self, ledger: Ledger, players: Sequence[Player], customs: Customs, thinking: Thinking,
        now: float,
    ) -> None:  # fmt: skip
        """Sit down; nobody holds the device."""
        self.ledger = ledger
        self.players = list(players)
        self.customs = customs
        self.phases = phases_of(ledger.match.game)
        self.device = Device(now)
        self.gate = Gate()
        self.locks = new_locks({}, players)
        self.drafts = Drafts()
        self.thinking = thinking
        self.seen = [ledger.length] * len(players)
        self.together = len(self.humans) > 1
        self.told = ledger.length
        self.undone = 0
        self.looked_at = ledger.rounds()
        self.proposal: Proposal | None = None
        self.unsaved: Trouble | None = None
        self.paused = False
        self.finished = False
        self.met: set[str] | None = None
        self.began = now
        self.revision = 0

    # -- people ------------------------------------------------------------------------------

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(s for s, player in enumerate(self.players) if isinstance(player, Human))

    @property
    def alone(self) -> Seat | None:
        """The seat of the only person at the table: between their turns there is no curtain."""
        humans = self.humans
        return humans[0] if len(humans) == 1 else None

    def is_human(self, seat: Seat) -> bool:
        """Whether a person sits there."""
        return seat >= 0 and isinstance(self.players[seat], Human)

    # -- what is asked -----------------------------------------------------------------------

    @property
    def scoring(self) -> bool:
        """Whether the table looks at a score sheet before it goes on."""
        return (
            self.customs.scoring and not self.ledger.over and self.ledger.rounds() > self.looked_at
        )

    @property
    def resting(self) -> bool:
        """Whether nobody is asked anything."""
        return self.paused or self.ledger.over or self.scoring

    @property
    def kind(self) -> str | None:
        """The kind of move that is asked for; None when none is."""
        if self.ledger.over:
            return None
        if self.ledger.chance_acts:
            return self.phases.kind(self.ledger.chance())
        return self.phases.kind(self.ledger.moves(self.ledger.actors[0])[0])

    @property
    def by_hand(self) -> bool:
        """Whether a person enters what chance did."""
        if not self.customs.real_chance or not self.ledger.chance_acts or not self.humans:
            return False
        kind = self.kind
        return kind is not None and self.phases[kind].by_hand

    @property
    def voting(self) -> bool:
        """Whether the choices of now are shown with real hands."""
        kind = self.kind
        return kind is not None and self.ledger.secret and self._votes(kind)

    def _votes(self, kind: str) -> bool:
        return self.customs.table_vote and len(self.humans) > 1 and self.phases[kind].vote

    @property
    def then(self) -> str | None:
        """The kind of choice that is made in the same visit as that of now."""
        kind = self.kind
        if kind is None or not self.customs.one_visit or not self.ledger.secret:
            return None
        then = self.phases[kind].then
        return None if then is None or self._votes(then) else then

    def is_asked(self, seat: Seat) -> bool:
        """Whether a person is to choose, or may still change what they sealed."""
        return not self.resting and self.is_human(seat) and seat in self.ledger.actors

    def sealed(self, seat: Seat) -> bool:
        """Whether a person has sealed the secret choice of now."""
        kind = self.kind
        return kind is not None and self.drafts.seal(seat, kind) is not None

    def wanted(self, seat: Seat) -> dict[str, tuple[Any, ...]]:
        """The kinds of choice a seat makes in this visit, each with its legal moves."""
        kind = self.kind
        if kind is None or seat not in self.ledger.actors:
            return {}
        wanted = {kind: self.ledger.moves(seat)}
        if self.then is not None:
            own = self.drafts.seal(seat, kind) or self.drafts.picks(seat).get(kind)
            wanted[self.then] = self.ledger.afterwards(seat, own)
        return wanted

    # -- bots --------------------------------------------------------------------------------

    @property
    def automatic(self) -> tuple[Seat, ...]:
        """Bots and scripts whose move is awaited; not those for whom a person has sealed."""
        return tuple(
            seat
            for seat in self.ledger.actors
            if seat >= 0 and not self.is_human(seat) and not self.sealed(seat)
        )

    def bots_show(self, now: float) -> bool:
        """Whether the moment has come at which bots' moves and seals are shown."""
        customs = self.customs
        return now >= self.began + (customs.bots_seal if self.ledger.secret else customs.bots_pace)

    # -- who may see -------------------------------------------------------------------------

    @property
    def viewer(self) -> Seat | None:
        """The one seat whose view may be shown now."""
        alone = self.alone
        if alone is not None:
            return None if self.device.hidden else alone
        return self.device.holder

    def recap(self, since: int, seat: Seat | None) -> Recap:
        """What a seat saw from a move on."""
        movers = [mover for mover, _ in self.ledger.match.log]
        return recap(self.ledger.events, movers, since, seat)

    # -- what is kept ------------------------------------------------------------------------

    def note(
        self, *,
        sealed: Mapping[Seat, Choices] | None = None,
        seen: Sequence[int] | None = None,
        players: Sequence[Player] | None = None,
        customs: Customs | None = None,
        looked_at: int | None = None,
    ) -> dict[str, Any]:  # fmt: skip
        """What is written beside the match, with changes that are about to happen."""
        seated = self.players if players is None else players
        people = sum(isinstance(player, Human) for player in seated)
        seals = self.drafts.sealed if sealed is None else sealed
        note: dict[str, Any] = msgspec.to_builtins(
            {
                "format": NOTE_FORMAT,
                "seats": seated,
                "customs": customs or self.customs,
                "seen": list(self.seen if seen is None else seen),
                "looked_at": self.looked_at if looked_at is None else looked_at,
                "together": self.together or people > 1,
                "seed": self.ledger.seed,
                "locks": {str(s): lock for s, lock in new_locks(self.locks, seated).items()},
            }
        )
        note["sealed"] = write_seals(seals, self.ledger.match.game)
        return note
