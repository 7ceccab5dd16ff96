"""The text of a rulebook with its pictures, which are drawn one by one while somebody reads."""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtCore import QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QColor, QHideEvent, QPixmap, QResizeEvent, QShowEvent, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from poisonbox.texts.pictures import Picture, album
from poisonbox.ui.look import Look

PICTURE = "picture"
"""The scheme of the addresses of pictures: ``picture:game/number?width``."""

_KEPT = 24 << 20
"""Bytes of drawn pictures that are kept for the next reader."""

_BREATH = 15
"""Milliseconds between two pictures, in which the window can do something else."""

_drawn: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
"""Pictures by what they show, their size, theme, language and scale; the oldest go first."""


def address(game: str, number: int, width: int) -> str:
    """Where a picture is found: the number is its place in the game's album."""
    return f"{PICTURE}:{game}/{number}?{width}"


def found(url: str) -> tuple[str, int, int]:
    """The game, the number and the width of an address."""
    place, _, width = url.partition(":")[2].partition("?")
    game, _, number = place.partition("/")
    return game, int(number), int(width)


def height_of(picture: Picture, width: int) -> int:
    """How tall a picture of some width is."""
    return max(1, round(width / picture.proportion))


def drawn(look: Look, game: str, number: int, width: int, brush: Look | None = None) -> QPixmap:
    """A picture, drawn now unless it was drawn before; several with one brush are drawn faster."""
    key = _key(look, game, number, width)
    if key in _drawn:
        _drawn.move_to_end(key)
        return _drawn[key]
    from poisonbox.ui.table.still import still, still_look  # noqa: PLC0415  # for readers only

    picture, scale = album(game).picture[number], look.art.scale
    size = QSize(width, height_of(picture, width)) * scale
    brush = brush or still_look(look.theme, look.language)
    made = QPixmap.fromImage(still(picture, brush, size))
    made.setDevicePixelRatio(scale)
    _drawn[key] = made
    while len(_drawn) > 1 and sum(p.width() * p.height() * 4 for p in _drawn.values()) > _KEPT:
        _drawn.popitem(last=False)
    return made


def _key(look: Look, game: str, number: int, width: int) -> tuple[object, ...]:
    return game, number, width, look.theme.id, look.language, look.art.scale


class BookBrowser(QTextBrowser):
    """Shows a rulebook. Where a picture is not drawn yet there is an empty place of its size.

    Qt asks for a picture when its place comes into sight, so what nobody sees is never drawn.

    Attributes:
        waiting: The addresses of the pictures that are in sight and still to be drawn.

    Signals:
        widened: It has another width: pictures may be larger or must be smaller.
    """

    widened = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._look = look
        self.waiting: list[str] = []
        self._brush: Look | None = None
        """What pictures are drawn with while some are still waiting."""
        self.setOpenLinks(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._timer = QTimer(self)
        self._timer.setInterval(_BREATH)
        self._timer.timeout.connect(self.draw_next)

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802
        """A picture if it is drawn, else an empty place."""
        url = name.toString() if isinstance(name, QUrl) else name
        if not url.startswith(f"{PICTURE}:"):
            return None  # nothing is read from anywhere else
        game, number, width = found(url)
        if _key(self._look, game, number, width) in _drawn:
            return drawn(self._look, game, number, width)
        if url not in self.waiting:
            self.waiting.append(url)
            if self.isVisible():
                self._timer.start()
        empty = QPixmap(width, height_of(album(game).picture[number], width))
        empty.fill(QColor(self._look.theme.ground))
        return empty

    def draw_next(self) -> None:
        """Draw one picture and put it into its place."""
        if not self.waiting:
            self._timer.stop()
            self._brush = None
            return
        from poisonbox.ui.table.still import still_look  # noqa: PLC0415

        self._brush = self._brush or still_look(self._look.theme, self._look.language)
        url = self.waiting.pop(0)
        made = drawn(self._look, *found(url), self._brush)
        kind = QTextDocument.ResourceType.ImageResource.value
        self.document().addResource(kind, QUrl(url), made)
        self.viewport().update()

    def write(self, html: str) -> None:
        """Show another text; what the old one waited for is not needed any more."""
        self.waiting.clear()
        self.setHtml(html)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Pictures are drawn only where they are seen."""
        super().showEvent(event)
        if self.waiting:
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Nobody reads."""
        self._timer.stop()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Pictures are as wide as there is room."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.widened.emit()
