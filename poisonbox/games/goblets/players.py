"""Simple players of Goblets, to keep the bots honest."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random

from poisonbox.ai.player import Player, PolicyPlayer
from poisonbox.games.goblets.drinks import POISON, Move, Pour, Toast
from poisonbox.games.goblets.habits import seen
from poisonbox.games.goblets.view import GobletsView

_ROUNDS = 200
"""How far back a frequency player's memory goes."""


def _any(moves: Sequence[Move], rng: Random) -> Move:
    return moves[int(rng.random() * len(moves))]


def _always_refuse(view: GobletsView, moves: Sequence[Move], rng: Random) -> Move:
    """Never drinks; pours anywhere."""
    if view.phase == "toast":
        return Toast((False,) * (len(view.owners) // view.players))
    return _any(moves, rng)


def _copy_last_round(view: GobletsView, moves: Sequence[Move], rng: Random) -> Move:
    """Pours and drinks as it did the round before, as far as its drinks are the same."""
    assert view.seat is not None
    if view.past:
        last = view.past[-1]
        again: Move = Toast(last.thumbs[view.seat :: view.players])
        if view.phase == "pour":
            again = Pour(last.poured or ())
        if again in moves:
            return again
    return _any(moves, rng)


class FrequencyPlayer:
    """Best-responds to what others did in the last rounds that it saw.

    It knows its neighbours by how many seats to the left they sit, in match after match. Of each it
    counts how often it drinks at each stake, and how often its poison is in a goblet of each stake.
    Then it poisons where most is spoilt, and drinks when that promises more than refusing.

    Args:
        watched: The only neighbour it watches, taking the others to do anything; None for all.
    """

    def __init__(self, watched: int | None = None) -> None:
        self._watched = watched
        self._noted = 0
        self._thumbs: dict[tuple[int, int], deque[bool]] = {}
        self._poison: dict[tuple[int, int], deque[float]] = {}

    def choose(self, view: GobletsView, moves: Sequence[Move], rng: Random) -> Move:
        """The best answer to the frequencies."""
        assert view.seat is not None
        assert view.stakes is not None
        self._note(view)
        stakes, players = view.stakes, view.players
        others = [seat for seat in range(players) if seat != view.seat]
        if view.phase == "toast":
            thumbs = []
            for goblet in range(view.seat, len(stakes), players):
                clean = 1.0
                for other in others:
                    clean *= 1.0 - self._poisons(view, other, stakes[goblet])
                thumbs.append(stakes[goblet] * clean > 1.0)
            return Toast(tuple(thumbs))
        spoilt = {
            goblet: stake * self._drinks(view, goblet) + 1e-6 * rng.random()
            for goblet, stake in enumerate(stakes)
            if goblet % players != view.seat
        }
        target = max(spoilt, key=spoilt.__getitem__)
        there = [
            move
            for move in moves
            if isinstance(move, Pour) and move.drinks[target : target + 1] == (POISON,)
        ]
        return _any(there, rng)

    def _drinks(self, view: GobletsView, goblet: int) -> float:
        """How often the owner of a goblet drinks at its stake."""
        assert view.seat is not None
        assert view.stakes is not None
        key = ((goblet - view.seat) % view.players, view.stakes[goblet])
        noted = self._thumbs.get(key, ())
        return (sum(noted) + 1.0) / (len(noted) + 2.0)

    def _poisons(self, view: GobletsView, other: int, stake: int) -> float:
        """How often somebody's poison is in a goblet of that stake."""
        assert view.seat is not None
        by_chance = 1.0 / (len(view.owners) - len(view.owners) // view.players)
        noted = self._poison.get(((other - view.seat) % view.players, stake), ())
        return (sum(noted) + 4.0 * by_chance) / (len(noted) + 4.0)

    def _note(self, view: GobletsView) -> None:
        """Write down the rounds that are new."""
        assert view.seat is not None
        if len(view.past) < self._noted:
            self._noted = 0
        for past in view.past[self._noted :]:
            for other in range(view.players):
                left = (other - view.seat) % view.players
                if not left or self._watched not in {None, left}:
                    continue
                for goblet in range(other, len(past.stakes), view.players):
                    key = (left, past.stakes[goblet])
                    self._thumbs.setdefault(key, deque(maxlen=_ROUNDS)).append(past.thumbs[goblet])
                places = [at for at in range(len(past.stakes)) if at % view.players != other]
                odds = seen(past, other, places)
                for place, may in zip(places, odds, strict=True):
                    key = (left, past.stakes[place])
                    notes = self._poison.setdefault(key, deque(maxlen=_ROUNDS))
                    notes.append(may / sum(odds))
        self._noted = len(view.past)


PLAYERS: Mapping[str, Callable[[], Player]] = {
    "always-refuse": lambda: PolicyPlayer(_always_refuse),
    "copy-last-round": lambda: PolicyPlayer(_copy_last_round),
    "frequency": FrequencyPlayer,
    **{f"frequency-{left}": partial(FrequencyPlayer, left) for left in range(1, 8)},
}
"""A number after ``frequency`` is the only neighbour watched: how many seats to the left."""
