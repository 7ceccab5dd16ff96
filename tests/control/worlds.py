"""The same table in another world: everything hidden from whoever may look has changed."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from poisonbox.control.drafts import Choices, Drafts
from poisonbox.control.journal import NoJournal
from poisonbox.control.ledger import Ledger
from poisonbox.control.table import Table
from tests.contract.secrets import other_world

Watcher = int | None


def twin(table: Table, watcher: Watcher, rng: Random) -> Table:
    """A table that must look the same to the watcher.

    Hands, piles and covered things are others, and so are the seed, all sealed and half-made
    choices of other seats, and what bots have in mind.
    """
    other = copy.copy(table)
    match = other_world(table.ledger.match, watcher, rng)
    other.ledger = Ledger(match, NoJournal(), table.ledger.match_id, f"seed {rng.random()}")
    other.drafts = Drafts()
    other.drafts.sealed = {
        seat: _other(other, seat, choices, watcher, rng)
        for seat, choices in table.drafts.sealed.items()
    }
    other.drafts.picked = {
        seat: _other(other, seat, choices, watcher, rng)
        for seat, choices in table.drafts.picked.items()
        if seat == watcher or rng.random() < 0.5
    }
    other.thinking = copy.copy(table.thinking)
    other.thinking.answers = {
        seat: rng.choice(other.ledger.moves(seat)) for seat in table.thinking.answers
    }
    other.thinking.advice = {
        seat: counsel
        for seat, counsel in table.thinking.advice.items()
        if seat == watcher or rng.random() < 0.5
    }
    return other


def _other(table: Table, seat: int, choices: Choices, watcher: Watcher, rng: Random) -> Choices:
    if seat == watcher:
        return choices
    return {kind: rng.choice(_possible(table, seat, kind)) for kind in choices}


def _possible(table: Table, seat: int, kind: str) -> tuple[Any, ...]:
    return table.ledger.moves(seat) if kind == table.kind else table.ledger.afterwards(seat, None)
