"""Settings survive editing, damage, other versions and folders that refuse."""

import json
import os
import stat

import msgspec
import platformdirs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from poisonbox.store.errors import BadSetting, SettingsError, SettingsNotSaved
from poisonbox.store.models import SeatInfo
from poisonbox.store.preferences import (
    Customs,
    PinHash,
    Preferences,
    RememberedPlayer,
    Setup,
    Window,
)
from poisonbox.store.settings import MAX_BYTES, Settings
from tests.store.material import BOT, PEOPLE

EVERYTHING = {
    "language": "fr",
    "theme": "dark",
    "text_scale": 1.5,
    "motion": "slow",
    "sound": False,
    "volume": 0.25,
    "reveal": "hold",
    "confirm": "on-drop",
    "idle_cover": 45,
    "bots_pace": "fast",
    "hints": False,
    "coach": False,
    "memory_aids": True,
    "customs": Customs(one_visit=True, table_vote=True, coach=True),
    "players": {"Zoë": RememberedPlayer("owl", "orange", PinHash("ab", "cd01"))},
    "setups": {"pok": Setup(3, (*PEOPLE[:2], BOT), {"memory": "on"})},
    "window": Window(-5, 7, 1024, 640, "maximised"),
}


def saved(folder):
    return json.loads((folder / "settings.json").read_bytes())


def write(folder, content):
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    (folder / "settings.json").write_bytes(data)


def test_without_a_file_all_is_as_it_should_be_and_none_is_written(tmp_path):
    settings = Settings.open(tmp_path)
    assert settings.values == Preferences()
    assert (settings.notice, settings.wrong) == (None, ())
    assert settings.values.idle_cover == 20
    assert list(tmp_path.iterdir()) == []


def test_the_usual_folder_is_the_systems(tmp_path, monkeypatch):
    monkeypatch.setattr(platformdirs, "user_config_path", lambda app, **_: tmp_path / app)
    Settings.open().update(theme="dark")
    assert saved(tmp_path / "poisonbox")["theme"] == "dark"


def test_everything_is_kept(tmp_path):
    assert EVERYTHING.keys() == set(Preferences.__struct_fields__)
    settings = Settings.open(tmp_path / "new" / "folder")
    settings.update(**EVERYTHING)
    again = Settings.open(tmp_path / "new" / "folder")
    assert again.values == settings.values == Preferences(**EVERYTHING)
    assert again.wrong == ()


def test_one_at_a_time(tmp_path):
    for name, value in EVERYTHING.items():
        Settings.open(tmp_path).update(**{name: value})
    assert Settings.open(tmp_path).values == Preferences(**EVERYTHING)


def test_hashes_of_pins_are_not_for_everybody(tmp_path):
    Settings.open(tmp_path).update(**EVERYTHING)
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / "settings.json").stat().st_mode) == 0o600
    assert "cd01" not in repr(Settings.open(tmp_path).values)


@pytest.mark.parametrize(
    "change",
    [
        {"languages": "en"},
        {"language": "tlh"},
        {"text_scale": 0},
        {"text_scale": "1"},
        {"volume": 1.01},
        {"sound": 1},
        {"idle_cover": 2.5},
        {"idle_cover": True},
        {"customs": {"one_visit": 2}},
        {"players": {"": RememberedPlayer()}},
        {"players": {"x" * 41: RememberedPlayer()}},
        {"players": {"Ada": {"pin": {"salt": "zz", "digest": "00"}}}},
        {"players": {"\ud800": RememberedPlayer()}},
        {"setups": {"pok": Setup(9)}},
        {"window": (1, 2)},
        {"theme": object()},
    ],
)
def test_what_is_no_setting_changes_nothing(tmp_path, change):
    settings = Settings.open(tmp_path)
    with pytest.raises(BadSetting) as caught:
        settings.update(**{"motion": "off", **change})
    assert caught.value.facts["key"] == next(iter(change))
    assert settings.values == Preferences()
    assert list(tmp_path.iterdir()) == []


# --- Files that somebody else wrote ---------------------------------------------------------------


def test_unknown_keys_survive_wherever_they_are(tmp_path):
    theirs = {
        "future": {"deep": [1, 2]},
        "theme": "dark",
        "customs": {"one_visit": True, "three_visits": True},
        "players": {"Ada": {"crest": "owl", "pronoun": "she"}, "Ben": {"hat": 1}},
        "setups": {"pok": {"players": 3, "seats": [{"name": "Ada", "hat": 2}], "dice": 7}},
        "window": {"x": 1, "screen": "left"},
    }
    write(tmp_path, theirs)
    settings = Settings.open(tmp_path)
    assert settings.wrong == ()
    settings.update(language="de")
    found = saved(tmp_path)
    assert found["language"] == "de"
    assert found["future"] == theirs["future"]
    usual = {"table_vote": False, "coach": False}
    assert found["customs"] == {"one_visit": True, "three_visits": True, **usual}
    assert found["players"]["Ada"]["pronoun"] == "she"
    assert found["players"]["Ben"]["hat"] == 1
    assert found["setups"]["pok"]["seats"] == [{"name": "Ada", "hat": 2}]
    assert found["setups"]["pok"]["dice"] == 7
    assert found["window"]["screen"] == "left"
    settings.forget("Ben")
    settings.remember("Ada", RememberedPlayer("fox"))
    assert saved(tmp_path)["players"] == {
        "Ada": {"crest": "fox", "colour": "", "pin": None, "pronoun": "she"}
    }


def test_a_wrong_value_costs_only_itself(tmp_path):
    write(
        tmp_path,
        {
            "theme": "plaid",
            "language": "fr",
            "text_scale": -1,
            "customs": {"one_visit": "yes", "table_vote": True},
            "players": {"Ada": {"crest": 5, "colour": "blue"}, "Ben": 5, "": {}, "Cleo": {}},
            "setups": {"pok": {"players": "many"}, "hue": {"players": 2}},
            "window": {"x": 1e9, "y": 4},
        },
    )
    settings = Settings.open(tmp_path)
    assert settings.values == Preferences(
        language="fr",
        customs=Customs(table_vote=True),
        players={"Ada": RememberedPlayer(colour="blue"), "Cleo": RememberedPlayer()},
        setups={"hue": Setup(2)},
        window=Window(y=4),
    )
    assert set(settings.wrong) == {
        "theme",
        "text_scale",
        "customs.one_visit",
        "players.Ada.crest",
        "players.Ben",
        "players.",
        "setups.pok.players",
        "setups.pok",
        "window.x",
    }
    assert settings.notice is None
    settings.update(sound=False)
    again = Settings.open(tmp_path)
    assert (again.values, again.wrong) == (settings.values, ())


@pytest.mark.parametrize("wrong", [None, 5, "x", [], True])
@pytest.mark.parametrize("name", Preferences.__struct_fields__)
def test_any_wrong_value_of_any_setting(tmp_path, name, wrong):
    write(tmp_path, {"hints": False, "volume": 0.1, name: wrong})
    settings = Settings.open(tmp_path)
    legal = (name, wrong) in [("window", None), ("idle_cover", 5)] or (
        wrong is True and name in ("sound", "hints", "coach", "memory_aids")
    )
    assert settings.wrong == (() if legal else (name,))
    expected = {"hints": False, "volume": 0.1}
    expected.pop(name, None)
    if legal:
        expected[name] = wrong
    assert settings.values == Preferences(**expected)


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"[]", id="array"),
        pytest.param(b"5", id="number"),
        pytest.param(b"\xff\xfe\x00", id="not text"),
        pytest.param(b'{"theme": "dark"', id="cut"),
        pytest.param(b'{"theme": "\\ud800"}', id="half a letter"),
        pytest.param(b"[" * 100_000, id="deep"),
        pytest.param(b" " * MAX_BYTES * 2, id="long"),
    ],
)
def test_a_damaged_file_is_set_aside(tmp_path, content):
    write(tmp_path, content)
    settings = Settings.open(tmp_path, clock=lambda: 1_790_000_000.0)
    kept = tmp_path / "settings.damaged-20260921-141320.json"
    assert settings.values == Preferences()
    assert settings.notice is not None
    assert (settings.notice.code, settings.notice.kept) == ("damaged", kept)
    assert kept.read_bytes() == content
    settings.update(theme="light")
    assert Settings.open(tmp_path).values == Preferences(theme="light")
    assert kept.read_bytes() == content


def test_an_editors_byte_order_mark_is_no_damage(tmp_path):
    write(tmp_path, b"\xef\xbb\xbf" + b'{"theme": "dark"}')
    assert Settings.open(tmp_path).values.theme == "dark"


words = st.text(max_size=9)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**60), 2**60) | st.floats(0, 5) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=6,
)
legal_ones = {name: st.just(msgspec.to_builtins(value)) for name, value in EVERYTHING.items()}
plausible = st.fixed_dictionaries(
    {},
    optional={
        "elsewhere": json_values,
        **{name: json_values | legal for name, legal in legal_ones.items()},
    },
)


@given(plausible)
def test_any_object_is_read_and_stays_readable(tmp_path_factory, content):
    folder = tmp_path_factory.mktemp("any", numbered=True)
    write(folder, content)
    settings = Settings.open(folder)
    assert settings.notice is None
    settings.update()
    again = Settings.open(folder)
    assert (again.values, again.wrong) == (settings.values, ())
    assert saved(folder).get("elsewhere") == content.get("elsewhere")


# --- Folders that refuse --------------------------------------------------------------------------


def test_a_read_only_folder(as_nobody):
    Settings.open(as_nobody).update(theme="dark")
    as_nobody.chmod(0o555)
    settings = Settings.open(as_nobody)
    assert settings.values.theme == "dark"
    with pytest.raises(SettingsNotSaved, match="cannot be saved"):
        settings.update(theme="light")
    assert settings.values.theme == "light"
    assert saved(as_nobody)["theme"] == "dark"
    as_nobody.chmod(0o755)
    settings.update(sound=False)
    assert (saved(as_nobody)["theme"], saved(as_nobody)["sound"]) == ("light", False)


def test_a_damaged_file_that_cannot_be_moved_is_not_overwritten(as_nobody):
    write(as_nobody, b"{")
    as_nobody.chmod(0o555)
    settings = Settings.open(as_nobody)
    assert settings.notice is not None
    assert settings.notice.kept is None
    with pytest.raises(SettingsNotSaved):
        settings.update(theme="dark")
    assert (as_nobody / "settings.json").read_bytes() == b"{"
    as_nobody.chmod(0o755)
    settings.update(theme="light")
    assert settings.notice.kept is not None
    assert settings.notice.kept.read_bytes() == b"{"
    assert saved(as_nobody)["theme"] == "light"


def test_a_file_that_may_not_be_read_is_set_aside(as_nobody):
    write(as_nobody, {"theme": "dark"})
    (as_nobody / "settings.json").chmod(0)
    settings = Settings.open(as_nobody)
    assert settings.notice is not None
    assert settings.notice.code == "unreadable"
    settings.update(sound=False)
    assert Settings.open(as_nobody).values == Preferences(sound=False)


def test_a_file_in_the_place_of_the_folder(tmp_path):
    (tmp_path / "file").touch()
    settings = Settings.open(tmp_path / "file")
    assert settings.values == Preferences()
    with pytest.raises(SettingsError):
        settings.update(theme="dark")


# --- People and set-ups ---------------------------------------------------------------------------


def test_the_last_person_is_remembered_first(tmp_path):
    settings = Settings.open(tmp_path)
    for name in ("Ada", "Ben", "Ada"):
        settings.remember(name, RememberedPlayer("owl"))
    assert list(Settings.open(tmp_path).values.players) == ["Ada", "Ben"]
    settings.forget("Ada")
    settings.forget("Nobody")
    assert list(Settings.open(tmp_path).values.players) == ["Ben"]


def test_the_last_set_up_comes_back_while_it_is_possible(tmp_path):
    settings = Settings.open(tmp_path)
    assert settings.setup("pok") is None
    kept = Setup(3, (SeatInfo("Ada"), SeatInfo("Ben"), BOT), {"memory": "on"})
    settings.keep_setup("pok", kept)
    settings.keep_setup("goblets", Setup(3, PEOPLE[:3], {"couples": [[1, 0]]}))
    settings.keep_setup("hue", Setup(2, PEOPLE[:2], {"first": 9}))
    settings.keep_setup("cauldrons", Setup(4, PEOPLE[:3]))
    settings.keep_setup("chess", Setup(2, PEOPLE[:2]))
    settings = Settings.open(tmp_path)
    assert settings.setup("pok") == kept
    goblets = settings.setup("goblets")
    assert goblets is not None
    assert goblets.options == {"specials": "off", "couples": ((0, 1),)}
    for impossible in ("hue", "cauldrons", "chess"):
        assert settings.setup(impossible) is None
