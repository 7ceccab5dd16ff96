"""What each guest may know, and what nobody may."""

from typing import Any

import pytest

from poisonbox.core.view import View
from tests.games.goblets.table import CIRCLE, NOT_HERE, Table

EVERYBODY = (None, 0, 1, 2, 3)
POURS = (
    {"pour": {"1": "poison", "2": "plain", "3": "plain"}},
    {"pour": {"1": "plain", "2": "poison", "3": "plain"}},
    {"pour": {"1": "plain", "2": "plain", "3": "poison"}},
)


def views_after(table: Table, seat: int, value: Any) -> dict[int | None, View]:
    """Everybody's view once a seat has made a choice."""
    table.submit(seat, value)
    return {watcher: table.match.view(watcher) for watcher in (None, *range(table.match.players))}


@pytest.mark.clause("goblets/pour")
def test_a_sealed_pour_is_in_nobody_elses_view():
    first, second, third = (views_after(Table(), 0, pour) for pour in POURS)
    for watcher in (None, 1, 2, 3):
        assert first[watcher] == second[watcher] == third[watcher]
        assert first[watcher].poured is None
        assert first[watcher].sealed == (True, False, False, False)
        assert first[watcher].actors == (1, 2, 3)


@pytest.mark.clause("goblets/pour")
def test_everybody_sees_their_own_sealed_pour_until_the_round_is_over():
    table = Table()
    views = views_after(table, 0, POURS[1])
    assert views[0].poured == (None, "plain", "poison", "plain")
    for seat, row in enumerate(("P - . .", ". . - P", ". P . -"), 1):
        table.submit(seat, table.drinks(row))
    assert table.match.view(0).poured == (None, "plain", "poison", "plain")
    assert table.match.view(3).poured == ("plain", "poison", "plain", None)
    assert table.match.view(None).poured is None
    table.toast("- - - -")
    assert table.match.view(0).poured is None


@pytest.mark.clause("goblets/pour")
def test_full_goblets_show_nothing_of_what_is_in_them():
    first, second = Table(), Table()
    first.pour("- P . .\n. - P .\n. P - .\n. . P -")
    second.pour("- P . .\n. - . P\nP . - .\n. P . -")
    for watcher in (None, 0):  # seat 0 has poured the same in both
        assert first.match.view(watcher) == second.match.view(watcher)
    assert first.match.view(1) != second.match.view(1)


@pytest.mark.clause("goblets/toast")
def test_a_sealed_thumb_is_in_nobody_elses_view():
    seen = []
    for thumb in (True, False):
        table = Table()
        table.pour(CIRCLE)
        seen.append(views_after(table, 2, {"drink": [thumb]}))
    up, down = seen
    for watcher in (None, 0, 1, 3):
        assert up[watcher] == down[watcher]
        assert up[watcher].thumbs is None
        assert up[watcher].sealed == (False, False, True, False)
    assert up[2].thumbs == (True,)
    assert down[2].thumbs == (False,)


@pytest.mark.clause("goblets/three-players")
def test_with_three_players_both_sealed_thumbs_are_ones_own_secret():
    seen = []
    for thumbs in ([True, False], [False, True]):
        table = Table(3)
        table.pour("- P . - . .\n. - P . - .\n. . - P . -")
        seen.append(views_after(table, 1, {"drink": thumbs}))
    for watcher in (None, 0, 2):
        assert seen[0][watcher] == seen[1][watcher]
    assert seen[0][1].thumbs == (True, False)


@pytest.mark.clause("goblets/reveal-stake")
def test_the_stakes_of_later_rounds_are_in_no_view():
    first = Table(stakes="2345 3245 4235 5234")
    second = Table(stakes="2534 3542 4523 5432")
    for watcher in EVERYBODY:
        assert first.match.view(watcher) == second.match.view(watcher)
        assert first.match.view(watcher).stakes == (2, 3, 4, 5)


@pytest.mark.clause("goblets/specials")
@pytest.mark.parametrize("option", ["one", "two"])
def test_the_specials_of_later_rounds_are_in_no_view(option: str):
    first = Table(4, option, "spoil cordial sip")
    second = Table(4, option, "spoil spirits double")
    first.waste()
    second.waste()
    for watcher in EVERYBODY:
        assert first.match.view(watcher) == second.match.view(watcher)
        assert first.match.view(watcher).specials == ("spoil",)


@pytest.mark.clause("goblets/specials")
def test_in_round_1_no_special_is_in_any_view():
    first = Table(4, "two", "spoil cordial sip")
    second = Table(4, "two", "antidote spirits double")
    for watcher in EVERYBODY:
        assert first.match.view(watcher) == second.match.view(watcher)
        assert first.match.view(watcher).specials == ()


@pytest.mark.clause("goblets/reveal")
def test_in_the_basic_game_a_refused_goblet_stays_covered_for_everybody_but_its_givers_drink():
    first, second = Table(), Table()
    first.play("- . P .\n. - . P\n. . - P\n. . P -", "+ + - -")
    second.play("- . . P\n. - . P\n. . - P\n. . P -", "+ + - -")
    for watcher in (None, 1, 2, 3):  # only seat 0 poured something else
        assert first.match.view(watcher) == second.match.view(watcher)
    shown = first.match.view(0).past[0]
    assert shown.shown[2:] == (None, None)
    assert shown.poured == (None, "plain", "poison", "plain")
    assert second.match.view(0).past[0].poured == (None, "plain", "plain", "poison")


@pytest.mark.clause("goblets/reveal")
def test_a_finished_round_shows_thumbs_stakes_and_drunk_goblets_to_everybody():
    table = Table(stakes="2345 3452 4523 5234")
    table.play(NOT_HERE, "+ - + -")
    for watcher in EVERYBODY:
        (past,) = table.match.view(watcher).past
        assert past.stakes == (2, 3, 4, 5)
        assert past.specials == ()
        assert past.thumbs == (True, False, True, False)
        assert past.shown[0] == (None, "plain", "plain", "plain")
        assert past.shown[1] is None
        assert past.shown[2] == ("poison", "poison", None, "poison")
        assert past.shown[3] is None


@pytest.mark.clause("goblets/reveal")
def test_a_round_with_specials_shows_every_goblet_to_everybody():
    table = Table(4, "one", "spoil cordial sip")
    table.waste()
    table.play("- P . 2\n2 - . P\n2 . - P\n2 P . -", "- + - -")
    for watcher in EVERYBODY:
        assert table.match.view(watcher).past[1].shown == (
            (None, "spoil", "spoil", "spoil"),
            ("poison", None, "plain", "poison"),
            ("plain", "plain", None, "plain"),
            ("spoil", "poison", "poison", None),
        )


@pytest.mark.clause("goblets/reveal")
def test_everybody_always_knows_what_they_poured_themselves():
    table = Table()
    table.play(NOT_HERE, "- - - -")
    table.play(CIRCLE, "- - - -")
    poured = [[past.poured for past in table.match.view(seat).past] for seat in range(4)]
    assert poured[0] == [
        (None, "plain", "poison", "plain"),
        (None, "poison", "plain", "plain"),
    ]
    assert poured[1][1] == ("plain", None, "poison", "plain")
    assert poured[3] == [("plain", "plain", "poison", None), ("poison", "plain", "plain", None)]
    assert [past.poured for past in table.match.view(None).past] == [None, None]


@pytest.mark.clause("goblets/set-up")
def test_a_bystander_holds_no_drinks():
    table = Table()
    assert table.match.view(None).hand == ()
    assert table.match.view(None).seat is None
    assert table.match.view(2).seat == 2


@pytest.mark.clause("goblets/winner")
def test_when_the_match_is_over_the_view_names_the_winners_and_nothing_is_sealed():
    table = Table()
    for thumbs in ("+ - - -", "- - - -", "- - - -", "- - - -"):
        table.play(NOT_HERE, thumbs)
    view = table.match.view(3)
    assert (view.phase, view.round, view.actors) == ("over", 3, ())
    assert view.totals == (5, 4, 4, 4)
    assert view.winners == (0,)
    assert view.sealed == (False, False, False, False)
    assert view.rounds == ((2, 1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 1))


@pytest.mark.clause("goblets/pour")
def test_a_copy_of_a_position_stays_as_it_was_when_the_match_goes_on():
    table = Table()
    empty = table.match.state()
    table.submit(1, table.drinks("P - . ."))
    one_poured = table.match.state()
    assert empty.view(1).poured is None
    assert empty != one_poured
    for seat, row in ((0, "- P . ."), (2, ". . - P"), (3, "P . . -")):
        table.submit(seat, table.drinks(row))
    table.toast("- - - -")
    assert one_poured.actors() == (0, 2, 3)
    assert one_poured.view(0).poured is None
    assert one_poured.view(1).poured == ("poison", None, "plain", "plain")
    assert one_poured.view(None).past == ()
