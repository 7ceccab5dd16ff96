"""The in-app rulebooks: every clause in every language, and the sentences of refusals."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from poisonbox.core.refusal import Refusal
from poisonbox.paths import resources

LANGUAGES = ("en", "fr", "de")

Text = dict[str, str]
"""The same words in each language."""


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One clause of a rulebook.

    Attributes:
        id: ``game/slug``.
        title: A few words.
        text: The rule.
        option: The option of the set-up it depends on, if any.
        refusal: For each reason a move may be refused for, the sentence that says so.
    """

    id: str
    title: Text
    text: Text
    option: str | None = None
    refusal: dict[str, Text] = {}


class OptionText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an option is called, what it does, and what its values are called."""

    title: Text
    text: Text
    values: dict[str, Text] = {}


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game's rulebook.

    Attributes:
        game: The game's id.
        title: Its name.
        summary: What it is about.
        credit: Whose game it is after.
        words: The names of colours, drinks and symbols.
        clause: The clauses in the order of the book.
        option: The options of the set-up.
    """

    game: str
    title: Text
    summary: Text
    credit: Text
    words: dict[str, Text]
    clause: tuple[Clause, ...]
    option: dict[str, OptionText]

    def find(self, clause_id: str) -> Clause:
        """The clause with that id."""
        for clause in self.clause:
            if clause.id == clause_id:
                return clause
        raise KeyError(clause_id)

    def word(self, name: str, language: str) -> str:
        """A colour's, drink's or symbol's name; what is no such word is returned as it is."""
        return self.words[name][language] if name in self.words else name


class Heading(msgspec.Struct, frozen=True):
    """What stands before the clauses of a rulebook; see :class:`Rulebook`."""

    title: Text
    summary: Text
    credit: Text


@cache
def heading(game: str) -> Heading:
    """The beginning of a rulebook, read without the rest: a first page needs no more."""
    file = resources() / "rulebook" / f"{game}.toml"
    head, _, _ = file.read_text(encoding="utf-8").partition("\n[words")
    return msgspec.convert(tomllib.loads(head), Heading)


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game."""
    file = resources() / "rulebook" / f"{game}.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Rulebook)


def explain(refusal: Refusal, language: str, names: Mapping[int, str] | None = None) -> str:
    """Say why a move is refused.

    Args:
        refusal: The clause, the reason and the facts.
        language: One of ``LANGUAGES``.
        names: The players' names; without them seats are numbers, as in records.
    """
    book = rulebook(refusal.clause.partition("/")[0])
    template = book.find(refusal.clause).refusal[refusal.reason][language]
    sentence = template.format_map(
        {key: _say(book, key, fact, language, names or {}) for key, fact in refusal.facts.items()}
    )
    return sentence[:1].upper() + sentence[1:]


def _say(book: Rulebook, key: str, fact: Any, language: str, names: Mapping[int, str]) -> str:
    """A fact in words; a number may have one of its own, such as ``cauldron 0``."""
    if key == "player":
        return names.get(fact, _SEAT[language].format(fact))
    numbered = f"{key} {fact}"
    return book.word(numbered if numbered in book.words else str(fact), language)


_SEAT = {"en": "seat {}", "fr": "la place {}", "de": "Platz {}"}
