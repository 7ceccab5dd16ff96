"""What a seat may know, and what nobody may."""

from typing import Any

import pytest

from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from tests.games.hue.table import (
    POISONS,
    REDS,
    SNAKE,
    SOLID,
    STRIPED,
    felt,
    finished,
    hands,
    place,
    set_up,
    sit_down,
    table,
)

TEN = [*REDS, *SNAKE[:6]]


def views(match: Match[Any]) -> list:
    """Every seat's view, and the bystander's."""
    return [match.view(seat) for seat in (*range(match.players), None)]


def dealt(hands_: list[list[str]]) -> Match[Any]:
    """A match with exactly these hands."""
    match = sit_down(len(hands_))
    match.submit(CHANCE, set_up(hands_))
    return match


@pytest.mark.clause("hue/set-up")
def test_a_seat_sees_its_own_hand_and_a_bystander_none() -> None:
    match = felt("S:RYG S:YGB S:GBP S:BPR S:PRY X:YRP", "T:YRG")
    assert set(match.view(0).hand) == {"S:RYG", "S:YGB", "S:GBP", "S:BPR", "S:PRY", "X:YRP"}
    assert "T:YRG" in match.view(1).hand
    assert match.view(None).hand == ()
    assert match.view(None).sizes == (6, 6)


@pytest.mark.clause("hue/set-up")
def test_what_two_others_hold_changes_no_view_but_theirs() -> None:
    given = hands("S:RYG", "T:YRG", "T:GYB")
    other = [list(hand) for hand in given]
    other[1][0], other[2][0] = other[2][0], other[1][0]
    same = [one == two for one, two in zip(views(dealt(given)), views(dealt(other)), strict=True)]
    assert same == [True, False, False, True]


@pytest.mark.clause("hue/set-up")
def test_cards_that_nobody_was_dealt_are_in_nobodys_view() -> None:
    given = hands("S:RYG", "T:YRG")
    used = {card for hand in given for card in hand}
    unused = [card for card in SOLID + STRIPED if card not in used]
    other = [given[0], [unused[0] if card == "T:YRG" else card for card in given[1]]]
    before, after = views(dealt(given)), views(dealt(other))
    assert before[0] == after[0]
    assert before[2] == after[2]
    assert before[1] != after[1]


@pytest.mark.clause("hue/set-up")
def test_poisons_that_nobody_was_dealt_are_in_nobodys_view() -> None:
    given = hands("X:YRP", "X:GYR")
    other = [given[0], [POISONS[4] if card == "X:GYR" else card for card in given[1]]]
    before, after = views(dealt(given)), views(dealt(other))
    assert [one == two for one, two in zip(before, after, strict=True)] == [True, False, True]


@pytest.mark.clause("hue/score-card")
def test_score_cards_are_secret_until_the_end() -> None:
    match = table(TEN, "T:YRG X:PBG")
    for one in TEN:
        assert [view.score_cards for view in views(match)] == [None, None, None]
        place(match, one)
    assert {view.score_cards for view in views(match)} == {("T:YRG", "X:PBG")}


@pytest.mark.clause("hue/score-card")
def test_before_its_last_card_is_laid_nobody_knows_what_a_seat_will_keep() -> None:
    one = table(TEN, "T:YRG X:PBG")
    two = table(TEN, "T:YRG X:RPB")
    for match in (one, two):
        place(match, *TEN[:9])
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)
    assert one.view(1) != two.view(1)


@pytest.mark.clause("hue/stay")
def test_every_card_on_the_table_is_in_every_view_with_who_laid_it() -> None:
    match = felt("S:RYG", "S:GBP")
    place(match, "S:RYG 0 0 n", "S:GBP 5 2 s")
    for view in views(match):
        laid = [(one.seat, one.card, one.x, one.y, one.heading) for one in view.placed[3:]]
        assert laid == [(0, "S:RYG", 0, 0, "n"), (1, "S:GBP", 5, 2, "s")]
        assert view.sizes == (5, 5)
    assert "S:RYG" not in match.view(0).hand


@pytest.mark.clause("hue/score")
def test_points_are_in_view_at_the_end_only() -> None:
    match = table(TEN, "T:YRG X:PBG")
    place(match, *TEN[:9])
    assert (match.view(0).rounds, match.view(0).totals) == ((), (0, 0))
    assert match.view(0).winners is None
    assert match.sheets() == ()
    view = finished(TEN, "T:YRG X:PBG").view(None)
    assert (view.rounds, view.totals, view.winners) == (((18, 19),), (18, 19), (1,))


@pytest.mark.clause("hue/set-up")
def test_before_the_set_up_there_is_nothing_to_see() -> None:
    view = sit_down(4).view(2)
    assert (view.game, view.seat, view.players, view.actors) == ("hue", 2, 4, (-1,))
    assert (view.first, view.hand, view.sizes) == (None, (), (0, 0, 0, 0))
    assert (view.placed, view.score_cards, view.totals) == ((), None, (0, 0, 0, 0))
    assert view.options == {"poisoned-colour": "next-area", "first": "random"}
