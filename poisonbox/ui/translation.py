"""The window's words in other languages: Qt's own .ts files, read as they are.

A ``.ts`` file in ``resources/i18n`` is all a language needs. It is read when that language is asked
for, so there is nothing to compile, and a translator sees the result at the next start.
"""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QCoreApplication, QObject, QTranslator

from poisonbox.paths import resources


class FileTranslator(QTranslator):
    """Translates with the messages of one file; what is missing stays in English."""

    def __init__(self, language: str, parent: QObject, folder: Path | None = None) -> None:
        """Read the file of a language; a damaged or missing one translates nothing."""
        super().__init__(parent)
        self._messages: dict[tuple[str, str], str] = {}
        self._plurals: dict[tuple[str, str], list[str]] = {}
        self._french = language == "fr"
        try:
            file = (folder or resources() / "i18n") / f"{language}.ts"
            root = ElementTree.parse(file).getroot()
        except (OSError, ElementTree.ParseError):
            return
        for context in root.iter("context"):
            name = context.findtext("name", "")
            for message in context.iter("message"):
                self._read(name, message)

    def _read(self, context: str, message: ElementTree.Element) -> None:
        key = (context, message.findtext("source", ""))
        found = message.find("translation")
        if found is None or found.get("type") in ("vanished", "obsolete"):
            return
        forms = [form.text or "" for form in found.iter("numerusform")]
        if forms:
            self._plurals[key] = forms
        elif found.text:
            self._messages[key] = found.text

    def isEmpty(self) -> bool:  # noqa: N802
        """Qt leaves out translators that have nothing to say."""
        return not self._messages and not self._plurals

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """The words for a source text; None where there are none, so that others may be asked."""
        key = (context, source)
        forms = self._plurals.get(key)
        if forms is not None:
            one = n in (0, 1) if self._french else n == 1
            return forms[0] if one else forms[-1]
        return self._messages.get(key)


_installed: list[FileTranslator] = []


def translate_into(app: QCoreApplication, language: str) -> None:
    """From now on the window speaks this language; what is already shown must be built anew."""
    while _installed:
        app.removeTranslator(_installed.pop())
    translator = FileTranslator(language, app)
    if not translator.isEmpty():
        _installed.append(translator)
        app.installTranslator(translator)
