"""The tour's stops with small and large text, in both themes: all can be read and used.

Every size, theme and size of text takes minutes: ``python -m tests.soak.layout`` walks them all.
"""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.layout import LOOKS, Look, walk_and_look

QUICK = [LOOKS[0], LOOKS[2]]


@pytest.mark.parametrize("look", QUICK, ids=str)
def test_nothing_is_cut_or_overlaps(qapp: QApplication, look: Look) -> None:
    found = walk_and_look(qapp, look)
    assert not found, "\n".join(found)
