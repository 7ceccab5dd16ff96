"""What one seat may know, as plain data.

A view is built from an allow-list: a game copies into it what its seat has seen and nothing
else. It holds no state and no generator, compares by value, pickles, and has a JSON form.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What all games' views have in common.

    Attributes:
        game: The game's id.
        seat: Whose view it is; None is a bystander's.
        players: Number of seats.
        options: Every option of the match with its value.
        actors: Seats that are to move; -1 is chance, nobody when the match is over.
        rounds: Points added to each seat in each finished round.
        totals: Sum of those.
        winners: None until the match is over.
    """

    game: str
    seat: int | None
    players: int
    options: Mapping[str, Any]
    actors: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...] | None


def view_json(view: View) -> dict[str, Any]:
    """The view in JSON values: an object with the attributes' names, tuples as arrays."""
    built: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return built
