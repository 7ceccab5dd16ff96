"""A review in the background: every move of a finished match is asked about, one by one.

Each question carries the view that the seat had when it decided and nothing else, so what is found
is what could be known then. Of a long match everything is looked at briefly, and closely only what
may have mattered.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, MutableMapping
from threading import Thread
from typing import Any, Protocol

from msgspec import Struct

from poisonbox.ai.levels import LEVELS
from poisonbox.ai.question import Answer, Question
from poisonbox.control.journal import NoJournal
from poisonbox.control.ledger import Ledger
from poisonbox.control.phases import phases_of
from poisonbox.control.thinking import Thinker
from poisonbox.core.match import Match
from poisonbox.core.refusal import Malformed
from poisonbox.core.state import CHANCE, Seat
from poisonbox.core.view import View, view_json
from poisonbox.teach.coach import LEAST_LOSS, advise
from poisonbox.teach.review import Chance, Judgement, chances, mattered

_AHEAD = 2
"""Questions that wait while one is thought about: few, so that stopping drops little."""

BRIEFLY = 0.1
"""How much effort goes into decisions of those who do not read the review, and a first look."""

CLOSELY = 60
"""So many decisions are looked at closely."""

_SUSPECT = LEAST_LOSS / 2
"""What seems to give away less at the first look is not looked at again."""


class Company(Thinker, Protocol):
    """Who thinks, and goes home at the end."""

    def close(self) -> None:
        """End every process."""


class Decision(Struct, frozen=True):
    """What somebody did.

    Attributes:
        at: The move's place in the log.
        seat: Who moved.
        move: What they did.
        view: What they knew.
        free: Whether they had a choice; if not, it is only asked how it stood.
    """

    at: int
    seat: Seat
    move: Any
    view: View
    free: bool


def decisions(match: Match[Any]) -> list[Decision]:
    """Every move of a player."""
    state = match.game.start(match.players, match.options)
    found = []
    for at, (seat, move) in enumerate(match.log):
        if seat != CHANCE:
            free = len(state.moves(seat)) > 1
            found.append(Decision(at, seat, move, state.view(seat), free))
        state.play(seat, move)
    return found


class Reviewing:
    """The work on one review; driven by :meth:`tick`, it never waits for a thought.

    Attributes:
        seats: Whose moves are looked at closely: people's, or everybody's where only bots played.
        found: What was found out so far, by the move's place in the log; None where no answer came.
        total: How many moves are to be looked at, those that are looked at again twice.
        stopped: Whether nobody thinks about it any more.
    """

    def __init__(
        self,
        match: Match[Any],
        people: Collection[Seat],
        company: Company,
        found: MutableMapping[int, Judgement | None] | None = None,
        effort: float = 1.0,
    ) -> None:
        """Begin, or go on with what was found before.

        Args:
            match: What is reviewed.
            people: The seats of people.
            company: Who thinks; it is sent home when nothing is left to think about.
            found: What was found before, and where findings are kept.
            effort: How much of a strong player's effort goes into each decision of people.

        Raises:
            Malformed: The match is not over, and a review would tell what may still be secret.
        """
        result = match.result()
        if result is None:
            raise Malformed("a match is reviewed when it is over")
        self._match = match
        self._result = result
        self._company = company
        self.seats = frozenset(people) or frozenset(range(match.players))
        self.found = {} if found is None else found
        self._decisions = decisions(match)
        self._effort = effort
        own = [each for each in self._decisions if each.free and each.seat in self.seats]
        short = len(own) <= CLOSELY
        self._again: list[Decision] | None = [] if short else None
        self.total = len(self._decisions)
        self._left = deque(each for each in self._decisions if not self._known(each))
        self._asked: dict[int, Decision] = {}
        self.stopped = False
        self._ask_on()

    def _known(self, decision: Decision) -> bool:
        """Whether it was judged before; a match may have been taken back and played otherwise."""
        judged = self.found.get(decision.at)
        same = judged is None or (judged.seat, judged.move) == (decision.seat, decision.move)
        if not same:
            del self.found[decision.at]
        return same and decision.at in self.found

    # -- working -----------------------------------------------------------------------------

    @property
    def done(self) -> int:
        """How many moves were thought about."""
        return self.total - len(self._left) - len(self._asked)

    @property
    def again(self) -> bool:
        """Whether what may have mattered is looked at again, and closely."""
        return bool(self._again)

    @property
    def finished(self) -> bool:
        """Whether nothing is left to think about."""
        return self._again is not None and self.done == self.total

    def tick(self) -> int:
        """Hear what was found out; tells how many decisions that is about."""
        if self.stopped:
            return 0
        news = 0
        for answer in self._company.poll():
            decision = self._asked.pop(answer.ticket, None)
            if decision is not None:
                self.found[decision.at] = self._judge(decision, answer)
                news += 1
        self._ask_on()
        return news

    def stop(self) -> None:
        """Drop what is thought about, at once; what was found stays."""
        if self.stopped:
            return
        self.stopped = True
        for ticket in self._asked:
            self._company.cancel(ticket)
        self._left.extendleft(reversed(self._asked.values()))
        self._asked.clear()
        # Processes end within milliseconds, but nobody should have to wait even for that.
        Thread(target=self._company.close, name="review ends").start()

    def _look_again(self) -> list[Decision]:
        """What may have mattered in a long match, the worst first."""
        closely = sum(each.closely and each.seat in self.seats for each in self.judgements)
        judged = ((self.found[each.at], each) for each in self._decisions)
        suspects = [
            (judgement.loss, each)
            for judgement, each in judged
            if judgement is not None and judgement.seat in self.seats and not judgement.closely
        ]
        suspects.sort(key=lambda suspect: -suspect[0])
        return [each for loss, each in suspects[: CLOSELY - closely] if loss >= _SUSPECT]

    def _ask_on(self) -> None:
        if self._again is None and not self._left and not self._asked:
            self._again = self._look_again()
            self._left.extend(self._again)
            self.total += len(self._again)
        while self._left and len(self._asked) <= _AHEAD:
            decision = self._left.popleft()
            try:
                ticket = self._company.ask(self._question(decision))
            except OSError:  # no process could be started
                self._left.appendleft(decision)
                self.stop()
                return
            self._asked[ticket] = decision
        if self.finished:
            self.stop()

    def _closely(self, decision: Decision) -> bool:
        """Whether a decision is looked at with all effort now."""
        return decision.free and decision.seat in self.seats and self._again is not None

    def _question(self, decision: Decision) -> Question:
        return Question(
            self._match.game.id,
            view_json(decision.view),
            LEVELS[-1],
            seed=decision.at,
            explain=True,
            consider=[self._match.game.encode(decision.move)],
            effort=self._effort * (1.0 if self._closely(decision) else BRIEFLY),
        )

    def _judge(self, decision: Decision, answer: Answer) -> Judgement | None:
        advice = advise(answer.candidates, self._match.game.decode)
        if answer.error is not None or advice is None:
            return None
        about, closely = advice.about(decision.move), self._closely(decision)
        return Judgement(decision.at, decision.seat, decision.move, about, closely)

    # -- what was found ----------------------------------------------------------------------

    @property
    def judgements(self) -> list[Judgement]:
        """What was found out so far."""
        return [each for each in self.found.values() if each is not None]

    def chances(self) -> tuple[tuple[Chance, ...], ...]:
        """How each seat's chances went, as far as it was thought about."""
        match = self._match
        end = self._result if self.finished else None
        return chances(self.judgements, match.players, len(match.log), end)

    def mattered(self) -> tuple[Judgement, ...]:
        """The moves that mattered most, as far as it was thought about."""
        return mattered(self.judgements, self.seats)

    def hidden(self, at: int) -> list[tuple[Seat, Any]]:
        """What the others had chosen in secret when a move was made, which nobody could know.

        Where that move answers another secret choice, such as a thumb a drink, that one is first.
        """
        ledger = Ledger(self._match, NoJournal(), 0, "")
        first, phases = ledger.groups[at], phases_of(self._match.game)
        log, groups = self._match.log, ledger.groups
        starts = [first]
        if first and phases[phases.kind(log[first - 1][1])].then == phases.kind(log[first][1]):
            starts.insert(0, groups[first - 1])
        mover = log[at][0]
        return [
            (seat, move)
            for start in starts
            for index, (seat, move) in enumerate(log)
            if groups[index] == start and seat not in (mover, CHANCE)
        ]

    def until(self, judgement: Judgement) -> int:
        """Up to which move what came of a decision can be told: the seat's next one."""
        later = (each.at for each in self._decisions if each.at > judgement.at)
        own = {each.at for each in self._decisions if each.free and each.seat == judgement.seat}
        return next((at for at in later if at in own), len(self._match.log))
