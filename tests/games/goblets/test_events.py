"""What the table sees and hears, move by move."""

import pytest

from poisonbox.core.event import Event, redact
from poisonbox.core.result import Line
from tests.games.goblets.table import CIRCLE, NOT_HERE, Table, drawn


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [event.kind for event in events]


@pytest.mark.clause("goblets/reveal-stake")
def test_a_match_opens_with_the_stakes_for_all_and_a_hand_for_each():
    table = Table(stakes="2345 3452 4523 5234")
    facts = {"round": 0, "stakes": (2, 3, 4, 5), "specials": ()}
    assert table.match.events_since(0, None) == (Event("round-opened", None, facts),)
    (opened,) = table.match.events_since(0, 3)
    assert opened.facts == facts
    assert list(opened.secret) == [3]
    assert sorted(opened.secret[3]["hand"]) == ["plain", "plain", "poison"]


@pytest.mark.clause("goblets/pour")
def test_a_pour_tells_its_drinks_to_its_owner_only():
    table = Table()
    (poured,) = table.submit(1, table.drinks("P - . ."))
    assert redact(poured, 1) == Event(
        "poured", 1, {}, {1: {"pour": ("poison", None, "plain", "plain")}}
    )
    for other in (None, 0, 2, 3):
        assert redact(poured, other) == Event("poured", 1)


@pytest.mark.clause("goblets/pour")
def test_the_last_pour_fills_the_goblets():
    table = Table()
    events = table.pour(CIRCLE)
    assert kinds(events) == ["poured", "filled"]
    assert events[1] == Event("filled", None, {"round": 0})


@pytest.mark.clause("goblets/toast")
def test_a_thumb_is_told_to_its_owner_only():
    table = Table()
    table.pour(CIRCLE)
    (sealed,) = table.submit(2, {"drink": [False]})
    assert redact(sealed, 2) == Event("sealed", 2, {}, {2: {"thumbs": (False,)}})
    for other in (None, 0, 1, 3):
        assert redact(sealed, other) == Event("sealed", 2)


@pytest.mark.clause("goblets/toast")
def test_the_last_thumb_shows_all_thumbs_then_the_drunk_goblets_then_the_points():
    table = Table(stakes="2345 3452 4523 5234")
    table.pour(NOT_HERE)
    events = table.toast("+ - + -")
    assert kinds(events) == [
        "sealed",
        "toasted",
        "revealed",
        "revealed",
        "scored",
        "round-opened",
    ]
    assert events[1] == Event("toasted", None, {"round": 0, "thumbs": (True, False, True, False)})


@pytest.mark.clause("goblets/reveal")
def test_only_drunk_goblets_are_revealed_in_a_basic_round():
    table = Table()
    table.pour(NOT_HERE)
    first, second = (event for event in table.toast("+ - + -") if event.kind == "revealed")
    assert first == Event(
        "revealed",
        0,
        {"goblet": 0, "drinks": (None, "plain", "plain", "plain"), "poison": 0, "drunk": True},
    )
    assert second == Event(
        "revealed",
        2,
        {"goblet": 2, "drinks": ("poison", "poison", None, "poison"), "poison": 3, "drunk": True},
    )


@pytest.mark.clause("goblets/reveal")
def test_every_goblet_is_revealed_in_a_round_with_specials():
    table = Table(4, "one", "spoil cordial sip")
    table.waste()
    table.pour("- P . 2\n2 - . P\n2 . - P\n2 P . -")
    revealed = [event for event in table.toast("- + - -") if event.kind == "revealed"]
    assert [event.seat for event in revealed] == [0, 1, 2, 3]
    assert [event.facts["poison"] for event in revealed] == [0, 2, 0, 2]
    assert [event.facts["drunk"] for event in revealed] == [False, True, False, False]
    assert revealed[3].facts["drinks"] == ("spoil", "poison", "poison", None)


@pytest.mark.clause("goblets/three-players")
def test_a_second_goblet_is_revealed_for_its_owner():
    table = Table(3)
    table.pour("- P . - . .\n. - P . - .\n. . - P . -")
    events = table.toast("- - - - + -")
    assert events[1].facts["thumbs"] == (False, False, False, False, True, False)
    (revealed,) = (event for event in events if event.kind == "revealed")
    assert revealed.seat == 1
    assert revealed.facts["goblet"] == 4
    assert revealed.facts["drinks"] == ("plain", None, "plain")


@pytest.mark.clause("goblets/round-end")
def test_a_round_is_scored_with_every_line_and_the_totals():
    table = Table(stakes="2345 3452 4523 5234")
    table.play(CIRCLE, "- - - -")
    table.pour(NOT_HERE)
    (scored,) = (event for event in table.toast("+ - + -") if event.kind == "scored")
    assert scored == Event(
        "scored",
        None,
        {
            "round": 1,
            "points": (3, 1, 0, 1),
            "totals": (4, 2, 1, 2),
            "lines": (
                Line(0, "goblets/drink", 3, {"goblet": 0}),
                Line(1, "goblets/refuse", 1, {"goblet": 1}),
                Line(2, "goblets/drink", 0, {"goblet": 2}),
                Line(3, "goblets/refuse", 1, {"goblet": 3}),
            ),
        },
    )


@pytest.mark.clause("goblets/specials")
def test_the_next_round_opens_with_its_special_drinks():
    table = Table(4, "two", "spoil cordial sip", "2345 3452 4523 5234")
    table.waste()
    table.waste()
    opened = table.match.events_since(0, 1)[-1]
    assert opened.kind == "round-opened"
    assert opened.facts == {
        "round": 2,
        "stakes": (4, 5, 2, 3),
        "specials": ("spoil", "cordial"),
    }
    assert sorted(opened.secret[1]["hand"]) == ["cordial", "poison", "spoil"]


@pytest.mark.clause("goblets/winner")
def test_the_match_ends_with_totals_and_winners_and_opens_no_other_round():
    table = Table()
    for thumbs in ("+ - - -", "- - - -", "- - - -"):
        table.play(NOT_HERE, thumbs)
    table.pour(NOT_HERE)
    events = table.toast("- - - -")
    assert kinds(events) == ["sealed", "toasted", "scored", "ended"]
    assert events[-1] == Event("ended", None, {"totals": (5, 4, 4, 4), "winners": (0,)})


@pytest.mark.clause("goblets/pour")
def test_a_whole_round_is_told_to_others_without_a_single_secret():
    table = drawn("", "2 3 4 5\n" + CIRCLE.strip("\n") + "\n- - - -")
    for watcher in (None, 0, 1, 2, 3):
        for event in table.match.events_since(0, watcher):
            assert set(event.secret) <= {watcher}
    told = [event.kind for event in table.match.events_since(0, None)]
    assert told == [
        "round-opened",
        *["poured"] * 4,
        "filled",
        *["sealed"] * 4,
        "toasted",
        "scored",
        "round-opened",
    ]
