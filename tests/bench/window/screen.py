"""A virtual screen, and when what is on it stops changing."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from select import select

from Xlib.display import Display
from Xlib.error import DisplayError
from Xlib.ext import damage

QUIET = 1.0
"""Seconds without any change after which a window has settled."""

PATIENCE = 30.0


@contextmanager
def virtual_screen(width: int, height: int, number: int = 91) -> Iterator[str]:
    """Run Xvfb; gives the name of its display."""
    name = f":{number}"
    server = subprocess.Popen(
        ["Xvfb", name, "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset"],
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait_for(name)
        yield name
    finally:
        server.terminate()
        server.wait()


@contextmanager
def session_bus() -> Iterator[str]:
    """Run a message bus, which programs of KDE do not start without; gives its address."""
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert bus.stdout is not None
    try:
        yield bus.stdout.readline().strip()
    finally:
        bus.terminate()
        bus.wait()
        bus.stdout.close()


def _wait_for(name: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            Display(name).close()
        except DisplayError:
            time.sleep(0.02)
        else:
            return
    raise RuntimeError(f"there is no screen {name}")


def settle(name: str, command: Sequence[str], extra: dict[str, str]) -> tuple[float, float]:
    """Start a program; returns the seconds until its pixels stop changing, and its memory in MB.

    The screen server reports every change of its pixels, so nothing is polled and nothing missed.
    """
    display = Display(name)
    root = display.screen().root
    display.damage_query_version()
    watched = root.damage_create(damage.DamageReportNonEmpty)
    _wait_for_quiet(display, watched)
    began = time.perf_counter()
    program = subprocess.Popen(
        command, env={**os.environ, "DISPLAY": name, **extra}, stderr=subprocess.DEVNULL
    )
    last, end = 0.0, began + PATIENCE
    try:
        while time.perf_counter() < end:
            ready, _, _ = select([display.fileno()], [], [], 0.05)
            now = time.perf_counter()
            if ready or display.pending_events():
                while display.pending_events():
                    display.next_event()
                    last = now
                display.damage_subtract(watched)
                display.sync()
            if last and now - last > QUIET:
                return last - began, _memory(program.pid)
    finally:
        program.terminate()
        program.wait()
        display.close()
    raise RuntimeError(f"{command[0]} never settled")


def _wait_for_quiet(display: Display, watched: int) -> None:
    """The last program's window may still be going."""
    quiet_since = time.perf_counter()
    while time.perf_counter() - quiet_since < QUIET / 2:
        ready, _, _ = select([display.fileno()], [], [], 0.05)
        if ready or display.pending_events():
            while display.pending_events():
                display.next_event()
            display.damage_subtract(watched)
            display.sync()
            quiet_since = time.perf_counter()


def _memory(pid: int) -> float:
    """Resident memory of a process, in MB."""
    for line in Path(f"/proc/{pid}/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0
