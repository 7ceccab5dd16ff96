"""The bot of Goblets: worlds, scoring, habits, not being everybody's victim, and that it mixes."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poisonbox.ai.bot import Manner, decide
from poisonbox.ai.characters import CHARACTERS
from poisonbox.arena.playing import League
from poisonbox.core.state import CHANCE
from poisonbox.games.goblets.bot import BRAIN
from poisonbox.games.goblets.drinks import POISON, Pour, Toast
from poisonbox.games.goblets.game import GOBLETS
from poisonbox.games.goblets.habits import Reader
from poisonbox.games.goblets.judging import Round
from poisonbox.games.goblets.stage import GobletsStage
from poisonbox.games.goblets.worlds import partners
from tests.games.goblets.table import Table

EFFORT = 0.05

tables = st.tuples(st.integers(3, 8), st.sampled_from(["off", "one", "two"]), st.integers(0, 9999))


def played(count, specials, seed, steps=1000, **options):
    """A position after some random choices."""
    state = GOBLETS.new(count, specials=specials, **options)
    rng = Random(seed)
    while state.actors() and steps > 0:
        seat = rng.choice(state.actors())
        state.play(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.moves(seat)))
        steps -= 1
    return state


def a_round(state, at):
    """What everybody knew when a finished round began."""
    count = state.players
    sums = [sum(points[seat] for _, points in state.past[:at]) for seat in range(count)]
    return Round(
        players=count,
        stakes=state.past[at][0].stakes,
        specials=state.past[at][0].specials,
        partners=(None,) * count,
        totals=tuple(sums),
        third=state.past[2][1] if at == 3 else (0,) * count,
        rounds_left=3 - at,
        hopes=(0.0,) * count,
    )


def chosen(round_):
    """Where the drinks of a finished round went, and what was drunk."""
    kept = (POISON, *round_.specials)
    given = [tuple(pour.drinks.index(drink) for drink in kept) for pour in round_.pours]
    thumbs = [toast.thumbs for toast in round_.toasts]
    return given, [up for goblets in zip(*thumbs, strict=True) for up in goblets]


def thought(match, seat=0, *, explain=False, **manner):
    """What an expert, or whoever else, makes of a position."""
    asked = Manner(**{"level": "expert", "seed": 1, "effort": EFFORT, **manner})
    return decide(BRAIN, match.view(seat), asked, explain=explain)


# -- worlds ----------------------------------------------------------------------------------------


@settings(max_examples=60)
@given(table=tables, steps=st.integers(1, 80))
def test_a_world_looks_to_the_seat_like_its_view(table, steps):
    state = played(*table, steps)
    for seat in range(state.players):
        view = state.view(seat)
        world = BRAIN.world(view, 1.0, Random(steps))
        assert world.view(seat) == view
        assert world.actors() == state.actors()


def test_every_pour_of_another_is_equally_likely_at_the_toast():
    state = played(4, "off", 1, 1)
    for seat in range(4):
        state.play(seat, state.moves(seat)[0])
    rng = Random(2)
    pours = Counter(BRAIN.world(state.view(0), 1.0, rng).pours for _ in range(5400))
    assert len(pours) == 27
    assert {pour[0] for pour in pours} == {state.pours[0]}
    assert all(count == pytest.approx(200, abs=70) for count in pours.values())


def test_a_covered_goblet_of_the_past_may_hold_whatever_was_not_seen_elsewhere():
    """Seat 1 drinks and shows no poison of seat 2, whose poison is thus in goblet 0 or 3."""
    table = Table(4)
    table.play("- P . .\n. - P .\nP . - .\n. P . -", "- + - -")
    rng = Random(3)
    found = Counter(
        BRAIN.world(table.match.view(1), 1.0, rng).past[0][0].pours[2].drinks.index(POISON)
        for _ in range(1000)
    )
    assert set(found) == {0, 3}
    assert found[0] == pytest.approx(500, abs=80)


def test_stakes_and_special_drinks_to_come_are_open():
    state = played(4, "two", 1, 1)
    rng = Random(4)
    worlds = [BRAIN.world(state.view(0), 1.0, rng) for _ in range(300)]
    assert {world.stakes[0] for world in worlds} == {state.stakes[0]}
    assert len({world.stakes for world in worlds}) > 250
    assert len({world.specials for world in worlds}) > 50


@settings(max_examples=15)
@given(seed=st.integers(0, 999))
def test_what_others_poured_does_not_change_a_thumb(seed):
    rng = Random(seed)
    state = played(4, "one", seed, 1 + 8 * rng.randrange(4))
    other = state.copy()
    for seat in range(4):
        state.play(seat, state.moves(seat)[0])
        other.play(seat, state.pourings[seat][0] if seat == 0 else rng.choice(other.moves(seat)))
    assert state.view(0) == other.view(0)
    assert thought(state, seed=seed).move == thought(other, seed=seed).move


# -- scoring ---------------------------------------------------------------------------------------


@settings(max_examples=80)
@given(table=tables)
def test_a_stage_scores_as_the_rules_do(table):
    state = played(*table)
    for at, (round_, points) in enumerate(state.past):
        stage = GobletsStage(a_round(state, at), 0)
        assert stage.points(*chosen(round_)) == list(points)


@settings(max_examples=60)
@given(table=tables)
def test_the_last_round_is_judged_by_who_wins(table):
    state = played(*table)
    stage = GobletsStage(a_round(state, 3), 0)
    winners = state.result().winners
    shares = stage.shares(state.past[3][1])
    for seat, share in enumerate(shares):
        assert share == pytest.approx((seat in winners) / len(winners), abs=0.1)


@settings(max_examples=60)
@given(table=tables, at=st.integers(0, 3), toasting=st.booleans())
def test_deviations_are_the_shares_after_each_choice(table, at, toasting):
    count, _, seed = table
    state = played(*table)
    rng = Random(seed)
    stage = GobletsStage(a_round(state, at), seed % count)
    if toasting:
        stage.poured = stage.given(stage.me, [0] * stage.drinks)
    joint = [rng.randrange(size) for size in stage.sizes]
    for agent, worths in enumerate(stage.deviations(joint)):
        for choice, worth in enumerate(worths or ()):
            changed = [*joint]
            changed[agent] = choice
            given, drunk = stage.read(changed)
            seat = agent // stage.span
            if toasting and seat == stage.me:
                given[seat] = stage.poured
            assert worth == pytest.approx(stage.shares(stage.points(given, drunk))[seat])


def test_a_love_potion_is_never_for_the_partner():
    for count in (3, 4, 5):
        for seed in range(20):
            state = played(count, "two", seed, 1 + 4 * count, couples=[[0, 1]])
            if "love-potion" not in state.specials_now():
                continue
            pours = {each.move for each in thought(state, effort=0.01).candidates}
            assert pours == set(state.moves(0))
            assert partners(state.view(0))[:2] == (1, 0)


# -- mixing ----------------------------------------------------------------------------------------


@settings(max_examples=15)
@given(table=tables, steps=st.integers(1, 70))
def test_candidates_are_all_legal_moves_and_their_parts_add_up(table, steps):
    state = played(*table, steps)
    for seat in state.actors()[:1]:
        decided = thought(state, seat, effort=0.01)
        assert {each.move for each in decided.candidates} == set(state.moves(seat))
        assert sum(each.visits for each in decided.candidates) == pytest.approx(1.0)
        assert decided.move in state.moves(seat)


def test_it_mixes_over_victims_and_thumbs():
    table = Table(5, stakes="5234 5342 4523 4325 3254")
    pours = {thought(table.match, seed=seed).move for seed in range(30)}
    assert len(pours) > 2
    table.pour("- P . . .\n. - P . .\n. . - P .\n. . . - P\nP . . . -")
    assert {thought(table.match, seed=seed).move for seed in range(30)} == {
        Toast((True,)),
        Toast((False,)),
    }


def test_a_leader_refuses_when_one_point_is_enough():
    """With 13 nobody can overtake; with 12 seat 1 could, by its fourth round."""
    table = Table(4, stakes="5432 5432 2345 2345")
    elsewhere = "- . P .\n. - . P\n. . - P\n. . P -"
    table.play(elsewhere, "+ + + +")
    table.play(elsewhere, "+ + + +")
    table.play(elsewhere, "+ - + +")
    assert table.totals == (12, 10, 0, 0)
    table.pour(elsewhere)
    weights = {each.move: each.visits for each in thought(table.match, effort=0.3).candidates}
    assert weights[Toast((False,))] > 0.9


def test_an_explanation_tells_how_likely_the_goblet_is_poisoned():
    table = Table(4)
    table.pour("- P . .\n. - P .\n. . - P\nP . . -")
    for each in thought(table.match, explain=True, effort=0.2).candidates:
        assert 0.3 < each.outlook.risks["poisoned"] < 0.95
        refuses = each.move == Toast((False,))
        assert (each.outlook.points == pytest.approx(1.0)) == refuses


def test_an_explanation_of_a_pour_tells_how_likely_its_poison_is_drunk():
    """Who plays for much drinks more readily than who plays for little."""
    found = thought(Table(4, stakes="5432 2345 5432 5432").match, explain=True, effort=0.3)
    caught = {each.move.drinks.index(POISON): each.outlook.risks for each in found.candidates}
    assert all(set(risks) == {"caught"} for risks in caught.values())
    assert caught[2]["caught"] > caught[1]["caught"]


def test_who_has_two_goblets_is_told_about_each():
    table = Table(3)
    seat = table.match.actors()[0]
    while table.match.state().phase == "pour":
        table.match.submit(seat, table.match.moves(seat)[0])
        seat = table.match.actors()[0]
    for each in thought(table.match, explain=True, effort=0.2).candidates:
        assert set(each.outlook.risks) == {"poisoned-first", "poisoned-second"}
        assert all(0.0 < risk < 1.0 for risk in each.outlook.risks.values())


def leaning(state, character, liked):
    return sum(
        each.visits
        for seed in range(12)
        for each in thought(state, character=character, seed=seed, effort=0.2).candidates
        if liked(each.move)
    )


def test_the_cautious_refuse_more():
    state = played(5, "off", 8, 1)
    for seat in range(5):
        state.play(seat, state.moves(seat)[0])

    def refuses(move):
        return move == Toast((False,))

    assert leaning(state, "cautious", refuses) > leaning(state, "steady", refuses)


def test_the_spiteful_poison_the_leader():
    table = Table(5)
    table.play("- . P . .\n. - P . .\n. . - P .\n. . . - P\n. . P . -", "+ + - - -")
    table.play("- . P . .\n. - P . .\n. . - P .\n. . . - P\n. . P . -", "- + - - -")
    leader = table.totals.index(max(table.totals))
    assert leader == 1

    def at_leader(move):
        return isinstance(move, Pour) and move.drinks[leader : leader + 1] == (POISON,)

    spiteful = leaning(table.match, "spiteful", at_leader)
    assert spiteful > leaning(table.match, "steady", at_leader)


@pytest.mark.parametrize("character", CHARACTERS)
def test_likings_are_between_0_and_1(character):
    for steps in (1, 6, 12, 20):
        state = played(5, "one", 3, steps)
        seat = state.actors()[0]
        for move in state.moves(seat):
            assert 0.0 <= BRAIN.liking(state.view(seat), move, CHARACTERS[character]) <= 1.0


# -- habits ----------------------------------------------------------------------------------------

HUNT = "- P . . .\nP - . . .\nP . - . .\nP . . - .\nP . . . -"
SCATTERED = "- P . . .\n. - P . .\n. . - P .\n. . . - P\nP . . . -"


def hunted(*rounds):
    table = Table(5)
    for rows, thumbs in rounds:
        table.play(rows, thumbs)
    view = table.match.view(0)
    reader = Reader(5, 0)
    reader.read(view.past, view.rounds, [True] * len(view.past))
    return reader.hunted


def test_strangers_are_neither_hunters_nor_not():
    assert hunted() == pytest.approx(1.0)


def test_one_notices_that_everybody_poisons_one():
    assert hunted((HUNT, "+ + + + +")) > 2.0
    assert hunted((HUNT, "- + + + +")) > 1.5, "although one's own goblet stayed covered"


def test_one_notices_that_the_poison_is_everywhere():
    assert hunted((SCATTERED, "+ + + + +"), (SCATTERED, "+ + + + +")) < 0.5


def test_one_who_is_hunted_drinks_less():
    def thirst(rows):
        table = Table(5, stakes="4532 2345 2345 3245 2345")
        table.play(rows, "+ + + + +")
        table.pour(SCATTERED)
        return sum(
            each.visits
            for seed in range(10)
            for each in thought(table.match, seed=seed).candidates
            if each.move == Toast((True,))
        )

    assert thirst(HUNT) < 0.7 * thirst(SCATTERED)


# -- players ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("specials", ["off", "two"])
@pytest.mark.parametrize("name", BRAIN.players)
def test_simple_players_make_legal_moves_to_the_end(name, specials):
    for count in (3, 8):
        league = League("goblets", (name,) + ("random",) * (count - 1), {"specials": specials})
        contestants = league.seat()
        for index in range(5):
            assert sum(league.play(contestants, index).shares) == pytest.approx(1.0)


def test_a_frequency_player_poisons_whoever_drinks():
    player = BRAIN.players["frequency"]()
    rng = Random(1)
    for _ in range(6):
        table = Table(4)
        for _ in range(3):
            player.choose(table.match.view(0), table.match.moves(0), rng)
            table.play("- P . .\n. - P .\n. . - P\nP . . -", "- - + -")
        player.choose(table.match.view(0), table.match.moves(0), rng)
    table = Table(4)
    move = player.choose(table.match.view(0), table.match.moves(0), rng)
    assert move.drinks[2] == POISON


@pytest.mark.parametrize("count", [3, 6])
def test_an_expert_wins_more_than_its_share_among_random_players(count):
    league = League("goblets", ("expert",) + ("random",) * (count - 1), {}, seed=4, effort=0.03)
    contestants = league.seat()
    shares = [league.play(contestants, index).shares[0] for index in range(60)]
    assert sum(shares) / len(shares) * count > 1.1
