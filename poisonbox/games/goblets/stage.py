"""One round of Goblets as a stage to be mixed over: pours and thumbs together.

Each seat is several agents: one for where its poison goes, one for each special drink, and one for
each thumb. A special drink that finds its goblet taken goes to the next one round the table, so any
combination of choices is a pour.
"""

from __future__ import annotations

from collections.abc import Sequence

from poisonbox.ai.characters import Character
from poisonbox.ai.mixing import Habit
from poisonbox.core.state import Seat
from poisonbox.games.goblets.drinks import PLAIN, POISON, Pour, pour
from poisonbox.games.goblets.judging import (
    AFTERWARDS,
    FEWEST,
    LOVE,
    Round,
    Shown,
    outcomes,
    weights,
)

_TURNS = 3
"""With special drinks, only every so often does a seat think again about its pour: it is slow."""


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
        self._outcomes = [outcomes(stake, table.specials) for stake in table.stakes]
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
            after = AFTERWARDS.get(special)
            if after is not None:
                after(Shown([taken[which] for taken in given], drunk, outcome, earned), points)
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
        weights = [row[added - FEWEST] for row, added in zip(self._weights, points, strict=True)]
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
        weights = [row[added - FEWEST] for row, added in zip(table, points, strict=True)]
        values: list[list[float] | None] = []
        for seat in range(players):
            (target,) = given[seat]
            values.append(self._pour_basic(seat, target, (poisons, drunk, points, weights)))
            for goblet in range(seat, len(stakes), players):
                clean = 0 if poisons[goblet] else stakes[goblet]
                rest = points[seat] - (clean if drunk[goblet] else 1) - FEWEST
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
            weights[owner] = self._weights[owner][points[owner] - FEWEST]
        poisons[target] -= 1
        harmless = self._worth(weights, seat)
        values = []
        for place in self.places[seat]:
            if drunk[place] and not poisons[place]:
                victim = place % players
                before = weights[victim]
                after = points[victim] - stakes[place]
                weights[victim] = self._weights[victim][after - FEWEST]
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
            [row[added - FEWEST] for row, added in zip(self._weights, points, strict=True)], seat
        )
