"""Random records of the four games, each with what `poisonbox check --json` must print for it."""

import copy
import random

from tests.reference import cauldrons, goblets, hue, pok

NAIVE = {"cauldrons": cauldrons.Naive, "goblets": goblets.Naive, "pok": pok.Naive, "hue": hue.Naive}
PLAYERS = {"cauldrons": range(3, 7), "goblets": range(3, 9), "pok": range(3, 8), "hue": range(2, 6)}
GAMES = list(NAIVE)

Moves = list[tuple[int, dict]]


def random_players(game: str, rng: random.Random) -> int:
    """Any number of players the game allows."""
    return rng.choice(list(PLAYERS[game]))


def random_options(game: str, players: int, rng: random.Random) -> dict:
    """Options as records have them; every value can come up, and every option can be missing."""
    options: dict = {}
    if game == "cauldrons":
        # Short matches more often than long ones, so that a run covers more deals of every kind.
        options["rounds"] = rng.choice(["once", "edition", 1, 1, 2, 2, 3, rng.randint(1, 12)])
        options["hand"] = rng.choice(["all", "five"])
        options["memory"] = rng.choice(["off", "on"])
    elif game == "goblets":
        options["specials"] = rng.choice(["off", "one", "one", "two", "two", "two"])
        seats = list(range(players))
        rng.shuffle(seats)
        couples = []
        for k in range(rng.randint(0, players // 2)):
            couples.append([seats[2 * k], seats[2 * k + 1]])
        options["couples"] = couples
    elif game == "pok":
        options["memory"] = rng.choice(["off", "on"])
    else:
        options["poisoned-colour"] = rng.choice(["next-area", "zero"])
        options["first"] = rng.choice(["random", rng.randrange(players)])
    for key in list(options):
        if rng.random() < 0.15:
            del options[key]
    return options


def record_of(game: str, players: int, options: dict, moves: Moves) -> dict:
    """One record, without the seats, which may be missing."""
    return {
        "format": 1,
        "game": game,
        "rules_version": 1,
        "players": players,
        "options": options,
        "moves": [[seat, move] for seat, move in moves],
    }


def expectation_of(naive, moves: Moves) -> dict:
    """What check prints when every move was accepted."""
    actors = naive.actors()
    legal = {}
    for seat in actors:
        if seat != -1:
            legal[str(seat)] = len(naive.legal(seat))
    return {
        "ok": True,
        "moves": len(moves),
        "actors": actors,
        "legal": legal,
        "totals": naive.totals(),
        "rounds": naive.rounds(),
        "winners": naive.winners(),
        "detail": naive.detail(),
    }


def replay(game: str, players: int, options: dict, moves: Moves):
    """A fresh match after these moves."""
    naive = NAIVE[game](players, options)
    for seat, move in moves:
        naive.play(seat, move)
    return naive


def pok_round_towards_stalemate(naive, keep: str, rng: random.Random) -> Moves:
    """A round in which somebody hands over, but nobody the symbol to keep; empty if none came."""
    for _ in range(200):
        trial = copy.deepcopy(naive)
        moves: Moves = [(-1, trial.sample(rng))]
        trial.play(*moves[0])
        for seat in range(naive.players):
            shows = trial.legal(seat)
            others = [move for move in shows if move["show"] != keep]
            moves.append((seat, rng.choice(others or shows)))
            trial.play(*moves[-1])
        kept = all(hand.count(keep) == 2 for hand in trial.counters)
        if kept and sum(trial.finished[-1]) > 0:
            return moves
    return []


def choose(game: str, naive, seat: int, rng: random.Random, mood: str) -> dict:
    """A legal move; moods make crowded goblets and mutual love potions happen often enough."""
    legal = naive.legal(seat)
    if game == "goblets" and naive.phase == "pour" and mood != "plain" and rng.random() < 0.8:
        if mood == "crowd":
            favourite = naive.round % naive.goblets
        else:
            favourite = seat ^ 1
        wanted = [m for m in legal if m["pour"].get(str(favourite)) in naive.round_specials()]
        if wanted:
            return rng.choice(wanted)
    if game == "goblets" and naive.phase == "toast" and mood != "plain" and rng.random() < 0.5:
        return {"drink": [True] * len(naive.own_goblets(seat))}
    return rng.choice(legal)


def random_match(game: str, players: int, options: dict, rng: random.Random) -> Moves:
    """The moves of a whole match."""
    naive = NAIVE[game](players, options)
    moves: Moves = []
    mood = rng.choice(["plain", "crowd", "pairs"])
    # pok/stalemate hardly ever comes by itself: in some matches the table steers towards it.
    keep = rng.choice(pok.SYMBOLS) if game == "pok" and rng.random() < 0.2 else None
    while naive.actors():
        steps: Moves = []
        if keep is not None and naive.actors() == [-1]:
            steps = pok_round_towards_stalemate(naive, keep, rng)
            if not steps:
                keep = None
        if not steps:
            seat = rng.choice(naive.actors())
            if seat == -1:
                steps = [(-1, naive.sample(rng))]
                if mood == "pairs" and steps[0][1].get("specials") and rng.random() < 0.5:
                    steps[0][1]["specials"][0] = "love-potion"
            else:
                steps = [(seat, choose(game, naive, seat, rng, mood))]
        for seat, move in steps:
            naive.play(seat, move)
            moves.append((seat, move))
    return moves


def complete_game(game: str, players: int, options: dict, rng: random.Random) -> tuple[dict, dict]:
    """A match played to its end."""
    moves = random_match(game, players, options, rng)
    naive = replay(game, players, options, moves)
    return record_of(game, players, options, moves), expectation_of(naive, moves)


def truncated_game(game: str, players: int, options: dict, rng: random.Random) -> tuple[dict, dict]:
    """A match broken off before its end."""
    moves = random_match(game, players, options, rng)
    moves = moves[: rng.randrange(len(moves))]
    naive = replay(game, players, options, moves)
    return record_of(game, players, options, moves), expectation_of(naive, moves)


def spoiled_game(game: str, players: int, options: dict, rng: random.Random) -> tuple[dict, dict]:
    """A match, broken off or not, and one more move, well-formed, that may not be made there."""
    whole = random_match(game, players, options, rng)
    cut = rng.choice([0, 1, len(whole)] + [rng.randint(0, len(whole)) for _ in range(12)])
    if game == "goblets" and rng.random() < 0.3:
        # The second round is poured: whenever there are love potions, they are in hand now.
        cut = 1 + 2 * players + rng.randrange(players)
    moves = whole[:cut]
    naive = replay(game, players, options, moves)
    found: dict[str, list] = {}
    while not found:
        for _ in range(40):
            seat, move = SPOILERS[game](naive, rng)
            clause = naive.refuse(seat, move)
            if clause is not None:
                found.setdefault(clause, []).append((seat, move))
    # Every clause that can be broken here is as likely as any other.
    clause = rng.choice(sorted(found))
    last = rng.choice(found[clause])
    expectation = {"ok": False, "move": len(moves), "clause": clause}
    return record_of(game, players, options, [*moves, last]), expectation


def some_seat(naive, rng: random.Random) -> int:
    """A seat that is to act, or any seat, chance included."""
    actors = naive.actors()
    if actors and rng.random() < 0.6:
        return rng.choice(actors)
    return rng.randrange(-1, naive.players)


def spoil_cauldrons(naive, rng: random.Random) -> tuple[int, dict]:
    """A play or a deal that may be wrong in any way."""
    seat = some_seat(naive, rng)
    if rng.random() < (0.7 if naive.waiting_for_deal else 0.15):
        cards = naive.sample(rng)["deal"]
        change = rng.choice(["none", "short", "long", "swap"])
        if change == "short":
            cards.pop()
        elif change == "long":
            cards.append(rng.choice(cards))
        elif change == "swap":
            cards[rng.randrange(len(cards))] = rng.choice(cards)
        return seat, {"deal": cards}
    card = rng.choice(cauldrons.full_deck())
    if seat >= 0 and naive.hands and naive.hands[seat] and rng.random() < 0.7:
        card = rng.choice(naive.hands[seat])
    return seat, {"play": card, "into": rng.randrange(3)}


def spoil_goblets(naive, rng: random.Random) -> tuple[int, dict]:
    """Stakes, a pour or thumbs that may be wrong in any way."""
    seat = some_seat(naive, rng)
    kind = rng.choice(["stakes", "pour", "drink", naive.phase, naive.phase])
    drinks = ["plain", "poison"] + [special for pile in goblets.PILES for special in pile]
    if kind in ("stakes", "set-up"):
        move = naive.sample(rng)
        stakes, specials = move["stakes"], move["specials"]
        change = rng.choice(
            ["none", "goblet less", "goblet more", "short", "long", "value", "specials", "special"]
        )
        if change == "goblet less":
            stakes.pop()
        elif change == "goblet more":
            stakes.append([2, 3, 4, 5])
        elif change == "short":
            rng.choice(stakes).pop()
        elif change == "long":
            rng.choice(stakes).append(2)
        elif change == "value":
            rng.choice(stakes)[rng.randrange(4)] = rng.randint(1, 6)
        elif change == "specials":
            move["specials"] = [rng.choice(pile) for pile in goblets.PILES][: rng.randint(0, 3)]
        elif change == "special" and specials:
            specials[rng.randrange(3)] = rng.choice(drinks[2:])
        return seat, move
    if kind in ("drink", "toast"):
        right = 2 if naive.players == 3 else 1
        number = rng.choice([right, right, 1, 2, 3])
        return seat, {"drink": [rng.random() < 0.5 for _ in range(number)]}
    pourer = max(seat, 0)
    hand = naive.hand() if naive.phase in ("pour", "toast") else ["poison", "plain", "plain"]
    while len(hand) < len(naive.enemy_goblets(pourer)):
        hand.append("plain")
    rng.shuffle(hand)
    keys = naive.enemy_goblets(pourer)
    pour = {str(g): drink for g, drink in zip(keys, hand, strict=False)}
    change = rng.choice(["none", "none", "missing", "own", "extra", "drink", "partner", "partner"])
    victim = rng.choice(list(pour))
    if change == "missing":
        del pour[victim]
    elif change == "own":
        pour[str(pourer)] = pour.pop(victim)
    elif change == "extra":
        pour[str(rng.randrange(8))] = rng.choice(drinks)
    elif change == "drink":
        pour[victim] = rng.choice(drinks)
    elif change == "partner" and "love-potion" in hand:
        # The love potion changes places with what was meant for the partner's goblet.
        for goblet in list(pour):
            if naive.is_couple(pourer, goblets.owner_of(naive.players, int(goblet))):
                held = next(g for g in pour if pour[g] == "love-potion")
                pour[held], pour[goblet] = pour[goblet], pour[held]
    return seat, {"pour": pour}


def spoil_pok(naive, rng: random.Random) -> tuple[int, dict]:
    """A roll or a counter that may be wrong in any way."""
    seat = some_seat(naive, rng)
    if rng.random() < (0.7 if naive.roll is None else 0.2):
        faces = naive.sample(rng)["roll"]
        change = rng.choice(["none", "two dice", "four dice", "blank", "number", "order"])
        if change == "two dice":
            faces.pop()
        elif change == "four dice":
            faces.append(None)
        elif change == "blank":
            faces[0] = None
        elif change == "number":
            faces[rng.randrange(3)] = [rng.randint(1, 4), rng.choice(pok.SYMBOLS)]
        elif change == "order":
            rng.shuffle(faces)
        return seat, {"roll": faces}
    return seat, {"show": rng.choice(pok.SYMBOLS)}


def spoil_hue(naive, rng: random.Random) -> tuple[int, dict]:
    """A set-up or a placement that may be wrong in any way."""
    seat = some_seat(naive, rng)
    everything = hue.standard_cards() + hue.poison_cards() + hue.starting_cards()
    if rng.random() < (0.15 if naive.is_set_up else 0.7):
        move = naive.sample(rng)
        starters, hands = move["starters"], move["hands"]
        change = rng.choice(
            ["none", "hand less", "hand more", "card less", "card more", "card", "starter", "first"]
        )
        if change == "hand less":
            hands.pop()
        elif change == "hand more":
            hands.append(list(hands[0]))
        elif change == "card less":
            rng.choice([starters, *hands]).pop()
        elif change == "card more":
            rng.choice([starters, *hands]).append(rng.choice(everything))
        elif change == "card":
            hand = rng.choice(hands)
            hand[rng.randrange(len(hand))] = rng.choice(everything)
        elif change == "starter":
            starters[rng.randrange(3)] = rng.choice(everything)
        elif change == "first":
            move["first"] = rng.randrange(naive.players)
        return seat, move
    card = rng.choice(everything)
    if seat >= 0 and naive.hands and rng.random() < 0.75:
        card = rng.choice(naive.hands[seat])
    reach = 2 if rng.random() < 0.5 else 8
    x, y = rng.choice(list(naive.top)) if naive.top else (0, 0)
    at = [x + rng.randint(-reach, reach), y + rng.randint(-reach, reach)]
    return seat, {"place": card, "at": at, "heading": rng.choice("eswn")}


SPOILERS = {
    "cauldrons": spoil_cauldrons,
    "goblets": spoil_goblets,
    "pok": spoil_pok,
    "hue": spoil_hue,
}


def random_record(game: str, rng: random.Random) -> tuple[str, dict, dict]:
    """Kind, record and expectation: 60 % complete, 25 % truncated, 15 % spoiled."""
    players = random_players(game, rng)
    options = random_options(game, players, rng)
    draw = rng.random()
    if draw < 0.60:
        return ("complete", *complete_game(game, players, options, rng))
    if draw < 0.85:
        return ("truncated", *truncated_game(game, players, options, rng))
    return ("spoiled", *spoiled_game(game, players, options, rng))
