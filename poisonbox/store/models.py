"""What the library hands out: plain values that hold no connection."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Literal, TypedDict

from msgspec import Struct

from poisonbox.core.record import Record
from poisonbox.core.refusal import Refusal


class SeatInfo(Struct, frozen=True):
    """Who sits at a seat.

    Attributes:
        name: As the table calls them; empty when it is not known.
        kind: A person or a bot.
        character: A bot's character.
        level: How well a bot plays.
        crest: The id of a person's crest.
    """

    name: str
    kind: Literal["human", "bot"] = "human"
    character: str | None = None
    level: str | None = None
    crest: str | None = None

    def to_json(self) -> dict[str, str]:
        """As it is written in records: without what is not known."""
        written = {name: getattr(self, name) for name in self.__struct_fields__}
        return {name: value for name, value in written.items() if value is not None}


class MatchSummary(Struct, frozen=True, kw_only=True):
    """A line of the history.

    Attributes:
        id: The match's number, never given to another one.
        game: The game's id.
        players: Number of seats.
        options: Every option with its value.
        seats: Who sat there.
        moves: How many moves are stored.
        begun: When it was begun here, in UTC.
        changed: When something was last stored of it.
        finished: Whether it was finished.
        totals: Points of each seat once it is finished.
        winners: Seats that won or share the win once it is finished.
        tags: In alphabetical order.
    """

    id: int
    game: str
    players: int
    options: Mapping[str, Any]
    seats: tuple[SeatInfo, ...]
    moves: int
    begun: datetime
    changed: datetime
    finished: bool
    totals: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    tags: tuple[str, ...]


class StoredMatch(MatchSummary, frozen=True, kw_only=True):
    """Everything that is stored of a match.

    Attributes:
        record: The log, to be replayed.
        note: What the session kept beside it.
    """

    record: Record
    note: dict[str, Any]


class Filters(TypedDict, total=False):
    """What the history and the statistics may be narrowed to; all given ones must fit.

    Attributes:
        game: A game's id.
        person: A person who played, in any spelling.
        players: Number of seats.
        tag: A tag of the match.
        finished: Only finished matches, or only unfinished ones.
    """

    game: str | None
    person: str | None
    players: int | None
    tag: str | None
    finished: bool | None


class Standing(Struct, frozen=True, kw_only=True):
    """How a person or a bot has done in finished matches.

    Attributes:
        name: A person's name as it was last spelled; None for bots.
        character: A bot's character; None for persons.
        level: A bot's level; None for persons.
        game: The game, when counted by game.
        players: The number of players, when counted by that.
        played: Seats taken; somebody who plays two seats of a match is counted twice.
        won: Wins, a win shared by k counting 1/k.
        mean: Mean points; None over several games, whose points do not compare.
        best: Best points: the most, or the fewest where the fewest win; None over several games.
    """

    name: str | None
    character: str | None
    level: str | None
    game: str | None
    players: int | None
    played: int
    won: float
    mean: float | None
    best: int | None


class Refused(Struct, frozen=True):
    """A record of a file that was not imported.

    Attributes:
        place: The file, and the line in JSON Lines.
        sentence: What is wrong, in English.
        move: The index of the move that may not be made, if it is that.
        refusal: The clause it breaks, to be explained in the reader's language.
    """

    place: str
    sentence: str
    move: int | None = None
    refusal: Refusal | None = None


class Duplicate(Struct, frozen=True):
    """A record of a file that the library had already.

    Attributes:
        place: The file, and the line in JSON Lines.
        match: The match that is the same.
    """

    place: str
    match: int


class ImportReport(Struct, frozen=True):
    """What became of each record of a file.

    Attributes:
        imported: The new matches.
        duplicates: Records that were there already.
        refused: Records that are none, or that break a rule.
    """

    imported: tuple[int, ...]
    duplicates: tuple[Duplicate, ...]
    refused: tuple[Refused, ...]


class LessonProgress(Struct, frozen=True):
    """How far a lesson was taken.

    Attributes:
        step: The step to go on with.
        finished: How often the lesson was taken to its end.
    """

    step: int = 0
    finished: int = 0
