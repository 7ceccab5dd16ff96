"""Looking for words in a text: case and accents do not count."""

from __future__ import annotations

import re
import unicodedata


def fold(text: str) -> str:
    """A text without case and accents; every letter keeps its place."""
    return "".join(_plain(letter) for letter in text)


def _plain(letter: str) -> str:
    base = unicodedata.normalize("NFD", letter)[0].lower()
    return base if len(base) == 1 else letter


def wanted(words: str) -> list[str]:
    """The words somebody looks for."""
    return fold(words).split()


def fits(text: str, words: list[str]) -> bool:
    """Whether all words are in a text."""
    folded = fold(text)
    return all(word in folded for word in words)


def hits(text: str, words: list[str]) -> list[tuple[int, int]]:
    """Where the words are in a text: beginning and end of each, none over another."""
    if not words:
        return []
    longest_first = sorted(words, key=len, reverse=True)
    found = re.compile("|".join(map(re.escape, longest_first)))
    return [hit.span() for hit in found.finditer(fold(text))]
