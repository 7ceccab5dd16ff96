"""The puzzles of every game that has some, their ideas, and what is said about solving them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from poisonbox.ai.characters import CHARACTERS
from poisonbox.core.refusal import Malformed
from poisonbox.core.view import View
from poisonbox.paths import resources
from poisonbox.teach.lesson import Do, Lesson, Mistake, Position
from poisonbox.teach.predicate import When
from poisonbox.teach.puzzle import Idea, Puzzle, Verdict, read_ideas, read_puzzle
from poisonbox.teach.wording import Remark, Text
from poisonbox.texts.coaching import Coach, percent

_LANGUAGES = ("en", "fr", "de")


class _Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said around a puzzle."""

    ask: Text
    title: Text
    right: Text
    wrong: Text
    unseen: Text
    seen: dict[str, Text]


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easy ones first; perhaps none."""
    file = resources() / "puzzles" / f"{game}.jsonl"
    if not file.is_file():
        return ()
    found = []
    for number, line in enumerate(file.read_bytes().splitlines(), 1):
        try:
            found.append(read_puzzle(line))
        except Malformed as error:
            raise Malformed(f"{file.name}, line {number}: {error}") from error
    return tuple(sorted(found, key=lambda puzzle: puzzle.difficulty))


def puzzle(puzzle_id: str) -> Puzzle:
    """A puzzle by its id; raises KeyError."""
    for found in puzzles(puzzle_id.partition("/")[0]):
        if found.id == puzzle_id:
            return found
    raise KeyError(puzzle_id)


def number_of(posed: Puzzle) -> int:
    """What a puzzle is called: its place among those of its game."""
    return 1 + puzzles(posed.game).index(posed)


@cache
def ideas(game: str) -> Mapping[str, Idea]:
    """What the puzzles of a game train."""
    file = resources() / "puzzles" / "ideas" / f"{game}.toml"
    return read_ideas(tomllib.loads(file.read_text(encoding="utf-8")))


def idea_of(posed: Puzzle) -> Idea:
    """What a puzzle trains."""
    return ideas(posed.game)[posed.idea]


@cache
def _words() -> _Words:
    file = resources() / "puzzles" / "words.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _Words)


def seen_before(game: str) -> Text | None:
    """What it is that players saw before and a solver did not; None where all of it still lies."""
    return _words().seen.get(game)


def guests(posed: Puzzle) -> tuple[str, ...]:
    """Who sits at a puzzle's table: characters by their ids; nothing at the solver's seat."""
    others = list(CHARACTERS)
    at = sum(map(ord, posed.id)) % len(others)  # so that not everybody meets the same guests
    called = iter((others[at:] + others[:at])[: posed.players - 1])
    return tuple("" if seat == posed.seat else next(called) for seat in range(posed.players))


class Explaining:
    """Says in every language what became of an attempt at a puzzle."""

    def __init__(self, posed: Puzzle, view: View) -> None:
        """Say which, and what its seat sees."""
        self._posed = posed
        names = {
            seat: CHARACTERS[guest].name if guest else ""
            for seat, guest in enumerate(guests(posed))
        }
        self._coaches = {
            language: Coach(posed.game, language, names, posed.seat, view)
            for language in _LANGUAGES
        }

    def coach(self, language: str) -> Coach:
        """Who speaks of moves here."""
        return self._coaches[language]

    def right(self, move: Any) -> Text:
        """What is said about a right move: its odds beside those of the next best."""
        own = self._posed.find(move) or self._posed.best
        return _filled(
            _words().right, best=percent(own.win), next=percent(self._posed.next_best.win)
        )

    def wrong(self, verdict: Verdict) -> Text:
        """What is said about a move that was looked at and is worse."""
        best = percent(self._posed.best.win)
        return _filled(_words().wrong, own=percent(verdict.win), best=best)

    def unseen(self) -> Text:
        """What is said about a move that was not worth a look."""
        return _filled(_words().unseen, best=percent(self._posed.best.win))


def _filled(template: Text, **values: str) -> Text:
    return Text(*(template.said(language).format(**values) for language in _LANGUAGES))


def _joined(*texts: Text) -> Text:
    return Text(*(" ".join(text.said(language) for text in texts) for language in _LANGUAGES))


def as_lesson(posed: Puzzle, explaining: Explaining) -> Lesson:
    """A puzzle as a lesson of one step, so that it is solved at the same table as lessons are."""
    words, idea = _words(), idea_of(posed)
    wrong = [
        Mistake(When(move=verdict.move), explaining.wrong(verdict), idea.clause)
        for verdict in posed.verdicts
        if verdict.move not in posed.right
    ]
    number = number_of(posed)
    step = Do(
        say=words.ask,
        accept=When(any=tuple(When(move=move) for move in posed.right)),
        solution=posed.best.move,
        right=_joined(explaining.right(posed.best.move), idea.say),
        mistakes=tuple(wrong),
        otherwise=Remark(explaining.unseen(), idea.clause),
    )
    sitting = guests(posed)
    return Lesson(
        id=posed.id,
        title=_filled(words.title, number=str(number)),
        goal=idea.title,
        minutes=1,
        clauses=(idea.clause,),
        position=Position(
            players=posed.players,
            names=tuple(CHARACTERS[guest].name if guest else "" for guest in sitting),
            seat=posed.seat,
            crests=sitting,
            options=posed.options,
            moves=posed.moves,
        ),
        steps=(step,),
    )
