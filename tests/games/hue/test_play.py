"""Where a card may lie, and how turns go on until everybody has one card left."""

from itertools import product

import pytest

from tests.games.hue.table import (
    REDS,
    SNAKE,
    a_place,
    felt,
    finished,
    place,
    refusal,
    table,
)

TEN = [*REDS, *SNAKE[:6]]


@pytest.mark.clause("hue/turn")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 0]), (2, [2, 0, 1, 2])])
def test_everybody_lays_one_card_a_turn_clockwise(first: int, order: list[int]) -> None:
    match = table([*REDS, *SNAKE], "T:YRG X:PBG T:PBY", first=first)
    seen = []
    for one in REDS:
        seen += match.actors()
        place(match, one)
    assert seen == order
    assert sum(match.view(None).sizes) == 14


@pytest.mark.clause("hue/turn")
def test_the_match_ends_when_everybody_has_exactly_one_card_left() -> None:
    match = table(TEN, "T:YRG X:PBG")
    place(match, *TEN[:9])
    assert match.view(None).sizes == (1, 2)
    assert (match.result(), match.actors()) == (None, (1,))
    place(match, TEN[9])
    assert match.view(None).sizes == (1, 1)
    assert match.actors() == ()
    assert match.result() is not None


@pytest.mark.clause("hue/turn")
def test_only_the_seat_to_play_has_moves_and_none_of_them_is_to_pass() -> None:
    match = felt("", "")
    assert match.moves(1) == ()
    assert all(
        match.game.encode(move).keys() == {"place", "at", "heading"} for move in match.moves(0)
    )


@pytest.mark.clause("hue/touch")
@pytest.mark.parametrize(
    "where", ["0 -1 e", "0 -1 n", "0 1 s", "-1 0 w", "3 0 e", "3 0 n", "4 3 s", "5 2 e", "3 3 w"]
)
def test_a_card_touches_with_one_side_of_one_square_along_or_across(where: str) -> None:
    assert refusal(felt("S:RYG", ""), f"S:RYG {where}") is None


@pytest.mark.clause("hue/touch")
@pytest.mark.parametrize("where", ["-1 -1 w", "-1 -1 n", "3 -1 e", "5 3 e", "5 3 s"])
def test_a_corner_does_not_count_as_touching(where: str) -> None:
    refused = refusal(felt("S:RYG", ""), f"S:RYG {where}")
    assert (refused.clause, refused.reason, refused.facts) == ("hue/touch", "alone", {})


@pytest.mark.clause("hue/touch")
@pytest.mark.parametrize(
    "where", ["0 -2 e", "7 7 e", "100 0 e", "0 -101 n", "256 -2 e", "1000 1000 s"]
)
def test_a_card_may_not_lie_apart_however_far(where: str) -> None:
    refused = refusal(felt("S:RYG", ""), f"S:RYG {where}")
    assert (refused.clause, refused.reason) == ("hue/touch", "alone")


@pytest.mark.clause("hue/touch")
def test_the_middle_or_the_last_square_may_be_the_one_that_touches() -> None:
    match = felt("S:RYG", "")
    assert refusal(match, "S:RYG -1 -1 e") is None
    assert refusal(match, "S:RYG -2 -1 e") is None
    assert refusal(match, "S:RYG -3 -1 e").clause == "hue/touch"


@pytest.mark.clause("hue/touch")
def test_colours_need_not_match() -> None:
    match = felt("S:PRY", "")
    place(match, "S:PRY 0 -1 n")
    assert match.view(None).placed[-1].card == "S:PRY"


@pytest.mark.clause("hue/touch")
def test_cards_laid_by_players_may_be_touched_too() -> None:
    match = felt("S:RYG", "S:GBP")
    assert match.why_not(1, a_place("S:GBP -4 0 w")).clause == "hue/turn"
    place(match, "S:RYG -1 0 w")
    assert refusal(match, "S:GBP -4 0 w") is None
    assert refusal(match, "S:GBP -5 0 w").clause == "hue/touch"


@pytest.mark.clause("hue/touch")
def test_the_first_card_has_100_places_whatever_it_is() -> None:
    match = felt("S:RYG T:YRG X:YRP", "")
    moves = [match.game.encode(move) for move in match.moves(0)]
    for card in ("S:RYG", "T:YRG", "X:YRP"):
        places = [(*move["at"], move["heading"]) for move in moves if move["place"] == card]
        assert len(places) == len(set(places)) == 100


@pytest.mark.clause("hue/touch")
def test_a_place_is_offered_exactly_when_it_is_not_refused() -> None:
    match = felt("S:RYG S:PRY", "S:GBP")
    place(match, "S:RYG 1 0 n", "S:GBP 5 2 s")
    offered = set(match.moves(0))
    for x, y, heading in product(range(-5, 11), range(-6, 9), "eswn"):
        one = a_place(f"S:PRY {x} {y} {heading}")
        assert (match.why_not(0, one) is None) == (one in offered)


@pytest.mark.clause("hue/cover")
@pytest.mark.parametrize("where", ["0 0 n", "0 0 w", "4 2 e", "1 -2 s", "-2 0 e", "2 2 s"])
def test_a_card_may_cover_exactly_one_square(where: str) -> None:
    assert refusal(felt("S:RYG", ""), f"S:RYG {where}") is None


@pytest.mark.clause("hue/cover")
@pytest.mark.parametrize(
    ("where", "number"),
    [("-1 0 e", 2), ("3 1 w", 3), ("1 0 s", 2), ("2 0 s", 3), ("3 1 s", 2), ("0 0 e", 3)],
)
def test_a_card_may_not_cover_two_squares_of_one_card_or_of_several(
    where: str, number: int
) -> None:
    refused = refusal(felt("S:RYG", ""), f"S:RYG {where}")
    assert (refused.clause, refused.reason) == ("hue/cover", "too-many")
    assert refused.facts == {"number": number}


@pytest.mark.clause("hue/cover")
def test_a_covered_square_may_be_covered_again() -> None:
    match = felt("S:RYG S:PRY", "S:GBP")
    place(match, "S:RYG 0 0 n", "S:GBP 0 0 w")
    assert refusal(match, "S:PRY 0 0 s") is None
    events = place(match, "S:PRY 0 0 s")
    assert events[1].facts == {"x": 0, "y": 0, "colours": ("green",), "skull": False}


@pytest.mark.clause("hue/cover")
def test_the_squares_of_a_card_that_covered_count_like_any_others() -> None:
    match = felt("S:RYG S:PRY", "S:GBP")
    place(match, "S:RYG 0 0 n")
    assert refusal(match, "S:GBP 0 -2 s").facts == {"number": 3}
    assert refusal(match, "S:GBP 0 -2 n") is None


@pytest.mark.clause("hue/stay")
def test_a_card_that_lies_stays_where_it_is() -> None:
    match = table(TEN, "T:YRG X:PBG")
    for number, one in enumerate(TEN):
        before = match.view(None).placed
        place(match, one)
        assert match.view(None).placed[: 3 + number] == before


@pytest.mark.clause("hue/stay")
def test_a_card_that_lies_cannot_be_laid_again() -> None:
    match = felt("S:RYG", "S:GBP")
    place(match, "S:RYG 0 -1 e", "S:GBP 0 1 s")
    refused = refusal(match, "S:RYG 3 0 e")
    assert (refused.clause, refused.reason) == ("hue/card", "not-in-hand")


@pytest.mark.clause("hue/score-card")
def test_the_card_that_is_left_is_the_score_card() -> None:
    match = finished(TEN, "T:YRG X:PBG")
    assert match.view(None).score_cards == ("T:YRG", "X:PBG")
    assert (match.view(0).hand, match.view(1).hand) == (("T:YRG",), ("X:PBG",))


@pytest.mark.clause("hue/score-card")
def test_any_card_may_be_kept_until_the_last_turn() -> None:
    match = table(TEN, "T:YRG X:PBG")
    place(match, *TEN[:8])
    assert set(match.view(0).hand) == {"T:GYB", "T:YRG"}
    place(match, "T:YRG -14 -1 w", TEN[9])
    assert match.view(None).score_cards == ("T:GYB", "X:PBG")


@pytest.mark.clause("hue/turn")
@pytest.mark.parametrize(("players", "turns"), [(2, 10), (3, 15), (4, 20), (5, 20)])
def test_a_match_has_as_many_turns_as_cards_but_one_each(players: int, turns: int) -> None:
    match = felt(*[""] * players)
    while match.actors():
        (seat,) = match.actors()
        match.submit(seat, match.moves(seat)[0])
    assert len(match.view(None).placed) == 3 + turns
