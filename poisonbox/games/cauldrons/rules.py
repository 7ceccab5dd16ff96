"""The rulebook of Cauldrons as code.

Positions are kept in small whole numbers, because a search copies and changes them more than a
million times a second:

- ``hands`` counts the cards of seat ``s`` and kind ``k`` at ``16 * s + k``;
- a *tally* (of what a seat has taken) counts red, blue, purple and poison cards in four bits each,
  and the *content* of a cauldron is its tally with its level above;
- the *colours* of the three cauldrons are two bits each, 0 for none, above eight empty bits: with a
  byte of the kinds a seat holds they are the key to a table of legal plays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from poisonbox.core.refusal import Refusal
from poisonbox.core.result import Result, Sheet, totals
from poisonbox.core.state import CHANCE, Comparable, Seat
from poisonbox.games.cauldrons.cards import (
    CODES,
    COLOURS,
    DECK,
    KINDS,
    PLAYS,
    POISON,
    SORTS,
    VALUES,
    Deal,
    Move,
    Play,
    card_and_cauldron,
    codes,
    play,
)
from poisonbox.games.cauldrons.scoring import lines_of, points_of
from poisonbox.games.cauldrons.view import CauldronsView, CauldronView, PlayView

LIMIT = 13
"""cauldrons/limit"""

DRAW_HAND = 5
"""cauldrons/draw-pile: cards in hand where the rest is a pile."""

_OVER = 6
_ACTORS = ((0,), (1,), (2,), (3,), (4,), (5,), (), (CHANCE,))
"""Who acts, by turn: six seats, nobody when over, and chance, whose -1 picks the last entry."""

TALLY = (1 << 16) - 1
LEVEL_SHIFT = 16
_OVERFULL = LIMIT + 1 << LEVEL_SHIFT
WEIGHTS = tuple((VALUES[kind] << LEVEL_SHIFT) + (1 << 4 * SORTS[kind]) for kind in KINDS)
"""What a card of each kind adds to a content."""

COLOUR_SHIFTS = (8, 10, 12)
_OTHER_COLOURS = tuple(~(3 << shift) for shift in COLOUR_SHIFTS)

_EFFECTS = tuple(
    tuple(
        (
            16 * seat + number // 3,  # where the hands count its card
            1 << number // 3,  # its kind's bit
            number % 3,  # the cauldron it goes to
            WEIGHTS[number // 3],
            0 if number // 3 == POISON else SORTS[number // 3] + 1 << COLOUR_SHIFTS[number % 3],
        )
        for number in PLAYS
    )
    for seat in range(6)
)
"""What each play of each seat does to a position; the last is the colour it gives."""


def _home(colours: int, colour: int) -> int | None:
    """The cauldron that holds a colour."""
    for into in range(3):
        if colours >> COLOUR_SHIFTS[into] & 3 == colour + 1:
            return into
    return None


def _targets(colours: int, kind: int) -> list[int]:
    """Where a card may go: cauldrons/own-colour, new-colour, poison-anywhere."""
    if kind == POISON:
        return [0, 1, 2]
    home = _home(colours, SORTS[kind])
    if home is not None:
        return [home]
    return [into for into in range(3) if not colours >> COLOUR_SHIFTS[into] & 3]


_UNKNOWN: Any = None
_LOW_PLAYS: list[tuple[Move, ...]] = [_UNKNOWN] * (64 << 8)
_HIGH_PLAYS: list[tuple[Move, ...]] = [_UNKNOWN] * (64 << 8)
"""Every legal play by colours and a byte of kinds held: 0-7 in one table, 8-15 in the other.

Filled as positions come up.
"""


def _learn_plays(colours: int, kinds: int) -> None:
    """Fill in what :meth:`CauldronsState.moves` did not find."""
    for table, first, byte in ((_LOW_PLAYS, 0, kinds & 255), (_HIGH_PLAYS, 8, kinds >> 8)):
        held = [first + bit for bit in range(8) if byte >> bit & 1]
        table[colours | byte] = tuple(
            play(kind, into) for kind in held for into in _targets(colours, kind)
        )


class CauldronsState(Comparable):
    """A position.

    Attributes:
        players: Number of seats.
        options: Every option with its value.
        following: The seat on the left of each.
        rounds: How many rounds are played.
        turn: The seat to play, CHANCE before a deal, or beyond all seats when over.
        round: Index of the round that is played or was scored last.
        hands: How many cards of each kind each seat holds.
        kinds: For each seat a bit for every kind it holds.
        contents: The content of each cauldron.
        colours: The colours of the cauldrons.
        taken: The tally of what each seat has taken this round.
        plays: Every play of this round.
        pile: The cards still to be drawn, first drawn first.
        out: The kinds that are out of the round.
        scored: The tally of what each seat had taken, and its points, in each finished round.
    """

    __slots__ = (
        "colours", "contents", "following", "hands", "kinds", "options", "out", "pile", "players",
        "plays", "round", "rounds", "scored", "taken", "turn",
    )  # fmt: skip

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        """Sit down; the first deal is awaited."""
        self.players = players
        self.options = options
        self.following = (*range(1, players), 0)
        self.rounds = _number_of_rounds(players, options["rounds"])
        self.turn = CHANCE
        self.round = 0
        self.hands = [0] * 16 * players
        self.kinds = [0] * players
        self.contents = [0, 0, 0]
        self.colours = 0
        self.taken = [0] * players
        self.plays: list[Play] = []
        self.pile: tuple[int, ...] = ()
        self.out: tuple[int, ...] = ()
        self.scored: list[tuple[tuple[int, ...], tuple[int, ...]]] = []

    def copy(self) -> CauldronsState:
        """Return an independent position."""
        other = CauldronsState.__new__(CauldronsState)
        other.players = self.players
        other.options = self.options
        other.following = self.following
        other.rounds = self.rounds
        other.turn = self.turn
        other.round = self.round
        other.hands = self.hands[:]
        other.kinds = self.kinds[:]
        other.contents = self.contents[:]
        other.colours = self.colours
        other.taken = self.taken[:]
        other.plays = self.plays[:]
        other.pile = self.pile
        other.out = self.out
        other.scored = self.scored[:]
        return other

    @property
    def dealer(self) -> Seat:
        """Seat 0 deals first; the deal passes to the left each round (cauldrons/match)."""
        return self.round % self.players

    # -- moving ------------------------------------------------------------------------------

    def actors(self) -> tuple[Seat, ...]:
        """One seat, chance before a deal, nobody when over."""
        return _ACTORS[self.turn]

    def moves(self, seat: Seat) -> Sequence[Move]:
        """Every different card in hand into every cauldron it may go to."""
        colours = self.colours
        kinds = self.kinds[seat]
        try:
            return _LOW_PLAYS[colours | kinds & 255] + _HIGH_PLAYS[colours | kinds >> 8]
        except TypeError:  # something unknown yet
            _learn_plays(colours, kinds)
            return self.moves(seat)

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        """First whose turn and which phase, then having the card, then where it goes."""
        if self.turn == _OVER:
            return Refusal("cauldrons/turn-order", "over")
        dealing = self.turn == CHANCE
        if dealing != (seat == CHANCE):
            return Refusal("cauldrons/deal" if dealing else "cauldrons/turn-order", "first")
        if isinstance(move, Deal):
            if not dealing:
                return Refusal("cauldrons/deal", "not-now")
            if tuple(sorted(move.cards)) != DECK:
                return Refusal("cauldrons/deal", "not-the-deck")
            return None
        if dealing:
            return Refusal("cauldrons/turn-order", "not-now")
        if seat != self.turn:
            return Refusal("cauldrons/turn-order", "not-your-turn", {"player": self.turn})
        return self._why_not_play(seat, move)

    def _why_not_play(self, seat: Seat, move: Play) -> Refusal | None:
        kind, into = card_and_cauldron(move)
        if not self.kinds[seat] & 1 << kind:
            return Refusal("cauldrons/deal", "not-in-hand", {"card": CODES[kind]})
        if into in _targets(self.colours, kind):
            return None
        colour = SORTS[kind]
        home = _home(self.colours, colour)
        if home is not None:
            facts = {"colour": COLOURS[colour], "cauldron": home}
            return Refusal("cauldrons/own-colour", "elsewhere", facts)
        facts = {"colour": COLOURS[colour], "other": self.colour(into), "cauldron": into}
        return Refusal("cauldrons/new-colour", "taken", facts)

    def play(self, seat: Seat, move: Move) -> None:
        """Play one card, or deal."""
        if seat == CHANCE:
            self._deal(move.cards)  # type: ignore[union-attr]  # Match lets no other move through
            return
        at, bit, into, weight, paint = _EFFECTS[seat][move]  # type: ignore[index]
        left = self.hands[at] = self.hands[at] - 1
        if not left:
            self.kinds[seat] ^= bit
        self.plays.append(move)  # type: ignore[arg-type]
        content = self.contents[into] + weight
        if content < _OVERFULL:
            self.contents[into] = content
            self.colours |= paint
        else:  # cauldrons/overflow
            self.taken[seat] += self.contents[into] & TALLY
            self.contents[into] = weight
            self.colours = self.colours & _OTHER_COLOURS[into] | paint
        if self.pile:
            self._take_up(seat, self.pile[0])
            self.pile = self.pile[1:]
        seat = self.following[seat]
        if self.kinds[seat]:
            self.turn = seat
        else:  # cards were dealt in this order, so whoever has none left is the last to run out
            self.end_round()

    def sample(self, rng: Random) -> Move:
        """Shuffle the deck."""
        cards = list(DECK)
        rng.shuffle(cards)
        return Deal(tuple(cards))

    def _deal(self, cards: tuple[int, ...]) -> None:
        """cauldrons/deal, deal-three, draw-pile."""
        players = self.players
        self.round = len(self.scored)
        self.hands = [0] * 16 * players
        self.contents = [0, 0, 0]
        self.colours = 0
        self.taken = [0] * players
        self.plays = []
        self.out = self.pile = ()
        dealt_hands = players
        if self.options["hand"] == "five":
            cards, self.pile = cards[: DRAW_HAND * players], cards[DRAW_HAND * players :]
        elif players == 3:
            dealt_hands = 4
            self.out = cards[3::4]
        self.kinds = [0] * players
        for place in range(players):
            for kind in cards[place::dealt_hands]:
                self._take_up((self.dealer + 1 + place) % players, kind)
        self.turn = (self.dealer + 1) % players

    def _take_up(self, seat: Seat, kind: int) -> None:
        self.hands[16 * seat + kind] += 1
        self.kinds[seat] |= 1 << kind

    def end_round(self) -> None:
        """cauldrons/round-end, match: what is left in the cauldrons counts for nobody."""
        self.scored.append((tuple(self.taken), points_of(self.taken)))
        if len(self.scored) == self.rounds:
            self.turn = _OVER
        else:
            self.turn = CHANCE

    # -- asking ------------------------------------------------------------------------------

    def result(self) -> Result | None:
        """cauldrons/winner: the lowest total, shared when equal."""
        if self.turn != _OVER:
            return None
        sums = totals([points for _, points in self.scored], self.players)
        lowest = min(sums)
        return Result(sums, tuple([seat for seat, total in enumerate(sums) if total == lowest]))

    def sheets(self) -> tuple[Sheet, ...]:
        """Each finished round, card by card."""
        return tuple(Sheet(points, lines_of(taken)) for taken, points in self.scored)

    def sizes(self) -> tuple[int, ...]:
        """Number of cards in each hand."""
        return tuple(sum(self.hands[16 * seat : 16 * seat + 16]) for seat in range(self.players))

    def hand(self, seat: Seat) -> tuple[int, ...]:
        """The kinds a seat holds, lowest first, as often as it holds them."""
        return tuple(kind for kind in KINDS for _ in range(self.hands[16 * seat + kind]))

    def level(self, into: int) -> int:
        """The sum of the values in a cauldron."""
        return self.contents[into] >> LEVEL_SHIFT

    def colour(self, into: int) -> str | None:
        """The colour of a cauldron, if it has one."""
        colour = self.colours >> COLOUR_SHIFTS[into] & 3
        return COLOURS[colour - 1] if colour else None

    def lying(self) -> tuple[list[list[int]], list[list[int]]]:
        """The cards of each cauldron and of each seat's taken pile, in the order played."""
        cauldrons: list[list[int]] = [[], [], []]
        taken: list[list[int]] = [[] for _ in range(self.players)]
        for seat, kind, into in self._told():
            if sum(VALUES[lying] for lying in cauldrons[into]) + VALUES[kind] > LIMIT:
                taken[seat] += cauldrons[into]
                cauldrons[into] = []
            cauldrons[into].append(kind)
        return cauldrons, taken

    def view(self, seat: Seat | None) -> CauldronsView:
        """All that was played, and the seat's own hand."""
        cauldrons, taken = self.lying()
        rounds = tuple(points for _, points in self.scored)
        result = self.result()
        return CauldronsView(
            game="cauldrons",
            seat=seat,
            players=self.players,
            options=dict(self.options),
            actors=self.actors(),
            rounds=rounds,
            totals=totals(rounds, self.players),
            winners=None if result is None else result.winners,
            round=self.round,
            dealer=self.dealer,
            hand=() if seat is None else codes(self.hand(seat)),
            sizes=self.sizes(),
            cauldrons=tuple(
                CauldronView(self.colour(into), self.level(into), codes(cards))
                for into, cards in enumerate(cauldrons)
            ),
            plays=tuple(PlayView(who, CODES[kind], into) for who, kind, into in self._told()),
            taken=tuple(map(codes, taken)),
            pile=len(self.pile),
            out=len(self.out),
        )

    def _told(self) -> list[tuple[Seat, int, int]]:
        """Who played what: nobody may pass, so seats follow from the order."""
        first = self.dealer + 1
        return [
            ((first + index) % self.players, *card_and_cauldron(move))
            for index, move in enumerate(self.plays)
        ]


def _number_of_rounds(players: int, rounds: str | int) -> int:
    """cauldrons/match"""
    if rounds == "edition":
        return 2 * players if players == 3 else players
    return players if rounds == "once" else int(rounds)
