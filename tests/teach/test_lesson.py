"""A lesson's file is read completely or not at all, and knows its own line of play."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poisonbox.core.refusal import Malformed
from poisonbox.teach.lesson import Lesson, read_lesson, taught
from poisonbox.teach.mastery import Mastery

TEXT = {"en": "a", "fr": "b", "de": "c"}
REMARK = {"say": TEXT, "clause": "g/other"}
TABLE = {"players": 3, "names": ["", "Sara", "James"], "moves": [[-1, {"deal": 1}]]}


def step(kind: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "say": TEXT, **more}


def do(solution: Any, **more: Any) -> dict[str, Any]:
    usual = {"accept": {}, "right": TEXT, "otherwise": REMARK}
    return step("do", solution=solution, **{**usual, **more})


def made(*steps: dict[str, Any], **more: Any) -> Lesson:
    usual = {"id": "g/one", "title": TEXT, "goal": TEXT, "minutes": 1, "clauses": ["g/a"]}
    return read_lesson({**usual, "position": TABLE, "steps": list(steps), **more})


def test_the_table_of_a_step_is_what_the_solutions_before_led_to() -> None:
    lesson = made(
        do({"play": 1}, then=[[1, {"play": 2}]]),
        step("say", then=[[2, {"play": 3}]]),
        step("predict", answers=[], then=[[0, {"play": 4}]]),
        step("say"),
    )
    played = [move for _, move in lesson.before(3)[1]]
    assert played == [{"deal": 1}, *({"play": number} for number in (1, 2, 3, 4))]
    assert len(lesson.before(1)[1]) == 3, "what a step shows at its beginning is not made before it"


def test_a_step_may_lay_another_table() -> None:
    other = {**TABLE, "seat": 2, "moves": []}
    lesson = made(do({"play": 1}), do({"play": 2}, position=other), step("say"))
    assert lesson.before(1) == (lesson.steps[1].position, ())
    assert lesson.before(2) == (lesson.steps[1].position, ((2, {"play": 2}),))


def test_what_was_tried_to_be_refused_is_not_played() -> None:
    lesson = made(do({"play": 1}, accept={"refused": "g/a"}), step("say"))
    assert lesson.before(1) == lesson.before(0)


def test_a_step_teaches_the_clauses_it_explains() -> None:
    mistake = {"when": {}, "say": TEXT, "clause": "g/a"}
    answers = [{"text": TEXT, "say": TEXT, "right": True},
               {"text": TEXT, "say": TEXT, "clause": "g/b"}]  # fmt: skip
    lesson = made(
        do({}, mistakes=[mistake, mistake]), step("predict", answers=answers), step("say")
    )
    assert [taught(each) for each in lesson.steps] == [("g/a", "g/other"), ("g/b",), ()]


@pytest.mark.parametrize(
    "broken",
    [
        step("sing"),
        step("point"),
        step("say", point="cauldron 0"),
        {"kind": "say", "say": {"en": "a", "fr": "b"}},
        do({}, mistakes=[{"when": {"where": 1}, "say": TEXT, "clause": "g/a"}]),
        step("say", position={"players": 3, "names": ["Sara"]}),
        step("predict", answers=[{"text": TEXT, "say": TEXT, "right": True, "proof": {}}]),
    ],
)
def test_a_step_that_makes_no_sense_is_refused(broken: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        made(broken)


@given(st.lists(st.booleans(), min_size=1))
def test_a_clause_is_mastered_when_it_was_used_rightly_the_last_time(uses: list[bool]) -> None:
    known = Mastery()
    for right in uses:
        known = known.after(right=right)
    assert known.mastered == uses[-1]
    assert (known.used, known.missed) == (uses.count(True), uses.count(False))
