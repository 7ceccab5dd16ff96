"""The time a frame takes while twenty of two hundred pieces move; run in a process of its own."""

from __future__ import annotations

import argparse
import json
import sys
import time
from random import Random
from statistics import quantiles

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from poisonbox.ai.pool import BotPool
from poisonbox.ai.question import Question
from poisonbox.core.match import Match
from poisonbox.core.state import CHANCE
from poisonbox.core.view import view_json
from poisonbox.games import GAMES
from poisonbox.ui.app import application
from poisonbox.ui.games.cauldrons import CauldronsScene
from poisonbox.ui.look import Look
from poisonbox.ui.table.motion import together, travel
from poisonbox.ui.table.view import TableView

PIECES, MOVING = 200, 20
WARM_UP = 20
FLIGHT = 24
"""Frames of one flight: 400 ms."""


def main() -> None:
    """Prints the 95th percentile of a frame, in milliseconds."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", required=True)
    parser.add_argument("--frames", type=int, default=200)
    parser.add_argument("--bot", action="store_true")
    chosen = parser.parse_args()
    width, height = map(int, chosen.size.split("x"))
    times = measure(application(), width, height, chosen.frames, chosen.bot)
    print(json.dumps({"p95": quantiles(times, n=20)[-1], "median": sorted(times)[len(times) // 2]}))


class PaintedView(TableView):
    """A table that tells when it was painted."""

    painted = False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        self.painted = True


def measure(app: QApplication, width: int, height: int, frames: int, bot: bool) -> list[float]:
    """Milliseconds of each frame: pieces are moved, and the frame is drawn and sent."""
    scene = CauldronsScene(Look())
    view = PaintedView(scene)
    view.resize(width, height)
    view.show()
    app.processEvents()
    tall = height / 8
    codes = ("R1", "R2", "R4", "R5", "R7", "B1", "B5", "P2", "P7", "X")
    pieces = []
    for at in range(PIECES):
        place = QPointF((at % 20 + 0.5) * width / 20, (at // 20 + 0.5) * height / 10)
        pieces.append(scene.fly(scene.card(codes[at % len(codes)], tall), place))
    times = []
    with BotPool() as pool:
        for frame in range(frames + WARM_UP):
            if bot and frame % 10 == 0:
                keep_thinking(pool)
            began = time.perf_counter()
            if frame % FLIGHT == 0:
                flight = together(
                    travel(piece, QPointF(width, height) - piece.pos(), FLIGHT, lift=tall)
                    for piece in pieces[:MOVING]
                )
            flight.advance(frame % FLIGHT + 0.5)
            view.painted = False
            deadline = began + 1
            while not view.painted and time.perf_counter() < deadline:
                app.processEvents()
            if frame >= WARM_UP:
                times.append((time.perf_counter() - began) * 1000)
    view.close()
    return times


def keep_thinking(pool: BotPool) -> None:
    """An expert always has something to think about."""
    if pool.poll() or not pool.pids():
        match = Match(GAMES["cauldrons"], 4, {})
        match.submit(CHANCE, match.sample(Random(1)))
        view = view_json(match.view(match.actors()[0]))
        pool.ask(Question("cauldrons", view, "expert", "steady", 1))


if __name__ == "__main__":
    sys.exit(main())
