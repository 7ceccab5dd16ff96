"""Moves as they are written in records."""

from typing import Any

import pytest

from poisonbox.core.match import Match
from poisonbox.core.record import dump_record, parse_record
from poisonbox.core.refusal import Malformed
from poisonbox.games import GAMES
from tests.games.goblets.table import CIRCLE, Table

GOBLETS = GAMES["goblets"]


@pytest.mark.clause("goblets/pour")
@pytest.mark.parametrize(
    "value",
    [
        {"stakes": [[2, 3, 4, 5], [5, 4, 3, 2]], "specials": ["spoil", "cordial", "sip"]},
        {"stakes": [], "specials": []},
        {"pour": {"1": "poison", "2": "plain", "3": "half-poison"}},
        {"pour": {"0": "love-potion", "2": "more-drinks"}},
        {"pour": {}},
        {"drink": [True]},
        {"drink": [False, True]},
    ],
)
def test_a_move_is_written_as_it_is_read(value: Any):
    assert GOBLETS.encode(GOBLETS.decode(value)) == value


@pytest.mark.clause("goblets/pour")
@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        {},
        {"pour": ["plain"]},
        {"pour": {"8": "plain"}},
        {"pour": {"01": "plain"}},
        {"pour": {"1": "water"}},
        {"pour": {"1": None}},
        {"pour": {}, "drink": [True]},
        {"drink": True},
        {"drink": [1]},
        {"stakes": [[2, 3, 4, 5]]},
        {"stakes": [[2.0]], "specials": []},
        {"stakes": [], "specials": ["water"]},
    ],
)
def test_what_is_no_move_is_malformed(value: Any):
    with pytest.raises(Malformed):
        GOBLETS.decode(value)


@pytest.mark.clause("goblets/pour")
def test_the_order_in_which_goblets_are_named_does_not_matter():
    first = GOBLETS.decode({"pour": {"3": "plain", "1": "poison", "2": "plain"}})
    assert first == GOBLETS.decode({"pour": {"1": "poison", "2": "plain", "3": "plain"}})


@pytest.mark.clause("goblets/round-end")
def test_a_match_is_read_back_from_its_record():
    table = Table(4, "two", "love-potion cordial sip", "2345 3452 4523 5234", [[0, 2]])
    table.play(CIRCLE, "+ - - -")
    table.pour("- 2 P .\n2 - P .\n. 2 - P\n. P 2 -")
    table.submit(3, {"drink": [True]})
    again = Match.from_record(parse_record(dump_record(table.match.to_record())), GAMES)
    assert again.state() == table.match.state()
    assert again.log == table.match.log
    assert again.events_since(0, 1) == table.match.events_since(0, 1)
