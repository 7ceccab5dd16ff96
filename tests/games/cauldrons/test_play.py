"""Where cards go, and what a cauldron holds."""

import pytest

from tests.games.cauldrons.table import play, refusal, table, targets

SARA, RICHARD, CHARLES, JAMES = range(4)


@pytest.mark.clause("cauldrons/turn-order")
@pytest.mark.parametrize(
    ("players", "order"),
    [(3, [1, 2, 0, 1]), (4, [1, 2, 3, 0, 1]), (6, [1, 2, 3, 4, 5, 0, 1])],
)
def test_the_dealers_left_neighbour_starts_and_play_goes_clockwise(
    players: int, order: list[int]
) -> None:
    match = table(players, upcoming="R1>0 R1>0 R1>0 R2>0 R2>0 R2>0 B1>1")
    seen = []
    for one in ("R1>0", "R1>0", "R1>0", "R2>0", "R2>0", "R2>0", "B1>1")[: len(order)]:
        seen += match.actors()
        play(match, one)
    assert seen == order


@pytest.mark.clause("cauldrons/turn-order")
def test_a_turn_is_exactly_one_card_and_nobody_may_pass() -> None:
    match = table(4, upcoming="R1>0")
    assert match.view(None).sizes == (12, 13, 13, 12)
    play(match, "R1>0")
    assert match.view(None).sizes == (12, 12, 13, 12)
    assert all(match.game.encode(move).keys() == {"play", "into"} for move in match.moves(2))


@pytest.mark.clause("cauldrons/turn-order")
def test_only_the_seat_to_play_has_moves() -> None:
    match = table(4)
    assert match.moves(1)
    assert [match.moves(seat) for seat in (0, 2, 3)] == [(), (), ()]


@pytest.mark.clause("cauldrons/own-colour")
def test_a_potion_goes_into_the_cauldron_of_its_colour_only() -> None:
    match = table(4, "R1>2", upcoming="R2>2")
    assert targets(match, "R2") == [2]
    play(match, "R2>2")
    assert match.view(None).cauldrons[2].cards == ("R1", "R2")


@pytest.mark.clause("cauldrons/own-colour")
def test_a_colour_is_never_in_two_cauldrons() -> None:
    match = table(4, "R1>2", upcoming="R2>0")
    refused = refusal(match, 2, "R2>0")
    assert (refused.clause, refused.reason) == ("cauldrons/own-colour", "elsewhere")
    assert refused.facts == {"colour": "red", "cauldron": 2}


@pytest.mark.clause("cauldrons/own-colour")
def test_own_colour_is_what_is_wrong_even_where_another_colour_lies() -> None:
    match = table(4, "R1>2 B1>0", upcoming="R2>0")
    assert refusal(match, 3, "R2>0").clause == "cauldrons/own-colour"


@pytest.mark.clause("cauldrons/new-colour")
def test_the_first_card_of_a_round_may_go_into_any_cauldron() -> None:
    match = table(4, upcoming="P7>1")
    assert targets(match, "P7") == [0, 1, 2]
    play(match, "P7>1")
    assert [cauldron.colour for cauldron in match.view(None).cauldrons] == [None, "purple", None]


@pytest.mark.clause("cauldrons/new-colour")
def test_a_new_colour_goes_where_no_colour_is_yet_empty_or_only_poison() -> None:
    match = table(4, "R1>0 X>1", upcoming="B1>1")
    assert targets(match, "B1") == [1, 2]
    play(match, "B1>1")
    cauldron = match.view(None).cauldrons[1]
    assert (cauldron.colour, cauldron.level, cauldron.cards) == ("blue", 5, ("X", "B1"))


@pytest.mark.clause("cauldrons/new-colour")
def test_a_new_colour_may_not_go_where_another_colour_is() -> None:
    match = table(4, "R1>0", upcoming="B1>0")
    refused = refusal(match, 2, "B1>0")
    assert (refused.clause, refused.reason) == ("cauldrons/new-colour", "taken")
    assert refused.facts == {"colour": "blue", "other": "red", "cauldron": 0}


@pytest.mark.clause("cauldrons/new-colour")
def test_the_third_colour_has_one_cauldron_left() -> None:
    match = table(4, "R1>1 P1>0", upcoming="B1>2")
    assert targets(match, "B1") == [2]


@pytest.mark.clause("cauldrons/poison-anywhere")
def test_poison_may_go_into_any_cauldron_whatever_lies_there() -> None:
    match = table(4, "R1>0 B1>1 P1>2", upcoming="X>0")
    assert targets(match, "X") == [0, 1, 2]


@pytest.mark.clause("cauldrons/poison-anywhere")
def test_poison_leaves_a_coloured_cauldron_its_colour() -> None:
    cauldron = table(4, "R1>0 X>0").view(None).cauldrons[0]
    assert (cauldron.colour, cauldron.level, cauldron.cards) == ("red", 5, ("R1", "X"))


@pytest.mark.clause("cauldrons/poison-anywhere")
def test_any_number_of_poisons_gives_no_colour() -> None:
    match = table(4, "X>0 X>0 X>0", upcoming="R1>0")
    cauldron = match.view(None).cauldrons[0]
    assert (cauldron.colour, cauldron.level) == (None, 12)
    assert targets(match, "R1") == [0, 1, 2]


@pytest.mark.clause("cauldrons/limit")
def test_at_exactly_thirteen_nothing_happens() -> None:
    match = table(4, "R7>0 R5>0", upcoming="R1>0")
    events = play(match, "R1>0")
    assert [event.kind for event in events] == ["played"]
    assert match.view(None).cauldrons[0].level == 13
    assert match.view(None).taken == ((), (), (), ())


@pytest.mark.clause("cauldrons/limit")
def test_thirteen_with_poison_is_not_too_much_either() -> None:
    cauldron = table(4, "X>1 P5>1 X>1").view(None).cauldrons[1]
    assert (cauldron.level, cauldron.cards) == (13, ("X", "P5", "X"))


@pytest.mark.clause("cauldrons/overflow")
def test_example_one_sara_takes_three_cards_and_her_four_stays() -> None:
    match = table(4, "R7>0 B1>1 R4>0 P1>2 B1>1 R2>0", upcoming="B2>1 R4>0")
    assert match.view(CHARLES).plays[-1].seat == CHARLES
    assert match.view(None).cauldrons[0].level == 13
    play(match, "B2>1 R4>0")
    assert match.view(None).taken == (("R7", "R4", "R2"), (), (), ())
    cauldron = match.view(None).cauldrons[0]
    assert (cauldron.colour, cauldron.level, cauldron.cards) == ("red", 4, ("R4",))


@pytest.mark.clause("cauldrons/overflow")
def test_example_two_richard_takes_the_poison_too_and_his_five_stays() -> None:
    match = table(4, "R7>0 B1>1 X>0", upcoming="B1>1 R5>0")
    assert match.view(JAMES).plays[-1].seat == JAMES
    assert match.view(None).cauldrons[0].level == 11
    play(match, "B1>1 R5>0")
    assert match.view(None).taken[RICHARD] == ("R7", "X")
    cauldron = match.view(None).cauldrons[0]
    assert (cauldron.colour, cauldron.level, cauldron.cards) == ("red", 5, ("R5",))


@pytest.mark.clause("cauldrons/overflow")
def test_a_poison_that_makes_a_cauldron_overflow_leaves_it_without_colour() -> None:
    match = table(4, "R7>0 R5>0 X>0", upcoming="R1>2")
    cauldron = match.view(None).cauldrons[0]
    assert (cauldron.colour, cauldron.level, cauldron.cards) == (None, 4, ("X",))
    assert targets(match, "R1") == [0, 1, 2]
    play(match, "R1>2")
    assert match.view(None).cauldrons[2].colour == "red"


@pytest.mark.clause("cauldrons/overflow")
def test_a_potion_that_overflows_poison_alone_gives_its_colour() -> None:
    match = table(4, "X>2 X>2 X>2 P2>2")
    assert match.view(None).taken == (("X", "X", "X"), (), (), ())
    cauldron = match.view(None).cauldrons[2]
    assert (cauldron.colour, cauldron.level, cauldron.cards) == ("purple", 2, ("P2",))


@pytest.mark.clause("cauldrons/overflow")
def test_other_cauldrons_stay_as_they_are() -> None:
    match = table(4, "R7>0 B5>1 P2>2 R7>0")
    assert match.view(None).taken == (("R7",), (), (), ())
    assert [cauldron.cards for cauldron in match.view(None).cauldrons] == [
        ("R7",),
        ("B5",),
        ("P2",),
    ]


@pytest.mark.clause("cauldrons/overflow")
def test_a_seat_that_overflows_twice_has_both_piles() -> None:
    match = table(3, "R7>0 R5>0 B7>1 R4>0 P7>2 P5>2 B7>1")
    assert match.view(None).taken == ((), ("R7", "R5", "B7"), ())


@pytest.mark.clause("cauldrons/face-down")
@pytest.mark.parametrize("memory", ["off", "on"])
def test_how_many_cards_somebody_took_is_public_and_remembered_from_play(memory: str) -> None:
    match = table(4, "R7>0 R5>0 X>0", memory=memory)
    for seat in (None, 0, 1, 2, 3):
        assert match.view(seat).taken == ((), (), (), ("R7", "R5"))
        assert match.view(seat).options["memory"] == memory


@pytest.mark.clause("cauldrons/face-down")
def test_taken_cards_do_not_go_back_to_the_hand() -> None:
    match = table(4, "R7>0 R7>0", upcoming="R7>0")
    assert match.view(2).taken[2] == ("R7",)
    assert "R7" not in match.view(2).hand
    assert match.view(None).sizes == (12, 12, 12, 12)
