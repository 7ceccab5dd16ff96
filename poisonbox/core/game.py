"""What a game is to everybody else: its size, its options, and the doors to its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic

import msgspec
from msgspec import structs

from poisonbox.core.event import Event
from poisonbox.core.option import AnyOption, read_options
from poisonbox.core.refusal import Malformed
from poisonbox.core.state import M, Seat, State
from poisonbox.core.view import View


@dataclass(frozen=True)
class Game(Generic[M]):
    """One entry of the registry.

    Attributes:
        id: The game's name in records, folders and clauses.
        seats: How many may play.
        clauses: The ids of its rulebook, in the order of the book.
        options: What is chosen at set-up.
        start: Makes the first position from a checked number of players and checked options.
        encode: A move as a JSON value.
        decode: A JSON value as a move; raises Malformed where it is none.
        tell: What the table saw when a move led from one position to the next.
        view_type: The class of its views, to read one back from JSON.
        rules_version: Changes when old records would replay differently.
    """

    id: str
    seats: range
    clauses: tuple[str, ...]
    options: tuple[AnyOption, ...]
    start: Callable[[int, Mapping[str, Any]], State[M]]
    encode: Callable[[M], Any]
    decode: Callable[[Any], M]
    tell: Callable[[Any, Seat, M, Any], tuple[Event, ...]]
    view_type: type[View]
    rules_version: int = 1

    def read_options(self, players: Any, given: Mapping[str, Any]) -> dict[str, Any]:
        """Check a table's size and options; returns every option with its value."""
        if type(players) is not int or players not in self.seats:
            raise Malformed(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} players")
        return read_options(self.options, given, players)

    def read_view(self, value: Mapping[str, Any]) -> View:
        """A view from its JSON form: the other way round of ``view_json``."""
        view = msgspec.convert(value, self.view_type)
        return structs.replace(view, options=self.read_options(view.players, view.options))

    def new(self, players: int, **options: Any) -> State[M]:
        """The first position of a match."""
        return self.start(players, self.read_options(players, options))
