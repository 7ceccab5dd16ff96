"""Where a person's own files lie, as the operating system wants it."""

from __future__ import annotations

from pathlib import Path

import platformdirs

_APP = "poisonbox"


def data_folder() -> Path:
    """The folder of the library."""
    return platformdirs.user_data_path(_APP, appauthor=False)


def config_folder() -> Path:
    """The folder of the settings."""
    return platformdirs.user_config_path(_APP, appauthor=False)


def cache_folder() -> Path:
    """The folder of what can be made again."""
    return platformdirs.user_cache_path(_APP, appauthor=False)
