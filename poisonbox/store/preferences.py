"""What people may set, with what it is unless they do."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from poisonbox.store.models import SeatInfo

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(max_length=40)]


class Customs(Struct, frozen=True):
    """How a table plays unless it says otherwise.

    Attributes:
        one_visit: Goblets: the thumb is given in the same visit as the drinks.
        table_vote: Toast and fists are done for real, and one person enters what everybody showed.
        coach: Where several people play, each has a coach in their own view.
    """

    one_visit: bool = False
    table_vote: bool = False
    coach: bool = False


class PinHash(Struct, frozen=True):
    """What remains of a PIN: enough to know it again, not enough to tell it.

    Attributes:
        salt: Random bytes in hexadecimal.
        digest: The PIN stirred with the salt, in hexadecimal.
    """

    salt: Annotated[str, Meta(pattern="^(?:[0-9a-f]{2}){1,64}$")]
    digest: Annotated[str, Meta(pattern="^(?:[0-9a-f]{2}){1,64}$")]

    def __repr__(self) -> str:
        """Nothing of it, wherever it may be printed."""
        return "PinHash(...)"


class RememberedPlayer(Struct, frozen=True):
    """A person who has played here; the name is the key.

    Attributes:
        crest: The id of their crest.
        colour: The id of their colour.
        pin: What remains of their PIN, if they have one.
    """

    crest: Word = ""
    colour: Word = ""
    pin: PinHash | None = None


class Setup(Struct, frozen=True):
    """How a game was last set up.

    Attributes:
        players: Number of seats.
        seats: Who sat there.
        options: What was chosen.
    """

    players: Annotated[int, Meta(ge=1, le=8)]
    seats: tuple[SeatInfo, ...] = ()
    options: dict[str, Any] = {}


class Window(Struct, frozen=True):
    """Where the window was.

    Attributes:
        x: Of its left edge.
        y: Of its top edge.
        width: Without the frame.
        height: Without the frame.
        state: How it was shown.
    """

    x: Annotated[int, Meta(ge=-100_000, le=100_000)] = 0
    y: Annotated[int, Meta(ge=-100_000, le=100_000)] = 0
    width: Annotated[int, Meta(ge=1, le=100_000)] = 1280
    height: Annotated[int, Meta(ge=1, le=100_000)] = 800
    state: Literal["normal", "maximised", "full-screen"] = "normal"


class Preferences(Struct, frozen=True, kw_only=True):
    """Everything that is set.

    Attributes:
        language: Of all texts.
        theme: Light or dark.
        text_scale: How large text is, 1 being the system's size.
        motion: How fast things move.
        sound: Whether there is any.
        volume: 0 to 1.
        reveal: Whether a hand is shown while something is held, or opened by a click.
        confirm: Whether a move counts when the card is let go, or when it is confirmed.
        idle_cover: Seconds without input after which a hand is covered; 0 is never.
        bots_pace: How long bots seem to think.
        hints: Whether hints may be asked for.
        coach: Whether somebody who plays alone has a coach.
        memory_aids: Whether the table helps to remember what everybody has seen.
        customs: How a table plays unless it says otherwise.
        players: People who have played here, by name.
        setups: How each game was last set up, by its id.
        window: Where the window was; None before there was one.
    """

    language: Literal["system", "en", "fr", "de"] = "system"
    theme: Literal["system", "light", "dark"] = "system"
    text_scale: Annotated[float, Meta(ge=0.5, le=4.0)] = 1.0
    motion: Literal["off", "fast", "normal", "slow"] = "normal"
    sound: bool = True
    volume: Annotated[float, Meta(ge=0.0, le=1.0)] = 0.7
    reveal: Literal["hold", "click"] = "click"
    confirm: Literal["on-drop", "explicit"] = "explicit"
    idle_cover: Annotated[int, Meta(ge=0, le=3600)] = 20
    bots_pace: Literal["off", "fast", "normal", "slow"] = "normal"
    hints: bool = True
    coach: bool = True
    memory_aids: bool = False
    customs: Customs = Customs()
    players: dict[Name, RememberedPlayer] = {}
    setups: dict[Name, Setup] = {}
    window: Window | None = None
