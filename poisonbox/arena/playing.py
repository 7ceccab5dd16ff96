"""One match of the arena, from views only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from poisonbox.ai.player import Player
from poisonbox.arena.contestants import contestant
from poisonbox.arena.external import Forfeit
from poisonbox.core.match import Match
from poisonbox.core.record import Record
from poisonbox.core.state import CHANCE
from poisonbox.games import GAMES

_LONGEST = 2000
"""Moves after which a match is called off: stubborn players of Pok may go on for ever."""


class Outcome(Struct, frozen=True):
    """How a match went, by contestant in the order of the command line.

    Attributes:
        shares: Share of the win; a match that was called off is a draw of all.
        points: Points; None after a forfeit.
        seconds: Time spent on moves.
        moves: Number of moves.
        record: The match written down, as far as it went.
        forfeit: Who gave up the match, and why.
    """

    shares: tuple[float, ...]
    points: tuple[int, ...] | None
    seconds: tuple[float, ...]
    moves: tuple[int, ...]
    record: Record
    forfeit: tuple[int, str] | None = None


class League(Struct, frozen=True):
    """What is played.

    Attributes:
        game: The game's id.
        names: The contestants.
        options: The options of every match.
        seed: Where all chance comes from.
        patience: Seconds an external program has for each move.
        effort: Part of their iterations that bots spend.
    """

    game: str
    names: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int = 0
    patience: float = 10.0
    effort: float = 1.0

    def seat(self) -> list[Player]:
        """Make the contestants; they stay for many matches."""
        return [contestant(self.game, name, self.patience, self.effort) for name in self.names]

    def play(self, players: Sequence[Player], index: int) -> Outcome:
        """Play the match with that index; contestant ``c`` sits at seat ``c + index``.

        Its chance depends on the index, not on the process that plays it.
        """
        count = len(players)
        match: Match[Any] = Match(GAMES[self.game], count, self.options)
        rng = Random(f"{self.seed}:{index}")
        sitting = [(seat - index) % count for seat in range(count)]
        seconds = [0.0] * count
        moves = [0] * count
        seats = [{"name": self.names[who], "kind": "bot"} for who in sitting]
        while (actors := match.actors()) and sum(moves) < _LONGEST:
            if actors == (CHANCE,):
                match.submit(CHANCE, match.sample(rng))
                continue
            chosen = []
            for seat in actors:  # nobody of several sees what another one chose
                who = sitting[seat]
                began = perf_counter()
                try:
                    move = players[who].choose(match.view(seat), match.moves(seat), rng)
                except Forfeit as forfeit:
                    shares = tuple(
                        0.0 if other == who else 1 / (count - 1) for other in range(count)
                    )
                    record = match.to_record(seats)
                    return Outcome(
                        shares, None, tuple(seconds), tuple(moves), record, (who, str(forfeit))
                    )
                seconds[who] += perf_counter() - began
                moves[who] += 1
                chosen.append((seat, move))
            for seat, move in chosen:
                match.submit(seat, move)
        end = match.view(None)
        winners = range(count) if end.winners is None else end.winners
        share = 1 / len(winners)
        return Outcome(
            tuple(share if sitting.index(who) in winners else 0.0 for who in range(count)),
            tuple(end.totals[sitting.index(who)] for who in range(count)),
            tuple(seconds),
            tuple(moves),
            match.to_record(seats),
        )
