"""Who is to sit where: the draft of a match that is being set up. Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from poisonbox.ai.characters import CHARACTERS
from poisonbox.ai.levels import LEVELS
from poisonbox.core.game import Game
from poisonbox.core.option import PairsOption
from poisonbox.store.models import SeatInfo
from poisonbox.store.preferences import PinHash, RememberedPlayer, Setup
from poisonbox.ui.theme import CRESTS

LONGEST_NAME = 40
_USUAL_LEVEL = "casual"

Problem = Literal["empty", "same", "same-guest"]


class Draft(Struct):
    """One seat; it remembers both what it is as a person and what it is as a bot.

    Attributes:
        kind: What it is now.
        name: The person's.
        crest: The person's.
        pin: The person's, if they have one.
        character: The bot's.
        level: The bot's.
    """

    kind: Literal["human", "bot"]
    name: str
    crest: str
    pin: PinHash | None
    character: str
    level: str

    @property
    def called(self) -> str:
        """As everybody calls them."""
        return tidy(self.name) if self.kind == "human" else CHARACTERS[self.character].name


def tidy(name: str) -> str:
    """A name without blanks around it or doubled."""
    return " ".join(name.split())


class SeatPlan:
    """All seats of a match and its options, which go along when seats are moved.

    Attributes:
        seats: From the first to the last.
        options: The options that were chosen.
    """

    def __init__(
        self, game: Game[Any], setup: Setup, known: Mapping[str, RememberedPlayer]
    ) -> None:
        """Begin with a set-up that is possible.

        Args:
            game: What is played.
            setup: How it is set up unless it is changed.
            known: People who have played before.
        """
        self._game = game
        self._known = known
        self.seats: list[Draft] = []
        for seat in setup.seats:
            self.seats.append(self._draft(seat))
        self.options: dict[str, Any] = game.read_options(setup.players, setup.options)

    def _draft(self, seat: SeatInfo) -> Draft:
        known = self._known.get(seat.name)
        return Draft(
            seat.kind,
            seat.name if seat.kind == "human" else "",
            seat.crest if seat.crest in CRESTS and seat.kind == "human" else self._free_crest(),
            known.pin if known is not None and seat.kind == "human" else None,
            seat.character if seat.character in CHARACTERS else self._free_guest(),
            seat.level if seat.level in LEVELS else _USUAL_LEVEL,
        )

    # -- how many ----------------------------------------------------------------------------

    @property
    def can_add(self) -> bool:
        """Whether the game has room for one more."""
        return len(self.seats) < self._game.seats[-1]

    @property
    def can_remove(self) -> bool:
        """Whether the game can be played by one less."""
        return len(self.seats) > self._game.seats[0]

    def add(self) -> None:
        """One more seat, of the same kind as the last one."""
        last = self.seats[-1]
        guest, crest = self._free_guest(), self._free_crest()
        self.seats.append(Draft(last.kind, "", crest, None, guest, last.level))

    def remove(self, seat: int) -> None:
        """One seat less."""
        self._reorder([at for at in range(len(self.seats)) if at != seat])

    def move(self, seat: int, to: int) -> None:
        """Somebody sits down elsewhere; the one who sat there changes places with them."""
        order = list(range(len(self.seats)))
        order[seat], order[to] = order[to], order[seat]
        self._reorder(order)

    def _reorder(self, order: Sequence[int]) -> None:
        """Seats in another order, some perhaps left out; options that name seats follow."""
        self.seats = [self.seats[at] for at in order]
        new = {old: at for at, old in enumerate(order)}
        for option in self._game.options:
            value = self.options[option.name]
            if isinstance(option, PairsOption):
                pairs = [(new[a], new[b]) for a, b in value if a in new and b in new]
                self.options[option.name] = option.read(pairs, len(order))
            elif option.seats and type(value) is int:
                self.options[option.name] = new.get(value, option.default)

    # -- who ---------------------------------------------------------------------------------

    def rename(self, seat: int, name: str) -> bool:
        """Call a person otherwise; whether it is somebody known, who brings crest and PIN."""
        draft = self.seats[seat]
        before, draft.name = tidy(draft.name), name[:LONGEST_NAME]
        known = self._known.get(tidy(draft.name))
        if known is None:
            if before in self._known:
                draft.pin = None  # it was the other person's
            return False
        draft.pin = known.pin
        if known.crest in CRESTS and known.crest != draft.crest:
            self.give_crest(seat, known.crest)
        return True

    def give_crest(self, seat: int, crest: str) -> None:
        """Give a person a crest; whoever had it gets the one that is given away."""
        for other in self.seats:
            if other.kind == "human" and other.crest == crest:
                other.crest = self.seats[seat].crest
        self.seats[seat].crest = crest

    def give_guest(self, seat: int, character: str) -> None:
        """Invite a guest to a seat; one who sat elsewhere changes places with who was here."""
        for other in self.seats:
            if other.kind == "bot" and other.character == character:
                other.character = self.seats[seat].character
        self.seats[seat].character = character

    def become(self, seat: int, kind: Literal["human", "bot"]) -> None:
        """A person instead of a bot, or the other way round; nobody is there twice."""
        draft = self.seats[seat]
        if draft.kind == kind:
            return
        if kind == "bot" and draft.character in self._guests():
            draft.character = self._free_guest()
        if kind == "human" and draft.crest in self._crests():
            draft.crest = self._free_crest()
        draft.kind = kind

    def against_bots(self, level: str) -> None:
        """The first person against bots of one level."""
        people = [at for at, draft in enumerate(self.seats) if draft.kind == "human"]
        me = people[0] if people else 0
        self.become(me, "human")
        for at, draft in enumerate(self.seats):
            if at != me:
                self.become(at, "bot")
                draft.level = level

    def all_people(self) -> None:
        """Only people; seats without a name get those who played here last."""
        for at in range(len(self.seats)):
            self.become(at, "human")
        taken = {tidy(draft.name).casefold() for draft in self.seats}
        waiting = [name for name in self._known if name.casefold() not in taken]
        for at, draft in enumerate(self.seats):
            if not tidy(draft.name) and waiting:
                self.rename(at, waiting.pop(0))

    # -- whether it can be played ------------------------------------------------------------

    def problems(self) -> dict[int, Problem]:
        """What keeps the match from being played, by seat."""
        found: dict[int, Problem] = {}
        seen: set[str] = set()
        for at, draft in enumerate(self.seats):
            called = draft.called.casefold()
            if not called:
                found[at] = "empty"
            elif called in seen:
                found[at] = "same" if draft.kind == "human" else "same-guest"
            seen.add(called)
        return found

    def people(self) -> Iterator[tuple[str, RememberedPlayer]]:
        """Every person as they are to be remembered."""
        for draft in self.seats:
            if draft.kind == "human":
                known = self._known.get(tidy(draft.name), RememberedPlayer())
                yield tidy(draft.name), RememberedPlayer(draft.crest, known.colour, draft.pin)

    def setup(self) -> Setup:
        """The match as it is set up now."""
        seats = tuple(
            SeatInfo(tidy(draft.name), "human", crest=draft.crest)
            if draft.kind == "human"
            else SeatInfo("", "bot", character=draft.character, level=draft.level)
            for draft in self.seats
        )
        return Setup(len(seats), seats, dict(self.options))

    # -- what is free ------------------------------------------------------------------------

    def _crests(self) -> set[str]:
        return {draft.crest for draft in self.seats if draft.kind == "human"}

    def _guests(self) -> set[str]:
        return {draft.character for draft in self.seats if draft.kind == "bot"}

    def _free_crest(self) -> str:
        return next((crest for crest in CRESTS if crest not in self._crests()), CRESTS[0])

    def _free_guest(self) -> str:
        return next((guest for guest in CHARACTERS if guest not in self._guests()), "steady")
