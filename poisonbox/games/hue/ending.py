"""The last card of a match: how likely it wins can be counted, so nothing has to be imagined.

Everybody else has one card left. Who lays the last card knows what each of its moves would make the
colours worth, and with what chance each other card is beaten by that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from poisonbox.games.hue.reading import Belief, points
from poisonbox.games.hue.survey import Survey, unpacked

_COUNTED = 24
"""Ways to end a match that are counted exactly."""

_Deal = tuple[tuple[str, ...], float]
"""The cards that all rivals kept, and how likely that is."""


class Rival(NamedTuple):
    """Another player at the end of a match.

    Attributes:
        belief: The card they kept, as far as one can tell.
        before: Whether a tie is theirs (hue/winner).
    """

    belief: Belief
    before: bool


class Finish(NamedTuple):
    """One way to end a match.

    Attributes:
        chance: How likely it wins.
        values: What the colours are worth then.
        points: What the card that is kept scores.
        card: The card that is laid.
        places: The numbers of the places where that happens.
    """

    chance: float
    values: tuple[int, ...]
    points: float
    card: str
    places: list[int]


def finishes(survey: Survey, hand: Sequence[str], rivals: Sequence[Rival]) -> list[Finish]:
    """The best ways to lay one of the two cards of a hand as the last of a match, best first.

    A quick count, as if what one rival kept said nothing about the others, finds those that are
    worth an exact one.
    """
    found: list[tuple[float, float, Finish]] = []
    for card, kept in (hand, hand[::-1]):
        for effect, places in survey.effects(card).items():
            values = unpacked(effect)
            own = points(kept, values)
            chance = _quick_chance(own, values, rivals)
            found.append((chance, own, Finish(chance, values, own, card, places)))
    found.sort(key=lambda one: (-one[0], -one[1]))
    deals = list(_deals(rivals, frozenset(), 1.0)) if len(rivals) > 1 else []
    best = [finish for _, _, finish in found[:_COUNTED]]
    if deals:
        best = [_counted(finish, rivals, deals) for finish in best]
        best.sort(key=lambda finish: (-finish.chance, -finish.points))
    return best


def _quick_chance(own: float, values: Sequence[int], rivals: Sequence[Rival]) -> float:
    """How likely these points beat everybody, each for themselves."""
    whole = 1.0
    for belief, before in rivals:
        enough = own - 1 if before else own
        beaten = 0.0
        for card, chance in belief:
            if points(card, values) <= enough:
                beaten += chance
        whole *= beaten
        if not whole:
            break
    return whole


def _deals(rivals: Sequence[Rival], taken: frozenset[str], chance: float) -> Iterator[_Deal]:
    """What all rivals may have kept together: nobody has another's card."""
    if not rivals:
        yield (), chance
        return
    for card, likely in rivals[0].belief:
        if card not in taken:
            for others, whole in _deals(rivals[1:], taken | {card}, chance * likely):
                yield (card, *others), whole


def _counted(finish: Finish, rivals: Sequence[Rival], deals: Sequence[_Deal]) -> Finish:
    """The same with its exact chance."""
    beaten = [
        {card for card, _ in belief if points(card, finish.values) <= finish.points - before}
        for belief, before in rivals
    ]
    won = sum(
        [
            chance
            for cards, chance in deals
            if all(card in lost for card, lost in zip(cards, beaten, strict=True))
        ]
    )
    return finish._replace(chance=won / sum([chance for _, chance in deals]))
