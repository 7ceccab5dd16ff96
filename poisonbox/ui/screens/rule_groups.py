"""How the clauses of a rulebook are grouped for reading."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from poisonbox.texts.rulebook import Clause, rulebook

_SET_UP = QT_TRANSLATE_NOOP("RuleGroups", "What you play with")
_PLAYING = QT_TRANSLATE_NOOP("RuleGroups", "Playing")
_SCORING = QT_TRANSLATE_NOOP("RuleGroups", "Scoring")
_WINNING = QT_TRANSLATE_NOOP("RuleGroups", "The end")
_DRINKS = QT_TRANSLATE_NOOP("RuleGroups", "Special drinks")
_VARIANTS = QT_TRANSLATE_NOOP("RuleGroups", "Other ways to play")
_MORE = QT_TRANSLATE_NOOP("RuleGroups", "More rules")

_GROUPS: dict[str, dict[object, str]] = {
    "cauldrons": {
        _SET_UP: "deck deal",
        _PLAYING: "turn-order own-colour new-colour poison-anywhere limit overflow face-down",
        _SCORING: "round-end majority points",
        _WINNING: "match winner",
        _VARIANTS: "deal-three draw-pile",
    },
    "goblets": {
        _SET_UP: "set-up",
        _PLAYING: "reveal-stake pour toast reveal round-end",
        _SCORING: "refuse drink poison-count order",
        _WINNING: "winner",
        _DRINKS: "specials two-specials spoil half-poison antidote love-potion more-drinks cordial "
        "safe-bet spirits liqueur sip poison-bet double",
        _VARIANTS: "three-players",
    },
    "pok": {
        _SET_UP: "counters dice",
        _PLAYING: "roll choose",
        _SCORING: "exact each-die-alone miss outsider all-outside box",
        _WINNING: "winner stalemate",
    },
    "hue": {
        _SET_UP: "card deck set-up",
        _PLAYING: "turn touch cover stay score-card",
        _SCORING: "area colour-value poison score",
        _WINNING: "winner",
    },
}


class Group(Struct, frozen=True):
    """Clauses that belong together.

    Attributes:
        title: What they are about, in the window's language.
        clauses: In the order to read them.
    """

    title: str
    clauses: tuple[Clause, ...]


def groups(game: str) -> list[Group]:
    """Every clause of a rulebook, grouped; those that no group names come last."""
    book = rulebook(game)
    left = {clause.id.partition("/")[2]: clause for clause in book.clause}
    found = []
    for title, slugs in _GROUPS.get(game, {}).items():
        own = tuple(left.pop(slug) for slug in slugs.split() if slug in left)
        if own:
            found.append(Group(_translated(title), own))
    if left:
        found.append(Group(_translated(_MORE), tuple(left.values())))
    return found


def _translated(text: object) -> str:
    return QCoreApplication.translate("RuleGroups", str(text))
