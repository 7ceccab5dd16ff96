"""Reading moves from JSON values: types and vocabulary, so that rules see only real moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from poisonbox.core.refusal import Malformed

T = TypeVar("T")

_FAR = 1000
"""No number in any move of any game comes near this; larger ones are not worth computing with."""

_LONG = 100
"""No list in any move is longer than a deck."""


def keys(value: Any, *names: str) -> list[Any]:
    """The values of an object that has exactly the keys ``names``."""
    if not isinstance(value, dict) or set(value) != set(names):
        raise Malformed(f"a move is an object with {' and '.join(names)}, not {value!r:.60}")
    return [value[name] for name in names]


def number(value: Any) -> int:
    """A small whole number."""
    if type(value) is not int or not -_FAR <= value <= _FAR:
        raise Malformed(f"a small whole number is needed, not {value!r:.60}")
    return value


def below(limit: int, value: Any) -> int:
    """A whole number from 0 up to, not including, ``limit``."""
    if type(value) is not int or not 0 <= value < limit:
        raise Malformed(f"a number from 0 to {limit - 1} is needed, not {value!r:.60}")
    return value


def truth(value: Any) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise Malformed(f"true or false is needed, not {value!r:.60}")
    return value


def word(words: Mapping[str, T], value: Any) -> T:
    """What a known word stands for."""
    if not isinstance(value, str) or value not in words:
        raise Malformed(f"unknown: {value!r:.60}")
    return words[value]


def items(value: Any, read: Callable[[Any], T]) -> tuple[T, ...]:
    """A list, each item read by ``read``."""
    if not isinstance(value, list) or len(value) > _LONG:
        raise Malformed(f"a list is needed, not {value!r:.60}")
    return tuple(read(item) for item in value)
