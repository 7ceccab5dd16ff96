"""The table of Hue: a felt on which long cards snap to a grid, and colours grow into areas."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from poisonbox.core.event import Event
from poisonbox.games.hue.view import HueView
from poisonbox.ui.games import hue_motion
from poisonbox.ui.games.hue_board import BOARD, lay_board, lay_ghost, lay_glow
from poisonbox.ui.games.hue_felt import Bounds
from poisonbox.ui.games.hue_hand import (
    lay_hand,
    lay_open_hands,
    lay_score_cards,
    open_height,
    score_height,
)
from poisonbox.ui.games.hue_moving import Moving
from poisonbox.ui.games.hue_pictures import Pictures
from poisonbox.ui.games.hue_seats import lay_seats
from poisonbox.ui.games.hue_side import lay_change, lay_row_mark, lay_side, side_width
from poisonbox.ui.games.hue_standing import Standing, standing
from poisonbox.ui.games.hue_words import HueWords
from poisonbox.ui.look import Look
from poisonbox.ui.table.motion import Motion
from poisonbox.ui.table.scene import Z_PIECE
from poisonbox.ui.table.stage import Stage

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class HueScene(Moving):
    """Draws a position of Hue.

    Attributes:
        pictures: Cards and what lies over them.
        words: What is said about them.
        standing: What the colours are worth.
        expected: What they would be worth with the card that is over the felt.
        pinned: The colour that was chosen in the legend.
        seats_bottom: Where the strip of the seats ends.
        rows: Where each colour stands in the legend.
        change_boxes: Where the legend says what would change.
    """

    game: ClassVar[str] = "hue"

    def __init__(self, look: Look) -> None:
        """An empty table."""
        super().__init__(look)
        self.pictures = Pictures(look)
        self.words = HueWords(look.language)
        self.seats_bottom = 0.0
        self.rows: dict[int | None, QRectF] = {}
        self.change_boxes: dict[int, QRectF] = {}
        self.pinned: int | None = None
        self._pointed: int | None = None
        self._attended: int | None = None

    @property
    def colour(self) -> int | None:
        """The colour that somebody looks at."""
        for colour in (self._pointed, self._attended, self.pinned):
            if colour is not None:
                return colour
        return None

    # -- laying ------------------------------------------------------------------------------

    def lay(self, stage: Stage) -> None:
        """Seats above, the felt in the middle with its legend beside it, the hand below."""
        view = stage.view
        assert isinstance(view, HueView)
        self.landed.clear()
        width, height = self.size.width(), self.size.height()
        strip = QRectF(16, 12, width - 32, max(60.0, height * 0.105))
        self.seats_bottom = strip.bottom()
        hand_top = height - self.hand_height(0.25)
        self.private = QRectF(0, hand_top, width, height - hand_top)
        ended = view.score_cards is not None
        top = strip.bottom() + (score_height(self, view.players) if ended else 10)
        if stage.hands and not ended:
            top = strip.bottom() + open_height(self, view.players)
        bottom = height - 20 if ended else hand_top - 6  # at the end no hand is left
        side = QRectF(16, top, side_width(self), bottom - top)
        if self.words.language != self.look.language:
            self.words = HueWords(self.look.language)
        self.look_again(stage)
        area = QRectF(
            round(side.right() + 8),
            round(top),
            round(width - 24 - side.right()),
            round(side.height()),
        )
        lay_seats(self, stage, view, strip)
        self.place_felt(view, area)
        self._lay_rim(area)
        lay_board(self, view)
        self._lay_spots(stage, view)
        lay_side(self, side.adjusted(0, 0, 0, -self.prompt_height))
        lay_score_cards(self, view)
        if stage.hands and not ended:
            lay_open_hands(self, stage, view.players)
        if not ended and not self.concealed:
            with self.secretly():
                lay_hand(self, stage, view)

    def look_again(self, stage: Stage) -> None:
        """Count the areas, with and without the card that is about to be laid."""
        view = stage.view
        assert isinstance(view, HueView)
        key = (view.placed, view.options["poisoned-colour"])
        if self._counted != key:
            self._counted = key
            self.standing = standing(view)
        self.expected = None
        ask = stage.ask("place")
        if ask is not None:
            place = ask.choice if self.held is None else self.held.place
            if place is not None and place in self.legal and not self.ghost_hidden:
                self.expected = standing(view, [place])

    def promise(self) -> str:
        """What colours would be worth."""
        return "" if self.expected is None else self.words.changes(self.standing, self.expected)

    _counted: Hashable = None
    standing: Standing
    expected: Standing | None = None

    def _lay_rim(self, area: QRectF) -> None:
        line = self.look.theme.line
        middle = area.center()
        for side, length, at in (
            ("n", area.width(), QPointF(middle.x(), area.top() + 7)),
            ("s", area.width(), QPointF(middle.x(), area.bottom() - 7)),
            ("w", area.height(), QPointF(area.left() + 7, middle.y())),
            ("e", area.height(), QPointF(area.right() - 7, middle.y())),
        ):
            self.put(("rim", side), self.pictures.edge(length, side, line), at, Z_PIECE - 1)

    def _lay_spots(self, stage: Stage, view: HueView) -> None:
        """The felt, and each card on it, so that both can be pointed at and read."""
        words = self.words.felt(len(view.placed))
        ask = stage.ask("place")
        place = None if self.held is None else self.held.place
        if place is None and ask is not None:
            place = ask.choice
        if ask is not None and place is not None:
            words = self.words.ghost(place, place in self.legal, self.standing)
        act = None if self.held is None else self.lay_down
        self.spot(
            "felt", self.felt.area.adjusted(6, 6, -6, -6), words, "felt", act,
            drop=self.drop_here, wheel=self.wheel, pull=self.pan,
        )  # fmt: skip
        for at, card in enumerate(view.placed):
            piece = self.piece(("card", at))
            box = QRectF() if piece is None else piece.sceneBoundingRect() & self.felt.area
            if not box.isEmpty():
                self.spot(
                    ("card", at), box, self.words.lying(card, stage.chairs), "cards", act,
                    drop=self.drop_here, wheel=self.wheel, pull=self.pan,
                )  # fmt: skip

    def motion(self, event: Event) -> Motion | None:
        """How an event looks."""
        return hue_motion.motion(self, event)

    def show_held(self) -> None:
        """Lay again what depends on the card over the felt, and nothing else."""
        if self.stage is None:
            return
        self.look_again(self.stage)
        with self.again("ghost", "change"), self.secretly():
            lay_ghost(self)
            for colour, box in dict(self.change_boxes).items():
                lay_change(self, colour, box)

    @contextmanager
    def again(self, *groups: str) -> Iterator[None]:
        """Lay some groups of items again; those that are not put down any more are gone."""
        mine = {key for key in self._items if isinstance(key, tuple) and key[0] in groups}
        self._touched -= mine
        yield
        for key in mine - self._touched:
            self._drop(key)

    def bounds(self) -> Bounds:
        """The squares on which cards lie."""
        return Bounds.of(self.standing.board)

    def show_board(self) -> None:
        """Lay again what lies on the felt."""
        if self.stage is not None and isinstance(self.stage.view, HueView):
            with self.again(*BOARD):
                lay_board(self, self.stage.view)
        for piece, card, unit in self.landed:
            piece.setPos(self.felt.point(card.x + 0.5, card.y + 0.5))
            piece.setScale(self.felt.shown.unit / unit)

    # -- looking at colours ------------------------------------------------------------------

    def pin_colour(self, colour: int) -> None:
        """Let the best area of a colour shine until it is chosen again."""
        self.pinned = None if self.pinned == colour else colour
        self.refresh()

    def attend(self, key: Hashable | None) -> None:
        """Who reads the legend by keyboard sees the area, too."""
        self._attended = _colour_of(key)
        self._show_glow()

    def hover(self, point: QPointF | None) -> None:
        """A colour of the legend shines; a card over the felt follows the pointer."""
        super().hover(point)
        spots = self.spots if point is not None else []
        under = (s.key for s in spots if point is not None and s.rect.contains(point))
        colour = next((c for c in map(_colour_of, under) if c is not None), None)
        if colour != self._pointed:
            self._pointed = colour
            self._show_glow()

    def _show_glow(self) -> None:
        stage = self.stage
        if stage is not None and isinstance(stage.view, HueView):
            with self.again("glow", "row"):
                lay_glow(self, stage.view)
                lay_row_mark(self)

    # -- keys --------------------------------------------------------------------------------

    def own_key(self, event: QKeyEvent, key: Hashable) -> bool:
        """Turning, moving the card, zooming, moving the felt."""
        pressed = Qt.Key(event.key())
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        way = _ARROWS.get(pressed)
        if way is not None and shifted:
            self.pan(QPointF(-way[0], -way[1]) * self.felt.aim.unit)
        elif way is not None and key == "felt" and self.take_up():
            self.move(*way)
        elif pressed == Qt.Key.Key_R and self.take_up():
            self.turn(-1 if shifted else 1)
        elif pressed == Qt.Key.Key_Escape and self.held is not None:
            self.put_back()
        elif pressed in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(1)
        elif pressed in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.zoom(-1)
        elif pressed == Qt.Key.Key_0:
            self.show_all()
        else:
            return False
        return True

    def keys(self) -> Sequence[tuple[str, str]]:
        """What turns, moves and zooms."""
        return (
            ("R", self.tr("Turn the card you hold to the right")),
            ("Shift+R", self.tr("Turn it to the left")),
            (self.tr("Arrows"), self.tr("Move the card over the felt")),
            ("Enter", self.tr("Lay it down")),
            ("Esc", self.tr("Put it back into your hand")),
            ("+", self.tr("Zoom in")),
            ("−", self.tr("Zoom out")),
            ("0", self.tr("Show all cards")),
            (self.tr("Shift+Arrows"), self.tr("Move the felt")),
        )


def _colour_of(key: Hashable | None) -> int | None:
    """The colour of a row of the legend."""
    return key[1] if isinstance(key, tuple) and key[0] == "colour" else None
