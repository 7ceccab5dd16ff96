"""What a table of Hue may do its own way; see :class:`poisonbox.control.phases.Phase`."""

from __future__ import annotations

from typing import Any

PHASES: dict[str, dict[str, Any]] = {
    "place": {"foreseen": ["placed", "covered"], "clauses": {"covered": "hue/cover"}},
}
