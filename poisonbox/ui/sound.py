"""Sound: what is heard of what happens at a table, where the computer can make it heard."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from PySide6.QtCore import QLoggingCategory, QObject, QTimer, QUrl

from poisonbox.paths import resources
from poisonbox.ui.room import Room

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtMultimedia import QSoundEffect

    from poisonbox.core.event import Event

NAMES = (
    "card",
    "clink",
    "deal",
    "knock",
    "overflow",
    "place",
    "points",
    "pour",
    "refuse",
    "reveal",
    "roll",
    "seal",
    "splash",
    "thumb",
    "turn",
    "win",
)
"""Every sound there is; each is a file of that name."""


class Heard(Struct, frozen=True):
    """One sound of an event.

    Attributes:
        name: Which.
        after: Milliseconds from the beginning of the event's motion at normal speed.
    """

    name: str
    after: int = 0


HEARD: dict[str, tuple[Heard, ...]] = {
    "covered": (),  # the card that covers is heard
    "dealt": (Heard("deal"),),
    "drew": (),  # a hand is filled up after each card; that would be heard too often
    "ended": (Heard("win", 450),),
    "filled": (Heard("place"), Heard("clink", 760)),
    "handed-over": (Heard("knock", 260),),
    "overflowed": (Heard("overflow"), Heard("card", 560)),
    "placed": (Heard("card"), Heard("place", 400)),
    "played": (Heard("card"), Heard("splash", 340)),
    "poured": (Heard("pour"),),
    "revealed": (Heard("reveal", 120),),
    "rolled": (Heard("roll", 120),),
    "round-opened": (Heard("deal"),),
    "score-cards": (Heard("card"), Heard("reveal", 280)),
    "scored": (Heard("points"),),
    "sealed": (Heard("seal"),),
    "shown": (Heard("knock"), Heard("knock", 210), Heard("reveal", 420)),
    "taken-back": (Heard("card"),),
    "toasted": (Heard("clink"), Heard("thumb", 460)),
    "took-back": (Heard("place", 200),),
}
"""What is heard of each kind of event. Nothing but the kind decides, so no ear learns a secret."""

_STILL = 0.5
"""How fast sounds of one event follow each other where nothing moves: as with fast motion."""

_GAP = 0.15
"""Seconds in which the same sound is not begun again: of many alike at once one is heard."""

_VOICES = 2
"""So many of the same sound may overlap, so that none is cut off."""


class Sounds(QObject):
    """Plays the sounds of a table; without loudspeakers, or what drives them, it does nothing."""

    def __init__(self, room: Room, parent: QObject | None = None) -> None:
        """Nothing is loaded yet.

        Args:
            room: Has the settings and the clock.
            parent: When it goes, the sounds end.
        """
        super().__init__(parent)
        self._room = room
        self._make: Callable[[QObject], QSoundEffect] | None = None
        self._found: bool | None = None
        self._voices: dict[str, list[QSoundEffect]] = {}
        self._begun: dict[str, float] = {}

    @property
    def available(self) -> bool:
        """Whether anything can be heard on this computer."""
        if self._found is None:
            self._make = _maker()
            self._found = self._make is not None
        return self._found

    def prepare(self) -> None:
        """Load everything, one sound at a time, so that the first is heard in time."""
        if self.available and self._room.preferences.sound:
            for name in NAMES:
                QTimer.singleShot(0, self, partial(self._load, name))

    def heard(self, event: Event) -> None:
        """Something happens at the table."""
        if not self._on:
            return
        speed = self._room.look.motion or _STILL
        for each in HEARD.get(event.kind, ()):
            if each.after:
                QTimer.singleShot(round(each.after * speed), self, partial(self.play, each.name))
            else:
                self.play(each.name)

    def play(self, name: str) -> None:
        """Let a sound be heard, unless sound is off."""
        if not self._on:
            return
        now = self._room.clock()
        if 0 <= now - self._begun.get(name, -_GAP) < _GAP:
            return
        self._begun[name] = now
        voices = self._load(name)
        voice = next((each for each in voices if not each.isPlaying()), None)
        if voice is not None:
            voice.setVolume(self._volume)
            voice.play()

    def refresh(self) -> None:
        """Settings have changed: what is being heard follows at once."""
        for voice in [each for voices in self._voices.values() for each in voices]:
            voice.setVolume(self._volume)
            if not self._room.preferences.sound:
                voice.stop()

    @property
    def _on(self) -> bool:
        preferences = self._room.preferences
        return preferences.sound and preferences.volume > 0 and self.available

    @property
    def _volume(self) -> float:
        """Ears hear ratios: squared, each step of the slider seems as large as the next."""
        return self._room.preferences.volume**2

    def _load(self, name: str) -> list[QSoundEffect]:
        if name not in self._voices and self._make is not None:
            file = QUrl.fromLocalFile(str(resources() / "sounds" / f"{name}.wav"))
            with _quietly():
                self._voices[name] = [self._make(self) for _ in range(_VOICES)]
                for voice in self._voices[name]:
                    voice.setSource(file)
        return self._voices.get(name, [])


def installed() -> bool:
    """Whether the optional part of Qt that plays sounds is there."""
    try:
        with _quietly():
            import PySide6.QtMultimedia  # noqa: F401, PLC0415
    except ModuleNotFoundError:
        return False
    except ImportError:  # it is, but a library of the system that it needs is not
        return True
    return True


def _maker() -> Callable[[QObject], Any] | None:
    """What makes a sound; None where there is nothing to make one with.

    It is looked for when a table is sat down to: at the start of the program it would cost time.
    """
    try:
        with _quietly():
            from PySide6.QtMultimedia import QMediaDevices, QSoundEffect  # noqa: PLC0415

            output = QMediaDevices.defaultAudioOutput()
    except ImportError:
        return None
    return None if output.isNull() else QSoundEffect


@contextmanager
def _quietly() -> Iterator[None]:
    """A computer without sound is no trouble that anybody must read about."""
    QLoggingCategory.setFilterRules("qt.multimedia*=false\ndefault.warning=false")
    try:
        yield
    finally:
        QLoggingCategory.setFilterRules("qt.multimedia*=false")
