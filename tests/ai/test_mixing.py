"""Regret matching in self-play: known games, habits, tastes."""

from __future__ import annotations

from random import Random

import pytest

from poisonbox.ai.bot import never
from poisonbox.ai.characters import CHARACTERS
from poisonbox.ai.levels import Budget
from poisonbox.ai.mixing import Habit, Mind, draw, lead, normal, solve


class Duel:
    """Two players and a table of what the first wins from the second."""

    def __init__(self, table, habits=(None, None)):
        self.table = table
        self.sizes = [len(table), len(table[0])]
        self.habits = habits

    def deviations(self, joint):
        row, column = joint
        return [[line[column] for line in self.table], [-each for each in self.table[row]]]


ROCK_PAPER_SCISSORS = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]
PENNIES = [[3.0, -1.0], [-1.0, 1.0]]
"""Matching on heads pays three times as much: both show heads a third of the time."""


def mixed(stage, iterations=4000, seed=1, **more):
    return solve(stage, iterations, Random(seed), never, **more)


def test_rock_paper_and_scissors_are_mixed_evenly():
    for mix in mixed(Duel(ROCK_PAPER_SCISSORS)).mixes:
        assert mix == pytest.approx([1 / 3] * 3, abs=0.06)


def test_an_uneven_game_is_mixed_unevenly():
    for mix in mixed(Duel(PENNIES)).mixes:
        assert mix == pytest.approx([1 / 3, 2 / 3], abs=0.06)


def test_a_dominated_choice_is_dropped():
    first, second = mixed(Duel([[1.0, 2.0], [0.0, 1.0]])).mixes
    assert first[0] > 0.98
    assert second[0] > 0.98


def test_a_trusted_habit_is_answered():
    rock = Habit(1.0, [1.0, 0.0, 0.0])
    solution = mixed(Duel(ROCK_PAPER_SCISSORS, (None, rock)))
    assert solution.mixes[0][1] > 0.95
    assert solution.mixes[1] == pytest.approx([1.0, 0.0, 0.0])


def test_a_habit_that_is_hardly_trusted_hardly_matters():
    rock = Habit(0.1, [1.0, 0.0, 0.0])
    paper = mixed(Duel(ROCK_PAPER_SCISSORS, (None, rock))).mixes[0][1]
    assert paper < 0.6


def test_worths_are_what_choices_bring_against_how_the_others_play():
    rock = Habit(1.0, [1.0, 0.0, 0.0])
    solution = mixed(Duel(ROCK_PAPER_SCISSORS, (None, rock)))
    assert solution.worths[0] == pytest.approx([0.0, 1.0, -1.0])


def test_a_taste_sways_the_mix_and_not_the_worths():
    rock = Habit(1.0, [0.6, 0.4])
    even = Duel([[0.1, 0.1], [0.1, 0.1]], (None, rock))
    solution = mixed(even, tastes={0: [0.0, 0.02]})
    assert solution.mixes[0][1] > 0.95
    assert solution.worths[0] == pytest.approx([0.1, 0.1])


def test_a_taste_does_not_outweigh_a_loss():
    rock = Habit(1.0, [1.0, 0.0, 0.0])
    stage = Duel(ROCK_PAPER_SCISSORS, (None, rock))
    assert mixed(stage, tastes={0: [0.1, 0.0, 0.1]}).mixes[0][1] > 0.95


def test_the_same_seed_gives_the_same_solution():
    assert mixed(Duel(PENNIES), 200, 5) == mixed(Duel(PENNIES), 200, 5)
    assert mixed(Duel(PENNIES), 200, 5) != mixed(Duel(PENNIES), 200, 6)


def test_it_stops_when_told_to_and_still_has_a_mix():
    asked = []

    def stop():
        asked.append(True)
        return len(asked) == 2

    solution = solve(Duel(PENNIES), 10_000, Random(1), stop)
    assert len(asked) == 2
    assert all(sum(mix) == pytest.approx(1.0) for mix in solution.mixes)


def test_an_agent_that_learns_nothing_keeps_its_mix():
    class Half(Duel):
        def deviations(self, joint):
            return [super().deviations(joint)[0], None]

    assert mixed(Half(PENNIES), 100).mixes[1] == pytest.approx([0.5, 0.5])


CHICKEN = [[0.0, 0.9], [0.1, 0.4]]
"""What each has by insisting or giving way, against one who insists or gives way."""


class Chicken(Duel):
    """Both want what only one can have."""

    def deviations(self, joint):
        row, column = joint
        return [[line[column] for line in self.table], [line[row] for line in self.table]]


def led(stage, stop=never, taste=(0.0, 0.0)):
    mind = Mind(Budget(400), CHARACTERS["steady"], Random(1), stop)
    return lead(stage, 0, mind, taste)


def test_one_who_leads_insists_and_the_other_gives_way():
    solution = led(Chicken(CHICKEN))
    assert solution.mixes[0][0] > 0.95
    assert solution.mixes[1][1] > 0.9
    assert solution.worths[0][0] > 0.8 > solution.worths[0][1]


def test_one_who_leads_gives_way_to_one_who_always_insists():
    stubborn = Habit(1.0, [1.0, 0.0])
    assert led(Chicken(CHICKEN, (None, stubborn))).mixes[0][1] > 0.95


def test_one_who_leads_mixes_what_is_as_good():
    even = Duel([[0.5, 0.5], [0.5, 0.5]])
    assert led(even).mixes[0] == pytest.approx([0.5, 0.5])
    assert led(even, taste=(0.1, 0.0)).mixes[0][0] > 0.95


def test_one_who_leads_stops_when_told_to():
    asked = []

    def stop():
        asked.append(True)
        return True

    solution = led(Chicken(CHICKEN), stop)
    assert len(asked) == 1
    assert sum(solution.mixes[0]) == pytest.approx(1.0)


@pytest.mark.parametrize(("chance", "choice"), [(0.0, 0), (0.49, 0), (0.51, 2), (0.999999, 2)])
def test_a_choice_is_drawn_by_its_weight(chance, choice):
    assert draw([0.5, 0.0, 0.5], chance) == choice


def test_weights_are_made_to_add_up():
    assert normal([1.0, 3.0]) == [0.25, 0.75]
