"""The guests' ways of laying cards: what a character likes about a placement."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from poisonbox.ai.characters import Character
from poisonbox.games.hue.board import STEPS, cells
from poisonbox.games.hue.cards import Place
from poisonbox.games.hue.joining import LIES
from poisonbox.games.hue.reading import COLOURS_OF, STILL, drifts, points, table_of
from poisonbox.games.hue.survey import ends
from poisonbox.games.hue.view import HueView
from poisonbox.games.hue.worlds import known


class _Deed(NamedTuple):
    """What a placement does.

    Attributes:
        card: The card that is laid.
        gains: What each colour gains by it.
        covers: Whether it covers a square.
        plan: The colours of the best card that stays in hand.
        favourite: The colour that its player has fed most so far, or holds most of.
        follows: Whether it lies on or beside the card that another laid last.
    """

    card: str
    gains: list[int]
    covers: bool
    plan: tuple[int, int, int]
    favourite: int
    follows: bool


def liking(view: HueView, move: Place, character: Character) -> float:
    """How much a placement is a character's way of playing, 0 to 1."""
    way = _WAYS.get(character.id)
    return 0.0 if way is None else max(0.0, min(way(_deed(view, move)), 1.0))


def _deed(view: HueView, move: Place) -> _Deed:
    position = table_of(known(view)).position()
    squares = cells(move.x, move.y, move.heading)
    covered = [square for square in squares if square in position.board]
    base = position.without(covered[0]) if covered else position
    after = base.outcome(*ends(move), LIES[move.card][move.heading])
    kept = max(
        (card for card in view.hand if card != move.card), key=lambda card: points(card, after)
    )
    return _Deed(
        move.card,
        [new - old for new, old in zip(after, position.values, strict=True)],
        bool(covered),
        COLOURS_OF[kept],
        _favourite(view),
        _follows(view, squares),
    )


def _favourite(view: HueView) -> int:
    """The colour that the seat has fed most; before that, the one that is centre most often."""
    assert view.seat is not None
    drift = drifts(table_of(known(view))).get(view.seat, STILL)
    centres = [COLOURS_OF[card][1] for card in view.hand]
    return max(range(5), key=lambda colour: (drift[colour], centres.count(colour)))


def _follows(view: HueView, squares: tuple[int, ...]) -> bool:
    others = [place for place in view.placed if place.seat not in (None, view.seat)]
    if not others:
        return False
    last = others[-1]
    there = cells(last.x, last.y, last.heading)
    near = {square + step for square in there for step in (0, *STEPS.values())}
    return not near.isdisjoint(squares)


def _cautious(deed: _Deed) -> float:
    """Feeds the colours of its card, covers nothing, and touches no poison."""
    if deed.covers or deed.card[0] == "X":
        return 0.0
    return 0.3 + sum(deed.gains[colour] for colour in deed.plan) / 10


def _gambler(deed: _Deed) -> float:
    """Everything on one colour, and over what others built."""
    return 0.4 * deed.covers + max(deed.gains) / 12


def _spiteful(deed: _Deed) -> float:
    """Kills and cuts areas."""
    lost = sum(
        -gain for colour, gain in enumerate(deed.gains) if gain < 0 and colour != deed.plan[1]
    )
    return lost / 12 + 0.2 * (deed.card[0] == "X")


def _bluffer(deed: _Deed) -> float:
    """Feeds colours that are not on its card."""
    return sum(gain for colour, gain in enumerate(deed.gains) if colour not in deed.plan) / 8


def _hoarder(deed: _Deed) -> float:
    """Always the same colour."""
    return deed.gains[deed.favourite] / 8


def _copycat(deed: _Deed) -> float:
    """Builds where another has just built."""
    return float(deed.follows)


_WAYS: Mapping[str, Callable[[_Deed], float]] = {
    "cautious": _cautious,
    "gambler": _gambler,
    "spiteful": _spiteful,
    "bluffer": _bluffer,
    "hoarder": _hoarder,
    "copycat": _copycat,
}
