"""The words of Goblets.

Goblets are numbered like their owners; with three players the second goblets follow the first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from poisonbox.core.event import Event, Facts
from poisonbox.core.result import Line
from poisonbox.texts.words import MoveWords, Saying, Speaker, saying

_PLAIN = "plain"
_TWO_EACH = 3
"""Players of a table at which each has two goblets."""


def _opened(event: Event, own: Facts, speaker: Speaker) -> Saying:
    facts = event.facts
    stakes, specials = facts["stakes"], facts["specials"]
    players = speaker.players(len(stakes))
    each = [speaker.listed(map(str, stakes[seat::players])) for seat in range(players)]
    return saying(
        "said",
        *(["specials"] if specials else []),
        *(["own"] if own else []),
        round=facts["round"] + 1,
        stakes=speaker.scores(each),
        number=speaker.count(len(specials)),
        specials=speaker.listed(map(speaker.word, specials)),
        hand=_hand(own.get("hand", ()), speaker),
    )


def _hand(drinks: Sequence[str], speaker: Speaker) -> str:
    """The drinks that matter, and how many plain ones."""
    hand = [speaker.word(drink) for drink in drinks if drink != _PLAIN]
    if plain := drinks.count(_PLAIN):
        hand.append(speaker.part("drink", _PLAIN, number=speaker.count(plain)))
    return speaker.listed(hand)


def _poured(event: Event, own: Facts, speaker: Speaker) -> Saying:
    return saying(
        "own" if own else "said",
        player=speaker.player(event.seat),
        drinks=_gifts(own["pour"], speaker) if own else "",
    )


def _gifts(pour: Sequence[str | None], speaker: Speaker) -> str:
    """Which drink goes where: poison for Ben; plain drink for Ada and Cleo."""
    goblets: dict[str, list[str]] = {}
    for goblet, drink in enumerate(pour):
        if drink is not None:
            goblets.setdefault(drink, []).append(_goblet(goblet, speaker))
    plain = goblets.pop(_PLAIN, None)
    gifts = [*goblets.items(), *([(_PLAIN, plain)] if plain else [])]
    return speaker.row(
        (
            speaker.part("drink", "for", drink=speaker.word(drink), goblets=speaker.listed(where))
            for drink, where in gifts
        ),
        "semicolon",
    )


def _sealed(event: Event, own: Facts, speaker: Speaker) -> Saying:
    thumbs = own.get("thumbs", ())
    if len(thumbs) > 1:
        variant = "own-two"
    elif thumbs:
        variant = "own-up" if thumbs[0] else "own-down"
    else:
        variant = "said"
    who = speaker.player(event.seat)
    return saying(variant, player=who, thumbs=_thumbs(who, thumbs, speaker))


def _toasted(event: Event, _: Facts, speaker: Speaker) -> Saying:
    thumbs = event.facts["thumbs"]
    players = speaker.players(len(thumbs))
    if all(thumbs):
        variant = "all"
    elif not any(thumbs):
        variant = "none"
    else:
        variant = "two" if len(thumbs) > players else "some"
    each = (
        _thumbs(speaker.player(seat), thumbs[seat::players], speaker) for seat in range(players)
    )
    return saying(
        variant,
        drinkers=speaker.people([seat for seat in range(players) if thumbs[seat]]),
        refusers=speaker.people([seat for seat in range(players) if not thumbs[seat]]),
        thumbs=speaker.row(each, "semicolon") if variant == "two" else "",
    )


def _thumbs(player: object, thumbs: Sequence[bool], speaker: Speaker) -> str:
    """What somebody with two goblets does."""
    if len(thumbs) < 2:
        return ""
    words = {
        (True, True): "both",
        (True, False): "first",
        (False, True): "second",
        (False, False): "neither",
    }
    return speaker.part("thumbs", words[thumbs[0], thumbs[1]], player=player)


def _revealed(event: Event, _: Facts, speaker: Speaker) -> Saying:
    facts = event.facts
    verb = "drunk" if facts["drunk"] else "left"
    return saying(
        f"{verb}-poisoned" if facts["poison"] else f"{verb}-clean",
        player=speaker.player(event.seat),
        goblet=speaker.part("goblet", _which(facts["goblet"], speaker)),
        contents=_contents(facts["drinks"], speaker),
    )


def _contents(drinks: Sequence[str | None], speaker: Speaker) -> str:
    """All that is not plain, with those who gave it."""
    givers: dict[str, list[int]] = {}
    for giver, drink in enumerate(drinks):
        if drink is not None and drink != _PLAIN:
            givers.setdefault(drink, []).append(giver)
    if not givers:
        return speaker.part("drink", "nothing")
    return speaker.row(
        speaker.part("drink", "from", drink=speaker.word(drink), givers=speaker.people(seats))
        for drink, seats in givers.items()
    )


def _which(goblet: int, speaker: Speaker) -> str:
    """Whether it is somebody's only, first or second goblet."""
    if speaker.players(0) != _TWO_EACH:
        return "only"
    return "first" if goblet < _TWO_EACH else "second"


def _goblet(goblet: int, speaker: Speaker) -> str:
    """A goblet by its owner."""
    owner = goblet % speaker.players(goblet + 1)
    return speaker.part("owner", _which(goblet, speaker), name=speaker.name(owner))


# -- moves -----------------------------------------------------------------------------------------


def _pour(written: Mapping[str, Any], _: Any, speaker: Speaker) -> Saying:
    """What is not plain; the rest goes without saying."""
    drinks = {int(goblet): drink for goblet, drink in written["pour"].items() if drink != _PLAIN}
    pour = [drinks.get(goblet) for goblet in range(max(drinks, default=-1) + 1)]
    return saying("said" if drinks else "plain", drinks=_gifts(pour, speaker))


def _drinks(written: Mapping[str, Any], _: Any, __: Speaker) -> Saying:
    thumbs = tuple(written["drink"])
    words = {
        (True,): "up",
        (False,): "down",
        (True, True): "both",
        (True, False): "first",
        (False, True): "second",
        (False, False): "neither",
    }
    return saying(words[thumbs])


def _plays_for(written: Mapping[str, Any], view: Any, speaker: Speaker) -> Saying:
    """What whoever gets the poison could score."""
    goblet = next(int(goblet) for goblet, drink in written["pour"].items() if drink == "poison")
    stake = speaker.count(view.stakes[goblet])
    return saying("said", goblet=_goblet(goblet, speaker), stake=stake)


def _scores(written: Mapping[str, Any], view: Any, speaker: Speaker) -> Saying:
    """What thumbs bring: the stakes of those goblets that are drunk, and a point for each other."""
    thumbs = written["drink"]
    own = view.stakes[view.seat :: view.players]
    stakes = [str(stake) for stake, up in zip(own, thumbs, strict=True) if up]
    refused = len(thumbs) - len(stakes)
    variant = "down"
    if stakes:
        variant = "one" if refused else "both" if len(stakes) > 1 else "up"
    besides = ["besides"] if view.specials else []
    values = {"stakes": speaker.listed(stakes), "refused": speaker.count(refused)}
    return saying(variant, *besides, **values)


# -- score sheets ----------------------------------------------------------------------------------


def _line(line: Line, speaker: Speaker) -> Saying:
    return saying("said", **_values(line, speaker))


def _drink(line: Line, speaker: Speaker) -> Saying:
    return saying("said" if line.points else "poisoned", **_values(line, speaker))


def _values(line: Line, speaker: Speaker) -> dict[str, Any]:
    """What lines speak about: the player's own goblet, or that of somebody else."""
    goblet = line.facts.get("goblet", line.seat)
    which = _which(goblet, speaker)
    return {
        "points": speaker.count(line.points),
        "number": speaker.count(abs(line.points)),
        "own": speaker.part("own", which),
        "where": speaker.part("where", which),
        "goblet": _goblet(goblet, speaker),
    }


EVENTS: dict[str, Callable[[Event, Facts, Speaker], Saying]] = {
    "round-opened": _opened,
    "poured": _poured,
    "sealed": _sealed,
    "toasted": _toasted,
    "revealed": _revealed,
}

LINES: dict[str, Callable[[Line, Speaker], Saying]] = {
    "drink": _drink,
    **dict.fromkeys(
        (
            "refuse", "double", "liqueur", "spirits", "spoil", "cordial", "love-potion",
            "more-drinks", "safe-bet", "poison-bet", "sip", "order",
        ),
        _line,
    ),
}  # fmt: skip

MOVES: dict[str, MoveWords] = {"pour": _pour, "drink": _drinks}

AT_ONCE: dict[str, MoveWords] = {"pour": _plays_for, "drink": _scores}
