"""Reviews are kept in files that hold no names, and that may be lost or damaged at any time."""

from __future__ import annotations

from pathlib import Path

import pytest

from poisonbox.control.reviewing import Reviewing
from poisonbox.games import GAMES
from poisonbox.store import reviews
from poisonbox.teach.review import Judgement
from tests.control.adviser import Adviser
from tests.control.blunders import blundered

EVERY = pytest.mark.parametrize("game", list(GAMES))


def found_in(game: str) -> dict[int, Judgement | None]:
    match, _ = blundered(game)
    work = Reviewing(match, (0,), Adviser(0.01))
    while work.done < 4:
        work.tick()
    work.stop()
    return dict(work.found)


@EVERY
def test_what_was_kept_is_found_again(tmp_path: Path, game: str) -> None:
    match, _ = blundered(game)
    found = found_in(game)
    reviews.keep(tmp_path, match, found)
    assert reviews.load(tmp_path, match) == found
    reviews.keep(tmp_path, match, found)
    assert len(list(tmp_path.rglob("*.json"))) == 1


def test_another_match_has_no_review(tmp_path: Path) -> None:
    match, _ = blundered("pok")
    reviews.keep(tmp_path, match, found_in("pok"))
    assert reviews.load(tmp_path, blundered("goblets")[0]) == {}
    assert reviews.load(tmp_path / "elsewhere", match) == {}


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"\xff\xfe", b'{"format": 1}', b'{"format": 2, "judgements": []}'],
)
def test_a_damaged_file_is_as_good_as_none(tmp_path: Path, content: bytes) -> None:
    match, _ = blundered("pok")
    reviews.keep(tmp_path, match, found_in("pok"))
    (file,) = tmp_path.rglob("*.json")
    file.write_bytes(content)
    assert reviews.load(tmp_path, match) == {}


def test_a_move_that_the_game_does_not_know_spoils_nothing(tmp_path: Path) -> None:
    match, _ = blundered("pok")
    reviews.keep(tmp_path, match, found_in("pok"))
    (file,) = tmp_path.rglob("*.json")
    file.write_bytes(file.read_bytes().replace(b'"show"', b'"sing"'))
    assert reviews.load(tmp_path, match) == {}


def test_where_nothing_can_be_written_nothing_happens(tmp_path: Path) -> None:
    match, _ = blundered("pok")
    (tmp_path / "reviews").write_text("in the way")
    reviews.keep(tmp_path, match, found_in("pok"))
    assert reviews.load(tmp_path, match) == {}


def test_what_nobody_could_judge_is_tried_again(tmp_path: Path) -> None:
    match, _ = blundered("pok")
    reviews.keep(tmp_path, match, {1: None})
    assert reviews.load(tmp_path, match) == {}


def test_old_reviews_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "_MOST", 2)
    for game in GAMES:
        reviews.keep(tmp_path, blundered(game)[0], {})
    assert len(list(tmp_path.rglob("*.json"))) == 2
