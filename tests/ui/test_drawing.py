"""Every drawing can be drawn, keeps to its box, and finds the parts it shares."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from poisonbox.paths import resources
from poisonbox.ui.art import Art
from poisonbox.ui.drawing import drawing, fill_in

ART = resources() / "art"
NAMES = sorted(
    str(file.relative_to(ART).with_suffix(""))
    for file in ART.rglob("*.svg")
    if file.stem != "parts"
)


def test_a_variable_is_filled_in_and_has_a_default() -> None:
    text = 'fill="var(--ink, #fff)" stroke="var(--line, rgb(1, 2, 3))"'
    assert fill_in(text, {}) == 'fill="#fff" stroke="rgb(1, 2, 3)"'
    assert fill_in(text, {"ink": "red"}) == 'fill="red" stroke="rgb(1, 2, 3)"'


@pytest.mark.parametrize("name", NAMES)
def test_every_drawing_is_a_picture(qapp: QApplication, name: str) -> None:
    svg = drawing(name, {}).decode()
    assert QSvgRenderer(svg.encode()).isValid()
    assert "parts.svg" not in svg
    assert "var(--" not in svg
    ids = set(re.findall(r'\bid="([^"]+)"', svg))
    used = set(re.findall(r'(?:url\(|href=")#([\w-]+)', svg))
    assert used <= ids


@pytest.mark.parametrize("name", NAMES)
def test_every_drawing_leaves_nothing_out(qapp: QApplication, name: str) -> None:
    """What Qt does not draw would be missing without a word."""
    svg = (ART / f"{name}.svg").read_text("utf-8")
    for unsupported in ("clip-path", "<filter", "<style", "foreignObject", "<image"):
        assert unsupported not in svg


def test_a_picture_is_rendered_once(qapp: QApplication) -> None:
    art = Art()
    first = art.picture("icons/menu", QSizeF(24, 24), {"ink": "#ffffff"})
    assert (
        art.picture("icons/menu", QSizeF(24, 24), {"ink": "#ffffff"}).cacheKey() == first.cacheKey()
    )
    assert (
        art.picture("icons/menu", QSizeF(24, 24), {"ink": "#000000"}).cacheKey() != first.cacheKey()
    )


def test_a_picture_has_the_pixels_of_its_screen(qapp: QApplication) -> None:
    picture = Art(2.0).picture("icons/menu", QSizeF(24, 24))
    assert (picture.width(), picture.deviceIndependentSize().width()) == (48, 24)


def test_what_is_not_used_for_long_is_forgotten(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("poisonbox.ui.art._KEPT", 3 * 100 * 100 * 4)
    art = Art()
    keys = [
        art.picture("icons/menu", QSizeF(100, 100), {"ink": f"#00000{n}"}).cacheKey()
        for n in range(5)
    ]
    assert art.picture("icons/menu", QSizeF(100, 100), {"ink": "#000004"}).cacheKey() == keys[4]
    assert art.picture("icons/menu", QSizeF(100, 100), {"ink": "#000000"}).cacheKey() != keys[0]


def test_a_missing_drawing_is_named(qapp: QApplication) -> None:
    with pytest.raises(FileNotFoundError, match="no-such-thing"):
        Art().picture("no-such-thing", QSizeF(10, 10))


def test_drawings_are_small_files() -> None:
    large = [file.name for file in Path(ART).rglob("*.svg") if file.stat().st_size > 40_000]
    assert not large
