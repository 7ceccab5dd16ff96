"""The table of Pok: three wooden dice in a tray, and fists that open together."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from poisonbox.core.event import Event
from poisonbox.core.result import Line
from poisonbox.core.view import View
from poisonbox.games.pok.counters import SYMBOLS, Roll
from poisonbox.games.pok.rules import GOAL
from poisonbox.games.pok.view import FaceView, PokView
from poisonbox.texts.rulebook import rulebook
from poisonbox.ui.games import pok_band, pok_motion, pok_seats, pok_tray
from poisonbox.ui.games.pok_dice import DicePictures
from poisonbox.ui.games.pok_layout import Caption, Plan, plan
from poisonbox.ui.games.pok_seats import Place, SocketPictures
from poisonbox.ui.look import Look
from poisonbox.ui.table.motion import Motion
from poisonbox.ui.table.scene import Z_BOARD, Z_PIECE, Exhibit, TableScene
from poisonbox.ui.table.stage import Stage

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_RACK = 100
"""Pixels below which there is no rack for a hand."""

_KEYS = {Qt.Key.Key_1: 0, Qt.Key.Key_2: 1, Qt.Key.Key_3: 2}


class PokScene(TableScene):
    """Draws a position of Pok.

    Attributes:
        plan: Where everything lies.
        places: The parts of each player's place.
        dice: Draws dice.
        pictures: Draws sockets.
        entered: What real dice show, as far as it was entered.
        sealed: Seats whose fist is drawn with a closed seal.
        handed: How many counters are drawn to be in the box.

    Signals:
        rolled: Somebody has entered a whole roll of real dice, a
            :class:`~poisonbox.games.pok.counters.Roll`.
    """

    rolled = Signal(object)

    game: ClassVar[str] = "pok"

    def __init__(self, look: Look) -> None:
        """An empty table."""
        super().__init__(look)
        self.plan: Plan = plan(QRectF(0, 0, 800, 480), 3, Caption(13, 150, 90))
        self.places: list[Place] = []
        self.dice = DicePictures(look)
        self.pictures = SocketPictures(look)
        self.entered: dict[int, FaceView] = {}
        self._chosen_on: Hashable = None
        """The spot that had the keyboard when a counter was taken by its number."""
        self.sealed: set[int] = set()
        self.handed = 0

    # -- laying ------------------------------------------------------------------------------

    def lay(self, stage: Stage) -> None:
        """Players around the tray, the dice in it, and below what belongs to the holder."""
        view = stage.view
        assert isinstance(view, PokView)
        width, height = self.size.width(), self.size.height()
        band = self.hand_height()
        self.private = QRectF(0, height - band, width, band)
        side, top = max(12.0, width * 0.019), max(10.0, height * 0.02)
        public = QRectF(
            side, top, width - 2 * side, self.private.top() - self.prompt_height - top - 4
        )
        self.plan = plan(public, view.players, pok_tray.caption_room(self))
        self.places = [pok_seats.place(box) for box in self.plan.seats]
        if stage.kind != "chance":
            self.entered.clear()
        self._lay_tray(stage, view)
        self._lay_seats(stage, view)
        handed = sum(view.totals)
        pok_tray.lay_box(self, handed)
        said = self.tr("The box; counters handed over: {number}").format(number=handed)
        self.spot("box", self.plan.box, said, "dice")
        if stage.kind == "chance":
            self._lay_rack(band)
            pok_band.lay_picker(self)
        elif view.counters is not None:
            with self.secretly():  # an empty rack would only be a hole in the table
                self._lay_rack(band)
                pok_band.lay_own(self, stage, view)

    def _lay_rack(self, band: float) -> None:
        if band > _RACK:
            pok_band.lay_rack(self)

    def prompt(self, stage: Stage) -> str:
        """What to do."""
        return self.tr("Take one of your counters into your fist.")

    def move_words(self, move: Any) -> str:
        """A counter by its symbol."""
        return self.symbol_word(SYMBOLS[move]) if isinstance(move, int) else str(move)

    def _lay_tray(self, stage: Stage, view: PokView) -> None:
        self.draw("tray", "pok/tray", self.plan.tray, Z_BOARD)
        lamp = self.plan.lamp
        if lamp.width() > 60:
            self.draw("lamp", "table/lamp", lamp, Z_BOARD)
        last = None if view.roll is not None or not view.past else view.past[-1]
        roll = view.roll if last is None else last.roll
        lines = _last_lines(stage, view)
        for die in range(3):
            if die in self.entered:
                self._lay_die(die, self.entered[die], met=False)
            elif stage.kind == "chance":
                pok_tray.lay_unknown(self, die)
            elif roll is not None:
                self._lay_die(die, roll[die], _is_met(roll[die], lines))

    def _lay_die(self, die: int, face: FaceView, met: bool) -> None:
        side, rest = self.plan.side, self.plan.rests[die]
        pok_tray.lay_shadow(self, die)
        self.put(("die", die), self.dice.resting(die, face, side), rest, Z_PIECE + 1)
        if met:
            pok_tray.lay_glow(self, die)
        pok_tray.lay_caption(self, die, face, met)
        said = self.die_words(die, face)
        if met:
            said = self.tr("{die}. Met!").format(die=said)
        box = QRectF(rest.x() - side * 0.66, rest.y() - side * 0.7, side * 1.32, side * 1.4)
        self.spot(("die", die), box.united(self.plan.captions[die]), said, "dice")

    # -- players -----------------------------------------------------------------------------

    def _lay_seats(self, stage: Stage, view: PokView) -> None:
        last = view.past[-1] if view.past and view.roll is None else None
        lines = _last_lines(stage, view)
        self.sealed = {chair.seat for chair in stage.chairs if chair.seal}
        for chair in stage.chairs:
            seat, where = chair.seat, self.places[chair.seat]
            pok_seats.lay_place(self, chair, where, view)
            if stage.hands and isinstance(own := stage.hands[seat], PokView) and own.counters:
                symbols = [name for name in SYMBOLS for _ in range(own.counters[name])]
                pok_seats.lay_sockets(self, seat, where, view.left[seat], symbols)
            shown = None if last is None else last.shown[seat]
            pok_seats.lay_hand(self, seat, where, shown)
            if chair.seal is not None:
                pok_seats.lay_seal(self, seat, where, chair.seal)
            if shown is not None and lines is not None:
                pok_seats.lay_verdict(self, seat, where, shown, lines[seat].clause)
            if self._remembers(stage, view):
                played = [(past.shown[seat], past.handed[seat]) for past in view.past]
                pok_seats.lay_memory(self, seat, where, played)
            self.spot(("seat", seat), where.whole, self._seat_words(stage, view, seat), "players")

    def _remembers(self, stage: Stage, view: PokView) -> bool:
        """Whether the table helps to remember what was played (pok/box)."""
        return stage.memory_aids or view.options.get("memory") == "on"

    def _seat_words(self, stage: Stage, view: PokView, seat: int) -> str:
        """All that is public about a player."""
        chair = stage.chairs[seat]
        said = [
            self.tr("{name}: {handed} of {goal} handed over, {left} left").format(
                name=chair.name, handed=view.totals[seat], goal=GOAL, left=view.left[seat]
            )
        ]
        if chair.seal is not None:
            said.append(self.tr("fist sealed") if chair.seal else self.tr("still choosing"))
        lines = _last_lines(stage, view)
        if view.roll is None and view.past:
            shown = self.symbol_word(view.past[-1].shown[seat])
            verdict = "" if lines is None else pok_seats.verdict_word(lines[seat].clause)
            said.append(self.tr("showed {symbol}: {verdict}").format(symbol=shown, verdict=verdict))
        if self._remembers(stage, view) and view.past:
            words = ", ".join(self.symbol_word(past.shown[seat]) for past in view.past)
            said.append(self.tr("played so far: {symbols}").format(symbols=words))
        return "; ".join(said)

    # -- choosing ----------------------------------------------------------------------------

    def choose(self, symbol: int) -> None:
        """Somebody wants to take a counter into the fist."""
        self.proposed.emit(symbol)

    def drop_in(self, key: Hashable) -> None:
        """A counter was let go over the hand."""
        if isinstance(key, tuple) and key[0] == "counter":
            self.choose(key[1])

    def attempt(self, key: Hashable, carried: Hashable | None = None) -> Any | None:
        """The counter that is pointed at, or that is carried to the hand."""
        for counter in (carried, key):
            if isinstance(counter, tuple) and counter[0] in ("counter", "gone"):
                return counter[1]
        return None

    def own_key(self, event: QKeyEvent, key: Hashable) -> bool:
        """1, 2 and 3 take a disc, a square and a triangle; Enter on the same spot then seals it."""
        ask = None if self.stage is None else self.stage.ask("show")
        pressed = Qt.Key(event.key())
        symbol = _KEYS.get(pressed)
        if ask is None or (symbol is None and pressed not in _ENTER):
            return False
        if symbol is None:
            if ask.choice is None or self._chosen_on != key:
                return False
            event.ignore()  # the page confirms what is chosen, whatever the ring is around
            return True
        self._chosen_on = key
        self.choose(symbol)
        return True

    def forget_choice(self) -> None:
        """Nothing was taken by a number."""
        self._chosen_on = None

    def keys(self) -> Sequence[tuple[str, str]]:
        """The keys of the three symbols."""
        say = self.tr("Take a counter: {symbol}")
        return [(str(at + 1), say.format(symbol=self.symbol_word(name)))
                for at, name in enumerate(SYMBOLS)]  # fmt: skip

    def enter(self, die: int, face: FaceView) -> None:
        """A real die shows this."""
        self.entered[die] = face
        self.refresh()

    def enter_roll(self) -> None:
        """All three real dice were entered."""
        faces = [self.entered[die] for die in range(3)]
        self.rolled.emit(Roll(tuple(face and (face[0], SYMBOLS.index(face[1])) for face in faces)))

    # -- words -------------------------------------------------------------------------------

    def symbol_word(self, symbol: str) -> str:
        """A symbol's name."""
        return rulebook(self.game).word(symbol, self.look.language)

    def die_word(self, die: int) -> str:
        """Which die."""
        return (self.tr("First die"), self.tr("Second die"), self.tr("Third die"))[die]

    def face_words(self, face: FaceView) -> str:
        """What a face asks for."""
        if face is None:
            return rulebook(self.game).word("blank", self.look.language)
        said = self.tr("exactly {number} × {symbol}")
        return said.format(number=face[0], symbol=self.symbol_word(face[1]))

    def die_words(self, die: int, face: FaceView) -> str:
        """A die and what it asks for."""
        said = self.tr("{die}: {face}")
        return said.format(die=self.die_word(die), face=self.face_words(face))

    def exhibit(self, view: View, seat: int, tall: float) -> list[Exhibit]:
        """The counters a seat has handed over, symbol by symbol."""
        assert isinstance(view, PokView)
        handed = [past.shown[seat] for past in view.past if past.handed[seat]]
        return [
            Exhibit(self.look.picture(f"pok/counter-{symbol}", tall, tall), handed.count(symbol),
                    self.symbol_word(symbol))
            for symbol in SYMBOLS
            if symbol in handed
        ]  # fmt: skip

    def motion(self, event: Event) -> Motion | None:
        """How an event looks."""
        return pok_motion.motion(self, event)


def _last_lines(stage: Stage, view: PokView) -> tuple[Line, ...] | None:
    """Why each seat handed over or took back in the round that was just opened."""
    if view.roll is not None or not view.past or len(stage.sheets) != len(view.past):
        return None
    return tuple(sorted(stage.sheets[-1].lines, key=lambda line: line.seat))


def _is_met(face: FaceView, lines: Sequence[Line] | None) -> bool:
    """Whether the score sheet says that a die was met."""
    return face is not None and any(
        line.clause == "pok/exact" and (line.facts["shown"], line.facts["symbol"]) == face
        for line in lines or ()
    )
