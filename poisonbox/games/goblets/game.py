"""Goblets' entry for the registry."""

from __future__ import annotations

from poisonbox.core.game import Game
from poisonbox.core.option import Option, PairsOption
from poisonbox.games.goblets import SEATS
from poisonbox.games.goblets.drinks import Move, decode, encode
from poisonbox.games.goblets.rules import GobletsState
from poisonbox.games.goblets.telling import tell
from poisonbox.games.goblets.view import GobletsView

CLAUSES = (
    "set-up", "reveal-stake", "pour", "toast", "refuse", "drink", "reveal", "round-end", "winner",
    "three-players", "specials", "two-specials", "poison-count", "spoil", "half-poison", "antidote",
    "love-potion", "more-drinks", "cordial", "safe-bet", "spirits", "liqueur", "sip", "poison-bet",
    "double", "order",
)  # fmt: skip

GOBLETS: Game[Move] = Game(
    id="goblets",
    seats=SEATS,
    clauses=tuple(f"goblets/{slug}" for slug in CLAUSES),
    options=(
        Option("specials", "goblets/specials", ("off", "one", "two")),
        PairsOption("couples", "goblets/love-potion"),
    ),
    start=GobletsState,
    encode=encode,
    decode=decode,
    tell=tell,
    view_type=GobletsView,
)
