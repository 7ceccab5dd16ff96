"""Words of a lesson, in every language the program speaks."""

from __future__ import annotations

from msgspec import Struct


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """The same words in each language; a lesson that lacks one cannot be read."""

    en: str
    fr: str
    de: str

    def said(self, language: str) -> str:
        """The words in a language."""
        words: str = getattr(self, language)
        return words


class Remark(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said about something the learner did.

    Attributes:
        say: The words.
        clause: The rule behind them.
    """

    say: Text
    clause: str
