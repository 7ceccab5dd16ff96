"""Pok's entry for the registry."""

from __future__ import annotations

from poisonbox.core.game import Game
from poisonbox.core.option import Option
from poisonbox.games.pok import SEATS
from poisonbox.games.pok.counters import Move, decode, encode
from poisonbox.games.pok.rules import PokState
from poisonbox.games.pok.telling import tell
from poisonbox.games.pok.view import PokView

CLAUSES = (
    "counters", "dice", "roll", "choose", "exact", "each-die-alone", "miss", "outsider",
    "all-outside", "box", "winner", "stalemate",
)  # fmt: skip

POK: Game[Move] = Game(
    id="pok",
    seats=SEATS,
    clauses=tuple(f"pok/{slug}" for slug in CLAUSES),
    options=(Option("memory", "pok/box", ("off", "on")),),
    start=PokState,
    encode=encode,
    decode=decode,
    tell=tell,
    view_type=PokView,
)
