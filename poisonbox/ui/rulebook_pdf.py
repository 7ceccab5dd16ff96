"""A rulebook to print: title, clauses with their numbers and pictures, on light paper."""

from __future__ import annotations

import errno
from html import escape
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QImage

from poisonbox.store.files import write_whole
from poisonbox.texts.chapters import chapters, numbers, options_title
from poisonbox.texts.pictures import Picture, pictures_of
from poisonbox.texts.rulebook import Clause, OptionText, Rulebook, rulebook
from poisonbox.ui.fonts import DISPLAY
from poisonbox.ui.look import Look
from poisonbox.ui.paper import WIDTH, Block, Group, ImageBlock, RuleBlock, TextBlock, printed
from poisonbox.ui.table.still import still, still_look
from poisonbox.ui.theme import LIGHT

_NUMBER = 34.0
"""How much room the number of a clause has."""

_BESIDE = 256.0
"""How wide a picture beside the text is."""

_FLAT = 2.5
"""Pictures that are flatter than this have their place below the text."""

_GAP = 16.0
_FINE = 2.0
"""Pixels of a picture for each that would be on a screen."""

_BANNER = 190
_SMALL = 11.5


class NotWritten(Exception):
    """The file could not be written; says why in a sentence for the reader."""


def write_pdf(game: str, language: str, path: Path) -> int:
    """Write a rulebook to a file, whole or not at all; returns how many pages it has.

    The application must speak the language: the words in the pictures are its own.

    Raises:
        NotWritten: There it cannot be written; nothing has changed.
    """
    book = rulebook(game)
    _expect_writable(path)
    words = QCoreApplication.translate("RulebookPdf", "{game} · page {page} of {pages}")
    title = book.title[language]
    made, pages = printed(
        title,
        blocks_of(book, language),
        lambda page, of: words.format(game=title, page=page, pages=of),
    )
    try:
        write_whole(path, [made])
    except OSError as error:
        raise _not_written(path, error.errno or 0, error.strerror) from error
    return pages


def _expect_writable(path: Path) -> None:
    """What cannot be is told before anything is drawn."""
    try:
        if path.is_dir():
            raise _not_written(path, errno.EISDIR)
        if not path.parent.is_dir():
            raise _not_written(path.parent, errno.ENOENT)
    except OSError as error:
        raise _not_written(path, error.errno or 0, error.strerror) from error


def _not_written(path: Path, number: int, reason: str | None = None) -> NotWritten:
    from poisonbox.ui.store_words import of_store  # noqa: PLC0415  # only who fails needs it

    facts = {"path": str(path), "reason": reason or "", "errno": number}
    return NotWritten(of_store("library/file-unwritable", facts))


def blocks_of(book: Rulebook, language: str) -> list[Block]:
    """Everything in a rulebook, in the order to read it."""
    blocks: list[Block] = _opening(book, language)
    look = still_look(LIGHT, language)
    for chapter in chapters(book.game):
        blocks += _heading(chapter.title[language])
        blocks += [_clause(clause, look) for clause in chapter.clauses]
    if book.option:
        blocks += _heading(options_title()[language])
        blocks += [_option(option, language) for option in book.option.values()]
    return blocks


def _opening(book: Rulebook, language: str) -> list[Block]:
    look = Look(LIGHT, scale=_FINE)
    banner = look.picture(f"home/{book.game}", WIDTH, _BANNER).toImage()
    title = (
        f'<p style="margin:0;font-family:{DISPLAY};font-size:40px;font-weight:600">'
        f"{escape(book.title[language])}</p>"
    )
    credit = f'<p style="margin:0;color:{LIGHT.soft}"><i>{escape(book.credit[language])}</i></p>'
    summary = f'<p style="margin:0;line-height:130%">{escape(book.summary[language])}</p>'
    return [
        ImageBlock(banner.convertToFormat(QImage.Format.Format_RGB32), WIDTH, LIGHT.line),
        TextBlock(title, WIDTH, before=14, leads=True),
        TextBlock(credit, WIDTH, before=0, leads=True),
        TextBlock(summary, WIDTH, before=10, size=16),
    ]


def _heading(title: str) -> list[Block]:
    words = (
        f'<p style="margin:0;font-family:{DISPLAY};font-size:23px;font-weight:600;'
        f'color:{LIGHT.accent}">{escape(title)}</p>'
    )
    return [TextBlock(words, WIDTH, before=26, leads=True), RuleBlock(WIDTH, LIGHT.line, before=3)]


def _clause(clause: Clause, look: Look) -> Block:
    """The number, the text, and pictures beside or below it."""
    language = look.language
    number = numbers(clause.id.partition("/")[0])[clause.id]
    own = pictures_of(clause.id)
    beside = len(own) == 1 and own[0].proportion <= _FLAT and not own[0].sheet
    wide = WIDTH - _NUMBER - (_BESIDE + _GAP if beside else 0.0)
    text = TextBlock(_said(clause, language), wide)
    sign = (
        f'<p style="margin:0;font-family:{DISPLAY};font-size:17px;font-weight:600;'
        f'color:{LIGHT.accent}">{number}</p>'
    )
    parts: list[tuple[Block, float, float]] = [
        (TextBlock(sign, _NUMBER), 0.0, 0.0),
        (text, _NUMBER, 0.0),
    ]
    if beside:
        parts += _picture(own[0], look, _BESIDE, WIDTH - _BESIDE, 3.0)
    elif own:
        room = (WIDTH - _NUMBER - _GAP * (len(own) - 1)) / len(own)
        room = min(room, 470.0)
        for at, picture in enumerate(own):
            left = _NUMBER + at * (room + _GAP)
            parts += _picture(picture, look, room, left, text.height + 8)
    return Group(parts, before=14)


def _said(clause: Clause, language: str) -> str:
    option = rulebook(clause.id.partition("/")[0]).option.get(clause.option or "")
    note = ""
    if option is not None:
        words = QCoreApplication.translate("RulebookView", "Depends on the option “{option}”.")
        words = words.format(option=option.title[language])
        note = (
            f'<p style="margin:3px 0 0 0;font-size:{_SMALL:.0f}px;color:{LIGHT.soft}">'
            f"{escape(words)}</p>"
        )
    return (
        f'<p style="margin:0 0 2px 0"><b>{escape(clause.title[language])}</b></p>'
        f'<p style="margin:0;line-height:125%">{escape(clause.text[language])}</p>{note}'
    )


def _picture(
    picture: Picture, look: Look, width: float, left: float, top: float
) -> list[tuple[Block, float, float]]:
    size = QSize(round(width * _FINE), round(width * _FINE / picture.proportion))
    image = ImageBlock(still(picture, look, size), width, LIGHT.line)
    caption = (
        f'<p style="margin:0;color:{LIGHT.soft};line-height:115%">'
        f"{escape(picture.caption.said(look.language))}</p>"
    )
    words = TextBlock(caption, width, size=_SMALL)
    return [(image, left, top), (words, left, top + image.height + 4)]


def _option(option: OptionText, language: str) -> Block:
    values = " · ".join(value[language] for value in option.values.values())
    more = f'<p style="margin:2px 0 0 0;color:{LIGHT.soft}">{escape(values)}</p>' if values else ""
    words = (
        f'<p style="margin:0 0 2px 0"><b>{escape(option.title[language])}</b></p>'
        f'<p style="margin:0;line-height:125%">{escape(option.text[language])}</p>{more}'
    )
    return Group([(TextBlock(words, WIDTH - _NUMBER), _NUMBER, 0.0)], before=12)
