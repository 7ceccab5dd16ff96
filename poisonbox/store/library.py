"""The library: every match that was ever begun here, each move durable before it is shown."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self, Unpack

from poisonbox.core.refusal import Malformed
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES
from poisonbox.store import browse, learning, rows
from poisonbox.store.database import Database
from poisonbox.store.errors import MatchOver, NotStorable, OutOfStep
from poisonbox.store.files import SetAside
from poisonbox.store.folders import data_folder
from poisonbox.store.models import (
    Filters,
    ImportReport,
    LessonProgress,
    MatchSummary,
    SeatInfo,
    Standing,
    StoredMatch,
)
from poisonbox.teach.mastery import Mastery
from poisonbox.teach.repetition import Repetition

_BY_GAME: tuple[browse.By, ...] = ("game",)


class Library:
    """One SQLite file. Every method raises a LibraryError, and has then changed nothing.

    Moves, options and notes are JSON values; moves as they are written in records. What is handed
    out is what a JSON file would give back: arrays as lists, keys as text.

    Attributes:
        notice: A damaged or foreign file that was set aside when this library was opened, if any.
    """

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        """Use :meth:`open`."""
        self._db = database
        self._clock = clock

    @classmethod
    def open(
        cls,
        folder: Path | None = None,
        *,
        clock: Callable[[], float] = time.time,
        most_pages: int | None = None,
    ) -> Library:
        """Open the library of a folder, or begin one.

        Args:
            folder: Where its file is; the user's data folder unless told otherwise.
            clock: Seconds since 1970.
            most_pages: How large the file may grow; a disk that gets full can be tried out so.

        Raises:
            LibraryInUse: Another program has it open.
            LibraryNewer: A later version has written it.
            LibraryReadOnly: The folder or the file may not be written.
            LibraryFull: The disk is full.
            LibraryUnreachable: It cannot be opened for another reason.
        """
        return cls(Database(folder or data_folder(), clock, most_pages), clock)

    @property
    def path(self) -> Path:
        """The library's file."""
        return self._db.path

    @property
    def notice(self) -> SetAside | None:
        """What was set aside when this library was opened."""
        return self._db.notice

    def close(self) -> None:
        """Let other programs have it."""
        self._db.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- playing -----------------------------------------------------------------------------

    def begin(
        self,
        game: str,
        players: int,
        options: Mapping[str, Any],
        seats: Sequence[SeatInfo],
        note: Mapping[str, Any] | None = None,
    ) -> int:
        """Store a new match without moves; returns its number."""
        rules = GAMES.get(game)
        if rules is None:
            raise NotStorable(reason=f"there is no game {game!r:.60}")
        try:
            chosen = rules.read_options(players, options)
        except Malformed as error:
            raise NotStorable(reason=str(error)) from error
        match = rows.NewMatch(game, rules.rules_version, players, chosen, rows.checked(seats))
        with self._db.write() as connection:
            return rows.insert(connection, match, note or {}, self._now())

    def append(
        self,
        match_id: int,
        at: int,
        moves: Sequence[tuple[int, Any]],
        note: Mapping[str, Any] | None = None,
    ) -> None:
        """Store moves; they are on the disk when this returns.

        Args:
            match_id: The match.
            at: How many moves the caller believes to be stored already.
            moves: Pairs of seat and JSON value.
            note: Replaces the match's note in the same breath.

        Raises:
            OutOfStep: Another number of moves is stored.
            MatchOver: The match is finished.
            NotStorable: Something is no move of this game.
        """
        with self._db.write() as connection:
            head = rows.head(connection, match_id)
            if head.finished:
                raise MatchOver(match=match_id)
            if at != head.moves:
                raise OutOfStep(match=match_id, moves=head.moves, at=at)
            rows.insert_moves(connection, match_id, at, _written(head, moves))
            rows.touch(connection, match_id, self._now(), note)

    def take_back(self, match_id: int, keep: int, note: Mapping[str, Any] | None = None) -> None:
        """Forget all moves but the first ``keep``; a finished match is then unfinished again."""
        with self._db.write() as connection:
            head = rows.head(connection, match_id)
            if not 0 <= keep <= head.moves:
                raise OutOfStep(match=match_id, moves=head.moves, at=keep)
            if keep < head.moves:
                rows.delete_moves(connection, match_id, keep)
            rows.touch(connection, match_id, self._now(), note)

    def keep_note(self, match_id: int, note: Mapping[str, Any]) -> None:
        """Replace what the session keeps beside the moves."""
        with self._db.write() as connection:
            rows.head(connection, match_id)
            rows.touch(connection, match_id, self._now(), note)

    def reseat(self, match_id: int, seats: Sequence[SeatInfo]) -> None:
        """Store who sits there now, when somebody has taken over a seat in mid-match.

        Statistics count a match for those who sat there at its end.
        """
        with self._db.write() as connection:
            head = rows.head(connection, match_id)
            if len(seats) != head.players:
                raise NotStorable(reason=f"{len(seats)} seats for {head.players} players")
            rows.update_seats(connection, match_id, rows.checked(seats))
            rows.touch(connection, match_id, self._now(), None)

    def finish(self, match_id: int, totals: Sequence[int], winners: Collection[int]) -> None:
        """Store the result of a match that is over; finishing it again changes the result."""
        with self._db.write() as connection:
            head = rows.head(connection, match_id)
            places = range(head.players)
            if len(totals) != head.players or not all(type(points) is int for points in totals):
                raise NotStorable(reason=f"match {match_id} needs {head.players} totals")
            if not winners or not all(type(seat) is int and seat in places for seat in winners):
                raise NotStorable(reason=f"match {match_id} is not won by {winners!r:.60}")
            rows.store_result(connection, match_id, list(totals), sorted(set(winners)), self._now())

    # -- looking -----------------------------------------------------------------------------

    def load(self, match_id: int) -> StoredMatch:
        """Everything about one match.

        Raises:
            NoSuchMatch: There is none of that number.
            MatchDamaged: It cannot be read; the others can.
        """
        with self._db.read() as connection:
            return browse.load(connection, match_id)

    def unfinished(self) -> list[MatchSummary]:
        """Matches that can be continued, the last one played first."""
        return self.history(finished=False)

    def history(
        self, *, limit: int | None = None, offset: int = 0, **filters: Unpack[Filters]
    ) -> list[MatchSummary]:
        """Matches that fit all filters, the last one played first."""
        with self._db.read() as connection:
            return browse.history(connection, filters, limit, offset)

    def statistics(
        self,
        who: browse.Who = "person",
        by: Collection[browse.By] = _BY_GAME,
        **filters: Unpack[Filters],
    ) -> list[Standing]:
        """How persons or bots have done in finished matches, those who played most first.

        Args:
            who: Persons, or bots by character and level.
            by: What is counted apart: games, numbers of players, both or neither.
            filters: Which matches are counted; with ``person`` that person's, and of persons only
                the one.
        """
        with self._db.read() as connection:
            return browse.statistics(connection, who, frozenset(by), filters)

    # -- keeping order -----------------------------------------------------------------------

    def tag(self, match_id: int, tag: str) -> None:
        """Put a tag on a match; twice is once."""
        cleaned = " ".join(tag.split())
        if not cleaned:
            raise NotStorable(reason="a tag has at least one letter")
        with self._db.write() as connection:
            rows.head(connection, match_id)
            rows.insert_tag(connection, match_id, cleaned)

    def untag(self, match_id: int, tag: str) -> None:
        """Take a tag off a match, if it is there."""
        with self._db.write() as connection:
            rows.head(connection, match_id)
            rows.delete_tag(connection, match_id, " ".join(tag.split()))

    def tags(self) -> dict[str, int]:
        """Every tag in alphabetical order, with how many matches carry it."""
        with self._db.read() as connection:
            return browse.tags(connection)

    def delete(self, match_id: int) -> None:
        """Forget a match; its number is not given again."""
        with self._db.write() as connection:
            rows.head(connection, match_id)
            rows.delete(connection, match_id)

    # -- learning ----------------------------------------------------------------------------

    def lessons(self) -> dict[str, LessonProgress]:
        """How far each lesson that was ever begun was taken, by its id."""
        with self._db.read() as connection:
            return learning.lessons(connection)

    def keep_lesson(self, lesson: str, progress: LessonProgress) -> None:
        """Store how far a lesson was taken."""
        with self._db.write() as connection:
            learning.keep_lesson(connection, lesson, progress)

    def clauses(self) -> dict[str, Mastery]:
        """How well each clause that was ever used in a lesson is known, by its id."""
        with self._db.read() as connection:
            return learning.clauses(connection)

    def keep_clauses(self, known: Mapping[str, Mastery]) -> None:
        """Store how well clauses are known."""
        with self._db.write() as connection:
            learning.keep_clauses(connection, known)

    def forget_learning(self, game: str) -> None:
        """Begin a game's course anew."""
        with self._db.write() as connection:
            learning.forget(connection, game)

    def puzzles(self) -> dict[str, Repetition]:
        """When each puzzle that was ever tried comes back, by its id."""
        with self._db.read() as connection:
            return learning.puzzles(connection)

    def keep_puzzle(self, puzzle: str, kept: Repetition) -> None:
        """Store when a puzzle comes back."""
        with self._db.write() as connection:
            learning.keep_puzzle(connection, puzzle, kept)

    # -- sharing -----------------------------------------------------------------------------

    def export(self, match_ids: Iterable[int], path: Path) -> None:
        """Write records, one on each line: a record file, or JSON Lines when they are several.

        A record holds every hidden card, so one of an unfinished match tells all to its reader.
        Notes are not written.

        Raises:
            NoSuchMatch: One of them does not exist; no file is written.
            FileUnwritable: The file cannot be written; what was there before still is.
        """
        from poisonbox.store import exchange  # noqa: PLC0415 - a start needs no records

        with self._db.read() as connection:
            exchange.export(connection, list(match_ids), path)

    def import_(self, path: Path) -> ImportReport:
        """Take in the records of a file: all that can be replayed and are not here already.

        Raises:
            FileUnreadable: The file cannot be read; nothing was imported.
        """
        from poisonbox.store import exchange  # noqa: PLC0415 - a start needs no records

        with self._db.write() as connection:
            return exchange.import_(connection, path, self._now())

    def _now(self) -> int:
        return int(self._clock() * 1000)


def _written(head: rows.Head, moves: Sequence[tuple[int, Any]]) -> list[tuple[int, str]]:
    """Moves as they are stored; raises NotStorable for what no record could hold."""
    rules = GAMES.get(head.game)
    if rules is None:
        raise NotStorable(reason=f"there is no game {head.game!r:.60}")
    written = []
    for seat, value in moves:
        if type(seat) is not int or not CHANCE <= seat < head.players:
            raise NotStorable(reason=f"there is no seat {seat!r:.60}")
        try:
            # Read as it will be read again, and written the one way that the game writes it.
            move = rules.decode(rows.from_json(rows.to_json(value)))
        except Malformed as error:
            raise NotStorable(reason=f"no move of {head.game}: {error}") from error
        written.append((seat, rows.to_json(rules.encode(move))))
    return written
