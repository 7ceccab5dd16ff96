"""How well somebody knows a clause."""

from __future__ import annotations

from msgspec import Struct


class Mastery(Struct, frozen=True):
    """How often a learner has used a clause.

    Attributes:
        used: How often rightly.
        missed: How often not.
        streak: How often rightly since it was last missed.
    """

    used: int = 0
    missed: int = 0
    streak: int = 0

    @property
    def mastered(self) -> bool:
        """Whether it was used rightly the last time."""
        return self.streak > 0

    def after(self, *, right: bool) -> Mastery:
        """The same after one more use."""
        if right:
            return Mastery(self.used + 1, self.missed, self.streak + 1)
        return Mastery(self.used, self.missed + 1, 0)
