"""The rulebook of Pok as code.

The counters a seat has left are one number, two bits for each symbol: 42 is two of each. Who is
still to choose is a bit for each seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from poisonbox.core.refusal import Refusal
from poisonbox.core.result import Line, Result, Sheet, totals
from poisonbox.core.state import ACTORS, CHANCE, CHANCE_ACTS, Comparable, Seat
from poisonbox.games.pok.counters import DICE, ROLLS, SYMBOLS, Face, Move, Roll
from poisonbox.games.pok.view import FaceView, PokView, RoundView

START = 42
"""pok/counters: two of each symbol."""

GOAL = 5
"""pok/winner: who has handed over this many."""

_MOST_SYMBOLS = 3
"""No die asks for more, so more players with nothing but one symbol are stuck (pok/stalemate)."""

_ONE = (1, 4, 16)
_SHOWS = tuple(
    tuple(symbol for symbol in range(3) if counters >> 2 * symbol & 3) for counters in range(64)
)
"""The legal choices, by the counters left."""


class Played(NamedTuple):
    """A finished round.

    Attributes:
        faces: What the dice showed.
        shown: The symbol each seat showed.
        handed: Whether a seat handed its counter over.
    """

    faces: tuple[Face, ...]
    shown: tuple[int, ...]
    handed: tuple[bool, ...]


def met(faces: Sequence[Face], counts: Sequence[int]) -> set[int]:
    """pok/exact, each-die-alone: symbols that met a die, ``counts`` players having shown each."""
    return {face[1] for face in faces if face and counts[face[1]] == face[0]}


@lru_cache(maxsize=4096)
def _handing(faces: tuple[Face, ...], counts: tuple[int, int, int]) -> tuple[bool, ...]:
    """For each symbol, whether those who show it hand over (pok/miss, outsider, all-outside)."""
    exact = met(faces, counts)
    if exact:
        return tuple(symbol in exact for symbol in range(3))
    on_dice = {face[1] for face in faces if face}
    if not any(counts[symbol] for symbol in on_dice):
        return (False, False, False)
    return tuple(symbol not in on_dice for symbol in range(3))


class PokState(Comparable):
    """A position.

    Attributes:
        players: Number of seats.
        options: Every option with its value.
        counters: What each seat has left.
        handed: How many counters each seat has handed over.
        faces: What the dice show; empty before the roll.
        fists: The symbol in each closed fist, None while open.
        waiting: Seats still to choose, or the roll, or nobody when the match is over.
        past: The finished rounds.
    """

    __slots__ = ("counters", "faces", "fists", "handed", "options", "past", "players", "waiting")

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        """Sit down; the first roll is awaited."""
        self.players = players
        self.options = options
        self.counters = [START] * players
        self.handed = [0] * players
        self.faces: tuple[Face, ...] = ()
        self.fists: list[int | None] = [None] * players
        self.waiting = CHANCE_ACTS
        self.past: list[Played] = []

    def copy(self) -> PokState:
        """Return an independent position."""
        other = PokState.__new__(PokState)
        other.players = self.players
        other.options = self.options
        other.counters = self.counters[:]
        other.handed = self.handed[:]
        other.faces = self.faces
        other.fists = self.fists[:]
        other.waiting = self.waiting
        other.past = self.past[:]
        return other

    # -- moving ------------------------------------------------------------------------------

    def actors(self) -> tuple[Seat, ...]:
        """Chance rolls, then everybody whose fist is still open."""
        return ACTORS[self.waiting]

    def moves(self, seat: Seat) -> Sequence[Move]:
        """One of the counters that are left."""
        return _SHOWS[self.counters[seat]]

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        """First whose turn and which phase, then having the counter."""
        if not self.waiting:
            return Refusal("pok/roll" if isinstance(move, Roll) else "pok/choose", "over")
        rolling = self.waiting == CHANCE_ACTS
        if rolling != (seat == CHANCE):
            return Refusal("pok/roll" if rolling else "pok/choose", "first")
        if isinstance(move, Roll):
            if not rolling:
                return Refusal("pok/roll", "not-now")
            possible = len(move.faces) == len(DICE) and all(
                face in die for face, die in zip(move.faces, DICE, strict=True)
            )
            return None if possible else Refusal("pok/dice", "faces")
        if rolling:
            return Refusal("pok/choose", "not-now")
        if not self.waiting >> seat & 1:
            return Refusal("pok/choose", "twice")
        if move not in _SHOWS[self.counters[seat]]:
            return Refusal("pok/choose", "none-left", {"symbol": SYMBOLS[move]})
        return None

    def play(self, seat: Seat, move: Move) -> None:
        """Close a fist, or roll."""
        if seat == CHANCE:
            self.faces = move.faces  # type: ignore[union-attr]  # Match lets no other move through
            self.waiting = (1 << self.players) - 1
            return
        self.fists[seat] = move  # type: ignore[assignment]
        self.waiting ^= 1 << seat
        if not self.waiting:
            self._open_fists()

    def sample(self, rng: Random) -> Move:
        """Roll the dice."""
        return ROLLS[int(rng.random() * len(ROLLS))]

    def _open_fists(self) -> None:
        shown: list[int] = self.fists  # type: ignore[assignment]  # nobody is waiting
        handing = _handing(self.faces, (shown.count(0), shown.count(1), shown.count(2)))
        handed = tuple([handing[symbol] for symbol in shown])
        self.past.append(Played(self.faces, tuple(shown), handed))
        if True in handed:
            for seat, hands_over in enumerate(handed):
                if hands_over:
                    self.counters[seat] -= _ONE[shown[seat]]
                    self.handed[seat] += 1
        self.faces = ()
        self.fists = [None] * self.players
        if GOAL not in self.handed and not self._stuck():
            self.waiting = CHANCE_ACTS

    def _stuck(self) -> bool:
        """pok/stalemate: nothing but one symbol is left, with too many players to meet a die."""
        if self.players <= _MOST_SYMBOLS:
            return False
        held = 0
        for counters in self.counters:
            held |= counters
        return len(_SHOWS[held]) == 1

    # -- asking ------------------------------------------------------------------------------

    def result(self) -> Result | None:
        """pok/winner, stalemate: the first with five; several draw; all draw when stuck."""
        if self.waiting:
            return None
        goal = max(self.handed)
        winners = [seat for seat, handed in enumerate(self.handed) if handed == goal]
        return Result(tuple(self.handed), tuple(winners if goal == GOAL else range(self.players)))

    def sheets(self) -> tuple[Sheet, ...]:
        """Each round: who handed over and why, who took back and why."""
        return tuple(Sheet(tuple(map(int, round_.handed)), _lines(round_)) for round_ in self.past)

    def view(self, seat: Seat | None) -> PokView:
        """Every round so far, and the seat's own counters and fist."""
        rounds = tuple(tuple(map(int, played.handed)) for played in self.past)
        result = self.result()
        return PokView(
            game="pok",
            seat=seat,
            players=self.players,
            options=dict(self.options),
            actors=self.actors(),
            rounds=rounds,
            totals=totals(rounds, self.players),
            winners=None if result is None else result.winners,
            roll=faces_view(self.faces) if self.faces else None,
            counters=None if seat is None else left(self.counters[seat]),
            left=tuple(sum(left(counters).values()) for counters in self.counters),
            sealed=tuple(fist is not None for fist in self.fists),
            choice=None if seat is None else _name(self.fists[seat]),
            past=tuple(
                RoundView(
                    faces_view(played.faces),
                    tuple(SYMBOLS[symbol] for symbol in played.shown),
                    played.handed,
                )
                for played in self.past
            ),
        )


def left(counters: int) -> dict[str, int]:
    """How many of each symbol."""
    return {name: counters >> 2 * symbol & 3 for symbol, name in enumerate(SYMBOLS)}


def faces_view(faces: Sequence[Face]) -> tuple[FaceView, ...]:
    """Faces with the names of their symbols."""
    return tuple(face and (face[0], SYMBOLS[face[1]]) for face in faces)


def _name(fist: int | None) -> str | None:
    return None if fist is None else SYMBOLS[fist]


def _lines(played: Played) -> tuple[Line, ...]:
    """Why each seat handed over or took back."""
    counts = [played.shown.count(symbol) for symbol in range(3)]
    exact = met(played.faces, counts)
    on_dice = {face[1] for face in played.faces if face}
    lines = []
    for seat, symbol in enumerate(played.shown):
        if played.handed[seat]:
            clause = "pok/exact" if exact else "pok/outsider"
        elif exact or symbol in on_dice:
            clause = "pok/miss"
        else:
            clause = "pok/all-outside"
        facts = {"symbol": SYMBOLS[symbol], "shown": counts[symbol]}
        lines.append(Line(seat, clause, int(played.handed[seat]), facts))
    return tuple(lines)
