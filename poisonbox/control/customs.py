"""How a table likes to play: nothing here changes a rule of a game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from poisonbox.store.preferences import Preferences

Seconds = Annotated[float, Meta(ge=0, le=86400)]


class Customs(Struct, frozen=True, kw_only=True):
    """The customs of one table.

    Attributes:
        confirm: Whether a choice is made when it is confirmed, or as soon as it is complete.
        reveal: The gesture the window offers first: a click opens a hand, holding a key peeks.
        idle: After so many seconds without a touch an open hand is covered; 0 is never.
        one_visit: Secret choices that follow each other without news are made in one visit.
        table_vote: Choices that can be shown with real hands are shown, and entered by one person.
        real_chance: Outcomes everybody sees, such as dice, are entered by a person.
        memory_aids: Whether the window may show what a good memory would know.
        bots_pace: Seconds until a bot's turn is shown, at least.
        bots_seal: Seconds from the beginning of a secret choice until all bots' seals are shown.
        hints: Whether a player may ask for a hint.
        coach: Whether hints say what moves promise and risk, and the coach speaks before a costly
            move, each player in their own view.
        take_back: Whether a move may be taken back after it was made.
        scoring: Whether the table stops to look at each round's score sheet.
        open_hands: Everybody may see everything, as in a lesson for the whole table.
    """

    confirm: Literal["explicit", "on-drop"] = "explicit"
    reveal: Literal["click", "hold"] = "click"
    idle: Seconds = 20.0
    one_visit: bool = False
    table_vote: bool = False
    real_chance: bool = False
    memory_aids: bool = False
    bots_pace: Seconds = 0.8
    bots_seal: Seconds = 1.5
    hints: bool = True
    coach: bool = False
    take_back: bool = True
    scoring: bool = True
    open_hands: bool = False


_PACE = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}
"""Seconds for the words of the settings."""


def usual_customs(preferences: Preferences, people: int = 0) -> Customs:
    """How a table plays unless it says otherwise: by the settings.

    Args:
        preferences: The settings.
        people: How many persons sit there: who is alone has a coach.
    """
    pace = _PACE[preferences.bots_pace]
    return Customs(
        confirm=preferences.confirm,
        reveal=preferences.reveal,
        idle=float(preferences.idle_cover),
        one_visit=preferences.customs.one_visit,
        table_vote=preferences.customs.table_vote,
        memory_aids=preferences.memory_aids,
        bots_pace=pace,
        bots_seal=2 * pace,
        hints=preferences.hints,
        coach=preferences.hints
        and (preferences.coach if people == 1 else preferences.customs.coach),
    )
