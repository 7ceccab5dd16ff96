"""How a sentence is made: templates in every language, and what is put into them.

A template has its facts in braces. After a colon stand the forms between which a fact decides,
with ``|`` between them and ``#`` for the fact itself:

* a number: ``{cards:# card|# cards}``, one or several as the language counts them;
* a player: ``{player:You take|# takes}``, the reader or somebody else;
* several players: ``{winners:You win|# wins|# win}``, the reader alone, one other, several.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from poisonbox.paths import resources
from poisonbox.texts.rulebook import Rulebook, Text, rulebook

Variants = dict[str, Text]
"""The templates among which the facts choose."""

MINUS = "−"


class Telling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The templates of one game, or of what all games share.

    Attributes:
        event: For each kind of event its sentences.
        line: For each clause, without the game's name, what a score sheet says about it.
        part: Names and word forms that are put into sentences.
        aside: Kinds of event that a short log leaves out: others say the same, or nothing happened
            that anybody could see.
        sheet: Whether score sheets say more than the events did.
    """

    event: dict[str, Variants] = {}
    line: dict[str, Variants] = {}
    part: dict[str, Variants] = {}
    aside: tuple[str, ...] = ()
    sheet: bool = True


@cache
def read_telling(name: str) -> Telling:
    """The templates of a file."""
    file = resources() / "telling" / f"{name}.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Telling)


@cache
def telling(game: str) -> Telling:
    """The templates of a game; where it has none of its own, those that all games share."""
    shared, own = read_telling("table"), read_telling(game)
    return Telling(
        _merged(shared.event, own.event),
        _merged(shared.line, own.line),
        _merged(shared.part, own.part),
        shared.aside + own.aside,
        own.sheet,
    )


def _merged(shared: dict[str, Variants], own: dict[str, Variants]) -> dict[str, Variants]:
    return {name: shared.get(name, {}) | own.get(name, {}) for name in shared | own}


# -- what is put into a template -------------------------------------------------------------------


class Count:
    """A number that decides between singular and plural."""

    def __init__(self, number: int, language: str) -> None:
        self._text = str(number).replace("-", MINUS)
        self._one = number in (0, 1) if language == "fr" else number == 1

    def __format__(self, forms: str) -> str:
        if not forms:
            return self._text
        one, several = forms.split("|")
        return (one if self._one else several).replace("#", self._text)


class People:
    """One player, or several: their names, and whether it is the reader."""

    def __init__(self, names: str, number: int, reader: bool) -> None:
        self._names = names
        self._number = number
        self._reader = reader

    def __format__(self, forms: str) -> str:
        if not forms:
            return self._names
        you, one, several = (*forms.split("|"), "")[:3]
        chosen = several if self._number != 1 else you if self._reader else one
        return chosen.replace("#", self._names)


# -- who speaks ------------------------------------------------------------------------------------


class Speaker:
    """Somebody who tells a match in one language to one reader.

    Attributes:
        language: One of :data:`~poisonbox.texts.rulebook.LANGUAGES`.
        seat: The reader's; None for a bystander.
    """

    def __init__(
        self, game: str, language: str, names: Mapping[int, str], seat: int | None = None
    ) -> None:
        """Say what is played, to whom, and what everybody at the table is called."""
        self.language = language
        self.seat = seat
        self._names = names
        self._telling = telling(game)
        self._book: Rulebook = rulebook(game)

    def players(self, otherwise: int) -> int:
        """How many sit at the table, as far as the names tell."""
        return len(self._names) or otherwise

    def name(self, seat: int) -> str:
        """What a player is called; without a name, the seat's number as in records."""
        return self._names.get(seat) or self.part("seat", "number", number=seat)

    def player(self, seat: int | None) -> People:
        """One player; nobody where an event is about the whole table."""
        return self.people([] if seat is None else [seat])

    def people(self, seats: Sequence[int]) -> People:
        """Any number of players."""
        names = self.listed(map(self.name, seats))
        return People(names, len(seats), list(seats) == [self.seat])

    def count(self, number: int) -> Count:
        """A number."""
        return Count(number, self.language)

    def word(self, name: str) -> str:
        """The rulebook's word for a colour, a drink or a symbol."""
        return self._book.word(name, self.language)

    def part(self, group: str, form: str, /, **values: Any) -> str:
        """A name or a word form."""
        return self._telling.part[group][form][self.language].format_map(values)

    def listed(self, items: Iterable[str]) -> str:
        """Ada, Ben and Cleo."""
        *some, last = [*items] or [""]
        return self.part("list", "last", some=self.row(some), last=last) if some else last

    def row(self, items: Iterable[str], mark: str = "comma") -> str:
        """Ada 3, Ben 4, Cleo 5."""
        row = ""
        for item in items:
            row = self.part("list", mark, row=row, item=item) if row else item
        return row

    def scores(self, points: Iterable[Any]) -> str:
        """What each player has, seat by seat."""
        return self.row(
            self.part("score", "entry", name=self.name(seat), points=own)
            for seat, own in enumerate(points)
        )


class Saying(msgspec.Struct, frozen=True):
    """What a game's words make of an event or a line.

    Attributes:
        variants: The sentences to be said, one after the other.
        values: What is put into them.
    """

    variants: tuple[str, ...]
    values: dict[str, Any]


def saying(*variants: str, **values: Any) -> Saying:
    """Sentences by their names, with all that may be put into them."""
    return Saying(variants, values)


MoveWords = Callable[[Mapping[str, Any], Any, Speaker], Saying]
"""What a game's words make of a move: as records write it, the view it is made in, who speaks."""


def spoken(templates: Variants, said: Saying, language: str) -> str:
    """The sentences themselves."""
    texts = (templates[variant][language] for variant in said.variants)
    return " ".join(text.format_map(said.values) for text in texts)
