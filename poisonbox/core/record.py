"""A match written down: the JSON form that is exported, checked and taught from."""

from __future__ import annotations

import json
from math import isfinite
from typing import Any

import msgspec

from poisonbox.core.refusal import Malformed

FORMAT = 1

MAX_BYTES = 4 << 20
"""A long match takes 30 kB. What is larger than this is refused before it is parsed."""

_MAX_DIGITS = 18


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One match.

    Attributes:
        format: Version of this shape.
        game: The game's id.
        rules_version: Version of the game's rules.
        players: Number of seats.
        options: What differs from the defaults, or all of it.
        seats: Who sat there; not needed to replay.
        moves: Pairs of seat and move, chance being seat -1.
    """

    format: int
    game: str
    rules_version: int
    players: int
    options: dict[str, Any] = {}
    seats: list[Any] | None = None
    moves: list[tuple[int, Any]]


def parse_record(data: bytes) -> Record:
    """Read one record; raises Malformed with a sentence for whatever is none."""
    if len(data) > MAX_BYTES:
        raise Malformed(f"longer than {MAX_BYTES >> 20} MiB, far beyond any match")
    try:
        value = json.loads(
            data.decode("utf-8-sig"),
            object_pairs_hook=_unique,
            parse_constant=_no_constant,
            parse_int=_small_int,
            parse_float=_finite_float,
        )
        record = msgspec.convert(value, Record)
        msgspec.json.encode(record.seats)  # what is read can be written
    except UnicodeError as error:  # bytes that are no text, or half a character written as \ud800
        raise Malformed("not text in UTF-8") from error
    except RecursionError as error:
        raise Malformed("nested far too deeply") from error
    except json.JSONDecodeError as error:
        raise Malformed(f"not JSON: {error.msg} at character {error.pos}") from error
    except msgspec.ValidationError as error:
        raise Malformed(f"not a record: {error}") from error
    if record.format != FORMAT:
        raise Malformed(f"record format {record.format} is unknown; this program reads {FORMAT}")
    return record


def dump_record(record: Record) -> bytes:
    """The record as one line of JSON, without the line's end."""
    return msgspec.json.encode(record)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object; a key given twice could be read either way, so it is refused."""
    built = dict(pairs)
    if len(built) != len(pairs):
        raise Malformed("an object has the same key twice")
    return built


def _no_constant(name: str) -> Any:
    raise Malformed(f"{name} is not a number in JSON")


def _finite_float(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise Malformed("a number is far too large")
    return number


def _small_int(digits: str) -> int:
    if len(digits) > _MAX_DIGITS:
        raise Malformed("a number is far too large")
    return int(digits)
