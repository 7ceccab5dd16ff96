"""Random people press random things: nobody learns what is hidden, and every match can end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule
from msgspec import structs

from poisonbox.control.customs import Customs
from poisonbox.control.screen import draw
from poisonbox.games import GAMES
from tests.control.crowd import PRESSES, Crowd
from tests.control.party import Party
from tests.control.worlds import twin

OPTIONS: dict[str, st.SearchStrategy[dict[str, Any]]] = {
    "cauldrons": st.fixed_dictionaries(
        {"hand": st.sampled_from(["all", "five"]), "rounds": st.sampled_from([1, 2])}
    ),
    "goblets": st.fixed_dictionaries({"specials": st.sampled_from(["off", "one", "two"])}),
    "pok": st.just({}),
    "hue": st.just({}),
}

seeds = st.integers(0, 10**6)


class Evening(RuleBasedStateMachine):
    """A table with random people round it; what must always hold is in the crowd's check."""

    game: str

    @initialize(data=st.data(), seed=seeds)
    def sit_down(self, data, seed):
        players = data.draw(st.sampled_from(GAMES[self.game].seats[:4]))
        plan = data.draw(st.text("hlbh", min_size=players, max_size=players))
        self.crowd = Crowd(Party(self.game, plan, **data.draw(OPTIONS[self.game])))
        self.crowd.press("change_customs", seed)

    @rule(what=st.sampled_from(PRESSES), seed=seeds)
    def somebody_presses(self, what, seed):
        self.crowd.press(what, seed)

    @rule(seed=seeds, times=st.integers(10, 60))
    def a_busy_while(self, seed, times):
        rng = Random(seed)
        for _ in range(times):
            self.crowd.press(rng.choice(PRESSES), rng.randrange(10**6))

    def teardown(self):
        if hasattr(self, "crowd"):
            self.crowd.go_home()


@pytest.mark.parametrize("game", list(GAMES))
def test_random_evenings(game):
    evening = type(f"Evening{game.title()}", (Evening,), {"game": game})
    case = evening.TestCase
    case.settings = settings(
        max_examples=20,
        stateful_step_count=12,
        deadline=None,
        phases=[Phase.reuse, Phase.generate],  # made smaller, an evening would take all night
        suppress_health_check=list(HealthCheck),
    )
    case("runTest").runTest()


def test_the_other_worlds_really_are_others():
    """The comparison has teeth: at an open hand, another watcher's screen is another."""
    rng = Random(5)
    changed = 0
    for game in GAMES:
        party = Party(game, "hhh", Customs(bots_pace=0.0, scoring=False))
        for _ in range(12):
            screen = party.go_on()
            if screen.holder is not None:
                other = twin(party.table, (screen.holder + 1) % 3, rng)
                changed += structs.replace(draw(other, party.now), dead=screen.dead) != screen
    assert changed > 8


@pytest.mark.parametrize(
    ("game", "options"), [*((game, {}) for game in GAMES), ("cauldrons", {"hand": "five"})]
)
def test_what_is_foreseen_is_the_same_in_every_other_world(game, options):
    rng = Random(3)
    party = Party(game, "hhh", Customs(scoring=False), **options)
    while party.screen.kind != "over":
        if party.screen.kind == "open":
            party.wait(0.5)
            for ask in party.screen.asks:
                for move in rng.sample(ask.moves, min(3, len(ask.moves))):
                    party.session.choose(move, party.now)
                    other = twin(party.table, party.screen.holder, rng)
                    assert draw(other, party.now) == party.screen
        party.go_on()
