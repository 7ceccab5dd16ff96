"""Motion: one queue, in order, skipped at once, off when it is off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QGraphicsRectItem
from pytestqt.qtbot import QtBot

from poisonbox.ui.table.motion import (
    Motion,
    MotionQueue,
    fade,
    in_turn,
    swell,
    together,
    travel,
    turn,
    wait,
)


def steps(seen: list[str], name: str, ms: float = 100) -> Motion:
    return Motion(
        ms, begin=lambda: seen.append(f"{name} begins"), end=lambda: seen.append(f"{name} ends")
    )


def test_a_motion_goes_from_its_beginning_to_its_end() -> None:
    seen: list[float] = []
    motion = Motion(100, seen.append)
    for elapsed in (0, 50, 100, 150):
        motion.advance(elapsed)
    assert seen[0] == 0
    assert seen[1] == 0.5
    assert seen[2:] == [1, 1]


def test_beginning_and_end_happen_once() -> None:
    seen: list[str] = []
    motion = steps(seen, "it")
    for elapsed in (0, 40, 100, 120):
        motion.advance(elapsed)
    assert seen == ["it begins", "it ends"]


def test_in_turn_waits_for_the_one_before() -> None:
    seen: list[str] = []
    motion = in_turn([steps(seen, "first"), wait(50), steps(seen, "second")])
    assert motion.ms == 250
    motion.advance(0)
    motion.advance(100)
    assert seen == ["first begins", "first ends"]
    motion.advance(150)
    motion.advance(250)
    assert seen[2:] == ["second begins", "second ends"]


def test_together_begins_at_once_or_with_a_gap() -> None:
    seen: list[str] = []
    together([steps(seen, "a"), steps(seen, "b")]).advance(0)
    assert seen == ["a begins", "b begins"]
    seen.clear()
    motion = together([steps(seen, "a"), steps(seen, "b")], gap=30)
    motion.advance(0)
    assert seen == ["a begins"]
    motion.advance(30)
    assert seen == ["a begins", "b begins"]
    assert motion.ms == 130


def test_items_end_where_they_are_sent(qapp: QApplication) -> None:
    item = QGraphicsRectItem()
    for motion in (
        travel(item, QPointF(30, 40), 10, lift=5),
        fade(item, 1, 0.25, 10),
        swell(item, 1, 2, 10),
        turn(item, 0, 90, 10),
    ):
        motion.advance(10)
    assert item.pos() == QPointF(30, 40)
    assert (item.opacity(), item.scale(), item.rotation()) == (0.25, 2, 90)


def test_the_queue_plays_one_after_the_other(qtbot: QtBot) -> None:
    seen: list[str] = []
    queue = MotionQueue(0.05)
    for name in ("first", "second"):
        queue.add(lambda name=name: steps(seen, name))
    queue.add(lambda: None)
    with qtbot.waitSignal(queue.emptied):
        queue.run()
        assert queue.busy
    assert seen == ["first begins", "first ends", "second begins", "second ends"]
    assert not queue.busy


def test_skipping_ends_what_moves_and_drops_what_waits(qtbot: QtBot) -> None:
    seen: list[str] = []
    queue = MotionQueue(1.0)
    queue.add(lambda: steps(seen, "first", 100_000))
    queue.add(lambda: steps(seen, "second"))
    queue.run()
    with qtbot.waitSignal(queue.emptied):
        queue.skip()
    assert seen == ["first begins", "first ends"]


def test_without_motion_everything_is_there_at_once(qtbot: QtBot) -> None:
    queue = MotionQueue(0.0)
    queue.add(lambda: pytest.fail("nothing should move"))
    with qtbot.waitSignal(queue.emptied, timeout=0):
        queue.run()


def test_a_stopped_queue_tells_nobody(qtbot: QtBot) -> None:
    queue = MotionQueue(1.0)
    queue.add(lambda: wait(10))
    queue.run()
    with qtbot.assertNotEmitted(queue.emptied, wait=50):
        queue.stop()
