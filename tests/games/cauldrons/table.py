"""A table of Cauldrons with a stacked deal.

A line of plays is written ``"R7>0 B1>1"``: each seat in turn plays a card into a cauldron. Cards
are dealt one by one in the same order in which seats play, so a deal that begins with the cards of
a line lets everybody play it; where only the deal matters, a line may name cards alone.
"""

from collections import Counter
from random import Random
from typing import Any

from poisonbox.core.event import Event
from poisonbox.core.match import Match
from poisonbox.core.refusal import Refusal
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES

CAULDRONS = GAMES["cauldrons"]

COLOUR_VALUES = (1, 1, 1, 2, 2, 2, 4, 4, 5, 5, 5, 7, 7, 7)
DECK = [f"{colour}{value}" for colour in "RBP" for value in COLOUR_VALUES] + ["X"] * 8

SCORING_EXAMPLE = """
    B2>0 B7>0 B5>0 B1>0 R2>1 X>1  R2>1 R7>1 R5>1 R5>1 R5>1 R1>1 R4>1 B1>0 R1>1 R2>1 R7>1
    B5>0 R7>1 R4>1 R1>1 X>1  X>0  P1>1 P5>1 P4>1 B4>0 X>1  X>1  P1>1 X>1  B2>0 P2>1 P2>1
    P7>1 P5>1 P5>1 B7>0 P2>1 P1>1 P4>1 P7>1 P7>1 B5>0 B1>0 X>1  X>1  B2>0 B4>0 B7>0
"""
"""A round of four players that ends with the piles of the rulebook's example.

When seat 0 deals, seat 0 is Sara, 1 Richard, 2 Charles and 3 James:

- Sara takes R2 X R2, B7 B5 B1;
- Richard takes R5 R5 R1, R4 R1 R2, P7 P5;
- Charles takes R7 R5, R7 R4 R1, X P1 P5, X B4 B2, P5 P2 P1 P4;
- James takes B2 B7, R7, B5 B1 B1 B5, P4 X X P1, X P2 P2, P7, P7 X;
- B2 B4 B7 and one poison stay in the cauldrons.
"""

SIX_FOUR_EIGHT = """
    R7>1 R1>1 X>0  B1>0 B5>0 P4>2 P7>2 B2>0 R5>1 B1>0 B2>0 X>0  B7>0 X>2  X>2  P1>2 R7>1 R5>1 P2>2
    P2>2 R1>1 B5>0 P1>2 X>2  P7>2 P5>2 R4>1 R7>1 B4>0 R2>1 P5>2 P1>2 R2>1 R4>1 B1>0 R2>1 R1>1 R5>1
"""
"""A round of three players; when seat 0 deals,

- seat 0 takes R7 R5 R1, R4 R7 R2: six red, fewer than seat 2 has: 6;
- seat 1 takes B2 X B7: two blue, fewer than seat 2 has, and a poison: 2 + 2 = 4;
- seat 2 takes X B1 B5 B2 B1, P4 P7, R7 R1 R5, X X P1 P2 P2, P1 X P7, R2 R4 R2 R1: most of every
  colour, and four poisons: 8.
"""

TWO_AT_ZERO = """
    P2>1 R7>0 P5>1 X>1  P7>1 R4>0 B7>2 B2>2 B4>2 P4>1 B7>2 X>2  B2>2 R4>0 P1>1 P1>1 X>2  R7>0 B5>2
    X>1  X>2  P7>1 B5>2 R2>0 B4>2 X>1  B2>2 P4>1 B5>2 R7>0 R5>0 R5>0 R2>0 R1>0 R5>0 R1>0 B1>2 P1>1
"""
"""A round of three players; when seat 0 deals,

- seat 0 takes R4 R7 R2, R5 R2 R1 R5: most red, nothing else: 0;
- seat 1 takes nothing: 0;
- seat 2 takes P2 P5 X, B7 B2 B4, R7 R4, B7 X B2, P7 P4 P1 P1, X B5 X, X P7, B5 B4 B2, R7 R5:
  most blue and purple, four red and five poisons: 4 + 10 = 14.
"""


def move(value: dict[str, Any]) -> Any:
    """A move from its form in records."""
    return CAULDRONS.decode(value)


def a_play(play: str) -> Any:
    """A move from a card and a cauldron."""
    card, into = play.split(">")
    return move({"play": card, "into": int(into)})


def stacked(players: int, line: str, hand: str = "all") -> list[str]:
    """The deck in an order in which the seats are dealt what they play in a line."""
    wanted = [play.split(">")[0] for play in line.split()]
    rest = list((Counter(DECK) - Counter(wanted)).elements())
    if players == 3 and hand == "all":
        wanted = [
            card
            for place, own in enumerate(wanted)
            for card in ((own, rest.pop()) if place % 3 == 2 else (own,))
        ]
    return wanted + rest


def deal(match: Match[Any], line: str = "") -> tuple[Event, ...]:
    """Deal so that a line can be played."""
    return deal_cards(match, stacked(match.players, line, match.options["hand"]))


def deal_cards(match: Match[Any], cards: list[str]) -> tuple[Event, ...]:
    """Deal cards in the order given."""
    return match.submit(CHANCE, move({"deal": cards}))


def play(match: Match[Any], line: str) -> list[Event]:
    """Let the seats play a line; returns all that happened."""
    events: list[Event] = []
    for one in line.split():
        (seat,) = match.actors()
        events += match.submit(seat, a_play(one))
    return events


def sit_down(players: int, **options: Any) -> Match[Any]:
    """A match before its first deal."""
    return Match(CAULDRONS, players, options)


def table(players: int, line: str = "", upcoming: str = "", **options: Any) -> Match[Any]:
    """A match in which a line was played; what is upcoming is in the right hands."""
    match = sit_down(players, **options)
    deal(match, f"{line} {upcoming}")
    play(match, line)
    return match


def play_round(match: Match[Any], line: str) -> list[Event]:
    """Deal, and play a whole round."""
    deal(match, line)
    return play(match, line)


def hand(match: Match[Any], seat: int) -> list[str]:
    """What a seat sees of its hand, colour by colour."""
    return sorted(match.view(seat).hand)


def targets(match: Match[Any], card: str) -> list[int]:
    """The cauldrons into which the seat to play may put a card."""
    (seat,) = match.actors()
    moves = [CAULDRONS.encode(legal) for legal in match.moves(seat)]
    return sorted(legal["into"] for legal in moves if legal["play"] == card)


def refusal(match: Match[Any], seat: int, play_: str) -> Refusal | None:
    """Why a seat may not play."""
    return match.why_not(seat, a_play(play_))


def random_match(seed: int, players: int, options: dict[str, Any]) -> Match[Any]:
    """A whole match of random moves."""
    rng = Random(seed)
    match = Match(CAULDRONS, players, options)
    while actors := match.actors():
        (seat,) = actors
        chance = seat == CHANCE
        match.submit(seat, match.state().sample(rng) if chance else rng.choice(match.moves(seat)))
    return match
