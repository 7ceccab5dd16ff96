"""Measures the games, beside OpenSpiel's: `python -m tests.bench --help`."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from statistics import median
from typing import Any

from poisonbox.games import GAMES
from tests.bench import hue, report, search
from tests.bench.loops import Contender, open_spiel, ours
from tests.bench.measure import ROUNDS, costs, side_by_side

try:
    import pyspiel
except ImportError:
    pyspiel = None

# One round, as in hearts: the position after the deal, then every card is played.
OPTIONS: dict[str, dict[str, Any]] = {"cauldrons": {"rounds": 1}}
# Liar's dice is for two there.
OPEN_SPIEL: dict[str, dict[str, Any]] = {
    "hearts": {},
    "crazy_eights": {"players": 4},
    "liars_dice": {},
}
# Hearts begins with the direction of passing. 0 is none: every match is then 52 plays and no more,
# which the parameter pass_cards does not bring about.
OPENINGS: dict[str, tuple[int, ...]] = {"hearts": (0,)}
MISSING = "OpenSpiel is not installed, so nothing is compared: pip install -e '.[bench]' adds it."


def main() -> None:
    """Measures and prints."""
    if pyspiel is None:
        print(MISSING, file=sys.stderr)
    options = arguments()
    figures = measure(options.only, options.seconds)
    table = report.markdown(figures)
    if options.markdown:
        report.write_readme(table)
    print(json.dumps(figures) if options.json else table)


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    names = [*GAMES, *OPEN_SPIEL]
    parser.add_argument("--only", metavar="GAME", choices=names, help=", ".join(names))
    parser.add_argument(
        "--seconds", type=float, default=2.0, metavar="S", help="for each contender (2)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON, not tables")
    parser.add_argument(
        "--markdown", action="store_true", help="also put the tables into README.md"
    )
    chosen = parser.parse_args()
    if chosen.markdown and (chosen.only or pyspiel is None):
        parser.error(
            "the README shows every game beside OpenSpiel's: no --only, and the bench extra"
        )
    return chosen


def measure(only: str | None, seconds: float) -> dict[str, Any]:
    """Measures every game for every number of players, or the one that is named."""
    hearts = rival(report.RIVAL) if pyspiel else None
    contenders = [row for row in all_contenders() if only in (None, row.name)]
    rows, rival_rates = [], []
    for number, contender in enumerate(contenders, 1):
        progress(f"[{number}/{len(contenders)}] {contender.name}, {contender.players} players")
        beside = None if contender.name == report.RIVAL else hearts
        row, rates = side_by_side(contender, beside, seconds)
        rival_rates += rates
        row["open_spiel"] = contender.name in OPEN_SPIEL
        if not row["open_spiel"]:
            chosen = OPTIONS.get(contender.name, {})
            row |= costs(GAMES, contender.name, contender.players, chosen, seconds / 4)
        rows.append(row)
    if rival_rates and only is None:  # hearts played beside every other row: use all of its turns
        steady = next(row for row in rows if row["game"] == report.RIVAL)
        steady["playouts_per_s"] = median(rate[0] for rate in rival_rates)
        steady["moves_per_s"] = median(rate[1] for rate in rival_rates)
    figures: dict[str, Any] = {"setting": setting(seconds), "rows": rows}
    if only in (None, "hue") and "hue" in GAMES:
        progress("Hue's boards")
        figures["hue"] = hue.late_boards(GAMES["hue"], boards=5)
    if only is None:
        progress("The bots' search")
        figures["search"] = search.figures(pyspiel)
    figures["bars"] = report.bars(figures)
    return figures


def all_contenders() -> list[Contender]:
    """Every game of the registry at every size, then OpenSpiel's."""
    found = [
        ours(name, game, players, OPTIONS.get(name, {}))
        for name, game in GAMES.items()
        for players in game.seats
    ]
    if pyspiel is not None:
        found += [rival(name) for name in OPEN_SPIEL]
    return found


def rival(name: str) -> Contender:
    """One of OpenSpiel's games as it is measured here."""
    return open_spiel(pyspiel, name, OPEN_SPIEL[name], OPENINGS.get(name, ()))


def setting(seconds: float) -> dict[str, Any]:
    """Where and how it was measured."""
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    python = platform.python_version()
    return {"python": python, "machine": machine, "rounds": ROUNDS, "seconds": seconds}


def progress(line: str) -> None:
    """Says what is being measured, out of the way of the figures."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
