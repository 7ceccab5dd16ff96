"""Finding puzzles: positions of bots' matches in which one move is clearly best.

A short search looks at every decision of a match. Where one move stands out, searches that are at
least twenty times as deep, each with other luck, have to agree on it. All of them are given the
view of the seat and nothing else, so what is right can be worked out by whoever sits there.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any

from msgspec import structs

from poisonbox.ai.bot import Manner, decide
from poisonbox.ai.brain import Brain
from poisonbox.ai.characters import CHARACTERS
from poisonbox.ai.levels import LEVELS
from poisonbox.arena.confirming import Confirmer, win_of
from poisonbox.arena.posing import Search, Spot, knowledge
from poisonbox.core.game import Game
from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE, Seat
from poisonbox.core.view import View
from poisonbox.games import GAMES, brain
from poisonbox.teach.puzzle import Puzzle

_HOPE = 1.3
"""A short search errs, so it has to promise this much more than is asked of the deep ones."""

_TRIES, _PER_MATCH = 4, 2
"""How many positions of one match are searched deeply at most, and how many are kept."""

_REHEARSALS = 12
"""How often others are let choose again until the best choice turns out best."""

_LONGEST = 800
"""Moves after which a match is left alone."""

Choices = Sequence[tuple[Seat, Any]]
"""Secret choices made at the same time."""


class Finder:
    """Plays matches and looks for puzzles in them."""

    def __init__(self, search: Search) -> None:
        self._search = search
        self._game: Game[Any] = GAMES[search.game]
        self._brain: Brain[Any] = brain(search.game)
        self._about = knowledge(search.game)
        self._confirmer = Confirmer(search)

    def look(self, index: int, unwanted: Collection[str] = ()) -> list[Puzzle]:
        """Play the match with that index and return the puzzles in it.

        Args:
            index: Which match of all that the seed gives.
            unwanted: Ideas of which there are puzzles enough.
        """
        rng = Random(f"puzzles:{self._search.seed}:{index}")
        players, options = self._about.TABLES[index % len(self._about.TABLES)]
        match: Match[Any] = Match(self._game, players, options)
        spots = [spot for spot in self._spots(match, rng) if spot.idea not in unwanted]
        rng.shuffle(spots)
        found: list[Puzzle] = []
        for spot in spots[:_TRIES]:
            if len(found) < _PER_MATCH and spot.idea not in {each.idea for each in found}:
                name = f"{self._search.seed}-{index}-{spot.at}-{spot.seat}"
                puzzle = self._confirmer.confirm(match, spot, name)
                found += [] if puzzle is None else [puzzle]
        return found

    # -- playing -----------------------------------------------------------------------------

    def _spots(self, match: Match[Any], rng: Random) -> list[Spot]:
        """Play a match to its end and note what looks like a puzzle."""
        guests = [
            (rng.choice(LEVELS[1:3]), rng.choice(list(CHARACTERS))) for _ in range(match.players)
        ]
        spots = []
        while (actors := match.actors()) and len(match.log) < _LONGEST:
            if actors == (CHANCE,):
                match.submit(CHANCE, match.sample(rng))
                continue
            chosen = [(seat, self._bot(match, seat, *guests[seat], rng)) for seat in actors]
            for seat in actors:
                spot = self._spot(match, seat, [each for each in chosen if each[0] != seat], rng)
                spots += [] if spot is None else [spot]
            for seat, move in chosen:
                match.submit(seat, move)
        return spots

    def _bot(self, match: Match[Any], seat: Seat, level: str, character: str, rng: Random) -> Any:
        """What a guest does here."""
        manner = Manner(level, character, rng.getrandbits(32))
        return decide(self._brain, match.view(seat), manner).move

    def _spot(self, match: Match[Any], seat: Seat, others: Choices, rng: Random) -> Spot | None:
        """The decision of a seat, if it looks like a puzzle."""
        view, moves = match.view(seat), match.moves(seat)
        if len(moves) < 2 or not self._about.may_pose(view):
            return None
        candidates = self._confirmer.glance(view, rng.getrandbits(32))
        best = candidates[0]
        equals = self._about.alike(view, best.move, moves)
        rest = [win_of(each) for each in candidates[1:] if each.move not in equals]
        if not rest or win_of(best) - max(rest) < _HOPE * self._about.MARGIN:
            return None
        if not self._about.sound(view, best.move, moves):
            return None
        idea = self._about.idea(view, best.move, moves)
        before = (*match.log, *others)
        spot = Spot(len(match.log), seat, view, moves, best.move, idea, before)
        return self._bearing_out(match, spot, [each for each in moves if each not in equals], rng)

    def _bearing_out(
        self, match: Match[Any], spot: Spot, worse: Sequence[Any], rng: Random
    ) -> Spot | None:
        """The same, with secret choices of the others against which the best turns out best.

        They are shown to whoever solves the puzzle, and luck that mocks the right choice would
        teach the wrong thing. The solver cannot know them, so they may be any that bots make.
        """
        seat, log = spot.seat, match.log
        others: Choices = spot.before[len(log) :]

        def after(others: Choices, move: Any) -> View:
            moves = [*log, *others, (seat, move)]
            return Match.replay(match.game, match.players, match.options, moves).view(seat)

        if not others or len(after(others, spot.best).rounds) == len(spot.view.rounds):
            return spot  # nothing is shown at once
        for _ in range(_REHEARSALS):
            gain = after(others, spot.best).totals[seat]
            if all(after(others, move).totals[seat] < gain for move in worse):
                return structs.replace(spot, before=(*log, *others))
            others = [
                (other, self._bot(match, other, LEVELS[2], "steady", rng)) for other, _ in others
            ]
        return None
