"""What every page of the program is given."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct, field

from poisonbox.control.lessons.pupil import Pupil
from poisonbox.store.errors import SettingsNotSaved
from poisonbox.store.library import Library
from poisonbox.store.preferences import Preferences
from poisonbox.store.settings import Settings
from poisonbox.teach.review import Judgement
from poisonbox.ui.look import Look


class Room(Struct):
    """The things that outlive a page.

    Attributes:
        settings: What people have set.
        library: Every match; None where it could not be opened.
        look: Theme, size of text, pictures.
        trouble: What a person must know about the library or the settings, as sentences.
        clock: Seconds that never go back.
        reviews: What was found out about finished matches, by their number and move.
        pupil: What was learnt; read from the library when somebody first learns.
    """

    settings: Settings
    library: Library | None
    look: Look
    trouble: list[str] = field(default_factory=list)
    clock: Callable[[], float] = time.monotonic
    reviews: dict[int, dict[int, Judgement | None]] = field(default_factory=dict)
    pupil: Pupil | None = None

    @property
    def preferences(self) -> Preferences:
        """What is set."""
        return self.settings.values

    def prefer(self, **changes: object) -> None:
        """Change settings; where they cannot be written they last until the program ends."""
        with suppress(SettingsNotSaved):
            self.settings.update(**changes)

    def learner(self) -> Pupil:
        """Who learns here: everybody at this computer together."""
        if self.pupil is None:
            self.pupil = Pupil(self.library)
        return self.pupil
