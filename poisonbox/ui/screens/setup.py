"""The set-up page: who plays, in which order, and with which options."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import SIGNAL, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from poisonbox.ai.levels import LEVELS
from poisonbox.games import GAMES
from poisonbox.store.errors import StoreError
from poisonbox.texts.lessons import open_round
from poisonbox.texts.rulebook import rulebook
from poisonbox.ui.evening import usual_setup
from poisonbox.ui.page import Page
from poisonbox.ui.room import Room
from poisonbox.ui.screens.flow import Columns, Flow, Side
from poisonbox.ui.screens.frame import FramedPage, add_icon
from poisonbox.ui.screens.option_fields import OptionField
from poisonbox.ui.screens.pin_dialog import PinDialog
from poisonbox.ui.screens.seat_chips import PORTRAIT, EmptyChair, SeatChip
from poisonbox.ui.screens.seat_plan import SeatPlan, tidy
from poisonbox.ui.screens.switch import Switch
from poisonbox.ui.widgets import button, column, label, panel, row, rule
from poisonbox.ui.words import game_title, level_name

_CHIP = 190
"""How narrow a seat's chip may be at 100 % text."""

_OPTIONS = 340
"""How wide the options are at 100 % text."""


class SetUpPage(FramedPage):
    """Prepares a match.

    Signals:
        start: The Setup that somebody wants to play.
        open_round: The Setup that people want to learn together first, with open hands.
        rules: Somebody wants to read the rules.
        settings: Somebody wants to change the customs of the table.
    """

    start = Signal(object)
    open_round = Signal(object)
    rules = Signal()
    settings = Signal()

    def __init__(self, room: Room, game: str, *, together: bool = False) -> None:
        """Show the set-up of last time, or one that can be played at once.

        Args:
            room: What every page is given.
            game: Which.
            together: Whether people want to learn it together, who are several then.
        """
        title = game_title(game, room.look.language)
        super().__init__(room, title)
        self._game = game
        self.plan = SeatPlan(GAMES[game], usual_setup(room, game), room.preferences.players)
        if together and not self._several:
            self.plan.all_people()
        self.chips: list[SeatChip] = []
        read = button(self.tr("Rules"), self._read_rules)
        add_icon(read, self.look, "book")
        self.bar.addWidget(read)
        self._seats = Columns(round(_CHIP * self.look.text_scale), space=12)
        self.options: dict[str, OptionField] = {}
        halves = QWidget()
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, halves)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._halves.setSpacing(20)
        self._halves.addWidget(self._who(), 1)
        self._right = self._how()
        self._halves.addWidget(self._right, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(halves)
        self.body.addStretch(1)
        self._add_foot(together)
        self._show_seats()

    @property
    def _several(self) -> bool:
        """Whether there are people who could learn together."""
        return sum(draft.kind == "human" for draft in self.plan.seats) > 1

    # -- laying out --------------------------------------------------------------------------

    def _who(self) -> QWidget:
        made = QWidget()
        lay = QVBoxLayout(made)
        lay.setContentsMargins(0, 0, 0, 0)
        lay.setSpacing(12)
        lay.addWidget(self._quick())
        lay.addWidget(self._seats)
        lay.addStretch(1)
        return made

    def _quick(self) -> QWidget:
        made = QWidget()
        line = Flow(made, space=6)
        words = label(self.tr("You against bots:"))
        line.addWidget(words)
        for level in LEVELS:
            act = self._changing(lambda level=level: self.plan.against_bots(level))  # type: ignore[misc]
            line.addWidget(button(level_name(level), act))
        line.addWidget(button(self.tr("All people"), self._changing(self.plan.all_people)))
        return made

    def _how(self) -> QWidget:
        made = panel()
        lay = QVBoxLayout(made)
        lay.setContentsMargins(18, 16, 18, 16)
        lay.setSpacing(14)
        texts = rulebook(self._game).option
        for option in GAMES[self._game].options:
            if self.options:
                lay.addWidget(rule())
            field = OptionField(self.look, option, texts[option.name])
            field.chosen.connect(lambda value, name=option.name: self._choose(name, value))
            self.options[option.name] = field
            lay.addWidget(field)
        self._customs = button(self.tr("Passing the computer, hints, sound …"), self._set, "link")
        lay.addWidget(self._customs, 0, Qt.AlignmentFlag.AlignLeft)
        return made

    def _add_foot(self, together: bool) -> None:
        self.message = label("", "bad", wrap=True)
        self.play_button = button(self.tr("Play"), self._start, "accent")
        self.play_button.setMinimumWidth(round(200 * min(self.look.text_scale, 1.5)))
        self.foot.addWidget(rule())
        self._together = self._offer_together(together)
        left = QWidget()
        lay = QVBoxLayout(left)
        lay.setContentsMargins(0, 0, 0, 0)
        lay.setSpacing(4)
        lay.addWidget(self.message)
        lay.addWidget(self._together)
        self.foot.addWidget(Side(left, self.play_button, space=20, least=600))

    def _offer_together(self, on: bool) -> QWidget:
        """For people who do not know the game: a first round with open hands."""
        title = self.tr("First an open round together")
        self.together = Switch(self.look, title, on=on)
        words = label(
            self.tr("New to the game? Learn it with open hands; then the real match begins."),
            "small",
            wrap=True,
        )
        said = column(space=0)
        said.addWidget(label(title, wrap=True))
        said.addWidget(words)
        made = QWidget()
        line = row(self.together, space=16)
        line.addLayout(said, 1)
        made.setLayout(line)
        return made

    def arrive(self) -> None:
        """Enter plays; the link to the settings is there if somebody listens to it."""
        listening = self.receivers(SIGNAL("settings()")) > 0
        self._customs.setVisible(listening)
        self.play_button.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Options beside the seats where there is room, otherwise below them."""
        scale = self.look.text_scale
        wide = self.width() >= round((2 * _CHIP + _OPTIONS) * scale) + 160
        directions = QBoxLayout.Direction
        self._halves.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self._right.setMinimumWidth(round(_OPTIONS * scale * 0.9) if wide else 0)
        self._right.setMaximumWidth(round(_OPTIONS * scale) if wide else 1 << 20)
        self._enlarge_faces()
        super().resizeEvent(event)

    def _enlarge_faces(self) -> None:
        for chip in self.chips:
            chip.enlarge_face(min(max(PORTRAIT, self.width() // 15), 2 * PORTRAIT))

    # -- seats -------------------------------------------------------------------------------

    def _changing(self, act: Callable[[], object]) -> Callable[[], None]:
        """An act after which seats are shown anew."""

        def changed() -> None:
            act()
            self._show_seats()

        return changed

    def _show_seats(self, focus: tuple[int, str] | None = None) -> None:
        """Build the chips anew; the keyboard stays at the same control."""
        seats, known = self.plan.seats, list(self.room.preferences.players)
        self.chips = []
        for at, draft in enumerate(seats):
            chip = SeatChip(self.look, draft, (at, len(seats)), known)
            chip.controls["remove"].setEnabled(self.plan.can_remove)
            chip.renamed.connect(lambda name, at=at: self._rename(at, name))
            chip.turned.connect(lambda kind, at=at: self._turn(at, kind))
            chip.faced.connect(lambda face, at=at: self._face(at, face))
            chip.levelled.connect(lambda level, at=at: self._level(at, level))
            chip.moved.connect(lambda by, at=at: self._move(at, at + by, by))
            chip.removed.connect(lambda at=at: self._remove(at))
            chip.pin.connect(lambda at=at: self._ask_pin(at))
            self.chips.append(chip)
        cards: list[QWidget] = list(self.chips)
        if self.plan.can_add:
            cards.append(EmptyChair(self.look, self._add))
        self._seats.show_cards(cards)
        self._enlarge_faces()
        if focus is not None:
            controls = self.chips[min(focus[0], len(seats) - 1)].controls
            wanted = controls.get(focus[1])
            if wanted is None or not wanted.isEnabled():
                wanted = controls["face"]
            wanted.setFocus()
        self._show_options()
        self._check()

    def _add(self) -> None:
        self.plan.add()
        last = len(self.plan.seats) - 1
        self._show_seats((last, "name" if self.plan.seats[last].kind == "human" else "face"))

    def _remove(self, seat: int) -> None:
        self.plan.remove(seat)
        self._show_seats((seat, "remove"))

    def _move(self, seat: int, to: int, by: int) -> None:
        self.plan.move(seat, to)
        self._show_seats((to, "left" if by < 0 else "right"))

    def _rename(self, seat: int, name: str) -> None:
        crests = [draft.crest for draft in self.plan.seats]
        pin = self.plan.seats[seat].pin
        self.plan.rename(seat, name)
        changed = crests != [draft.crest for draft in self.plan.seats]
        if changed or pin != self.plan.seats[seat].pin:
            self._show_seats((seat, "name"))
        else:
            self._show_options()
            self._check()

    def _turn(self, seat: int, kind: str) -> None:
        self.plan.become(seat, "human" if kind == "human" else "bot")
        self._show_seats((seat, "kind"))

    def _face(self, seat: int, face: str) -> None:
        if self.plan.seats[seat].kind == "human":
            self.plan.give_crest(seat, face)
        else:
            self.plan.give_guest(seat, face)
        self._show_seats((seat, "face"))

    def _level(self, seat: int, level: str) -> None:
        self.plan.seats[seat].level = level

    def _ask_pin(self, seat: int) -> None:
        draft = self.plan.seats[seat]
        name = tidy(draft.name) or self.tr("Seat {number}").format(number=seat + 1)
        dialog = PinDialog(self, name, draft.pin)
        if dialog.exec():
            draft.pin = dialog.pin
            self._show_seats((seat, "pin"))

    # -- options and playing -----------------------------------------------------------------

    def _show_options(self) -> None:
        names = [draft.called for draft in self.plan.seats]
        for name, field in self.options.items():
            field.show_value(self.plan.options[name], names)

    def _choose(self, option: str, value: object) -> None:
        self.plan.options[option] = value
        if isinstance(value, tuple):
            self._show_options()

    def _check(self) -> None:
        """Play is possible only when everything is fine; what is not is said beside it."""
        problems = self.plan.problems()
        for at, chip in enumerate(self.chips):
            chip.complain(problems.get(at))
        sentences = {
            "empty": self.tr("Every person needs a name."),
            "same": self.tr("Two players have the same name."),
            "same-guest": self.tr("The same guest sits at two seats."),
        }
        offered = self._several and open_round(self._game) is not None
        self._together.setVisible(offered)
        first = next(iter(problems.values()), None)
        self.message.setText("" if first is None else sentences[first])
        self.message.setVisible(first is not None or not offered)
        self.play_button.setEnabled(not problems)

    def _start(self) -> None:
        for name, player in reversed(list(self.plan.people())):
            with suppress(StoreError):  # the match can be played all the same
                self.room.settings.remember(name, player)
        together = self.together.isChecked() and not self._together.isHidden()
        (self.open_round if together else self.start).emit(self.plan.setup())

    def _keep(self) -> None:
        """Whoever looks something up finds everything as it was."""
        if not self.plan.problems():
            with suppress(StoreError):
                self.room.settings.keep_setup(self._game, self.plan.setup())

    def take_over(self, old: Page) -> None:
        """Keep what was entered before the looks changed."""
        if isinstance(old, SetUpPage):
            self.plan.seats, self.plan.options = old.plan.seats, old.plan.options
            self.together.setChecked(old.together.isChecked())
            self._show_seats()

    def _read_rules(self) -> None:
        self._keep()
        self.rules.emit()

    def _set(self) -> None:
        self._keep()
        self.settings.emit()
