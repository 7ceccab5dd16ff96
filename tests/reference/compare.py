"""Replays random records with `poisonbox check` and compares what it prints with the naive reading.

    python -m tests.reference.compare [--games N per game] [--seed S] [--only GAME]

Exit code 0 when everything agrees, 1 on a difference.
"""

import argparse
import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.reference.generate import GAMES, random_record

ROOT = Path(__file__).resolve().parents[2]
RECORDS_PER_FILE = 250


def canonical(value) -> str:
    """JSON text in which equal values are equal (and true is not 1)."""
    return json.dumps(value, sort_keys=True)


def differing_fields(expected: dict, printed) -> list[str]:
    """The fields, message aside, in which a printed line is not what was expected."""
    if not isinstance(printed, dict):
        return ["(whole line)"]
    missing = object()
    fields = []
    for field in sorted(set(expected) | set(printed)):
        if field == "message":
            continue
        left, right = expected.get(field, missing), printed.get(field, missing)
        if left is missing or right is missing or canonical(left) != canonical(right):
            fields.append(field)
    return fields


def run_check(path: Path) -> tuple[int, list[str], str]:
    """Exit code, lines and standard error of the check of one file."""
    command = [sys.executable, "-m", "poisonbox", "check", "--json", str(path)]
    # UTF-8 whatever the console's own encoding: a message may be in any language.
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    return done.returncode, done.stdout.splitlines(), done.stderr


class Report:
    """Counts, and differences with their records saved."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.kinds: dict[str, int] = {}
        self.clauses: dict[str, int] = {}
        self.differences = 0

    def difference(
        self, text: str, record: dict | None = None, expected: dict | None = None, printed=None
    ) -> None:
        """Print one difference and keep its record."""
        self.differences += 1
        print(f"\nDIFFERENCE {self.differences}: {text}", flush=True)
        if record is not None:
            path = self.folder / f"difference-{self.differences}.json"
            path.write_text(json.dumps(record), encoding="utf-8")
            print(f"  record:   {path}")
            print(f"  expected: {canonical(expected)}")
            print(f"  printed:  {canonical(printed)}", flush=True)


def compare_file(path: Path, batch: list[tuple[str, dict, dict]], report: Report) -> None:
    """Write a batch, check it, compare line by line."""
    path.write_text("".join(json.dumps(record) + "\n" for _, record, _ in batch), encoding="utf-8")
    code, lines, errors = run_check(path)
    lines = [line for line in lines if line.strip()]
    if len(lines) != len(batch):
        numbers = f"{len(lines)} lines for {len(batch)} records, exit code {code}"
        report.difference(f"{path}: {numbers}\n{errors[-2000:]}")
    expected_code = 0 if all(expected["ok"] for _, _, expected in batch) else 1
    if len(lines) == len(batch) and code != expected_code:
        report.difference(f"{path}: exit code {code}, expected {expected_code}\n{errors[-2000:]}")
    for number, ((kind, record, expected), line) in enumerate(
        zip(batch, lines, strict=False), start=1
    ):
        try:
            printed = json.loads(line)
        except ValueError:
            printed = line
        fields = differing_fields(expected, printed)
        if fields:
            where = f"{record['game']} {kind}, {path.name} line {number}: {', '.join(fields)}"
            report.difference(where, record, expected, printed)


def compare_game(game: str, games: int, seed: int, report: Report) -> None:
    """All the records of one game."""
    rng = random.Random(f"{seed}/{game}")
    started = shown = time.monotonic()
    making = 0.0
    done = 0
    before = report.differences
    while done < games:
        batch = []
        begun = time.monotonic()
        for _ in range(min(RECORDS_PER_FILE, games - done)):
            kind, record, expected = random_record(game, rng)
            batch.append((kind, record, expected))
            report.kinds[kind] = report.kinds.get(kind, 0) + 1
            if not expected["ok"]:
                report.clauses[expected["clause"]] = report.clauses.get(expected["clause"], 0) + 1
            if time.monotonic() - shown > 1.5:
                shown = time.monotonic()
                print(
                    f"  {game}: {done + len(batch)} of {games} written, {done} compared", flush=True
                )
        making += time.monotonic() - begun
        compare_file(report.folder / f"{game}-{done:06d}.jsonl", batch, report)
        done += len(batch)
    total = time.monotonic() - started
    found = report.differences - before
    times = f"{total:.1f} s ({making:.1f} s to make them)"
    print(f"{game}: {done} records in {times}, {found} differences", flush=True)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.reference.compare", description=__doc__.splitlines()[0]
    )
    parser.add_argument("--games", type=int, default=500, help="records of each game (default 500)")
    parser.add_argument(
        "--seed", type=int, default=1, help="the same seed gives the same records (default 1)"
    )
    parser.add_argument("--only", choices=GAMES, help="one game only")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="poisonbox-compare-"))
    report = Report(folder)
    for game in [arguments.only] if arguments.only else GAMES:
        compare_game(game, arguments.games, arguments.seed, report)
    kinds = ", ".join(f"{number} {kind}" for kind, number in sorted(report.kinds.items()))
    clauses = ", ".join(f"{clause} {number}" for clause, number in sorted(report.clauses.items()))
    print(f"records: {kinds}")
    print(f"refusals: {clauses}")
    if report.differences:
        print(f"{report.differences} differences; everything is kept in {folder}")
        return 1
    shutil.rmtree(folder, ignore_errors=True)
    print("no difference")
    return 0


if __name__ == "__main__":
    sys.exit(main())
