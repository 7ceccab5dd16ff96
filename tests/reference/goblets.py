"""Goblets, read literally: clauses goblets/set-up to goblets/order."""

PILES = [
    ["spoil", "half-poison", "antidote", "love-potion"],
    ["more-drinks", "cordial", "safe-bet", "spirits"],
    ["liqueur", "sip", "poison-bet", "double"],
]


def owner_of(players: int, goblet: int) -> int:
    """goblets/three-players: goblets 3, 4, 5 are the second goblets of seats 0, 1, 2."""
    if players == 3 and goblet >= 3:
        return goblet - 3
    return goblet


def count(content: list[tuple[int, str]], drink: str) -> int:
    """How many of one drink are in a goblet."""
    return len([1 for _, poured in content if poured == drink])


def poison_count(content: list[tuple[int, str]]) -> int:
    """goblets/poison-count: poisons, pairs of halves, less pairs of antidotes, never below 0."""
    amount = (
        count(content, "poison")
        + count(content, "half-poison") // 2
        - count(content, "antidote") // 2
    )
    return max(0, amount)


def score_round(
    players: int, stakes: list[int], contents: list[list[tuple[int, str]]], drunk: list[bool]
) -> list[int]:
    """goblets/order, before the total is held at 0.

    Each goblet has its stake, its content as (giver, drink), and its owner's thumb.
    """
    points = [0] * players
    goblets = range(len(stakes))
    poison = [poison_count(contents[g]) for g in goblets]

    # Drinkers and refusers. What a goblet gave its owner is kept for goblets/sip.
    by_goblet = []
    for g in goblets:
        if not drunk[g]:
            score = 1  # goblets/refuse
        elif poison[g] >= 1:
            score = 0  # goblets/drink
        else:
            score = stakes[g] * (1 + count(contents[g], "double"))
            score += count(contents[g], "liqueur")
            if count(contents[g], "spirits") == 1:
                score += 3
            score -= count(contents[g], "spoil")
        by_goblet.append(score)
        points[owner_of(players, g)] += score

    # goblets/cordial: strictly the most in one goblet, and that goblet is drunk.
    for g in goblets:
        mine = count(contents[g], "cordial")
        others = [count(contents[h], "cordial") for h in goblets if h != g]
        if all(mine > other for other in others) and drunk[g]:
            points[owner_of(players, g)] += 3

    # goblets/love-potion: each pair of seats once.
    for a in range(players):
        for b in range(a + 1, players):
            for g in goblets:
                for h in goblets:
                    if owner_of(players, g) == a and owner_of(players, h) == b:
                        from_b = (b, "love-potion") in contents[g]
                        from_a = (a, "love-potion") in contents[h]
                        if from_a and from_b and drunk[g] and drunk[h]:
                            points[a] += 2
                            points[b] += 2

    # goblets/more-drinks, safe-bet, poison-bet
    for g in goblets:
        for giver, drink in contents[g]:
            if drink == "more-drinks" and not drunk[g]:
                points[giver] += 2
            if drink == "safe-bet" and poison[g] == 0:
                points[giver] += 2
            if drink == "poison-bet":
                points[giver] += poison[g]

    # goblets/sip
    for g in goblets:
        for giver, drink in contents[g]:
            if drink == "sip":
                points[giver] += max(0, by_goblet[g])
    return points


class Naive:
    """One match of goblets."""

    def __init__(self, players: int, options: dict):
        self.players = players
        self.specials_option = options.get("specials", "off")
        self.couples = options.get("couples", [])
        self.goblets = 6 if players == 3 else players
        self.phase = "set-up"
        self.stakes: list[list[int]] = []
        self.specials: list[str] = []
        self.round = 0
        self.pours: dict[int, dict[str, str]] = {}
        self.thumbs: dict[int, list[bool]] = {}
        self.scores = [0] * players
        self.finished: list[list[int]] = []

    def own_goblets(self, seat: int) -> list[int]:
        """The goblet or goblets of a seat."""
        return [g for g in range(self.goblets) if owner_of(self.players, g) == seat]

    def enemy_goblets(self, seat: int) -> list[int]:
        """The goblets a seat pours into."""
        return [g for g in range(self.goblets) if owner_of(self.players, g) != seat]

    def round_specials(self) -> list[str]:
        """goblets/specials and two-specials: the special drinks of this round (counted from 0)."""
        if self.specials_option == "off" or self.round == 0:
            return []
        if self.specials_option == "one" or self.round == 1:
            return [self.specials[self.round - 1]]
        return [self.specials[self.round - 2], self.specials[self.round - 1]]

    def hand(self) -> list[str]:
        """goblets/set-up: a poison and plain drinks; a special takes a plain one's place."""
        plain = 3 if self.players == 3 else self.players - 2
        special = self.round_specials()
        return ["poison"] + special + ["plain"] * (plain - len(special))

    def is_couple(self, a: int, b: int) -> bool:
        """goblets/love-potion: couples named at set-up."""
        return [a, b] in self.couples or [b, a] in self.couples

    def actors(self) -> list[int]:
        """goblets/pour and toast: everyone who has not chosen yet."""
        if self.phase == "set-up":
            return [-1]
        if self.phase == "pour":
            return [seat for seat in range(self.players) if seat not in self.pours]
        if self.phase == "toast":
            return [seat for seat in range(self.players) if seat not in self.thumbs]
        return []

    def legal(self, seat: int) -> list[dict]:
        """Every assignment of drinks, or every combination of thumbs."""
        if seat == -1 or seat not in self.actors():
            return []
        if self.phase == "toast":
            if self.players == 3:
                return [{"drink": [a, b]} for a in (True, False) for b in (True, False)]
            return [{"drink": [True]}, {"drink": [False]}]
        moves = []

        def fill(poured: dict, goblets: list[int], drinks: list[str]) -> None:
            if not goblets:
                moves.append({"pour": dict(poured)})
                return
            for drink in sorted(set(drinks)):
                if drink == "love-potion" and self.is_couple(
                    seat, owner_of(self.players, goblets[0])
                ):
                    continue
                left = list(drinks)
                left.remove(drink)
                fill({**poured, str(goblets[0]): drink}, goblets[1:], left)

        fill({}, self.enemy_goblets(seat), self.hand())
        return moves

    def sample(self, rng) -> dict:
        """goblets/set-up and specials: shuffled scoring cards, one special of each pile."""
        stakes = []
        for _ in range(self.goblets):
            cards = [2, 3, 4, 5]
            rng.shuffle(cards)
            stakes.append(cards)
        specials = []
        if self.specials_option != "off":
            specials = [rng.choice(pile) for pile in PILES]
        return {"stakes": stakes, "specials": specials}

    def refuse(self, seat: int, move: dict) -> str | None:
        """The clause a well-formed move breaks: phase and turn, the drinks, the goblets."""
        if "stakes" in move:
            own_phase = "set-up"
        elif "pour" in move:
            own_phase = "pour"
        else:
            own_phase = "toast"
        if self.phase == "over":
            return "goblets/" + own_phase
        if (seat == -1) != (self.phase == "set-up"):
            return "goblets/" + self.phase
        if own_phase != self.phase:
            return "goblets/" + own_phase
        if own_phase == "set-up":
            return self.refuse_stakes(move)
        if own_phase == "pour":
            return self.refuse_pour(seat, move["pour"])
        if seat in self.thumbs:
            return "goblets/toast"
        if len(move["drink"]) != len(self.own_goblets(seat)):
            return "goblets/toast"
        return None

    def refuse_stakes(self, move: dict) -> str | None:
        """goblets/set-up: stakes or specials that cannot be."""
        if len(move["stakes"]) != self.goblets:
            return "goblets/set-up"
        for cards in move["stakes"]:
            if sorted(cards) != [2, 3, 4, 5]:
                return "goblets/set-up"
        if self.specials_option == "off":
            if move["specials"] != []:
                return "goblets/set-up"
            return None
        if len(move["specials"]) != 3:
            return "goblets/set-up"
        for pile, special in zip(PILES, move["specials"], strict=True):
            if special not in pile:
                return "goblets/set-up"
        return None

    def refuse_pour(self, seat: int, pour: dict[str, str]) -> str | None:
        """goblets/pour: once, the drinks in hand, each enemy goblet; then goblets/love-potion."""
        if seat in self.pours:
            return "goblets/pour"
        if sorted(pour.values()) != sorted(self.hand()):
            return "goblets/pour"
        if sorted(pour.keys()) != sorted(str(g) for g in self.enemy_goblets(seat)):
            return "goblets/pour"
        for goblet, drink in pour.items():
            if drink == "love-potion" and self.is_couple(seat, owner_of(self.players, int(goblet))):
                return "goblets/love-potion"
        return None

    def play(self, seat: int, move: dict) -> None:
        """Carry a legal move out."""
        clause = self.refuse(seat, move)
        if clause is not None:
            raise ValueError(clause)
        if "stakes" in move:
            self.stakes = [list(cards) for cards in move["stakes"]]
            self.specials = list(move["specials"])
            self.phase = "pour"
        elif "pour" in move:
            self.pours[seat] = dict(move["pour"])
            if len(self.pours) == self.players:
                self.phase = "toast"
        else:
            self.thumbs[seat] = list(move["drink"])
            if len(self.thumbs) == self.players:
                self.end_round()

    def end_round(self) -> None:
        """goblets/round-end, and the last part of goblets/order: the total is held at 0 or more."""
        stakes = [cards[self.round] for cards in self.stakes]
        contents: list[list[tuple[int, str]]] = [[] for _ in range(self.goblets)]
        for seat in range(self.players):
            for goblet, drink in self.pours[seat].items():
                contents[int(goblet)].append((seat, drink))
        drunk = [False] * self.goblets
        for seat in range(self.players):
            # First thumb for goblet s, second (three players) for goblet s + 3.
            for goblet, thumb in zip(self.own_goblets(seat), self.thumbs[seat], strict=True):
                drunk[goblet] = thumb
        points = score_round(self.players, stakes, contents, drunk)
        added = []
        for seat in range(self.players):
            new = max(0, self.scores[seat] + points[seat])
            added.append(new - self.scores[seat])
            self.scores[seat] = new
        self.finished.append(added)
        self.pours = {}
        self.thumbs = {}
        self.round += 1
        self.phase = "over" if self.round == 4 else "pour"

    def totals(self) -> list[int]:
        """Points so far."""
        return list(self.scores)

    def rounds(self) -> list[list[int]]:
        """What each finished round really added."""
        return [list(points) for points in self.finished]

    def winners(self) -> list[int] | None:
        """goblets/winner: total, then fourth round, then third round, then shared."""
        if self.phase != "over":
            return None
        best = [seat for seat in range(self.players) if self.scores[seat] == max(self.scores)]
        for number in (3, 2):
            highest = max(self.finished[number][seat] for seat in best)
            best = [seat for seat in best if self.finished[number][seat] == highest]
        return best

    def detail(self) -> dict:
        """Nothing beyond the common fields."""
        return {}
