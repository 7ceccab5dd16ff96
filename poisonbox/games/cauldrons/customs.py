"""What a table of Cauldrons may do its own way; see :class:`poisonbox.control.phases.Phase`."""

from __future__ import annotations

from typing import Any

PHASES: dict[str, dict[str, Any]] = {
    "play": {
        "foreseen": ["played", "overflowed"],
        "clauses": {"overflowed": "cauldrons/overflow"},
    },
}
