"""How a board of Hue stands: what each colour is worth, and which area makes it so."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from poisonbox.games.hue.board import TILES, Area, Board, areas, board_of
from poisonbox.games.hue.cards import Place, colours_of
from poisonbox.games.hue.rules import HueState
from poisonbox.games.hue.view import HueView

Section = tuple[int, int]
"""A cell and the index of a section on its tile."""


class Standing(Struct, frozen=True):
    """What everybody who sees the board can work out.

    Attributes:
        board: The visible tile of each cell.
        values: What each colour is worth.
        best: The sections that make a colour worth that; none where it is worth nothing.
        killed: The sections in areas that a skull has made worthless.
        killed_colours: Which colours have such areas.
    """

    board: Board
    values: tuple[int, ...]
    best: tuple[tuple[Section, ...], ...]
    killed: tuple[Section, ...]
    killed_colours: frozenset[int]


def placed(view: HueView) -> list[Place]:
    """The cards on the table in the order laid."""
    return [Place(card.card, card.x, card.y, card.heading) for card in view.placed]


def standing(view: HueView, more: Iterable[Place] = ()) -> Standing:
    """How it stands, or would stand if more cards were laid."""
    state = HueState(view.players, view.options)
    state.board = board_of([*placed(view), *more])
    values = state.values()
    found = sorted(areas(state.board), key=lambda area: -area.worth)
    killed = [area for area in found if _is_killed(area)]
    return Standing(
        state.board,
        tuple(values),
        tuple(_best(found, colour, value) for colour, value in enumerate(values)),
        tuple(section for area in killed for section in area.sections),
        frozenset(area.colour for area in killed),
    )


def points(card: str, values: tuple[int, ...]) -> int:
    """What a score card counts."""
    first, centre, last = colours_of(card)
    return values[first] + 2 * values[centre] + values[last]


def section_box(tile: int, section: int) -> tuple[float, float, float, float]:
    """Where a section lies on its square: left, top, width and height, the square being 1."""
    shown = TILES[tile]
    if len(shown.colours) == 1:
        return 0.0, 0.0, 1.0, 1.0
    if in_rows(tile):
        return 0.0, section / 3, 1.0, 1 / 3
    return section / 3, 0.0, 1 / 3, 1.0


def in_rows(tile: int) -> bool:
    """Whether the stripes of a tile lie one below the other."""
    return TILES[tile].edges[0] == (0, 1, 2)


def _is_killed(area: Area) -> bool:
    """hue/poison: a skull on its own does no harm."""
    return area.skull and len(area.sections) > 1


def _best(found: list[Area], colour: int, value: int) -> tuple[Section, ...]:
    for area in found:
        if area.colour == colour and area.worth == value and not _is_killed(area):
            return area.sections
    return ()
