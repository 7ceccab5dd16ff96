"""The rulebook of Goblets as code.

Goblet ``g`` belongs to seat ``g``; with three players goblets 3, 4 and 5 are the second goblets of
seats 0, 1 and 2, so the owner of a goblet is always ``g % players``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import permutations, product
from operator import add
from random import Random
from typing import Any

from poisonbox.core.refusal import Refusal
from poisonbox.core.result import Line, Result, Sheet, totals
from poisonbox.core.state import ACTORS, CHANCE, CHANCE_ACTS, Comparable, Seat
from poisonbox.games.goblets.drinks import PILES, PLAIN, POISON, Move, Pour, Stakes, Toast, pour
from poisonbox.games.goblets.scoring import Played, by_goblet, contents, drunk_goblets, score
from poisonbox.games.goblets.view import GobletsView, RoundView

ROUNDS = 4
SCORING_CARDS = (2, 3, 4, 5)
"""goblets/set-up"""

_SET_UP, _POUR, _TOAST, _OVER = "set-up", "pour", "toast", "over"


def specials_of(round_: int, specials: Sequence[str], option: str) -> tuple[str, ...]:
    """The special drinks in play in a round (goblets/specials, two-specials)."""
    if not specials or round_ == 0:
        return ()
    if option == "two" and round_ > 1:
        return tuple(specials[round_ - 2 : round_])
    return (specials[round_ - 1],)


@lru_cache(maxsize=256)
def _pours(
    players: int, goblets: int, specials: tuple[str, ...], couples: tuple[tuple[Seat, Seat], ...]
) -> tuple[tuple[Move, ...], ...]:
    """For each seat, every way to give one drink to each enemy goblet."""
    partners = _partners(couples)
    kept = (POISON, *specials)
    by_seat = []
    for seat in range(players):
        enemies = [goblet for goblet in range(goblets) if goblet % players != seat]
        ways = (
            dict.fromkeys(enemies, PLAIN) | dict(zip(places, kept, strict=True))
            for places in permutations(enemies, len(kept))
        )
        partner = partners.get(seat)
        by_seat.append(
            tuple(pour(way) for way in ways if not _given_to_partner(way, players, partner))
        )
    return tuple(by_seat)


def _partners(couples: tuple[tuple[Seat, Seat], ...]) -> dict[Seat, Seat]:
    """The other half of each seat's couple."""
    return dict(couples) | {second: first for first, second in couples}


def _given_to_partner(drinks: Mapping[int, str], players: int, partner: Seat | None) -> bool:
    """goblets/love-potion: couples may not give each other theirs."""
    return any(
        drink == "love-potion" and goblet % players == partner for goblet, drink in drinks.items()
    )


@lru_cache(maxsize=16)
def _toasts(players: int, goblets: int) -> tuple[tuple[Move, ...], ...]:
    """For each seat, every way to show a thumb for each goblet it owns."""
    toasts = tuple(map(Toast, product((True, False), repeat=goblets // players)))
    return (toasts,) * players


class GobletsState(Comparable):
    """A position.

    Attributes:
        players: Number of seats.
        options: Every option with its value.
        goblets: Number of goblets.
        phase: What is asked for now.
        round: Index of the round, the last one when over.
        stakes: The stakes of each round, one for each goblet.
        specials: The special drinks of rounds 2, 3 and 4.
        waiting: Seats still to make the secret choice that is asked for, as a number (see ACTORS).
        pourings: Every pour of each seat in this round.
        toasts: Every toast of each seat.
        legal: What each seat may choose now: one of the two.
        choices: The sealed choices.
        pours: The pours of this round, once all are made.
        past: The finished rounds with the points they added.
        sums: Points of each seat so far.
    """

    __slots__ = (
        "choices", "goblets", "legal", "options", "past", "phase", "players", "pourings", "pours",
        "round", "specials", "stakes", "sums", "toasts", "waiting",
    )  # fmt: skip

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        """Sit down; stakes and specials are awaited."""
        self.players = players
        self.options = options
        self.goblets = 2 * players if players == 3 else players
        self.phase = _SET_UP
        self.round = 0
        self.stakes: tuple[tuple[int, ...], ...] = ()
        self.specials: tuple[str, ...] = ()
        self.waiting = CHANCE_ACTS
        self.pourings: tuple[tuple[Move, ...], ...] = ()
        self.toasts = _toasts(players, self.goblets)
        self.legal: tuple[tuple[Move, ...], ...] = ()
        self.choices: list[Move | None] = [None] * players
        self.pours: tuple[Pour, ...] = ()
        self.past: list[tuple[Played, tuple[int, ...]]] = []
        self.sums = (0,) * players

    def copy(self) -> GobletsState:
        """Return an independent position."""
        other = GobletsState.__new__(GobletsState)
        other.players = self.players
        other.options = self.options
        other.goblets = self.goblets
        other.phase = self.phase
        other.round = self.round
        other.stakes = self.stakes
        other.specials = self.specials
        other.waiting = self.waiting
        other.pourings = self.pourings
        other.toasts = self.toasts
        other.legal = self.legal
        other.choices = self.choices[:]
        other.pours = self.pours
        other.past = self.past[:]
        other.sums = self.sums
        return other

    # -- moving ------------------------------------------------------------------------------

    def actors(self) -> tuple[Seat, ...]:
        """Everybody whose secret choice is missing."""
        return ACTORS[self.waiting]

    def moves(self, seat: Seat) -> Sequence[Move]:
        """Every different pour, or every combination of thumbs."""
        return self.legal[seat]

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        """First whose turn and which phase, then having the drinks, then where they go."""
        kind = _kind(move)
        if self.phase == _OVER:
            return Refusal(f"goblets/{kind}", "over")
        if (self.phase == _SET_UP) != (seat == CHANCE):
            return Refusal(f"goblets/{self.phase}", "first")
        if kind != self.phase:
            return Refusal(f"goblets/{kind}", "not-now")
        if isinstance(move, Stakes):
            possible = self._possible(move)
            return None if possible else Refusal("goblets/set-up", "impossible")
        if not self.waiting >> seat & 1:
            return Refusal(f"goblets/{kind}", "twice")
        if isinstance(move, Pour):
            return self._why_not_pour(seat, move)
        wanted = self.goblets // self.players
        if len(move.thumbs) != wanted:
            return Refusal("goblets/toast", "number", {"wanted": wanted})
        return None

    def _possible(self, move: Stakes) -> bool:
        """goblets/set-up, specials: a shuffle of the scoring cards, a special of each pile."""
        return (
            len(move.stakes) == self.goblets
            and all(tuple(sorted(pile)) == SCORING_CARDS for pile in move.stakes)
            and len(move.specials) == (0 if self.options["specials"] == "off" else len(PILES))
            and all(special in pile for special, pile in zip(move.specials, PILES, strict=False))
        )

    def _why_not_pour(self, seat: Seat, move: Pour) -> Refusal | None:
        drinks = {goblet: drink for goblet, drink in enumerate(move.drinks) if drink}
        hand = self.hand()
        for drink in drinks.values():
            if list(drinks.values()).count(drink) > hand.count(drink):
                return Refusal("goblets/pour", "drinks", {"drink": drink})
        others = {goblet for goblet in range(self.goblets) if self.owner(goblet) != seat}
        if any(goblet < self.goblets and goblet not in others for goblet in drinks):
            return Refusal("goblets/pour", "own")
        if drinks.keys() != others:
            return Refusal("goblets/pour", "goblets")
        partner = _partners(self.options["couples"]).get(seat)
        if _given_to_partner(drinks, self.players, partner):
            return Refusal("goblets/love-potion", "couple", {"player": partner})
        return None

    def play(self, seat: Seat, move: Move) -> None:
        """Seal a choice; the last one of the table carries the round on."""
        if seat == CHANCE:
            piles, self.specials = move  # type: ignore[misc]  # Match lets no other move through
            self.stakes = tuple(zip(*piles, strict=True))
            self._open_round()
            return
        self.choices[seat] = move
        self.waiting ^= 1 << seat
        if not self.waiting:
            self._carry_on()

    def sample(self, rng: Random) -> Move:
        """Shuffle each goblet's scoring cards and draw a special of each pile."""
        stakes = tuple(tuple(rng.sample(SCORING_CARDS, ROUNDS)) for _ in range(self.goblets))
        off = self.options["specials"] == "off"
        return Stakes(stakes, () if off else tuple(rng.choice(pile) for pile in PILES))

    def _open_round(self) -> None:
        """Turn up stakes and specials, and ask everybody to pour."""
        if self.specials or not self.past:
            specials, couples = self.specials_now(), self.options["couples"]
            self.pourings = _pours(self.players, self.goblets, specials, couples)
        self._ask(_POUR, self.pourings)

    def _ask(self, phase: str, legal: tuple[tuple[Move, ...], ...]) -> None:
        """Ask everybody for a secret choice."""
        self.phase = phase
        self.legal = legal
        self.choices = [None] * self.players
        self.waiting = (1 << self.players) - 1

    def _carry_on(self) -> None:
        """From pouring to the toast, or from the toast to the next round."""
        choices: tuple[Any, ...] = tuple(self.choices)
        if self.phase == _POUR:
            self.pours = choices
            self._ask(_TOAST, self.toasts)
            return
        played = Played(self.stakes[self.round], self.specials_now(), self.pours, choices)
        points = score(played, self.sums)
        self.past.append((played, points))
        self.sums = tuple(map(add, self.sums, points))
        self.pours = ()
        if len(self.past) < ROUNDS:
            self.round += 1
            self._open_round()
        else:
            self.phase = _OVER
            self.choices = [None] * self.players

    # -- asking ------------------------------------------------------------------------------

    def owner(self, goblet: int) -> Seat:
        """Whose goblet it is."""
        return goblet % self.players

    def specials_now(self) -> tuple[str, ...]:
        """The special drinks of this round."""
        if not self.specials:
            return ()
        return specials_of(self.round, self.specials, self.options["specials"])

    def hand(self) -> tuple[str, ...]:
        """The drinks everybody has this round: one for each enemy goblet (goblets/set-up)."""
        specials = self.specials_now()
        enemies = self.goblets - self.goblets // self.players
        return (POISON, *specials) + (PLAIN,) * (enemies - 1 - len(specials))

    def result(self) -> Result | None:
        """goblets/winner: most points, then those of the fourth round, then of the third."""
        if self.phase != _OVER:
            return None
        last, third = self.past[3][1], self.past[2][1]
        standing = list(zip(self.sums, last, third, strict=True))
        best = max(standing)
        return Result(self.sums, tuple([s for s, own in enumerate(standing) if own == best]))

    def sheets(self) -> tuple[Sheet, ...]:
        """Each finished round, goblet by goblet."""
        sheets = []
        sums = (0,) * self.players
        for played, points in self.past:
            lines: list[Line] = []
            score(played, sums, lines.append)
            sheets.append(Sheet(points, tuple(lines)))
            sums = totals([sums, points], self.players)
        return tuple(sheets)

    def view(self, seat: Seat | None) -> GobletsView:
        """All that was shown, and the seat's own drinks and sealed choices."""
        result = self.result()
        poured, toasted = (None, None) if seat is None else self._sealed(seat)
        return GobletsView(
            game="goblets",
            seat=seat,
            players=self.players,
            options=dict(self.options),
            actors=self.actors(),
            rounds=tuple(points for _, points in self.past),
            totals=self.sums,
            winners=None if result is None else result.winners,
            phase=self.phase,
            round=self.round,
            owners=tuple(map(self.owner, range(self.goblets))),
            stakes=self.stakes[self.round] if self.stakes else None,
            specials=self.specials_now(),
            hand=() if seat is None else self.hand(),
            sealed=tuple(choice is not None for choice in self.choices),
            poured=poured and by_goblet(poured, self.goblets),
            thumbs=toasted and toasted.thumbs,
            past=tuple(round_view(played, seat) for played, _ in self.past),
        )

    def _sealed(self, seat: Seat) -> tuple[Pour | None, Toast | None]:
        """A seat's own pour and toast of this round."""
        choice: Any = self.choices[seat]
        return (self.pours[seat], choice) if self.pours else (choice, None)


def _kind(move: Move) -> str:
    """The phase a move belongs to."""
    if isinstance(move, Stakes):
        return _SET_UP
    return _POUR if isinstance(move, Pour) else _TOAST


def round_view(played: Played, seat: Seat | None) -> RoundView:
    """A finished round as a seat saw it (goblets/reveal)."""
    drunk = drunk_goblets(played)
    return RoundView(
        played.stakes,
        played.specials,
        drunk,
        tuple(
            content if played.specials or drunk[goblet] else None
            for goblet, content in enumerate(contents(played))
        ),
        None if seat is None else by_goblet(played.pours[seat], len(played.stakes)),
    )
