"""Spots: the places of a table where something can be done, by mouse, keyboard or screen reader."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF


class Spot(Struct, eq=False):
    """One place where something can be done, or that says something when pointed at.

    Attributes:
        key: Names it among the spots of its scene, and the piece that lies there.
        rect: Where it is in the scene.
        name: What it is, for screen readers and tooltips; only what may be seen there anyway.
        zone: Tab goes from zone to zone, arrows inside one.
        act: What a click, Enter or Space does; None where nothing can be done.
        drag: Whether it can be picked up and carried to another spot.
        drop: What happens when the spot with the given key is let go here.
        wheel: What turning the wheel over it does: 1 away from the person, -1 towards.
        chosen: Whether it is the one that is chosen.
        pull: What dragging the ground here does, given how far the pointer went since last time.
    """

    key: Hashable
    rect: QRectF
    name: str
    zone: str
    act: Callable[[], None] | None = None
    drag: bool = False
    drop: Callable[[Hashable], None] | None = None
    wheel: Callable[[int], None] | None = None
    chosen: bool = False
    pull: Callable[[QPointF], None] | None = None
