"""The pictures of the rulebooks: positions as data, each with a caption, for the window to draw.

Nothing is drawn that was not played: a picture is the beginning of a record, replayed by the rules.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from poisonbox.paths import resources
from poisonbox.teach.lesson import Moves
from poisonbox.teach.wording import Text


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a table, and what was played there before any picture is taken.

    Attributes:
        names: What everybody is called.
        options: What differs from the defaults.
        moves: As in a record, the deal among them; JSON's null is written ``"null"``.
    """

    names: tuple[str, ...]
    options: dict[str, Any] = {}
    moves: Moves = ()


class Picture(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position, and how it is looked at.

    Attributes:
        clause: The clause it belongs to; a clause may have several, in the order of the file.
        caption: What there is to see.
        table: The name of the table in the same file.
        moves: What was played after the table's own moves.
        seat: Whose view it is; everybody's unless told.
        scored: Whether the round that has just ended lies open on the table.
        sheet: Whether the round's score sheet is shown, and no table.
        choice: What the seat has chosen but not confirmed, as records write it.
        press: What is done at the table before the picture is taken: the key of a spot as lessons
            write it, which is pressed, or with keys after it, ``felt +Right +R``.
        part: What has to be seen, as lessons point at it; the whole table unless told.
        point: Around what there is a ring.
        size: Of the table, in the scene's pixels.
        shape: How wide the picture is for its height; as the table is unless told.
    """

    clause: str
    caption: Text
    table: str
    moves: Moves = ()
    seat: int | None = None
    scored: bool = False
    sheet: bool = False
    choice: Any = None
    press: tuple[str, ...] = ()
    part: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    size: tuple[int, int] = (900, 640)
    shape: float = 0.0

    @property
    def proportion(self) -> float:
        """How wide it is for its height."""
        return self.shape or self.size[0] / self.size[1]


class Album(Struct, frozen=True, forbid_unknown_fields=True):
    """All pictures of a game.

    Attributes:
        table: The tables by their names.
        picture: The pictures.
    """

    table: dict[str, Table]
    picture: tuple[Picture, ...] = ()


@cache
def album(game: str) -> Album:
    """The pictures of a game's rulebook; perhaps none."""
    file = resources() / "rulebook" / "pictures" / f"{game}.toml"
    if not file.is_file():
        return Album({})
    return msgspec.convert(_with_nulls(tomllib.loads(file.read_text(encoding="utf-8"))), Album)


def _with_nulls(value: Any) -> Any:
    """What TOML cannot write, such as the blank face of a die, stands there as a word."""
    if isinstance(value, dict):
        return {key: _with_nulls(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_with_nulls(inner) for inner in value]
    return None if value == "null" else value


def pictures_of(clause: str) -> tuple[Picture, ...]:
    """The pictures of a clause."""
    game = clause.partition("/")[0]
    return tuple(picture for picture in album(game).picture if picture.clause == clause)
