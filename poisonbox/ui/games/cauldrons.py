"""The table of Cauldrons: three iron cauldrons, and cards that go into them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import partial
from math import ceil
from typing import Any, ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QKeyEvent, QPixmap

from poisonbox.core.event import Event
from poisonbox.core.state import Seat
from poisonbox.core.view import View
from poisonbox.games.cauldrons.cards import CODES, VALUES, card_and_cauldron, play
from poisonbox.games.cauldrons.view import CauldronsView, CauldronView
from poisonbox.texts.rulebook import rulebook
from poisonbox.ui.games import cauldrons_motion
from poisonbox.ui.look import Look
from poisonbox.ui.screens.keys import ENTER
from poisonbox.ui.screens.score_pictures import potion
from poisonbox.ui.table.hand import fan
from poisonbox.ui.table.items import plate
from poisonbox.ui.table.motion import Motion
from poisonbox.ui.table.scene import Z_BOARD, Z_HAND, Z_PIECE, Z_WORDS, Exhibit, TableScene
from poisonbox.ui.table.seats import SeatPlate
from poisonbox.ui.table.stage import Stage
from poisonbox.ui.theme import PAINTS

LIMIT = 13
_CARD = 200 / 280
"""Width of a card for its height."""

_LEAST = 90
"""Pixels that cauldrons keep when seats lie in two rows."""

_OPEN = 0.72
"""How tall the cards of an open hand are, for the height of the seat above them."""

_SEAT = 130
"""Pixels below which a seat is too narrow, so that seats lie in two rows."""

_COLOURS = {"R": "red", "B": "blue", "P": "purple", "X": "poison"}


class CauldronsScene(TableScene):
    """Draws a position of Cauldrons."""

    game: ClassVar[str] = "cauldrons"

    def __init__(self, look: Look) -> None:
        """An empty table."""
        super().__init__(look)
        self._picked: int | None = None
        """The place in the hand of the card that was picked up."""

    # -- laying ------------------------------------------------------------------------------

    def lay(self, stage: Stage) -> None:
        """Seats above, cauldrons in the middle, the hand below."""
        view = stage.view
        assert isinstance(view, CauldronsView)
        width, height = self.size.width(), self.size.height()
        larger = max(0.0, self.look.text_scale - 1)
        tall = max(60.0, height * 0.105) * (1 + 0.2 * larger)
        hand_top = height - self.hand_height()
        narrow = (width - 32) / view.players < _SEAT * (1 + 0.5 * larger)
        hands = tall * _OPEN + 4 if stage.hands else 0.0
        enough = hand_top - self.prompt_height - 2 * (tall + hands) - 38 >= _LEAST
        rows = 2 if narrow and enough else 1
        seats = QRectF(16, 12, width - 32, (tall + hands) * rows + 6 * (rows - 1))
        self.private = QRectF(0, hand_top, width, height - hand_top)
        middle = QRectF(16, seats.bottom() + 8, width - 32,
                        hand_top - self.prompt_height - seats.bottom() - 12)  # fmt: skip
        self._lay_seats(stage, view, seats, rows)
        self._lay_cauldrons(stage, view, middle)
        self._lay_piles(view, middle)
        with self.secretly():
            self._lay_hand(stage, view)

    def prompt(self, stage: Stage) -> str:
        """What to do."""
        if self._picked is None:
            return self.tr("Play a card: choose it, then a cauldron.")
        return self.tr("Into which cauldron?")

    def _lay_seats(self, stage: Stage, view: CauldronsView, strip: QRectF, rows: int) -> None:
        columns = ceil(view.players / rows)
        wide, tall = strip.width() / columns, (strip.height() - 6 * (rows - 1)) / rows
        for chair in stage.chairs:
            row, column = divmod(chair.seat, columns)
            here = QPointF(strip.left() + column * wide, strip.top() + row * (tall + 6))
            box = QRectF(here.x() + 4, here.y(), wide - 8, tall)
            if stage.hands:
                box.setHeight((tall - 4) / (1 + _OPEN))
                self._lay_open_hand(stage.hands[chair.seat], chair.seat, box)
            self.seat(chair.seat, box, self._plate(stage, view, chair.seat))

    def _lay_open_hand(self, view: View, seat: Seat, above: QRectF) -> None:
        """A hand that everybody may see, as a row of small cards below its owner."""
        assert isinstance(view, CauldronsView)
        tall = above.height() * _OPEN
        wide = tall * _CARD
        step = min(wide + 3, (above.width() - wide - 8) / max(1, len(view.hand) - 1))
        for at, code in enumerate(_sorted(view.hand)):
            here = QPointF(above.left() + 4 + wide / 2 + at * step, above.bottom() + 4 + tall / 2)
            self.put(("open", seat, at), self.card(code, tall), here, Z_PIECE + at * 0.01)

    def _plate(self, stage: Stage, view: CauldronsView, seat: Seat) -> SeatPlate:
        chair, taken = stage.chairs[seat], len(view.taken[seat])
        note = self.tr("{cards} in hand · took {taken}").format(cards=view.sizes[seat], taken=taken)
        spoken = self.tr("{name}: {points} points, {cards} cards in hand, {taken} taken").format(
            name=chair.name, points=view.totals[seat], cards=view.sizes[seat], taken=taken
        )
        won = view.winners is not None and seat in view.winners
        short = f"{view.sizes[seat]} · {taken}"
        return SeatPlate(chair, str(view.totals[seat]), note, spoken, won, short)

    def _lay_cauldrons(self, stage: Stage, view: CauldronsView, area: QRectF) -> None:
        size = min(area.width() / 3.3, area.height() * 1.06)
        low = area.bottom() - max(0.0, area.height() - size) * 0.4
        for into, cauldron in enumerate(view.cauldrons):
            centre = area.left() + area.width() * (into + 0.5) / 3
            box = QRectF(centre - size / 2, low - size, size, size)
            self._lay_cauldron(stage, view, into, cauldron, box)

    def _lay_cauldron(
        self, stage: Stage, view: CauldronsView, into: int, cauldron: CauldronView, box: QRectF
    ) -> None:
        open_ = self._targets(stage, view)
        if into in open_:
            glow = box.adjusted(-box.width() * 0.1, 0, box.width() * 0.1, box.height() * 0.04)
            self.draw(("glow", into), "table/glow", glow, Z_BOARD, {"glow": self.look.theme.accent})
        self.draw(("back", into), "cauldrons/cauldron-back", box, Z_BOARD + 1)
        self.show_level(into, cauldron.level, cauldron.colour, box)
        self.draw(("front", into), "cauldrons/cauldron-front", box, Z_BOARD + 4)
        self._lay_contents(into, cauldron, box)
        self._lay_number(stage, view, into, cauldron, box)
        self.spot(
            ("cauldron", into), box, self._cauldron_words(into, cauldron), "cauldrons",
            lambda: self._into(into), drop=lambda key: self._drop_into(key, into),
        )  # fmt: skip

    def show_level(self, into: int, level: float, colour: str | None, box: QRectF) -> None:
        """Fill a cauldron: the surface rises in its mouth, the column in its gauge."""
        paint = PAINTS[colour or "poison"]
        values = {"liquid": paint.base, "liquid-light": paint.light, "liquid-deep": paint.deep}
        part = min(1.0, level / LIMIT)
        unit = box.width() / 400
        if level > 0:
            drop = (1 - part) * 74 * unit
            width = (300 - 36 * (1 - part)) * unit
            surface = QRectF(
                box.center().x() - width / 2, box.top() + 64 * unit + drop, width, 92 * unit
            )
            self.draw(("liquid", into), "cauldrons/liquid", surface, Z_BOARD + 2, values)
            tall = max(6.0, 156 * part)
            column = QRectF(
                box.left() + 186 * unit, box.top() + (346 - tall) * unit, 28 * unit, tall * unit
            )
            self.draw(("gauge", into), "cauldrons/gauge", column, Z_BOARD + 5, values)

    def _lay_contents(self, into: int, cauldron: CauldronView, box: QRectF) -> None:
        """The cards that lie in it, as a small fan over its mouth."""
        tall = box.height() * 0.3
        wide = tall * _CARD
        count = len(cauldron.cards)
        step = min(wide * 0.62, (box.width() * 0.86 - wide) / max(1, count - 1))
        left = box.center().x() - step * (count - 1) / 2
        for at, code in enumerate(cauldron.cards):
            lean = (at - (count - 1) / 2) * 3
            here = QPointF(left + at * step, box.top() + box.height() * 0.06)
            self.put(("in", into, at), self.card(code, tall), here, Z_BOARD + 1.5, rotation=lean)

    def _lay_number(
        self, stage: Stage, view: CauldronsView, into: int, cauldron: CauldronView, box: QRectF
    ) -> None:
        theme = self.look.theme
        tall = max(26.0, box.height() * 0.12)
        plate = QRectF(box.center().x() - tall * 1.6, box.bottom() - tall * 1.02, tall * 3.2, tall)
        value = self._picked_value(view)
        level, colour = cauldron.level, theme.plate_ink
        words = f"{level} / {LIMIT}"
        if value is not None and into in self._targets(stage, view):
            words = f"{level} + {value} = {level + value}"
            colour = theme.bad if level + value > LIMIT else theme.good
        self.put(("plate", into), self.plate(plate, colour), plate.center(), Z_WORDS)
        self.write(("level", into), words, plate.adjusted(8, 2, -8, -2), tall * 0.62,
                   colour=colour, display=True)  # fmt: skip

    def _lay_piles(self, view: CauldronsView, area: QRectF) -> None:
        """Cards still to be drawn, beside the cauldrons."""
        if not view.pile:
            return
        tall = min(area.height() * 0.34, 120.0)
        here = QPointF(area.right() - tall * 0.5, area.top() + tall * 0.6)
        for at in range(min(3, view.pile)):
            shifted = here + QPointF(-3 * at, -3 * at)
            self.put(("pile", at), self.look.picture("cauldrons/back", tall * _CARD, tall), shifted)
        box = QRectF(here.x() - tall * 0.45, here.y() + tall * 0.5, tall * 0.9, 24)
        self.write("pile-size", self.tr("{n} to draw").format(n=view.pile), box, "small")

    # -- the hand ----------------------------------------------------------------------------

    def _lay_hand(self, stage: Stage, view: CauldronsView) -> None:
        if not view.hand:
            return
        ask = stage.ask("play")
        playable = set() if ask is None else {card_and_cauldron(m)[0] for m in ask.moves}
        chosen = None if ask is None or ask.choice is None else card_and_cauldron(ask.choice)
        tall = self.private.height() * 0.74
        boxes = fan(self.private, len(view.hand), tall * _CARD, tall)
        hand = _sorted(view.hand)
        shown = False
        for at, (code, box) in enumerate(zip(hand, boxes, strict=True)):
            kind = CODES.index(code)
            lifted = at == self._picked
            if chosen is not None and kind == chosen[0] and not shown and self._picked is None:
                lifted = shown = True
            here = box.center() - QPointF(0, tall * 0.12 if lifted else 0)
            rect = box.translated(0, -tall * 0.12 if lifted else 0)
            self.put(("hand", at), self.card(code, tall), here, Z_HAND + at * 0.01)
            able = kind in playable
            self.spot(
                ("hand", at), rect, self.card_words(code), "hand",
                partial(self._pick, at) if ask is not None else None,
                drag=able and ask is not None, chosen=lifted,
            )  # fmt: skip
        if stage.hint is not None:
            self._lay_hint(stage.hint, hand, boxes)

    def _lay_hint(self, hint: int, hand: list[str], boxes: list[QRectF]) -> None:
        kind, into = card_and_cauldron(hint)
        box = boxes[hand.index(CODES[kind])]
        lamp = QRectF(box.left() - 6, box.top() - 18, 36, 36)
        self.draw("hint-card", "icons/hint", lamp, Z_HAND + 1, {"ink": self.look.theme.accent})
        front = self.piece(("front", into))
        if front is not None:
            target = front.sceneBoundingRect()
            there = QRectF(target.center().x() - 18, target.top() - 8, 36, 36)
            self.draw("hint-place", "icons/hint", there, Z_WORDS + 1,
                      {"ink": self.look.theme.accent})  # fmt: skip

    # -- choosing ----------------------------------------------------------------------------

    def show_stage(self, stage: Stage) -> None:
        """What was picked up lies down when it is chosen; a refused card stays in the hand."""
        if self._chosen(stage) not in (None, self._chosen(self.stage)):
            self._picked = None
        super().show_stage(stage)

    def _chosen(self, stage: Stage | None) -> int | None:
        ask = None if stage is None else stage.ask("play")
        return None if ask is None else ask.choice

    def own_key(self, event: QKeyEvent, key: Hashable) -> bool:
        """Enter confirms what is chosen, whatever the ring is around; Space still picks up."""
        if event.key() not in ENTER or self._picked is not None or self._chosen(self.stage) is None:
            return False
        event.ignore()  # the page's key
        return True

    def acted(self, key: Hashable) -> None:
        """From the card that was picked up to the first cauldron it may go into."""
        if self.stage is not None and self._picked is not None and key == ("hand", self._picked):
            view = self.stage.view
            targets = self._targets(self.stage, view) if isinstance(view, CauldronsView) else ()
            self.focus_wanted.emit(("cauldron", min(targets, default=0)))

    def forget_choice(self) -> None:
        """Nothing is picked up."""
        self._picked = None

    def _pick(self, at: int) -> None:
        self._picked = None if self._picked == at else at
        self.refresh()

    def _into(self, into: int) -> None:
        if self._picked is not None:
            self._propose(self._picked, into)

    def _drop_into(self, key: Hashable, into: int) -> None:
        if isinstance(key, tuple) and key[0] == "hand":
            self._propose(key[1], into)

    def attempt(self, key: Hashable, carried: Hashable | None = None) -> Any | None:
        """What is picked up or carried, into the cauldron that is pointed at."""
        if not isinstance(key, tuple) or key[0] != "cauldron":
            return None
        held = carried[1] if isinstance(carried, tuple) and carried[0] == "hand" else self._picked
        kind = self._kind_at(held)
        return None if kind is None else play(kind, key[1])

    def _propose(self, at: int, into: int) -> None:
        kind = self._kind_at(at)
        if kind is None:
            return
        if self._chosen(self.stage) == play(kind, into):
            self._picked = None
            self.refresh()
        else:
            self.proposed.emit(play(kind, into))

    def _kind_at(self, at: int | None) -> int | None:
        view = None if self.stage is None else self.stage.view
        if not isinstance(view, CauldronsView) or at is None or at >= len(view.hand):
            return None
        return CODES.index(_sorted(view.hand)[at])

    def _picked_value(self, view: CauldronsView) -> int | None:
        kind = self._kind_at(self._picked)
        if kind is None and self.stage is not None:
            ask = self.stage.ask("play")
            if ask is not None and ask.choice is not None:
                kind = card_and_cauldron(ask.choice)[0]
        return None if kind is None else VALUES[kind]

    def _targets(self, stage: Stage, view: CauldronsView) -> set[int]:
        """The cauldrons that what is picked up may go into."""
        ask = stage.ask("play")
        if ask is None:
            return set()
        kind = self._kind_at(self._picked)
        if kind is None:
            return set() if ask.choice is None else {card_and_cauldron(ask.choice)[1]}
        return {into for k, into in map(card_and_cauldron, ask.moves) if k == kind}

    # -- pictures and words ------------------------------------------------------------------

    def card(self, code: str, tall: float) -> QPixmap:
        """The face of a card."""
        if code == "X":
            return self.look.picture("cauldrons/poison", tall * _CARD, tall)
        paint = PAINTS[_COLOURS[code[0]]]
        values = {
            "liquid": paint.base,
            "liquid-light": paint.light,
            "liquid-deep": paint.deep,
            "symbol": paint.symbol,
            "value": code[1:],
        }
        return self.look.picture("cauldrons/potion", tall * _CARD, tall, values)

    def plate(self, box: QRectF, edge: str) -> QPixmap:
        """A plate for a number."""
        return plate(self.look, box.width(), box.height(), edge)

    def card_words(self, code: str) -> str:
        """A card in words."""
        if code == "X":
            return self.tr("poison, 4")
        return f"{self._colour_word(_COLOURS[code[0]])} {code[1:]}"

    def _colour_word(self, colour: str) -> str:
        return rulebook(self.game).word(colour, self.look.language)

    def _cauldron_words(self, into: int, cauldron: CauldronView) -> str:
        place = (self.tr("Left cauldron"), self.tr("Middle cauldron"), self.tr("Right cauldron"))
        if not cauldron.cards:
            return self.tr("{place}: empty").format(place=place[into])
        colour = self._colour_word(cauldron.colour or "poison")
        return self.tr("{place}: {colour}, {level} of 13: {cards}").format(
            place=place[into],
            colour=colour,
            level=cauldron.level,
            cards=", ".join(map(self.card_words, cauldron.cards)),
        )

    def exhibit(self, view: View, seat: int, tall: float) -> list[Exhibit]:
        """The cards a seat has taken, colour by colour."""
        assert isinstance(view, CauldronsView)
        taken = [_COLOURS[code[0]] for code in view.taken[seat]]
        return [
            Exhibit(potion(self.look, colour, tall), taken.count(colour), self._colour_word(colour))
            for colour in _COLOURS.values()
            if colour in taken
        ]

    def motion(self, event: Event) -> Motion | None:
        """How an event looks."""
        return cauldrons_motion.motion(self, event)


def _sorted(hand: Iterable[str]) -> list[str]:
    """Cards as they lie in a hand: colour by colour, poison last."""
    return sorted(hand, key=lambda code: ("RBPX".index(code[0]), code))
