"""Pok, read literally: clauses pok/counters to pok/stalemate."""

SYMBOLS = ["disc", "square", "triangle"]

# pok/dice: the six faces of each die as published.
DICE = [
    [[1, "disc"], [1, "disc"], [1, "square"], [1, "square"], [1, "triangle"], [1, "triangle"]],
    [[2, "disc"], [2, "square"], [2, "triangle"], None, None, None],
    [[3, "disc"], [3, "square"], [3, "triangle"], None, None, None],
]


def handed_over(roll: list, shown: list[str]) -> list[bool]:
    """pok/exact, each-die-alone, miss, outsider, all-outside: who hands the shown counter over."""
    result = [False] * len(shown)
    any_met = False
    for face in roll:
        if face is None:
            continue
        number, symbol = face
        if shown.count(symbol) == number:
            any_met = True
            for seat in range(len(shown)):
                if shown[seat] == symbol:
                    result[seat] = True
    if any_met:
        return result
    on_dice = [face[1] for face in roll if face is not None]
    outsiders = [seat for seat in range(len(shown)) if shown[seat] not in on_dice]
    if len(outsiders) == len(shown):
        return [False] * len(shown)
    return [seat in outsiders for seat in range(len(shown))]


class Naive:
    """One match of pok."""

    def __init__(self, players: int, options: dict):
        self.players = players
        self.counters = [
            ["disc", "disc", "square", "square", "triangle", "triangle"] for _ in range(players)
        ]
        self.roll: list | None = None
        self.shown: dict[int, str] = {}
        self.finished: list[list[int]] = []

    def stalemate(self) -> bool:
        """pok/stalemate: four or more players hold one and the same symbol only."""
        if self.players < 4:
            return False
        held = []
        for counters in self.counters:
            held.extend(counters)
        return len(set(held)) == 1

    def over(self) -> bool:
        """pok/winner or pok/stalemate."""
        return max(self.totals()) >= 5 or self.stalemate()

    def actors(self) -> list[int]:
        """pok/roll, then pok/choose: everyone who has not chosen yet."""
        if self.over():
            return []
        if self.roll is None:
            return [-1]
        return [seat for seat in range(self.players) if seat not in self.shown]

    def legal(self, seat: int) -> list[dict]:
        """pok/choose: any symbol still held."""
        if seat == -1 or seat not in self.actors():
            return []
        return [{"show": symbol} for symbol in SYMBOLS if symbol in self.counters[seat]]

    def sample(self, rng) -> dict:
        """pok/roll: one face of each die."""
        faces = []
        for die in DICE:
            face = rng.choice(die)
            faces.append(None if face is None else list(face))
        return {"roll": faces}

    def refuse(self, seat: int, move: dict) -> str | None:
        """The clause a well-formed move breaks: phase and turn, then faces or counters."""
        own_phase = "pok/roll" if "roll" in move else "pok/choose"
        if self.over():
            return own_phase
        if self.roll is None:
            if seat != -1:
                return "pok/roll"
            if "roll" not in move:
                return own_phase
            if len(move["roll"]) != 3:
                return "pok/dice"
            for face, die in zip(move["roll"], DICE, strict=True):
                if face not in die:
                    return "pok/dice"
            return None
        if seat == -1:
            return "pok/choose"
        if "show" not in move:
            return own_phase
        if seat in self.shown:
            return "pok/choose"
        if move["show"] not in self.counters[seat]:
            return "pok/choose"
        return None

    def play(self, seat: int, move: dict) -> None:
        """Carry a legal move out."""
        clause = self.refuse(seat, move)
        if clause is not None:
            raise ValueError(clause)
        if "roll" in move:
            self.roll = move["roll"]
            return
        self.shown[seat] = move["show"]
        if len(self.shown) == self.players:
            shown = [self.shown[s] for s in range(self.players)]
            points = []
            for s, gone in enumerate(handed_over(self.roll, shown)):
                if gone:
                    self.counters[s].remove(shown[s])
                points.append(1 if gone else 0)
            self.finished.append(points)
            self.roll = None
            self.shown = {}

    def totals(self) -> list[int]:
        """Counters handed over."""
        return [6 - len(counters) for counters in self.counters]

    def rounds(self) -> list[list[int]]:
        """Counters handed over in each finished round."""
        return [list(points) for points in self.finished]

    def winners(self) -> list[int] | None:
        """pok/winner: all who handed over a fifth counter; pok/stalemate: everybody."""
        if not self.over():
            return None
        five = [seat for seat in range(self.players) if self.totals()[seat] >= 5]
        if five:
            return five
        return list(range(self.players))

    def detail(self) -> dict:
        """Nothing beyond the common fields."""
        return {}
