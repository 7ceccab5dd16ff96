"""Cauldrons, read literally: clauses cauldrons/deck to cauldrons/draw-pile."""

COLOURS = ["R", "B", "P"]


def full_deck() -> list[str]:
    """cauldrons/deck: per colour 1, 2, 5, 7 three times and 4 twice; eight poisons."""
    cards = []
    for colour in COLOURS:
        for value in [1, 2, 5, 7]:
            for _ in range(3):
                cards.append(colour + str(value))
        cards.append(colour + "4")
        cards.append(colour + "4")
    for _ in range(8):
        cards.append("X")
    return cards


def value(card: str) -> int:
    """cauldrons/deck: a poison is worth 4, a potion what is printed on it."""
    if card == "X":
        return 4
    return int(card[1])


def colour_of(cauldron: list[str]) -> str | None:
    """cauldrons/poison-anywhere: only potions give a cauldron its colour."""
    for card in cauldron:
        if card != "X":
            return card[0]
    return None


def score_round(taken: list[list[str]]) -> list[int]:
    """cauldrons/majority and cauldrons/points, for the cards each seat has taken."""
    points = []
    for seat in range(len(taken)):
        cost = 0
        for colour in COLOURS:
            mine = len([card for card in taken[seat] if card[0] == colour])
            strictly_most = True
            for other in range(len(taken)):
                if (
                    other != seat
                    and len([card for card in taken[other] if card[0] == colour]) >= mine
                ):
                    strictly_most = False
            if not strictly_most:
                cost += mine
        cost += 2 * taken[seat].count("X")
        points.append(cost)
    return points


class Naive:
    """One match of cauldrons."""

    def __init__(self, players: int, options: dict):
        self.players = players
        self.hand_option = options.get("hand", "all")
        rounds = options.get("rounds", "once")
        # cauldrons/match: the French edition lets each of three players deal twice.
        if rounds == "once":
            self.rounds_to_play = players
        elif rounds == "edition":
            self.rounds_to_play = 6 if players == 3 else players
        else:
            self.rounds_to_play = rounds
        self.finished: list[list[int]] = []
        self.dealer = 0
        self.waiting_for_deal = True
        self.turn = -1
        self.hands: list[list[str]] = []
        self.pile: list[str] = []
        self.cauldrons: list[list[str]] = []
        self.taken: list[list[str]] = []

    def over(self) -> bool:
        """cauldrons/match: all agreed rounds are played."""
        return len(self.finished) == self.rounds_to_play

    def actors(self) -> list[int]:
        """cauldrons/turn-order: one player at a time."""
        if self.over():
            return []
        if self.waiting_for_deal:
            return [-1]
        return [self.turn]

    def legal(self, seat: int) -> list[dict]:
        """cauldrons/own-colour, new-colour and poison-anywhere, card by card."""
        if seat == -1 or seat not in self.actors():
            return []
        moves = []
        for card in self.hands[seat]:
            for into in range(3):
                if card == "X":
                    fits = True
                else:
                    colours = [colour_of(cauldron) for cauldron in self.cauldrons]
                    if card[0] in colours:
                        fits = colours[into] == card[0]
                    else:
                        fits = colours[into] is None
                move = {"play": card, "into": into}
                if fits and move not in moves:
                    moves.append(move)
        return moves

    def sample(self, rng) -> dict:
        """cauldrons/deal: the shuffled deck."""
        cards = full_deck()
        rng.shuffle(cards)
        return {"deal": cards}

    def refuse(self, seat: int, move: dict) -> str | None:
        """The clause a well-formed move breaks: phase and turn, the card, the cauldron."""
        if self.over():
            return "cauldrons/turn-order"
        if self.waiting_for_deal:
            if seat != -1:
                return "cauldrons/deal"
            if "deal" not in move:
                return "cauldrons/turn-order"
            if sorted(move["deal"]) != sorted(full_deck()):
                return "cauldrons/deal"
            return None
        if seat == -1:
            return "cauldrons/turn-order"
        if "deal" in move:
            return "cauldrons/deal"
        if seat != self.turn:
            return "cauldrons/turn-order"
        card = move["play"]
        if card not in self.hands[seat]:
            return "cauldrons/deal"
        if card == "X":
            return None
        here = colour_of(self.cauldrons[move["into"]])
        if here == card[0]:
            return None
        for cauldron in self.cauldrons:
            if colour_of(cauldron) == card[0]:
                return "cauldrons/own-colour"
        if here is not None:
            return "cauldrons/new-colour"
        return None

    def play(self, seat: int, move: dict) -> None:
        """Carry a legal move out."""
        clause = self.refuse(seat, move)
        if clause is not None:
            raise ValueError(clause)
        if seat == -1:
            self.deal(move["deal"])
            return
        card = move["play"]
        into = move["into"]
        self.hands[seat].remove(card)
        before = self.cauldrons[into]
        # cauldrons/limit: 13 exactly is still fine.
        if sum(value(c) for c in before) + value(card) > 13:
            # cauldrons/overflow: the card just played stays.
            self.taken[seat].extend(before)
            self.cauldrons[into] = [card]
        else:
            before.append(card)
        # cauldrons/draw-pile (the pile is empty without the variant)
        if self.pile:
            self.hands[seat].append(self.pile.pop(0))
        self.turn = (seat + 1) % self.players
        if not self.pile and all(not hand for hand in self.hands):
            # cauldrons/round-end
            self.finished.append(score_round(self.taken))
            self.dealer = (self.dealer + 1) % self.players
            self.waiting_for_deal = True

    def deal(self, cards: list[str]) -> None:
        """cauldrons/deal, deal-three and draw-pile: one card at a time from the dealer's left."""
        self.hands = [[] for _ in range(self.players)]
        self.taken = [[] for _ in range(self.players)]
        self.cauldrons = [[], [], []]
        self.pile = []
        receivers: list[int | None] = [
            (self.dealer + 1 + k) % self.players for k in range(self.players)
        ]
        if self.hand_option == "five":
            dealt = cards[: 5 * self.players]
            self.pile = cards[5 * self.players :]
        else:
            dealt = cards
            if self.players == 3:
                # The hand that is out comes after the dealer.
                receivers.append(None)
        for i, card in enumerate(dealt):
            receiver = receivers[i % len(receivers)]
            if receiver is not None:
                self.hands[receiver].append(card)
        self.turn = (self.dealer + 1) % self.players
        self.waiting_for_deal = False

    def totals(self) -> list[int]:
        """Points so far."""
        return [sum(points[seat] for points in self.finished) for seat in range(self.players)]

    def rounds(self) -> list[list[int]]:
        """Points of each finished round."""
        return [list(points) for points in self.finished]

    def winners(self) -> list[int] | None:
        """cauldrons/winner: lowest total, shared on a tie."""
        if not self.over():
            return None
        totals = self.totals()
        return [seat for seat in range(self.players) if totals[seat] == min(totals)]

    def detail(self) -> dict:
        """Nothing beyond the common fields."""
        return {}
