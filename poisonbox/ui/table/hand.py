"""Where cards lie in a hand."""

from __future__ import annotations

from PySide6.QtCore import QRectF


def fan(area: QRectF, count: int, width: float, height: float, gap: float = 10.0) -> list[QRectF]:
    """Boxes for cards side by side in the middle of an area; where there are many they overlap."""
    if count == 0:
        return []
    room = area.width() - 48
    step = min(width + gap, (room - width) / max(1, count - 1))
    left = area.center().x() - (step * (count - 1) + width) / 2
    top = area.bottom() - height - max(8.0, (area.height() - height) * 0.35)
    return [QRectF(left + step * at, top, width, height) for at in range(count)]
