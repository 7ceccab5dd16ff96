"""Walks the tour in every look: `python -m tests.soak.layout [--only 3840]`."""

from __future__ import annotations

import argparse
import os
import sys
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from poisonbox.ui.app import application
from tests.ui.layout import LOOKS, walk_and_look


def main() -> int:
    """Walks, and prints what is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="a part of a look's name")
    chosen = parser.parse_args()
    wrong = 0
    for look in LOOKS:
        if chosen.only in str(look):
            began = time.monotonic()
            found = walk_and_look(application(), look)
            wrong += len(found)
            print(f"{look}: {len(found)} problems in {time.monotonic() - began:.0f} s", flush=True)
            for problem in found:
                print(f"  {problem}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
