"""Hue's entry for the registry."""

from __future__ import annotations

from poisonbox.core.game import Game
from poisonbox.core.option import Option
from poisonbox.games.hue import SEATS
from poisonbox.games.hue.cards import Move, decode, encode
from poisonbox.games.hue.rules import HueState
from poisonbox.games.hue.telling import tell
from poisonbox.games.hue.view import HueView

CLAUSES = (
    "card", "deck", "set-up", "turn", "touch", "cover", "stay", "score-card", "area",
    "colour-value", "poison", "score", "winner",
)  # fmt: skip

HUE: Game[Move] = Game(
    id="hue",
    seats=SEATS,
    clauses=tuple(f"hue/{slug}" for slug in CLAUSES),
    options=(
        Option("poisoned-colour", "hue/poison", ("next-area", "zero")),
        Option("first", "hue/set-up", ("random",), seats=True),
    ),
    start=HueState,
    encode=encode,
    decode=decode,
    tell=tell,
    view_type=HueView,
)
