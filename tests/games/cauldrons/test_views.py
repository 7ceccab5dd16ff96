"""What a seat may know, and what nobody may."""

import pytest

from poisonbox.core.view import view_json
from tests.games.cauldrons.table import (
    DECK,
    SCORING_EXAMPLE,
    SIX_FOUR_EIGHT,
    deal_cards,
    hand,
    play,
    play_round,
    sit_down,
    stacked,
    table,
)


def views_after(deck: list[str], line: str, players: int, **options: str) -> list:
    """Every seat's view, and the bystander's, after a deal and a line."""
    match = sit_down(players, **options)
    deal_cards(match, deck)
    play(match, line)
    return [match.view(seat) for seat in (*range(players), None)]


def swapped(deck: list[str], one: int, other: int) -> list[str]:
    """The deck with two different cards in each other's place."""
    assert deck[one] != deck[other]
    changed = list(deck)
    changed[one], changed[other] = changed[other], changed[one]
    return changed


@pytest.mark.clause("cauldrons/deal")
def test_a_seat_sees_its_own_hand_and_nobody_elses() -> None:
    match = sit_down(5)
    deal_cards(match, DECK)
    assert hand(match, 3) == ["B2", "B5", "B7", "P2", "P5", "R1", "R4", "R7", "X", "X"]
    assert hand(match, 4) == ["B2", "B5", "P1", "P2", "P5", "R2", "R5", "R7", "X", "X"]
    assert match.view(None).hand == ()


@pytest.mark.clause("cauldrons/deal")
def test_what_two_others_hold_changes_no_view_but_theirs() -> None:
    deck = stacked(4, SCORING_EXAMPLE)
    line = "B2>0 B7>0 B5>0 B1>0"
    before = views_after(deck, line, 4)
    after = views_after(swapped(deck, 4, 5), line, 4)
    assert [one == other for one, other in zip(before, after, strict=True)] == [
        True,
        False,
        False,
        True,
        True,
    ]


@pytest.mark.clause("cauldrons/deal-three")
def test_cards_that_are_out_are_in_nobodys_view() -> None:
    deck = stacked(3, SIX_FOUR_EIGHT)
    line = " ".join(SIX_FOUR_EIGHT.split()[:12])
    unseen = sorted(deck[3::4])
    other_order = list(deck)
    other_order[3::4] = unseen
    assert deck != other_order
    assert views_after(deck, line, 3) == views_after(other_order, line, 3)
    assert views_after(deck, line, 3)[0].out == 12


@pytest.mark.clause("cauldrons/deal-three")
def test_a_card_that_is_out_instead_of_in_a_hand_is_news_to_that_hand_alone() -> None:
    deck = stacked(3, SIX_FOUR_EIGHT)
    before = views_after(deck, "R7>1", 3)
    after = views_after(swapped(deck, 48, 3), "R7>1", 3)
    assert [one == other for one, other in zip(before, after, strict=True)] == [
        True,
        False,
        True,
        True,
    ]


@pytest.mark.clause("cauldrons/draw-pile")
def test_the_order_of_the_pile_is_in_nobodys_view() -> None:
    deck = stacked(4, SCORING_EXAMPLE, "five")
    line = "B2>0 B7>0 B5>0 B1>0"
    before = views_after(deck, line, 4, hand="five")
    other_order = deck[:24] + sorted(deck[24:])
    assert deck != other_order
    assert before == views_after(other_order, line, 4, hand="five")
    assert before[0].pile == 26


@pytest.mark.clause("cauldrons/face-down")
def test_every_play_of_the_round_was_seen_by_everybody() -> None:
    match = table(4, "R7>0 B1>1 X>0 B1>1 R5>0")
    for seat in (None, 0, 1, 2, 3):
        plays = [(one.seat, one.card, one.into) for one in match.view(seat).plays]
        assert plays == [(1, "R7", 0), (2, "B1", 1), (3, "X", 0), (0, "B1", 1), (1, "R5", 0)]
        assert match.view(seat).taken == ((), ("R7", "X"), (), ())


@pytest.mark.clause("cauldrons/face-down")
def test_memory_changes_no_view_because_what_was_seen_was_seen() -> None:
    line = " ".join(SCORING_EXAMPLE.split()[:30])
    deck = stacked(4, SCORING_EXAMPLE)
    forgetful = [view_json(view) for view in views_after(deck, line, 4)]
    learners = [view_json(view) for view in views_after(deck, line, 4, memory="on")]
    for one, other in zip(forgetful, learners, strict=True):
        assert one.pop("options") == {"rounds": "once", "hand": "all", "memory": "off"}
        assert other.pop("options") == {"rounds": "once", "hand": "all", "memory": "on"}
    assert forgetful == learners


@pytest.mark.clause("cauldrons/round-end")
def test_after_a_round_its_plays_and_piles_stay_in_view_until_the_next_deal() -> None:
    match = sit_down(4)
    play_round(match, SCORING_EXAMPLE)
    view = match.view(2)
    assert (view.round, view.dealer, view.actors, view.winners) == (0, 0, (-1,), None)
    assert len(view.plays) == 50
    assert [len(cards) for cards in view.taken] == [6, 8, 15, 17]
    assert view.hand == ()
    assert view.rounds == ((7, 2, 17, 15),)


@pytest.mark.clause("cauldrons/deal")
def test_before_the_first_deal_there_is_nothing_to_see() -> None:
    view = sit_down(3).view(1)
    assert (view.game, view.seat, view.players, view.actors) == ("cauldrons", 1, 3, (-1,))
    assert (view.hand, view.sizes, view.plays) == ((), (0, 0, 0), ())
    assert (view.rounds, view.totals, view.winners) == ((), (0, 0, 0), None)
    assert (view.round, view.dealer, view.pile, view.out) == (0, 0, 0, 0)
