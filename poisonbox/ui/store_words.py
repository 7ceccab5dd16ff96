"""What went wrong with files, in one sentence of the reader's language.

The store tells a code and facts and has no words for people. Only somebody who meets an error pays
for loading this module.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from poisonbox.control.journal import Unsaved
from poisonbox.core.refusal import IllegalMove, Malformed
from poisonbox.store.errors import StoreError
from poisonbox.store.files import SetAside
from poisonbox.store.models import Refused
from poisonbox.texts.rulebook import explain

translate = QCoreApplication.translate

Wrong = StoreError | Unsaved | Malformed | IllegalMove
"""Why something cannot be kept or opened."""


def told(error: Wrong) -> str:
    """What a person has to know about something that could not be kept or opened."""
    if isinstance(error, StoreError | Unsaved):
        return of_store(error.code, error.facts)
    return translate(
        "StoreWords",
        "This match cannot be opened: what is kept of it does not follow the rules.",
    )


def of_store(code: str, facts: Mapping[str, Any]) -> str:
    """The sentence for one code of :mod:`poisonbox.store.errors`."""
    sentences = {
        "library/in-use": translate(
            "StoreWords",
            "The matches in {folder} are in use by another program, perhaps a second Poisonbox:"
            " until that one is closed and this one started again, nothing is kept.",
        ),
        "library/newer": translate(
            "StoreWords",
            "The matches in {folder} were written by a newer Poisonbox: until this one is updated,"
            " nothing is kept.",
        ),
        "library/read-only": translate(
            "StoreWords",
            "Matches cannot be kept: the folder {folder}, or a file in it, may not be written.",
        ),
        "library/full": translate("StoreWords", "Matches cannot be kept: the disk is full."),
        "library/damaged": translate(
            "StoreWords",
            "The file {path} is damaged: start Poisonbox again, and it is put aside and a new one"
            " is begun.",
        ),
        "library/unreachable": translate(
            "StoreWords", "The matches in {folder} cannot be opened ({reason}): nothing is kept."
        ),
        "library/closed": translate("StoreWords", "The matches are put away already."),
        "library/no-match": translate("StoreWords", "This match is no longer there."),
        "library/out-of-step": translate(
            "StoreWords", "This match has been played on elsewhere: open it again from home."
        ),
        "library/match-over": translate(
            "StoreWords", "This match is over, and nothing can be added to it."
        ),
        "library/match-damaged": translate(
            "StoreWords", "This match cannot be read: what is kept of it is damaged."
        ),
        "library/not-storable": translate("StoreWords", "This cannot be kept."),
        "library/file-unreadable": translate("StoreWords", "{path} cannot be read: {reason}."),
        "library/file-unwritable": translate("StoreWords", "{path} cannot be written: {reason}."),
        "settings/not-saved": translate(
            "StoreWords",
            "The settings cannot be kept in {folder} ({reason}), so changes last until you quit.",
        ),
    }
    otherwise = translate("StoreWords", "The file {path} cannot be used: {reason}.")
    path = str(facts.get("path", "?"))
    said = {**facts, "path": path, "folder": str(Path(path).parent), "reason": _reason(facts)}
    return sentences.get(code, otherwise).format(**said)


def _reason(facts: Mapping[str, Any]) -> str:
    """Why the system would not; where we have no words of our own, in its own."""
    reasons = {
        errno.ENOENT: translate("StoreWords", "it is not there"),
        errno.ENOTDIR: translate("StoreWords", "a part of its path is no folder"),
        errno.EISDIR: translate("StoreWords", "it is a folder"),
        errno.EACCES: translate("StoreWords", "that is not allowed"),
        errno.EPERM: translate("StoreWords", "that is not allowed"),
        errno.EROFS: translate("StoreWords", "that is not allowed"),
        errno.ENOSPC: translate("StoreWords", "the disk is full"),
        errno.EDQUOT: translate("StoreWords", "the disk is full"),
        errno.ENAMETOOLONG: translate("StoreWords", "its name is too long"),
    }
    return reasons.get(facts.get("errno", 0), str(facts.get("reason", "?")))


def why_set_aside(notice: SetAside) -> str:
    """Why a file could not be used, in a few words."""
    reasons = {
        "damaged": translate("StoreWords", "the file is damaged"),
        "foreign": translate("StoreWords", "the file is not of Poisonbox"),
        "unreadable": translate("StoreWords", "the file may not be read"),
    }
    return reasons.get(notice.code, notice.reason)


def why_not_imported(refused: Refused, language: str) -> str:
    """What is wrong with a record of a file, as the end of a sentence."""
    if refused.refusal is None or refused.move is None:
        return translate("StoreWords", "this is no record of a match")
    words = translate("StoreWords", "move {number} breaks a rule ({rule})")
    rule = explain(refused.refusal, language).rstrip(".")
    return words.format(number=refused.move + 1, rule=rule)
