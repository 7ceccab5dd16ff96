"""The table of Goblets: a banquet of guests, each with a goblet that the others pour into."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from poisonbox.control.screen import Ask
from poisonbox.core.event import Event
from poisonbox.core.state import Seat
from poisonbox.core.view import View
from poisonbox.games.goblets.drinks import Pour, Toast, pour
from poisonbox.games.goblets.view import GobletsView
from poisonbox.ui.games import goblets_hand, goblets_middle, goblets_motion, goblets_stand
from poisonbox.ui.games.goblets_parts import Pictures
from poisonbox.ui.games.goblets_places import Banquet, banquet
from poisonbox.ui.games.goblets_pouring import Pouring
from poisonbox.ui.games.goblets_words import GobletsWords
from poisonbox.ui.look import Look
from poisonbox.ui.table.motion import Motion
from poisonbox.ui.table.scene import Exhibit, TableScene
from poisonbox.ui.table.seats import SeatPlate
from poisonbox.ui.table.stage import Stage

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class GobletsScene(TableScene):
    """Draws a position of Goblets.

    Attributes:
        pictures: Drinks, crests and the table top.
        words: What everything is called.
        banquet: Where everything was put down last.
        pouring: The pour that is being put together; None while nobody is asked for one.
        thumbs: For each of the holder's goblets the thumb that is chosen so far.
        explained: Which special drink is being read about.
    """

    game: ClassVar[str] = "goblets"

    def __init__(self, look: Look) -> None:
        """An empty table."""
        super().__init__(look)
        self.pictures = Pictures(look)
        self.words = GobletsWords(look)
        self.banquet: Banquet | None = None
        self.pouring: Pouring | None = None
        self.thumbs: list[bool | None] = []
        self.explained: int | None = None
        self._visit: object = None

    # -- laying ------------------------------------------------------------------------------

    def lay(self, stage: Stage) -> None:
        """Guests and goblets round the table, the drinks of the round in the middle, a tray."""
        view = stage.view
        assert isinstance(view, GobletsView)
        width, height = self.size.width(), self.size.height()
        hand_top = height - self.hand_height()
        self.private = QRectF(0, hand_top, width, height - hand_top)
        area = QRectF(12, 16, width - 24, hand_top - self.prompt_height - 22)
        self.banquet = found = banquet(area, view.players, len(view.owners))
        self._follow(stage, view)
        cloth = self.pictures.table(found.table.width(), found.table.height())
        self.put("table", cloth, found.table.center(), 2)
        past = goblets_stand.shown_round(stage, view)
        for chair in stage.chairs:
            plate = self._plate(stage, view, chair.seat)
            self.seat(chair.seat, found.plates[chair.seat], plate)
        goblets_middle.lay_middle(self, view, past, found.middle)
        with self.secretly():
            goblets_hand.lay_hand(self, stage, view)
        for goblet in range(len(view.owners)):
            goblets_stand.lay_goblet(self, stage, view, past, goblet)
        with self.secretly():
            goblets_hand.lay_poured(self, stage, view)
        goblets_middle.lay_explained(self, view, past, found)

    def prompt(self, stage: Stage) -> str:
        """What to do."""
        pouring = self.pouring
        if pouring is not None and pouring.picked is not None:
            drink = self.words.drink(pouring.hand[pouring.picked])
            return self.tr("Into whose goblet? ({drink})").format(drink=drink)
        if pouring is not None and not pouring.complete:
            return self.tr("Choose a drink, then a goblet: one for each of the others.")
        if pouring is not None and self._unchosen("pour"):
            return self.tr("Choose a drink, then the goblet it changes places with.")
        if stage.ask("drink") is None:
            return ""
        if len(self.thumbs) > 1:
            return self.tr("For each of your goblets: drink, or refuse?")
        return self.tr("Will you drink, or refuse?")

    def _plate(self, stage: Stage, view: GobletsView, seat: Seat) -> SeatPlate:
        chair, points = stage.chairs[seat], view.totals[seat]
        if stage.kind in ("scoring", "over") and view.rounds:
            note = f"{view.rounds[-1][seat]:+d}"
        elif chair.seal is not None:
            note = self.tr("sealed") if chair.seal else self.tr("choosing …")
        else:
            note = ""
        spoken = self.tr("{name}: {points} points").format(name=chair.name, points=points)
        won = view.winners is not None and seat in view.winners
        if not chair.seal:  # the words say that they choose; a broken seal would lie over them
            chair = replace(chair, seal=None)
        return SeatPlate(chair, str(points), note, f"{spoken}, {note}" if note else spoken, won)

    # -- choosing ----------------------------------------------------------------------------

    def _follow(self, stage: Stage, view: GobletsView) -> None:
        """Begin anew where something new is asked, and show what the session has as chosen."""
        visit = (stage.holder, view.round, tuple(ask.phase for ask in stage.asks))
        if visit != self._visit:
            self.forget_choice()
            self.explained = None
            self._visit = visit
        own = [g for g, owner in enumerate(view.owners) if owner == stage.holder]
        pour_ask, drink_ask = self.open_ask("pour"), self.open_ask("drink")
        if pour_ask is None:
            self.pouring = None
        elif self.pouring is None:
            others = [g for g in range(len(view.owners)) if g not in own]
            self.pouring = Pouring(view.hand, others)
        if self.pouring is not None and pour_ask is not None and pour_ask.choice is not None:
            self.pouring.follow(pour_ask.choice)
        if drink_ask is None:
            self.thumbs = []
        elif drink_ask.choice is not None:
            self.thumbs = list(drink_ask.choice.thumbs)
        elif len(self.thumbs) != len(own):
            self.thumbs = [None] * len(own)

    def open_ask(self, phase: str) -> Ask | None:
        """What the holder is asked in a phase and has not sealed."""
        ask = None if self.stage is None else self.stage.ask(phase)
        return None if ask is None or ask.sealed else ask

    def _all_chosen(self) -> bool:
        """Whether nothing is left to choose, and nothing is picked up to be swapped."""
        asks = () if self.stage is None else self.stage.asks
        swapping = self.pouring is not None and self.pouring.picked is not None
        return bool(asks) and not swapping and all(ask.choice is not None for ask in asks)

    def _unchosen(self, phase: str) -> bool:
        ask = self.open_ask(phase)
        return ask is not None and ask.choice is None

    def forget_choice(self) -> None:
        """Nothing is picked up, nothing is on its way."""
        self.pouring = None
        self.thumbs = []

    def pick(self, at: int) -> None:
        """Pick up a drink of the tray, or one that was put to a goblet; or put it down again."""
        if self.pouring is not None:
            self.pouring.picked = None if self.pouring.picked == at else at
            self.refresh()

    def explain(self, special: int) -> None:
        """Show the whole rule of a special drink, or put it away again."""
        self.explained = None if self.explained == special else special
        self.refresh()

    def choose_goblet(self, goblet: int) -> None:
        """What is picked up goes to a goblet; else what was put there is picked up."""
        if self.pouring is not None and self.pouring.picked is not None:
            self.pour_into(self.pouring.picked, goblet)
        elif self.pouring is not None and goblet in self.pouring.placed:
            self.pick(self.pouring.placed[goblet])

    def drop_on_goblet(self, goblet: int, key: Hashable) -> None:
        """Something was let go over a goblet: a drink, or a thumb over the own one."""
        pouring = self.pouring
        if not isinstance(key, tuple):
            return
        if key[0] == "hand" and pouring is not None:
            self.pour_into(key[1], goblet)
        elif key[0] == "placed" and pouring is not None and key[1] in pouring.placed:
            self.pour_into(pouring.placed[key[1]], goblet)
        elif key[0] == "thumb" and goblet in self._own():
            self.show_thumb(self._own().index(goblet), key[2])

    def attempt(self, key: Hashable, carried: Hashable | None = None) -> Any | None:
        """A whole pour in which what is picked up or carried goes to the goblet pointed at."""
        pouring = self.pouring
        if pouring is None or not isinstance(key, tuple) or key[0] not in ("goblet", "placed"):
            return None
        at = pouring.picked
        if isinstance(carried, tuple) and carried[0] == "hand":
            at = carried[1]
        elif isinstance(carried, tuple) and carried[0] == "placed":
            at = pouring.placed.get(carried[1])
        ask = self.open_ask("pour")
        if at is None or ask is None:
            return None
        return pouring.tried(at, key[1], ask.moves)

    def pour_into(self, at: int, goblet: int) -> None:
        """Put a drink to a goblet; as soon as all have theirs the pour is proposed."""
        pouring = self.pouring
        if pouring is None:
            return
        if goblet not in pouring.goblets:  # the own one: the refusal explains it
            pouring.picked = None
            drinks = {g: pouring.hand[there] for g, there in pouring.placed.items() if there != at}
            refused = pour({**drinks, goblet: pouring.hand[at]})
            self._propose(refused)
            return
        pouring.put(at, goblet)
        self._propose_pour()

    def take_back(self, goblet: int) -> None:
        """Take a drink back from a goblet; of a chosen pour it is picked up, to be swapped."""
        ask = self.open_ask("pour")
        if self.pouring is None or goblet not in self.pouring.placed or ask is None:
            return
        if ask.choice is not None:
            self.pouring.picked = self.pouring.placed[goblet]
        else:
            self.pouring.take_back(goblet)
        self.refresh()

    def fill_up(self) -> None:
        """The rest is plain."""
        if self.pouring is not None and self.pouring.only_one_way:
            self.pouring.fill()
            self._propose_pour()

    def _propose_pour(self) -> None:
        assert self.pouring is not None
        if self.pouring.complete:
            self._propose(self.pouring.move)
        else:
            self.refresh()

    def show_thumb(self, at: int, up: bool) -> None:
        """Choose the thumb for one of the own goblets."""
        if at < len(self.thumbs):
            self.thumbs[at] = up
            thumbs = [thumb for thumb in self.thumbs if thumb is not None]
            if len(thumbs) == len(self.thumbs):
                self._propose(Toast(tuple(thumbs)))
            else:
                self.refresh()

    def _propose(self, move: Pour | Toast) -> None:
        """Let the session judge; it is drawn as chosen when the session has it as chosen."""
        self.refresh()
        self.proposed.emit(move)

    def _own(self) -> list[int]:
        view = None if self.stage is None else self.stage.view
        if not isinstance(view, GobletsView):
            return []
        return [goblet for goblet, owner in enumerate(view.owners) if owner == view.seat]

    def targets(self) -> Sequence[int]:
        """The goblets that are asked about: those that what is picked up may go to, or the own."""
        if self.pouring is None:
            return self._own() if self.thumbs else []
        return [] if self.pouring.picked is None else self.pouring.goblets

    # -- keys and words ----------------------------------------------------------------------

    def own_key(self, event: QKeyEvent, key: Hashable) -> bool:
        """Digits pour a drink into the goblet that has the keyboard, Backspace takes it back."""
        pressed, pouring = event.key(), self.pouring
        if pressed == Qt.Key.Key_Escape and self.explained is not None:
            self.explain(self.explained)
            return True
        if pressed in _ENTER and self._all_chosen():
            event.ignore()  # the page's key: what is chosen is sealed, and Space still picks up
            return True
        if pouring is None or not isinstance(key, tuple):
            return False
        if pressed == Qt.Key.Key_Escape and pouring.picked is not None:
            self.pick(pouring.picked)
            return True
        if pressed == Qt.Key.Key_F:
            self.fill_up()
            return True
        if key[0] not in ("goblet", "placed"):
            return False
        kinds = list(dict.fromkeys(pouring.hand))
        number = pressed - Qt.Key.Key_1
        if 0 <= number < len(kinds):
            same = [at for at, drink in enumerate(pouring.hand) if drink == kinds[number]]
            self.pour_into(next((at for at in same if at in pouring.left), same[0]), key[1])
            return True
        if pressed in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.take_back(key[1])
            return True
        return False

    def keys(self) -> tuple[tuple[str, str], ...]:
        """The keys of this game."""
        return (
            ("1 – 4", self.tr("On a goblet: pour the first, second … kind of drink")),
            ("⌫", self.tr("On a goblet: take the drink back")),
            ("F", self.tr("Fill up with plain drinks")),
        )

    def move_words(self, move: Any) -> str:
        """A toast in a word or two."""
        return self.words.toast(move) if isinstance(move, Toast) else ""

    def exhibit(self, view: View, seat: int, tall: float) -> list[Exhibit]:
        """What a seat did with its goblets in the last round, and what was in them."""
        assert isinstance(view, GobletsView)
        return goblets_stand.exhibit(self, view, seat, tall)

    def motion(self, event: Event) -> Motion | None:
        """How an event looks."""
        return goblets_motion.motion(self, event)
