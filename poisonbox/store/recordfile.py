"""The records in a file: one for a whole file, or one for each line of JSON Lines."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import BinaryIO

from poisonbox.core.record import MAX_BYTES
from poisonbox.core.refusal import Malformed


def split(name: str, file: BinaryIO) -> Iterator[tuple[str, bytes | Malformed]]:
    """The records of a file with their places, none of them longer than may be parsed.

    A file is JSON Lines when it is called so, or when its first line is JSON by itself.
    """
    first = file.readline(MAX_BYTES + 1)
    if not (name.endswith(".jsonl") or _is_json(first)):
        rest = b"" if len(first) > MAX_BYTES else file.read(MAX_BYTES + 1 - len(first))
        yield name, (first + rest) if (first + rest).strip() else Malformed("empty")
        return
    number, found = 0, False
    line = first
    while line:
        number += 1
        if line.strip():
            found = True
            yield f"{name}:{number}", line
        if len(line) > MAX_BYTES:  # the rest of this line, if not of the file, is no record either
            return
        line = file.readline(MAX_BYTES + 1)
    if not found:
        yield name, Malformed("empty")


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True
