"""The search for games in turns."""

from __future__ import annotations

from random import Random

from poisonbox.ai.bot import never
from poisonbox.ai.characters import CHARACTERS
from poisonbox.ai.levels import Budget
from poisonbox.ai.search import Search
from poisonbox.games.cauldrons.bot import CauldronsBrain
from tests.ai.positions import position


class Watched(CauldronsBrain):
    """Remembers in which worlds each first move was tried."""

    def __init__(self):
        self.met = {}

    def outlook(self, before, after, seat):
        move = after.plays[len(before.plays)]
        self.met.setdefault(move, []).append(before)
        return super().outlook(before, after, seat)


def searched(brain, moves, iterations):
    """The view of a search, and what it found."""
    match = position("cauldrons", 4, moves, 3, rounds=1)
    view = match.view(match.actors()[0])
    search = Search(brain, view, CHARACTERS["steady"], Random(1), explain=True)
    return search.run(Budget(iterations), never)


def test_first_moves_are_tried_in_the_same_worlds_in_the_same_order():
    brain = Watched()
    found = searched(brain, 9, 800)
    assert {candidate.move: candidate.visits for candidate in found} == {
        move: len(worlds) for move, worlds in brain.met.items()
    }
    longest = max(brain.met.values(), key=len)
    assert len({id(world) for world in longest}) > 10
    for worlds in brain.met.values():
        assert all(one is other for one, other in zip(worlds, longest, strict=False))


def test_a_budget_is_spent_to_the_last_iteration():
    assert sum(candidate.visits for candidate in searched(CauldronsBrain(), 9, 333)) == 333


def test_replies_of_a_game_and_moves_of_the_tree_meet_in_one_node():
    """Others are careless in some worlds only: there they reply, elsewhere the tree chooses."""

    class Doubting(CauldronsBrain):
        def reply(self, state, seat, rng):
            return rng.choice(state.moves(seat)) if rng.random() < 0.5 else None

    assert sum(candidate.visits for candidate in searched(Doubting(), 30, 500)) == 500
