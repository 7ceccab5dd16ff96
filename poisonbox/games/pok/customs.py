"""What a table of Pok may do its own way; see :class:`poisonbox.control.phases.Phase`."""

from __future__ import annotations

from typing import Any

PHASES: dict[str, dict[str, Any]] = {
    "roll": {"by_hand": True},
    "show": {"vote": True},
}
