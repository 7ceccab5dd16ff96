"""A line on standard error for what takes longer than two seconds."""

from __future__ import annotations

import sys
import time

_PATIENCE = 2.0
_BAR = 30


class Progress:
    """Shows how far something is: a bar on a terminal, a line now and then elsewhere.

    Args:
        total: How many steps there are; None when nobody knows.
        terminal_only: Whether to be silent where standard error is no terminal.
    """

    def __init__(self, total: int | None = None, *, terminal_only: bool = False) -> None:
        self._total = total
        self._began = self._shown = time.monotonic()
        self._steps = 0
        self._terminal = sys.stderr.isatty()
        self._silent = terminal_only and not self._terminal
        self._visible = False

    def step(self, what: str = "", steps: int = 1) -> None:
        """One more is done, or several, or something was tried in vain."""
        self._steps += steps
        now = time.monotonic()
        pause = 0.2 if self._terminal else 10.0
        if self._silent or now - self._began < _PATIENCE or now - self._shown < pause:
            return
        self._shown = now
        self._visible = True
        start, end = ("\r\x1b[K", "") if self._terminal else ("", "\n")
        print(f"{start}{self._line(what, now)}", end=end, file=sys.stderr, flush=True)

    def done(self) -> None:
        """Remove the bar."""
        if self._visible and self._terminal:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def _line(self, what: str, now: float) -> str:
        if self._total is None:
            return f"{self._steps} {what}"
        filled = _BAR * self._steps // self._total
        bar = "█" * filled + "·" * (_BAR - filled)
        if not self._steps:
            return f"{bar} 0/{self._total}  {what}"
        left = (now - self._began) / self._steps * (self._total - self._steps)
        return f"{bar} {self._steps}/{self._total}  {left:.0f} s left  {what}"
