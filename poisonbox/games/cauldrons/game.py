"""Cauldrons' entry for the registry."""

from __future__ import annotations

from poisonbox.core.game import Game
from poisonbox.core.option import Option
from poisonbox.games.cauldrons import SEATS
from poisonbox.games.cauldrons.cards import Move, decode, encode
from poisonbox.games.cauldrons.rules import CauldronsState
from poisonbox.games.cauldrons.telling import tell
from poisonbox.games.cauldrons.view import CauldronsView

CLAUSES = (
    "deck", "deal", "deal-three", "turn-order", "own-colour", "new-colour", "poison-anywhere",
    "limit", "overflow", "face-down", "round-end", "majority", "points", "match", "winner",
    "draw-pile",
)  # fmt: skip

CAULDRONS: Game[Move] = Game(
    id="cauldrons",
    seats=SEATS,
    clauses=tuple(f"cauldrons/{slug}" for slug in CLAUSES),
    options=(
        Option("rounds", "cauldrons/match", ("once", "edition", *range(1, 13))),
        Option("hand", "cauldrons/draw-pile", ("all", "five")),
        Option("memory", "cauldrons/face-down", ("off", "on")),
    ),
    start=CauldronsState,
    encode=encode,
    decode=decode,
    tell=tell,
    view_type=CauldronsView,
)
