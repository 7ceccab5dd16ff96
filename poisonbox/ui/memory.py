"""Giving memory back: a table that was left has taken much, and the next one takes its own."""

from __future__ import annotations

import gc
from contextlib import suppress


def give_back() -> None:
    """Drop what nobody refers to any more, and let the system have what that leaves free.

    Pages refer to themselves through what they listen to, so only the collector finds them; and
    the C library keeps freed memory that lies between what is still used, unless it is asked.
    """
    import ctypes  # noqa: PLC0415  # not needed before the first table is left

    gc.collect()
    with suppress(OSError, AttributeError):  # only the GNU C library has it
        ctypes.CDLL(None).malloc_trim(0)
