"""A table of Pok with loaded dice.

A roll is written ``"1 disc, -, 3 square"``, first to third die, and what is shown is one symbol for
each seat: ``"disc disc square"``.
"""

from random import Random
from typing import Any

from poisonbox.core.event import Event
from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES

POK = GAMES["pok"]

ALL_HAND_OVER = {
    3: [
        ("1 disc, 2 square, -", "disc square square"),
        ("1 disc, 2 square, -", "square disc square"),
        ("1 square, 2 disc, -", "square disc disc"),
        ("1 square, 2 disc, -", "disc square disc"),
    ],
    4: [
        ("1 disc, -, 3 square", "disc square square square"),
        ("1 disc, -, 3 square", "square disc square square"),
        ("1 square, -, 3 disc", "square disc disc disc"),
        ("1 square, -, 3 disc", "disc square disc disc"),
    ],
}
"""Four rounds in which everybody hands over two discs and two squares."""


def move(value: dict[str, Any]) -> Any:
    """A move from its form in records."""
    return POK.decode(value)


def a_roll(roll: str) -> Any:
    """Chance's move."""
    faces: list[list[int | str] | None] = []
    for face in roll.split(","):
        number, *symbol = face.split()
        faces.append([int(number), *symbol] if symbol else None)
    return move({"roll": faces})


def a_show(symbol: str) -> Any:
    """A player's move."""
    return move({"show": symbol})


def sit_down(players: int, **options: Any) -> Match[Any]:
    """A match before its first roll."""
    return Match(POK, players, options)


def roll(match: Match[Any], faces: str) -> tuple[Event, ...]:
    """Let the dice fall."""
    return match.submit(CHANCE, a_roll(faces))


def show(match: Match[Any], symbols: str) -> tuple[Event, ...]:
    """Let every seat close its fist, seat 0 first; returns what happened with the last one."""
    events: tuple[Event, ...] = ()
    for seat, symbol in enumerate(symbols.split()):
        events = match.submit(seat, a_show(symbol))
    return events


def play_round(match: Match[Any], faces: str, symbols: str) -> tuple[int, ...]:
    """A whole round; returns who handed over, 1 or 0 for each seat."""
    roll(match, faces)
    show(match, symbols)
    return match.sheets()[-1].points


def one_round(faces: str, symbols: str) -> Match[Any]:
    """A match of as many players as show something, after its first round."""
    match = sit_down(len(symbols.split()))
    play_round(match, faces, symbols)
    return match


def clauses(match: Match[Any]) -> list[str]:
    """Why each seat handed over or took back in the last round."""
    return [line.clause for line in match.sheets()[-1].lines]


def four_handed_over(players: int) -> Match[Any]:
    """Everybody has nothing but two triangles left."""
    match = sit_down(players)
    for faces, symbols in ALL_HAND_OVER[players]:
        assert play_round(match, faces, symbols) == (1,) * players
    return match


def random_match(seed: int, players: int, options: dict[str, Any]) -> Match[Any]:
    """A whole match of random moves."""
    rng = Random(seed)
    match = Match(POK, players, options)
    while actors := match.actors():
        seat = rng.choice(actors)
        chance = seat == CHANCE
        match.submit(seat, match.state().sample(rng) if chance else rng.choice(match.moves(seat)))
    return match
