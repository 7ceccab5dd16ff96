"""A screen nobody looks at, and somebody's hands on its mouse and keyboard: Xvfb and xdotool."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

SCREEN = "1600x1000x24"

_ARRIVED = 0.02
"""Seconds in which what the mouse or a key did has surely come to the window."""

_LOOK = 0.004
"""Seconds between two looks."""


@contextmanager
def virtual_screen() -> Iterator[None]:
    """A screen of our own; must be there before the program is."""
    missing = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    if missing:
        raise SystemExit(f"Please install {' and '.join(missing)} to play in the real window.")
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            os.environ["DISPLAY"] = f":{pipe.readline().strip()}"
        os.environ["QT_QPA_PLATFORM"] = "xcb"
        yield
    finally:
        server.terminate()
        server.wait()


class Complaints:
    """What Qt warns about and what was raised where nobody caught it.

    Attributes:
        heard: All of it.
    """

    def __init__(self) -> None:
        """Listen from now on."""
        self.heard: list[str] = []
        qInstallMessageHandler(self._message)
        sys.excepthook = lambda kind, error, _: self.heard.append(f"{kind.__name__}: {error}")
        sys.unraisablehook = lambda what: self.heard.append(f"unraisable: {what.exc_value!r}")

    def _message(self, kind: QtMsgType, _: object, text: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            self.heard.append(f"Qt: {text}")


class Hands:
    """Mouse and keyboard of the virtual screen."""

    def do(self, *words: object) -> None:
        """One command line of xdotool, and the window's answer to it."""
        subprocess.run(["xdotool", *map(str, words)], check=True, timeout=30)
        self.wait(_ARRIVED)

    def wait(self, seconds: float) -> None:
        """Let the program do what it has to do."""
        until = time.monotonic() + seconds
        while True:
            QApplication.processEvents()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            if time.monotonic() >= until:
                return
            time.sleep(_LOOK)

    def keys(self, *names: str) -> None:
        """Press keys, one after the other."""
        self.do("key", *names)

    def click(self, at: QPoint, button: int = 1) -> None:
        """Click somewhere on the screen."""
        self.do("mousemove", at.x(), at.y(), "click", button)

    def drag(self, start: QPoint, stop: QPoint, steps: int = 4) -> None:
        """Carry something from one place to another."""
        way: list[object] = ["mousemove", start.x(), start.y(), "mousedown", 1]
        for step in range(1, steps + 1):
            at = start + (stop - start) * (step / steps)
            way += ["mousemove", at.x(), at.y(), "sleep", 0.01]
        self.do(*way)
        self.do("mouseup", 1)

    def focus(self, widget: QWidget) -> None:
        """Without a window manager nobody else gives a window the keyboard."""
        self.do("windowfocus", "--sync", int(widget.window().winId()))


def middle_of(widget: QWidget) -> QPoint:
    """Where one would click on it: the middle of what is to be seen of it."""
    seen = widget.visibleRegion().boundingRect()
    return widget.mapToGlobal(seen.center())


def photograph(file: Path) -> None:
    """A picture of the whole screen."""
    file.parent.mkdir(parents=True, exist_ok=True)
    picture: QPixmap = QApplication.primaryScreen().grabWindow(0)
    picture.save(str(file))


def focused() -> QWidget | None:
    """What has the keyboard."""
    found: QWidget | None = QApplication.focusWidget()
    return found
