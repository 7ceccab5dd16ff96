"""Reading the others at a table of Pok: what each seems to do without thinking."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import compress
from math import exp, log
from typing import NamedTuple

from poisonbox.ai.mixing import Habit, Weights, normal
from poisonbox.core.state import Seat
from poisonbox.games.pok.counters import Face
from poisonbox.games.pok.rules import START, Played
from poisonbox.games.pok.stage import ONE, SHOWS

_SLIP = 0.15
"""How often somebody with a habit does something else."""

_TOGETHER = 0.9
"""How much one player's ways say about another's: people at a table are alike."""


class _Scene(NamedTuple):
    """What somebody has before them when they choose.

    Attributes:
        faces: What the dice show.
        shows: The symbols to choose from.
        seat: Who chooses.
        last: The round before.
    """

    faces: tuple[Face, ...]
    shows: tuple[int, ...]
    seat: Seat
    last: Played | None

    def those(self, symbols: Collection[int]) -> Weights:
        """Only these symbols."""
        return [float(symbol in symbols) for symbol in self.shows]


def _anything(scene: _Scene) -> Weights:
    """Any symbol."""
    return [1.0] * len(scene.shows)


def _inside(scene: _Scene) -> Weights:
    """A symbol that is on a die."""
    return scene.those([face[1] for face in scene.faces if face])


def _outside(scene: _Scene) -> Weights:
    """A symbol that is on no die."""
    return [1.0 - weight for weight in _inside(scene)]


def _again(scene: _Scene) -> Weights:
    """The symbol shown the round before."""
    return scene.those([scene.last.shown[scene.seat]] if scene.last else [])


def _what_worked(scene: _Scene) -> Weights:
    """A symbol that somebody handed over the round before."""
    last = scene.last
    return scene.those(list(compress(last.shown, last.handed)) if last else [])


_TEMPTING = (1.0, 1.0, 0.8, 4.0, 0.15, 4.0, 3.0, 6.0)
"""How often one who thinks shows a symbol, roughly, by the dice that it is on: a bit for each."""


def _thoughtful(scene: _Scene) -> Weights:
    """About what one who thinks shows: rarely what only three could meet, often what fits two."""
    return [
        _TEMPTING[
            sum(1 << die for die, face in enumerate(scene.faces) if face and face[1] == symbol)
        ]
        for symbol in scene.shows
    ]


_WAYS: tuple[tuple[Callable[[_Scene], Weights], float], ...] = (
    (_anything, 0.40),
    (_thoughtful, 0.14),
    (_outside, 0.08),
    (_inside, 0.08),
    (_again, 0.08),
    (_what_worked, 0.08),
)
"""Habits, and how many people have each."""

_THINKING = 1.0 - sum(share for _, share in _WAYS)

_ANSWERING, _CROWD = 0.5, 32.0
"""How likely everybody at least answers what one is known for, and how fast that goes down with the
cube of the players: in a crowd nobody heeds one."""

_SEEN = (*[way for way, _ in _WAYS], _thoughtful)
_SHARES = (*[share for _, share in _WAYS], _THINKING)


def read(
    me: Seat,
    faces: tuple[Face, ...],
    counters: Sequence[int],
    past: Sequence[Played],
    known: Sequence[bool],
) -> list[Habit | None]:
    """The habit of each other seat, from the rounds that are remembered (``known``).

    One who thinks mixes, and from outside that looks much like anything at all, but for the symbols
    that hardly ever pay. What the reader showed itself says nothing about the others.
    """
    players = len(counters)
    evidence = [[0.0] * len(_SEEN) for _ in range(players)]
    left = [START] * players
    last: Played | None = None
    for played, remembered in zip(past, known, strict=True):
        if remembered:
            for seat, symbol in enumerate(played.shown):
                shows = SHOWS[left[seat]]
                if seat != me and len(shows) > 1:
                    for way, habit in enumerate(_SEEN):
                        odds = _slipping(habit(_Scene(played.faces, shows, seat, last)))
                        evidence[seat][way] += log(odds[shows.index(symbol)] * len(shows))
        for seat, symbol in enumerate(played.shown):
            if played.handed[seat]:
                left[seat] -= ONE[symbol]
        last = played
    table = [sum(column) for column in zip(*evidence, strict=True)]
    most = 1.0 - min(_ANSWERING, _CROWD / players**3)
    scenes = [_Scene(faces, SHOWS[own], seat, last) for seat, own in enumerate(counters)]
    return [
        None if scene.seat == me else _habit(scene, evidence[scene.seat], table, most)
        for scene in scenes
    ]


def _habit(scene: _Scene, evidence: Sequence[float], table: Sequence[float], most: float) -> Habit:
    """What a seat will do, given what speaks for each way of its own and of the table's.

    It is trusted to do it with ``most`` at most.
    """
    *beliefs, thinks = [
        share * exp(min(20.0, own + _TOGETHER * (all_ - own)))
        for share, own, all_ in zip(_SHARES, evidence, table, strict=True)
    ]
    weights = [0.0] * len(scene.shows)
    for (way, _), belief in zip(_WAYS, beliefs, strict=True):
        for choice, odds in enumerate(_slipping(way(scene))):
            weights[choice] += belief * odds
    habitual = sum(beliefs)
    return Habit(most * habitual / (habitual + thinks), normal(weights))


def _slipping(weights: Weights) -> Weights:
    """The odds of one who mostly follows a habit; of any choice where the habit has nothing."""
    size = len(weights)
    total = sum(weights)
    if not total:
        return [1.0 / size] * size
    return [_SLIP / size + (1.0 - _SLIP) * weight / total for weight in weights]
