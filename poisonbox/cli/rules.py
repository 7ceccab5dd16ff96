"""``poisonbox rules GAME``: a rulebook to read here, or to print."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import textwrap
from pathlib import Path
from typing import Any

from poisonbox.games import GAMES
from poisonbox.texts.chapters import chapters, numbers, options_title
from poisonbox.texts.rulebook import LANGUAGES, rulebook

_FAILED, _MISUSE = 1, 2

_WIDEST = 88
"""Letters in a line: longer ones are hard to read."""

_INDENT = 4


def add(commands: Any) -> None:
    """Describe the subcommand."""
    parser = commands.add_parser(
        "rules",
        help="read a rulebook, or write it as PDF",
        description="Print the rulebook of a game as plain text, or write it to a PDF file with "
        "pictures.",
    )
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language (en)")
    parser.add_argument("--pdf", type=Path, metavar="FILE", help="write a PDF file instead")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the rules, or write them."""
    if arguments.pdf is not None:
        return _write_pdf(arguments.game, arguments.lang, arguments.pdf)
    width = min(_WIDEST, shutil.get_terminal_size().columns)
    print(plain(arguments.game, arguments.lang, max(width, 30)))
    return 0


def plain(game: str, language: str, width: int = _WIDEST) -> str:
    """A rulebook as plain text."""
    book = rulebook(game)

    def wrapped(text: str, indent: int = 0) -> str:
        before = " " * indent
        return textwrap.fill(text, width, initial_indent=before, subsequent_indent=before)

    title = book.title[language]
    parts = [
        f"{title}\n{'=' * len(title)}",
        wrapped(book.summary[language]),
        wrapped(book.credit[language]),
    ]
    for chapter in chapters(game):
        name = chapter.title[language]
        parts.append(f"{name}\n{'-' * len(name)}")
        for clause in chapter.clauses:
            head = f"{numbers(game)[clause.id]:>2}. {clause.title[language]}"
            parts.append(f"{head}\n{wrapped(clause.text[language], _INDENT)}")
    if book.option:
        name = options_title()[language]
        parts.append(f"{name}\n{'-' * len(name)}")
        for option in book.option.values():
            values = " · ".join(value[language] for value in option.values.values())
            lines = [f"    {option.title[language]}", wrapped(option.text[language], _INDENT)]
            parts.append("\n".join([*lines, *([wrapped(values, _INDENT)] if values else [])]))
    return "\n\n".join(parts)


def _write_pdf(game: str, language: str, path: Path) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        from poisonbox.ui.app import application  # noqa: PLC0415
        from poisonbox.ui.rulebook_pdf import NotWritten, write_pdf  # noqa: PLC0415
        from poisonbox.ui.translation import translate_into  # noqa: PLC0415
    except ImportError as error:
        print(f"poisonbox rules: a PDF file needs the window: {error}", file=sys.stderr)
        return _FAILED
    translate_into(application(), language)
    try:
        write_pdf(game, language, path)
    except NotWritten as error:
        print(f"poisonbox rules: {error}", file=sys.stderr)
        return _MISUSE
    return 0
