"""An evening at one computer: a session, its clock, and people who do things."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from poisonbox.control.customs import Customs
from poisonbox.control.pins import lock
from poisonbox.control.recap import Told
from poisonbox.control.reply import Reply
from poisonbox.control.screen import Ask, Screen
from poisonbox.control.seats import Bot, Human, Player, Script
from poisonbox.control.session import Means, Session
from poisonbox.core.match import Match
from poisonbox.core.state import State
from poisonbox.games import GAMES
from tests.control.memory import MemoryJournal, TestThinker

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal")
PINS = tuple(lock(str(seat) * 4, bytes([seat]) * 8) for seat in range(8))
"""The PIN of seat 3 is 3333."""

SHORT: dict[str, dict[str, Any]] = {"cauldrons": {"rounds": 1}}
"""Options that make a match of a game short."""

QUICK = Customs(bots_pace=0.0, bots_seal=0.0, scoring=False)


def seated(plan: str) -> list[Player]:
    """Who sits there, a letter for each: h a person, l one with a lock, b a bot, s a script."""
    made: dict[str, Any] = {
        "h": lambda seat: Human(NAMES[seat], f"crest-{seat}"),
        "l": lambda seat: Human(NAMES[seat], f"crest-{seat}", PINS[seat]),
        "b": lambda _: Bot(),
        "s": lambda seat: Script((), NAMES[seat]),
    }
    return [made[letter](seat) for seat, letter in enumerate(plan)]


class Party:
    """Drives a session; a second passes before anything is done, unless a test says otherwise."""

    def __init__(
        self, game: str, plan: str, customs: Customs | None = None, **options: Any
    ) -> None:
        self.now = 1000.0
        self.rng = Random(f"{game} {plan}")
        self.game = GAMES[game]
        self.journal = MemoryJournal()
        self.thinker = TestThinker()
        self.means = Means("secret", self.journal, self.thinker)
        match = Match(self.game, len(plan), {**SHORT.get(game, {}), **options})
        self.session = Session.start(match, seated(plan), self.means, self.now, customs)
        self.thinker.state = self.state

    def state(self) -> State[Any]:
        """The position, which only a test may know."""
        return self.table.ledger.match.state()

    @property
    def table(self) -> Any:
        return self.session._table  # noqa: SLF001  # a test looks behind the curtain

    @property
    def screen(self) -> Screen:
        return self.session.screen(self.now)

    @property
    def ask(self) -> Ask:
        """The first thing the holder is asked."""
        return self.screen.asks[0]

    @property
    def log(self) -> list[Any]:
        return self.table.ledger.match.log

    def wait(self, seconds: float = 1.0) -> tuple[Told, ...]:
        """Time passes."""
        self.now += seconds
        return self.session.tick(self.now)

    def open(self, seat: int, pin: str | None = None) -> Reply:
        self.wait()
        return self.session.open(seat, self.now, pin)

    def choose(self, number: int = 0) -> Reply:
        """The holder chooses one of the moves of everything that is asked."""
        self.wait()
        reply = Reply("not-asked")
        for ask in self.screen.asks:
            reply = self.session.choose(ask.moves[number % len(ask.moves)], self.now)
        return reply

    def confirm(self) -> Reply:
        self.wait()
        return self.session.confirm(self.now)

    def visit(self, seat: int, number: int = 0, pin: str | None = None) -> Reply:
        """A person comes, looks, chooses and confirms."""
        if self.screen.holder != seat:
            reply = self.open(seat, pin)
            assert reply.done, reply
        reply = self.choose(number)
        return self.confirm() if reply.done else reply

    def cover(self) -> None:
        self.wait()
        self.session.cover(self.now)

    def change(self, seat: int, player: Player, pin: str | None = None) -> Reply:
        return self.session.change_seat(seat, player, self.now, pin)

    def resumed(self) -> Session:
        """The same match after the program was started anew."""
        stored = self.journal.load(self.session.match_id)
        return Session.resume(stored, GAMES, self.means, self.now)

    def restart(self) -> None:
        """Start the program anew."""
        self.session.close()
        self.session = self.resumed()

    def branch(self) -> Party:
        """Another evening that goes on from what the journal has now."""
        other = copy.copy(self)
        other.rng = Random()
        other.rng.setstate(self.rng.getstate())
        other.journal = copy.deepcopy(self.journal)
        other.thinker = TestThinker()
        other.thinker.state = other.state
        other.means = Means("another seed", other.journal, other.thinker)
        other.session = other.resumed()
        return other

    # -- playing on --------------------------------------------------------------------------

    def go_on(self) -> Screen:
        """Whoever is asked does something; returns what is shown then."""
        self.now += 0.5
        screen = self.screen
        match screen.kind:
            case "scoring":
                assert self.session.go_on(self.now).done
            case "curtain" | "hidden":
                assert self.come(screen.called).done
            case "open":
                self._choose_something(screen)
            case "board":
                self._come_to_the_board(screen)
            case "vote":
                choices = {ask.seat: self.rng.choice(ask.moves) for ask in screen.ballots}
                reply = self.session.vote(choices, self.now)
                assert reply.done or reply.why == "thinking"
            case "chance":
                outcome = self.state().sample(self.rng)
                assert self.session.enter_chance(outcome, self.now).done
            case "paused":
                self.session.unpause(self.now)
        self.wait()
        return self.screen

    def come(self, seat: int | None) -> Reply:
        """A person opens their hand, with their PIN where there is one."""
        assert seat is not None
        self.now += 40.0 if self.screen.chairs[seat].wrong else 1.0
        return self.session.open(seat, self.now, str(seat) * 4)

    def _choose_something(self, screen: Screen) -> None:
        if any(ask.sealed for ask in screen.asks):
            self.session.cover(self.now)
            return
        self.session.unchoose(self.now)
        for ask in screen.asks:
            reply = self.session.choose(self.rng.choice(ask.moves), self.now)
            assert reply.done, reply
        reply = self.session.confirm(self.now)
        assert reply.done or screen.customs.confirm == "on-drop", reply

    def _come_to_the_board(self, screen: Screen) -> None:
        missing = [c.seat for c in screen.chairs if c.kind == "human" and c.seal is False]
        if missing:
            assert self.come(self.rng.choice(missing)).done

    def finish(self, most: int = 3000) -> Screen:
        """Play on to the end."""
        for _ in range(most):
            screen = self.go_on()
            if screen.kind == "over":
                return screen
        raise AssertionError(f"no end in sight: {self.screen.kind}")
