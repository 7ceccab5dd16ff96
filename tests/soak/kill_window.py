"""Kills the window in mid-match and goes on: `python -m tests.soak.kill_window --kills 20`.

A child plays in the real window, offscreen, and tells what is confirmed: moves and seals. It is
killed at a random moment: while people choose, while bots think, while things move, while points
are counted. Then the library must hold all that was told, and *Continue* of the next child must
come back to exactly that position, with nobody's hand open where several people play.
"""

from __future__ import annotations

import argparse
import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from poisonbox.core.match import Match
from poisonbox.games import GAMES
from poisonbox.store.library import Library

START = 60.0
"""Seconds a child may take until it tells something."""

GOODBYE = 10.0
"""Seconds after which nothing that a killed window has started may be there any more."""

PAUSE = 0.03
"""Seconds between two things that people do, so that a match lasts a while."""

COMPANIES = ((3, 0), (1, 2), (2, 1))
"""How many people and bots sit at a table."""

Line = tuple[str, dict[str, Any]]
"""What a child tells: ``resumed``, ``began`` or ``at``, and the situation."""


# -- the child -------------------------------------------------------------------------------------


def child(folder: Path, seed: int) -> None:
    """Go on with the match of the library, or begin one, and play until killed."""
    # The parent shall not need a window, and Qt's reader of arguments shall not see ours.
    from poisonbox.ui.app import application  # noqa: PLC0415
    from poisonbox.ui.screens.home import HomePage  # noqa: PLC0415
    from tests.soak.window_player import WindowPlayer, open_window, table_setup  # noqa: PLC0415

    def tell(kind: str) -> None:
        page, session = player.page, player.page._session  # noqa: SLF001
        table = session._table  # noqa: SLF001
        situation = {
            "match": session.match_id,
            "moves": [list(move) for move in table.ledger.match.to_record().moves],
            "seals": sorted(seat for seat, sealed in table.drafts.sealed.items() if sealed),
            "looked at": table.looked_at,
            "kind": player.screen.kind,
            "holder": player.screen.holder,
            "people": len(table.humans),
            "private": len(page.scene._secret) if player.screen.holder is None else 0,  # noqa: SLF001
            "moving": page.queue.busy,
        }
        os.write(1, json.dumps([kind, situation]).encode() + b"\n")

    rng = Random(seed)
    with open_window(application(), folder, motion=rng.choice(("off", "fast"))) as (
        window,
        _,
        clock,
    ):
        player = WindowPlayer(window, clock, rng)
        home = window.page
        assert isinstance(home, HomePage)
        if home._continue is not None:  # noqa: SLF001
            home._continue.go_on.click()  # noqa: SLF001
            tell("resumed")
        while True:
            if isinstance(window.page, HomePage):
                game, (people, bots) = rng.choice(list(GAMES)), rng.choice(COMPANIES)
                level = rng.choice(("novice", "expert"))
                window.start(game, table_setup(game, people, bots, level))
                tell("began")
            player.step()
            tell("at")
            time.sleep(rng.uniform(0.0, PAUSE))
            if player.screen.kind == "over" and not player.page.queue.busy:
                window.go_home()


# -- the parent ------------------------------------------------------------------------------------


def run_and_kill(folder: Path, rng: Random, longest: float) -> list[Line]:
    """One child; returns what it told before it was killed."""
    command = [sys.executable, "-m", __spec__.name, "--folder", str(folder)]
    command += ["--child", str(rng.randrange(1 << 30))]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True)
    assert process.stdout is not None
    pipe, told = process.stdout.fileno(), b""
    deadline = time.monotonic() + START
    while (left := deadline - time.monotonic()) > 0:
        if not select.select([pipe], [], [], left)[0]:
            continue
        read = os.read(pipe, 1 << 20)
        if not read:
            raise SystemExit(f"the window ended by itself: {told[-2000:].decode()}")
        if not told:
            deadline = time.monotonic() + rng.uniform(0.0, longest)
        told += read
    if not told:
        raise SystemExit("the window does not come up")
    workers = _children(process.pid)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    while read := os.read(pipe, 1 << 20):
        told += read
    process.stdout.close()
    _see_them_gone(workers)
    return [tuple(json.loads(line)) for line in told.split(b"\n")[:-1]]


def _children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(number) for task in tasks for number in task.read_text().split()]


def _see_them_gone(pids: list[int]) -> None:
    """Bots' processes end when the window is gone."""
    until = time.monotonic() + GOODBYE
    while left := [pid for pid in pids if _runs(pid)]:
        if time.monotonic() > until:
            raise SystemExit(f"left over: {left}")
        time.sleep(0.05)


def _runs(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def check_resumed(before: dict[str, Any], now: dict[str, Any]) -> None:
    """*Continue* comes back to what the library held, with nobody's hand open."""
    moves = before["moves"]
    if now["match"] != before["match"] or now["moves"][: len(moves)] != moves:
        raise SystemExit(f"Continue shows something else: {before} became {now}")
    if now["moves"] == moves and now["seals"] != before["seals"]:
        raise SystemExit(f"seals are not what they were: {before} became {now}")
    if now["people"] > 1 and (now["holder"] is not None or now["private"]):
        raise SystemExit(f"a hand is open after a crash: {now}")


def check_library(folder: Path, last: dict[str, Any]) -> dict[str, Any] | None:
    """Compare the library with what was told last; returns what can be gone on with."""
    with Library.open(folder / "data") as library:
        if library.notice is not None:
            raise SystemExit(f"damaged: {library.notice}")
        told = library.load(last["match"])
        moves = [list(move) for move in told.record.moves]
        if moves[: len(last["moves"])] != last["moves"]:
            raise SystemExit(f"lost: {last} was told, but the library holds {moves}")
        unfinished = library.unfinished()
        if not unfinished:
            return None
        stored = library.load(unfinished[0].id)
    Match.from_record(stored.record, GAMES)  # every move of it is legal
    now = [list(move) for move in stored.record.moves]
    seals = sorted(
        int(seat) for seat, sealed in dict(stored.note.get("sealed", {})).items() if sealed
    )
    if stored.id == last["match"] and now == last["moves"] and not set(last["seals"]) <= set(seals):
        raise SystemExit(f"lost: seals of {last} were told, but the library holds {stored.note}")
    return {"match": stored.id, "moves": now, "seals": seals}


def main() -> None:
    """Kill, look, go on, repeat."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--folder", type=Path, help="a new one unless given")
    parser.add_argument("--longest", type=float, default=4.0, help="seconds a window may be played")
    parser.add_argument("--child", type=int, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    folder = chosen.folder or Path(tempfile.mkdtemp())
    if chosen.child is not None:
        child(folder, chosen.child)
    rng, began = Random(chosen.seed), time.monotonic()
    stored: dict[str, Any] | None = None
    resumed = moves = 0
    kinds: Counter[str] = Counter()
    for _ in range(chosen.kills):
        lines = run_and_kill(folder, rng, chosen.longest)
        kind, first = lines[0]
        if (kind == "resumed") != (stored is not None):
            raise SystemExit(f"Continue is offered for {stored}: {kind}")
        if stored is not None:
            check_resumed(stored, first)
            resumed += 1
        last = lines[-1][1]
        kinds["moving" if last["moving"] else last["kind"]] += 1
        lengths = [len(situation["moves"]) for _, situation in lines]
        moves += sum(longer > before for before, longer in pairwise(lengths))
        stored = check_library(folder, last)
    print(
        f"{chosen.kills} kills ({', '.join(f'{n} {kind}' for kind, n in kinds.items())}), "
        f"{moves} times moves told, 0 lost, {resumed} times continued, "
        f"{time.monotonic() - began:.0f} s, seed {chosen.seed}, {folder}"
    )


if __name__ == "__main__":
    main()
