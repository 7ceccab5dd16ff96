"""Hue, read literally: clauses hue/card to hue/winner.

Areas are found by a flood fill over a micro-grid of 3 x 3 cells a square.
"""

COLOURS = "RYGBP"
STEPS = {"e": (1, 0), "s": (0, 1), "w": (-1, 0), "n": (0, -1)}


def letters(*numbers: int) -> str:
    """Colour numbers, counted round the circle, as letters."""
    return "".join(COLOURS[number % 5] for number in numbers)


def standard_cards() -> list[str]:
    """hue/deck: ten solid and ten striped cards."""
    cards = []
    for i in range(5):
        cards.append("S:" + letters(i, i + 1, i + 2))
        cards.append("S:" + letters(i, i + 3, i + 1))
        cards.append("T:" + letters(i + 1, i, i + 2))
        cards.append("T:" + letters(i + 1, i, i + 3))
    return cards


def poison_cards() -> list[str]:
    """hue/deck: five poison cards."""
    return ["X:" + letters(i + 1, i, i + 4) for i in range(5)]


def starting_cards() -> list[str]:
    """hue/deck: five starting cards of nine small rectangles."""
    return [
        "N:" + letters(i + 1, i + 2, i + 3, i + 4, i, i + 1, i + 2, i + 3, i + 4) for i in range(5)
    ]


def squares_of(at: list[int], heading: str) -> list[tuple[int, int]]:
    """The three squares of a card, the first one first."""
    x, y = at
    dx, dy = STEPS[heading]
    return [(x, y), (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)]


def neighbours(place: tuple[int, int]) -> list[tuple[int, int]]:
    """The four places that share a side."""
    x, y = place
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def stripe_number(column: int, row: int, towards: str) -> int:
    """Which of three stripes a micro-cell is in, when they are counted in a direction."""
    if towards == "e":
        return column
    if towards == "w":
        return 2 - column
    if towards == "s":
        return row
    return 2 - row


def section_at(
    code: str, index: int, heading: str, column: int, row: int
) -> tuple[str, int, int, bool]:
    """Colour, number, worth and skull of the section in one micro-cell of a card's square."""
    kind, colours = code.split(":")
    if kind in ("S", "X"):
        return colours[index], 0, 3, kind == "X" and index == 1
    if kind == "T":
        # First stripe on the walker's left, so stripes are counted from left to right hand.
        right_hand = {"e": "s", "s": "w", "w": "n", "n": "e"}[heading]
        number = stripe_number(column, row, right_hand)
        return colours[number], number, 1, False
    number = stripe_number(column, row, heading)
    return colours[3 * index + number], number, 1, False


def find_areas(top: dict) -> list[dict]:
    """hue/area: colour, points (skull ignored) of every area, and whether it is poisoned."""
    cells = {}
    for (x, y), (code, index, heading) in top.items():
        for column in range(3):
            for row in range(3):
                colour, number, worth, skull = section_at(code, index, heading, column, row)
                cells[(3 * x + column, 3 * y + row)] = (colour, (x, y, number), worth, skull)
    areas = []
    seen = set()
    for start in cells:
        if start in seen:
            continue
        colour = cells[start][0]
        seen.add(start)
        waiting = [start]
        sections = {}
        while waiting:
            cell = waiting.pop()
            _, name, worth, skull = cells[cell]
            sections[name] = (worth, skull)
            for other in neighbours(cell):
                if other in cells and other not in seen and cells[other][0] == colour:
                    seen.add(other)
                    waiting.append(other)
        has_skull = any(skull for _, skull in sections.values())
        areas.append(
            {
                "colour": colour,
                "points": sum(worth for worth, _ in sections.values()),
                # hue/poison: a skull on its own harms nothing.
                "poisoned": has_skull and len(sections) > 1,
            }
        )
    return areas


def colour_values(top: dict, poisoned_colour: str) -> dict[str, int]:
    """hue/colour-value and hue/poison with its option."""
    areas = find_areas(top)
    values = {}
    for colour in COLOURS:
        mine = [area for area in areas if area["colour"] == colour]
        value = 0
        if poisoned_colour == "next-area":
            for area in mine:
                if not area["poisoned"]:
                    value = max(value, area["points"])
        elif mine:
            most = max(area["points"] for area in mine)
            # Of equal ones the healthy one counts.
            if any(area["points"] == most and not area["poisoned"] for area in mine):
                value = most
        values[colour] = value
    return values


class Naive:
    """One match of hue."""

    def __init__(self, players: int, options: dict):
        self.players = players
        self.poisoned_colour = options.get("poisoned-colour", "next-area")
        self.first_option = options.get("first", "random")
        self.is_set_up = False
        self.hands: list[list[str]] = []
        self.first = -1
        self.turn = -1
        # The visible square at each place: card, which of its squares, heading.
        self.top: dict[tuple[int, int], tuple[str, int, str]] = {}

    def over(self) -> bool:
        """hue/turn: everyone has exactly one card left."""
        return self.is_set_up and all(len(hand) == 1 for hand in self.hands)

    def actors(self) -> list[int]:
        """hue/turn: one player at a time."""
        if not self.is_set_up:
            return [-1]
        if self.over():
            return []
        return [self.turn]

    def legal(self, seat: int) -> list[dict]:
        """hue/touch and hue/cover, place by place over everything within reach."""
        if seat == -1 or seat not in self.actors():
            return []
        xs = [x for x, _ in self.top]
        ys = [y for _, y in self.top]
        places = []
        # A card that touches has its first square at most three steps outside.
        for x in range(min(xs) - 3, max(xs) + 4):
            for y in range(min(ys) - 3, max(ys) + 4):
                for heading in STEPS:
                    squares = squares_of([x, y], heading)
                    covered = len([square for square in squares if square in self.top])
                    if covered == 1:
                        places.append((x, y, heading))
                    elif covered == 0:
                        sides = [side for square in squares for side in neighbours(square)]
                        if any(side in self.top for side in sides):
                            places.append((x, y, heading))
        return [
            {"place": card, "at": [x, y], "heading": h}
            for card in self.hands[seat]
            for x, y, h in places
        ]

    def sample(self, rng) -> dict:
        """hue/set-up: three starting cards; each a poison and five (or four) standard cards."""
        standard = standard_cards()
        poison = poison_cards()
        starters = starting_cards()
        for pile in (standard, poison, starters):
            rng.shuffle(pile)
        each = 4 if self.players == 5 else 5
        hands = []
        for _ in range(self.players):
            hand = [poison.pop()]
            for _ in range(each):
                hand.append(standard.pop())
            rng.shuffle(hand)
            hands.append(hand)
        first = rng.randrange(self.players) if self.first_option == "random" else self.first_option
        return {"starters": starters[:3], "hands": hands, "first": first}

    def refuse(self, seat: int, move: dict) -> str | None:
        """The clause a well-formed move breaks: phase and turn, then the card, then the place."""
        if self.over():
            return "hue/turn"
        if not self.is_set_up:
            if seat != -1:
                return "hue/set-up"
            if "starters" not in move:
                return "hue/turn"
            return self.refuse_set_up(move)
        if seat == -1:
            return "hue/turn"
        if "starters" in move:
            return "hue/set-up"
        if seat != self.turn:
            return "hue/turn"
        if move["place"] not in self.hands[seat]:
            return "hue/card"
        squares = squares_of(move["at"], move["heading"])
        covered = [square for square in squares if square in self.top]
        if len(covered) > 1:
            return "hue/cover"
        if len(covered) == 1:
            return None
        for square in squares:
            for side in neighbours(square):
                if side in self.top:
                    return None
        return "hue/touch"

    def refuse_set_up(self, move: dict) -> str | None:
        """hue/set-up: right piles, right numbers, no card twice, the agreed start player."""
        starters = move["starters"]
        hands = move["hands"]
        if len(starters) != 3 or len(hands) != self.players:
            return "hue/set-up"
        used = list(starters)
        for card in starters:
            if card not in starting_cards():
                return "hue/set-up"
        for hand in hands:
            used.extend(hand)
            if len([card for card in hand if card in poison_cards()]) != 1:
                return "hue/set-up"
            if len([card for card in hand if card in standard_cards()]) != (
                4 if self.players == 5 else 5
            ):
                return "hue/set-up"
            if len([card for card in hand if card in starting_cards()]) != 0:
                return "hue/set-up"
        for card in used:
            if used.count(card) != 1:
                return "hue/set-up"
        if self.first_option != "random" and move["first"] != self.first_option:
            return "hue/set-up"
        return None

    def lay(self, code: str, at: list[int], heading: str) -> None:
        """Put a card on the grid, over whatever lies there."""
        for index, square in enumerate(squares_of(at, heading)):
            self.top[square] = (code, index, heading)

    def play(self, seat: int, move: dict) -> None:
        """Carry a legal move out."""
        clause = self.refuse(seat, move)
        if clause is not None:
            raise ValueError(clause)
        if seat == -1:
            self.hands = [list(hand) for hand in move["hands"]]
            self.first = move["first"]
            self.turn = self.first
            for k, code in enumerate(move["starters"]):
                self.lay(code, [k, k], "e")
            self.is_set_up = True
            return
        self.hands[seat].remove(move["place"])
        self.lay(move["place"], move["at"], move["heading"])
        self.turn = (seat + 1) % self.players

    def totals(self) -> list[int]:
        """hue/score, zeros until the end."""
        if not self.over():
            return [0] * self.players
        values = colour_values(self.top, self.poisoned_colour)
        scores = []
        for hand in self.hands:
            colours = hand[0].split(":")[1]
            scores.append(values[colours[0]] + 2 * values[colours[1]] + values[colours[2]])
        return scores

    def rounds(self) -> list[list[int]]:
        """One round."""
        return [self.totals()] if self.over() else []

    def winners(self) -> list[int] | None:
        """hue/winner: of the highest the first clockwise from the start player."""
        if not self.over():
            return None
        scores = self.totals()
        for k in range(self.players):
            seat = (self.first + k) % self.players
            if scores[seat] == max(scores):
                return [seat]
        return None

    def detail(self) -> dict:
        """What each colour was worth, once the match is over."""
        if not self.over():
            return {}
        return {"values": colour_values(self.top, self.poisoned_colour)}
