"""Where every card, counter and drink is: what no move may make or lose.

Each function looks at a match through its views and its log, and raises AssertionError when
something is missing or there twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from poisonbox.core.match import Match

CAULDRON_CARDS = Counter(
    {f"{colour}{value}": 2 if value == 4 else 3 for colour in "RBP" for value in (1, 2, 4, 5, 7)}
    | {"X": 8}
)


def cauldrons(match: Match[Any]) -> None:
    """50 cards in hands, cauldrons, taken, pile and out, and each where the deal sent it."""
    if not match.log:
        return
    views = [match.view(seat) for seat in range(match.players)]
    table: Any = match.view(None)
    deals = [index for index, (seat, _) in enumerate(match.log) if seat == -1]
    dealt = match.game.encode(match.log[deals[-1]][1])["deal"]
    drawn = len(match.log) - 1 - deals[-1]
    pile, out = [], []
    if match.options["hand"] == "five":
        pile = dealt[5 * match.players :][drawn:]
    elif match.players == 3:
        out = dealt[3::4]
    hands: list[Any] = [view.hand for view in views]
    lying = [cauldron.cards for cauldron in table.cauldrons]
    everywhere = sum(map(Counter, [*hands, *lying, *table.taken, pile, out]), Counter())
    assert everywhere == CAULDRON_CARDS
    assert (table.pile, table.out) == (len(pile), len(out))
    assert table.sizes == tuple(map(len, hands))


def goblets(match: Match[Any]) -> None:
    """One drink for each enemy goblet in every round, and every scoring card once."""
    views: list[Any] = [match.view(seat) for seat in range(match.players)]
    enemies = sum(owner != 0 for owner in views[0].owners)
    assert enemies == (4 if match.players == 3 else match.players - 1)
    for view in views:
        rounds = [(past.specials, past.poured) for past in view.past]
        if view.phase in ("pour", "toast"):
            assert Counter(view.hand) == _hand(enemies, view.specials)
            rounds += [(view.specials, view.poured)] if view.poured else []
        for specials, poured in rounds:
            assert Counter(filter(None, poured)) == _hand(enemies, specials)
            owners = [view.owners[goblet] for goblet, drink in enumerate(poured) if drink]
            assert view.seat not in owners
    shown = [past.stakes for past in views[0].past]
    if views[0].phase in ("pour", "toast"):
        shown.append(views[0].stakes)
    for cards in zip(*shown, strict=True):
        assert not Counter(cards) - Counter([2, 3, 4, 5])


def _hand(drinks: int, specials: tuple[str, ...]) -> Counter[str]:
    return Counter(["poison", *specials] + ["plain"] * (drinks - 1 - len(specials)))


def pok(match: Match[Any]) -> None:
    """Six counters of each seat, two of each symbol: left or handed over."""
    for seat in range(match.players):
        view: Any = match.view(seat)
        handed = Counter(past.shown[seat] for past in view.past if past.handed[seat])
        left = Counter(view.counters)
        assert handed + left == Counter(disc=2, square=2, triangle=2)
        assert view.left[seat] == left.total()
        assert view.totals[seat] == handed.total()


def hue(match: Match[Any]) -> None:
    """Nobody has a card twice, and none of those dealt is gone."""
    if not match.log:
        return
    views: list[Any] = [match.view(seat) for seat in range(match.players)]
    set_up = match.game.encode(match.log[0][1])
    dealt = Counter(set_up["starters"]) + sum(map(Counter, set_up["hands"]), Counter())
    there = Counter(placed.card for placed in views[0].placed)
    for view in views:
        there += Counter(view.hand)
        assert view.sizes[view.seat] == len(view.hand)
    assert there == dealt
    assert set(there.values()) == {1}
    assert there.total() == 3 + match.players * (5 if match.players == 5 else 6)


MATERIAL: dict[str, Callable[[Match[Any]], None]] = {
    "cauldrons": cauldrons,
    "goblets": goblets,
    "pok": pok,
    "hue": hue,
}
