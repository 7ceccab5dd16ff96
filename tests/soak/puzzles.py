"""Every puzzle that ships is searched deeply once more, with other luck: `-m tests.soak.puzzles`.

What was shipped need not be found again with exactly the same numbers, but the best move has to be
best in every search, and clearly so.
"""

from __future__ import annotations

import argparse
import sys

from poisonbox.arena.confirming import SEEDS, Confirmer
from poisonbox.arena.posing import Search, Spot
from poisonbox.cli.progress import Progress
from poisonbox.control.lessons.training import laid
from poisonbox.games import GAMES
from poisonbox.teach.puzzle import Puzzle
from poisonbox.texts.puzzles import puzzles

SLACK = 0.6
"""Part of the margin that was asked for when puzzles were found."""


def main() -> int:
    """Searches and tells; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.puzzles", description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--luck", type=int, default=1000, help="another number, other luck (1000)")
    chosen = parser.parse_args()
    every = [each for game in chosen.games for each in puzzles(game)]
    progress = Progress(len(every))
    doubtful = []
    for posed in every:
        if not agrees(posed, chosen.luck):
            doubtful.append(posed)
            print(f"{posed.id}: {posed.best.move} is not clearly best", flush=True)
        progress.step(posed.id)
    progress.done()
    print(f"{len(every)} puzzles, {SEEDS} deep searches each: {len(doubtful)} doubtful")
    return int(bool(doubtful))


def agrees(posed: Puzzle, luck: int) -> bool:
    """Whether deep searches with other luck come to the same."""
    match = laid(posed, GAMES[posed.game])
    view, moves = match.view(posed.seat), match.moves(posed.seat)
    best = match.game.decode(posed.best.move)
    spot = Spot(len(match.log), posed.seat, view, moves, best, posed.idea, tuple(match.log))
    confirmer = Confirmer(Search(posed.game), slack=SLACK)
    return confirmer.confirm(match, spot, "again", luck) is not None


if __name__ == "__main__":
    sys.exit(main())
