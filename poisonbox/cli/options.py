"""Options of a game on the command line: ``rounds=1 couples=[[0,1]]``."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from poisonbox.core.refusal import Malformed


def parse_options(words: Sequence[str]) -> dict[str, Any]:
    """Read ``name=value`` pairs; a value is JSON, or else the word itself."""
    options = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals or not name:
            raise Malformed(f"an option is written name=value, not {word!r:.60}")
        try:
            options[name] = json.loads(text)
        except (ValueError, RecursionError):
            options[name] = text
    return options
