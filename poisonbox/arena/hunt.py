"""The hunt for puzzles on several cores: which matches are looked at, and what is kept."""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from queue import SimpleQueue

from poisonbox.arena.posing import Search
from poisonbox.arena.puzzling import Finder
from poisonbox.teach.puzzle import Puzzle

_finder: Finder | None = None
"""In a worker process: who looks there."""

IDEAS = 6
"""Of how many ideas at least the puzzles of a game are made."""


def _prepare(search: Search) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it hears that, and ends it
    global _finder  # noqa: PLW0603  # a worker process is for one search
    _finder = Finder(search)


def _look(index: int, unwanted: frozenset[str]) -> list[Puzzle]:
    assert _finder is not None
    return _finder.look(index, unwanted)


class Shelf:
    """The puzzles that are kept: so many, and not too many of one kind."""

    def __init__(self, count: int, found: Sequence[Puzzle] = ()) -> None:
        self.puzzles = list(found)
        self._count = count
        self._most = max(2, -(-count // IDEAS))

    @property
    def is_full(self) -> bool:
        """Whether there are enough."""
        return not self.missing

    @property
    def missing(self) -> int:
        """How many are still to be found."""
        return max(0, self._count - len(self.puzzles))

    @property
    def unwanted(self) -> frozenset[str]:
        """Ideas of which there are enough."""
        ideas = Counter(each.idea for each in self.puzzles)
        return frozenset(idea for idea, times in ideas.items() if times >= self._most)

    def add(self, puzzle: Puzzle) -> bool:
        """Keep a puzzle if it is wanted."""
        known = {each.id for each in self.puzzles}
        wanted = not self.is_full and puzzle.idea not in self.unwanted and puzzle.id not in known
        if wanted:
            self.puzzles.append(puzzle)
        return wanted

    def next_match(self, seed: int) -> int:
        """The first match of a seed that was not looked at yet, as far as puzzles tell."""
        places = [each.id.partition("/")[2].split("-") for each in self.puzzles]
        return 1 + max((int(at) for of, at, *_ in places if of == str(seed)), default=-1)


def hunt(search: Search, shelf: Shelf, jobs: int) -> Iterator[list[Puzzle]]:
    """Look at one match after the other until the shelf is full; yields what each gave it."""
    index = shelf.next_match(search.seed)
    if jobs == 1:
        finder = Finder(search)
        while not shelf.is_full:
            yield [each for each in finder.look(index, shelf.unwanted) if shelf.add(each)]
            index += 1
        return
    answers: SimpleQueue[list[Puzzle] | BaseException] = SimpleQueue()
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs, _prepare, (search,)) as pool:  # who still looks at the end is sent home
        running = 0
        while not shelf.is_full:
            while running < jobs:
                task = index, shelf.unwanted
                pool.apply_async(_look, task, callback=answers.put, error_callback=answers.put)
                index, running = index + 1, running + 1
            found = answers.get()
            running -= 1
            if isinstance(found, BaseException):
                raise found
            yield [each for each in found if shelf.add(each)]
