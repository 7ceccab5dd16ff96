"""A puzzle as data: what is one, and what is none."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from poisonbox.core.refusal import Malformed
from poisonbox.teach.puzzle import (
    EASY,
    FAIR,
    HARD,
    Proof,
    Puzzle,
    Verdict,
    read_puzzle,
    write_puzzle,
)

DISC, SQUARE, TRIANGLE = ({"show": symbol} for symbol in ("disc", "square", "triangle"))


def posed(**changes: Any) -> Puzzle:
    made = Puzzle(
        id="pok/0-1-2-0",
        players=3,
        seat=0,
        moves=((-1, {"roll": [[1, "disc"], None, None]}),),
        right=(DISC,),
        verdicts=(Verdict(DISC, 0.7), Verdict(SQUARE, 0.4), Verdict(TRIANGLE, 0.3)),
        idea="alone",
        proof=Proof(found=10, deep=200, seeds=5, gap=0.3, least=0.25, doubt=0.01),
        solved={"novice": 0.5, "casual": 0.5},
    )
    return replace(made, **changes)


def test_a_puzzle_is_read_as_it_was_written() -> None:
    assert read_puzzle(write_puzzle(posed())) == posed()


def test_the_next_best_is_the_best_of_what_is_not_right() -> None:
    assert posed(right=(DISC, SQUARE)).next_best.move == TRIANGLE


@pytest.mark.parametrize(
    "changes",
    [
        {"right": ()},
        {"right": (SQUARE,)},
        {"verdicts": (Verdict(DISC, 0.7),)},
        {"right": (DISC, SQUARE, TRIANGLE)},
    ],
    ids=["nothing is right", "the best is not right", "nothing to compare", "all is right"],
)
def test_what_has_no_clear_answer_is_no_puzzle(changes: dict[str, Any]) -> None:
    written = msgspec.json.decode(write_puzzle(posed())) | msgspec.to_builtins(changes)
    with pytest.raises(Malformed, match="a puzzle has"):
        read_puzzle(msgspec.json.encode(written))


@pytest.mark.parametrize("line", [b"", b"[]", b'{"id": "pok/1"}', b"\xff", b'{"id": 3}'])
def test_what_is_no_puzzle_is_refused_with_a_sentence(line: bytes) -> None:
    with pytest.raises(Malformed, match=r"\w"):
        read_puzzle(line)


@pytest.mark.parametrize(
    ("solved", "difficulty"), [(1.0, EASY), (0.6, FAIR), (0.1, HARD)], ids=["easy", "fair", "hard"]
)
def test_what_few_bots_find_is_difficult(solved: float, difficulty: int) -> None:
    assert posed(solved={"novice": solved, "casual": solved}).difficulty == difficulty
