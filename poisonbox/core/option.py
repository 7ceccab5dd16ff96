"""Choices offered at set-up, which describe themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from poisonbox.core.refusal import Malformed


class Option(Struct, frozen=True):
    """A choice between values.

    Attributes:
        name: As it is written in records.
        clause: The rulebook clause that explains it.
        values: What may be chosen, the default first.
        seats: Whether a seat's number may be chosen too.
    """

    name: str
    clause: str
    values: tuple[str | int, ...]
    seats: bool = False

    @property
    def default(self) -> Any:
        """The value of a match that does not name this option."""
        return self.values[0]

    def choices(self, players: int) -> tuple[str | int, ...]:
        """Every value that may be chosen at a table of that size."""
        return self.values + (tuple(range(players)) if self.seats else ())

    def read(self, value: Any, players: int) -> Any:
        """Check a value from outside; True and 1.0 are not the number 1."""
        for choice in self.choices(players):
            if type(choice) is type(value) and choice == value:
                return value
        raise Malformed(f"option {self.name} cannot be {value!r:.60}")


class PairsOption(Struct, frozen=True):
    """A choice of disjoint pairs of seats, such as the couples at the table.

    Attributes:
        name: As it is written in records.
        clause: The rulebook clause that explains it.
    """

    name: str
    clause: str

    @property
    def default(self) -> tuple[tuple[int, int], ...]:
        """No pairs."""
        return ()

    def read(self, value: Any, players: int) -> tuple[tuple[int, int], ...]:
        """Check a value from outside and put it into a canonical order."""
        pairs: list[tuple[int, int]] = []
        free = set(range(players))
        for pair in (
            value if isinstance(value, Sequence) and not isinstance(value, str) else (None,)
        ):
            seats = tuple(pair) if isinstance(pair, list | tuple) else ()
            if len(seats) != 2 or not all(type(seat) is int and seat in free for seat in seats):
                raise Malformed(
                    f"option {self.name} takes disjoint pairs of seats, not {value!r:.60}"
                )
            low, high = sorted(seats)
            if low == high:
                raise Malformed(f"option {self.name} cannot pair a seat with itself")
            free -= {low, high}
            pairs.append((low, high))
        return tuple(sorted(pairs))


AnyOption = Option | PairsOption


def read_options(
    options: Sequence[AnyOption], given: Mapping[str, Any], players: int
) -> dict[str, Any]:
    """Every option with its value, defaults filled in; unknown names and values are malformed."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise Malformed(f"unknown option {name!r:.60}")
    return {
        name: option.read(given[name], players) if name in given else option.default
        for name, option in known.items()
    }
