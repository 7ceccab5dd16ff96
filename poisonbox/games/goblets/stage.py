"""One round of Goblets as a stage to be mixed over: pours and thumbs together.

Each seat is several agents: one for where its poison goes, one for each special drink, and one for
each thumb. A special drink that finds its goblet taken goes to the next one round the table, so any
combination of choices is a pour.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from poisonbox.ai.characters import Character
from poisonbox.ai.mixing import Habit
from poisonbox.core.state import Seat
from poisonbox.games.goblets.drinks import PLAIN, POISON, Pour, pour
from poisonbox.games.goblets.scoring import poison_count

LOVE = "love-potion"

_FEWEST, _MOST = -8, 60
"""The points a round may bring, with room to spare."""

_SPREAD = 1.9
"""How far apart one more round carries two players, in points, as a standard deviation."""

_HIGHEST = 250.0
"""The largest power of ten that is used for a weight."""

_TURNS = 3
"""With special drinks, only every so often does a seat think again about its pour: it is slow."""


class Round(NamedTuple):
    """What everybody knows when a round begins.

    Attributes:
        players: Number of seats.
        stakes: The stake of each goblet.
        specials: The special drinks in play.
        partners: For each seat the one it may not give its love potion to, if any.
        totals: Points of each seat so far.
        third: Points of the third round, for ties; zeros before it is over.
        rounds_left: Rounds to come after this one.
        hopes: What each seat may expect of those, as far as it differs.
    """

    players: int
    stakes: tuple[int, ...]
    specials: tuple[str, ...]
    partners: tuple[Seat | None, ...]
    totals: tuple[int, ...]
    third: tuple[int, ...]
    rounds_left: int
    hopes: tuple[float, ...]


def weights(table: Round) -> list[list[float]]:
    """For each seat and each number of points in this round, how likely it is then to win.

    A seat's chance is its weight's part of all weights. While rounds are left the weight grows with
    the total, less steeply the more there are; in the last round one more place in the order of
    goblets/winner outweighs everything below.
    """
    span = range(_FEWEST, _MOST)
    if table.rounds_left:
        steep = 1.28 / (_SPREAD * table.rounds_left**0.5)
        return [
            [exp(steep * (total + hope + points)) for points in span]
            for total, hope in zip(table.totals, table.hopes, strict=True)
        ]
    standings = [
        [(total + points, points, third) for points in span]
        for total, third in zip(table.totals, table.third, strict=True)
    ]
    likely = range(-5, 20) if table.specials else range(11)
    places = sorted({row[points - _FEWEST] for row in standings for points in likely})
    step = min(3.0, _HIGHEST / len(places))
    power = {standing: 10.0 ** (step * place) for place, standing in enumerate(places)}
    top, bottom = 10.0 ** (step * len(places)), 0.1
    return [[power.get(at, top if at > places[-1] else bottom) for at in row] for row in standings]


@lru_cache(maxsize=256)
def _outcomes(stake: int, specials: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """The poison count of a goblet and the points for drinking it, by what it holds.

    Found under poisons + 9 × first special + 81 × second special.
    """
    outcomes = []
    for second in range(9 if len(specials) > 1 else 1):
        for first in range(9 if specials else 1):
            for poisons in range(9):
                held = dict(zip(specials, (first, second), strict=False))
                drinks = [POISON] * poisons
                for special, count in held.items():
                    drinks += [special] * count
                poison = poison_count(drinks)
                points = (
                    stake * (1 + held.get("double", 0))
                    + held.get("liqueur", 0)
                    + (3 if held.get("spirits") == 1 else 0)
                    - held.get("spoil", 0)
                )
                outcomes.append((poison, 0 if poison else points))
    return tuple(outcomes)


class GobletsStage:
    """A round in which everybody has yet to pour and to drink.

    Attributes:
        table: What everybody knows.
        me: The seat that thinks.
        poured: The goblets that its poison and special drinks went into, once they did.
        own: The goblets that it owns.
        places: The goblets that each seat pours into, in the order of its choices.
        drinks: How many agents of a seat pour: one for each drink that is not plain.
        span: How many agents each seat is: first those that pour, then a thumb for each goblet.
        sizes: How many choices each agent has.
        habits: What each agent does by habit.
    """

    def __init__(self, table: Round, me: Seat, poured: tuple[int, ...] | None = None) -> None:
        players, goblets = table.players, len(table.stakes)
        self.table = table
        self.me = me
        self.poured = poured
        self.own = range(me, goblets, players)
        self.places = [
            tuple(goblet for goblet in range(goblets) if goblet % players != seat)
            for seat in range(players)
        ]
        self.drinks = 1 + len(table.specials)
        thumbs = goblets // players
        self.span = self.drinks + thumbs
        self.sizes = ([goblets - thumbs] * self.drinks + [2] * thumbs) * players
        self.habits: Sequence[Habit | None] = [None] * len(self.sizes)
        self._weights = weights(table)
        self._outcomes = [_outcomes(stake, table.specials) for stake in table.stakes]
        self._temper: tuple[Character, Seat] | None = None
        self._turn = 0

    def temper(self, character: Character) -> None:
        """Let the seat judge by its temperament: with more daring, or an eye on the leader."""
        if character.spite or character.daring:
            others = [seat for seat in range(self.table.players) if seat != self.me]
            self._temper = character, max(others, key=self.table.totals.__getitem__)

    # -- choices -----------------------------------------------------------------------------

    def given(self, seat: Seat, choices: Sequence[int]) -> tuple[int, ...]:
        """The goblets that a seat's poison and special drinks go into."""
        places = self.places[seat]
        partner = self.table.partners[seat]
        taken = [places[choices[0]]]
        for special, choice in zip(self.table.specials, choices[1:], strict=False):
            at = choice
            while places[at] in taken or (
                special == LOVE and places[at] % self.table.players == partner
            ):
                at = (at + 1) % len(places)
            taken.append(places[at])
        return tuple(taken)

    def pour(self, seat: Seat, given: Sequence[int]) -> Pour:
        """The same as a move."""
        drinks = dict.fromkeys(self.places[seat], PLAIN)
        drinks |= dict(zip(given, (POISON, *self.table.specials), strict=True))
        return pour(drinks)

    def read(self, joint: Sequence[int]) -> tuple[list[tuple[int, ...]], list[bool]]:
        """Where everybody's drinks go, and which goblets are drunk."""
        span, players = self.span, self.table.players
        given = [
            self.given(seat, joint[span * seat : span * seat + self.drinks])
            for seat in range(players)
        ]
        drunk = [
            joint[span * (goblet % players) + self.drinks + goblet // players] == 0
            for goblet in range(len(self.table.stakes))
        ]
        return given, drunk

    # -- scoring -----------------------------------------------------------------------------

    def points(self, given: Sequence[tuple[int, ...]], drunk: Sequence[bool]) -> list[int]:
        """What the round adds to each seat's total (goblets/order)."""
        table = self.table
        held = [0] * len(table.stakes)
        for taken in given:
            for goblet, unit in zip(taken, (1, 9, 81), strict=False):
                held[goblet] += unit
        outcome = [look[code] for look, code in zip(self._outcomes, held, strict=True)]
        earned = [
            points if drinks else 1 for (_, points), drinks in zip(outcome, drunk, strict=True)
        ]
        points = earned[: table.players]
        for goblet in range(table.players, len(earned)):
            points[goblet - table.players] += earned[goblet]
        for which, special in enumerate(table.specials, 1):
            after = _AFTERWARDS.get(special)
            if after is not None:
                after(_Shown([taken[which] for taken in given], drunk, outcome, earned), points)
        return [max(added, -total) for added, total in zip(points, table.totals, strict=True)]

    def poison(self, given: Sequence[tuple[int, ...]], goblet: int) -> int:
        """How much poison a goblet holds."""
        code = sum(
            unit
            for taken in given
            for at, unit in zip(taken, (1, 9, 81), strict=False)
            if at == goblet
        )
        return self._outcomes[goblet][code][0]

    def shares(self, points: Sequence[int]) -> list[float]:
        """The share of the win of each seat when a round brings these points."""
        weights = [row[added - _FEWEST] for row, added in zip(self._weights, points, strict=True)]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _worth(self, weights: Sequence[float], seat: Seat) -> float:
        """What a seat makes of everybody's weights."""
        total = sum(weights)
        worth = weights[seat] / total
        if self._temper is None or seat != self.me:
            return worth
        character, leader = self._temper
        envied = 1.0 - weights[leader] / total
        bent: float = worth ** (1.0 + character.daring)
        return (1.0 - character.spite) * bent + character.spite * envied

    # -- deviations --------------------------------------------------------------------------

    def deviations(self, joint: Sequence[int]) -> list[list[float] | None]:
        """The share of the win for each choice of each agent.

        What the thinking seat really poured is known to nobody else: they answer what it might have
        poured, and only its own thumbs answer what it did.
        """
        given, drunk = self.read(joint)
        judge = self._with_specials if self.table.specials else self._basic
        values = judge(given, drunk, joint)
        if self.poured is not None:
            given[self.me] = self.poured
            first = self.span * self.me
            values[first : first + self.drinks] = [None] * self.drinks
            values[first + self.drinks : first + self.span] = self._thumbs(self.me, given, drunk)
        return values

    def _basic(
        self, given: list[tuple[int, ...]], drunk: list[bool], joint: Sequence[int]
    ) -> list[list[float] | None]:
        """Without special drinks only the poison and one owner's points change."""
        players, stakes = self.table.players, self.table.stakes
        poisons = [0] * len(stakes)
        for (goblet,) in given:
            poisons[goblet] += 1
        points = [0] * players
        for goblet, stake in enumerate(stakes):
            if not drunk[goblet]:
                points[goblet % players] += 1
            elif not poisons[goblet]:
                points[goblet % players] += stake
        table = self._weights
        weights = [row[added - _FEWEST] for row, added in zip(table, points, strict=True)]
        values: list[list[float] | None] = []
        for seat in range(players):
            (target,) = given[seat]
            values.append(self._pour_basic(seat, target, (poisons, drunk, points, weights)))
            for goblet in range(seat, len(stakes), players):
                clean = 0 if poisons[goblet] else stakes[goblet]
                rest = points[seat] - (clean if drunk[goblet] else 1) - _FEWEST
                before = weights[seat]
                weights[seat] = table[seat][rest + clean]
                drinks = self._worth(weights, seat)
                weights[seat] = table[seat][rest + 1]
                values.append([drinks, self._worth(weights, seat)])
                weights[seat] = before
        return values

    def _pour_basic(
        self,
        seat: Seat,
        target: int,
        scene: tuple[list[int], list[bool], list[int], list[float]],
    ) -> list[float]:
        """What each place for a seat's poison is worth to it; where it does no harm, the same."""
        poisons, drunk, points, weights = scene
        players, stakes = self.table.players, self.table.stakes
        owner = target % players
        saved = weights[owner]
        harmed = drunk[target] and poisons[target] == 1
        if harmed:  # as if the poison had not been poured yet
            points[owner] += stakes[target]
            weights[owner] = self._weights[owner][points[owner] - _FEWEST]
        poisons[target] -= 1
        harmless = self._worth(weights, seat)
        values = []
        for place in self.places[seat]:
            if drunk[place] and not poisons[place]:
                victim = place % players
                before = weights[victim]
                after = points[victim] - stakes[place]
                weights[victim] = self._weights[victim][after - _FEWEST]
                values.append(self._worth(weights, seat))
                weights[victim] = before
            else:
                values.append(harmless)
        poisons[target] += 1
        if harmed:
            points[owner] -= stakes[target]
            weights[owner] = saved
        return values

    def _with_specials(
        self, given: list[tuple[int, ...]], drunk: list[bool], joint: Sequence[int]
    ) -> list[list[float] | None]:
        """With special drinks everything is scored anew for each change."""
        self._turn += 1
        players, span = self.table.players, self.span
        values: list[list[float] | None] = []
        for seat in range(players):
            if seat != self.me and (seat + self._turn) % _TURNS:
                values += [None] * self.drinks
            else:
                chosen = list(joint[span * seat : span * seat + self.drinks])
                before = given[seat]
                for drink, choice in enumerate(chosen):
                    worths = []
                    for other in range(len(self.places[seat])):
                        chosen[drink] = other
                        given[seat] = self.given(seat, chosen)
                        worths.append(self._judge(given, drunk, seat))
                    chosen[drink] = choice
                    values.append(worths)
                given[seat] = before
            values += self._thumbs(seat, given, drunk)
        return values

    def _thumbs(
        self, seat: Seat, given: list[tuple[int, ...]], drunk: list[bool]
    ) -> list[list[float] | None]:
        """What drinking and refusing each goblet of a seat is worth to it."""
        values: list[list[float] | None] = []
        for goblet in range(seat, len(drunk), self.table.players):
            before = drunk[goblet]
            worths = []
            for drinks in (True, False):
                drunk[goblet] = drinks
                worths.append(self._judge(given, drunk, seat))
            drunk[goblet] = before
            values.append(worths)
        return values

    def _judge(self, given: list[tuple[int, ...]], drunk: list[bool], seat: Seat) -> float:
        """What a seat makes of a whole round."""
        points = self.points(given, drunk)
        return self._worth(
            [row[added - _FEWEST] for row, added in zip(self._weights, points, strict=True)], seat
        )


# -- special drinks ------------------------------------------------------------------------------


class _Shown(NamedTuple):
    """What a special drink's bonus looks at.

    Attributes:
        places: The goblet that each seat's special drink went into.
        drunk: Whether each goblet was drunk.
        outcome: The poison count of each goblet and the points for drinking it.
        earned: What each goblet gave its owner for drinking or refusing.
    """

    places: list[int]
    drunk: Sequence[bool]
    outcome: list[tuple[int, int]]
    earned: list[int]


def _cordial(shown: _Shown, points: list[int]) -> None:
    """goblets/cordial"""
    counts = [0] * len(shown.drunk)
    for goblet in shown.places:
        counts[goblet] += 1
    most = max(counts)
    goblet = counts.index(most)
    if counts.count(most) == 1 and shown.drunk[goblet]:
        points[goblet % len(points)] += 3


def _love(shown: _Shown, points: list[int]) -> None:
    """goblets/love-potion"""
    players = len(points)
    for giver, goblet in enumerate(shown.places):
        returned = shown.places[goblet % players]
        if returned % players == giver and shown.drunk[goblet] and shown.drunk[returned]:
            points[giver] += 2


def _more_drinks(shown: _Shown, points: list[int]) -> None:
    """goblets/more-drinks"""
    for giver, goblet in enumerate(shown.places):
        if not shown.drunk[goblet]:
            points[giver] += 2


def _safe_bet(shown: _Shown, points: list[int]) -> None:
    """goblets/safe-bet"""
    for giver, goblet in enumerate(shown.places):
        if not shown.outcome[goblet][0]:
            points[giver] += 2


def _poison_bet(shown: _Shown, points: list[int]) -> None:
    """goblets/poison-bet"""
    for giver, goblet in enumerate(shown.places):
        points[giver] += shown.outcome[goblet][0]


def _sip(shown: _Shown, points: list[int]) -> None:
    """goblets/sip"""
    for giver, goblet in enumerate(shown.places):
        points[giver] += max(0, shown.earned[goblet])


_AFTERWARDS = {
    "cordial": _cordial,
    LOVE: _love,
    "more-drinks": _more_drinks,
    "safe-bet": _safe_bet,
    "poison-bet": _poison_bet,
    "sip": _sip,
}
