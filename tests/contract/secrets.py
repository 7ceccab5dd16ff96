"""Other worlds: matches that differ only in what one watcher may not know.

Each function takes a match and a watcher (a seat, or None for a bystander) and gives another log,
move for move as long, in which everything that was hidden from that watcher may have changed. It
works on moves as records write them; the match that plays the log says whether it is possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from poisonbox.core.match import Match

Log = list[tuple[int, Any]]
Watcher = int | None


def other_world(match: Match[Any], watcher: Watcher, rng: Random) -> Match[Any]:
    """A match that looks the same to the watcher."""
    encode, decode = match.game.encode, match.game.decode
    written = [(seat, encode(move)) for seat, move in match.log]
    log = OTHER_LOGS[match.game.id](match, written, watcher, rng)
    moves = [(seat, decode(value)) for seat, value in log]
    assert [seat for seat, _ in moves] == [seat for seat, _ in match.log]
    return Match.replay(match.game, match.players, match.options, moves)


# -- cauldrons -------------------------------------------------------------------------------------


def cauldrons(match: Match[Any], log: Log, watcher: Watcher, rng: Random) -> Log:
    """Other hands, the pile still to be drawn and the cards that are out are reshuffled."""
    changed = [*log]
    deals = [index for index, (seat, _) in enumerate(log) if seat == -1]
    for number, start in enumerate(deals):
        end = deals[number + 1] if number + 1 < len(deals) else len(log)
        plays = [(seat, value["play"]) for seat, value in log[start + 1 : end]]
        first = (number + 1) % match.players
        owners = _owners(match, first, len(plays))
        cards = _other_deal(log[start][1]["deal"], owners, plays, watcher, rng)
        changed[start] = (-1, {"deal": cards})
    return changed


def _owners(match: Match[Any], first: int, plays: int) -> list[tuple[int | None, int]]:
    """For each card of the deck in the order dealt: who got it, and before which play."""
    players = match.players
    if match.options["hand"] == "five":
        hands = [((first + at) % players, 0) for at in range(5 * players)]
        pile = range(50 - 5 * players)
        return hands + [((first + at) % players if at < plays else None, at + 1) for at in pile]
    if players == 3:
        return [(None if at % 4 == 3 else (first + at % 4) % 3, 0) for at in range(50)]
    return [((first + at) % players, 0) for at in range(50)]


def _other_deal(
    cards: list[str],
    owners: list[tuple[int | None, int]],
    plays: list[tuple[int, str]],
    watcher: Watcher,
    rng: Random,
) -> list[str]:
    """Another order of the deck from which the same cards could be played."""
    free = set(range(len(cards)))
    for number, (seat, card) in enumerate(plays):
        held = [
            at for at in free
            if cards[at] == card and owners[at][0] == seat and owners[at][1] <= number
        ]  # fmt: skip
        free.remove(rng.choice(held))
    changed = [*cards]
    hidden = [at for at in sorted(free) if watcher is None or owners[at][0] != watcher]
    order = rng.sample(hidden, len(hidden))
    for at, to in zip(hidden, order, strict=True):
        changed[to] = cards[at]
    unseen = [at for at in range(50) if watcher is None or owners[at][0] != watcher]
    for _ in range(10):  # cards that were played may have been dealt to another place, too
        at, to = rng.sample(unseen, 2)
        changed[at], changed[to] = changed[to], changed[at]
        if not _playable(changed, owners, plays):
            changed[at], changed[to] = changed[to], changed[at]
    return changed


def _playable(
    cards: list[str], owners: list[tuple[int | None, int]], plays: list[tuple[int, str]]
) -> bool:
    hands: dict[int | None, Counter[str]] = {}
    arrivals: dict[int, list[int]] = {}
    for at, (_, when) in enumerate(owners):
        arrivals.setdefault(when, []).append(at)
    for number, (seat, card) in enumerate(plays):
        for at in arrivals.get(number, ()):
            hands.setdefault(owners[at][0], Counter())[cards[at]] += 1
        if not hands[seat][card]:
            return False
        hands[seat][card] -= 1
    return True


# -- goblets ---------------------------------------------------------------------------------------

PILES = (
    ("spoil", "half-poison", "antidote", "love-potion"),
    ("more-drinks", "cordial", "safe-bet", "spirits"),
    ("liqueur", "sip", "poison-bet", "double"),
)


def goblets(match: Match[Any], log: Log, watcher: Watcher, rng: Random) -> Log:
    """Later stakes and specials, sealed choices, and what stayed covered are changed."""
    if not log:
        return []
    played, begun = divmod(len(log) - 1, 2 * match.players)
    changed: Log = [(-1, _other_stakes(log[0][1], played, rng))]
    for round_ in range(played + bool(begun)):
        start = 1 + 2 * match.players * round_
        middle, end = start + match.players, start + 2 * match.players
        over = round_ < played
        shown = _shown(match, log[middle:end], round_) if over else set()
        for seat, value in log[start:middle]:
            covered = [goblet for goblet in value["pour"] if int(goblet) not in shown]
            keep = seat == watcher
            changed.append((seat, value if keep else _other_pour(match, seat, value, covered, rng)))
        for seat, value in log[middle:end]:
            thumbs = [rng.random() < 0.5 for _ in value["drink"]]
            changed.append((seat, value if over or seat == watcher else {"drink": thumbs}))
    return changed


def _shown(match: Match[Any], toasts: Log, round_: int) -> set[int]:
    """goblets/reveal: those that were drunk, or all of them."""
    if match.options["specials"] != "off" and round_ > 0:
        return set(range(8))
    return {
        seat + index * match.players
        for seat, value in toasts
        for index, drunk in enumerate(value["drink"])
        if drunk
    }


def _other_stakes(value: Any, round_: int, rng: Random) -> Any:
    """The scoring cards and special drinks of the rounds that have not begun are drawn anew."""
    stakes = []
    for pile in value["stakes"]:
        later = pile[round_ + 1 :]
        stakes.append(pile[: round_ + 1] + rng.sample(later, len(later)))
    specials = [
        special if index < round_ else rng.choice(PILES[index])
        for index, special in enumerate(value["specials"])
    ]
    return {"stakes": stakes, "specials": specials}


def _other_pour(
    match: Match[Any], seat: int, value: Any, covered: list[str], rng: Random
) -> dict[str, Any]:
    """The drinks under goblets that are covered change places."""
    drinks = [value["pour"][goblet] for goblet in covered]
    partners = [pair for pair in match.options["couples"] if seat in pair]
    while True:
        rng.shuffle(drinks)
        pour = value["pour"] | dict(zip(covered, drinks, strict=True))
        loved = [int(goblet) for goblet in pour if pour[goblet] == "love-potion"]
        if not any(goblet % match.players in pair for goblet in loved for pair in partners):
            return {"pour": pour}


# -- pok -------------------------------------------------------------------------------------------


def pok(match: Match[Any], log: Log, watcher: Watcher, rng: Random) -> Log:
    """Fists that are still closed hold other counters."""
    changed = [*log]
    closed = max(len(log) % (match.players + 1) - 1, 0)
    for index in range(len(log) - closed, len(log)):
        seat = log[index][0]
        if seat != watcher:
            view: Any = match.view(seat)
            symbol = rng.choice([name for name, left in view.counters.items() if left])
            changed[index] = (seat, {"show": symbol})
    return changed


# -- hue -------------------------------------------------------------------------------------------


def hue(match: Match[Any], log: Log, watcher: Watcher, rng: Random) -> Log:
    """Cards that were not laid are exchanged with other hands and with those out of the match."""
    if not log:
        return []
    hands = [[*hand] for hand in log[0][1]["hands"]]
    if len(log) - 1 == match.players * (len(hands[0]) - 1):  # score cards are shown at the end
        return log
    known = {value["place"] for _, value in log[1:]}
    known |= set() if watcher is None else set(hands[watcher])
    everything = _standard_and_poison_cards()
    for poison in (False, True):
        unknown = [
            card for card in everything if card not in known and card.startswith("X") == poison
        ]
        rng.shuffle(unknown)
        for hand in hands:
            for at, card in enumerate(hand):
                if card not in known and card.startswith("X") == poison:
                    hand[at] = unknown.pop()
    for seat, hand in enumerate(hands):
        if seat != watcher:
            rng.shuffle(hand)
    return [(-1, {**log[0][1], "hands": hands}), *log[1:]]


def _standard_and_poison_cards() -> list[str]:
    """hue/deck"""
    letters = "RYGBP"
    shapes = (("S", 0, 1, 2), ("S", 0, 3, 1), ("T", 1, 0, 2), ("T", 1, 0, 3), ("X", 1, 0, 4))
    return [
        f"{kind}:{''.join(letters[(colour + step) % 5] for step in steps)}"
        for kind, *steps in shapes
        for colour in range(5)
    ]


OTHER_LOGS: dict[str, Callable[[Match[Any], Log, Watcher, Random], Log]] = {
    "cauldrons": cauldrons,
    "goblets": goblets,
    "pok": pok,
    "hue": hue,
}
