"""Words that several pages share: names of games, levels and characters."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from poisonbox.ai.characters import CHARACTERS
from poisonbox.texts.rulebook import heading

_LEVELS = {
    "novice": QT_TRANSLATE_NOOP("Words", "Novice"),
    "casual": QT_TRANSLATE_NOOP("Words", "Casual"),
    "skilled": QT_TRANSLATE_NOOP("Words", "Skilled"),
    "expert": QT_TRANSLATE_NOOP("Words", "Expert"),
}
_MANNERS = {
    "steady": QT_TRANSLATE_NOOP("Words", "calm and even"),
    "cautious": QT_TRANSLATE_NOOP("Words", "avoids every risk"),
    "gambler": QT_TRANSLATE_NOOP("Words", "loves a gamble"),
    "spiteful": QT_TRANSLATE_NOOP("Words", "likes to see the leader fall"),
    "bluffer": QT_TRANSLATE_NOOP("Words", "does what nobody expects"),
    "hoarder": QT_TRANSLATE_NOOP("Words", "collects one colour"),
    "copycat": QT_TRANSLATE_NOOP("Words", "does as the others do"),
}
_CRESTS = {
    "raven": QT_TRANSLATE_NOOP("Words", "Raven"),
    "fox": QT_TRANSLATE_NOOP("Words", "Fox"),
    "owl": QT_TRANSLATE_NOOP("Words", "Owl"),
    "hare": QT_TRANSLATE_NOOP("Words", "Hare"),
    "cat": QT_TRANSLATE_NOOP("Words", "Cat"),
    "stag": QT_TRANSLATE_NOOP("Words", "Stag"),
    "toad": QT_TRANSLATE_NOOP("Words", "Toad"),
    "moth": QT_TRANSLATE_NOOP("Words", "Moth"),
}


def _translated(text: object) -> str:
    return QCoreApplication.translate("Words", str(text))


def game_title(game: str, language: str) -> str:
    """What a game is called."""
    return heading(game).title[language]


def level_name(level: str) -> str:
    """How well a bot plays."""
    return _translated(_LEVELS.get(level, level))


def character_name(character: str) -> str:
    """A guest's name, the same in every language."""
    guest = CHARACTERS.get(character)
    return character if guest is None else guest.name


def manner(character: str) -> str:
    """How a guest plays, in a few words."""
    return _translated(_MANNERS.get(character, ""))


def crest_name(crest: str) -> str:
    """What a crest shows."""
    return _translated(_CRESTS.get(crest, crest))
