"""Simple players of Pok, to keep the bots honest."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import compress
from random import Random

from poisonbox.ai.player import Player, PolicyPlayer
from poisonbox.games.pok.counters import SYMBOLS, Face, Move
from poisonbox.games.pok.reading import counters_left, past_rounds, roll_faces
from poisonbox.games.pok.rules import Played
from poisonbox.games.pok.stage import CODES, SHOWS, handings
from poisonbox.games.pok.view import PokView

_ROUNDS = 200
"""How far back a frequency player's memory goes."""


def _any(moves: Sequence[Move], rng: Random) -> Move:
    return moves[int(rng.random() * len(moves))]


def _outsider(view: PokView, moves: Sequence[Move], rng: Random) -> Move:
    """Shows a symbol that is on no die whenever it can."""
    on_dice = {SYMBOLS.index(face[1]) for face in view.roll or () if face}
    return _any([move for move in moves if move not in on_dice] or moves, rng)


def _copy_last_round(view: PokView, moves: Sequence[Move], rng: Random) -> Move:
    """Shows what was handed over the round before; if nothing was, what it showed itself."""
    assert view.seat is not None
    if view.past:
        last = view.past[-1]
        worked = [SYMBOLS.index(name) for name in compress(last.shown, last.handed)]
        again = [move for move in moves if move in worked]
        own = SYMBOLS.index(last.shown[view.seat])
        if not worked and own in moves:
            again = [own]
        if again:
            return _any(again, rng)
    return _any(moves, rng)


def _kinds(faces: Sequence[Face]) -> list[int]:
    """For each symbol, on which dice it is: a bit for each die."""
    return [
        sum(1 << die for die, face in enumerate(faces) if face and face[1] == symbol)
        for symbol in range(3)
    ]


class FrequencyPlayer:
    """Best-responds to what others showed in the last rounds that it saw.

    It knows its neighbours by how many seats to the left they sit, in match after match. Of each it
    counts which dice the symbols were on that it could have shown, and those that it did. Then it
    shows the symbol with the best chance to be handed over.

    Args:
        watched: The only neighbour it watches, taking the others to show anything; None for all.
    """

    def __init__(self, watched: int | None = None) -> None:
        self._watched = watched
        self._noted = 0
        self._shown: dict[int, deque[tuple[list[int], int]]] = {}

    def choose(self, view: PokView, moves: Sequence[Move], rng: Random) -> Move:
        """The best answer to the frequencies."""
        assert view.seat is not None
        assert view.roll is not None
        past = past_rounds(view)
        self._note(view.seat, view.players, past)
        faces = roll_faces(view.roll)
        counters = counters_left(past, view.players)
        odds = {0: 1.0}
        for other in range(view.players):
            if other != view.seat:
                left = (other - view.seat) % view.players
                odds = _add(odds, self._expected(left, faces, SHOWS[counters[other]]))
        table = handings(faces, view.players)
        chances = {
            symbol: sum(
                chance * table[code + CODES[symbol]][symbol] for code, chance in odds.items()
            )
            for symbol in SHOWS[counters[view.seat]]
        }
        best = max(chances.values())
        return _any([symbol for symbol, chance in chances.items() if chance > best - 1e-9], rng)

    def _expected(self, left: int, faces: Sequence[Face], shows: Sequence[int]) -> dict[int, float]:
        """How likely a neighbour shows each symbol."""
        could: dict[int, int] = {}
        did: dict[int, int] = {}
        for kinds, chosen in self._shown.get(left, ()):
            did[chosen] = did.get(chosen, 0) + 1
            for kind in kinds:
                could[kind] = could.get(kind, 0) + 1
        kinds = _kinds(faces)
        if self._watched not in {None, left}:
            return dict.fromkeys(shows, 1.0 / len(shows))
        weights = {
            symbol: (did.get(kinds[symbol], 0) + 1.0) / (could.get(kinds[symbol], 0) + 3.0)
            for symbol in shows
        }
        total = sum(weights.values())
        return {symbol: weight / total for symbol, weight in weights.items()}

    def _note(self, seat: int, players: int, past: Sequence[Played]) -> None:
        """Write down the rounds that are new."""
        if len(past) < self._noted:
            self._noted = 0
        for at in range(self._noted, len(past)):
            counters = counters_left(past[:at], players)
            kinds = _kinds(past[at].faces)
            for other, symbol in enumerate(past[at].shown):
                shows = SHOWS[counters[other]]
                left = (other - seat) % players
                if left and self._watched in {None, left} and len(shows) > 1:
                    notes = self._shown.setdefault(left, deque(maxlen=_ROUNDS))
                    notes.append(([kinds[each] for each in shows], kinds[symbol]))
        self._noted = len(past)


def _add(odds: Mapping[int, float], shows: Mapping[int, float]) -> dict[int, float]:
    """The odds of what all have shown together, once one more has."""
    both: dict[int, float] = {}
    for code, chance in odds.items():
        for symbol, weight in shows.items():
            after = code + CODES[symbol]
            both[after] = both.get(after, 0.0) + chance * weight
    return both


PLAYERS: Mapping[str, Callable[[], Player]] = {
    "outsider-seeker": lambda: PolicyPlayer(_outsider),
    "copy-last-round": lambda: PolicyPlayer(_copy_last_round),
    "frequency": FrequencyPlayer,
    **{f"frequency-{left}": partial(FrequencyPlayer, left) for left in range(1, 7)},
}
"""A number after ``frequency`` is the only neighbour watched: how many seats to the left."""
