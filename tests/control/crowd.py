"""Random people who press random things at one computer, and what must hold all the time."""

from __future__ import annotations

from random import Random
from typing import Any

from poisonbox.control.customs import Customs
from poisonbox.control.screen import Screen, draw
from poisonbox.core.event import Event
from tests.control.party import Party, seated
from tests.control.worlds import twin

PUBLIC = ("curtain", "vote", "chance", "bots", "scoring", "paused", "over", "stuck")
"""Screens on which nobody of several people has a hand open."""


class Crowd:
    """Everybody in the room.

    Attributes:
        party: The session they play.
        rng: What makes them do what they do.
        front: The person in front of the device: who opened their hand, with the PIN if it has one,
            and has not been covered since. Nobody else's hand may ever be open.
    """

    def __init__(self, party: Party) -> None:
        self.party = party
        self.rng = Random(0)
        self.front: int | None = None

    @property
    def session(self):
        return self.party.session

    @property
    def table(self):
        return self.party.table

    @property
    def now(self):
        return self.party.now

    def press(self, what: str, seed: int) -> None:
        """Do something; how is for the seed to say."""
        self.rng = Random(seed)
        getattr(self, what)()
        self.check()

    def seat(self) -> int:
        """Somebody, mostly somebody who is asked."""
        asked = [chair.seat for chair in self.party.screen.chairs if chair.asked]
        everybody = range(len(self.table.players))
        return self.rng.choice(asked if asked and self.rng.random() < 0.8 else everybody)

    # -- at the device -----------------------------------------------------------------------

    def wait(self) -> None:
        seconds, idle = self.rng.choice([0.05, 0.4, 1.0, 1.0, 6.0, 25.0]), self.table.customs.idle
        told = self.party.wait(seconds)
        if len(self.table.humans) > 1 and 0 < idle <= seconds:
            self.front = None
        for one in told:
            self.check_events(one.events)

    def open(self) -> None:
        seat, right = self.seat(), self.rng.choice([True, True, True, False, None])
        self.party.now += 0.4
        pin = None if right is None else str(seat) * 4 if right else "wrong"
        before = self.party.screen.holder
        opened = self.rng.choice([self.session.open, self.session.open, self.session.peek])
        if opened(seat, self.now, pin).done and before != seat:
            chair = self.party.screen.chairs[seat]
            assert chair.kind == "human"
            assert right or not chair.locked
            self.front = seat

    def double_press(self) -> None:
        """Whatever is pressed right after a switch does nothing."""
        before, log = self.party.screen, list(self.party.log)
        if before.dead:
            for seat in range(len(self.table.players)):
                assert not self.session.open(seat, self.now, str(seat) * 4).done
            assert not self.session.confirm(self.now).done
            assert (self.party.screen, self.party.log) == (before, log)

    def release(self) -> None:
        peeking = self.table.device.peeking
        self.session.release(self.now)
        if peeking:
            self.front = None

    def cover(self) -> None:
        self.session.cover(self.now)
        self.front = None

    def leave(self) -> None:
        self.session.leave(self.now)
        if len(self.table.humans) > 1:
            self.front = None

    def touch(self) -> None:
        self.session.touch(self.now)

    # -- choosing ----------------------------------------------------------------------------

    def choose(self) -> None:
        self.party.now += 0.4
        for ask in self.party.screen.asks:
            if not ask.sealed and self.rng.random() < 0.8:
                self.session.choose(self.rng.choice(ask.moves), self.now)

    def choose_what_somebody_else_may(self) -> None:
        actors = [seat for seat in self.table.ledger.actors if seat >= 0]
        if actors:
            moves = self.table.ledger.moves(self.rng.choice(actors))
            self.session.choose(self.rng.choice(moves), self.now)

    def confirm(self) -> None:
        self.party.now += 0.4
        self.session.confirm(self.now)

    def unchoose(self) -> None:
        self.session.unchoose(self.now)

    def reopen(self) -> None:
        """Whoever has sealed comes back for it."""
        self.party.now += 0.4
        sealed = [seat for seat in self.table.humans if self.table.sealed(seat)]
        if sealed and self.party.screen.holder is None:
            seat = self.rng.choice(sealed)
            if self.session.open(seat, self.now, str(seat) * 4).done:
                self.front = seat
                self.check()
        self.session.reopen(self.now + 0.4)

    def hint(self) -> None:
        self.party.now += 0.4
        self.session.hint(self.now)

    def play_on(self) -> None:
        """People play as they should for a while."""
        for _ in range(0 if self.party.journal.full else self.rng.randrange(1, 8)):
            before = self.party.screen
            after = self.party.go_on()
            if after.holder is not None and before.holder is None:
                self.come_by(before, after.holder)
            self.check()

    def come_by(self, before: Screen, holder: int) -> None:
        if before.kind in ("curtain", "hidden"):
            assert holder == before.called
        if before.kind in ("curtain", "hidden", "board"):
            self.front = holder

    # -- the table decides -------------------------------------------------------------------

    def go_on(self) -> None:
        self.party.now += 0.4
        self.session.go_on(self.now)

    def vote(self) -> None:
        self.party.now += 0.4
        choices = {ask.seat: self.rng.choice(ask.moves) for ask in self.party.screen.ballots}
        wrong = bool(choices) and self.rng.random() < 0.3
        if wrong:
            choices.popitem()
        before = list(self.party.log)
        done = self.session.vote(choices, self.now).done
        assert not (done and wrong)
        assert done or self.party.log == before

    def roll(self) -> None:
        self.party.now += 0.4
        if self.party.screen.kind == "chance":
            self.session.enter_chance(self.party.state().sample(self.rng), self.now)

    def take_back(self) -> None:
        before = list(self.party.log)
        self.session.take_back(self.now)
        if self.party.log != before:
            assert len(self.table.humans) == 1
            self.nothing_revealed_was_undone(before)

    def agree(self) -> None:
        before, proposal, seat = list(self.party.log), self.table.proposal, self.seat()
        self.session.agree(seat, self.now)
        if self.party.log != before:
            assert proposal.agreed | {seat} >= set(self.table.humans)
            self.nothing_revealed_was_undone(before)
            self.front = None

    def nothing_revealed_was_undone(self, before: list[Any]) -> None:
        """Once two people have played, neither dice nor joint reveals are taken back."""
        undone = [seat for seat, _ in before[len(self.party.log) :]]
        if self.table.together:
            assert -1 not in undone
            assert not self.table.ledger.secret

    def all_agree(self) -> None:
        self.session.take_back(self.now)
        for _ in range(12):
            self.agree()

    def decline(self) -> None:
        self.session.decline()

    def change_seat(self) -> None:
        seat, alone = self.rng.randrange(len(self.table.players)), self.table.alone
        player = seated("h" * seat + self.rng.choice("hlbb"))[-1]
        pin = self.rng.choice([str(seat) * 4, None])
        changed = self.party.change(seat, player, pin).done
        if changed and (alone is None or alone != self.table.alone):
            self.front = None

    def change_customs(self) -> None:
        pick = self.rng.choice
        customs = Customs(
            confirm=pick(["explicit", "on-drop"]),
            idle=pick([20.0, 5.0, 0.0]),
            one_visit=pick([True, False]),
            table_vote=pick([True, False]),
            real_chance=pick([True, False]),
            bots_pace=pick([0.0, 0.7]),
            bots_seal=pick([0.0, 1.2]),
            scoring=pick([True, False]),
            take_back=pick([True, True, False]),
            coach=pick([True, False]),
        )
        self.session.change_customs(customs, self.now)

    # -- the world ---------------------------------------------------------------------------

    def pause_and_go_on(self) -> None:
        self.session.pause(self.now)
        if len(self.table.humans) > 1:
            self.front = None
        self.check()
        self.session.unpause(self.now)

    def bots_are_slow_or_fail(self) -> None:
        self.party.thinker.ready = self.rng.random() < 0.6
        self.party.thinker.errors = self.rng.choice([0, 0, 1, 5])

    def the_disk_is_full_or_not(self) -> None:
        self.party.journal.full = not self.party.journal.full
        if not self.party.journal.full:
            self.session.retry(self.now)

    def the_program_is_started_anew(self) -> None:
        self.party.restart()
        self.front = None

    # -- what must always hold ---------------------------------------------------------------

    def check(self) -> None:
        self.only_who_opened_a_hand_sees_it()
        self.nobody_learns_what_is_hidden()
        self.the_journal_has_every_move()

    def check_events(self, events: tuple[Event, ...]) -> None:
        assert all(set(event.secret) <= {self.party.screen.holder} for event in events)

    def only_who_opened_a_hand_sees_it(self) -> None:
        screen, humans = self.party.screen, self.table.humans
        if len(humans) > 1:
            assert screen.holder in (None, self.front)
            assert screen.holder is None or screen.kind not in PUBLIC
        else:
            assert screen.kind not in ("curtain", "vote")
            assert screen.holder in (None, *(humans if not self.table.together else [self.front]))
        if screen.holder is None and screen.kind != "bots":  # the same person may be next
            self.front = None

    def nobody_learns_what_is_hidden(self) -> None:
        """All that is shown is the same in a world where all that is hidden is another."""
        screen = self.party.screen
        holder = screen.holder
        assert screen.view.seat == holder
        assert screen.hands == ()
        assert all(ask.seat == holder for ask in screen.asks)
        for told in screen.recap:
            self.check_events(told.events)
        other = twin(self.table, holder, self.rng)
        assert draw(other, self.now) == screen
        assert other.recap(other.told, other.viewer) == self.table.recap(self.table.told, holder)
        assert other.recap(0, None) == self.session.story()

    def the_journal_has_every_move(self) -> None:
        encode = self.party.game.encode
        written = [[seat, encode(move)] for seat, move in self.party.log]
        assert self.party.journal.matches[1]["moves"] == written

    def go_home(self) -> None:
        """Whatever happened, the match can be played to its end."""
        self.party.journal.full = False
        self.party.thinker.ready = True
        self.party.thinker.errors = 0
        self.session.retry(self.now)
        self.party.finish()
        assert self.party.journal.load(1).finished


OFTEN = ("open", "choose", "confirm")
SOMETIMES = ("wait", "play_on", "hint", "go_on", "vote", "roll", "reopen", "all_agree")
SELDOM = (
    "double_press",
    "release",
    "cover",
    "leave",
    "touch",
    "choose_what_somebody_else_may",
    "unchoose",
    "take_back",
    "agree",
    "decline",
    "change_seat",
    "change_customs",
    "pause_and_go_on",
    "bots_are_slow_or_fail",
    "the_disk_is_full_or_not",
    "the_program_is_started_anew",
)
PRESSES = (*OFTEN * 8, *SOMETIMES * 3, *SELDOM)
"""What people do, often what they do most."""
