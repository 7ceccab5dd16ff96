"""Prints a deal of Cauldrons that gives seats the cards a lesson needs.

python -m tests.lessons.deal 4 "1: R1 R2 B5 X" "2: P7" [--dealer 0] [--five]
"""

from __future__ import annotations

import argparse
import json
from collections import Counter

from tests.games.cauldrons.table import DECK


def dealt(
    players: int,
    hands: dict[int, list[str]],
    *,
    dealer: int = 0,
    five: bool = False,
    pile: tuple[str, ...] = (),
) -> list[str]:
    """The deck in an order that gives these seats at least these cards."""
    spare = list((Counter(DECK) - Counter(c for own in hands.values() for c in own)).elements())
    spare = list((Counter(spare) - Counter(pile)).elements())
    spare = spare[::2] + spare[1::2]  # a mixture of colours
    places = 4 if players == 3 and not five else players
    number = 5 * players if five else len(DECK)
    left = {seat: list(cards) for seat, cards in hands.items()}
    order: list[str | None] = []
    for at in range(number):
        place = at % places
        seat = (dealer + 1 + place) % players if place < players else -1
        own = left.get(seat)
        order.append(own.pop(0) if own else None)
    if any(left.values()):
        raise ValueError(f"too many cards for a hand: {left}")
    cards = [card if card is not None else spare.pop(0) for card in order]
    return [*cards, *pile, *spare]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", type=int)
    parser.add_argument("hands", nargs="*", help='such as "1: R1 R2"')
    parser.add_argument("--dealer", type=int, default=0)
    parser.add_argument("--five", action="store_true", help="the variant with a draw pile")
    parser.add_argument("--pile", default="", help="what is drawn first")
    given = parser.parse_args()
    hands = {int(seat): cards.split() for seat, cards in (h.split(":") for h in given.hands)}
    cards = dealt(
        given.players, hands, dealer=given.dealer, five=given.five, pile=tuple(given.pile.split())
    )
    print(f"[-1, {{ deal = {json.dumps(cards)} }}],")


if __name__ == "__main__":
    main()
