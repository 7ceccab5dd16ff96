"""A seat's PIN: kept only as a salted digest, wrong ones counted, many wrong ones slowed down."""

from __future__ import annotations

import hashlib
import hmac

from msgspec import Struct

from poisonbox.core.state import Seat

PATIENCE = 5
"""So many wrong PINs in a row are taken without a wait."""

WAIT = 30.0
"""Seconds until a seat that used up its patience may try again."""


class Lock(Struct, frozen=True):
    """What is kept of a PIN.

    Attributes:
        salt: Random bytes in hexadecimal.
        digest: The PIN stirred with the salt, in hexadecimal.
    """

    salt: str
    digest: str

    def __repr__(self) -> str:
        """Nothing that could be worked back to the PIN, wherever it may be printed."""
        return "Lock(...)"

    def opens(self, pin: str) -> bool:
        """Whether it is the right PIN."""
        try:
            salt = bytes.fromhex(self.salt)
        except ValueError:  # a damaged lock: no PIN is the right one
            return False
        return hmac.compare_digest(lock(pin, salt).digest.encode(), self.digest.encode())

    def text(self) -> str:
        """The lock in one word, as the settings remember it."""
        return f"{self.salt}:{self.digest}"

    @classmethod
    def read(cls, text: str) -> Lock:
        """A lock from its word."""
        salt, _, digest = text.partition(":")
        return cls(salt, digest)


def lock(pin: str, salt: bytes) -> Lock:
    """A lock for a PIN; the caller draws the salt."""
    digest = hashlib.scrypt(pin.encode(), salt=salt, n=1 << 12, r=8, p=1, dklen=32)
    return Lock(salt.hex(), digest.hex())


class Gate:
    """Counts the wrong PINs of each seat.

    Attributes:
        wrong: How many were wrong since the last right one.
    """

    def __init__(self) -> None:
        """Nobody has tried yet."""
        self.wrong: dict[Seat, int] = {}
        self._closed_until: dict[Seat, float] = {}

    def try_pin(self, seat: Seat, own: Lock | None, pin: str | None, now: float) -> str:
        """Why a seat stays shut: ``pin``, ``wrong-pin`` or ``pin-wait``; empty when it opens."""
        if own is None:
            return ""
        if now < self._closed_until.get(seat, now):
            return "pin-wait"
        if pin is None:
            return "pin"
        if own.opens(pin):
            self.wrong.pop(seat, None)
            return ""
        self.wrong[seat] = self.wrong.get(seat, 0) + 1
        if self.wrong[seat] >= PATIENCE:
            self._closed_until[seat] = now + WAIT
        return "wrong-pin"
