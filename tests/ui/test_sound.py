"""What is heard: every event has its sound, off is off, and a computer without sound is silent."""

from __future__ import annotations

import array
import subprocess
import sys
import wave
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtWidgets import QLabel, QSlider
from pytestqt.qtbot import QtBot

from poisonbox.core.event import Event
from poisonbox.core.game import Game
from poisonbox.core.match import Match
from poisonbox.games import GAMES
from poisonbox.paths import resources
from poisonbox.ui.room import Room
from poisonbox.ui.screens.settings import SettingsPage
from poisonbox.ui.screens.switch import Switch
from poisonbox.ui.sound import HEARD, NAMES, Sounds
from poisonbox.ui.window import MainWindow
from tests.contract.playing import every_game, random_log, single_options
from tests.ui.driving import Clock, TableDriver, new_match, people

FOLDER = resources() / "sounds"
MODULE = "PySide6.QtMultimedia"


class Output:
    """A loudspeaker, or none."""

    null = False

    def isNull(self) -> bool:  # noqa: N802
        return self.null


class Effect(QObject):
    """Stands for Qt's part that plays files, which need not be installed."""

    heard: ClassVar[list[tuple[str, float]]] = []
    stopped: ClassVar[list[str]] = []

    def setSource(self, url: QUrl) -> None:  # noqa: N802
        self.name = Path(url.toLocalFile()).stem

    def setVolume(self, volume: float) -> None:  # noqa: N802
        self.volume = volume

    def isPlaying(self) -> bool:  # noqa: N802
        return False

    def play(self) -> None:
        self.heard.append((self.name, self.volume))

    def stop(self) -> None:
        self.stopped.append(self.name)


def qt_multimedia(*, null: bool = False) -> ModuleType:
    module: Any = ModuleType(MODULE)
    output = Output()
    output.null = null
    module.QMediaDevices = type("QMediaDevices", (), {"defaultAudioOutput": lambda: output})
    module.QSoundEffect = Effect
    return module


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """The sounds that were played, each with its volume, on a computer with a loudspeaker."""
    monkeypatch.setitem(sys.modules, MODULE, qt_multimedia())
    Effect.heard.clear()
    Effect.stopped.clear()
    return Effect.heard


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt's part that plays files is not installed."""
    monkeypatch.setitem(sys.modules, MODULE, None)


def names(ears: list[tuple[str, float]]) -> list[str]:
    return [name for name, _ in ears]


# -- the files -------------------------------------------------------------------------------------


def test_there_is_a_file_for_each_sound_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_short_quiet_and_silent_at_its_ends(name: str) -> None:
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44100)
        count = file.getnframes()
        samples = array.array("h", file.readframes(count))
    if sys.byteorder == "big":
        samples.byteswap()
    assert 0.08 <= count / 44100 <= 0.9
    peak = max(map(abs, samples)) / 32768
    assert 0.05 < peak <= 0.5
    assert abs(sum(samples)) / count < 1
    assert samples[0] == samples[-1] == 0


def test_all_files_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 700_000


# -- what is heard of what -------------------------------------------------------------------------


def kinds(game: Game[Any]) -> set[str]:
    """Every kind of event of matches with each value of each option."""
    found = set()
    players = game.seats[-1]
    for options in single_options(game, players):
        log = random_log(game.new(players, **options), Random(5), 10_000)
        match = Match(game, players, options)
        found |= {event.kind for seat, move in log for event in match.submit(seat, move)}
        assert match.state().result() is not None
    return found


@every_game
def test_every_kind_of_event_has_its_entry(game: Game[Any]) -> None:
    assert kinds(game) <= HEARD.keys()


def test_no_entry_is_for_an_event_that_never_happens() -> None:
    assert HEARD.keys() == set().union(*map(kinds, GAMES.values())) | {"taken-back"}


def test_every_sound_of_an_event_exists_and_none_exists_for_nothing() -> None:
    used = {heard.name for sounds in HEARD.values() for heard in sounds}
    assert used | {"turn", "refuse"} == set(NAMES)


def test_sounds_of_an_event_follow_each_other(qtbot: QtBot, room: Room, ears: Any) -> None:
    sounds = Sounds(room)
    sounds.heard(Event("played", 0))
    assert names(ears) == ["card"]
    qtbot.waitUntil(lambda: names(ears) == ["card", "splash"])


def test_an_event_nobody_knows_is_silent(room: Room, ears: Any) -> None:
    Sounds(room).heard(Event("sneezed", 0))
    assert not ears


def test_of_many_alike_at_once_one_is_heard(room: Room, ears: Any) -> None:
    room.clock = clock = Clock()
    sounds = Sounds(room)
    for _ in range(4):
        sounds.heard(Event("sealed", 0))
    assert names(ears) == ["seal"]
    clock.now += 1
    sounds.heard(Event("sealed", 0))
    assert names(ears) == ["seal", "seal"]


# -- settings --------------------------------------------------------------------------------------


def test_off_is_off(room: Room, ears: Any) -> None:
    sounds = Sounds(room)
    room.prefer(sound=False)
    sounds.play("card")
    sounds.heard(Event("sealed", 0))
    assert not ears
    room.prefer(sound=True)
    sounds.play("card")
    assert names(ears) == ["card"]


def test_off_ends_what_is_being_heard(room: Room, ears: Any) -> None:
    sounds = Sounds(room)
    sounds.play("win")
    room.prefer(sound=False)
    sounds.refresh()
    assert "win" in Effect.stopped


def test_the_volume_counts_at_once(room: Room, ears: Any) -> None:
    room.clock = clock = Clock()
    sounds = Sounds(room)
    room.prefer(volume=1.0)
    sounds.play("card")
    clock.now += 1
    room.prefer(volume=0.5)
    sounds.play("card")
    clock.now += 1
    room.prefer(volume=0.0)
    sounds.play("card")
    assert ears == [("card", 1.0), ("card", 0.25)]


def settings_of(qtbot: QtBot, room: Room) -> SettingsPage:
    page = SettingsPage(room)
    qtbot.addWidget(page)
    page.show()
    return page


def test_the_volume_is_set_by_key_and_heard_and_only_with_sound(
    qtbot: QtBot, room: Room, ears: Any
) -> None:
    page = settings_of(qtbot, room)
    slider, switch = page.controls["volume"], page.controls["sound"]
    assert isinstance(slider, QSlider)
    assert isinstance(switch, Switch)
    qtbot.keyClick(slider, Qt.Key.Key_End)
    assert room.preferences.volume == 1.0
    assert ears == [("clink", 1.0)]
    with qtbot.waitSignal(page.changed):
        switch.click()
    assert not room.preferences.sound
    assert not slider.isEnabled()


@pytest.mark.usefixtures("deaf")
def test_settings_tell_what_to_install(qtbot: QtBot, room: Room) -> None:
    page = settings_of(qtbot, room)
    assert not {"sound", "volume"} & page.controls.keys()
    texts = [each.text() for each in page.findChildren(QLabel)]
    assert any("pip install 'poisonbox[sound]'" in text for text in texts)


def test_settings_tell_that_there_is_no_loudspeaker(
    qtbot: QtBot, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, MODULE, qt_multimedia(null=True))
    page = settings_of(qtbot, room)
    texts = [each.text() for each in page.findChildren(QLabel)]
    assert any("No loudspeaker" in text for text in texts)
    assert not any("pip" in text for text in texts)


# -- at the table ----------------------------------------------------------------------------------


def test_a_move_and_the_call_of_the_next_are_heard(window: MainWindow, ears: Any) -> None:
    driver = TableDriver(window, new_match("cauldrons", 3), people(3))
    assert names(ears) == ["deal", "turn"]
    driver.open_next()
    driver.page.propose(driver.screen.asks[0].moves[0])
    driver.wait()
    ears.clear()
    driver.page.confirm()
    driver.wait()
    assert names(ears)[:2] == ["card", "turn"]


def test_the_bell_does_not_ring_again_for_who_was_called(window: MainWindow, ears: Any) -> None:
    driver = TableDriver(window, new_match("cauldrons", 3), people(3))
    driver.open_next()
    ears.clear()
    driver.page.ask_for("cover")
    driver.wait()
    assert driver.screen.kind == "curtain"
    assert not ears


def test_a_seal_is_heard_when_it_is_pressed(window: MainWindow, ears: Any) -> None:
    driver = TableDriver(window, new_match("pok", 3), people(3))
    driver.open_next()
    driver.page.propose(driver.screen.asks[0].moves[0])
    driver.wait()
    ears.clear()
    driver.page.confirm()
    driver.wait()
    assert names(ears) == ["seal"]


def test_a_refusal_is_heard(window: MainWindow, ears: Any) -> None:
    driver = TableDriver(window, new_match("cauldrons", 3), people(3))
    driver.open_next()
    ears.clear()
    driver.page.confirm()  # nothing is chosen
    assert names(ears) == ["refuse"]


def test_the_sound_begins_with_the_motion(window: MainWindow, room: Room, ears: Any) -> None:
    room.look.motion = 1000.0  # ends only when it is skipped
    driver = TableDriver(window, new_match("cauldrons", 3), people(3))
    assert driver.page.queue.busy
    assert names(ears) == ["deal"]
    driver.page.queue.skip()
    assert names(ears) == ["deal", "turn"]


def test_m_and_the_button_switch_sound_off_and_on(
    qtbot: QtBot, window: MainWindow, room: Room, ears: Any
) -> None:
    driver = TableDriver(window, new_match("cauldrons", 3), people(3))
    button = driver.page.rail.button("sound")
    assert button.isVisible()
    assert button.accessibleName() == "Switch sound off"
    qtbot.keyClick(driver.page, Qt.Key.Key_M)
    assert not room.preferences.sound
    assert button.accessibleName() == "Switch sound on"
    button.click()
    assert room.preferences.sound


@pytest.mark.usefixtures("deaf")
def test_a_table_without_sound_has_no_button_and_m_does_nothing(
    qtbot: QtBot, window: MainWindow, room: Room
) -> None:
    driver = TableDriver(window, new_match("cauldrons", 3), people(3))
    assert not driver.page.sounds.available
    assert not driver.page.rail.button("sound").isVisible()
    qtbot.keyClick(driver.page, Qt.Key.Key_M)
    assert room.preferences.sound


# -- absence ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("deaf")
def test_absence_is_silent(room: Room, capfd: pytest.CaptureFixture[str]) -> None:
    sounds = Sounds(room)
    sounds.prepare()
    sounds.play("card")
    sounds.heard(Event("dealt"))
    sounds.refresh()
    assert not sounds.available
    assert capfd.readouterr() == ("", "")


def test_without_a_loudspeaker_nothing_is_loaded(
    room: Room, ears: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, MODULE, qt_multimedia(null=True))
    sounds = Sounds(room)
    sounds.play("card")
    assert not sounds.available
    assert not ears


def test_the_window_opens_without_looking_for_sound() -> None:
    code = f"import sys, poisonbox.ui.app, poisonbox.ui.sound; sys.exit({MODULE!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0
