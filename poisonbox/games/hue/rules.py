"""The rulebook of Hue as code. What lies where, and what joins, is in :mod:`.board`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from poisonbox.core.refusal import Refusal
from poisonbox.core.result import Line, Result, Sheet
from poisonbox.core.state import CHANCE, Comparable, Seat
from poisonbox.games.hue.board import (
    REACH,
    WIDTH,
    Area,
    Board,
    area_worths,
    areas,
    at,
    board_of,
    cells,
    lay,
)
from poisonbox.games.hue.cards import (
    COLOURS,
    LETTERS,
    POISONS,
    STANDARD,
    STARTERS,
    Move,
    Place,
    SetUp,
    colours_of,
)
from poisonbox.games.hue.view import HueView, PlacedView

_OVER = 5
_ACTORS = ((0,), (1,), (2,), (3,), (4,), (), (CHANCE,))
"""Who acts, by turn: five seats, nobody when over, and chance, whose -1 picks the last entry."""


def standard_cards(players: int) -> int:
    """Standard cards in a hand (hue/set-up)."""
    return 4 if players == 5 else 5


class HueState(Comparable):
    """A position.

    Attributes:
        players: Number of seats.
        options: Every option with its value.
        turn: The seat to place a card, CHANCE before the set-up, or beyond all seats when over.
        first: The start player.
        starters: The starting cards on the table.
        hands: What each seat holds.
        placed: The cards laid by players, with who laid them.
        board: The visible tile of each cell.
        occupied: A bit for each cell of the board.
    """

    __slots__ = (
        "board", "first", "hands", "occupied", "options", "placed", "players", "starters", "turn",
    )  # fmt: skip

    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        """Sit down; the set-up is awaited."""
        self.players = players
        self.options = options
        self.turn = CHANCE
        self.first: Seat | None = None
        self.starters: tuple[str, ...] = ()
        self.hands: list[tuple[str, ...]] = [()] * players
        self.placed: list[tuple[Seat, Place]] = []
        self.board: Board = {}
        self.occupied = 0

    def copy(self) -> HueState:
        """Return an independent position."""
        other = HueState.__new__(HueState)
        other.players = self.players
        other.options = self.options
        other.turn = self.turn
        other.first = self.first
        other.starters = self.starters
        other.hands = self.hands[:]
        other.placed = self.placed[:]
        other.board = self.board.copy()
        other.occupied = self.occupied
        return other

    # -- moving ------------------------------------------------------------------------------

    def actors(self) -> tuple[Seat, ...]:
        """Chance sets up, then one seat after the other."""
        return _ACTORS[self.turn]

    def moves(self, seat: Seat) -> Sequence[Move]:
        """Every card in hand in every place and heading it may lie."""
        spots = self.spots()
        return [Place(card, x, y, heading) for card in self.hands[seat] for x, y, heading in spots]

    def spots(self) -> list[tuple[int, int, str]]:
        """Every place and heading a card may lie: hue/touch and hue/cover.

        Cells are bits of one number; shifting it by one column or one row looks at all neighbours
        at once.
        """
        margin = 4 * WIDTH
        base = max((self.occupied & -self.occupied).bit_length() - 1 - margin, 0)
        occupied = self.occupied >> base
        beside = occupied << 1 | occupied >> 1 | occupied << WIDTH | occupied >> WIDTH
        spots = []
        for step, there, back in ((1, "e", "w"), (WIDTH, "s", "n")):
            one, two, three = occupied, occupied >> step, occupied >> 2 * step
            covers_one = (one ^ two ^ three) & ~(one & two & three)
            touches = (beside | beside >> step | beside >> 2 * step) & ~(one | two | three)
            for number in _bits(covers_one | touches):
                spots.append((*at(number + base), there))
                spots.append((*at(number + base + 2 * step), back))
        return spots

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        """First whose turn and which phase, then having the card, then where it goes."""
        if self.turn == _OVER:
            return Refusal("hue/turn", "over")
        setting_up = self.turn == CHANCE
        if setting_up != (seat == CHANCE):
            return Refusal("hue/set-up" if setting_up else "hue/turn", "first")
        if isinstance(move, SetUp):
            if not setting_up:
                return Refusal("hue/set-up", "not-now")
            return None if self._possible(move) else Refusal("hue/set-up", "impossible")
        if setting_up:
            return Refusal("hue/turn", "not-now")
        if seat != self.turn:
            return Refusal("hue/turn", "not-your-turn", {"player": self.turn})
        if move.card not in self.hands[seat]:
            return Refusal("hue/card", "not-in-hand", {"card": move.card})
        return self._why_not_there(move)

    def _why_not_there(self, move: Place) -> Refusal | None:
        if max(abs(move.x), abs(move.y)) > REACH:
            return Refusal("hue/touch", "alone")
        squares = cells(move.x, move.y, move.heading)
        covered = sum(square in self.board for square in squares)
        if covered > 1:
            return Refusal("hue/cover", "too-many", {"number": covered})
        sides = (square + step for square in squares for step in (1, -1, WIDTH, -WIDTH))
        if covered == 0 and not any(side in self.board for side in sides):
            return Refusal("hue/touch", "alone")
        return None

    def _possible(self, move: SetUp) -> bool:
        """hue/set-up, deck: what may be drawn and dealt."""
        dealt = [card for hand in move.hands for card in hand]
        wanted = self.options["first"]
        return (
            len(move.starters) == len(set(move.starters)) == 3
            and all(card in STARTERS for card in move.starters)
            and len(move.hands) == self.players
            and all(self._possible_hand(hand) for hand in move.hands)
            and len(set(dealt)) == len(dealt)
            and 0 <= move.first < self.players
            and wanted in ("random", move.first)
        )

    def _possible_hand(self, hand: tuple[str, ...]) -> bool:
        standard = sum(card in STANDARD for card in hand)
        poisons = sum(card in POISONS for card in hand)
        return (standard, poisons, len(hand)) == (
            standard_cards(self.players),
            1,
            standard_cards(self.players) + 1,
        )

    def play(self, seat: Seat, move: Move) -> None:
        """Place a card, or set up."""
        if isinstance(move, SetUp):
            self.starters, hands, self.first = move
            self.hands = list(hands)
            self.board = board_of(_starting_places(self.starters))
            self.occupied = sum(1 << square for square in self.board)
            self.turn = self.first
            return
        self.hands[seat] = tuple([card for card in self.hands[seat] if card != move.card])
        self.placed.append((seat, move))
        lay(self.board, move)
        for square in cells(move.x, move.y, move.heading):
            self.occupied |= 1 << square
        following = (seat + 1) % self.players
        self.turn = following if len(self.hands[following]) > 1 else _OVER

    def sample(self, rng: Random) -> Move:
        """Shuffle and deal."""
        starters = tuple(rng.sample(STARTERS, 3))
        poisons = rng.sample(POISONS, self.players)
        count = standard_cards(self.players)
        standard = rng.sample(STANDARD, count * self.players)
        hands = tuple(
            (*standard[seat * count : seat * count + count], poisons[seat])
            for seat in range(self.players)
        )
        wanted = self.options["first"]
        first = int(rng.random() * self.players) if wanted == "random" else wanted
        return SetUp(starters, hands, first)

    # -- asking ------------------------------------------------------------------------------

    def values(self) -> list[int]:
        """What each colour is worth now (hue/colour-value, poison)."""
        healthy, poisoned = [0] * 5, [0] * 5
        for colour, worth, killed in area_worths(self.board):
            best = poisoned if killed else healthy
            best[colour] = max(best[colour], worth)
        if self.options["poisoned-colour"] == "next-area":
            return healthy
        return [
            best if best >= killed else 0 for best, killed in zip(healthy, poisoned, strict=True)
        ]

    def points(self, card: str, values: Sequence[int]) -> int:
        """What a score card counts (hue/score)."""
        first, centre, last = colours_of(card)
        return values[first] + 2 * values[centre] + values[last]

    def result(self) -> Result | None:
        """hue/winner: most points; of equal ones the first clockwise from the start player."""
        if self.turn != _OVER or self.first is None:
            return None
        values = self.values()
        points = [self.points(hand[0], values) for hand in self.hands]
        seats = [(self.first + index) % self.players for index in range(self.players)]
        winner = max(seats, key=points.__getitem__)
        detail = {"values": dict(zip(LETTERS, values, strict=True))}
        return Result(tuple(points), (winner,), detail)

    def sheets(self) -> tuple[Sheet, ...]:
        """One round: the worth of each colour, and each score card colour by colour."""
        result = self.result()
        if result is None:
            return ()
        values = self.values()
        lines = []
        for seat, (card,) in enumerate(self.hands):
            for index, colour in enumerate(colours_of(card)):
                times = 2 if index == 1 else 1
                facts = {
                    "card": card,
                    "colour": COLOURS[colour],
                    "value": values[colour],
                    "times": times,
                }
                lines.append(Line(seat, "hue/score", times * values[colour], facts))
        facts = {"values": dict(zip(COLOURS, values, strict=True)), "areas": self.areas()}
        return (Sheet(result.totals, tuple(lines), facts),)

    def areas(self) -> list[dict[str, Any]]:
        """Every area on the table, the most valuable first, with the clause that judges it."""
        found = sorted(areas(self.board), key=lambda area: -area.worth)
        return [_area_facts(area) for area in found]

    def view(self, seat: Seat | None) -> HueView:
        """The table, and the seat's own hand; at the end everybody's score card."""
        result = self.result()
        starting = (PlacedView(None, *place) for place in _starting_places(self.starters))
        laid = (PlacedView(who, *place) for who, place in self.placed)
        return HueView(
            game="hue",
            seat=seat,
            players=self.players,
            options=dict(self.options),
            actors=self.actors(),
            rounds=() if result is None else (result.totals,),
            totals=(0,) * self.players if result is None else result.totals,
            winners=None if result is None else result.winners,
            first=self.first,
            hand=() if seat is None else self.hands[seat],
            sizes=tuple(map(len, self.hands)),
            placed=(*starting, *laid),
            score_cards=None if result is None else tuple(hand[0] for hand in self.hands),
        )


def _starting_places(starters: Sequence[str]) -> list[Place]:
    """hue/set-up: a stair, all heading east."""
    return [Place(card, step, step, "e") for step, card in enumerate(starters)]


def _bits(number: int) -> list[int]:
    """The indices of the bits that are set."""
    digits = bin(number)[:1:-1]
    found = []
    index = digits.find("1")
    while index >= 0:
        found.append(index)
        index = digits.find("1", index + 1)
    return found


def _area_facts(area: Area) -> dict[str, Any]:
    """An area in plain words; a skull kills it when it is not alone (hue/poison)."""
    return {
        "colour": COLOURS[area.colour],
        "worth": area.worth,
        "poisoned": area.skull and len(area.sections) > 1,
        "sections": [(*at(square), section) for square, section in area.sections],
    }
