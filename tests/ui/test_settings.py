"""The settings page: every change counts at once and is kept."""

import msgspec
import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from poisonbox.store.preferences import Preferences, RememberedPlayer
from poisonbox.store.settings import Settings
from poisonbox.ui.room import Room
from poisonbox.ui.screens.settings import SettingsPage
from poisonbox.ui.screens.switch import Switch
from poisonbox.ui.window import MainWindow

# The platform without a screen says so whenever a window of a test is shown.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def page_of(qtbot: QtBot, room: Room) -> SettingsPage:
    page = SettingsPage(room)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    return page


def press(part: QWidget, words: str) -> None:
    found = [button for button in part.findChildren(QPushButton) if button.text() == words]
    assert len(found) == 1, words
    found[0].click()


def test_everything_that_can_be_set_is_on_the_page(qtbot: QtBot, room: Room) -> None:
    page = page_of(qtbot, room)
    shown = {key.partition(".")[0] for key in page.controls} | {"players"}
    kept_elsewhere = {"setups", "window"}
    shown |= {"sound", "volume"}  # offered where anything can be heard: test_sound.py
    assert shown == {field.name for field in msgspec.structs.fields(Preferences)} - kept_elsewhere


@pytest.mark.parametrize(
    ("key", "words", "value"),
    [
        ("language", "Deutsch", "de"),
        ("theme", "Day", "light"),
        ("text_scale", "150 %", 1.5),
        ("motion", "Slow", "slow"),
        ("bots_pace", "Fast", "fast"),
        ("reveal", "Hold", "hold"),
        ("confirm", "At once", "on-drop"),
        ("idle_cover", "Never", 0),
        ("idle_cover", "60 s", 60),
    ],
)
def test_a_choice_counts_at_once_and_is_kept(
    qtbot: QtBot, room: Room, key: str, words: str, value: object
) -> None:
    page = page_of(qtbot, room)
    with qtbot.waitSignal(page.changed):
        press(page.controls[key], words)
    assert getattr(room.preferences, key) == value
    assert getattr(Settings.open(room.settings.path.parent).values, key) == value


@pytest.mark.parametrize("key", ["hints", "memory_aids", "one_visit", "table_vote"])
def test_a_switch_counts_at_once(qtbot: QtBot, room: Room, key: str) -> None:
    page = page_of(qtbot, room)
    inside = key in ("one_visit", "table_vote")
    switch = page.controls[f"customs.{key}" if inside else key]
    assert isinstance(switch, Switch)

    def value() -> bool:
        return bool(getattr(room.preferences.customs if inside else room.preferences, key))

    before = value()
    assert switch.isChecked() == before
    with qtbot.waitSignal(page.changed):
        switch.click()
    assert value() != before


def test_a_size_of_text_from_the_file_is_offered_too(qtbot: QtBot, room: Room) -> None:
    room.settings.update(text_scale=1.1)
    page = page_of(qtbot, room)
    checked = [b for b in page.controls["text_scale"].findChildren(QPushButton) if b.isChecked()]
    assert [button.text() for button in checked] == ["110 %"]


def test_somebody_is_forgotten(qtbot: QtBot, room: Room) -> None:
    room.settings.remember("Anna", RememberedPlayer("fox"))
    room.settings.remember("Ben", RememberedPlayer("owl"))
    page = page_of(qtbot, room)
    page.people.forgotten.emit("Ben")
    assert list(room.preferences.players) == ["Anna"]
    shown = [b for b in page.people.findChildren(QPushButton) if not b.parent().isHidden()]
    assert any(button.accessibleName() == "Forget Anna" for button in shown)


def test_each_setting_says_what_it_does(qtbot: QtBot, room: Room) -> None:
    for key, control in page_of(qtbot, room).controls.items():
        assert control.accessibleName(), key
        assert control.accessibleDescription().endswith("."), key


def test_a_change_that_builds_the_page_anew_keeps_place_and_keyboard(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.show_settings()
    window.resize(1024, 640)
    old = window.page
    assert isinstance(old, SettingsPage)
    bar = old.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 200)
    bar.setValue(120)
    press(old.controls["theme"], "Day")
    new = window.page
    assert isinstance(new, SettingsPage)
    assert new is not old
    qtbot.waitUntil(lambda: new.area.verticalScrollBar().value() == 120)
    focus = new.focusWidget()
    assert isinstance(focus, QPushButton)
    assert focus.text() == "Day"


def test_coming_from_elsewhere_begins_at_the_top(window: MainWindow) -> None:
    window.show_settings()
    assert isinstance(window.page, SettingsPage)
    press(window.page.controls["theme"], "Day")
    window.go_home()
    window.show_settings()
    page = window.page
    assert isinstance(page, SettingsPage)
    focus = page.focusWidget()
    assert isinstance(focus, QPushButton)
    assert "Back" in focus.text()
    assert page.area.verticalScrollBar().value() == 0
