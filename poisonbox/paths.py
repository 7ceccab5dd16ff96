"""Where the program's own files lie."""

import sys
from collections.abc import Iterator
from pathlib import Path


def resources() -> Path:
    """Returns the folder with the rulebooks, lessons, pictures and sounds.

    It lies inside the package when Poisonbox is installed or bundled, and beside the package in a
    checkout.

    Raises:
        FileNotFoundError: There is no such folder: the installation is incomplete.
    """
    looked_in = []
    for folder in _places():
        if folder.is_dir():
            return folder
        looked_in.append(str(folder))
    raise FileNotFoundError(
        "Poisonbox cannot find its resources (rulebooks, lessons, pictures). "
        f"Please install it again. Looked in: {', '.join(looked_in)}"
    )


def _places() -> Iterator[Path]:
    """The folders where the resources may be, best first."""
    package = Path(__file__).resolve().parent
    yield package / "_resources"
    bundle = getattr(sys, "_MEIPASS", None)  # set by PyInstaller's start-up code
    if bundle is not None:
        yield Path(bundle) / "poisonbox" / "_resources"
    checkout = package.parent
    if (checkout / "pyproject.toml").is_file():  # not the `resources` of some other package
        yield checkout / "resources"
