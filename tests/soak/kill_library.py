"""Kills a program that writes into the library: `python -m tests.soak.kill_library --help`.

A child changes the library and tells each change through a pipe, before it asks for it and after
it was done. It is killed at a random moment, perhaps while opening. Then the library must hold all
that was told as done, and of the change it died in all or nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import select
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from poisonbox.games import GAMES
from poisonbox.store.library import Library
from tests.store.material import PEOPLE, Played, played

Model = dict[int, dict[str, Any]]
"""What each match is: its moves, its note, whether it is finished."""


def apply(model: Model, change: dict[str, Any]) -> Model:
    """The library after a change."""
    after = dict(model)
    match_id = change["match"]
    match = dict(after.get(match_id, {"moves": [], "note": {}, "finished": False}))
    match["moves"] = match["moves"][: change.get("keep", len(match["moves"]))]
    match["moves"] = match["moves"] + change.get("moves", [])
    match["note"] = change.get("note", match["note"])
    match["finished"] = change["do"] == "finish"
    after[match_id] = match
    if change["do"] == "delete":
        del after[match_id]
    return after


def carry_out(library: Library, change: dict[str, Any], match: Played) -> None:
    """Ask the library for a change."""
    match_id = change["match"]
    if change["do"] == "begin":
        seats = list(PEOPLE[: match.players])
        begun = library.begin(match.game, match.players, match.options, seats, change["note"])
        if begun != match_id:
            raise AssertionError(f"match {begun} is not {match_id}")
    elif change["do"] == "append":
        library.append(match_id, change["at"], change["moves"], change["note"])
    elif change["do"] == "take back":
        library.take_back(match_id, change["keep"], change["note"])
    elif change["do"] == "note":
        library.keep_note(match_id, change["note"])
    elif change["do"] == "finish":
        library.finish(match_id, match.totals, match.winners)
    else:
        library.delete(match_id)


def changes(match_id: int, match: Played, rng: Random) -> Iterator[dict[str, Any]]:
    """One match from beginning to end, with everything that may happen to it."""
    yield {"do": "begin", "match": match_id, "note": {"drafts": []}}
    at = 0
    while at < len(match.moves):
        note = {"drafts": [rng.randrange(100) for _ in range(rng.randrange(4))]}
        drawn = rng.random()
        if drawn < 0.1:
            yield {"do": "note", "match": match_id, "note": note}
        elif drawn < 0.15:
            at = max(0, at - rng.randrange(1, 5))
            yield {"do": "take back", "match": match_id, "keep": at, "note": note}
        else:
            moves = [list(move) for move in match.moves[at : at + rng.choice((1, 1, 1, 4))]]
            yield {"do": "append", "match": match_id, "at": at, "moves": moves, "note": note}
            at += len(moves)
    yield {"do": "finish", "match": match_id}
    if rng.random() < 0.3:
        yield {"do": "delete", "match": match_id}


def child(folder: Path, pipe: int, first_id: int, matches: list[Played], rng: Random) -> None:
    """Change the library until killed."""

    def tell(kind: str, what: Any) -> None:
        os.write(pipe, json.dumps([kind, what]).encode() + b"\n")

    try:
        library = Library.open(folder)
        if library.notice is not None:
            raise AssertionError(str(library.notice))
        tell("opened", None)
        match_id = first_id
        while True:
            match = rng.choice(matches)
            for change in changes(match_id, match, rng):
                tell("asked", change)
                carry_out(library, change, match)
                tell("done", change)
            match_id += 1
    except BaseException as error:  # noqa: BLE001  # it must never return into the parent's code
        tell("failed", f"{type(error).__name__}: {error}")
    finally:
        os._exit(1)


def run_and_kill(
    folder: Path, first_id: int, matches: list[Played], rng: Random, longest: float
) -> list[list[Any]]:
    """One child; returns what it told before it was killed."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        child(folder, writing, first_id, matches, Random(rng.random()))
    os.close(writing)
    told = b""
    deadline = time.monotonic() + rng.uniform(0.0, longest)
    while (left := deadline - time.monotonic()) > 0:
        if select.select([reading], [], [], left)[0]:
            read = os.read(reading, 1 << 20)
            if not read:
                break
            told += read
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    while read := os.read(reading, 1 << 20):
        told += read
    os.close(reading)
    # A line longer than the pipe is wide may be cut: it tells of nothing that is done.
    lines = [json.loads(line) for line in told.split(b"\n")[:-1]]
    failed = [what for kind, what in lines if kind == "failed"]
    if failed:
        raise SystemExit(f"the library failed: {failed[0]}")
    return lines


def stored(library: Library, match_ids: set[int]) -> Model:
    """What the library holds of these matches."""
    found: Model = {}
    for summary in library.history():
        if summary.id in match_ids:
            match = library.load(summary.id)
            moves = [list(move) for move in match.record.moves]
            found[match.id] = {"moves": moves, "note": match.note, "finished": match.finished}
    return found


def check(folder: Path, before: Model, lines: list[list[Any]]) -> tuple[Model, int]:
    """Compare the library with what was told; returns what it holds, and how much was told."""
    sure, done, open_change = before, 0, None
    for kind, change in lines:
        if kind == "asked":
            open_change = change
        elif kind == "done":
            sure, open_change, done = apply(sure, change), None, done + 1
    allowed = [sure] if open_change is None else [sure, apply(sure, open_change)]
    touched = {change["match"] for _, change in lines if change}
    with Library.open(folder) as library:
        if library.notice is not None:
            raise SystemExit(f"damaged: {library.notice}")
        ids = {summary.id for summary in library.history()}
        found = stored(library, touched)
    for model in allowed:
        expected = {match_id: model[match_id] for match_id in touched & model.keys()}
        if found == expected and ids == model.keys():
            break
    else:
        raise SystemExit(f"lost: {lines[-3:]} is told, but the library holds {found}")
    connection = sqlite3.connect(folder / "library.sqlite3")
    answer = connection.execute("PRAGMA integrity_check").fetchall()
    connection.close()
    if answer != [("ok",)]:
        raise SystemExit(f"corrupt: {answer}")
    return model, done


def main() -> None:
    """Kill, look, repeat."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--folder", type=Path, help="a new one unless given")
    parser.add_argument("--longest", type=float, default=0.12, help="seconds a child may live")
    chosen = parser.parse_args()
    folder = chosen.folder or Path(tempfile.mkdtemp())
    rng = Random(chosen.seed)
    matches = [played(game, seed) for game in GAMES for seed in range(2)]
    began = time.monotonic()
    model: Model = {}
    told = unopened = highest = 0
    for _ in range(chosen.kills):
        lines = run_and_kill(folder, highest + 1, matches, rng, chosen.longest)
        model, done = check(folder, model, lines)
        told += done
        unopened += not lines
        highest = max([highest, *model, *(what["match"] for kind, what in lines if kind == "done")])
    with Library.open(folder) as library:
        if stored(library, set(model)) != model:
            raise SystemExit("lost: an earlier match is not what it was")
    sys.stdout.write(
        f"{chosen.kills} kills, {told} changes told, 0 lost, {unopened} killed before opening, "
        f"{time.monotonic() - began:.1f} s, seed {chosen.seed}, {folder}\n"
    )


if __name__ == "__main__":
    main()
