"""A guide: what is said to a table that plays its first round with open hands."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from poisonbox.control.customs import Customs
from poisonbox.control.lessons.judging import events_of
from poisonbox.control.recap import Told
from poisonbox.control.screen import Screen
from poisonbox.core.refusal import Refusal
from poisonbox.core.view import view_json
from poisonbox.teach.lesson import Voice
from poisonbox.teach.open_round import Explanation, OpenRound
from poisonbox.teach.predicate import Attempt
from poisonbox.teach.wording import Text


class Spoken(Struct, frozen=True):
    """What the guide says at one moment.

    Attributes:
        texts: The words, one thing after the other.
        clause: The rule behind the last of them, if there is one.
        refusal: Why the rules do not allow what somebody has just tried.
    """

    texts: tuple[Text, ...]
    clause: str = ""
    refusal: Refusal | None = None


class Guide:
    """Speaks to a table that learns together.

    Attributes:
        lesson: What there is to say.
        phase: ``playing``; ``scoring``: it is enough, and the points are explained; ``done``.
        at: Which part of the scoring is explained.
    """

    def __init__(self, lesson: OpenRound) -> None:
        """Welcome everybody."""
        self.lesson = lesson
        self.phase = "playing"
        self.at = 0
        self._begun = False
        self._voices: tuple[Voice, ...] = ()
        self._refusal: Refusal | None = None
        self._heard: set[int] = set()
        self._seen: dict[str, object] = {}

    # -- looking -----------------------------------------------------------------------------

    @property
    def spoken(self) -> Spoken:
        """What is to be read now."""
        if self.phase == "done":
            return Spoken((self.lesson.done,))
        if self.phase == "scoring":
            return Spoken((self._explained.say,), self._explained.clause)
        if self._refusal is not None:
            return Spoken((), self._refusal.clause, self._refusal)
        welcome = () if self._begun else (self.lesson.say,)
        texts = (*welcome, *(voice.say for voice in self._voices))
        return Spoken(texts, self._voices[-1].clause if self._voices else "")

    @property
    def points(self) -> tuple[str, ...]:
        """What glows."""
        if self.phase == "scoring":
            return self._explained.point
        return self._voices[-1].point if self.phase == "playing" and self._voices else ()

    @property
    def over(self) -> bool:
        """Whether enough was played, so that only words are left."""
        return self.phase != "playing"

    @property
    def _explained(self) -> Explanation:
        return self.lesson.scoring[self.at]

    # -- hearing -----------------------------------------------------------------------------

    def hear(self, told: Sequence[Told], screen: Screen) -> None:
        """Something happened: say what is new about it."""
        if self.over:
            return
        view = view_json(screen.view)
        seen = Attempt(None, None, events_of(told), self._seen, view)
        self._seen = view
        self._refusal = None
        for index, voice in enumerate(self.lesson.voices):
            if index not in self._heard and voice.when.holds(seen):
                self._heard.add(index)
                self._voices += (voice,)
        if self.lesson.until.holds(seen):
            self.phase = "scoring" if self.lesson.scoring else "done"

    def moved(self) -> None:
        """Somebody has made a choice: what was said until then has been read."""
        self._begun = True
        self._voices = ()
        self._refusal = None

    def refused(self, refusal: Refusal | None) -> None:
        """Somebody tried what the rules do not allow; None: that has been read."""
        self._refusal = refusal

    def next(self) -> None:
        """What is said about the points has been read."""
        if self.phase == "scoring":
            self.at += 1
            if self.at >= len(self.lesson.scoring):
                self.phase = "done"

    def enough(self) -> None:
        """The table does not want to go on with it."""
        self.phase = "done"


def open_customs(usual: Customs) -> Customs:
    """The customs of a table that learns together: everything is open, and nothing is hurried."""
    return replace(
        usual, open_hands=True, confirm="explicit", idle=0.0, one_visit=False, table_vote=False,
        real_chance=False, scoring=True, hints=False, coach=False, memory_aids=True,
    )  # fmt: skip
