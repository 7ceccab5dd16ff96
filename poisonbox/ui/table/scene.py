"""A table: the base of the four games' scenes. It draws a stage and decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from poisonbox.core.event import Event
from poisonbox.core.view import View
from poisonbox.ui.look import Look
from poisonbox.ui.style import sizes
from poisonbox.ui.table.items import Piece, Words
from poisonbox.ui.table.motion import Motion
from poisonbox.ui.table.seats import SeatPlate, draw_seat
from poisonbox.ui.table.spot import Spot
from poisonbox.ui.table.stage import Stage

Z_BACKDROP, Z_BOARD, Z_PIECE, Z_WORDS, Z_HAND, Z_LIFTED, Z_FLYING = range(0, 70, 10)
"""What lies over what."""


class Exhibit(Struct, frozen=True):
    """Things of one kind that lie before a seat.

    Attributes:
        picture: One of them.
        count: How many there are.
        words: What they are called.
        counted: Whether the number is written beside them.
    """

    picture: QPixmap
    count: int
    words: str
    counted: bool = True


class TableScene(QGraphicsScene):
    """Draws the stage of one game.

    A subclass implements :meth:`lay`, which puts down every item with :meth:`put`, :meth:`write`
    and :meth:`spot`, each under a key. What is not put down again is gone: so the private things
    of a seat do not exist as soon as a stage without them is shown.

    Attributes:
        look: What it draws with.
        stage: What it shows.
        spots: Where something can be done, in the order of the keyboard.
        private: The part of the table that is covered while nobody's hand is open.
        prompted: Whether a sentence above it may ask for something; none does in a replay.

    Signals:
        proposed: Somebody wants to make this move.
        rolled: Somebody enters what chance did, such as real dice.
        changed: Spots have changed without a new stage, such as when a card is picked up.
        focus_wanted: The keyboard should go to the spot with this key.
    """

    proposed = Signal(object)
    rolled = Signal(object)
    changed = Signal()
    focus_wanted = Signal(object)

    game: ClassVar[str]

    def __init__(self, look: Look) -> None:
        """An empty table."""
        super().__init__()
        self.look = look
        self.stage: Stage | None = None
        self.spots: list[Spot] = []
        self.private = QRectF()
        self.size = QSizeF(1280, 800)
        self.prompted = True
        self._items: dict[Hashable, QGraphicsItem] = {}
        self._touched: set[Hashable] = set()
        self._secret: set[Hashable] = set()
        self._secretly = False
        self._concealed = False
        self._flying: list[QGraphicsItem] = []
        self._backdrop = Piece()
        self._backdrop.setZValue(Z_BACKDROP)
        self.addItem(self._backdrop)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    # -- what subclasses say -----------------------------------------------------------------

    def lay(self, stage: Stage) -> None:
        """Put down everything that is on the table now."""
        raise NotImplementedError

    def motion(self, event: Event) -> Motion | None:
        """How an event looks while it happens; None if there is nothing to see.

        It is called when the event's turn comes; the items are still where they were before.
        """
        return None

    def forget_choice(self) -> None:
        """Drop what was picked up but not proposed: somebody else may look now."""

    def own_key(self, event: QKeyEvent, key: Hashable) -> bool:
        """A key of this game, pressed on a spot; tells whether it was one."""
        return False

    def hover(self, point: QPointF | None) -> None:
        """The pointer is at a point of the table and carries nothing; None when it has left."""

    def dragged(self, key: Hashable, point: QPointF | None) -> None:
        """What lies on the spot ``key`` is carried over a point; None when let go on no spot."""

    def acted(self, key: Hashable) -> None:
        """A key was pressed on this spot and did what it does: the keyboard may go on."""

    def attend(self, key: Hashable | None) -> None:
        """The keyboard is on another spot now; None when it has left the table."""

    def attempt(self, key: Hashable, carried: Hashable | None = None) -> Any | None:
        """The move that would be proposed by acting on a spot, or by dropping something there.

        None where nothing would be proposed. Whether it may be made the session says.
        """
        return None

    def keys(self) -> Sequence[tuple[str, str]]:
        """This game's own keys and what they do, for the list of keys."""
        return ()

    def prompt(self, stage: Stage) -> str:
        """What the holder is asked to do, in a sentence."""
        return ""

    def promise(self) -> str:
        """What the choice changes on the table, where a game can count it, in a sentence."""
        return ""

    def move_words(self, move: Any) -> str:
        """A choice in a word or two, for lists of choices."""
        return str(move)

    def exhibit(self, view: View, seat: int, tall: float) -> Sequence[Exhibit]:
        """What a seat lays open when it is scored, in small pictures, for lessons."""
        return ()

    # -- showing -----------------------------------------------------------------------------

    def show_stage(self, stage: Stage) -> None:
        """Put every item where the stage says; showing the same twice changes nothing."""
        if self.stage is None or stage.holder != self.stage.holder or not stage.asks:
            self.forget_choice()
        self.stage = stage
        self._concealed = False
        self.refresh()

    def refresh(self) -> None:
        """Lay everything again, such as after something was picked up."""
        if self.stage is None:
            return
        for item in self._flying:
            self.removeItem(item)
        self._flying.clear()
        with self._laying():
            self.lay(self.stage)
        self.changed.emit()

    def resize(self, width: float, height: float) -> None:
        """The table has another size."""
        self.size = QSizeF(width, height)
        self.setSceneRect(0, 0, width, height)
        self._backdrop.paint_with(self.look.picture(self.look.theme.table, width, height))
        self._backdrop.setPos(width / 2, height / 2)
        self.refresh()

    def conceal(self) -> None:
        """Destroy whatever only one seat may see, at once; the rest stays as it is.

        Nothing of it comes back before a new stage is shown, such as when the window gets another
        size while things move.
        """
        self.forget_choice()
        self._concealed = True
        self._drop_secrets()
        self.changed.emit()

    def _drop_secrets(self) -> None:
        for key in self._secret:
            self._drop(key)
        self.spots = [spot for spot in self.spots if spot.key not in self._secret]
        self._secret.clear()

    @contextmanager
    def secretly(self) -> Iterator[None]:
        """What is put down here is for the holder's eyes only."""
        self._secretly = True
        yield
        self._secretly = False

    @contextmanager
    def _laying(self) -> Iterator[None]:
        self._touched.clear()
        self._secret.clear()
        self.spots = []
        yield
        for key in [key for key in self._items if key not in self._touched]:
            self.removeItem(self._items.pop(key))
        if self._concealed:
            self._drop_secrets()

    def pixels(self, size: str) -> float:
        """One of the sizes of text; on a very large table it is larger, as its pieces are."""
        room = min(self.size.width() / 1500, self.size.height() / 900)
        return sizes(self.look.text_scale)[size] * max(1.0, room / max(1.0, self.look.text_scale))

    def hand_height(self, share: float = 0.27) -> float:
        """How tall the private part is; where nobody's hand will be shown it is not needed."""
        stage = self.stage
        if not self.prompted and stage is not None and stage.holder is None and not stage.hands:
            return 12.0
        return max(150.0, self.size.height() * share)

    @property
    def prompt_height(self) -> float:
        """How much room above the private part belongs to the sentence that asks."""
        if not self.prompted:
            return 8.0
        scale = max(1.0, self.look.text_scale)
        return 22 + 34 * scale if scale < 1.4 else 26 + 51 * scale  # large text takes two lines

    # -- putting down ------------------------------------------------------------------------

    def put(
        self, key: Hashable, picture: QPixmap, at: QPointF, z: float = Z_PIECE, *,
        rotation: float = 0.0, opacity: float = 1.0, scale: float = 1.0,
    ) -> Piece:  # fmt: skip
        """Put down a picture with its middle at a point."""
        piece = self._items.get(key)
        if not isinstance(piece, Piece):
            self._drop(key)
            piece = Piece()
            self.addItem(piece)
            self._items[key] = piece
        self._touch(key)
        piece.paint_with(picture)
        piece.setPos(at)
        piece.setZValue(z)
        piece.setRotation(rotation)
        piece.setOpacity(opacity)
        piece.setScale(scale)
        return piece

    def draw(
        self, key: Hashable, name: str, box: QRectF, z: float = Z_PIECE,
        values: Mapping[str, str] | None = None, *,
        rotation: float = 0.0, opacity: float = 1.0, scale: float = 1.0,
    ) -> Piece:  # fmt: skip
        """Put down a drawing that fills a box."""
        picture = self.look.picture(name, box.width(), box.height(), values)
        return self.put(
            key, picture, box.center(), z, rotation=rotation, opacity=opacity, scale=scale
        )

    def write(
        self, key: Hashable, text: str, box: QRectF, size: str | float = "body", *,
        z: float = Z_WORDS, colour: str | None = None, align: str = "centre",
        display: bool = False, bold: bool = False,
    ) -> Words:  # fmt: skip
        """Put down a line of words that keeps to its box."""
        words = self._items.get(key)
        if not isinstance(words, Words):
            self._drop(key)
            words = Words()
            self.addItem(words)
            self._items[key] = words
        self._touch(key)
        look = self.look
        pixels = self.pixels(size) if isinstance(size, str) else size
        font = look.font_of(pixels, display=display, bold=bold)
        words.say(text, box, font, colour or look.theme.plate_ink, align)
        words.setZValue(z)
        words.setOpacity(1.0)
        return words

    def spot(
        self, key: Hashable, rect: QRectF, name: str, zone: str,
        act: Callable[[], None] | None = None, *,
        drag: bool = False,
        drop: Callable[[Hashable], None] | None = None,
        wheel: Callable[[int], None] | None = None,
        chosen: bool = False,
        pull: Callable[[QPointF], None] | None = None,
    ) -> None:  # fmt: skip
        """Say that something can be done here."""
        if self._secretly:
            self._secret.add(key)
        self.spots.append(Spot(key, rect, name, zone, act, drag, drop, wheel, chosen, pull))

    def seat(self, seat: int, box: QRectF, plate: SeatPlate) -> None:
        """Put down who sits at a seat."""
        draw_seat(self, seat, box, plate)

    def item(self, key: Hashable) -> QGraphicsItem | None:
        """What was put down under a key."""
        return self._items.get(key)

    def laid(self) -> list[tuple[Hashable, QGraphicsItem]]:
        """Everything that lies on the table, with its key."""
        return list(self._items.items())

    def piece(self, key: Hashable) -> Piece | None:
        """The picture that was put down under a key."""
        found = self._items.get(key)
        return found if isinstance(found, Piece) else None

    def fly(self, picture: QPixmap, at: QPointF, z: float = Z_FLYING) -> Piece:
        """A picture that is there only while things move."""
        piece = Piece(picture)
        piece.setPos(at)
        piece.setZValue(z)
        self.addItem(piece)
        self._flying.append(piece)
        return piece

    def _touch(self, key: Hashable) -> None:
        self._touched.add(key)
        if self._secretly:
            self._secret.add(key)

    def _drop(self, key: Hashable) -> None:
        old = self._items.pop(key, None)
        if old is not None:
            self.removeItem(old)
