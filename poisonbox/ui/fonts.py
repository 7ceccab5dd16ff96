"""The faces: one for titles, one for text, both packaged."""

from __future__ import annotations

from pathlib import Path

import font_source_sans_pro
import font_source_serif_pro
from PySide6.QtGui import QFontDatabase

DISPLAY = "Source Serif Pro"
TEXT = "Source Sans Pro"

_FILES = (
    (font_source_serif_pro, ("Regular", "Semibold", "Bold")),
    (font_source_sans_pro, ("Regular", "It", "Semibold", "Bold")),
)


def load_fonts() -> None:
    """Make the faces known to Qt; needs an application."""
    for package, weights in _FILES:
        folder = Path(package.font_directory)
        for weight in weights:
            for file in folder.glob(f"*-{weight}.otf"):
                QFontDatabase.addApplicationFont(str(file))
