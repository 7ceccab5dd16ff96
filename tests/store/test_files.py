"""A file is written whole or not at all, and set aside under a name nothing has."""

import os
import stat

import pytest

from poisonbox.store.files import SetAside, set_aside, write_whole


def test_a_new_file_and_then_another(tmp_path):
    file = tmp_path / "file"
    write_whole(file, [b"one ", b"two"])
    assert file.read_bytes() == b"one two"
    write_whole(file, [])
    assert file.read_bytes() == b""
    assert list(tmp_path.iterdir()) == [file]


def test_interrupted_the_old_one_stays(tmp_path):
    file = tmp_path / "file"
    file.write_bytes(b"old")

    def interrupted():
        yield b"new"
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_whole(file, interrupted())
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(os.name == "nt", reason="permissions work differently here")
def test_permissions(tmp_path):
    write_whole(tmp_path / "file", [b"x"], 0o600)
    assert stat.S_IMODE((tmp_path / "file").stat().st_mode) == 0o600


def test_a_link_stays_a_link(tmp_path):
    (tmp_path / "dotfiles").mkdir()
    real, link = tmp_path / "dotfiles" / "settings", tmp_path / "settings"
    real.write_bytes(b"old")
    try:
        link.symlink_to(real)
    except OSError:
        pytest.skip("no links here")
    write_whole(link, [b"new"])
    assert link.is_symlink()
    assert real.read_bytes() == b"new"


def test_set_aside_takes_the_next_free_name(tmp_path):
    names = []
    for content in ("a", "b", "c"):
        (tmp_path / "list.json").write_text(content)
        names.append(set_aside(tmp_path / "list.json", 0.0).name)
    assert names == [f"list.damaged-19700101-000000{again}.json" for again in ("", "-2", "-3")]
    assert [(tmp_path / name).read_text() for name in names] == ["a", "b", "c"]


def test_set_aside_takes_what_belongs_to_it(tmp_path):
    (tmp_path / "x.db").write_text("it")
    (tmp_path / "x.db-wal").write_text("its log")
    (tmp_path / "x.damaged-19700101-000000.db-wal").write_text("somebody else's")
    kept = set_aside(tmp_path / "x.db", 0.0, ("-wal", "-journal"))
    assert kept.name == "x.damaged-19700101-000000-2.db"
    assert kept.with_name(kept.name + "-wal").read_text() == "its log"
    assert (tmp_path / "x.damaged-19700101-000000.db-wal").read_text() == "somebody else's"


def test_the_notice_is_a_sentence(tmp_path):
    moved = SetAside(tmp_path / "a", tmp_path / "b", "damaged", "not JSON")
    assert str(moved) == f"{tmp_path / 'a'} cannot be used (not JSON); it is now {tmp_path / 'b'}."
    assert "could not be moved" in str(SetAside(tmp_path / "a", None, "damaged", "not JSON"))
