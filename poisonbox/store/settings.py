"""The settings: a file that may be edited, damaged or read-only, and never stops the program."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from poisonbox.core.refusal import Malformed
from poisonbox.games import GAMES
from poisonbox.store import lenient
from poisonbox.store.errors import BadSetting, SettingsNotSaved, facts_of, reason_of
from poisonbox.store.files import SetAside, set_aside, write_whole
from poisonbox.store.folders import config_folder
from poisonbox.store.preferences import Preferences, RememberedPlayer, Setup

FILE = "settings.json"

MAX_BYTES = 1 << 20
"""Settings take a few kB. What is larger than this is something else."""


class Settings:
    """The settings' file and what it says.

    Attributes:
        path: The file.
        values: What is set.
        notice: A file that could not be used and was set aside, if any.
        wrong: Names of values in the file that are none; their defaults are used.
    """

    def __init__(self, path: Path, clock: Callable[[], float]) -> None:
        """Use :meth:`open`."""
        self.path = path
        self.values = Preferences()
        self.notice: SetAside | None = None
        self.wrong: tuple[str, ...] = ()
        self._clock = clock
        self._raw: dict[str, Any] = {}
        self._load()

    @classmethod
    def open(
        cls, folder: Path | None = None, *, clock: Callable[[], float] = time.time
    ) -> Settings:
        """Read the settings of a folder; what is missing or wrong has its default.

        Args:
            folder: Where the file is; the user's configuration folder unless told otherwise.
            clock: Seconds since 1970.
        """
        return cls((folder or config_folder()) / FILE, clock)

    def update(self, **changes: Any) -> None:
        """Change settings and write the file.

        Args:
            changes: New values by the names of :class:`Preferences`.

        Raises:
            BadSetting: There is no such setting or value; nothing is changed.
            SettingsNotSaved: The file cannot be written; the change lasts until the program ends.
        """
        self.values = _changed(self.values, changes)
        self._raw = lenient.merge(self.values, self._raw)
        self._save()

    def remember(self, name: str, player: RememberedPlayer) -> None:
        """Remember a person, the last one first; raises as :meth:`update` does."""
        others = {key: value for key, value in self.values.players.items() if key != name}
        self.update(players={name: player, **others})

    def forget(self, name: str) -> None:
        """Forget a person, if known; raises as :meth:`update` does."""
        self.update(players={k: v for k, v in self.values.players.items() if k != name})

    def setup(self, game: str) -> Setup | None:
        """How a game was last set up, if that is still possible."""
        rules, found = GAMES.get(game), self.values.setups.get(game)
        if rules is None or found is None or len(found.seats) != found.players:
            return None
        try:
            options = rules.read_options(found.players, found.options)
        except Malformed:
            return None
        return msgspec.structs.replace(found, options=options)

    def keep_setup(self, game: str, setup: Setup) -> None:
        """Remember how a game was set up; raises as :meth:`update` does."""
        self.update(setups={**self.values.setups, game: setup})

    def _load(self) -> None:
        try:
            with self.path.open("rb") as file:
                data = file.read(MAX_BYTES + 1)
        except FileNotFoundError:
            return
        except OSError as error:
            self._set_aside("unreadable", reason_of(error))
            return
        try:
            if len(data) > MAX_BYTES:
                raise ValueError(f"longer than {MAX_BYTES >> 20} MiB")
            self._raw = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=dict[str, Any])
        except (ValueError, RecursionError) as error:  # msgspec's own errors are ValueErrors
            self._set_aside("damaged", str(error))
            return
        wrong: list[str] = []
        self.values = lenient.read(Preferences, self._raw, wrong) or Preferences()
        self.wrong = tuple(dict.fromkeys(wrong))

    def _set_aside(self, code: str, reason: str) -> None:
        """Keep a file that cannot be used; what cannot be moved is not overwritten either."""
        kept = None
        try:
            kept = set_aside(self.path, self._clock())
        except OSError as error:
            reason = f"{reason}; {reason_of(error)}"
        self.notice = SetAside(self.path, kept, code, reason)

    def _save(self) -> None:
        try:
            stuck = self.notice is not None and self.notice.kept is None
            if self.notice is not None and stuck and os.path.lexists(self.path):
                kept = set_aside(self.path, self._clock())
                self.notice = msgspec.structs.replace(self.notice, kept=kept)
            self.path.parent.mkdir(parents=True, exist_ok=True)
            written = msgspec.json.format(msgspec.json.encode(self._raw), indent=2) + b"\n"
            write_whole(self.path, [written], 0o600)  # hashes of PINs are nobody else's
        except OSError as error:
            raise SettingsNotSaved(path=str(self.path), **facts_of(error)) from error


def _changed(values: Preferences, changes: dict[str, Any]) -> Preferences:
    """Preferences with changes; raises BadSetting."""
    fields = {field.name: field for field in msgspec.structs.fields(Preferences)}
    checked = {}
    for key, value in changes.items():
        if key not in fields:
            raise BadSetting(key=key, reason="there is no such setting")
        try:
            plain = msgspec.to_builtins(value)
            msgspec.json.encode(plain)  # text with halves of letters converts, but is no JSON
            checked[key] = msgspec.convert(plain, fields[key].type)
        except (TypeError, ValueError, OverflowError, RecursionError) as error:
            raise BadSetting(key=key, reason=str(error)) from error
    return msgspec.structs.replace(values, **checked)
