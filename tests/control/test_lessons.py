"""A lesson at a real table: what is asked, what is said, what is taken back, what is kept."""

from typing import Any

import msgspec
import pytest

from poisonbox.control.customs import Customs
from poisonbox.control.lessons.company import Company
from poisonbox.control.lessons.pupil import Pupil
from poisonbox.control.lessons.run import LessonRun
from poisonbox.games import GAMES
from poisonbox.store.errors import LibraryFull
from poisonbox.store.models import LessonProgress
from poisonbox.teach.lesson import Lesson, read_lesson
from poisonbox.teach.mastery import Mastery
from poisonbox.texts.lessons import course
from tests.lessons.deal import dealt
from tests.lessons.taking import Taking


def said(words: str) -> dict[str, str]:
    return dict.fromkeys(("en", "fr", "de"), words)


def remark(words: str, clause: str) -> dict[str, Any]:
    return {"say": said(words), "clause": f"cauldrons/{clause}"}


HAND = ["B2", "B4", "B7", "R1", "R2", "R5", "P1", "P2", "P5", "P7", "X", "X"]
CARDS = dealt(4, {0: HAND, 1: ["B5", "R1"], 2: ["R2", "R1"], 3: ["B4", "R2"]})
PLAYED = [
    [-1, {"deal": CARDS}],
    [1, {"play": "B5", "into": 0}],
    [2, {"play": "R2", "into": 1}],
    [3, {"play": "B4", "into": 0}],
]
"""Blue stands at 9 on the left, red at 2 in the middle, the right is empty."""

TABLE = {"players": 4, "names": ["", "Sara", "Charles", "James"], "options": {"rounds": 1},
         "moves": PLAYED}  # fmt: skip
SAFE_BLUE = {"play": "B4", "into": 0}
SPILLING_BLUE = {"play": "B7", "into": 0}
BLUE = {
    "kind": "do",
    "say": said("play blue"),
    "point": ["cauldron 0"],
    "accept": {"any": [{"move": {"play": "B4"}}, {"move": {"play": "B2"}}]},
    "solution": SAFE_BLUE,
    "right": said("well done"),
    "then": [
        [1, {"play": "R1", "into": 1}],
        [2, {"play": "R1", "into": 1}],
        [3, {"play": "R2", "into": 1}],
    ],
    "mistakes": [
        {
            "when": {"event": {"kind": "overflowed", "seat": 0}},
            **remark("it spills", "overflow"),
            "then": [[1, {"play": "R1", "into": 1}]],
        },
        {"when": {"refused": "cauldrons/own-colour"}, **remark("blue is left", "own-colour")},
    ],
    "otherwise": remark("not blue", "own-colour"),
}


def lesson(*steps: dict[str, Any], position: dict[str, Any] = TABLE) -> Lesson:
    return read_lesson(
        {
            "id": "cauldrons/test",
            "title": said("title"),
            "goal": said("goal"),
            "minutes": 1,
            "clauses": ["cauldrons/overflow"],
            "position": position,
            "steps": list(steps),
        }
    )


def begun(*steps: dict[str, Any], pupil: Pupil | None = None) -> Taking:
    return Taking(lesson(*steps, {"kind": "say", "say": said("the end")}), pupil=pupil)


# -- moves -----------------------------------------------------------------------------------------


def test_the_right_move_is_praised_and_the_others_answer() -> None:
    taking = begun(BLUE)
    outcome = taking.try_move(SAFE_BLUE)
    assert outcome is not None
    assert (outcome.kind, outcome.say) == ("right", taking.run.step.right)  # type: ignore[union-attr]
    movers = [told.seat for told in taking.wait()]
    assert movers == [0, 1, 2, 3]
    assert taking.run.screen(taking.now).view.actors == (0,)
    taking.go_on()
    assert taking.run.at == 1


def test_a_wrong_move_plays_out_is_explained_and_taken_back() -> None:
    taking = begun(BLUE)
    before = taking.run.screen(taking.now).view
    outcome = taking.try_move(SPILLING_BLUE)
    assert outcome is not None
    assert (outcome.kind, outcome.clause) == ("wrong", "cauldrons/overflow")
    told = taking.wait()
    kinds = [event.kind for each in told for event in each.events]
    assert kinds == ["played", "overflowed", "played"], "its consequence is shown too"
    assert len(taking.run.screen(taking.now).view.taken[0]) == 2  # type: ignore[attr-defined]
    assert not taking.run.may_go_on
    taking.run.rewind(taking.now)
    assert taking.run.screen(taking.now).view == before
    assert taking.run.phase == "asking"


def test_other_legal_moves_are_explained_by_otherwise() -> None:
    outcome = begun(BLUE).try_move({"play": "P1", "into": 2})
    assert outcome is not None
    assert outcome.say is not None
    assert (outcome.kind, outcome.say.en) == ("wrong", "not blue")


def test_an_illegal_attempt_changes_nothing_and_has_two_explanations() -> None:
    taking = begun(BLUE)
    before = taking.run.screen(taking.now).view
    outcome = taking.try_move({"play": "B2", "into": 2})
    assert outcome is not None
    assert outcome.refusal is not None
    assert outcome.say is not None
    assert (outcome.kind, outcome.refusal.clause) == ("refused", "cauldrons/own-colour")
    assert outcome.say.en == "blue is left"
    assert taking.run.screen(taking.now).view == before
    assert taking.run.asks_for_move, "the learner may choose again at once"


def test_an_illegal_attempt_is_never_right_unless_it_is_asked_for() -> None:
    anything = {**BLUE, "accept": {}, "mistakes": []}
    outcome = begun(anything).try_move({"play": "B2", "into": 2})
    assert outcome is not None
    assert outcome.kind == "refused"
    asked_for = {**anything, "accept": {"refused": "any"}, "solution": {"play": "B2", "into": 2},
                 "then": []}  # fmt: skip
    taking = begun(asked_for)
    outcome = taking.try_move({"play": "B2", "into": 2})
    assert outcome is not None
    assert outcome.kind == "right"
    assert taking.run.may_go_on


def test_what_was_done_rightly_in_another_way_stays_on_the_table() -> None:
    taking = begun(BLUE)
    taking.try_move({"play": "B2", "into": 0})
    taking.wait()
    taking.go_on()
    assert taking.run.screen(taking.now).view.cauldrons[0].level == 11  # type: ignore[attr-defined]


def test_a_step_that_is_skipped_counts_as_done() -> None:
    taking = begun(BLUE)
    taking.run.skip(taking.now)
    assert taking.run.at == 1
    assert taking.run.screen(taking.now).view.cauldrons[0].level == 13  # type: ignore[attr-defined]


def test_a_free_choice_has_its_consequence_and_is_taken_back_at_the_end() -> None:
    ending = {"when": {"move": {"play": "B7"}}, **remark("it spills", "overflow")}
    choose = {"kind": "choose", "say": said("choose"), "solution": SAFE_BLUE, "endings": [ending],
              "otherwise": remark("fine", "limit")}  # fmt: skip
    taking = begun(choose)
    before = taking.run.screen(taking.now).view
    for written, words in ((SPILLING_BLUE, "it spills"), (SAFE_BLUE, "fine")):
        outcome = taking.try_move(written)
        assert outcome is not None
        assert outcome.say is not None
        assert (outcome.kind, outcome.say.en) == ("right", words)
        assert taking.run.may_rewind
        taking.run.rewind(taking.now)
        assert taking.run.screen(taking.now).view == before
    taking.try_move(SPILLING_BLUE)
    taking.go_on()
    assert taking.run.screen(taking.now).view == before


def test_nobody_else_wears_the_crest_of_the_learner() -> None:
    for taken in (lesson(BLUE), *course("goblets")[:-1]):
        for crest in ("raven", "fox", "owl", "hare", "cat", "stag"):
            run = LessonRun(taken, GAMES[taken.game], Company("you", crest=crest), 0.0)
            worn = [chair.crest for chair in run.screen(0.0).chairs if chair.kind != "bot"]
            assert len(set(worn)) == len(worn)
            run.close()


def test_where_a_drop_is_a_move_it_is_one_here_too() -> None:
    game = GAMES["cauldrons"]
    company = Company("you", customs=Customs(confirm="on-drop"))
    run = LessonRun(lesson(BLUE), game, company, 0.0)
    assert run.choose(game.decode(SAFE_BLUE), 1.0).done
    assert run.phase == "right"


# -- questions and numbers -------------------------------------------------------------------------


def question(**more: Any) -> dict[str, Any]:
    spills = {"event": {"kind": "overflowed"}}
    answers = [
        {"text": said("yes"), "say": said("wrong"), "clause": "cauldrons/limit", "proof": spills},
        {"text": said("no"), "say": said("right"), "proof": {"not": spills}},
    ]
    return {"kind": "predict", "say": said("does it spill?"), "answers": answers,
            "then": [[0, SAFE_BLUE]], **more}  # fmt: skip


def test_the_rules_prove_which_answer_is_right() -> None:
    taking = begun(question())
    assert taking.right_answer() == 1
    assert begun(question(then=[[0, SPILLING_BLUE]])).right_answer() == 0


def test_a_wrong_answer_is_explained_and_another_may_be_given() -> None:
    taking = begun(question())
    wrong = taking.run.answer(0, taking.now)
    assert wrong is not None
    assert (wrong.kind, wrong.clause) == ("wrong", "cauldrons/limit")
    assert taking.wait() == (), "the answer is not shown yet"
    right = taking.run.answer(1, taking.now)
    assert right is not None
    assert right.kind == "right"
    assert [told.seat for told in taking.wait()] == [0]
    assert taking.run.answer(0, taking.now) is None, "it has been answered"


def test_numbers_are_checked_by_the_rules_and_not_by_the_lesson() -> None:
    fields = [
        {"label": said("left"), "answer": "view.cauldrons.0.level"},
        {"label": said("hand"), "answer": "view.hand.#"},
    ]
    score = {"kind": "score", "say": said("count"), "fields": fields, "right": said("yes"),
             "mistakes": [{"value": 5, "field": 0, **remark("both cards", "limit")}],
             "otherwise": remark("count again", "points")}  # fmt: skip
    taking = begun(score)
    assert taking.right_numbers() == [9, 12]
    known = taking.run.enter([5, 12], taking.now)
    other = taking.run.enter([9, 3], taking.now)
    assert known is not None
    assert other is not None
    assert (known.clause, known.fields) == ("cauldrons/limit", (False, True))
    assert (other.clause, other.fields) == ("cauldrons/points", (True, False))
    right = taking.run.enter([9, 12], taking.now)
    assert right is not None
    assert right.kind == "right"


def test_what_is_to_be_counted_is_not_written_on_the_table() -> None:
    from poisonbox.texts.lessons import lesson as stored  # noqa: PLC0415

    taking = Taking(stored("cauldrons/scoring"))
    assert taking.run.screen(taking.now).view.totals == (0, 0, 0, 0)
    while taking.run.at < len(taking.run.lesson.steps) - 1:
        taking.solve()
        taking.go_on()
        assert taking.run.screen(taking.now).view.totals == (0, 0, 0, 0)
    taking.solve()
    assert taking.run.screen(taking.now).view.totals == (7, 2, 17, 15)


# -- chance and free play --------------------------------------------------------------------------


def test_chance_waits_until_the_lesson_says_what_it_does() -> None:
    empty = {**TABLE, "moves": []}
    deals = {"kind": "say", "say": said("dealt"), "then": [[-1, {"deal": CARDS}]]}
    wait = {"kind": "say", "say": said("wait")}
    taking = Taking(lesson(wait, deals, position=empty))
    taking.wait(60)
    assert taking.run.screen(taking.now).view.actors == (-1,)
    taking.go_on()
    assert sorted(taking.run.screen(taking.now).view.hand) == sorted(HAND)  # type: ignore[attr-defined]
    assert [event.kind for told in taking.wait() for event in told.events] == ["dealt"]


def play(*voices: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "play", "say": said("play"), "right": said("done"), "voices": list(voices),
            "until": {"path": "rounds.#", "least": 1}}  # fmt: skip


def test_a_voice_speaks_once_and_only_when_something_new_happens() -> None:
    voice = {"when": {"event": {"kind": "played", "facts": {"card": "X"}}},
             "say": said("poison"), "point": ["cauldron 0"]}  # fmt: skip
    taking = begun(play(voice))
    assert taking.run.voices == ()
    taking.try_move({"play": "X", "into": 0})
    taking.wait()
    assert [each.say.en for each in taking.run.voices] == ["poison"]
    assert taking.run.points == ("cauldron 0",)
    while not taking.run.screen(taking.now).asks:
        taking.wait()
    taking.try_move({"play": "X", "into": 2})
    taking.wait()
    assert taking.run.voices == ()


def test_free_play_goes_on_until_it_is_enough() -> None:
    taking = begun(play())
    taking.play_out()
    assert taking.run.may_go_on
    points = taking.run.screen(taking.now).view.totals
    taking.go_on()
    assert taking.run.screen(taking.now).view.totals == points, "the next step is at that table"


def test_a_bot_that_cannot_answer_is_asked_again() -> None:
    taking = begun(play())
    taking.thinker.errors = 3
    taking.try_move({"play": "X", "into": 2})
    for _ in range(5):
        taking.wait()
    trouble = taking.run.screen(taking.now).trouble
    assert trouble is not None
    assert (trouble.kind, trouble.seat) == ("bot", 1)
    taking.run.retry(taking.now)
    taking.play_out()
    assert taking.run.may_go_on


def test_skipping_free_play_skips_what_only_makes_sense_after_it() -> None:
    taking = begun(play())
    taking.run.skip(taking.now)
    assert taking.run.phase == "finished"


def test_an_illegal_move_in_free_play_is_refused_with_its_clause() -> None:
    taking = begun(play())
    outcome = taking.try_move({"play": "B2", "into": 2})
    assert outcome is not None
    assert (outcome.kind, outcome.clause) == ("refused", "cauldrons/own-colour")


def test_nothing_tells_the_points_that_the_learner_is_to_work_out() -> None:
    taking = Taking(next(each for each in course("goblets") if each.id == "goblets/four-rounds"))
    taking.run.answer(taking.right_answer(), taking.now)
    told = [event.kind for each in taking.wait() for event in each.events]
    assert "revealed" in told
    assert "scored" not in told
    before = taking.run.screen(taking.now).view.totals
    taking.go_on()
    assert taking.run.screen(taking.now).view.totals == before
    taking.solve()
    assert taking.run.screen(taking.now).view.totals != before


# -- what is kept ----------------------------------------------------------------------------------


class Shelf:
    """A library in memory that can be full."""

    def __init__(self) -> None:
        self.full = False
        self.kept: dict[str, LessonProgress] = {}
        self.known: dict[str, Mastery] = {}

    def _write(self) -> None:
        if self.full:
            raise LibraryFull(path="here")

    def lessons(self) -> dict[str, LessonProgress]:
        return dict(self.kept)

    def keep_lesson(self, lesson: str, progress: LessonProgress) -> None:
        self._write()
        self.kept[lesson] = progress

    def clauses(self) -> dict[str, Mastery]:
        return dict(self.known)

    def keep_clauses(self, known: Any) -> None:
        self._write()
        self.known |= known


def test_a_lesson_that_is_left_is_gone_on_with() -> None:
    shelf = Shelf()
    taking = begun(BLUE, question(), pupil=Pupil(shelf))
    taking.solve()
    taking.go_on()
    again = Pupil(shelf)
    assert again.progress("cauldrons/test") == LessonProgress(1, 0)
    later = Taking(taking.run.lesson, at=again.progress("cauldrons/test").step, pupil=again)
    assert later.run.screen(0).view == taking.run.screen(0).view


def test_a_finished_lesson_begins_anew_and_is_counted() -> None:
    shelf = Shelf()
    begun(BLUE, pupil=Pupil(shelf)).take_all()
    assert shelf.kept["cauldrons/test"] == LessonProgress(0, 1)


def test_a_clause_is_mastered_by_using_it_rightly_and_lost_by_missing_it() -> None:
    shelf = Shelf()
    pupil = Pupil(shelf)
    taking = begun(BLUE, pupil=pupil)
    taking.try_move(SPILLING_BLUE)
    assert not pupil.mastery("cauldrons/overflow").mastered
    assert pupil.mastery("cauldrons/overflow").missed == 1
    taking.run.rewind(taking.now)
    taking.solve()
    assert pupil.mastery("cauldrons/overflow").mastered
    assert shelf.known["cauldrons/overflow"] == Mastery(1, 1, 1)


def test_a_full_disk_does_not_stop_a_lesson() -> None:
    shelf = Shelf()
    shelf.full = True
    pupil = Pupil(shelf)
    begun(BLUE, pupil=pupil).take_all()
    assert pupil.progress("cauldrons/test").finished == 1
    assert pupil.mastery("cauldrons/overflow").mastered


@pytest.mark.parametrize("at", [-3, 0, 99])
def test_a_step_that_does_not_exist_is_one_that_does(at: int) -> None:
    taking = Taking(lesson(BLUE), at=at)
    assert taking.run.at == 0


def test_a_lesson_may_name_the_learner() -> None:
    named = {**TABLE, "names": ["Ada", "Sara", "Charles", "James"], "crests": ["owl"]}
    taking = Taking(lesson(BLUE, position=named))
    chairs = taking.run.screen(0).chairs
    assert [chair.name for chair in chairs] == ["Ada", "Sara", "Charles", "James"]
    assert taking.run.names == ("Ada", "Sara", "Charles", "James")
    assert begun(BLUE).run.names[0] == "you"
    assert msgspec.structs.asdict(chairs[1])["crest"] == "owl"
