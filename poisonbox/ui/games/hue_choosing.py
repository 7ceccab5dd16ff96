"""Choosing in Hue: a card is picked, moved over the felt, turned and laid down."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from PySide6.QtCore import QPointF

from poisonbox.games.hue.cards import HEADINGS, Place
from poisonbox.games.hue.view import HueView
from poisonbox.ui.games.hue_felt import MARGIN, Bounds, Felt, Held, step
from poisonbox.ui.look import Look
from poisonbox.ui.table.scene import TableScene
from poisonbox.ui.table.stage import Stage


class Choosing(TableScene):
    """The part of the table of Hue that knows which card is over the felt, and where.

    Attributes:
        felt: Which part of the grid is seen.
        held: The card over the felt that is not chosen yet.
        pointer: Where the pointer was last, if it was over the felt.
        ghost_hidden: Whether the card is carried where no felt is.
        concealed: Whether the holder has left: nothing private is laid until a new stage is shown.
    """

    def __init__(self, look: Look) -> None:
        """Nothing is held."""
        super().__init__(look)
        self.felt = Felt()
        self.held: Held | None = None
        self.pointer: QPointF | None = None
        self.ghost_hidden = False
        self.concealed = False
        self._heading = "e"
        self._carried = False
        self._refused = False
        self._legal: tuple[tuple[Place, ...], frozenset[Place]] = ((), frozenset())

    def show_stage(self, stage: Stage) -> None:
        """What the new holder may see is laid again."""
        self.concealed = False
        super().show_stage(stage)

    def conceal(self) -> None:
        """Nothing private comes back, however the felt moves before the next stage is shown."""
        self.concealed = True
        super().conceal()

    # -- what may be done --------------------------------------------------------------------

    @property
    def legal(self) -> frozenset[Place]:
        """Every move the holder may choose."""
        ask = None if self.stage is None else self.stage.ask("place")
        moves = () if ask is None else ask.moves
        if self._legal[0] is not moves:
            self._legal = (moves, frozenset(moves))
        return self._legal[1]

    def places(self, card: str, heading: str) -> list[tuple[int, int]]:
        """Where the first square of a card may lie in a heading."""
        return sorted((m.x, m.y) for m in self.legal if m.card == card and m.heading == heading)

    def prompt(self, stage: Stage) -> str:
        """What to do."""
        if self.held is None:
            return self.tr("Lay a card: choose it, then its place on the felt.")
        return self.tr("Click or press Enter to lay it down. R or the wheel turns it.")

    # -- picking up and putting back ---------------------------------------------------------

    def forget_choice(self) -> None:
        """Nothing is held."""
        self.held = None
        self.ghost_hidden = self._carried = self._refused = False
        self._heading = "e"

    def pick(self, card: str) -> None:
        """Take a card out of the hand, or put it back."""
        if self.held is not None and self.held.card == card:
            self.put_back()
            return
        self._refused = False
        x, y = self._first_square(card)
        self.held = Held(card, x, y, self._heading)
        self.refresh()
        self.focus_wanted.emit("felt")

    def put_back(self) -> None:
        """Hold nothing."""
        held, self.held = self.held, None
        self._refused = False
        self.refresh()
        if held is not None:
            self.focus_wanted.emit(("hand", held.card))

    def take_up(self) -> bool:
        """Hold the card that is chosen already; tells whether any card is held."""
        ask = None if self.stage is None else self.stage.ask("place")
        if self.held is None and ask is not None and ask.choice is not None:
            self.held = Held.of(ask.choice)
            self._heading = self.held.heading
        return self.held is not None

    def _first_square(self, card: str) -> tuple[int, int]:
        """Where a card that was just picked shows up: where the last one was, or may lie."""
        if self.held is not None:
            return self.held.x, self.held.y
        across, down = step(self._heading)
        middles = [(x + across, y + down) for x, y in self.places(card, self._heading)]
        frame = self.felt.aim
        return min(
            middles or [(0, 0)],
            key=lambda m: (m[0] + 0.5 - frame.x) ** 2 + (m[1] + 0.5 - frame.y) ** 2,
        )

    # -- moving and turning ------------------------------------------------------------------

    def show_held(self) -> None:
        """Lay again what depends on the card over the felt."""
        raise NotImplementedError

    def show_board(self) -> None:
        """Lay again everything on the felt."""
        raise NotImplementedError

    def keep_in_sight(self) -> None:
        """Let the felt show where the card is."""
        raise NotImplementedError

    def bounds(self) -> Bounds:
        """The squares on which cards lie."""
        raise NotImplementedError

    def move(self, across: int, down: int) -> None:
        """Move the card by squares."""
        if self.held is not None:
            near = self.bounds().grown(int(MARGIN))
            x = max(near.left, min(near.right - 1, self.held.x + across))
            y = max(near.top, min(near.bottom - 1, self.held.y + down))
            self.held = self.held._replace(x=x, y=y)
            self.keep_in_sight()
            self.refresh()

    def turn(self, quarters: int) -> None:
        """Turn the card to the right, or with a negative number to the left."""
        turned = (HEADINGS.index(self._heading) + quarters) % 4
        if not self.take_up():
            self._heading = HEADINGS[turned]
            return
        self._heading = HEADINGS[turned]
        self.held = None if self.held is None else self.held._replace(heading=self._heading)
        if self._carried:  # laying everything again would put the carried card back
            self.show_board()
            self.show_held()
        else:
            self.refresh()

    def hover(self, point: QPointF | None) -> None:
        """The card follows the pointer over the felt."""
        over = point is not None and self.felt.area.contains(point)
        self.pointer = point if over else None
        if over and point is not None and self.held is not None:
            self._follow(point)

    def _follow(self, point: QPointF) -> None:
        x, y = self.felt.square(point)
        if self.held is None or (not self.ghost_hidden and (x, y) == (self.held.x, self.held.y)):
            return
        self.held = self.held._replace(x=x, y=y)
        self.ghost_hidden = False
        self.show_held()
        if self._refused:
            self._refused = False
            self.changed.emit()

    # -- carrying ----------------------------------------------------------------------------

    def dragged(self, key: Hashable, point: QPointF | None) -> None:
        """A card of the hand is carried: over the felt it snaps to the grid."""
        if not isinstance(key, tuple) or key[0] != "hand":
            return
        piece = self.piece(key)
        if point is None:
            self.forget_choice()
            return
        over = self.felt.area.contains(point)
        if not self._carried:
            self._carried = True
            self.held = Held(key[1], *self.felt.square(point), self._heading)
            self.ghost_hidden = True
            self.show_board()
        if over:
            self.pointer = point
            self._follow(point)
        elif not self.ghost_hidden:
            self.ghost_hidden = True
            self.show_held()
        if piece is not None:
            piece.setOpacity(0.0 if over else 0.92)

    def drop_here(self, key: Hashable) -> None:
        """A card was let go over the felt."""
        if isinstance(key, tuple) and key[0] == "hand":
            self._carried = False
            self.lay_down()
            self.focus_wanted.emit("felt")

    def attempt(self, key: Hashable, carried: Hashable | None = None) -> Any | None:
        """The place of the card over the felt."""
        on_felt = key == "felt" or (isinstance(key, tuple) and key[0] == "card")
        if self.held is None or self.ghost_hidden or not on_felt:
            return None
        return self.held.place

    # -- proposing ---------------------------------------------------------------------------

    def lay_down(self) -> None:
        """Propose the place where the card is; a refused one stays where it is."""
        held = self.held
        if held is None:
            return
        self.held = None
        self.proposed.emit(held.place)
        stage = self.stage
        ask = None if stage is None else stage.ask("place")
        if ask is None or ask.choice == held.place or stage is None:
            return
        view = stage.view
        if isinstance(view, HueView) and held.card in view.hand:
            self.held = held
            self._refused = True
            self.show_board()
            self.show_held()
