"""Every pair of colours that words and what is behind them can have: all can be read."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from poisonbox.ui.look import Look
from poisonbox.ui.screens.people import name_colour
from poisonbox.ui.theme import PLAYERS, THEMES, Theme
from tests.ui.contrast import ENOUGH, contrast, over

SURFACES = ("panel", "raised", "hover", "ground")
INKS = ("ink", "soft", "good", "bad", "accent")
SHOWN_AT_LEAST = 3.0
"""What is no word, such as the ring around what has the keyboard."""


@pytest.fixture(params=sorted(THEMES))
def theme(request: pytest.FixtureRequest) -> Theme:
    return THEMES[request.param]


def _faint(theme: Theme, pairs: Sequence[tuple[str, str]], enough: float = ENOUGH) -> list[str]:
    ratios = {
        (above, below): contrast(QColor(getattr(theme, above)), QColor(getattr(theme, below)))
        for above, below in pairs
    }
    return [f"{above} on {below}: {r:.2f}" for (above, below), r in ratios.items() if r < enough]


@pytest.mark.parametrize("ink", INKS)
def test_words_can_be_read_on_every_surface(theme: Theme, ink: str) -> None:
    assert not _faint(theme, [(ink, surface) for surface in SURFACES])


def test_words_can_be_read_on_the_one_thing_to_press(theme: Theme) -> None:
    assert not _faint(theme, [("accent_ink", "accent")])


def test_words_can_be_read_while_a_button_is_held_down(theme: Theme) -> None:
    assert not _faint(theme, [("ink", "line")])


@pytest.mark.parametrize("surface", SURFACES)
def test_the_keyboards_ring_can_be_seen(theme: Theme, surface: str) -> None:
    assert not _faint(theme, [("focus", surface)], SHOWN_AT_LEAST)


@pytest.mark.parametrize("ink", ["plate_ink", "soft", "good", "bad", "accent"])
def test_words_on_a_plate_can_be_read_wherever_it_lies_on_the_table(
    qapp: QApplication, theme: Theme, ink: str
) -> None:
    wood = Look(theme).picture(theme.table, 320, 200).toImage()
    plate, above = QColor(theme.plate), QColor(getattr(theme, ink))
    worst = min(contrast(above, over(plate, below)) for below in _some(wood))
    assert worst >= ENOUGH


@pytest.mark.parametrize("below", ["#000000", "#ffffff", "#6e2430", "#a8483f", *PLAYERS])
def test_words_on_a_plate_can_be_read_over_anything_that_lies_under_it(
    theme: Theme, below: str
) -> None:
    """Plates let a little through: of black iron, of cloth, of a card."""
    ground = over(QColor(theme.plate), QColor(below))
    assert contrast(QColor(theme.plate_ink), ground) >= ENOUGH


@pytest.mark.parametrize("seat", range(len(PLAYERS)))
@pytest.mark.parametrize("surface", ["panel", "raised", "hover"])
def test_names_can_be_read_in_the_colour_of_their_seat(
    theme: Theme, seat: int, surface: str
) -> None:
    name = QColor(name_colour(seat, Look(theme)))
    assert contrast(name, QColor(getattr(theme, surface))) >= ENOUGH


def _some(picture: QImage) -> list[QColor]:
    return [
        picture.pixelColor(x, y)
        for y in range(0, picture.height(), 7)
        for x in range(0, picture.width(), 7)
    ]
