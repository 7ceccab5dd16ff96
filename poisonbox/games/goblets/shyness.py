"""Not drinking too eagerly.

Whoever poisons looks for the goblet with most to spoil: its stake, times how often it is drunk. One
who is known to drink more readily than others is everybody's victim, and with all the poison of the
table in one goblet nobody wins, however well they mix: one's opponents are many and need no plan to
agree. So thumbs go up only so often that the next best goblet, if its owner drinks now and then,
tempts more; and they go up where the goblet is likely clean rather than where it is not. Once a
table has shown that it does not go by such things, there is nothing to hide.
"""

from __future__ import annotations

from poisonbox.ai.mixing import Solution
from poisonbox.games.goblets.stage import GobletsStage

_COIN = 0.28
"""How often the owner of the next best goblet is taken to drink it, to be on the safe side."""

_HIGHEST = 5
_FLATNESS = 0.8
"""How much more readily lower stakes are drunk: at 1 all would tempt a poisoner equally."""

_CARE = 3.0
"""How strongly what may be drunk goes to the goblets that are likely clean."""

_CANDOUR = 1.6
"""How little of this is heeded before anything is known: this divided by the players is not."""

_ALERT = 1.2
"""How far above 1 it takes :attr:`Reader.hunted` to heed all of it."""


def thirst(stage: GobletsStage, solution: Solution, goblet: int, hunted: float) -> float:
    """How likely the thinking seat drinks a goblet in the end."""
    me, players, stakes = stage.me, stage.table.players, stage.table.stakes
    agent = stage.span * me + stage.drinks + goblet // players
    up = solution.mixes[agent][0]
    others = [seat for seat in range(players) if seat != me]
    tempting = min(
        max(stake for at, stake in enumerate(stakes) if at % players not in {me, other})
        for other in others
    )
    clean = careless = 1.0
    for other in others:
        places = stage.places[other]
        clean *= 1.0 - solution.mixes[stage.span * other][places.index(goblet)]
        careless *= 1.0 - 1.0 / len(places)
    cap: float = _COIN * tempting / _HIGHEST * (_HIGHEST / stakes[goblet]) ** _FLATNESS
    cap *= (clean / careless) ** _CARE
    if up <= cap:
        return up
    heed = 1.0 - _CANDOUR / players
    if hunted <= 1.0:
        heed *= hunted
    else:
        heed += (1.0 - heed) * min(1.0, (hunted - 1.0) / _ALERT)
    return heed * cap + (1.0 - heed) * up
