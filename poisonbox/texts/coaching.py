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

from poisonbox.core.view import View
from poisonbox.paths import resources
from poisonbox.teach.coach import Prospect
from poisonbox.texts.rulebook import Text, rulebook
from poisonbox.texts.telling import Names
from poisonbox.texts.words import MINUS, MoveWords, Speaker, Variants, spoken

_SELDOM = 0.03
"""What happens less often is not worth a word."""

_AMONG_MANY = 0.2
"""Unless the likeliest of many choices is made not much oftener."""

_FEW = 0.3
"""Nor is what is counted less often than this on average."""

_LEAST = 0.005
"""Nothing that was only imagined is less likely than this, or likelier than all but this."""


class Risk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words for one of the things that a game's bot counts.

    Attributes:
        counts: Whether it is counted, as cards are, or happens or not.
        name: A word or two, beside a number.
        said: A sentence.
        less: The sentence for fewer than none.
        good: Whether it is hoped for.
        alike: Two moves that differ by no more than this are alike in it.
    """

    counts: bool
    name: Text
    said: Text
    less: Text | None = None
    good: bool = False
    alike: float = 0.08


class Odds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words for how often something happens, up to a limit."""

    below: float
    en: str
    fr: str
    de: str


class Coaching(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The templates of one game, or of what all games share.

    Attributes:
        risk: For each thing the game's bot counts.
        points: What is scored on average; None where that says nothing new.
        move: For each kind of move its variants.
        at_once: For each kind of move what it does, or needs, as everybody can see.
        said: Sentences of all games.
        name: Words beside numbers, of all games.
        odds: How often, rarest first.
    """

    risk: dict[str, Risk] = {}
    points: Text | None = None
    move: dict[str, Variants] = {}
    at_once: dict[str, Variants] = {}
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
        text = text.removesuffix(".0").replace("-", MINUS)
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
        good: Whether it is hoped for.
    """

    name: str
    share: float | None
    words: str
    good: bool = False


def percent(share: float) -> str:
    """A chance as it is said: never certain, as it was only imagined."""
    if share < _LEAST:
        return "<\u202f1"
    return ">\u202f99" if share > 1.0 - _LEAST else str(round(share * 100))


class Coach:
    """Says what was found out about moves, in one language, to whoever may make them."""

    def __init__(
        self,
        game: str,
        language: str,
        names: Names | None = None,
        seat: int | None = None,
        view: View | None = None,
    ) -> None:
        """Say what is played, to whom, and what everybody at the table is called.

        Args:
            game: The game's id.
            language: One of :data:`~poisonbox.texts.rulebook.LANGUAGES`.
            names: The players' names.
            seat: The reader's, who is called you; None for all.
            view: What is seen when the moves are made; None where moves need it not to be told.
        """
        self._game = game
        self._language = language
        self._speaker = Speaker(game, language, names or {}, seat)
        self._view = view
        self._own = coaching(game)
        self._shared = coaching("table")

    # -- moves -------------------------------------------------------------------------------

    def move(self, written: Mapping[str, Any]) -> str:
        """A move, as records write it, in a few words that stand in a sentence."""
        return self._tell("MOVES", self._own.move, written)

    def at_once(self, written: Mapping[str, Any]) -> str:
        """What a move does, or needs, as everybody can see: no thought goes into this."""
        return self._tell("AT_ONCE", self._own.at_once, written)

    def _tell(
        self, words: str, templates: Mapping[str, Variants], written: Mapping[str, Any]
    ) -> str:
        kind = next(iter(written))
        told = import_module(f"poisonbox.texts.games.{self._game}")
        choose: MoveWords = getattr(told, words)[kind]
        return spoken(templates[kind], choose(written, self._view, self._speaker), self._language)

    def title(self, written: Mapping[str, Any]) -> str:
        """The same with a capital, to stand alone."""
        words = self.move(written)
        return words[:1].upper() + words[1:]

    # -- prospects ---------------------------------------------------------------------------

    def sentences(
        self, prospect: Prospect, *, mixed: bool = False, beside: Prospect | None = None
    ) -> tuple[str, ...]:
        """What a move promises and risks, the most important first.

        Args:
            prospect: What was found out about it.
            mixed: Whether a strong player makes now this choice, now that.
            beside: Another move: what is much the same there goes without saying.
        """
        said = [self._say("win", percent=self._percent(prospect.win))]
        if mixed:
            said.append(self._mix(prospect.weight, prospect if beside is None else beside))
        said += [
            self.risk(name, prospect)
            for name in self._named(prospect)
            if beside is None or not self._alike(name, prospect, beside)
        ]
        if self._own.points is not None:
            number = self._number(prospect.points)
            said.append(self._own.points[self._language].format(number=number))
        return tuple(filter(None, said))

    def _alike(self, name: str, one: Prospect, other: Prospect) -> bool:
        return abs(one.risks[name] - other.risks.get(name, 0.0)) <= self._own.risk[name].alike

    def _mix(self, weight: float, most: Prospect) -> str:
        """How often a strong player does it; where there is much to choose from, nothing often."""
        if weight < min(_SELDOM, _AMONG_MANY * most.weight):
            return self._say("mix-never")
        return self._say(
            "mix-always" if weight > 1.0 - _SELDOM else "mix", percent=self._percent(weight)
        )

    def _named(self, prospect: Prospect) -> list[str]:
        """What may happen, in the order in which the game speaks of it."""
        return [name for name in self._own.risk if name in prospect.risks]

    def risk(self, name: str, prospect: Prospect) -> str:
        """One of the things that may happen; empty where it hardly ever does."""
        risk, value = self._own.risk[name], prospect.risks[name]
        said = risk.said
        if risk.less is not None and value < 0:
            said, value = risk.less, -value
        if value < (_FEW if risk.counts else _SELDOM):
            return ""
        return said[self._language].format(odds=self._odds(value), number=self._number(value))

    def bars(self, prospect: Prospect) -> tuple[Bar, ...]:
        """The same in numbers."""
        language = self._language
        bars = [self.win_bar(self._shared.name["win"][language], prospect.win)]
        for name in self._named(prospect):
            risk, value = self._own.risk[name], prospect.risks[name]
            bars.append(
                Bar(risk.name[language], None, f"Ø {self._number(value)}", risk.good)
                if risk.counts
                else self._bar(risk.name[language], value, good=risk.good)
            )
        return tuple(bars)

    def win_bar(self, name: str, win: float) -> Bar:
        """A chance to win, under a name of its own."""
        return self._bar(name, win, good=True)

    def difference(self, chosen: Prospect, better: Prospect) -> tuple[str, str]:
        """What a move risks that a better one does not; both sentences, or nothing for alike."""
        gaps = {
            name: (better.risks[name] - value) * (1 if self._own.risk[name].good else -1)
            for name, value in chosen.risks.items()
            if not self._own.risk[name].counts and name in better.risks
        }
        worst = max(gaps, key=lambda name: gaps[name], default=None)
        if worst is None or gaps[worst] <= self._own.risk[worst].alike:
            return "", ""
        return self.risk(worst, chosen), self.risk(worst, better)

    # -- by itself ---------------------------------------------------------------------------

    def costly(self, own: float, best: float) -> str:
        """One sentence before a move is made that is clearly worse than the best."""
        return self._say("costly", own=self._percent(own), best=self._percent(best))

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
            own=self._percent(own),
            best=self._percent(best),
        )

    def better(self, written: Mapping[str, Any]) -> str:
        """What would have been better."""
        return self._say("better", move=self.move(written))

    # -- numbers -----------------------------------------------------------------------------

    def _say(self, name: str, **values: Any) -> str:
        return self._shared.said[name][self._language].format_map(values)

    def _bar(self, name: str, share: float, *, good: bool) -> Bar:
        return Bar(name, min(max(share, 0.0), 1.0), f"{percent(share)}\u202f%", good)

    def _percent(self, share: float) -> str:
        """A chance in a sentence."""
        sign, _, number = percent(share).rpartition("\u202f")
        return self._shared.name[sign][self._language].format(number=number) if sign else number

    def _odds(self, value: float) -> str:
        steps = self._shared.odds
        step = next((step for step in steps if value < step.below), steps[-1])
        return str(getattr(step, self._language))

    def _number(self, value: float) -> Mean:
        return Mean(value, self._language)
