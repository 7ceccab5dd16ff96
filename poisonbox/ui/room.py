"""What every page of the program is given."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct, field

from poisonbox.store.errors import SettingsNotSaved
from poisonbox.store.library import Library
from poisonbox.store.preferences import Preferences
from poisonbox.store.settings import Settings
from poisonbox.ui.look import Look

if TYPE_CHECKING:
    from pathlib import Path

    from poisonbox.control.lessons.pupil import Pupil
    from poisonbox.control.lessons.training import Trainee
    from poisonbox.teach.review import Judgement
    from poisonbox.ui.store_words import Wrong


class Room(Struct):
    """The things that outlive a page.

    Attributes:
        settings: What people have set.
        library: Every match; None where it could not be opened.
        look: Theme, size of text, pictures.
        trouble: What a person must know about the library or the settings; said in whatever
            language the window speaks then.
        clock: Seconds that never go back.
        told_unsaved: Whether it was told that settings cannot be kept.
        reviews: What was found out about finished matches, by their number and move.
        cache: The folder of what can be made again; None where nothing is kept.
        pupil: What was learnt; read from the library when somebody first learns.
        trainee: How it stands with puzzles; read when somebody first looks at them.
    """

    settings: Settings
    library: Library | None
    look: Look
    trouble: list[Callable[[], str]] = field(default_factory=list)
    clock: Callable[[], float] = time.monotonic
    told_unsaved: bool = False
    reviews: dict[int, dict[int, Judgement | None]] = field(default_factory=dict)
    cache: Path | None = None
    pupil: Pupil | None = None
    trainee: Trainee | None = None

    @property
    def preferences(self) -> Preferences:
        """What is set."""
        return self.settings.values

    def prefer(self, **changes: object) -> None:
        """Change settings; where they cannot be written they last until the program ends."""
        try:
            self.settings.update(**changes)
        except SettingsNotSaved as error:
            self.tell_unsaved(error)

    def tell_unsaved(self, error: SettingsNotSaved) -> None:
        """Let people know, once, that what they set is not kept."""
        if not self.told_unsaved:
            self.told_unsaved = True
            self.tell(error)

    def tell(self, error: Wrong) -> None:
        """Let people know about something that went wrong."""
        from poisonbox.ui.store_words import told  # noqa: PLC0415

        self.trouble.append(lambda: told(error))

    def learner(self) -> Pupil:
        """Who learns here: everybody at this computer together."""
        from poisonbox.control.lessons.pupil import Pupil  # noqa: PLC0415

        if self.pupil is None:
            self.pupil = Pupil(self.library)
        return self.pupil

    def training(self) -> Trainee:
        """Who solves puzzles here: everybody at this computer together."""
        from datetime import UTC, datetime  # noqa: PLC0415

        from poisonbox.control.lessons.training import Trainee  # noqa: PLC0415

        if self.trainee is None:

            def today() -> int:
                return datetime.now(UTC).astimezone().date().toordinal()

            self.trainee = Trainee(today, self.library)
        return self.trainee
