"""Colours: the night and the day of the same room, and the players' colours in both."""

from __future__ import annotations

from msgspec import Struct


class Theme(Struct, frozen=True, kw_only=True):
    """The colours of everything that is not a drawing.

    Attributes:
        id: ``dark`` or ``light``.
        wall: The drawing behind menus.
        table: The drawing behind tables.
        ground: Behind everything, where no drawing is.
        panel: What text lies on.
        raised: What can be pressed.
        hover: The same under the pointer.
        line: Edges.
        ink: Text.
        soft: Text of less weight, still readable.
        accent: The one thing to press next.
        accent_ink: Text on it.
        focus: The ring around what has the keyboard.
        good: Allowed, gained, winning.
        bad: Refused, lost.
        shade: What lies over the table while something else is looked at.
        plate: Behind words that lie on the table itself.
        plate_ink: Those words.
    """

    id: str
    wall: str
    table: str
    ground: str
    panel: str
    raised: str
    hover: str
    line: str
    ink: str
    soft: str
    accent: str
    accent_ink: str
    focus: str
    good: str
    bad: str
    shade: str
    plate: str
    plate_ink: str


DARK = Theme(
    id="dark",
    wall="table/wall-dark",
    table="table/walnut",
    ground="#1b120c",
    panel="#281b12",
    raised="#3a291b",
    hover="#4c3724",
    line="#75592f",
    ink="#f6ead0",
    soft="#cdb88f",
    accent="#dcb65c",
    accent_ink="#1f140b",
    focus="#ffe09a",
    good="#a6dd84",
    bad="#ff9c84",
    shade="#b0100a06",
    plate="#e0190f09",
    plate_ink="#f6ead0",
)

LIGHT = Theme(
    id="light",
    wall="table/wall-light",
    table="table/oak",
    ground="#eadfc6",
    panel="#fbf5e6",
    raised="#fffdf7",
    hover="#f3e6c6",
    line="#b39561",
    ink="#2a1d14",
    soft="#5f4a2f",
    accent="#7b4d12",
    accent_ink="#fff8e8",
    focus="#8f3d00",
    good="#2c6426",
    bad="#a0221a",
    shade="#a0efe4cb",
    plate="#ecfffaf0",
    plate_ink="#2a1d14",
)

THEMES = {theme.id: theme for theme in (DARK, LIGHT)}

PLAYERS = (
    "#e69f00",
    "#56b4e9",
    "#009e73",
    "#f0e442",
    "#0072b2",
    "#d55e00",
    "#cc79a7",
    "#b8b0a4",
)
"""The players' colours in the order of Okabe and Ito, who chose them to be told apart by all."""

CRESTS = ("raven", "fox", "owl", "hare", "cat", "stag", "toad", "moth")
"""The guests people may be; each has the colour at the same place."""


class Paint(Struct, frozen=True):
    """A colour as things have it: its middle, its light, its shadow, and its sign."""

    base: str
    light: str
    deep: str
    symbol: str


PAINTS = {
    "red": Paint("#c5362b", "#f0806a", "#6d1512", "flame"),
    "yellow": Paint("#e0a81c", "#ffe08a", "#7d5605", "sun"),
    "green": Paint("#3f8f3a", "#9bd67a", "#17451c", "leaf"),
    "blue": Paint("#2f6fbf", "#86bdf2", "#12315f", "drop"),
    "purple": Paint("#7d47a8", "#c79be6", "#3c1a58", "moon"),
    "poison": Paint("#6f8f1f", "#c9e265", "#2c3a08", "skull"),
}
"""Potions and tiles: colour is never alone, every one has a symbol."""


def mixed(colour: str, other: str, share: float) -> str:
    """A colour on the way to another one, both as ``#rrggbb``."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def player_values(seat: int) -> dict[str, str]:
    """A player's colours, for drawings."""
    colour = PLAYERS[seat % len(PLAYERS)]
    return {
        "player": colour,
        "player-light": mixed(colour, "#ffffff", 0.45),
        "player-deep": mixed(colour, "#000000", 0.5),
    }
