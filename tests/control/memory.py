"""A journal in memory that can fail, and bots that answer when a test lets them."""

from __future__ import annotations

import copy
import json
from datetime import UTC, datetime
from random import Random
from typing import Any

from poisonbox.ai.question import Answer, Question
from poisonbox.core.record import FORMAT, Record
from poisonbox.core.state import State
from poisonbox.games import GAMES
from poisonbox.store.errors import LibraryFull
from poisonbox.store.models import StoredMatch


class MemoryJournal:
    """Keeps what a library keeps, as JSON; says the disk is full when told to."""

    def __init__(self) -> None:
        self.full = False
        self.writes = 0
        self.matches: dict[int, dict[str, Any]] = {}

    def _write(self) -> None:
        if self.full:
            raise LibraryFull(path="memory")
        self.writes += 1

    def begin(self, game, players, options, seats, note=None):
        self._write()
        number = len(self.matches) + 1
        self.matches[number] = {
            "game": game,
            "players": players,
            "options": json.loads(json.dumps(dict(options))),
            "seats": list(seats),
            "moves": [],
            "note": json.dumps(note or {}),
            "result": None,
        }
        return number

    def append(self, match_id, at, moves, note=None):
        self._write()
        match = self.matches[match_id]
        assert match["result"] is None
        assert at == len(match["moves"])
        match["moves"] += json.loads(json.dumps(list(moves)))
        self._note(match_id, note)

    def take_back(self, match_id, keep, note=None):
        self._write()
        match = self.matches[match_id]
        assert 0 <= keep <= len(match["moves"])
        del match["moves"][keep:]
        match["result"] = None
        self._note(match_id, note)

    def keep_note(self, match_id, note):
        self._write()
        self._note(match_id, note)

    def reseat(self, match_id, seats):
        self._write()
        self.matches[match_id]["seats"] = list(seats)

    def finish(self, match_id, totals, winners):
        self._write()
        self.matches[match_id]["result"] = (tuple(totals), tuple(winners))

    def _note(self, match_id, note):
        if note is not None:
            self.matches[match_id]["note"] = json.dumps(note)

    def load(self, match_id: int) -> StoredMatch:
        match = self.matches[match_id]
        game = GAMES[match["game"]]
        record = Record(
            format=FORMAT,
            game=game.id,
            rules_version=game.rules_version,
            players=match["players"],
            options=match["options"],
            moves=[tuple(move) for move in copy.deepcopy(match["moves"])],
        )
        result = match["result"]
        then = datetime(2024, 1, 1, tzinfo=UTC)
        return StoredMatch(
            id=match_id,
            game=game.id,
            players=match["players"],
            options=match["options"],
            seats=tuple(match["seats"]),
            moves=len(match["moves"]),
            begun=then,
            changed=then,
            finished=result is not None,
            totals=result and result[0],
            winners=result and result[1],
            tags=(),
            record=record,
            note=json.loads(match["note"]),
        )


class TestThinker:
    """Bots that choose any legal move by their seed, as soon as they are let.

    A view does not say what is legal, so they ask the session under test for the position.
    """

    __test__ = False

    def __init__(self) -> None:
        self.ready = True
        self.errors = 0
        self.nonsense = 0
        self.refuses_to_start = False
        self.asked: list[Question] = []
        self.cancelled: list[int] = []
        self.open: dict[int, Question] = {}
        self.late: list[Answer] = []
        self.state: Any = None

    def ask(self, question: Question) -> int:
        if self.refuses_to_start:
            raise OSError("no process")
        self.asked.append(question)
        ticket = len(self.asked)
        self.open[ticket] = question
        return ticket

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)
        self.open.pop(ticket, None)

    def poll(self) -> list[Answer]:
        answers, self.late = self.late, []
        if self.ready:
            answers += [self._answer(ticket) for ticket in list(self.open)]
        return answers

    def _answer(self, ticket: int) -> Answer:
        question = self.open.pop(ticket)
        if self.errors:
            self.errors -= 1
            return Answer(ticket, error="it failed")
        if self.nonsense:
            self.nonsense -= 1
            return Answer(ticket, {"what": 1})
        state: State[Any] = self.state()
        moves = state.moves(question.view["seat"])
        return Answer(ticket, GAMES[question.game].encode(Random(question.seed).choice(moves)))
