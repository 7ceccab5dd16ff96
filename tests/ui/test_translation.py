"""The window speaks every language: nothing is missing, nothing is left in English by mistake."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from poisonbox.control.customs import Customs
from poisonbox.games import GAMES
from poisonbox.paths import resources
from poisonbox.ui.tour import TableTour, people, toured_window, walk_menus
from poisonbox.ui.translation import FileTranslator, translate_into

I18N = resources() / "i18n"
UI = Path(sys.modules["poisonbox.ui"].__path__[0])
TRANSLATED = ("fr", "de")


class Message:
    """One message of a .ts file."""

    def __init__(self, context: str, element: ElementTree.Element) -> None:
        self.key = (context, element.findtext("source", ""))
        self.plural = element.get("numerus") == "yes"
        translation = element.find("translation")
        assert translation is not None
        self.forms = [form.text or "" for form in translation.iter("numerusform")] or [
            translation.text or ""
        ]


def messages(file: Path) -> dict[tuple[str, str], Message]:
    root = ElementTree.parse(file).getroot()
    found = [
        Message(context.findtext("name", ""), element)
        for context in root.iter("context")
        for element in context.iter("message")
    ]
    return {message.key: message for message in found}


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], Message]:
    """Every text of the window, as Qt's own tool finds them in the code."""
    file = tmp_path_factory.mktemp("i18n") / "all.ts"
    command = [str(Path(sys.executable).parent / "pyside6-lupdate"), "-silent", "-extensions", "py"]
    subprocess.run([*command, str(UI), "-ts", str(file)], check=True)
    return messages(file)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_is_translated(spoken: dict[tuple[str, str], Message], language: str) -> None:
    """If it fails: packaging/translations adds what is new; then translate it."""
    there = messages(I18N / f"{language}.ts")
    missing = [key for key in spoken if key not in there or not all(there[key].forms)]
    assert not missing
    gone = [key for key in there if key not in spoken]
    assert not gone


def test_english_has_the_forms_of_its_plurals(spoken: dict[tuple[str, str], Message]) -> None:
    there = messages(I18N / "en.ts")
    missing = [
        key
        for key, message in spoken.items()
        if message.plural and (key not in there or not all(there[key].forms))
    ]
    assert not missing


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_a_translation_has_the_same_places_to_fill_in(language: str) -> None:
    for message in messages(I18N / f"{language}.ts").values():
        wanted = sorted(re.findall(r"\{\w+\}", message.key[1]))
        for form in message.forms:
            assert sorted(re.findall(r"\{\w+\}", form)) == wanted, message.key


def test_a_missing_or_damaged_file_leaves_english(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "xx.ts").write_text("<TS><context>")
    for language in ("xx", "yy"):
        translator = FileTranslator(language, qapp, tmp_path)
        assert translator.isEmpty()
        assert translator.translate("HomePage", "Play") is None


@pytest.mark.parametrize(
    ("language", "n", "form"),
    [("en", 1, "one"), ("en", 0, "many"), ("fr", 0, "one"), ("de", 2, "many")],
)
def test_plurals_follow_their_language(
    qapp: QApplication, tmp_path: Path, language: str, n: int, form: str
) -> None:
    (tmp_path / f"{language}.ts").write_text(
        "<TS><context><name>C</name><message numerus='yes'><source>%n cards</source><translation>"
        "<numerusform>one</numerusform><numerusform>many</numerusform></translation></message>"
        "</context></TS>"
    )
    assert FileTranslator(language, qapp, tmp_path).translate("C", "%n cards", None, n) == form


def test_nothing_is_shown_in_english_that_has_a_translation(qapp: QApplication) -> None:
    """A text whose context the program does not ask for would stay English without a word."""
    german = messages(I18N / "de.ts")
    sources = {key[1] for key in german}
    same = {form for message in german.values() for form in message.forms}  # such as Tag
    found: set[str] = set()
    with toured_window(qapp, size=(1280, 800), language="de") as (window, room, clock):

        def visit(name: str) -> None:
            texts = [
                w.text() for kind in (QLabel, QAbstractButton) for w in window.findChildren(kind)
            ]
            scene = getattr(window.page, "scene", None)
            if scene is not None:
                texts += [spot.name for spot in scene.spots]
            found.update(f"{name}: {text}" for text in texts if text in sources - same)

        walk_menus(window, visit)
        for game in GAMES:
            table = TableTour(window, room, clock, 3)
            table.sit_down(game, people(3), Customs())
            visit(f"{game}, curtain")
            table.step()
            visit(f"{game}, open")
            table.choose()
            visit(f"{game}, chosen")
    translate_into(qapp, "en")
    assert not found


def test_a_language_is_switched_while_the_program_runs(qapp: QApplication) -> None:
    translate_into(qapp, "de")
    german = QCoreApplication.translate("GameCard", "Play")
    translate_into(qapp, "en")
    assert german == "Spielen"
    assert QCoreApplication.translate("GameCard", "Play") == "Play"
