"""Hands that are shown for real: one person enters them, and nobody's is guessed."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtWidgets import QPushButton

from poisonbox.ui.widgets import Choice
from poisonbox.ui.window import MainWindow
from tests.ui.driving import CUSTOMS, TableDriver, new_match, people


def test_hands_can_be_entered_when_each_was_looked_at(window: MainWindow) -> None:
    customs = replace(CUSTOMS, table_vote=True)
    table = TableDriver(window, new_match("pok", 3), people(3), customs)
    table.wait()
    assert table.screen.kind == "vote"
    vote = table.page.vote
    choices = vote.findChildren(Choice)
    assert [choice.value for choice in choices] == [None, None, None]
    for choice in choices:
        assert not vote.done.isEnabled()
        choice.findChildren(QPushButton)[1].click()
    assert vote.done.isEnabled()
    vote.done.click()
    table.wait()
    assert table.screen.kind != "vote"
