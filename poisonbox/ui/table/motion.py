"""Motion: what happens at the table becomes movements, one after the other, in one queue."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem

FRAME = 15
"""Milliseconds between two pictures: a little less than a screen needs."""

Frame = Callable[[float], None]
"""Shows how far something has come, from 0 to 1."""


def smooth(part: float) -> float:
    """Starts and ends slowly."""
    return part * part * (3 - 2 * part)


class Motion:
    """Something that changes for a while.

    Attributes:
        ms: How long, at normal speed.
    """

    def __init__(
        self,
        ms: float,
        frame: Frame | None = None,
        begin: Callable[[], None] | None = None,
        end: Callable[[], None] | None = None,
    ) -> None:
        """Nothing happens before :meth:`advance`."""
        self.ms = max(1.0, ms)
        self._frame = frame
        self._begin = begin
        self._end = end

    def advance(self, elapsed: float) -> None:
        """Show what is to be seen so many milliseconds after the beginning."""
        if self._begin is not None:
            begin, self._begin = self._begin, None
            begin()
        if self._frame is not None:
            self._frame(smooth(min(1.0, elapsed / self.ms)))
        if elapsed >= self.ms and self._end is not None:
            end, self._end = self._end, None
            end()


class _Score(Motion):
    """Several motions, each with its beginning."""

    def __init__(self, parts: Iterable[tuple[float, Motion]]) -> None:
        self._parts = list(parts)
        super().__init__(max((start + part.ms for start, part in self._parts), default=1.0))
        self._over: set[int] = set()

    def advance(self, elapsed: float) -> None:
        for at, (start, part) in enumerate(self._parts):
            if elapsed >= start and at not in self._over:
                part.advance(elapsed - start)
                if elapsed - start >= part.ms:
                    self._over.add(at)


def together(motions: Iterable[Motion], gap: float = 0.0) -> Motion:
    """All at once, or each a little later than the one before."""
    return _Score((at * gap, motion) for at, motion in enumerate(motions))


def in_turn(motions: Iterable[Motion]) -> Motion:
    """One after the other."""
    parts, start = [], 0.0
    for motion in motions:
        parts.append((start, motion))
        start += motion.ms
    return _Score(parts)


def wait(ms: float) -> Motion:
    """Time to look."""
    return Motion(ms)


def travel(item: QGraphicsItem, to: QPointF, ms: float = 320, lift: float = 0.0) -> Motion:
    """An item goes somewhere, on a straight way or in a bow of the given height."""
    start = QPointF(item.pos())

    def frame(part: float) -> None:
        bow = -4 * lift * part * (1 - part)
        here = start + (to - start) * part + QPointF(0, bow)
        item.setPos(QPointF(here.toPoint()))  # on whole pixels a picture is copied, not resampled

    return Motion(ms, frame)


def fade(item: QGraphicsItem, start: float, stop: float, ms: float = 200) -> Motion:
    """An item appears or vanishes."""
    return Motion(ms, lambda part: item.setOpacity(start + (stop - start) * part))


def swell(item: QGraphicsItem, start: float, stop: float, ms: float = 200) -> Motion:
    """An item grows or shrinks around the origin of its transformations."""
    return Motion(ms, lambda part: item.setScale(start + (stop - start) * part))


def turn(item: QGraphicsItem, start: float, stop: float, ms: float = 250) -> Motion:
    """An item turns, in degrees."""
    return Motion(ms, lambda part: item.setRotation(start + (stop - start) * part))


class MotionQueue(QObject):
    """The one queue: what was added first moves first, and nothing else is busy.

    Attributes:
        speed: A factor for durations; 0 for no motion at all.

    Signals:
        emptied: Everything has come to rest.
    """

    emptied = Signal()

    def __init__(self, speed: float, parent: QObject | None = None) -> None:
        """Begin at rest."""
        super().__init__(parent)
        self.speed = speed
        self._waiting: deque[Callable[[], Motion | None]] = deque()
        self._moving: Motion | None = None
        self._elapsed = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._advance)

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits to."""
        return self._moving is not None or bool(self._waiting)

    def add(self, make: Callable[[], Motion | None]) -> None:
        """Append a motion; it is made when its turn comes, from where things are then."""
        if self.speed > 0:
            self._waiting.append(make)

    def run(self) -> None:
        """Let things move; where there is nothing to move, that is all."""
        if self.busy and not self._timer.isActive():
            self._next()
        elif not self.busy:
            self.emptied.emit()

    def skip(self) -> None:
        """Drop what waits and bring what moves to its end."""
        self._waiting.clear()
        if self._moving is not None:
            self._moving.advance(self._moving.ms)
            self._rest()

    def stop(self) -> None:
        """Drop everything and tell nobody: the table is left."""
        self._waiting.clear()
        self._moving = None
        self._timer.stop()

    def _next(self) -> None:
        while self._waiting:
            self._moving = self._waiting.popleft()()
            if self._moving is not None:
                self._elapsed.start()
                self._timer.start()
                self._moving.advance(0.0)
                return
        self._rest()

    def _advance(self) -> None:
        if self._moving is None:
            return
        elapsed = self._elapsed.elapsed() / self.speed
        self._moving.advance(min(elapsed, self._moving.ms))
        if elapsed >= self._moving.ms:
            self._moving = None
            self._next()

    def _rest(self) -> None:
        self._moving = None
        self._timer.stop()
        self.emptied.emit()
