"""A felt of Hue with stacked hands.

A card that is laid is written ``"S:RYG 3 0 e"``: its code, its first square's x and y, and its
heading. The starting cards of :func:`felt` lie like this (each square three stripes, west to east):

====  ===  ===  ===  ===  ===
 y    x 0  x 1  x 2  x 3  x 4
====  ===  ===  ===  ===  ===
  0   YGB  PRY  GBP
  1        BPR  YGB  PRY
  2             RYG  BPR  YGB
====  ===  ===  ===  ===  ===
"""

from random import Random
from typing import Any, NamedTuple

from poisonbox.core.event import Event
from poisonbox.core.match import Match
from poisonbox.core.refusal import Refusal
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES
from poisonbox.games.hue.board import areas, at, board_of

HUE = GAMES["hue"]

SOLID = [
    "S:RYG", "S:YGB", "S:GBP", "S:BPR", "S:PRY", "S:RBY", "S:YPG", "S:GRB", "S:BYP", "S:PGR",
]  # fmt: skip
STRIPED = [
    "T:YRG", "T:GYB", "T:BGP", "T:PBR", "T:RPY", "T:YRB", "T:GYP", "T:BGR", "T:PBY", "T:RPG",
]  # fmt: skip
POISONS = ["X:YRP", "X:GYR", "X:BGY", "X:PBG", "X:RPB"]
STARTERS = ["N:YGBPRYGBP", "N:BPRYGBPRY", "N:RYGBPRYGB"]

REDS = ["X:YRP -1 -1 e", "S:GRB 3 0 e", "S:RYG 0 -2 e", "S:RBY 4 1 e"]
SNAKE = [
    "S:GBP -2 -1 w",
    "S:YGB -5 -1 w",
    "T:GYP -8 -1 w",
    "S:BYP -11 -1 w",
    "T:GYB -14 -1 w",
    "S:PRY -17 -1 w",
    "S:BPR -20 -1 w",
    "X:BGY -23 -1 w",
    "S:PGR -26 -1 w",
    "S:YPG -29 -1 w",
    "T:PBR -32 -1 w",
]
"""Two clusters with red in them, and a long line in which no two neighbours share a colour.

In the west, above the square at 0, 0 with the stripes YGB; the star is the skull:

====  ====  ====  ====  ====
 y    x -1  x 0   x 1   x 2
====  ====  ====  ====  ====
 -2         R     Y     G
 -1   Y     R*    P
====  ====  ====  ====  ====

In the east, beside the squares at 2, 0 (GBP) and 3, 1 (PRY), above the one at 4, 2 (YGB):

====  ====  ====  ====  ====
 y    x 3   x 4   x 5   x 6
====  ====  ====  ====  ====
  0   G     R     B
  1         R     B     Y
====  ====  ====  ====  ====

- red: 6 with the skull in the west, 6 without in the east;
- blue: 6 in the east;
- purple: the square at 1, -1 and the stripe below it, 4;
- yellow and green: no two sections of theirs touch, so 3, a square or a lengthwise stripe.
"""


class Found(NamedTuple):
    """An area: what it is worth, whether it has a skull, and its sections as x, y and index."""

    worth: int
    skull: bool
    sections: set[tuple[int, int, int]]


def move(value: dict[str, Any]) -> Any:
    """A move from its form in records."""
    return HUE.decode(value)


def a_place(place: str) -> Any:
    """A player's move."""
    card, x, y, heading = place.split()
    return move({"place": card, "at": [int(x), int(y)], "heading": heading})


def found(colour: str, *places: str) -> list[Found]:
    """The areas of a colour when cards lie on an empty table, the most valuable first."""
    board = board_of(a_place(place) for place in places)
    mine = [area for area in areas(board) if area.colour == "RYGBP".index(colour)]
    return sorted(
        (
            Found(area.worth, area.skull, {(*at(cell), index) for cell, index in area.sections})
            for area in mine
        ),
        key=lambda area: -area.worth,
    )


def worths(colour: str, *places: str) -> list[int]:
    """What the areas of a colour are worth when cards lie on an empty table."""
    return [area.worth for area in found(colour, *places)]


def sit_down(players: int, **options: Any) -> Match[Any]:
    """A match before its set-up."""
    return Match(HUE, players, options)


def hands(*wanted: str) -> list[list[str]]:
    """A whole hand for each seat: the cards that are wanted, and others nobody wants."""
    given = [cards.split() for cards in wanted]
    taken = {card for cards in given for card in cards}
    standard = [card for card in STRIPED + SOLID if card not in taken]
    poisons = [card for card in POISONS if card not in taken]
    for cards in given:
        if not any(card in POISONS for card in cards):
            cards.append(poisons.pop())
        while len(cards) < (5 if len(wanted) == 5 else 6):
            cards.append(standard.pop())
    return given


def set_up(hands_: list[list[str]], first: int = 0, starters: list[str] | None = None) -> Any:
    """Chance's move."""
    return move({"starters": starters or STARTERS, "hands": hands_, "first": first})


def felt(*wanted: str, first: int = 0, **options: Any) -> Match[Any]:
    """A match that is set up, each seat with the cards wanted for it."""
    match = sit_down(len(wanted), **options)
    match.submit(CHANCE, set_up(hands(*wanted), first))
    return match


def place(match: Match[Any], *places: str) -> list[Event]:
    """Let the seats in turn lay a card each; returns all that happened."""
    events: list[Event] = []
    for one in places:
        (seat,) = match.actors()
        events += match.submit(seat, a_place(one))
    return events


def table(places: list[str], kept: str, first: int = 0, **options: Any) -> Match[Any]:
    """A match before its first card: everybody is dealt what they lay in turn and then keep.

    ``kept`` has a card for each player, that of the start player first.
    """
    cards = kept.split()
    players = len(cards)
    dealt: list[list[str]] = [[]] * players
    for turn, card in enumerate(cards):
        own = [one.split()[0] for one in places[turn::players]]
        dealt[(first + turn) % players] = [*own, card]
    match = sit_down(players, **options)
    match.submit(CHANCE, set_up(dealt, first))
    return match


def finished(places: list[str], kept: str, first: int = 0, **options: Any) -> Match[Any]:
    """A whole match."""
    match = table(places, kept, first, **options)
    place(match, *places)
    return match


def refusal(match: Match[Any], place_: str) -> Refusal | None:
    """Why the seat to play may not lay a card there."""
    (seat,) = match.actors()
    return match.why_not(seat, a_place(place_))


def random_match(seed: int, players: int, options: dict[str, Any]) -> Match[Any]:
    """A whole match of random moves."""
    rng = Random(seed)
    match = Match(HUE, players, options)
    while actors := match.actors():
        (seat,) = actors
        chance = seat == CHANCE
        match.submit(seat, match.state().sample(rng) if chance else rng.choice(match.moves(seat)))
    return match
