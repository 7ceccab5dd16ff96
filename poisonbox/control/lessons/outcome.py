"""What became of something a learner did, and the words for it."""

from __future__ import annotations

from msgspec import Struct

from poisonbox.core.refusal import Refusal
from poisonbox.teach.wording import Text


class Outcome(Struct, frozen=True):
    """The lesson's answer.

    Attributes:
        kind: ``right``; ``wrong``: it was legal and is shown, and will be taken back; ``refused``:
            the rules do not allow it and nothing has happened.
        say: The lesson's words; None where it has none of its own.
        clause: The rule it is about, if it is about one.
        refusal: Why the rules do not allow it.
        fields: Of numbers that were entered, which are right.
    """

    kind: str
    say: Text | None = None
    clause: str = ""
    refusal: Refusal | None = None
    fields: tuple[bool, ...] = ()
