"""How everything looks at the moment: theme, size of text, pictures, language."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QIcon, QPixmap

from poisonbox.ui.art import Art, Values
from poisonbox.ui.fonts import DISPLAY, TEXT
from poisonbox.ui.picture_cache import PictureCache
from poisonbox.ui.style import sizes
from poisonbox.ui.theme import DARK, Theme


class Look:
    """What screens and tables draw with; one for the whole program.

    Attributes:
        theme: The colours.
        text_scale: How large text is.
        language: Of the texts that are not the window's own: rulebooks and tellings.
        art: The pictures.
        motion: How fast things move: a factor for durations, 0 for none at all.
    """

    def __init__(
        self,
        theme: Theme = DARK,
        text_scale: float = 1.0,
        language: str = "en",
        scale: float = 1.0,
        motion: float = 1.0,
        cache: PictureCache | None = None,
    ) -> None:
        """Nothing is rendered yet."""
        self.theme = theme
        self.text_scale = text_scale
        self.language = language
        self.art = Art(scale, cache)
        self.motion = motion

    def font(self, size: str = "body", *, display: bool = False, bold: bool = False) -> QFont:
        """A face in one of the sizes of :func:`~poisonbox.ui.style.sizes`."""
        return self.font_of(sizes(self.text_scale)[size], display=display, bold=bold)

    def font_of(self, pixels: float, *, display: bool = False, bold: bool = False) -> QFont:
        """A face in a size of its own, such as the number on a card."""
        font = QFont(DISPLAY if display else TEXT)
        font.setPixelSize(max(1, round(pixels)))
        font.setWeight(QFont.Weight.DemiBold if bold or display else QFont.Weight.Normal)
        return font

    def picture(
        self, name: str, width: float, height: float, values: Values | None = None
    ) -> QPixmap:
        """A drawing in a size."""
        return self.art.picture(name, QSizeF(width, height), values)

    def icon(self, name: str, colour: str | None = None) -> QIcon:
        """A symbol for a button, in the colour of text unless told otherwise."""
        return self.art.icon(name, colour or self.theme.ink)
