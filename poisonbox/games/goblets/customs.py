"""What a table of Goblets may do its own way; see :class:`poisonbox.control.phases.Phase`."""

from __future__ import annotations

from typing import Any

PHASES: dict[str, dict[str, Any]] = {
    "pour": {"then": "drink"},
    "drink": {"vote": True},
}
