"""Who sits at a lesson's table: the learner, those who play what is written, and bots."""

from __future__ import annotations

from msgspec import Struct

from poisonbox.control.customs import Customs
from poisonbox.control.lessons.pupil import Pupil
from poisonbox.control.seats import Bot, Human, Player, Script
from poisonbox.control.thinking import Thinker
from poisonbox.core.state import Seat
from poisonbox.teach.lesson import Moves, Play, Position, Step

_CRESTS = ("raven", "fox", "owl", "hare", "cat", "stag", "toad", "moth")
"""How those look for whom a lesson chose no picture."""


class Company(Struct, frozen=True):
    """What a lesson needs from outside.

    Attributes:
        you: What the learner is called where the lesson gives no name.
        crest: The learner's picture.
        customs: How tables are played on here.
        thinker: Who thinks for bots, in lessons that have some.
        seed: Where chance comes from once the learner plays freely.
        pupil: Who remembers what was learnt.
    """

    you: str
    crest: str = ""
    customs: Customs = Customs()
    thinker: Thinker | None = None
    seed: str = "a lesson"
    pupil: Pupil | None = None


def seated(position: Position, step: Step, log: Moves, company: Company) -> list[Player]:
    """The players at each seat while a step is taken."""
    return [_player(seat, position, step, log, company) for seat in range(position.players)]


def _player(seat: Seat, position: Position, step: Step, log: Moves, company: Company) -> Player:
    if seat == position.seat:
        return Human(position.names[seat] or company.you, company.crest)
    if isinstance(step, Play):
        place = (seat - position.seat - 1) % position.players
        return Bot(step.bots[place % len(step.bots)], step.level)
    crests = position.crests or _CRESTS
    crest = crests[seat % len(crests)]
    if crest == company.crest:  # the learner has it, and leaves another one free
        crest = crests[position.seat % len(crests)]
    made = tuple(move for mover, move in log if mover == seat)
    return Script(made, position.names[seat], crest)
