"""Theme, language and size of text: what is set, what the system says, and when that changes."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QApplication

from poisonbox.store.preferences import Preferences
from poisonbox.texts.rulebook import LANGUAGES
from poisonbox.ui.room import Room
from poisonbox.ui.style import palette, style_sheet
from poisonbox.ui.theme import DARK, LIGHT, Theme
from poisonbox.ui.translation import translate_into

_ROOMY = QSize(1800, 1000)
"""From this size of the window on, everything is a little larger."""

_LARGER = 1.25

_SPEEDS = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}


class Appearance(QObject):
    """Keeps the application's looks in step with the settings and the system.

    Signals:
        changed: Pages must be built anew.
    """

    changed = Signal()

    def __init__(self, app: QApplication, room: Room) -> None:
        """Dress the application; nothing is shown yet."""
        super().__init__()
        self._app = app
        self._room = room
        self._worn: tuple[object, ...] = ()
        self._roomy = False
        app.setStyle("Fusion")
        app.styleHints().colorSchemeChanged.connect(lambda _: self.refresh())
        self._wear()

    def refresh(self) -> None:
        """Settings or the system have changed; pages hear of it only if it shows."""
        if self._wear():
            self.changed.emit()

    def fit(self, window: QSize) -> None:
        """The window has another size."""
        self._roomy = _ROOMY.boundedTo(window) == _ROOMY
        self.refresh()

    def _wear(self) -> bool:
        preferences, look = self._room.preferences, self._room.look
        look.motion = _speed(preferences)
        theme = self._theme(preferences.theme)
        language = _language(preferences.language)
        scale = preferences.text_scale * (_LARGER if self._roomy else 1.0)
        wanted = (theme.id, language, scale)
        if wanted == self._worn:
            return False
        self._worn = wanted
        look.theme, look.language, look.text_scale = theme, language, scale
        translate_into(self._app, language)
        self._app.setFont(look.font())
        self._app.setPalette(palette(theme))
        self._app.setStyleSheet(style_sheet(theme, scale))
        return True

    def _theme(self, wanted: str) -> Theme:
        if wanted == "system":
            scheme = self._app.styleHints().colorScheme()
            return LIGHT if scheme == Qt.ColorScheme.Light else DARK
        return LIGHT if wanted == "light" else DARK


def _speed(preferences: Preferences) -> float:
    return _SPEEDS[preferences.motion]


def _language(wanted: str) -> str:
    """The language of all texts; English where the system speaks one we do not have."""
    language = QLocale.system().name()[:2] if wanted == "system" else wanted
    return language if language in LANGUAGES else LANGUAGES[0]
