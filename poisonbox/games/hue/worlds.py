"""Made-up positions of Hue that agree with what a seat has seen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from poisonbox.games.hue.board import board_of
from poisonbox.games.hue.cards import POISONS, STANDARD, Place
from poisonbox.games.hue.reading import STILL, drifts, likelihoods, table_of
from poisonbox.games.hue.rules import HueState
from poisonbox.games.hue.view import HueView

_OVER = 5
"""The turn when a match is over: beyond all seats."""


class Forgetful(HueState):
    """A position in the mind of someone who does not attend to everything.

    Attributes:
        attention: How much of what others do is noticed, 0 to 1.
    """

    __slots__ = ("attention",)
    __hash__ = None  # type: ignore[assignment]  # states change, so they are no keys

    def __init__(self, state: HueState, attention: float) -> None:
        """Look at a position; it is shared until it is copied."""
        for name in HueState.__slots__:
            setattr(self, name, getattr(state, name))
        self.attention = attention

    def copy(self) -> Forgetful:
        """Return an independent position."""
        return Forgetful(super().copy(), self.attention)

    def __eq__(self, other: object) -> bool:
        """Compare every slot."""
        return isinstance(other, Forgetful) and all(
            getattr(self, name) == getattr(other, name)
            for name in (*HueState.__slots__, *self.__slots__)
        )


class Attentive(HueState):
    """A position in the mind of someone who imagines what others answer.

    Attributes:
        glance: Each seat's chances at first sight, before the answers; empty until they are known.
    """

    __slots__ = ("glance",)
    __hash__ = None  # type: ignore[assignment]  # states change, so they are no keys

    def __init__(self, state: HueState) -> None:
        """Look at a position; it is shared until it is copied."""
        for name in HueState.__slots__:
            setattr(self, name, getattr(state, name))
        self.glance: list[float] = []

    def copy(self) -> Attentive:
        """Return an independent position, looked at afresh."""
        return Attentive(super().copy())


def known(view: HueView) -> HueState:
    """The position with what its seat knows: the others hold nothing."""
    state = HueState(view.players, view.options)
    if view.first is None:
        return state
    places = [(card.seat, Place(card.card, card.x, card.y, card.heading)) for card in view.placed]
    state.first = view.first
    state.turn = view.actors[0] if view.actors else _OVER
    state.starters = tuple([place.card for seat, place in places if seat is None])
    state.placed = [(seat, place) for seat, place in places if seat is not None]
    state.board = board_of(place for _, place in places)
    state.occupied = sum(1 << square for square in state.board)
    if view.score_cards is not None:
        state.hands = [(card,) for card in view.score_cards]
    elif view.seat is not None:
        state.hands[view.seat] = view.hand
    return state


def uniform(view: HueView, memory: float, rng: Random) -> Callable[[], HueState]:
    """A maker of worlds that are all equally likely.

    Who has laid no poison card still holds exactly one (hue/set-up).
    """
    return _dealer(view, memory, rng, 0.0)


def worlds(view: HueView, memory: float, rng: Random) -> Callable[[], HueState]:
    """A maker of worlds in which everybody probably holds the card that they seem to play for.

    One card of each hand is drawn by how likely it is, the others like any.
    """
    deal = _dealer(view, memory, rng, memory)
    return deal if memory < 1.0 else lambda: Attentive(deal())


def _dealer(view: HueView, memory: float, rng: Random, attention: float) -> Callable[[], HueState]:
    """A maker of worlds; below a memory of 1 cards that others have laid may turn up again."""
    table = known(view)
    if memory < 1.0:
        table = Forgetful(table, memory)
    if view.first is None or view.score_cards is not None:
        return table.copy
    seen_by_all = table_of(table)
    placed, values, drift = table.placed, seen_by_all.position().values, drifts(seen_by_all)
    poisoners = {seat for seat, place in placed if place.card in POISONS}
    hidden = [seat for seat in range(view.players) if seat != view.seat]

    def deal() -> HueState:
        seen = set(view.hand)
        for seat, place in placed:
            if seat == view.seat or memory >= 1.0 or rng.random() < memory:
                seen.add(place.card)
        standard = [card for card in STANDARD if card not in seen]
        poisons = [card for card in POISONS if card not in seen]
        for cards in (standard, poisons, hidden):
            rng.shuffle(cards)
        state = table.copy()
        for seat in hidden:
            has_poison = seat not in poisoners
            plain = view.sizes[seat] - has_poison
            if attention:
                may_hold = standard[: None if plain else 0] + poisons[: None if has_poison else 0]
                chances = likelihoods(may_hold, drift.get(seat, STILL), values, attention)
                plan = rng.choices(may_hold, chances)[0]
                cards = poisons if plan in POISONS else standard
                cards.remove(plan)
                cards.append(plan)  # the next to be dealt
            hand = [standard.pop() for _ in range(plain)]
            state.hands[seat] = (*hand, poisons.pop()) if has_poison else tuple(hand)
        return state

    return deal
