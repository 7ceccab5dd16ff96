"""What the coach says: moves in a few words, what they promise and risk in short sentences.

The templates are in ``resources/coach``: a file for each game, and one for what all games share.
Everything that a game's bot counts as a risk has its words there.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

import msgspec

from poisonbox.paths import resources
from poisonbox.teach.coach import Prospect
from poisonbox.texts.rulebook import Text, rulebook
from poisonbox.texts.telling import Names
from poisonbox.texts.words import MINUS, Speaker, Variants, spoken

_SELDOM = 0.03
"""What happens less often is not worth a word."""

_FEW = 0.3
"""Nor is what is counted less often than this on average."""

_SAME = 0.08
"""Two moves that differ by no more than this in a risk are alike in it."""


class Risk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words for one of the things that a game's bot counts.

    Attributes:
        counts: Whether it is counted, as cards are, or happens or not.
        name: A word or two, beside a number.
        said: A sentence.
    """

    counts: bool
    name: Text
    said: Text


class Odds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words for how often something happens, up to a limit."""

    below: float
    en: str
    fr: str
    de: str


class Coaching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The templates of one game, or of what all games share.

    Attributes:
        risk: For each thing the game's bot counts.
        points: What is scored on average; None where that says nothing new.
        move: For each kind of move its variants.
        said: Sentences of all games.
        name: Words beside numbers, of all games.
        odds: How often, rarest first.
    """

    risk: dict[str, Risk] = {}
    points: Text | None = None
    move: dict[str, Variants] = {}
    said: dict[str, Text] = {}
    name: dict[str, Text] = {}
    odds: tuple[Odds, ...] = ()


@cache
def coaching(name: str) -> Coaching:
    """The templates of a game; ``table`` are those that all games share."""
    file = resources() / "coach" / f"{name}.toml"
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Coaching)


class Mean:
    """A number with a decimal as the language writes it, which decides between one and several."""

    def __init__(self, value: float, language: str) -> None:
        text = f"{value:.1f}" if abs(value) < 9.95 else f"{value:.0f}"
        text = text.replace("-", MINUS)
        self._text = text if language == "en" else text.replace(".", ",")
        self._one = abs(value) < 1.95 if language == "fr" else text == "1"

    def __format__(self, forms: str) -> str:
        if not forms:
            return self._text
        one, several = forms.split("|")
        return (one if self._one else several).replace("#", self._text)


class Bar(msgspec.Struct, frozen=True):
    """A number to be shown beside its name.

    Attributes:
        name: A word or two.
        share: How much of the whole, 0 to 1; None for what is counted.
        words: The number.
    """

    name: str
    share: float | None
    words: str


def percent(share: float) -> int:
    """A chance as it is said: never certain as long as it was only imagined."""
    return round(min(max(share, 0.0), 1.0) * 100)


class Coach:
    """Says what was found out about moves, in one language, to whoever may make them."""

    def __init__(
        self, game: str, language: str, names: Names | None = None, seat: int | None = None
    ) -> None:
        """Say what is played, to whom, and what everybody at the table is called.

        Args:
            game: The game's id.
            language: One of :data:`~poisonbox.texts.rulebook.LANGUAGES`.
            names: The players' names.
            seat: The reader's, who is called you; None for all.
        """
        self._game = game
        self._language = language
        self._speaker = Speaker(game, language, names or {}, seat)
        self._own = coaching(game)
        self._shared = coaching("table")

    # -- moves -------------------------------------------------------------------------------

    def move(self, written: Mapping[str, Any]) -> str:
        """A move, as records write it, in a few words that stand in a sentence."""
        kind = next(iter(written))
        choose = import_module(f"poisonbox.texts.games.{self._game}").MOVES[kind]
        return spoken(self._own.move[kind], choose(written, self._speaker), self._language)

    def title(self, written: Mapping[str, Any]) -> str:
        """The same with a capital, to stand alone."""
        words = self.move(written)
        return words[:1].upper() + words[1:]

    # -- prospects ---------------------------------------------------------------------------

    def sentences(self, prospect: Prospect, *, mixed: bool = False) -> tuple[str, ...]:
        """What a move promises and risks, the most important first."""
        said = [self._say("win", percent=percent(prospect.win))]
        if mixed:
            said.append(self._say("mix", percent=percent(prospect.weight)))
        said += [words for name in prospect.risks if (words := self.risk(name, prospect))]
        if self._own.points is not None:
            number = self._number(prospect.points)
            said.append(self._own.points[self._language].format(number=number))
        return tuple(said)

    def risk(self, name: str, prospect: Prospect) -> str:
        """One of the things that may happen; empty where it hardly ever does."""
        risk, value = self._own.risk[name], prospect.risks[name]
        if value < (_FEW if risk.counts else _SELDOM):
            return ""
        return risk.said[self._language].format(odds=self._odds(value), number=self._number(value))

    def bars(self, prospect: Prospect) -> tuple[Bar, ...]:
        """The same in numbers."""
        language = self._language
        bars = [self._bar(self._shared.name["win"][language], prospect.win)]
        for name, value in prospect.risks.items():
            risk = self._own.risk[name]
            title = risk.name[language]
            bars.append(
                Bar(title, None, f"Ø {self._number(value)}")
                if risk.counts
                else self._bar(title, value)
            )
        return tuple(bars)

    def difference(self, chosen: Prospect, better: Prospect) -> tuple[str, str]:
        """What a move risks that a better one does not; both sentences, or nothing for alike."""
        gaps = {
            name: value - better.risks.get(name, 0.0)
            for name, value in chosen.risks.items()
            if not self._own.risk[name].counts
        }
        worst = max(gaps, key=lambda name: gaps[name], default=None)
        if worst is None or gaps[worst] <= _SAME:
            return "", ""
        return self.risk(worst, chosen), self.risk(worst, better)

    # -- by itself ---------------------------------------------------------------------------

    def costly(self, own: float, best: float) -> str:
        """One sentence before a move is made that is clearly worse than the best."""
        return self._say("costly", own=percent(own), best=percent(best))

    def new(self, clause: str) -> str:
        """One sentence before something happens that the reader has never met."""
        title = rulebook(self._game).find(clause).title[self._language]
        return self._say("new", title=title)

    # -- afterwards --------------------------------------------------------------------------

    def lost(self, seat: int, written: Mapping[str, Any], own: float, best: float) -> str:
        """What somebody did, and what chance it gave away."""
        return self._say(
            "lost",
            player=self._speaker.player(seat),
            move=self.move(written),
            own=percent(own),
            best=percent(best),
        )

    def better(self, written: Mapping[str, Any]) -> str:
        """What would have been better."""
        return self._say("better", move=self.move(written))

    # -- numbers -----------------------------------------------------------------------------

    def _say(self, name: str, **values: Any) -> str:
        return self._shared.said[name][self._language].format_map(values)

    def _bar(self, name: str, share: float) -> Bar:
        return Bar(name, min(max(share, 0.0), 1.0), f"{percent(share)}\u202f%")

    def _odds(self, value: float) -> str:
        steps = self._shared.odds
        step = next((step for step in steps if value < step.below), steps[-1])
        return str(getattr(step, self._language))

    def _number(self, value: float) -> Mean:
        return Mean(value, self._language)
