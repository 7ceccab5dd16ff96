"""How a rulebook is read: its clauses in chapters, each with its number."""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from poisonbox.paths import resources
from poisonbox.texts.rulebook import Clause, Text, rulebook


class _Arrangement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: what chapters are called, and for each game which clauses are in which."""

    title: dict[str, Text]
    order: dict[str, dict[str, tuple[str, ...]]]


class Chapter(msgspec.Struct, frozen=True):
    """Clauses that belong together.

    Attributes:
        title: What they are about, in each language.
        clauses: In the order to read them.
    """

    title: Text
    clauses: tuple[Clause, ...]


@cache
def _arrangement() -> _Arrangement:
    file = resources() / "rulebook" / "shared" / "chapters.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _Arrangement)


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """Every clause of a rulebook in chapters; those that no chapter names come last."""
    titles = _arrangement().title
    left = {clause.id.partition("/")[2]: clause for clause in rulebook(game).clause}
    found = []
    for name, slugs in _arrangement().order.get(game, {}).items():
        own = tuple(left.pop(slug) for slug in slugs if slug in left)
        if own:
            found.append(Chapter(titles[name], own))
    if left:
        found.append(Chapter(titles["more"], tuple(left.values())))
    return tuple(found)


@cache
def numbers(game: str) -> dict[str, int]:
    """The number of each clause, counted through all chapters."""
    ids = [clause.id for chapter in chapters(game) for clause in chapter.clauses]
    return {clause: at + 1 for at, clause in enumerate(ids)}


def options_title() -> Text:
    """What the chapter of options is called."""
    return _arrangement().title["options"]
