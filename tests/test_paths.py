"""The resources are found in a checkout, in an installed wheel and in a bundle."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from poisonbox import paths

CHECKOUT = Path(__file__).resolve().parent.parent


def pretend_package_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    package = folder / "poisonbox"
    package.mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(package / "paths.py"))
    return package


def test_in_a_checkout():
    assert paths.resources() == CHECKOUT / "resources"


def test_inside_the_package_comes_first(tmp_path, monkeypatch):
    package = pretend_package_in(tmp_path, monkeypatch)
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "resources").mkdir()
    (package / "_resources").mkdir()
    assert paths.resources() == package / "_resources"


def test_in_a_bundle(tmp_path, monkeypatch):
    pretend_package_in(tmp_path / "archive", monkeypatch)
    unpacked = tmp_path / "bundle" / "poisonbox" / "_resources"
    unpacked.mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "bundle"), raising=False)
    assert paths.resources() == unpacked


def test_a_foreign_folder_of_that_name_is_not_taken(tmp_path, monkeypatch):
    pretend_package_in(tmp_path, monkeypatch)
    (tmp_path / "resources").mkdir()
    with pytest.raises(FileNotFoundError):
        paths.resources()


def test_missing_resources_say_where_they_were_looked_for(tmp_path, monkeypatch):
    package = pretend_package_in(tmp_path, monkeypatch)
    with pytest.raises(FileNotFoundError, match="install it again") as caught:
        paths.resources()
    assert str(package / "_resources") in str(caught.value)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """The wheel, unpacked."""
    built = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)]
    done = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (archive,) = built.glob("poisonbox-*.whl")
    with zipfile.ZipFile(archive) as opened:
        opened.extractall(built / "unpacked")
    return built / "unpacked"


def files_under(folder: Path) -> dict[str, bytes]:
    """Path and content of every file that is not hidden."""
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file() and not file.name.startswith(".")
    }


def test_the_wheel_holds_every_resource(wheel):
    assert files_under(wheel / "poisonbox" / "_resources") == files_under(CHECKOUT / "resources")


def test_the_wheel_holds_nothing_but_the_package(wheel):
    top = {path.name for path in wheel.iterdir() if not path.name.endswith(".dist-info")}
    assert top == {"poisonbox"}


def test_an_installed_wheel_finds_its_resources(wheel, tmp_path):
    # -I and -S: nothing of this checkout or its environment is on the path.
    program = (
        f"import sys; sys.path.insert(0, {str(wheel)!r}); "
        "from poisonbox.paths import resources; print(resources())"
    )
    command = [sys.executable, "-I", "-S", "-c", program]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()) == (wheel / "poisonbox" / "_resources").resolve()
