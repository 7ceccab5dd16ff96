"""Making up what a guest at a round of Goblets has not seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from poisonbox.core.state import CHANCE, Seat
from poisonbox.games.goblets.drinks import PILES, PLAIN, POISON, Pour, Stakes, Toast, pour
from poisonbox.games.goblets.rules import ROUNDS, SCORING_CARDS, GobletsState
from poisonbox.games.goblets.view import GobletsView, RoundView


def partners(view: GobletsView) -> tuple[Seat | None, ...]:
    """For each seat the one that it may not give its love potion to."""
    partner: dict[Seat, Seat] = {}
    for first, second in view.options["couples"]:
        partner[first], partner[second] = second, first
    return tuple(partner.get(seat) for seat in range(view.players))


def world(view: GobletsView, rng: Random) -> GobletsState:
    """A position that agrees with a view; every one that does is equally likely.

    What is unknown: the stakes and special drinks of rounds to come, goblets that stayed covered,
    and what others have sealed. All of it is independent, so each is drawn by itself.
    """
    state = GobletsState(view.players, view.options)
    if view.stakes is None:
        return state
    state.play(CHANCE, _stakes(view, rng))
    for past in view.past:
        for seat in range(view.players):
            state.play(seat, _past_pour(view, past, seat, rng))
        for seat in range(view.players):
            state.play(seat, Toast(past.thumbs[seat :: view.players]))
    if view.phase in {"pour", "toast"}:
        _seal(view, state, rng)
    return state


def _seal(view: GobletsView, state: GobletsState, rng: Random) -> None:
    """The choices of this round that are made already."""
    toasting = view.phase == "toast"
    for seat in range(view.players):
        if toasting or view.sealed[seat]:
            own = seat == view.seat and view.poured
            state.play(seat, Pour(own) if own else rng.choice(state.moves(seat)))
    if toasting:
        for seat, sealed in enumerate(view.sealed):
            if sealed:
                own_thumbs = seat == view.seat and view.thumbs
                state.play(seat, Toast(own_thumbs) if own_thumbs else rng.choice(state.moves(seat)))


def _stakes(view: GobletsView, rng: Random) -> Stakes:
    """The piles of scoring cards and the special drinks, as far as they were turned up."""
    assert view.stakes is not None
    turned = [past.stakes for past in view.past]
    if len(turned) < ROUNDS:
        turned.append(view.stakes)
    piles = []
    for goblet in range(len(view.stakes)):
        up = [stakes[goblet] for stakes in turned]
        down = [card for card in SCORING_CARDS if card not in up]
        rng.shuffle(down)
        piles.append((*up, *down))
    if view.options["specials"] == "off":
        return Stakes(tuple(piles), ())
    seen = [past.specials for past in view.past[1:]]
    if view.round and len(seen) < len(PILES):
        seen.append(view.specials)
    specials = [drinks[-1] for drinks in seen]
    specials += [rng.choice(pile) for pile in PILES[len(specials) :]]
    return Stakes(tuple(piles), tuple(specials))


def _past_pour(view: GobletsView, past: RoundView, seat: Seat, rng: Random) -> Pour:
    """A seat's pour in a finished round: what was seen of it, the rest of its drinks anywhere."""
    if seat == view.seat and past.poured is not None:
        return Pour(past.poured)
    known: dict[int, str] = {}
    covered = []
    for goblet, drinks in enumerate(past.shown):
        if goblet % view.players == seat:
            continue
        drink = drinks and drinks[seat]
        if drink:
            known[goblet] = drink
        else:
            covered.append(goblet)
    return fill(known, covered, past.specials, rng)


def fill(
    known: Mapping[int, str], covered: Sequence[int], specials: Sequence[str], rng: Random
) -> Pour:
    """A pour whose drinks are known in part; each way to share out the others is as likely."""
    count = len(known) + len(covered)
    hand = [POISON, *specials] + [PLAIN] * (count - 1 - len(specials))
    for drink in known.values():
        hand.remove(drink)
    rng.shuffle(hand)
    return pour({**known, **dict(zip(covered, hand, strict=True))})
