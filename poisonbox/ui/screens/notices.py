"""What a person must know about their files: one sentence each, until it is waved away."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from poisonbox.store.files import SetAside
from poisonbox.ui.room import Room
from poisonbox.ui.widgets import label, panel

translate = QCoreApplication.translate


_seen: set[object] = set()
"""What somebody has waved away since the program was started."""


class Notice(Struct, frozen=True):
    """One sentence.

    Attributes:
        sentence: In the language of the window.
        dismiss: Makes it not be told again.
    """

    sentence: str
    dismiss: Callable[[], object]


def notices(room: Room) -> list[Notice]:
    """Everything that is to be told now."""
    told = [
        Notice(sentence, lambda sentence=sentence: _forget(room, sentence))  # type: ignore[misc]
        for sentence in dict.fromkeys(say() for say in room.trouble)
    ]
    settings = room.settings
    if settings.notice is not None:
        told += _once(settings.notice.path, _settings_set_aside(settings.notice))
    if settings.wrong:
        sentence = translate(
            "Notices", "Some settings could not be read and are as they were at first: {names}."
        ).format(names=", ".join(settings.wrong))
        told += _once((settings.path, settings.wrong), sentence)
    library = room.library
    if library is not None and library.notice is not None:
        told += _once(library.notice.path, _library_set_aside(library.notice))
    return told


def _once(key: object, sentence: str) -> list[Notice]:
    return [] if key in _seen else [Notice(sentence, lambda: _seen.add(key))]


def _forget(room: Room, sentence: str) -> None:
    room.trouble[:] = [say for say in room.trouble if say() != sentence]


def _settings_set_aside(notice: SetAside) -> str:
    from poisonbox.ui.store_words import why_set_aside  # noqa: PLC0415  # rarely needed

    if notice.kept is None:
        return translate(
            "Notices",
            "Your settings could not be read ({reason}), so everything is as at first. The file is"
            " still at {path}.",
        ).format(reason=why_set_aside(notice), path=notice.path)
    return translate(
        "Notices",
        "Your settings could not be read ({reason}), so everything is as at first. The old file is"
        " kept as {path}.",
    ).format(reason=why_set_aside(notice), path=notice.kept)


def _library_set_aside(notice: SetAside) -> str:
    from poisonbox.ui.store_words import why_set_aside  # noqa: PLC0415  # rarely needed

    return translate(
        "Notices",
        "The matches played so far could not be read ({reason}), so the history begins anew. The"
        " old file is kept as {path}.",
    ).format(reason=why_set_aside(notice), path=notice.kept or notice.path)


def notice_strip(notice: Notice) -> QWidget:
    """A notice as it is shown, with a button that waves it away."""
    made = panel("card")
    line = QHBoxLayout(made)
    line.setContentsMargins(16, 6, 8, 6)
    line.setSpacing(12)
    mark = label("!", "bad")
    text = label(notice.sentence, wrap=True)
    close = QToolButton()
    close.setText("×")
    close.setProperty("role", "quiet")
    close.setAccessibleName(translate("Notices", "Close this notice"))
    close.setToolTip(translate("Notices", "Close this notice"))

    def wave_away() -> None:
        notice.dismiss()
        made.hide()
        made.deleteLater()

    close.clicked.connect(wave_away)
    line.addWidget(mark)
    line.addWidget(text, 1)
    line.addWidget(close)
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
    return made
