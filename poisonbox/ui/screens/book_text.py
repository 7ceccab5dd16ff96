"""A rulebook as rich text: chapters, clauses, pictures, and the ways to its lessons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from poisonbox.texts.chapters import Chapter, numbers, options_title
from poisonbox.texts.lessons import lesson, lessons_of
from poisonbox.texts.pictures import album
from poisonbox.texts.rulebook import Clause, OptionText, rulebook
from poisonbox.texts.searching import hits
from poisonbox.ui.look import Look
from poisonbox.ui.screens.book_browser import address, height_of

translate = QCoreApplication.translate

LESSON = "lesson"
"""The scheme of links to lessons: ``lesson:game/slug``, the clause that is to be learnt."""

_LARGE = 1.3
"""From this size of text on a smaller title must do."""

_WIDEST, _TALLEST = 480, 330
"""How large a picture is at most on a wide page, at 100 % text."""

_GAP = 12
"""Pixels between two pictures."""

_AIR = '<p style="margin:0;font-size:6px">&nbsp;</p>'
"""A line that is nearly nothing: tables have no margins of their own."""


class BookText:
    """Writes a rulebook for one reader.

    Attributes:
        words: What is looked for; it is lit.
        current: Which of the hits is looked at, counted through the whole text.
        hits: How many there were when the text was written.
    """

    def __init__(
        self, look: Look, game: str, *, wide: bool, mastered: Callable[[str], bool] | None
    ) -> None:
        """Write for a reader.

        Args:
            look: What it is written with.
            game: Whose rulebook.
            wide: Whether there is much room.
            mastered: Whether a clause is known; without this no lessons are offered.
        """
        self._look = look
        self._game = game
        self._wide = wide
        self._mastered = mastered
        self.words: list[str] = []
        self.current = 0
        self.hits = 0

    # -- the whole -----------------------------------------------------------------------------

    def opening(self) -> str:
        """Title, summary and credit."""
        book, language, theme = rulebook(self._game), self._look.language, self._look.theme
        roomy = self._wide and self._look.text_scale <= _LARGE
        title = self._look.font("hero" if roomy else "title")
        face = self._look.font(display=True).family()
        return (
            f'<p style="font-family:{face};font-size:{title.pixelSize()}px;font-weight:600;'
            f'margin:0 0 6px 0">{escape(book.title[language])}</p>'
            f'<p style="margin:0 0 6px 0">{escape(book.summary[language])}</p>'
            f'<p style="margin:0 0 8px 0;color:{theme.soft}"><i>{escape(book.credit[language])}</i>'
            "</p>"
        )

    def chapter(self, chapter: Chapter, marked: str | None, room: int) -> str:
        """A chapter; pictures have so many pixels of width to share."""
        parts = [self._heading(chapter.title[self._look.language])]
        parts += [self._clause(clause, clause.id == marked, room) for clause in chapter.clauses]
        return "".join(parts)

    def options(self, options: Sequence[OptionText]) -> str:
        """What may be chosen before a match."""
        if not options:
            return ""
        language, theme = self._look.language, self._look.theme
        parts = [self._heading(options_title()[language])]
        for option in options:
            values = " · ".join(value[language] for value in option.values.values())
            more = (
                f'<p style="margin:2px 0 0 0;color:{theme.soft}">{self._lit(values)}</p>'
                if values
                else ""
            )
            parts.append(
                '<table width="100%" cellspacing="0" cellpadding="7"><tr><td>'
                f'<p style="margin:0 0 2px 0"><b>{self._lit(option.title[language])}</b></p>'
                f'<p style="margin:0;line-height:130%">{self._lit(option.text[language])}</p>{more}'
                "</td></tr></table>"
            )
        return "".join(parts)

    # -- its parts -----------------------------------------------------------------------------

    def _heading(self, title: str) -> str:
        size = self._look.font("title" if self._wide else "large").pixelSize()
        face = self._look.font(display=True).family()
        return (
            f'<p style="font-family:{face};font-size:{size}px;font-weight:600;'
            f'color:{self._look.theme.accent};margin:18px 0 4px 0">{escape(title)}</p>'
        )

    def _clause(self, clause: Clause, marked: bool, room: int) -> str:
        language, theme = self._look.language, self._look.theme
        ground = f' bgcolor="{theme.hover}"' if marked else ""
        pointer = "▸ " if marked else ""
        number = f'<span style="color:{theme.soft}">{numbers(self._game)[clause.id]}.</span> '
        return (
            f'<table width="100%" cellspacing="0" cellpadding="7"{ground}><tr><td>'
            f'<p style="margin:0 0 2px 0"><a name="{anchor(clause.id)}"></a>'
            f"{number}<b>{pointer}{self._lit(clause.title[language])}</b></p>"
            f'<p style="margin:0;line-height:130%">{self._lit(clause.text[language])}</p>'
            f"{self._note(clause)}{self._pictures(clause, room)}{self._lesson(clause)}"
            "</td></tr></table>"
        )

    def _note(self, clause: Clause) -> str:
        """On which option a clause depends."""
        option = rulebook(self._game).option.get(clause.option or "")
        if option is None:
            return ""
        words = translate("RulebookView", "Depends on the option “{option}”.")
        return self._small(escape(words.format(option=option.title[self._look.language])))

    def _lesson(self, clause: Clause) -> str:
        """The way to the lesson, and whether the clause is mastered."""
        places = lessons_of(clause.id)
        if self._mastered is None or not places:
            return ""
        theme = self._look.theme
        title = lesson(places[0].lesson).title.said(self._look.language)
        words = translate("RulebookView", "Learn it: {lesson}").format(lesson=title)
        said = f'<a style="color:{theme.accent}" href="{LESSON}:{clause.id}">{escape(words)}</a>'
        if self._mastered(clause.id):
            known = translate("RulebookView", "mastered")
            said += f'&nbsp; <span style="color:{theme.good}">✓&nbsp;{escape(known)}</span>'
        return self._small(said)

    def _small(self, words: str) -> str:
        size = self._look.font("small").pixelSize()
        colour = self._look.theme.soft
        return f'<p style="margin:4px 0 0 0;color:{colour};font-size:{size}px">{words}</p>'

    def _pictures(self, clause: Clause, room: int) -> str:
        """Side by side where there is room, else one below the other."""
        own = [
            (at, picture)
            for at, picture in enumerate(album(self._game).picture)
            if picture.clause == clause.id
        ]
        if not own or room <= 0:
            return ""
        cells = []
        scale = max(1.0, self._look.text_scale) if self._wide else 1.0
        columns = len(own) if self._wide else 1
        for at, picture in own:
            most = min((room - _GAP * (columns - 1)) // columns, round(_WIDEST * scale))
            width = min(most, round(_TALLEST * scale * picture.proportion)) if self._wide else most
            caption = picture.caption.said(self._look.language)
            place = address(self._game, at, width)
            cells.append(
                f'<td width="{width + (_GAP if at != own[-1][0] else 0)}"><a href="{place}">'
                f'<img src="{place}" width="{width}" height="{height_of(picture, width)}"></a>'
                f"{self._small(self._lit(caption))}{'' if self._wide else _AIR}</td>"
            )
        rows = [cells] if self._wide else [[cell] for cell in cells]
        lines = "".join(f"<tr>{''.join(row)}</tr>" for row in rows)
        return f'{_AIR}<table cellspacing="0" cellpadding="0">{lines}</table>'

    def _lit(self, text: str) -> str:
        """A text with the words that are looked for made visible, the current one most."""
        theme = self._look.theme
        parts, end = [], 0
        for start, stop in hits(text, self.words):
            parts.append(escape(text[end:start]))
            here = self.hits == self.current
            ground, ink = (theme.focus, theme.ground) if here else (theme.accent, theme.accent_ink)
            line = "text-decoration:underline;" if here else ""
            parts.append(
                f'<a name="hit-{self.hits}"></a>'
                f'<span style="background-color:{ground};color:{ink};{line}">'
                f"{escape(text[start:stop])}</span>"
            )
            self.hits += 1
            end = stop
        return "".join([*parts, escape(text[end:])])


def anchor(clause: str) -> str:
    """The name of the place of a clause in the text."""
    return clause.replace("/", "-")
